#include "learn/practice.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/search/seeker.h"
#include "bots/search/value.h"

namespace drover::learn {

namespace {

// How far a surprise is put down to the decisions before it: each earlier one has so much of what
// the next has. Later surprises are mostly luck and the doing of others.
constexpr float kCredit = 0.95F;

}  // namespace

Practice::Practice(const net::Network& network, int sample, int win)
    : game_(network.game()), net_(network), notes_(game_), sample_(sample) {
  aims_.win_chance_share = static_cast<float>(win) / 1000;
}

Written Practice::play(std::uint32_t index, game::Position position, core::Rng& rng) {
  notes_.begin(index, position);
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
    game_.rules_of_thumb(position, legal, heuristic.data());
    bots::search::heuristic_priors(heuristic.data(), legal.size(), {}, priors);
    net_.look_at(position, seat);
    net_.policy(legal, priors.data(), shares.data());
    const std::size_t place = bots::search::sample_index(shares, legal.size(), rng);
    Step step;
    step.seat = seat;
    step.value = bots::search::seat_values(net_.forecast(), aims_)[static_cast<std::size_t>(seat)];
    if (rng.below(static_cast<std::uint32_t>(sample_)) == 0) {
      const double best = *std::max_element(heuristic.begin(), heuristic.begin() + legal.size());
      for (std::size_t i = 0; i < legal.size(); ++i) {
        moves[i] = example_move(notes_.actions().number(legal[i]), best - heuristic[i]);
        moves[i].share = in_65535ths(static_cast<double>(shares[i]));
      }
      step.move = notes_.moves().size() + place;
      notes_.add(position, legal[place], ExampleKind::kPractised, {moves.data(), legal.size()});
    }
    steps_.push_back(step);
    game_.apply(position, legal[place]);
  }
  judge(position);
  return notes_.finish(position);
}

// From the end back: what a decision added is how much better things looked at the seat's next one,
// and a part of what that one added in turn.
void Practice::judge(const game::Position& end) {
  game::Expectation expected;
  game_.expect(end, expected);
  bots::search::SeatValues next = bots::search::seat_values(expected, aims_);
  bots::search::SeatValues added{};
  for (std::size_t i = steps_.size(); i-- > 0;) {
    const Step& step = steps_[i];
    const auto seat = static_cast<std::size_t>(step.seat);
    added[seat] = next[seat] - step.value + kCredit * added[seat];
    next[seat] = step.value;
    if (!step.move) continue;
    notes_.moves()[*step.move].value = in_65535ths((1 + static_cast<double>(added[seat])) / 2);
  }
}

}  // namespace drover::learn
