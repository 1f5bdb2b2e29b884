// Changes of a table: each is queued, checked, stored, applied and sent to all clients.
#include <exception>
#include <utility>

#include <boost/asio/append.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/defer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/hub.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::steady_clock;

constexpr std::size_t kMaxQueueLength = 64;
// Attempts to store a change when other servers keep storing entries first.
constexpr int kMaxTries = 8;

}  // namespace

// ---- The queue of a table -----------------------------------------------------------------------

template <class T>
void Hub::enqueue(const TableHandle& table, std::function<Awaitable<T>()> work, Then<T> done) {
  asio::dispatch(table->executor(),
                 [this, table, work = std::move(work), done = std::move(done)]() mutable {
                   if (stopped_ || table->queue_.size() >= kMaxQueueLength) {
                     done(too_fast());
                     return;
                   }
                   table->queue_.push_back([this, table, work = std::move(work),
                                            done = std::move(done)]() -> asio::awaitable<void> {
                     Answer<T> answer = co_await work();
                     const bool changed = static_cast<bool>(answer);
                     done(std::move(answer));
                     if (changed) wake_bot(table);
                   });
                   if (!table->queue_running_) start_queue(table);
                 });
}

void Hub::start_queue(const TableHandle& table) {
  table->queue_running_ = true;
  asio::co_spawn(table->executor(), run_queue(table),
                 [this, table](const std::exception_ptr& error) {
                   table->queue_running_ = false;
                   // Operations may have been queued since, or be left over after an exception.
                   if (!table->queue_.empty()) start_queue(table);
                   if (error) std::rethrow_exception(error);
                 });
}

// Runs the operations one after the other, so that each change is checked against the result of the
// one before.
asio::awaitable<void> Hub::run_queue(TableHandle table) {
  while (!table->queue_.empty()) {
    const LiveTable::Operation operation = std::move(table->queue_.front());
    table->queue_.pop_front();
    co_await operation();
  }
}

// ---- The store ----------------------------------------------------------------------------------

template <class T, class Start>
asio::awaitable<T> Hub::await_store(Start start) {
  return asio::async_initiate<decltype(asio::use_awaitable), void(T)>(
      [this](auto handler, Start begin) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        begin([this, shared](T outcome) {
          store_callbacks_.add([shared, outcome = std::move(outcome)]() mutable {
            asio::defer(asio::append(std::move(*shared), std::move(outcome)));
          });
        });
      },
      asio::use_awaitable, std::move(start));
}

void CallbackQueue::add(Callback callback) {
  {
    const std::lock_guard guard(mutex_);
    waiting_.push_back(std::move(callback));
    if (waiting_.size() > 1) return;
  }
  asio::post(executor_, [this] { run_all(); });
}

void CallbackQueue::run_all() {
  std::vector<Callback> all;
  {
    const std::lock_guard guard(mutex_);
    all.swap(waiting_);
  }
  std::exception_ptr problem;
  for (Callback& callback : all) {
    try {
      callback();
    } catch (...) {
      problem = std::current_exception();  // rethrown after the others have run
    }
  }
  if (problem) std::rethrow_exception(problem);
}

void CallbackQueue::clear() {
  std::vector<Callback> all;
  const std::lock_guard guard(mutex_);
  all.swap(waiting_);
}

// ---- Entries ------------------------------------------------------------------------------------

void Hub::play(const OpenedTable& opened, std::uint32_t after, std::string move, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), after, move = std::move(move)](const table::Table& t) {
        return t.play(seat, after, move, now_seconds());
      },
      with_latency(std::move(done)));
}

void Hub::undo(const OpenedTable& opened, std::uint32_t after, int to, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), after, to](const table::Table& t) {
        return t.undo(seat, after, to, now_seconds());
      },
      std::move(done));
}

void Hub::chat(const OpenedTable& opened, std::string text, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), text = std::move(text)](const table::Table& t) {
        return t.chat(seat, text, now_seconds());
      },
      std::move(done));
}

void Hub::propose_stop(const OpenedTable& opened, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer()](const table::Table& t) {
        return t.propose_stop(seat, now_seconds());
      },
      std::move(done));
}

void Hub::answer_stop(const OpenedTable& opened, std::uint32_t proposal, bool agree, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), proposal, agree](const table::Table& t) {
        return t.answer_stop(seat, proposal, agree, now_seconds());
      },
      std::move(done));
}

