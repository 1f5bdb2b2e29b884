// The public interface of the rules for all other rooms. No I/O, no heap, no exceptions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/rng.h"
#include "kit/decisions.h"
#include "kit/score.h"
#include "trail/state/events.h"
#include "trail/state/moves.h"
#include "trail/state/state.h"

namespace drover::trail {

// Returns the first position of a new game. It depends only on the options and the seed.
State setup(const Options& options, std::uint64_t seed);

// Lists every legal move of the current decision, each once. Empty only when the game is over.
void legal_moves(const State& state, MoveList& list);
using kit::is_legal;

// Carries out a legal move and everything that follows without a decision, and appends the events
// to `events` if given. The move must be legal; use try_apply for untrusted moves.
void apply(State& state, Move move, EventList* events = nullptr);
using kit::try_apply;

// True if the current decision offers more than declining. It is true after every apply(); a
// determinized position may have no choice.
bool can_decide(const State& state);

// Returns the seat that decides now. In a turn of an automa the first player decides.
constexpr Seat actor(const State& state) {
  return state.is_automa(state.current) ? Seat{0} : state.current;
}
constexpr bool over(const State& state) {
  return state.stack.back().kind == DecisionKind::kGameOver;
}

// Returns the view of a seat (kSpectator: public information only): other hands are merged with
// their draw stacks, blind objectives are back in their stack, and the generator is wiped.
State redact(const State& state, Seat viewer);
// Returns a random full position that agrees with the view of `viewer`. A true position is redacted
// first, so that its generator and hidden cards have no influence.
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

// Returns the seat's score if the game ended now, with the best legal assignment of objectives.
Score score(const State& state, Seat seat);
// The objective cards that the best assignment fulfils, and those that count although they are not
// fulfilled. A card in neither set is still in the deck and does not count.
struct ObjectiveVerdict {
  ObjectiveSet fulfilled = 0;
  ObjectiveSet failed = 0;
};
ObjectiveVerdict objective_verdict(const State& state, Seat seat);
// Returns the seats with the highest total as a bit set: a tie is a shared victory (1st ed. p. 16).
std::uint8_t winners(const State& state);

}  // namespace drover::trail
