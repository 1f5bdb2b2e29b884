// HTTP routes for sitting down, handing a seat over, and stopping a game.
#pragma once

#include <string_view>

#include "api/requests.h"
#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// POST /api/v1/tables/ID/sit
asio::awaitable<Response> sit_route(Context& context, const Request& request, OpenedTable opened);
// POST /api/v1/tables/ID/seats/N/link, by the host; `seat` is N
asio::awaitable<Response> link_route(Context& context, const Request& request, std::string_view id,
                                     std::string_view seat);
// POST /api/v1/tables/ID/seat/ACTION: bot, back, offer, keep
asio::awaitable<Response> seat_route(Context& context, const Request& request, OpenedTable opened,
                                     api::SeatAction act);
// POST /api/v1/tables/ID/stop
asio::awaitable<Response> stop_route(Context& context, const Request& request, OpenedTable opened);

}  // namespace drover::server
