// The bots of tables: when they think, for whom, and what becomes of it.
#include <chrono>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/hub.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::milliseconds;

constexpr milliseconds kAMoment{400};  // a bot that takes longer is announced
constexpr milliseconds kTryBotAgain{1000};
constexpr milliseconds kAskAgain{1000};    // somebody to think, should the question have got lost
constexpr milliseconds kNextBotMove{250};  // where a table of bots has played enough for now

// What it thinks about is answered at once; 0 for a level that always is.
milliseconds time_of(const table::BotTurn& turn) {
  const bots::BotInfo* level = bots::find_bot(turn.level);
  return milliseconds(turn.forced || level == nullptr ? 0 : level->milliseconds);
}

}  // namespace

void Hub::wake_bot(const TableHandle& table) {
  if (stopped_ || table->thinking_ || table->waking_) return;
  std::optional<table::BotTurn> turn = table->table.bot_turn();
  if (!turn) return;
  auto audience = table->audience();
  if (!audience) {
    table->asleep_ = true;
    // Somebody may have come between the look and the note.
    audience = table->audience();
    if (!audience) return;
    table->asleep_ = false;
  }
  auto& [urgency, visitor] = *audience;
  if (!table->has_people() && !visitors_.allows(visitor, Act::kBotMove)) {
    wake_bot_later(table, kNextBotMove);
    return;
  }
  let_bot_think(table, std::move(*turn), urgency, std::move(visitor));
}

void Hub::let_bot_think(const TableHandle& table, table::BotTurn turn, Urgency urgency,
                        std::string visitor) {
  if (workshop_ != nullptr && time_of(turn).count() > 0) {
    ask_for_bot_move(table, turn, urgency);
    return;
  }
  announce_thinking(table, turn.after, turn.seat);
  Thought thought;
  thought.urgency = urgency;
  thought.visitor = std::move(visitor);
  thought.time = time_of(turn);
  thought.quick = thought.time.count() == 0;
  const std::uint64_t number = ++table->thought_;
  thought.work = [this, table, number, turn = std::move(turn)](bots::Clock& clock) {
    game::Move move;
    if (turn.forced) {
      move = table::forced_move(turn);
    } else {
      auto bot = pool_.take(table->table.id(), turn.seat, turn.level);
      move = table::think(turn, *bot, clock);
      pool_.put_back(table->table.id(), turn.seat, turn.level, std::move(bot));
    }
    return [this, table, number, turn, move] {
      asio::post(table->executor(),
                 [this, table, number, turn, move] { take_bot_move(table, number, turn, move); });
    };
  };
  ++metrics_.bots_thinking;
  table->thinking_ = thinkers_.think(std::move(thought));
}

// Whoever has time thinks, and the move comes as any other that is made elsewhere. Should the
// question get lost, it is asked again.
void Hub::ask_for_bot_move(const TableHandle& table, const table::BotTurn& turn, Urgency urgency) {
  const auto now = std::chrono::steady_clock::now();
  auto& asked = table->asked_;
  const bool is_new = !asked || asked->first != turn.after;
  if (!is_new && now - asked->second < kAskAgain) return;
  asked.emplace(turn.after, now);
  if (is_new) announce_thinking(table, turn.after, turn.seat);
  workshop_->ask({table->table.id(), turn.after, static_cast<int>(urgency)});
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), kAskAgain);
  timer->async_wait([this, table, timer](boost::system::error_code error) {
    if (!error) wake_bot(table);
  });
}

void Hub::take_bot_move(const TableHandle& table, std::uint64_t thought, const table::BotTurn& turn,
                        game::Move move) {
  if (!table->thinking_ || table->thought_ != thought) return;
  table->thinking_.reset();
  --metrics_.bots_thinking;
  submit_for_bot(
      table, [turn, move](const table::Table& t) { return t.play(turn, move, now_seconds()); },
      timed([this, table](const Answer<std::uint32_t>& answer) {
        if (answer) return;
        // Somebody took a move or the seat back meanwhile; otherwise the store has failed for now.
        const bool stale = answer.error().code == table::name_of(table::Code::kStale);
        wake_bot_later(table, stale ? milliseconds(0) : kTryBotAgain);
      }));
}

void Hub::wake_bot_later(const TableHandle& table, milliseconds after) {
  if (std::exchange(table->waking_, true)) return;
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), after);
  timer->async_wait([this, table, timer](boost::system::error_code error) {
    table->waking_ = false;
    if (!error) wake_bot(table);
  });
}

void Hub::announce_thinking(const TableHandle& table, std::uint32_t after, int seat) {
  if (table->members_.empty()) return;
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), kAMoment);
  timer->async_wait([this, table, timer, after, seat](boost::system::error_code error) {
    const bool thinks = table->thinking_ || (table->asked_ && table->asked_->first == after);
    if (error || !thinks || table->table.seq() != after) return;
    broadcast(table, [&](int) { return text::Object{{"type", "thinking"}, {"seat", seat + 1}}; });
  });
}

}  // namespace drover::server
