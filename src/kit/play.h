// BasicPlay: a position together with the list of events to report to, and the basic changes that
// rules consist of. Each change updates the position and reports its event in one step.
#pragma once

#include <cassert>
#include <cstdint>

#include "core/rng.h"
#include "kit/types.h"

namespace drover::kit {

// An empty position for the set-up of a new game.
template <class State, class Options>
State blank_state(const Options& options, std::uint64_t seed) {
  State state{};
  state.rng = core::Rng::from_seed(seed);
  state.options = options;
  state.viewer = kNobody;
  return state;
}

// The state must outlive it; `events` may be nullptr. A game derives from it and adds its own
// changes. `EventKind` needs kDollarsGained, kDollarsPaid and kForfeited.
template <class State, class EventKind>
class BasicPlay {
 public:
  BasicPlay(State& state, EventList* events) : s(state), events_(events) {}

  State& s;

  auto& me() { return s.player[s.current]; }
  // True if events are wanted.
  bool listening() const { return events_ != nullptr; }

  void report(EventKind kind, int a = 0, int b = 0, int c = 0, int amount = 0) {
    if (events_ != nullptr && !events_->full()) [[unlikely]] {
      events_->push_back({kind, s.current, static_cast<std::uint8_t>(a),
                          static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c),
                          static_cast<std::int16_t>(amount)});
    }
  }
  void forfeit() { report(EventKind::kForfeited); }

  // Puts a decision on the stack. A full stack, which only a position from outside can have, stays
  // as it is.
  void push(const Decision& decision) {
    if (!s.stack.full()) [[likely]] {
      s.stack.push_back(decision);
    }
  }
  void push(Kind kind, int a = 0, int b = 0, int c = 0) {
    push({kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)});
  }
  // Puts a decision on the stack that the player may decline.
  void offer(Kind kind, int a = 0, int b = 0, int c = 0) {
    push({kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c), Decision::kOptional});
  }

  void gain_dollars(int amount) {
    if (amount == 0) return;
    me().dollars = static_cast<std::uint16_t>(me().dollars + amount);
    report(EventKind::kDollarsGained, 0, 0, 0, amount);
  }
  void pay_dollars(int amount) {
    if (amount == 0) return;
    assert(amount <= me().dollars);
    me().dollars = static_cast<std::uint16_t>(me().dollars - amount);
    report(EventKind::kDollarsPaid, 0, 0, 0, amount);
  }

 private:
  EventList* events_;
};

}  // namespace drover::kit
