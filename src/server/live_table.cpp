#include "server/live_table.h"

#include <algorithm>

#include <boost/asio/defer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "server/errors.h"
#include "server/now.h"
#include "server/tables.h"
#include "server/work.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::steady_clock;

// The event of the log for each kind of write that the store refuses.
std::string_view failure_event(const service::Write& write) {
  if (std::holds_alternative<service::AppendEntry>(write)) return "append_failed";
  if (std::holds_alternative<service::Rename>(write)) return "rename_failed";
  return std::holds_alternative<service::ClaimSeat>(write) ? "sit_failed" : "seat_failed";
}

}  // namespace

LiveTable::LiveTable(Tables& tables, std::string id, store::StoredTable stored)
    : tables_(tables),
      strand_(tables.executor()),
      service_(std::move(id), std::move(stored.data), std::move(stored.keys), stored.created,
               tables.options()),
      timer_(strand_),
      last_used_(steady_clock::now()) {}

template <class Work>
void LiveTable::post(Work work) {
  asio::post(strand_, [self = shared_from_this(), work = std::move(work)]() mutable { work(); });
}

// ---- Events -------------------------------------------------------------------------------------

void LiveTable::request(const Request& request, OnReply done) {
  last_used_ = steady_clock::now();
  post([this, request, done = std::move(done)]() mutable {
    look_up_key(request.key, service::route_of(request.operation).key);
    requests_.emplace_back(++last_request_, std::move(done));
    handle(service::RequestReceived{last_request_, request.operation, request.parameter,
                                    request.query, request.body, request.key, request.visitor});
  });
}

void LiveTable::join(ClientHandle client, Hello hello) {
  last_used_ = steady_clock::now();
  post([this, client = std::move(client), hello = std::move(hello)]() mutable {
    look_up_key(hello.key, service::RouteKey::kTable);
    const service::SessionId session = session_of(*client);
    clients_.emplace(session, std::move(client));
    handle(service::SessionOpened{session, hello.key, hello.after, std::move(hello.id),
                                  hello.visitor});
  });
}

void LiveTable::receive(const Client& client, std::string text) {
  asio::dispatch(strand_,
                 [self = shared_from_this(), session = session_of(client), text = std::move(text)] {
                   self->handle(service::MessageReceived{session, text});
                 });
}

void LiveTable::leave(const Client& client) {
  last_used_ = steady_clock::now();
  post([this, session = session_of(client)] {
    handle(service::SessionClosed{session});
    clients_.erase(session);
  });
}

void LiveTable::notify(service::Event event) {
  post([this, event = std::move(event)]() mutable { handle(std::move(event)); });
}

void LiveTable::notify_presence(const store::Presence& presence) {
  post([this, process = presence.process, seats = presence.seats] {
    handle(service::PresenceHeard{process, seats});
  });
}

void LiveTable::look_up_key(std::string_view key, service::RouteKey needed) {
  if (!tables_.store().is_shared()) return;
  const bool is_known = needed == service::RouteKey::kHost ? service_.is_host(key)
                                                           : service_.rights_of(key).has_value();
  if (is_known) return;
  auto keys = tables_.store().keys(id());
  if (!keys || !opens_table(*keys, key, needed)) return;
  handle(service::KeysRead{*std::move(keys)});
  handle(service::TableChanged{});
}

void LiveTable::handle(service::Event event) {
  effects_.clear();
  service_.handle(std::move(event), now_moment(), effects_);
  carry_out_all();
}

// ---- Effects ------------------------------------------------------------------------------------

void LiveTable::carry_out_all() {
  for (;;) {
    // The write comes first: the table waits for its outcome, even if something below fails.
    if (effects_.write) write(*std::exchange(effects_.write, std::nullopt));
    send_messages();
    send_replies();
    store_new_tables();
    count();
    carry_out_tasks();
    if (effects_.presence) tables_.store().announce(id(), *effects_.presence);
    if (effects_.wake_at) wake_at(*effects_.wake_at);
    if (effects_.unload) tables_.unload(id());
    if (!effects_.load_after) return;
    service::EntriesLoaded loaded = load_after(*effects_.load_after);
    effects_.clear();
    service_.handle(std::move(loaded), now_moment(), effects_);
  }
}

