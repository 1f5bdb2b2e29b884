// Who thinks, and in which order: the threads for everything that takes a processor's time.
//
//   quick   one thread of its own, for what takes a moment: nothing slow ever stands before it
//   slow    some threads for searches: what is most urgent comes first; among equals the visitors
//           take turns, and so do the tables of one visitor
//
// A search that nobody sits waiting for is put aside when somebody does. Where more visitors wait
// than there are threads, each search gets a part of its time, so that all are answered soon.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/clock.h"
#include "server/fair_queue.h"

namespace drover::server {

// Something to be worked out.
struct Thought {
  using Deliver = std::function<void()>;
  // Thinks, and returns what is to be done with the outcome. That does not happen if the thought
  // was put aside meanwhile: then it is thought again later.
  using Work = std::function<Deliver(bots::Clock& clock)>;

  Urgency urgency = Urgency::kNobody;
  std::string visitor;  // for whom
  bool quick = false;
  std::chrono::milliseconds time{0};  // that a slow one would like to have; 0: it has its own limit
  Work work;
};

class Thinkers {
 public:
  // Of something that was handed over, for as long as there are thinkers.
  class Ticket {
   public:
    Ticket(Thinkers& thinkers, Thought thought);
    // It ends soon, with what was found so far.
    void hurry();
    // Whether it had not begun; then it never will.
    bool withdraw();

   private:
    friend class Thinkers;

    Thinkers& thinkers_;
    Thought thought_;
    std::unique_ptr<bots::Clock> clock_;
    bool hurried_ = false;
    bool aside_ = false;
  };
  using TicketHandle = std::shared_ptr<Ticket>;

  // `threads` for what is slow; with none it waits for ever.
  explicit Thinkers(unsigned threads);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  ~Thinkers();

  // From any thread. What is handed over after stop() is never thought.
  TicketHandle think(Thought thought);

  unsigned threads() const { return static_cast<unsigned>(slow_.threads.size()); }
  std::size_t waiting() const;

  // Interrupts what is being thought, drops the rest and waits for the threads.
  void stop();

 private:
  struct Lane {
    FairQueue<TicketHandle> queue;
    std::vector<TicketHandle> running;
    std::vector<std::thread> threads;
    std::condition_variable changed;
  };

  void work_in(Lane& lane);
  void begin(Lane& lane, Ticket& ticket);
  void put_something_aside(const Ticket& for_this);

  mutable std::mutex mutex_;
  Lane quick_;
  Lane slow_;
  bool stopped_ = false;
};

}  // namespace drover::server
