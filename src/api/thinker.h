// Thinks for a house: bots, hints and reviews. What it needs to know is in the text of a job, and
// is no more than the seat may see, so it can be anywhere; in a browser it is a worker of its own,
// which has the same program, so that positions travel as the bytes they are.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "api/budgets.h"
#include "bots/bot.h"
#include "table/table.h"

namespace drover::api {

// ---- What is to be thought about, as text -------------------------------------------------------

std::string job_of(std::string_view table, const table::BotTurn& turn);
std::string job_of(const table::AskedTurn& turn);
std::string job_of(const table::MadeDecision& decision, bool closely);
// A question of an analysis (analysis.h) that was found to be one.
std::string job_of_study(const boost::json::value& question);

class Thinker {
 public:
  explicit Thinker(AdviceBudgets budgets = {}) : budgets_(budgets) {}

  // What comes of a job: the move of a bot, a hint, a decision that was reviewed. Empty if it is
  // no job, or nothing came of it.
  std::string think(std::string_view text);

 private:
  std::unique_ptr<bots::Bot> take(const bots::SeatedBot& wanted);

  AdviceBudgets budgets_;
  std::deque<bots::SeatedBot> kept_;
};

}  // namespace drover::api
