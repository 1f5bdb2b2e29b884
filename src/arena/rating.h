// Ratings from tables of any size: Weng and Lin, "A Bayesian Approximation Method for Online
// Ranking" (JMLR 12, 2011), their algorithm for the Plackett-Luce model, with one player to a team.
// OpenSkill is the same method with the same defaults.
#pragma once

#include <span>

namespace drover::arena {

// A player's strength is believed to be normal with this mean and standard deviation.
struct Rating {
  double mu = 25;
  double sigma = 25.0 / 3;
};

// Takes the outcome of one table into account: `places` holds each player's place, the best has the
// lowest, players with equal places share one.
void rate_table(std::span<Rating> ratings, std::span<const int> places);

}  // namespace drover::arena
