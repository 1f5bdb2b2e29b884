// The El Paso tile: three actions, all of them, in this order (kRuleBook): dollars, a Simmental
// card, a delivery. And the board's Simmental space.
#pragma once

namespace drover::elpaso {

inline constexpr int kElPasoDollars = 5;         // kRuleBook
inline constexpr int kSimmentalSpacePoints = 2;  // for the herder that ends there; kRuleBook

}  // namespace drover::elpaso
