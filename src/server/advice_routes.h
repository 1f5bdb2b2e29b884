// The requests for hints and reviews.
#pragma once

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// POST /api/v1/tables/ID/hint
asio::awaitable<Response> hint_route(Context& context, const Request& request, Opened opened);
// GET /api/v1/tables/ID/review
asio::awaitable<Response> review_route(Context& context, const Request& request, Opened opened);

}  // namespace drover::server
