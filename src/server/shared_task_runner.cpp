#include "server/shared_task_runner.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "api/review.h"
#include "server/errors.h"
#include "server/log.h"
#include "server/now.h"
#include "server/work.h"

namespace drover::server {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// How often the board is looked at for abandoned tasks: the board announces new tasks, but not
// expired claims.
constexpr milliseconds kPollInterval{250};
constexpr milliseconds kRenewInterval{500};
constexpr milliseconds kFindingsPollInterval{1000};
constexpr std::chrono::seconds kBoardTidyInterval{10};
// How long a thread works on a review before it claims the next task.
constexpr milliseconds kReviewSliceTime{500};

}  // namespace

// Survives preemption of its thread task, so that a resumed slice does not start over.
struct SharedTaskRunner::ReviewSlice {
  std::shared_ptr<const table::Table> table;
  std::vector<std::string> known;  // findings that were on the board
  std::optional<api::Review> review{};
  std::vector<std::string> findings{};  // new ones
};

SharedTaskRunner::SharedTaskRunner(const std::string& address, store::Store& store,
                                   ThreadTaskRunner& thread_runner, BotPool& pool,
                                   const api::AdviceBudgets& budgets, OnMoved on_moved)
    : store_(store),
      thread_runner_(thread_runner),
      pool_(pool),
      budgets_(budgets),
      on_moved_(std::move(on_moved)),
      board_(store::open_task_board(address)),
      thread_([this] { run(); }) {}

// ---- Requests of this process -------------------------------------------------------------------

void SharedTaskRunner::request_move(store::Task task) {
  {
    const std::lock_guard guard(mutex_);
    move_requests_.insert_or_assign(task.table, task);
  }
  board_->wake();
}

void SharedTaskRunner::subscribe(const store::Task& task, std::size_t known,
                                 OnFindings on_findings) {
  {
    const std::lock_guard guard(mutex_);
    if (stopped_) return;
    subscriptions_.insert_or_assign(task_key(task),
                                    Subscription{task, known, std::move(on_findings)});
  }
  board_->wake();
}

void SharedTaskRunner::unsubscribe(const store::Task& task) {
  Subscription gone;  // destroyed after the lock is released
  const std::lock_guard guard(mutex_);
  const auto place = subscriptions_.find(task_key(task));
  if (place == subscriptions_.end() || place->second.task.after != task.after) return;
  gone = std::move(place->second);
  subscriptions_.erase(place);
}

void SharedTaskRunner::stop() {
  std::map<TaskKey, Subscription> gone;
  {
    const std::lock_guard guard(mutex_);
    stopped_ = true;
    gone.swap(subscriptions_);
  }
  board_->wake();
  if (thread_.joinable()) thread_.join();
}

// ---- The thread ---------------------------------------------------------------------------------

void SharedTaskRunner::run() {
  auto renewed_at = steady_clock::now();
  auto tidied_at = renewed_at;
  std::vector<std::string> tables_with_findings;
  while (!stopped_) {
    publish_tasks();
    poll_findings(tables_with_findings);
    report_finished();
    claim_tasks();
    const auto now = steady_clock::now();
    if (now - renewed_at > kRenewInterval) {
      renewed_at = now;
      renew_claims();
    }
    if (now - tidied_at > kBoardTidyInterval) {
      tidied_at = now;
      static_cast<void>(board_->remove_expired_tasks());
    }
    tables_with_findings = board_->wait(kPollInterval);
  }
}

// Requests that cannot be published now are dropped: the table repeats them.
void SharedTaskRunner::publish_tasks() {
  std::map<std::string, store::Task> requests;
  {
    const std::lock_guard guard(mutex_);
    requests.swap(move_requests_);
  }
  for (const auto& [id, task] : requests) {
    if (board_->publish_move_task(task)) return;
  }
}

