// Positions as JSON: they round-trip, contain readable names, and every error gets a sentence.
#include "elpaso/serialization/json.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "elpaso/rules/rules.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/serialization/decision_json.h"
#include "elpaso/state/events.h"
#include "elpaso/state/names.h"
#include "elpaso/state/options.h"
#include "fuzz/mutate_json.h"
#include "support/elpaso_play_on.h"

namespace drover::elpaso {
namespace json_test {

namespace json = boost::json;
using test::options_with_every_value;
using test::visit_random_game;

json::value json_of(const State& state) { return json::value(to_json(state)); }

// The sentence with which a text is refused; empty if it is a position.
std::string refusal(const json::value& value) {
  const auto state = state_from_json(value);
  return state ? std::string() : state.error();
}

::testing::AssertionResult round_trips(const State& state) {
  const std::string text = json::serialize(to_json(state));
  if (std::string sentence = inconsistency(state); !sentence.empty()) {
    return ::testing::AssertionFailure() << sentence << "\n" << text;
  }
  const auto again = state_from_json(json::parse(text));
  if (!again) {
    return ::testing::AssertionFailure() << again.error() << "\n" << text;
  }
  if (!(*again == state)) {
    return ::testing::AssertionFailure() << "other bytes\n"
                                         << text << "\n"
                                         << json::serialize(to_json(*again));
  }
  return ::testing::AssertionSuccess();
}

Options solo() {
  Options options;
  options.players = 1;
  return options;
}

// ---- Round trips --------------------------------------------------------------------------------

TEST(ElPasoJson, NewGamesRoundTrip) {
  for (const Options& options : options_with_every_value()) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) EXPECT_TRUE(round_trips(setup(options, seed)));
  }
}

TEST(ElPasoJson, PositionsAndViewsOfWholeGamesRoundTrip) {
  std::set<DecisionKind> kinds;
  for (const Options& options : options_with_every_value()) {
    for (std::uint64_t seed = 70; seed < 74; ++seed) {
      visit_random_game(options, seed, [&](const State& state) {
        if (::testing::Test::HasFatalFailure()) return;
        for (const Decision& decision : state.stack) kinds.insert(decision.kind);
        ASSERT_TRUE(round_trips(state));
        if (state.turn % 4 != 0 && !over(state)) return;  // views differ little from move to move
        for (Seat seat = 0; seat < state.people(); ++seat) {
          ASSERT_TRUE(round_trips(redact(state, seat)));
        }
        ASSERT_TRUE(round_trips(redact(state, kSpectator)));
      });
    }
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(DecisionKind::kDrawPhase) + 1);
}

TEST(ElPasoJson, OptionsRoundTrip) {
  for (const Options& options : options_with_every_value()) {
    const json::value words = options_json(options);
    const text::JsonPath path;
    text::JsonProblem problem;
    Options again;
    OptionsFormat{}.read({&words, path.key("options"), &problem}, again);
    ASSERT_FALSE(problem.found()) << problem.sentence();
    EXPECT_EQ(again, options);
  }
  const Options usual;
  EXPECT_EQ(options_json(usual),
            json::parse(R"({"players":2,"neutral":"fixed","trains":"front","buildings":"a"})"));
  Options unusual{3,
                  NeutralSetup::kShuffled,
                  0b0010,
                  kRandomSides,
                  3,
                  1,
                  AfterMove::kWaiting,
                  DarkDiscs::kWhenNoneElse};
  EXPECT_EQ(options_json(unusual),
            json::parse(R"({"players":3,"neutral":"shuffled","trains":"fsff","buildings":"random",)"
                        R"("sue":"joins","sue-difficulty":"3","after-move":"waiting",)"
                        R"("dark-discs":"when-none-else"})"));
  unusual.star_trains = 0b1111;
  unusual.b_buildings = 0b111111;
  EXPECT_EQ(options_json(unusual).at("trains"), "star");
  EXPECT_EQ(options_json(unusual).at("buildings"), "b");
}

// ---- The form -----------------------------------------------------------------------------------

TEST(ElPasoJson, BeginsWithTheGameTheRulesVersionAndTheOptions) {
  const json::object object = to_json(setup(Options{}, 7));
  std::vector<std::string> keys;
  for (const auto& member : object) keys.emplace_back(member.key());
  ASSERT_GE(keys.size(), 3U);
  EXPECT_EQ(keys[0], "game");
  EXPECT_EQ(keys[1], "rules_version");
  EXPECT_EQ(keys[2], "options");
  EXPECT_EQ(object.at("game"), "elpaso");
}

// Seat 1 stands on B and has hired a joker there.
State hiring() {
  State state = setup(Options{}, 7);
  state.turn = 1;
  state.player[0].dollars = 20;
  state.player[0].herder = space_named("N1");
  state.stack.clear();
  state.stack.push_back({DecisionKind::kDrawPhase});
  state.stack.push_back({DecisionKind::kUseLocation, 0, 1, 0});
  state.local.push_back({*value_named(Names::kAction, "B:galloway"), 0});
  state.local.push_back({*value_named(Names::kAction, "B:hire"), 1 << 3});
  return state;
}

