#include "trail/heuristic/prospects.h"

namespace drover::trail {

bool is_gain(const State& before, const Event& event) {
  return event.kind != EventKind::kCertificatesMoved ||
         event.a > before.player[event.seat].certificates;
}

bool names_visible_pieces(const State& view, const Event& event) {
  switch (EventKind(event.kind)) {
    case EventKind::kCattleBought:
    case EventKind::kCattleTaken:
      return view.cattle_market[event.a] > 0;
    case EventKind::kHazardTaken:
    case EventKind::kTradeTileTaken:
      return view.board[event.a] == kansas_tile_on_board(event.b);
    default:
      return true;
  }
}

}  // namespace drover::trail
