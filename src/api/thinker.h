// Thinks for a house: bots, hints and reviews. What it needs to know is in the text of a job, and
// is no more than the seat may see, so it can be anywhere; in a browser it is a worker of its own,
// which has the same program, so that positions travel as the bytes they are.
//
// Several of them can think about one job at a time, without sharing any memory: each begins its
// share, with luck of its own, and ends it with what all the others have found. Then the first has
// the answer, and all know what was made of it.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "api/budgets.h"
#include "bots/bot.h"
#include "bots/search/deliberation.h"
#include "table/table.h"

namespace drover::api {

// ---- What is to be thought about, as text -------------------------------------------------------

std::string job_of(std::string_view table, const table::BotTurn& turn);
std::string job_of(const table::AskedTurn& turn);
std::string job_of(const table::MadeDecision& decision, bool closely);
// A question of an analysis (analysis.h) that was found to be one.
std::string job_of_study(const boost::json::value& question);

// Whether several can think about it. Not where the answer is to be the same every time.
bool can_be_shared(std::string_view job);
// The game whose net it asks (net/network.h); empty if it asks none. A program without nets is to
// be given that one first.
std::string net_wanted(std::string_view job);

class Thinker {
 public:
  explicit Thinker(AdviceBudgets budgets = {}) : budgets_(budgets) {}
  Thinker(const Thinker&) = delete;  // nobody else has its bots
  Thinker& operator=(const Thinker&) = delete;
  Thinker(Thinker&&) = default;
  Thinker& operator=(Thinker&&) = default;
  ~Thinker() = default;

  // What comes of a job: the move of a bot, a hint, a decision that was reviewed. Empty if it is
  // no job, or nothing came of it.
  std::string think(std::string_view text);

  // The share of that number, from 0 on: what was found, for the others. Empty if this is not a job
  // to be shared; then the first has done all of it.
  std::string begin(std::string_view text, int share);
  // What comes of the job that was begun last.
  std::string end(std::span<const std::string> others);

 private:
  // What comes of what was begun, with what others have found.
  using Ending = std::function<std::string(std::span<const std::string>)>;
  std::unique_ptr<bots::Bot> take(const bots::SeatedBot& wanted);
  std::string begin_move(const boost::json::value& job, const game::Position& view, int share);
  std::string begin_advice(std::shared_ptr<bots::search::Deliberation> found,
                           std::function<std::string()> tell);

  AdviceBudgets budgets_;
  std::deque<bots::SeatedBot> kept_;
  Ending ending_;
};

}  // namespace drover::api
