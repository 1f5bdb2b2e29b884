#include "server/hub.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include <boost/json/serialize.hpp>

#include "server/log.h"
#include "text/json_tree.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using std::chrono::steady_clock;

constexpr minutes kKeepUnused{5};
constexpr milliseconds kAMoment{400};  // a bot that takes longer is announced
constexpr milliseconds kTryBotAgain{3000};
constexpr milliseconds kNextBotMove{250};  // where a table of bots has played enough for now
// Whoever asks over HTTP and is not connected counts as present for so long.
constexpr seconds kStaysAfterRequest{30};
constexpr std::size_t kLongestQueue = 64;
constexpr std::int64_t kMostSwept = 100;  // at a time
constexpr std::size_t kMostKeptBytes = 32 * 1024 * 1024;

std::int64_t now_seconds() { return static_cast<std::int64_t>(std::time(nullptr)); }

// What `make` makes, as text.
template <class Make>
Message message_from(Make make) {
  return std::make_shared<const std::string>(text::written(make));
}

// What it thinks about is answered at once; 0 for a level that always is.
milliseconds time_of(const table::BotTurn& turn) {
  const bots::BotInfo* level = bots::find_bot(turn.level);
  return milliseconds(turn.forced || level == nullptr ? 0 : level->milliseconds);
}

ApiError load_failed(std::string_view id, const store::Failure& failure) {
  if (concerns_host(failure)) {
    log_error("load_failed", {{"table", id}, {"sentence", failure.sentence}});
  }
  return error_of(failure);
}

}  // namespace

// ---- A table ------------------------------------------------------------------------------------

void KeptMessages::keep(const store::Rights& rights, Message message) {
  if (bytes_ + message->size() > kMostKeptBytes) return;
  bytes_ += message->size();
  messages_[place_of(rights)] = std::move(message);
}

void KeptMessages::forget() {
  for (Message& message : messages_) {
    if (message) bytes_ -= message->size();
    message.reset();
  }
}

LiveTable::LiveTable(asio::any_io_executor executor, std::string id, store::StoredTable stored,
                     Hub& hub)
    : table(std::move(id), std::move(stored.data)),
      hub_(hub),
      executor_(std::move(executor)),
      created_(stored.created),
      messages_(hub.kept_message_bytes_) {
  door_.keys = std::move(stored.keys);
}

std::uint32_t LiveTable::connected() const {
  std::uint32_t seats = 0;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat) seats |= 1U << member.guest.viewer();
  }
  return seats;
}

std::uint32_t LiveTable::taken() const {
  const std::lock_guard guard(door_.mutex);
  std::uint32_t seats = 0;
  for (std::size_t seat = 0; seat < door_.keys.seats.size(); ++seat) {
    const auto& key = door_.keys.seats[seat];
    if (key && key->claimed) seats |= 1U << seat;
  }
  return seats;
}

std::optional<std::int64_t> LiveTable::kept_until() const {
  const int days = hub_.retention_.days(table.ended());
  if (days == 0) return std::nullopt;
  return std::max(created_, table.last_time()) + std::int64_t{days} * 24 * 60 * 60;
}

bool LiveTable::has_people() const {
  const std::vector<table::Seat>& seats = table.seats();
  return std::any_of(seats.begin(), seats.end(),
                     [](const table::Seat& seat) { return seat.kind == table::SeatKind::kHuman; });
}

// People who are connected come first, then those who asked a moment ago, players before
// spectators. A table with a seat for a person goes on until that person has to decide, whoever
// looks; one of bots alone would go on to its end, and sleeps.
std::optional<std::pair<Urgency, std::string>> LiveTable::audience() const {
  const Member* spectator = nullptr;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat) return {{Urgency::kPerson, member.guest.visitor}};
    spectator = &member;
  }
  const auto now = steady_clock::now();
  const std::lock_guard guard(door_.mutex);
  if (now - door_.played < kStaysAfterRequest) return {{Urgency::kPerson, door_.player}};
  if (spectator != nullptr) return {{Urgency::kWatched, spectator->guest.visitor}};
  if (now - door_.watched < kStaysAfterRequest) return {{Urgency::kWatched, door_.spectator}};
  if (!has_people()) return std::nullopt;
  return {{Urgency::kNobody, door_.player}};
}

