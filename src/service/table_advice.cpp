// Hints and reviews. They are dropped when the position of the table changes.
#include <utility>

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "service/table_service.h"

namespace drover::service {

namespace json = boost::json;

namespace {

// The longest wait for a shared hint. A hint takes a second, and a few more if the process that
// works on it dies.
constexpr std::chrono::seconds kHintTimeout{15};

ApiError no_hint_in_time() {
  return {503, "too_fast", "No hint was found in time. Try again soon."};
}

bool is_object(const std::string& text) {
  boost::system::error_code error;
  return json::parse(text, error).is_object() && !error;
}

}  // namespace

void TableService::on(TaskFinished& event) {
  if (bot_ && !bot_->has_moved && bot_->number == event.number) {
    finish_bot_task(event);
  } else if (hint_ && hint_->answer.empty() && hint_->task == event.number) {
    finish_hint(std::move(event.text));
  } else if (review_ && review_->task != 0 && review_->task == event.number) {
    finish_review_task(event.text);
  }
}

void TableService::on(FindingsArrived& event) {
  if (hint_ && hint_->answer.empty() && hint_->task == event.number) {
    const bool timed_out = moment_.now - hint_->requested > kHintTimeout;
    if (event.findings.empty() && !timed_out) return;
    effects_->cancelled_tasks.push_back(event.number);
    finish_hint(event.findings.empty() ? std::string() : std::move(event.findings.front()));
  } else if (review_ && review_->task != 0 && review_->task == event.number) {
    add_review_findings(event.findings);
  }
}

// ---- Hints --------------------------------------------------------------------------------------

void TableService::request_hint(const RequestReceived& event, const Guest& guest) {
  const auto after = api::parse_hint_request(event.body, guest.rights);
  if (!after) return reply(event.request, after.error());
  auto turn = table_.advice_turn(guest.viewer(), *after);
  if (!turn) return reply(event.request, api::error_of(turn.error()));
  if (hint_ && !hint_->answer.empty()) return reply_with_hint(event.request, *after);
  if (!hint_ && !start_hint(event, guest, *std::move(turn))) {
    return reply(event.request, api::too_fast());
  }
  if (hint_->waiting.size() >= kMaxWaitingForHint) return reply(event.request, api::too_fast());
  hint_->waiting.emplace_back(event.request, *after);
}

bool TableService::start_hint(const RequestReceived& event, const Guest& guest,
                              table::AdviceTurn turn) {
  const LimitedAction action = *route_of(event.operation).action;
  if (stopped_ || !options_.limiter.acquire(guest.visitor, action)) return false;
  Reservation reservation = options_.limiter.reserve(guest.visitor, LimitedResource::kHint);
  if (!reservation) return false;
  hint_.emplace(HintState{++last_task_, {}, {}, moment_.now, std::move(reservation)});
  ++effects_->counts.hints;
  if (options_.has_shared_tasks) {
    effects_->new_shared_advice.push_back(
        {hint_->task, SharedAdvice::Kind::kHint, table_.position_seq(), 0});
  } else {
    effects_->new_tasks.push_back(
        {hint_->task, Urgency::kInteractive, guest.visitor, std::move(turn)});
  }
  return true;
}

void TableService::finish_hint(std::string text) {
  hint_->reservation.reset();
  const auto waiting = std::exchange(hint_->waiting, {});
  if (is_object(text)) {
    hint_->answer = std::move(text);
    for (const auto& [request, after] : waiting) reply_with_hint(request, after);
  } else {
    hint_.reset();
    for (const auto& [request, after] : waiting) reply(request, no_hint_in_time());
  }
}

// Adds `after` as the last member of the hint.
void TableService::reply_with_hint(RequestId request, std::uint32_t after) {
  std::string text = hint_->answer;
  text.pop_back();
  text += fmt::format(R"({}"after":{}}})", text.size() > 1 ? "," : "", after);
  reply(request, std::move(text));
}

// ---- Reviews ------------------------------------------------------------------------------------

void TableService::request_review(const RequestReceived& event, const Guest& guest) {
  const bool is_new = !review_;
  if (is_new) {
    auto decisions = table_.decisions();
    if (!decisions) return reply(event.request, api::error_of(decisions.error()));
    // Only starting a review counts as an action: it costs about half a minute of processor time.
    const LimitedAction action = *route_of(event.operation).action;
    if (stopped_ || !options_.limiter.acquire(guest.visitor, action)) {
      return reply(event.request, api::too_fast());
    }
    Reservation reservation = options_.limiter.reserve(guest.visitor, LimitedResource::kReview);
    if (!reservation) return reply(event.request, api::too_fast());
    review_.emplace(ReviewState{0, api::Review(table_, *std::move(decisions)), 0, moment_.now,
                                guest.visitor, std::move(reservation)});
    start_review_task();
  } else {
    review_->requested = moment_.now;
    if (review_->task == 0 && !review_->review.done() && !stopped_) {
      review_->reservation = options_.limiter.reserve(guest.visitor, LimitedResource::kReview);
      if (!review_->reservation) return reply(event.request, api::too_fast());
      review_->visitor = guest.visitor;
      start_review_task();
    }
  }
  reply(event.request, review_->review.to_json());
}

void TableService::start_review_task() {
  if (review_->review.done() || !is_review_wanted()) return end_review_task();
  review_->task = ++last_task_;
  if (options_.has_shared_tasks) {
    effects_->new_shared_advice.push_back(
        {review_->task, SharedAdvice::Kind::kReview, table_.position_seq(), review_->known});
    return;
  }
  const api::Review::Next next = review_->review.next();
  effects_->new_tasks.push_back({review_->task, Urgency::kWatched, review_->visitor,
                                 ReviewWork{next.decision, next.closely}});
}

void TableService::finish_review_task(const std::string& text) {
  review_->task = 0;
  auto reviewed = api::reviewed_decision_from(review_->review.game(), text);
  if (reviewed && review_->review.is_next(*reviewed)) review_->review.note(*std::move(reviewed));
  start_review_task();
}

void TableService::add_review_findings(const std::vector<std::string>& findings) {
  for (const std::string& text : findings) {
    auto reviewed = api::reviewed_decision_from(review_->review.game(), text);
    if (!reviewed || !review_->review.is_next(*reviewed)) {
      // The database was lost and another process has started the review afresh. The next request
      // starts it afresh here, too.
      end_review_task();
      review_.reset();
      return;
    }
    review_->review.note(*std::move(reviewed));
    ++review_->known;
  }
  if (review_->review.done() || !is_review_wanted()) end_review_task();
}

bool TableService::is_review_wanted() const {
  return !stopped_ && moment_.now - review_->requested < options_.review_abandoned_after;
}

void TableService::end_review_task() {
  if (review_->task != 0) effects_->cancelled_tasks.push_back(review_->task);
  review_->task = 0;
  review_->reservation.reset();
}

void TableService::drop_advice() {
  if (review_) end_review_task();
  review_.reset();
  if (!hint_) return;
  const HintState hint = *std::exchange(hint_, std::nullopt);
  if (hint.answer.empty()) effects_->cancelled_tasks.push_back(hint.task);
  for (const auto& [request, after] : hint.waiting) {
    reply(request,
          api::error_of(table::Refusal{
              table::Code::kStale, "The table has changed while the hint was being searched."}));
  }
}

}  // namespace drover::service
