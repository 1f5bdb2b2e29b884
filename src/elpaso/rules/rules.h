// The public interface of the rules. They do no I/O, allocate no memory and throw no exceptions.
//
// With one person, and with Options::extra_sue, the last seat is Sue's. apply() carries out her
// whole turn right after the turn before it; `actor` never returns her seat.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/rng.h"
#include "elpaso/state/events.h"
#include "elpaso/state/moves.h"
#include "elpaso/state/state.h"
#include "kit/decisions.h"
#include "kit/score.h"

namespace drover::elpaso {

// A new game. The position is determined by the options and the seed.
State setup(const Options& options, std::uint64_t seed);

// Lists every legal move of the current decision once. Empty only when the game is over.
void legal_moves(const State& state, MoveList& list);
using kit::is_legal;

// Carries out a legal move and everything that follows without a decision. Appends to `events`
// unless it is null. Precondition: the move is legal; try_apply checks moves from outside.
void apply(State& state, Move move, EventList* events = nullptr);
using kit::try_apply;

// True if the current decision leaves a choice. Always true after apply(), but not for every
// position dealt at random.
bool can_decide(const State& state);

// The seat that decides now; after the end, the one that decided last.
constexpr Seat actor(const State& state) { return state.current; }
constexpr bool over(const State& state) {
  return state.stack.back().kind == DecisionKind::kGameOver;
}

// The view of a seat (kSpectator: of the public): hands and draw piles of other seats are merged,
// and the random generator is cleared.
State redact(const State& state, Seat viewer);
// A full position drawn at random from those that the seat's view allows. It depends on the view
// and `rng` only: a full position is redacted first.
State determinize(const State& state, Seat viewer, core::Rng& rng);

enum class Category : std::uint8_t {
  kDollars,
  kBuildings,
  kPosts,
  kWorkers,
  kCattle,
  kBonusTiles,
  kObjectives,
};
inline constexpr int kCategories = 7;
inline constexpr std::array<std::string_view, kCategories> kCategoryNames{
    "dollars", "buildings", "trading posts", "workers", "cattle", "bonus tiles", "objectives"};

using Score = kit::Score<Category, kCategories>;

// The score of the seat if the game ended now, with the best legal assignment to objectives.
Score score(const State& state, Seat seat);
// The objectives that are fulfilled in the best assignment.
ObjectiveSet fulfilled_objectives(const State& state, Seat seat);
// Seats with the highest total, as a bit set; a tie goes to the most dollars left after changing
// every five into a point, and is shared if they too are equal.
std::uint8_t winners(const State& state);

// Numbers that follow from the position, for the rules and the views.
int hand_limit(const PlayerState& player);
int step_limit(const PlayerState& player);
int permanent_certificates(const PlayerState& player);
int duplicates_allowed(const PlayerState& player);  // further cards of a breed that count
// Value of the hand at a delivery: breeds once each, duplicates that bonus tiles allow, permanent
// certificates.
int delivery_value(const PlayerState& player);
// The auxiliary action open to the player, or kNoAction.
ActionId aux_action(const PlayerState& player, int slot);
// How many steps the herder needs to a location ahead, by the shortest way; 0 if it cannot be
// reached (El Paso stops every move).
int steps_to(const State& state, Space from, Space target);
using StepsTo = std::array<std::uint8_t, kSpaces>;
StepsTo steps_from(const State& state, Space from);  // steps_to() for every location
// Own buildings on the board.
int buildings_of(const State& state, Seat seat);

}  // namespace drover::elpaso
