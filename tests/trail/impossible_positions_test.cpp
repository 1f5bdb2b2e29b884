// Positions that the rules cannot play on are refused with a sentence. Others are accepted and can
// be played on, even if no game reaches them.
#include <functional>
#include <string>
#include <string_view>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "support/options.h"
#include "support/round_trip.h"
#include "support/trail_play_on.h"
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

// ---- Stations and engines -----------------------------------------------------------------------

TEST(ImpossiblePosition, AStationTownIsUpgradedWhereverTheEngineStands) {
  State s = in_use(test::rails(Edition::kFirst, 2), "G");
  const Town town = town_map(s).station_town[0];
  ASSERT_EQ(name_of(Names::kTown, town), "T04");
  s.player[0].offices = town_bit(town) | town_bit(town_named("T03")) | town_bit(town_named("T01"));
  s.player[0].dollars = 30;
  EXPECT_TRUE(round_trips(deciding(s, {K::kUpgradeStation, kStations, 0, 0, kOptional})));
}

TEST(ImpossiblePosition, EngineHomeNamesThePlaceOfTheEngine) {
  State s = deciding(in_use("G"), {K::kEngineHome});
  EXPECT_EQ(refusal(json_of(s)),
            "The decision engine-home is for an engine on space 39, and that of seat 1 stands on "
            "space 0.");
  s.player[0].engine = kTrackEnd;
  EXPECT_TRUE(round_trips(s));
}

TEST(ImpossiblePosition, AStationDecisionAboveTheEnginesReturnIsAboutTheLastStation) {
  State s = deciding(in_use("G"), {K::kEngineHome});
  s.player[0].engine = kTrackEnd;
  s.player[0].dollars = 30;
  EXPECT_TRUE(round_trips(deciding(s, {K::kUpgradeStation, 9, 0, 0, kOptional})));
  EXPECT_EQ(refusal(json_of(deciding(s, {K::kUpgradeStation, 2, 0, 0, kOptional}))),
            "The decision upgrade-station asks for something impossible here: the engine stands at "
            "station 10.");
}

TEST(ImpossiblePosition, ADiscInACityAboveAStationMaster) {
  const State s = deciding(in_use("G"), {K::kStationMaster, 2, 0, 0, kOptional});
  EXPECT_TRUE(round_trips(deciding(s, {K::kDisc, 1, 2, 0})));
  EXPECT_EQ(refusal(json_of(deciding(s, {K::kDisc, 0, city_named("topeka"), 0}))),
            "The decision disc asks for something impossible here: a disc goes to the station "
            "before its station master is appointed.");
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
           "Seat 1 has no legal move: the decision engine-back cannot be made.");
  sentence({K::kBuildSite, 2, 11},
           "The decision build-site asks for something impossible here: seat 1 has no building 12 "
           "to place.");
  sentence({K::kBuildSite, 2, 9},
           "Seat 1 has no legal move: the decision build-site cannot be made.");
  sentence({K::kRemoveHazard, 7},
           "Seat 1 has no legal move: the decision remove-hazard cannot be made.");
  State poor = deciding(in_use("G"), {K::kUpgradeStation, 2, 0, 0, kOptional});
  poor.player[0].engine = track_place_of_station(2);
  poor.player[0].dollars = 1;
  EXPECT_EQ(inconsistency(poor),
            "Seat 1 has no legal move: the decision upgrade-station cannot be made.")
      << "it costs 4 dollars";
}

// No game leads to these; only what the rules rely on is asked of the middle of a turn.
TEST(StrangePosition, IsPlayable) {
  State copied = in_use("A");
  build(copied, 1, 3, "A2");
  copied.local.push_back(local("E:buy", "E"));
  copied.local.push_back(local("3a:pair", "A2"));
  State upgrade = deciding(in_use("G"), {K::kUpgradeStation, 8, 0, 0, kOptional});
  upgrade.player[0].dollars = 20;
  State behind = deciding(in_use("G"), {K::kUpgradeBehind});
  behind.player[0].engine = track_place_of_station(4);
  behind.player[0].dollars = 20;
  State poor_delivery = in_use("G");
  poor_delivery.player[0].herder = kKansasCitySpace;
  poor_delivery.stack.pop_back();
  poor_delivery.acted = 0;
  poor_delivery.player[0].dollars = 0;
  poor_delivery.stack.push_back({K::kLeaveKansasCity});
  poor_delivery.stack.push_back({K::kTransportCost, city_named("santa-fe")});
  poor_delivery.stack.push_back({K::kDisc, 0, city_named("santa-fe"), 0});
  State dark = moving();
  deliver(dark, DiscSpace::kStepDollars, "topeka");
  State far_office = moving(test::rails(Edition::kFirst, 2));
  far_office.player[0].offices |= town_bit(town_named("T13"));
  State offices = in_use(test::rails(Edition::kFirst, 2), "G");
  offices.player[0].dollars = 99;
  while (offices.stack.size() < 16) offices.stack.push_back({K::kFoundOffice, 0, 0, 0, kOptional});
  const State all[]{copied,
                    upgrade,
                    behind,
                    poor_delivery,
                    dark,
                    far_office,
                    offices,
                    deciding(in_use("G"), {K::kEngineForward, 39}),
                    deciding(in_use("G"), {K::kDisc, 0, city_named("topeka"), 5}),
                    deciding(in_use("G"), {K::kExtraordinaryCity, 3})};
  int number = 0;
  for (const State& s : all) {
    EXPECT_TRUE(round_trips(s)) << number;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      EXPECT_EQ(test::problem_with_accepted(s, seed, 100), "") << number;
    }
    ++number;
  }
}

TEST(ImpossiblePosition, MoreDecisionsThanCanWait) {
  State s = in_use(test::rails(Edition::kFirst, 2), "G");
  while (s.stack.size() < 17) s.stack.push_back({K::kFoundOffice, 0, 0, 0, kOptional});
  EXPECT_EQ(refusal(json_of(s)), "decisions: expected a list of 1 to 16, found 17.");
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