void Hub::submit(const OpenedTable& opened, Check check, Done done) {
  enqueue<std::uint32_t>(
      opened.table,
      [this, opened, check = std::move(check)] {
        return store_change(opened.table, opened.guest, check);
      },
      std::move(done));
}

void Hub::submit_for_bot(const TableHandle& table, Check check, Done done) {
  enqueue<std::uint32_t>(
      table,
      [this, table, check = std::move(check)] { return store_change(table, std::nullopt, check); },
      std::move(done));
}

Hub::Awaitable<std::uint32_t> Hub::store_change(TableHandle table, std::optional<Guest> by,
                                                Check check) {
  for (int tries = 0;; ++tries) {
    const auto checked = check_change(table, by, check);
    if (!checked) co_return checked.error();
    const auto failure = co_await await_store<std::optional<store::Failure>>([&](auto then) {
      store_.append(table->table.id(), *checked,
                    {table->table.ended_after(*checked), table->table.result_of(*checked)},
                    std::move(then));
    });
    if (failure && catch_up_after_conflict(table, *failure, tries)) continue;
    metrics_.store_failing = failure.has_value();
    if (failure) co_return not_stored("append_failed", *failure, table->table.id());
    apply_change(table, *checked);
    co_return checked->seq;
  }
}

bool Hub::catch_up_after_conflict(const TableHandle& table, const store::Failure& failure,
                                  int tries) {
  return failure.kind == store::FailureKind::kConflict && tries < kMaxTries && catch_up(table);
}

Answer<table::LogChange> Hub::check_change(const TableHandle& table, const std::optional<Guest>& by,
                                           const Check& check) {
  if (by) {
    if (auto error = table->access_error(*by)) return count_refusal(std::move(*error));
  }
  table::Checked<table::LogChange> checked = check(table->table);
  // The client may have seen an entry of another server that is not loaded here yet.
  const bool behind = !checked && checked.error().code == table::Code::kStale && store_.is_shared();
  if (behind && catch_up(table)) checked = check(table->table);
  if (!checked) return count_refusal(error_of(checked.error()));
  return *std::move(checked);
}

ApiError Hub::count_refusal(ApiError error) {
  ++metrics_.refused;
  return error;
}

void Hub::apply_change(const TableHandle& table, const table::LogChange& change) {
  table->table.append(change);
  table->message_cache_.clear();
  if (table::changes_position(change.what)) table->drop_advice();
  // The position was taken back, or the bot no longer plays the seat.
  const bool obsolete = change.what == table::EntryKind::kUndo ||
                        (change.what == table::EntryKind::kNote && !table->table.bot_turn());
  if (obsolete && table->bot_task_) table->bot_task_->finish_soon();
  broadcast(table, [&](int viewer) { return table->table.update(viewer); });
}

Hub::Done Hub::with_latency(Done done) {
  return [this, arrived = steady_clock::now(),
          done = std::move(done)](const Answer<std::uint32_t>& answer) {
    if (answer) {
      ++metrics_.moves;
      metrics_.observe_latency(steady_clock::now() - arrived);
    }
    done(answer);
  };
}

// ---- Names --------------------------------------------------------------------------------------

void Hub::rename(const OpenedTable& opened, std::string name, Done done) {
  enqueue<std::uint32_t>(
      opened.table, [this, opened, name = std::move(name)] { return store_name(opened, name); },
      std::move(done));
}

Hub::Awaitable<std::uint32_t> Hub::store_name(OpenedTable opened, std::string name) {
  const TableHandle& table = opened.table;
  const int seat = opened.guest.viewer();
  if (auto error = table->access_error(opened.guest)) co_return count_refusal(std::move(*error));
  const table::Checked<std::string> checked = table->table.rename(seat, name);
  if (!checked) co_return count_refusal(error_of(checked.error()));
  const auto failure = co_await await_store<std::optional<store::Failure>>(
      [&](auto then) { store_.rename(table->table.id(), seat, *checked, std::move(then)); });
  if (failure) co_return not_stored("rename_failed", *failure, table->table.id());
  table->table.set_name(seat, *checked);
  broadcast_seats(table);
  co_return table->table.seq();
}

