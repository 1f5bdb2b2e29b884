#include <boost/json/array.hpp>

#include "arena/outcome.h"
#include "core/at.h"
#include "text/names.h"

namespace drover::arena {

namespace {

namespace json = boost::json;

json::value interval_json(const std::optional<Interval>& interval) {
  if (!interval) return nullptr;
  return {interval->low, interval->high};
}

json::object estimate_json(const Estimate& estimate) {
  return {{"mean", estimate.mean},
          {"ci", interval_json(estimate.interval)},
          {"sd_of_deals", estimate.sd}};
}

json::object bot_json(const Outcome& outcome, const BotReport& bot) {
  json::object categories;
  for (std::size_t c = 0; c < bot.categories.size(); ++c) {
    categories[outcome.series.game->info().categories[c]] = estimate_json(bot.categories[c]);
  }
  json::object result{{"bot", bot.label},
                      {"games", bot.games},
                      {"win_share", estimate_json(bot.win_share)},
                      {"score", estimate_json(bot.score)},
                      {"margin", estimate_json(bot.margin)},
                      {"decisions", bot.effort.decisions},
                      {"categories", std::move(categories)}};
  if (outcome.ladder) {
    result["rating"] = {{"mu", bot.rating.mu}, {"sigma", bot.rating.sigma}};
  }
  return result;
}

json::object pair_json(const Report& report, const PairReport& pair) {
  const Interval deals_won =
      wilson(static_cast<double>(pair.deals_won) / static_cast<double>(report.deals),
             static_cast<double>(report.deals));
  return {{"first", report.bots[static_cast<std::size_t>(pair.first)].label},
          {"second", report.bots[static_cast<std::size_t>(pair.second)].label},
          {"games_won", pair.games_won},
          {"games_tied", pair.games_tied},
          {"games_lost", pair.games_lost},
          {"share", estimate_json(pair.share)},
          {"deals_won", pair.deals_won},
          {"deals_even", pair.deals_even},
          {"deals_lost", pair.deals_lost},
          {"deals_won_ci", interval_json(deals_won)}};
}

json::object test_json(const Sprt& test) {
  json::array counts;
  for (const std::int64_t count : test.counts()) counts.push_back(count);
  const SprtSettings& settings = test.settings();
  return {{"p0", settings.p0},
          {"p1", settings.p1},
          {"alpha", settings.alpha},
          {"beta", settings.beta},
          {"deals_by_share", std::move(counts)},
          {"log_likelihood_ratio", test.log_likelihood_ratio()},
          {"bounds", {test.lower_bound(), test.upper_bound()}},
          {"verdict", verdict_word(test.verdict())}};
}

}  // namespace

std::string_view verdict_word(Verdict verdict) {
  static constexpr auto kWords = text::enum_names<Verdict::kAcceptP0>("continue", "p1", "p0");
  return core::at(kWords, verdict);
}

json::object report_json(const Outcome& outcome) {
  const Series& series = outcome.series;
  const Report& report = outcome.report;
  json::object options;
  for (const auto& [key, value] : game::with_defaults(series.game->info(), series.setup).options) {
    options[key] = value;
  }
  json::array bots;
  for (const BotReport& bot : report.bots) bots.push_back(bot_json(outcome, bot));
  json::array seats;
  for (const SeatReport& seat : report.seats) {
    seats.push_back({{"seat", seats.size() + 1},
                     {"win_share", estimate_json(seat.win_share)},
                     {"score", estimate_json(seat.score)}});
  }
  json::array pairs;
  for (const PairReport& pair : report.pairs) pairs.push_back(pair_json(report, pair));
  json::object result{{"game", series.game->info().name},
                      {"rules_version", game::rules_version_of(series.game->info(), series.setup)},
                      {"players", series.setup.players},
                      {"options", std::move(options)},
                      {"seed", series.setup.seed},
                      {"deals", report.deals},
                      {"games", report.games},
                      {"games_per_deal", series.design.games_per_deal()},
                      {"repeatable", outcome.repeatable},
                      {"interrupted", outcome.interrupted},
                      {"turns_mean", report.turns},
                      {"score", estimate_json(report.score)},
                      {"bots", std::move(bots)},
                      {"seats", std::move(seats)},
                      {"pairs", std::move(pairs)}};
  if (outcome.ladder) {
    json::array ladder;
    for (const int bot : report.ladder()) {
      ladder.emplace_back(report.bots[static_cast<std::size_t>(bot)].label);
    }
    result["ladder"] = std::move(ladder);
  }
  if (outcome.test) result["test"] = test_json(*outcome.test);
  return result;
}

}  // namespace drover::arena
