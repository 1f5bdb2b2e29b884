// The moves of a game that count, and the position after any of them.
//
// Only the newest position and every 64th are kept; one in between is replayed from the checkpoint
// before it. A game of 1,500 moves so needs some 60 KiB, and looking back costs at most 63 moves.
#pragma once

#include <cstdint>
#include <vector>

#include "game/game.h"

namespace drover::table {

// What keeps a move from being taken back.
enum class Barrier : std::uint8_t { kNone, kTurnPassed, kHiddenRevealed };

struct Step {
  game::Move move;
  std::int8_t seat = 0;  // who made it
  Barrier barrier = Barrier::kNone;
};

class Line {
 public:
  static constexpr int kCheckpointEvery = 64;

  explicit Line(const game::Position& start);

  const game::Game& game() const { return position_.game(); }
  const game::Position& position() const { return position_; }
  int moves() const { return static_cast<int>(steps_.size()); }
  const Step& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }
  const game::Position& start() const { return checkpoints_.front(); }
  // After the first `moves` moves.
  game::Position at(int moves) const;

  // Plays a move if it is legal; otherwise nothing changes.
  bool play(game::Move move);
  // Cuts the line back to its first `moves` moves.
  void cut(int moves);

 private:
  std::vector<game::Position> checkpoints_;  // after 0, 64, 128, ... moves
  std::vector<Step> steps_;
  game::Position position_;
};

}  // namespace drover::table
