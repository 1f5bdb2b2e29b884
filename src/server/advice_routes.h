// HTTP routes for hints, reviews and the analysis.
#pragma once

#include "server/context.h"
#include "server/net.h"
#include "service/routes.h"

namespace drover::server {

// POST /api/v1/tables/ID/hint
asio::awaitable<Response> hint_route(Context& context, const Request& request, OpenedTable opened);
// GET /api/v1/tables/ID/review
asio::awaitable<Response> review_route(Context& context, const Request& request,
                                       OpenedTable opened);

// POST /api/v1/analysis/WHAT: about a position that belongs to no table.
asio::awaitable<Response> analysis_route(Context& context, const Request& request,
                                         const std::string& visitor, const service::Route& route);

}  // namespace drover::server
