// Rails to the North: which towns are open to a player (N01, N02), in both printings.
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace rails_access_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

// The crest of the strip with this value.
std::string crest(Edition edition, int value) {
  const std::map<int, std::pair<const char*, const char*>> names{
      {0, {"kansas-city", "kansas-city"}}, {1, {"columbia", "fulton"}},
      {4, {"st-louis", "st-louis"}},       {6, {"chicago", "bloomington"}},
      {10, {"detroit", "chicago"}},        {12, {"cleveland", "toledo"}},
      {15, {"pittsburgh", "pittsburgh"}},  {18, {"new-york", "new-york"}}};
  return edition == Edition::kFirst ? names.at(value).first : names.at(value).second;
}

class RailsAccess : public ::testing::TestWithParam<Edition> {
 protected:
  Scenario game(int players = 2) const { return Scenario(rails(GetParam(), players)); }
  Scenario with(const std::vector<int>& crests, const Texts& towns) const {
    Scenario t = game();
    for (const int value : crests) t.cities(0, {crest(GetParam(), value)});
    for (const std::string& town : towns) t.offices(0, {town});
    return t;
  }
};
INSTANTIATE_TEST_SUITE_P(Printing, RailsAccess,
                         ::testing::Values(Edition::kFirst, Edition::kSecond),
                         [](const auto& edition) {
                           return edition.param == Edition::kFirst ? "First" : "Second";
                         });

struct Reach {
  const char* where;
  std::vector<int> crests;  // values of strip crests with an own disc
  Texts offices;
  Texts open;
};
const std::vector<Reach> kReaches{
    {"at the start", {}, {}, {"T01"}},
    {"from the gate", {}, {"T01"}, {"T02", "T03"}},
    {"from Memphis", {}, {"T01", "T03"}, {"T02", "T04", "T05"}},
    {"a disc on 1", {1}, {}, {"T01", "T03"}},
    {"a disc on 4", {4}, {}, {"T01", "T03", "T06"}},
    {"purple", {4}, {"T06"}, {"T01", "T03", "T07"}},
    {"a disc on 6", {6}, {}, {"T01", "T08", "T13"}},
    {"blue junction", {6}, {"T08"}, {"T01", "T09", "T10", "T11", "T13"}},
    {"blue north", {6}, {"T08", "T11"}, {"T01", "T09", "T10", "T12", "T13"}},
    {"the far west", {6}, {"T08", "T11", "T12"}, {"T01", "T09", "T10", "T13"}},
    {"Milwaukee", {6}, {"T13"}, {"T01", "T08", "T14"}},
    {"behind Milwaukee", {6}, {"T13", "T14"}, {"T01", "T08", "T15", "T16"}},
    {"Green Bay", {6}, {"T13", "T14", "T16"}, {"T01", "T08", "T15", "T17"}},
    {"the hub", {6}, {"T13", "T14", "T16", "T17"}, {"T01", "T08", "T15", "T18", "T19", "T21"}},
    {"towards Minneapolis",
     {6},
     {"T13", "T14", "T16", "T17", "T19"},
     {"T01", "T08", "T15", "T18", "T20", "T21"}},
    {"towards the lakes",
     {6},
     {"T13", "T14", "T16", "T17", "T21"},
     {"T01", "T08", "T15", "T18", "T19", "T22", "T23", "T24"}},
    {"a disc on 10", {10}, {}, {"T01", "T25"}},
    {"teal", {10}, {"T25"}, {"T01", "T26"}},
    {"a disc on 12", {12}, {}, {"T01", "T22"}},
    {"the lakes from the east", {12}, {"T22"}, {"T01", "T21"}},
    {"north of the lakes", {12}, {"T22", "T21"}, {"T01", "T17", "T23", "T24"}},
    {"the hub from the east",
     {12},
     {"T22", "T21", "T17"},
     {"T01", "T16", "T18", "T19", "T23", "T24"}},
    {"Minneapolis from the east",
     {12},
     {"T22", "T21", "T17", "T19"},
     {"T01", "T16", "T18", "T20", "T23", "T24"}},
    {"Green Bay from the east",
     {12},
     {"T22", "T21", "T17", "T16"},
     {"T01", "T14", "T15", "T18", "T19", "T23", "T24"}},
    {"nearly Milwaukee from the east",
     {12},
     {"T22", "T21", "T17", "T16", "T14"},
     {"T01", "T13", "T15", "T18", "T19", "T23", "T24"}},
    {"a disc on 15", {15}, {}, {"T01", "T27"}},
    {"indigo", {15}, {"T27"}, {"T01", "T28"}},
};

TEST_P(RailsAccess, N01TownsWithinReach) {
  for (const Reach& reach : kReaches) {
    EXPECT_EQ(with(reach.crests, reach.offices).accessible(0), reach.open) << reach.where;
  }
}

TEST_P(RailsAccess, N01TheMovesOfferedAreThoseTowns) {
  for (const Reach& reach : kReaches) {
    Scenario t = with(reach.crests, reach.offices);
    t.dollars(0, 20).deciding(0, {DecisionKind::kFoundOffice});
    Texts towns;
    for (const std::string& text : t.legal("found")) towns.push_back(text.substr(6, 3));
    towns.erase(std::unique(towns.begin(), towns.end()), towns.end());
    EXPECT_EQ(towns, reach.open) << reach.where;
  }
}

