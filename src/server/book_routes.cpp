#include "server/book_routes.h"

#include <ctime>

#include "api/books.h"
#include "server/http_messages.h"
#include "server/log.h"

namespace drover::server {

namespace json = boost::json;

namespace {

Response failure_response(const Request& request, const store::Failure& failure) {
  if (is_server_fault(failure)) log_error("book_failed", {{"sentence", failure.sentence}});
  return error_response(request, error_of(failure));
}

// Awaits a deletion that `start` begins in the store, and responds with its outcome.
template <class Start>
asio::awaitable<Response> await_deletion(const Request& request, Start start) {
  const auto failure = co_await await_callback<std::optional<store::Failure>>(std::move(start));
  if (failure) co_return failure_response(request, *failure);
  co_return json_response(request, {{"status", "ok"}});
}

Response book_summary_route(Context& context, const Request& request) {
  const auto book = context.store.read_book(bearer_token(request), {});
  if (!book) return failure_response(request, book.error());
  return json_response(request, api::book_json(*book));
}

Response book_results_route(Context& context, const Request& request, std::string_view query) {
  const auto part = api::parse_results_page(query);
  if (!part) return error_response(request, part.error());
  const auto read = context.store.read_book(bearer_token(request), *part);
  if (!read) return failure_response(request, read.error());
  return json_response(request, api::book_page_json(*read));
}

Response book_export_route(Context& context, const Request& request, std::string_view query) {
  const auto csv = api::asks_for_csv(query);
  if (!csv) return error_response(request, csv.error());
  const auto read = context.store.read_book(bearer_token(request), {});
  if (!read) return failure_response(request, read.error());
  const auto& book = *read;
  if (*csv) return text_response(request, api::to_csv(book.results), "text/csv; charset=utf-8");
  return json_response(request, api::whole_book_json(book));
}

}  // namespace

asio::awaitable<Response> create_book_route(Context& context, const Request& request,
                                            const std::string& visitor) {
  if (!context.limiter.try_acquire(visitor, LimitedAction::kNewTable)) {
    co_return error_response(request, too_fast());
  }
  const auto secret = co_await await_callback<store::Outcome<std::string>>([&](auto done) {
    context.store.make_book(static_cast<std::int64_t>(std::time(nullptr)), std::move(done));
  });
  if (!secret) co_return failure_response(request, secret.error());
  ++context.metrics.books_created;
  co_return json_response(request, {{"book", *secret}}, http::status::created);
}

asio::awaitable<Response> book_route(Context& context, const Request& request,
                                     const service::RouteMatch& match, std::string_view query) {
  switch (match.route->operation) {
    case service::Operation::kBook:
      co_return book_summary_route(context, request);
    case service::Operation::kBookResults:
      co_return book_results_route(context, request, query);
    case service::Operation::kExportBook:
      co_return book_export_route(context, request, query);
    case service::Operation::kRemoveBook:
      co_return co_await await_deletion(request, [&](auto done) {
        context.store.forget_book(std::string(bearer_token(request)), std::move(done));
      });
    default:
      co_return co_await await_deletion(request, [&](auto done) {
        context.store.forget_result(std::string(bearer_token(request)),
                                    std::string(match.parameters[0]), std::move(done));
      });
  }
}

}  // namespace drover::server
