// The turn in progress, as the rules see it: the position, the listener, and the few changes that
// every rule is made of. Each of them changes the position and reports the event, so neither can be
// forgotten.
#pragma once

#include <algorithm>

#include "elpaso/engine.h"

namespace drover::elpaso {

class Play {
 public:
  Play(State& state, EventList* events) : s(state), events_(events) {}

  State& s;

  PlayerState& me() { return s.player[s.current]; }
  bool listening() const { return events_ != nullptr; }

  void report(EventKind kind, int a = 0, int b = 0, int c = 0, int amount = 0) {
    if (events_ != nullptr && !events_->full()) [[unlikely]] {
      events_->push_back({kind, s.current, static_cast<std::uint8_t>(a),
                          static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c),
                          static_cast<std::int16_t>(amount)});
    }
  }

  void push(DecisionKind kind, int a = 0, int b = 0, int c = 0) {
    s.stack.push_back({kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                       static_cast<std::uint8_t>(c)});
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
  void gain_tokens(int amount) {
    me().tokens = static_cast<std::uint8_t>(me().tokens + amount);
    report(EventKind::kTokensGained, 0, 0, 0, amount);
  }
  // Up to `amount` forward, never past the end of the track.
  void gain_certificates(int amount) {
    move_certificates(std::min(me().certificates + amount, kMostCertificates));
  }
  void spend_certificates(int amount) { move_certificates(me().certificates - amount); }

  void put_on_board(Space space, BoardTile tile) {
    s.board[space] = tile;
    s.occupied = static_cast<SpaceSet>(s.occupied | bit(space));
  }

 private:
  void move_certificates(int to) {
    if (to == me().certificates) return;
    me().certificates = static_cast<std::uint8_t>(to);
    report(EventKind::kCertificatesMoved, to);
  }

  EventList* events_;
};

// The lowest set bit of a non-empty set; walks a set as `for (...; set &= set - 1)`.
inline int first_of(unsigned set) { return std::countr_zero(set); }

inline int workers(const PlayerState& player, Worker worker) {
  return player.workers[static_cast<std::size_t>(worker)];
}

}  // namespace drover::elpaso
