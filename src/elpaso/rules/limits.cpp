// Limits and values that follow from a player's board, tiles and hand.
#include <algorithm>
#include <bit>

#include "elpaso/rules/rules.h"

namespace drover::elpaso {

namespace {

bool removed(const PlayerState& player, Disc disc) {
  return (player.discs >> static_cast<int>(disc) & 1U) == 0;
}

// The total effect of the discs removed from a player board, for every set of remaining discs.
struct Opened {
  std::uint8_t hand_limit = 0;
  std::uint8_t step_limit = 0;
  std::uint8_t permanent_certificates = 0;
};
constexpr std::array<Opened, 1U << kDiscs> make_opened() {
  std::array<Opened, 1U << kDiscs> all{};
  for (unsigned discs = 0; discs < all.size(); ++discs) {
    for (unsigned i = 0; i < kDiscs; ++i) {
      if ((discs >> i & 1U) != 0) continue;
      const DiscRow& row = kDiscTable[i];
      Opened& opened = all[discs];
      opened.hand_limit = static_cast<std::uint8_t>(opened.hand_limit + row.hand_limit);
      opened.step_limit = static_cast<std::uint8_t>(opened.step_limit + row.step_limit);
      opened.permanent_certificates =
          static_cast<std::uint8_t>(opened.permanent_certificates + row.permanent_certificates);
    }
  }
  return all;
}
constexpr std::array<Opened, 1U << kDiscs> kOpened = make_opened();

}  // namespace

int hand_limit(const PlayerState& player) {
  return kHandLimitAtStart + kOpened[player.discs].hand_limit;
}

int step_limit(const PlayerState& player) {
  return kStepLimitAtStart + kOpened[player.discs].step_limit;
}

int permanent_certificates(const PlayerState& player) {
  int sum = kOpened[player.discs].permanent_certificates;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    sum += player.bonus_tiles[kind] * kBonusTable[kind].permanent_certificates;
  }
  return sum;
}

int duplicates_allowed(const PlayerState& player) {
  int sum = 0;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    sum += player.bonus_tiles[kind] * kBonusTable[kind].duplicate_cards;
  }
  return sum;
}

// Each duplicate tile counts one more card, also a third of one breed (ruling 15); the dearest ones
// are always the best.
int delivery_value(const PlayerState& player) {
  int allowed = duplicates_allowed(player);
  int sum = permanent_certificates(player);
  std::array<std::uint8_t, 16> duplicates_of_value{};
  for (Card card = 0; card < kBreeds; ++card) {
    const int cards = player.hand[card];
    if (cards == 0) continue;
    const int value = breeding_value(card);
    sum += value;
    std::uint8_t& duplicates = at(duplicates_of_value, value);
    duplicates = static_cast<std::uint8_t>(duplicates + cards - 1);
  }
  for (int value = 15; value > 0 && allowed > 0; --value) {
    const int counted = std::min<int>(allowed, at(duplicates_of_value, value));
    sum += counted * value;
    allowed -= counted;
  }
  return sum;
}

// The action its disc opens stands last; it is the only one where the disc unlocks and does not
// improve.
ActionId aux_action(const PlayerState& player, int slot) {
  const AuxRow& row = at(kAuxTable, slot);
  const ActionSpan span = at(kAuxSpans, slot);
  if (removed(player, row.disc)) return static_cast<ActionId>(span.first + span.count - 1);
  return row.open_at_start ? span.first : kNoAction;
}

int buildings_of(const State& state, Seat seat) {
  int count = 0;
  for (const Space space : bits<Space>(state.occupied & kBuildingSpaces)) {
    if (building_owner(state.board[space]) == seat) ++count;
  }
  return count;
}

}  // namespace drover::elpaso
