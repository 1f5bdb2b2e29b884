#include "arena/deal_scheduler.h"

#include <algorithm>

namespace drover::arena {

DealScheduler::DealScheduler(const Series& series, const std::optional<SprtSettings>& test)
    : series_(series), results_(static_cast<std::size_t>(series.deals)), end_(series.deals) {
  if (test) test_.emplace(*test);
}

std::optional<std::int64_t> DealScheduler::next() {
  const DealRange range = next(1);
  if (range.empty()) return std::nullopt;
  return range.begin;
}

DealRange DealScheduler::next(std::int64_t count) {
  const std::lock_guard lock(mutex_);
  const std::int64_t begin = next_;
  if (!stopped_) next_ = std::max(begin, std::min(begin + count, end_));
  return {begin, next_};
}

void DealScheduler::deliver(std::int64_t deal, DealResult result) {
  const std::lock_guard lock(mutex_);
  results_[static_cast<std::size_t>(deal)] = std::move(result);
  ++delivered_;
  if (test_) update_test();
}

void DealScheduler::update_test() {
  while (tested_ < end_ && !results_[static_cast<std::size_t>(tested_)].empty()) {
    test_->add_deal(
        share_of_bot(0, series_.design, tested_, results_[static_cast<std::size_t>(tested_)]));
    ++tested_;
    if (test_->verdict() != Verdict::kContinue) end_ = tested_;
  }
}

void DealScheduler::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
}

std::int64_t DealScheduler::delivered() const {
  const std::lock_guard lock(mutex_);
  return delivered_;
}

std::vector<std::pair<std::int64_t, DealResult>> DealScheduler::take_results() {
  const std::lock_guard lock(mutex_);
  std::vector<std::pair<std::int64_t, DealResult>> taken;
  // With a test, only the deals in it count, so that the report agrees with its verdict.
  const std::int64_t end = test_ ? tested_ : end_;
  for (std::int64_t deal = 0; deal < end; ++deal) {
    DealResult& result = results_[static_cast<std::size_t>(deal)];
    if (!result.empty()) taken.emplace_back(deal, std::move(result));
  }
  return taken;
}

}  // namespace drover::arena
