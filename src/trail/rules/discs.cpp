#include "trail/rules/discs.h"

#include "trail/rules/limits.h"

namespace drover::trail {

namespace {

Corners target_corners(const Decision& decision) {
  return static_cast<DiscTarget>(decision.a) == DiscTarget::kCity
             ? kCityTable[decision.b].corners
             : kStationTable[decision.b].corners;
}

// Lists the disc spaces with the given corners that can be cleared now. A hand space costs dollars,
// and what is still owed for transport must remain payable.
void list_disc_spaces(const State& state, Corners corners, int keep, MoveList& list) {
  const PlayerState& me = state.me();
  for (std::uint8_t i = 0; i < kDiscSpaces; ++i) {
    const DiscSpaceRow& row = kDiscSpaceTable[i];
    if (me.discs[i] == 0 || row.corners != corners) continue;
    if (row.pay > 0 && row.pay + keep > me.dollars) continue;
    list.push_back({MoveKind::kDisc, i});
  }
}

// An arrow gives its objective card when both of its cities hold a disc; each must be taken (R50).
void follow_arrows(Play& play, int city) {
  const auto has_disc = [&](int other) {
    return play.me().cities[static_cast<std::size_t>(other)] > 0;
  };
  if (city > 0 && kCityArrowTable[static_cast<std::size_t>(city - 1)].objective_card &&
      has_disc(city - 1)) {
    play.push(DecisionKind::kTakeObjective, 0);
  }
  if (city < kLastCity && kCityArrowTable[static_cast<std::size_t>(city)].objective_card &&
      has_disc(city + 1)) {
    play.push(DecisionKind::kTakeObjective, 0);
  }
}

}  // namespace

void legal_disc(const State& state, const Decision& decision, MoveList& list) {
  const PlayerState& me = state.me();
  const auto is_left = [&](Corners corners) {
    for (std::size_t i = 0; i < kDiscSpaces; ++i) {
      if (me.discs[i] > 0 && kDiscSpaceTable[i].corners == corners) return true;
    }
    return false;
  };
  // A light target takes a dark disc only when no light one is left (R41).
  const bool dark_allowed = target_corners(decision) == Corners::kDark || !is_left(Corners::kLight);
  list_disc_spaces(state, Corners::kLight, decision.c, list);
  if (dark_allowed) list_disc_spaces(state, Corners::kDark, decision.c, list);
  if (!list.empty()) return;
  // None left, or none that can be paid: one comes from a station of choice (R42). It cannot be the
  // one just upgraded, which has no disc yet (R43).
  for (std::uint8_t station = 0; station < kStations; ++station) {
    if ((me.stations >> station & 1U) != 0) list.push_back({MoveKind::kStationDisc, station});
  }
}

void apply_disc(Play& play, const Decision& decision, Move move) {
  PlayerState& me = play.me();
  if (move.kind == MoveKind::kStationDisc) {
    me.stations = static_cast<std::uint16_t>(me.stations & ~(1U << move.a));
    play.report(EventKind::kStationDiscTaken, move.a);
  } else {
    --me.discs[move.a];
    play.report(EventKind::kDiscTaken, move.a);
    play.pay_dollars(kDiscSpaceTable[move.a].pay);
    play.gain_dollars(kDiscSpaceTable[move.a].gain);
  }
  play.report(EventKind::kDiscPlaced, decision.a, decision.b);
  if (static_cast<DiscTarget>(decision.a) == DiscTarget::kStation) {
    me.stations = static_cast<std::uint16_t>(me.stations | 1U << decision.b);
    return;
  }
  ++me.cities[decision.b];
  follow_arrows(play, decision.b);
}

}  // namespace drover::trail
