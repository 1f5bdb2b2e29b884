#include "server/advice_service.h"

#include <utility>

#include <boost/asio/post.hpp>
#include <boost/json/parse.hpp>

#include "api/hint.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// Longest wait for a hint from the shared task board. A hint takes a second, and a few more if the
// process that works on it dies.
constexpr std::chrono::seconds kHintTimeout{15};

}  // namespace

AdviceService::AdviceService(ThreadTaskRunner& thread_runner, BotPool& pool,
                             VisitorLimiter& limiter, const api::AdviceBudgets& budgets,
                             Metrics& metrics)
    : thread_runner_(thread_runner),
      pool_(pool),
      limiter_(limiter),
      budgets_(budgets),
      metrics_(metrics) {}

// ---- Hints --------------------------------------------------------------------------------------

void AdviceService::request_hint(const TableHandle& table, const Guest& guest, std::uint32_t after,
                                 HintTask::Done done) {
  table::Checked<table::AdviceTurn> turn = table->table.advice_turn(guest.viewer(), after);
  if (!turn) {
    done(error_of(turn.error()));
    return;
  }
  if (table->hint && table->hint->answer) {
    done(*table->hint->answer);
    return;
  }
  if (!table->hint) {
    if (stopped_ || !limiter_.try_acquire(guest.visitor, LimitedAction::kAdvice)) {
      done(too_fast());
      return;
    }
    VisitorLimiter::Reservation reservation =
        limiter_.reserve(guest.visitor, LimitedResource::kHint);
    if (!reservation) {
      done(too_fast());
      return;
    }
    table->hint = std::make_shared<HintTask>();
    table->hint->reservation = std::move(reservation);
    table->hint->requested_at = std::chrono::steady_clock::now();
    begin_hint(table, guest.visitor, *std::move(turn));
  }
  table->hint->waiting.push_back(std::move(done));
}

void AdviceService::begin_hint(const TableHandle& table, const std::string& visitor,
                               table::AdviceTurn turn) {
  ++metrics_.hints;
  if (shared_runner_ != nullptr) {
    subscribe_to_hint(table);
    return;
  }
  ThreadTask search;
  search.urgency = Urgency::kInteractive;
  search.visitor = visitor;
  search.time = budgets_.hint.time;
  search.work = [this, table, task = table->hint, turn = std::move(turn)](bots::Clock& clock) {
    const BotPool::MemoryReservation memory(pool_, api::bytes_for(budgets_.hint));
    json::object answer = api::find_hint(turn, budgets_.hint, clock);
    return [table, task, answer = std::move(answer)] {
      asio::post(table->executor(), [table, task, answer]() mutable {
        task->reservation.release();
        if (table->hint == task) task->finish(std::move(answer));
      });
    };
  };
  table->hint->thread_task = thread_runner_.submit(std::move(search));
}

void AdviceService::subscribe_to_hint(const TableHandle& table) {
  const store::Task published{table->table.id(), table->table.position_seq(),
                              static_cast<int>(Urgency::kInteractive), store::TaskKind::kHint};
  table->hint->unsubscribe = [this, published] { shared_runner_->unsubscribe(published); };
  shared_runner_->subscribe(published, 0, [this, table, task = table->hint](const auto& findings) {
    asio::post(table->executor(),
               [this, table, task, findings] { accept_hint(table, task, findings); });
  });
}

void AdviceService::accept_hint(const TableHandle& table, const std::shared_ptr<HintTask>& task,
                                const std::vector<std::string>& findings) {
  if (table->hint != task || task->answer) return;
  boost::system::error_code unreadable;
  const json::value hint =
      findings.empty() ? json::value() : json::parse(findings.front(), unreadable);
  if (hint.is_object()) {
    task->end();
    task->finish(hint.get_object());
    return;
  }
  const bool timed_out = std::chrono::steady_clock::now() - task->requested_at > kHintTimeout;
  if (!timed_out && findings.empty()) return;
  table->hint.reset();
  task->fail();
}

// ---- Reviews ------------------------------------------------------------------------------------

Answer<json::object> AdviceService::request_review(const TableHandle& table, const Guest& guest) {
  if (!table->review) {
    auto decisions = table->table.decisions();
    if (!decisions) return error_of(decisions.error());
    // Only starting a review counts as an action: it costs about half a minute of processor time.
    if (stopped_ || !limiter_.try_acquire(guest.visitor, LimitedAction::kAdvice)) return too_fast();
    VisitorLimiter::Reservation reservation =
        limiter_.reserve(guest.visitor, LimitedResource::kReview);
    if (!reservation) return too_fast();
    table->review = std::make_shared<ReviewTask>(api::Review(table->table, *std::move(decisions)));
    table->review->reservation = std::move(reservation);
    table->review->requested_at = std::chrono::steady_clock::now();
    begin_review(table, guest.visitor);
    return table->review->review.to_json();
  }
  ReviewTask& task = *table->review;
  task.requested_at = std::chrono::steady_clock::now();
  if (!task.running() && !task.review.done() && !stopped_) {
    task.reservation = limiter_.reserve(guest.visitor, LimitedResource::kReview);
    if (!task.reservation) return too_fast();
    begin_review(table, guest.visitor);
  }
  return task.review.to_json();
}

