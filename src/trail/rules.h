// The engine's public face: what every other room uses of it. No I/O, no heap, no exceptions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/rng.h"
#include "kit/decisions.h"
#include "kit/score.h"
#include "trail/events.h"
#include "trail/moves.h"
#include "trail/state.h"

namespace drover::trail {

// A new game; the same options and seed always give the same position.
State setup(const Options& options, std::uint64_t seed);

// Every legal move of the decision at hand, each once. Empty only when the game is over.
void legal_moves(const State& state, MoveList& list);
using kit::is_legal;

// Carries out a legal move and everything that follows without a decision. `events`, when given, is
// appended to. An illegal move is a broken precondition; use try_apply at the edge.
void apply(State& state, Move move, EventList* events = nullptr);
using kit::try_apply;

// Whether the decision at hand offers anything besides declining. True in every position that comes
// out of apply; a position dealt at random must be asked.
bool can_decide(const State& state);

// Who decides now. In a turn of an automa whatever is left to decide is the first player's.
constexpr Seat actor(const State& state) {
  return state.is_automa(state.current) ? Seat{0} : state.current;
}
constexpr bool over(const State& state) {
  return state.stack.back().kind == DecisionKind::kGameOver;
}

// What a seat may know (kSpectator: what everybody may know): other hands and draw stacks merged,
// blind objectives back in their stack, the generator wiped.
State redact(const State& state, Seat viewer);
// A full position drawn at random from those the view allows. The true generator and hidden order
// never enter: a view is all that is looked at. A true position is redacted for the seat first.
State determinize(const State& state, Seat viewer, core::Rng& rng);

enum class Category : std::uint8_t {
  kDollars,
  kBuildings,
  kCities,
  kStations,
  kHazards,
  kCattle,
  kObjectives,
  kStationMasters,
  kWorkers,
  kStepDisc,
  kJobToken,
};
inline constexpr int kCategories = 11;
inline constexpr std::array<std::string_view, kCategories> kCategoryNames{
    "dollars",    "buildings",       "cities",  "stations",  "hazards",  "cattle",
    "objectives", "station masters", "workers", "step disc", "job token"};

using Score = kit::Score<Category, kCategories>;

// What the seat would score if the game ended now, with the best legal assignment of objectives.
Score score(const State& state, Seat seat);
// Which cards that assignment has fulfilled, and which it counts although they are not. A card in
// neither is still in the deck and counts nothing.
struct ObjectiveVerdict {
  ObjectiveSet fulfilled = 0;
  ObjectiveSet failed = 0;
};
ObjectiveVerdict objective_verdict(const State& state, Seat seat);
// Seats with the highest total, as a bit set: a tie is a shared victory (1st ed. p. 16).
std::uint8_t winners(const State& state);

}  // namespace drover::trail
