#include "server/workshop.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <boost/json/serialize.hpp>

#include "api/hint.h"
#include "api/review.h"
#include "server/hub.h"
#include "server/log.h"

namespace drover::server {

namespace {

namespace json = boost::json;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// What somebody else has left is found by looking, not by being told.
constexpr milliseconds kLooksAgain{250};
constexpr milliseconds kSaysStillThinking{500};
constexpr milliseconds kAsksAgain{1000};
constexpr std::chrono::seconds kTidies{10};
// A review makes room for others so often.
constexpr milliseconds kSlice{500};

}  // namespace

// As long as it is thought about, by one thread after the other.
struct Workshop::Slice {
  std::shared_ptr<const table::Table> table;
  std::vector<std::string> known;
  std::optional<api::Review> review{};
  std::vector<std::string> found{};
};

Workshop::Workshop(const std::string& address, store::Store& store, Thinkers& thinkers,
                   BotPool& pool, const api::AdviceBudgets& budgets, OnMoved moved)
    : store_(store),
      thinkers_(thinkers),
      pool_(pool),
      budgets_(budgets),
      moved_(std::move(moved)),
      board_(store::job_board_at(address)),
      thread_([this] { work_until_stopped(); }) {}

// ---- What is wanted here ------------------------------------------------------------------------

void Workshop::ask(store::Job job) {
  {
    const std::lock_guard guard(mutex_);
    asked_.insert_or_assign(job.table, job);
  }
  board_->wake();
}

void Workshop::seek(const store::Job& job, std::size_t known, OnFound found) {
  {
    const std::lock_guard guard(mutex_);
    if (stopped_) return;
    sought_.insert_or_assign(place_of(job), Sought{job, known, std::move(found)});
  }
  board_->wake();
}

void Workshop::give_up(const store::Job& job) {
  Sought gone;  // with what it holds, outside of the lock
  const std::lock_guard guard(mutex_);
  const auto place = sought_.find(place_of(job));
  if (place == sought_.end() || place->second.job.after != job.after) return;
  gone = std::move(place->second);
  sought_.erase(place);
}

void Workshop::stop() {
  std::map<Place, Sought> gone;
  {
    const std::lock_guard guard(mutex_);
    stopped_ = true;
    gone.swap(sought_);
  }
  board_->wake();
  if (thread_.joinable()) thread_.join();
}

// ---- The thread ---------------------------------------------------------------------------------

void Workshop::work_until_stopped() {
  auto said = steady_clock::now();
  auto tidied = said;
  std::vector<std::string> heard;
  while (!stopped_) {
    put_up_what_is_asked();
    ask_for_what_is_sought(heard);
    report_what_ended();
    take_what_there_is();
    const auto now = steady_clock::now();
    if (now - said > kSaysStillThinking) {
      said = now;
      say_still_thinking();
    }
    if (now - tidied > kTidies) {
      tidied = now;
      static_cast<void>(board_->tidy());
    }
    heard = board_->wait(kLooksAgain);
  }
}

// What cannot be put up now is asked for again by whoever wants to know it.
void Workshop::put_up_what_is_asked() {
  std::map<std::string, store::Job> asked;
  {
    const std::lock_guard guard(mutex_);
    asked.swap(asked_);
  }
  for (const auto& [id, job] : asked) {
    if (board_->put_up(job)) return;
  }
}

void Workshop::ask_for_what_is_sought(const std::vector<std::string>& heard) {
  const auto now = steady_clock::now();
  std::vector<Sought> due;
  {
    const std::lock_guard guard(mutex_);
    for (auto& [place, sought] : sought_) {
      const bool found = std::find(heard.begin(), heard.end(), place.first) != heard.end();
      if (!found && now - sought.asked < kAsksAgain) continue;
      sought.asked = now;
      due.push_back(sought);
    }
  }
  bool reachable = true;
  for (const Sought& sought : due) {
    std::vector<std::string> found;
    if (reachable) {
      auto answer = board_->ask(sought.job, sought.known);
      reachable = static_cast<bool>(answer);
      if (answer) found = *std::move(answer);
    }
    {
      const std::lock_guard guard(mutex_);
      const auto place = sought_.find(place_of(sought.job));
      if (place == sought_.end() || place->second.job.after != sought.job.after) continue;
      place->second.known = sought.known + found.size();
    }
    sought.found(found);
  }
}

void Workshop::report_what_ended() {
  std::vector<Ended> ended;
  {
    const std::lock_guard guard(mutex_);
    ended.swap(ended_);
  }
  for (const Ended& one : ended) {
    if (!one.found.empty()) {
      static_cast<void>(board_->note(one.job, one.known, one.found, one.done));
    } else if (one.done) {
      static_cast<void>(board_->take_down(one.job));
    } else {
      static_cast<void>(board_->put_back(one.job));
    }
  }
}

void Workshop::take_what_there_is() {
  for (;;) {
    {
      const std::lock_guard guard(mutex_);
      if (running_.size() >= thinkers_.threads()) return;
    }
    const auto taken = board_->take();
    if (!taken || !*taken || !begin(**taken)) return;
  }
}

// Only of what is thought about indeed: a job that was taken without this being heard, because the
// connection was lost, is anybody's soon.
void Workshop::say_still_thinking() {
  std::vector<store::Job> running;
  {
    const std::lock_guard guard(mutex_);
    running = running_;
  }
  if (!running.empty()) static_cast<void>(board_->keep_taken(running));
}

// ---- Thinking -----------------------------------------------------------------------------------

bool Workshop::begin(const store::Job& job) {
  auto loaded = store_.load(job.table);
  if (!loaded) {
    // One that cannot be read is no work for anybody, unless only the database is away.
    const bool later = loaded.error().kind == store::FailureKind::kUnreachable;
    static_cast<void>(later ? board_->put_back(job) : board_->take_down(job));
    return !later;
  }
  auto table = std::make_shared<const table::Table>(job.table, std::move(loaded->data));
  bool begun = false;
  switch (job.kind) {
    case store::JobKind::kMove:
      begun = begin_move(job, table);
      break;
    case store::JobKind::kHint:
      begun = begin_hint(job, *table);
      break;
    case store::JobKind::kReview:
      begun = begin_review(job, std::move(table));
      break;
  }
  // The position is no more.
  if (!begun) static_cast<void>(board_->take_down(job));
  return true;
}

void Workshop::let_think(const store::Job& job, milliseconds time, Thought::Work work) {
  Thought thought;
  thought.urgency = static_cast<Urgency>(job.urgency);
  thought.visitor = job.table;
  thought.time = time;
  thought.work = std::move(work);
  {
    const std::lock_guard guard(mutex_);
    running_.push_back(job);
  }
  thinkers_.think(std::move(thought));
}

bool Workshop::begin_move(const store::Job& job, const std::shared_ptr<const table::Table>& table) {
  auto turn = table->bot_turn();
  if (!turn || turn->after != job.after) return false;
  const bots::BotInfo* level = bots::find_bot(turn->level);
  const milliseconds time(level == nullptr ? 0 : level->milliseconds);
  let_think(job, time, [this, job, table, turn = *std::move(turn)](bots::Clock& clock) {
    auto bot = pool_.take(job.table, turn.seat, turn.level);
    const game::Move move = table::think(turn, *bot, clock);
    pool_.put_back(job.table, turn.seat, turn.level, std::move(bot));
    return [this, job, table, turn, move] { play(job, *table, turn, move); };
  });
  return true;
}

void Workshop::play(const store::Job& job, const table::Table& table, const table::BotTurn& turn,
                    game::Move move) {
  const auto checked = table.play(turn, move, now_seconds());
  if (!checked) {
    end({job, true});
    return;
  }
  store_.append(job.table, *checked, {table.ended_after(*checked), table.result_of(*checked)},
                [this, job](const std::optional<store::Failure>& failure) {
                  // Where somebody was quicker, there is nothing to think about any more.
                  const bool conflict = failure && failure->kind == store::FailureKind::kConflict;
                  if (failure && !conflict) {
                    static_cast<void>(not_stored("append_failed", *failure, job.table));
                  }
                  end({job, !failure || conflict});
                  if (!failure) moved_(job.table);
                });
}

bool Workshop::begin_hint(const store::Job& job, const table::Table& table) {
  if (table.last_turn() != job.after) return false;
  auto turn = table.ask(table.actor(), job.after);
  if (!turn) return false;
  let_think(job, budgets_.hint.time,
            [this, job, turn = *std::move(turn)](bots::Clock& clock) -> Thought::Deliver {
              const BotPool::Room room(pool_, api::bytes_for(budgets_.hint));
              std::string found = json::serialize(api::find_hint(turn, budgets_.hint, clock));
              return [this, job, found = std::move(found)] { end({job, true, 0, {found}}); };
            });
  return true;
}

bool Workshop::begin_review(const store::Job& job, std::shared_ptr<const table::Table> table) {
  if (table->last_turn() != job.after || !table->ended()) return false;
  auto known = board_->findings(job);
  if (!known) return true;  // somebody takes it when the database is back
  auto slice = std::make_shared<Slice>(Slice{std::move(table), *std::move(known)});
  let_think(job, milliseconds(0), [this, job, slice](bots::Clock& clock) -> Thought::Deliver {
    if (!slice->review) {
      auto decisions = slice->table->decisions();
      if (!decisions) return [this, job] { end({job, true}); };
      slice->review.emplace(*slice->table, *std::move(decisions));
      for (const std::string& text : slice->known) {
        auto found = api::reviewed_decision_from(slice->review->game(), text);
        // Of another program: it is begun anew.
        if (!found || !slice->review->is_next(*found)) return [this, job] { end({job, true}); };
        slice->review->note(*std::move(found));
      }
    }
    api::Review& review = *slice->review;
    const BotPool::Room room(pool_, api::bytes_for(budgets_.quick.find));
    const auto until = steady_clock::now() + kSlice;
    while (!review.done() && steady_clock::now() < until) {
      const api::Review::Next next = review.next();
      auto found = api::review_decision(next.decision, next.closely, budgets_, clock);
      if (!found) break;
      slice->found.push_back(api::text_of(review.game(), *found));
      review.note(*std::move(found));
    }
    return [this, job, slice] {
      end({job, slice->review->done(), slice->known.size(), std::move(slice->found)});
    };
  });
  return true;
}

void Workshop::end(Ended ended) {
  {
    const std::lock_guard guard(mutex_);
    std::erase_if(running_, [&](const store::Job& job) {
      return place_of(job) == place_of(ended.job) && job.after == ended.job.after;
    });
    ended_.push_back(std::move(ended));
  }
  board_->wake();
}

}  // namespace drover::server