// ---- Seats --------------------------------------------------------------------------------------

void Hub::sit(const OpenedTable& opened, std::string link, OnKey done) {
  const TableHandle& table = opened.table;
  if (const int seat = opened.guest.rights.invited; seat != game::kNoSeat) {
    change_seat(
        table, opened.guest,
        [seat](const table::Table& t) { return t.pass_on(seat, now_seconds()); },
        store::KeyChange::kPassOn, std::move(done), std::move(link));
    return;
  }
  const int seat = opened.guest.viewer();
  store_.claim(table->table.id(), seat, std::move(link),
               [this, table, seat, done = std::move(done)](store::Outcome<std::string> key) {
                 if (!key) {
                   done(not_stored("sit_failed", key.error(), table->table.id()));
                   return;
                 }
                 table->claim_seat_key(seat, *key);
                 asio::post(table->executor(), [this, table] {
                   // Only clients that use the link lose access; no rights change.
                   refresh_rights(table);
                   broadcast_seats(table);
                 });
                 done(*std::move(key));
               });
}

void Hub::renew_link(const TableHandle& table, int seat, OnKey done) {
  change_seat(
      table, std::nullopt,
      [seat](const table::Table& t) { return t.renew_link(seat, now_seconds()); },
      store::KeyChange::kNewLink, std::move(done));
}

void Hub::hand_to_bot(const OpenedTable& opened, std::string level, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.held_seat(), level = std::move(level)](const table::Table& t) {
        return t.hand_to_bot(seat, level, now_seconds());
      },
      store::KeyChange::kNone, std::move(done));
}

void Hub::take_back(const OpenedTable& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.held_seat()](const table::Table& t) {
        return t.take_back(seat, now_seconds());
      },
      store::KeyChange::kNone, std::move(done));
}

void Hub::offer_seat(const OpenedTable& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.held_seat()](const table::Table& t) {
        return t.offer_seat(seat, now_seconds());
      },
      store::KeyChange::kOffer, std::move(done));
}

void Hub::withdraw_offer(const OpenedTable& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.held_seat()](const table::Table& t) {
        return t.withdraw_offer(seat, now_seconds());
      },
      store::KeyChange::kWithdraw, std::move(done));
}

void Hub::change_seat(const TableHandle& table, std::optional<Guest> by, Check check,
                      store::KeyChange keys, OnKey done, std::string link) {
  store::SeatChange wanted;
  wanted.keys = keys;
  wanted.link = std::move(link);
  enqueue<std::string>(
      table,
      [this, table, by = std::move(by), check = std::move(check), wanted = std::move(wanted)] {
        return store_seat_change(table, by, check, wanted);
      },
      std::move(done));
}

Hub::Awaitable<std::string> Hub::store_seat_change(TableHandle table, std::optional<Guest> by,
                                                   Check check, store::SeatChange change) {
  for (int tries = 0;; ++tries) {
    auto note = check_change(table, by, check);
    if (!note) co_return note.error();
    change.note = *std::move(note);
    change.seat = table->table.seat_after(change.note);
    const auto secret = co_await await_store<store::Outcome<std::string>>(
        [&](auto then) { store_.change_seat(table->table.id(), change, std::move(then)); });
    if (!secret && catch_up_after_conflict(table, secret.error(), tries)) continue;
    if (!secret) co_return not_stored("seat_failed", secret.error(), table->table.id());
    apply_seat_change(table, change, *secret);
    co_return *secret;
  }
}

void Hub::apply_seat_change(const TableHandle& table, const store::SeatChange& change,
                            std::string_view secret) {
  table->change_keys(change, secret);
  const std::vector<LiveTable::Member> changed = refresh_rights(table);
  apply_change(table, change.note);
  broadcast_seat_change(table, changed);
}

void Hub::broadcast_seat_change(const TableHandle& table,
                                const std::vector<LiveTable::Member>& changed) {
  // Clients whose rights have changed get another view, so they get the whole table below.
  for (const LiveTable::Member& member : changed) {
    member.client->set_rights(member.guest.rights);
    table->members_.push_back(member);
  }
  broadcast_seats(table);
  for (const LiveTable::Member& member : changed) {
    member.client->send(table->message_for(member.guest));
  }
}

}  // namespace drover::server
