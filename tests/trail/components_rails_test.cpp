// The map and the tiles of Rails to the North in both printings, written a second time, so that a
// typing error in either place shows. Most numbers of the second printing are reconstructed
// (docs/reconstructed.md): a correction is needed in the table and here.
#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/options.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"
#include "trail/rules/rules.h"

namespace drover::trail::test {
namespace components_rails_test {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

const TownMap& map_of(Edition edition) { return kTownMaps[static_cast<std::size_t>(edition)]; }

// A branch office space in a few signs: "-" nothing, "$2" gained, "-$2" paid.
std::string sign_of(const OfficeSpace& space) {
  std::vector<std::string> signs;
  if (space.pay > 0) signs.push_back("-$" + std::to_string(space.pay));
  if (space.dollars > 0) signs.push_back("$" + std::to_string(space.dollars));
  if (space.certificates > 0) signs.push_back("cert" + std::to_string(space.certificates));
  if (space.tokens > 0) signs.push_back("token" + std::to_string(space.tokens));
  if (space.objective_card) signs.emplace_back("card");
  std::string text;
  for (const std::string& sign : signs) text += (text.empty() ? "" : "+") + sign;
  return text.empty() ? "-" : text;
}

std::set<std::string> slugs(TownSet set) {
  std::set<std::string> names;
  for (; set != 0; set &= set - 1) {
    names.insert(std::string(
        map_of(Edition::kFirst).town[static_cast<std::size_t>(std::countr_zero(set))].slug));
  }
  return names;
}

struct TownFacts {
  std::string name;
  std::string kind;
  std::string area;
  std::vector<std::string> spaces;
  std::string crest;
  // Towns, cities of the strip and the headquarters it is joined to.
  std::set<std::string> tracks;
};
using Towns = std::map<std::string, TownFacts>;

Towns first_printing() {
  const std::vector<std::string> plain{"-", "-", "-", "-"};
  const std::vector<std::string> tokens{"token1", "token1", "token1", "token1"};
  const std::vector<std::string> two_dollars{"$2", "-", "-", "-"};
  return {
      {"T01", {"West gate", "small", "olive", plain, "", {"HQ", "T02", "T03"}}},
      {"T02", {"West gate bonus town", "medium", "olive", plain, "", {"T01"}}},
      {"T03",
       {"Memphis",
        "large",
        "olive",
        two_dollars,
        "memphis",
        {"T01", "T04", "T05", "columbia", "st-louis"}}},
      {"T04", {"Olive station town", "station", "olive", plain, "", {"T03"}}},
      {"T05", {"North-west token town", "small", "olive", tokens, "", {"T03"}}},
      {"T06", {"Purple stop", "small", "purple", two_dollars, "", {"st-louis", "T07"}}},
      {"T07", {"Purple bonus town", "medium", "purple", plain, "", {"T06"}}},
      {"T08", {"Blue junction", "small", "blue", plain, "", {"chicago", "T09", "T10", "T11"}}},
      {"T09", {"Blue token town", "small", "blue", tokens, "", {"T08"}}},
      {"T10", {"Denver", "large", "blue", {"-$1", "-$2", "-$2", "-$3"}, "denver", {"T08"}}},
      {"T11", {"Blue north stop", "small", "blue", plain, "", {"T08", "T12"}}},
      {"T12", {"San Francisco", "large", "blue", plain, "san-francisco", {"T11"}}},
      {"T13", {"Milwaukee", "large", "red", plain, "milwaukee", {"chicago", "T14"}}},
      {"T14",
       {"Stop between Milwaukee and Green Bay",
        "small",
        "red",
        two_dollars,
        "",
        {"T13", "T15", "T16"}}},
      {"T15", {"Red station town", "station", "red", plain, "", {"T14", "T16"}}},
      {"T16", {"Green Bay", "large", "red", plain, "green-bay", {"T14", "T15", "T17"}}},
      {"T17", {"Red hub", "small", "red", two_dollars, "", {"T16", "T18", "T19", "T21"}}},
      {"T18", {"Red south bonus town", "medium", "red", plain, "", {"T17"}}},
      {"T19",
       {"Stop before Minneapolis", "small", "red", {"cert1", "-", "-", "-"}, "", {"T17", "T20"}}},
      {"T20",
       {"Minneapolis", "large", "red", {"-$1", "-$3", "-$3", "-$4"}, "minneapolis", {"T19"}}},
      {"T21",
       {"Stop north of Toronto",
        "small",
        "red",
        {"cert1", "-", "-", "-"},
        "",
        {"T17", "T22", "T23", "T24"}}},
      {"T22", {"Toronto", "large", "red", plain, "toronto", {"T21", "cleveland"}}},
      {"T23", {"Montreal", "large", "red", {"-$1", "-$3", "-$3", "-$4"}, "montreal", {"T21"}}},
      {"T24", {"North-east bonus town", "medium", "red", plain, "", {"T21"}}},
      {"T25", {"Teal stop", "small", "teal", {"token1", "-", "-", "-"}, "", {"detroit", "T26"}}},
      {"T26", {"Teal bonus town", "medium", "teal", plain, "", {"T25"}}},
      {"T27",
       {"Indigo stop", "small", "indigo", {"card", "-", "-", "-"}, "", {"pittsburgh", "T28"}}},
      {"T28", {"Indigo bonus town", "medium", "indigo", plain, "", {"T27"}}},
  };
}

// The map of the first printing with the names of the second.
Towns second_printing() {
  Towns towns = first_printing();
  towns["T12"].name = "Oregon City";
  towns["T12"].crest = "oregon-city";
  towns["T22"].name = "Buffalo";
  towns["T22"].crest = "buffalo";
  towns["T23"].name = "Montréal";
  towns["T03"].tracks = {"T01", "T04", "T05", "fulton", "st-louis"};
  towns["T08"].tracks = {"bloomington", "T09", "T10", "T11"};
  towns["T13"].tracks = {"bloomington", "T14"};
  towns["T22"].tracks = {"T21", "toledo"};
  towns["T25"].tracks = {"chicago", "T26"};
  return towns;
}

void expect_towns(Edition edition, const Towns& expected) {
  const TownMap& map = map_of(edition);
  ASSERT_EQ(map.town.size(), 28U);
  ASSERT_EQ(expected.size(), 28U);
  for (std::size_t i = 0; i < map.town.size(); ++i) {
    const TownRow& row = map.town[i];
    ASSERT_TRUE(expected.contains(std::string(row.slug))) << row.slug;
    const TownFacts& town = expected.at(std::string(row.slug));
    SCOPED_TRACE(row.slug);
    EXPECT_EQ(row.slug, (i < 9 ? "T0" : "T") + std::to_string(i + 1));
    EXPECT_EQ(row.name, town.name);
    EXPECT_EQ(kTownKindNames[static_cast<std::size_t>(row.kind)], town.kind);
    EXPECT_EQ(kAreaNames[static_cast<std::size_t>(row.area)], town.area);
    EXPECT_EQ(row.crest, town.crest);
    std::vector<std::string> spaces;
    for (const OfficeSpace& space : row.spaces) spaces.push_back(sign_of(space));
    EXPECT_EQ(spaces, town.spaces);
    std::set<std::string> tracks = slugs(map.next[i]);
    if ((map.at_headquarters >> i & 1U) != 0) tracks.insert("HQ");
    for (std::size_t city = 0; city < kCities; ++city) {
      if ((map.next_to_city[city] >> i & 1U) != 0)
        tracks.insert(std::string(kCityNames[city].slug));
    }
    EXPECT_EQ(tracks, town.tracks);
  }
}

TEST(TownMap, TwentyEightTownsOfTheFirstPrinting) {
  expect_towns(Edition::kFirst, first_printing());
}

TEST(TownMap, TwentyEightTownsOfTheSecondPrinting) {
  expect_towns(Edition::kSecond, second_printing());
}

TEST(TownMap, TwelveSmallTwoStationSixMediumEightLargeTowns) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    std::map<std::string, int> kinds;
    for (const TownRow& row : map_of(edition).town) {
      ++kinds[std::string(kTownKindNames[static_cast<std::size_t>(row.kind)])];
      EXPECT_EQ(row.kind == TownKind::kLarge, !row.crest.empty()) << row.slug;
    }
    EXPECT_EQ(kinds, (std::map<std::string, int>{
                         {"small", 12}, {"station", 2}, {"medium", 6}, {"large", 8}}));
  }
}