void AdviceService::begin_review(const TableHandle& table, const std::string& visitor) {
  if (shared_runner_ != nullptr) {
    subscribe_to_review(table);
  } else {
    review_next_decision(table, table->review, visitor);
  }
}

void AdviceService::subscribe_to_review(const TableHandle& table) {
  const std::shared_ptr<ReviewTask>& task = table->review;
  const store::Task published{table->table.id(), table->table.position_seq(),
                              static_cast<int>(Urgency::kWatched), store::TaskKind::kReview};
  task->unsubscribe = [this, published] { shared_runner_->unsubscribe(published); };
  shared_runner_->subscribe(published, task->known, [this, table, task](const auto& findings) {
    asio::post(table->executor(),
               [this, table, task, findings] { accept_findings(table, task, findings); });
  });
}

void AdviceService::accept_findings(const TableHandle& table,
                                    const std::shared_ptr<ReviewTask>& task,
                                    const std::vector<std::string>& findings) {
  if (table->review != task) return;
  api::Review& review = task->review;
  for (const std::string& text : findings) {
    auto reviewed = api::reviewed_decision_from(review.game(), text);
    if (!reviewed || !review.is_next(*reviewed)) {
      // The database was lost and another process has started the review afresh. The next request
      // starts it afresh here, too.
      task->end();
      table->review.reset();
      return;
    }
    review.note(*std::move(reviewed));
    ++task->known;
  }
  if (review.done() || !is_wanted(*table, task)) task->end();
}

bool AdviceService::is_wanted(const LiveTable& table,
                              const std::shared_ptr<ReviewTask>& task) const {
  return !stopped_ && table.review == task &&
         std::chrono::steady_clock::now() - task->requested_at < budgets_.abandoned_after;
}

void AdviceService::review_next_decision(const TableHandle& table,
                                         const std::shared_ptr<ReviewTask>& task,
                                         const std::string& visitor) {
  if (task->review.done() || !is_wanted(*table, task)) {
    task->reservation.release();
    return;
  }
  const api::Review::Next next = task->review.next();
  ThreadTask search;
  search.urgency = Urgency::kWatched;
  search.visitor = visitor;
  search.work = [this, table, task, visitor, decision = next.decision,
                 closely = next.closely](bots::Clock& clock) {
    const BotPool::MemoryReservation memory(pool_, api::bytes_for(budgets_.quick.find));
    auto reviewed = api::review_decision(decision, closely, budgets_, clock);
    return [this, table, task, visitor, reviewed = std::move(reviewed)] {
      asio::post(table->executor(), [this, table, task, visitor, reviewed]() mutable {
        if (reviewed) task->review.note(std::move(*reviewed));
        review_next_decision(table, task, visitor);
      });
    };
  };
  task->thread_task = thread_runner_.submit(std::move(search));
}

// ---- Analysis -----------------------------------------------------------------------------------

void AdviceService::request_study(const std::string& visitor, api::AnalysisRequest request,
                                  HintTask::Done done) {
  if (thread_runner_.threads() == 0) {
    done(ApiError{503, "not_allowed",
                  "This server leaves searches to others, which do not support analyses."});
    return;
  }
  if (stopped_ || !limiter_.try_acquire(visitor, LimitedAction::kStudy)) {
    done(too_fast());
    return;
  }
  // Shared because the closures below must be copyable.
  auto reservation = std::make_shared<VisitorLimiter::Reservation>(
      limiter_.reserve(visitor, LimitedResource::kHint));
  if (!*reservation) {
    done(too_fast());
    return;
  }
  ++metrics_.studies;
  ThreadTask search;
  search.urgency = Urgency::kWatched;
  search.visitor = visitor;
  search.time = request.budget.time;
  search.work = [this, reservation, done = std::move(done),
                 request = std::move(request)](bots::Clock& clock) {
    const BotPool::MemoryReservation memory(pool_, api::bytes_for(request.budget));
    json::object found = api::run_analysis(request, clock);
    return [reservation, done, found = std::move(found)]() mutable {
      reservation->release();
      done(std::move(found));
    };
  };
  thread_runner_.submit(std::move(search));
}

}  // namespace drover::server
