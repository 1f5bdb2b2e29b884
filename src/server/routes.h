// The HTTP interface: what each request answers.
#pragma once

#include <string>

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// Whether a request from a page of another site should be refused.
bool is_foreign(const Request& request);
// Headers every answer carries: nothing may be framed, sniffed or loaded from elsewhere.
void add_security_headers(http::fields& fields);

asio::awaitable<Response> answer(Context& context, const Request& request,
                                 const std::string& address);
Response error_response(const Request& request, const ApiError& error);

}  // namespace drover::server
