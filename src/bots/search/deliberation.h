// A search for advice that is still there to be asked why.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/search/advice.h"
#include "bots/search/reasons.h"
#include "bots/search/search.h"

namespace drover::bots::search {

class Deliberation {
 public:
  // As advise() of advice.h.
  Deliberation(const game::Position& position, const Budget& budget, std::uint64_t seed,
               const Clock& clock);
  Deliberation(const game::Position& position, const game::MoveList& moves, const Budget& budget,
               std::uint64_t seed, const Clock& clock);

  // What others have found about the same decision, added to it.
  void add(std::span<const MoveReport> found, std::int64_t iterations);

  const Search& search() const { return search_; }
  const Advice& advice() const { return advice_; }
  // Why the best move, and not one of the next best.
  std::vector<Reason> because() const;
  // Why one move and not another, with figures that may come from elsewhere.
  std::vector<Reason> because(const AdvisedMove& best, const AdvisedMove& other) const;

 private:
  void take_reports();

  game::Position view_;
  std::uint64_t seed_;
  Search search_;
  Advice advice_;
};

}  // namespace drover::bots::search
