#include "elpaso/heuristic/prospects.h"

namespace drover::elpaso {

bool is_gain(const State& before, const Event& event) {
  return event.kind != EventKind::kCertificatesMoved ||
         event.a > before.player[event.seat].certificates;
}

bool names_visible_pieces(const State& view, const Event& event) {
  return event.kind != EventKind::kCattleTaken || view.market[event.a] > 0;
}

}  // namespace drover::elpaso
