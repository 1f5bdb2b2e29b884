// One connection: requests of HTTP one after the other, or what becomes a live session.
#pragma once

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// Who the peer is as long as no request says otherwise: nobody in particular if it is a trusted
// proxy.
std::string peer_visitor(const ServerOptions& options, const tcp::endpoint& peer);

// `hold` is the connection's own, of `visitor`.
asio::awaitable<void> serve_connection(Context& context, tcp::socket socket, std::string visitor,
                                       Visitors::Hold hold);

}  // namespace drover::server
