#include "server/review.h"

#include <algorithm>
#include <string>

#include "bots/search/advice.h"
#include "server/figures.h"

namespace drover::server {

namespace {

namespace json = boost::json;
namespace search = bots::search;

// Decisions of each seat that are named as its costliest.
constexpr std::size_t kNamed = 5;
// And that are looked at closely: a game that went badly has many candidates.
constexpr std::ptrdiff_t kMostLookedAtClosely = 12;

search::AdvisedMove judge(const table::MadeDecision& decision, game::Move move,
                          const search::Budget& budget, std::uint64_t seed,
                          const bots::Clock& clock) {
  game::MoveList only;
  only.push_back(move);
  return search::advise(decision.view, only, budget, seed, clock).moves.front();
}

}  // namespace

std::optional<ReviewedDecision> review_decision(const table::MadeDecision& decision, bool closely,
                                                const AdviceBudgets& budgets,
                                                const bots::Clock& clock) {
  const ReviewBudget& budget = closely ? budgets.close : budgets.quick;
  const std::uint64_t seed = game::hash_of(decision.view);
  const auto stream = static_cast<std::uint64_t>(closely);
  ReviewedDecision out;
  out.moves = decision.moves;
  out.seat = decision.seat;
  out.played = decision.played;
  out.closely = closely;
  search::AdvisedMove best =
      search::advise(decision.view, budget.find, game::derive_seed(seed, 0, stream), clock)
          .moves.front();
  out.best = best.move;
  if (!(best.move == decision.played)) {
    const std::uint64_t judges_seed = game::derive_seed(seed, 1, stream);
    best = judge(decision, out.best, budget.judge, judges_seed, clock);
    const search::AdvisedMove played =
        judge(decision, out.played, budget.judge, judges_seed, clock);
    if (played.iterations == 0) return std::nullopt;
    out.lost = std::max(0.0, best.score - played.score);
    out.win_lost = std::max(0.0, best.win_chance - played.win_chance);
  }
  if (best.iterations == 0 || clock.interrupted()) return std::nullopt;
  out.expected = best.score;
  out.win = best.win_chance;
  return out;
}

Review::Review(const table::Table& table, std::vector<table::MadeDecision> decisions)
    : game_(*game::find_game(table.data().start.game)),
      players_(table.players()),
      total_(decisions.size()),
      decisions_(std::move(decisions)) {
  std::stable_partition(decisions_.begin(), decisions_.end(),
                        [&](const table::MadeDecision& decision) {
                          const auto seat = static_cast<std::size_t>(decision.seat);
                          return table.data().seats[seat].kind == table::SeatKind::kHuman;
                        });
  next_ = choose_next();
}

Review::Next Review::next() const { return {decisions_[*next_], *next_ < found_.size()}; }

void Review::note(const ReviewedDecision& of_next) {
  if (*next_ < found_.size()) {
    found_[*next_] = of_next;
  } else {
    found_.push_back(of_next);
  }
  next_ = choose_next();
  if (done()) std::vector<table::MadeDecision>().swap(decisions_);
}

std::optional<std::size_t> Review::choose_next() const {
  if (found_.size() < total_) return found_.size();
  for (int seat = 0; seat < players_; ++seat) {
    if (const auto index = to_be_looked_at_closely(seat)) return index;
  }
  return std::nullopt;
}

std::optional<std::size_t> Review::to_be_looked_at_closely(int seat) const {
  const auto looked_at = std::count_if(
      found_.begin(), found_.end(),
      [&](const ReviewedDecision& decision) { return decision.seat == seat && decision.closely; });
  if (looked_at >= kMostLookedAtClosely) return std::nullopt;
  for (const std::size_t index : costliest(seat, false)) {
    if (!found_[index].closely) return index;
  }
  return std::nullopt;
}

std::vector<std::size_t> Review::costliest(int seat, bool closely) const {
  std::vector<std::size_t> costly;
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const ReviewedDecision& decision = found_[i];
    const bool told_as_loss = points_figure(decision.lost) > 0;
    if (decision.seat == seat && told_as_loss && (decision.closely || !closely)) {
      costly.push_back(i);
    }
  }
  std::stable_sort(costly.begin(), costly.end(),
                   [&](std::size_t a, std::size_t b) { return found_[a].lost > found_[b].lost; });
  costly.resize(std::min(costly.size(), kNamed));
  return costly;
}

json::object Review::to_json() const {
  std::vector<ReviewedDecision> in_order = found_;
  std::sort(in_order.begin(), in_order.end(),
            [](const auto& a, const auto& b) { return a.moves < b.moves; });
  json::array decisions;
  for (const ReviewedDecision& decision : in_order) {
    decisions.push_back({{"move", decision.moves},
                         {"seat", decision.seat + 1},
                         {"played", game_.move_text(decision.played)},
                         {"best", game_.move_text(decision.best)},
                         {"lost", points_figure(decision.lost)},
                         {"win_lost", chance_figure(decision.win_lost)},
                         {"expected", points_figure(decision.expected)},
                         {"win", chance_figure(decision.win)}});
  }
  return {{"state", done() ? "done" : "running"},
          {"done", found_.size()},
          {"total", total_},
          {"decisions", std::move(decisions)},
          {"worst", worst_json()}};
}

json::object Review::worst_json() const {
  json::object out;
  for (int seat = 0; seat < players_; ++seat) {
    json::array places;
    // In the end only what has stood the test is named.
    for (const std::size_t index : costliest(seat, done())) {
      places.emplace_back(found_[index].moves);
    }
    out[std::to_string(seat + 1)] = std::move(places);
  }
  return out;
}

}  // namespace drover::server
