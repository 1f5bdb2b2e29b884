#include "api/review.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "bots/search/deliberation.h"
#include "table/because.h"
#include "table/figures.h"

namespace drover::api {

namespace {

namespace json = boost::json;
namespace search = bots::search;

// Decisions of each seat that are named as its costliest.
constexpr std::size_t kNamed = 5;
// Whoever gives away so many points with each decision has an accuracy of 50, with twice as many
// one of 25: players at random come to about 30.
constexpr double kHalfAccuracy = 0.6;
// And that are looked at closely: a game that went badly has many candidates.
constexpr std::ptrdiff_t kMostLookedAtClosely = 12;

search::AdvisedMove judge(const table::MadeDecision& decision, game::Move move,
                          const search::Budget& budget, std::uint64_t seed,
                          const bots::Clock& clock) {
  game::MoveList only;
  only.push_back(move);
  return search::advise(decision.view, only, budget, seed, clock).moves.front();
}

struct Found {
  search::AdvisedMove best;
  std::vector<search::Reason> because;  // and not what was played; only of a close look
};

// The search is gone when the judging begins: two at a time would take twice the memory.
Found find_best(const table::MadeDecision& decision, bool closely, const search::Budget& budget,
                std::uint64_t seed, const bots::Clock& clock) {
  const search::Deliberation found(decision.view, budget, seed, clock);
  Found out{found.advice().moves.front(), {}};
  if (!closely || out.best.move == decision.played) return out;
  // Without figures: those come from the judges.
  search::AdvisedMove best;
  best.move = out.best.move;
  search::AdvisedMove played;
  played.move = decision.played;
  out.because = found.because(best, played);
  return out;
}

json::array told_reasons(const game::Position& view, std::vector<search::Reason> because,
                         const search::AdvisedMove& best, const search::AdvisedMove& played) {
  for (const search::Reason& reason : search::category_reasons(best, played)) {
    because.push_back(reason);
  }
  because.resize(std::min(because.size(), search::kMostReasons));
  return table::because_json(view, because);
}

bool told_as_loss(const ReviewedDecision& decision) {
  return table::points_figure(decision.lost) > 0;
}

json::object choice_of(const table::MadeDecision& decision, game::Move move) {
  return text::kept_object([&] { return decision.view.game().choice_tree(decision.view, move); });
}

json::object decision_json(const game::Game& game, const ReviewedDecision& decision) {
  return {{"move", decision.moves},
          {"seat", decision.seat + 1},
          {"played", game.move_text(decision.played)},
          {"best", game.move_text(decision.best)},
          {"lost", table::points_figure(decision.lost)},
          {"win_lost", table::chance_figure(decision.win_lost)},
          {"expected", table::points_figure(decision.expected)},
          {"win", table::chance_figure(decision.win)}};
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
  Found found =
      find_best(decision, closely, budget.find, game::derive_seed(seed, 0, stream), clock);
  search::AdvisedMove best = std::move(found.best);
  out.best = best.move;
  if (!(best.move == decision.played)) {
    const std::uint64_t judges_seed = game::derive_seed(seed, 1, stream);
    best = judge(decision, out.best, budget.judge, judges_seed, clock);
    const search::AdvisedMove played =
        judge(decision, out.played, budget.judge, judges_seed, clock);
    if (played.iterations == 0) return std::nullopt;
    const double difference = best.score - played.score;
    const double noise = search::noise_of(best.score_error, played.score_error);
    if (std::abs(difference) > noise) out.difference = difference;
    if (difference > noise) {
      out.lost = difference;
      out.win_lost = std::max(0.0, best.win_chance - played.win_chance);
      if (closely) out.because = told_reasons(decision.view, found.because, best, played);
    }
  }
  if (best.iterations == 0 || clock.interrupted()) return std::nullopt;
  out.expected = best.score;
  out.win = best.win_chance;
  if (told_as_loss(out)) {
    out.played_choice = choice_of(decision, out.played);
    out.best_choice = choice_of(decision, out.best);
  }
  return out;
}

std::string text_of(const game::Game& game, const ReviewedDecision& decision) {
  return json::serialize(json::object{{"moves", decision.moves},
                                      {"seat", decision.seat},
                                      {"played", game.move_text(decision.played)},
                                      {"best", game.move_text(decision.best)},
                                      {"difference", decision.difference},
                                      {"lost", decision.lost},
                                      {"win_lost", decision.win_lost},
                                      {"expected", decision.expected},
                                      {"win", decision.win},
                                      {"closely", decision.closely},
                                      {"played_choice", decision.played_choice},
                                      {"best_choice", decision.best_choice},
                                      {"because", decision.because}});
}

std::optional<ReviewedDecision> reviewed_decision_from(const game::Game& game,
                                                       std::string_view text) {
  try {
    const json::value told = json::parse(text);
    const auto number = [&](const char* key) { return told.at(key).to_number<double>(); };
    const auto played = game.parse_move(told.at("played").as_string());
    const auto best = game.parse_move(told.at("best").as_string());
    if (!played || !best) return std::nullopt;
    ReviewedDecision out;
    out.moves = told.at("moves").to_number<int>();
    out.seat = told.at("seat").to_number<int>();
    out.played = *played;
    out.best = *best;
    out.difference = number("difference");
    out.lost = number("lost");
    out.win_lost = number("win_lost");
    out.expected = number("expected");
    out.win = number("win");
    out.closely = told.at("closely").as_bool();
    out.played_choice = told.at("played_choice").as_object();
    out.best_choice = told.at("best_choice").as_object();
    out.because = told.at("because").as_array();
    return out;
  } catch (const std::exception&) {  // what Boost.JSON throws has several types
    return std::nullopt;
  }
}

Review::Review(const table::Table& table, std::vector<table::MadeDecision> decisions)
    : game_(*game::find_game(table.start().game)),
      players_(table.players()),
      total_(decisions.size()),
      decisions_(std::move(decisions)) {
  std::stable_partition(decisions_.begin(), decisions_.end(),
                        [&](const table::MadeDecision& decision) {
                          const auto seat = static_cast<std::size_t>(decision.seat);
                          return table.seats()[seat].kind == table::SeatKind::kHuman;
                        });
  next_ = choose_next();
}

Review::Next Review::next() const { return {decisions_[*next_], *next_ < found_.size()}; }

bool Review::is_next(const ReviewedDecision& decision) const {
  if (done()) return false;
  const Next wanted = next();
  return decision.moves == wanted.decision.moves && decision.seat == wanted.decision.seat &&
         decision.closely == wanted.closely;
}

void Review::note(ReviewedDecision of_next) {
  if (*next_ < found_.size()) {
    found_[*next_] = std::move(of_next);
  } else {
    found_.push_back(std::move(of_next));
  }
  next_ = choose_next();
  if (done()) keep_only_what_is_told();
}

void Review::keep_only_what_is_told() {
  std::vector<table::MadeDecision>().swap(decisions_);
  std::vector<bool> told(found_.size());
  for (const auto& of_seat : named()) {
    for (const std::size_t index : of_seat) told[index] = true;
  }
  for (std::size_t i = 0; i < found_.size(); ++i) {
    if (told[i]) continue;
    found_[i].played_choice = {};
    found_[i].best_choice = {};
    found_[i].because = {};
  }
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
    if (decision.seat == seat && told_as_loss(decision) && (decision.closely || !closely)) {
      costly.push_back(i);
    }
  }
  std::stable_sort(costly.begin(), costly.end(),
                   [&](std::size_t a, std::size_t b) { return found_[a].lost > found_[b].lost; });
  costly.resize(std::min(costly.size(), kNamed));
  return costly;
}

json::object Review::totals_json() const {
  json::object out;
  for (int seat = 0; seat < players_; ++seat) {
    double sum = 0;
    int count = 0;
    for (const ReviewedDecision& decision : found_) {
      if (decision.seat != seat) continue;
      sum += decision.difference;
      ++count;
    }
    if (count == 0) continue;
    const double lost = std::max(0.0, sum);
    const double accuracy = 100 * std::exp2(-lost / count / kHalfAccuracy);
    out[std::to_string(seat + 1)] = {{"lost", table::points_figure(lost)},
                                     {"accuracy", std::lround(accuracy)}};
  }
  return out;
}

std::vector<std::vector<std::size_t>> Review::named() const {
  std::vector<std::vector<std::size_t>> out;
  out.reserve(static_cast<std::size_t>(players_));
  // In the end only what has stood the test is named.
  for (int seat = 0; seat < players_; ++seat) out.push_back(costliest(seat, done()));
  return out;
}

json::object Review::to_json() const {
  std::map<int, json::object> in_order;
  for (const ReviewedDecision& decision : found_) {
    in_order.emplace(decision.moves, decision_json(game_, decision));
  }
  json::object worst;
  for (const auto& of_seat : named()) {
    json::array places;
    for (const std::size_t index : of_seat) {
      const ReviewedDecision& decision = found_[index];
      places.emplace_back(decision.moves);
      json::object& told = in_order.at(decision.moves);
      told["played_choice"] = decision.played_choice;
      told["best_choice"] = decision.best_choice;
      told["because"] = decision.because;
    }
    worst[std::to_string(worst.size() + 1)] = std::move(places);
  }
  json::array decisions;
  for (auto& [moves, decision] : in_order) decisions.push_back(std::move(decision));
  return {{"state", done() ? "done" : "running"},
          {"done", found_.size()},
          {"total", total_},
          {"decisions", std::move(decisions)},
          {"worst", std::move(worst)},
          {"seats", totals_json()}};
}

}  // namespace drover::api
