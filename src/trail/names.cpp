#include "trail/names.h"

#include <array>
#include <bit>
#include <cstddef>

#include "text/words.h"
#include "trail/cards.h"
#include "trail/components/buildings.h"
#include "trail/components/cities.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/rails_map.h"
#include "trail/components/station_masters.h"
#include "trail/components/trail_map.h"

namespace drover::trail {
namespace {

constexpr int kRouteBits = 8;
constexpr int kHazardTiles = kHazardKinds * kHazardVariants;
static_assert(kFirstHazardTile + kHazardTiles == kTileKinds);
static_assert(kFirstTradeTile + kTradeColours == kFirstHazardTile);

// "17" or "station 3", written at compile time so that every name is a view of static storage.
struct TrackName {
  std::array<char, 10> text{};
  std::size_t size = 0;

  constexpr void append(std::string_view more) {
    for (const char letter : more) text[size++] = letter;
  }
  constexpr void append_number(int number) {
    if (number >= 10) text[size++] = static_cast<char>('0' + number / 10);
    text[size++] = static_cast<char>('0' + number % 10);
  }
  constexpr std::string_view view() const { return {text.data(), size}; }
};

constexpr std::array<TrackName, kTrackPlaces> make_track_names() {
  std::array<TrackName, kTrackPlaces> names{};
  for (std::size_t place = 0; place < names.size(); ++place) {
    if (kTrack[place].turnout) {
      names[place].append("station ");
      names[place].append_number(kTrack[place].station + 1);
    } else {
      names[place].append_number(kTrack[place].space);
    }
  }
  return names;
}
constexpr std::array<TrackName, kTrackPlaces> kTrackNames = make_track_names();

// The branch that a bit of a route stands for; both editions call it the same.
constexpr std::array<std::string_view, kRouteBits> make_branch_names() {
  std::array<std::string_view, kRouteBits> names{};
  for (const ForkRow& fork : kForkTable) {
    names[static_cast<std::size_t>(std::countr_zero(fork.bit))] = fork.second_branch;
  }
  return names;
}
constexpr std::array<std::string_view, kRouteBits> kBranchNames = make_branch_names();

}  // namespace

bool is_bonus_action(std::uint8_t action) {
  const std::string_view slug = name_of(Names::kAction, action);
  return value_named(Names::kBonusTile, slug.substr(0, slug.find(':'))).has_value();
}

int name_limit(Names kind) {
  switch (kind) {
    case Names::kSpace:
      return kSpaces;
    case Names::kAction:
      return static_cast<int>(kActionTable.size());
    case Names::kCard:
      return kFirstObjective + kObjectives;
    case Names::kCattle:
      return kCattleKinds;
    case Names::kBreed:
      return kBreeds;
    case Names::kTile:
      return kTileKinds;
    case Names::kHazardTile:
      return kHazardTiles;
    case Names::kWorker:
      return kWorkerKinds;
    case Names::kTradeColour:
    case Names::kTradeTile:
      return kTradeColours;
    case Names::kNeutral:
      return kNeutralBuildings;
    case Names::kDiscSpace:
      return kDiscSpaces;
    case Names::kAux:
      return kAuxActions;
    case Names::kCity:
      return kCities;
    case Names::kTrackPlace:
      return kTrackPlaces;
    case Names::kStationMaster:
      return kStationMasters;
    case Names::kForkBranch:
      return kRouteBits;
    case Names::kTown:
      return kTowns;
    case Names::kBonusTile:
      return kBonusKinds;
  }
  return 0;
}

std::string_view name_of(Names kind, std::uint8_t value) {
  if (value >= name_limit(kind)) return {};
  switch (kind) {
    case Names::kSpace:
      return kSpaceTable[value].slug;
    case Names::kAction:
      return kActionTable[value].slug;
    case Names::kCard:
      return is_card(value) ? card_name(value) : std::string_view{};
    case Names::kCattle:
      return card_name(value);
    case Names::kBreed:
      return kBreedTable[value].colour;
    case Names::kTile:
      return kTileTable[value].name;
    case Names::kHazardTile:
      return kTileTable[static_cast<std::size_t>(kFirstHazardTile + value)].name;
    case Names::kWorker:
      return kWorkerNames[value];
    case Names::kTradeColour:
      return kTradeColourNames[value];
    case Names::kTradeTile:
      return kTileTable[static_cast<std::size_t>(kFirstTradeTile + value)].name;
    case Names::kNeutral:
      return kNeutralTable[value].slug;
    case Names::kDiscSpace:
      return disc_space_row(Edition::kFirst, value).slug;
    case Names::kAux:
      return aux_row(Edition::kFirst, static_cast<Aux>(value)).slug;
    case Names::kCity:
      return kCityNames[value].slug;
    case Names::kTrackPlace:
      return kTrackNames[value].view();
    case Names::kStationMaster:
      return kStationMasterTable[value].slug;
    case Names::kForkBranch:
      return kBranchNames[value];
    case Names::kTown:
      return kTownMaps[0].town[value].slug;
    case Names::kBonusTile:
      return kBonusTileTable[value].slug;
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
      return "local action";
    case Names::kCard:
      return "card";
    case Names::kCattle:
      return "cattle card";
    case Names::kBreed:
      return "breed";
    case Names::kTile:
      return "Kansas City tile";
    case Names::kHazardTile:
      return "hazard tile";
    case Names::kWorker:
      return "worker";
    case Names::kTradeColour:
      return "colour of a trade tile";
    case Names::kTradeTile:
      return "trade tile";
    case Names::kNeutral:
      return "neutral building";
    case Names::kDiscSpace:
      return "disc space";
    case Names::kAux:
      return "auxiliary action";
    case Names::kCity:
      return "city";
    case Names::kTrackPlace:
      return "place on the track";
    case Names::kStationMaster:
      return "station master tile";
    case Names::kForkBranch:
      return "branch of the trail";
    case Names::kTown:
      return "town";
    case Names::kBonusTile:
      return "bonus tile";
  }
  return "name";
}

}  // namespace drover::trail
