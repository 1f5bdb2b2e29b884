// A table in memory with everybody who is there, as the hub keeps it.
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

#include "server/advice_jobs.h"
#include "server/answer.h"
#include "server/strand.h"
#include "server/thinkers.h"
#include "store/store.h"
#include "table/table.h"
#include "text/json_tree.h"

namespace drover::server {

using Message = std::shared_ptr<const std::string>;

// What `make` makes, as text.
template <class Make>
Message written_message(Make make) {
  return std::make_shared<const std::string>(text::written(make));
}

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
  int holds() const { return rights.holds(); }
};

class Hub;

// A table in memory. All but its id, its executor and its door belongs to its strand.
class LiveTable {
 public:
  LiveTable(const boost::asio::io_context::executor_type& executor, std::string id,
            store::StoredTable stored, Hub& hub);

  // Its strand.
  const Strand& executor() const { return executor_; }

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
  // Something that changes the table; the next one waits for its end.
  using Task = std::function<boost::asio::awaitable<void>()>;

  // Who was here last, from any thread.
  struct Door {
    mutable std::mutex mutex;
    store::KeyDigests keys;
    std::string player;     // the visitor who last came with the key of a seat
    std::string spectator;  // ... or with that of the spectators
    Time played{};
    Time watched{};
  };

  // Seats that somebody is connected to, here and anywhere.
  std::uint32_t connected_here() const;
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
  Strand executor_;
  Door door_;
  std::int64_t created_;
  std::vector<Member> members_;
  // Who is connected at other servers, and when that was last heard, by the server.
  struct Elsewhere {
    std::uint32_t seats = 0;
    Time heard{};
  };
  std::map<std::string, Elsewhere, std::less<>> elsewhere_;
  std::uint32_t announced_ = 0;  // what the others know of those here
  std::deque<Task> queue_;
  bool working_ = false;             // one of them is being done
  bool catching_up_ = false;         // one of them is to read what others have stored
  Thinkers::TicketHandle thinking_;  // set while a bot is at work
  std::uint64_t thought_ = 0;        // counts them
  // Behind which entry somebody was asked to think for a bot, here or elsewhere, and when.
  std::optional<std::pair<std::uint32_t, Time>> asked_;
  bool waking_ = false;               // a timer will wake the bot
  std::atomic<bool> asleep_ = false;  // a bot would think if somebody looked
  KeptMessages messages_;
};
using TableHandle = std::shared_ptr<LiveTable>;

struct Opened {
  TableHandle table;
  Guest guest;
};

}  // namespace drover::server
