// Turns of bots: when they are searched, with which urgency, and how their moves are played.
#include <chrono>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/hub.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::milliseconds;

constexpr milliseconds kAnnounceThinkingAfter{400};
constexpr milliseconds kBotRetryDelay{1000};
constexpr milliseconds kRequestAgainAfter{1000};  // in case a published turn was lost
constexpr milliseconds kBotMoveDelay{250};        // if a table of bots exceeds its visitor's rate

// Search time of the bot's level; 0 if it moves at once.
milliseconds thinking_time(const table::BotTurn& turn) {
  const bots::BotInfo* level = bots::find_bot(turn.level);
  return milliseconds(turn.forced || level == nullptr ? 0 : level->milliseconds);
}

}  // namespace

void Hub::wake_bot(const TableHandle& table) {
  if (stopped_ || table->bot_task_ || table->wake_timer_set_) return;
  std::optional<table::BotTurn> turn = table->table.bot_turn();
  if (!turn) return;
  auto audience = table->audience();
  if (!audience) {
    table->bot_asleep_ = true;
    // A client may have come before bot_asleep_ was set.
    audience = table->audience();
    if (!audience) return;
    table->bot_asleep_ = false;
  }
  auto& [urgency, visitor] = *audience;
  if (!table->has_human_seat() && !limiter_.try_acquire(visitor, LimitedAction::kBotMove)) {
    wake_bot_later(table, kBotMoveDelay);
    return;
  }
  start_bot_task(table, std::move(*turn), urgency, std::move(visitor));
}

void Hub::start_bot_task(const TableHandle& table, table::BotTurn turn, Urgency urgency,
                         std::string visitor) {
  if (shared_runner_ != nullptr && thinking_time(turn).count() > 0) {
    request_bot_move(table, turn, urgency);
    return;
  }
  announce_thinking(table, turn.after, turn.seat);
  ThreadTask task;
  task.urgency = urgency;
  task.visitor = std::move(visitor);
  task.time = thinking_time(turn);
  task.quick = task.time.count() == 0;
  const std::uint64_t number = ++table->bot_task_number_;
  task.work = [this, table, number, turn = std::move(turn)](bots::Clock& clock) {
    game::Move move;
    if (turn.forced) {
      move = table::forced_move(turn);
    } else {
      auto bot = pool_.acquire(table->table.id(), turn.seat, turn.level);
      move = table::think(turn, *bot, clock);
      pool_.release(table->table.id(), turn.seat, turn.level, std::move(bot));
    }
    return [this, table, number, turn, move] {
      asio::post(table->executor(),
                 [this, table, number, turn, move] { play_bot_move(table, number, turn, move); });
    };
  };
  ++metrics_.bots_thinking;
  table->bot_task_ = thread_runner_.submit(std::move(task));
}

// Publishes the bot's turn on the shared task board. Its move arrives through the store (catch_up),
// whichever process has searched it. Publishes the turn again every second, in case it was lost.
void Hub::request_bot_move(const TableHandle& table, const table::BotTurn& turn, Urgency urgency) {
  const auto now = std::chrono::steady_clock::now();
  auto& requested = table->requested_move_;
  const bool is_new = !requested || requested->first != turn.after;
  if (!is_new && now - requested->second < kRequestAgainAfter) return;
  requested.emplace(turn.after, now);
  if (is_new) announce_thinking(table, turn.after, turn.seat);
  shared_runner_->request_move({table->table.id(), turn.after, static_cast<int>(urgency)});
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), kRequestAgainAfter);
  timer->async_wait([this, table, timer](boost::system::error_code error) {
    if (!error) wake_bot(table);
  });
}

void Hub::play_bot_move(const TableHandle& table, std::uint64_t number, const table::BotTurn& turn,
                        game::Move move) {
  if (!table->bot_task_ || table->bot_task_number_ != number) return;
  table->bot_task_.reset();
  --metrics_.bots_thinking;
  submit_for_bot(
      table, [turn, move](const table::Table& t) { return t.play(turn, move, now_seconds()); },
      with_latency([this, table](const Answer<std::uint32_t>& answer) {
        if (answer) return;
        // Stale: a person took a move or the seat back meanwhile. Otherwise the store has failed.
        const bool stale = answer.error().code == table::name_of(table::Code::kStale);
        wake_bot_later(table, stale ? milliseconds(0) : kBotRetryDelay);
      }));
}

void Hub::wake_bot_later(const TableHandle& table, milliseconds after) {
  if (std::exchange(table->wake_timer_set_, true)) return;
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), after);
  timer->async_wait([this, table, timer](boost::system::error_code error) {
    table->wake_timer_set_ = false;
    if (!error) wake_bot(table);
  });
}

void Hub::announce_thinking(const TableHandle& table, std::uint32_t after, int seat) {
  if (table->members_.empty()) return;
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), kAnnounceThinkingAfter);
  timer->async_wait([this, table, timer, after, seat](boost::system::error_code error) {
    const bool thinks =
        table->bot_task_ || (table->requested_move_ && table->requested_move_->first == after);
    if (error || !thinks || table->table.seq() != after) return;
    broadcast(table, [&](int) { return text::Object{{"type", "thinking"}, {"seat", seat + 1}}; });
  });
}

}  // namespace drover::server
