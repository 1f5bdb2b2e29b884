// A table in memory with its connected clients, as the hub holds it.
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
#include <utility>
#include <vector>

#include <boost/asio/awaitable.hpp>

#include "server/advice_tasks.h"
#include "server/errors.h"
#include "server/strand.h"
#include "server/thread_task_runner.h"
#include "store/store.h"
#include "table/table.h"
#include "text/json_tree.h"

namespace drover::server {

using Message = std::shared_ptr<const std::string>;

// The text of the JSON tree that `make` returns.
template <class Make>
Message make_message(Make make) {
  return std::make_shared<const std::string>(text::to_json_text(make));
}

// Caches one `table` message for each kind of viewer of a table. All caches together are limited in
// size; a message that does not fit is not cached.
class MessageCache {
 public:
  // `bytes` counts the cached bytes of all tables.
  explicit MessageCache(std::atomic<std::size_t>& bytes) : bytes_(bytes) {}
  MessageCache(const MessageCache&) = delete;
  MessageCache& operator=(const MessageCache&) = delete;
  ~MessageCache() { clear(); }

  // Returns null if no message is cached for these rights.
  Message find(const store::Rights& rights) const { return messages_[place_of(rights)]; }
  void insert(const store::Rights& rights, Message message);
  void clear();

 private:
  // One place for each seat, for spectators, and for each seat's holder who has left it to a bot.
  static std::size_t place_of(const store::Rights& rights) {
    const int place = rights.away == game::kNoSeat ? rights.viewer : game::kMaxSeats + rights.away;
    return static_cast<std::size_t>(place + 1);
  }

  std::atomic<std::size_t>& bytes_;
  std::array<Message, 2 * game::kMaxSeats + 1> messages_;
};

// A client connected to a table. Its functions may be called from any thread.
class Client {
 public:
  virtual ~Client() = default;
  // Messages arrive in the order in which they are sent.
  virtual void send(Message message) = 0;
  // Disconnects the client, because its key is no longer valid.
  virtual void revoke_access() = 0;
  // Replaces the rights of the client's key.
  virtual void set_rights(const store::Rights& rights) = 0;
};
using ClientHandle = std::shared_ptr<Client>;

// A person (or program) who uses a table: the key, the rights it had when they were last looked up,
// and the visitor that limits apply to.
struct Guest {
  store::Rights rights;
  store::Digest key;
  std::string visitor;  // see VisitorLimiter

  // A seat counted from 0, or game::kNoSeat.
  int viewer() const { return rights.viewer; }
  int held_seat() const { return rights.held_seat(); }
};

class Hub;

// All but the id, the executor and the access state belong to the strand of the table.
class LiveTable {
 public:
  LiveTable(const boost::asio::io_context::executor_type& executor, std::string id,
            store::StoredTable stored, Hub& hub);

  // The strand of the table.
  const Strand& executor() const { return executor_; }

  // The `table` message for this guest, cached until the table changes.
  Message message_for(const Guest& guest);
  // Ends the hint and the review, because the position has changed.
  void drop_advice();

  table::Table table;
  // Hint and review of the current position; managed by AdviceService.
  std::shared_ptr<HintTask> hint;
  std::shared_ptr<ReviewTask> review;

 private:
  friend class Hub;
  using Time = std::chrono::steady_clock::time_point;
  struct Member {
    ClientHandle client;
    Guest guest;
  };
  // Changes the table, asynchronously. The queue starts it when the one before has ended.
  using Operation = std::function<boost::asio::awaitable<void>()>;

  // The keys of the table, and the visitors who used them last. Guarded by its mutex.
  struct AccessState {
    mutable std::mutex mutex;
    store::KeyDigests keys;
    std::string last_player;     // visitor who last used the key of a seat
    std::string last_spectator;  // visitor who last used the key of spectators
    Time player_seen{};
    Time spectator_seen{};
  };

  // Sets of seats, a bit for each: with a client at this server, with a client at any server, and
  // claimed by a person with a key of their own.
  std::uint32_t seats_connected_here() const;
  std::uint32_t connected_seats() const;
  std::uint32_t claimed_seats() const;
  bool has_human_seat() const;
  // The current rights of a key; nothing if it is not valid.
  std::optional<store::Rights> rights(const store::Digest& key) const;
  // An error if the guest's key is no longer valid or its rights have changed.
  std::optional<ApiError> access_error(const Guest& guest) const;
  // Replaces the link of a seat by the key of the person who sat down with it.
  void claim_seat_key(int seat, std::string_view key);
  // Applies a stored seat change; `secret` is the link or key that it has issued.
  void change_keys(const store::SeatChange& change, std::string_view secret);
  // When the store will remove the table if nobody plays, in seconds since 1970; nothing if never.
  std::optional<std::int64_t> kept_until() const;
  // Urgency and visitor of a bot's turn now; nothing if the bot should wait until somebody looks.
  std::optional<std::pair<Urgency, std::string>> audience() const;

  const Hub& hub_;
  Strand executor_;
  AccessState access_;
  std::int64_t created_at_;  // seconds since 1970
  std::vector<Member> members_;
  // Seats that are connected at another server, and when it last announced them.
  struct RemotePresence {
    std::uint32_t seats = 0;
    Time heard{};
  };
  std::map<std::string, RemotePresence, std::less<>> remote_presence_;  // by process
  std::uint32_t announced_seats_ = 0;  // last announced to other servers
  std::deque<Operation> queue_;
  bool queue_running_ = false;
  bool catch_up_queued_ = false;
  // Set while a thread of this process works on a bot's turn.
  ThreadTaskRunner::TaskHandle bot_task_;
  std::uint64_t bot_task_number_ = 0;  // of the latest bot task
  // The entry before the bot's turn that was published on the shared task board, and when.
  std::optional<std::pair<std::uint32_t, Time>> requested_move_;
  bool wake_timer_set_ = false;
  std::atomic<bool> bot_asleep_ = false;  // Hub::open() must wake the bot
  MessageCache message_cache_;
};
using TableHandle = std::shared_ptr<LiveTable>;

// A table and the guest who has opened it.
struct OpenedTable {
  TableHandle table;
  Guest guest;
};

}  // namespace drover::server