std::optional<store::Rights> LiveTable::rights(const store::Digest& key) const {
  const std::lock_guard guard(door_.mutex);
  return store::rights_with(door_.keys, key);
}

std::optional<ApiError> LiveTable::refuse(const Guest& guest) const {
  const auto now = rights(guest.key);
  if (!now) return bad_key();
  if (*now == guest.rights) return std::nullopt;
  return ApiError{403, "not_allowed", "This seat has changed hands meanwhile.", {}};
}

void LiveTable::set_key(int seat, std::string_view key) {
  const std::lock_guard guard(door_.mutex);
  auto& opens = door_.keys.seats[static_cast<std::size_t>(seat)];
  if (!opens) return;
  opens->digest = store::digest_of(key);
  opens->claimed = true;
}

void LiveTable::change_keys(const store::SeatChange& change, std::string_view secret) {
  const std::lock_guard guard(door_.mutex);
  auto& seat = door_.keys.seats[static_cast<std::size_t>(change.note.seat)];
  if (!seat) return;
  seat->away = change.seat.kind == table::SeatKind::kBot;
  switch (change.keys) {
    case store::KeyChange::kNone:
      break;
    case store::KeyChange::kNewLink:
      *seat = {store::digest_of(secret), false};
      break;
    case store::KeyChange::kOffer:
      seat->offer = store::digest_of(secret);
      break;
    case store::KeyChange::kWithdraw:
      seat->offer.reset();
      break;
    case store::KeyChange::kPassOn:
      door_.keys.former.push_back(seat->digest);
      *seat = {store::digest_of(secret), true};
      break;
  }
}

Message LiveTable::message_for(const Guest& guest) {
  if (Message kept = messages_.find(guest.rights)) return kept;
  Message message = message_from([&] {
    text::Object out = table.table_message(guest.viewer(), connected(), taken());
    if (guest.rights.away != game::kNoSeat) out["away"] = guest.rights.away + 1;
    if (const auto time = kept_until()) out["kept_until"] = *time;
    return out;
  });
  messages_.keep(guest.rights, message);
  return message;
}

void LiveTable::drop_advice() {
  if (const auto dropped = std::exchange(review, nullptr)) dropped->drop();
  // First out of the way: whoever is told may ask again at once.
  if (const auto dropped = std::exchange(hint, nullptr)) dropped->drop();
}

// ---- Opening and making -------------------------------------------------------------------------

Hub::Hub(asio::any_io_executor executor, store::Store& store, Thinkers& thinkers, BotPool& pool,
         Visitors& visitors, Metrics& metrics, const store::Retention& retention)
    : executor_(std::move(executor)),
      store_(store),
      thinkers_(thinkers),
      pool_(pool),
      visitors_(visitors),
      metrics_(metrics),
      retention_(retention) {}

