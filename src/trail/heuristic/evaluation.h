// The estimate of a seat's final score: its present score, plus a linear estimate of the points
// still to come in each category, from features of the position and fitted weights.
//
// The weights are fitted on positions between two turns and are most accurate there.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "trail/rules/rules.h"

namespace drover::trail {

// The tables of weights in weights.ini, by name: one for each printing, then one for automas.
inline constexpr std::array<std::string_view, 5> kWeightTables{
    "first edition", "first edition, Rails to the North", "second edition",
    "second edition, Rails to the North", "automas"};

// Reads and checks the weights, which takes some milliseconds. Throws std::runtime_error with a
// sentence if weights.ini is not right.
void load_weights();

// The names of the features.
std::span<const std::string_view> feature_names();
// Writes the seat's features to `out`, in the order of feature_names().
void features(const State& state, Seat seat, float* out);
// Writes the estimated final points of each category; exact once the game is over. `state` may be a
// true position, a view or a determinization. Hidden hand cards count as average cards.
void estimate_score(const State& state, Seat seat, float* by_category);

}  // namespace drover::trail
