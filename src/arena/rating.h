// Bayesian ratings from tables of any size: the Plackett-Luce algorithm of Weng and Lin, "A
// Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), with one player to a team. The
// method and its defaults are those of OpenSkill.
#pragma once

#include <span>

namespace drover::arena {

// The belief about a player's strength: a normal distribution.
struct Rating {
  double mu = 25;
  double sigma = 25.0 / 3;
};

// Updates the ratings with the outcome of one game. `places` has each player's place: the lowest is
// best, equal ones are ties.
void rate_table(std::span<Rating> ratings, std::span<const int> places);

}  // namespace drover::arena
