#include "table/move_history.h"

#include <cassert>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "game/presenter.h"
#include "table/user_text.h"

namespace drover::table {

namespace {

// Longer texts are not parsed: every legal move is far shorter.
constexpr std::size_t kMaxMoveText = 200;

// The end of a game reveals all hidden information.
Consequence consequence_of(const game::Position& before, const game::Position& after) {
  const game::Game& game = before.game();
  const bool over = game.over(after);
  return {over || game.actor(before) != game.actor(after) || game.turn(before) != game.turn(after),
          over || game.chance_between(before, after)};
}

}  // namespace

std::optional<game::Move> parse_move_text(const game::Game& game, std::string_view text) {
  return text.size() <= kMaxMoveText ? game.parse_move(text) : std::nullopt;
}

Refusal illegal_move_refusal(const game::Position& view, int seat, game::Move move,
                             std::string_view as_written) {
  const game::Presenter& presenter = view.game().presenter();
  auto reason = presenter.why_not(view, seat, move);
  std::string sentence =
      fmt::format("{} is not legal now. {}", quote_safely(as_written),
                  reason ? presenter.reason_sentence(view, *reason, text::Language::kEnglish) : "");
  return {Code::kIllegalMove, std::move(sentence), std::move(reason)};
}

std::shared_ptr<const PlayedMove> try_move(const game::Position& before, game::Move move) {
  game::MoveList legal;
  before.game().legal(before, legal);
  return legal.contains(move) ? play_move(before, move) : nullptr;
}

std::shared_ptr<const PlayedMove> play_move(const game::Position& before, game::Move move) {
  auto played = std::make_shared<PlayedMove>(PlayedMove{move, before, {}});
  game::EventList events;
  before.game().apply_reporting(played->after, move, events);
  played->events.assign(events.begin(), events.end());
  return played;
}

MoveHistory::MoveHistory(const game::Position& start) : checkpoints_{start}, position_(start) {}

game::Position MoveHistory::position_after(int moves) const {
  assert(moves >= 0 && moves <= this->moves());
  if (moves == this->moves()) return position_;
  const int checkpoint = moves / kCheckpointEvery;
  game::Position position = checkpoints_[static_cast<std::size_t>(checkpoint)];
  for (int i = checkpoint * kCheckpointEvery; i < moves; ++i) {
    game().apply(position, move_at(i).move);
  }
  return position;
}

bool MoveHistory::play(game::Move move, EntryStamp stamp) {
  if (game().over(position_)) return false;
  game::Position after = position_;
  if (!game().try_apply(after, move)) return false;
  last_played_.reset();
  extend(move, after, stamp);
  return true;
}

void MoveHistory::add(std::shared_ptr<const PlayedMove> played, EntryStamp stamp) {
  extend(played->move, played->after, stamp);
  last_played_ = std::move(played);
}

void MoveHistory::extend(game::Move move, const game::Position& after, EntryStamp stamp) {
  history_.push_back({move, static_cast<std::int8_t>(game().actor(position_)),
                      consequence_of(position_, after), stamp});
  position_ = after;
  if (moves() % kCheckpointEvery == 0) {
    // Positions are large, so the vector grows by one.
    checkpoints_.reserve(checkpoints_.size() + 1);
    checkpoints_.push_back(position_);
  }
}

void MoveHistory::truncate(int moves) {
  position_ = position_after(moves);
  last_played_.reset();
  history_.resize(static_cast<std::size_t>(moves));
  checkpoints_.resize(static_cast<std::size_t>(moves / kCheckpointEvery) + 1);
}

}  // namespace drover::table
