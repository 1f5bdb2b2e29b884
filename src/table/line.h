// The moves of a game that count, and the position after any of them.
//
// Only the newest position, the one before it and every 128th are kept; one in between is replayed
// from the checkpoint before it. A game of 1,500 moves so needs some 50 KiB, and looking back costs
// at most 127 moves.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "table/refusal.h"

namespace drover::table {

// What a move brought about that concerns whether it can be taken back.
struct Consequence {
  bool turn_passed = false;  // a new turn began, somebody else has to decide, or the game is over
  bool revealed = false;     // something hidden came to light
  friend bool operator==(const Consequence&, const Consequence&) = default;
};

// Where a move stands in the log.
struct Entered {
  std::uint32_t seq = 0;
  std::uint32_t time = 0;  // seconds since 1970; four bytes do until 2106
};

struct Step {
  game::Move move;
  std::int8_t seat = 0;  // who made it
  Consequence consequence{};
  Entered entered;
};

// A move as somebody has written it; nothing if that is none.
std::optional<game::Move> parsed_move(const game::Game& game, std::string_view text);
// Of a move that cannot be made: `view` is what the seat may see.
Refusal illegal_move(const game::Position& view, int seat, game::Move move,
                     std::string_view as_said);

class Line {
 public:
  static constexpr int kCheckpointEvery = 128;

  explicit Line(const game::Position& start);

  const game::Game& game() const { return position_.game(); }
  const game::Position& position() const { return position_; }
  int moves() const { return static_cast<int>(steps_.size()); }
  const Step& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }
  const game::Position& start() const { return checkpoints_.front(); }
  // After the first `moves` moves.
  game::Position at(int moves) const;

  // Plays a move if it is legal; otherwise nothing changes.
  bool play(game::Move move, Entered entered = {});
  // A legal move that was carried out already: `after` is where it leads.
  void add(game::Move move, const game::Position& after, Entered entered);
  // Cuts the line back to its first `moves` moves.
  void cut(int moves);

 private:
  std::vector<game::Position> checkpoints_;  // after 0, 128, 256, ... moves
  std::deque<Step> steps_;
  game::Position position_;
  // Before the last move, whose events are told to everybody; unknown after a cut.
  game::Position before_;
  bool before_known_ = false;
};

}  // namespace drover::table
