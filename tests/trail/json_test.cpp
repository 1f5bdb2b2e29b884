// Positions as JSON: lossless in both directions, readable, and with a sentence for every mistake.
#include "trail/serialization/json.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "fuzz/mutate_json.h"
#include "support/perturb.h"
#include "support/random_games.h"
#include "support/round_trip.h"
#include "support/trail_play_on.h"
#include "trail/rules/rules.h"
#include "trail/serialization/consistency.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/events.h"
#include "trail/state/names.h"

namespace drover::trail {
namespace json_test {

namespace json = boost::json;
using test::all_automa_options;
using test::all_options;
using test::games_to_play;
using test::json_of;
using test::random_game;
using test::refusal;
using test::round_trips;

// A game in its middle, with something of everything.
State middle_of_a_game() {
  State found = setup({3, NeutralSetup::kShuffled, BuildingSides::kRandom}, 1);
  random_game({3, NeutralSetup::kShuffled, BuildingSides::kRandom}, 11,
              [&](const State& state, const MoveList&) {
                if (state.turn == 60 && state.stack.back().kind == DecisionKind::kMove)
                  found = state;
              });
  return found;
}

// ---- Round trips --------------------------------------------------------------------------------

TEST(Json, NewGamesRoundTrip) {
  for (const Options& options : all_options()) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) EXPECT_TRUE(round_trips(setup(options, seed)));
  }
}

TEST(Json, NewGamesWithAutomasRoundTrip) {
  for (const Options& options : all_automa_options()) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) EXPECT_TRUE(round_trips(setup(options, seed)));
  }
}

TEST(Json, WholeGamesWithAutomasRoundTripWithAllViews) {
  for (const Options& options : all_automa_options()) {
    const auto check = [](const State& state) {
      ASSERT_TRUE(round_trips(state));
      for (Seat seat = 0; seat < state.people(); ++seat) {
        ASSERT_TRUE(round_trips(redact(state, seat)));
      }
      ASSERT_TRUE(round_trips(redact(state, kSpectator)));
    };
    int decisions = 0;
    check(random_game(options, 77, [&](const State& state, const MoveList&) {
      if (++decisions % 10 == 0 && !::testing::Test::HasFatalFailure()) check(state);
    }));
  }
}

TEST(Json, WholeGamesRoundTripWithAllViews) {
  for (const Options& options : all_options()) {
    for (int game = 0; game < games_to_play(2); ++game) {
      const auto check = [](const State& state) {
        ASSERT_TRUE(round_trips(state));
        if (state.turn % 4 != 0 && !over(state)) return;  // views differ little from move to move
        for (Seat seat = 0; seat < state.players(); ++seat) {
          ASSERT_TRUE(round_trips(redact(state, seat)));
        }
        ASSERT_TRUE(round_trips(redact(state, kSpectator)));
      };
      check(random_game(options, static_cast<std::uint64_t>(game) + 77,
                        [&](const State& state, const MoveList&) {
                          if (!::testing::Test::HasFatalFailure()) check(state);
                        }));
    }
  }
}

TEST(Json, EveryDecisionRoundTripsWithItsParameters) {
  const auto byte = [](auto value) { return static_cast<std::uint8_t>(value); };
  using K = DecisionKind;
  std::vector<Decision> decisions{
      {K::kGameOver},
      {K::kPlaceHerder},
      {K::kMove},
      {K::kUseLocation},
      {K::kMoveHerder, 3},
      {K::kFreeMove, 3, 0, 0, Decision::kOptional},
      {K::kHire, 6},
      {K::kHire, 10, 0, 0, Decision::kOptional},
      {K::kBuildTile, 2},
      {K::kBuildTile, 0, 0, 2, Decision::kOptional},
      {K::kBuildSite, 1, 9},
      {K::kBuildSite, 0, 12, 2},
      {K::kBuyCattle, 4, 0},
      {K::kBuyCattle, 2, 1},
      {K::kEngineForward, 6},
      {K::kEngineBack, 1, byte(BackReward::kDollars), 3},
      {K::kEngineBack, 2, byte(BackReward::kCertificates), 2},
      {K::kEngineBack, 2, byte(BackReward::kRemoveCards), 2},
      {K::kEngineHome},
      {K::kUpgradeStation, 9, 0, 0, Decision::kOptional},
      {K::kUpgradeBehind},
      {K::kDisc, byte(DiscTarget::kCity), 9, 11},
      {K::kDisc, byte(DiscTarget::kStation), 0, 0},
      {K::kStationMaster, 4, 0, 0, Decision::kOptional},
      {K::kHazardOrTrade, 0, 0, 0, Decision::kOptional},
      {K::kRemoveHazard, 7},
      {K::kTrade},
      {K::kTakeObjective, 0},
      {K::kTakeObjective, 1, 0, 0, Decision::kOptional},
      {K::kDrawCards, 6},
      {K::kDiscardCards, 6},
      {K::kDiscardCards, 31},
      {K::kDiscardForGain, byte(Breed::kPurple), 10, 2},
      {K::kDiscardForGain, kDiscardAnyCattle, 3, kThenObjective},
      {K::kDiscardForGain, kDiscardCattlePair, 4, 0},
      {K::kDiscardForGain, kDiscardAnObjective, 0, 2},
      {K::kDiscardForGain, kDiscardCattleOfThree, 7, 0},
      {K::kRemoveCards, 2, 0, 0, Decision::kOptional},
      {K::kAux},
      {K::kAux, 1, 0, 0, Decision::kOptional},
      {K::kForesight, 2},
      {K::kIncome},
      {K::kDeliver, 34},
      {K::kExtraordinaryMove},
      {K::kExtraordinaryCity, 39},
      {K::kTransportCost, 5},
      {K::kLeaveKansasCity},
      {K::kDrawPhase},
      {K::kFoundOffice, 0, 0, 0, Decision::kOptional},
      {K::kOfficeDiscard, 1, 2},
      {K::kGrowCattle, 0, 0, 0, Decision::kOptional},
      {K::kBonusTile, 27, 0, 0, Decision::kOptional},
      {K::kTakeCattle, 3},
      {K::kTakeStationMaster},
      {K::kDiscardHand},
      {K::kGainTokens, 1},
      {K::kAutomaTurn},
      {K::kAutomaDelivers},
      {K::kBegin},
      {K::kBackReward, 0, byte(BackReward::kCertificates), 2},
      {K::kBackReward, 0, byte(BackReward::kRemoveCards), 1},
  };
  std::set<DecisionKind> kinds;
  for (const Decision& decision : decisions) {
    kinds.insert(decision.kind);
    const json::value written(decision_table().json(decision));
    text::JsonProblem problem;
    EXPECT_EQ(decision_table().read({&written, {}, &problem}), decision) << written;
    EXPECT_FALSE(problem.found()) << problem.sentence();
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(kDecisionKinds));
}

// ---- The form -----------------------------------------------------------------------------------

