#include "bots/search/search.h"

#include <algorithm>
#include <limits>
#include <thread>

namespace drover::bots::search {

namespace {

// Iterations between two checks whether the most visited move can still be overtaken.
constexpr std::int64_t kIterationsBetweenChecks = 32;
constexpr std::int64_t kForever = std::numeric_limits<std::int64_t>::max();

}  // namespace

// The limits of one thread's search.
struct Search::Limit {
  const Clock& clock;
  Clock::Time::time_point begin;
  Clock::Time::time_point end;
  std::int64_t iterations;

  bool reached(std::int64_t done) const {
    return done >= iterations || clock.interrupted() ||
           (end != Clock::Time::time_point::max() && Clock::Time::now() >= end);
  }
  // Iterations that can be expected before a limit is reached, from the pace so far.
  std::int64_t iterations_left(std::int64_t done) const {
    const std::int64_t by_count = iterations - done;
    if (end == Clock::Time::time_point::max()) return by_count;
    const auto now = Clock::Time::now();
    const double pace = static_cast<double>(done) / static_cast<double>((now - begin).count() + 1);
    const double by_time =
        pace * static_cast<double>(std::max((end - now).count(), std::int64_t{0}));
    return std::min(by_count, static_cast<std::int64_t>(by_time));
  }
};

Search::Search(const Budget& budget, const Tuning& tuning, std::size_t capacity)
    : budget_(budget), bytes_(bytes_for(budget.threads, tuning, capacity)) {
  for (int t = 0; t < budget.threads; ++t) {
    threads_.push_back(std::make_unique<SearchThread>(tuning, capacity));
  }
}

void Search::run(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                 const Clock& clock) {
  const auto begin = Clock::Time::now();
  Limit limit{clock, begin, clock.end(), kForever};
  if (budget_.time.count() > 0) limit.end = std::min(limit.end, begin + budget_.time);
  const auto threads = static_cast<std::int64_t>(threads_.size());
  if (budget_.iterations > 0) limit.iterations = (budget_.iterations + threads - 1) / threads;
  if (legal.size() == 1 && budget_.stop_early) limit.iterations = 0;

  std::vector<std::int64_t> done(threads_.size());
  std::vector<std::thread> others;
  const auto work = [&](std::size_t t, std::uint64_t seed) {
    threads_[t]->set_position(view, legal, seed);
    done[t] = run_thread(*threads_[t], limit);
  };
  const std::uint64_t own_seed = rng.next();
  for (std::size_t t = 1; t < threads_.size(); ++t) others.emplace_back(work, t, rng.next());
  work(0, own_seed);
  for (std::thread& other : others) other.join();
  iterations_ = 0;
  for (const std::int64_t count : done) iterations_ += count;
  merge_threads(legal);
}

std::int64_t Search::run_thread(SearchThread& search_thread, const Limit& limit) const {
  std::int64_t done = 0;
  for (; !limit.reached(done); ++done) {
    const bool check_lead = budget_.stop_early && done > 0 && done % kIterationsBetweenChecks == 0;
    if (check_lead && search_thread.visit_lead() > limit.iterations_left(done)) break;
    search_thread.iterate();
  }
  return done;
}

void Search::merge_threads(const game::MoveList& legal) {
  reports_.assign(legal.size(), {});
  for (std::size_t i = 0; i < legal.size(); ++i) {
    MoveReport& report = reports_[i];
    report.move = legal[i];
    for (const auto& search_thread : threads_) {
      report.visits += search_thread->visits(i);
      report.value += static_cast<double>(search_thread->value_sum(i));
      report.tally.add(search_thread->tally(i));
    }
  }
}

void Search::add(std::span<const MoveReport> found, std::int64_t iterations) {
  for (std::size_t i = 0; i < std::min(found.size(), reports_.size()); ++i) {
    reports_[i].visits += found[i].visits;
    reports_[i].value += found[i].value;
    reports_[i].tally.add(found[i].tally);
  }
  iterations_ += iterations;
}

game::Move Search::best() const {
  // Without any visit the first move is returned.
  return std::max_element(
             reports_.begin(), reports_.end(),
             [](const MoveReport& a, const MoveReport& b) { return a.visits < b.visits; })
      ->move;
}

void Search::set_played_move(game::Move move) {
  for (const auto& search_thread : threads_) search_thread->set_played_move(move);
}

void Search::clear_tree() {
  for (const auto& search_thread : threads_) search_thread->clear_tree();
}

}  // namespace drover::bots::search
