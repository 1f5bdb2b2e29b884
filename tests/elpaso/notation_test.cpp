// The notation: moves written as text and parsed (docs/formats.md).
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "elpaso/state/cards.h"
#include "elpaso/state/moves.h"
#include "elpaso/state/names.h"
#include "elpaso/state/state.h"

namespace drover::elpaso {

void PrintTo(const Move& move, std::ostream* out) {
  *out << to_text(move) << " (" << int{move.kind.byte()} << ' ' << static_cast<int>(move.a) << ' '
       << static_cast<int>(move.b) << ' ' << static_cast<int>(move.c) << ')';
}

namespace notation_test {

std::uint8_t value(Names kind, std::string_view name) {
  const auto found = value_named(kind, name);
  EXPECT_TRUE(found) << name;
  return found.value_or(0);
}
std::uint8_t space(std::string_view name) { return value(Names::kSpace, name); }
std::uint8_t card(std::string_view name) { return value(Names::kCard, name); }
std::uint8_t action(std::string_view name) { return value(Names::kAction, name); }
std::uint8_t worker(Worker kind) { return static_cast<std::uint8_t>(kind); }

struct Example {
  Move move;
  std::string text;
};

std::vector<Example> examples() {
  return {
      {{MoveKind::kObjective, 6}, "choose O07"},
      {{MoveKind::kPlace, space("N3")}, "place N3"},
      {{MoveKind::kMove, space("N4")}, "move N4"},
      {{MoveKind::kMove, space("EP"), 2}, "move EP +2"},
      {{MoveKind::kUse, action("B:galloway"), card("galloway")}, "use B:galloway galloway"},
      {{MoveKind::kUse, action("G:any"), card("simmental")}, "use G:any simmental"},
      {{MoveKind::kUse, action("2a:remove"), card("criollo")}, "use 2a:remove criollo"},
      {{MoveKind::kUse, action("D:buy"), card("shorthorn")}, "use D:buy shorthorn"},
      {{MoveKind::kUse, action("B:hire"), worker(Worker::kJoker)}, "use B:hire joker"},
      {{MoveKind::kUse, action("F:train"), 3}, "use F:train 4"},
      {{MoveKind::kUse, action("train4:tile"), objective_choice(6)}, "use train4:tile O07"},
      {{MoveKind::kUse, action("train4:tile"), bonus_choice(2)}, "use train4:tile money"},
      {{MoveKind::kUse, action("train4:tile"), kBonusStack}, "use train4:tile bonus-stack"},
      {{MoveKind::kUse, action("post7:objective"), kObjectiveStack},
       "use post7:objective objective-stack"},
      {{MoveKind::kUse, action("E:build"), 2, space("P4")}, "use E:build 3 P4"},
      {{MoveKind::kUse, action("4a:move"), space("N6"), 1}, "use 4a:move N6 +1"},
      {{MoveKind::kUse, action("4a:move"), space("P7"), 0}, "use 4a:move P7"},
      {{MoveKind::kUse, action("G:token")}, "use G:token"},
      {{MoveKind::kUse, action("6b:shorthorn")}, "use 6b:shorthorn"},
      {{MoveKind::kUse, action("worker:hire"), worker(Worker::kCowboy)}, "use worker:hire cowboy"},
      {{MoveKind::kAux, 0}, "aux 1"},
      {{MoveKind::kAux, 2}, "aux 3"},
      {{MoveKind::kAux, 3, card("criollo")}, "aux 4 criollo"},
      {{MoveKind::kEnd}, "end"},
      {{MoveKind::kSkip}, "skip"},
      {{MoveKind::kExchange}, "exchange"},
      {{MoveKind::kAgain}, "again"},
      {{MoveKind::kDiscard, card("santa-gertrudis")}, "discard santa-gertrudis"},
      {{MoveKind::kBonus, worker(Worker::kJoker)}, "bonus joker"},
      {{MoveKind::kPay, 2, 1}, "pay 2+1"},
      {{MoveKind::kPay, 0, 6}, "pay 0+6"},
      {{MoveKind::kDeliver, static_cast<std::uint8_t>(post_of_value(12))}, "deliver 12"},
      {{MoveKind::kDeliver, static_cast<std::uint8_t>(post_of_value(12)), 3}, "deliver 12 +3"},
      {{MoveKind::kDeliver, 0}, "deliver 0"},
      {{MoveKind::kDisc, static_cast<std::uint8_t>(Disc::kHandLimit)}, "disc hand-limit"},
  };
}

TEST(ElPasoNotation, EveryKindHasItsText) {
  std::set<MoveKind> kinds;
  for (const Example& example : examples()) {
    kinds.insert(example.move.kind);
    EXPECT_EQ(to_text(example.move), example.text);
    EXPECT_EQ(parse_move(example.text), example.move) << example.text;
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(kMoveKinds));
}

TEST(ElPasoNotation, CaseAndBlanksDoNotMatter) {
  for (const Example& example : examples()) {
    std::string loud = "  ";
    for (const char letter : example.text) {
      if (letter == ' ') loud += " \t ";
      loud += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    loud += "\r\n";
    EXPECT_EQ(parse_move(loud), example.move) << loud;
  }
}

// Tries all possible moves of all positions.
TEST(ElPasoNotation, EveryMoveHasOneTextAndEveryTextOneMove) {
  std::map<MoveKind, int> count;
  std::set<std::string> texts;
  for (int kind = 0; kind < 256; ++kind) {
    for (int a = 0; a < 256; ++a) {
      for (int b = 0; b < 256; ++b) {
        // Byte c is a space or a number of cowboys.
        for (int c = 0; c < (kind <= kMoveKinds ? 20 : 2); ++c) {
          const Move move{static_cast<MoveKind>(kind), static_cast<std::uint8_t>(a),
                          static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
          const std::string text = to_text(move);
          if (text == "?") continue;
          ++count[move.kind];
          EXPECT_TRUE(texts.insert(text).second) << text;
          EXPECT_EQ(parse_move(text), move) << text;
        }
      }
    }
  }
  EXPECT_EQ(parse_move("?"), std::nullopt);

  const std::map<MoveKind, int> expected{
      {MoveKind::kObjective, 20},
      {MoveKind::kPlace, 6},
      {MoveKind::kMove, 16 * 13},  // every space, with 0 to 12 cowboys
      {MoveKind::kUse,
       // Discarding: one breed each on B, D, E and F; any of nine on G and 2b; three of value 2.
       4 + 9 + 9 +
           3
           // Removing: a Criollo; any of nine with 5b and train3star.
           + 1 + 9 +
           9
           // Buying, two places; using one of four train cards, two places.
           + 2 * 4 +
           2 * 4
           // Hiring: B, 3a, 5b, train2star, train4star, post9, worker.
           + 7 * 4
           // Tiles, each with its stack: bonus on 4b and four train cards, objective on 6b, three
           // train cards and two posts, either on 6a and train4.
           + 5 * 9 + 6 * 21 +
           2 * 30
           // Building, two places: six kinds on nine spaces.
           + 2 * 6 * 9
           // Moving: 4a, 6a, 1b, 5b, train4.
           + 5 * 16 * 13
           // Dollars: 2a, 5a, 1b, post5, post10, money. Certificates: C, G, 3a, 6a, 6b, train1,
           // train4, train2star, certificates. Tokens: G, 1a, 2b, train2, train3, tokens.
           // Cattle: 3b, 6b, train3, train3star, black-angus.
           + 6 + 9 + 6 + 5},
      {MoveKind::kAux, 3 + 9},
      {MoveKind::kEnd, 1},
      {MoveKind::kSkip, 1},
      {MoveKind::kExchange, 1},
      {MoveKind::kAgain, 1},
      {MoveKind::kDiscard, 9},
      {MoveKind::kBonus, 3},                    // cowboys are discarded with a move
      {MoveKind::kPay, 2 + 3 + 4 + 5 + 6 + 7},  // one to six workers
      {MoveKind::kDeliver, 1 + 7 * 5},          // nothing can be missing to post 0
      {MoveKind::kDisc, 7},
  };
  EXPECT_EQ(count, expected);
}

TEST(ElPasoNotation, InvalidTextsAreRefused) {
  const std::vector<std::string> nonsense{
      "",
      " ",
      "?",
      "pass",
      "places N1",
      "plac N1",
      // A word too few or too many.
      "choose",
      "choose O07 O08",
      "place",
      "place N1 N1",
      "move",
      "move N4 +1 +1",
      "use",
      "aux",
      "aux 1 1",
      "aux 4",
      "end now",
      "skip it",
      "exchange 1",
      "again again",
      "discard",
      "bonus",
      "pay",
      "pay 2 1",
      "deliver",
      "deliver 12 3",
      "disc",
      "use B:hire",
      "use E:build 3",
      "use E:build P4",
      "use G:token 1",
      "use 4a:move",
      "use F:train",
      "use train4:tile",
      // Values out of range, or of another kind.
      "choose O00",
      "choose O21",
      "choose money",
      "place EP",
      "place P1",
      "place N7",
      "move P10",
      "move N4 +0",
      "move N4 +13",
      "move N4 +-1",
      "move N4 1",
      "move N4 ++1",
      "use B:sing",
      "use hire",
      "use B:hire cook",
      "use B:galloway criollo",
      "use 1a:value-two criollo",
      "use D:buy criollo",
      "use D:buy simmental",
      "use F:train 0",
      "use F:train 5",
      "use E:build 0 P1",
      "use E:build 7 P1",
      "use E:build 3 N1",
      "use E:build 3 EP",
      "use train1:bonus O01",
      "use train1:bonus objective-stack",
      "use post7:objective money",
      "use post7:objective bonus-stack",
      "use C:aux",
      "use 2a:aux",
      "use aux1:dollar",
      "use aux4:remove criollo",
      "use 4a:move N6 +99",
      "aux 0",
      "aux 5",
      "aux draw",
      "aux 4 cowboy",
      "discard cowboy",
      "discard grey",
      "bonus cowboy",
      "bonus criollo",
      "pay 0+0",
      "pay 7+0",
      "pay 6+1",
      "pay 2",
      "pay +1",
      "pay 2+",
      "pay 2+1+1",
      "pay 02+1",
      "deliver 13",
      "deliver 0 +1",
      "deliver 12 +5",
      "deliver 12 +0",
      "deliver post12",
      "disc hand",
      "disc aux5",
      "deliver 012",
  };
  for (const std::string& text : nonsense) {
    const auto move = parse_move(text);
    EXPECT_EQ(move, std::nullopt) << '"' << text << "\" parsed as " << (move ? to_text(*move) : "");
  }
}

TEST(ElPasoNotation, InvalidMovesHaveNoText) {
  EXPECT_EQ(to_text({static_cast<MoveKind>(kMoveKinds)}), "?");
  EXPECT_EQ(to_text({static_cast<MoveKind>(255), 255, 255, 255}), "?");
  EXPECT_EQ(to_text({MoveKind::kEnd, 1}), "?");
  EXPECT_EQ(to_text({MoveKind::kUse, 255}), "?");
}

RC_GTEST_PROP(ElPasoNotationProperty, AnyTextEitherFailsOrIsAMove, (const std::string& text)) {
  if (const auto move = parse_move(text)) RC_ASSERT(parse_move(to_text(*move)) == move);
}

// Words of the notation in random order reach parts of the parser that random letters do not reach.
RC_GTEST_PROP(ElPasoNotationProperty, WordSaladEitherFailsOrIsAMove, ()) {
  std::set<std::string> words{"+", "+0", "1+6", "-1", "0", "256", "bonus-stack"};
  for (const Example& example : examples()) {
    std::string word;
    for (const char letter : example.text + ' ') {
      if (letter != ' ') {
        word += letter;
      } else if (!word.empty()) {
        words.insert(word);
        word.clear();
      }
    }
  }
  const auto salad = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(words));
  std::string text;
  for (const std::string& word : salad) text += word + ' ';
  if (const auto move = parse_move(text)) RC_ASSERT(parse_move(to_text(*move)) == move);
}

TEST(ElPasoNames, EveryNameIsUniqueInItsKindAndRoundTrips) {
  for (int kind = 0; kind < kNameKinds; ++kind) {
    const auto names = static_cast<Names>(kind);
    int named = 0;
    for (int number = 0; number < 256; ++number) {
      const auto small = static_cast<std::uint8_t>(number);
      const std::string_view name = name_of(names, small);
      if (name.empty()) continue;
      ++named;
      EXPECT_LT(number, name_limit(names));
      EXPECT_EQ(value_named(names, name), small) << name;
    }
    EXPECT_GT(named, 0) << kind;
    EXPECT_FALSE(table_of(names).what.empty()) << kind;
  }
  EXPECT_EQ(value_named(Names::kCard, ""), std::nullopt);
}

}  // namespace notation_test
}  // namespace drover::elpaso