void SharedTaskRunner::poll_findings(const std::vector<std::string>& tables_with_findings) {
  const auto now = steady_clock::now();
  std::vector<Subscription> due;
  {
    const std::lock_guard guard(mutex_);
    for (auto& [key, subscription] : subscriptions_) {
      const bool has_findings = std::find(tables_with_findings.begin(), tables_with_findings.end(),
                                          key.first) != tables_with_findings.end();
      if (!has_findings && now - subscription.polled_at < kFindingsPollInterval) continue;
      subscription.polled_at = now;
      due.push_back(subscription);
    }
  }
  bool reachable = true;
  for (const Subscription& subscription : due) {
    std::vector<std::string> findings;
    if (reachable) {
      auto answer = board_->request_findings(subscription.task, subscription.known);
      reachable = static_cast<bool>(answer);
      if (answer) findings = *std::move(answer);
    }
    {
      const std::lock_guard guard(mutex_);
      const auto place = subscriptions_.find(task_key(subscription.task));
      if (place == subscriptions_.end() || place->second.task.after != subscription.task.after)
        continue;
      place->second.known = subscription.known + findings.size();
    }
    subscription.on_findings(findings);
  }
}

void SharedTaskRunner::report_finished() {
  std::vector<Finished> finished;
  {
    const std::lock_guard guard(mutex_);
    finished.swap(finished_);
  }
  for (const Finished& one : finished) {
    if (!one.findings.empty()) {
      static_cast<void>(board_->add_findings(one.task, one.known, one.findings, one.done));
    } else if (one.done) {
      static_cast<void>(board_->remove_task(one.task));
    } else {
      static_cast<void>(board_->release_claim(one.task));
    }
  }
}

void SharedTaskRunner::claim_tasks() {
  for (;;) {
    {
      const std::lock_guard guard(mutex_);
      if (running_.size() >= thread_runner_.threads()) return;
    }
    const auto claimed = board_->claim_task();
    if (!claimed || !*claimed || !begin(**claimed)) return;
  }
}

// Renews only the claims of running tasks. A claim whose confirmation was lost with the connection
// expires, so that any process may take its task.
void SharedTaskRunner::renew_claims() {
  std::vector<store::Task> running;
  {
    const std::lock_guard guard(mutex_);
    running = running_;
  }
  if (!running.empty()) static_cast<void>(board_->renew_claims(running));
}

// ---- Claimed tasks ------------------------------------------------------------------------------

bool SharedTaskRunner::begin(const store::Task& task) {
  auto loaded = store_.load(task.table);
  if (!loaded) {
    // A table that cannot be read takes its task off the board, unless only the database is away.
    const bool retry_later = loaded.error().kind == store::FailureKind::kUnreachable;
    static_cast<void>(retry_later ? board_->release_claim(task) : board_->remove_task(task));
    return !retry_later;
  }
  auto table = std::make_shared<const table::Table>(task.table, std::move(loaded->data));
  bool begun = false;
  switch (task.kind) {
    case store::TaskKind::kMove:
      begun = begin_move(task, table);
      break;
    case store::TaskKind::kHint:
      begun = begin_hint(task, *table);
      break;
    case store::TaskKind::kReview:
      begun = begin_review(task, std::move(table));
      break;
  }
  if (!begun) static_cast<void>(board_->remove_task(task));
  return true;
}

void SharedTaskRunner::submit_search(const store::Task& task, milliseconds time,
                                     ThreadTask::Work work) {
  ThreadTask search;
  search.urgency = static_cast<Urgency>(task.urgency);
  search.visitor = task.table;
  search.time = time;
  search.work = std::move(work);
  {
    const std::lock_guard guard(mutex_);
    running_.push_back(task);
  }
  thread_runner_.submit(std::move(search));
}