TEST(TownMap, TracksEachStandInTheTableOnce) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    std::set<std::set<std::string>> tracks;
    for (const TownTrackRow& row : map_of(edition).track) {
      EXPECT_TRUE(tracks.insert({std::string(row.from_place), std::string(row.to)}).second)
          << row.from_place << " - " << row.to;
    }
    EXPECT_EQ(tracks.size(), 32U);
  }
}

TEST(TownMap, StationTownsWithTheirStations) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    const TownMap& map = map_of(edition);
    EXPECT_THAT(slugs(town_bit(map.station_town[0]) | town_bit(map.station_town[1])),
                UnorderedElementsAre("T04", "T15"));
    EXPECT_EQ(map.station_of_town[town_named("T04")], 10) << "the eleventh station";
    EXPECT_EQ(map.station_of_town[town_named("T15")], 11);
    EXPECT_EQ(map.station[0].upgrade_cost, 7);
    EXPECT_EQ(map.station[0].victory_points, 6);
    EXPECT_EQ(map.station[0].corners, Corners::kLight);
    EXPECT_EQ(map.station[1].upgrade_cost, 15);
    EXPECT_EQ(map.station[1].victory_points, 8);
    EXPECT_EQ(map.station[1].corners, Corners::kDark);
    for (const StationRow& row : map.station) EXPECT_EQ(row.after_space, kNoTrackSpace);
    EXPECT_EQ(stations_in_play(rails(edition)), 12);
    EXPECT_EQ(station_master_spaces(rails(edition)), 7);
  }
  EXPECT_EQ(stations_in_play(second_edition()), 10);
  EXPECT_EQ(station_master_spaces(second_edition()), 5);
  EXPECT_EQ(station_master_space(4), 4);
  EXPECT_EQ(station_master_space(5), -1) << "stations 6 to 10 have none";
  EXPECT_EQ(station_master_space(9), -1);
  EXPECT_EQ(station_master_space(10), 5);
  EXPECT_EQ(station_master_space(11), 6);
}