const std::vector<std::pair<std::string, std::string>> kTracks{
    {"T01", "T02"}, {"T01", "T03"}, {"T03", "T04"}, {"T03", "T05"}, {"T06", "T07"}, {"T08", "T09"},
    {"T08", "T10"}, {"T08", "T11"}, {"T11", "T12"}, {"T13", "T14"}, {"T14", "T15"}, {"T14", "T16"},
    {"T15", "T16"}, {"T16", "T17"}, {"T17", "T18"}, {"T17", "T19"}, {"T17", "T21"}, {"T19", "T20"},
    {"T21", "T22"}, {"T21", "T23"}, {"T21", "T24"}, {"T25", "T26"}, {"T27", "T28"}};

bool joined(const std::string& a, const std::string& b) {
  return std::find(kTracks.begin(), kTracks.end(), std::pair(std::min(a, b), std::max(a, b))) !=
         kTracks.end();
}

TEST_P(RailsAccess, N01TracksCanBeFollowedInBothDirections) {
  for (const auto& [a, b] : kTracks) {
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
      const Texts open = with({}, {from}).accessible(0);
      EXPECT_THAT(open, ::testing::Contains(to)) << from;
    }
  }
}

TEST_P(RailsAccess, N01AnOfficeOpensTheTownsJoinedToItAndNoOther) {
  for (int i = 1; i <= 28; ++i) {
    const std::string from = (i < 10 ? "T0" : "T") + std::to_string(i);
    const Texts open = with({}, {from}).accessible(0);
    for (int j = 1; j <= 28; ++j) {
      const std::string to = (j < 10 ? "T0" : "T") + std::to_string(j);
      if (to == from) continue;
      const bool is_open = std::find(open.begin(), open.end(), to) != open.end();
      EXPECT_EQ(is_open, to == "T01" || joined(from, to)) << from << " to " << to;
    }
  }
}

TEST_P(RailsAccess, N01EachCrestOpensOnlyTheTownsJoinedToIt) {
  const std::map<int, Texts> opened{{0, {"T01"}},
                                    {1, {"T01", "T03"}},
                                    {4, {"T01", "T03", "T06"}},
                                    {6, {"T01", "T08", "T13"}},
                                    {10, {"T01", "T25"}},
                                    {12, {"T01", "T22"}},
                                    {15, {"T01", "T27"}},
                                    {18, {"T01"}}};
  for (const auto& [value, towns] : opened) {
    EXPECT_EQ(with({value}, {}).accessible(0), towns) << value;
  }
  // Nothing passes along the strip: discs on both neighbours do not open a crest between them.
  EXPECT_EQ(with({4, 10}, {}).accessible(0), Texts({"T01", "T03", "T06", "T25"}));
}

TEST_P(RailsAccess, N01ADiscOnALargeTownOpensNothing) {
  Scenario t = game();
  t.cities(0, {"denver", "milwaukee", "green-bay", "montreal"});
  EXPECT_THAT(t.accessible(0), ElementsAre("T01"));
}

TEST_P(RailsAccess, N01DiscsAndOfficesOfOthersOpenNothing) {
  Scenario t = game();
  t.cities(1, {crest(GetParam(), 6), crest(GetParam(), 12)}).offices(1, {"T01", "T03", "T08"});
  EXPECT_THAT(t.accessible(0), ElementsAre("T01"));
  t.offices(0, {"T01"});
  EXPECT_THAT(t.accessible(0), ElementsAre("T02", "T03"));
}

TEST_P(RailsAccess, N02NeverATownWithAnOwnOffice) {
  Scenario t = with({1, 4, 6}, {"T01", "T03", "T06", "T08", "T13"});
  for (const std::string& town : t.offices(0)) {
    EXPECT_THAT(t.accessible(0), ::testing::Not(::testing::Contains(town)));
  }
}

TEST_P(RailsAccess, N02FourPlayersFindRoomInEveryTown) {
  Scenario t = game(4);
  for (int i = 1; i <= 28; ++i) {
    const std::string town = (i < 10 ? "T0" : "T") + std::to_string(i);
    t.offices(1, {town}).offices(2, {town}).offices(3, {town});
  }
  for (const Reach& reach : kReaches) {
    Scenario own = t;
    for (const int value : reach.crests) own.cities(0, {crest(GetParam(), value)});
    for (const std::string& town : reach.offices) own.offices(0, {town});
    own.dollars(0, 20).deciding(0, {DecisionKind::kFoundOffice});
    // One space of each town is left: as many moves as towns.
    EXPECT_EQ(own.legal("found").size(), reach.open.size()) << reach.where;
  }
}

TEST(RailsAccessWithoutTheExpansion, NothingCanBeFounded) {
  for (const Options& options : {first_edition(), second_edition()}) {
    Scenario t(options);
    t.dollars(0, 5).hand(0, {"green", "white"}).using_location(0, "G").play("use G:aux");
    EXPECT_THAT(t.legal("aux office"), IsEmpty());
  }
}

}  // namespace rails_access_test
}  // namespace drover::trail::test
