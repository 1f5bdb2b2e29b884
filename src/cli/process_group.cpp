#include "cli/process_group.h"

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

enum Tag : int { kRequest, kDeals, kResult, kFinished };

struct Message {
  int from;
  int tag;
  int bytes;
};
std::optional<Message> next_message(int from) {
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

constexpr int kCoordinator = 0;

class MpiRemoteDealSource final : public RemoteDealSource {
 public:
  std::optional<std::int64_t> next() override;
  void deliver(std::int64_t deal, arena::DealResult result) override;
  void exchange_messages() override;
  void close() override;
  void finish(const std::optional<game::Error>& failure) override;

 private:
  void send_results();
  void receive_deals();
  std::int64_t deals_to_request();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::int64_t> deals_;
  std::vector<std::pair<std::int64_t, arena::DealResult>> finished_;
  std::int64_t idle_threads_ = 0;  // threads without a deal
  std::int64_t played_ = 0;
  bool closed_ = false;
  bool request_pending_ = false;  // the deals requested have not arrived yet
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

class MpiProcessGroup final : public ProcessGroup {
 public:
  MpiProcessGroup();
  ~MpiProcessGroup() override { MPI_Finalize(); }
  MpiProcessGroup(const MpiProcessGroup&) = delete;
  MpiProcessGroup& operator=(const MpiProcessGroup&) = delete;

  int rank() const override { return rank_; }
  int size() const override { return size_; }
  std::optional<int> first_failed(bool failed) override;
  bool handle_messages(arena::DealScheduler& scheduler) override;
  std::optional<game::Error> failure() const override { return failure_; }
  std::unique_ptr<RemoteDealSource> remote_deal_source() override {
    return std::make_unique<MpiRemoteDealSource>();
  }

 private:
  void send_deals(int process, arena::DealScheduler& scheduler);
  void receive_result(int process, int bytes, arena::DealScheduler& scheduler);
  void handle_finished(int process, int bytes, arena::DealScheduler& scheduler);

  int rank_ = 0;
  int size_ = 1;
  int running_ = 0;  // other processes that have not finished
  std::optional<game::Error> failure_;
};

MpiProcessGroup::MpiProcessGroup() {
  int provided = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
  if (provided < MPI_THREAD_FUNNELED) {
    MPI_Finalize();
    fail("This MPI cannot be used by a program with threads.");
  }
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
  running_ = size_ - 1;
}

std::optional<int> MpiProcessGroup::first_failed(bool failed) {
  const int mine = failed ? rank_ : size_;
  int first = size_;
  MPI_Allreduce(&mine, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  if (first == size_) return std::nullopt;
  return first;
}

// ---- Process 0 ----------------------------------------------------------------------------------

bool MpiProcessGroup::handle_messages(arena::DealScheduler& scheduler) {
  while (running_ > 0) {
    const std::optional<Message> message = next_message(MPI_ANY_SOURCE);
    if (!message) break;
    if (message->tag == kRequest) send_deals(message->from, scheduler);
    if (message->tag == kResult) receive_result(message->from, message->bytes, scheduler);
    if (message->tag == kFinished) handle_finished(message->from, message->bytes, scheduler);
  }
  return running_ == 0;
}

void MpiProcessGroup::send_deals(int process, arena::DealScheduler& scheduler) {
  std::int64_t count = 0;
  receive(process, kRequest, &count, sizeof(count));
  const arena::DealRange range = scheduler.next(count);
  send(process, kDeals, &range, sizeof(range));
}

void MpiProcessGroup::receive_result(int process, int bytes, arena::DealScheduler& scheduler) {
  std::vector<std::byte> data(static_cast<std::size_t>(bytes));
  receive(process, kResult, data.data(), data.size());
  std::int64_t deal = 0;
  std::memcpy(&deal, data.data(), sizeof(deal));
  arena::DealResult result((data.size() - sizeof(deal)) / sizeof(arena::GameResult));
  std::memcpy(result.data(), data.data() + sizeof(deal), data.size() - sizeof(deal));
  scheduler.deliver(deal, std::move(result));
}

void MpiProcessGroup::handle_finished(int process, int bytes, arena::DealScheduler& scheduler) {
  std::string sentence(static_cast<std::size_t>(bytes), ' ');
  receive(process, kFinished, sentence.data(), sentence.size());
  --running_;
  if (sentence.empty()) return;
  failure_ = game::Error{std::move(sentence)};
  scheduler.stop();
}

// ---- All others ---------------------------------------------------------------------------------

std::optional<std::int64_t> MpiRemoteDealSource::next() {
  std::unique_lock lock(mutex_);
  ++idle_threads_;
  changed_.wait(lock, [this] { return closed_ || !deals_.empty(); });
  --idle_threads_;
  if (deals_.empty()) return std::nullopt;
  const std::int64_t deal = deals_.front();
  deals_.pop_front();
  return deal;
}

void MpiRemoteDealSource::deliver(std::int64_t deal, arena::DealResult result) {
  const std::lock_guard lock(mutex_);
  finished_.emplace_back(deal, std::move(result));
  ++played_;
}

void MpiRemoteDealSource::exchange_messages() {
  send_results();
  receive_deals();
  const std::int64_t count = deals_to_request();
  if (count > 0) send(kCoordinator, kRequest, &count, sizeof(count));
}

void MpiRemoteDealSource::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  deals_.clear();
  changed_.notify_all();
}

void MpiRemoteDealSource::finish(const std::optional<game::Error>& failure) {
  send_results();
  while (request_pending_) receive_deals();  // they are not played, but must be received
  const std::string sentence = failure ? failure->sentence : "";
  send(kCoordinator, kFinished, sentence.data(), sentence.size());
}

void MpiRemoteDealSource::send_results() {
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
    send(kCoordinator, kResult, data.data(), data.size());
  }
}

void MpiRemoteDealSource::receive_deals() {
  if (!request_pending_ || !next_message(kCoordinator)) return;
  arena::DealRange range;
  receive(kCoordinator, kDeals, &range, sizeof(range));
  request_pending_ = false;
  const std::lock_guard lock(mutex_);
  if (range.empty()) closed_ = true;  // the scheduler has no more deals
  if (!closed_) {
    for (std::int64_t deal = range.begin; deal < range.end; ++deal) deals_.push_back(deal);
  }
  changed_.notify_all();
}

// The number of deals to request: enough for kSupplySeconds at the speed so far. Short games need a
// supply, because a request takes longer than a game; long games are requested one by one, so that
// all processes finish at the same time.
std::int64_t MpiRemoteDealSource::deals_to_request() {
  constexpr double kSupplySeconds = 0.05;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
  const std::lock_guard lock(mutex_);
  if (closed_ || request_pending_) return 0;
  const double soon = static_cast<double>(played_) / passed.count() * kSupplySeconds;
  const std::int64_t count =
      idle_threads_ + static_cast<std::int64_t>(soon) - static_cast<std::int64_t>(deals_.size());
  request_pending_ = count > 0;
  return count;
}

}  // namespace

std::unique_ptr<ProcessGroup> ProcessGroup::start() { return std::make_unique<MpiProcessGroup>(); }

#else

std::unique_ptr<ProcessGroup> ProcessGroup::start() { return nullptr; }

#endif

}  // namespace drover::cli
