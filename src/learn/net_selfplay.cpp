#include "learn/net_selfplay.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/search/search_thread.h"
#include "bots/search/value.h"
#include "game/thinker.h"

namespace drover::learn {

namespace {

// Lambda of generalized advantage estimation (GAE): the factor by which each earlier decision of a
// seat is credited with a later change of value. Later changes are mostly luck and others' moves.
constexpr float kGaeLambda = 0.95F;

}  // namespace

NetSelfplay::NetSelfplay(const net::Network& network, int sample_interval, int win_share_permille)
    : game_(network.game()), net_(network), recorder_(game_), sample_interval_(sample_interval) {
  value_tuning_.win_chance_share = static_cast<float>(win_share_permille) / 1000;
}

SelfplayRecords NetSelfplay::play(std::uint32_t index, game::Position position, core::Rng& rng) {
  recorder_.begin(index, position);
  steps_.clear();
  std::array<double, game::MoveList::capacity()> heuristic;
  std::array<ExampleMove, game::MoveList::capacity()> moves;
  bots::search::Priors priors;
  bots::search::Priors shares;
  game::MoveList legal;
  while (!game_.over(position)) {
    game_.legal(position, legal);
    if (legal.size() == 1) {
      game_.apply(position, legal[0]);
      continue;
    }
    const int seat = game_.actor(position);
    game_.thinker().heuristic(position, legal, heuristic.data());
    bots::search::heuristic_priors(heuristic.data(), legal.size(), {}, priors);
    net_.set_position(position, seat);
    net_.policy(legal, priors.data(), shares.data());
    const std::size_t place = bots::search::sample_index(shares, legal.size(), rng);
    Step step;
    step.seat = seat;
    step.value =
        bots::search::seat_values(net_.forecast(), value_tuning_)[static_cast<std::size_t>(seat)];
    if (rng.below(static_cast<std::uint32_t>(sample_interval_)) == 0) {
      const double best = *std::max_element(heuristic.begin(), heuristic.begin() + legal.size());
      for (std::size_t i = 0; i < legal.size(); ++i) {
        moves[i] = example_move(recorder_.actions().number(legal[i]), best - heuristic[i]);
        moves[i].share = in_65535ths(static_cast<double>(shares[i]));
      }
      step.move = recorder_.moves().size() + place;
      recorder_.add(position, legal[place], ExampleKind::kPolicySample,
                    {moves.data(), legal.size()});
    }
    steps_.push_back(step);
    game_.apply(position, legal[place]);
  }
  record_advantages(position);
  return recorder_.finish(position);
}

// Generalized advantage estimation, from the end of the game back: the advantage of a decision is
// the change of value until the seat's next decision, plus kGaeLambda times the advantage of that
// one.
void NetSelfplay::record_advantages(const game::Position& end) {
  game::Expectation expected;
  game_.thinker().estimate_scores(end, expected);
  bots::search::SeatValues next = bots::search::seat_values(expected, value_tuning_);
  bots::search::SeatValues advantage{};
  for (std::size_t i = steps_.size(); i-- > 0;) {
    const Step& step = steps_[i];
    const auto seat = static_cast<std::size_t>(step.seat);
    advantage[seat] = next[seat] - step.value + kGaeLambda * advantage[seat];
    next[seat] = step.value;
    if (!step.move) continue;
    recorder_.moves()[*step.move].value =
        in_65535ths((1 + static_cast<double>(advantage[seat])) / 2);
  }
}

}  // namespace drover::learn
