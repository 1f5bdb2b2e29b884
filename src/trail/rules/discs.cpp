#include "trail/rules/discs.h"

#include "trail/rules/exchange.h"
#include "trail/rules/limits.h"

namespace drover::trail {

namespace {

Corners target_corners(const State& state, const Decision& decision) {
  return static_cast<DiscTarget>(decision.a) == DiscTarget::kCity
             ? city_row(state, decision.b).corners
             : station_row(state, decision.b).corners;
}

// The disc spaces that can be cleared now, as bit sets of places. A hand space costs dollars, and
// what is still owed for transport must remain payable.
struct Clearable {
  unsigned light = 0;
  unsigned dark = 0;
};
Clearable clearable(const State& state, const Decision& decision) {
  const PlayerState& me = state.me();
  Clearable found;
  for (unsigned i = 0; i < kDiscSpaces; ++i) {
    if (me.discs[i] == 0) continue;
    const DiscSpaceRow& row = disc_space_row(state.edition(), i);
    const bool light = row.corners == Corners::kLight;
    if (row.pay > 0 && row.pay + decision.c > me.dollars) continue;
    (light ? found.light : found.dark) |= 1U << i;
  }
  // A light target takes a dark disc only when no light one is left (R41), or none that can be paid
  // (N17).
  if (found.light != 0 && target_corners(state, decision) == Corners::kLight) found.dark = 0;
  return found;
}

// An arrow gives what it shows when both of its cities hold a disc; each card must be taken (R50).
void follow_arrows(Play& play, City city) {
  for_each_arrow(play.s, play.me(), city, [&](const CityArrowRow& arrow) {
    gain_tokens(play, arrow.tokens);
    if (arrow.objective_card) play.push(DecisionKind::kTakeObjective, 0);
  });
}

}  // namespace

bool can_place_disc(const State& state, const Decision& decision) {
  const PlayerState& me = state.me();
  // The usual case first: a disc for the auxiliary dollar or draw is there and costs nothing.
  if ((me.discs[0] | me.discs[1]) != 0 || me.stations != 0) return true;
  const Clearable spaces = clearable(state, decision);
  return (spaces.light | spaces.dark) != 0;
}

void legal_disc(const State& state, const Decision& decision, MoveList& list) {
  const auto add = [&](MoveKind kind, unsigned places) {
    kit::list_each(kind, bits<std::uint8_t>(places), list);
  };
  const Clearable spaces = clearable(state, decision);
  add(MoveKind::kDisc, spaces.light);
  add(MoveKind::kDisc, spaces.dark);
  // None left, or none that can be paid: one comes from a station of choice (R42). It cannot be the
  // one just upgraded, which has no disc yet (R43).
  if (list.empty()) add(MoveKind::kStationDisc, state.me().stations);
}

void apply_disc(Play& play, const Decision& decision, Move move) {
  PlayerState& me = play.me();
  if (move.kind == MoveKind::kStationDisc) {
    me.stations = static_cast<std::uint16_t>(me.stations & ~(1U << move.a));
    play.report(EventKind::kStationDiscTaken, move.a);
  } else {
    --me.discs[move.a];
    play.report(EventKind::kDiscTaken, move.a);
    const DiscSpaceRow& row = disc_space_row(play.s.edition(), move.a);
    play.pay_dollars(row.pay);
    play.gain_dollars(row.gain);
  }
  play.report(EventKind::kDiscPlaced, decision.a, decision.b);
  if (static_cast<DiscTarget>(decision.a) == DiscTarget::kStation) {
    me.stations = static_cast<std::uint16_t>(me.stations | 1U << decision.b);
    return;
  }
  ++me.cities[decision.b];
  follow_arrows(play, decision.b);
  if (city_row(play.s, decision.b).crest.objective_card) {
    play.push(DecisionKind::kTakeObjective, 0);
  }
}

}  // namespace drover::trail
