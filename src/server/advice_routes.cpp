#include "server/advice_routes.h"

#include "server/requests.h"

namespace drover::server {

namespace json = boost::json;

asio::awaitable<Response> hint_route(Context& context, const Request& request, Opened opened) {
  const Answer<json::value> body = parse_body(request);
  if (!body) co_return error_response(request, body.error());
  const auto after = number_in(*body, "after");
  if (!after || *after < 0 || *after > UINT32_MAX) {
    co_return error_response(request, bad_request("A hint needs \"after\", a sequence number."));
  }
  if (opened.guest.viewer() == game::kNoSeat) {
    co_return error_response(request, {403, "not_allowed", "Spectators don't play."});
  }
  auto hint = co_await wait_for<Answer<json::object>>([&](auto done) {
    asio::post(opened.table->executor(), [&context, opened, after, done = std::move(done)] {
      context.advisers.hint(opened.table, opened.guest, static_cast<std::uint32_t>(*after), done);
    });
  });
  if (!hint) co_return error_response(request, hint.error());
  auto& answer = *hint;
  answer["after"] = *after;
  co_return json_response(request, answer);
}

asio::awaitable<Response> review_route(Context& context, const Request& request, Opened opened) {
  const Answer<json::object> review = co_await done_on(opened.table->executor(), [&] {
    return context.advisers.review(opened.table, opened.guest);
  });
  if (!review) co_return error_response(request, review.error());
  co_return json_response(request, *review);
}

}  // namespace drover::server