TEST(Json, BeginsWithGameRulesAndOptions) {
  const json::object object = to_json(setup({2}, 7));
  std::vector<std::string> keys;
  for (const auto& member : object) keys.emplace_back(member.key());
  ASSERT_GE(keys.size(), 3U);
  EXPECT_EQ(keys[0], "game");
  EXPECT_EQ(keys[1], "rules_version");
  EXPECT_EQ(keys[2], "options");
  EXPECT_EQ(object.at("options"),
            json::parse(R"({"players":2,"neutral":"fixed","buildings":"a"})"));
}

TEST(Json, WritesNamesInsteadOfNumbers) {
  State state = setup({4}, 7);
  PlayerState& second = state.player[1];
  state.board[space_named("B1")] = private_on_board(1, 4);
  state.occupied |= bit(space_named("B1"));
  second.buildings = static_cast<std::uint16_t>(second.buildings & ~(1U << 4));
  second.engine = track_place_of_station(2);
  second.certificates = 0;
  second.discs[static_cast<std::size_t>(DiscSpace::kAuxRemove)] = 1;
  second.discs[static_cast<std::size_t>(DiscSpace::kCertificateFour)] = 0;
  second.stations = 1U << 2;
  second.cities[kKansasCity] = 1;

  const json::object object = to_json(state);
  EXPECT_EQ(object.at("board").at("A"), "A");
  EXPECT_EQ(object.at("board").at("B1"), json::parse(R"({"building":5,"owner":2})"));
  EXPECT_EQ(object.at("building_sides"), "aaaaaaaaaa");
  EXPECT_EQ(object.at("viewer"), nullptr);
  EXPECT_EQ(object.at("current"), 1);
  EXPECT_EQ(object.at("job_token"), json::parse(R"({"row":2,"holder":null})"));
  EXPECT_EQ(object.at("decisions"),
            json::parse(R"([{"decision":"draw-phase"},{"decision":"place-herder"}])"));
  EXPECT_EQ(object.at("rng").as_string().size(), 16U);
  const json::value& player = object.at("players").at(1);
  EXPECT_EQ(player.at("seat"), 2);
  EXPECT_EQ(player.at("engine"), "station 3");
  EXPECT_EQ(player.at("herder"), nullptr);
  EXPECT_EQ(player.at("buildings"), json::parse("[1,2,3,4,6,7,8,9,10]"));
  EXPECT_EQ(player.at("stations"), json::parse("[3]"));
  EXPECT_EQ(player.at("cities"), json::parse(R"({"kansas-city":1})"));
  EXPECT_EQ(player.at("workers"), json::parse(R"({"cowboy":1,"builder":1,"engineer":1})"));
  EXPECT_FALSE(object.contains("occupied")) << "follows from the board";
  EXPECT_TRUE(round_trips(state));
}

TEST(Json, CertificatesAreWrittenAsTheTrackShowsThem) {
  State state = setup({2}, 7);
  PlayerState& first = state.player[0];
  first.discs[static_cast<std::size_t>(DiscSpace::kCertificateFour)] = 0;
  first.discs[static_cast<std::size_t>(DiscSpace::kCertificateSix)] = 0;
  first.cities[city_named("san-francisco")] = 2;
  first.certificates = 5;
  EXPECT_EQ(json_of(state).at("players").at(0).at("certificates"), 6);
  EXPECT_TRUE(round_trips(state));
}

TEST(Json, NamesTheViewerAndTheNumberOfHiddenCards) {
  const State state = setup({3}, 7);
  const json::value mine = json_of(redact(state, 1));
  EXPECT_EQ(mine.at("viewer"), 2);
  EXPECT_EQ(mine.at("players").at(1).at("hidden_hand"), 0);
  EXPECT_EQ(mine.at("players").at(0).at("hidden_hand"), 4);
  EXPECT_EQ(mine.at("players").at(0).at("hand"), json::object());
  EXPECT_EQ(mine.at("rng"), "0000000000000000");
  const json::value everybodys = json_of(redact(state, kSpectator));
  EXPECT_EQ(everybodys.at("viewer"), "spectator");
  EXPECT_EQ(everybodys.at("players").at(1).at("hidden_hand"), 4);
  EXPECT_EQ(json_of(state).at("players").at(0).as_object().if_contains("hidden_hand"), nullptr);
}

TEST(Json, AcceptsZeroCountsAndUpperCaseHexDigits) {
  const State state = setup({2}, 7);
  json::value value = json_of(state);
  value.at("cattle_market").as_object()["purple7"] = state.cattle_market[12];
  value.at("players").at(0).at("cities").as_object()["topeka"] = 0;
  std::string rng(value.at("rng").as_string());
  for (char& digit : rng)
    digit = static_cast<char>(std::toupper(static_cast<unsigned char>(digit)));
  value.as_object()["rng"] = rng;
  const auto again = state_from_json(value);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, state);
}

// ---- The second edition, Rails to the North, promos ---------------------------------------------

Options first_with(std::uint8_t extras) {
  Options options;
  options.extras = extras;
  return options;
}
Options second_with(std::uint8_t extras) {
  Options options = first_with(extras);
  options.edition = Edition::kSecond;
  return options;
}

TEST(Json, WritesOnlyOptionsThatDifferFromTheirDefault) {
  const auto options = [](const Options& chosen) {
    return json::serialize(to_json(setup(chosen, 7)).at("options"));
  };
  const std::string start = R"({"players":2,"neutral":"fixed","buildings":"a")";
  EXPECT_EQ(options(second_with(0)), start + "}");
  EXPECT_EQ(options(first_with(kExtraRails)), start + R"(,"rails":"first"})");
  EXPECT_EQ(options(first_with(kExtraPromoBuildings | kExtraPromoMasters)),
            start + R"(,"promo-buildings":"with","promo-masters":"with"})");
  EXPECT_EQ(options(second_with(kExtraRails | kOrangeCattle | kExtraOrangeObjectives)),
            start + R"(,"rails":"second","cattle":"both","orange-objectives":"with"})");
}

TEST(Json, HasOnlyTheKeysOfTheOptionsInPlay) {
  const auto has = [](const Options& options, std::string_view key) {
    const json::object object = to_json(setup(options, 7));
    return object.contains(key) || object.at("players").at(0).as_object().contains(key);
  };
  EXPECT_FALSE(has(first_with(0), "exchange_tokens"));
  EXPECT_FALSE(has(first_with(0), "used_this_turn"));
  EXPECT_TRUE(has(second_with(0), "exchange_tokens"));
  EXPECT_TRUE(has(second_with(0), "used_this_turn"));
  EXPECT_FALSE(has(second_with(0), "offices"));
  for (const char* key : {"exchange_tokens", "offices", "bonus_tiles"}) {
    EXPECT_TRUE(has(first_with(kExtraRails), key)) << key;
    EXPECT_TRUE(has(second_with(kExtraRails), key)) << key;
  }
  EXPECT_TRUE(has(first_with(kExtraRails), "spare_station_masters"));
  EXPECT_FALSE(has(second_with(kExtraRails), "spare_station_masters"));
  EXPECT_TRUE(has(second_with(kExtraSimmental), "kansas_city_cattle"));
  EXPECT_FALSE(has(second_with(kExtraBrahman), "kansas_city_cattle"));
}

