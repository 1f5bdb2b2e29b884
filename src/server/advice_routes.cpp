#include "server/advice_routes.h"

#include "server/requests.h"

namespace drover::server {

namespace json = boost::json;

asio::awaitable<Response> hint_route(Context& context, const Request& request,
                                     const std::string& address, Opened opened) {
  const Answer<json::value> body = parse_body(request);
  if (const auto* error = std::get_if<ApiError>(&body)) co_return error_response(request, *error);
  const auto after = number_in(std::get<json::value>(body), "after");
  if (!after || *after < 0 || *after > UINT32_MAX) {
    co_return error_response(request, bad_request("A hint needs \"after\", a sequence number."));
  }
  if (opened.viewer == game::kNoSeat) {
    co_return error_response(request, {403, "not_allowed", "Spectators don't play."});
  }
  if (!context.advice.allow(address, std::chrono::steady_clock::now())) {
    co_return error_response(request, too_fast());
  }
  auto hint = co_await wait_for<Answer<json::object>>([&](auto done) {
    context.advisers.hint(opened.table, opened.viewer, static_cast<std::uint32_t>(*after),
                          std::move(done));
  });
  if (const auto* error = std::get_if<ApiError>(&hint)) co_return error_response(request, *error);
  auto& answer = std::get<json::object>(hint);
  answer["after"] = *after;
  co_return json_response(request, answer);
}

Response review_route(Context& context, const Request& request, const std::string& address,
                      const Opened& opened) {
  // Asking how far it is costs little; beginning costs half a minute of somebody's processor.
  if (!opened.table->review && !context.advice.allow(address, std::chrono::steady_clock::now())) {
    return error_response(request, too_fast());
  }
  const Answer<json::object> review = context.advisers.review(opened.table);
  if (const auto* error = std::get_if<ApiError>(&review)) return error_response(request, *error);
  return json_response(request, std::get<json::object>(review));
}

}  // namespace drover::server
