// Numbers that follow from a player's board: limits, workers, and the actions opened by discs.
#pragma once

#include <algorithm>
#include <bit>

#include "trail/state/state.h"

namespace drover::trail {

inline int discs_left(const PlayerState& player, DiscSpace space) {
  return at(player.discs, space);
}
inline bool cleared(const PlayerState& player, DiscSpace space) {
  return discs_left(player, space) == 0;
}

inline int workers(const PlayerState& player, Worker kind) { return at(player.workers, kind); }

inline int step_limit(const State& state, const PlayerState& player) {
  const StepLimitRow& row = at(kStepLimitTable, state.players() - 2);
  return row.at_start + (cleared(player, DiscSpace::kStepDollars) ? row.step_dollars : 0) +
         (cleared(player, DiscSpace::kStepPoints) ? row.step_points : 0);
}

inline int hand_limit(const PlayerState& player) {
  const int spaces = at(kDiscSpaceTable, DiscSpace::kHand).discs;
  return kHandLimitAtStart + spaces - discs_left(player, DiscSpace::kHand);
}

// As an index on the certificate track. The six-certificate space alone changes nothing (1st ed. p.
// 9).
inline int certificate_limit(const PlayerState& player) {
  if (!cleared(player, DiscSpace::kCertificateFour)) return kCertificateLimitAtStart;
  return cleared(player, DiscSpace::kCertificateSix) ? kCertificateLimitWithSix
                                                     : kCertificateLimitWithFour;
}

inline int temporary_certificates(const PlayerState& player) {
  return kCertificateTrack[player.certificates].certificates;
}

inline int permanent_certificates(const PlayerState& player) {
  int sum = 0;
  for (const std::size_t tile : bits<std::size_t>(player.station_masters)) {
    sum += kStationMasterTable[tile].permanent_certificates;
  }
  return sum;
}

inline int trade_pairs(const PlayerState& player) {
  return player.trade_tiles[0] < player.trade_tiles[1] ? player.trade_tiles[0]
                                                       : player.trade_tiles[1];
}

// The spaces where private buildings of the seat stand.
inline SpaceSet own_buildings(const State& state, Seat seat, SpaceSet among = kBuildingSpaces) {
  SpaceSet own = 0;
  for (const Space space : bits<Space>(state.occupied & among)) {
    if (private_owner(state.board[space]) == seat) own |= bit(space);
  }
  return own;
}
inline int woods_buildings(const State& state, Seat seat) {
  return std::popcount(own_buildings(state, seat, kWoods));
}

// Free spaces in the rows of the job market from the token's on. They measure how long the game
// still goes.
inline int job_spaces_left(const State& state) {
  if (state.token_row >= kJobRows) return 0;
  int spaces = (kJobRows - state.token_row) * state.players();
  for (int kind = 0; kind < kWorkerKinds; ++kind) {
    spaces -= state.job(state.token_row, static_cast<Worker>(kind));
  }
  return spaces;
}

// The free spaces of the job market as a share of those at the beginning: 1 at the start, 0 when
// full.
inline double job_market_left(const State& state) {
  const int all = (kJobRows - kJobTokenStartRow) * state.players();
  return std::clamp(static_cast<double>(job_spaces_left(state)) / all, 0.0, 1.0);
}

// All cards of a player, wherever they lie.
inline Pile whole_deck(const PlayerState& player) {
  Pile deck = player.draw;
  deck.add_all(player.discard);
  deck.add_all(player.hand);
  return deck;
}

// The private buildings a seat could ever place: an automa only those of its level's pool.
inline BuildingSet building_pool(const State& state, Seat seat) {
  const BuildingSet all = buildings_in_play(state.options);
  if (!state.is_automa(seat)) return all;
  const auto level = static_cast<std::size_t>(state.options.level);
  return all & automa_row(state.options.automa).levels[level].buildings;
}

// 0: locked, 1: single, 2: single or double.
inline int aux_level(const State& state, const PlayerState& player, Aux aux) {
  const AuxRow& row = aux_row(state.edition(), aux);
  return at(kAuxSpaces, aux) - discs_left(player, row.disc_space);
}

inline int offices_founded(const PlayerState& player) { return std::popcount(player.offices); }
inline int offices_left(const PlayerState& player) {
  return kOfficesPerPlayer - offices_founded(player);
}
// A bell is cleared with the last office of its row.
inline int bells(const PlayerState& player) { return offices_founded(player) / kOfficesPerRow; }

inline int stations_upgraded(const PlayerState& player) { return std::popcount(player.stations); }

}  // namespace drover::trail