TEST(ElPasoJson, ContainsNamesInsteadOfInternalNumbers) {
  State state = hiring();
  PlayerState& second = state.player[1];
  state.board[space_named("P4")] = building_on_board(1, 2);
  state.occupied = static_cast<SpaceSet>(state.occupied | bit(space_named("P4")));
  --state.building_stacks[2];
  second.discs = 0b1011111;
  second.posts[static_cast<std::size_t>(post_of_value(12))] = 1;
  second.tokens = 3;

  const json::object object = to_json(state);
  EXPECT_EQ(object.at("board").at("N1"), "B");
  EXPECT_EQ(object.at("board").at("P4"), json::parse(R"({"building":3,"owner":2})"));
  EXPECT_EQ(object.at("train_sides"), "ffff");
  EXPECT_EQ(object.at("building_sides"), "aaaaaa");
  EXPECT_EQ(object.at("viewer"), nullptr);
  EXPECT_EQ(object.at("finisher"), nullptr);
  EXPECT_EQ(object.at("simmental"), 9);
  EXPECT_EQ(object.at("building_stacks"), json::parse(R"({"1":2,"2":2,"3":1,"4":2,"5":2,"6":2})"));
  EXPECT_EQ(object.at("decisions"),
            json::parse(R"([{"decision":"draw-phase"},{"decision":"use-location","acted":true,)"
                        R"("actions":[{"action":"B:galloway"},)"
                        R"({"action":"B:hire","used":["joker"]}]}])"));
  EXPECT_EQ(object.at("rng").as_string().size(), 16U);
  const json::value& player = object.at("players").at(1);
  EXPECT_EQ(player.at("seat"), 2);
  EXPECT_EQ(player.at("herder"), nullptr);
  EXPECT_EQ(player.at("exchange_tokens"), 3);
  EXPECT_EQ(player.at("posts"), json::parse(R"({"12":1})"));
  EXPECT_EQ(player.at("discs"), json::parse(R"(["aux1","aux2","aux3","aux4",)"
                                            R"("permanent-certificate","step-limit"])"));
  EXPECT_EQ(player.at("workers"),
            json::parse(R"({"cowboy":1,"engineer":1,"builder":1,"joker":1})"));
  EXPECT_FALSE(object.contains("occupied")) << "follows from the board";
  EXPECT_TRUE(round_trips(state));
}

TEST(ElPasoJson, SueHasHerOwnKeys) {
  const json::object object = to_json(setup(solo(), 7));
  ASSERT_EQ(object.at("players").as_array().size(), 2U);
  const json::value& sue = object.at("players").at(1);
  EXPECT_EQ(sue.at("automa"), "sue");
  EXPECT_EQ(sue.at("herder"), "EP");
  EXPECT_EQ(sue.at("posts"), json::parse(R"({"5":1})"));
  EXPECT_EQ(sue.at("next_post"), 7);
  EXPECT_EQ(sue.at("discs"), 6);
  EXPECT_EQ(sue.at("deck"), json::parse(R"(["A1","A2","A3","A4","A5","A6","A7","A8"])"));
  EXPECT_EQ(sue.at("supply"), json::parse(R"({"black-angus":3,"corriente":3,"cowboy":3,)"
                                          R"("engineer":3,"builder":3,"joker":3})"));
  EXPECT_FALSE(sue.as_object().contains("dollars"));
}

TEST(ElPasoJson, ViewsHaveTheirViewerAndTheNumberOfHiddenCards) {
  Options options;
  options.players = 3;
  const State state = setup(options, 7);
  const json::value mine = json_of(redact(state, 1));
  EXPECT_EQ(mine.at("viewer"), 2);
  EXPECT_EQ(mine.at("players").at(1).at("hidden_hand"), 0);
  EXPECT_EQ(mine.at("players").at(0).at("hidden_hand"), 4);
  EXPECT_EQ(mine.at("players").at(0).at("hand"), json::object());
  EXPECT_EQ(mine.at("rng"), "0000000000000000");
  EXPECT_EQ(json_of(redact(state, kSpectator)).at("viewer"), "spectator");
  EXPECT_FALSE(json_of(state).at("players").at(0).as_object().contains("hidden_hand"));
}

TEST(ElPasoJson, ZeroCountsAndUpperCaseHexDigitsAreAccepted) {
  const State state = setup(Options{}, 7);
  json::value value = json_of(state);
  value.at("box").as_object()["criollo"] = 0;
  value.at("players").at(0).at("posts").as_object()["16"] = 0;
  std::string rng(value.at("rng").as_string());
  for (char& digit : rng) {
    digit = static_cast<char>(std::toupper(static_cast<unsigned char>(digit)));
  }
  value.as_object()["rng"] = rng;
  const auto again = state_from_json(value);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, state);
}

