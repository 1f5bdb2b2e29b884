// The daily deal: one game for everybody, against one bot. It is computed from the date (a day of
// UTC), so nothing about it is stored:
//
//   seed      the digits of the date: 20261118 for 2026-11-18
//   set-up    the game and its options depend on the day of the week
//   seats     a person plays first, a bot of kDailyLevel second; the bot uses no clock, so it
//             answers equal moves equally on every machine
//
// Every table with this set-up counts as a table of that day.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "game/game.h"
#include "table/log.h"

namespace drover::table {

inline constexpr std::string_view kDailyLevel = "greedy";

struct DailyDeal {
  std::string date;  // "2026-11-18"
  std::string_view game;
  game::Setup setup;
};

// Returns the day of UTC, as "2026-11-18", of a time in seconds since 1970.
std::string date_at(std::int64_t time);
// Returns an error with a sentence if the text is not a date from 1970 on.
game::Result<DailyDeal> daily_deal(std::string_view date);
// Returns the date whose deal this table plays from the beginning; nothing if it plays no daily
// deal.
std::optional<std::string> daily_date(const Start& start, const std::vector<Seat>& seats);
// Returns {"level": ..., "week": [{"game": ..., "players": 2, "options": {...}}, ...]}, Monday
// first.
boost::json::object daily_json();

}  // namespace drover::table
