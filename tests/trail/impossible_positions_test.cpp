// Unreachable positions with every piece in a legal place are refused with a sentence. Similar
// positions that a game can reach are accepted.
#include <functional>
#include <string>
#include <string_view>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "support/options.h"
#include "support/round_trip.h"
#include "trail/rules/rules.h"
#include "trail/serialization/consistency.h"
#include "trail/serialization/json.h"
#include "trail/state/names.h"

namespace drover::trail {
namespace impossible_positions_test {

namespace json = boost::json;
using test::json_of;
using test::refusal;
using test::round_trips;
using K = DecisionKind;
constexpr std::uint8_t kOptional = Decision::kOptional;

// Seat 1 in its second turn, with its herder on a space and something done there.
State in_use(const Options& options, std::string_view space) {
  State s = setup(options, 7);
  s.turn = static_cast<std::uint16_t>(s.players() + 1);
  for (int seat = 0; seat < s.people(); ++seat) {
    PlayerState& player = s.player[static_cast<std::size_t>(seat)];
    player.herder = space_named(space);
    // Later seats of the second edition have discarded what they were dealt too much.
    while (player.hand.size() > kHandOnFirstTurn) {
      Card card = 0;
      while (player.hand.count(card) == 0) ++card;
      player.hand.remove(card);
      player.discard.add(card);
    }
  }
  s.stack.clear();
  s.stack.push_back({K::kDrawPhase});
  s.stack.push_back({K::kUseLocation});
  s.acted = 1;
  return s;
}
State in_use(std::string_view space) { return in_use(Options{}, space); }

State deciding(State s, Decision decision) {
  s.stack.push_back(decision);
  return s;
}

State moving(const Options& options = {}) {
  State s = in_use(options, "A");
  s.acted = 0;
  s.stack.back() = {K::kMove};
  return s;
}

LocalAction local(std::string_view action, std::string_view space) {
  return {action_named(action), space_named(space)};
}

void build(State& s, Seat seat, int number, std::string_view space, char side = 'a') {
  const auto bit_of_number = static_cast<BuildingSet>(1U << (number - 1));
  s.board[space_named(space)] = private_on_board(seat, number - 1);
  s.occupied |= bit(space_named(space));
  s.player[seat].buildings = static_cast<BuildingSet>(s.player[seat].buildings & ~bit_of_number);
  if (side == 'b') {
    s.options.sides = BuildingSides::kRandom;
    s.building_sides = static_cast<BuildingSet>(s.building_sides | bit_of_number);
  }
}

// A disc of the space goes onto a city or a station.
void deliver(State& s, DiscSpace from, std::string_view city) {
  --s.player[0].discs[static_cast<std::size_t>(from)];
  ++s.player[0].cities[city_named(city)];
}
void upgrade(State& s, DiscSpace from, int station) {
  --s.player[0].discs[static_cast<std::size_t>(from)];
  s.player[0].stations = static_cast<std::uint16_t>(s.player[0].stations | 1U << (station - 1));
}

// ---- Local actions ------------------------------------------------------------------------------

TEST(ImpossiblePosition, TheSameLocalActionTwice) {
  State s = in_use("G");
  s.local.push_back(local("G:engine", "G"));
  EXPECT_TRUE(round_trips(s));
  s.local.push_back(local("G:engine", "G"));
  EXPECT_EQ(refusal(json_of(s)), "The local action G:engine is open twice.");
}

TEST(ImpossiblePosition, ALocalActionOfAnotherBuilding) {
  State s = in_use("G");
  s.local.push_back(local("E:buy", "G"));
  EXPECT_EQ(refusal(json_of(s)), "The local action E:buy is none of the building on space G.");
  s.local[0] = local("E:buy", "E");
  EXPECT_EQ(refusal(json_of(s)),
            "The local action E:buy is open on space E, which seat 1 does not use.");
}

TEST(ImpossiblePosition, LocalActionsOfAnotherPlayersBuilding) {
  State s = in_use("A");
  build(s, 1, 3, "A1");
  s.player[0].herder = space_named("A1");
  s.local.push_back(local("3a:pair", "A1"));
  EXPECT_EQ(refusal(json_of(s)),
            "The local action 3a:pair is open on space A1, which seat 1 does not use.");
}

// Actions opened by a copy building stay open beside the others (R65 to R67), also if another
// player's copy building leads on.
TEST(ImpossiblePosition, ActionsOfANeighbourArePossibleThroughACopyBuilding) {
  State s = in_use("A");
  build(s, 0, 8, "A1", 'b');
  build(s, 1, 8, "A2", 'b');
  build(s, 1, 3, "A3");
  s.player[0].herder = space_named("A1");
  ASSERT_NE(trail_map(s).neighbours[space_named("A1")] & bit(space_named("A2")), 0U);
  s.local.push_back(local("8b:copy", "A2"));
  EXPECT_EQ(inconsistency(s),
            "The local action 8b:copy is open on space A2, which seat 1 does not "
            "use.");
  s.copies_used = 1;
  EXPECT_TRUE(round_trips(s));
}

// The neighbour may be replaced while the rest of its actions waits.
TEST(ImpossiblePosition, ActionsOfACopiedBuildingArePossibleAfterItsReplacement) {
  State s = in_use("A");
  build(s, 0, 8, "A1", 'b');
  build(s, 0, 5, "A2");
  s.player[0].herder = space_named("A1");
  s.copies_used = 1;
  s.local.push_back(local("3a:pair", "A2"));
  EXPECT_EQ(inconsistency(s), "The local action 3a:pair is none of the building on space A2.")
      << "building 3 is still in the store";
  s.player[0].buildings = static_cast<BuildingSet>(s.player[0].buildings & ~(1U << 2));
  EXPECT_TRUE(round_trips(s));
}

// ---- Stations and engines -----------------------------------------------------------------------

TEST(ImpossiblePosition, UpgradeStationWhereTheEngineIsNot) {
  State s = deciding(in_use("G"), {K::kUpgradeStation, 8, 0, 0, kOptional});
  s.player[0].dollars = 20;
  EXPECT_EQ(refusal(json_of(s)),
            "The decision upgrade-station is about station 9, and the engine of seat 1 is on space "
            "0.");
  s.player[0].engine = track_place_of_station(2);
  EXPECT_EQ(refusal(json_of(s)),
            "The decision upgrade-station is about station 9, and the engine of seat 1 is on "
            "station 3.");
  s.player[0].engine = track_place_of_station(8);
  EXPECT_TRUE(round_trips(s));
}

TEST(ImpossiblePosition, AStationMasterWhereTheEngineIsNotAndNothingUpgradesBehindIt) {
  State s = deciding(in_use("G"), {K::kStationMaster, 1, 0, 0, kOptional});
  s.player[0].workers[0] = 2;
  s.supply[1].remove(0);
  s.player[0].engine = track_place_of_station(4);
  EXPECT_EQ(inconsistency(s),
            "The decision station-master is about station 2, and the engine of seat 1 is on "
            "station 5.");
  build(s, 0, 9, "A1", 'b');
  s.player[0].herder = space_named("A1");
  EXPECT_TRUE(round_trips(s)) << "9b upgrades stations behind the engine";
  s.player[0].engine = 1;
  EXPECT_EQ(inconsistency(s),
            "The decision station-master is about station 2, and the engine of seat 1 is on space "
            "1.");
}

TEST(ImpossiblePosition, AStationTownIsUpgradedWhereverTheEngineStands) {
  State s = in_use(test::rails(Edition::kFirst, 2), "G");
  const Town town = town_map(s).station_town[0];
  ASSERT_EQ(name_of(Names::kTown, town), "T04");
  s.player[0].offices = town_bit(town) | town_bit(town_named("T03")) | town_bit(town_named("T01"));
  s.player[0].dollars = 30;
  EXPECT_TRUE(round_trips(deciding(s, {K::kUpgradeStation, kStations, 0, 0, kOptional})));
}

// A delivery to New York gives a station master tile. The bonus tile of its office may move the
// engine before the decision about the station that the delivery led to.
TEST(ImpossiblePosition, AStationDecisionIsPossibleAfterTheEngineHasMovedOn) {
  State s = deciding(in_use(test::rails(Edition::kFirst, 2), "G"),
                     {K::kUpgradeStation, 2, 0, 0, kOptional});
  s.player[0].engine = track_place_of_station(2);
  EXPECT_TRUE(round_trips(s));
  s.player[0].engine = 20;
  EXPECT_NE(inconsistency(s), "");
  unsigned office = 0;
  for (std::size_t tile = 0; tile < kStationMasters; ++tile) {
    const bool founds = kStationMasterTable[tile].action == StationMasterAction::kFoundOffice;
    if (founds && (masters_in_play(s.options) >> tile & 1U) != 0) office |= 1U << tile;
  }
  office &= 0U - office;
  ASSERT_NE(office, 0U);
  s.spare_masters = static_cast<StationMasterSet>(s.spare_masters & ~office);
  for (std::uint8_t& place : s.station_master) {
    if (place >= kStationMasters || (office >> place & 1U) == 0) continue;
    place = kWorkerAsStationMaster;
    s.supply[1].remove(0);  // the worker that was appointed there
  }
  s.player[0].station_masters = static_cast<StationMasterSet>(office);
  EXPECT_EQ(inconsistency(s), "");
}

TEST(ImpossiblePosition, UpgradeBehindWithoutTheBuildingThatDoesIt) {
  State s = deciding(in_use("G"), {K::kUpgradeBehind});
  s.player[0].engine = track_place_of_station(4);
  s.player[0].dollars = 20;
  EXPECT_EQ(inconsistency(s),
            "The decision upgrade-behind needs a building in use that offers it.");
  build(s, 0, 9, "A1", 'b');
  s.player[0].herder = space_named("A1");
  EXPECT_TRUE(round_trips(s));
}

TEST(ImpossiblePosition, AnEngineForwardOf39) {
  const State s = in_use("G");
  EXPECT_EQ(
      refusal(json_of(deciding(s, {K::kEngineForward, 39}))),
      "The decision engine-forward is about 39 spaces, and nothing gives seat 1 more than 4.");
  EXPECT_EQ(inconsistency(deciding(s, {K::kEngineForward, 5})),
            "The decision engine-forward is about 5 spaces, and nothing gives seat 1 more than 4.");
  EXPECT_TRUE(round_trips(deciding(s, {K::kEngineForward, 4}))) << "10b";
  State engineers = deciding(s, {K::kEngineForward, 6});
  engineers.player[0].workers[static_cast<std::size_t>(Worker::kEngineer)] = 6;
  for (int i = 0; i < 5; ++i) engineers.supply[1].remove(2);
  EXPECT_TRUE(round_trips(engineers)) << "six engineers";
}

TEST(ImpossiblePosition, EngineHomeNamesThePlaceOfTheEngine) {
  State s = deciding(in_use("G"), {K::kEngineHome});
  EXPECT_EQ(refusal(json_of(s)),
            "The decision engine-home is for an engine on space 39, and that of seat 1 stands on "
            "space 0.");
  s.player[0].engine = kTrackEnd;
  EXPECT_TRUE(round_trips(s));
}

// ---- Discs --------------------------------------------------------------------------------------

TEST(ImpossiblePosition, ADiscDecisionOutsideADeliveryOrUpgrade) {
  State s = deciding(in_use("G"), {K::kDisc, 0, city_named("topeka"), 0});
  EXPECT_EQ(refusal(json_of(s)),
            "The decision disc belongs to a delivery, and nothing is delivered where seat 1 is.");
  build(s, 0, 9, "A1");
  s.player[0].herder = space_named("A1");
  EXPECT_TRUE(round_trips(s)) << "9a makes an extraordinary delivery";
  s.acted = 0;
  EXPECT_NE(inconsistency(s), "") << "nothing was done here yet";
}

TEST(ImpossiblePosition, AnExtraordinaryDeliveryWithoutTheBuildingThatMakesIt) {
  State s = in_use("G");
  s.player[0].engine = 7;
  const std::string tail = " belongs to a delivery, and nothing is delivered where seat 1 is.";
  EXPECT_EQ(inconsistency(deciding(s, {K::kExtraordinaryMove})),
            "The decision extraordinary-move" + tail);
  EXPECT_EQ(inconsistency(deciding(s, {K::kExtraordinaryCity, 3})),
            "The decision extraordinary-city" + tail);
}

TEST(ImpossiblePosition, DarkDiscSpacesClearedWithNoDarkTargetUsed) {
  State s = moving();
  deliver(s, DiscSpace::kStepDollars, "topeka");
  EXPECT_EQ(
      refusal(json_of(s)),
      "Seat 1 has taken 1 discs from dark spaces and has 0 in dark cities and stations; while "
      "a light disc is left, a dark one goes nowhere else.");
  upgrade(s, DiscSpace::kAuxDraw, 10);
  EXPECT_TRUE(round_trips(s)) << "any disc may go to a dark station";
  State city = moving();
  deliver(city, DiscSpace::kStepDollars, "san-francisco");
  EXPECT_TRUE(round_trips(city));
}

// A dark one goes to a light place when no light one is left, or none that can be paid (R41, N17).
TEST(ImpossiblePosition, DarkDiscsOnLightTargetsArePossibleWithoutLightDiscs) {
  State s = moving(test::rails(Edition::kFirst, 2));
  deliver(s, DiscSpace::kStepDollars, "kansas-city");
  for (const DiscSpace space :
       {DiscSpace::kAuxDollar, DiscSpace::kAuxDraw, DiscSpace::kAuxCertificate,
        DiscSpace::kAuxEngine, DiscSpace::kAuxRemove, DiscSpace::kCertificateFour}) {
    while (s.player[0].discs[static_cast<std::size_t>(space)] > 0) {
      EXPECT_NE(inconsistency(s), "");
      deliver(s, space, "kansas-city");
    }
  }
  ASSERT_EQ(s.player[0].discs[static_cast<std::size_t>(DiscSpace::kAuxOffice)], 1)
      << "which costs 2 dollars";
  EXPECT_TRUE(round_trips(s));
}

// ---- Hands --------------------------------------------------------------------------------------

void draw(State& s, int seat, int cards) {
  PlayerState& player = s.player[static_cast<std::size_t>(seat)];
  for (; cards > 0; --cards) {
    Card card = 0;
    while (player.draw.count(card) == 0) ++card;
    player.draw.remove(card);
    player.hand.add(card);
  }
}

TEST(ImpossiblePosition, AHandAboveTheLimit) {
  for (const int seat : {0, 1}) {
    State s = moving();
    draw(s, seat, 1);
    const std::string sentence =
        "Seat " + std::to_string(seat + 1) + " has 5 cards in the hand, and can have 4 now.";
    EXPECT_EQ(refusal(json_of(s)), sentence);
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
      EXPECT_EQ(refusal(json_of(redact(s, viewer))), sentence);
    }
  }
  State raised = moving();
  deliver(raised, DiscSpace::kHand, "san-francisco");
  draw(raised, 0, 1);
  EXPECT_TRUE(round_trips(raised));
}

TEST(ImpossiblePosition, AHandAboveTheLimitIsPossibleBeforeADiscard) {
  State s = deciding(in_use("G"), {K::kDiscardCards, 3});
  draw(s, 0, 3);
  EXPECT_TRUE(round_trips(s));
  EXPECT_TRUE(round_trips(redact(s, 1)));
  draw(s, 0, 1);
  EXPECT_EQ(inconsistency(s), "Seat 1 has 8 cards in the hand, and can have 7 now.");
}

TEST(ImpossiblePosition, AFullHandBeforeAnObjectiveCardForTheHand) {
  State s = deciding(in_use("G"), {K::kTakeObjective, 1, 0, 0, kOptional});
  EXPECT_EQ(inconsistency(s), "Seat 1 has 4 cards in the hand, and can have 3 now.");
  const Card card = *bits<Card>(s.player[0].hand.cattle.kinds_present()).begin();
  s.player[0].discard.add(card);
  s.player[0].hand.remove(card);
  EXPECT_TRUE(round_trips(s));
}

TEST(ImpossiblePosition, AHandAboveTheLimitIsPossibleForLaterSeatsOfTheSecondEdition) {
  State s = setup(test::second_edition(4), 7);
  EXPECT_TRUE(round_trips(s));
  draw(s, 3, 1);
  EXPECT_EQ(inconsistency(s), "Seat 4 has 8 cards in the hand, and can have 7 now.");
}

// ---- Offices ------------------------------------------------------------------------------------

TEST(ImpossiblePosition, OfficesConnectedToNothing) {
  const auto with = [](std::initializer_list<const char*> towns) {
    State s = moving(test::rails(Edition::kFirst, 2));
    for (const char* town : towns) s.player[0].offices |= town_bit(town_named(town));
    return s;
  };
  const std::string tail =
      ", which neither the headquarters nor a disc in a city nor other offices of the seat lead "
      "to.";
  EXPECT_EQ(refusal(json_of(with({"T13"}))), "Seat 1 has an office in T13" + tail);
  EXPECT_EQ(inconsistency(with({"T01", "T04"})), "Seat 1 has an office in T04" + tail);
  EXPECT_TRUE(round_trips(with({"T01", "T03", "T04"})));
  State by_city = with({"T03", "T04"});
  EXPECT_EQ(inconsistency(by_city), "Seat 1 has an office in T03" + tail);
  deliver(by_city, DiscSpace::kAuxDraw, "columbia");
  EXPECT_TRUE(round_trips(by_city));
}

// ---- Sentences that help ------------------------------------------------------------------------

TEST(PositionSentence, NamesWhatADecisionCannotGet) {
  const auto sentence = [](Decision decision, std::string_view what) {
    State s = deciding(in_use("G"), decision);
    EXPECT_EQ(inconsistency(s), what);
  };
  sentence({K::kUpgradeStation, 10, 0, 0, kOptional},
           "The decision upgrade-station asks for something impossible here: there is no such "
           "station.");
  sentence({K::kDiscardCards, 5},
           "The decision discard-cards asks for something impossible here: seat 1 has 4 cards in "
           "the hand, not 5.");
  sentence({K::kEngineBack, 1, 0, 3},
           "The decision engine-back asks for something impossible here: the engine on space 0 "
           "cannot go back 1 spaces.");
  sentence({K::kBuildSite, 2, 11},
           "The decision build-site asks for something impossible here: seat 1 has no building 12 "
           "to place.");
  sentence({K::kBuildSite, 2, 9},
           "The decision build-site asks for something impossible here: building 10 fits nowhere "
           "with the builders and dollars of seat 1.");
  sentence({K::kRemoveHazard, 7},
           "The decision remove-hazard asks for something impossible here: it costs 7 dollars, and "
           "seat 1 has 6.");
  sentence({K::kBuyCattle, 2},
           "The decision buy-cattle asks for something impossible here: seat 1 has 1 cowboys, not "
           "2.");
  sentence({K::kDisc, 0, 1, 5},
           "The decision disc asks for something impossible here: no transport is owed, so no "
           "dollars must remain.");
  State poor = deciding(in_use("G"), {K::kUpgradeStation, 2, 0, 0, kOptional});
  poor.player[0].engine = track_place_of_station(2);
  poor.player[0].dollars = 1;
  EXPECT_EQ(inconsistency(poor),
            "The decision upgrade-station asks for something impossible here: station 3 costs 4 "
            "dollars, and seat 1 has 1.");
  State bare = poor;
  bare.player[0].dollars = 9;
  for (std::size_t space = 0; space < kDiscSpaces; ++space) {
    while (bare.player[0].discs[space] > 0) deliver(bare, static_cast<DiscSpace>(space), "topeka");
  }
  bare.player[0].cities[city_named("san-francisco")] = bare.player[0].cities[city_named("topeka")];
  bare.player[0].cities[city_named("topeka")] = 0;
  EXPECT_EQ(inconsistency(bare),
            "The decision upgrade-station asks for something impossible here: seat 1 has no disc "
            "left that it could pay and place there.");
}

TEST(PositionSentence, NamesTheMissingDiscOfAnAutoma) {
  State s = setup(test::with_automa(test::first_edition(1), Automa::kGarth), 7);
  s.station_master[2] = kAutomaAsStationMaster;
  EXPECT_EQ(refusal(json_of(s)),
            "The station master place of station 3 holds the marker of Garth, who has no disc "
            "there.");
  State people = setup({2}, 7);
  people.station_master[2] = kAutomaAsStationMaster;
  EXPECT_EQ(refusal(json_of(people)),
            "The station master place of station 3 holds the marker of an automa, and none plays.");
}

TEST(PositionSentence, NamesAHerderThatIsMissingOrPlacedAgain) {
  State s = moving();
  s.player[0].herder = kNowhere;
  EXPECT_EQ(refusal(json_of(s)),
            "Seat 1: the herder is nowhere and must be on the trail in turn 3.");
  s = moving();
  s.stack.back() = {K::kPlaceHerder};
  EXPECT_EQ(refusal(json_of(s)),
            "The decision place-herder belongs to the first turn of a seat, and turn 3 is a later "
            "one of seat 1.");
}

TEST(PositionSentence, NamesAWrongOwner) {
  State s = moving();
  s.board[space_named("A1")] = private_on_board(2, 0);
  s.occupied |= bit(space_named("A1"));
  EXPECT_EQ(refusal(json_of(s)),
            "The building on space A1 belongs to seat 3, and there are 2 seats.");
}

// ---- One spelling -------------------------------------------------------------------------------

TEST(PositionSpelling, ReadsOldNamesOfTradeTiles) {
  State s = moving();
  s.supply[0].remove(kFirstTradeTile + 1);
  s.player[0].trade_tiles = {0, 1};
  json::value value = json_of(s);
  json::object& player = value.at("players").at(0).as_object();
  EXPECT_EQ(player.at("trade_tiles"), json::parse(R"({"trade-blue": 1})"));
  player["trade_tiles"] = json::parse(R"({"blue": 1})");
  const auto read = state_from_json(value);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, s);
  player["trade_tiles"] = json::parse(R"({"blue": 1, "trade-blue": 1})");
  EXPECT_EQ(refusal(value),
            R"(players[0].trade_tiles: there is no colour of a trade tile called "trade-blue"; )"
            "known are green, blue.");
  player["trade_tiles"] = json::parse(R"({"trade-pink": 1})");
  EXPECT_EQ(refusal(value),
            R"(players[0].trade_tiles: there is no trade tile called "trade-pink"; known are )"
            "trade-green, trade-blue.");
}