TableHandle Hub::find(std::string_view id) const {
  const std::lock_guard guard(tables_mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second;
}

Answer<TableHandle> Hub::load(std::string_view id, const Admits& admits) {
  if (!store::is_id(id)) return unknown_table();
  if (TableHandle table = find(id)) {
    const std::lock_guard guard(table->door_.mutex);
    if (!admits(table->door_.keys)) return bad_key();
    return table;
  }
  // Whoever has no key shall not make the server read a whole game.
  const auto keys = store_.keys(id);
  if (const auto* failure = std::get_if<store::Failure>(&keys)) return load_failed(id, *failure);
  if (!admits(std::get<store::KeyDigests>(keys))) return bad_key();
  auto loaded = store_.load(id);
  if (const auto* failure = std::get_if<store::Failure>(&loaded)) return load_failed(id, *failure);
  auto& stored = std::get<store::StoredTable>(loaded);
  if (!admits(stored.keys)) return bad_key();  // somebody was quicker to sit down
  return std::make_shared<LiveTable>(executor_, std::string(id), std::move(stored), *this);
}

// Another thread may have kept it meanwhile; then its table is the one.
TableHandle Hub::keep(TableHandle table) {
  const std::lock_guard guard(tables_mutex_);
  const auto [place, is_new] = tables_.emplace(table->table.id(), table);
  metrics_.tables_in_memory = tables_.size();
  if (is_new) place->second->asleep_ = true;  // until somebody wakes its bot
  return place->second;
}

void Hub::forget(const std::string& id) {
  const std::lock_guard guard(tables_mutex_);
  tables_.erase(id);
  metrics_.tables_in_memory = tables_.size();
}

Answer<Opened> Hub::open(std::string_view id, std::string_view key, const std::string& visitor) {
  if (key.size() != store::kKeyLength) key = {};
  const store::Digest digest = store::digest_of(key);
  std::optional<store::Rights> rights;
  Answer<TableHandle> found = load(id, [&](const store::KeyDigests& keys) {
    rights = store::rights_with(keys, digest);
    return rights.has_value();
  });
  if (auto* error = std::get_if<ApiError>(&found)) return std::move(*error);
  const TableHandle table = keep(std::move(std::get<TableHandle>(found)));
  {
    LiveTable::Door& door = table->door_;
    const std::lock_guard guard(door.mutex);
    const bool plays = rights->viewer != game::kNoSeat;
    (plays ? door.player : door.spectator) = visitor;
    (plays ? door.played : door.watched) = steady_clock::now();
  }
  if (table->asleep_.exchange(false)) {
    asio::post(table->executor(), [this, table] { wake_bot(table); });
  }
  return Opened{table, {*rights, digest, visitor}};
}

Answer<TableHandle> Hub::open_as_host(std::string_view id, std::string_view key) {
  Answer<TableHandle> found =
      load(id, [&](const store::KeyDigests& keys) { return store::is_host_key(keys, key); });
  if (std::holds_alternative<ApiError>(found)) return found;
  return keep(std::move(std::get<TableHandle>(found)));
}

void Hub::create(table::TableData data, std::optional<std::string> book, OnCreated done) {
  store_.create(std::move(data), now_seconds(), std::move(book),
                [this, done = std::move(done)](store::Outcome<store::Created> outcome) {
                  if (const auto* failure = std::get_if<store::Failure>(&outcome)) {
                    if (concerns_host(*failure)) {
                      log_error("create_failed", {{"sentence", failure->sentence}});
                    }
                    done(error_of(*failure));
                    return;
                  }
                  ++metrics_.tables_created;
                  done(std::move(std::get<store::Created>(outcome)));
                });
}

// ---- Changes ------------------------------------------------------------------------------------

void Hub::play(const Opened& opened, std::uint32_t after, std::string move, Done done) {
  const int seat = opened.guest.viewer();
  submit(
      opened,
      [seat, after, move = std::move(move)](const table::Table& t) {
        return t.play(seat, after, move, now_seconds());
      },
      timed(std::move(done)));
}

Hub::Done Hub::timed(Done done) {
  return [this, arrived = steady_clock::now(),
          done = std::move(done)](const Answer<std::uint32_t>& answer) {
    if (std::holds_alternative<std::uint32_t>(answer)) {
      ++metrics_.moves;
      metrics_.note_latency(steady_clock::now() - arrived);
    }
    done(answer);
  };
}

void Hub::undo(const Opened& opened, std::uint32_t after, int to, Done done) {
  const int seat = opened.guest.viewer();
  submit(
      opened,
      [seat, after, to](const table::Table& t) { return t.undo(seat, after, to, now_seconds()); },
      std::move(done));
}

void Hub::chat(const Opened& opened, std::string text, Done done) {
  const int seat = opened.guest.viewer();
  submit(
      opened,
      [seat, text = std::move(text)](const table::Table& t) {
        return t.chat(seat, text, now_seconds());
      },
      std::move(done));
}

void Hub::rename(const Opened& opened, std::string name, Done done) {
  const TableHandle& table = opened.table;
  enqueue(table, done, [this, table, guest = opened.guest, name = std::move(name), done] {
    const int seat = guest.viewer();
    if (auto error = table->refuse(guest)) {
      done(std::move(*error));
      finish(table);
      return;
    }
    table::Checked<std::string> checked = table->table.rename(seat, name);
    if (const auto* refusal = std::get_if<table::Refusal>(&checked)) {
      ++metrics_.refused;
      done(error_of(*refusal));
      finish(table);
      return;
    }
    std::string good = std::get<std::string>(checked);
    store_.rename(table->table.id(), seat, good,
                  [this, table, seat, good, done](std::optional<store::Failure> failure) {
                    asio::post(table->executor(),
                               [this, table, seat, good, done, failure = std::move(failure)] {
                                 if (failure) {
                                   log_error("rename_failed", {{"sentence", failure->sentence}});
                                   done(error_of(*failure));
                                 } else {
                                   table->table.set_name(seat, good);
                                   broadcast_seats(table);
                                   done(table->table.seq());
                                 }
                                 finish(table);
                               });
                  });
  });
}

void Hub::propose_stop(const Opened& opened, Done done) {
  const int seat = opened.guest.viewer();
  submit(
      opened, [seat](const table::Table& t) { return t.propose_stop(seat, now_seconds()); },
      std::move(done));
}

void Hub::answer_stop(const Opened& opened, std::uint32_t proposal, bool agree, Done done) {
  const int seat = opened.guest.viewer();
  submit(
      opened,
      [seat, proposal, agree](const table::Table& t) {
        return t.answer_stop(seat, proposal, agree, now_seconds());
      },
      std::move(done));
}

// ---- Seats --------------------------------------------------------------------------------------

void Hub::sit(const Opened& opened, std::string link, OnKey done) {
  const TableHandle& table = opened.table;
  if (const int seat = opened.guest.rights.invited; seat != game::kNoSeat) {
    change_seat(
        table, opened.guest,
        [seat](const table::Table& t) { return t.pass_on(seat, now_seconds()); },
        store::KeyChange::kPassOn, std::move(link), std::move(done));
    return;
  }
  const int seat = opened.guest.viewer();
  store_.claim(table->table.id(), seat, std::move(link),
               [this, table, seat, done = std::move(done)](store::Outcome<std::string> outcome) {
                 if (const auto* failure = std::get_if<store::Failure>(&outcome)) {
                   if (concerns_host(*failure))
                     log_error("sit_failed", {{"sentence", failure->sentence}});
                   done(error_of(*failure));
                   return;
                 }
                 const std::string key = std::move(std::get<std::string>(outcome));
                 table->set_key(seat, key);
                 asio::post(table->executor(), [this, table] {
                   // Nobody's key opens something else by it: the link is dead, all others stay.
                   readmit(table);
                   broadcast_seats(table);
                 });
                 done(key);
               });
}

void Hub::renew_link(const TableHandle& table, int seat, OnKey done) {
  change_seat(
      table, std::nullopt,
      [seat](const table::Table& t) { return t.renew_link(seat, now_seconds()); },
      store::KeyChange::kNewLink, {}, std::move(done));
}

void Hub::hand_to_bot(const Opened& opened, std::string level, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds(), level = std::move(level)](const table::Table& t) {
        return t.hand_to_bot(seat, level, now_seconds());
      },
      store::KeyChange::kNone, {}, std::move(done));
}

