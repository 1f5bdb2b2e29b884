#pragma once

#include <chrono>
#include <memory>
#include <span>

#include "bots/bot.h"
#include "bots/parameters.h"
#include "bots/search/search.h"

namespace drover::bots {

// Plays by information-set Monte Carlo tree search; see search/search_thread.h.
class SearchBot final : public Bot {
 public:
  explicit SearchBot(const search::Budget& budget, const search::Tuning& tuning = {})
      : search_(budget, tuning) {}
  // A search with parameters such as "ms=1000,threads=2". Parameters that are not given stay as in
  // `tuning`.
  explicit SearchBot(const Parameters& parameters, const search::Tuning& tuning = {});
  // Makes the bot of a level that answers within `limit`, on at most two threads: a server has
  // other games to serve.
  static std::unique_ptr<Bot> with_time_limit(std::chrono::milliseconds limit,
                                              const search::Tuning& tuning = {});
  static std::span<const ParameterInfo> parameters();

  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;
  bool keeps_search_tree() const override { return true; }
  void new_game() override { search_.clear_tree(); }
  std::size_t bytes() const override { return search_.bytes(); }
  bool repeatable() const override { return search_.repeatable(); }

  // Adds the results of other searches of the last decision and returns the best move then.
  game::Move merge_and_choose(std::span<const search::MoveReport> found, std::int64_t iterations);

  const search::Search& search() const { return search_; }

 private:
  search::Search search_;
};

}  // namespace drover::bots
