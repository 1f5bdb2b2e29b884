#include "server/hub.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/json/serialize.hpp>

#include "server/log.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr minutes kKeepUnused{5};
constexpr milliseconds kAMoment{400};  // a bot that takes longer is announced
constexpr seconds kTryBotAgain{3};
constexpr std::size_t kLongestQueue = 64;

std::int64_t now_seconds() { return static_cast<std::int64_t>(std::time(nullptr)); }

// What a checked entry makes of the game.
store::Effect effect_of(const table::Table& table, const table::Entry& entry) {
  table::Table after = table;
  after.append(entry);
  return {after.over(), table.result_of(entry)};
}

}  // namespace

std::uint32_t LiveTable::connected() const {
  std::uint32_t seats = 0;
  for (const Member& member : members) {
    if (member.viewer != game::kNoSeat) seats |= 1U << member.viewer;
  }
  return seats;
}

void LiveTable::drop_advice() {
  if (review) review->clock.interrupt();
  review.reset();
  // First out of the way: whoever is told may ask again at once.
  if (const auto dropped = std::exchange(hint, nullptr)) dropped->drop();
}

Hub::Hub(asio::any_io_executor executor, store::Store& store, asio::thread_pool& bots,
         Metrics& metrics)
    : executor_(std::move(executor)), store_(store), bots_(bots), metrics_(metrics) {}

Answer<Opened> Hub::open(std::string_view id, std::string_view key) {
  if (!store::is_id(id)) return unknown_table();
  auto found = tables_.find(id);
  TableHandle table;
  if (found != tables_.end()) {
    table = found->second;
  } else {
    auto loaded = store_.load(id);
    if (auto* failure = std::get_if<store::Failure>(&loaded)) {
      if (concerns_host(*failure)) {
        log_error("load_failed", {{"table", id}, {"sentence", failure->sentence}});
      }
      return error_of(*failure);
    }
    table = std::make_shared<LiveTable>(std::string(id),
                                        std::move(std::get<store::StoredTable>(loaded)));
  }
  const std::optional<int> viewer = store::viewer_with_key(table->keys, key);
  if (!viewer) return bad_key();
  table->used = std::chrono::steady_clock::now();
  if (found == tables_.end()) {
    tables_.emplace(std::string(id), table);
    metrics_.tables_in_memory = tables_.size();
    wake_bot(table);
  }
  return Opened{std::move(table), *viewer};
}

void Hub::create(table::TableData data, std::optional<std::string> book, OnCreated done) {
  store_.create(std::move(data), now_seconds(), std::move(book),
                [this, done = std::move(done)](store::Outcome<store::Created> outcome) {
                  asio::post(executor_, [this, done, outcome = std::move(outcome)] {
                    if (const auto* failure = std::get_if<store::Failure>(&outcome)) {
                      if (concerns_host(*failure)) {
                        log_error("create_failed", {{"sentence", failure->sentence}});
                      }
                      done(error_of(*failure));
                      return;
                    }
                    ++metrics_.tables_created;
                    done(std::get<store::Created>(outcome));
                  });
                });
}

void Hub::play(const TableHandle& table, int seat, std::uint32_t after, std::string move,
               Done done) {
  const auto arrived = std::chrono::steady_clock::now();
  submit(
      table,
      [seat, after, move = std::move(move)](const table::Table& t) {
        return t.play(seat, after, move, now_seconds());
      },
      [this, arrived, done = std::move(done)](const Answer<std::uint32_t>& answer) {
        if (std::holds_alternative<std::uint32_t>(answer)) {
          ++metrics_.moves;
          metrics_.note_latency(std::chrono::steady_clock::now() - arrived);
        }
        done(answer);
      });
}

void Hub::undo(const TableHandle& table, int seat, std::uint32_t after, int to, Done done) {
  submit(
      table,
      [seat, after, to](const table::Table& t) { return t.undo(seat, after, to, now_seconds()); },
      std::move(done));
}

void Hub::chat(const TableHandle& table, int seat, std::string text, Done done) {
  submit(
      table,
      [seat, text = std::move(text)](const table::Table& t) {
        return t.chat(seat, text, now_seconds());
      },
      std::move(done));
}

