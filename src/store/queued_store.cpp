#include "store/queued_store.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace drover::store {

namespace {

std::size_t bytes_of(const table::TableData& data) {
  std::size_t bytes = data.start.position.size();
  for (const table::Entry& entry : data.log) bytes += sizeof entry + entry.text.size();
  return bytes;
}

}  // namespace

Failure no_such_table() { return {FailureKind::kNotFound, "There is no such table."}; }

// ---- Requests -----------------------------------------------------------------------------------

// Queues a change whose callback receives the failure, if there is one, and no result.
void QueuedStore::enqueue_change(std::string id,
                                 std::function<std::optional<Failure>(Writer&)> work,
                                 OnStored done) {
  struct ChangeRequest final : WriteRequest {
    std::function<std::optional<Failure>(Writer&)> work;
    OnStored done;

    std::optional<Failure> apply(Writer& writer) override {
      return writer.with_savepoint([&] { return work(writer); });
    }
    void report(const std::optional<Failure>& failure) override { done(failure); }
  };
  auto request = std::make_unique<ChangeRequest>();
  request->table = std::move(id);
  request->work = std::move(work);
  request->done = std::move(done);
  enqueue(std::move(request));
}

// Makes a request whose callback receives the result of `work`.
template <class T>
std::unique_ptr<QueuedStore::WriteRequest> QueuedStore::make_request(
    const std::string& id, std::function<Outcome<T>(Writer&)> work,
    std::function<void(Outcome<T>)> done) {
  struct ResultRequest final : WriteRequest {
    std::function<Outcome<T>(Writer&)> work;
    std::function<void(Outcome<T>)> done;
    Outcome<T> outcome = Failure{};

    std::optional<Failure> apply(Writer& writer) override {
      return writer.with_savepoint([&]() -> std::optional<Failure> {
        outcome = work(writer);
        if (!outcome) return outcome.error();
        return std::nullopt;
      });
    }
    void report(const std::optional<Failure>& failure) override {
      done(failure ? Outcome<T>(*failure) : std::move(outcome));
    }
  };
  auto request = std::make_unique<ResultRequest>();
  request->table = id;
  request->work = std::move(work);
  request->done = std::move(done);
  return request;
}

// Queues the creation of a table or record book. Creations are unlimited in number, so they are
// refused when the queue is full.
template <class T>
void QueuedStore::enqueue_creation(std::function<Outcome<T>(Writer&)> work,
                                   std::function<void(Outcome<T>)> done, std::size_t bytes) {
  if (queued_ >= max_queued_requests_ || queued_bytes_ + bytes > max_queued_bytes_) {
    ++failed_;
    done(Failure{FailureKind::kBusy, "Too many changes are waiting for the disk. Try again soon."});
    return;
  }
  auto request = make_request<T>(
      {},
      [work = std::move(work)](Writer& writer) -> Outcome<T> {
        if (auto failure = writer.tables().refuse_new()) return *failure;
        return work(writer);
      },
      std::move(done));
  request->bytes = bytes;
  enqueue(std::move(request));
}

void QueuedStore::create(table::TableData data, std::int64_t time, std::optional<std::string> book,
                         OnCreated done) {
  const std::size_t bytes = bytes_of(data);
  enqueue_creation<CreatedTable>(
      [data = std::move(data), time, book = std::move(book)](Writer& writer) {
        return writer.tables().create(data, time, book);
      },
      std::move(done), bytes);
}

void QueuedStore::append(std::string id, table::Entry entry, Effect effect, OnStored done) {
  struct AppendRequest final : WriteRequest {
    table::Entry entry;
    Effect effect;
    OnStored done;

    // Needs no savepoint, because append() writes nothing if it returns a failure.
    std::optional<Failure> apply(Writer& writer) override {
      return writer.tables().append(table, entry, effect);
    }
    void report(const std::optional<Failure>& failure) override { done(failure); }
  };
  auto request = std::make_unique<AppendRequest>();
  request->table = std::move(id);
  request->entry = std::move(entry);
  request->effect = std::move(effect);
  request->done = std::move(done);
  enqueue(std::move(request));
}

