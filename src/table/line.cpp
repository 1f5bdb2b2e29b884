#include "table/line.h"

#include <cassert>

namespace drover::table {

namespace {

// A turn passes when somebody else has to decide, a new turn begins or the game ends. Where a move
// does both, the passed turn is what a player understands.
Barrier barrier_between(const game::Position& before, const game::Position& after) {
  const game::Game& game = before.game();
  if (game.over(after) || game.actor(before) != game.actor(after) ||
      game.turn(before) != game.turn(after)) {
    return Barrier::kTurnPassed;
  }
  return game.chance_between(before, after) ? Barrier::kHiddenRevealed : Barrier::kNone;
}

}  // namespace

Line::Line(const game::Position& start) : checkpoints_{start}, position_(start) {}

game::Position Line::at(int moves) const {
  assert(moves >= 0 && moves <= this->moves());
  if (moves == this->moves()) return position_;
  const int checkpoint = moves / kCheckpointEvery;
  game::Position position = checkpoints_[static_cast<std::size_t>(checkpoint)];
  for (int i = checkpoint * kCheckpointEvery; i < moves; ++i) {
    game().apply(position, step(i).move);
  }
  return position;
}

bool Line::play(game::Move move, Entered entered) {
  if (game().over(position_)) return false;
  const game::Position before = position_;
  if (!game().try_apply(position_, move)) return false;
  steps_.push_back({move, static_cast<std::int8_t>(game().actor(before)),
                    barrier_between(before, position_), entered});
  if (moves() % kCheckpointEvery == 0) {
    checkpoints_.reserve(checkpoints_.size() +
                         1);  // they are large: no room for more than there are
    checkpoints_.push_back(position_);
  }
  return true;
}

void Line::cut(int moves) {
  position_ = at(moves);
  steps_.resize(static_cast<std::size_t>(moves));
  checkpoints_.resize(static_cast<std::size_t>(moves / kCheckpointEvery) + 1);
}

}  // namespace drover::table
