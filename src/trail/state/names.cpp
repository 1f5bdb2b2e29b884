#include "trail/state/names.h"

#include <array>
#include <bit>
#include <cstddef>

#include "trail/components/buildings.h"
#include "trail/components/cities.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/rails_map.h"
#include "trail/components/station_masters.h"
#include "trail/components/trail_map.h"
#include "trail/state/cards.h"

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

// The name of the branch for each bit of a route. Both editions use one name.
constexpr std::array<std::string_view, kRouteBits> make_branch_names() {
  std::array<std::string_view, kRouteBits> names{};
  for (const ForkRow& fork : kForkTable) {
    at(names, std::countr_zero(fork.bit)) = fork.second_branch;
  }
  return names;
}
constexpr std::array<std::string_view, kRouteBits> kBranchNames = make_branch_names();

}  // namespace

bool is_bonus_action(std::uint8_t action) {
  const std::string_view slug = name_of(Names::kAction, action);
  return value_named(Names::kBonusTile, slug.substr(0, slug.find(':'))).has_value();
}

// In the order of Names.
const text::NameTable kNameTables[kNameKinds]{
    {"space of the trail", kSpaces, [](std::uint8_t v) { return kSpaceTable[v].slug; }},
    {"local action", static_cast<int>(kActionTable.size()),
     [](std::uint8_t v) { return kActionTable[v].slug; }},
    {"card", kFirstObjective + kObjectives,
     [](std::uint8_t v) { return is_card(v) ? card_name(v) : std::string_view{}; }},
    {"cattle card", kCattleKinds, [](std::uint8_t v) { return card_name(v); }},
    {"breed", kBreeds, [](std::uint8_t v) { return kBreedTable[v].colour; }},
    {"Kansas City tile", kTileKinds, [](std::uint8_t v) { return kTileTable[v].name; }},
    {"hazard tile", kHazardTiles,
     [](std::uint8_t v) { return kTileTable[std::size_t{kFirstHazardTile} + v].name; }},
    {"worker", kWorkerKinds, [](std::uint8_t v) { return kWorkerNames[v]; }},
    {"colour of a trade tile", kTradeColours, [](std::uint8_t v) { return kTradeColourNames[v]; }},
    {"trade tile", kTradeColours,
     [](std::uint8_t v) { return kTileTable[std::size_t{kFirstTradeTile} + v].name; }},
    {"neutral building", kNeutralBuildings, [](std::uint8_t v) { return kNeutralTable[v].slug; }},
    {"disc space", kDiscSpaces,
     [](std::uint8_t v) { return disc_space_row(Edition::kFirst, v).slug; }},
    {"auxiliary action", kAuxActions,
     [](std::uint8_t v) { return aux_row(Edition::kFirst, static_cast<Aux>(v)).slug; }},
    {"city", kCities, [](std::uint8_t v) { return kCityNames[v].slug; }},
    {"place on the track", kTrackPlaces, [](std::uint8_t v) { return kTrackNames[v].view(); }},
    {"station master tile", kStationMasters,
     [](std::uint8_t v) { return kStationMasterTable[v].slug; }},
    {"branch of the trail", kRouteBits, [](std::uint8_t v) { return kBranchNames[v]; }},
    {"town", kTowns, [](std::uint8_t v) { return kTownMaps[0].town[v].slug; }},
    {"bonus tile", kBonusKinds, [](std::uint8_t v) { return kBonusTileTable[v].slug; }},
};

}  // namespace drover::trail