void LiveTable::send_messages() {
  for (service::Effects::ToSession& one : effects_.to_sessions) {
    const auto client = clients_.find(one.session);
    if (client == clients_.end()) continue;
    if (one.text) {
      client->second->send(std::move(one.text));
    } else {
      client->second->end_session();
      clients_.erase(client);
    }
  }
}

void LiveTable::send_replies() {
  for (service::Effects::RequestReply& one : effects_.replies) {
    const auto place = std::find_if(requests_.begin(), requests_.end(),
                                    [&](const auto& entry) { return entry.first == one.request; });
    if (place == requests_.end()) continue;
    const OnReply done = std::move(place->second);
    requests_.erase(place);
    done(std::move(one.reply));
  }
}

void LiveTable::store_new_tables() {
  for (service::Effects::NewTable& one : effects_.new_tables) {
    const auto place = std::find_if(requests_.begin(), requests_.end(),
                                    [&](const auto& entry) { return entry.first == one.request; });
    if (place == requests_.end()) continue;
    OnReply done = std::move(place->second);
    requests_.erase(place);
    tables_.create({std::move(one.data), std::move(one.book)}, std::move(done));
  }
}

void LiveTable::count() const {
  const service::Effects::Counts& counts = effects_.counts;
  Metrics& metrics = tables_.metrics();
  metrics.refused += counts.refused;
  metrics.hints += counts.hints;
  metrics.bots_thinking += static_cast<std::uint64_t>(counts.bots_thinking);
  if (!counts.move_time) return;
  ++metrics.moves;
  metrics.observe_latency(*counts.move_time);
}

void LiveTable::carry_out_tasks() {
  for (const std::uint32_t number : effects_.cancelled_tasks) cancel_task(number);
  for (service::ThinkTask& task : effects_.new_tasks) start_task(std::move(task));
  for (const service::SharedAdvice& advice : effects_.new_shared_advice) subscribe(advice);
  if (effects_.shared_move) {
    tables_.shared_runner()->request_move(
        {id(), effects_.shared_move->after, static_cast<int>(effects_.shared_move->urgency)});
  }
  if (effects_.raise) raise_task(std::move(*effects_.raise));
}

void LiveTable::wake_at(service::Time at) {
  timer_.expires_at(at);
  timer_.async_wait([self = shared_from_this()](boost::system::error_code error) {
    if (!error) self->handle(service::TimePassed{});
  });
}

// ---- The store ----------------------------------------------------------------------------------

void LiveTable::write(service::Write write) {
  if (auto* entry = std::get_if<service::AppendEntry>(&write)) return append(std::move(*entry));
  const std::string_view event = failure_event(write);
  // Both kinds of outcome: a failure, or a secret.
  auto finish = [self = shared_from_this(), event](std::optional<store::Failure> failure,
                                                   std::string secret) {
    service::WriteFinished outcome{{}, std::move(secret)};
    if (failure) outcome.failure = refused_write(event, *failure, self->id());
    self->tables_.on_network_thread(
        [self, outcome = std::move(outcome)]() mutable { self->finish_write(std::move(outcome)); });
  };
  auto take_secret = [finish](store::Outcome<std::string> secret) {
    if (secret) return finish(std::nullopt, *std::move(secret));
    finish(secret.error(), {});
  };
  store::Store& store = tables_.store();
  if (auto* rename = std::get_if<service::Rename>(&write)) {
    store.rename(id(), rename->seat, std::move(rename->name),
                 [finish](const std::optional<store::Failure>& failure) { finish(failure, {}); });
  } else if (auto* claim = std::get_if<service::ClaimSeat>(&write)) {
    store.claim(id(), claim->seat, std::move(claim->link), std::move(take_secret));
  } else {
    store.change_seat(id(), std::move(std::get<table::SeatChange>(write)), std::move(take_secret));
  }
}

void LiveTable::append(service::AppendEntry entry) {
  tables_.store().append(
      id(), std::move(entry.entry), {entry.over, std::move(entry.result)},
      [self = shared_from_this()](const std::optional<store::Failure>& failure) {
        service::WriteFinished outcome;
        if (failure) outcome.failure = refused_write("append_failed", *failure, self->id());
        const bool is_conflict = outcome.failure && outcome.failure->is_conflict;
        if (!is_conflict) self->tables_.metrics().store_failing = failure.has_value();
        self->tables_.on_network_thread([self, outcome = std::move(outcome)]() mutable {
          self->finish_write(std::move(outcome));
        });
      });
}

