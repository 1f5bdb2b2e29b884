#include "api/review.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "bots/search/advice_search.h"
#include "game/presenter.h"
#include "table/advice_reasons.h"
#include "table/rounding.h"

namespace drover::api {

namespace {

namespace json = boost::json;
namespace search = bots::search;

// How many costliest decisions of each seat are reported.
constexpr std::size_t kReportedPerSeat = 5;
// Points lost per decision that halve the accuracy: a seat that loses so many has an accuracy of
// 50, one that loses twice as many 25. Players at random reach about 30.
constexpr double kHalfAccuracy = 0.6;
// How many decisions of each seat are examined closely: a badly played game has many candidates.
constexpr std::ptrdiff_t kMaxCloseLooks = 12;

search::AdvisedMove judge(const table::MadeDecision& decision, game::Move move,
                          const search::Budget& budget, std::uint64_t seed,
                          const bots::Clock& clock) {
  game::MoveList only;
  only.push_back(move);
  return search::advise(decision.view, only, budget, seed, clock).moves.front();
}

struct FoundMove {
  search::AdvisedMove best;
  std::vector<search::Reason> because;  // for `best` over the played move; only of a close look
};

// Frees its search before it returns: together with the searches that judge the moves it would take
// twice the memory.
FoundMove find_best(const table::MadeDecision& decision, bool closely, const search::Budget& budget,
                    std::uint64_t seed, const bots::Clock& clock) {
  const search::AdviceSearch found(decision.view, budget, seed, clock);
  FoundMove out{found.advice().moves.front(), {}};
  if (!closely || out.best.move == decision.played) return out;
  // Moves without estimates: the estimates come from the searches that judge them.
  search::AdvisedMove best;
  best.move = out.best.move;
  search::AdvisedMove played;
  played.move = decision.played;
  out.because = found.reasons(best, played);
  return out;
}

json::array reasons_json(const game::Position& view, std::vector<search::Reason> because,
                         const search::AdvisedMove& best, const search::AdvisedMove& played) {
  for (const search::Reason& reason : search::category_reasons(best, played)) {
    because.push_back(reason);
  }
  because.resize(std::min(because.size(), search::kMostReasons));
  return table::advice_reasons_json(view, because);
}

bool is_reported_loss(const ReviewedDecision& decision) {
  return table::round_points(decision.lost) > 0;
}

json::object choice_json(const table::MadeDecision& decision, game::Move move) {
  return text::to_boost_object(
      [&] { return decision.view.game().presenter().choice_tree(decision.view, move); });
}

json::object decision_json(const game::Game& game, const ReviewedDecision& decision) {
  return {{"move", decision.moves},
          {"seat", decision.seat + 1},
          {"played", game.move_text(decision.played)},
          {"best", game.move_text(decision.best)},
          {"lost", table::round_points(decision.lost)},
          {"win_lost", table::round_chance(decision.win_lost)},
          {"expected", table::round_points(decision.expected)},
          {"win", table::round_chance(decision.win)}};
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
  FoundMove found =
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
    const double noise = search::significant_difference(best.score_error, played.score_error);
    if (std::abs(difference) > noise) out.difference = difference;
    if (difference > noise) {
      out.lost = difference;
      out.win_lost = std::max(0.0, best.win_chance - played.win_chance);
      if (closely) out.because = reasons_json(decision.view, found.because, best, played);
    }
  }
  if (best.iterations == 0 || clock.interrupted()) return std::nullopt;
  out.expected = best.score;
  out.win = best.win_chance;
  if (is_reported_loss(out)) {
    out.played_choice = choice_json(decision, out.played);
    out.best_choice = choice_json(decision, out.best);
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
    const json::value parsed = json::parse(text);
    const auto number = [&](const char* key) { return parsed.at(key).to_number<double>(); };
    const auto played = game.parse_move(parsed.at("played").as_string());
    const auto best = game.parse_move(parsed.at("best").as_string());
    if (!played || !best) return std::nullopt;
    ReviewedDecision out;
    out.moves = parsed.at("moves").to_number<int>();
    out.seat = parsed.at("seat").to_number<int>();
    out.played = *played;
    out.best = *best;
    out.difference = number("difference");
    out.lost = number("lost");
    out.win_lost = number("win_lost");
    out.expected = number("expected");
    out.win = number("win");
    out.closely = parsed.at("closely").as_bool();
    out.played_choice = parsed.at("played_choice").as_object();
    out.best_choice = parsed.at("best_choice").as_object();
    out.because = parsed.at("because").as_array();
    return out;
  } catch (const std::exception&) {  // Boost.JSON throws exceptions of several types
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

void Review::note(ReviewedDecision decision) {
  if (*next_ < found_.size()) {
    found_[*next_] = std::move(decision);
  } else {
    found_.push_back(std::move(decision));
  }
  next_ = choose_next();
  if (done()) drop_unreported_details();
}

void Review::drop_unreported_details() {
  std::vector<table::MadeDecision>().swap(decisions_);
  std::vector<bool> reported(found_.size());
  for (const auto& of_seat : costliest_of_each_seat()) {
    for (const std::size_t index : of_seat) reported[index] = true;
  }
  for (std::size_t i = 0; i < found_.size(); ++i) {
    if (reported[i]) continue;
    found_[i].played_choice = {};
    found_[i].best_choice = {};
    found_[i].because = {};
  }
}

std::optional<std::size_t> Review::choose_next() const {
  if (found_.size() < total_) return found_.size();
  for (int seat = 0; seat < players_; ++seat) {
    if (const auto index = next_to_examine_closely(seat)) return index;
  }
  return std::nullopt;
}

std::optional<std::size_t> Review::next_to_examine_closely(int seat) const {
  const auto looked_at = std::count_if(
      found_.begin(), found_.end(),
      [&](const ReviewedDecision& decision) { return decision.seat == seat && decision.closely; });
  if (looked_at >= kMaxCloseLooks) return std::nullopt;
  for (const std::size_t index : costliest(seat, false)) {
    if (!found_[index].closely) return index;
  }
  return std::nullopt;
}

std::vector<std::size_t> Review::costliest(int seat, bool closely) const {
  std::vector<std::size_t> costly;
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const ReviewedDecision& decision = found_[i];
    if (decision.seat == seat && is_reported_loss(decision) && (decision.closely || !closely)) {
      costly.push_back(i);
    }
  }
  std::stable_sort(costly.begin(), costly.end(),
                   [&](std::size_t a, std::size_t b) { return found_[a].lost > found_[b].lost; });
  costly.resize(std::min(costly.size(), kReportedPerSeat));
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
    out[std::to_string(seat + 1)] = {{"lost", table::round_points(lost)},
                                     {"accuracy", std::lround(accuracy)}};
  }
  return out;
}

std::vector<std::vector<std::size_t>> Review::costliest_of_each_seat() const {
  std::vector<std::vector<std::size_t>> out;
  out.reserve(static_cast<std::size_t>(players_));
  // A finished review reports only decisions that a close look has confirmed.
  for (int seat = 0; seat < players_; ++seat) out.push_back(costliest(seat, done()));
  return out;
}

json::object Review::to_json() const {
  std::map<int, json::object> in_order;
  for (const ReviewedDecision& decision : found_) {
    in_order.emplace(decision.moves, decision_json(game_, decision));
  }
  json::object worst;
  for (const auto& of_seat : costliest_of_each_seat()) {
    json::array places;
    for (const std::size_t index : of_seat) {
      const ReviewedDecision& decision = found_[index];
      places.emplace_back(decision.moves);
      json::object& object = in_order.at(decision.moves);
      object["played_choice"] = decision.played_choice;
      object["best_choice"] = decision.best_choice;
      object["because"] = decision.because;
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
