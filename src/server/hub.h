// The tables that are in use now: loads them when asked, plays one change of each at a time, stores
// it, and tells everybody who watches.
//
//   a move arrives -> queue of its table -> checked -> stored (on the store's thread) -> appended
//     -> an update to every viewer, made from what that viewer may see -> the next in the queue
//
// Several threads serve the network, and each table has a strand: whatever is done with a table
// happens there, one thing after the other, and different tables never wait for each other.
// Functions of the hub may be called from any thread.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/advice_jobs.h"
#include "server/answer.h"
#include "server/bot_pool.h"
#include "server/metrics.h"
#include "server/thinkers.h"
#include "server/visitors.h"
#include "store/store.h"
#include "table/table.h"

namespace drover::server {

using Message = std::shared_ptr<const std::string>;

// Messages that are likely to be wanted again, as long as all tables together keep no more than
// some bytes of them.
class KeptMessages {
 public:
  explicit KeptMessages(std::atomic<std::size_t>& bytes) : bytes_(bytes) {}
  KeptMessages(const KeptMessages&) = delete;
  KeptMessages& operator=(const KeptMessages&) = delete;
  ~KeptMessages() { forget(); }

  Message find(const store::Rights& rights) const { return messages_[place_of(rights)]; }
  void keep(const store::Rights& rights, Message message);
  void forget();

 private:
  // One for each seat, for spectators, and for those who have left a seat to a bot.
  static std::size_t place_of(const store::Rights& rights) {
    const int place = rights.away == game::kNoSeat ? rights.viewer : game::kMaxSeats + rights.away;
    return static_cast<std::size_t>(place + 1);
  }

  std::atomic<std::size_t>& bytes_;  // of all tables
  std::array<Message, 2 * game::kMaxSeats + 1> messages_;
};

// Somebody connected to a table.
class Client {
 public:
  virtual ~Client() = default;
  // From any thread; what is sent first arrives first.
  virtual void send(Message message) = 0;
  // The key that it came with opens nothing any more.
  virtual void show_out() = 0;
  // ... or something else than before.
  virtual void admit(const store::Rights& rights) = 0;
};
using ClientHandle = std::shared_ptr<Client>;

// Who comes to a table.
struct Guest {
  store::Rights rights;
  store::Digest key;    // by which that is found again
  std::string visitor;  // see Visitors

  // A seat counted from 0, or game::kNoSeat.
  int viewer() const { return rights.viewer; }
  // The seat whose key it is, whoever plays there now; game::kNoSeat if it is none's.
  int holds() const { return rights.away == game::kNoSeat ? rights.viewer : rights.away; }
};

class Hub;

// A table in memory. All but its id, its executor and its door belongs to its strand.
class LiveTable {
 public:
  using Executor = boost::asio::strand<boost::asio::any_io_executor>;

  LiveTable(boost::asio::any_io_executor executor, std::string id, store::StoredTable stored,
            Hub& hub);

  const Executor& executor() const { return executor_; }

  // The `table` message, made at most once between two changes.
  Message message_for(const Guest& guest);
  // Nothing that was being found out about the position is wanted any more.
  void drop_advice();

  table::Table table;
  // For the people at it; see Advisers.
  std::shared_ptr<HintJob> hint;
  std::shared_ptr<ReviewJob> review;

 private:
  friend class Hub;
  using Time = std::chrono::steady_clock::time_point;
  struct Member {
    ClientHandle client;
    Guest guest;
  };
  using Task = std::function<void()>;

  // Who was here last, from any thread.
  struct Door {
    mutable std::mutex mutex;
    store::KeyDigests keys;
    std::string player;     // the visitor who last came with the key of a seat
    std::string spectator;  // ... or with that of the spectators
    Time played{};
    Time watched{};
  };

  std::uint32_t connected() const;
  std::uint32_t taken() const;
  bool has_people() const;
  // What a key is good for now; nothing if it opens nothing.
  std::optional<store::Rights> rights(const store::Digest& key) const;
  // Why somebody cannot do any more what they came for.
  std::optional<ApiError> refuse(const Guest& guest) const;
  // The link of the seat has become a key of somebody's own.
  void set_key(int seat, std::string_view key);
  // What was stored; `secret` is the link or key that came of it.
  void change_keys(const store::SeatChange& change, std::string_view secret);
  // When it goes if nobody plays; nothing if it stays.
  std::optional<std::int64_t> kept_until() const;
  // For whom a bot of this table would think now.
  std::optional<std::pair<Urgency, std::string>> audience() const;

