// What people change at a table: one thing after the other, checked, stored, and told to everybody.
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

constexpr std::size_t kLongestQueue = 64;
// So often others may be quicker.
constexpr int kMostTries = 8;

}  // namespace

// ---- One after the other ------------------------------------------------------------------------

template <class T>
void Hub::enqueue(const TableHandle& table, std::function<Doing<T>()> work, Then<T> done) {
  asio::dispatch(table->executor(),
                 [this, table, work = std::move(work), done = std::move(done)]() mutable {
                   if (stopped_ || table->queue_.size() >= kLongestQueue) {
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
                   if (!table->working_) begin_work(table);
                 });
}

void Hub::begin_work(const TableHandle& table) {
  table->working_ = true;
  asio::co_spawn(table->executor(), work_off(table),
                 [this, table](const std::exception_ptr& error) {
                   table->working_ = false;
                   // Something may have come since, or something before it has failed.
                   if (!table->queue_.empty()) begin_work(table);
                   if (error) std::rethrow_exception(error);
                 });
}

// The next change is checked against the position the last one left.
asio::awaitable<void> Hub::work_off(TableHandle table) {
  while (!table->queue_.empty()) {
    const LiveTable::Task task = std::move(table->queue_.front());
    table->queue_.pop_front();
    co_await task();
  }
}

// ---- The store ----------------------------------------------------------------------------------

template <class T, class Start>
asio::awaitable<T> Hub::stored(Start start) {
  return asio::async_initiate<decltype(asio::use_awaitable), void(T)>(
      [this](auto handler, Start begin) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        begin([this, shared](T outcome) {
          landing_.add([shared, outcome = std::move(outcome)]() mutable {
            asio::defer(asio::append(std::move(*shared), std::move(outcome)));
          });
        });
      },
      asio::use_awaitable, std::move(start));
}

void Landing::add(News news) {
  {
    const std::lock_guard guard(mutex_);
    waiting_.push_back(std::move(news));
    if (waiting_.size() > 1) return;
  }
  asio::post(executor_, [this] { tell(); });
}

void Landing::tell() {
  std::vector<News> all;
  {
    const std::lock_guard guard(mutex_);
    all.swap(waiting_);
  }
  std::exception_ptr problem;
  for (News& news : all) {
    try {
      news();
    } catch (...) {
      problem = std::current_exception();  // the others want to know theirs all the same
    }
  }
  if (problem) std::rethrow_exception(problem);
}

void Landing::clear() {
  std::vector<News> all;
  const std::lock_guard guard(mutex_);
  all.swap(waiting_);
}

// ---- Entries ------------------------------------------------------------------------------------

void Hub::play(const Opened& opened, std::uint32_t after, std::string move, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), after, move = std::move(move)](const table::Table& t) {
        return t.play(seat, after, move, now_seconds());
      },
      timed(std::move(done)));
}

void Hub::undo(const Opened& opened, std::uint32_t after, int to, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), after, to](const table::Table& t) {
        return t.undo(seat, after, to, now_seconds());
      },
      std::move(done));
}

void Hub::chat(const Opened& opened, std::string text, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), text = std::move(text)](const table::Table& t) {
        return t.chat(seat, text, now_seconds());
      },
      std::move(done));
}

void Hub::propose_stop(const Opened& opened, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer()](const table::Table& t) {
        return t.propose_stop(seat, now_seconds());
      },
      std::move(done));
}

void Hub::answer_stop(const Opened& opened, std::uint32_t proposal, bool agree, Done done) {
  submit(
      opened,
      [seat = opened.guest.viewer(), proposal, agree](const table::Table& t) {
        return t.answer_stop(seat, proposal, agree, now_seconds());
      },
      std::move(done));
}

void Hub::submit(const Opened& opened, Check check, Done done) {
  enqueue<std::uint32_t>(
      opened.table,
      [this, opened, check = std::move(check)] {
        return change(opened.table, opened.guest, check);
      },
      std::move(done));
}

void Hub::submit_for_bot(const TableHandle& table, Check check, Done done) {
  enqueue<std::uint32_t>(
      table, [this, table, check = std::move(check)] { return change(table, std::nullopt, check); },
      std::move(done));
}

Hub::Doing<std::uint32_t> Hub::change(TableHandle table, std::optional<Guest> by, Check check) {
  for (int tries = 0;; ++tries) {
    const auto checked = checked_change(table, by, check);
    if (!checked) co_return checked.error();
    const auto failure = co_await stored<std::optional<store::Failure>>([&](auto then) {
      store_.append(table->table.id(), *checked,
                    {table->table.ended_after(*checked), table->table.result_of(*checked)},
                    std::move(then));
    });
    if (failure && came_too_late(table, *failure, tries)) continue;
    metrics_.store_failing = failure.has_value();
    if (failure) co_return not_stored("append_failed", *failure, table->table.id());
    take_change(table, *checked);
    co_return checked->seq;
  }
}

bool Hub::came_too_late(const TableHandle& table, const store::Failure& failure, int tries) {
  return failure.kind == store::FailureKind::kConflict && tries < kMostTries && catch_up(table);
}

