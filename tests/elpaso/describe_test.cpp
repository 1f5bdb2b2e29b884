// Sentences and tables for terminals: every decision has sentences, their figures are those of the
// rules, and tables fit the width of a terminal.
#include "elpaso/presentation/describe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "elpaso/presentation/view.h"
#include "elpaso/rules/offers.h"
#include "support/elpaso_games.h"
#include "support/presentation.h"
#include "text/text_page.h"

namespace drover::elpaso {
namespace describe_test {

using drover::test::expect_sentences;
using drover::test::expect_table;
using drover::test::sentence_of_event;
using test::Table;
using ::testing::HasSubstr;
using ::testing::Not;
using text::Language;

constexpr std::array<Language, 3> kLanguages{Language::kEnglish, Language::kGerman,
                                             Language::kPolish};

std::string sentence(const Table& table, std::string_view move) {
  return move_sentence(table.s, *parse_move(move), Language::kEnglish);
}

TEST(ElPasoDescribe, EveryMoveOfRandomGamesHasASentence) {
  for (const Options& options : test::all_options()) {
    test::random_game(options, 2 + options.players, [](const State& state, const MoveList& legal) {
      for (const Language language : kLanguages)
        expect_sentences<GamePresenter>(state, legal, language);
    });
  }
}

TEST(ElPasoDescribe, EveryEventOfRandomGamesHasASentence) {
  for (const Options& options : test::all_options()) {
    test::random_game(
        options, 6, [](const State&, const MoveList&) {},
        [](const State& after, const EventList& events) {
          for (const Language language : kLanguages) {
            expect_sentences<GamePresenter>(after, events, language,
                                            [](const Event&) { return false; });
          }
        });
  }
}

TEST(ElPasoDescribe, TableFitsTheTerminalWithAndWithoutColour) {
  for (const Options& options : test::all_options()) {
    test::random_game(options, 4, [](const State& state, const MoveList&) {
      if (state.turn % 8 != 0 || state.stack.back().kind != DecisionKind::kMove) return;
      for (const Language language : kLanguages) expect_table<GamePresenter>(state, language);
    });
  }
}

TEST(ElPasoDescribe, TableHidesTheHandsOfOthers) {
  Table table(2);
  table.hand(0, {"hereford", "criollo"}).hand(1, {"shorthorn", "galloway"}).moving("N1");
  const std::string text = table_text(redact(table.s, 0), false, Language::kEnglish);
  EXPECT_THAT(text, HasSubstr("hand        criollo, hereford (value 6)"));
  EXPECT_THAT(text, HasSubstr("hand        2 unseen"));
  EXPECT_THAT(text, Not(HasSubstr("hand        galloway")));
}

TEST(ElPasoDescribe, WalkNamesStepsCowboysAndTheLocation) {
  Table table(2);
  table.building(1, 4, "P4").workers(2, 0, 0, 0).moving("N1");
  EXPECT_EQ(sentence(table, "move P4"), "Walk to Player 2’s building 4a (P4, 2 steps)");
  EXPECT_EQ(sentence(table, "move N4 +1"),
            "Walk to neutral building E, discarding a cowboy (N4, 4 steps)");
}

TEST(ElPasoDescribe, HiringNamesThePriceOfTheJokerAndOfTheSecond) {
  Table table(2);
  table.dollars(30).workers(0, 0, 0, 0).using_neutral("N1");
  EXPECT_EQ(sentence(table, "use B:hire builder"), "Hire a builder for $5");
  EXPECT_EQ(sentence(table, "use B:hire joker"), "Hire a joker for $9");
  apply(table.s, *parse_move("use B:hire builder"));
  EXPECT_EQ(sentence(table, "use B:hire joker"), "Hire a joker as the second for $12");
}

TEST(ElPasoDescribe, BuildingNamesSpaceCostAndSavedBuilders) {
  Table table(2);
  table.dollars(30).workers(0, 0, 6, 0).building(0, 2, "P4").using_neutral("N4");
  EXPECT_EQ(
      sentence(table, "use E:build 3 P7"),
      "Build 3a on P7 with 3° builders and $9 ($3° of it for the space): 4° points; Hire a worker "
      "for $5; a joker costs $4 more° · Gain 2 certificates°");
  EXPECT_EQ(
      sentence(table, "use E:build 6 P4"),
      "Build 6a on P4 in place of 2a with 4° builders and $8: 10° points; Take an objective or "
      "bonus tile° · Gain 2 certificates° · Walk on, up to 3 steps, and use the place you reach°");
}

TEST(ElPasoDescribe, DeliveryNamesHandPostAndCertificates) {
  Table table(2);
  table.hand(0, {"hereford", "shorthorn", "criollo", "criollo"}).delivering();
  table.s.me().certificates = 3;
  EXPECT_EQ(
      sentence(table, "deliver 12 +2"),
      "Deliver to trading post 12 with 2 certificates (dark, 4° points, no reward°, any number "
      "of times); your herd is worth 10");
}

TEST(ElPasoDescribe, TableLabelsKeepASpaceBeforeTheirText) {
  text::TextPage page(false);
  page.text_row("  Scheiben auf", "aux1");
  EXPECT_EQ(page.take(), "  Scheiben auf aux1\n");
}

TEST(ElPasoDescribe, HasGermanAndPolishSentences) {
  Table table(2);
  table.building(1, 4, "P4").workers(2, 0, 0, 0).moving("N1");
  const Move walk = *parse_move("move P4");
  EXPECT_EQ(move_sentence(table.s, walk, Language::kGerman),
            "Zu Gebäude 4a von Spieler 2 ziehen (P4, 2 Schritte)");
  EXPECT_EQ(move_sentence(table.s, walk, Language::kPolish),
            "Idź do budynku 4a gracza Gracz 2 (P4, 2 kroki)");
}

TEST(ElPasoDescribe, SentencesAboutSueGiveHerReasons) {
  const State state = Table(1).s;
  const auto sentence = [&](EventKind kind, int a, int b, SueReason why) {
    Event event{kind,
                1,
                static_cast<std::uint8_t>(a),
                static_cast<std::uint8_t>(b),
                static_cast<std::uint8_t>(why),
                0};
    return sentence_of_event(state, event, Language::kEnglish);
  };
  EXPECT_EQ(sentence(EventKind::kAutomaDrawn, 6, 0, SueReason::kCardSays),
            "Sue turns over A7: walks one step for each cowboy, then draws a supply card°.");
  EXPECT_EQ(
      sentence(EventKind::kSueActs, static_cast<int>(SueAction::kTrain), 3,
               SueReason::kTieLeftmost),
      "Sue uses a train card with 3 engineers: tied for the most workers, it is leftmost in her "
      "row.");
  EXPECT_EQ(sentence(EventKind::kSueSupply, card_of(Worker::kJoker),
                     static_cast<int>(Worker::kBuilder), SueReason::kAllFull),
            "Sue draws a joker from her supply: from now on it counts as a builder, since she has "
            "enough of every type.");
  EXPECT_EQ(sentence(EventKind::kSueNothing, static_cast<int>(SueAction::kBuilding), 0,
                     SueReason::kNoSpace),
            "Sue builds nothing: no building space is free.");
}

TEST(ElPasoDescribe, PricesOfOffersAreThoseOfTheRules) {
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
