#include "server/advisers.h"

#include <algorithm>
#include <utility>

#include <boost/asio/post.hpp>

#include "server/hint.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// More would keep those behind them, and bots, waiting for longer than anybody likes.
constexpr std::size_t kHintsPerThread = 4;
// Each holds the views of a whole game, about half a megabyte.
constexpr std::size_t kMostWaiting = 32;

}  // namespace

Advisers::Advisers(asio::any_io_executor executor, asio::thread_pool& bots, unsigned threads,
                   const AdviceBudgets& budgets, Metrics& metrics)
    : executor_(std::move(executor)),
      bots_(bots),
      budgets_(budgets),
      metrics_(metrics),
      most_hints_(kHintsPerThread * threads),
      // One thread is left to the bots, where there is more than one.
      most_reviews_(std::max(2U, threads) - 1) {}

// ---- Hints --------------------------------------------------------------------------------------

void Advisers::hint(const TableHandle& table, int seat, std::uint32_t after, HintJob::Done done) {
  table::Checked<table::AskedTurn> turn = table->table.ask(seat, after);
  if (const auto* refusal = std::get_if<table::Refusal>(&turn)) {
    done(error_of(*refusal));
    return;
  }
  if (table->hint && table->hint->answer) {
    done(*table->hint->answer);
    return;
  }
  if (!table->hint) {
    if (stopped_ || hints_ >= most_hints_) {
      done(too_fast());
      return;
    }
    begin_hint(table, std::move(std::get<table::AskedTurn>(turn)));
  }
  table->hint->waiting.push_back(std::move(done));
}

void Advisers::begin_hint(const TableHandle& table, table::AskedTurn turn) {
  table->hint = std::make_shared<HintJob>();
  ++hints_;
  ++metrics_.hints;
  asio::post(bots_, [this, table, job = table->hint, turn = std::move(turn)] {
    json::object answer = hint_json(
        turn.view.game(), bots::search::advise(turn.view, budgets_.hint, turn.seed, job->clock));
    asio::post(executor_, [this, table, job, answer = std::move(answer)]() mutable {
      --hints_;
      if (table->hint == job) job->finish(std::move(answer));
    });
  });
}

// ---- Reviews ------------------------------------------------------------------------------------

Answer<json::object> Advisers::review(const TableHandle& table) {
  if (!table->review) {
    auto decisions = table->table.decisions();
    if (const auto* refusal = std::get_if<table::Refusal>(&decisions)) return error_of(*refusal);
    if (stopped_ || waiting_.size() >= kMostWaiting) return too_fast();
    table->review = std::make_shared<ReviewJob>(
        Review(table->table, std::move(std::get<std::vector<table::MadeDecision>>(decisions))));
  }
  ReviewJob& job = *table->review;
  job.asked = std::chrono::steady_clock::now();
  if (!job.running && !job.review.done() && !stopped_) {
    job.running = true;
    waiting_.push_back({table, table->review});
    begin_reviews();
  }
  return job.review.to_json();
}

void Advisers::begin_reviews() {
  while (!waiting_.empty() && metrics_.reviews_running < most_reviews_) {
    const Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    ++metrics_.reviews_running;
    look_at_next(next.table, next.job);
  }
}

bool Advisers::is_wanted(const TableHandle& table, const std::shared_ptr<ReviewJob>& job) const {
  return !stopped_ && table->review == job &&
         std::chrono::steady_clock::now() - job->asked < budgets_.nobody_asks;
}

void Advisers::look_at_next(const TableHandle& table, const std::shared_ptr<ReviewJob>& job) {
  if (job->review.done() || !is_wanted(table, job)) {
    job->running = false;
    --metrics_.reviews_running;
    begin_reviews();
    return;
  }
  const Review::Next next = job->review.next();
  asio::post(bots_, [this, table, job, decision = next.decision, closely = next.closely] {
    auto reviewed = review_decision(decision, closely, budgets_, job->clock);
    asio::post(executor_, [this, table, job, reviewed = std::move(reviewed)]() mutable {
      if (reviewed) job->review.note(std::move(*reviewed));
      look_at_next(table, job);
    });
  });
}

}  // namespace drover::server