TEST(Json, WritesOfficesTokensAndUsedBuildingsAsNames) {
  State state = setup(second_with(kExtraRails | kExtraSimmental), 7);
  PlayerState& player = state.player[0];
  player.offices = town_bit(town_named("T01")) | town_bit(town_named("T03"));
  player.office_spaces = std::uint64_t{2} << (2 * town_named("T03"));
  player.tokens = 3;
  state.letters_used = 0b101;
  state.numbers_used = 0b1000;
  const json::object object = to_json(state);
  EXPECT_EQ(object.at("players").at(0).at("offices"), json::parse(R"({"T01":1,"T03":3})"));
  EXPECT_EQ(object.at("players").at(0).at("exchange_tokens"), 3);
  EXPECT_EQ(object.at("used_this_turn"), json::parse(R"(["A","C","4"])"));
  EXPECT_EQ(object.at("kansas_city_cattle"),
            json::parse(R"({"simmental-heifer":8,"simmental-cow":8})"));
  EXPECT_EQ(object.at("bonus_tiles").as_object().size(), static_cast<std::size_t>(kBonusPlaces));
  EXPECT_EQ(object.at("station_masters").as_array().size(), 7U);
  EXPECT_EQ(object.at("building_sides").as_string().size(), 13U);
  EXPECT_TRUE(round_trips(state));
}

TEST(Json, WritesTheSideOfEachBuildingInPlay) {
  Options options = first_with(kExtraPromoBuildings);
  options.sides = BuildingSides::kRandom;
  State state = setup(options, 7);
  state.building_sides = 1U << 12;  // number 13; there is no 12
  EXPECT_EQ(to_json(state).at("building_sides"), "aaaaaaaaaaab");
  EXPECT_TRUE(round_trips(state));
}

// ---- Sentences ----------------------------------------------------------------------------------

struct Mistake {
  std::string sentence;
  std::function<void(json::object&)> make;
};

json::value& player_of(json::object& object, std::size_t seat) {
  return object.at("players").as_array().at(seat);
}

TEST(Json, ReportsEveryMistakeInASentence) {
  const auto set = [](std::string key, json::value value) {
    return [=](json::object& object) { object[key] = value; };
  };
  const auto set_player = [](std::string key, json::value value) {
    return [=](json::object& object) { player_of(object, 1).as_object()[key] = value; };
  };
  const auto parsed = [](std::string_view text) { return json::parse(text); };
  const std::vector<Mistake> mistakes{
      {R"(game: expected "classic" or "second", found "chess".)", set("game", "chess")},
      {R"(rules_version: expected a whole number from 1 to 2, found 3.)", set("rules_version", 3)},
      {R"(The position: the key "turn" is missing.)", [](auto& o) { o.erase("turn"); }},
      {R"(The position: unknown key "colour".)", set("colour", "red")},
      {R"(The position: unknown key a long text.)", set(std::string(60, 'x'), "red")},
      {R"(options: expected an object, found null.)", set("options", nullptr)},
      {R"(options.players: expected a whole number from 1 to 4, found 5.)",
       [](auto& o) { o.at("options").as_object()["players"] = 5; }},
      {R"(options.neutral: expected "fixed" or "shuffled", found "chaotic".)",
       [](auto& o) { o.at("options").as_object()["neutral"] = "chaotic"; }},
      {R"(options: unknown key "sides".)",
       [](auto& o) { o.at("options").as_object()["sides"] = "a"; }},
      {R"(viewer: expected "spectator", found "me".)", set("viewer", "me")},
      {R"(viewer: expected a whole number from 1 to 4, found 0.)", set("viewer", 0)},
      {R"(rng: expected 16 hexadecimal digits, found "12".)", set("rng", "12")},
      {R"(rng: expected 16 hexadecimal digits, found "0123456789abcdeg".)",
       set("rng", "0123456789abcdeg")},
      {R"(rng: expected a text, found 12.)", set("rng", 12)},
      {R"(turn: expected a whole number from 1 to 30000, found 1.5E0.)", set("turn", 1.5)},
      {R"(turn: expected a whole number from 1 to 30000, found 18446744073709551615.)",
       set("turn", 18446744073709551615U)},
      {R"(acted: expected true or false, found 1.)", set("acted", 1)},
      {R"(current: expected a whole number from 1 to 4, found 9.)", set("current", 9)},
      {R"(decisions: expected a list of 1 to 16, found 0.)", set("decisions", json::array())},
      {R"(decisions: expected a list, found an object.)", set("decisions", json::object())},
      {R"(decisions[0].decision: expected the name of a decision, found "sleep".)",
       set("decisions", parsed(R"([{"decision":"sleep"}])"))},
      {R"(decisions[0]: the key "steps" is missing.)",
       set("decisions", parsed(R"([{"decision":"move-herder"}])"))},
      {R"(decisions[0]: unknown key "steps".)",
       set("decisions", parsed(R"([{"decision":"move","steps":3}])"))},
      {R"(decisions[0]: a disc needs a "city" or a "station".)",
       set("decisions", parsed(R"([{"decision":"disc","keep_dollars":0}])"))},
      {R"(decisions[0].discard: there is no breed called "pink"; known are grey, green, black, )"
       R"(white, yellow, red, blue, brown, purple, orange.)",
       set("decisions", parsed(R"([{"decision":"discard-for-gain","discard":"pink"}])"))},
      {R"(decisions[0].reward: there is no reward called "fame"; known are dollars, certificates, )"
       R"(remove-cards.)",
       set("decisions", parsed(R"([{"decision":"engine-back","spaces":1,"reward":"fame"}])"))},
      {R"(local_actions[0].action: there is no local action called "A:sing".)",
       set("local_actions", parsed(R"([{"action":"A:sing","at":"A"}])"))},
      {R"(copies_used[1]: is listed twice.)", set("copies_used", parsed("[1,1]"))},
      {R"(building_sides: expected 10 letters a or b, found "aaab".)",
       set("building_sides", "aaab")},
      {R"(board: there is no space of the trail called "Z".)",
       [](auto& o) { o.at("board").as_object()["Z"] = "A"; }},
      {R"(board: there is no space of the trail called "a".)",
       [](auto& o) { o.at("board").as_object()["a"] = "A"; }},
      {R"(board.A: there is no neutral building called "X"; known are A, B, C, D, E, F, G.)",
       [](auto& o) { o.at("board").as_object()["A"] = "X"; }},
      {R"(board.B1.owner: expected a whole number from 1 to 4, found 0.)",
       [](auto& o) {
         o.at("board").as_object()["B1"] = json::parse(R"({"building":1,"owner":0})");
       }},
      {R"(board.KC: nothing can lie here.)",
       [](auto& o) { o.at("board").as_object()["KC"] = "A"; }},
      {R"(foresight[1]: expected a list of 2, found 1.)",
       [](auto& o) { o.at("foresight").at(1).as_array().pop_back(); }},
      {R"(foresight[0][0]: there is no Kansas City tile called "gold".)",
       [](auto& o) { o.at("foresight").at(0).as_array()[0] = "gold"; }},
      {R"(foresight[0][0]: expected a Kansas City tile, found 3.)",
       [](auto& o) { o.at("foresight").at(0).as_array()[0] = 3; }},
      {R"(supply[2].cowboy: expected a whole number from 0 to 99, found -1.)",
       [](auto& o) { o.at("supply").at(2).as_object()["cowboy"] = -1; }},
      {R"(job_token.row: expected a whole number from 1 to 12, found 13.)",
       [](auto& o) { o.at("job_token").as_object()["row"] = 13; }},
      {R"(job_market: expected a list of 12, found 11.)",
       [](auto& o) { o.at("job_market").as_array().pop_back(); }},
      {R"(job_market[0]: there is no worker called "clown"; known are cowboy, builder, engineer.)",
       [](auto& o) { o.at("job_market").at(0).as_object()["clown"] = 1; }},
      {R"(cattle_market: there is no cattle card called "money-1".)",
       [](auto& o) { o.at("cattle_market").as_object()["money-1"] = 1; }},
      {R"(objective_display[0]: expected an objective card, found "grey".)",
       [](auto& o) { o.at("objective_display").as_array()[0] = "grey"; }},
      {R"(objective_stack[0]: expected a card, found 7.)", set("objective_stack", parsed("[7]"))},
      {R"(station_masters[4]: there is no station master tile called "boss"; known are workers, )"
       R"(objectives, hazards, trade-pairs, certificates, stations, buildings, two-permanent, )"
       R"(twelve-dollars, tokens, areas, bonus-towns, cattle.)",
       [](auto& o) { o.at("station_masters").as_array()[4] = "boss"; }},
      {R"(players: expected a list of 2, found 1.)",
       [](auto& o) { o.at("players").as_array().pop_back(); }},
      {R"(players[1].seat: expected a whole number from 2 to 2, found 3.)", set_player("seat", 3)},
      {R"(players[1].dollars: expected a whole number from 0 to 30000, found -3.)",
       set_player("dollars", -3)},
      {R"(players[1].dollars: expected a whole number from 0 to 30000, found "rich".)",
       set_player("dollars", "rich")},
      {R"(players[1].herder: expected a space of the trail, found 7.)", set_player("herder", 7)},
      {R"(players[1].engine: there is no place on the track called "40".)",
       set_player("engine", "40")},
      {R"(players[1].certificates: the certificate track has the numbers 0, 1, 2, 3, 4 and 6.)",
       set_player("certificates", 5)},
      {R"(players[1].hand.money-1: expected a whole number from 0 to 1, found 2.)",
       set_player("hand", parsed(R"({"money-1":2})"))},
      {R"(players[1].hand: there is no card called "horse".)",
       set_player("hand", parsed(R"({"horse":2})"))},
      {R"(players[1].hand: expected an object, found a list.)", set_player("hand", json::array())},
      {R"(players[1].buildings[0]: expected a whole number from 1 to 10, found 11.)",
       set_player("buildings", parsed("[11]"))},
      {R"(players[1].stations: expected a list of 0 to 10, found 11.)",
       set_player("stations", parsed("[1,2,3,4,5,6,7,8,9,10,1]"))},
      {R"(players[1]: unknown key "hidden_hand".)", set_player("hidden_hand", 0)},
  };
  for (const Mistake& mistake : mistakes) {
    json::value value = json_of(setup({2}, 7));
    mistake.make(value.as_object());
    EXPECT_EQ(refusal(value), mistake.sentence);
  }
  EXPECT_EQ(refusal(nullptr), "The position: expected an object, found null.");
  EXPECT_EQ(refusal(json::array()), "The position: expected an object, found a list.");
}

