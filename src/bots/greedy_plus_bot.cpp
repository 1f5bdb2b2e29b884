#include "bots/greedy_plus_bot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "game/thinker.h"

namespace drover::bots {

namespace {

// Moves with a heuristic value below this are not tried.
constexpr double kHopelessHeuristic = -10'000;
// The worst moves are dropped after every kDealsBetweenCuts deals, down to kMinCandidates.
constexpr std::size_t kMinCandidates = 3;
constexpr int kDealsBetweenCuts = 3;

struct Candidate {
  game::Move move;
  double heuristic = 0;
  // Sums over the deals so far of the advantage over the heuristic's best move, and of its square.
  double sum = 0;
  double squares = 0;

  // The lower confidence bound of the mean advantage, `doubt` standard errors below it.
  double lower_bound(int deals, double doubt) const {
    const double mean = sum / deals;
    const double spread = std::max(0.0, squares / deals - mean * mean);
    return mean - doubt * std::sqrt(spread / std::max(1, deals - 1));
  }
};
using Candidates = core::FixedVector<Candidate, game::MoveList::capacity()>;

Candidates ranked(const game::Position& position, const game::MoveList& legal) {
  std::array<double, game::MoveList::capacity()> heuristic;
  position.game().thinker().heuristic(position, legal, heuristic.data());
  Candidates candidates;
  const double best = *std::max_element(heuristic.begin(), heuristic.begin() + legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (heuristic[i] < kHopelessHeuristic && best > heuristic[i]) continue;
    candidates.push_back({legal[i], heuristic[i]});
  }
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const Candidate& a, const Candidate& b) { return a.heuristic > b.heuristic; });
  return candidates;
}

// The value of a position to the seat: its expected lead over the others, half of it over the best
// of them and half over their mean.
double expected_lead(const game::Position& position, int seat) {
  game::Expectation expectation;
  position.game().thinker().estimate_scores(position, expectation);
  float best = std::numeric_limits<float>::lowest();
  float sum = 0;
  for (int other = 0; other < expectation.seats; ++other) {
    if (other == seat) continue;
    best = std::max(best, expectation.total(other));
    sum += expectation.total(other);
  }
  const float average = sum / static_cast<float>(std::max(1, expectation.seats - 1));
  return static_cast<double>(expectation.total(seat) - (best + average) / 2);
}

// Plays by the heuristic until that turn has begun or the game is over.
void run_playout(game::Position& position, int until_turn) {
  const game::Game& game = position.game();
  game::MoveList legal;
  std::array<double, game::MoveList::capacity()> heuristic;
  while (!game.over(position) && game.turn(position) < until_turn) {
    game.legal(position, legal);
    std::size_t best = 0;
    if (legal.size() > 1) {
      game.thinker().heuristic(position, legal, heuristic.data());
      const auto* first = heuristic.data();
      best = static_cast<std::size_t>(std::max_element(first, first + legal.size()) - first);
    }
    game.apply(position, legal[best]);
  }
}

}  // namespace

game::Move GreedyPlusBot::choose(const game::Position& view, const game::MoveList& legal,
                                 core::Rng& rng, Clock& clock) {
  if (legal.size() == 1) return legal[0];
  const game::Game& game = view.game();
  const int seat = game.actor(view);
  const auto end = effort_.milliseconds == 0
                       ? Clock::Time::time_point::max()
                       : Clock::Time::now() + std::chrono::milliseconds(effort_.milliseconds);
  const double doubt = 0.01 * effort_.doubt;
  // The heuristic's best move stays in front; the order of the others changes from cut to cut.
  Candidates candidates = ranked(view, legal);
  std::size_t kept = std::min(candidates.size(), static_cast<std::size_t>(effort_.moves));
  const int seats = game.players(view) + game.automas(view);
  const int until_turn = game.turn(view) + 1 + effort_.rounds * seats;
  int deals = 0;
  while (deals < effort_.deals && kept > 1) {
    const game::Position dealt = game.determinize(view, seat, rng);
    std::array<double, game::MoveList::capacity()> value;
    bool finished = true;
    for (std::size_t i = 0; i < kept && finished; ++i) {
      game::Position position = dealt;
      game.apply(position, candidates[i].move);
      run_playout(position, until_turn);
      value[i] = expected_lead(position, seat);
      finished = !clock.out() && Clock::Time::now() < end;
    }
    if (!finished) break;  // a deal counts only if all moves were tried in it
    ++deals;
    for (std::size_t i = 1; i < kept; ++i) {
      const double better = value[i] - value[0];
      candidates[i].sum += better;
      candidates[i].squares += better * better;
    }
    if (deals % kDealsBetweenCuts != 0) continue;
    std::stable_sort(candidates.begin() + 1, candidates.begin() + kept,
                     [](const Candidate& a, const Candidate& b) { return a.sum > b.sum; });
    kept = std::max(std::min(kept, kMinCandidates), kept * 2 / 3);
  }
  std::size_t best = 0;
  double most = 0;
  for (std::size_t i = 1; i < kept && deals > 1; ++i) {
    const double better = candidates[i].lower_bound(deals, doubt);
    if (better > most) {
      most = better;
      best = i;
    }
  }
  return candidates[best].move;
}

}  // namespace drover::bots
