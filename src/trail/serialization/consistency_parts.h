// The checks that make up inconsistency(), by topic. Each returns one sentence about the first
// problem, or an empty string; later checks rely on earlier ones.
#pragma once

#include <string>

#include "kit/consistency.h"
#include "trail/rules/limits.h"
#include "trail/serialization/consistency.h"
#include "trail/state/state.h"

namespace drover::trail::consistency {

using kit::first_problem;
using kit::no_problem;
using kit::problem_unless;
using kit::seat_number;
using kit::sum_of;

// consistency_decisions.cpp: waiting decisions
std::string check_stack_shape(const State& s);
std::string check_decisions(const State& s);
std::string check_local_actions(const State& s);

// consistency_players.cpp: belongings of people and automas
std::string check_players(const State& s);
std::string check_automas(const State& s);

// consistency_components.cpp: no component is there more often than in the box
std::string check_station_masters(const State& s);
std::string check_bonus_tiles(const State& s);
std::string check_cattle(const State& s);
std::string check_objectives(const State& s);
std::string check_foresight(const State& s);
std::string check_tiles(const State& s);

// ---- Shared by several of them ------------------------------------------------------------------

// Objective cards of the stack, and those that players begin with.
inline ObjectiveSet dealt_objectives(const State& s) {
  return objectives_in_play(s.options) & ~kStartingObjectives;
}
inline ObjectiveSet starting_objectives(const State& s) {
  return objectives_in_play(s.options) & kStartingObjectives;
}

inline int hand_size(const PlayerState& player) {
  return static_cast<int>(player.hand.size()) + player.hidden_hand + player.hidden_objectives;
}

inline bool on_stack(const State& s, DecisionKind kind) {
  return kit::times_on_stack(s.stack, kind) > 0;
}

inline bool automa_begins(const State& s) { return automa_row(s.options.automa).begins; }
// True before an automa's first turn: the player has to let it begin, and no turn has begun.
inline bool waits_to_begin(const State& s) {
  return automa_begins(s) && s.stack.size() == 1 && s.stack.back().kind == DecisionKind::kBegin;
}

// True if the current seat is in Kansas City.
inline bool visits_kansas_city(const State& s) {
  return on_stack(s, DecisionKind::kLeaveKansasCity) || on_stack(s, DecisionKind::kAutomaDelivers);
}

inline const AutomaLevelRow& level_row(const State& s) {
  return at(automa_row(s.options.automa).levels, s.options.level);
}

// The workers that an automa of the level begins with beyond the printed ones: of each kind, and of
// different kinds drawn at random.
struct ExtraWorkers {
  int of_each;
  int at_random;
};
constexpr ExtraWorkers extra_workers(StartWorkers workers) {
  const bool each =
      workers == StartWorkers::kOneOfEach || workers == StartWorkers::kOneOfEachAndRandom;
  return {each ? 1 : 0, count_of(workers) - (each ? kWorkerKinds : 0)};
}

// True if the player may have a disc in the city: in a large town a person needs an office.
inline bool reaches_city(const State& s, const PlayerState& p, int city) {
  const int town = at(deliveries(s).town, city);
  return town == kNoTown || (p.offices >> town & 1U) != 0;
}
inline bool reaches_station(const State& s, const PlayerState& p, int station) {
  if (station < kStations) return true;
  const Town town = at(town_map(s).station_town, station - kStations);
  return (p.offices & town_bit(town)) != 0;
}

}  // namespace drover::trail::consistency
