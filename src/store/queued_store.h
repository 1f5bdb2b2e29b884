// A store that writes on a thread of its own: what both databases have in common.
//
// The writer takes everything that has been queued, carries it out in one transaction and commits:
// while the disk is busy with one group, the next gathers. Under load so many moves share the price
// of one fsync; without load a move waits for nobody.
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
  // Something to be written, and somebody who wants to know when it is.
  struct Job {
    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    virtual ~Job() = default;
    // A failure here concerns this job only and leaves nothing of it behind, an exception concerns
    // the whole transaction. May be called again if that came to nothing.
    virtual std::optional<Failure> carry_out(Writer& writer) = 0;
    virtual void report(const std::optional<Failure>& failure) = 0;

    std::string table{};    // its id; empty where it concerns none that is there
    std::size_t bytes = 0;  // it takes while it waits, where that may be much
  };
  using Jobs = std::vector<std::unique_ptr<Job>>;
  using Results = std::vector<std::optional<Failure>>;

  explicit QueuedStore(const StoreOptions& options)
      : most_waiting_(options.most_waiting), most_waiting_bytes_(options.most_waiting_bytes) {}
  // Whoever is derived from it begins when all is there, and ends before anything goes.
  void begin_writing();
  void end_writing();

  // On the store's thread. What became of each job, once all that was acknowledged is durable.
  virtual Results commit_together(std::span<const std::unique_ptr<Job>> group) = 0;

  void note_commit() { ++commits_; }

 private:
  void change(std::string id, std::function<std::optional<Failure>(Writer&)> work, OnStored done);
  template <class T>
  void begin_new(std::function<Outcome<T>(Writer&)> work, std::function<void(Outcome<T>)> done,
                 std::size_t bytes);
  template <class T>
  static std::unique_ptr<Job> answer(const std::string& id, std::function<Outcome<T>(Writer&)> work,
                                     std::function<void(Outcome<T>)> done);
  void enqueue(std::unique_ptr<Job> job);
  void write_until_closed();
  void write(const Jobs& group);

  const std::uint64_t most_waiting_;
  const std::uint64_t most_waiting_bytes_;
  std::mutex queue_mutex_;
  std::condition_variable queue_changed_;
  Jobs queue_;
  bool closing_ = false;
  std::atomic<std::uint64_t> written_ = 0;
  std::atomic<std::uint64_t> failed_ = 0;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> largest_group_ = 0;
  std::atomic<std::uint64_t> queued_ = 0;
  std::atomic<std::uint64_t> waiting_bytes_ = 0;

  std::thread thread_;
};

}  // namespace drover::store