void Hub::take_back(const Opened& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds()](const table::Table& t) {
        return t.take_back(seat, now_seconds());
      },
      store::KeyChange::kNone, {}, std::move(done));
}

void Hub::offer_seat(const Opened& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds()](const table::Table& t) {
        return t.offer_seat(seat, now_seconds());
      },
      store::KeyChange::kOffer, {}, std::move(done));
}

void Hub::withdraw_offer(const Opened& opened, OnKey done) {
  change_seat(
      opened.table, opened.guest,
      [seat = opened.guest.holds()](const table::Table& t) {
        return t.withdraw_offer(seat, now_seconds());
      },
      store::KeyChange::kWithdraw, {}, std::move(done));
}

void Hub::change_seat(const TableHandle& table, std::optional<Guest> guest, Check check,
                      store::KeyChange keys, std::string link, OnKey done) {
  const auto refused = [done](const Answer<std::uint32_t>& answer) {
    if (const auto* error = std::get_if<ApiError>(&answer)) done(*error);
  };
  enqueue(table, refused,
          [this, table, guest = std::move(guest), check = std::move(check), keys,
           link = std::move(link), done] {
            std::optional<ApiError> error = guest ? table->refuse(*guest) : std::nullopt;
            table::Checked<table::Entry> note = check(table->table);
            if (const auto* refusal = std::get_if<table::Refusal>(&note); refusal && !error) {
              error = error_of(*refusal);
            }
            if (error) {
              ++metrics_.refused;
              done(std::move(*error));
              finish(table);
              return;
            }
            store::SeatChange change;
            change.note = std::get<table::Entry>(std::move(note));
            change.seat = table->table.seat_after(change.note);
            change.keys = keys;
            change.link = link;
            store_.change_seat(
                table->table.id(), change,
                [this, table, change, done](const store::Outcome<std::string>& outcome) {
                  asio::post(table->executor(), [this, table, change, done, outcome] {
                    if (const auto* failure = std::get_if<store::Failure>(&outcome)) {
                      if (concerns_host(*failure)) {
                        log_error("seat_failed", {{"sentence", failure->sentence}});
                      }
                      done(error_of(*failure));
                      finish(table);
                      return;
                    }
                    const auto& secret = std::get<std::string>(outcome);
                    seat_changed(table, change, secret);
                    done(secret);
                    finish(table);
                    wake_bot(table);
                  });
                });
          });
}

