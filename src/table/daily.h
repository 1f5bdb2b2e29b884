// The deal of the day: one that everybody can play, against the same bot, without anybody keeping
// it. All of it follows from the date (a day of UTC):
//
//   seed      the digits of the date: 20261118 for 2026-11-18
//   set-up    the game and its options go by the day of the week, from Monday on
//   seats     a person begins, a bot of kDailyLevel plays second; it has no clock, so the same
//             moves are answered alike on every machine
//
// A table with this set-up is one of that day, whoever made it: nothing about it is stored.
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

// The day of UTC in which this second since 1970 lies.
std::string date_at(std::int64_t time);
// A sentence if the date is none.
game::Result<DailyDeal> daily_deal(std::string_view date);
// The date whose deal this is, if it is one, played from its beginning.
std::optional<std::string> daily_date(const Start& start, const std::vector<Seat>& seats);
// {"level": ..., "week": [{"game": ..., "players": 2, "options": {...}}, ...]}, Monday first.
boost::json::object daily_json();

}  // namespace drover::table
