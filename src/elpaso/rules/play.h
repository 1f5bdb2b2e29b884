// Play: a position with its event list, and the basic changes of this game besides those of the
// kit.
#pragma once

#include <algorithm>

#include "elpaso/rules/rules.h"
#include "kit/play.h"

namespace drover::elpaso {

class Play : public kit::BasicPlay<State, EventKind> {
 public:
  using BasicPlay::BasicPlay;

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
};

inline int workers(const PlayerState& player, Worker worker) { return at(player.workers, worker); }

}  // namespace drover::elpaso
