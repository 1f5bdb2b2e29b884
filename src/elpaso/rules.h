// The engine's public face: what every other room uses of it. No I/O, no heap, no exceptions.
//
// With one person, and with Options::extra_sue, the last seat is Sue's: her whole turn is carried
// out inside apply, right after the turn before it. `actor` never returns her seat.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/rng.h"
#include "elpaso/events.h"
#include "elpaso/moves.h"
#include "elpaso/state.h"
#include "kit/decisions.h"
#include "kit/score.h"

namespace drover::elpaso {

// Whether a game can be set up with these options.
bool is_valid(const Options& options);

// A new game; the same options and seed always give the same position.
State setup(const Options& options, std::uint64_t seed);

// Every legal move of the decision at hand, each once. Empty only when the game is over.
void legal_moves(const State& state, MoveList& list);
using kit::is_legal;

// Carries out a legal move and everything that follows without a decision. `events`, when given, is
// appended to. An illegal move is a broken precondition; use try_apply at the edge.
void apply(State& state, Move move, EventList* events = nullptr);
using kit::try_apply;

// Whether the decision at hand leaves a choice. True in every position that comes out of apply; a
// position dealt at random must be asked.
bool can_decide(const State& state);

// Who decides now; after the end, who decided last.
constexpr Seat actor(const State& state) { return state.current; }
constexpr bool over(const State& state) {
  return state.stack.back().kind == DecisionKind::kGameOver;
}

// What a seat may know (kSpectator: what everybody may know): other hands and draw piles merged,
// the generator wiped.
State redact(const State& state, Seat viewer);
// A full position drawn at random from those the view allows. The true generator and hidden order
// never enter: a view is all that is looked at. A true position is redacted for the seat first.
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

// What the seat would score if the game ended now, with the best legal assignment to objectives.
Score score(const State& state, Seat seat);
// The objectives that count as fulfilled in that best assignment.
ObjectiveSet fulfilled_objectives(const State& state, Seat seat);
// Seats with the highest total, as a bit set; a tie goes to the most dollars left after changing
// every five into a point, and is shared if they too are equal.
std::uint8_t winners(const State& state);

// What follows from the position, for those who show it.
int hand_limit(const PlayerState& player);
int step_limit(const PlayerState& player);
int permanent_certificates(const PlayerState& player);
int duplicates_allowed(const PlayerState& player);  // cards of a breed that is there already
// Value of the hand at a delivery: breeds once each, duplicates that bonus tiles allow, permanent
// certificates.
int delivery_value(const PlayerState& player);
// The auxiliary action open to the player, or kNoAction.
ActionId aux_action(const PlayerState& player, int slot);
// How many steps the herder needs to a location ahead, by the shortest way; 0 if it cannot be
// reached (El Paso stops every move).
int steps_to(const State& state, Space from, Space target);
using StepsTo = std::array<std::uint8_t, kSpaces>;
StepsTo steps_from(const State& state, Space from);  // the same for all at once
// Own buildings on the board.
int buildings_of(const State& state, Seat seat);

}  // namespace drover::elpaso