TEST(Json, ReportsMistakesInOptionalPartsInASentence) {
  const std::uint8_t everything = kExtraRails | kExtraSimmental;
  const std::vector<Mistake> mistakes{
      {R"(options.rails: expected "without" or "second", found "first".)",
       [](auto& o) { o.at("options").as_object()["rails"] = "first"; }},
      {R"(options: unknown key "promo-buildings".)",
       [](auto& o) { o.at("options").as_object()["promo-buildings"] = "with"; }},
      {R"(used_this_turn[0]: there is no neutral building called "14"; known are A, B, C, D, E, F, )"
       R"(G.)",
       [](auto& o) { o["used_this_turn"] = json::array{"14"}; }},
      {R"(used_this_turn[1]: is listed twice.)",
       [](auto& o) {
         o["used_this_turn"] = json::array{"4", "4"};
       }},
      {R"(bonus_tiles: the key "T02" is missing.)",
       [](auto& o) { o.at("bonus_tiles").as_object().erase("T02"); }},
      {R"(bonus_tiles.T02: there is no bonus tile called "B9"; known are B1, B2, B3, B4, B5.)",
       [](auto& o) { o.at("bonus_tiles").as_object()["T02"] = "B9"; }},
      {R"(kansas_city_cattle.grey: this card does not lie ready in Kansas City.)",
       [](auto& o) { o.at("kansas_city_cattle").as_object()["grey"] = 1; }},
      {R"(players[1].offices: there is no town called "T99".)",
       [](auto& o) { player_of(o, 1).as_object()["offices"] = json::parse(R"({"T99":1})"); }},
      {R"(players[1].offices.T01: expected a whole number from 1 to 4, found 5.)",
       [](auto& o) { player_of(o, 1).as_object()["offices"] = json::parse(R"({"T01":5})"); }},
      {R"(players[1]: the key "exchange_tokens" is missing.)",
       [](auto& o) { player_of(o, 1).as_object().erase("exchange_tokens"); }},
  };
  for (const Mistake& mistake : mistakes) {
    json::value value = json_of(setup(second_with(everything), 7));
    mistake.make(value.as_object());
    EXPECT_EQ(refusal(value), mistake.sentence);
  }
}

struct Impossibility {
  std::string sentence;
  std::function<void(State&)> make;
};

