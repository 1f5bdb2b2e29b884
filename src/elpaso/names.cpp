#include "elpaso/names.h"

#include <cstddef>

#include "elpaso/cards.h"
#include "elpaso/components/all_actions.h"
#include "elpaso/components/automa_cards.h"
#include "elpaso/components/trail_map.h"
#include "text/words.h"

namespace drover::elpaso {

namespace {

// Names that are numbers are the last part of the component's word: a view of static storage.
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
  return kBonusTable[static_cast<std::size_t>(kind)].slug;
}

}  // namespace

int name_limit(Names kind) {
  switch (kind) {
    case Names::kSpace:
      return kSpaces;
    case Names::kAction:
      return static_cast<int>(kActions);
    case Names::kCard:
      return kCardKinds;
    case Names::kCattle:
      return kBreeds;
    case Names::kWorker:
      return kWorkers;
    case Names::kNeutral:
      return kNeutralTiles;
    case Names::kBuilding:
      return kBuildingKinds;
    case Names::kTrain:
      return kTrainCards;
    case Names::kTrainSide:
      return static_cast<int>(kTrainTable.size());
    case Names::kPost:
      return kPosts;
    case Names::kDisc:
      return kDiscs;
    case Names::kAux:
      return kAuxActions;
    case Names::kObjective:
      return kObjectives;
    case Names::kBonus:
      return kBonusKinds;
    case Names::kTileChoice:
      return kBonusStack + 1;
    case Names::kAutoma:
      return kAutomaCards;
  }
  return 0;
}

std::string_view name_of(Names kind, std::uint8_t value) {
  if (value >= name_limit(kind)) return {};
  const std::size_t two_sides = static_cast<std::size_t>(value) * 2;
  switch (kind) {
    case Names::kSpace:
      return kSpaceTable[value].slug;
    case Names::kAction:
      return kActionTable[value].slug;
    case Names::kCard:
    case Names::kCattle:
      return card_name(value);
    case Names::kWorker:
      return kWorkerTable[value].slug;
    case Names::kNeutral:
      return kNeutralTable[value].slug;
    case Names::kBuilding:
      return digit_after(kBuildingTable[two_sides].slug, "");
    case Names::kTrain:
      return digit_after(kTrainTable[two_sides].slug, kTrainPrefix);
    case Names::kTrainSide:
      return kTrainTable[value].slug;
    case Names::kPost:
      return kPostTable[value].slug.substr(kPostPrefix.size());
    case Names::kDisc:
      return kDiscTable[value].slug;
    case Names::kAux:
      return digit_after(kAuxTable[value].slug, kAuxPrefix);
    case Names::kObjective:
      return kObjectiveTable[value].slug;
    case Names::kBonus:
      return kBonusTable[value].slug;
    case Names::kTileChoice:
      return tile_choice_name(value);
    case Names::kAutoma:
      return kAutomaTable[value].slug;
  }
  return {};
}

std::optional<std::uint8_t> value_named(Names kind, std::string_view name) {
  if (name.empty()) return std::nullopt;
  const int limit = name_limit(kind);
  for (int value = 0; value < limit; ++value) {
    const auto small = static_cast<std::uint8_t>(value);
    if (text::same_word(name_of(kind, small), name)) return small;
  }
  return std::nullopt;
}

std::string_view what_is_named(Names kind) {
  switch (kind) {
    case Names::kSpace:
      return "space of the trail";
    case Names::kAction:
      return "printed action";
    case Names::kCard:
      return "card";
    case Names::kCattle:
      return "cattle card";
    case Names::kWorker:
      return "worker";
    case Names::kNeutral:
      return "neutral building";
    case Names::kBuilding:
      return "public building";
    case Names::kTrain:
    case Names::kTrainSide:
      return "train card";
    case Names::kPost:
      return "trading post";
    case Names::kDisc:
      return "disc of the player board";
    case Names::kAux:
      return "auxiliary action";
    case Names::kObjective:
      return "objective tile";
    case Names::kBonus:
      return "bonus tile";
    case Names::kTileChoice:
      return "tile of the train supply";
    case Names::kAutoma:
      return "automa card";
  }
  return "name";
}

}  // namespace drover::elpaso
