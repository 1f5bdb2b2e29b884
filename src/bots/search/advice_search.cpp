#include "bots/search/advice_search.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace drover::bots::search {

namespace {

SeatEstimate estimate_of(const RootTally& tally, int seat) {
  const auto s = static_cast<std::size_t>(seat);
  const double count = tally.count;
  SeatEstimate estimate;
  estimate.win_chance = tally.wins[s] / count;
  for (int c = 0; c < tally.sum.categories; ++c) {
    estimate.categories.push_back(tally.sum.points[s][c] / count);
    estimate.score += estimate.categories.back();
  }
  return estimate;
}

AdvisedMove advised_move(const MoveReport& report, int seat, std::int64_t all_visits) {
  const auto s = static_cast<std::size_t>(seat);
  AdvisedMove move;
  move.move = report.move;
  move.iterations = report.tally.count;
  if (all_visits > 0) {
    move.share = static_cast<double>(report.visits) / static_cast<double>(all_visits);
  }
  if (report.tally.count == 0) return move;
  const double count = report.tally.count;
  for (int other = 0; other < report.tally.sum.seats; ++other) {
    move.by_seat.push_back(estimate_of(report.tally, other));
  }
  const SeatEstimate& own = move.by_seat[s];
  move.win_chance = own.win_chance;
  move.score = own.score;
  move.categories = own.categories;
  const auto error = [&](double squares, double mean) {
    return std::sqrt(std::max(0.0, squares / count - mean * mean) / count);
  };
  for (std::size_t c = 0; c < move.categories.size(); ++c) {
    move.category_errors.push_back(error(report.tally.category_squares[s][c], move.categories[c]));
  }
  move.score_error = error(report.tally.squares[s], move.score);
  return move;
}

game::MoveList legal_moves(const game::Position& position) {
  const game::Game& game = position.game();
  game::MoveList legal;
  game.legal(game.redact(position, game.actor(position)), legal);
  return legal;
}

// Reasons are looked for in comparison with this many of the next best moves.
constexpr std::size_t kComparedMoves = 2;

}  // namespace

AdviceSearch::AdviceSearch(const game::Position& position, const Budget& budget, std::uint64_t seed,
                           const Clock& clock)
    : AdviceSearch(position, legal_moves(position), budget, seed, clock) {}

AdviceSearch::AdviceSearch(const game::Position& position, const game::MoveList& moves,
                           const Budget& budget, std::uint64_t seed, const Clock& clock)
    : view_(position.game().redact(position, position.game().actor(position))),
      seed_(seed),
      search_(budget, kAdviceTuning) {
  const auto begin = Clock::Time::now();
  advice_.seat = position.game().actor(position);
  core::Rng rng = core::Rng::from_seed(seed);
  search_.run(view_, moves, rng, clock);
  update_advice();
  advice_.seconds = std::chrono::duration<double>(Clock::Time::now() - begin).count();
}

void AdviceSearch::add(std::span<const MoveReport> found, std::int64_t iterations) {
  search_.add(found, iterations);
  update_advice();
}

void AdviceSearch::update_advice() {
  advice_.moves.clear();
  std::int64_t all_visits = 0;
  for (const MoveReport& report : search_.reports()) all_visits += report.visits;
  for (const MoveReport& report : search_.reports()) {
    advice_.moves.push_back(advised_move(report, advice_.seat, all_visits));
  }
  std::stable_sort(advice_.moves.begin(), advice_.moves.end(),
                   [](const AdvisedMove& a, const AdvisedMove& b) { return a.share > b.share; });
  advice_.iterations = search_.iterations();
}

std::vector<Reason> AdviceSearch::reasons() const {
  const std::span<const AdvisedMove> moves(advice_.moves);
  if (moves[0].iterations == 0) return {};
  return reasons_for(search_, view_, moves[0],
                     moves.subspan(1, std::min(kComparedMoves, moves.size() - 1)), seed_);
}

std::vector<Reason> AdviceSearch::reasons(const AdvisedMove& best, const AdvisedMove& other) const {
  return reasons_for(search_, view_, best, {&other, 1}, seed_);
}

Advice advise(const game::Position& position, const Budget& budget, std::uint64_t seed,
              const Clock& clock) {
  return AdviceSearch(position, budget, seed, clock).advice();
}

Advice advise(const game::Position& position, const game::MoveList& moves, const Budget& budget,
              std::uint64_t seed, const Clock& clock) {
  return AdviceSearch(position, moves, budget, seed, clock).advice();
}

}  // namespace drover::bots::search
