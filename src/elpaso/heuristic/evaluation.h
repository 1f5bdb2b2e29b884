// The evaluation: estimates the final score of a seat. The estimate is the current score plus, for
// each category, a linear function of the features of the position with fitted weights.
//
// The weights are fitted on positions between two turns and are most accurate there. Sue has
// weights of her own.
#pragma once

#include <array>
#include <string_view>

#include "elpaso/rules/rules.h"

namespace drover::elpaso {

inline constexpr std::array kFeatureNames = std::to_array<std::string_view>({
    "stage",
    "to move",
    "three seats",
    "four seats",
    "turns to El Paso",
    "dollars",
    "dollars above eight",
    "tokens",
    "certificates",
    "permanent certificates",
    "duplicate cards",
    "cowboys",
    "engineers",
    "builders",
    "jokers",
    "cowboys ready",
    "engineers ready",
    "builders ready",
    "jokers ready",
    "cattle cards",
    "cattle of value 1",
    "cattle of value 3",
    "cattle of value 4",
    "cattle of value 5",
    "Simmental",
    "better breeds",
    "hand value",
    "hand value close to El Paso",
    "delivery at hand",
    "delivery close at hand",
    "open: aux1",
    "open: aux2",
    "open: aux3",
    "open: aux4",
    "open: permanent certificate",
    "open: hand limit",
    "open: step limit",
    "deliveries",
    "dark deliveries",
    "own buildings",
    "own building points",
    "bonus tiles",
    "objectives",
    "objectives, points to come",
    "objectives, points nearly there",
});
inline constexpr std::size_t kFeatures = kFeatureNames.size();

// Writes the features of the seat's position, kFeatures numbers in the order of kFeatureNames.
void features(const State& state, Seat seat, float* out);
// Writes the expected final points of the seat in each category; exact after the end of the game.
// Accepts full positions and views; a hidden hand is assumed to be average.
void estimate_score(const State& state, Seat seat, float* by_category);

}  // namespace drover::elpaso
