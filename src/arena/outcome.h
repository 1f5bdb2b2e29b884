// The outcome of a series and its output as CSV and JSON.
//
// The output is deterministic: it holds no times, and everything is in the order of the deals.
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
  bool ladder = false;       // whether the output has ratings
  bool repeatable = true;    // whether no bot has a time limit
  bool interrupted = false;  // whether fewer deals were played than planned
};

// A table with a line for each seat of each game.
std::string games_csv(const Outcome& outcome);
// The text as a field of CSV (RFC 4180): quoted if it has a comma, a quote or a line break.
std::string csv_field(std::string_view text);
boost::json::object report_json(const Outcome& outcome);

// The verdict as in the report: "p1", "p0" or "continue".
std::string_view verdict_word(Verdict verdict);

}  // namespace drover::arena