// ---- Sentences ----------------------------------------------------------------------------------

struct Mistake {
  std::string sentence;
  std::function<void(json::object&)> make;
};

TEST(ElPasoJson, EveryInvalidTextIsRefusedWithASentence) {
  const auto set = [](std::string key, json::value value) {
    return [=](json::object& object) { object[key] = value; };
  };
  const auto set_in = [](std::string outer, std::string key, json::value value) {
    return [=](json::object& object) { object.at(outer).as_object()[key] = value; };
  };
  const auto set_player = [](std::size_t seat, std::string key, json::value value) {
    return [=](json::object& object) { object.at("players").at(seat).as_object()[key] = value; };
  };
  const auto decide = [](std::string_view text) {
    return [decisions = json::parse(text)](json::object& o) { o["decisions"] = decisions; };
  };
  const std::vector<Mistake> mistakes{
      {R"(game: expected "elpaso", found "chess".)", set("game", "chess")},
      {R"(rules_version: expected a whole number from 1 to 2, found 3.)", set("rules_version", 3)},
      {R"(The position: the key "turn" is missing.)", [](auto& o) { o.erase("turn"); }},
      {R"(The position: unknown key "colour".)", set("colour", "red")},
      {R"(options.players: expected a whole number from 1 to 4, found 5.)",
       set_in("options", "players", 5)},
      {R"(options.trains: expected "front", "star" or "random", found "tender".)",
       set_in("options", "trains", "tender")},
      {R"(options.trains: expected 4 letters f or s, found "fsxf".)",
       set_in("options", "trains", "fsxf")},
      {R"(options.sue-difficulty: expected "0", "1", "2" or "3", found 2.)",
       set_in("options", "sue-difficulty", 2)},
      {R"(options: unknown key "sides".)", set_in("options", "sides", "a")},
      {R"(options: there is no such game: Sue can join two or three people.)",
       [](auto& o) {
         o.at("options").as_object()["players"] = 4;
         o.at("options").as_object()["sue"] = "joins";
       }},
      {R"(viewer: expected "spectator", found "me".)", set("viewer", "me")},
      {R"(rng: expected 16 hexadecimal digits, found "12".)", set("rng", "12")},
      {R"(turn: expected a whole number from 0 to 30000, found -1.)", set("turn", -1)},
      {R"(current: expected a whole number from 1 to 4, found 9.)", set("current", 9)},
      {R"(hand_shown: expected true or false, found 1.)", set("hand_shown", 1)},
      {R"(building_sides: expected 6 letters a or b, found "aaab".)",
       set("building_sides", "aaab")},
      {R"(decisions: expected a list of 1 to 24, found 0.)", decide("[]")},
      {R"(decisions[0].decision: expected the name of a decision, found "sleep".)",
       decide(R"([{"decision":"sleep"}])")},
      {R"(decisions[0]: the key "post" is missing.)", decide(R"([{"decision":"disc"}])")},
      {R"(decisions[0].post: there is no trading post of this value.)",
       decide(R"([{"decision":"disc","post":13}])")},
      {R"(decisions[0]: unknown key "steps".)", decide(R"([{"decision":"move","steps":3}])")},
      {R"(decisions[0].actions[0].action: there is no printed action called "B:sing".)",
       decide(R"([{"decision":"reward","actions":[{"action":"B:sing"}]}])")},
      {R"(decisions[0].actions[0].used[0]: there is no worker called "cook"; known are cowboy, )"
       R"(engineer, builder, joker.)",
       decide(R"([{"decision":"reward","actions":[{"action":"B:hire","used":["cook"]}]}])")},
      {R"(decisions[0]: nothing is paid for in jokers alone; name the worker they stand in for.)",
       decide(R"([{"decision":"pay-workers","worker":"joker","workers":1}])")},
      {R"(board: there is no space of the trail called "Z".)", set_in("board", "Z", "B")},
      {R"(board: there is no space of the trail called "n1".)", set_in("board", "n1", "B")},
      {R"(board.N1: there is no neutral building called "A"; known are B, C, D, E, F, G.)",
       set_in("board", "N1", "A")},
      {R"(board.N1: expected a neutral building, found 3.)", set_in("board", "N1", 3)},
      {R"(board.P1.owner: expected a whole number from 1 to 4, found 0.)",
       set_in("board", "P1", json::parse(R"({"building":1,"owner":0})"))},
      {R"(board.EP: nothing can lie here.)", set_in("board", "EP", "B")},
      {R"(cattle_market: there is no cattle card called "cowboy"; known are criollo, pineywoods, )"
       R"(galloway, santa-gertrudis, black-angus, corriente, shorthorn, hereford, simmental.)",
       set_in("cattle_market", "cowboy", 1)},
      {R"(objective_display: expected a list of 3, found 2.)",
       [](auto& o) { o.at("objective_display").as_array().pop_back(); }},
      {R"(objective_stack[1]: is listed twice.)",
       set("objective_stack", json::parse(R"(["O01","O01"])"))},
      {R"(players: expected a list of 2, found 1.)",
       [](auto& o) { o.at("players").as_array().pop_back(); }},
      {R"(players[0].seat: expected a whole number from 1 to 1, found 2.)",
       set_player(0, "seat", 2)},
      {R"(players[0].dollars: expected a whole number from 0 to 30000, found "rich".)",
       set_player(0, "dollars", "rich")},
      {R"(players[0].certificates: expected a whole number from 0 to 4, found 5.)",
       set_player(0, "certificates", 5)},
      {R"(players[0].posts: there is no trading post called "13"; known are 0, 5, 7, 9, 10, 12, )"
       R"(14, 16.)",
       set_player(0, "posts", json::parse(R"({"13":1})"))},
      {R"(players[1].automa: expected "sue", found "garth".)", set_player(1, "automa", "garth")},
      {R"(players[1].jokers.joker: a joker stands in for another type of worker.)",
       set_player(1, "jokers", json::parse(R"({"joker":1})"))},
      {R"(players[1]: unknown key "dollars".)", set_player(1, "dollars", 5)},
  };
  for (const Mistake& mistake : mistakes) {
    json::object object = to_json(setup(solo(), 7));
    mistake.make(object);
    EXPECT_EQ(refusal(object), mistake.sentence);
  }
  EXPECT_EQ(refusal(json::value(3)), "The position: expected an object, found 3.");
}

