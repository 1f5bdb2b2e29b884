// Moving the engine, upgrading stations, station masters, the end of the track (1st ed. pp. 12,
// 13).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

using TrackSet = std::uint64_t;  // places on the track

// Free places the active player's engine can stop on, moving 1 to `most` spaces forward.
TrackSet engine_forward_reach(const State& state, int most);
// Free places the active player's engine can stop on, moving exactly `spaces` spaces back; a
// turnout may be walked through or past (R30, R32).
TrackSet engine_back_reach(const State& state, int spaces);
// Every free place behind the engine.
TrackSet free_behind_engine(const State& state);
// Numbered spaces that are passed or reached going back to `place`; turnouts and occupied spaces
// don't count (R53).
int spaces_back(const State& state, std::uint8_t place);

bool can_move_engine_back(const State& state, int spaces);
void legal_engine_forward(const State& state, const Decision& decision, MoveList& list);
void apply_engine_forward(Play& play, const Decision& decision, Move move);
void legal_engine_back(const State& state, const Decision& decision, MoveList& list);
void apply_engine_back(Play& play, const Decision& decision, Move move);
// Gives the reward for moving the engine back: dollars, certificates, or cards to remove.
void give_back_reward(Play& play, const Decision& decision);
void legal_engine_home(const State& state, const Decision& decision, MoveList& list);
void apply_engine_home(Play& play, const Decision& decision, Move move);

void move_engine(Play& play, std::uint8_t place);
// Offers the upgrade if the engine stands on a turnout or on space 39.
void offer_upgrade_here(Play& play);

bool can_upgrade(const State& state, int station);
bool can_upgrade_behind(const State& state);
void legal_upgrade_station(const State& state, const Decision& decision, MoveList& list);
void apply_upgrade_station(Play& play, const Decision& decision, Move move);
void legal_upgrade_behind(const State& state, const Decision& decision, MoveList& list);

bool can_appoint(const State& state, int station);
void legal_station_master(const State& state, const Decision& decision, MoveList& list);
void apply_station_master(Play& play, const Decision& decision, Move move);

// One of the tiles left over at set-up, without a worker: New York's reward in the first printing
// of Rails to the North.
void legal_take_station_master(const State& state, const Decision& decision, MoveList& list);
void apply_take_station_master(Play& play, const Decision& decision, Move move);

// For each printing: true if station master tiles left over at set-up can be won, because a crest
// gives one.
inline constexpr auto kKeepsSpareMasters = [] {
  std::array<bool, kPrintings> keeps{};
  for (std::size_t i = 0; i < keeps.size(); ++i) {
    for (const CityRow& city : kDeliveries[i].city) keeps[i] |= city.crest.station_master;
  }
  return keeps;
}();
constexpr bool keeps_spare_masters(const Options& options) {
  return kKeepsSpareMasters[printing_of(options.edition, options.rails())];
}

// True if the engine may have moved on before the decision about the station that it came to. That
// happens when an extraordinary delivery gives a station master tile whose office has a bonus tile
// for the engine.
bool engine_may_have_moved_since(const State& state);

}  // namespace drover::trail
