// Self-play: games of bots against themselves, written as training examples (docs/learning.md).
//
// Three files have one base name:
//   NAME.json       the meaning of the numbers: the game, its fields and actions, sizes
//   NAME.positions  for each example an ExampleHead and one byte for each field of the encoding
//   NAME.moves      for each example its moves, as ExampleMove
// All numbers are little-endian. Equal plans write equal files, whatever the number of threads,
// unless a bot has a time limit or the plan limits the time.
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
  int players = 0;                             // 0: random, half of the games for two
  std::map<std::string, std::string> options;  // options not given here are random or default
  // Percentage of games whose other options are random; the rest have the defaults.
  int random_options_percent = 50;
  std::vector<std::string> bots;  // each game draws one of them for all its seats
  std::string teacher;            // a search bot; empty: none
  std::int64_t games = 100;
  double seconds = 0;  // no game begins after this time; 0: no limit
  std::uint64_t seed = 1;
  int threads = 1;
  // Percentage of turns whose moves are all drawn from those with the best heuristic values.
  int random_turns_percent = 15;
  int teacher_turns_permille = 0;  // turns in a thousand that the teacher plays
  // Of the decisions without a teacher, one in this many is an example; 0: none.
  int sample_interval = 24;
  // Decisions in a thousand whose move is drawn from those with the best heuristic values, while
  // the bot plays all others. Each is an example: its result shows the effect of a single move.
  int exploration_permille = 0;
  // The game's net plays all seats instead of the bots, sampling from its policy (PPO).
  bool net_selfplay = false;
  // With net_selfplay and more than two seats: the share of the chance to win in the value of an
  // outcome, in thousandths. The rest is for own points.
  int win_share_permille = 250;
};

enum class ExampleKind : std::uint8_t {
  kSampled,       // a decision of the bot or of a random turn
  kExploration,   // one random move among the bot's own
  kTeacher,       // a decision that a teacher searched
  kPolicySample,  // a move that a net sampled from its policy
};

// The head of an example in NAME.positions. Seats are relative: 0 is the seat that decides, then
// the others in turn order, automas behind the people.
struct ExampleHead {
  std::uint32_t game = 0;
  std::uint8_t players = 0;
  std::uint8_t seats = 0;     // automas included
  std::uint8_t progress = 0;  // the turn, in 255ths of all turns of the game
  ExampleKind kind = ExampleKind::kSampled;
  std::array<std::int16_t, game::kMaxSeats> scores{};  // at the end of the game
  std::array<std::uint8_t, game::kMaxSeats> wins{};    // shares of the victory, in twelfths
  std::uint16_t moves = 0;                             // number of moves in NAME.moves
  std::uint16_t chosen = 0;                            // the action
};
static_assert(sizeof(ExampleHead) == 24);

// A move of an example. kTeacher and kPolicySample have all legal moves, the other kinds only the
// chosen one. Parts of 1 are in 65535ths.
struct ExampleMove {
  std::int16_t action = 0;
  // kTeacher: the share of the search's visits. kPolicySample: the net's policy. Other kinds: the
  // heuristic prior.
  std::uint16_t share = 0;
  std::uint16_t visits = 0;  // kTeacher: visit count, at most 65535
  // kTeacher: mean value of the visits, 0 without any. kPolicySample: for the chosen move its
  // advantage, -1 as 0 and +1 as 65535; 0 for the other moves.
  std::uint16_t value = 0;
  float heuristic_gap = 0;  // points by which its heuristic value is below the best one
};
static_assert(sizeof(ExampleMove) == 12);

struct SelfplayReport {
  std::int64_t games = 0;
  std::int64_t examples = 0;
  std::int64_t teacher_examples = 0;
  std::int64_t exploration_examples = 0;
};

// Plays the games and writes the files. Returns an error if the plan is not valid or a file cannot
// be written.
game::Result<SelfplayReport> selfplay(const SelfplayPlan& plan, const std::string& name);

}  // namespace drover::learn
