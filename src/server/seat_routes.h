// The requests of those who sit down, hand their seat on, or want to stop.
#pragma once

#include <string_view>

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// POST /api/v1/tables/ID/sit
asio::awaitable<Response> sit_route(Context& context, const Request& request, Opened opened);
// POST /api/v1/tables/ID/seats/N/link, by the host; `path` is what follows "seats/"
asio::awaitable<Response> link_route(Context& context, const Request& request, std::string_view id,
                                     std::string_view path);
// POST /api/v1/tables/ID/seat/WHAT: bot, back, offer, keep
asio::awaitable<Response> seat_route(Context& context, const Request& request, Opened opened,
                                     std::string_view what);
// POST /api/v1/tables/ID/stop
asio::awaitable<Response> stop_route(Context& context, const Request& request, Opened opened);

}  // namespace drover::server
