// The tables in memory: loads them on demand, applies one change of a table at a time, stores it
// and sends updates to all connected clients.
//
//   a move arrives -> queue of its table -> checked -> stored (on the store's thread) -> appended
//     -> an update to every client, redacted for its viewer -> the next in the queue
//
// Several threads serve the network, and each table has a strand: everything that reads or changes
// a table runs there. Different tables never wait for each other. The public functions of Hub may
// be called from any thread unless their comments say otherwise.
//
//   hub.cpp                 opening, creating and unloading tables
//   hub_clients.cpp         clients join and leave, and get messages
//   hub_changes.cpp         changes by people: queue, store, updates
//   hub_bots.cpp            turns of bots
//   hub_other_servers.cpp   changes by other servers of a shared store
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include "server/bot_pool.h"
#include "server/errors.h"
#include "server/live_table.h"
#include "server/metrics.h"
#include "server/shared_task_runner.h"
#include "server/thread_task_runner.h"
#include "server/visitor_limiter.h"
#include "store/store.h"
#include "table/table.h"

namespace drover::server {

// Runs callbacks on a network thread. Callbacks that arrive together, such as those of entries that
// share a commit, wake only one thread.
class CallbackQueue {
 public:
  using Callback = std::function<void()>;
  using Executor = boost::asio::io_context::executor_type;

  explicit CallbackQueue(const Executor& executor) : executor_(executor) {}
  // From any thread.
  void add(Callback callback);
  // Drops callbacks that have not run.
  void clear();

 private:
  void run_all();

  Executor executor_;
  std::mutex mutex_;
  std::vector<Callback> waiting_;
};

// Seconds since 1970.
std::int64_t now_seconds();

// Converts a failure of the store to an API error. Logs it as `event` if the server is at fault.
ApiError not_stored(std::string_view event, const store::Failure& failure,
                    std::string_view table = {});

class Hub {
 public:
  // Called on the strand of the table or on a thread of the store.
  template <class T>
  using Then = std::function<void(Answer<T>)>;
  using Done = Then<std::uint32_t>;  // the entry's sequence number
  using OnKey = Then<std::string>;
  // Called on a thread of the store.
  using OnCreated = Then<store::CreatedTable>;

  Hub(const CallbackQueue::Executor& executor, store::Store& store, ThreadTaskRunner& thread_runner,
      BotPool& pool, VisitorLimiter& limiter, Metrics& metrics,
      const store::Retention& retention = {});

  // Loads the table if necessary, and checks the key.
  Answer<OpenedTable> open(std::string_view id, std::string_view key, const std::string& visitor);
  // Stores a new table. Its result goes into the record book `book`, if one is named.
  void create(table::TableData data, std::optional<std::string> book, OnCreated done);

  // These queue a change of the table; `done` gets the sequence number of its entry, or of the
  // latest entry for rename(), which makes none. `after` is the entry that the guest has seen last.
  void play(const OpenedTable& opened, std::uint32_t after, std::string move, Done done);
  void undo(const OpenedTable& opened, std::uint32_t after, int to, Done done);
  void chat(const OpenedTable& opened, std::string text, Done done);
  void rename(const OpenedTable& opened, std::string name, Done done);

  // Seats the guest: `done` gets a new key for the seat, and `link` is no longer valid.
  void sit(const OpenedTable& opened, std::string link, OnKey done);
  // These hand the guest's seat over or back. `done` gets the new link of offer_seat(), and an
  // empty text from the others.
  void hand_to_bot(const OpenedTable& opened, std::string level, OnKey done);
  void take_back(const OpenedTable& opened, OnKey done);
  void offer_seat(const OpenedTable& opened, OnKey done);
  void withdraw_offer(const OpenedTable& opened, OnKey done);
  // Propose to stop the game, or answer a proposal, which is named by the number of its entry.
  void propose_stop(const OpenedTable& opened, Done done);
  void answer_stop(const OpenedTable& opened, std::uint32_t proposal, bool agree, Done done);
  // Loads the table if necessary, and checks that `key` is its host key.
  Answer<TableHandle> open_as_host(std::string_view id, std::string_view key);
  // Gives the seat a new link on behalf of the host. The previous key of the seat is no longer
  // valid, its clients are disconnected, and all others get an update.
  void renew_link(const TableHandle& table, int seat, OnKey done);

  // Connects a client: sends it the updates since entry `after`, then the table, and from then on
  // every update.
  void join(const TableHandle& table, ClientHandle client, Guest guest,
            std::optional<std::uint32_t> after);
  void leave(const TableHandle& table, ClientHandle client);

  // Publishes turns of searching bots on the shared task board from now on. Called before the first
  // table is opened.
  void use_shared_runner(SharedTaskRunner& runner) { shared_runner_ = &runner; }
  // Reads the changes that another server has stored of this table, or of any table if `id` is not
  // set.
  void on_table_changed(const std::optional<std::string>& id);
  // Notes which seats are connected at another server.
  void on_presence(const store::Presence& presence);

  // Removes tables from the store whose retention has ended.
  void remove_expired();
  // Unloads tables that nobody has used for a while.
  void unload_idle(std::chrono::steady_clock::time_point now);
  // Accepts no more changes and interrupts searches. Queued writes are finished by the store.
  void stop();
  // Drops all tables and clients. Called when no network thread runs any more.
  void clear();

 private:
  friend class LiveTable;

