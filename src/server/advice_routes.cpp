#include "server/advice_routes.h"

#include "api/analysis.h"
#include "server/http_messages.h"

namespace drover::server {

namespace json = boost::json;

asio::awaitable<Response> hint_route(Context& context, const Request& request, OpenedTable opened) {
  const auto after = api::parse_hint_request(request.body(), opened.guest.rights);
  if (!after) co_return error_response(request, after.error());
  auto hint = co_await await_callback<Answer<json::object>>([&](auto done) {
    asio::post(opened.table->executor(), [&context, opened, &after, done = std::move(done)] {
      context.advice.request_hint(opened.table, opened.guest, *after, done);
    });
  });
  if (!hint) co_return error_response(request, hint.error());
  auto& answer = *hint;
  answer["after"] = *after;
  co_return json_response(request, answer);
}

asio::awaitable<Response> review_route(Context& context, const Request& request,
                                       OpenedTable opened) {
  const Answer<json::object> review = co_await run_on(opened.table->executor(), [&] {
    return context.advice.request_review(opened.table, opened.guest);
  });
  if (!review) co_return error_response(request, review.error());
  co_return json_response(request, *review);
}

asio::awaitable<Response> analysis_route(Context& context, const Request& request,
                                         const std::string& visitor, const service::Route& route) {
  const Answer<json::value> body = api::parse_body(request.body());
  if (!body) co_return error_response(request, body.error());
  if (route.operation == service::Operation::kSearchPosition) {
    auto study = api::parse_analysis_request(*body);
    if (!study) co_return error_response(request, error_of(study.error()));
    const auto found = co_await await_callback<Answer<json::object>>([&](auto done) {
      context.advice.request_study(visitor, *std::move(study), std::move(done));
    });
    if (!found) co_return error_response(request, found.error());
    co_return json_response(request, *found);
  }
  // Describing a whole tree of moves takes long enough to need a rate limit; a single step does
  // not.
  const LimitedAction action = *route.action;
  if (action != LimitedAction::kRequest && !context.limiter.try_acquire(visitor, action)) {
    co_return error_response(request, too_fast());
  }
  const auto answer = api::analysis_answer(service::last_segment(route.pattern), *body);
  if (!answer) co_return error_response(request, error_of(answer.error()));
  co_return json_response(request, *answer);
}

}  // namespace drover::server
