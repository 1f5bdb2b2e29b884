#include "server/advisers.h"

#include <utility>

#include <boost/asio/post.hpp>

#include "bots/search/deliberation.h"
#include "server/hint.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// Of the trees of a search for advice.
std::size_t bytes_for(const bots::search::Budget& budget) {
  return bots::search::Search::bytes_for(budget.threads);
}

}  // namespace

Advisers::Advisers(Thinkers& thinkers, BotPool& pool, Visitors& visitors,
                   const AdviceBudgets& budgets, Metrics& metrics)
    : thinkers_(thinkers), pool_(pool), visitors_(visitors), budgets_(budgets), metrics_(metrics) {}

// ---- Hints --------------------------------------------------------------------------------------

void Advisers::hint(const TableHandle& table, const Guest& guest, std::uint32_t after,
                    HintJob::Done done) {
  table::Checked<table::AskedTurn> turn = table->table.ask(guest.viewer(), after);
  if (!turn) {
    done(error_of(turn.error()));
    return;
  }
  if (table->hint && table->hint->answer) {
    done(*table->hint->answer);
    return;
  }
  if (!table->hint) {
    if (stopped_ || !visitors_.allows(guest.visitor, Act::kAdvice)) {
      done(too_fast());
      return;
    }
    Visitors::Hold hold = visitors_.hold(guest.visitor, Good::kHint);
    if (!hold) {
      done(too_fast());
      return;
    }
    table->hint = std::make_shared<HintJob>();
    table->hint->hold = std::move(hold);
    begin_hint(table, guest.visitor, *std::move(turn));
  }
  table->hint->waiting.push_back(std::move(done));
}

void Advisers::begin_hint(const TableHandle& table, const std::string& visitor,
                          table::AskedTurn turn) {
  ++metrics_.hints;
  Thought thought;
  thought.urgency = Urgency::kPerson;
  thought.visitor = visitor;
  thought.time = budgets_.hint.time;
  thought.work = [this, table, job = table->hint, turn = std::move(turn)](bots::Clock& clock) {
    const BotPool::Room room(pool_, bytes_for(budgets_.hint));
    const bots::search::Deliberation found(turn.view, budgets_.hint, turn.seed, clock);
    json::object answer = hint_json(turn.view.game(), found.advice(), found.because());
    return [table, job, answer = std::move(answer)] {
      asio::post(table->executor(), [table, job, answer]() mutable {
        job->hold.release();
        if (table->hint == job) job->finish(std::move(answer));
      });
    };
  };
  table->hint->ticket = thinkers_.think(std::move(thought));
}

// ---- Reviews ------------------------------------------------------------------------------------

Answer<json::object> Advisers::review(const TableHandle& table, const Guest& guest) {
  if (!table->review) {
    auto decisions = table->table.decisions();
    if (!decisions) return error_of(decisions.error());
    // Asking how far it is costs little; beginning costs half a minute of somebody's processor.
    if (stopped_ || !visitors_.allows(guest.visitor, Act::kAdvice)) return too_fast();
    Visitors::Hold hold = visitors_.hold(guest.visitor, Good::kReview);
    if (!hold) return too_fast();
    table->review = std::make_shared<ReviewJob>(Review(table->table, *std::move(decisions)));
    table->review->hold = std::move(hold);
    table->review->asked = std::chrono::steady_clock::now();
    look_at_next(table, table->review, guest.visitor);
    return table->review->review.to_json();
  }
  ReviewJob& job = *table->review;
  job.asked = std::chrono::steady_clock::now();
  if (!job.running() && !job.review.done() && !stopped_) {
    job.hold = visitors_.hold(guest.visitor, Good::kReview);
    if (!job.hold) return too_fast();
    look_at_next(table, table->review, guest.visitor);
  }
  return job.review.to_json();
}

bool Advisers::is_wanted(const LiveTable& table, const std::shared_ptr<ReviewJob>& job) const {
  return !stopped_ && table.review == job &&
         std::chrono::steady_clock::now() - job->asked < budgets_.nobody_asks;
}

void Advisers::look_at_next(const TableHandle& table, const std::shared_ptr<ReviewJob>& job,
                            const std::string& visitor) {
  if (job->review.done() || !is_wanted(*table, job)) {
    job->hold.release();
    return;
  }
  const Review::Next next = job->review.next();
  Thought thought;
  thought.urgency = Urgency::kWatched;
  thought.visitor = visitor;
  thought.work = [this, table, job, visitor, decision = next.decision,
                  closely = next.closely](bots::Clock& clock) {
    const BotPool::Room room(pool_, bytes_for(budgets_.quick.find));
    auto reviewed = review_decision(decision, closely, budgets_, clock);
    return [this, table, job, visitor, reviewed = std::move(reviewed)] {
      asio::post(table->executor(), [this, table, job, visitor, reviewed]() mutable {
        if (reviewed) job->review.note(std::move(*reviewed));
        look_at_next(table, job, visitor);
      });
    };
  };
  job->ticket = thinkers_.think(std::move(thought));
}

}  // namespace drover::server
