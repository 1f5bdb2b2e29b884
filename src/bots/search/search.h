// A search on one or more threads, with its budget and its results.
//
// Every thread grows a tree of its own, and the results are added up at the end (root
// parallelisation). The trees need no locks, so a search scales with the cores. A search on one
// thread with a fixed number of iterations is deterministic.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/clock.h"
#include "bots/search/search_thread.h"

namespace drover::bots::search {

struct Budget {
  std::chrono::milliseconds time{0};  // 0: no limit
  std::int64_t iterations = 0;        // of all threads together; 0: no limit
  int threads = 1;
  // Ends the search as soon as the most visited move can no longer be overtaken, at once if there
  // is a single legal move. False where the estimates matter, not only the best move.
  bool stop_early = true;
};

// The results for one legal move, added up over all threads.
struct MoveReport {
  game::Move move;
  std::int64_t visits = 0;
  double value = 0;  // sum of the values of all visits to the seat that decides
  // Sums over the iterations of the last run that began with the move.
  RootTally tally;
};

class Search {
 public:
  Search(const Budget& budget, const Tuning& tuning,
         std::size_t capacity = SearchThread::kDefaultCapacity);

  // Searches the decision of the view's actor until the budget or the clock runs out. `legal` are
  // the moves to search: at least one.
  void run(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
           const Clock& clock);

  // One report for each move of the last run, in the order of the legal list.
  const std::vector<MoveReport>& reports() const { return reports_; }
  // The most visited move.
  game::Move best() const;
  std::int64_t iterations() const { return iterations_; }  // of the last run

  // Adds the results of searches of the same view and legal list that had other seeds.
  void add(std::span<const MoveReport> found, std::int64_t iterations);

  // Sets the move that was played in the view of the last run, so that the next run can reuse the
  // trees below it.
  void set_played_move(game::Move move);
  // Drops the trees.
  void clear_tree();

  // Memory of the trees and of the nets' priors.
  std::size_t bytes() const { return bytes_; }
  static std::size_t bytes_for(int threads, const Tuning& tuning,
                               std::size_t capacity = SearchThread::kDefaultCapacity) {
    return static_cast<std::size_t>(threads) * SearchThread::bytes_for(tuning, capacity);
  }

  // True if a run with an equal view and generator gives an equal result.
  bool repeatable() const { return budget_.time.count() == 0 && budget_.threads == 1; }

  const SearchThread& search_thread(std::size_t thread) const { return *threads_[thread]; }

 private:
  struct Limit;

  std::int64_t run_thread(SearchThread& search_thread, const Limit& limit) const;
  void merge_threads(const game::MoveList& legal);

  Budget budget_;
  std::size_t bytes_;
  std::vector<std::unique_ptr<SearchThread>> threads_;
  std::vector<MoveReport> reports_;
  std::int64_t iterations_ = 0;
};

}  // namespace drover::bots::search