void Hub::seat_changed(const TableHandle& table, const store::SeatChange& change,
                       std::string_view secret) {
  table->change_keys(change, secret);
  const std::vector<LiveTable::Member> changed = readmit(table);
  take_entry(table, change.note);
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

std::vector<LiveTable::Member> Hub::readmit(const TableHandle& table) {
  std::vector<LiveTable::Member> same;
  std::vector<LiveTable::Member> changed;
  for (LiveTable::Member& member : table->members_) {
    const auto rights = table->rights(member.guest.key);
    if (!rights) {
      member.client->show_out();
    } else if (*rights == member.guest.rights) {
      same.push_back(std::move(member));
    } else {
      member.guest.rights = *rights;
      changed.push_back(std::move(member));
    }
  }
  table->members_ = std::move(same);
  return changed;
}

// ---- One after the other ------------------------------------------------------------------------

void Hub::submit(const Opened& opened, Check check, Done done) {
  const TableHandle& table = opened.table;
  enqueue(table, done, [this, table, guest = opened.guest, check = std::move(check), done] {
    if (auto error = table->refuse(guest)) {
      ++metrics_.refused;
      done(std::move(*error));
      finish(table);
      return;
    }
    submit_checked(table, check, done);
  });
}

void Hub::submit_checked(const TableHandle& table, const Check& check, Done done) {
  table::Checked<table::Entry> entry = check(table->table);
  if (const auto* refusal = std::get_if<table::Refusal>(&entry)) {
    ++metrics_.refused;
    done(error_of(*refusal));
    finish(table);
    return;
  }
  write(table, std::move(std::get<table::Entry>(entry)), std::move(done));
}

void Hub::enqueue(const TableHandle& table, Done done, LiveTable::Task task) {
  asio::dispatch(table->executor(),
                 [this, table, done = std::move(done), task = std::move(task)]() mutable {
                   if (stopped_ || table->queue_.size() >= kLongestQueue) {
                     done(too_fast());
                     return;
                   }
                   table->queue_.push_back(std::move(task));
                   pump(table);
                 });
}

// One change at a time: the next one is checked against the position the last one left.
void Hub::pump(const TableHandle& table) {
  if (table->writing_ || table->queue_.empty()) return;
  table->writing_ = true;
  const LiveTable::Task task = std::move(table->queue_.front());
  table->queue_.pop_front();
  task();
}

void Hub::finish(const TableHandle& table) {
  table->writing_ = false;
  // Through the executor, so that a long queue does not grow the call stack.
  if (!table->queue_.empty()) asio::post(table->executor(), [this, table] { pump(table); });
}

void Hub::write(const TableHandle& table, table::Entry entry, Done done) {
  store_.append(
      table->table.id(), entry,
      store::Effect{table->table.ended_after(entry), table->table.result_of(entry)},
      [this, table, entry, done = std::move(done)](std::optional<store::Failure> failure) {
        metrics_.store_failing = failure.has_value();
        asio::post(table->executor(), [this, table, entry, done, failure = std::move(failure)] {
          if (failure) {
            log_error("append_failed",
                      {{"table", table->table.id()}, {"sentence", failure->sentence}});
            done(error_of(*failure));
            finish(table);
            return;
          }
          take_entry(table, entry);
          done(entry.seq);
          finish(table);
          wake_bot(table);
        });
      });
}

// What is stored has happened.
void Hub::take_entry(const TableHandle& table, const table::Entry& entry) {
  table->table.append(entry);
  table->messages_.forget();
  if (table::is_turn(entry.what)) table->drop_advice();
  // The bot thinks about a position that is no more, or for a seat that it has left.
  const bool in_vain = entry.what == table::What::kUndo ||
                       (entry.what == table::What::kNote && !table->table.bot_turn());
  if (in_vain && table->thinking_) table->thinking_->hurry();
  broadcast(table, [&](int viewer) { return table->table.update(viewer); });
}

void Hub::stop() {
  stopped_ = true;
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [id, table] : tables_) {
    asio::post(table->executor(), [this, table = table] {
      if (table->thinking_) table->thinking_->hurry();
      table->drop_advice();
    });
  }
}

