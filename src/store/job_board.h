// What takes long to think about, put up where every process that shares the database sees it: the
// turns of bots, and what people want to know. Whoever has time takes one and says again and again
// that it is being thought about. Where nobody has said so for a while, or whoever took it has lost
// the database, somebody else may take it.
//
// A bot's move is stored at its table. What people want to know comes as findings, one after the
// other, which stay on the board: whoever takes such a job over goes on behind them, and whoever
// asks, at whichever server, is told all of them. Such a job rests when nobody has said for a while
// that he still wants to know, and later it goes.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/failure.h"

namespace drover::store {

enum class JobKind : std::uint8_t {
  kMove,    // of a bot
  kHint,    // one finding
  kReview,  // one finding for each look at a decision
};

// A table has at most one of each kind.
struct Job {
  std::string table;        // its id
  std::uint32_t after = 0;  // the entry that made the position
  int urgency = 0;          // the least comes first
  JobKind kind = JobKind::kMove;
};

// For one thread. A call that fails with kUnreachable works again when the database is back.
class JobBoard {
 public:
  // Somebody says at least once a second that he still wants to know.
  static constexpr std::chrono::seconds kRestsAfter{10};
  static constexpr std::chrono::minutes kGoesAfter{2};

  JobBoard() = default;
  JobBoard(const JobBoard&) = delete;
  JobBoard& operator=(const JobBoard&) = delete;
  virtual ~JobBoard() = default;

  // A bot's turn. What is there already is not put up twice; an older one of the same table goes.
  virtual std::optional<Failure> put_up(const Job& job) = 0;
  // The same for what somebody wants to know. The findings so far, without the first `known`.
  virtual Outcome<std::vector<std::string>> ask(const Job& job, std::size_t known) = 0;

  // One that nobody thinks about, if there is any.
  virtual Outcome<std::optional<Job>> take() = 0;
  // These, which were taken here, are still being thought about. To be said twice a second.
  virtual std::optional<Failure> keep_taken(const std::vector<Job>& jobs) = 0;
  // All that was found about one that was taken here.
  virtual Outcome<std::vector<std::string>> findings(const Job& job) = 0;
  // More of them, behind the first `known`, and anybody may go on, unless that was all. Where
  // somebody else has it meanwhile, or nobody, nothing happens.
  virtual std::optional<Failure> note(const Job& job, std::size_t known,
                                      const std::vector<std::string>& findings, bool all) = 0;
  // It was not done: anybody may take it.
  virtual std::optional<Failure> put_back(const Job& job) = 0;
  // It is done, or cannot be.
  virtual std::optional<Failure> take_down(const Job& job) = 0;
  // What nobody has wanted to know for long goes.
  virtual std::optional<Failure> tidy() = 0;

  // Until something is put up or found, at most so long, or until wake() is called from any thread.
  // The tables about which something was found.
  virtual std::vector<std::string> wait(std::chrono::milliseconds most) = 0;
  virtual void wake() = 0;
};

// In the database of an address that open_shared_store has opened.
std::unique_ptr<JobBoard> job_board_at(const std::string& address);

}  // namespace drover::store