TEST(PositionSpelling, WritesBriscosPoolAndReadsOldPositionsWithTenBuildings) {
  const auto brisco = [](AutomaLevel level) {
    Options options = test::with_automa(test::first_edition(1), Automa::kBrisco);
    options.level = level;
    return setup(options, 7);
  };
  const auto listed = [](const State& s) {
    return json::serialize(json_of(s).at("players").at(1).at("buildings"));
  };
  EXPECT_EQ(listed(brisco(AutomaLevel::kEasy)), "[1,2,3,4,5]");
  EXPECT_EQ(listed(brisco(AutomaLevel::kMedium)), "[1,2,3,4,5,6,7,8,9,10]");
  EXPECT_EQ(listed(brisco(AutomaLevel::kHard)), "[6,7,8,9,10]");

  State s = brisco(AutomaLevel::kEasy);
  build(s, 1, 3, "A1");
  EXPECT_EQ(listed(s), "[1,2,4,5]");
  EXPECT_TRUE(round_trips(s));
  json::value value = json_of(s);
  json::value& buildings = value.at("players").at(1).at("buildings");
  buildings = json::parse("[1,2,4,5,6,7,8,9,10]");
  const auto read = state_from_json(value);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, s);
  buildings = json::parse("[1,2,4,5,7]");
  EXPECT_EQ(refusal(value), "players[1].buildings: building 7 is not in the pool of this automa.");
  State strange = brisco(AutomaLevel::kEasy);
  build(strange, 1, 7, "A1");
  EXPECT_EQ(refusal(json_of(strange)), "Building 7 on space A1 is not in the pool of seat 2.");
  State missing = brisco(AutomaLevel::kEasy);
  missing.player[1].buildings = static_cast<BuildingSet>(missing.player[1].buildings & ~(1U << 6));
  EXPECT_EQ(inconsistency(missing), "Building 7 of seat 2 is missing: an automa never places it.");
}

}  // namespace impossible_positions_test
}  // namespace drover::trail
