#include "cli/processes.h"

#ifdef DROVER_MPI
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <mpi.h>

#include "cli/cli.h"
#endif

namespace drover::cli {

#ifdef DROVER_MPI

namespace {

enum Tag : int { kAsk, kDeals, kResult, kLeave };

struct Message {
  int from;
  int tag;
  int bytes;
};
std::optional<Message> arrived(int from) {
  int there = 0;
  MPI_Status status;
  MPI_Iprobe(from, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
  if (there == 0) return std::nullopt;
  int bytes = 0;
  MPI_Get_count(&status, MPI_BYTE, &bytes);
  return Message{status.MPI_SOURCE, status.MPI_TAG, bytes};
}

void send(int to, Tag tag, const void* data, std::size_t bytes) {
  MPI_Send(data, static_cast<int>(bytes), MPI_BYTE, to, tag, MPI_COMM_WORLD);
}
void receive(int from, Tag tag, void* data, std::size_t bytes) {
  MPI_Recv(data, static_cast<int>(bytes), MPI_BYTE, from, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

constexpr int kHost = 0;

class MpiGuest final : public Guest {
 public:
  std::optional<std::int64_t> next() override;
  void deliver(std::int64_t deal, arena::DealResult result) override;
  void serve() override;
  void close() override;
  void leave(const std::optional<game::Error>& failure) override;

 private:
  void send_results();
  void receive_deals();
  std::int64_t wanted();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::int64_t> deals_;
  std::vector<std::pair<std::int64_t, arena::DealResult>> finished_;
  std::int64_t waiting_ = 0;  // threads without a deal
  std::int64_t played_ = 0;
  bool closed_ = false;
  bool asked_ = false;  // an answer is on its way
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

class MpiProcesses final : public Processes {
 public:
  MpiProcesses();
  ~MpiProcesses() override { MPI_Finalize(); }
  MpiProcesses(const MpiProcesses&) = delete;
  MpiProcesses& operator=(const MpiProcesses&) = delete;

  int rank() const override { return rank_; }
  int size() const override { return size_; }
  std::optional<int> first_failed(bool failed) override;
  bool serve(arena::Ledger& ledger) override;
  std::optional<game::Error> failure() const override { return failure_; }
  std::unique_ptr<Guest> guest() override { return std::make_unique<MpiGuest>(); }

 private:
  void answer(int guest, arena::Ledger& ledger);
  void take_result(int guest, int bytes, arena::Ledger& ledger);
  void take_leave(int guest, int bytes, arena::Ledger& ledger);

  int rank_ = 0;
  int size_ = 1;
  int guests_ = 0;  // that have not taken leave
  std::optional<game::Error> failure_;
};

MpiProcesses::MpiProcesses() {
  int provided = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
  if (provided < MPI_THREAD_FUNNELED) {
    MPI_Finalize();
    fail("This MPI cannot be used by a program with threads.");
  }
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
  guests_ = size_ - 1;
}

std::optional<int> MpiProcesses::first_failed(bool failed) {
  const int mine = failed ? rank_ : size_;
  int first = size_;
  MPI_Allreduce(&mine, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  if (first == size_) return std::nullopt;
  return first;
}

// ---- Process 0 ----------------------------------------------------------------------------------

bool MpiProcesses::serve(arena::Ledger& ledger) {
  while (guests_ > 0) {
    const std::optional<Message> message = arrived(MPI_ANY_SOURCE);
    if (!message) break;
    if (message->tag == kAsk) answer(message->from, ledger);
    if (message->tag == kResult) take_result(message->from, message->bytes, ledger);
    if (message->tag == kLeave) take_leave(message->from, message->bytes, ledger);
  }
  return guests_ == 0;
}

void MpiProcesses::answer(int guest, arena::Ledger& ledger) {
  std::int64_t wanted = 0;
  receive(guest, kAsk, &wanted, sizeof(wanted));
  const arena::DealRange range = ledger.next(wanted);
  send(guest, kDeals, &range, sizeof(range));
}

void MpiProcesses::take_result(int guest, int bytes, arena::Ledger& ledger) {
  std::vector<std::byte> data(static_cast<std::size_t>(bytes));
  receive(guest, kResult, data.data(), data.size());
  std::int64_t deal = 0;
  std::memcpy(&deal, data.data(), sizeof(deal));
  arena::DealResult result((data.size() - sizeof(deal)) / sizeof(arena::GameResult));
  std::memcpy(result.data(), data.data() + sizeof(deal), data.size() - sizeof(deal));
  ledger.deliver(deal, std::move(result));
}

void MpiProcesses::take_leave(int guest, int bytes, arena::Ledger& ledger) {
  std::string sentence(static_cast<std::size_t>(bytes), ' ');
  receive(guest, kLeave, sentence.data(), sentence.size());
  --guests_;
  if (sentence.empty()) return;
  failure_ = game::Error{std::move(sentence)};
  ledger.stop();
}

// ---- All others ---------------------------------------------------------------------------------

std::optional<std::int64_t> MpiGuest::next() {
  std::unique_lock lock(mutex_);
  ++waiting_;
  changed_.wait(lock, [this] { return closed_ || !deals_.empty(); });
  --waiting_;
  if (deals_.empty()) return std::nullopt;
  const std::int64_t deal = deals_.front();
  deals_.pop_front();
  return deal;
}

void MpiGuest::deliver(std::int64_t deal, arena::DealResult result) {
  const std::lock_guard lock(mutex_);
  finished_.emplace_back(deal, std::move(result));
  ++played_;
}

void MpiGuest::serve() {
  send_results();
  receive_deals();
  const std::int64_t count = wanted();
  if (count > 0) send(kHost, kAsk, &count, sizeof(count));
}

void MpiGuest::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  deals_.clear();
  changed_.notify_all();
}

void MpiGuest::leave(const std::optional<game::Error>& failure) {
  send_results();
  while (asked_) receive_deals();  // nobody plays them; the host must not be left with a message
  const std::string sentence = failure ? failure->sentence : "";
  send(kHost, kLeave, sentence.data(), sentence.size());
}

void MpiGuest::send_results() {
  std::vector<std::pair<std::int64_t, arena::DealResult>> finished;
  {
    const std::lock_guard lock(mutex_);
    finished.swap(finished_);
  }
  for (const auto& [deal, result] : finished) {
    const std::size_t size = result.size() * sizeof(arena::GameResult);
    std::vector<std::byte> data(sizeof(deal) + size);
    std::memcpy(data.data(), &deal, sizeof(deal));
    std::memcpy(data.data() + sizeof(deal), result.data(), size);
    send(kHost, kResult, data.data(), data.size());
  }
}

void MpiGuest::receive_deals() {
  if (!asked_ || !arrived(kHost)) return;
  arena::DealRange range;
  receive(kHost, kDeals, &range, sizeof(range));
  asked_ = false;
  const std::lock_guard lock(mutex_);
  if (range.empty()) closed_ = true;  // there are no more
  if (!closed_) {
    for (std::int64_t deal = range.begin; deal < range.end; ++deal) deals_.push_back(deal);
  }
  changed_.notify_all();
}

// Quick games need a supply, since fetching takes longer than playing; slow ones are fetched one by
// one, so that all processes finish together.
std::int64_t MpiGuest::wanted() {
  constexpr double kSupply = 0.05;  // seconds
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
  const std::lock_guard lock(mutex_);
  if (closed_ || asked_) return 0;
  const double soon = static_cast<double>(played_) / passed.count() * kSupply;
  const std::int64_t count =
      waiting_ + static_cast<std::int64_t>(soon) - static_cast<std::int64_t>(deals_.size());
  asked_ = count > 0;
  return count;
}

}  // namespace

std::unique_ptr<Processes> Processes::start() { return std::make_unique<MpiProcesses>(); }

#else

std::unique_ptr<Processes> Processes::start() { return nullptr; }

#endif

}  // namespace drover::cli