  // Checks a wanted change against the table. Returns the change, or the reason of the refusal.
  using Check = std::function<table::Checked<table::LogChange>(const table::Table&)>;
  template <class T>
  using Awaitable = boost::asio::awaitable<Answer<T>>;
  using KeyCheck = std::function<bool(const store::KeyDigests& keys)>;

  TableHandle find(std::string_view id) const;
  // Returns the table from memory or from the store if the key check passes. Does not add a table
  // from the store to those in memory.
  Answer<TableHandle> load(std::string_view id, const KeyCheck& is_valid);
  // Adds the table to those in memory. Returns the one that is there if another thread was faster.
  TableHandle add(TableHandle table);
  void unload(const std::string& id);

  // ---- On the strand of the table: changes ------------------------------------------------------

  // Queues `work` as an operation of the table and passes its result to `done`.
  template <class T>
  void enqueue(const TableHandle& table, std::function<Awaitable<T>()> work, Then<T> done);
  void start_queue(const TableHandle& table);
  boost::asio::awaitable<void> run_queue(TableHandle table);

  // `by` is not set for bots and the host. A guest's rights are checked again when the operation
  // starts.
  void submit(const OpenedTable& opened, Check check, Done done);
  void submit_for_bot(const TableHandle& table, Check check, Done done);
  void change_seat(const TableHandle& table, std::optional<Guest> by, Check check,
                   store::KeyChange keys, OnKey done, std::string link = {});
  Answer<table::LogChange> check_change(const TableHandle& table, const std::optional<Guest>& by,
                                        const Check& check);
  // Loads the entries of other servers after a conflict. Returns true if the change should be tried
  // again.
  bool catch_up_after_conflict(const TableHandle& table, const store::Failure& failure, int tries);
  Awaitable<std::uint32_t> store_change(TableHandle table, std::optional<Guest> by, Check check);
  Awaitable<std::uint32_t> store_name(OpenedTable opened, std::string name);
  Awaitable<std::string> store_seat_change(TableHandle table, std::optional<Guest> by, Check check,
                                           store::SeatChange change);
  // Wraps `done` so that it counts the move and records its latency from now on.
  Done with_latency(Done done);
  // Returns `error` after counting it.
  ApiError count_refusal(ApiError error);
  // Passes a callback to `start` and resumes on the strand of the table when the store calls it.
  template <class T, class Start>
  boost::asio::awaitable<T> await_store(Start start);
  // Apply a stored change in memory and send updates.
  void apply_change(const TableHandle& table, const table::LogChange& change);
  void apply_seat_change(const TableHandle& table, const store::SeatChange& change,
                         std::string_view secret);
  // Sends the seats to all clients, and the whole table to those whose rights have changed.
  void broadcast_seat_change(const TableHandle& table,
                             const std::vector<LiveTable::Member>& changed);

  // ---- On the strand of the table: other servers ------------------------------------------------

  // Queues catch_up() as an operation of the table. After the database was lost, `request_again`
  // publishes the bot's turn again.
  void schedule_catch_up(const TableHandle& table, bool request_again = false);
  // Loads and applies the entries that other servers have stored. Returns true if there were any.
  // Called between two operations of the table, or within one.
  bool catch_up(const TableHandle& table);
  // Tells the other servers which seats are connected here.
  void announce_presence(const TableHandle& table);
  // Repeats the presence of this server and forgets servers that have been silent for long.
  void refresh_presence(const TableHandle& table);
  // Disconnects all clients of a table that was removed from the store.
  void drop(const TableHandle& table);

  // ---- On the strand of the table: bots ---------------------------------------------------------

  // Starts or publishes the turn of the bot that has to decide, unless it is being searched. Does
  // nothing if no bot has to decide, or while the table has no audience (LiveTable::audience).
  void wake_bot(const TableHandle& table);
  void wake_bot_later(const TableHandle& table, std::chrono::milliseconds after);
  void start_bot_task(const TableHandle& table, table::BotTurn turn, Urgency urgency,
                      std::string visitor);
  void request_bot_move(const TableHandle& table, const table::BotTurn& turn, Urgency urgency);
  void play_bot_move(const TableHandle& table, std::uint64_t number, const table::BotTurn& turn,
                     game::Move move);
  // Tells the clients after a moment that the bot of the seat is still thinking.
  void announce_thinking(const TableHandle& table, std::uint32_t after, int seat);

  // ---- On the strand of the table: clients ------------------------------------------------------

  // Checks the keys of all clients again. Disconnects those whose key is no longer valid; removes
  // those whose rights have changed from the members and returns them.
  std::vector<LiveTable::Member> refresh_rights(const TableHandle& table);
  // Sends each client the message that `make` makes for its viewer.
  void broadcast(const TableHandle& table, const std::function<text::Object(int viewer)>& make);
  void broadcast_seats(const TableHandle& table);

  CallbackQueue::Executor executor_;
  store::Store& store_;
  ThreadTaskRunner& thread_runner_;
  BotPool& pool_;
  SharedTaskRunner* shared_runner_ = nullptr;  // set if the store is shared
  VisitorLimiter& limiter_;
  Metrics& metrics_;
  store::Retention retention_;
  CallbackQueue store_callbacks_;  // filled by threads of the store
  std::atomic<std::size_t> message_cache_bytes_ = 0;
  mutable std::mutex tables_mutex_;  // of tables_
  std::map<std::string, TableHandle, std::less<>> tables_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace drover::server
