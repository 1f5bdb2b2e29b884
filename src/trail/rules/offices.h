// Founding branch offices on the map of Rails to the North, and the rewards of towns and bonus
// tiles (2nd printing, rule book pp. 3 to 5).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// Towns where the seat may found: joined to the headquarters, to a crest of the strip with an own
// disc, or to an own office, and without one.
TownSet accessible_towns(const State& state, Seat seat);

constexpr const OfficeSpace& office_space(const State& state, Town town, int space) {
  return at(town_map(state).town[town].spaces, space);
}
// The space of the town that the seat's office stands on; meaningless without an office.
constexpr int space_of_office(const PlayerState& player, Town town) {
  return static_cast<int>(player.office_spaces >> (2U * town) & 3U);
}
// The seat whose office stands there, or kNobody.
Seat office_at(const State& state, Town town, int space);

// The first space of the town, from the left, that carries no office.
int first_free_space(const State& state, Town town);
// Places the office, without the cost or gain of its space.
void place_office(Play& play, Town town, int space);

// `spent`: dollars that will be gone by then.
bool can_found(const State& state, int spent = 0);
void legal_found_office(const State& state, const Decision& decision, MoveList& list);
void apply_found_office(Play& play, const Decision& decision, Move move);

// The price of the auxiliary action: cattle cards of value 2.
int cards_of_value_two(const PlayerState& player);
void discard_for_offices(Play& play, int cards, int offices);
void legal_office_discard(const State& state, const Decision& decision, MoveList& list);
void apply_office_discard(Play& play, const Decision& decision, Move move);

// The kind of the tile that lies in a medium town.
int bonus_tile_of(const State& state, Town town);
bool can_use_bonus_tile(const State& state, Town town);
void legal_bonus_tile(const State& state, const Decision& decision, MoveList& list);
void apply_bonus_tile(Play& play, const Decision& decision, Move move);

}  // namespace drover::trail
