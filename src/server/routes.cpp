#include "server/routes.h"

#include <optional>

#include "server/gzip.h"
#include "server/http_messages.h"
#include "server/log.h"
#include "server/now.h"
#include "server/page_files.h"
#include "service/routes.h"
#include "service/site.h"

namespace drover::server {

namespace {

using service::Operation;
using service::RouteMatch;
using service::SiteRequest;

Response reply_response(const Request& request, service::Reply reply) {
  Response out =
      response(request, static_cast<http::status>(reply.status), reply.type, std::move(reply.body));
  out.set(http::field::cache_control, "no-store");
  return out;
}

// Components are large, so they are compressed for clients that accept it.
Response components_response(const Request& request, service::Reply reply) {
  const auto accept_encoding = request[http::field::accept_encoding];
  const bool compress = accepts_encoding({accept_encoding.data(), accept_encoding.size()}, "gzip");
  if (compress) reply.body = gzip_compress(reply.body);
  Response out = reply_response(request, std::move(reply));
  out.set(http::field::vary, "Accept-Encoding");
  if (compress) out.set(http::field::content_encoding, "gzip");
  return out;
}

// ---- Tables -------------------------------------------------------------------------------------

asio::awaitable<Response> table_route(Context& context, const Request& request,
                                      const std::string& visitor, const RouteMatch& match) {
  const std::string_view key = bearer_token(request);
  const Answer<TableHandle> table = context.tables.open(match.parameters[0], key, match.route->key);
  if (!table) co_return error_response(request, table.error());
  const LiveTable::Request asked{match.route->operation,
                                 match.parameters[1],
                                 service::query_of(target_of(request)),
                                 request.body(),
                                 key,
                                 visitor};
  auto reply = co_await await_callback<service::Reply>(
      [&](auto done) { (*table)->request(asked, std::move(done)); });
  co_return reply_response(request, std::move(reply));
}

// ---- Requests without a table -------------------------------------------------------------------

service::Reply failure_reply(const store::Failure& failure) {
  if (is_server_fault(failure)) log_error("book_failed", {{"sentence", failure.sentence}});
  return service::error_reply(error_of(failure));
}

service::Reply done_or_failed(const std::optional<store::Failure>& failure) {
  return failure ? failure_reply(*failure) : service::done_reply();
}

asio::awaitable<service::Reply> create_book(Context& context) {
  const auto secret = co_await await_callback<store::Outcome<std::string>>(
      [&](auto done) { context.store.make_book(now_seconds(), std::move(done)); });
  if (!secret) co_return failure_reply(secret.error());
  ++context.metrics.books_created;
  co_return service::new_book_reply(*secret);
}

service::Reply read_book(Context& context, const SiteRequest& request,
                         const service::ReadBook& read) {
  const auto book = context.store.read_book(request.key, read.part);
  if (!book) return failure_reply(book.error());
  return service::book_reply(request.operation, read, *book);
}

// Carries out the outcome of a request and returns the answer.
asio::awaitable<service::Reply> carry_out(Context& context, const std::string& visitor,
                                          const SiteRequest& request,
                                          service::SiteOutcome outcome) {
  if (auto* reply = std::get_if<service::Reply>(&outcome)) co_return std::move(*reply);
  if (const auto* read = std::get_if<service::ReadBook>(&outcome)) {
    co_return read_book(context, request, *read);
  }
  if (std::holds_alternative<service::CreateBook>(outcome)) co_return co_await create_book(context);
  if (auto* table = std::get_if<service::CreateTable>(&outcome)) {
    co_return co_await await_callback<service::Reply>(
        [&](auto done) { context.tables.create(std::move(*table), std::move(done)); });
  }
  if (auto* search = std::get_if<service::SearchPosition>(&outcome)) {
    if (context.stopping) co_return service::error_reply(too_fast());
    co_return co_await await_callback<service::Reply>(
        [&](auto done) { context.tables.search(visitor, std::move(*search), std::move(done)); });
  }
  const auto failure = co_await await_callback<std::optional<store::Failure>>([&](auto done) {
    std::string book(request.key);
    if (auto* remove = std::get_if<service::RemoveResult>(&outcome)) {
      context.store.forget_result(std::move(book), std::move(remove->table), std::move(done));
    } else {
      context.store.forget_book(std::move(book), std::move(done));
    }
  });
  co_return done_or_failed(failure);
}

asio::awaitable<Response> site_route(Context& context, const Request& request,
                                     const std::string& visitor, const RouteMatch& match) {
  const SiteRequest asked{
      match.route->operation, match.parameters[0],   service::query_of(target_of(request)),
      request.body(),         bearer_token(request), visitor};
  auto outcome = service::answer_site_request(asked, context.tables.options(), now_moment());
  auto reply = co_await carry_out(context, visitor, asked, std::move(outcome));
  const bool is_large = asked.operation == Operation::kComponents && reply.status == 200;
  co_return is_large ? components_response(request, std::move(reply))
                     : reply_response(request, std::move(reply));
}

// ---- The page and the server itself -------------------------------------------------------------

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

Response metrics_route(Context& context, const Request& request) {
  context.metrics.reviews_running = context.limiter.reserved(LimitedResource::kReview);
  return text_response(request, context.metrics.text(context.store.counters()));
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
  if (match) {
    ++context.metrics.requests_by_route[static_cast<std::size_t>(match->route->operation)];
  }
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
    const Operation operation = match->route->operation;
    if (operation == Operation::kMetrics) co_return metrics_route(context, request);
    if (service::is_of_site(operation)) {
      co_return co_await site_route(context, request, visitor, *match);
    }
    co_return co_await table_route(context, request, visitor, *match);
  }
  if (!is_get_or_head(request)) co_return method_not_allowed_response(request);
  const auto accept_encoding = request[http::field::accept_encoding];
  if (const auto file = find_page_file(path, {accept_encoding.data(), accept_encoding.size()})) {
    co_return page_response(request, *file);
  }
  co_return not_found_response(request);
}

}  // namespace drover::server
