// Records the training examples of one game (learn/selfplay.h) while it is played.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "learn/selfplay.h"
#include "net/actions.h"
#include "net/encoding.h"

namespace drover::learn {

// The examples of one game, as they are written to the files.
struct SelfplayRecords {
  std::vector<std::uint8_t> positions;
  std::vector<ExampleMove> moves;
  std::int64_t examples = 0;
  std::int64_t teacher_examples = 0;
  std::int64_t exploration_examples = 0;
};

class ExampleRecorder {
 public:
  explicit ExampleRecorder(const game::Game& game)
      : game_(game),
        encoding_(net::Encoding::of(game)),
        actions_(net::Actions::of(game)),
        stride_(sizeof(ExampleHead) + encoding_.fields().size()) {}

  const net::Actions& actions() const { return actions_; }

  // Begins the game with this index. `start` has its options.
  void begin(std::uint32_t index, const game::Position& start);
  // Adds an example: the position, the move that its actor chose, and the moves to write for it.
  void add(const game::Position& position, game::Move chosen, ExampleKind kind,
           std::span<const ExampleMove> moves);
  // The moves of all examples so far. They can be changed until finish().
  std::vector<ExampleMove>& moves() { return records_.moves; }
  // Fills in the result of the game and returns its examples. `end` is the final position.
  SelfplayRecords finish(const game::Position& end);

 private:
  const game::Game& game_;
  const net::Encoding& encoding_;
  const net::Actions& actions_;
  const std::size_t stride_;
  std::uint32_t index_ = 0;
  std::vector<net::Encoding::Field> fields_;
  std::vector<std::uint8_t> raw_;
  SelfplayRecords records_;
  std::vector<int> turns_;  // by example
  std::vector<int> seats_;  // by example
};

// A move as the files have it, without share and value. `heuristic_gap` is the number of points by
// which its heuristic value is below the best one.
ExampleMove example_move(net::Action action, double heuristic_gap);
// A number from 0 to 1 in 65535ths; numbers outside are clamped.
std::uint16_t in_65535ths(double part);

}  // namespace drover::learn
