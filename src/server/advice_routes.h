// The requests for hints and reviews.
#pragma once

#include <string>

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// POST /api/v1/tables/ID/hint
asio::awaitable<Response> hint_route(Context& context, const Request& request,
                                     const std::string& address, Opened opened);
// GET /api/v1/tables/ID/review
Response review_route(Context& context, const Request& request, const std::string& address,
                      const Opened& opened);

}  // namespace drover::server
