// A search for advice that is kept, so that it can be asked for reasons afterwards.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/search/advice.h"
#include "bots/search/reasons.h"
#include "bots/search/search.h"

namespace drover::bots::search {

class AdviceSearch {
 public:
  // Searches all legal moves of the position, as advise() of advice.h does.
  AdviceSearch(const game::Position& position, const Budget& budget, std::uint64_t seed,
               const Clock& clock);
  // Searches only the given moves, which must be legal.
  AdviceSearch(const game::Position& position, const game::MoveList& moves, const Budget& budget,
               std::uint64_t seed, const Clock& clock);

  // Adds the results of searches of the same decision that had other seeds.
  void add(std::span<const MoveReport> found, std::int64_t iterations);

  const Search& search() const { return search_; }
  const Advice& advice() const { return advice_; }
  // Reasons for the best move in comparison with the next best ones.
  std::vector<Reason> reasons() const;
  // Reasons for `best` in comparison with `other`. The estimates in them may come from other
  // searches.
  std::vector<Reason> reasons(const AdvisedMove& best, const AdvisedMove& other) const;

 private:
  void update_advice();

  game::Position view_;
  std::uint64_t seed_;
  Search search_;
  Advice advice_;
};

}  // namespace drover::bots::search
