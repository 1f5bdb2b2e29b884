// The tables that are in use now: loads them when asked, plays one change of each at a time, stores
// it, and tells everybody who watches.
//
//   a move arrives -> queue of its table -> checked -> stored (on the store's thread) -> appended
//     -> an update to every viewer, made from what that viewer may see -> the next in the queue
//
// Several threads serve the network, and each table has a strand: whatever is done with a table
// happens there, one thing after the other, and different tables never wait for each other.
// Functions of the hub may be called from any thread.
//
// The life of a table, and where it stands:
//
//   hub.cpp           it is made, opened, forgotten
//   hub_people.cpp    who comes and goes, and what they are sent
//   hub_changes.cpp   what people do: the queue, the store, the news
//   hub_bots.cpp      what bots do
//   hub_others.cpp    what other servers of a shared store do
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

#include "server/answer.h"
#include "server/bot_pool.h"
#include "server/live_table.h"
#include "server/metrics.h"
#include "server/thinkers.h"
#include "server/visitors.h"
#include "server/workshop.h"
#include "store/store.h"
#include "table/table.h"

namespace drover::server {

// What one thread hands to those of the network. Where much comes at once, such as the entries that
// shared a commit, it wakes one of them for all.
class Landing {
 public:
  using News = std::function<void()>;
  using Executor = boost::asio::io_context::executor_type;

  explicit Landing(const Executor& executor) : executor_(executor) {}
  // From any thread.
  void add(News news);
  // Forgets what nobody has been told yet.
  void clear();

 private:
  void tell();

  Executor executor_;
  std::mutex mutex_;
  std::vector<News> waiting_;
};

// In seconds since 1970.
std::int64_t now_seconds();

// What the store could not do, as it is told; the host finds it in the log as `event`.
ApiError not_stored(std::string_view event, const store::Failure& failure,
                    std::string_view table = {});

class Hub {
 public:
  // Called on the strand of the table.
  template <class T>
  using Then = std::function<void(Answer<T>)>;
  using Done = Then<std::uint32_t>;  // the entry's sequence number
  using OnKey = Then<std::string>;
  // Called on a thread of the store.
  using OnCreated = Then<store::Created>;

  Hub(const Landing::Executor& executor, store::Store& store, Thinkers& thinkers, BotPool& pool,
      Visitors& visitors, Metrics& metrics, const store::Retention& retention = {});

  Answer<Opened> open(std::string_view id, std::string_view key, const std::string& visitor);
  // `book` is the record book that the table's result goes to.
  void create(table::TableData data, std::optional<std::string> book, OnCreated done);

  void play(const Opened& opened, std::uint32_t after, std::string move, Done done);
  void undo(const Opened& opened, std::uint32_t after, int to, Done done);
  void chat(const Opened& opened, std::string text, Done done);
  void rename(const Opened& opened, std::string name, Done done);

  // Whoever holds the link of a seat gets a key of their own for it, and the link is dead.
  void sit(const Opened& opened, std::string link, OnKey done);
  // What whoever holds a seat does with it. Only the offer makes a link.
  void hand_to_bot(const Opened& opened, std::string level, OnKey done);
  void take_back(const Opened& opened, OnKey done);
  void offer_seat(const Opened& opened, OnKey done);
  void withdraw_offer(const Opened& opened, OnKey done);
  // To end the game here. `proposal` is the number of its entry.
  void propose_stop(const Opened& opened, Done done);
  void answer_stop(const Opened& opened, std::uint32_t proposal, bool agree, Done done);
  // The host of a table, by the key for that.
  Answer<TableHandle> open_as_host(std::string_view id, std::string_view key);
  // Gives the seat a new link. Whoever sat there is shown the door, and everybody is told.
  void renew_link(const TableHandle& table, int seat, OnKey done);

  // Sends what the client has missed since `after`, and the table; from then on every update.
  void join(const TableHandle& table, ClientHandle client, Guest guest,
            std::optional<std::uint32_t> after);
  void leave(const TableHandle& table, ClientHandle client);

  // From now on bots that take long think there.
  void think_in(Workshop& workshop) { workshop_ = &workshop; }
  // Another server may have changed the table, or any table. From any thread.
  void hear_of_change(const std::optional<std::string>& id);
  // ... and has people connected to it. Likewise.
  void hear_of_people(const store::Presence& presence);

  // Removes stored tables that need not be kept any longer.
  void sweep();
  // Drops tables nobody has used for a while.
  void tidy(std::chrono::steady_clock::time_point now);
  // No more changes are begun; those on their way to the disk are finished by the store.
  void stop();
  // Forgets all tables and who sits at them, when no thread is left to serve them.
  void clear();

