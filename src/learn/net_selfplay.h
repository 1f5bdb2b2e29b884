// Self-play of a net for proximal policy optimization (PPO, train/practise.py): the net samples its
// moves from its own policy, and every move is recorded with its advantage.
#pragma once

#include <optional>
#include <vector>

#include "bots/search/tuning.h"
#include "core/rng.h"
#include "learn/example_recorder.h"
#include "net/network.h"

namespace drover::learn {

class NetSelfplay {
 public:
  // One decision in `sample_interval` is an example; `win_share_permille` as in SelfplayPlan. The
  // network must outlive the object.
  NetSelfplay(const net::Network& network, int sample_interval, int win_share_permille);

  // Plays a game from `position` to its end and returns its examples.
  SelfplayRecords play(std::uint32_t index, game::Position position, core::Rng& rng);

 private:
  // A decision of a seat with the net's value of the position for it.
  struct Step {
    int seat = 0;
    float value = 0;
    // If the decision is an example: the index of the chosen move among the recorder's moves.
    std::optional<std::size_t> move;
  };

  void record_advantages(const game::Position& end);

  const game::Game& game_;
  net::Evaluator net_;
  ExampleRecorder recorder_;
  int sample_interval_;
  bots::search::Tuning value_tuning_;  // how outcomes are valued
  std::vector<Step> steps_;
};

}  // namespace drover::learn
