// A table in memory: the driver of its TableService. Everything that happens to the table runs on
// its strand, so tables never wait for each other. The public functions may be called from any
// thread.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include <boost/asio/steady_timer.hpp>
#include <boost/json/value.hpp>

#include "server/strand.h"
#include "server/thread_task_runner.h"
#include "service/effects.h"
#include "service/table_service.h"
#include "store/store.h"

namespace drover::server {

using service::Message;

// A client connected to a table. Its functions may be called from any thread.
class Client {
 public:
  virtual ~Client() = default;
  // Messages arrive in the order in which they are sent.
  virtual void send(Message message) = 0;
  // Disconnects the client after the messages that were sent before.
  virtual void end_session() = 0;
};
using ClientHandle = std::shared_ptr<Client>;

class Tables;

class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  // Called on the strand of the table.
  using OnReply = std::function<void(service::Reply)>;

  // A request for this table. The texts must stay valid until `done` is called.
  struct Request {
    service::Operation operation{};
    std::string_view parameter;  // the second of its path
    std::string_view query;
    std::string_view body;
    std::string_view key;
    std::string_view visitor;
  };
  // The hello of a client.
  struct Hello {
    std::string key;
    std::optional<std::uint32_t> after;
    boost::json::value id;
    std::string visitor;
  };

  LiveTable(Tables& tables, std::string id, store::StoredTable stored);
  LiveTable(const LiveTable&) = delete;
  LiveTable& operator=(const LiveTable&) = delete;
  ~LiveTable() = default;

  const std::string& id() const { return service_.table().id(); }

  void request(const Request& request, OnReply done);
  // Connects a client: sends it the updates that it has missed, then the table, and from then on
  // every update.
  void join(ClientHandle client, Hello hello);
  void receive(const Client& client, std::string text);
  void leave(const Client& client);
  // Tells the table of an event that holds no texts of the caller.
  void notify(service::Event event);
  void notify_presence(const store::Presence& presence);

  // When somebody last used the table.
  std::chrono::steady_clock::time_point last_used() const { return last_used_; }
  // Frees memory. Called when nobody else uses the table.
  void drop_cache() { service_.drop_cache(); }
  // Drops clients, requests and tasks. Called when no network thread runs any more.
  void clear();

 private:
  // A task that was started for the table.
  struct RunningTask {
    std::uint32_t number = 0;
    ThreadTaskRunner::TaskHandle handle{};     // set if a thread of this process works on it
    std::optional<service::ThinkTask> task{};  // of a bot, to submit it again
    std::function<void()> unsubscribe{};       // set if it is on the shared task board
  };

  // ---- On the strand ----------------------------------------------------------------------------

  void handle(service::Event event);
  // Reads the keys of the table again if it does not know this one: another server may have issued
  // it.
  void look_up_key(std::string_view key, service::RouteKey needed);
  void carry_out_all();
  void send_messages();
  void send_replies();
  void store_new_tables();
  void count() const;
  void carry_out_tasks();
  void write(service::Write write);
  void append(service::AppendEntry entry);
  void finish_write(service::WriteFinished outcome);
  service::EntriesLoaded load_after(std::uint32_t after);
  void start_task(service::ThinkTask task);
  void raise_task(service::Effects::Raise raise);
  void cancel_task(std::uint32_t number);
  void finish_task(service::TaskFinished result);
  void subscribe(const service::SharedAdvice& advice);
  void wake_at(service::Time at);

  static service::SessionId session_of(const Client& client) {
    return reinterpret_cast<service::SessionId>(&client);
  }
  // Runs `work` on the strand; the table stays in memory until then.
  template <class Work>
  void post(Work work);

  Tables& tables_;
  Strand strand_;
  service::TableService service_;
  service::Effects effects_;
  std::unordered_map<service::SessionId, ClientHandle> clients_;
  std::vector<std::pair<service::RequestId, OnReply>> requests_;  // not answered yet
  service::RequestId last_request_ = 0;
  std::vector<RunningTask> tasks_;
  boost::asio::steady_timer timer_;
  std::atomic<std::chrono::steady_clock::time_point> last_used_;
};
using TableHandle = std::shared_ptr<LiveTable>;

}  // namespace drover::server
