// The write queue that both stores (SQLite and PostgreSQL) share.
//
// A writer thread takes all queued requests, applies them in one transaction and commits (group
// commit). While one group is flushed to the disk, the next one gathers in the queue. Under load
// many moves share one fsync; without load a move is written at once.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "store/store.h"
#include "store/transactions.h"

namespace drover::store {

Failure no_such_table();

// A store with a write queue and a writer thread. A derived class commits the groups and reads.
class QueuedStore : public Store {
 public:
  void create(table::TableData data, std::int64_t time, std::optional<std::string> book,
              OnCreated done) override;
  void append(std::string id, table::Entry entry, Effect effect, OnStored done) override;
  void rename(std::string id, int seat, std::string name, OnStored done) override;
  void claim(std::string id, int seat, std::string link, OnSecret done) override;
  void change_seat(std::string id, SeatChange change, OnSecret done) override;
  void make_book(std::int64_t time, OnSecret done) override;
  void forget_result(std::string book, std::string id, OnStored done) override;
  void forget_book(std::string book, OnStored done) override;
  void sweep(std::int64_t now, const Retention& retention, std::int64_t most,
             OnSwept done) override;
  void check_writable(OnStored done) override;
  Counters counters() const override;

 protected:
  // A queued write with its callback.
  struct WriteRequest {
    WriteRequest() = default;
    WriteRequest(const WriteRequest&) = delete;
    WriteRequest& operator=(const WriteRequest&) = delete;
    virtual ~WriteRequest() = default;
    // Writes within the current transaction. A returned failure concerns this request only, whose
    // changes were rolled back; an exception concerns the whole transaction. Is called again if the
    // transaction is retried.
    virtual std::optional<Failure> apply(Writer& writer) = 0;
    // Calls the callback with the failure; without one the request is durable.
    virtual void report(const std::optional<Failure>& failure) = 0;

    std::string table{};    // id of the table it changes; empty if it changes no existing table
    std::size_t bytes = 0;  // its size in the queue; counted for new tables only
  };
  using WriteRequests = std::vector<std::unique_ptr<WriteRequest>>;
  using Results = std::vector<std::optional<Failure>>;

  explicit QueuedStore(const StoreOptions& options)
      : max_queued_requests_(options.max_queued_requests),
        max_queued_bytes_(options.max_queued_bytes) {}
  // A derived class starts the writer thread at the end of its constructor or later, and must stop
  // it at the beginning of its destructor.
  void start_writer();
  void stop_writer();

  // Applies and commits a group on the writer thread. Returns when the outcome of each request is
  // final; every request without a failure is durable.
  virtual Results commit_group(std::span<const std::unique_ptr<WriteRequest>> group) = 0;

  void count_commit() { ++commits_; }

 private:
  void enqueue_change(std::string id, std::function<std::optional<Failure>(Writer&)> work,
                      OnStored done);
  template <class T>
  void enqueue_creation(std::function<Outcome<T>(Writer&)> work,
                        std::function<void(Outcome<T>)> done, std::size_t bytes);
  template <class T>
  static std::unique_ptr<WriteRequest> make_request(const std::string& id,
                                                    std::function<Outcome<T>(Writer&)> work,
                                                    std::function<void(Outcome<T>)> done);
  void enqueue(std::unique_ptr<WriteRequest> request);
  void run_writer();
  void write_group(const WriteRequests& group);

  const std::uint64_t max_queued_requests_;
  const std::uint64_t max_queued_bytes_;
  std::mutex queue_mutex_;
  std::condition_variable queue_changed_;
  WriteRequests queue_;
  bool closing_ = false;
  std::atomic<std::uint64_t> written_ = 0;
  std::atomic<std::uint64_t> failed_ = 0;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> largest_group_ = 0;
  std::atomic<std::uint64_t> queued_ = 0;
  std::atomic<std::uint64_t> queued_bytes_ = 0;

  std::thread thread_;
};

}  // namespace drover::store
