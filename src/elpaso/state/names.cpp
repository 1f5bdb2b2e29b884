#include "elpaso/state/names.h"

#include <cstddef>

#include "elpaso/components/all_actions.h"
#include "elpaso/components/automa_cards.h"
#include "elpaso/components/trail_map.h"
#include "elpaso/state/cards.h"

namespace drover::elpaso {

namespace {

// Names that are numbers are the last part of the component's slug, as a view of static storage.
template <class Table>
constexpr bool all_start_with(const Table& table, std::string_view prefix) {
  for (const auto& row : table) {
    if (row.slug.substr(0, prefix.size()) != prefix || row.slug.size() == prefix.size()) {
      return false;
    }
  }
  return true;
}
constexpr std::string_view kPostPrefix = "post";
constexpr std::string_view kTrainPrefix = "train";
constexpr std::string_view kAuxPrefix = "aux";
static_assert(all_start_with(kPostTable, kPostPrefix));
static_assert(all_start_with(kTrainTable, kTrainPrefix));
static_assert(all_start_with(kAuxTable, kAuxPrefix));

constexpr std::string_view kObjectiveStackName = "objective-stack";
constexpr std::string_view kBonusStackName = "bonus-stack";

// One digit: "3a", "train4".
constexpr std::string_view digit_after(std::string_view slug, std::string_view prefix) {
  return slug.substr(prefix.size(), 1);
}

std::string_view tile_choice_name(TileChoice choice) {
  if (choice == kObjectiveStack) return kObjectiveStackName;
  if (choice == kBonusStack) return kBonusStackName;
  if (choice < kObjectives) return kObjectiveTable[choice].slug;
  const int kind = choice - kFirstBonusChoice;
  if (kind < 0 || kind >= kBonusKinds) return {};
  return at(kBonusTable, kind).slug;
}

// The row of the first side of a component; the rows of its two sides are adjacent.
constexpr std::size_t first_side(std::uint8_t value) { return static_cast<std::size_t>(value) * 2; }

}  // namespace

// In the order of Names.
const text::NameTable kNameTables[kNameKinds]{
    {"space of the trail", kSpaces, [](std::uint8_t v) { return kSpaceTable[v].slug; }},
    {"printed action", static_cast<int>(kActions),
     [](std::uint8_t v) { return kActionTable[v].slug; }},
    {"card", kCardKinds, [](std::uint8_t v) { return card_name(v); }},
    {"cattle card", kBreeds, [](std::uint8_t v) { return card_name(v); }},
    {"worker", kWorkers, [](std::uint8_t v) { return kWorkerTable[v].slug; }},
    {"neutral building", kNeutralTiles, [](std::uint8_t v) { return kNeutralTable[v].slug; }},
    {"public building", kBuildingKinds,
     [](std::uint8_t v) { return digit_after(kBuildingTable[first_side(v)].slug, ""); }},
    {"train card", kTrainCards,
     [](std::uint8_t v) { return digit_after(kTrainTable[first_side(v)].slug, kTrainPrefix); }},
    {"train card", static_cast<int>(kTrainTable.size()),
     [](std::uint8_t v) { return kTrainTable[v].slug; }},
    {"trading post", kPosts,
     [](std::uint8_t v) { return kPostTable[v].slug.substr(kPostPrefix.size()); }},
    {"disc of the player board", kDiscs, [](std::uint8_t v) { return kDiscTable[v].slug; }},
    {"auxiliary action", kAuxActions,
     [](std::uint8_t v) { return digit_after(kAuxTable[v].slug, kAuxPrefix); }},
    {"objective tile", kObjectives, [](std::uint8_t v) { return kObjectiveTable[v].slug; }},
    {"bonus tile", kBonusKinds, [](std::uint8_t v) { return kBonusTable[v].slug; }},
    {"tile of the train supply", kBonusStack + 1, tile_choice_name},
    {"automa card", kAutomaCards, [](std::uint8_t v) { return kAutomaTable[v].slug; }},
};

}  // namespace drover::elpaso
