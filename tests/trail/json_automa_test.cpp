// Positions with Garth, Sam and Brisco as JSON, and a sentence for everything impossible.
#include <functional>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/options.h"
#include "support/random_games.h"
#include "support/round_trip.h"
#include "trail/rules/rules.h"
#include "trail/serialization/consistency.h"
#include "trail/serialization/decision_json.h"

namespace drover::trail {
namespace json_automa_test {

namespace json = boost::json;
using test::first_edition;
using test::json_of;
using test::rails;
using test::refusal;
using test::round_trips;
using test::second_edition;
using test::with_automa;

constexpr std::size_t kAutomaSeat = 1;  // of a game for one

State garth(AutomaLevel level = AutomaLevel::kEasy) {
  return setup(with_automa(first_edition(1), Automa::kGarth, level), 7);
}
State sam_with_rails() {
  return setup(with_automa(rails(Edition::kSecond, 1), Automa::kSam, AutomaLevel::kHard), 7);
}
State brisco() { return setup(with_automa(first_edition(1), Automa::kBrisco), 7); }

// ---- The form -----------------------------------------------------------------------------------

TEST(AutomaJson, OptionsNameThePeopleAndTheAutomas) {
  const auto options = [](const Options& chosen) {
    return json::serialize(to_json(setup(chosen, 7)).at("options"));
  };
  EXPECT_EQ(options(with_automa(first_edition(2), Automa::kGarth, AutomaLevel::kVeryHard, 2)),
            R"({"players":2,"neutral":"fixed","buildings":"a","automa":"garth",)"
            R"("level":"very-hard","automas":"2"})");
  EXPECT_EQ(options(with_automa(rails(Edition::kSecond, 1), Automa::kSam)),
            R"({"players":1,"neutral":"fixed","buildings":"a","rails":"second","automa":"sam",)"
            R"("level":"easy","automas":"1"})");
}

TEST(AutomaJson, AnAutomaHasNoPurseNoHandAndNoPlayerBoard) {
  const json::value position = json_of(garth());
  const json::object& automa = position.at("players").at(kAutomaSeat).as_object();
  for (const char* key : {"dollars", "hand", "known", "draw", "certificates", "secret_objectives",
                          "exchange_tokens", "hidden_hand"}) {
    EXPECT_FALSE(automa.contains(key)) << key;
  }
  EXPECT_EQ(automa.at("automa"), "garth");
  EXPECT_EQ(automa.at("herder"), "START");
  EXPECT_EQ(automa.at("discs"), 14);
  EXPECT_EQ(automa.at("card"), nullptr);
  EXPECT_EQ(automa.at("deck").as_array().size(), 15U);
  EXPECT_EQ(automa.at("discard"), json::array());
}

TEST(AutomaJson, HasOnlyTheKeysOfTheAutomaAtHand) {
  const auto has = [](const State& state, std::string_view key) {
    return json_of(state).at("players").at(kAutomaSeat).as_object().contains(key);
  };
  EXPECT_TRUE(has(garth(), "specialization"));
  EXPECT_FALSE(has(brisco(), "specialization"));
  EXPECT_TRUE(has(sam_with_rails(), "offices"));
  EXPECT_FALSE(has(garth(), "offices"));
  for (const char* key : {"office_card", "office_cards", "office_cards_under"}) {
    EXPECT_TRUE(has(sam_with_rails(), key)) << key;
    EXPECT_FALSE(has(setup(with_automa(rails(Edition::kFirst, 1), Automa::kGarth), 7), key)) << key;
    EXPECT_FALSE(has(setup(with_automa(second_edition(1), Automa::kSam), 7), key)) << key;
  }
}

TEST(AutomaJson, WritesTheBelongingsOfAnAutomaAsNames) {
  State state = sam_with_rails();
  PlayerState& sam = state.player[kAutomaSeat];
  AutomaState& deck = state.automa_of(kAutomaSeat);
  deck.card = 7;
  deck.deck = static_cast<std::uint16_t>(deck.deck & ~(1U << 7));
  deck.discard = 1U << 7;
  deck.office_card = 3;
  deck.office_cards = 0b111100110;
  deck.office_cards_under.push_back(4);
  deck.office_cards_under.push_back(0);
  deck.office_cards = static_cast<std::uint16_t>(deck.office_cards & ~(1U << 4));
  sam.stations = 1;
  deck.discs = 14;
  const std::uint8_t tile = state.station_master[0];
  sam.station_masters = static_cast<StationMasterSet>(1U << tile);
  state.station_master[0] = kAutomaAsStationMaster;
  ASSERT_TRUE(round_trips(state));
  const json::value position = json_of(state);
  const json::value& automa = position.at("players").at(kAutomaSeat);
  EXPECT_EQ(automa.at("card"), "8");
  EXPECT_EQ(automa.at("discard"), json::parse(R"(["8"])"));
  EXPECT_EQ(automa.at("office_card"), "T16");
  EXPECT_EQ(automa.at("office_cards_under"), json::parse(R"(["T15","T04"])"));
  EXPECT_EQ(automa.at("office_cards"), json::parse(R"(["T03","T13","T22","T20","T23","T12"])"));
  EXPECT_EQ(position.at("station_masters").at(0), "automa");
}

TEST(AutomaJson, BriscoWaitsInTurnZeroToBegin) {
  const State state = brisco();
  const json::value position = json_of(state);
  EXPECT_EQ(position.at("turn"), 0);
  EXPECT_EQ(position.at("current"), 2);
  EXPECT_EQ(position.at("decisions"), json::parse(R"([{"decision":"begin"}])"));
  EXPECT_EQ(actor(state), 0);
  EXPECT_TRUE(round_trips(state));
}

// ---- Sentences ----------------------------------------------------------------------------------

struct Mistake {
  std::string sentence;
  std::function<void(json::object&)> make;
};

TEST(AutomaJson, ReportsEveryMistakeInASentence) {
  const auto set_option = [](std::string key, json::value value) {
    return [=](json::object& o) { o.at("options").as_object()[key] = value; };
  };
  const auto set_automa = [](std::string key, json::value value) {
    return [=](json::object& o) {
      o.at("players").as_array().at(kAutomaSeat).as_object()[key] = value;
    };
  };
  const std::vector<Mistake> mistakes{
      {R"(Seats of an automa need the option "automa".)", set_option("automa", "none")},
      {R"(options.level: expected "easy", "medium", "hard" or "very-hard", found "silly".)",
       set_option("level", "silly")},
      {R"(options.automas: expected "1", "2" or "3", found 2.)", set_option("automas", 2)},
      {R"(options: the key "level" is missing.)",
       [](auto& o) { o.at("options").as_object().erase("level"); }},
      {R"(options: the key "automa" is missing.)",
       [](auto& o) { o.at("options").as_object().erase("automa"); }},
      {"2 people and 3 of Sam need more than the 4 seats of the game.",
       [&](auto& o) {
         set_option("players", 2)(o);
         set_option("automas", "3")(o);
       }},
      {"Sam plays only against a single player.", set_option("players", 3)},
      {R"(options.automa: expected "none", "garth" or "sam", found "brisco".)",
       set_option("automa", "brisco")},
      {"A single player needs an automa to play against.",
       [](auto& o) {
         for (const char* key : {"automa", "level", "automas"}) {
           o.at("options").as_object().erase(key);
         }
       }},
      {R"(players[1].automa: expected "sam", found "garth".)", set_automa("automa", "garth")},
      {R"(players[1]: unknown key "dollars".)", set_automa("dollars", 3)},
      {R"(players[1].discs: expected a whole number from 0 to 15, found 16.)",
       set_automa("discs", 16)},
      {R"(players[1].specialization: there is no worker called "clown"; known are cowboy, builder, )"
       R"(engineer.)",
       set_automa("specialization", "clown")},
      {R"(players[1].herder: expected a space of the trail, found null.)",
       set_automa("herder", nullptr)},
      {R"(players[1].discard[1]: is listed twice.)",
       set_automa("discard", json::parse(R"(["3","3"])"))},
      {R"(players[1].office_cards_under: expected a list of 0 to 9, found 10.)",
       set_automa("office_cards_under", json::array(10, json::value("T04")))},
      {R"(turn: expected a whole number from 1 to 30000, found 0.)",
       [](auto& o) { o["turn"] = 0; }},
  };
  for (const Mistake& mistake : mistakes) {
    json::value value = json_of(sam_with_rails());
    mistake.make(value.as_object());
    EXPECT_EQ(refusal(value), mistake.sentence);
  }
  json::value value = json_of(sam_with_rails());
  value.at("players").at(kAutomaSeat).as_object()["card"] = "16";
  EXPECT_TRUE(refusal(value).starts_with(R"(players[1].card: expected "1", "2",)"))
      << refusal(value);
}

struct Impossibility {
  std::string sentence;
  std::function<void(State&)> make;
};

void expect_sentences(const State& sound, const std::vector<Impossibility>& impossible) {
  ASSERT_EQ(inconsistency(sound), "");
  for (const Impossibility& impossibility : impossible) {
    State state = sound;
    impossibility.make(state);
    EXPECT_EQ(inconsistency(state), impossibility.sentence);
  }
}

PlayerState& automa_player(State& s) { return s.player[kAutomaSeat]; }
AutomaState& automa_state(State& s) { return s.automa_of(kAutomaSeat); }

TEST(AutomaConsistency, ReportsWhatGarthCannotHave) {
  using K = DecisionKind;
  expect_sentences(
      garth(),
      {
          {"An option has a value that does not exist.",
           [](State& s) { s.options.automa = static_cast<Automa>(4); }},
          {"An option has a value that does not exist.",
           [](State& s) { s.options.level = static_cast<AutomaLevel>(4); }},
          {"The viewer's seat 2 has no player.", [](State& s) { s.viewer = 1; }},
          {"Seat 2 has 15 discs in its supply, in cities and at stations; it must be 14.",
           [](State& s) { automa_state(s).discs = 15; }},
          {"Seat 2 has 1 cards grey, a herd has only 0.",
           [](State& s) { automa_player(s).discard.cattle[0] = 1; }},
          {"Seat 2 is specialized in the engineer and has more workers of another kind.",
           [](State& s) {
             automa_state(s).specialization = Worker::kEngineer;
             ++automa_player(s).workers[0];
           }},
          {"Seat 2: an automa card lies in the deck and among the discards.",
           [](State& s) { automa_state(s).discard = 1; }},
          {"Seat 2: deck and discards are not the automa cards of the level.",
           [](State& s) { automa_state(s).deck ^= 1; }},
          {"Seat 2: deck and discards are not the automa cards of the level.",
           [](State& s) { automa_state(s).deck |= 1U << 15; }},
          {"Seat 2: the automa card turned last lies on top of the discards.",
           [](State& s) { automa_state(s).card = 0; }},
          {"Seat 2: the automa card turned last lies on top of the discards.",
           [](State& s) { automa_state(s).deck ^= 1, automa_state(s).discard ^= 1; }},
          {"Seat 2: the herder is nowhere and must be on the trail in turn 1.",
           [](State& s) { automa_player(s).herder = kNowhere; }},
          {"Seat 2: the herder stands in Kansas City while nothing is done there.",
           [](State& s) { automa_player(s).herder = kKansasCitySpace; }},
          {"The station master place of station 1 holds the marker of Garth, who has no disc "
           "there.",
           [](State& s) { s.station_master[0] = kAutomaAsStationMaster; }},
          {"Automas have 0 station master tiles and 1 markers at stations.",
           [](State& s) {
             s.station_master[0] = kAutomaAsStationMaster;
             automa_player(s).stations = 1;
             --automa_state(s).discs;
           }},
          {"In a turn of an automa the player decides only on its Kansas City tiles.",
           [](State& s) {
             s.turn = 2, s.current = 1;
             s.stack.back() = {K::kMove};
           }},
          {"The last decision must be one that a player makes, not automa-delivers.",
           [](State& s) { s.stack.back() = {K::kAutomaDelivers}; }},
          {"In a turn of an automa the player decides only on its Kansas City tiles.",
           [](State& s) {
             s.turn = 2, s.current = 1;
             s.stack.back() = {K::kAutomaDelivers};
             s.stack.push_back({K::kForesight, 2});
           }},
          {"The first decision must be draw-phase or game-over.",
           [](State& s) {
             s.stack.clear();
             s.stack.push_back({K::kBegin});
           }},
      });
}

TEST(AutomaConsistency, AllowsOnlyTheWorkersOfTheLevelBeyondTheSupply) {
  for (const AutomaLevel level :
       {AutomaLevel::kEasy, AutomaLevel::kMedium, AutomaLevel::kHard, AutomaLevel::kVeryHard}) {
    State state = garth(level);
    ASSERT_EQ(inconsistency(state), "");
    const auto special = static_cast<std::size_t>(automa_state(state).specialization);
    // For both seats one more than the level gives, beyond all that are in the box.
    ++automa_player(state).workers[special];
    ++state.player[0].workers[special];
    EXPECT_EQ(inconsistency(state),
              fmt::format("There are 2 tiles {} too many in play.", kWorkerNames[special]))
        << static_cast<int>(level);
    // These workers are allowed if they come from the supply.
    state.supply[1].remove(special);
    state.supply[1].remove(special);
    EXPECT_EQ(inconsistency(state), "") << static_cast<int>(level);
  }
  // Very hard: one more of each kind and one at random, not two.
  State state = garth(AutomaLevel::kVeryHard);
  const auto special = static_cast<std::size_t>(automa_state(state).specialization);
  ASSERT_EQ(automa_player(state).workers[special], 3);
  ++state.player[0].workers[(special + 1) % kWorkerKinds];
  EXPECT_EQ(inconsistency(state), "There are more workers in play than the game has.");
}

TEST(AutomaConsistency, AnAutomaNeverHasFewerWorkersThanItBeganWith) {
  State state = garth(AutomaLevel::kVeryHard);
  automa_player(state).workers = {1, 3, 3};
  automa_state(state).specialization = Worker::kBuilder;
  EXPECT_EQ(inconsistency(state), "Seat 2 has fewer workers than it began with.");
  state = garth(AutomaLevel::kHard);
  automa_player(state).workers = {2, 1, 1};
  automa_state(state).specialization = Worker::kCowboy;
  EXPECT_EQ(inconsistency(state), "Seat 2 has fewer workers than it began with.");
}

TEST(AutomaConsistency, ReportsWhatSamCannotHave) {
  expect_sentences(sam_with_rails(),
                   {
                       {"A branch office card is unknown, or in two places.",
                        [](State& s) { automa_state(s).office_card = 2; }},
                       {"A branch office card is unknown, or in two places.",
                        [](State& s) { automa_state(s).office_card = 9; }},
                       {"A branch office card is unknown, or in two places.",
                        [](State& s) { automa_state(s).office_cards_under.push_back(3); }},
                       {"The branch office card of T13 is missing, and Sam has no office there.",
                        [](State& s) { automa_state(s).office_cards ^= 1U << 2; }},
                       {"Seat 2: deck and discards are not the automa cards of the level.",
                        [](State& s) { s.options.level = AutomaLevel::kEasy; }},
                       {"Seat 2 has a disc in memphis without an office there.",
                        [](State& s) {
                          automa_player(s).cities[city_named("memphis")] = 1;
                          --automa_state(s).discs;
                        }},
                   });
  State reached = sam_with_rails();
  automa_state(reached).office_cards ^= 1U << 2;
  automa_player(reached).offices = town_bit(town_named("T13"));
  automa_player(reached).cities[city_named("bloomington")] = 1;  // from where T13 is open
  --automa_state(reached).discs;
  EXPECT_TRUE(round_trips(reached)) << "its card was put aside";
}

TEST(AutomaConsistency, GarthNeedsNoOfficeInSanFranciscoAndTakesNoMasterOfATown) {
  State state = setup(with_automa(rails(Edition::kFirst, 1), Automa::kGarth), 7);
  automa_player(state).cities[city_named("san-francisco")] = 2;
  automa_state(state).discs = 13;
  EXPECT_TRUE(round_trips(state));
  const Town town = town_map(state).station_town[0];
  ASSERT_EQ(town, town_named("T04"));
  automa_player(state).offices =
      town_bit(town_named("T01")) | town_bit(town_named("T03")) | town_bit(town);
  automa_player(state).stations = 1U << kStations;
  automa_state(state).discs = 12;
  EXPECT_TRUE(round_trips(state));
  state.station_master[kStationMasterSpaces] = kAutomaAsStationMaster;
  EXPECT_EQ(inconsistency(state),
            "The station master place of station 11 holds the marker of Garth, who takes none in a "
            "town.");
}

TEST(AutomaConsistency, ReportsWhatBriscoCannotHave) {
  expect_sentences(
      brisco(),
      {
          {"Seat 2 begins, and before that the turn is 0.", [](State& s) { s.turn = 1; }},
          {"Seat 2 begins, and before that the turn is 0.", [](State& s) { s.current = 0; }},
          {"The decision begin can never be optional.",
           [](State& s) { s.stack.back().flags = Decision::kOptional; }},
          {"Seat 1: the herder is on the trail, which it has not yet entered in turn 0.",
           [](State& s) { s.player[0].herder = kStart; }},
      });
  State state = brisco();
  apply(state, {MoveKind::kBegin});
  ASSERT_EQ(state.turn, 2) << "Brisco had his turn, and it is the player's";
  EXPECT_TRUE(round_trips(state));
  state.turn = 1;
  EXPECT_EQ(inconsistency(state), "Turn 1 of 2 players is a turn of seat 2, not of seat 1.");
}

// In Brisco's turn the player chooses his tiles: a view of the player knows the choices.
TEST(AutomaJson, TilesThatThePlayerChoosesForBriscoRoundTrip) {
  bool met = false;
  test::random_game(with_automa(first_edition(1), Automa::kBrisco), 5,
                    [&](const State& state, const MoveList&) {
                      if (state.current != kAutomaSeat || state.turn == 0) return;
                      met = true;
                      ASSERT_EQ(state.stack.back().kind, DecisionKind::kForesight);
                      ASSERT_TRUE(round_trips(state));
                      ASSERT_TRUE(round_trips(redact(state, 0)));
                    });
  EXPECT_TRUE(met);
}

}  // namespace json_automa_test
}  // namespace drover::trail