TEST(TownMap, SixTownsWithBonusTiles) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    EXPECT_THAT(slugs(map_of(edition).medium),
                UnorderedElementsAre("T02", "T07", "T18", "T24", "T26", "T28"));
    for (std::size_t i = 0; i < kBonusPlaces; ++i) {
      EXPECT_EQ(map_of(edition).bonus_place[map_of(edition).bonus_town[i]], static_cast<int>(i));
    }
  }
}

TEST(TownMap, OnlyDenverMinneapolisAndMontrealHaveNoFreeSpace) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    const TownSet all = (TownSet{1} << kTowns) - 1;
    EXPECT_THAT(slugs(all & ~map_of(edition).has_free_space),
                UnorderedElementsAre("T10", "T20", "T23"));
  }
}

// ---- Bonus tiles and the extension board --------------------------------------------------------

TEST(BonusTiles, TwoOfEachOfFiveKindsWithTheirActions) {
  const std::map<std::string, std::vector<std::string>> first{{"B1", {"B1:dollars", "B1:cattle"}},
                                                              {"B2", {"B2:hire-2"}},
                                                              {"B3", {"B3:remove"}},
                                                              {"B4", {"B4:engine"}},
                                                              {"B5", {"B5:build"}}};
  auto second = first;
  second["B3"] = {"B3:remove", "B3:hazard"};
  second["B5"] = {"B5:build-free"};
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    std::map<std::string, std::vector<std::string>> found;
    for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
      EXPECT_EQ(kBonusTileTable[kind].copies, 2);
      const ActionSpan actions = kBonusActions[static_cast<std::size_t>(edition)][kind];
      for (int i = 0; i < actions.count; ++i) {
        found[std::string(kBonusTileTable[kind].slug)].emplace_back(
            kActionTable[static_cast<std::size_t>(actions.first + i)].slug);
      }
    }
    EXPECT_EQ(found, edition == Edition::kFirst ? first : second);
  }
}

TEST(ExtensionBoard, FifteenOfficesInFiveRowsTheSecondAndTheFifthGiveAToken) {
  EXPECT_EQ(kOfficesPerPlayer, 15);
  EXPECT_EQ(kOfficesPerRow, 3);
  for (const auto& rows : kOfficeRowTable) {
    std::vector<int> tokens;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(rows[i].row, i + 1);
      tokens.push_back(rows[i].tokens);
    }
    EXPECT_THAT(tokens, ElementsAre(0, 1, 0, 0, 1));
  }
}

