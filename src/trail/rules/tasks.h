// Counts the things of a player that objective cards ask for.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "trail/rules/limits.h"
#include "trail/state/state.h"

namespace drover::trail {

// By Task.
using Owned = std::array<std::uint8_t, kTasks>;
constexpr std::size_t at(Task task) { return static_cast<std::size_t>(task); }

// The task that a cattle card of value 3 or more, or an orange one, is counted for.
constexpr Task task_of(Card card) {
  if (breed_of(card) == Breed::kOrange) return Task::kOrangeCattle;
  switch (breeding_value(card)) {
    case 3:
      return Task::kCattleThree;
    case 4:
      return Task::kBrownCattle;
    default:
      return Task::kPurpleCattle;
  }
}

inline int bonus_towns(const State& state, const PlayerState& player) {
  return std::popcount(player.offices & town_map(state).medium);
}

inline int large_towns_delivered(const State& state, const PlayerState& player) {
  int discs = 0;
  for (const City city : town_map(state).city_of_crest) {
    if (deliveries(state).town[city] >= 0) discs += player.cities[city];
  }
  return discs;
}

inline Owned owned_for_tasks(const State& state, const PlayerState& player,
                             const CattleCounts& herd, int buildings) {
  Owned have{};
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (breeding_value(card) < 3 && breed_of(card) != Breed::kOrange) continue;
    const std::size_t task = at(task_of(card));
    have[task] = static_cast<std::uint8_t>(have[task] + herd[card]);
  }
  have[at(Task::kBuilding)] = static_cast<std::uint8_t>(buildings);
  have[at(Task::kGreenTrade)] = player.trade_tiles[0];
  have[at(Task::kBlueTrade)] = player.trade_tiles[1];
  have[at(Task::kHazard)] = static_cast<std::uint8_t>(player.hazards.total());
  have[at(Task::kStation)] = static_cast<std::uint8_t>(stations_upgraded(player));
  have[at(Task::kLastCity)] = player.cities[deliveries(state).last_city];
  if (!state.options.rails()) return have;
  have[at(Task::kBonusTown)] = static_cast<std::uint8_t>(bonus_towns(state, player));
  have[at(Task::kBell)] = static_cast<std::uint8_t>(bells(player));
  have[at(Task::kLargeTown)] = static_cast<std::uint8_t>(large_towns_delivered(state, player));
  return have;
}

}  // namespace drover::trail
