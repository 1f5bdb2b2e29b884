#include "server/seat_routes.h"

#include "server/requests.h"

namespace drover::server {

namespace json = boost::json;

asio::awaitable<Response> sit_route(Context& context, const Request& request, Opened opened) {
  const bool invited = opened.guest.rights.invited != game::kNoSeat;
  const int seat = invited ? opened.guest.rights.invited : opened.guest.viewer();
  if (seat == game::kNoSeat) {
    co_return error_response(request, {403, "not_allowed", "Spectators take no seat."});
  }
  const auto key = co_await wait_for<Answer<std::string>>(
      [&](auto done) { context.hub.sit(opened, std::string(key_of(request)), std::move(done)); });
  if (!key) co_return error_response(request, key.error());
  co_return json_response(request, {{"seat", seat + 1}, {"key", *key}});
}

asio::awaitable<Response> link_route(Context& context, const Request& request, std::string_view id,
                                     std::string_view path) {
  const auto number = whole_number(next_part(path));
  if (!number || path != "link") co_return not_found(request);
  const Answer<TableHandle> table = context.hub.open_as_host(id, key_of(request));
  if (!table) co_return error_response(request, table.error());
  const auto link = co_await wait_for<Answer<std::string>>(
      [&](auto done) { context.hub.renew_link(*table, *number - 1, std::move(done)); });
  if (!link) co_return error_response(request, link.error());
  co_return json_response(request, {{"seat", *number}, {"link", *link}});
}

asio::awaitable<Response> seat_route(Context& context, const Request& request, Opened opened,
                                     std::string_view what) {
  if (what != "bot" && what != "back" && what != "offer" && what != "keep") {
    co_return not_found(request);
  }
  const int seat = opened.guest.holds();
  if (seat == game::kNoSeat) {
    co_return error_response(request, {403, "not_allowed", "Spectators hold no seat."});
  }
  std::optional<std::string> level;
  if (what == "bot") {
    const Answer<json::value> body = parse_body(request);
    if (!body) co_return error_response(request, body.error());
    level = text_in(*body, "level");
    if (!level) co_return error_response(request, bad_request("A bot needs \"level\", a text."));
  }
  const auto made = co_await wait_for<Answer<std::string>>([&](auto done) {
    if (what == "bot") context.hub.hand_to_bot(opened, *level, std::move(done));
    if (what == "back") context.hub.take_back(opened, std::move(done));
    if (what == "offer") context.hub.offer_seat(opened, std::move(done));
    if (what == "keep") context.hub.withdraw_offer(opened, std::move(done));
  });
  if (!made) co_return error_response(request, made.error());
  json::object answer{{"seat", seat + 1}};
  if (what == "offer") answer["link"] = *made;
  co_return json_response(request, answer);
}

asio::awaitable<Response> stop_route(Context& context, const Request& request, Opened opened) {
  const Answer<json::value> body = parse_body(request);
  if (!body) co_return error_response(request, body.error());
  const json::object* wanted = body->if_object();
  const auto proposal = number_in(*body, "proposal");
  const json::value* agree = wanted == nullptr ? nullptr : wanted->if_contains("agree");
  const bool answers = proposal && *proposal > 0 && *proposal <= UINT32_MAX &&
                       wanted->size() == 2 && agree != nullptr && agree->is_bool();
  if (wanted == nullptr || (!answers && !wanted->empty())) {
    co_return error_response(request,
                             bad_request("A proposal to stop is an empty object; the answer to one "
                                         "has \"proposal\", its number, and \"agree\"."));
  }
  if (opened.guest.viewer() == game::kNoSeat) {
    co_return error_response(request,
                             {403, "not_allowed", "Only those who play can agree to stop."});
  }
  const auto said = co_await wait_for<Answer<std::uint32_t>>([&](auto done) {
    if (answers) {
      context.hub.answer_stop(opened, static_cast<std::uint32_t>(*proposal), agree->as_bool(),
                              std::move(done));
    } else {
      context.hub.propose_stop(opened, std::move(done));
    }
  });
  if (!said) co_return error_response(request, said.error());
  co_return json_response(request, {{"seq", *said}});
}

}  // namespace drover::server
