// Turns of bots: when they are searched, with which urgency, and how their moves are played.
#include <utility>

#include "service/table_service.h"

namespace drover::service {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kThinkingNoticeDelay{400};
constexpr milliseconds kBotRetryDelay{1000};
constexpr milliseconds kBotMoveDelay{250};  // if a table of bots exceeds its visitor's rate

}  // namespace

void TableService::wake_bot() {
  if (stopped_ || bot_ || wake_bot_at_) return;
  std::optional<table::BotTurn> turn = table_.bot_turn();
  if (!turn) {
    shared_turn_.reset();
    return;
  }
  auto watched = audience();
  bot_asleep_ = !watched;
  if (!watched) return;
  auto& [urgency, visitor] = *watched;
  if (!has_human_seat() && !options_.limiter.acquire(visitor, LimitedAction::kBotMove)) {
    return wake_bot_later(kBotMoveDelay);
  }
  if (options_.has_shared_tasks && thinking_time(*turn).count() > 0) {
    return publish_bot_turn(*turn, urgency);
  }
  shared_turn_.reset();
  start_bot(*std::move(turn), urgency, std::move(visitor));
}

void TableService::start_bot(table::BotTurn turn, Urgency urgency, std::string visitor) {
  auto shared = std::make_shared<const table::BotTurn>(std::move(turn));
  if (shared->is_forced()) {
    bot_ = {0, shared};
    return enqueue_bot_move(table::forced_move(*shared));
  }
  bot_ = {++last_task_, shared};
  notice_ = {moment_.now + kThinkingNoticeDelay, shared->after, shared->seat};
  ++effects_->counts.bots_thinking;
  effects_->new_tasks.push_back({bot_->number, urgency, std::move(visitor), std::move(shared)});
}

// The move arrives as an entry of the log, whichever process has searched it.
void TableService::publish_bot_turn(const table::BotTurn& turn, Urgency urgency) {
  const bool is_new = !shared_turn_ || shared_turn_->after != turn.after;
  if (!is_new && !is_publication_old(*shared_turn_)) return;
  shared_turn_ = {turn.after, turn.seat, moment_.now};
  if (is_new) notice_ = {moment_.now + kThinkingNoticeDelay, turn.after, turn.seat};
  effects_->shared_move = {turn.after, urgency};
}

void TableService::finish_bot_task(const TaskFinished& result) {
  --effects_->counts.bots_thinking;
  if (result.move) return enqueue_bot_move(*result.move);
  bot_.reset();
  wake_bot();
}

void TableService::enqueue_bot_move(game::Move move) {
  bot_->has_moved = true;
  Change change;
  change.kind = ChangeKind::kBotMove;
  change.move = move;
  change.arrived = moment_.now;
  enqueue(std::move(change));
}

void TableService::retry_bot_move(const ApiError& error) {
  bot_.reset();
  // Stale: a person took a move or the seat back meanwhile. Otherwise the store has failed.
  if (error.code != table::name_of(table::Code::kStale)) return wake_bot_later(kBotRetryDelay);
  wake_bot();
}

void TableService::cancel_bot() {
  if (!bot_ || bot_->has_moved) return;
  effects_->cancelled_tasks.push_back(bot_->number);
  --effects_->counts.bots_thinking;
  bot_.reset();
}

void TableService::wake_bot_later(milliseconds after) {
  if (!wake_bot_at_) wake_bot_at_ = moment_.now + after;
}

// Connected players come before recent players, connected spectators and recent spectators. Bots of
// a table with human seats go on without an audience, until a person has to decide; a table of bots
// alone waits for an audience.
std::optional<std::pair<Urgency, std::string>> TableService::audience() const {
  const auto is_present = [this](const LastUse& use) {
    return use.any && moment_.now - use.at < options_.present_after_request;
  };
  const Member* spectator = nullptr;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat) {
      return {{Urgency::kInteractive, member.guest.visitor}};
    }
    spectator = &member;
  }
  if (is_present(last_player_)) return {{Urgency::kInteractive, last_player_.visitor}};
  if (spectator != nullptr) return {{Urgency::kWatched, spectator->guest.visitor}};
  if (is_present(last_spectator_)) return {{Urgency::kWatched, last_spectator_.visitor}};
  if (!has_human_seat()) return std::nullopt;
  return {{Urgency::kBackground, last_player_.visitor}};
}

}  // namespace drover::service
