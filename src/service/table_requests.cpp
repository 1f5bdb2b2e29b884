// Requests for a table.
#include <utility>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "api/requests.h"
#include "service/table_service.h"

namespace drover::service {

namespace json = boost::json;

void TableService::on(RequestReceived& event) {
  if (event.operation == Operation::kRenewLink) return request_link(event);
  std::optional<Guest> found = guest_of(event.key, event.visitor);
  if (!found) return reply(event.request, api::bad_key());
  Guest& guest = *found;
  note_use(guest);
  switch (event.operation) {
    case Operation::kHint:
      request_hint(event, guest);
      break;
    case Operation::kReview:
      request_review(event, guest);
      break;
    case Operation::kClone:
      request_clone(event, guest);
      break;
    case Operation::kMove:
    case Operation::kSit:
    case Operation::kHandToBot:
    case Operation::kTakeBack:
    case Operation::kOfferSeat:
    case Operation::kWithdrawOffer:
    case Operation::kStop:
      request_change(event, std::move(guest));
      break;
    default:
      answer_read(event, guest);
  }
  if (bot_asleep_) wake_bot();
}

// ---- Reading ------------------------------------------------------------------------------------

void TableService::answer_read(const RequestReceived& event, const Guest& guest) {
  const int viewer = guest.viewer();
  switch (event.operation) {
    case Operation::kTable:
      return reply(event.request, *message_for(guest.rights));
    case Operation::kHistory: {
      const auto moves = api::parse_history_request(event.parameter);
      if (!moves) return reply(event.request, moves.error());
      return reply(event.request, table_.view_at(*moves, viewer));
    }
    case Operation::kLog: {
      const auto parsed = api::parse_log_request(event.query);
      if (!parsed) return reply(event.request, parsed.error());
      return reply(event.request, api::log_json(table_, viewer, *parsed));
    }
    case Operation::kTotals:
      return reply(event.request, table_.totals(viewer));
    case Operation::kRecord: {
      auto text = table_.record(viewer);
      if (!text) return reply(event.request, api::error_of(text.error()));
      effects_->replies.push_back(
          {event.request, {200, "text/plain; charset=utf-8", *std::move(text)}});
      return;
    }
    case Operation::kWhy: {
      const auto parsed = api::parse_why_request(event.query);
      if (!parsed) return reply(event.request, parsed.error());
      return reply(event.request, api::why_json(table_, viewer, *parsed));
    }
    default:
      return reply(event.request, api::no_such_address());
  }
}

void TableService::request_clone(const RequestReceived& event, const Guest& guest) {
  auto parsed = api::parse_clone_request(event.body);
  if (!parsed) return reply(event.request, parsed.error());
  auto copy = table_.clone(guest.viewer(), parsed->moves, table::random_seed(options_.entropy));
  if (!copy) return reply(event.request, api::error_of(copy.error()));
  if (!options_.limiter.acquire(guest.visitor, *route_of(event.operation).action)) {
    return reply(event.request, api::too_fast());
  }
  effects_->new_tables.push_back({event.request, *std::move(copy), std::move(parsed->book)});
}

// ---- Changes ------------------------------------------------------------------------------------

void TableService::request_change(const RequestReceived& event, Guest guest) {
  Change change;
  change.request = event.request;
  change.arrived = moment_.now;
  change.seat = guest.viewer();
  change.by = std::move(guest);
  switch (event.operation) {
    case Operation::kMove:
      return request_move(event, std::move(change));
    case Operation::kSit:
      return request_seat(event, std::move(change));
    case Operation::kStop:
      return request_stop(event, std::move(change));
    case Operation::kHandToBot:
      return request_seat_action(event, std::move(change), api::SeatAction::kBot);
    case Operation::kTakeBack:
      return request_seat_action(event, std::move(change), api::SeatAction::kTakeBack);
    case Operation::kOfferSeat:
      return request_seat_action(event, std::move(change), api::SeatAction::kOffer);
    default:
      return request_seat_action(event, std::move(change), api::SeatAction::kWithdrawOffer);
  }
}

void TableService::request_move(const RequestReceived& event, Change change) {
  auto parsed = api::parse_move_request(event.body, change.by->rights);
  if (!parsed) return reply(event.request, parsed.error());
  change.kind = ChangeKind::kMove;
  change.number = parsed->after;
  change.text = std::move(parsed->move);
  enqueue(std::move(change));
}

void TableService::request_stop(const RequestReceived& event, Change change) {
  const auto parsed = api::parse_stop_request(event.body, change.by->rights);
  if (!parsed) return reply(event.request, parsed.error());
  change.kind = parsed->proposal ? ChangeKind::kAnswerStop : ChangeKind::kProposeStop;
  change.number = parsed->proposal.value_or(0);
  change.agree = parsed->agree;
  enqueue(std::move(change));
}

void TableService::request_seat(const RequestReceived& event, Change change) {
  const auto seat = api::claimable_seat(change.by->rights);
  if (!seat) return reply(event.request, seat.error());
  const bool is_offered = change.by->rights.invited != game::kNoSeat;
  change.kind = is_offered ? ChangeKind::kPassOn : ChangeKind::kClaim;
  change.seat = *seat;
  change.text = event.key;
  // The store decides which of several claims with one link comes first.
  if (!is_offered) change.by.reset();
  enqueue(std::move(change));
}

void TableService::request_seat_action(const RequestReceived& event, Change change,
                                       api::SeatAction act) {
  auto parsed = api::parse_seat_request(act, event.body, change.by->rights);
  if (!parsed) return reply(event.request, parsed.error());
  change.seat = parsed->seat;
  change.text = std::move(parsed->level);
  switch (act) {
    case api::SeatAction::kBot:
      change.kind = ChangeKind::kHandToBot;
      break;
    case api::SeatAction::kTakeBack:
      change.kind = ChangeKind::kTakeBack;
      break;
    case api::SeatAction::kOffer:
      change.kind = ChangeKind::kOfferSeat;
      break;
    case api::SeatAction::kWithdrawOffer:
      change.kind = ChangeKind::kWithdrawOffer;
      break;
  }
  enqueue(std::move(change));
}

void TableService::request_link(const RequestReceived& event) {
  const auto number = api::parse_whole_number(event.parameter);
  if (!number) return reply(event.request, api::no_such_address());
  if (!is_host(event.key)) return reply(event.request, api::bad_key());
  Change change;
  change.kind = ChangeKind::kRenewLink;
  change.request = event.request;
  change.seat = *number - 1;
  change.arrived = moment_.now;
  enqueue(std::move(change));
}

// ---- Answers ------------------------------------------------------------------------------------

void TableService::reply(RequestId request, std::string body) {
  effects_->replies.push_back({request, {200, "application/json", std::move(body)}});
}

void TableService::reply(RequestId request, const json::object& value) {
  reply(request, json::serialize(value));
}

void TableService::reply(RequestId request, const table::Checked<json::object>& answer) {
  if (!answer) return reply(request, api::error_of(answer.error()));
  reply(request, *answer);
}

void TableService::reply(RequestId request, const ApiError& error) {
  effects_->replies.push_back(
      {request, {error.status, "application/json", json::serialize(api::to_json(error))}});
}

}  // namespace drover::service
