// The examples of one game on their way into the files (learn/selfplay.h): bytes while it is
// played, and how it ended once it is over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "learn/selfplay.h"
#include "net/actions.h"
#include "net/encoding.h"

namespace drover::learn {

// What a game adds to the files.
struct Written {
  std::vector<std::uint8_t> positions;
  std::vector<ExampleMove> moves;
  std::int64_t examples = 0;
  std::int64_t taught = 0;
  std::int64_t strayed = 0;
};

class Notes {
 public:
  explicit Notes(const game::Game& game)
      : game_(game),
        encoding_(net::Encoding::of(game)),
        actions_(net::Actions::of(game)),
        stride_(sizeof(ExampleHead) + encoding_.fields().size()) {}

  const net::Actions& actions() const { return actions_; }

  void begin(std::uint32_t index, const game::Position& start);
  // Whoever decides in the position chooses this move; `moves` are those that belong to it.
  void add(const game::Position& position, game::Move chosen, ExampleKind kind,
           std::span<const ExampleMove> moves);
  // Of all examples so far, to be changed until the end.
  std::vector<ExampleMove>& moves() { return written_.moves; }
  Written finish(const game::Position& end);

 private:
  const game::Game& game_;
  const net::Encoding& encoding_;
  const net::Actions& actions_;
  const std::size_t stride_;
  std::uint32_t index_ = 0;
  std::vector<net::Encoding::Field> fields_;
  std::vector<std::uint8_t> raw_;
  Written written_;
  std::vector<int> turns_;  // of the examples
  std::vector<int> seats_;
};

// A move as the files have it: how far it is behind the best by the rules of thumb.
ExampleMove example_move(net::Action action, double behind);
// A part of 1 in 65535ths; what is beyond 0 or 1 is cut.
std::uint16_t in_65535ths(double part);

}  // namespace drover::learn