  const Hub& hub_;
  Executor executor_;
  Door door_;
  std::int64_t created_;
  std::vector<Member> members_;
  std::deque<Task> queue_;
  bool writing_ = false;              // an entry is on its way to the disk
  Thinkers::TicketHandle thinking_;   // set while a bot is at work
  std::uint64_t thought_ = 0;         // counts them
  bool waking_ = false;               // a timer will wake the bot
  std::atomic<bool> asleep_ = false;  // a bot would think if somebody looked
  KeptMessages messages_;
};
using TableHandle = std::shared_ptr<LiveTable>;

struct Opened {
  TableHandle table;
  Guest guest;
};

class Hub {
 public:
  // Called on the strand of the table.
  using Done = std::function<void(Answer<std::uint32_t>)>;  // the entry's sequence number
  // Called on a thread of the store.
  using OnCreated = std::function<void(Answer<store::Created>)>;
  using OnKey = std::function<void(Answer<std::string>)>;

  Hub(boost::asio::any_io_executor executor, store::Store& store, Thinkers& thinkers, BotPool& pool,
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

  // Removes stored tables that need not be kept any longer.
  void sweep();
  // Drops tables nobody has used for a while.
  void tidy(std::chrono::steady_clock::time_point now);
  // No more changes are begun; those on their way to the disk are finished by the store.
  void stop();
  // Forgets all tables and who sits at them, when no thread is left to serve them.
  void clear();

 private:
  using Check = std::function<table::Checked<table::Entry>(const table::Table&)>;

  friend class LiveTable;

  TableHandle find(std::string_view id) const;
  using Admits = std::function<bool(const store::KeyDigests& keys)>;
  // From memory or from the store, for those whose key opens it; does not keep it.
  Answer<TableHandle> load(std::string_view id, const Admits& admits);
  TableHandle keep(TableHandle table);
  void forget(const std::string& id);

  // On the strand of the table, as everything below.
  // Counts a move, and how long it took from now on, when it is done.
  Done timed(Done done);
  void submit(const Opened& opened, Check check, Done done);
  void submit_checked(const TableHandle& table, const Check& check, Done done);
  // By somebody, or by the host.
  void change_seat(const TableHandle& table, std::optional<Guest> guest, Check check,
                   store::KeyChange keys, std::string link, OnKey done);
  void seat_changed(const TableHandle& table, const store::SeatChange& change,
                    std::string_view secret);
  // Looks at everybody's key again. Those that open nothing any more are shown out, those that open
  // something else are handed back.
  std::vector<LiveTable::Member> readmit(const TableHandle& table);
  void enqueue(const TableHandle& table, Done done, LiveTable::Task task);
  void pump(const TableHandle& table);
  void finish(const TableHandle& table);
  void write(const TableHandle& table, table::Entry entry, Done done);
  void take_entry(const TableHandle& table, const table::Entry& entry);
  void wake_bot(const TableHandle& table);
  void wake_bot_later(const TableHandle& table, std::chrono::milliseconds after);
  void let_bot_think(const TableHandle& table, table::BotTurn turn, Urgency urgency,
                     std::string visitor);
  void take_bot_move(const TableHandle& table, std::uint64_t thought, const table::BotTurn& turn,
                     std::string move);
  void announce_thinking(const TableHandle& table, std::uint32_t after, int seat);
  // Sends everybody what is made for what they may see.
  void broadcast(const TableHandle& table, const std::function<text::Object(int viewer)>& make);
  void broadcast_seats(const TableHandle& table);

  boost::asio::any_io_executor executor_;
  store::Store& store_;
  Thinkers& thinkers_;
  BotPool& pool_;
  Visitors& visitors_;
  Metrics& metrics_;
  store::Retention retention_;
  std::atomic<std::size_t> kept_message_bytes_ = 0;
  mutable std::mutex tables_mutex_;
  std::map<std::string, TableHandle, std::less<>> tables_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace drover::server
