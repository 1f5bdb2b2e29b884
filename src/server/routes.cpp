#include "server/routes.h"

#include <ctime>
#include <optional>

#include <boost/json/serialize.hpp>

#include "api/analysis.h"
#include "server/advice_routes.h"
#include "server/book_routes.h"
#include "server/gzip.h"
#include "server/http_messages.h"
#include "server/page_files.h"
#include "server/seat_routes.h"
#include "service/openapi.h"
#include "service/routes.h"

namespace drover::server {

namespace {

namespace json = boost::json;
using service::Operation;
using service::RouteMatch;

// Creates a table. Its result goes into the record book `book`, if one is named.
asio::awaitable<Response> create_table(Context& context, const Request& request,
                                       const std::string& visitor,
                                       table::Checked<table::TableData> data,
                                       std::optional<std::string> book) {
  if (!data) co_return error_response(request, error_of(data.error()));
  if (!context.limiter.try_acquire(visitor, LimitedAction::kNewTable)) {
    co_return error_response(request, too_fast());
  }
  const std::vector<table::Seat> seats = data->seats;
  const auto created = co_await await_callback<Answer<store::CreatedTable>>(
      [&](auto done) { context.hub.create(*std::move(data), std::move(book), std::move(done)); });
  if (!created) co_return error_response(request, created.error());
  co_return json_response(request, api::created_json(*created, seats), http::status::created);
}

asio::awaitable<Response> new_table_route(Context& context, const Request& request,
                                          const std::string& visitor) {
  auto parsed = api::parse_new_table_request(request.body(), store::random_seed());
  if (!parsed) co_return error_response(request, parsed.error());
  co_return co_await create_table(context, request, visitor, std::move(parsed->data),
                                  std::move(parsed->book));
}

asio::awaitable<Response> move_route(Context& context, const Request& request, OpenedTable opened) {
  const auto parsed = api::parse_move_request(request.body(), opened.guest.rights);
  if (!parsed) co_return error_response(request, parsed.error());
  const auto played = co_await await_callback<Answer<std::uint32_t>>(
      [&](auto done) { context.hub.play(opened, parsed->after, parsed->move, std::move(done)); });
  if (!played) co_return error_response(request, played.error());
  co_return json_response(request, {{"seq", *played}});
}

asio::awaitable<Response> why_route(const Request& request, const OpenedTable& opened,
                                    std::string_view query) {
  const auto parsed = api::parse_why_request(query);
  if (!parsed) co_return error_response(request, parsed.error());
  co_return result_response(request, co_await run_on(opened.table->executor(), [&] {
                              return api::why_json(opened.table->table, opened.guest.viewer(),
                                                   *parsed);
                            }));
}

asio::awaitable<Response> clone_route(Context& context, const Request& request,
                                      const std::string& visitor, OpenedTable opened) {
  const auto parsed = api::parse_clone_request(request.body());
  if (!parsed) co_return error_response(request, parsed.error());
  auto copy = co_await run_on(opened.table->executor(), [&] {
    return opened.table->table.clone(opened.guest.viewer(), parsed->moves, store::random_seed());
  });
  co_return co_await create_table(context, request, visitor, std::move(copy), parsed->book);
}

asio::awaitable<Response> history_route(const Request& request, const OpenedTable& opened,
                                        std::string_view number) {
  const auto moves = api::parse_history_request(number);
  if (!moves) co_return error_response(request, moves.error());
  co_return result_response(request, co_await run_on(opened.table->executor(), [&] {
                              return opened.table->table.view_at(*moves, opened.guest.viewer());
                            }));
}

asio::awaitable<Response> log_route(const Request& request, const OpenedTable& opened,
                                    std::string_view query) {
  const auto parsed = api::parse_log_request(query);
  if (!parsed) co_return error_response(request, parsed.error());
  co_return result_response(request, co_await run_on(opened.table->executor(), [&] {
                              return api::log_json(opened.table->table, opened.guest.viewer(),
                                                   *parsed);
                            }));
}

asio::awaitable<Response> totals_route(const Request& request, const OpenedTable& opened) {
  const auto out = co_await run_on(
      opened.table->executor(), [&] { return opened.table->table.totals(opened.guest.viewer()); });
  co_return json_response(request, out);
}

asio::awaitable<Response> record_route(const Request& request, const OpenedTable& opened) {
  auto text = co_await run_on(opened.table->executor(),
                              [&] { return opened.table->table.record(opened.guest.viewer()); });
  if (!text) co_return error_response(request, error_of(text.error()));
  co_return text_response(request, *std::move(text));
}

Response components_route(const Request& request, std::string_view name, std::string_view query) {
  const auto answer = api::components_json(name, query);
  if (!answer) return error_response(request, answer.error());
  const auto accept_encoding = request[http::field::accept_encoding];
  const std::string text = json::serialize(*answer);
  const bool compress = accepts_encoding({accept_encoding.data(), accept_encoding.size()}, "gzip");
  Response out = json_text_response(request, compress ? gzip_compress(text) : text);
  out.set(http::field::vary, "Accept-Encoding");
  if (compress) out.set(http::field::content_encoding, "gzip");
  return out;
}

asio::awaitable<Response> table_message_route(const Request& request, const OpenedTable& opened) {
  const Message message = co_await run_on(opened.table->executor(),
                                          [&] { return opened.table->message_for(opened.guest); });
  co_return json_text_response(request, *message);
}

// Answers a request with a key of a table.
asio::awaitable<Response> table_route(Context& context, const Request& request,
                                      const std::string& visitor, const RouteMatch& match,
                                      std::string_view query) {
  const Answer<OpenedTable> found =
      context.hub.open(match.parameters[0], bearer_token(request), visitor);
  if (!found) co_return error_response(request, found.error());
  const auto& opened = *found;
  switch (match.route->operation) {
    case Operation::kTable:
      co_return co_await table_message_route(request, opened);
    case Operation::kHistory:
      co_return co_await history_route(request, opened, match.parameters[1]);
    case Operation::kLog:
      co_return co_await log_route(request, opened, query);
    case Operation::kTotals:
      co_return co_await totals_route(request, opened);
    case Operation::kRecord:
      co_return co_await record_route(request, opened);
    case Operation::kWhy:
      co_return co_await why_route(request, opened, query);
    case Operation::kMove:
      co_return co_await move_route(context, request, opened);
    case Operation::kSit:
      co_return co_await sit_route(context, request, opened);
    case Operation::kHandToBot:
      co_return co_await seat_route(context, request, opened, api::SeatAction::kBot);
    case Operation::kTakeBack:
      co_return co_await seat_route(context, request, opened, api::SeatAction::kTakeBack);
    case Operation::kOfferSeat:
      co_return co_await seat_route(context, request, opened, api::SeatAction::kOffer);
    case Operation::kWithdrawOffer:
      co_return co_await seat_route(context, request, opened, api::SeatAction::kWithdrawOffer);
    case Operation::kStop:
      co_return co_await stop_route(context, request, opened);
    case Operation::kHint:
      co_return co_await hint_route(context, request, opened);
    case Operation::kReview:
      co_return co_await review_route(context, request, opened);
    case Operation::kClone:
      co_return co_await clone_route(context, request, visitor, opened);
    default:
      co_return not_found_response(request);
  }
}

asio::awaitable<Response> record_import_route(Context& context, const Request& request,
                                              const std::string& visitor) {
  std::optional<std::string> book;
  if (!bearer_token(request).empty()) book = bearer_token(request);
  co_return co_await create_table(
      context, request, visitor,
      table::table_from_record(request.body(), static_cast<std::int64_t>(std::time(nullptr))),
      std::move(book));
}

// Answers a request that has a route.
asio::awaitable<Response> api_route(Context& context, const Request& request,
                                    const std::string& visitor, const RouteMatch& match,
                                    std::string_view query) {
  switch (match.route->operation) {
    case Operation::kMetrics:
      context.metrics.reviews_running = context.limiter.reserved(LimitedResource::kReview);
      co_return text_response(request, context.metrics.text(context.store.counters()));
    case Operation::kGames:
      co_return json_response(request, api::games_json());
    case Operation::kOpenApi:
      co_return json_text_response(request, service::openapi_text());
    case Operation::kComponents:
      co_return components_route(request, match.parameters[0], query);
    case Operation::kLive:
      co_return not_found_response(request);  // only an upgrade is answered there
    case Operation::kCreateTable:
      co_return co_await new_table_route(context, request, visitor);
    case Operation::kImportRecord:
      co_return co_await record_import_route(context, request, visitor);
    case Operation::kRenewLink:
      co_return co_await link_route(context, request, match.parameters[0], match.parameters[1]);
    case Operation::kReadPosition:
    case Operation::kLookAtPosition:
    case Operation::kFollowLine:
    case Operation::kPositionFields:
    case Operation::kSearchPosition:
      co_return co_await analysis_route(context, request, visitor, *match.route);
    case Operation::kCreateBook:
      co_return co_await create_book_route(context, request, visitor);
    case Operation::kBook:
    case Operation::kBookResults:
    case Operation::kExportBook:
    case Operation::kRemoveResult:
    case Operation::kRemoveBook:
      co_return co_await book_route(context, request, match, query);
    default:
      co_return co_await table_route(context, request, visitor, match, query);
  }
}

Response page_response(const Request& request, const PageFile& file) {
  const auto cached_etag = request[http::field::if_none_match];
  const bool not_modified = std::string_view(cached_etag.data(), cached_etag.size()) == file.etag;
  Response out =
      response(request, not_modified ? http::status::not_modified : http::status::ok,
               file.content_type, not_modified ? std::string() : std::string(file.contents));
  out.set(http::field::etag, file.etag);
  if (file.varies) out.set(http::field::vary, "Accept-Encoding");
  if (!not_modified && !file.encoding.empty())
    out.set(http::field::content_encoding, file.encoding);
  out.set(http::field::cache_control,
          file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  return out;
}

// /healthz: unhealthy if the last entry could not be stored.
Response health_route(const Context& context, const Request& request) {
  if (!context.metrics.store_failing) return json_response(request, {{"status", "ok"}});
  return json_response(request, {{"status", "failing"}, {"why", "Moves cannot be stored."}},
                       http::status::service_unavailable);
}

// /readyz: ready if the store can write (see Readiness).
asio::awaitable<Response> readiness_route(Context& context, const Request& request) {
  const auto failure = co_await await_callback<std::optional<store::Failure>>(
      [&](auto done) { context.readiness.check(context.store, std::move(done)); });
  if (!failure) co_return json_response(request, {{"status", "ready"}});
  co_return json_response(request, {{"status", "failing"}, {"why", "Moves cannot be stored."}},
                          http::status::service_unavailable);
}

}  // namespace

bool is_cross_site(const Request& request) {
  const auto origin = request[http::field::origin];
  if (origin.empty()) return false;  // not a browser, or a navigation
  const std::string_view text(origin.data(), origin.size());
  const std::size_t host = text.find("://");
  const auto own = request[http::field::host];
  return host == std::string_view::npos ||
         !beast::iequals({text.data() + host + 3, text.size() - host - 3}, own);
}

asio::awaitable<Response> route_request(Context& context, const Request& request,
                                        const std::string& visitor) {
  const std::string_view target = target_of(request);
  const std::string_view path = service::path_of(target);
  const std::string_view method = method_of(request);
  const auto match = service::find_route(method, target, service::RouteHost::kServer);
  const bool counts = !match || match->route->action;
  if (counts && !context.limiter.try_acquire(visitor, LimitedAction::kRequest)) {
    co_return error_response(request, too_fast());
  }
  if (match && match->route->operation == Operation::kHealth) {
    co_return health_route(context, request);
  }
  if (match && match->route->operation == Operation::kReadiness) {
    co_return co_await readiness_route(context, request);
  }
  if (match || path.starts_with("/api/v1/")) {
    if (!is_get_or_head(request) && is_cross_site(request)) {
      co_return error_response(request,
                               api::not_allowed("This request comes from a page of another site."));
    }
    if (!match) co_return error_response(request, match.error());
    co_return co_await api_route(context, request, visitor, *match, service::query_of(target));
  }
  if (!is_get_or_head(request)) co_return method_not_allowed_response(request);
  const auto accept_encoding = request[http::field::accept_encoding];
  if (const auto file = find_page_file(path, {accept_encoding.data(), accept_encoding.size()})) {
    co_return page_response(request, *file);
  }
  co_return not_found_response(request);
}

}  // namespace drover::server
