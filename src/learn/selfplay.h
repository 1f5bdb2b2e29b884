// Games that bots play against themselves, as examples to learn from (docs/learning.md).
//
// Three files with one name:
//   NAME.json       what the numbers mean: the game, its fields and actions, sizes
//   NAME.positions  for each example a head (below) and one byte for each field of the encoding
//   NAME.moves      for each example its moves (below)
// All numbers are little-endian. The same plan always writes the same files, whatever the number of
// threads, unless a bot thinks against time or the time was limited.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "game/game.h"

namespace drover::learn {

struct SelfplayPlan {
  const game::Game* game = nullptr;
  int players = 0;                             // 0: drawn, half of the games for two
  std::map<std::string, std::string> options;  // the others are drawn
  int drawn = 50;  // games in a hundred whose other options are drawn; the rest have their defaults
  std::vector<std::string> bots;  // each game draws one of them for all its seats
  std::string teacher;            // a search; empty: nobody is asked
  std::int64_t games = 100;
  double seconds = 0;  // 0: no limit
  std::uint64_t seed = 1;
  int threads = 1;
  int adventures = 15;  // turns in a hundred whose moves are drawn from those that look best
  int taught = 0;       // turns in a thousand that the teacher plays
  int sample = 24;      // one decision in so many is an example without a teacher; 0: none
  // Decisions in a thousand that are drawn from the moves that look best, each an example: what
  // came of them tells moves apart.
  int stray = 0;
  // The game's net plays, drawing its moves by its own shares, and nobody else.
  bool practice = false;
  // What it plays for where more than two sit: the part of the victory, in thousandths; the rest is
  // for the own points.
  int win = 250;
};

enum class ExampleKind : std::uint8_t {
  kSampled,    // a decision of the bot or of an adventure
  kStrayed,    // a move drawn from those that look best, while all others are the bot's own
  kTaught,     // a teacher thought about it
  kPractised,  // a net drew it by its own shares
};

// What stands before the bytes of an example. Seats are told as whoever decides sees them: 0 is
// oneself, then the others in the order of their turns, automas behind the people.
struct ExampleHead {
  std::uint32_t game = 0;
  std::uint8_t players = 0;
  std::uint8_t seats = 0;     // automas included
  std::uint8_t progress = 0;  // the turn, in 255ths of all turns of the game
  ExampleKind kind = ExampleKind::kSampled;
  std::array<std::int16_t, game::kMaxSeats> scores{};  // in the end
  std::array<std::uint8_t, game::kMaxSeats> wins{};    // share of the victory, in twelfths
  std::uint16_t moves = 0;                             // so many belong to it in NAME.moves
  std::uint16_t chosen = 0;                            // the action
};
static_assert(sizeof(ExampleHead) == 24);

// Of a taught or practised example all legal moves, of another the one that was made: there `share`
// is the prior that the search would have given it by the rules of thumb. Of a practised one it is
// the net's, and `value` tells of the move that was made how much it added: 0 for all that can be
// lost, 65535 for all that can be won.
struct ExampleMove {
  std::int16_t action = 0;
  std::uint16_t share = 0;   // of the teacher's visits, in 65535ths
  std::uint16_t visits = 0;  // at most 65535
  std::uint16_t value = 0;   // the mean of these visits, in 65535ths; 0 without one
  float behind = 0;          // points by which it looks worse than the best by the rules of thumb
};
static_assert(sizeof(ExampleMove) == 12);

struct SelfplayReport {
  std::int64_t games = 0;
  std::int64_t examples = 0;
  std::int64_t taught = 0;
  std::int64_t strayed = 0;
};

// Plays and writes; a sentence if the plan is not sound or a file cannot be written.
game::Result<SelfplayReport> selfplay(const SelfplayPlan& plan, const std::string& name);

}  // namespace drover::learn
