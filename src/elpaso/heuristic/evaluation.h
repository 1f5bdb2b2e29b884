// The evaluation: estimates the final score of a seat. The estimate is the current score plus, for
// each category, a linear function of the features of the position with fitted weights.
//
// The weights are fitted on positions between two turns and are most accurate there. Sue has
// weights of her own.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "elpaso/rules/rules.h"

namespace drover::elpaso {

// The tables of weights in weights.ini, by name.
inline constexpr std::array<std::string_view, 2> kWeightTables{"people", "Sue"};

// Reads and checks the weights, which takes some milliseconds. Throws std::runtime_error with a
// sentence if weights.ini is not right.
void load_weights();

// The names of the features.
std::span<const std::string_view> feature_names();
// Writes the features of the seat's position to `out`, in the order of feature_names().
void features(const State& state, Seat seat, float* out);
// Writes the expected final points of the seat in each category; exact after the end of the game.
// Accepts full positions and views; a hidden hand is assumed to be average.
void estimate_score(const State& state, Seat seat, float* by_category);

}  // namespace drover::elpaso
