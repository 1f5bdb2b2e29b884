// The part of the HTTP interface about record books (docs/api.md, "Record books").
#pragma once

#include <string>
#include <string_view>

#include "server/context.h"
#include "server/net.h"

namespace drover::server {

// POST /api/v1/books
asio::awaitable<Response> make_book(Context& context, const Request& request,
                                    const std::string& visitor);
// /api/v1/book[/...]: `path` is what comes behind it.
asio::awaitable<Response> book_route(Context& context, const Request& request,
                                     std::string_view path, std::string_view query);

}  // namespace drover::server
