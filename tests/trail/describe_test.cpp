// Texts for the terminal: complete for every decision, with true numbers, within the width of the
// terminal.
#include "trail/presentation/describe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/automa_scenario.h"
#include "support/presentation.h"
#include "support/random_games.h"
#include "support/scenario.h"
#include "trail/presentation/view.h"
#include "trail/presentation/voice.h"
#include "trail/state/names.h"

namespace drover::trail {
namespace describe_test {

using drover::test::expect_sentence;
using drover::test::expect_sentences;
using drover::test::expect_table;
using drover::test::sentence_of_event;
using test::AutomaScenario;
using test::Scenario;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

using text::Language;

constexpr Language kEnglish = Language::kEnglish;
// Each turn uses the next language.
Language language_at(const State& state) { return static_cast<Language>(state.turn % 3); }

std::string sentence(const Scenario& scenario, std::string_view move) {
  return move_sentence(scenario.s, *parse_move(move), kEnglish);
}

// The parameters of a message about a space.
std::string place(const State& state, std::string_view space, Seat addressed) {
  return text::to_json_text([&] {
    text::Object params;
    add_place(state, *value_named(Names::kSpace, space), addressed, params);
    return params;
  });
}

TEST(Places, HaveTheParametersThatTheBoardShows) {
  const Scenario t(2);
  EXPECT_EQ(place(t.s, "RF2", 0),
            R"({"place_kind":"hazard","place_name":"2","place_hazard":"rockfall"})");
  EXPECT_EQ(place(t.s, "O7", 0),
            R"({"place_kind":"trade","place_gain":"dollars","place_worth":6})");
  EXPECT_EQ(place(t.s, "O1", 0), R"({"place_kind":"trade","place_gain":"pay","place_worth":3})");
  EXPECT_EQ(place(t.s, "KC", 0), R"({"place_kind":"kc"})");
  EXPECT_EQ(place(t.s, "CU2", 0), R"({"place_kind":"free"})");
}

TEST(Places, AreYoursOnlyForTheAddressedSeat) {
  Scenario t(2);
  const Space space = *value_named(Names::kSpace, "CU2");
  t.s.board[space] = private_on_board(0, 0);
  EXPECT_EQ(place(t.s, "CU2", 0), R"({"place_kind":"own","place_name":"1a","place_owner":1})");
  EXPECT_EQ(place(t.s, "CU2", 1), R"({"place_kind":"theirs","place_name":"1a","place_owner":1})");
  EXPECT_EQ(place(t.s, "CU2", kSpectator),
            R"({"place_kind":"theirs","place_name":"1a","place_owner":1})");
}

// Every way to set up the first edition, every other configuration once, and automas.
std::vector<Options> games_to_describe() {
  std::vector<Options> all = test::all_setups(test::first_edition());
  for (Options options : test::all_configurations()) {
    options.players = static_cast<std::uint8_t>(kMinSeats + all.size() % 3);
    all.push_back(test::shuffled(options));
  }
  for (const Options& options : test::some_automa_options()) all.push_back(options);
  return all;
}

// Every decision and every legal move of random games, seen by the player and in full.
TEST(Describe, WritesASentenceForEveryMoveAndChangesNothing) {
  for (const Options& options : games_to_describe()) {
    test::random_game(options, 2 + options.players, [](const State& state, const MoveList& legal) {
      expect_sentences<GamePresenter>(state, legal, language_at(state));
    });
  }
}

TEST(Describe, WritesASentenceForEveryEvent) {
  for (const Options& options : games_to_describe()) {
    State state = test::begin_random_game(options, 6);
    core::Rng rng = core::Rng::from_seed(6);
    MoveList list;
    while (!over(state)) {
      legal_moves(state, list);
      EventList events;
      apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
      // These events have no sentence: the next event implies them.
      expect_sentences<GamePresenter>(state, events, language_at(state), [&](const Event& event) {
        return event.kind == EventKind::kTileChosen ||
               (event.kind == EventKind::kDiscTaken && state.is_automa(event.seat));
      });
    }
  }
}

TEST(Describe, TableFitsTheTerminalAndHasEqualTextWithColour) {
  for (const Options& options : games_to_describe()) {
    test::random_game(options, 4, [](const State& state, const MoveList&) {
      if (state.turn % 16 != 0 || state.acted != 0) return;
      expect_table<GamePresenter>(state, static_cast<Language>(state.turn / 16 % 3));
    });
  }
}

TEST(Describe, TableHidesOnlyTheHandsOfOthers) {
  Scenario scenario(2);
  scenario.hand(0, {"purple7", "grey"}).hand(1, {"brown5", "blue"}).moving(0, "A");
  const std::string table = table_text(redact(scenario.s, 0), false, kEnglish);
  EXPECT_THAT(table, HasSubstr("hand        grey, purple7"));
  EXPECT_THAT(table, HasSubstr("hand        2 unseen"));
  EXPECT_THAT(table, Not(HasSubstr("hand        blue")));
}

TEST(Describe, WalkNamesStepsFeesAndReceivers) {
  Scenario scenario(3);
  scenario.dollars(0, 10).building(1, "4a", "A1").tile("DR1", "drought-2-green").moving(0, "A");
  EXPECT_EQ(sentence(scenario, "move A1"),
            "Walk to Player 2’s building 4a (A1; 1 step; −$1; $1 fee to Player 2 at building 4a)");
  EXPECT_EQ(sentence(scenario, "move B"),
            "Walk to neutral building B (2 steps; −$1; $1 fee to Player 2 at building 4a)");
  EXPECT_EQ(sentence(scenario, "move B via FL"),
            "Walk to neutral building B through the flood country (1 step)");
  EXPECT_EQ(
      sentence(scenario, "move DR1 via FL DR"),
      "Walk to the drought on space 1 through the flood country (DR1; 2 steps; −$2; $2 fee to the "
      "bank at the drought on space 1)");
  scenario.dollars(0, 1);
  EXPECT_EQ(
      sentence(scenario, "move DR1 via FL DR"),
      "Walk to the drought on space 1 through the flood country (DR1; 2 steps; $2 due, more than "
      "you have; −$1; $1 fee to the bank at the drought on space 1)");
}

TEST(Describe, HiringNamesPriceAndImmediateAction) {
  Scenario scenario(2);
  scenario.no_jobs().job_token(4).job(1, Worker::kCowboy).job(3, Worker::kEngineer);
  scenario.dollars(0, 20).workers(0, 3, 1, 1).using_location(0, "A");
  scenario.play("use A:hire+2");
  EXPECT_EQ(sentence(scenario, "hire cowboy 1"),
            "Hire a cowboy from row 1 (your number 4; Remove a hazard free of charge; −$8)");
  EXPECT_EQ(sentence(scenario, "hire engineer 3"),
            "Hire an engineer from row 3 (your number 2; Discard a Jersey (grey) card: gain 1 "
            "certificate; −$9)");
}

TEST(Describe, BuildingNamesTheSavedBuilders) {
  Scenario scenario(2);
  scenario.dollars(0, 40).workers(0, 1, 3, 1).building(0, "3a", "B1").using_location(0, "B");
  scenario.play({"use B:build", "build 5"});
  EXPECT_EQ(sentence(scenario, "at A1"), "Build 5a on A1 (−$6)");
  EXPECT_EQ(sentence(scenario, "at B1"), "Build 5a on B1 in place of 3a (in the woods; −$4)");
}

TEST(Describe, DeliveryNamesTransportCostAndArrows) {
  Scenario scenario(2);
  scenario.cities(0, {"el-paso"}).engine(0, "5");
  scenario.deciding(0, {DecisionKind::kDeliver, 14, 0, 0, 0});
  EXPECT_EQ(sentence(scenario, "deliver albuquerque"),
            "Deliver to Albuquerque, transport $3 (value 10, dark corners; arrow with El Paso: 6 "
            "points)");
  EXPECT_EQ(sentence(scenario, "deliver kansas-city"),
            "Deliver to Kansas City (value 0, light corners; -6 points; +$6)");
}

TEST(Describe, UsesTheWordsOfTheSecondEdition) {
  Scenario scenario(test::second_edition());
  scenario.tile("O1", "trade-blue").tile("O4", "trade-green");
  scenario.hand(0, {"grey", "brown4"}).deciding(0, {DecisionKind::kTrade});
  EXPECT_EQ(kit::decision_sentence<GamePresenter>(scenario.s, kEnglish),
            "Choose an outlaw tile; the bounty above it is yours.");
  EXPECT_EQ(sentence(scenario, "trade O1"),
            "Take an orange outlaw tile on the exchange token space (1 exchange token)");
  EXPECT_EQ(sentence(scenario, "trade O4"), "Take a green outlaw tile on the +$3 space (+$3)");
  scenario.deciding(0, {DecisionKind::kDiscardCards, 1});
  EXPECT_EQ(sentence(scenario, "discard brown4"), "Discard Shorthorn (brown4, value 4, 4 points)");
  scenario.cities(0, {"st-louis"}).deciding(0, {DecisionKind::kDeliver, 18});
  EXPECT_EQ(
      sentence(scenario, "deliver bloomington"),
      "Deliver to Bloomington, transport $3 (value 6, light corners; arrow with St. Louis: an "
      "exchange token)");
  EXPECT_EQ(Voice(scenario.s, kEnglish).objective(test::card_named("aux-city-1")),
            "one auxiliary action, single or double; 5 points for delivery to New York, else −3");
  const std::string table = table_text(redact(scenario.s, 0), false, kEnglish);
  EXPECT_THAT(table, HasSubstr("second edition, 2 players"));
  EXPECT_THAT(table, HasSubstr("O1 +token orange outlaw tile(black)"));
  EXPECT_THAT(table, Not(HasSubstr("CL")));
}

TEST(Describe, FoundingNamesTheSpaceAndTheRewardOfTheTown) {
  Scenario scenario(test::rails(Edition::kFirst));
  scenario.dollars(0, 10).offices(0, {"T01", "T19"}).bonus_tile("T02", "B1").offices(0, {"T03"});
  scenario.deciding(0, {DecisionKind::kFoundOffice});
  EXPECT_EQ(
      sentence(scenario, "found T20 1"),
      "Found a branch office in Minneapolis, space 1: costs $1 (opens deliveries to it, value 13; "
      "−$1)");
  EXPECT_EQ(
      sentence(scenario, "found T02 1"),
      "Found a branch office in town 2, space 1 (bonus tile B1, Gain $5 OR Take a cattle card of "
      "value 3 from the market, free of charge)");
  EXPECT_EQ(sentence(scenario, "found T04 1"),
            "Found a branch office in town 4, space 1 ($7 to upgrade, 6 points, light corners)");
  EXPECT_EQ(sentence(scenario, "found T05 1"),
            "Found a branch office in town 5, space 1: an exchange token (1 exchange token)");
  const std::string table = table_text(redact(scenario.s, 0), false, kEnglish);
  EXPECT_THAT(table, HasSubstr(" * T20 Minneapolis   -$1 -$3 -$3 -$4"));
  EXPECT_THAT(table, HasSubstr("   T03 Memphis       <1> .   .   ."));
  EXPECT_THAT(table, HasSubstr("offices     T01 T03 T19;  12 left;  bells uncovered: 1"));
  EXPECT_THAT(seat_text(scenario.s, 0, kEnglish), HasSubstr(" | tokens 0 | offices 3, bells 1"));
}

TEST(Describe, GrowingNamesTheNextStage) {
  Scenario scenario(test::with_cattle(kExtraSimmental));
  scenario.hand(0, {"simmental-calf"})
      .deciding(0, {DecisionKind::kGrowCattle, 0, 0, 0, Decision::kOptional});
  EXPECT_EQ(sentence(scenario, "grow simmental-calf"),
            "Let a Simmental calf grow (becomes Simmental (simmental-heifer, value 4, 4 points))");
  EXPECT_EQ(sentence(scenario, "skip"), "Let no cattle grow");
}

TEST(Describe, CombinesEqualEventsInARow) {
  Scenario scenario(2);
  scenario.dollars(0, 10).building(1, "4a", "A1").moving(0, "A");
  EventList events;
  State state = scenario.s;
  apply(state, *parse_move("move C via DR"), &events);
  EXPECT_EQ(event_sentences(state, events, kEnglish),
            (std::vector<std::string>{"Player 1 walks to Player 2’s building 4a.",
                                      "Player 1 pays $2 to Player 2 at building 4a.",
                                      "Player 1 walks 2 steps to neutral building C."}));
}

TEST(Describe, NamesTheOwnerOfABuildingOnce) {
  Scenario scenario(2);
  scenario.dollars(0, 10).building(0, "4a", "A1").moving(0, "A");
  EventList events;
  State state = scenario.s;
  apply(state, *parse_move("move A1"), &events);
  EXPECT_EQ(event_sentences(state, events, kEnglish).front(),
            "Player 1 walks to their own building 4a.");
  EXPECT_EQ(event_sentences(state, events, Language::kPolish).front(),
            "Gracz 1 idzie do swojego budynku 4a.");
}

// ---- Automas ------------------------------------------------------------------------------------

std::vector<std::string> story(const AutomaScenario& table) {
  return event_sentences(table.s, table.events, kEnglish);
}

Event reasoned(EventKind kind, AutomaAction action, AutomaReason why, int count = 0) {
  return {kind, 1, static_cast<std::uint8_t>(action), static_cast<std::uint8_t>(count),
          static_cast<std::uint8_t>(why)};
}

TEST(Describe, HasWordsForEveryActionAndReasonOfAnAutoma) {
  for (const Options& options : {test::garth(), test::sam_with_rails(), test::brisco()}) {
    const State state = setup(options, 1);
    for (int action = 0; action < kAutomaActions; ++action) {
      for (int reason = 0; reason < kAutomaReasons; ++reason) {
        for (const EventKind kind : {EventKind::kAutomaActs, EventKind::kAutomaNothing}) {
          const Event event =
              reasoned(kind, static_cast<AutomaAction>(action), static_cast<AutomaReason>(reason));
          const std::string text = sentence_of_event(state, event);
          expect_sentence(text, "an action and a reason");
          EXPECT_THAT(text, ContainsRegex(": |, but ")) << "the reason is missing";
          EXPECT_THAT(text, Not(HasSubstr(": ."))) << "the reason is empty";
        }
      }
    }
  }
}

TEST(Describe, HasWordsForEveryCardOfAnAutoma) {
  for (const Options& options : {test::garth(), test::garth_with_rails(Edition::kFirst),
                                 test::sam_with_rails(), test::brisco()}) {
    const State state = setup(options, 1);
    for (std::size_t card = 0; card < automa_row(options.automa).cards.size(); ++card) {
      const Event turned{EventKind::kAutomaCard, 1, static_cast<std::uint8_t>(card), 2};
      const std::string text = sentence_of_event(state, turned);
      EXPECT_THAT(text, ContainsRegex("step"));
      const bool acts = automa_row(options.automa).cards[card].actions[0] != AutomaAction::kNothing;
      EXPECT_EQ(text.find("then") != std::string::npos, acts) << text;
    }
  }
}

TEST(Describe, ExplainsATurnOfAnAutoma) {
  AutomaScenario table(test::garth());
  table.at("F").market({"brown5", "red"}).workers(1, 3, 1, 1);
  table.building(0, "1a", "F1").building(0, "4a", "F2");
  table.plays("8");
  const std::vector<std::string> lines = story(table);
  const std::vector<std::string> expected{
      "Garth turns over card 8: 2 steps, then buy cattle with all his cowboys.",
      "Garth walks to Player 1’s building 1a.",
      "The bank pays Player 1 $2 for Garth at building 1a.",
      "Garth walks to neutral building G.",
      "Garth buys cattle with 3 cowboys: whatever is worth the most points.",
      "Garth buys West Highland (brown5)."};
  for (const std::string& line : expected) EXPECT_THAT(lines, Contains(line));
}

TEST(Describe, ExplainsWhyAnAutomaOnlyWalks) {
  AutomaScenario table(test::garth());
  table.specialized(Worker::kCowboy).plays("15");
  const std::vector<std::string> lines = story(table);
  EXPECT_THAT(
      lines,
      Contains("Garth turns over card 15: as many steps as he has workers of his specialization "
               "(1), then build the largest building his craftsmen allow; only with craftsmen as "
               "his specialization."));
  EXPECT_THAT(
      lines,
      Contains("Garth should build the largest building his craftsmen allow, but the card is for "
               "another specialization."));
}

TEST(Describe, NamesTheSideOfAnAutomasBuilding) {
  AutomaScenario table(test::garth());
  table.workers(1, 1, 2, 1);
  table.plays("9");
  EXPECT_THAT(story(table),
              AllOf(Contains("Garth builds with 2 craftsmen: whatever needs the most of them."),
                    Contains(ContainsRegex("Garth builds [0-9]+b on "))));
}

TEST(Describe, GivesTheReasonForAnAutomasDelivery) {
  AutomaScenario table(test::garth(AutomaLevel::kHard));
  table.at("G").plays("1");
  const std::vector<std::string> lines = story(table);
  EXPECT_THAT(lines, AllOf(Contains("Garth delivers: his level begins with this city."),
                           Contains("Garth delivers to Albuquerque.")));
  EXPECT_THAT(lines, Contains("Garth places a disc on Albuquerque."));
  EXPECT_THAT(lines, Not(Contains(HasSubstr("from his supply"))));
  EXPECT_EQ(sentence_of_event(table.s, {EventKind::kDiscTaken, 1, 0xff}), "");
}

TEST(Describe, AsksThePlayerForBriscosDecisions) {
  const State begin = setup(test::brisco(), 1);
  EXPECT_EQ(kit::decision_sentence<GamePresenter>(begin, kEnglish),
            "Brisco begins: let him turn over his first card.");
  EXPECT_EQ(move_sentence(begin, {MoveKind::kBegin}, kEnglish), "Let Brisco begin");
  AutomaScenario table(test::brisco());
  table.at("G").building(0, "1a", "G1").foresight(1, "cowboy", "builder");
  table.plays("1");
  EXPECT_EQ(kit::decision_sentence<GamePresenter>(table.s, kEnglish),
            "Brisco is in Kansas City, foresight 1: choose for him the tile that comes into play.");
  EventList events;
  apply(table.s, *parse_move("foresight 1 left"), &events);
  EXPECT_EQ(event_sentences(table.s, events, kEnglish).front(),
            "Brisco brings a cowboy into row 2 of the job market.");
}

TEST(Describe, SaysThatBriscoTakesCattleAndGarthBuysIt) {
  const Event bought{EventKind::kCattleBought, 1, test::card_named("red")};
  EXPECT_EQ(sentence_of_event(setup(test::brisco(), 1), bought), "Brisco takes Brown Swiss (red).");
  EXPECT_EQ(sentence_of_event(setup(test::garth(), 1), bought), "Garth buys Brown Swiss (red).");
}

TEST(Describe, NumbersSeveralAutomas) {
  const State state = setup(test::garth(AutomaLevel::kEasy, 1, 3), 1);
  const Voice say(state, kEnglish);
  EXPECT_EQ(say.player(0), "Player 1");
  EXPECT_EQ(say.player(1), "Garth 1");
  EXPECT_EQ(say.player(3), "Garth 3");
}

TEST(Describe, TableShowsTheBoardOfAnAutoma) {
  AutomaScenario table(test::sam_with_rails(AutomaLevel::kHard));
  table.discs(9).workers(1, 2, 1, 1);
  table.automa().office_card = 3;
  table.automa().office_cards = 0b1;
  table.automa().office_cards_under.push_back(8);
  table.automa().deck = 0b110;
  table.automa().discard = 0b001;
  table.automa().card = 0;
  table.using_location(0, "A");
  const std::string text = table_text(redact(table.s, 0), false, kEnglish);
  EXPECT_THAT(text, HasSubstr("second edition, 1 player and Sam, turn"));
  EXPECT_THAT(text, HasSubstr("<2> Sam"));
  EXPECT_THAT(text, HasSubstr("hard   score "));
  EXPECT_THAT(text, HasSubstr("2 × cowboy   1 × builder   1 × engineer   specialized in cowboys"));
  EXPECT_THAT(text,
              HasSubstr("cards°      to come, in any order: 2 3;  turned over: 1, 1 the last"));
  EXPECT_THAT(text, HasSubstr("deliveries  9 discs;  next Toledo (value 12°): his level begins "
                              "with this city°"));
  EXPECT_THAT(text, HasSubstr("town cards° open: T16;  to come, in any order: T04;  then T12"));
  EXPECT_THAT(text, ContainsRegex("objectives  [a-z0-9-]+ [0-9]vp(°)?, in any case"));
  EXPECT_THAT(seat_text(table.s, 1, kEnglish),
              HasSubstr("Sam | 2 × cowboy, 1 × builder, 1 × engineer"));
}

TEST(Describe, NamesNoNextDeliveryOfAnAutomaWithoutDiscs) {
  AutomaScenario table(test::garth());
  table.discs(1).using_location(0, "A");
  EXPECT_THAT(table_text(table.s, false, kEnglish),
              HasSubstr("deliveries  1 disc;  next Wichita (value 4): his level begins with this"));
  table.discs(0);
  EXPECT_THAT(table_text(table.s, false, kEnglish),
              HasSubstr("deliveries  no disc left to deliver with"));
}

TEST(Describe, TableNamesAnAutomaThatTookTheToken) {
  AutomaScenario table(test::garth());
  table.s.token_row = kJobRows;
  table.s.token_holder = 1;
  table.using_location(0, "A");
  EXPECT_THAT(table_text(table.s, false, kEnglish),
              HasSubstr("the token is with Garth: last turns"));
}

TEST(Describe, SaysThatAFeeForAnAutomaGoesToTheBank) {
  AutomaScenario table(test::garth());
  table.dollars(0, 10).building(1, "4b", "A1").moving(0, "A");
  EXPECT_THAT(move_sentence(table.s, *parse_move("move A1"), kEnglish),
              AllOf(HasSubstr("Garth’s building 4b (A1;"), HasSubstr("$2 fee to the bank")));
}

}  // namespace describe_test
}  // namespace drover::trail
