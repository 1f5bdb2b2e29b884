// One TCP connection: HTTP requests one after the other, until one of them upgrades it to a
// WebSocket session.
#pragma once

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// The visitor of a connection; empty for a trusted proxy, whose requests name their visitors.
std::string peer_visitor(const ServerOptions& options, const tcp::endpoint& peer);

// Serves the connection until it ends. `peer` is the result of peer_visitor(), and `reservation`
// its reservation for this connection.
asio::awaitable<void> serve_connection(Context& context, tcp::socket socket, std::string peer,
                                       VisitorLimiter::Reservation reservation);

}  // namespace drover::server
