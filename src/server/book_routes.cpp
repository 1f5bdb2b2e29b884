#include "server/book_routes.h"

#include <ctime>

#include "api/books.h"
#include "server/log.h"
#include "server/requests.h"

namespace drover::server {

namespace json = boost::json;

namespace {

Response failure_response(const Request& request, const store::Failure& failure) {
  if (concerns_host(failure)) log_error("book_failed", {{"sentence", failure.sentence}});
  return error_response(request, error_of(failure));
}

template <class Start>
asio::awaitable<Response> forget(const Request& request, Start start) {
  const auto failure = co_await wait_for<std::optional<store::Failure>>(std::move(start));
  if (failure) co_return failure_response(request, *failure);
  co_return json_response(request, {{"status", "ok"}});
}

Response summary(Context& context, const Request& request) {
  const auto book = context.store.read_book(key_of(request), {});
  if (!book) return failure_response(request, book.error());
  return json_response(request, api::book_json(*book));
}

Response results(Context& context, const Request& request, std::string_view query) {
  const auto part = api::part_in(query);
  if (!part) return error_response(request, part.error());
  const auto read = context.store.read_book(key_of(request), *part);
  if (!read) return failure_response(request, read.error());
  return json_response(request, api::book_page_json(*read));
}

Response export_book(Context& context, const Request& request, std::string_view query) {
  const auto csv = api::csv_in(query);
  if (!csv) return error_response(request, csv.error());
  const auto read = context.store.read_book(key_of(request), {});
  if (!read) return failure_response(request, read.error());
  const auto& book = *read;
  if (*csv) return text_response(request, api::to_csv(book.results), "text/csv; charset=utf-8");
  return json_response(request, api::whole_book_json(book));
}

}  // namespace

asio::awaitable<Response> make_book(Context& context, const Request& request,
                                    const std::string& visitor) {
  if (!context.visitors.allows(visitor, Act::kNewTable)) {
    co_return error_response(request, too_fast());
  }
  const auto made = co_await wait_for<store::Outcome<std::string>>([&](auto done) {
    context.store.make_book(static_cast<std::int64_t>(std::time(nullptr)), std::move(done));
  });
  if (!made) co_return failure_response(request, made.error());
  ++context.metrics.books_created;
  co_return json_response(request, {{"book", *made}}, http::status::created);
}

asio::awaitable<Response> book_route(Context& context, const Request& request,
                                     std::string_view path, std::string_view query) {
  const bool get = reads(request);
  const bool forgets = request.method() == http::verb::delete_;
  const std::string_view what = next_part(path);
  const std::string_view id = path;
  if (what.empty() && id.empty() && get) co_return summary(context, request);
  if (what == "results" && id.empty() && get) co_return results(context, request, query);
  if (what == "export" && id.empty() && get) co_return export_book(context, request, query);
  if (what.empty() && id.empty() && forgets) {
    co_return co_await forget(request, [&](auto done) {
      context.store.forget_book(std::string(key_of(request)), std::move(done));
    });
  }
  if (what == "results" && !id.empty() && forgets) {
    co_return co_await forget(request, [&](auto done) {
      context.store.forget_result(std::string(key_of(request)), std::string(id), std::move(done));
    });
  }
  co_return not_found(request);
}

}  // namespace drover::server
