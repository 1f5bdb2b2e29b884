// What people read: complete for every decision, true in its figures, within the width of a
// terminal.
#include "trail/describe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/automa_scenario.h"
#include "support/random_games.h"
#include "support/scenario.h"
#include "trail/describe_automa.h"

namespace drover::trail {
namespace describe_test {

using test::AutomaScenario;
using test::Scenario;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

std::string sentence(const Scenario& scenario, std::string_view move) {
  return move_sentence(scenario.s, *parse_move(move));
}

void expect_sentence(const std::string& text, const std::string& about) {
  ASSERT_FALSE(text.empty()) << about;
  EXPECT_TRUE(text.back() == '.' || text.back() == ')') << about << ": " << text;
  EXPECT_EQ(text.find("  "), std::string::npos) << about << ": " << text;
  EXPECT_EQ(text.find(" 1 spaces"), std::string::npos) << about << ": " << text;
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

// Columns a line takes: a letter with an accent is several bytes.
std::size_t columns(std::string_view line) {
  std::size_t sum = 0;
  for (const char byte : line) sum += (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U ? 1 : 0;
  return sum;
}

// Every decision and every legal move of random games, seen by the player and in full.
TEST(Describe, EveryMoveOfRandomGamesHasASentenceAndNothingChanges) {
  for (const Options& options : games_to_describe()) {
    test::random_game(options, 2 + options.players, [](const State& state, const MoveList& legal) {
      const State view = redact(state, actor(state));
      const State before = view;
      expect_sentence(decision_sentence(view), "decision");
      for (const Move move : legal) {
        const std::string text = move_sentence(view, move);
        expect_sentence(text, to_text(move));
        EXPECT_EQ(text, move_sentence(state, move));
      }
      EXPECT_TRUE(view == before);
    });
  }
}

TEST(Describe, EveryEventOfRandomGamesHasASentence) {
  for (const Options& options : games_to_describe()) {
    State state = test::begin_random_game(options, 6);
    core::Rng rng = core::Rng::from_seed(6);
    MoveList list;
    while (!over(state)) {
      legal_moves(state, list);
      EventList events;
      apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
      for (const Event& event : events) {
        expect_sentence(event_sentence(state, event), "event");
        expect_sentence(event_sentence(state, event_table().redact(event, 0xfe)), "event");
      }
      for (const std::string& text : event_sentences(state, events)) {
        expect_sentence(text, "events");
      }
    }
  }
}

TEST(Describe, TableFitsTheTerminalAndColourOnlyAdds) {
  for (const Options& options : games_to_describe()) {
    test::random_game(options, 4, [](const State& state, const MoveList&) {
      if (state.turn % 16 != 0 || state.acted != 0) return;
      const std::string plain = table_text(redact(state, actor(state)), false);
      std::size_t begin = 0;
      while (begin < plain.size()) {
        const std::size_t end = plain.find('\n', begin);
        ASSERT_NE(end, std::string::npos) << "the last line ends as well";
        const std::string line = plain.substr(begin, end - begin);
        EXPECT_LE(columns(line), 100U) << line;
        begin = end + 1;
      }
      EXPECT_EQ(plain.find('\x1b'), std::string::npos);
      std::string coloured = table_text(redact(state, actor(state)), true);
      for (std::size_t at = coloured.find('\x1b'); at != std::string::npos;
           at = coloured.find('\x1b')) {
        coloured.erase(at, coloured.find('m', at) - at + 1);
      }
      EXPECT_EQ(coloured, plain);
    });
  }
}

TEST(Describe, TableHidesOtherHandsButNotTheOwn) {
  Scenario scenario(2);
  scenario.hand(0, {"purple7", "grey"}).hand(1, {"brown5", "blue"}).moving(0, "A");
  const std::string table = table_text(redact(scenario.s, 0), false);
  EXPECT_THAT(table, HasSubstr("hand        grey, purple7"));
  EXPECT_THAT(table, HasSubstr("hand        2 unseen"));
  EXPECT_THAT(table, Not(HasSubstr("hand        blue")));
}

TEST(Describe, WalkNamesStepsFeesAndReceivers) {
  Scenario scenario(3);
  scenario.dollars(0, 10).building(1, "4a", "A1").tile("DR1", "drought-2-green").moving(0, "A");
  EXPECT_EQ(sentence(scenario, "move A1"),
            "Walk 1 step to Player 2's building 4a on A1; pay $1 to Player 2 for A1.");
  EXPECT_EQ(sentence(scenario, "move B"),
            "Walk 2 steps to neutral building B past A1; pay $1 to Player 2 for A1.");
  EXPECT_EQ(sentence(scenario, "move B via FL"), "Walk 1 step to neutral building B; no fee.");
  EXPECT_EQ(
      sentence(scenario, "move DR1 via FL DR"),
      "Walk 2 steps to a drought (2 points, green hand) on DR1 past B; pay $2 to the bank for "
      "DR1.");
  scenario.dollars(0, 1);
  EXPECT_EQ(
      sentence(scenario, "move DR1 via FL DR"),
      "Walk 2 steps to a drought (2 points, green hand) on DR1 past B; pay $1 to the bank for "
      "DR1, all you have of $2.");
}

TEST(Describe, HiringNamesPriceAndImmediateAction) {
  Scenario scenario(2);
  scenario.no_jobs().job_token(4).job(1, Worker::kCowboy).job(3, Worker::kEngineer);
  scenario.dollars(0, 20).workers(0, 3, 1, 1).using_location(0, "A");
  scenario.play("use A:hire+2");
  EXPECT_EQ(
      sentence(scenario, "hire cowboy 1"),
      "Hire a cowboy from row 1 for $8; your number 4, which lets you remove a hazard free of "
      "charge.");
  EXPECT_EQ(
      sentence(scenario, "hire engineer 3"),
      "Hire an engineer from row 3 for $9; your number 2, which lets you discard a grey card: "
      "gain 1 certificate.");
}

TEST(Describe, BuildingNamesTheSavedBuilders) {
  Scenario scenario(2);
  scenario.dollars(0, 40).workers(0, 1, 3, 1).building(0, "3a", "B1").using_location(0, "B");
  scenario.play({"use B:build", "build 5"});
  EXPECT_EQ(sentence(scenario, "at A1"), "Put 5a on A1 for $6.");
  EXPECT_EQ(sentence(scenario, "at B1"), "Put 5a on B1 in place of your 3a for $4; in the woods.");
}

TEST(Describe, DeliveryNamesTransportCostAndArrows) {
  Scenario scenario(2);
  scenario.cities(0, {"el-paso"}).engine(0, "5");
  scenario.deciding(0, {DecisionKind::kDeliver, 14, 0, 0, 0});
  EXPECT_EQ(sentence(scenario, "deliver albuquerque"),
            "Deliver to Albuquerque (value 10, dark corners); transport cost $3; 6 points by the "
            "arrow with El Paso.");
  EXPECT_EQ(
      sentence(scenario, "deliver kansas-city"),
      "Deliver to Kansas City (value 0, light corners); gain $6; transport cost $0; -6 points.");
}

TEST(Describe, SecondEditionHasItsOwnWords) {
  Scenario scenario(test::second_edition());
  scenario.tile("O1", "trade-blue").tile("O4", "trade-green");
  scenario.hand(0, {"grey", "brown4"}).deciding(0, {DecisionKind::kTrade});
  EXPECT_EQ(decision_sentence(scenario.s), "Choose an outlaw.");
  EXPECT_EQ(sentence(scenario, "trade O1"),
            "Take an orange outlaw on O1 and gain 1 exchange token.");
  EXPECT_EQ(sentence(scenario, "trade O4"), "Take a green outlaw on O4 and gain $3.");
  scenario.deciding(0, {DecisionKind::kDiscardCards, 1});
  EXPECT_EQ(sentence(scenario, "discard brown4"), "Discard brown4 (Shorthorn, value 4, 4 points).");
  scenario.cities(0, {"st-louis"}).deciding(0, {DecisionKind::kDeliver, 18});
  EXPECT_EQ(sentence(scenario, "deliver bloomington"),
            "Deliver to Bloomington (value 6, light corners); transport cost $3; 1 exchange token "
            "by the arrow with St. Louis.");
  EXPECT_EQ(objective_words(Edition::kSecond, test::card_named("aux-city-1")),
            "one auxiliary action, single or double; 5 points for a disc on New York, else -3");
  const std::string table = table_text(redact(scenario.s, 0), false);
  EXPECT_THAT(table, HasSubstr("second edition, 2 players"));
  EXPECT_THAT(table, HasSubstr("O1 +token orange(black)"));
  EXPECT_THAT(table, Not(HasSubstr("CL")));
}

TEST(Describe, FoundingNamesTheSpaceAndWhatTheTownGives) {
  Scenario scenario(test::rails(Edition::kFirst));
  scenario.dollars(0, 10).offices(0, {"T01", "T19"}).bonus_tile("T02", "B1").offices(0, {"T03"});
  scenario.deciding(0, {DecisionKind::kFoundOffice});
  EXPECT_EQ(sentence(scenario, "found T20 1"),
            "Found a branch office in Minneapolis (T20), space 1; pay $1; opens deliveries to it "
            "(value 13).");
  EXPECT_EQ(sentence(scenario, "found T02 1"),
            "Found a branch office in West gate bonus town (T02), space 1; its bonus tile: B1, "
            "gain $5 OR take a cattle card of value 3 from the market.");
  EXPECT_EQ(sentence(scenario, "found T04 1"),
            "Found a branch office in Olive station town (T04), space 1; its station: $7 to "
            "upgrade, 6 points, light corners.");
  EXPECT_EQ(sentence(scenario, "found T05 1"),
            "Found a branch office in North-west token town (T05), space 1; gain 1 exchange "
            "token.");
  const std::string table = table_text(redact(scenario.s, 0), false);
  EXPECT_THAT(table, HasSubstr(" * T20 Minneapolis   -$1 -$3 -$3 -$4"));
  EXPECT_THAT(table, HasSubstr("   T03 Memphis       <1> .   .   ."));
  EXPECT_THAT(table, HasSubstr("offices     T01 T03 T19;  12 left;  bells cleared: 1"));
  EXPECT_THAT(seat_text(scenario.s, 0), HasSubstr(" | tokens 0 | offices 3, bells 1"));
}

TEST(Describe, GrowingNamesTheNextStage) {
  Scenario scenario(test::with_cattle(kExtraSimmental));
  scenario.hand(0, {"simmental-calf"})
      .deciding(0, {DecisionKind::kGrowCattle, 0, 0, 0, Decision::kOptional});
  EXPECT_EQ(sentence(scenario, "grow simmental-calf"),
            "Let simmental-calf grow into simmental-heifer (value 4, 4 points).");
  EXPECT_EQ(sentence(scenario, "skip"), "Let nothing more grow.");
}

TEST(Describe, EventsInARowAreToldTogether) {
  Scenario scenario(2);
  scenario.dollars(0, 10).building(1, "4a", "A1").moving(0, "A");
  EventList events;
  State state = scenario.s;
  apply(state, *parse_move("move C via DR"), &events);
  EXPECT_EQ(
      event_sentences(state, events),
      (std::vector<std::string>{"Player 1 walks to A1.", "Player 1 pays $2 to Player 2 for A1.",
                                "Player 1 walks to B and C."}));
}

// ---- Automas ------------------------------------------------------------------------------------

std::vector<std::string> told(const AutomaScenario& table) {
  return event_sentences(table.s, table.events);
}

Event reasoned(EventKind kind, AutomaAction action, AutomaReason why, int count = 0) {
  return {kind, 1, static_cast<std::uint8_t>(action), static_cast<std::uint8_t>(count),
          static_cast<std::uint8_t>(why)};
}

TEST(Describe, EveryActionAndEveryReasonOfAnAutomaHasWords) {
  for (const Options& options : {test::garth(), test::sam_with_rails(), test::brisco()}) {
    const State state = setup(options, 1);
    for (int action = 0; action < kAutomaActions; ++action) {
      for (int reason = 0; reason < kAutomaReasons; ++reason) {
        for (const EventKind kind : {EventKind::kAutomaActs, EventKind::kAutomaNothing}) {
          const Event event =
              reasoned(kind, static_cast<AutomaAction>(action), static_cast<AutomaReason>(reason));
          const std::string text = event_sentence(state, event);
          expect_sentence(text, "an action and a reason");
          EXPECT_THAT(text, HasSubstr(": ")) << "the reason is missing";
          EXPECT_THAT(text, Not(HasSubstr(": ."))) << "the reason is empty";
        }
      }
    }
  }
}

TEST(Describe, EveryCardOfAnAutomaHasWords) {
  for (const Options& options : {test::garth(), test::garth_with_rails(Edition::kFirst),
                                 test::sam_with_rails(), test::brisco()}) {
    const State state = setup(options, 1);
    for (std::size_t card = 0; card < automa_row(options.automa).cards.size(); ++card) {
      const std::string text = automa_card_words(state, 1, static_cast<int>(card), 2);
      EXPECT_THAT(text, HasSubstr("2 steps"));
      const bool acts = automa_row(options.automa).cards[card].actions[0] != AutomaAction::kNothing;
      EXPECT_EQ(text.find("then") != std::string::npos, acts) << text;
    }
  }
}

TEST(Describe, ATurnOfAnAutomaReadsAsAnExplanation) {
  AutomaScenario table(test::garth());
  table.at("F").market({"brown5", "red"}).workers(1, 3, 1, 1);
  table.building(0, "1a", "F1").building(0, "4a", "F2");
  table.plays("8");
  const std::vector<std::string> lines = told(table);
  const std::vector<std::string> expected{
      "Garth turns over card 8: 2 steps, then buy cattle with all cowboys.", "Garth walks to F1.",
      "The bank pays Player 1 $2 for F1: Garth walks free of charge.", "Garth walks to G.",
      "Garth buys brown5 (value 4, 5 points): with 3 cowboys the purchase with most points."};
  for (const std::string& line : expected) EXPECT_THAT(lines, Contains(line));
}

TEST(Describe, AnAutomaThatOnlyWalksSaysWhy) {
  AutomaScenario table(test::garth());
  table.specialized(Worker::kCowboy).plays("15");
  const std::vector<std::string> lines = told(table);
  EXPECT_THAT(lines,
              Contains("Garth turns over card 15: 1 step (one for each of his cowboys), then, if "
                       "specialized in builders, place a building."));
  EXPECT_THAT(lines, Contains("Garth only walks: he is specialized in cowboys."));
}

TEST(Describe, ABuildingOfAnAutomaHasItsOwnSide) {
  AutomaScenario table(test::garth());
  table.workers(1, 1, 2, 1);
  table.plays("9");
  EXPECT_THAT(told(table), Contains(AllOf(HasSubstr("Garth builds "), HasSubstr("b on "),
                                          HasSubstr(": the best use of 2 builders."))));
}

TEST(Describe, AnAutomaDeliversWithAReason) {
  AutomaScenario table(test::garth(AutomaLevel::kHard));
  table.at("G").plays("1");
  const std::vector<std::string> lines = told(table);
  EXPECT_THAT(lines,
              Contains("Garth delivers to Albuquerque: a first delivery of the hard level."));
  EXPECT_THAT(lines, Contains("Garth places a disc on Albuquerque."));
  EXPECT_THAT(lines, Not(Contains(HasSubstr("from his supply"))));
  EXPECT_EQ(event_sentence(table.s, {EventKind::kDiscTaken, 1, 0xff}),
            "Garth takes a disc from his supply.");
}

TEST(Describe, BriscoIsAskedForInTheNameOfThePlayer) {
  const State begin = setup(test::brisco(), 1);
  EXPECT_EQ(decision_sentence(begin), "Brisco has the first turn.");
  EXPECT_EQ(move_sentence(begin, {MoveKind::kBegin}), "Let Brisco begin.");
  AutomaScenario table(test::brisco());
  table.at("G").building(0, "1a", "G1").foresight(1, "cowboy", "builder");
  table.plays("1");
  EXPECT_EQ(decision_sentence(table.s),
            "Brisco is in Kansas City, foresight 1: choose the tile that comes into play.");
  EXPECT_EQ(location_words(table.s, space_named("G1")), "your building 1a on G1");
  EventList events;
  apply(table.s, *parse_move("foresight 1 left"), &events);
  EXPECT_EQ(event_sentences(table.s, events).front(),
            "Player 1 chooses a cowboy in Kansas City for Brisco.");
}

TEST(Describe, BriscoTakesWhatGarthBuys) {
  const Event bought{EventKind::kCattleBought, 1, test::card_named("red")};
  EXPECT_EQ(event_sentence(setup(test::brisco(), 1), bought),
            "Brisco takes red (value 3, 2 points).");
  EXPECT_EQ(event_sentence(setup(test::garth(), 1), bought), "Garth buys red (value 3, 2 points).");
}

TEST(Describe, SeveralAutomasGoByNumber) {
  const State state = setup(test::garth(AutomaLevel::kEasy, 1, 3), 1);
  EXPECT_EQ(seat_name(state, 0), "Player 1");
  EXPECT_EQ(seat_name(state, 1), "Garth 1");
  EXPECT_EQ(seat_name(state, 3), "Garth 3");
}

TEST(Describe, TheTableShowsTheBoardOfAnAutoma) {
  AutomaScenario table(test::sam_with_rails(AutomaLevel::kHard));
  table.discs(9).workers(1, 2, 1, 1);
  table.automa().office_card = 3;
  table.automa().office_cards = 0b1;
  table.automa().office_cards_under.push_back(8);
  table.automa().deck = 0b110;
  table.automa().discard = 0b001;
  table.automa().card = 0;
  table.using_location(0, "A");
  const std::string text = table_text(redact(table.s, 0), false);
  EXPECT_THAT(text, HasSubstr("second edition, 1 player and Sam, turn"));
  EXPECT_THAT(text, HasSubstr("<2> SAM"));
  EXPECT_THAT(text, HasSubstr("hard   score "));
  EXPECT_THAT(text, HasSubstr("2 cowboys   1 builder   1 engineer   specialized in cowboys"));
  EXPECT_THAT(text,
              HasSubstr("cards°      to come, in any order: 2 3;  turned over: 1, 1 the last"));
  EXPECT_THAT(text, HasSubstr("deliveries  9 discs;  next Toledo (value 12°): a first delivery of "
                              "the hard level°"));
  EXPECT_THAT(text, HasSubstr("town cards° open: T16;  to come, in any order: T04;  then T12"));
  EXPECT_THAT(text, ContainsRegex("objectives  [a-z0-9-]+ [0-9]vp(°)?, in any case"));
  EXPECT_THAT(seat_text(table.s, 1), HasSubstr("Sam | cowboys 2, builders 1, engineers 1"));
}

TEST(Describe, AnAutomaWithoutDiscsHasNoNextDelivery) {
  AutomaScenario table(test::garth());
  table.discs(1).using_location(0, "A");
  EXPECT_EQ(deliveries_words(table.s, 1),
            "1 disc;  next Wichita (value 4): a first delivery of the easy level");
  table.discs(0);
  EXPECT_EQ(deliveries_words(table.s, 1), "no disc left to deliver with");
}

TEST(Describe, TheTableNamesAnAutomaThatTookTheToken) {
  AutomaScenario table(test::garth());
  table.s.token_row = kJobRows;
  table.s.token_holder = 1;
  table.using_location(0, "A");
  EXPECT_THAT(table_text(table.s, false), HasSubstr("the token is with Garth: last turns"));
}

TEST(Describe, AFeeAtTheBuildingOfAnAutomaGoesToTheBank) {
  AutomaScenario table(test::garth());
  table.dollars(0, 10).building(1, "4b", "A1").moving(0, "A");
  EXPECT_THAT(move_sentence(table.s, *parse_move("move A1")),
              AllOf(HasSubstr("Garth's building 4b on A1"), HasSubstr("to the bank for A1")));
}

}  // namespace describe_test
}  // namespace drover::trail