// From any thread.
void LiveTable::finish_write(service::WriteFinished outcome) {
  asio::defer(strand_, [self = shared_from_this(), outcome = std::move(outcome)]() mutable {
    self->handle(std::move(outcome));
  });
}

service::EntriesLoaded LiveTable::load_after(std::uint32_t after) {
  using Outcome = service::EntriesLoaded::Outcome;
  auto loaded = tables_.store().load_after(id(), after);
  if (loaded) {
    return {Outcome::kLoaded, std::move(loaded->data.seats), std::move(loaded->data.log),
            std::move(loaded->keys)};
  }
  if (loaded.error().kind == store::FailureKind::kNotFound) return {Outcome::kNoTable};
  // The store reports when it is reachable again (Tables::on_table_changed), and this is tried
  // again.
  static_cast<void>(not_stored("load_failed", loaded.error(), id()));
  return {Outcome::kFailed};
}

// ---- Tasks --------------------------------------------------------------------------------------

void LiveTable::start_task(service::ThinkTask task) {
  ThreadTask search;
  search.urgency = task.urgency;
  search.visitor = task.visitor;
  search.time = time_of(task.work, tables_.budgets());
  const bool is_bot = std::holds_alternative<std::shared_ptr<const table::BotTurn>>(task.work);
  search.quick = is_bot && search.time.count() == 0;
  RunningTask running{task.number};
  if (is_bot) running.task = task;
  search.work = [self = shared_from_this(), number = task.number,
                 work = std::move(task.work)](bots::Clock& clock) -> ThreadTask::Deliver {
    const Tables& tables = self->tables_;
    service::TaskFinished result =
        run_work(self->id(), work, tables.pool(), tables.budgets(), clock);
    result.number = number;
    return [self, result = std::move(result)] {
      self->post([self, result] { self->finish_task(result); });
    };
  };
  running.handle = tables_.thread_runner().submit(std::move(search));
  tasks_.push_back(std::move(running));
}

void LiveTable::finish_task(service::TaskFinished result) {
  const auto erased =
      std::erase_if(tasks_, [&](const RunningTask& task) { return task.number == result.number; });
  if (erased != 0) handle(std::move(result));
}

// Submits a task of a bot that no thread has begun again, with its new urgency.
void LiveTable::raise_task(service::Effects::Raise raise) {
  const auto place = std::find_if(tasks_.begin(), tasks_.end(), [&](const RunningTask& task) {
    return task.number == raise.number && task.task;
  });
  if (place == tasks_.end() || !place->handle->cancel_if_waiting()) return;
  service::ThinkTask task = *std::move(place->task);
  tasks_.erase(place);
  task.urgency = raise.urgency;
  task.visitor = std::move(raise.visitor);
  start_task(std::move(task));
}

void LiveTable::cancel_task(std::uint32_t number) {
  const auto place = std::find_if(tasks_.begin(), tasks_.end(),
                                  [&](const RunningTask& task) { return task.number == number; });
  if (place == tasks_.end()) return;
  const RunningTask task = std::move(*place);
  tasks_.erase(place);
  if (task.handle && !task.handle->cancel_if_waiting()) task.handle->finish_soon();
  if (task.unsubscribe) task.unsubscribe();
}

void LiveTable::subscribe(const service::SharedAdvice& advice) {
  const bool is_hint = advice.kind == service::SharedAdvice::Kind::kHint;
  const store::Task task{id(), advice.position_seq,
                         static_cast<int>(is_hint ? Urgency::kInteractive : Urgency::kWatched),
                         is_hint ? store::TaskKind::kHint : store::TaskKind::kReview};
  RunningTask running{advice.number};
  running.unsubscribe = [runner = tables_.shared_runner(), task] { runner->unsubscribe(task); };
  tasks_.push_back(std::move(running));
  tables_.shared_runner()->subscribe(
      task, advice.known,
      [self = shared_from_this(), number = advice.number](const auto& findings) {
        self->notify(service::FindingsArrived{number, findings});
      });
}

void LiveTable::clear() {
  clients_.clear();
  requests_.clear();
  tasks_.clear();
}

}  // namespace drover::server
