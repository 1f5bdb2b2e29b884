// The estimate of a seat's final score: its present score, plus a linear estimate of the points
// still to come in each category, from features of the position and fitted weights.
//
// The weights are fitted on positions between two turns and are most accurate there.
#pragma once

#include <array>
#include <string_view>

#include "trail/rules/rules.h"

namespace drover::trail {

inline constexpr std::array kFeatureNames = std::to_array<std::string_view>({
    "stage",
    "to move",
    "three seats",
    "four seats",
    "turns to Kansas City",
    "dollars",
    "dollars above ten",
    "cowboys",
    "builders",
    "engineers",
    "cowboys above three",
    "builders above three",
    "engineers above three",
    "track space",
    "stations",
    "stations passed by",
    "station masters",
    "certificates",
    "permanent certificates",
    "certificate limit",
    "longer steps",
    "steps with points",
    "larger hand",
    "open: dollars",
    "open: draw",
    "open: certificate",
    "open: engine",
    "open: remove",
    "light discs left",
    "dark discs left",
    "cattle cards",
    "cattle of value 1",
    "cattle of value 3",
    "cattle of value 4",
    "cattle of value 5",
    "orange cattle",
    "better breeds",
    "hand value",
    "hand value close to Kansas City",
    "delivery at hand",
    "delivery close at hand",
    "own buildings",
    "own buildings in the woods",
    "hazards",
    "trade tiles",
    "trade pairs",
    "objectives played",
    "objectives in the herd",
    "played, points to come",
    "played, points nearly there",
    "in the herd, points to come",
    "in the herd, points nearly there",
    "deliveries",
    "low deliveries",
    "arrows half done",
    "arrows to come",
    "exchange tokens",
    "offices",
    "bells",
    "bonus towns",
    "large towns open",
});
inline constexpr std::size_t kFeatures = kFeatureNames.size();

// Writes the seat's kFeatures features to `out`, in the order of kFeatureNames.
void features(const State& state, Seat seat, float* out);
// Writes the estimated final points of each category; exact once the game is over. `state` may be a
// true position, a view or a determinization. Hidden hand cards count as average cards.
void estimate_score(const State& state, Seat seat, float* by_category);

}  // namespace drover::trail