TEST(Consistency, ReportsEveryImpossibilityInASentence) {
  const auto stack = [](std::vector<Decision> decisions) {
    return [=](State& s) {
      s.stack.clear();
      for (const Decision& decision : decisions) s.stack.push_back(decision);
    };
  };
  // Seat 1 uses building A in its first turn.
  const auto in_use = [](std::function<void(State&)> more) {
    return [=](State& s) {
      s.player[0].herder = space_named("A");
      s.stack.pop_back();
      s.stack.push_back({DecisionKind::kUseLocation});
      more(s);
    };
  };
  const auto deciding = [&](Decision decision) {
    return in_use([=](State& s) { s.stack.push_back(decision); });
  };
  using K = DecisionKind;
  constexpr std::uint8_t kOptional = Decision::kOptional;
  const std::vector<Impossibility> impossible{
      {"The game is for 1 to 4 people, not 7.", [](State& s) { s.options.players = 7; }},
      {"An option has a value that does not exist.",
       [](State& s) { s.options.neutral = static_cast<NeutralSetup>(9); }},
      {"Sides are given for more buildings than there are.",
       [](State& s) { s.building_sides = 1U << 10; }},
      {R"(The building sides are not all a, as the option "buildings": "a" says.)",
       [](State& s) { s.building_sides = 1; }},
      {"Seat 3 has no player.", [](State& s) { s.current = 2; }},
      {"The viewer's seat 4 has no player.", [](State& s) { s.viewer = 3; }},
      {"A view for a seat or spectator knows nothing of the random generator, which must be 0.",
       [](State& s) { s.viewer = 1; }},
      {"The turn must be a number from 1 to 30000.", [](State& s) { s.turn = 0; }},
      {"Turn 2 of 2 players is a turn of seat 2, not of seat 1.", [](State& s) { s.turn = 2; }},
      {"Copy buildings of a seat without a player were used.", [](State& s) { s.copies_used = 4; }},
      // The job market.
      {"The job market token stands below the last row.", [](State& s) { s.token_row = 13; }},
      {"The job market token has left the market and nobody holds it.",
       [](State& s) { s.token_row = 12; }},
      {"The job market token cannot be in the market and with a player at once.",
       [](State& s) { s.token_holder = 1; }},
      {"Row 1 of the job market holds 5 workers, 2 can lie there.",
       [](State& s) { s.jobs[0] = 5, s.jobs[1] = 0, s.jobs[2] = 0; }},
      {"Row 2 of the job market holds 2 workers, 1 can lie there.",
       [](State& s) { s.jobs[3] = 2, s.jobs[4] = 0, s.jobs[5] = 0; }},
      {"Row 12 of the job market holds 1 workers, 0 can lie there.",
       [](State& s) { s.jobs[33] = 1; }},
      // The board.
      {"There is no neutral building on space C.",
       [](State& s) { s.board[space_named("C")] = kEmptySpace; }},
      {"The neutral building A is on the board twice.",
       [](State& s) { s.board[space_named("B")] = neutral_on_board(0); }},
      {R"(With the option "neutral": "fixed" building A belongs on space A.)",
       [](State& s) { std::swap(s.board[space_named("A")], s.board[space_named("B")]); }},
      {"The building on space A1 belongs to seat 3, and there are 2 seats.",
       [](State& s) { s.board[space_named("A1")] = private_on_board(2, 0); }},
      {"Building 1 of seat 1 is on the board and in the player's store at once.",
       [](State& s) { s.board[space_named("A1")] = private_on_board(0, 0); }},
      {"Building 1 of seat 1 is on the board twice.",
       [](State& s) {
         s.player[0].buildings = 0;
         s.board[space_named("A1")] = s.board[space_named("A2")] = private_on_board(0, 0);
       }},
      {"Nothing of that kind can lie on space KC.",
       [](State& s) { s.board[kKansasCitySpace] = 1; }},
      {"The tile trade-green cannot lie on space FL1.",
       [](State& s) { s.board[space_named("FL1")] = kansas_tile_on_board(3); }},
      {"The tile flood-2-green cannot lie on space DR1.",
       [](State& s) { s.board[space_named("DR1")] = kansas_tile_on_board(5); }},
      {"The tile cowboy cannot lie on space O1.",
       [](State& s) { s.board[space_named("O1")] = kansas_tile_on_board(0); }},
      // Players.
      {"Seat 1: the discard pile holds a starting objective, or one that does not exist.",
       [](State& s) { s.player[0].discard.objectives = 1U << 24; }},
      {"Seat 1: the known cards are not all in the hand.",
       [](State& s) { s.player[0].known.cattle[12] = 1; }},
      {"Seat 1: the secret objectives are not all in the hand.",
       [](State& s) { s.player[0].secret_objectives = 1; }},
      {"Seat 1: an objective cannot be secret and known at once.",
       [](State& s) {
         PlayerState& p = s.player[0];
         p.hand.objectives = p.known.objectives = p.secret_objectives = 1;
       }},
      {"Seat 2: one starting objective belongs to the objectives played.",
       [](State& s) { s.player[1].objectives = 0; }},
      {"Seat 1: cards are hidden from somebody who may see them.",
       [](State& s) { s.player[0].hidden_hand = 1; }},
      {"Seat 1: the viewer sees cards of the hand that not everybody knows.",
       [](State& s) { s.viewer = 1, s.rng = core::Rng{}; }},
      {"Seat 1: 99 cards of the hand are hidden in a draw stack of 14.",
       [](State& s) {
         s = redact(s, 1);
         s.player[0].hidden_hand = 99;
       }},
      {"Seat 1 has 3 discs on the disc space hand, which holds 2.",
       [](State& s) { s.player[0].discs[static_cast<std::size_t>(DiscSpace::kHand)] = 3; }},
      {"Seat 1 has 2 discs in topeka, where only one can lie.",
       [](State& s) { s.player[0].cities[1] = 2; }},
      {"Seat 1 has 15 discs on the player board, in cities and at stations; it must be 14.",
       [](State& s) { s.player[0].stations = 1; }},
      {"Seat 1 cannot have more than 30000 dollars.",
       [](State& s) { s.player[0].dollars = 30001; }},
      {"Seat 1 has a building that does not exist.",
       [](State& s) { s.player[0].buildings = 1U << 10; }},
      {"Seat 1 has a station master tile that does not exist.",
       [](State& s) { s.player[0].station_masters = 1U << 5; }},
      {"Seat 1 has 7 workers in the row cowboy; it must be 1 to 6.",
       [](State& s) { s.player[0].workers[0] = 7; }},
      {"Seat 1 has 0 workers in the row engineer; it must be 1 to 6.",
       [](State& s) { s.player[0].workers[2] = 0; }},
      {"Seat 1 has more certificates than its discs allow.",
       [](State& s) { s.player[0].certificates = 4; }},
      // Herders and engines.
      {"Seat 1: the herder is on the trail, which it has not yet entered in turn 1.",
       [](State& s) { s.player[0].herder = space_named("A"); }},
      {"Seat 1: the herder is nowhere and must be on the trail in turn 1.",
       stack({{K::kDrawPhase}, {K::kMove}})},
      {"Seat 1: the herder cannot stand there.",
       in_use([](State& s) { s.player[0].herder = space_named("O1"); })},
      {"Seat 1: the herder cannot stand there.",
       in_use([](State& s) { s.player[0].herder = 200; })},
      {"Seat 1: the herder stands in Kansas City while nothing is done there.",
       in_use([](State& s) { s.player[0].herder = kKansasCitySpace; })},
      {"Seat 1 is in Kansas City, and its herder is not.", in_use([&](State& s) {
         stack({{K::kDrawPhase}, {K::kLeaveKansasCity}, {K::kIncome}})(s);
       })},
      {"Seat 1: there is no location to use at the start.",
       in_use([](State& s) { s.player[0].herder = kStart; })},
      {"Seat 1: an engine stands on space 39 only while it is about to return.",
       [](State& s) { s.player[0].engine = kTrackEnd; }},
      {"Seats 1 and 2 have their engines on the same place.",
       [](State& s) { s.player[0].engine = s.player[1].engine = 7; }},
      // Conservation.
      {"grey cattle are not sold in the market.", [](State& s) { s.cattle_market[0] = 1; }},
      {"Seat 1 has 6 cards grey, a herd has only 5.", [](State& s) { s.player[0].discard.add(0); }},
      {"There are 8 cards red in play, the game has only 7.",
       [](State& s) { s.player[0].discard.add(5); }},
      {"The objective stack holds a starting objective, or one that does not exist.",
       [](State& s) { s.objective_stack |= 1U << 31; }},
      {"The objective display holds something that is no objective card of the stack.",
       [](State& s) { s.objective_display[2] = 59; }},
      {"The objective money-1 is in play twice.",
       [](State& s) {
         s.player[0].objectives |= 1, s.player[1].objectives |= 1, s.objective_stack &= ~1U;
         for (Card& card : s.objective_display)
           if (card == 32) card = 33;
         s.objective_stack &= ~2U;
       }},
      {"2 objectives are hidden in an objective stack of 1.",
       [](State& s) {
         s = redact(s, 1);
         s.objective_stack &= 0 - s.objective_stack;
         s.player[0].hidden_hand = 2;
         s.player[0].hidden_objectives = 2;
       }},
      {"The objective display has an empty place although the stack is not empty.",
       [](State& s) { s.objective_display[0] = kNoCard; }},
      {"The station master place of station 2 holds an unknown or a second tile.",
       [](State& s) { s.station_master[1] = 99; }},
      {"The station master place of station 2 holds an unknown or a second tile.",
       [](State& s) { s.station_master[1] = s.station_master[0]; }},
      {"The station master place of station 2 holds the marker of an automa, and none plays.",
       [](State& s) { s.station_master[1] = kAutomaAsStationMaster; }},
      {"The station master place of station 2 holds an unknown or a second tile.",
       [](State& s) { s.station_master[1] = kWorkerAsStationMaster | 4; }},
      {"The station master tile workers is in two places.",
       [](State& s) { s.player[0].station_masters = 1; }},
      {"Foresight column 1 has an empty place although its stack is not empty.",
       [](State& s) { s.foresight[0] = kNoTile; }},
      {"Foresight column 1 holds a tile that its stack does not have.",
       [](State& s) { s.foresight[0] = 0; }},
      {"Foresight column 2 holds a tile that its stack does not have.",
       [](State& s) { s.foresight[2] = 99; }},
      {"Supply stack 3 and its foresight column hold 50 tiles flood-2-green, of 0.",
       [](State& s) { s.supply[2][5] = 50; }},
      {"There are 19 tiles cowboy in play, the game has only 18.",
       [](State& s) { ++s.player[0].workers[0]; }},
      {"There are 12 tiles trade-blue in play, the game has only 11.",
       [](State& s) { ++s.player[0].trade_tiles[1]; }},
      // Decisions.
      {"There is nothing to decide.", stack({})},
      {"There is a decision of an unknown kind.", stack({{static_cast<K>(99)}})},
      {"The decision move can never be optional.",
       stack({{K::kDrawPhase}, {K::kMove, 0, 0, 0, kOptional}})},
      {"The decision remove-cards must be optional.", deciding({K::kRemoveCards, 1})},
      {"The decision place-herder has an unknown flag.",
       [](State& s) { s.stack.back().flags = 1; }},
      {"The decision place-herder cannot come up while place-herder waits.",
       [](State& s) { s.stack.push_back({K::kPlaceHerder}); }},
      {"The decision move-herder cannot come up while move waits.",
       stack({{K::kDrawPhase}, {K::kMove}, {K::kMoveHerder, 1}})},
      {"The first decision must be draw-phase or game-over.", stack({{K::kMove}})},
      {"The last decision must be one that a player makes, not draw-phase.",
       stack({{K::kDrawPhase}})},
      {"The game is over only when every other player had a turn after the job market token was "
       "taken.",
       stack({{K::kGameOver}})},
      {"The decision move-herder asks for something impossible here: "
       "nothing in the game gives it with these figures.",
       deciding({K::kMoveHerder, 9})},
      {"The decision hire asks for something impossible here: "
       "nothing in the game gives it with these figures.",
       deciding({K::kHire, 0})},
      {"The decision build-tile asks for something impossible here: "
       "nothing in the game gives it with these figures.",
       deciding({K::kBuildTile, 3})},
      {"The decision build-site asks for something impossible here: "
       "seat 1 has no building 11 to place.",
       deciding({K::kBuildSite, 2, 10})},
      {"The decision engine-forward asks for something impossible here: "
       "nothing in the game gives it with these figures.",
       deciding({K::kEngineForward, 0})},
      {"Seat 1 has no legal move: the decision engine-back cannot be made.",
       deciding({K::kEngineBack, 1, 0, 3})},
      {"Seat 1 has no legal move: the decision upgrade-station cannot be made.",
       deciding({K::kUpgradeStation, 5, 0, 0, kOptional})},
      {"Seat 1 has no legal move: the decision upgrade-behind cannot be made.",
       deciding({K::kUpgradeBehind})},
      {"Seat 1 has no legal move: the decision station-master cannot be made.",
       deciding({K::kStationMaster, 7, 0, 0, kOptional})},
      {"Seat 1 has no legal move: the decision remove-hazard cannot be made.",
       deciding({K::kRemoveHazard, 7})},
      {"The decision discard-cards asks for something impossible here: "
       "seat 1 has 4 cards in the hand, not 5.",
       deciding({K::kDiscardCards, 5})},
      {"Seat 1 has no legal move: the decision extraordinary-move cannot be made.",
       deciding({K::kExtraordinaryMove})},
      {"The decision disc asks for something impossible here: "
       "the city is not in the game.",
       deciding({K::kDisc, 0, 10, 0})},
      {"There are local actions although no location is in use.",
       [](State& s) {
         s.local.push_back({0, space_named("A")});
       }},
      {"The local action A:white belongs to no building on the board.", in_use([](State& s) {
         s.local.push_back({0, space_named("A1")});
       })},
      {"Space A has no risk action.", in_use([](State& s) {
         s.local.push_back({kRiskAction, space_named("A")});
       })},
      {"There is no copy building on space A.", in_use([](State& s) {
         s.local.push_back({*value_named(Names::kAction, "8b:copy"), space_named("A")});
       })},
  };
  for (const Impossibility& impossibility : impossible) {
    State state = setup({2}, 7);
    ASSERT_EQ(inconsistency(state), "");
    impossibility.make(state);
    EXPECT_EQ(inconsistency(state), impossibility.sentence);
  }
}