bool SharedTaskRunner::begin_move(const store::Task& task,
                                  const std::shared_ptr<const table::Table>& table) {
  auto turn = table->bot_turn();
  if (!turn || turn->after != task.after) return false;
  const auto shared = std::make_shared<const table::BotTurn>(*std::move(turn));
  const service::Work work = shared;
  submit_search(task, time_of(work, budgets_), [this, task, table, shared, work](auto& clock) {
    const game::Move move = *run_work(task.table, work, pool_, budgets_, clock).move;
    return [this, task, table, shared, move] { play(task, *table, *shared, move); };
  });
  return true;
}

void SharedTaskRunner::play(const store::Task& task, const table::Table& table,
                            const table::BotTurn& turn, game::Move move) {
  const auto checked = table.play(turn, move, now_seconds());
  if (!checked) {
    finish({task, true});
    return;
  }
  store_.append(task.table, *checked, {table.ended_after(*checked), table.result_of(*checked)},
                [this, task](const std::optional<store::Failure>& failure) {
                  // A conflict ends the task: another entry was stored first.
                  const bool conflict = failure && failure->kind == store::FailureKind::kConflict;
                  if (failure && !conflict) {
                    static_cast<void>(not_stored("append_failed", *failure, task.table));
                  }
                  finish({task, !failure || conflict});
                  if (!failure) on_moved_(task.table);
                });
}

bool SharedTaskRunner::begin_hint(const store::Task& task, const table::Table& table) {
  if (table.position_seq() != task.after) return false;
  auto turn = table.advice_turn(table.actor(), task.after);
  if (!turn) return false;
  const service::Work work = *std::move(turn);
  submit_search(task, time_of(work, budgets_), [this, task, work](bots::Clock& clock) {
    std::string hint = run_work(task.table, work, pool_, budgets_, clock).text;
    return [this, task, hint = std::move(hint)] { finish({task, true, 0, {hint}}); };
  });
  return true;
}

bool SharedTaskRunner::begin_review(const store::Task& task,
                                    std::shared_ptr<const table::Table> table) {
  if (table->position_seq() != task.after || !table->ended()) return false;
  auto known = board_->findings(task);
  if (!known) return true;  // its claim expires, and it is claimed again when the database is back
  auto slice = std::make_shared<ReviewSlice>(ReviewSlice{std::move(table), *std::move(known)});
  submit_search(
      task, milliseconds(0), [this, task, slice](bots::Clock& clock) -> ThreadTask::Deliver {
        if (!slice->review) {
          auto decisions = slice->table->decisions();
          if (!decisions) return [this, task] { finish({task, true}); };
          slice->review.emplace(*slice->table, *std::move(decisions));
          for (const std::string& text : slice->known) {
            auto found = api::reviewed_decision_from(slice->review->game(), text);
            // A finding of another version of the program: removes the task; it is published
            // afresh.
            if (!found || !slice->review->is_next(*found))
              return [this, task] { finish({task, true}); };
            slice->review->note(*std::move(found));
          }
        }
        api::Review& review = *slice->review;
        const auto until = steady_clock::now() + kReviewSliceTime;
        while (!review.done() && steady_clock::now() < until) {
          const api::Review::Next next = review.next();
          const service::Work work = service::ReviewWork{next.decision, next.closely};
          std::string found = run_work(task.table, work, pool_, budgets_, clock).text;
          auto reviewed = api::reviewed_decision_from(review.game(), found);
          if (!reviewed) break;
          slice->findings.push_back(std::move(found));
          review.note(*std::move(reviewed));
        }
        return [this, task, slice] {
          finish({task, slice->review->done(), slice->known.size(), std::move(slice->findings)});
        };
      });
  return true;
}

void SharedTaskRunner::finish(Finished finished) {
  {
    const std::lock_guard guard(mutex_);
    std::erase_if(running_, [&](const store::Task& task) {
      return task_key(task) == task_key(finished.task) && task.after == finished.task.after;
    });
    finished_.push_back(std::move(finished));
  }
  board_->wake();
}

}  // namespace drover::server
