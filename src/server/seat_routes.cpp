#include "server/seat_routes.h"

#include "server/requests.h"

namespace drover::server {

namespace json = boost::json;

asio::awaitable<Response> sit_route(Context& context, const Request& request, Opened opened) {
  const auto seat = api::sit_in(opened.guest.rights);
  if (!seat) co_return error_response(request, seat.error());
  const auto key = co_await wait_for<Answer<std::string>>(
      [&](auto done) { context.hub.sit(opened, std::string(key_of(request)), std::move(done)); });
  if (!key) co_return error_response(request, key.error());
  co_return json_response(request, {{"seat", *seat + 1}, {"key", *key}});
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
  const auto asked = api::seat_in(what, request.body(), opened.guest.rights);
  if (!asked) co_return error_response(request, asked.error());
  const auto made = co_await wait_for<Answer<std::string>>([&](auto done) {
    switch (asked->act) {
      case api::SeatAct::kBot:
        context.hub.hand_to_bot(opened, asked->level, std::move(done));
        break;
      case api::SeatAct::kBack:
        context.hub.take_back(opened, std::move(done));
        break;
      case api::SeatAct::kOffer:
        context.hub.offer_seat(opened, std::move(done));
        break;
      case api::SeatAct::kKeep:
        context.hub.withdraw_offer(opened, std::move(done));
        break;
    }
  });
  if (!made) co_return error_response(request, made.error());
  json::object answer{{"seat", asked->seat + 1}};
  if (asked->act == api::SeatAct::kOffer) answer["link"] = *made;
  co_return json_response(request, answer);
}

asio::awaitable<Response> stop_route(Context& context, const Request& request, Opened opened) {
  const auto asked = api::stop_in(request.body(), opened.guest.rights);
  if (!asked) co_return error_response(request, asked.error());
  const auto said = co_await wait_for<Answer<std::uint32_t>>([&](auto done) {
    if (asked->proposal) {
      context.hub.answer_stop(opened, *asked->proposal, asked->agree, std::move(done));
    } else {
      context.hub.propose_stop(opened, std::move(done));
    }
  });
  if (!said) co_return error_response(request, said.error());
  co_return json_response(request, {{"seq", *said}});
}

}  // namespace drover::server
