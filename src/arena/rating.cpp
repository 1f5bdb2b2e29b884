#include "arena/rating.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>

#include "game/game.h"

namespace drover::arena {

namespace {

constexpr double kBeta = 25.0 / 6;  // standard deviation of the performance in one game
// The smallest factor by which one game reduces the variance of a rating.
constexpr double kMinVarianceFactor = 1e-4;

}  // namespace

void rate_table(std::span<Rating> ratings, std::span<const int> places) {
  const std::size_t n = ratings.size();
  assert(places.size() == n && n <= game::kMaxSeats);
  double variance = 0;
  for (const Rating& rating : ratings) variance += rating.sigma * rating.sigma + kBeta * kBeta;
  const double scale = std::sqrt(variance);

  std::array<double, game::kMaxSeats> strength{};
  for (std::size_t i = 0; i < n; ++i) strength[i] = std::exp(ratings[i].mu / scale);

  // Plackett-Luce: each player q is drawn from those placed no better than q, with a probability
  // proportional to its strength.
  std::array<double, game::kMaxSeats> pool{};
  std::array<double, game::kMaxSeats> sharing{};  // how many have the place of q
  for (std::size_t q = 0; q < n; ++q) {
    for (std::size_t s = 0; s < n; ++s) {
      if (places[s] >= places[q]) pool[q] += strength[s];
      if (places[s] == places[q]) ++sharing[q];
    }
  }

  for (std::size_t i = 0; i < n; ++i) {
    double gain = 0;
    double certainty = 0;
    for (std::size_t q = 0; q < n; ++q) {
      if (places[q] > places[i]) continue;
      const double chance = strength[i] / pool[q];
      gain += ((q == i ? 1 : 0) - chance) / sharing[q];
      certainty += chance * (1 - chance) / sharing[q];
    }
    Rating& rating = ratings[i];
    const double share = rating.sigma * rating.sigma / variance;
    const double damping = rating.sigma / scale;
    rating.mu += rating.sigma * rating.sigma / scale * gain;
    rating.sigma *= std::sqrt(std::max(1 - damping * share * certainty, kMinVarianceFactor));
  }
}

}  // namespace drover::arena
