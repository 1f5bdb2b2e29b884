#include "server/advisers.h"

#include <utility>

#include <boost/asio/post.hpp>
#include <boost/json/parse.hpp>

#include "api/hint.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// Nobody waits longer for others to find a hint. It takes a second, and a few more if whoever seeks
// it dies.
constexpr std::chrono::seconds kHintPatience{15};

}  // namespace

Advisers::Advisers(Thinkers& thinkers, BotPool& pool, Visitors& visitors,
                   const api::AdviceBudgets& budgets, Metrics& metrics)
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
    table->hint->asked = std::chrono::steady_clock::now();
    begin_hint(table, guest.visitor, *std::move(turn));
  }
  table->hint->waiting.push_back(std::move(done));
}

void Advisers::begin_hint(const TableHandle& table, const std::string& visitor,
                          table::AskedTurn turn) {
  ++metrics_.hints;
  if (workshop_ != nullptr) {
    seek_hint(table);
    return;
  }
  Thought thought;
  thought.urgency = Urgency::kPerson;
  thought.visitor = visitor;
  thought.time = budgets_.hint.time;
  thought.work = [this, table, job = table->hint, turn = std::move(turn)](bots::Clock& clock) {
    const BotPool::Room room(pool_, api::bytes_for(budgets_.hint));
    json::object answer = api::find_hint(turn, budgets_.hint, clock);
    return [table, job, answer = std::move(answer)] {
      asio::post(table->executor(), [table, job, answer]() mutable {
        job->hold.release();
        if (table->hint == job) job->finish(std::move(answer));
      });
    };
  };
  table->hint->ticket = thinkers_.think(std::move(thought));
}

void Advisers::seek_hint(const TableHandle& table) {
  const store::Job sought{table->table.id(), table->table.last_turn(),
                          static_cast<int>(Urgency::kPerson), store::JobKind::kHint};
  table->hint->give_up = [this, sought] { workshop_->give_up(sought); };
  workshop_->seek(sought, 0, [this, table, job = table->hint](const auto& found) {
    asio::post(table->executor(), [this, table, job, found] { take_hint(table, job, found); });
  });
}

void Advisers::take_hint(const TableHandle& table, const std::shared_ptr<HintJob>& job,
                         const std::vector<std::string>& found) {
  if (table->hint != job || job->answer) return;
  boost::system::error_code unreadable;
  const json::value hint = found.empty() ? json::value() : json::parse(found.front(), unreadable);
  if (hint.is_object()) {
    job->end();
    job->finish(hint.get_object());
    return;
  }
  const bool waits_too_long = std::chrono::steady_clock::now() - job->asked > kHintPatience;
  if (!waits_too_long && found.empty()) return;
  table->hint.reset();
  job->fail();
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
    table->review = std::make_shared<ReviewJob>(api::Review(table->table, *std::move(decisions)));
    table->review->hold = std::move(hold);
    table->review->asked = std::chrono::steady_clock::now();
    begin_review(table, guest.visitor);
    return table->review->review.to_json();
  }
  ReviewJob& job = *table->review;
  job.asked = std::chrono::steady_clock::now();
  if (!job.running() && !job.review.done() && !stopped_) {
    job.hold = visitors_.hold(guest.visitor, Good::kReview);
    if (!job.hold) return too_fast();
    begin_review(table, guest.visitor);
  }
  return job.review.to_json();
}

void Advisers::begin_review(const TableHandle& table, const std::string& visitor) {
  if (workshop_ != nullptr) {
    seek_review(table);
  } else {
    look_at_next(table, table->review, visitor);
  }
}

void Advisers::seek_review(const TableHandle& table) {
  const std::shared_ptr<ReviewJob>& job = table->review;
  const store::Job sought{table->table.id(), table->table.last_turn(),
                          static_cast<int>(Urgency::kWatched), store::JobKind::kReview};
  job->give_up = [this, sought] { workshop_->give_up(sought); };
  workshop_->seek(sought, job->known, [this, table, job](const auto& found) {
    asio::post(table->executor(), [this, table, job, found] { take_findings(table, job, found); });
  });
}

void Advisers::take_findings(const TableHandle& table, const std::shared_ptr<ReviewJob>& job,
                             const std::vector<std::string>& found) {
  if (table->review != job) return;
  api::Review& review = job->review;
  for (const std::string& text : found) {
    auto reviewed = api::reviewed_decision_from(review.game(), text);
    if (!reviewed || !review.is_next(*reviewed)) {
      // The database has died, and the review was begun anew: so it is here, when somebody asks.
      job->end();
      table->review.reset();
      return;
    }
    review.note(*std::move(reviewed));
    ++job->known;
  }
  if (review.done() || !is_wanted(*table, job)) job->end();
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
  const api::Review::Next next = job->review.next();
  Thought thought;
  thought.urgency = Urgency::kWatched;
  thought.visitor = visitor;
  thought.work = [this, table, job, visitor, decision = next.decision,
                  closely = next.closely](bots::Clock& clock) {
    const BotPool::Room room(pool_, api::bytes_for(budgets_.quick.find));
    auto reviewed = api::review_decision(decision, closely, budgets_, clock);
    return [this, table, job, visitor, reviewed = std::move(reviewed)] {
      asio::post(table->executor(), [this, table, job, visitor, reviewed]() mutable {
        if (reviewed) job->review.note(std::move(*reviewed));
        look_at_next(table, job, visitor);
      });
    };
  };
  job->ticket = thinkers_.think(std::move(thought));
}

// ---- Analysis -----------------------------------------------------------------------------------

void Advisers::study(const std::string& visitor, api::StudyQuestion question, HintJob::Done done) {
  if (thinkers_.threads() == 0) {
    done(ApiError{503, "not_allowed",
                  "This server leaves searches to others, which do not support analyses."});
    return;
  }
  if (stopped_ || !visitors_.allows(visitor, Act::kStudy)) {
    done(too_fast());
    return;
  }
  // Shared because what is to be done must be copied.
  auto hold = std::make_shared<Visitors::Hold>(visitors_.hold(visitor, Good::kHint));
  if (!*hold) {
    done(too_fast());
    return;
  }
  ++metrics_.studies;
  Thought thought;
  thought.urgency = Urgency::kWatched;
  thought.visitor = visitor;
  thought.time = question.budget.time;
  thought.work = [this, hold, done = std::move(done),
                  question = std::move(question)](bots::Clock& clock) {
    const BotPool::Room room(pool_, api::bytes_for(question.budget));
    json::object found = api::study(question, clock);
    return [hold, done, found = std::move(found)]() mutable {
      hold->release();
      done(std::move(found));
    };
  };
  thinkers_.think(std::move(thought));
}

}  // namespace drover::server