TEST(Consistency, ReportsImpossibilitiesInOptionalPartsInASentence) {
  using K = DecisionKind;
  constexpr std::uint8_t kOptional = Decision::kOptional;
  const auto in_use = [](std::vector<Decision> decisions) {
    return [=](State& s) {
      s.player[0].herder = space_named("A");
      s.stack.pop_back();
      s.stack.push_back({K::kUseLocation});
      for (const Decision& decision : decisions) s.stack.push_back(decision);
    };
  };
  const std::vector<Impossibility> impossible{
      {"An option belongs to another edition of the game.",
       [](State& s) { s.options.extras |= kExtraBrahman; }},
      {"The board of this edition has no space DX.",
       [](State& s) {
         s.player[0].buildings ^= 1;
         s.board[space_named("DX")] = private_on_board(0, 0);
         s.occupied |= bit(space_named("DX"));
       }},
      {"Seat 1 has 16 offices, there are 15 for each player.",
       [](State& s) { s.player[0].offices = 0xffff; }},
      {"Seats 1 and 2 have offices on the same space of T01.",
       [](State& s) { s.player[0].offices = s.player[1].offices = 1; }},
      {"Seat 1 has a disc on station 11 without an office in its town.",
       [](State& s) { s.player[0].stations = 1U << 10; }},
      {"Seat 1 has a disc in topeka, which is not in the game.",
       [](State& s) { s.player[0].cities[city_named("topeka")] = 1; }},
      {"Seat 1 has a disc in memphis without an office there.",
       [](State& s) { s.player[0].cities[city_named("memphis")] = 1; }},
      {"Seat 1 has 16 discs on the player board, in cities and at stations; it must be 15.",
       [](State& s) { s.player[0].stations = 1; }},
      {"Seat 1 cannot have more than 200 exchange tokens.",
       [](State& s) { s.player[0].tokens = 201; }},
      {"A town holds an unknown bonus tile, or one too many of a kind.",
       [](State& s) { s.bonus_tile.fill(0); }},
      {"There are 1 cards brahman in play, the game has only 0.",
       [](State& s) { s.player[0].discard.cattle[16] = 1; }},
      {"The decision found-office cannot come up while draw-phase waits.",
       [](State& s) {
         s.stack[1] = {K::kFoundOffice, 0, 0, 0, kOptional};
       }},
      {"The decision found-office cannot come up while discard-cards waits.",
       in_use({{K::kDiscardCards, 1}, {K::kFoundOffice}})},
      {"The decision bonus-tile asks for something impossible here: "
       "T01 has no bonus tile.",
       in_use({{K::kBonusTile, 0, 0, 0, kOptional}})},
      {"The decision upgrade-station asks for something impossible here: "
       "seat 1 has no office in the town of station 11.",
       in_use({{K::kUpgradeStation, 10, 0, 0, kOptional}})},
      {"B1:dollars is no local action of this game.",
       [&](State& s) {
         in_use({})(s);
         s.local.push_back({action_named("B1:dollars"), space_named("A")});
       }},
      {"6b:copy is no local action of this game.",
       [&](State& s) {
         in_use({})(s);
         s.local.push_back({action_named("6b:copy"), space_named("A")});
       }},
  };
  for (const Impossibility& impossibility : impossible) {
    State state = setup(first_with(kExtraRails), 7);
    ASSERT_EQ(inconsistency(state), "");
    impossibility.make(state);
    EXPECT_EQ(inconsistency(state), impossibility.sentence);
  }
  State orange = setup(second_with(0), 7);
  orange.options.extras = kExtraOrangeObjectives;
  EXPECT_EQ(inconsistency(orange), "The orange objective cards need Simmental or Brahman cattle.");
}

