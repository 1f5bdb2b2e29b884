// The map of Rails to the North: 28 towns with four branch-office spaces each, the tracks between
// them, the crests of large towns, the stations of station towns, bonus tiles, extension board.
//
// Both printings have tables of their own, so that correcting a figure of one never changes the
// other. Small, station and medium towns have no printed name: theirs are ours.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/cities.h"
#include "trail/components/editions.h"
#include "trail/components/provenance.h"
#include "trail/components/railroad.h"

namespace drover::trail {

enum class TownKind : std::uint8_t { kSmall, kStation, kMedium, kLarge };
inline constexpr std::array<std::string_view, 4> kTownKindNames{"small", "station", "medium",
                                                                "large"};
enum class Area : std::uint8_t { kOlive, kPurple, kBlue, kRed, kTeal, kIndigo };
inline constexpr std::array<std::string_view, 6> kAreaNames{"olive", "purple", "blue",
                                                            "red",   "teal",   "indigo"};

// A branch office space: its price, or its immediate gain.
struct OfficeSpace {
  std::uint8_t pay = 0;
  std::uint8_t dollars = 0;
  std::uint8_t certificates = 0;  // steps
  std::uint8_t tokens = 0;        // exchange tokens
  bool objective_card = false;
  friend constexpr bool operator==(const OfficeSpace&, const OfficeSpace&) = default;
};
inline constexpr int kOfficeSpaces = 4;
using OfficeSpaces = std::array<OfficeSpace, kOfficeSpaces>;

struct TownRow {
  std::string_view slug;
  std::string_view name;
  TownKind kind;
  Area area;
  OfficeSpaces spaces;     // top left, top right, bottom left, bottom right
  std::string_view crest;  // the city of a large town
  Provenance from;
};

// A track from the headquarters ("HQ"), a city of the strip or a town to a town.
struct TownTrackRow {
  std::string_view from_place;
  std::string_view to;
  Provenance from;
};

namespace detail {
inline constexpr OfficeSpace kPlainSpace{};
inline constexpr OfficeSpace kTokenSpace{0, 0, 0, 1, false};
inline constexpr OfficeSpace kCertificateSpace{0, 0, 1, 0, false};
inline constexpr OfficeSpace kObjectiveSpace{0, 0, 0, 0, true};
constexpr OfficeSpace pays(std::uint8_t dollars) { return {dollars, 0, 0, 0, false}; }
constexpr OfficeSpace gives_dollars(std::uint8_t dollars) { return {0, dollars, 0, 0, false}; }
constexpr OfficeSpaces all_four(OfficeSpace space) { return {space, space, space, space}; }
constexpr OfficeSpaces first_is(OfficeSpace first) {
  return {first, kPlainSpace, kPlainSpace, kPlainSpace};
}
constexpr OfficeSpaces prices(std::uint8_t first, std::uint8_t second, std::uint8_t third,
                              std::uint8_t fourth) {
  return {pays(first), pays(second), pays(third), pays(fourth)};
}

using Towns = std::array<TownRow, 28>;
using TownTracks = std::array<TownTrackRow, 32>;

// ---- First printing -----------------------------------------------------------------------------

inline constexpr Towns kFirstTowns{{
    {"T01", "West gate", TownKind::kSmall, Area::kOlive, all_four(kPlainSpace), "", kFirstRails},
    {"T02", "West gate bonus town", TownKind::kMedium, Area::kOlive, all_four(kPlainSpace), "",
     kFirstRails},
    {"T03", "Memphis", TownKind::kLarge, Area::kOlive, first_is(gives_dollars(2)), "memphis",
     kFirstRails},
    {"T04", "Olive station town", TownKind::kStation, Area::kOlive, all_four(kPlainSpace), "",
     kFirstRails},
    {"T05", "North-west token town", TownKind::kSmall, Area::kOlive, all_four(kTokenSpace), "",
     kFirstRails},
    {"T06", "Purple stop", TownKind::kSmall, Area::kPurple, first_is(gives_dollars(2)), "",
     kFirstRails},
    {"T07", "Purple bonus town", TownKind::kMedium, Area::kPurple, all_four(kPlainSpace), "",
     kFirstRails},
    {"T08", "Blue junction", TownKind::kSmall, Area::kBlue, all_four(kPlainSpace), "", kFirstRails},
    {"T09", "Blue token town", TownKind::kSmall, Area::kBlue, all_four(kTokenSpace), "",
     kFirstRails},
    {"T10", "Denver", TownKind::kLarge, Area::kBlue, prices(1, 2, 2, 3), "denver", kFirstRails},
    {"T11", "Blue north stop", TownKind::kSmall, Area::kBlue, all_four(kPlainSpace), "",
     kFirstRails},
    {"T12", "San Francisco", TownKind::kLarge, Area::kBlue, all_four(kPlainSpace), "san-francisco",
     kFirstRails},
    {"T13", "Milwaukee", TownKind::kLarge, Area::kRed, all_four(kPlainSpace), "milwaukee",
     kFirstRails},
    {"T14", "Stop between Milwaukee and Green Bay", TownKind::kSmall, Area::kRed,
     first_is(gives_dollars(2)), "", kFirstRails},
    {"T15", "Red station town", TownKind::kStation, Area::kRed, all_four(kPlainSpace), "",
     kFirstRails},
    {"T16", "Green Bay", TownKind::kLarge, Area::kRed, all_four(kPlainSpace), "green-bay",
     kFirstRails},
    {"T17", "Red hub", TownKind::kSmall, Area::kRed, first_is(gives_dollars(2)), "", kFirstRails},
    {"T18", "Red south bonus town", TownKind::kMedium, Area::kRed, all_four(kPlainSpace), "",
     kFirstRails},
    {"T19", "Stop before Minneapolis", TownKind::kSmall, Area::kRed, first_is(kCertificateSpace),
     "", kFirstRails},
    {"T20", "Minneapolis", TownKind::kLarge, Area::kRed, prices(1, 3, 3, 4), "minneapolis",
     kFirstRails},
    {"T21", "Stop north of Toronto", TownKind::kSmall, Area::kRed, first_is(kCertificateSpace), "",
     kFirstRails},
    {"T22", "Toronto", TownKind::kLarge, Area::kRed, all_four(kPlainSpace), "toronto", kFirstRails},
    {"T23", "Montreal", TownKind::kLarge, Area::kRed, prices(1, 3, 3, 4), "montreal", kFirstRails},
    {"T24", "North-east bonus town", TownKind::kMedium, Area::kRed, all_four(kPlainSpace), "",
     kFirstRails},
    {"T25", "Teal stop", TownKind::kSmall, Area::kTeal, first_is(kTokenSpace), "", kFirstRails},
    {"T26", "Teal bonus town", TownKind::kMedium, Area::kTeal, all_four(kPlainSpace), "",
     kFirstRails},
    {"T27", "Indigo stop", TownKind::kSmall, Area::kIndigo, first_is(kObjectiveSpace), "",
     kFirstRails},
    {"T28", "Indigo bonus town", TownKind::kMedium, Area::kIndigo, all_four(kPlainSpace), "",
     kFirstRails},
}};
inline constexpr TownTracks kFirstTownTracks{{
    {"HQ", "T01", kFirstRails},         {"T01", "T02", kFirstRails},
    {"T01", "T03", kFirstRails},        {"columbia", "T03", kFirstRails},
    {"st-louis", "T03", kFirstRails},   {"st-louis", "T06", kFirstRails},
    {"T03", "T04", kFirstRails},        {"T03", "T05", kFirstRails},
    {"T06", "T07", kFirstRails},        {"chicago", "T08", kFirstRails},
    {"chicago", "T13", kFirstRails},    {"T08", "T09", kFirstRails},
    {"T08", "T10", kFirstRails},        {"T08", "T11", kFirstRails},
    {"T11", "T12", kFirstRails},        {"T13", "T14", kFirstRails},
    {"T14", "T16", kFirstRails},        {"T14", "T15", kFirstRails},
    {"T16", "T15", kFirstRails},        {"T16", "T17", kFirstRails},
    {"T17", "T18", kFirstRails},        {"T17", "T19", kFirstRails},
    {"T19", "T20", kFirstRails},        {"T17", "T21", kFirstRails},
    {"T21", "T22", kFirstRails},        {"T21", "T23", kFirstRails},
    {"T21", "T24", kFirstRails},        {"detroit", "T25", kFirstRails},
    {"T25", "T26", kFirstRails},        {"cleveland", "T22", kFirstRails},
    {"pittsburgh", "T27", kFirstRails}, {"T27", "T28", kFirstRails},
}};
inline constexpr std::array<CityRow, 8> kFirstTownCrests{{
    {"memphis", 3, Corners::kLight, {0, 0, 2, true, false, false}, kFirstRails},
    {"denver", 8, Corners::kDark, kPlainCrest, kFirstRails},
    {"milwaukee", 11, Corners::kDark, {0, 0, 3, true, false, false}, kFirstRails},
    {"green-bay", 12, Corners::kLight, {4, 0, 0, false, false, false}, kFirstRails},
    {"minneapolis", 13, Corners::kDark, {10, 0, 0, false, false, false}, kFirstRails},
    {"toronto", 14, Corners::kDark, {5, 0, 0, false, false, false}, kFirstRails},
    {"san-francisco", 18, Corners::kDark, {0, 2, 0, false, false, true}, kFirstRails},
    {"montreal", 20, Corners::kDark, {15, 0, 0, false, false, false}, kFirstRails},
}};
inline constexpr std::array<StationRow, 2> kFirstTownStations{{
    {kNoTrackSpace, 7, 6, Corners::kLight, kFirstRails},
    {kNoTrackSpace, 15, 8, Corners::kDark, kFirstRails},
}};

// ---- Second printing: reconstructed but for the names of three towns, Buffalo's value and what
// ---- Oregon City scores (docs/reconstructed.md) -------------------------------------------------

inline constexpr Towns kSecondTowns{{
    {"T01", "West gate", TownKind::kSmall, Area::kOlive, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T02", "West gate bonus town", TownKind::kMedium, Area::kOlive, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T03", "Memphis", TownKind::kLarge, Area::kOlive, first_is(gives_dollars(2)), "memphis",
     reconstructed(50)},
    {"T04", "Olive station town", TownKind::kStation, Area::kOlive, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T05", "North-west token town", TownKind::kSmall, Area::kOlive, all_four(kTokenSpace), "",
     reconstructed(50)},
    {"T06", "Purple stop", TownKind::kSmall, Area::kPurple, first_is(gives_dollars(2)), "",
     reconstructed(50)},
    {"T07", "Purple bonus town", TownKind::kMedium, Area::kPurple, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T08", "Blue junction", TownKind::kSmall, Area::kBlue, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T09", "Blue token town", TownKind::kSmall, Area::kBlue, all_four(kTokenSpace), "",
     reconstructed(50)},
    {"T10", "Denver", TownKind::kLarge, Area::kBlue, prices(1, 2, 2, 3), "denver",
     reconstructed(50)},
    {"T11", "Blue north stop", TownKind::kSmall, Area::kBlue, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T12", "Oregon City", TownKind::kLarge, Area::kBlue, all_four(kPlainSpace), "oregon-city",
     reconstructed(85)},
    {"T13", "Milwaukee", TownKind::kLarge, Area::kRed, all_four(kPlainSpace), "milwaukee",
     reconstructed(50)},
    {"T14", "Stop between Milwaukee and Green Bay", TownKind::kSmall, Area::kRed,
     first_is(gives_dollars(2)), "", reconstructed(50)},
    {"T15", "Red station town", TownKind::kStation, Area::kRed, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T16", "Green Bay", TownKind::kLarge, Area::kRed, all_four(kPlainSpace), "green-bay",
     reconstructed(50)},
    {"T17", "Red hub", TownKind::kSmall, Area::kRed, first_is(gives_dollars(2)), "",
     reconstructed(50)},
    {"T18", "Red south bonus town", TownKind::kMedium, Area::kRed, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T19", "Stop before Minneapolis", TownKind::kSmall, Area::kRed, first_is(kCertificateSpace),
     "", reconstructed(50)},
    {"T20", "Minneapolis", TownKind::kLarge, Area::kRed, prices(1, 3, 3, 4), "minneapolis",
     reconstructed(50)},
    {"T21", "Stop north of Toronto", TownKind::kSmall, Area::kRed, first_is(kCertificateSpace), "",
     reconstructed(50)},
    {"T22", "Buffalo", TownKind::kLarge, Area::kRed, all_four(kPlainSpace), "buffalo",
     reconstructed(85)},
    {"T23", "Montréal", TownKind::kLarge, Area::kRed, prices(1, 3, 3, 4), "montreal",
     reconstructed(85)},
    {"T24", "North-east bonus town", TownKind::kMedium, Area::kRed, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T25", "Teal stop", TownKind::kSmall, Area::kTeal, first_is(kTokenSpace), "",
     reconstructed(50)},
    {"T26", "Teal bonus town", TownKind::kMedium, Area::kTeal, all_four(kPlainSpace), "",
     reconstructed(50)},
    {"T27", "Indigo stop", TownKind::kSmall, Area::kIndigo, first_is(kObjectiveSpace), "",
     reconstructed(50)},
    {"T28", "Indigo bonus town", TownKind::kMedium, Area::kIndigo, all_four(kPlainSpace), "",
     reconstructed(50)},
}};
inline constexpr TownTracks kSecondTownTracks{{
    {"HQ", "T01", reconstructed(50)},          {"T01", "T02", reconstructed(50)},
    {"T01", "T03", reconstructed(50)},         {"fulton", "T03", reconstructed(50)},
    {"st-louis", "T03", reconstructed(50)},    {"st-louis", "T06", reconstructed(50)},
    {"T03", "T04", reconstructed(50)},         {"T03", "T05", reconstructed(50)},
    {"T06", "T07", reconstructed(50)},         {"bloomington", "T08", reconstructed(50)},
    {"bloomington", "T13", reconstructed(50)}, {"T08", "T09", reconstructed(50)},
    {"T08", "T10", reconstructed(50)},         {"T08", "T11", reconstructed(50)},
    {"T11", "T12", reconstructed(50)},         {"T13", "T14", reconstructed(50)},
    {"T14", "T16", reconstructed(50)},         {"T14", "T15", reconstructed(50)},
    {"T16", "T15", reconstructed(50)},         {"T16", "T17", reconstructed(50)},
    {"T17", "T18", reconstructed(50)},         {"T17", "T19", reconstructed(50)},
    {"T19", "T20", reconstructed(50)},         {"T17", "T21", reconstructed(50)},
    {"T21", "T22", reconstructed(50)},         {"T21", "T23", reconstructed(50)},
    {"T21", "T24", reconstructed(50)},         {"chicago", "T25", reconstructed(50)},
    {"T25", "T26", reconstructed(50)},         {"toledo", "T22", reconstructed(50)},
    {"pittsburgh", "T27", reconstructed(50)},  {"T27", "T28", reconstructed(50)},
}};
inline constexpr std::array<CityRow, 8> kSecondTownCrests{{
    {"memphis", 3, Corners::kLight, {0, 0, 2, true, false, false}, reconstructed(50)},
    {"denver", 8, Corners::kDark, kPlainCrest, reconstructed(50)},
    {"milwaukee", 11, Corners::kDark, {0, 0, 3, true, false, false}, reconstructed(50)},
    {"green-bay", 12, Corners::kLight, {4, 0, 0, false, false, false}, reconstructed(50)},
    {"minneapolis", 13, Corners::kDark, {10, 0, 0, false, false, false}, reconstructed(50)},
    {"buffalo", 14, Corners::kDark, {5, 0, 0, false, false, false}, reconstructed(85)},
    {"oregon-city", 18, Corners::kDark, {0, 3, 0, false, false, false}, reconstructed(60)},
    {"montreal", 20, Corners::kDark, {15, 0, 0, false, false, false}, reconstructed(50)},
}};
inline constexpr std::array<StationRow, 2> kSecondTownStations{{
    {kNoTrackSpace, 7, 6, Corners::kLight, reconstructed(50)},
    {kNoTrackSpace, 15, 8, Corners::kDark, reconstructed(50)},
}};
}  // namespace detail

// ---- The tables looked up by number -------------------------------------------------------------

using Town = std::uint8_t;
inline constexpr int kTowns = 28;
using TownSet = std::uint32_t;
constexpr TownSet town_bit(Town town) { return TownSet{1} << town; }
inline constexpr std::int8_t kNoTown = -1;

constexpr Town town_named(std::string_view slug) {
  for (std::size_t i = 0; i < kTowns; ++i) {
    if (detail::kFirstTowns[i].slug == slug) return static_cast<Town>(i);
  }
  return 0xff;
}

// Station towns have the stations after those of the railroad, in the order of their numbers.
inline constexpr int kTownStations = 2;
inline constexpr int kAllStations = kStations + kTownStations;
inline constexpr int kBonusPlaces = 6;  // the medium towns, in the order of their numbers

struct TownMap {
  detail::Towns town;
  detail::TownTracks track;
  std::array<CityRow, 8> crest;
  std::array<StationRow, kTownStations> station;
  TownSet at_headquarters = 0;
  std::array<TownSet, kTowns> next{};           // joined to a town
  std::array<TownSet, kCities> next_to_city{};  // joined to a crest of the strip
  std::array<std::int8_t, kCities> town_of_city{};
  std::array<City, kTowns> city_of_town{};  // of large towns
  std::array<City, 8> city_of_crest{};
  std::array<std::int8_t, kTowns> station_of_town{};  // 10, 11 or -1
  std::array<std::int8_t, kTowns> bonus_place{};      // 0..5 or -1
  std::array<Town, kTownStations> station_town{};
  std::array<Town, kBonusPlaces> bonus_town{};
  TownSet medium = 0;
  TownSet has_free_space = 0;  // at least one space without a price
};

namespace detail {
constexpr TownMap make_town_map(const Towns& towns, const TownTracks& tracks,
                                const std::array<CityRow, 8>& crests,
                                const std::array<StationRow, kTownStations>& stations) {
  TownMap map{towns, tracks, crests, stations};
  map.town_of_city.fill(kNoTown);
  map.station_of_town.fill(-1);
  map.bonus_place.fill(-1);
  for (std::size_t i = 0; i < crests.size(); ++i) map.city_of_crest[i] = city_named(crests[i].slug);
  std::int8_t station = 0;
  std::int8_t place = 0;
  for (std::size_t i = 0; i < kTowns; ++i) {
    const TownRow& row = towns[i];
    const auto number = static_cast<Town>(i);
    if (row.kind == TownKind::kLarge) {
      map.city_of_town[i] = city_named(row.crest);
      map.town_of_city[map.city_of_town[i]] = static_cast<std::int8_t>(i);
    }
    if (row.kind == TownKind::kStation) {
      map.station_town[static_cast<std::size_t>(station)] = number;
      map.station_of_town[i] = static_cast<std::int8_t>(kStations + station++);
    }
    if (row.kind == TownKind::kMedium) {
      map.medium |= town_bit(number);
      map.bonus_town[static_cast<std::size_t>(place)] = number;
      map.bonus_place[i] = place++;
    }
    for (const OfficeSpace& space : row.spaces) {
      if (space.pay == 0) map.has_free_space |= town_bit(number);
    }
  }
  for (const TownTrackRow& track : tracks) {
    const Town to = town_named(track.to);
    const Town from_town = town_named(track.from_place);
    if (track.from_place == "HQ") {
      map.at_headquarters |= town_bit(to);
    } else if (from_town < kTowns) {
      map.next[from_town] |= town_bit(to);
      map.next[to] |= town_bit(from_town);
    } else {
      map.next_to_city[city_named(track.from_place)] |= town_bit(to);
    }
  }
  return map;
}
}  // namespace detail

// By edition.
inline constexpr std::array<TownMap, kEditions> kTownMaps{
    detail::make_town_map(detail::kFirstTowns, detail::kFirstTownTracks, detail::kFirstTownCrests,
                          detail::kFirstTownStations),
    detail::make_town_map(detail::kSecondTowns, detail::kSecondTownTracks,
                          detail::kSecondTownCrests, detail::kSecondTownStations)};

// ---- The extension board: 15 offices in rows of three, the right space of each row is a bell ----

inline constexpr int kOfficesPerPlayer = 15;
inline constexpr int kOfficesPerRow = 3;
inline constexpr int kOfficeRows = kOfficesPerPlayer / kOfficesPerRow;

struct OfficeRowRow {
  std::uint8_t row;     // counted from 1
  std::uint8_t tokens;  // exchange tokens for emptying it
  Provenance from;
};
inline constexpr std::array<std::array<OfficeRowRow, kOfficeRows>, kEditions> kOfficeRowTable{{
    {{{1, 0, kFirstRails},
      {2, 1, kFirstRails},
      {3, 0, kFirstRails},
      {4, 0, kFirstRails},
      {5, 1, kFirstRails}}},
    {{{1, 0, reconstructed(50)},
      {2, 1, reconstructed(50)},
      {3, 0, reconstructed(50)},
      {4, 0, reconstructed(50)},
      {5, 1, reconstructed(50)}}},
}};

}  // namespace drover::trail