void Hub::rename(const TableHandle& table, int seat, std::string name, Done done) {
  const bool taken = enqueue(table, [this, table, seat, name = std::move(name), done] {
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
                    asio::post(executor_,
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
  if (!taken) done(too_fast());
}

void Hub::submit(const TableHandle& table, Check check, Done done) {
  const bool taken = enqueue(table, [this, table, check = std::move(check), done] {
    table::Checked<table::Entry> entry = check(table->table);
    if (const auto* refusal = std::get_if<table::Refusal>(&entry)) {
      ++metrics_.refused;
      done(error_of(*refusal));
      finish(table);
      return;
    }
    write(table, std::move(std::get<table::Entry>(entry)), done);
  });
  if (!taken) done(too_fast());
}

bool Hub::enqueue(const TableHandle& table, LiveTable::Task task) {
  if (stopped_ || table->queue.size() >= kLongestQueue) return false;
  table->used = std::chrono::steady_clock::now();
  table->queue.push_back(std::move(task));
  pump(table);
  return true;
}

// One change at a time: the next one is checked against the position the last one left.
void Hub::pump(const TableHandle& table) {
  if (table->writing || table->queue.empty()) return;
  table->writing = true;
  const LiveTable::Task task = std::move(table->queue.front());
  table->queue.pop_front();
  task();
}

void Hub::finish(const TableHandle& table) {
  table->writing = false;
  // Through the executor, so that a long queue does not grow the call stack.
  if (!table->queue.empty()) asio::post(executor_, [this, table] { pump(table); });
}

void Hub::write(const TableHandle& table, table::Entry entry, Done done) {
  store_.append(
      table->table.id(), entry, effect_of(table->table, entry),
      [this, table, entry, done = std::move(done)](std::optional<store::Failure> failure) {
        asio::post(executor_, [this, table, entry, done, failure = std::move(failure)] {
          if (failure) {
            log_error("append_failed",
                      {{"table", table->table.id()}, {"sentence", failure->sentence}});
            done(error_of(*failure));
            finish(table);
            return;
          }
          table->table.append(entry);
          if (entry.what != table::What::kChat) table->drop_advice();
          // The bot thinks about a position that is no more.
          if (entry.what == table::What::kUndo && table->thinking) table->thinking->interrupt();
          broadcast(table, [&](int viewer) {
            return boost::json::serialize(table->table.update(entry.seq, viewer, true));
          });
          done(entry.seq);
          finish(table);
          wake_bot(table);
        });
      });
}

void Hub::stop() {
  stopped_ = true;
  for (const auto& [id, table] : tables_) {
    if (table->thinking) table->thinking->interrupt();
    table->drop_advice();
  }
}

void Hub::wake_bot(const TableHandle& table) {
  if (stopped_ || table->thinking) return;
  std::optional<table::BotTurn> turn = table->table.bot_turn();
  if (!turn) return;
  table->thinking = std::make_shared<bots::Clock>();
  ++metrics_.bots_thinking;
  announce_thinking(table, turn->after, turn->seat);
  auto bot = kept_bots_.take(table->table.id(), turn->seat, turn->level);
  asio::post(bots_, [this, table, clock = table->thinking, turn = std::move(*turn),
                     bot = std::move(bot)]() mutable {
    std::string move = table::think(turn, *bot, *clock);
    asio::post(executor_, [this, table, seat = turn.seat, after = turn.after, bot = std::move(bot),
                           move = std::move(move)]() mutable {
      table->thinking.reset();
      --metrics_.bots_thinking;
      kept_bots_.put_back(table->table.id(), seat, std::move(bot));
      play(table, seat, after, std::move(move), [this, table](const Answer<std::uint32_t>& answer) {
        // Stale if somebody took a move back meanwhile; otherwise the store failed for now.
        if (std::holds_alternative<ApiError>(answer)) wake_bot_later(table);
      });
    });
  });
}

void Hub::wake_bot_later(const TableHandle& table) {
  auto timer = std::make_shared<asio::steady_timer>(executor_, kTryBotAgain);
  timer->async_wait([this, table, timer](boost::system::error_code error) {
    if (!error) wake_bot(table);
  });
}

void Hub::announce_thinking(const TableHandle& table, std::uint32_t after, int seat) {
  auto timer = std::make_shared<asio::steady_timer>(executor_, kAMoment);
  timer->async_wait([this, table, timer, after, seat](boost::system::error_code error) {
    if (error || !table->thinking || table->table.seq() != after) return;
    broadcast(table, [&](int) {
      return boost::json::serialize(boost::json::object{{"type", "thinking"}, {"seat", seat + 1}});
    });
  });
}

// Viewers of one seat, and all spectators, get the same bytes: they are made once.
void Hub::broadcast(const TableHandle& table,
                    const std::function<std::string(int viewer)>& message) {
  std::map<int, Message> by_viewer;
  for (const LiveTable::Member& member : table->members) {
    Message& made = by_viewer[member.viewer];
    if (!made) made = std::make_shared<const std::string>(message(member.viewer));
    member.client->send(made);
  }
}

void Hub::broadcast_seats(const TableHandle& table) {
  broadcast(table, [&](int) {
    return boost::json::serialize(table->table.seats_message(table->connected()));
  });
}

void Hub::join(const TableHandle& table, Client& client, int viewer) {
  const std::uint32_t before = table->connected();
  table->members.push_back({&client, viewer});
  if (table->connected() != before) broadcast_seats(table);
  wake_bot(table);
}

void Hub::leave(const TableHandle& table, Client& client) {
  const std::uint32_t before = table->connected();
  std::erase_if(table->members, [&](const auto& member) { return member.client == &client; });
  if (table->connected() != before) broadcast_seats(table);
  table->used = std::chrono::steady_clock::now();
}

void Hub::tidy(std::chrono::steady_clock::time_point now) {
  std::erase_if(tables_, [&](const auto& entry) {
    const TableHandle& table = entry.second;
    return table->members.empty() && table->queue.empty() && !table->writing && !table->thinking &&
           table.use_count() == 1 && now - table->used > kKeepUnused;
  });
  metrics_.tables_in_memory = tables_.size();
}

}  // namespace drover::server
