// Cards of a herd deck (cattle and workers) as small numbers, piles of them, and the tiles of the
// train supply as small numbers for moves.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "core/at.h"
#include "core/bits.h"
#include "core/byte_counts.h"
#include "elpaso/components/bonus_tiles.h"
#include "elpaso/components/cattle.h"
#include "elpaso/components/objectives.h"
#include "elpaso/components/workers.h"

namespace drover::elpaso {

using core::at;
using core::bits;

// 0..8 a breed of cattle; 9..12 a type of worker.
using Card = std::uint8_t;
inline constexpr Card kFirstWorker = kBreeds;
inline constexpr int kCardKinds = kBreeds + kWorkers;
inline constexpr Card kNoCard = 0xff;

constexpr bool is_worker(Card card) { return card >= kFirstWorker; }
constexpr Breed breed_of(Card card) { return static_cast<Breed>(card); }
constexpr Worker worker_of(Card card) { return static_cast<Worker>(card - kFirstWorker); }
constexpr int breeding_value(Card card) { return kBreedTable[card].value; }
constexpr int points_of(Card card) {
  return is_worker(card) ? worker_row(worker_of(card)).points : kBreedTable[card].points;
}
constexpr std::string_view card_name(Card card) {
  return is_worker(card) ? worker_row(worker_of(card)).slug : kBreedTable[card].slug;
}

// Cards without an order: a hand, a discard pile, or a stack of unknown order.
using Pile = core::ByteCounts<16>;
static_assert(kCardKinds <= 16);

// A set of objective tiles, one bit each.
using ObjectiveSet = std::uint32_t;
static_assert(kObjectives <= 32);
constexpr ObjectiveSet objective_bit(int tile) { return ObjectiveSet{1} << tile; }

using BonusCounts = core::ByteCounts<8>;  // bonus tiles by kind
static_assert(kBonusKinds <= 8);

inline constexpr std::uint8_t kNoTile = 0xff;  // an empty place of the display

// A tile of the train supply in a move: an open tile, or the top tile of a stack.
//   0..19 an objective, 32..39 a kind of bonus tile, 64 the objective stack, 65 the bonus stack
using TileChoice = std::uint8_t;
inline constexpr TileChoice kFirstBonusChoice = 32;
inline constexpr TileChoice kObjectiveStack = 64;
inline constexpr TileChoice kBonusStack = 65;
constexpr TileChoice objective_choice(int tile) { return static_cast<TileChoice>(tile); }
constexpr TileChoice bonus_choice(int kind) {
  return static_cast<TileChoice>(kFirstBonusChoice + kind);
}
constexpr bool names_bonus(TileChoice choice) {
  return choice == kBonusStack || (choice >= kFirstBonusChoice && choice < kObjectiveStack);
}

}  // namespace drover::elpaso
