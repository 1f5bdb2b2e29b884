#pragma once

#include <chrono>
#include <memory>
#include <span>

#include "bots/bot.h"
#include "bots/parameters.h"
#include "bots/search/search.h"

namespace drover::bots {

// Looks ahead by information-set Monte Carlo tree search; see search/seeker.h.
class SearchBot final : public Bot {
 public:
  explicit SearchBot(const search::Budget& budget, const search::Tuning& tuning = {})
      : search_(budget, tuning) {}
  // As in "search:ms=1000,threads=2": what they say nothing about stays as in `tuning`.
  explicit SearchBot(const Parameters& parameters, const search::Tuning& tuning = {});
  // A level that answers within the time it declares, on at most two cores: a server has others to
  // serve as well.
  static std::unique_ptr<Bot> within(std::chrono::milliseconds declared,
                                     const search::Tuning& tuning = {});
  static std::span<const ParameterInfo> parameters();

  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;
  bool remembers() const override { return true; }
  void new_game() override { search_.forget(); }
  std::size_t bytes() const override { return search_.bytes(); }
  bool repeatable() const override { return search_.repeatable(); }

  // What it makes of its last decision with what others have found about it.
  game::Move choose_again(std::span<const search::MoveReport> found, std::int64_t iterations);

  const search::Search& search() const { return search_; }

 private:
  search::Search search_;
};

}  // namespace drover::bots
