// A finished series with all that can be said of it, and how that is written down.
//
// Nothing of what is written here depends on who was quickest: no times, and everything in the
// order of the deals.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "arena/report.h"
#include "arena/sprt.h"

namespace drover::arena {

struct Outcome {
  Series series;
  DealResults results;
  Report report;
  std::optional<Sprt> test;
  bool ladder = false;       // whether ratings are wanted
  bool repeatable = true;    // no bot thought against time
  bool interrupted = false;  // fewer deals than wanted
};

// One line for each seat of each game.
std::string games_csv(const Outcome& outcome);
// As RFC 4180 wants it: quoted where a comma or a quote stands inside.
std::string csv_field(std::string_view text);
boost::json::object report_json(const Outcome& outcome);
// A picture for light and dark grounds: victories, scores and, where wanted, ratings of every bot.
std::string plot_svg(const Outcome& outcome);

// What the test says now, in a word: "p1", "p0" or "continue".
std::string_view verdict_word(Verdict verdict);

}  // namespace drover::arena
