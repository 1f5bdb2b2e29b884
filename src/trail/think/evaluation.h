// What a seat may expect to score in the end: its score now, and what the rest of the game can be
// expected to add in each category, estimated from features of the position by fitted weights.
//
// The weights are fitted on positions between two turns, and are at their best there.
#pragma once

#include <array>
#include <string_view>

#include "trail/rules.h"

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

// The numbers the seat's position is described by, in the order of kFeatureNames.
void features(const State& state, Seat seat, float* out);
// Points in each category; exact once the game is over. Takes true positions, views and
// determinizations alike; of a hand it does not see it assumes the average.
void expect(const State& state, Seat seat, float* by_category);

}  // namespace drover::trail