struct Impossibility {
  std::string sentence;
  std::function<void(State&)> make;
};

TEST(ElPasoConsistency, EveryImpossiblePositionIsRefusedWithASentence) {
  using K = DecisionKind;
  const auto stack = [](std::vector<Decision> decisions) {
    return [=](State& s) {
      s.stack.clear();
      for (const Decision& decision : decisions) s.stack.push_back(decision);
    };
  };
  // Seat 1 in its first turn, about to place the herder, and with the herder on a space.
  const auto first_turn = [](std::function<void(State&)> more) {
    return [=](State& s) {
      s.turn = 1;
      s.stack.clear();
      s.stack.push_back({K::kDrawPhase});
      s.stack.push_back({K::kPlaceHerder});
      more(s);
    };
  };
  const auto in_use = [](std::function<void(State&)> more) {
    return [=](State& s) {
      s = hiring();
      s.local.clear();
      more(s);
    };
  };
  const auto deciding = [&](Decision decision) {
    return in_use([=](State& s) { s.stack.push_back(decision); });
  };
  const auto delivering = [](std::vector<Decision> decisions) {
    return [=](State& s) {
      s.turn = 1;
      s.player[0].herder = kElPaso;
      s.stack.clear();
      s.stack.push_back({K::kDrawPhase});
      for (const Decision& decision : decisions) s.stack.push_back(decision);
    };
  };
  const auto action = [](std::string_view slug) { return *value_named(Names::kAction, slug); };
  const auto post = [](int value) { return static_cast<std::size_t>(post_of_value(value)); };
  const std::vector<Impossibility> impossible{
      {"The game is for 1 to 4 players, not 7.", [](State& s) { s.options.players = 7; }},
      {"An option has a value that does not exist.", [](State& s) { s.options.sue_b_cards = 4; }},
      {"Sides are given for more train cards or buildings than there are.",
       [](State& s) { s.star_trains = 1U << 4; }},
      {R"(The sides of the train cards are not those that the option "trains" says.)",
       [](State& s) { s.star_trains = 1; }},
      {R"(The sides of the buildings are not those that the option "buildings" says.)",
       [](State& s) { s.b_buildings = 1; }},
      {"Seat 3 has no player.", [](State& s) { s.current = 2; }},
      {"The viewer's seat 4 has no player.", [](State& s) { s.viewer = 3; }},
      {"A view for a seat or spectator knows nothing of the random generator, which must be 0.",
       [](State& s) { s.viewer = 1; }},
      {"Seat 4 cannot have finished: nobody sits there.", [](State& s) { s.finisher = 3; }},
      // The order of decisions.
      {"There is nothing to decide.", stack({})},
      {"There is a decision of an unknown kind.", stack({{static_cast<K>(99)}})},
      {"The decision move cannot be the first.", stack({{K::kMove}})},
      {"The decision move cannot come up while move waits.",
       stack({{K::kDrawPhase}, {K::kMove}, {K::kMove}})},
      {"The decision use-location cannot come up while use-location waits.",
       stack({{K::kDrawPhase}, {K::kUseLocation, 0, 1}, {K::kUseLocation}})},
      {"The decision disc cannot come up while move waits.",
       stack({{K::kDrawPhase}, {K::kMove}, {K::kDisc}})},
      {"The last decision must be one that a player makes, not draw-phase.",
       stack({{K::kDrawPhase}})},
      {"Turn 0 is the choice of the first objectives, and that only.",
       [](State& s) { s.turn = 1; }},
      {"Turn 2 of 2 seats is a turn of seat 2, not of seat 1.",
       first_turn([](State& s) { s.turn = 2; })},
      {"The game is over only when every other seat had a turn after the first to finish.",
       [&](State& s) {
         stack({{K::kGameOver}})(s);
         s.turn = 1;
       }},
      {"The decision last-chance comes up only after somebody has finished.",
       [&](State& s) {
         stack({{K::kLastChance}})(s);
         s.turn = 1;
       }},
      {"Seat 2 has finished although Simmental cards are left.", [](State& s) { s.finisher = 1; }},
      {"Seat 1 has finished and has no more turns.",
       in_use([](State& s) { s.finisher = 0, s.simmental = 0, s.player[0].herder = kElPaso; })},
      {"Seat 1 has delivered, and its hand was not shown.",
       delivering({{K::kEndDelivery}, {K::kDisc}})},
      // The board.
      {"There is no neutral building on space N3.",
       [](State& s) { s.board[space_named("N3")] = kEmptySpace; }},
      {"The neutral building B is on the board twice.",
       [](State& s) { s.board[space_named("N2")] = neutral_on_board(0); }},
      {R"(With the option "neutral": "fixed" building B belongs on space N1.)",
       [](State& s) { std::swap(s.board[space_named("N1")], s.board[space_named("N2")]); }},
      {"The building on space P1 belongs to seat 3, and there are 2 seats.",
       [](State& s) { s.board[space_named("P1")] = building_on_board(2, 0); }},
      {"There are 3 buildings 1 in play, the game has only 2.",
       [](State& s) { s.board[space_named("P1")] = building_on_board(0, 0); }},
      {"Seat 1 has more than 2 buildings on the board.",
       [](State& s) {
         for (const std::string_view at : {"P1", "P2", "P3"}) {
           s.board[space_named(at)] = building_on_board(0, 0);
         }
       }},
      {"Seat 1: the herder is on the trail, which it has not yet entered in turn 0.",
       [](State& s) { s.player[0].herder = space_named("N1"); }},
      {"Seat 1: the herder does not stand on a location.",
       in_use([](State& s) { s.player[0].herder = space_named("P1"); })},
      {"Seat 1: the herder does not stand on a location.",
       in_use([](State& s) { s.player[0].herder = 200; })},
      {"Seat 1: there is no building to use in El Paso.",
       in_use([](State& s) { s.player[0].herder = kElPaso; })},
      {"Seat 1 delivers, and its herder is not in El Paso.",
       [&](State& s) {
         delivering({{K::kEndDelivery}, {K::kDeliver}})(s);
         s.player[0].herder = space_named("N1");
       }},
      // Players.
      {"Seat 1: the hand holds a card that cannot be there.",
       [](State& s) { s.player[0].hand[kFirstWorker] = 1; }},
      {"Seat 1: the known cards are not all in the hand.",
       [](State& s) { s.player[0].known[7] = 1; }},
      {"Seat 1: cards are hidden from somebody who may see them.",
       [](State& s) { s.player[0].hidden_hand = 1; }},
      {"Seat 1: the viewer sees cards of the hand that not everybody knows.",
       [](State& s) { s.viewer = 1, s.rng = core::Rng{}; }},
      {"Seat 1: 11 cards of the hand are hidden in a draw pile with 10 of cattle.",
       [](State& s) {
         s = redact(s, 1);
         s.player[0].hidden_hand = 11;
       }},
      {"Seat 1 has 2 discs on post 5, where only one can lie.",
       [&](State& s) { s.player[0].posts[post(5)] = 2; }},
      {"Seat 1 has 8 discs on the player board and on posts; it must be 7.",
       [&](State& s) { s.player[0].posts[post(5)] = 1; }},
      {"Seat 1 cannot have more than 30000 dollars.",
       [](State& s) { s.player[0].dollars = 30001; }},
      {"Seat 1 cannot have more than 200 exchange tokens.",
       [](State& s) { s.player[0].tokens = 201; }},
      {"Seat 1 cannot have more than 4 certificates.",
       [](State& s) { s.player[0].certificates = 5; }},
      // Conservation.
      {"Criollo cards are not sold in the market.", [](State& s) { s.market[0] = 1; }},
      {"Seat 1 has 5 cards Criollo, a herd has only 4.",
       [](State& s) { s.player[0].discard.add(0); }},
      {"There are 11 cards Corriente in play, the game has only 10.",
       [](State& s) { s.player[0].discard.add(5); }},
      {"There are 10 cards Simmental in play, the game has only 9.",
       [](State& s) { s.player[0].discard.add(8); }},
      {"There are 13 cards joker in play, the game has only 12.",
       [](State& s) { ++s.player[0].workers[3]; }},
      {"The objective O01 is in play twice.",
       [](State& s) {
         s.player[0].objectives = s.player[1].objectives = 1, s.objective_stack = 0;
       }},
      {"The objective display has an empty place although the stack is not empty.",
       [](State& s) { s.objective_display[0] = kNoTile; }},
      {"There are too few objectives for everybody to choose one.",
       [](State& s) {
         s.objective_stack = 0, s.objective_display = {kNoTile, 3, kNoTile};
       }},
      {"There are 3 bonus tiles money in play, the game has only 2.",
       [](State& s) {
         s.player[0].bonus_tiles[2] = 2, s.bonus_stack[2] = 1, s.bonus_display = {0, 0, 0};
         s.bonus_stack[0] = 1;
       }},
      // Parameters of decisions.
      {"The decision pay-workers asks for something impossible here: "
       "it takes 1 workers, not 3.",
       deciding({K::kPayWorkers, 0, 3, 4})},
      {"The decision pay-workers asks for something impossible here: "
       "seat 1 cannot buy that.",
       deciding({K::kPayWorkers, 0, 0, 0})},
      {"The decision pay-workers asks for something impossible here: "
       "seat 1 cannot buy that.",
       deciding({K::kPayWorkers, 2, 1, 255})},
      {"The decision disc asks for something impossible here: "
       "seat 1 has no disc that may go onto post 0 and can be paid.",
       [&](State& s) {
         delivering({{K::kEndDelivery}, {K::kDisc, 0}})(s);
         s.hand_shown = 1;
         s.player[0].discs = 1U << 5;
         s.player[0].posts[post(16)] = 6;
       }},
      {"The action B:galloway is open twice, out of order, or in parts it lacks.",
       in_use([](State& s) {
         s.local.push_back({0, 0}), s.local.push_back({0, 0});
       })},
      {"The action B:galloway is open twice, out of order, or in parts it lacks.",
       in_use([](State& s) {
         s.local.push_back({0, 1});
       })},
      {"The decision use-location has actions that do not belong to it.", in_use([&](State& s) {
         s.local.push_back({action("train1:bonus"), 0});
       })},
  };
  for (const Impossibility& impossibility : impossible) {
    State state = setup(Options{}, 7);
    ASSERT_EQ(inconsistency(state), "");
    impossibility.make(state);
    EXPECT_EQ(inconsistency(state), impossibility.sentence);
  }
}

