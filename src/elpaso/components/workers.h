// Worker cards: how many there are, what they score, and what discarding one of them brings.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "elpaso/components/provenance.h"

namespace drover::elpaso {

// The three specialists pay for the cattle market, the train and buildings, in this order; a joker
// stands in for any of them.
enum class Worker : std::uint8_t { kCowboy, kEngineer, kBuilder, kJoker };
inline constexpr int kWorkers = 4;
inline constexpr int kSpecialists = 3;

struct WorkerRow {
  std::string_view slug;  // the word in the notation
  std::string_view name;
  std::uint8_t cards;   // in the box
  std::uint8_t points;  // victory points of each card
  // The bonus of discarding it in one's own turn: pay, then gain.
  std::uint8_t bonus_pay;
  std::uint8_t bonus_dollars;
  std::uint8_t bonus_certificates;
  std::uint8_t bonus_steps;  // only while the herder moves
  Provenance cards_from;
  Provenance points_from;
  Provenance bonus_from;
};
// clang-format off
inline constexpr std::array<WorkerRow, kWorkers> kWorkerTable{{
    // slug      name        cards points pay dollars certificates steps  cards      points  bonus
    {"cowboy",   "Cowboy",   12,   2,     0,  0,      0,           1,     kRuleBook, web(1), kRuleBook},
    {"engineer", "Engineer", 12,   2,     0,  1,      0,           0,     kRuleBook, web(1), kRuleBook},
    {"builder",  "Builder",  12,   2,     2,  0,      1,           0,     kRuleBook, web(1), kRuleBook},
    {"joker",    "Joker",    12,   2,     0,  2,      0,           0,     kRuleBook, web(1), kRuleBook},
}};
// clang-format on

inline constexpr int kJokerSurcharge = 4;  // hiring a joker costs this much more; kRuleBook

constexpr const WorkerRow& worker_row(Worker worker) {
  return kWorkerTable[static_cast<std::size_t>(worker)];
}

}  // namespace drover::elpaso
