#include "table/daily.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <span>
#include <utility>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "text/json_reader.h"

namespace drover::table {

namespace {

using OptionChoice = std::pair<std::string_view, std::string_view>;
struct DayOfWeek {
  std::string_view game;
  std::span<const OptionChoice> options{};
};

constexpr std::array<OptionChoice, 2> kRandomBuildings{
    {{"neutral", "shuffled"}, {"buildings", "random"}}};
constexpr std::array<OptionChoice, 3> kRandomTrainsAndBuildings{
    {{"neutral", "shuffled"}, {"trains", "random"}, {"buildings", "random"}}};
constexpr std::array<OptionChoice, 1> kRailsSecondEdition{{{"rails", "second"}}};
constexpr std::array<OptionChoice, 3> kSimmental{
    {{"neutral", "shuffled"}, {"buildings", "random"}, {"cattle", "simmental"}}};
constexpr std::array<OptionChoice, 2> kRailsFirstEdition{
    {{"neutral", "shuffled"}, {"rails", "first"}}};

// Monday first. A change of a row changes the deals of all its days, past ones included.
constexpr std::array<DayOfWeek, 7> kWeek{{{"second"},
                                          {"elpaso"},
                                          {"classic", kRandomBuildings},
                                          {"second", kRailsSecondEdition},
                                          {"elpaso", kRandomTrainsAndBuildings},
                                          {"second", kSimmental},
                                          {"classic", kRailsFirstEdition}}};
constexpr int kDailyPlayers = 2;
constexpr int kFirstYear = 1970;

std::string iso_date(const std::chrono::year_month_day& day) {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                     static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

// Parses a text that has only digits.
std::optional<int> parse_digits(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool plain = error == std::errc{} && end == text.data() + text.size() && text[0] != '-';
  return plain ? std::optional(value) : std::nullopt;
}

std::optional<std::chrono::year_month_day> parse_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = parse_digits(text.substr(0, 4));
  const auto month = parse_digits(text.substr(5, 2));
  const auto day = parse_digits(text.substr(8, 2));
  if (!year || !month || !day || *year < kFirstYear) return std::nullopt;
  const std::chrono::year_month_day named{std::chrono::year(*year),
                                          std::chrono::month(static_cast<unsigned>(*month)),
                                          std::chrono::day(static_cast<unsigned>(*day))};
  return named.ok() ? std::optional(named) : std::nullopt;
}

std::string date_of_seed(std::uint64_t seed) {
  return fmt::format("{:04}-{:02}-{:02}", seed / 10'000, seed / 100 % 100, seed % 100);
}

}  // namespace

std::string date_at(std::int64_t time) {
  const std::chrono::sys_seconds second{std::chrono::seconds(time)};
  return iso_date(std::chrono::floor<std::chrono::days>(second));
}

game::Result<DailyDeal> daily_deal(std::string_view date) {
  const auto day = parse_day(date);
  if (!day) {
    return game::Error{fmt::format("A day is written as in 2026-11-18, from {} on, not {}.",
                                   kFirstYear, text::quoted(date))};
  }
  const std::chrono::weekday weekday{std::chrono::sys_days(*day)};
  const DayOfWeek& row = kWeek[weekday.iso_encoding() - 1];
  DailyDeal deal;
  deal.date = date;
  deal.game = row.game;
  deal.setup.players = kDailyPlayers;
  deal.setup.seed = static_cast<std::uint64_t>(static_cast<int>(day->year())) * 10'000 +
                    static_cast<unsigned>(day->month()) * 100 + static_cast<unsigned>(day->day());
  for (const auto& [key, value] : row.options) deal.setup.options.emplace(key, value);
  return deal;
}

std::optional<std::string> daily_date(const Start& start, const std::vector<Seat>& seats) {
  const game::Game* game = game::find_game(start.game);
  if (game == nullptr || !start.seed_named || start.resumed || !start.position.empty()) {
    return std::nullopt;
  }
  const auto deal = daily_deal(date_of_seed(start.setup.seed));
  if (!deal || deal->game != start.game || deal->setup.players != start.setup.players) {
    return std::nullopt;
  }
  if (static_cast<int>(seats.size()) != kDailyPlayers) return std::nullopt;
  const Seat& opponent = seats.back();
  if (opponent.kind != SeatKind::kBot || opponent.level != kDailyLevel ||
      !opponent.person.empty()) {
    return std::nullopt;
  }
  const auto same = [&](const game::OptionInfo& option) {
    return game::option_value(game->info(), start.setup, option.key) ==
           game::option_value(game->info(), deal->setup, option.key);
  };
  const auto options = game->info().options;
  if (!std::all_of(options.begin(), options.end(), same)) return std::nullopt;
  return deal->date;
}

boost::json::object daily_json() {
  boost::json::array week;
  for (const DayOfWeek& row : kWeek) {
    boost::json::object options;
    for (const auto& [key, value] : row.options) options[key] = value;
    week.push_back({{"game", row.game}, {"players", kDailyPlayers}, {"options", options}});
  }
  return {{"level", kDailyLevel}, {"week", week}};
}

}  // namespace drover::table
