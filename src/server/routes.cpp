#include "server/routes.h"

#include <algorithm>
#include <optional>

#include <boost/json/serialize.hpp>

#include "api/analysis.h"
#include "server/advice_routes.h"
#include "server/book_routes.h"
#include "server/gzip.h"
#include "server/page.h"
#include "server/requests.h"
#include "server/seat_routes.h"

namespace drover::server {

namespace {

namespace json = boost::json;

// `book` is the record book that the table's result goes to.
asio::awaitable<Response> create(Context& context, const Request& request,
                                 const std::string& visitor, table::Checked<table::TableData> data,
                                 std::optional<std::string> book) {
  if (!data) co_return error_response(request, error_of(data.error()));
  if (!context.visitors.allows(visitor, Act::kNewTable)) {
    co_return error_response(request, too_fast());
  }
  const std::vector<table::Seat> seats = data->seats;
  const auto made = co_await wait_for<Answer<store::Created>>(
      [&](auto done) { context.hub.create(*std::move(data), std::move(book), std::move(done)); });
  if (!made) co_return error_response(request, made.error());
  co_return json_response(request, api::created_json(*made, seats), http::status::created);
}

asio::awaitable<Response> make_table(Context& context, const Request& request,
                                     const std::string& visitor) {
  auto asked = api::new_table_in(request.body(), store::random_seed());
  if (!asked) co_return error_response(request, asked.error());
  co_return co_await create(context, request, visitor, std::move(asked->data),
                            std::move(asked->book));
}

asio::awaitable<Response> play_move(Context& context, const Request& request, Opened opened) {
  const auto asked = api::move_in(request.body(), opened.guest.rights);
  if (!asked) co_return error_response(request, asked.error());
  const auto played = co_await wait_for<Answer<std::uint32_t>>(
      [&](auto done) { context.hub.play(opened, asked->after, asked->move, std::move(done)); });
  if (!played) co_return error_response(request, played.error());
  co_return json_response(request, {{"seq", *played}});
}

asio::awaitable<Response> why(const Request& request, const Opened& opened,
                              std::string_view query) {
  const auto asked = api::why_in(query);
  if (!asked) co_return error_response(request, asked.error());
  co_return answered(request, co_await done_on(opened.table->executor(), [&] {
                       return api::why_json(opened.table->table, opened.guest.viewer(), *asked);
                     }));
}

asio::awaitable<Response> clone(Context& context, const Request& request,
                                const std::string& visitor, Opened opened) {
  const auto asked = api::clone_in(request.body());
  if (!asked) co_return error_response(request, asked.error());
  auto copy = co_await done_on(opened.table->executor(), [&] {
    return opened.table->table.clone(opened.guest.viewer(), asked->moves, store::random_seed());
  });
  co_return co_await create(context, request, visitor, std::move(copy), asked->book);
}

asio::awaitable<Response> history(const Request& request, const Opened& opened,
                                  std::string_view number) {
  const auto moves = api::history_in(number);
  if (!moves) co_return error_response(request, moves.error());
  co_return answered(request, co_await done_on(opened.table->executor(), [&] {
                       return opened.table->table.view_at(*moves, opened.guest.viewer());
                     }));
}

asio::awaitable<Response> log_page(const Request& request, const Opened& opened,
                                   std::string_view query) {
  const auto asked = api::log_in(query);
  if (!asked) co_return error_response(request, asked.error());
  co_return answered(request, co_await done_on(opened.table->executor(), [&] {
                       return api::log_json(opened.table->table, opened.guest.viewer(), *asked);
                     }));
}

asio::awaitable<Response> totals(const Request& request, const Opened& opened) {
  const auto out = co_await done_on(
      opened.table->executor(), [&] { return opened.table->table.totals(opened.guest.viewer()); });
  co_return json_response(request, out);
}

asio::awaitable<Response> record(const Request& request, const Opened& opened) {
  auto text = co_await done_on(opened.table->executor(),
                               [&] { return opened.table->table.record(opened.guest.viewer()); });
  if (!text) co_return error_response(request, error_of(text.error()));
  co_return text_response(request, *std::move(text));
}

// /api/v1/games/NAME/components?players=N&KEY=VALUE&...
Response components(const Request& request, std::string_view name, std::string_view query) {
  const auto answer = api::components_json(name, query);
  if (!answer) return error_response(request, answer.error());
  const auto accepted = request[http::field::accept_encoding];
  const std::string text = json::serialize(*answer);
  const bool small = accepts({accepted.data(), accepted.size()}, "gzip");
  Response out = json_text_response(request, small ? gzipped(text) : text);
  out.set(http::field::vary, "Accept-Encoding");
  if (small) out.set(http::field::content_encoding, "gzip");
  return out;
}

// /api/v1/tables/ID[/...]
asio::awaitable<Response> table_route(Context& context, const Request& request,
                                      const std::string& visitor, std::string_view path,
                                      std::string_view query) {
  const std::string_view id = next_part(path);
  const std::string_view what = next_part(path);
  if (what == "seats" && request.method() == http::verb::post) {
    co_return co_await link_route(context, request, id, path);
  }
  const Answer<Opened> found = context.hub.open(id, key_of(request), visitor);
  if (!found) co_return error_response(request, found.error());
  const auto& opened = *found;
  const bool get = reads(request);
  const bool post = request.method() == http::verb::post;
  if (what.empty() && get) {
    const Message message = co_await done_on(
        opened.table->executor(), [&] { return opened.table->message_for(opened.guest); });
    co_return json_text_response(request, *message);
  }
  if (what == "history" && get) co_return co_await history(request, opened, path);
  if (what == "log" && path.empty() && get) co_return co_await log_page(request, opened, query);
  if (what == "totals" && path.empty() && get) co_return co_await totals(request, opened);
  if (what == "record" && path.empty() && get) co_return co_await record(request, opened);
  if (what == "why" && path.empty() && get) co_return co_await why(request, opened, query);
  if (what == "move" && path.empty() && post)
    co_return co_await play_move(context, request, opened);
  if (what == "sit" && path.empty() && post) {
    co_return co_await sit_route(context, request, opened);
  }
  if (what == "seat" && post) co_return co_await seat_route(context, request, opened, path);
  if (what == "stop" && path.empty() && post) {
    co_return co_await stop_route(context, request, opened);
  }
  if (what == "hint" && path.empty() && post) {
    co_return co_await hint_route(context, request, opened);
  }
  if (what == "review" && path.empty() && get) {
    co_return co_await review_route(context, request, opened);
  }
  if (what == "clone" && path.empty() && post) {
    co_return co_await clone(context, request, visitor, opened);
  }
  co_return not_found(request);
}

asio::awaitable<Response> api_route(Context& context, const Request& request,
                                    const std::string& visitor, std::string_view path,
                                    std::string_view query) {
  const bool get = reads(request);
  const bool post = request.method() == http::verb::post;
  const bool is_book = path == "book" || path.starts_with("book/");
  const bool forgets = is_book && request.method() == http::verb::delete_;
  if (!get && !post && !forgets) co_return method_not_allowed(request);
  if (is_book) {
    next_part(path);
    co_return co_await book_route(context, request, path, query);
  }
  if (path == "books" && post) co_return co_await make_book(context, request, visitor);
  if (path == "games" && get) co_return json_response(request, api::games_json());
  if (path.starts_with("games/") && get) {
    path.remove_prefix(6);
    const std::string_view name = next_part(path);
    if (path == "components") co_return components(request, name, query);
    co_return not_found(request);
  }
  if (path.starts_with("analysis/") && post) {
    const std::string_view what = path.substr(9);
    if (!api::is_analysis(what)) co_return not_found(request);
    co_return co_await analysis_route(context, request, visitor, what);
  }
  if (path == "tables" && post) co_return co_await make_table(context, request, visitor);
  if (path == "records" && post) {
    std::optional<std::string> book;
    if (!key_of(request).empty()) book = key_of(request);
    co_return co_await create(
        context, request, visitor,
        table::table_from_record(request.body(), static_cast<std::int64_t>(std::time(nullptr))),
        std::move(book));
  }
  if (path.starts_with("tables/")) {
    co_return co_await table_route(context, request, visitor, path.substr(7), query);
  }
  co_return not_found(request);
}

Response page_response(const Request& request, const PageFile& file) {
  const auto known = request[http::field::if_none_match];
  const bool same = std::string_view(known.data(), known.size()) == file.tag;
  Response out = response(request, same ? http::status::not_modified : http::status::ok, file.type,
                          same ? std::string() : std::string(file.contents));
  out.set(http::field::etag, file.tag);
  if (file.varies) out.set(http::field::vary, "Accept-Encoding");
  if (!same && !file.coding.empty()) out.set(http::field::content_encoding, file.coding);
  out.set(http::field::cache_control,
          file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  return out;
}

// Moves that cannot be stored are no health, whoever else is well.
Response health(const Context& context, const Request& request) {
  if (!context.metrics.store_failing) return json_response(request, {{"status", "ok"}});
  return json_response(request, {{"status", "failing"}, {"why", "Moves cannot be stored."}},
                       http::status::service_unavailable);
}

// Whether it can do what it is there for: a row is written and flushed. At most once in a while, so
// that asking often costs nothing.
asio::awaitable<Response> readiness(Context& context, const Request& request) {
  const auto failure = co_await wait_for<std::optional<store::Failure>>(
      [&](auto done) { context.readiness.check(context.store, std::move(done)); });
  if (!failure) co_return json_response(request, {{"status", "ready"}});
  co_return json_response(request, {{"status", "failing"}, {"why", "Moves cannot be stored."}},
                          http::status::service_unavailable);
}

}  // namespace

bool is_foreign(const Request& request) {
  const auto origin = request[http::field::origin];
  if (origin.empty()) return false;  // no browser, or a plain visit
  const std::string_view text(origin.data(), origin.size());
  const std::size_t host = text.find("://");
  const auto own = request[http::field::host];
  return host == std::string_view::npos ||
         !beast::iequals({text.data() + host + 3, text.size() - host - 3}, own);
}

asio::awaitable<Response> answer(Context& context, const Request& request,
                                 const std::string& visitor) {
  const auto target = request.target();
  std::string_view path(target.data(), target.size());
  const std::size_t mark = std::min(path.find('?'), path.size());
  const std::string_view query = path.substr(std::min(mark + 1, path.size()));
  path = path.substr(0, mark);
  if (path == "/healthz") co_return health(context, request);
  if (path == "/readyz") co_return co_await readiness(context, request);
  if (!context.visitors.allows(visitor, Act::kRequest)) {
    co_return error_response(request, too_fast());
  }
  if (path == "/metrics") {
    context.metrics.reviews_running = context.visitors.held(Good::kReview);
    co_return text_response(request, context.metrics.text(context.store.counters()));
  }
  if (path.starts_with(api::kApi)) {
    if (!reads(request) && is_foreign(request)) {
      co_return error_response(request,
                               api::not_allowed("This request comes from a page of another site."));
    }
    co_return co_await api_route(context, request, visitor, path.substr(api::kApi.size()), query);
  }
  if (!reads(request)) co_return method_not_allowed(request);
  const auto accepted = request[http::field::accept_encoding];
  if (const auto file = page_file(path, {accepted.data(), accepted.size()})) {
    co_return page_response(request, *file);
  }
  co_return not_found(request);
}

}  // namespace drover::server
