// Figures a player reads off the own board: limits, workers' worth, what the discs have opened.
#pragma once

#include "trail/state.h"

namespace drover::trail {

inline int discs_left(const PlayerState& player, DiscSpace space) {
  return player.discs[static_cast<std::size_t>(space)];
}
inline bool cleared(const PlayerState& player, DiscSpace space) {
  return discs_left(player, space) == 0;
}

inline int workers(const PlayerState& player, Worker kind) {
  return player.workers[static_cast<std::size_t>(kind)];
}

inline int step_limit(const State& state, const PlayerState& player) {
  const StepLimitRow& row = kStepLimitTable[static_cast<std::size_t>(state.players() - 2)];
  return row.at_start + (cleared(player, DiscSpace::kStepDollars) ? row.step_dollars : 0) +
         (cleared(player, DiscSpace::kStepPoints) ? row.step_points : 0);
}

inline int hand_limit(const PlayerState& player) {
  const int spaces = kDiscSpaceTable[static_cast<std::size_t>(DiscSpace::kHand)].discs;
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
  for (unsigned tiles = player.station_masters; tiles != 0; tiles &= tiles - 1) {
    sum += kStationMasterTable[static_cast<std::size_t>(std::countr_zero(tiles))]
               .permanent_certificates;
  }
  return sum;
}

inline int trade_pairs(const PlayerState& player) {
  return player.trade_tiles[0] < player.trade_tiles[1] ? player.trade_tiles[0]
                                                       : player.trade_tiles[1];
}

inline int woods_buildings(const State& state, Seat seat) {
  int count = 0;
  for (SpaceSet set = state.occupied & kWoods; set != 0; set &= set - 1) {
    if (private_owner(state.board[static_cast<std::size_t>(std::countr_zero(set))]) == seat)
      ++count;
  }
  return count;
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
  return kAuxSpaces[static_cast<std::size_t>(aux)] - discs_left(player, row.disc_space);
}

inline int offices_founded(const PlayerState& player) { return std::popcount(player.offices); }
inline int offices_left(const PlayerState& player) {
  return kOfficesPerPlayer - offices_founded(player);
}
// A bell is cleared with the last office of its row.
inline int bells(const PlayerState& player) { return offices_founded(player) / kOfficesPerRow; }

inline int stations_upgraded(const PlayerState& player) { return std::popcount(player.stations); }

}  // namespace drover::trail