TEST(ElPasoConsistency, SueHasOnlyWhatHerRulesGiveHer) {
  const auto sue_of = [](State& s) -> PlayerState& { return s.player[1]; };
  const std::vector<Impossibility> impossible{
      {"Sue's row has one place for each type of worker.",
       [](State& s) { s.sue.row[0] = s.sue.row[1]; }},
      {"Sue has more jokers than workers they are counted among.",
       [](State& s) { s.sue.jokers[0] = 2; }},
      {"Sue's supply holds a card that was never put there.",
       [](State& s) { s.sue.supply[0] = 1; }},
      {"An automa card lies in two places.", [](State& s) { s.sue.discard = 1; }},
      {"Sue's automa cards must be all A cards and 0 B cards.", [](State& s) { s.sue.deck = 0; }},
      {"Sue's automa cards must be all A cards and 0 B cards.",
       [](State& s) { s.sue.deck = 0x1ff; }},
      {"Sue's discs do not lie where 5 in her reserve would have left them.",
       [](State& s) { s.sue.discs = 5; }},
      {"Seat 2: the herder is nowhere and must be on the trail in turn 0.",
       [&](State& s) { sue_of(s).herder = kNowhere; }},
  };
  for (const Impossibility& impossibility : impossible) {
    State state = setup(solo(), 7);
    ASSERT_EQ(inconsistency(state), "");
    impossibility.make(state);
    EXPECT_EQ(inconsistency(state), impossibility.sentence);
  }
}

