// HTTP routes of record books (docs/api.md, "Record books"). The request's bearer token is the
// secret of the book.
#pragma once

#include <string>
#include <string_view>

#include "server/context.h"
#include "server/net.h"
#include "service/routes.h"

namespace drover::server {

// POST /api/v1/books
asio::awaitable<Response> create_book_route(Context& context, const Request& request,
                                            const std::string& visitor);
// /api/v1/book[/PATH]
asio::awaitable<Response> book_route(Context& context, const Request& request,
                                     const service::RouteMatch& match, std::string_view query);

}  // namespace drover::server
