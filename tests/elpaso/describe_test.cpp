// What people read: complete for every decision, true in its figures, within the width of a
// terminal.
#include "elpaso/describe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "elpaso/offers.h"
#include "support/elpaso_games.h"

namespace drover::elpaso {
namespace describe_test {

using test::Table;
using ::testing::HasSubstr;
using ::testing::Not;

std::string sentence(const Table& table, std::string_view move) {
  return move_sentence(table.s, *parse_move(move));
}

void expect_sentence(const std::string& text, const std::string& about) {
  ASSERT_FALSE(text.empty()) << about;
  EXPECT_TRUE(text.back() == '.') << about << ": " << text;
  EXPECT_EQ(text.find("  "), std::string::npos) << about << ": " << text;
  EXPECT_EQ(text.find("{}"), std::string::npos) << about << ": " << text;
}

// Columns a line takes: a letter with an accent is several bytes.
std::size_t columns(std::string_view line) {
  std::size_t sum = 0;
  for (const char byte : line) sum += (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U ? 1 : 0;
  return sum;
}

TEST(ElPasoDescribe, EveryMoveOfRandomGamesHasASentenceAndNothingChanges) {
  for (const Options& options : test::all_options()) {
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

TEST(ElPasoDescribe, EveryEventOfRandomGamesHasASentence) {
  for (const Options& options : test::all_options()) {
    test::random_game(
        options, 6, [](const State&, const MoveList&) {},
        [](const State& after, const EventList& events) {
          for (const Event& event : events) {
            expect_sentence(event_sentence(after, event), "event");
            expect_sentence(event_sentence(after, event_table().redact(event, kSpectator)),
                            "event");
          }
          for (const std::string& text : event_sentences(after, events)) {
            expect_sentence(text, "events");
          }
        });
  }
}

TEST(ElPasoDescribe, TableFitsTheTerminalAndColourOnlyAdds) {
  for (const Options& options : test::all_options()) {
    test::random_game(options, 4, [](const State& state, const MoveList&) {
      if (state.turn % 8 != 0 || state.stack.back().kind != DecisionKind::kMove) return;
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
      for (Seat seat = 0; seat < state.seats(); ++seat) {
        EXPECT_EQ(seat_text(state, seat).find('\n'), std::string::npos);
      }
    });
  }
}

TEST(ElPasoDescribe, TableHidesOtherHandsButNotTheOwn) {
  Table table(2);
  table.hand(0, {"hereford", "criollo"}).hand(1, {"shorthorn", "galloway"}).moving("N1");
  const std::string text = table_text(redact(table.s, 0), false);
  EXPECT_THAT(text, HasSubstr("hand        criollo, hereford (value 6)"));
  EXPECT_THAT(text, HasSubstr("hand        2 unseen"));
  EXPECT_THAT(text, Not(HasSubstr("hand        galloway")));
}

TEST(ElPasoDescribe, WalkNamesStepsCowboysAndTheLocation) {
  Table table(2);
  table.building(1, 4, "P4").workers(2, 0, 0, 0).moving("N1");
  EXPECT_EQ(sentence(table, "move P4"), "Walk 2 steps to Player 2's building 4a on P4.");
  EXPECT_EQ(sentence(table, "move N4 +1"),
            "Walk 4 steps to neutral building E on N4, discarding 1 cowboy.");
}

TEST(ElPasoDescribe, HiringNamesThePriceOfTheJokerAndOfTheSecond) {
  Table table(2);
  table.dollars(30).workers(0, 0, 0, 0).using_neutral("N1");
  EXPECT_EQ(sentence(table, "use B:hire builder"), "Hire a builder for $5.");
  EXPECT_EQ(sentence(table, "use B:hire joker"), "Hire a joker for $9.");
  apply(table.s, *parse_move("use B:hire builder"));
  EXPECT_EQ(sentence(table, "use B:hire joker"), "Hire a joker for $12.");
}

TEST(ElPasoDescribe, BuildingNamesSpaceCostAndSavedBuilders) {
  Table table(2);
  table.dollars(30).workers(0, 0, 6, 0).building(0, 2, "P4").using_neutral("N4");
  EXPECT_EQ(sentence(table, "use E:build 3 P7"),
            "Put building 3a (4 points°) on P7 for 3 builders° and $9 ($3° of it for the space): "
            "hire a worker for $5°; gain 2 certificates°.");
  EXPECT_EQ(
      sentence(table, "use E:build 6 P4"),
      "Put building 6a (10 points°) on P4 in place of your 2a for 4 builders° and $8: take an "
      "objective or bonus tile°; gain 2 certificates°; walk on up to 3°.");
}

TEST(ElPasoDescribe, DeliveryNamesHandPostAndCertificates) {
  Table table(2);
  table.hand(0, {"hereford", "shorthorn", "criollo", "criollo"}).delivering();
  table.s.me().certificates = 3;
  EXPECT_EQ(sentence(table, "deliver 12 +2"),
            "Deliver to post 12 (dark, 4 points°, no reward°, again and again), your hand being "
            "worth 10, with 2 certificates.");
}

TEST(ElPasoDescribe, SueIsToldWithHerReasons) {
  const State state = Table(1).s;
  const auto told = [&](EventKind kind, int a, int b, SueReason why) {
    Event event{kind,
                1,
                static_cast<std::uint8_t>(a),
                static_cast<std::uint8_t>(b),
                static_cast<std::uint8_t>(why),
                0};
    return event_sentence(state, event);
  };
  EXPECT_EQ(told(EventKind::kAutomaDrawn, 6, 0, SueReason::kCardSays),
            "Sue turns over card A7: she walks one step for each cowboy°, then draws 1 card from "
            "her supply°.");
  EXPECT_EQ(
      told(EventKind::kSueActs, static_cast<int>(SueAction::kTrain), 3, SueReason::kTieLeftmost),
      "Sue uses a train card with 3 engineers: no others are more, and they stand leftmost "
      "in her row.");
  EXPECT_EQ(told(EventKind::kSueSupply, card_of(Worker::kJoker), static_cast<int>(Worker::kBuilder),
                 SueReason::kAllFull),
            "Her supply gives Sue a joker, who counts as a builder from now on: every type has "
            "four or more, and she has most of these.");
  EXPECT_EQ(
      told(EventKind::kSueNothing, static_cast<int>(SueAction::kBuilding), 0, SueReason::kNoSpace),
      "Sue builds nothing: there is no empty space.");
}

// The prices told are the prices charged.
TEST(ElPasoDescribe, OffersAreWhatTheRulesCharge) {
  int compared = 0;
  for (const Options& options : test::all_options()) {
    test::random_game(options, 11, [&](const State& state, const MoveList& legal) {
      for (const Move move : legal) {
        if (move.kind != MoveKind::kUse) continue;
        const Action& action = kActionTable[move.a].action;
        int price = 0;
        switch (action.op) {
          case Op::kHire:
            price = hire_price(action, parts_used(state, move.a), static_cast<Worker>(move.b));
            break;
          case Op::kPlaceBuilding:
            price = site_offer(state, move.b, move.c).dollars;
            break;
          case Op::kUseTrain:
            price = train_engineers(state, move.b) * kDollarsPerEngineer;
            break;
          case Op::kDiscardForDollars:
            price = -sale_dollars(action, move.b);
            break;
          default:
            continue;
        }
        State copy = state;
        EventList events;
        apply(copy, move, &events);
        if (copy.stack.back().kind == DecisionKind::kPayWorkers) {
          MoveList pays;
          legal_moves(copy, pays);
          apply(copy, pays[0], &events);
        }
        int paid = 0;
        for (const Event& event : events) {
          if (event.kind == EventKind::kTurnBegan || event.kind == EventKind::kArrived) break;
          if (event.kind == EventKind::kDollarsPaid) paid += event.amount;
          if (event.kind == EventKind::kDollarsGained) paid -= event.amount;
          if (event.kind == EventKind::kTrainUsed) break;
        }
        EXPECT_EQ(paid, price) << to_text(move);
        ++compared;
      }
    });
  }
  EXPECT_GT(compared, 1000);
}

}  // namespace describe_test
}  // namespace drover::elpaso
