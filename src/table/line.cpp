#include "table/line.h"

#include <cassert>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "table/text.h"

namespace drover::table {

namespace {

// No move comes near; a longer text is not worth parsing.
constexpr std::size_t kMaxMoveText = 200;

// The end of a game shows what everybody has kept hidden.
Consequence consequence_of(const game::Position& before, const game::Position& after) {
  const game::Game& game = before.game();
  const bool over = game.over(after);
  return {over || game.actor(before) != game.actor(after) || game.turn(before) != game.turn(after),
          over || game.chance_between(before, after)};
}

}  // namespace

std::optional<game::Move> parsed_move(const game::Game& game, std::string_view text) {
  return text.size() <= kMaxMoveText ? game.parse_move(text) : std::nullopt;
}

Refusal illegal_move(const game::Position& view, int seat, game::Move move,
                     std::string_view as_said) {
  const game::Game& game = view.game();
  auto reason = game.why_not(view, seat, move);
  std::string sentence =
      fmt::format("{} is not legal now. {}", in_quotes(as_said),
                  reason ? game.reason_sentence(view, *reason, text::Language::kEnglish) : "");
  return {Code::kIllegalMove, std::move(sentence), std::move(reason)};
}

Line::Line(const game::Position& start) : checkpoints_{start}, position_(start), before_(start) {}

game::Position Line::at(int moves) const {
  assert(moves >= 0 && moves <= this->moves());
  if (moves == this->moves()) return position_;
  if (moves == this->moves() - 1 && before_known_) return before_;
  const int checkpoint = moves / kCheckpointEvery;
  game::Position position = checkpoints_[static_cast<std::size_t>(checkpoint)];
  for (int i = checkpoint * kCheckpointEvery; i < moves; ++i) {
    game().apply(position, step(i).move);
  }
  return position;
}

bool Line::play(game::Move move, Entered entered) {
  if (game().over(position_)) return false;
  game::Position after = position_;
  if (!game().try_apply(after, move)) return false;
  add(move, after, entered);
  return true;
}

void Line::add(game::Move move, const game::Position& after, Entered entered) {
  before_ = position_;
  before_known_ = true;
  position_ = after;
  steps_.push_back({move, static_cast<std::int8_t>(game().actor(before_)),
                    consequence_of(before_, position_), entered});
  if (moves() % kCheckpointEvery == 0) {
    checkpoints_.reserve(checkpoints_.size() +
                         1);  // they are large: no room for more than there are
    checkpoints_.push_back(position_);
  }
}

void Line::cut(int moves) {
  position_ = at(moves);
  before_known_ = false;
  steps_.resize(static_cast<std::size_t>(moves));
  checkpoints_.resize(static_cast<std::size_t>(moves / kCheckpointEvery) + 1);
}

}  // namespace drover::table
