#include "server/thinkers.h"

#include <algorithm>
#include <utility>

namespace drover::server {

namespace {

using std::chrono::milliseconds;

// However many wait: less is not worth beginning.
constexpr milliseconds kLeastTime{50};
// What nobody looks at may be a little weaker.
constexpr int kPartForNobody = 4;

}  // namespace

Thinkers::Ticket::Ticket(Thinkers& thinkers, Thought thought)
    : thinkers_(thinkers), thought_(std::move(thought)), clock_(std::make_unique<bots::Clock>()) {}

void Thinkers::Ticket::hurry() {
  const std::lock_guard guard(thinkers_.mutex_);
  hurried_ = true;
  clock_->interrupt();
}

bool Thinkers::Ticket::withdraw() {
  Thought::Work work;  // goes with what it holds, outside of the lock
  const std::lock_guard guard(thinkers_.mutex_);
  FairQueue<TicketHandle>& queue = (thought_.quick ? thinkers_.quick_ : thinkers_.slow_).queue;
  const bool waited = queue.remove(thought_.urgency, thought_.visitor,
                                   [&](const TicketHandle& one) { return one.get() == this; });
  if (waited) work = std::exchange(thought_.work, nullptr);
  return waited;
}

Thinkers::Thinkers(unsigned threads) {
  quick_.threads.emplace_back([this] { work_in(quick_); });
  for (unsigned i = 0; i < threads; ++i) {
    slow_.threads.emplace_back([this] { work_in(slow_); });
  }
}

Thinkers::~Thinkers() { stop(); }

Thinkers::TicketHandle Thinkers::think(Thought thought) {
  auto ticket = std::make_shared<Ticket>(*this, std::move(thought));
  const std::lock_guard guard(mutex_);
  if (stopped_) {
    ticket->thought_.work = nullptr;
    return ticket;
  }
  Lane& lane = ticket->thought_.quick ? quick_ : slow_;
  lane.queue.push(ticket->thought_.urgency, ticket->thought_.visitor, ticket);
  if (&lane == &slow_) put_something_aside(*ticket);
  lane.changed.notify_one();
  return ticket;
}

std::size_t Thinkers::waiting() const {
  const std::lock_guard guard(mutex_);
  return quick_.queue.size() + slow_.queue.size();
}

void Thinkers::stop() {
  std::vector<TicketHandle> dropped;  // with what they hold, outside of the lock
  {
    const std::lock_guard guard(mutex_);
    stopped_ = true;
    for (Lane* lane : {&quick_, &slow_}) {
      while (auto ticket = lane->queue.pop()) dropped.push_back(std::move(*ticket));
      for (const TicketHandle& ticket : lane->running) ticket->clock_->interrupt();
      lane->changed.notify_all();
    }
  }
  for (Lane* lane : {&quick_, &slow_}) {
    for (std::thread& thread : lane->threads) {
      if (thread.joinable()) thread.join();
    }
  }
  // Whoever asked keeps the ticket, and the work may well keep whoever asked.
  for (const TicketHandle& ticket : dropped) ticket->thought_.work = nullptr;
}

// Somebody waits, and all threads are busy: the least urgent search makes room.
void Thinkers::put_something_aside(const Ticket& for_this) {
  if (for_this.thought_.urgency != Urgency::kPerson) return;
  if (slow_.running.size() < slow_.threads.size()) return;
  Ticket* least = nullptr;
  for (const TicketHandle& ticket : slow_.running) {
    if (ticket->thought_.urgency == Urgency::kPerson || ticket->aside_ || ticket->hurried_)
      continue;
    if (least == nullptr || least->thought_.urgency < ticket->thought_.urgency)
      least = ticket.get();
  }
  if (least == nullptr) return;
  least->aside_ = true;
  least->clock_->interrupt();
}

// How long it may take depends on who else waits when it begins.
void Thinkers::begin(Lane& lane, Ticket& ticket) {
  const Thought& thought = ticket.thought_;
  if (ticket.hurried_ || thought.quick || thought.time.count() == 0) return;
  const std::size_t threads = lane.threads.size();
  const std::size_t others = lane.queue.visitors(thought.urgency);
  milliseconds time = thought.time;
  if (others >= threads) time = time * threads / (others + 1);
  if (thought.urgency == Urgency::kNobody) time /= kPartForNobody;
  ticket.clock_->limit(std::max(time, kLeastTime));
}

void Thinkers::work_in(Lane& lane) {
  std::unique_lock lock(mutex_);
  for (;;) {
    lane.changed.wait(lock, [&] { return stopped_ || !lane.queue.empty(); });
    if (stopped_) return;
    TicketHandle ticket = *lane.queue.pop();
    lane.running.push_back(ticket);
    begin(lane, *ticket);
    lock.unlock();
    Thought::Deliver deliver = ticket->thought_.work(*ticket->clock_);
    lock.lock();
    std::erase(lane.running, ticket);
    if (ticket->aside_ && !ticket->hurried_ && !stopped_) {
      ticket->aside_ = false;
      ticket->clock_ = std::make_unique<bots::Clock>();
      lane.queue.push(ticket->thought_.urgency, ticket->thought_.visitor, ticket);
      continue;
    }
    lock.unlock();
    if (deliver) deliver();
    // What it holds may be large, and the ticket is kept by whoever asked.
    ticket->thought_.work = nullptr;
    deliver = nullptr;
    ticket.reset();
    lock.lock();
  }
}

}  // namespace drover::server