void Hub::clear() {
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [id, table] : tables_) {
    table->members_.clear();
    table->queue_.clear();
  }
  tables_.clear();
}

// ---- Bots ---------------------------------------------------------------------------------------

void Hub::wake_bot(const TableHandle& table) {
  if (stopped_ || table->thinking_ || table->waking_) return;
  std::optional<table::BotTurn> turn = table->table.bot_turn();
  if (!turn) return;
  auto audience = table->audience();
  if (!audience) {
    table->asleep_ = true;
    // Somebody may have come between the look and the note.
    audience = table->audience();
    if (!audience) return;
    table->asleep_ = false;
  }
  auto& [urgency, visitor] = *audience;
  if (!table->has_people() && !visitors_.allows(visitor, Act::kBotMove)) {
    wake_bot_later(table, kNextBotMove);
    return;
  }
  let_bot_think(table, std::move(*turn), urgency, std::move(visitor));
}

void Hub::let_bot_think(const TableHandle& table, table::BotTurn turn, Urgency urgency,
                        std::string visitor) {
  announce_thinking(table, turn.after, turn.seat);
  Thought thought;
  thought.urgency = urgency;
  thought.visitor = std::move(visitor);
  thought.time = time_of(turn);
  thought.quick = thought.time.count() == 0;
  const std::uint64_t number = ++table->thought_;
  thought.work = [this, table, number, turn = std::move(turn)](bots::Clock& clock) {
    std::string move;
    if (turn.forced) {
      move = table::forced_move(turn);
    } else {
      auto bot = pool_.take(table->table.id(), turn.seat, turn.level);
      move = table::think(turn, *bot, clock);
      pool_.put_back(table->table.id(), turn.seat, turn.level, std::move(bot));
    }
    return [this, table, number, turn, move = std::move(move)] {
      asio::post(table->executor(),
                 [this, table, number, turn, move] { take_bot_move(table, number, turn, move); });
    };
  };
  ++metrics_.bots_thinking;
  table->thinking_ = thinkers_.think(std::move(thought));
}

void Hub::take_bot_move(const TableHandle& table, std::uint64_t thought, const table::BotTurn& turn,
                        std::string move) {
  if (!table->thinking_ || table->thought_ != thought) return;
  table->thinking_.reset();
  --metrics_.bots_thinking;
  const Done done = timed([this, table](const Answer<std::uint32_t>& answer) {
    const auto* error = std::get_if<ApiError>(&answer);
    if (error == nullptr) return;
    // Somebody took a move or the seat back meanwhile; otherwise the store has failed for now.
    const bool stale = error->code == table::name_of(table::Code::kStale);
    wake_bot_later(table, stale ? milliseconds(0) : kTryBotAgain);
  });
  enqueue(table, done, [this, table, turn, move = std::move(move), done] {
    submit_checked(
        table, [&](const table::Table& t) { return t.play(turn, move, now_seconds()); }, done);
  });
}

