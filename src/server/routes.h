// The HTTP interface (docs/api.md): routing of requests.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// True if the request comes from a page of another site (its Origin differs from its Host).
bool is_cross_site(const Request& request);
// Responds to a request. Applies the visitor's rate limit.
asio::awaitable<Response> route_request(Context& context, const Request& request,
                                        const std::string& visitor);

}  // namespace drover::server
