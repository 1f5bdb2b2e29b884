// Games that a net plays against itself to become better: its moves are drawn by its own shares,
// and of each it is written down how much more came of it than it had expected.
#pragma once

#include <optional>
#include <vector>

#include "bots/search/tuning.h"
#include "core/rng.h"
#include "learn/notes.h"
#include "net/network.h"

namespace drover::learn {

class Practice {
 public:
  // One decision in `sample` is an example; `win` as in SelfplayPlan. The network must outlive
  // this.
  Practice(const net::Network& network, int sample, int win);

  Written play(std::uint32_t index, game::Position position, core::Rng& rng);

 private:
  // A decision of a seat and what it expected then.
  struct Step {
    int seat = 0;
    float value = 0;
    std::optional<std::size_t> move;  // the one that was made, if it is an example: its place there
  };

  void judge(const game::Position& end);

  const game::Game& game_;
  net::Evaluator net_;
  Notes notes_;
  int sample_;
  bots::search::Tuning aims_;  // what an outcome is value
  std::vector<Step> steps_;
};

}  // namespace drover::learn