void Hub::wake_bot_later(const TableHandle& table, milliseconds after) {
  if (std::exchange(table->waking_, true)) return;
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), after);
  timer->async_wait([this, table, timer](boost::system::error_code error) {
    table->waking_ = false;
    if (!error) wake_bot(table);
  });
}

void Hub::announce_thinking(const TableHandle& table, std::uint32_t after, int seat) {
  if (table->members_.empty()) return;
  auto timer = std::make_shared<asio::steady_timer>(table->executor(), kAMoment);
  timer->async_wait([this, table, timer, after, seat](boost::system::error_code error) {
    if (error || !table->thinking_ || table->table.seq() != after) return;
    broadcast(table, [&](int) { return text::Object{{"type", "thinking"}, {"seat", seat + 1}}; });
  });
}

// ---- People -------------------------------------------------------------------------------------

// Viewers of one seat, and all spectators, get the same bytes: they are made once.
void Hub::broadcast(const TableHandle& table, const std::function<text::Object(int viewer)>& make) {
  std::array<Message, game::kMaxSeats + 1> made;
  for (const LiveTable::Member& member : table->members_) {
    const int viewer = member.guest.viewer();
    Message& own = made[static_cast<std::size_t>(viewer + 1)];
    if (!own) own = message_from([&] { return make(viewer); });
    member.client->send(own);
  }
}

void Hub::broadcast_seats(const TableHandle& table) {
  table->messages_.forget();
  broadcast(table,
            [&](int) { return table->table.seats_message(table->connected(), table->taken()); });
}

void Hub::join(const TableHandle& table, ClientHandle client, Guest guest,
               std::optional<std::uint32_t> after) {
  asio::post(table->executor(), [this, table, client = std::move(client), guest = std::move(guest),
                                 after]() mutable {
    // A seat may have changed hands since the door was opened.
    const auto rights = table->rights(guest.key);
    if (!rights) {
      client->show_out();
      return;
    }
    if (*rights != guest.rights) client->admit(*rights);
    guest.rights = *rights;
    if (after) {
      const text::JsonArena arena;
      for (const text::Object update : table->table.updates_after(*after, guest.viewer())) {
        client->send(message_from([&] { return update; }));
      }
    }
    const std::uint32_t before = table->connected();
    table->members_.push_back({client, guest});
    if (table->connected() != before) broadcast_seats(table);
    client->send(table->message_for(guest));
    // What waits in the line of tables nobody looks at comes forward.
    if (table->thinking_ && table->thinking_->withdraw()) {
      table->thinking_.reset();
      --metrics_.bots_thinking;
    }
    wake_bot(table);
  });
}

void Hub::leave(const TableHandle& table, ClientHandle client) {
  asio::post(table->executor(), [this, table, client = std::move(client)] {
    const std::uint32_t before = table->connected();
    std::erase_if(table->members_, [&](const auto& member) { return member.client == client; });
    if (table->connected() != before) broadcast_seats(table);
  });
}

void Hub::sweep() {
  if (retention_.finished_days == 0 && retention_.abandoned_days == 0) return;
  store_.sweep(now_seconds(), retention_, kMostSwept,
               [this](const store::Outcome<std::vector<std::string>>& outcome) {
                 if (const auto* failure = std::get_if<store::Failure>(&outcome)) {
                   log_error("sweep_failed", {{"sentence", failure->sentence}});
                   return;
                 }
                 for (const std::string& id : std::get<std::vector<std::string>>(outcome)) {
                   forget(id);
                   log_info("table_removed", {{"table", id}});
                 }
               });
}

void Hub::tidy(steady_clock::time_point now) {
  const std::lock_guard guard(tables_mutex_);
  // A table that only this map knows has no member, no task and no thought: those would hold it.
  std::erase_if(tables_, [&](const auto& entry) {
    const TableHandle& table = entry.second;
    if (table.use_count() != 1) return false;
    table->messages_.forget();
    const std::lock_guard door(table->door_.mutex);
    return now - std::max(table->door_.played, table->door_.watched) > kKeepUnused;
  });
  metrics_.tables_in_memory = tables_.size();
}

}  // namespace drover::server