void QueuedStore::rename(std::string id, int seat, std::string name, OnStored done) {
  enqueue_change(
      id,
      [id, seat, name = std::move(name)](Writer& writer) {
        return writer.tables().rename(id, seat, name);
      },
      std::move(done));
}

void QueuedStore::claim(std::string id, int seat, std::string link, OnSecret done) {
  enqueue(make_request<std::string>(
      id,
      [id, seat, link = std::move(link)](Writer& writer) {
        return writer.tables().claim(id, seat, link);
      },
      std::move(done)));
}

void QueuedStore::change_seat(std::string id, SeatChange change, OnSecret done) {
  enqueue(make_request<std::string>(
      id,
      [id, change = std::move(change)](Writer& writer) {
        return writer.tables().change_seat(id, change);
      },
      std::move(done)));
}

void QueuedStore::make_book(std::int64_t time, OnSecret done) {
  enqueue_creation<std::string>([time](Writer& writer) { return writer.books().create(time); },
                                std::move(done), 0);
}

void QueuedStore::forget_result(std::string book, std::string id, OnStored done) {
  enqueue_change(
      id,
      [book = std::move(book), id](Writer& writer) {
        return writer.books().forget_result(book, id);
      },
      std::move(done));
}

void QueuedStore::forget_book(std::string book, OnStored done) {
  enqueue_change(
      {}, [book = std::move(book)](Writer& writer) { return writer.books().forget(book); },
      std::move(done));
}

void QueuedStore::sweep(std::int64_t now, const Retention& retention, std::int64_t most,
                        OnSwept done) {
  using Ids = std::vector<std::string>;
  enqueue(make_request<Ids>(
      {},
      [now, retention, most](Writer& writer) -> Outcome<Ids> {
        return writer.tables().sweep(now, retention, most);
      },
      std::move(done)));
}

void QueuedStore::check_writable(OnStored done) {
  enqueue_change(
      {},
      [](Writer& writer) -> std::optional<Failure> {
        writer.tables().probe();
        return std::nullopt;
      },
      std::move(done));
}

Counters QueuedStore::counters() const {
  Counters counters;
  counters.written = written_;
  counters.failed = failed_;
  counters.commits = commits_;
  counters.largest_group = largest_group_;
  counters.queued = queued_;
  return counters;
}

// ---- The thread ---------------------------------------------------------------------------------

void QueuedStore::start_writer() {
  thread_ = std::thread([this] { run_writer(); });
}

void QueuedStore::stop_writer() {
  {
    const std::lock_guard guard(queue_mutex_);
    closing_ = true;
  }
  queue_changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void QueuedStore::enqueue(std::unique_ptr<WriteRequest> request) {
  queued_bytes_ += request->bytes;
  ++queued_;
  {
    const std::lock_guard guard(queue_mutex_);
    queue_.push_back(std::move(request));
  }
  queue_changed_.notify_one();
}

void QueuedStore::run_writer() {
  // Under load the writer waits a moment for more requests: a larger group costs each request less
  // than a flush of its own.
  constexpr std::chrono::milliseconds kGatherTime{4};
  for (std::size_t last_group = 0;;) {
    if (last_group > 1) std::this_thread::sleep_for(kGatherTime);
    WriteRequests group;
    {
      std::unique_lock guard(queue_mutex_);
      queue_changed_.wait(guard, [&] { return closing_ || !queue_.empty(); });
      if (queue_.empty()) return;
      group = std::exchange(queue_, {});
    }
    write_group(group);
    last_group = group.size();
  }
}

void QueuedStore::write_group(const WriteRequests& group) {
  Results results = commit_group(group);
  largest_group_ = std::max<std::uint64_t>(largest_group_, group.size());
  for (std::size_t i = 0; i < group.size(); ++i) {
    ++(results[i] ? failed_ : written_);
    --queued_;
    queued_bytes_ -= group[i]->bytes;
    group[i]->report(results[i]);
  }
}

}  // namespace drover::store
