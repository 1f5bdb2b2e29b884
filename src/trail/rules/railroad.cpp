#include "trail/rules/railroad.h"

#include "trail/rules/cards.h"
#include "trail/rules/discs.h"
#include "trail/rules/exchange.h"
#include "trail/state/rule_changes.h"

namespace drover::trail {

namespace {

constexpr TrackSet kAllPlaces = (TrackSet{1} << kTrackPlaces) - 1;
constexpr TrackSet track_bit(int place) { return TrackSet{1} << place; }
constexpr TrackSet places_below(int place) { return track_bit(place) - 1; }

// Places where the active player's engine could stand. Others are ignored as if they were not there
// (R29, R31); the start holds any number.
TrackSet free_places(const State& state) {
  TrackSet taken = 0;
  for (int seat = 0; seat < state.players(); ++seat) {
    if (seat != state.current) taken |= track_bit(at(state.player, seat).engine);
  }
  return kAllPlaces & ~(taken & ~track_bit(kTrackStart));
}

int highest(TrackSet set) { return 63 - std::countl_zero(set); }

void list_places(TrackSet places, MoveList& list) {
  kit::list_each(MoveKind::kEngine, bits<std::uint8_t>(places), list);
}

// The free building of a station master. Its icon is that of bonus tile B5.
constexpr const ActionRow& kBuildFreeAction = kActionTable[action_named("B5:build-free")];

// The upper half of a station master tile; what it allows may be declined.
void receive_station_master(Play& play, std::uint8_t tile) {
  PlayerState& me = play.me();
  me.station_masters = static_cast<StationMasterSet>(me.station_masters | 1U << tile);
  const StationMasterRow& row = kStationMasterTable[tile];
  play.gain_dollars(row.dollars);
  gain_certificates(play, row.certificates);
  gain_tokens(play, row.tokens);
  switch (row.action) {
    case StationMasterAction::kNone:
      break;
    case StationMasterAction::kHazardOrTrade:
      play.offer(DecisionKind::kHazardOrTrade);
      break;
    case StationMasterAction::kFoundOffice:
      play.offer(DecisionKind::kFoundOffice);
      break;
    case StationMasterAction::kBuildFree:
      play.offer(DecisionKind::kBuildTile, 0, 0, kBuildFreeAction.amount);
      break;
  }
}

}  // namespace

// Walking through turnouts only makes a way longer, so everything up to the `most`-th free numbered
// space is in reach. Reaching space 39 ends the movement.
TrackSet engine_forward_reach(const State& state, int most) {
  const int from = state.me().engine;
  const TrackSet ahead = free_places(state) & ~places_below(from + 1);
  TrackSet numbered = ahead & ~kTurnoutMask;
  if (numbered == 0) return 0;
  for (int i = 1; i < most && (numbered & (numbered - 1)) != 0; ++i) numbered &= numbered - 1;
  const int farthest = std::countr_zero(numbered);
  return ahead & places_below(farthest + 1);
}

// Going back, every free turnout on the way may be stepped on or not: a place `steps` numbered
// steps away with `turnouts` turnouts before it is reached by any exact number in between.
TrackSet engine_back_reach(const State& state, int spaces) {
  TrackSet reach = 0;
  int steps = 0;
  int turnouts = 0;
  for (TrackSet behind = free_behind_engine(state); behind != 0 && steps <= spaces;) {
    const int place = highest(behind);
    behind &= ~track_bit(place);
    if ((kTurnoutMask & track_bit(place)) != 0) {
      if (steps + 1 <= spaces && spaces <= steps + 1 + turnouts) reach |= track_bit(place);
      ++turnouts;
    } else {
      ++steps;
      if (steps <= spaces && spaces <= steps + turnouts) reach |= track_bit(place);
    }
  }
  return reach;
}

TrackSet free_behind_engine(const State& state) {
  return free_places(state) & places_below(state.me().engine);
}

int spaces_back(const State& state, std::uint8_t place) {
  const TrackSet passed = free_behind_engine(state) & ~places_below(place) & ~kTurnoutMask;
  return std::popcount(passed);
}

bool can_move_engine_back(const State& state, int spaces) {
  return engine_back_reach(state, spaces) != 0;
}

void legal_engine_forward(const State& state, const Decision& decision, MoveList& list) {
  list_places(engine_forward_reach(state, decision.a), list);
}

void apply_engine_forward(Play& play, const Decision&, Move move) {
  move_engine(play, move.a);
  // From the last space the engine must go back, whether or not the station is upgraded (R37, R38).
  if (move.a == kTrackEnd) play.push(DecisionKind::kEngineHome);
  offer_upgrade_here(play);
}

void legal_engine_back(const State& state, const Decision& decision, MoveList& list) {
  list_places(engine_back_reach(state, decision.a), list);
}

// The upgrade is decided before anything else of the action is given (R35, R36).
void apply_engine_back(Play& play, const Decision& decision, Move move) {
  move_engine(play, move.a);
  if (applies(play.s, RulesChange::kUpgradeBeforeReward)) {
    play.push(DecisionKind::kBackReward, 0, decision.b, decision.c);
  } else {
    give_back_reward(play, decision);
  }
  offer_upgrade_here(play);
}

void give_back_reward(Play& play, const Decision& decision) {
  switch (static_cast<BackReward>(decision.b)) {
    case BackReward::kDollars:
      play.gain_dollars(decision.c);
      break;
    case BackReward::kCertificates:
      gain_certificates(play, decision.c);
      break;
    case BackReward::kRemoveCards:
      // The second edition adds dollars, which came first before they waited for the upgrade.
      if (applies(play.s, RulesChange::kUpgradeBeforeReward)) {
        const AuxRow& row = aux_row(play.s.edition(), Aux::kRemove);
        play.gain_dollars(row.dollars * (decision.c / row.remove_cards));
      }
      play.offer(DecisionKind::kRemoveCards, decision.c);  // may be refused (R16)
      break;
  }
}

void legal_engine_home(const State& state, const Decision&, MoveList& list) {
  list_places(free_behind_engine(state), list);
}

void apply_engine_home(Play& play, const Decision&, Move move) {
  move_engine(play, move.a);
  play.gain_dollars(kTrackEndDollars);
  offer_upgrade_here(play);
}

void move_engine(Play& play, std::uint8_t place) {
  play.me().engine = place;
  play.report(EventKind::kEngineMoved, place);
}

void offer_upgrade_here(Play& play) {
  const int station = kTrack[play.me().engine].station;
  if (station >= 0) play.offer(DecisionKind::kUpgradeStation, station);
}

bool can_upgrade(const State& state, int station) {
  const PlayerState& me = state.me();
  const int cost = station_row(state, station).upgrade_cost;
  if ((me.stations >> station & 1U) != 0 || cost > me.dollars) return false;
  if (!applies(state, RulesChange::kUpgradeNeedsDisc)) return true;
  // A disc must be there, and payable after the upgrade (R44).
  return can_place_disc(state,
                        {DecisionKind::kDisc, static_cast<std::uint8_t>(DiscTarget::kStation),
                         static_cast<std::uint8_t>(station), static_cast<std::uint8_t>(cost)});
}

// Strictly behind the engine (R40).
bool can_upgrade_behind(const State& state) {
  for (int station = 0; station < kStations; ++station) {
    if (track_place_of_station(station) >= state.me().engine) return false;
    if (can_upgrade(state, station)) return true;
  }
  return false;
}

void legal_upgrade_station(const State&, const Decision& decision, MoveList& list) {
  list.push_back({MoveKind::kUpgrade, decision.a});
}

void legal_upgrade_behind(const State& state, const Decision&, MoveList& list) {
  for (std::uint8_t station = 0; station < kStations; ++station) {
    if (track_place_of_station(station) >= state.me().engine) return;
    if (can_upgrade(state, station)) list.push_back({MoveKind::kUpgrade, station});
  }
}

// Cost, then disc, then the offer of the station master (R60).
void apply_upgrade_station(Play& play, const Decision&, Move move) {
  play.pay_dollars(station_row(play.s, move.a).upgrade_cost);
  play.report(EventKind::kStationUpgraded, move.a);
  play.offer(DecisionKind::kStationMaster, move.a);
  play.push(DecisionKind::kDisc, static_cast<int>(DiscTarget::kStation), move.a);
}

bool can_appoint(const State& state, int station) {
  const int space = station_master_space(station);
  if (space < 0) return false;
  if ((at(state.station_master, space) & kWorkerAsStationMaster) != 0) {
    return false;
  }
  const auto& rows = state.me().workers;
  return std::any_of(rows.begin(), rows.end(), [](int count) { return count > 1; });
}

// Only a hired worker at the right end of a row; the printed ones never (R59).
void legal_station_master(const State& state, const Decision&, MoveList& list) {
  for (std::uint8_t kind = 0; kind < kWorkerKinds; ++kind) {
    if (state.me().workers[kind] > 1) list.push_back({MoveKind::kAppoint, kind});
  }
}

void apply_station_master(Play& play, const Decision& decision, Move move) {
  const int space = station_master_space(decision.a);
  std::uint8_t& place = at(play.s.station_master, space);
  const std::uint8_t tile = place;
  place = static_cast<std::uint8_t>(kWorkerAsStationMaster | move.a);
  --play.me().workers[move.a];
  play.report(EventKind::kStationMasterWon, decision.a, tile, move.a);
  receive_station_master(play, tile);
}

void legal_take_station_master(const State& state, const Decision&, MoveList& list) {
  kit::list_each(MoveKind::kTakeMaster, bits<std::uint8_t>(state.spare_masters), list);
}

void apply_take_station_master(Play& play, const Decision&, Move move) {
  play.s.spare_masters = static_cast<StationMasterSet>(play.s.spare_masters & ~(1U << move.a));
  play.report(EventKind::kStationMasterTaken, move.a);
  receive_station_master(play, move.a);
}

bool engine_may_have_moved_since(const State& state) {
  if (!keeps_spare_masters(state.options)) return false;
  const unsigned tiles = state.me().station_masters & masters_in_play(state.options);
  for (const std::size_t tile : bits<std::size_t>(tiles)) {
    if (kStationMasterTable[tile].action == StationMasterAction::kFoundOffice) return true;
  }
  return false;
}

}  // namespace drover::trail