TEST(Consistency, ChecksOnlyTheNumberOfTilesInTheBox) {
  State state = setup(second_with(0), 7);
  state.station_master[0] = kWorkerAsStationMaster;
  EXPECT_EQ(inconsistency(state),
            "There are 4 station master tiles on the board and with players; it must be 5.");
}

TEST(Consistency, AnExchangeMayInterruptAnyDecision) {
  State state = setup(second_with(0), 7);
  MoveList list;
  legal_moves(state, list);
  ASSERT_TRUE(list.contains({MoveKind::kExchange, 2}));
  apply(state, {MoveKind::kExchange, 2});
  EXPECT_EQ(state.stack.back(), (Decision{DecisionKind::kDiscardCards, 2}));
  EXPECT_TRUE(round_trips(state));
}

TEST(Json, RefusesAPositionWithOnlyAnExchangeToDecide) {
  State state = setup(second_with(0), 7);
  state.player[0].herder = space_named("A");
  state.stack.pop_back();
  state.stack.push_back({DecisionKind::kUseLocation});
  state.stack.push_back({DecisionKind::kHire, 10});
  state.player[0].dollars = 0;
  EXPECT_EQ(refusal(json_of(state)), "Seat 1 has no legal move: the decision hire cannot be made.");
}

TEST(Consistency, ReportsAMissingStationMasterTile) {
  State state = setup({2}, 7);
  const std::uint8_t tile = state.station_master[0];
  state.station_master[0] = kWorkerAsStationMaster;
  EXPECT_EQ(inconsistency(state),
            fmt::format("The station master tile {} is missing.", kStationMasterTable[tile].slug));
}

TEST(Json, RefusesAPositionWithoutALegalMove) {
  State state = setup({2}, 7);
  state.player[0].herder = space_named("A");
  state.stack.pop_back();
  state.stack.push_back({DecisionKind::kUseLocation});
  state.stack.push_back({DecisionKind::kHire, 10});
  state.player[0].dollars = 0;
  EXPECT_EQ(refusal(json_of(state)), "Seat 1 has no legal move: the decision hire cannot be made.");
}

// ---- Anything at all ----------------------------------------------------------------------------

// One sentence: it ends with a full stop and does not run on over lines.
bool is_a_sentence(const std::string& text) {
  return text.size() > 10 && text.back() == '.' && text.find('\n') == std::string::npos;
}

RC_GTEST_PROP(JsonProperty, MutatedPositionsAreRefusedOrPlayable, (std::uint64_t seed)) {
  static const json::value start = json_of(setup({2, NeutralSetup::kShuffled}, 3));
  static const json::value middle = json_of(middle_of_a_game());
  static const json::value view = json_of(redact(middle_of_a_game(), 1));
  static const json::value solo =
      json_of(setup(test::with_automa(test::rails(Edition::kSecond, 1), Automa::kSam), 3));
  static const json::value brisco =
      json_of(setup(test::with_automa(test::first_edition(1), Automa::kBrisco), 3));
  core::Rng rng = core::Rng::from_seed(seed);
  for (int attempt = 0; attempt < 50; ++attempt) {
    const json::value* from[]{&start, &middle, &view, &solo, &brisco};
    json::value value = *from[rng.below(std::size(from))];
    for (std::uint32_t count = 1 + rng.below(3); count > 0; --count) test::mutate(value, rng);
    const auto state = state_from_json(value);
    if (!state) {
      RC_ASSERT(is_a_sentence(state.error()));
    } else {
      RC_ASSERT(test::problem_with_accepted(*state, seed, 60) == std::string());
    }
  }
}

