#include "store/queued_store.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace drover::store {

namespace {

std::size_t bytes_in(const table::TableData& data) {
  std::size_t bytes = data.start.position.size();
  for (const table::Entry& entry : data.log) bytes += sizeof entry + entry.text.size();
  return bytes;
}

}  // namespace

Failure no_such_table() { return {FailureKind::kNotFound, "There is no such table."}; }

// ---- Jobs ---------------------------------------------------------------------------------------

// One that answers nothing but whether it is done.
void QueuedStore::change(std::string id, std::function<std::optional<Failure>(Writer&)> work,
                         OnStored done) {
  struct Change final : Job {
    std::function<std::optional<Failure>(Writer&)> work;
    OnStored done;

    std::optional<Failure> carry_out(Writer& writer) override {
      return writer.all_or_nothing([&] { return work(writer); });
    }
    void report(const std::optional<Failure>& failure) override { done(failure); }
  };
  auto job = std::make_unique<Change>();
  job->table = std::move(id);
  job->work = std::move(work);
  job->done = std::move(done);
  enqueue(std::move(job));
}

// One that answers something when it is done.
template <class T>
std::unique_ptr<QueuedStore::Job> QueuedStore::answer(const std::string& id,
                                                      std::function<Outcome<T>(Writer&)> work,
                                                      std::function<void(Outcome<T>)> done) {
  struct Answer final : Job {
    std::function<Outcome<T>(Writer&)> work;
    std::function<void(Outcome<T>)> done;
    Outcome<T> outcome = Failure{};

    std::optional<Failure> carry_out(Writer& writer) override {
      return writer.all_or_nothing([&]() -> std::optional<Failure> {
        outcome = work(writer);
        if (!outcome) return outcome.error();
        return std::nullopt;
      });
    }
    void report(const std::optional<Failure>& failure) override {
      done(failure ? Outcome<T>(*failure) : std::move(outcome));
    }
  };
  auto job = std::make_unique<Answer>();
  job->table = id;
  job->work = std::move(work);
  job->done = std::move(done);
  return job;
}

// One that begins something new, so that there is no end to how many of them come.
template <class T>
void QueuedStore::begin_new(std::function<Outcome<T>(Writer&)> work,
                            std::function<void(Outcome<T>)> done, std::size_t bytes) {
  if (queued_ >= most_waiting_ || waiting_bytes_ + bytes > most_waiting_bytes_) {
    ++failed_;
    done(Failure{FailureKind::kBusy, "Too many changes are waiting for the disk. Try again soon."});
    return;
  }
  auto job = answer<T>(
      {},
      [work = std::move(work)](Writer& writer) -> Outcome<T> {
        if (auto failure = writer.tables().refuse_new()) return *failure;
        return work(writer);
      },
      std::move(done));
  job->bytes = bytes;
  enqueue(std::move(job));
}

void QueuedStore::create(table::TableData data, std::int64_t time, std::optional<std::string> book,
                         OnCreated done) {
  const std::size_t bytes = bytes_in(data);
  begin_new<Created>([data = std::move(data), time, book = std::move(book)](
                         Writer& writer) { return writer.tables().create(data, time, book); },
                     std::move(done), bytes);
}

void QueuedStore::append(std::string id, table::Entry entry, Effect effect, OnStored done) {
  struct Append final : Job {
    table::Entry entry;
    Effect effect;
    OnStored done;

    // Needs nothing to go back to: what fails has written nothing.
    std::optional<Failure> carry_out(Writer& writer) override {
      return writer.tables().append(table, entry, effect);
    }
    void report(const std::optional<Failure>& failure) override { done(failure); }
  };
  auto job = std::make_unique<Append>();
  job->table = std::move(id);
  job->entry = std::move(entry);
  job->effect = std::move(effect);
  job->done = std::move(done);
  enqueue(std::move(job));
}

void QueuedStore::rename(std::string id, int seat, std::string name, OnStored done) {
  change(
      id,
      [id, seat, name = std::move(name)](Writer& writer) {
        return writer.tables().rename(id, seat, name);
      },
      std::move(done));
}

void QueuedStore::claim(std::string id, int seat, std::string link, OnSecret done) {
  enqueue(answer<std::string>(
      id,
      [id, seat, link = std::move(link)](Writer& writer) {
        return writer.tables().claim(id, seat, link);
      },
      std::move(done)));
}

void QueuedStore::change_seat(std::string id, SeatChange change, OnSecret done) {
  enqueue(answer<std::string>(
      id,
      [id, change = std::move(change)](Writer& writer) {
        return writer.tables().change_seat(id, change);
      },
      std::move(done)));
}

void QueuedStore::make_book(std::int64_t time, OnSecret done) {
  begin_new<std::string>([time](Writer& writer) { return writer.books().make(time); },
                         std::move(done), 0);
}

void QueuedStore::forget_result(std::string book, std::string id, OnStored done) {
  change(
      id,
      [book = std::move(book), id](Writer& writer) {
        return writer.books().forget_result(book, id);
      },
      std::move(done));
}

void QueuedStore::forget_book(std::string book, OnStored done) {
  change(
      {}, [book = std::move(book)](Writer& writer) { return writer.books().forget(book); },
      std::move(done));
}

void QueuedStore::sweep(std::int64_t now, const Retention& retention, std::int64_t most,
                        OnSwept done) {
  using Ids = std::vector<std::string>;
  enqueue(answer<Ids>(
      {},
      [now, retention, most](Writer& writer) -> Outcome<Ids> {
        return writer.tables().sweep(now, retention, most);
      },
      std::move(done)));
}

void QueuedStore::check_writable(OnStored done) {
  change(
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

void QueuedStore::begin_writing() {
  thread_ = std::thread([this] { write_until_closed(); });
}

void QueuedStore::end_writing() {
  {
    const std::lock_guard guard(queue_mutex_);
    closing_ = true;
  }
  queue_changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void QueuedStore::enqueue(std::unique_ptr<Job> job) {
  waiting_bytes_ += job->bytes;
  ++queued_;
  {
    const std::lock_guard guard(queue_mutex_);
    queue_.push_back(std::move(job));
  }
  queue_changed_.notify_one();
}

void QueuedStore::write_until_closed() {
  // When many write at once, a moment's wait for the next ones costs them less than a flush for
  // each.
  constexpr std::chrono::milliseconds kGather{4};
  for (std::size_t last_group = 0;;) {
    if (last_group > 1) std::this_thread::sleep_for(kGather);
    Jobs group;
    {
      std::unique_lock guard(queue_mutex_);
      queue_changed_.wait(guard, [&] { return closing_ || !queue_.empty(); });
      if (queue_.empty()) return;
      group = std::exchange(queue_, {});
    }
    write(group);
    last_group = group.size();
  }
}

void QueuedStore::write(const Jobs& group) {
  Results results = commit_together(group);
  largest_group_ = std::max<std::uint64_t>(largest_group_, group.size());
  for (std::size_t i = 0; i < group.size(); ++i) {
    ++(results[i] ? failed_ : written_);
    --queued_;
    waiting_bytes_ -= group[i]->bytes;
    group[i]->report(results[i]);
  }
}

}  // namespace drover::store
