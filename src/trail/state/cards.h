// Cards of a herd deck: cattle cards and objective cards under one small number, and piles of them.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/at.h"
#include "core/bits.h"
#include "core/byte_counts.h"
#include "core/rng.h"
#include "trail/components/cattle.h"
#include "trail/components/objectives.h"

namespace drover::trail {

using core::at;
using core::bits;

// 0..16 a kind of cattle card; from 32 on one of the objective cards.
using Card = std::uint8_t;
inline constexpr Card kFirstObjective = 32;
inline constexpr Card kNoCard = 0xff;

constexpr bool is_objective(Card card) { return card >= kFirstObjective; }
constexpr int objective_index(Card card) { return card - kFirstObjective; }
constexpr Card objective_card(int index) { return static_cast<Card>(kFirstObjective + index); }
constexpr const ObjectiveRow& objective_row(Card card) {
  return at(kObjectiveTable, objective_index(card));
}
constexpr const CattleRow& cattle_row(Card card) { return kCattleTable[card]; }
constexpr Breed breed_of(Card card) { return kCattleTable[card].breed; }
constexpr int breeding_value(Card card) {
  const int of_breed = at(kBreedTable, breed_of(card)).breeding_value;
  return of_breed > 0 ? of_breed : kCattleTable[card].breeding_value;
}
constexpr std::string_view card_name(Card card) {
  return is_objective(card) ? objective_row(card).slug : cattle_row(card).name;
}
constexpr bool is_card(Card card) {
  return card < kCattleKinds || (is_objective(card) && card < kFirstObjective + kObjectives);
}

// The card of a breed whose cards are all alike.
constexpr Card only_card_of(Breed breed) {
  Card card = 0;
  while (breed_of(card) != breed) ++card;
  return card;
}

using CattleCounts = core::ByteCounts<24>;
static_assert(kCattleKinds <= 24);

// Kinds of cattle card as a bit set: those of a breed, those of a breeding value.
using CattleSet = std::uint32_t;
namespace detail {
constexpr CattleSet cattle_where(int breed, int value) {
  CattleSet set = 0;
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (breed >= 0 && static_cast<int>(breed_of(card)) != breed) continue;
    if (value >= 0 && breeding_value(card) != value) continue;
    set |= CattleSet{1} << card;
  }
  return set;
}
constexpr std::array<CattleSet, kBreeds> make_cattle_of_breed() {
  std::array<CattleSet, kBreeds> sets{};
  for (int breed = 0; breed < kBreeds; ++breed) {
    at(sets, breed) = cattle_where(breed, -1);
  }
  return sets;
}
constexpr std::array<CattleSet, 6> make_cattle_of_value() {
  std::array<CattleSet, 6> sets{};
  for (int value = 0; value < 6; ++value) {
    at(sets, value) = cattle_where(-1, value);
  }
  return sets;
}
}  // namespace detail
inline constexpr std::array<CattleSet, kBreeds> kCattleOfBreed = detail::make_cattle_of_breed();
inline constexpr std::array<CattleSet, 6> kCattleOfValue = detail::make_cattle_of_value();

// A set of objective cards, one bit each.
using ObjectiveSet = std::uint64_t;
static_assert(kObjectives <= 64);
constexpr ObjectiveSet objective_bit(Card card) { return ObjectiveSet{1} << objective_index(card); }

namespace detail {
constexpr ObjectiveSet objectives_where(bool (*wanted)(const ObjectiveRow&)) {
  ObjectiveSet set = 0;
  for (std::size_t i = 0; i < kObjectiveTable.size(); ++i) {
    if (wanted(kObjectiveTable[i])) set |= ObjectiveSet{1} << i;
  }
  return set;
}
}  // namespace detail
inline constexpr ObjectiveSet kStartingObjectives =
    detail::objectives_where([](const ObjectiveRow& row) { return row.starting; });
inline constexpr ObjectiveSet kRailsObjectives = detail::objectives_where(
    [](const ObjectiveRow& row) { return row.symbol == ObjectiveSymbol::kRails; });
inline constexpr ObjectiveSet kOrangeObjectives = detail::objectives_where(
    [](const ObjectiveRow& row) { return row.symbol == ObjectiveSymbol::kOrange; });
inline constexpr ObjectiveSet kBaseObjectives = detail::objectives_where(
    [](const ObjectiveRow& row) { return row.symbol == ObjectiveSymbol::kNone; });

constexpr Card lowest_objective(ObjectiveSet set) { return objective_card(std::countr_zero(set)); }
constexpr auto objectives_in(ObjectiveSet set) { return bits<Card>(set, kFirstObjective); }

// The set reduced to the lowest card of each design, for a list of choices.
constexpr ObjectiveSet one_of_each_design(ObjectiveSet set) {
  const ObjectiveSet copies = set & kCopiedObjectives;
  return (set & ~kCopiedObjectives) | (copies & (ObjectiveSet{0} - copies));
}

// The card at place `index` of the set in ascending order.
constexpr Card objective_at(ObjectiveSet set, std::uint32_t index) {
  for (; index > 0; --index) set &= set - 1;
  return lowest_objective(set);
}

// Cards without an order: a hand, a discard pile, or a stack of unknown order.
struct Pile {
  CattleCounts cattle;
  ObjectiveSet objectives = 0;

  std::uint32_t size() const {
    return cattle.total() + static_cast<std::uint32_t>(std::popcount(objectives));
  }
  bool empty() const { return objectives == 0 && cattle.empty(); }
  std::uint8_t count(Card card) const {
    if (is_objective(card)) return (objectives & objective_bit(card)) != 0 ? 1 : 0;
    return cattle[card];
  }
  void add(Card card) {
    if (is_objective(card)) {
      assert((objectives & objective_bit(card)) == 0);
      objectives |= objective_bit(card);
    } else {
      cattle.add(card);
    }
  }
  void remove(Card card) {
    assert(count(card) > 0);
    if (is_objective(card)) {
      objectives &= ~objective_bit(card);
    } else {
      cattle.remove(card);
    }
  }
  void add_all(const Pile& other) {
    cattle.add_all(other.cattle);
    objectives |= other.objectives;
  }
  // Takes one card at random out of a pile that is not empty.
  Card draw(core::Rng& rng) {
    const std::uint32_t cattle_cards = cattle.total();
    const auto objective_cards = static_cast<std::uint32_t>(std::popcount(objectives));
    const std::uint32_t index = rng.below(cattle_cards + objective_cards);
    if (index < cattle_cards) {
      const auto card = static_cast<Card>(cattle.kind_at(index));
      cattle.remove(card);
      return card;
    }
    const Card card = objective_at(objectives, index - cattle_cards);
    objectives &= ~objective_bit(card);
    return card;
  }

  friend bool operator==(const Pile&, const Pile&) = default;
};

}  // namespace drover::trail
