// The tables that are in use now: loads them when asked, plays one change of each at a time, stores
// it, and tells everybody who watches. Everything here happens on the network thread; only bots
// think elsewhere.
//
//   a move arrives -> queue of its table -> checked -> stored (on the store's thread) -> appended
//     -> an update to every viewer, made from what that viewer may see -> the next in the queue
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/advice_jobs.h"
#include "server/answer.h"
#include "server/kept_bots.h"
#include "server/metrics.h"
#include "store/store.h"
#include "table/table.h"

namespace drover::server {

using Message = std::shared_ptr<const std::string>;

// Somebody connected to a table.
class Client {
 public:
  virtual ~Client() = default;
  virtual void send(Message message) = 0;
};

class Hub;

// A table in memory.
class LiveTable {
 public:
  LiveTable(std::string id, store::StoredTable stored)
      : table(std::move(id), std::move(stored.data)), keys(std::move(stored.keys)) {}

  // Nothing that was being found out about the position is wanted any more.
  void drop_advice();

  table::Table table;
  // For the people at it; see Advisers.
  std::shared_ptr<HintJob> hint;
  std::shared_ptr<ReviewJob> review;

 private:
  friend class Hub;
  struct Member {
    Client* client;
    int viewer;
  };
  using Task = std::function<void()>;

  std::uint32_t connected() const;

  store::KeyDigests keys;
  std::vector<Member> members;
  std::deque<Task> queue;
  bool writing = false;                   // an entry is on its way to the disk
  std::shared_ptr<bots::Clock> thinking;  // set while a bot is at work
  std::chrono::steady_clock::time_point used = std::chrono::steady_clock::now();
};
using TableHandle = std::shared_ptr<LiveTable>;

struct Opened {
  TableHandle table;
  int viewer;  // a seat counted from 0, or game::kNoSeat
};

class Hub {
 public:
  using Done = std::function<void(Answer<std::uint32_t>)>;  // the entry's sequence number
  using OnCreated = std::function<void(Answer<store::Created>)>;

  Hub(boost::asio::any_io_executor executor, store::Store& store, boost::asio::thread_pool& bots,
      Metrics& metrics);

  Answer<Opened> open(std::string_view id, std::string_view key);
  // `book` is the record book that the table's result goes to.
  void create(table::TableData data, std::optional<std::string> book, OnCreated done);

  void play(const TableHandle& table, int seat, std::uint32_t after, std::string move, Done done);
  void undo(const TableHandle& table, int seat, std::uint32_t after, int to, Done done);
  void chat(const TableHandle& table, int seat, std::string text, Done done);
  void rename(const TableHandle& table, int seat, std::string name, Done done);

  void join(const TableHandle& table, Client& client, int viewer);
  void leave(const TableHandle& table, Client& client);
  std::uint32_t connected(const TableHandle& table) const { return table->connected(); }

  // Drops tables nobody has used for a while.
  void tidy(std::chrono::steady_clock::time_point now);
  // No more changes are begun; those on their way to the disk are finished by the store.
  void stop();

 private:
  using Check = std::function<table::Checked<table::Entry>(const table::Table&)>;

  void submit(const TableHandle& table, Check check, Done done);
  // False if nothing more is taken now.
  bool enqueue(const TableHandle& table, LiveTable::Task task);
  void pump(const TableHandle& table);
  void finish(const TableHandle& table);
  void write(const TableHandle& table, table::Entry entry, Done done);
  void wake_bot(const TableHandle& table);
  void wake_bot_later(const TableHandle& table);
  void announce_thinking(const TableHandle& table, std::uint32_t after, int seat);
  void broadcast(const TableHandle& table, const std::function<std::string(int viewer)>& message);
  void broadcast_seats(const TableHandle& table);

  boost::asio::any_io_executor executor_;
  store::Store& store_;
  boost::asio::thread_pool& bots_;
  Metrics& metrics_;
  KeptBots kept_bots_;
  std::map<std::string, TableHandle, std::less<>> tables_;
  bool stopped_ = false;
};

}  // namespace drover::server
