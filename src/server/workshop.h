// Where bots and advisers think for tables of a shared store: puts up what this process wants to
// know, takes what anybody has put up, thinks, and stores the move or what was found. The table
// need not be in memory here, so a process without a network is as good at it as a server.
//
// However somebody who has taken a job ends, it is taken over after at most
//   2 s     for which he has it for himself (0 s if his connection is gone),
//   0.25 s  until somebody looks again,
// and if the database itself has died, and with it the board, whoever asked asks again
//   1 s     after the last time, or at once when it is heard that the database is back.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "api/budgets.h"
#include "server/bot_pool.h"
#include "server/thinkers.h"
#include "store/job_board.h"
#include "store/store.h"
#include "table/table.h"

namespace drover::server {

class Workshop {
 public:
  // Called on a thread of the store when a bot of this process has moved.
  using OnMoved = std::function<void(const std::string& id)>;

  // Called on the thread of the workshop, at least once a second: what was found since the last
  // time, in order, or nothing.
  using OnFound = std::function<void(const std::vector<std::string>& found)>;

  Workshop(const std::string& address, store::Store& store, Thinkers& thinkers, BotPool& pool,
           const api::AdviceBudgets& budgets, OnMoved moved);
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;
  ~Workshop() { stop(); }

  // From any thread. A bot has to move.
  void ask(store::Job job);
  // Somebody wants to know, and has heard the first `known` findings already; until give_up().
  void seek(const store::Job& job, std::size_t known, OnFound found);
  void give_up(const store::Job& job);
  // Takes nothing more, and tells nothing more.
  void stop();

 private:
  using Time = std::chrono::steady_clock::time_point;
  using Place = std::pair<std::string, store::JobKind>;  // a table has one of each kind
  static Place place_of(const store::Job& job) { return {job.table, job.kind}; }

  struct Sought {
    store::Job job;
    std::size_t known = 0;
    OnFound found;
    Time asked{};
  };
  // What became of a job that was taken here.
  struct Ended {
    store::Job job;
    bool done = false;  // it comes off the board, unless something was found
    std::size_t known = 0;
    std::vector<std::string> found{};  // behind that
  };
  // A part of a review, which others go on with.
  struct Slice;

  void work_until_stopped();
  void put_up_what_is_asked();
  void ask_for_what_is_sought(const std::vector<std::string>& heard);
  void report_what_ended();
  void take_what_there_is();
  void say_still_thinking();
  // Whether more may be taken now.
  bool begin(const store::Job& job);
  // These three: whether there is something to think about.
  bool begin_move(const store::Job& job, const std::shared_ptr<const table::Table>& table);
  bool begin_hint(const store::Job& job, const table::Table& table);
  bool begin_review(const store::Job& job, std::shared_ptr<const table::Table> table);
  void play(const store::Job& job, const table::Table& table, const table::BotTurn& turn,
            game::Move move);
  void let_think(const store::Job& job, std::chrono::milliseconds time, Thought::Work work);
  void end(Ended ended);

  store::Store& store_;
  Thinkers& thinkers_;
  BotPool& pool_;
  const api::AdviceBudgets budgets_;
  OnMoved moved_;
  std::unique_ptr<store::JobBoard> board_;

  std::mutex mutex_;
  std::map<std::string, store::Job> asked_;  // one of each table
  std::map<Place, Sought> sought_;
  std::vector<store::Job> running_;
  std::vector<Ended> ended_;
  std::atomic<bool> stopped_ = false;

  std::thread thread_;
};

}  // namespace drover::server
