// Tasks that take processor time: bots' moves, hints, reviewed decisions and analyses. Three
// carriers run them: threads of a server, any process that shares its store, and web workers.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "api/analysis.h"
#include "table/table.h"

namespace drover::service {

// Who needs the result of a task, the most urgent first. The numbers are stored in shared stores.
enum class Urgency : std::uint8_t {
  kInteractive,  // a player who waits for it
  kWatched,      // a spectator, or the reader of a review or study
  kBackground,   // nobody at the moment
};
inline constexpr std::size_t kUrgencies = 3;

struct ReviewWork {
  table::MadeDecision decision;
  bool closely = false;
};
// The work of a task. A bot's turn outlives the start of its task, because the table needs it to
// play the move.
using Work = std::variant<std::shared_ptr<const table::BotTurn>, table::AdviceTurn, ReviewWork,
                          api::AnalysisRequest>;

struct ThinkTask {
  std::uint32_t number = 0;  // of the task at its table
  Urgency urgency = Urgency::kBackground;
  std::string visitor;  // whose share of the processors it uses
  Work work;
};

// A hint or the review of a whole game, worked out by any process that shares the store. Its
// findings arrive one by one (FindingsArrived).
struct SharedAdvice {
  enum class Kind : std::uint8_t { kHint, kReview };
  std::uint32_t number = 0;
  Kind kind = Kind::kHint;
  std::uint32_t position_seq = 0;  // of the position that it is about
  std::size_t known = 0;           // findings that the table has already
};

// A bot's move, searched by any process that shares the store. It arrives as an entry of the log.
struct SharedMove {
  std::uint32_t after = 0;
  Urgency urgency = Urgency::kBackground;
};

// Returns the search time of the bot's level; 0 if it moves at once.
std::chrono::milliseconds thinking_time(const table::BotTurn& turn);

}  // namespace drover::service