// ---- Anything at all ----------------------------------------------------------------------------

// True for one sentence: it ends with a full stop and has no line breaks.
bool is_a_sentence(const std::string& text) {
  return text.size() > 10 && text.back() == '.' && text.find('\n') == std::string::npos;
}

// Positions of every kind of decision and set-up.
const std::vector<json::value>& some_positions() {
  static const std::vector<json::value> positions = [] {
    std::vector<json::value> all;
    core::Rng rng = core::Rng::from_seed(5);
    for (const Options& options : options_with_every_value()) {
      for (std::uint64_t seed = 20; seed < 24; ++seed) {
        std::vector<State> game;
        visit_random_game(options, seed, [&](const State& state) { game.push_back(state); });
        for (int i = 0; i < 12; ++i) {
          const State& state = game[rng.below(static_cast<std::uint32_t>(game.size()))];
          all.push_back(json_of(rng.below(6) == 0 ? redact(state, kSpectator) : state));
        }
      }
    }
    return all;
  }();
  return positions;
}

const json::value& any_position(core::Rng& rng) {
  const auto& all = some_positions();
  return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

json::value any_word(core::Rng& rng) {
  const auto kind = static_cast<Names>(rng.below(kNameKinds));
  const auto limit = static_cast<std::uint32_t>(name_limit(kind));
  return json::string(name_of(kind, static_cast<std::uint8_t>(rng.below(limit))));
}

// A random decision with parameters that its kind can have, and random actions.
json::value any_decision(core::Rng& rng) {
  const auto any = [&](int bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
  const auto name = [&](Names kind, int bound) {
    return json::string(name_of(kind, static_cast<std::uint8_t>(any(bound))));
  };
  const auto kind = static_cast<DecisionKind>(any(static_cast<int>(DecisionKind::kDrawPhase) + 1));
  json::object out{{"decision", json::string(decision_name(kind))}};
  switch (kind) {
    case DecisionKind::kUseLocation:
      out["acted"] = any(4) != 0;
      break;
    case DecisionKind::kUseTrain:
      out["train"] = 1 + any(kTrainCards);
      break;
    case DecisionKind::kPayWorkers:
      out["worker"] = name(Names::kWorker, kSpecialists);
      out["workers"] = 1 + any(4);
      out["cattle"] = name(Names::kCattle, kBreeds);
      out["train"] = 1 + any(kTrainCards);
      out["building"] = 1 + any(kBuildingKinds);
      out["space"] = name(Names::kSpace, kSpaces);
      for (const std::string_view key : {"cattle", "train", "building", "space"}) {
        const bool fits = out["worker"] == "cowboy"     ? key == "cattle"
                          : out["worker"] == "engineer" ? key == "train"
                                                        : key == "building" || key == "space";
        if (!fits) out.erase(key);
      }
      break;
    case DecisionKind::kExchangeMore:
      out["exchanges"] = 1;
      break;
    case DecisionKind::kDisc:
      out["post"] = post_value(static_cast<int>(any(kPosts)));
      break;
    default:
      break;
  }
  if (!holds_local_actions(kind)) return out;
  json::array actions;
  auto id = any(static_cast<int>(kActions));
  for (auto left = any(4); left > 0 && id < kActions; --left, id += 1 + any(2)) {
    json::object action{
        {"action", json::string(name_of(Names::kAction, static_cast<std::uint8_t>(id)))}};
    if (any(8) == 0) {
      const bool hire = kActionTable[id].action.op == Op::kHire;
      action["used"] = json::array{hire ? json::value(name(Names::kWorker, kWorkers))
                                        : json::value(1 + any(kAuxActions))};
    }
    actions.emplace_back(std::move(action));
  }
  out["actions"] = std::move(actions);
  return out;
}

// A random change: of one value, to a name of the game, or to a part of another position.
void mutate(json::value& value, core::Rng& rng) {
  switch (rng.below(7)) {
    case 5:
    case 6: {
      auto* decisions = value.at("decisions").if_array();
      if (decisions == nullptr || decisions->empty()) break;
      if (rng.below(3) == 0) decisions->pop_back();
      if (decisions->empty() || rng.below(2) == 0) {
        decisions->push_back(any_decision(rng));
      } else {
        decisions->back() = any_decision(rng);
      }
      break;
    }
    case 0:
      trail::test::random_node(value, rng) = any_word(rng);
      break;
    case 1: {
      const json::value& other = any_position(rng);
      const auto& keys = value.as_object();
      const std::string key(
          (keys.begin() + rng.below(static_cast<std::uint32_t>(keys.size())))->key());
      if (other.as_object().contains(key)) value.as_object()[key] = other.at(key);
      break;
    }
    case 2: {
      const json::value& other = any_position(rng);
      for (const std::string_view key :
           {"decisions", "current", "turn", "hand_shown", "finisher"}) {
        value.as_object()[key] = other.at(key);
      }
      break;
    }
    default:
      trail::test::mutate(value, rng);
  }
  if (!value.is_object() || !value.as_object().contains("decisions")) value = any_position(rng);
}

RC_GTEST_PROP(ElPasoJsonProperty, MutatedPositionsAreRefusedOrPlayable, (std::uint64_t seed)) {
  core::Rng rng = core::Rng::from_seed(seed);
  for (int attempt = 0; attempt < 50; ++attempt) {
    json::value value = any_position(rng);
    // Changes that make the position invalid are mostly undone, so that valid ones accumulate.
    for (std::uint32_t count = 1 + rng.below(6); count > 0; --count) {
      json::value changed = value;
      mutate(changed, rng);
      if (rng.below(4) == 0 || refusal(changed).empty()) value = std::move(changed);
    }
    const auto state = state_from_json(value);
    if (!state) {
      RC_ASSERT(is_a_sentence(state.error()));
    } else {
      RC_ASSERT(test::problem_with_accepted(*state, seed, 60) == std::string());
    }
  }
}

// ---- Events -------------------------------------------------------------------------------------

TEST(ElPasoEventJson, EveryKindHasItsOwnName) {
  std::set<std::string_view> names;
  for (int kind = 0; kind < kEventKinds; ++kind) {
    const std::string_view name = event_table().name(static_cast<EventKind>(kind));
    EXPECT_FALSE(name.empty()) << kind;
    EXPECT_TRUE(names.insert(name).second) << name;
  }
  EXPECT_EQ(event_table().name(static_cast<EventKind>(200)), "");
}

TEST(ElPasoEventJson, ContainsNames) {
  using K = EventKind;
  const auto text = [](const Event& event) { return json::serialize(event_table().json(event)); };
  EXPECT_EQ(text({K::kTurnBegan, 1, 0, 0, 0, 12}), R"({"event":"turn_began","seat":2,"turn":12})");
  EXPECT_EQ(text({K::kDollarsGained, 0, 0, 0, 0, 2}),
            R"({"event":"dollars_gained","seat":1,"amount":2})");
  EXPECT_EQ(text({K::kHerderStepped, 0, space_named("N3")}),
            R"({"event":"herder_stepped","seat":1,"space":"N3"})");
  EXPECT_EQ(text({K::kActionUsed, 0, 1, space_named("N1")}),
            R"({"event":"action_used","seat":1,"action":"B:hire","space":"N1"})");
  EXPECT_EQ(text({K::kAuxUsed, 0, 3}), R"({"event":"aux_used","seat":1,"aux":4})");
  EXPECT_EQ(text({K::kCardDrawn, 0, kNoCard}), R"({"event":"card_drawn","seat":1,"card":null})");
  EXPECT_EQ(text({K::kWorkerHired, 0, 3, 0, 0, 9}),
            R"({"event":"worker_hired","seat":1,"worker":"joker","price":9})");
  EXPECT_EQ(text({K::kWorkerDiscarded, 0, 0, 2}),
            R"({"event":"worker_discarded","seat":1,"worker":"cowboy","use":"step"})");
  EXPECT_EQ(text({K::kObjectiveTaken, 0, 6, 0xff}),
            R"({"event":"objective_taken","seat":1,"objective":"O07","from":"stack"})");
  EXPECT_EQ(text({K::kBonusTaken, 0, 2, 1}),
            R"({"event":"bonus_taken","seat":1,"bonus":"money","from":2})");
  EXPECT_EQ(text({K::kTrainUsed, 0, 7}), R"({"event":"train_used","seat":1,"train":"train4star"})");
  EXPECT_EQ(text({K::kBuildingPlaced, 0, 2, space_named("P4")}),
            R"({"event":"building_placed","seat":1,"building":3,"space":"P4"})");
  EXPECT_EQ(text({K::kDelivered, 0, 5, 3}),
            R"({"event":"delivered","seat":1,"post":12,"certificates":3})");
  EXPECT_EQ(text({K::kDiscPlaced, 0, 5, 5}),
            R"({"event":"disc_placed","seat":1,"post":12,"disc":"hand-limit"})");
  EXPECT_EQ(text({K::kDiscPlaced, 1, 2, 0xff}),
            R"({"event":"disc_placed","seat":2,"post":7,"disc":null})");
  EXPECT_EQ(text({K::kSueActs, 1, 2, 3, 1}),
            R"({"event":"sue_acts","seat":2,"action":"train","workers":3,)"
            R"("reason":"most-workers"})");
  EXPECT_EQ(text({K::kSueSupply, 1, 12, 1, 2}),
            R"({"event":"sue_supply","seat":2,"card":"joker","reason":"tie-leftmost",)"
            R"("counts_as":"engineer"})");
  EXPECT_EQ(text({K::kSueSupply, 1, 4, 0, 0}),
            R"({"event":"sue_supply","seat":2,"card":"black-angus","reason":"card-says"})");
}

TEST(ElPasoEventJson, EveryEventOfAWholeGameHasNames) {
  for (const Options& options : options_with_every_value()) {
    State state = test::rich_or_poor_start(options, 6);
    core::Rng rng = core::Rng::from_seed(6);
    MoveList list;
    while (!over(state)) {
      legal_moves(state, list);
      EventList events;
      apply(state, test::frugal_move(list, rng), &events);
      for (const Event& event : events) {
        const json::object object = event_table().json(event);
        for (const auto& member : object) {
          if (member.key() == "disc") continue;  // Sue's reserve
          EXPECT_FALSE(member.value().is_null()) << object;
          EXPECT_NE(member.value(), "") << object;
        }
      }
    }
  }
}

}  // namespace json_test
}  // namespace drover::elpaso