Answer<table::Change> Hub::checked_change(const TableHandle& table, const std::optional<Guest>& by,
                                          const Check& check) {
  if (by) {
    if (auto error = table->refuse(*by)) return refused(std::move(*error));
  }
  table::Checked<table::Change> checked = check(table->table);
  // Whoever comes from another server may know more than this one.
  const bool behind = !checked && checked.error().code == table::Code::kStale && store_.shared();
  if (behind && catch_up(table)) checked = check(table->table);
  if (!checked) return refused(error_of(checked.error()));
  return *std::move(checked);
}

ApiError Hub::refused(ApiError error) {
  ++metrics_.refused;
  return error;
}

void Hub::take_change(const TableHandle& table, const table::Change& change) {
  table->table.append(change);
  table->messages_.forget();
  if (table::is_turn(change.what)) table->drop_advice();
  // The bot thinks about a position that is no more, or for a seat that it has left.
  const bool in_vain = change.what == table::What::kUndo ||
                       (change.what == table::What::kNote && !table->table.bot_turn());
  if (in_vain && table->thinking_) table->thinking_->hurry();
  broadcast(table, [&](int viewer) { return table->table.update(viewer); });
}

Hub::Done Hub::timed(Done done) {
  return [this, arrived = steady_clock::now(),
          done = std::move(done)](const Answer<std::uint32_t>& answer) {
    if (answer) {
      ++metrics_.moves;
      metrics_.note_latency(steady_clock::now() - arrived);
    }
    done(answer);
  };
}

// ---- Names --------------------------------------------------------------------------------------

void Hub::rename(const Opened& opened, std::string name, Done done) {
  enqueue<std::uint32_t>(
      opened.table, [this, opened, name = std::move(name)] { return change_name(opened, name); },
      std::move(done));
}

Hub::Doing<std::uint32_t> Hub::change_name(Opened opened, std::string name) {
  const TableHandle& table = opened.table;
  const int seat = opened.guest.viewer();
  if (auto error = table->refuse(opened.guest)) co_return refused(std::move(*error));
  const table::Checked<std::string> checked = table->table.rename(seat, name);
  if (!checked) co_return refused(error_of(checked.error()));
  const auto failure = co_await stored<std::optional<store::Failure>>(
      [&](auto then) { store_.rename(table->table.id(), seat, *checked, std::move(then)); });
  if (failure) co_return not_stored("rename_failed", *failure, table->table.id());
  table->table.set_name(seat, *checked);
  broadcast_seats(table);
  co_return table->table.seq();
}

// ---- Seats --------------------------------------------------------------------------------------

void Hub::sit(const Opened& opened, std::string link, OnKey done) {
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
                 table->set_key(seat, *key);
                 asio::post(table->executor(), [this, table] {
                   // Nobody's key opens something else by it: the link is dead, all others stay.
                   readmit(table);
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

void Hub::hand_to_bot(const Opened& opened, std::string level, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds(), level = std::move(level)](const table::Table& t) {
        return t.hand_to_bot(seat, level, now_seconds());
      },
      store::KeyChange::kNone, std::move(done));
}

void Hub::take_back(const Opened& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds()](const table::Table& t) {
        return t.take_back(seat, now_seconds());
      },
      store::KeyChange::kNone, std::move(done));
}

void Hub::offer_seat(const Opened& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds()](const table::Table& t) {
        return t.offer_seat(seat, now_seconds());
      },
      store::KeyChange::kOffer, std::move(done));
}

void Hub::withdraw_offer(const Opened& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds()](const table::Table& t) {
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
        return change_seat_now(table, by, check, wanted);
      },
      std::move(done));
}

Hub::Doing<std::string> Hub::change_seat_now(TableHandle table, std::optional<Guest> by,
                                             Check check, store::SeatChange change) {
  for (int tries = 0;; ++tries) {
    auto note = checked_change(table, by, check);
    if (!note) co_return note.error();
    change.note = *std::move(note);
    change.seat = table->table.seat_after(change.note);
    const auto secret = co_await stored<store::Outcome<std::string>>(
        [&](auto then) { store_.change_seat(table->table.id(), change, std::move(then)); });
    if (!secret && came_too_late(table, secret.error(), tries)) continue;
    if (!secret) co_return not_stored("seat_failed", secret.error(), table->table.id());
    seat_changed(table, change, *secret);
    co_return *secret;
  }
}

void Hub::seat_changed(const TableHandle& table, const store::SeatChange& change,
                       std::string_view secret) {
  table->change_keys(change, secret);
  const std::vector<LiveTable::Member> changed = readmit(table);
  take_change(table, change.note);
  seat_anew(table, changed);
}

void Hub::seat_anew(const TableHandle& table, const std::vector<LiveTable::Member>& changed) {
  // They see another side of the table now, so they get all of it.
  for (const LiveTable::Member& member : changed) {
    member.client->admit(member.guest.rights);
    table->members_.push_back(member);
  }
  broadcast_seats(table);
  for (const LiveTable::Member& member : changed) {
    member.client->send(table->message_for(member.guest));
  }
}

}  // namespace drover::server
