// The HTTP interface: what each request answers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// Whether a request from a page of another site should be refused.
bool is_foreign(const Request& request);
asio::awaitable<Response> answer(Context& context, const Request& request,
                                 const std::string& visitor);

}  // namespace drover::server