// Randomly changed positions: the checks accept only those that the rules can play on.
RC_GTEST_PROP(ConsistencyProperty, PerturbedPositionsAreRefusedOrPlayable, (std::uint64_t seed)) {
  static const std::vector<State> positions = [] {
    std::vector<State> all;
    std::vector<Options> setups = all_options();
    for (const Options& options : all_automa_options()) setups.push_back(options);
    for (const Options& options : setups) {
      random_game(options, 21, [&](const State& state, const MoveList&) { all.push_back(state); });
    }
    return all;
  }();
  core::Rng rng = core::Rng::from_seed(seed);
  for (int attempt = 0; attempt < 20; ++attempt) {
    State state = positions[rng.below(static_cast<std::uint32_t>(positions.size()))];
    // Most changes that break something are undone, so that valid changes accumulate.
    for (std::uint32_t count = 1 + rng.below(12); count > 0; --count) {
      State changed = state;
      test::Perturbation(changed, rng).change_something();
      if (!inconsistency(changed).empty()) continue;
      // Bytes that have no place in the JSON stay as they were.
      const auto read = state_from_json(json_of(changed));
      if (read && *read == changed) state = changed;
    }
    if (rng.below(8) == 0) state = redact(state, kSpectator);
    const auto accepted = state_from_json(json_of(state));
    if (!accepted) continue;
    RC_ASSERT(*accepted == state);
    RC_ASSERT(test::problem_with_accepted(state, seed, 100) == std::string());
  }
}

// ---- Events -------------------------------------------------------------------------------------

TEST(EventJson, NamesEachKindOnce) {
  std::set<std::string_view> names;
  for (int kind = 0; kind <= static_cast<int>(EventKind::kOfficeCardPutUnder); ++kind) {
    const std::string_view name = event_table().name(static_cast<EventKind>(kind));
    EXPECT_FALSE(name.empty()) << kind;
    EXPECT_TRUE(names.insert(name).second) << name;
  }
  EXPECT_EQ(event_table().name(static_cast<EventKind>(200)), "");
}

TEST(EventJson, WritesParametersAsNames) {
  const auto text = [](const Event& event) { return json::serialize(event_table().json(event)); };
  const Space fl1 = space_named("FL1");
  EXPECT_EQ(text({EventKind::kDollarsGained, 0, 0, 0, 0, 2}),
            R"({"event":"dollars_gained","seat":1,"amount":2})");
  EXPECT_EQ(text({EventKind::kTurnBegan, 1, 0, 0, 0, 12}),
            R"({"event":"turn_began","seat":2,"turn":12})");
  EXPECT_EQ(text({EventKind::kFeePaid, 0, fl1, 0xff, 0, 2}),
            R"({"event":"fee_paid","seat":1,"space":"FL1","to":null,"amount":2})");
  EXPECT_EQ(text({EventKind::kFeePaid, 0, space_named("A1"), 1, 0, 1}),
            R"({"event":"fee_paid","seat":1,"space":"A1","to":2,"amount":1})");
  EXPECT_EQ(text({EventKind::kCardDrawn, 0, 0}),
            R"({"event":"card_drawn","seat":1,"card":"grey"})");
  EXPECT_EQ(text({EventKind::kCardDrawn, 0, kNoCard}),
            R"({"event":"card_drawn","seat":1,"card":null})");
  EXPECT_EQ(
      text({EventKind::kObjectiveTaken, 0, 32, 0xff, 1}),
      R"({"event":"objective_taken","seat":1,"card":"money-1","from":"stack","into_hand":true})");
  EXPECT_EQ(text({EventKind::kObjectiveTaken, 0, 32, 3, 0}),
            R"({"event":"objective_taken","seat":1,"card":"money-1","from":4,"into_hand":false})");
  EXPECT_EQ(text({EventKind::kDiscPlaced, 2, 0, 4}),
            R"({"event":"disc_placed","seat":3,"city":"santa-fe"})");
  EXPECT_EQ(text({EventKind::kDiscPlaced, 2, 1, 4}),
            R"({"event":"disc_placed","seat":3,"station":5})");
  EXPECT_EQ(text({EventKind::kCertificatesMoved, 2, 5}),
            R"({"event":"certificates_moved","seat":3,"certificates":6})");
  EXPECT_EQ(text({EventKind::kTileChosen, 2, 3, 5}),
            R"({"event":"tile_chosen","seat":3,"column":2,"side":"right","tile":"flood-2-green"})");
  EXPECT_EQ(text({EventKind::kEngineMoved, 0, track_place_of_station(0)}),
            R"({"event":"engine_moved","seat":1,"engine":"station 1"})");
  EXPECT_EQ(text({EventKind::kDelivered, 0, 9, 0, 0, 3}),
            R"({"event":"delivered","seat":1,"city":"san-francisco","transport_cost":3})");
  EXPECT_EQ(text({EventKind::kStationMasterWon, 0, 2, 4, 1}),
            R"({"event":"station_master_won","seat":1,"station":3,"tile":"certificates",)"
            R"("worker":"builder"})");
  EXPECT_EQ(text({EventKind::kTokensGained, 0, 0, 0, 0, 1}),
            R"({"event":"token_gained","seat":1,"amount":1})");
  EXPECT_EQ(text({EventKind::kTokenUsed, 0, 0, 0, 0, 2}),
            R"({"event":"token_used","seat":1,"count":2})");
  EXPECT_EQ(text({EventKind::kOfficeFounded, 0, town_named("T03"), 0}),
            R"({"event":"office_founded","seat":1,"town":"T03","space":1})");
  EXPECT_EQ(
      text({EventKind::kCattleGrown, 0, 13, 14}),
      R"({"event":"cattle_grown","seat":1,"card":"simmental-calf","into":"simmental-heifer"})");
  EXPECT_EQ(text({EventKind::kCattleTaken, 0, 5}),
            R"({"event":"cattle_taken","seat":1,"card":"red"})");
  EXPECT_EQ(text({EventKind::kStationMasterTaken, 0, 4}),
            R"({"event":"station_master_taken","seat":1,"master":"certificates"})");
  EXPECT_EQ(text({EventKind::kBonusTileUsed, 0, town_named("T02"), 0}),
            R"({"event":"bonus_tile_used","seat":1,"town":"T02","tile":"B1"})");
}

TEST(EventJson, NamesEverythingInAWholeGame) {
  for (const Options& options : all_options()) {
    State state = setup(options, 5);
    core::Rng rng = core::Rng::from_seed(6);
    MoveList list;
    while (!over(state)) {
      legal_moves(state, list);
      EventList events;
      apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
      for (const Event& event : events) {
        const json::object object = event_table().json(event);
        for (const auto& member : object) {
          if (member.key() == "to") continue;  // the bank
          EXPECT_FALSE(member.value().is_null()) << object;
          EXPECT_NE(member.value(), "") << object;
        }
      }
    }
  }
}

}  // namespace json_test
}  // namespace drover::trail
