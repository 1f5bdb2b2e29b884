// A whole search: how long, on how many threads, and what was found.
//
// Every thread grows a tree of its own and the results are added up at the end. The trees need no
// locks, so a search scales with the cores, and with one thread and a number of iterations it is
// the same every time.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/clock.h"
#include "bots/search/seeker.h"

namespace drover::bots::search {

struct Budget {
  std::chrono::milliseconds time{0};  // 0: no limit
  std::int64_t iterations = 0;        // of all threads together; 0: no limit
  int threads = 1;
  // Ends as soon as nothing more can change which move is visited most, and does not think about a
  // single legal move. Without it the figures behind every move get all the time there is.
  bool stop_early = true;
};

// What is known about one legal move.
struct MoveReport {
  game::Move move;
  std::int64_t visits = 0;
  double worth = 0;  // to whoever decides, the sum over all visits
  // Of the iterations of the last run that began with it: sums over all threads.
  RootTally tally;
};

class Search {
 public:
  Search(const Budget& budget, const Tuning& tuning,
         std::size_t capacity = Seeker::kDefaultCapacity);

  // Thinks about the decision of the view's actor until the budget or the clock runs out.
  void run(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
           const Clock& clock);

  // In the order of the legal list.
  const std::vector<MoveReport>& reports() const { return reports_; }
  // The most visited move.
  game::Move best() const;
  std::int64_t iterations() const { return iterations_; }  // of the last run

  // Adds what other searches have found about the same view and list, each with luck of its own.
  void add(std::span<const MoveReport> found, std::int64_t iterations);

  // What was made of it; the next run may find it in the trees.
  void follow(game::Move move);
  void forget();

  // Memory of the trees and of what nets said.
  std::size_t bytes() const { return bytes_; }
  static std::size_t bytes_for(int threads, const Tuning& tuning,
                               std::size_t capacity = Seeker::kDefaultCapacity) {
    return static_cast<std::size_t>(threads) * Seeker::bytes_for(tuning, capacity);
  }

  // Whether the same view and generator give the same result.
  bool repeatable() const { return budget_.time.count() == 0 && budget_.threads == 1; }

  const Seeker& seeker(std::size_t thread) const { return *seekers_[thread]; }

 private:
  struct Limit;

  std::int64_t think(Seeker& seeker, const Limit& limit) const;
  void add_up(const game::MoveList& legal);

  Budget budget_;
  std::size_t bytes_;
  std::vector<std::unique_ptr<Seeker>> seekers_;
  std::vector<MoveReport> reports_;
  std::int64_t iterations_ = 0;
};

}  // namespace drover::bots::search
