// Time budgets of the searches behind hints and reviews.
#pragma once

#include <chrono>
#include <cstddef>

#include "bots/search/search.h"

namespace drover::api {

// A hint: about as long as a player is willing to wait.
inline constexpr std::chrono::milliseconds kHintTime{1000};

// A decision in a review: one search finds the best move (kFindTime), then two searches estimate
// that move and the played one (kJudgeTime each). A game has some 250 decisions, and a player
// waits.
inline constexpr std::chrono::milliseconds kFindTime{40};
inline constexpr std::chrono::milliseconds kJudgeTime{25};
// Closer searches, for the few decisions that seem to have cost most.
inline constexpr std::chrono::milliseconds kFindCloselyTime{200};
inline constexpr std::chrono::milliseconds kJudgeCloselyTime{200};

// A review pauses when nobody has asked for so long. A page that shows it asks about once a second.
inline constexpr std::chrono::minutes kReviewAbandonedAfter{1};

struct ReviewBudget {
  bots::search::Budget find;
  bots::search::Budget judge;  // for each of the two moves
};

struct AdviceBudgets {
  bots::search::Budget hint{kHintTime, 0, 1, false};
  ReviewBudget quick{{kFindTime, 0, 1, true}, {kJudgeTime, 0, 1, false}};
  ReviewBudget close{{kFindCloselyTime, 0, 1, true}, {kJudgeCloselyTime, 0, 1, false}};
  std::chrono::milliseconds abandoned_after{kReviewAbandonedAfter};
};

// Returns the memory in bytes that the trees of a search with this budget take.
inline std::size_t bytes_for(const bots::search::Budget& budget) {
  return bots::search::Search::bytes_for(budget.threads, bots::search::kAdviceTuning);
}

}  // namespace drover::api
