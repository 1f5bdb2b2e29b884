// How long a search may think about what people are told, and whether they still want to know.
#pragma once

#include <chrono>
#include <cstddef>

#include "bots/search/search.h"

namespace drover::api {

// A hint: as long as somebody likes to wait for it.
inline constexpr std::chrono::milliseconds kHintTime{1000};

// A decision in a review: the best move is found, then it and the one that was played are judged. A
// game has some 250 decisions, and somebody waits.
inline constexpr std::chrono::milliseconds kFindTime{40};
inline constexpr std::chrono::milliseconds kJudgeTime{25};
// The few that seem to have cost most.
inline constexpr std::chrono::milliseconds kFindCloselyTime{200};
inline constexpr std::chrono::milliseconds kJudgeCloselyTime{200};

// A page asks every second or so how far a review is. One that has gone wants none.
inline constexpr std::chrono::minutes kNobodyAsks{1};

struct ReviewBudget {
  bots::search::Budget find;
  bots::search::Budget judge;  // of each of the two moves
};

struct AdviceBudgets {
  bots::search::Budget hint{kHintTime, 0, 1, false};
  ReviewBudget quick{{kFindTime, 0, 1, true}, {kJudgeTime, 0, 1, false}};
  ReviewBudget close{{kFindCloselyTime, 0, 1, true}, {kJudgeCloselyTime, 0, 1, false}};
  std::chrono::milliseconds nobody_asks{kNobodyAsks};  // for so long: the review pauses
};

// Of the trees of a search for advice.
inline std::size_t bytes_for(const bots::search::Budget& budget) {
  return bots::search::Search::bytes_for(budget.threads, bots::search::kTelling);
}

}  // namespace drover::api