 private:
  friend class LiveTable;

  // What somebody wants to do, or why it cannot be done.
  using Check = std::function<table::Checked<table::Change>(const table::Table&)>;
  template <class T>
  using Doing = boost::asio::awaitable<Answer<T>>;
  using Admits = std::function<bool(const store::KeyDigests& keys)>;

  TableHandle find(std::string_view id) const;
  // From memory or from the store, for those whose key opens it; does not keep it.
  Answer<TableHandle> load(std::string_view id, const Admits& admits);
  TableHandle keep(TableHandle table);
  void forget(const std::string& id);

  // ---- On the strand of the table: changes ------------------------------------------------------

  // Has it done when its turn comes, and hands on what came of it.
  template <class T>
  void enqueue(const TableHandle& table, std::function<Doing<T>()> work, Then<T> done);
  void begin_work(const TableHandle& table);
  boost::asio::awaitable<void> work_off(TableHandle table);

  // By a guest, whose rights are looked at again when the turn comes; by nobody: a bot or the host.
  void submit(const Opened& opened, Check check, Done done);
  void submit_for_bot(const TableHandle& table, Check check, Done done);
  void change_seat(const TableHandle& table, std::optional<Guest> by, Check check,
                   store::KeyChange keys, OnKey done, std::string link = {});
  Answer<table::Change> checked_change(const TableHandle& table, const std::optional<Guest>& by,
                                       const Check& check);
  // Whether somebody at another server was quicker, so that it is worth to try once more.
  bool came_too_late(const TableHandle& table, const store::Failure& failure, int tries);
  Doing<std::uint32_t> change(TableHandle table, std::optional<Guest> by, Check check);
  Doing<std::uint32_t> change_name(Opened opened, std::string name);
  Doing<std::string> change_seat_now(TableHandle table, std::optional<Guest> by, Check check,
                                     store::SeatChange change);
  // Counts a move, and how long it took from now on, when it is done.
  Done timed(Done done);
  ApiError refused(ApiError error);
  // Waits for the store, and goes on at the table.
  template <class T, class Start>
  boost::asio::awaitable<T> stored(Start start);
  // What is stored has happened.
  void take_change(const TableHandle& table, const table::Change& change);
  void seat_changed(const TableHandle& table, const store::SeatChange& change,
                    std::string_view secret);
  // Tells everybody who sits where, and those whose rights have changed what they may see now.
  void seat_anew(const TableHandle& table, const std::vector<LiveTable::Member>& changed);

  // ---- ... other servers ------------------------------------------------------------------------

  // Reads what others have stored, once all that is being done is done. Where the database was
  // lost, somebody is asked anew to think for the bot.
  void catch_up_soon(const TableHandle& table, bool asks_anew = false);
  // The same now, between two changes or in one that came too late. Whether there was something.
  bool catch_up(const TableHandle& table);
  void announce_people(const TableHandle& table);
  // Says again who is here, and forgets those of whom nothing has been heard for long.
  void refresh_people(const TableHandle& table);
  // The table is gone: so is everybody at it.
  void drop(const TableHandle& table);

  // ---- ... bots ---------------------------------------------------------------------------------

  void wake_bot(const TableHandle& table);
  void wake_bot_later(const TableHandle& table, std::chrono::milliseconds after);
  void let_bot_think(const TableHandle& table, table::BotTurn turn, Urgency urgency,
                     std::string visitor);
  void ask_for_bot_move(const TableHandle& table, const table::BotTurn& turn, Urgency urgency);
  void take_bot_move(const TableHandle& table, std::uint64_t thought, const table::BotTurn& turn,
                     game::Move move);
  void announce_thinking(const TableHandle& table, std::uint32_t after, int seat);

  // ---- ... people -------------------------------------------------------------------------------

  // Looks at everybody's key again. Those that open nothing any more are shown out, those that open
  // something else are handed back.
  std::vector<LiveTable::Member> readmit(const TableHandle& table);
  // Sends everybody what is made for what they may see.
  void broadcast(const TableHandle& table, const std::function<text::Object(int viewer)>& make);
  void broadcast_seats(const TableHandle& table);

  Landing::Executor executor_;
  store::Store& store_;
  Thinkers& thinkers_;
  BotPool& pool_;
  Workshop* workshop_ = nullptr;  // where the store is shared
  Visitors& visitors_;
  Metrics& metrics_;
  store::Retention retention_;
  Landing landing_;  // from the store's thread
  std::atomic<std::size_t> kept_message_bytes_ = 0;
  mutable std::mutex tables_mutex_;
  std::map<std::string, TableHandle, std::less<>> tables_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace drover::server
