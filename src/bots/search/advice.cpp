#include "bots/search/advice.h"

#include <algorithm>
#include <cmath>

namespace drover::bots::search {

namespace {

AdvisedMove advised(const MoveReport& report, int seat, std::int64_t all_visits) {
  const auto s = static_cast<std::size_t>(seat);
  AdvisedMove move;
  move.move = report.move;
  move.iterations = report.tally.count;
  if (all_visits > 0) {
    move.share = static_cast<double>(report.visits) / static_cast<double>(all_visits);
  }
  if (report.tally.count == 0) return move;
  const double count = report.tally.count;
  move.win_chance = report.tally.wins[s] / count;
  for (int c = 0; c < report.tally.sum.categories; ++c) {
    move.categories.push_back(report.tally.sum.points[s][c] / count);
    move.score += move.categories.back();
  }
  const double variance = report.tally.squares[s] / count - move.score * move.score;
  move.score_error = std::sqrt(std::max(0.0, variance) / count);
  return move;
}

}  // namespace

Advice advise(const game::Position& position, const Budget& budget, std::uint64_t seed,
              const Clock& clock) {
  const game::Game& game = position.game();
  game::MoveList legal;
  game.legal(game.redact(position, game.actor(position)), legal);
  return advise(position, legal, budget, seed, clock);
}

Advice advise(const game::Position& position, const game::MoveList& moves, const Budget& budget,
              std::uint64_t seed, const Clock& clock) {
  const auto begin = Clock::Time::now();
  const game::Game& game = position.game();
  Advice advice;
  advice.seat = game.actor(position);
  const game::Position view = game.redact(position, advice.seat);
  Search search(budget, Tuning{});
  core::Rng rng = core::Rng::from_seed(seed);
  search.run(view, moves, rng, clock);

  std::int64_t all_visits = 0;
  for (const MoveReport& report : search.reports()) all_visits += report.visits;
  for (const MoveReport& report : search.reports()) {
    advice.moves.push_back(advised(report, advice.seat, all_visits));
  }
  std::stable_sort(advice.moves.begin(), advice.moves.end(),
                   [](const AdvisedMove& a, const AdvisedMove& b) { return a.share > b.share; });
  advice.iterations = search.iterations();
  advice.seconds = std::chrono::duration<double>(Clock::Time::now() - begin).count();
  return advice;
}

}  // namespace drover::bots::search
