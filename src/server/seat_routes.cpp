#include "server/seat_routes.h"

#include "server/http_messages.h"

namespace drover::server {

namespace json = boost::json;

asio::awaitable<Response> sit_route(Context& context, const Request& request, OpenedTable opened) {
  const auto seat = api::claimable_seat(opened.guest.rights);
  if (!seat) co_return error_response(request, seat.error());
  const auto key = co_await await_callback<Answer<std::string>>([&](auto done) {
    context.hub.sit(opened, std::string(bearer_token(request)), std::move(done));
  });
  if (!key) co_return error_response(request, key.error());
  co_return json_response(request, {{"seat", *seat + 1}, {"key", *key}});
}

asio::awaitable<Response> link_route(Context& context, const Request& request, std::string_view id,
                                     std::string_view seat) {
  const auto number = parse_whole_number(seat);
  if (!number) co_return not_found_response(request);
  const Answer<TableHandle> table = context.hub.open_as_host(id, bearer_token(request));
  if (!table) co_return error_response(request, table.error());
  const auto link = co_await await_callback<Answer<std::string>>(
      [&](auto done) { context.hub.renew_link(*table, *number - 1, std::move(done)); });
  if (!link) co_return error_response(request, link.error());
  co_return json_response(request, {{"seat", *number}, {"link", *link}});
}

asio::awaitable<Response> seat_route(Context& context, const Request& request, OpenedTable opened,
                                     api::SeatAction act) {
  const auto parsed = api::parse_seat_request(act, request.body(), opened.guest.rights);
  if (!parsed) co_return error_response(request, parsed.error());
  const auto link = co_await await_callback<Answer<std::string>>([&](auto done) {
    switch (parsed->act) {
      case api::SeatAction::kBot:
        context.hub.hand_to_bot(opened, parsed->level, std::move(done));
        break;
      case api::SeatAction::kTakeBack:
        context.hub.take_back(opened, std::move(done));
        break;
      case api::SeatAction::kOffer:
        context.hub.offer_seat(opened, std::move(done));
        break;
      case api::SeatAction::kWithdrawOffer:
        context.hub.withdraw_offer(opened, std::move(done));
        break;
    }
  });
  if (!link) co_return error_response(request, link.error());
  json::object answer{{"seat", parsed->seat + 1}};
  if (parsed->act == api::SeatAction::kOffer) answer["link"] = *link;
  co_return json_response(request, answer);
}

asio::awaitable<Response> stop_route(Context& context, const Request& request, OpenedTable opened) {
  const auto parsed = api::parse_stop_request(request.body(), opened.guest.rights);
  if (!parsed) co_return error_response(request, parsed.error());
  const auto seq = co_await await_callback<Answer<std::uint32_t>>([&](auto done) {
    if (parsed->proposal) {
      context.hub.answer_stop(opened, *parsed->proposal, parsed->agree, std::move(done));
    } else {
      context.hub.propose_stop(opened, std::move(done));
    }
  });
  if (!seq) co_return error_response(request, seq.error());
  co_return json_response(request, {{"seq", *seq}});
}

}  // namespace drover::server