TEST(ExtensionBoard, ABellIsClearedWithTheLastOfficeOfItsRow) {
  PlayerState player{};
  for (int founded = 0; founded <= kOfficesPerPlayer; ++founded) {
    player.offices = (TownSet{1} << founded) - 1;
    EXPECT_EQ(bells(player), founded / 3);
    EXPECT_EQ(offices_left(player), 15 - founded);
  }
}

// ---- Where an office may be founded -------------------------------------------------------------

struct Reach {
  std::vector<int> city_values;  // of the strip, with an own disc
  std::vector<std::string> offices;
  std::vector<std::string> accessible;
};

// Positions with the towns that are open then, collected with the facts.
const std::vector<Reach> kReach{
    {{}, {}, {"T01"}},
    {{}, {"T01"}, {"T02", "T03"}},
    {{}, {"T01", "T03"}, {"T02", "T04", "T05"}},
    {{1}, {}, {"T01", "T03"}},
    {{4}, {}, {"T01", "T03", "T06"}},
    {{4}, {"T06"}, {"T01", "T03", "T07"}},
    {{6}, {}, {"T01", "T08", "T13"}},
    {{6}, {"T08"}, {"T01", "T09", "T10", "T11", "T13"}},
    {{6}, {"T08", "T11"}, {"T01", "T09", "T10", "T12", "T13"}},
    {{6}, {"T08", "T11", "T12"}, {"T01", "T09", "T10", "T13"}},
    {{6}, {"T13"}, {"T01", "T08", "T14"}},
    {{6}, {"T13", "T14"}, {"T01", "T08", "T15", "T16"}},
    {{6}, {"T13", "T14", "T16"}, {"T01", "T08", "T15", "T17"}},
    {{6}, {"T13", "T14", "T16", "T17"}, {"T01", "T08", "T15", "T18", "T19", "T21"}},
    {{6}, {"T13", "T14", "T16", "T17", "T19"}, {"T01", "T08", "T15", "T18", "T20", "T21"}},
    {{6},
     {"T13", "T14", "T16", "T17", "T21"},
     {"T01", "T08", "T15", "T18", "T19", "T22", "T23", "T24"}},
    {{10}, {}, {"T01", "T25"}},
    {{10}, {"T25"}, {"T01", "T26"}},
    {{12}, {}, {"T01", "T22"}},
    {{12}, {"T22"}, {"T01", "T21"}},
    {{12}, {"T22", "T21"}, {"T01", "T17", "T23", "T24"}},
    {{12}, {"T22", "T21", "T17"}, {"T01", "T16", "T18", "T19", "T23", "T24"}},
    {{12}, {"T22", "T21", "T17", "T19"}, {"T01", "T16", "T18", "T20", "T23", "T24"}},
    {{12}, {"T22", "T21", "T17", "T16"}, {"T01", "T14", "T15", "T18", "T19", "T23", "T24"}},
    {{12}, {"T22", "T21", "T17", "T16", "T14"}, {"T01", "T13", "T15", "T18", "T19", "T23", "T24"}},
    {{15}, {}, {"T01", "T27"}},
    {{15}, {"T27"}, {"T01", "T28"}},
};

TEST(TownAccess, AsTheFactsHaveIt) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    const State start = setup(rails(edition), 1);
    for (const Reach& reach : kReach) {
      State state = start;
      for (const int value : reach.city_values) {
        for (int i = 0; i < deliveries(state).strip_length; ++i) {
          const City city = deliveries(state).strip[static_cast<std::size_t>(i)];
          if (city_row(state, city).value == value) ++state.player[0].cities[city];
        }
      }
      for (const std::string& town : reach.offices) {
        state.player[0].offices |= town_bit(town_named(town));
      }
      EXPECT_EQ(slugs(accessible_towns(state, 0)),
                std::set<std::string>(reach.accessible.begin(), reach.accessible.end()))
          << ::testing::PrintToString(reach.city_values) << ::testing::PrintToString(reach.offices);
    }
  }
}

}  // namespace components_rails_test
}  // namespace drover::trail::test
