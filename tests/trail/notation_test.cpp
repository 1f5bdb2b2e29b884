// The text of every move, both ways (docs/formats.md).
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "trail/components/buildings.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/rails_map.h"
#include "trail/components/trail_map.h"
#include "trail/state/cards.h"
#include "trail/state/moves.h"
#include "trail/state/names.h"

namespace drover::trail {

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

struct Example {
  Move move;
  std::string text;
};

std::vector<Example> examples() {
  return {
      {{MoveKind::kPlace, space("C")}, "place C"},
      {{MoveKind::kMove, space("E")}, "move E"},
      {{MoveKind::kMove, space("E"), 1 | 2}, "move E via FL DR"},
      {{MoveKind::kMove, space("O5"), 4 | 8}, "move O5 via CL O"},
      {{MoveKind::kMove, space("KC"), 16 | 32 | 64}, "move KC via RF F2 G2"},
      {{MoveKind::kMove, space("O5"), 128 | 8}, "move O5 via D O"},
      {{MoveKind::kMove, space("DX"), 128}, "move DX via D"},
      {{MoveKind::kMove, space("KC"), 255}, "move KC via FL DR CL D O RF F2 G2"},
      {{MoveKind::kUse, action("A:hire+2")}, "use A:hire+2"},
      {{MoveKind::kUse, action("5a:hire-1")}, "use 5a:hire-1"},
      {{MoveKind::kUse, kRiskAction, space("FLR1")}, "use risk@FLR1"},
      {{MoveKind::kUse, action("8b:copy"), space("E1")}, "use 8b:copy@E1"},
      {{MoveKind::kUse, action("8b:copy"), space("E")}, "use 8b:copy@E"},
      {{MoveKind::kUse, action("6b:copy"), space("DX")}, "use 6b:copy@DX"},
      {{MoveKind::kUse, action("12b:office")}, "use 12b:office"},
      {{MoveKind::kAux, 1, 1}, "aux draw"},
      {{MoveKind::kAux, 1, 2}, "aux draw x2"},
      {{MoveKind::kAux, 5, 1}, "aux office"},
      {{MoveKind::kPlayObjective, card("money-1")}, "play money-1"},
      {{MoveKind::kPlayObjective, card("money-1"), kForfeitAction}, "play money-1 forfeit"},
      {{MoveKind::kEnd}, "end"},
      {{MoveKind::kDone}, "done"},
      {{MoveKind::kSkip}, "skip"},
      {{MoveKind::kHire, 2, 0}, "hire cowboy 3"},
      {{MoveKind::kHire, 11, 2}, "hire engineer 12"},
      {{MoveKind::kBuild, 4}, "build 5"},
      {{MoveKind::kBuild, 9}, "build 10"},
      {{MoveKind::kBuild, 12}, "build 13"},
      {{MoveKind::kSite, space("B1")}, "at B1"},
      {{MoveKind::kBuyOne, 0, card("blue")}, "buy blue for 1+6"},
      {{MoveKind::kBuyOne, 3, card("brown4")}, "buy brown4 for 1+12"},
      {{MoveKind::kBuyOne, 7, card("purple7")}, "buy purple7 for 4+6"},
      {{MoveKind::kBuyOne, 8, card("simmental-calf")}, "buy simmental-calf for 1+8"},
      {{MoveKind::kBuyOne, 9, card("brahman")}, "buy brahman for 2+5"},
      {{MoveKind::kBuyTwo, 2, card("red"), card("blue")}, "buy red blue for 3+5"},
      {{MoveKind::kBuyTwo, 5, card("brown3"), card("brown3")}, "buy brown3 brown3 for 5+8"},
      {{MoveKind::kMarketDraw}, "draw market"},
      {{MoveKind::kEngine, track_place_of_space(17)}, "engine 17"},
      {{MoveKind::kEngine, track_place_of_station(2)}, "engine station 3"},
      {{MoveKind::kEngine, kTrackStart}, "engine 0"},
      {{MoveKind::kEngine, kTrackEnd}, "engine 39"},
      {{MoveKind::kUpgrade, 2}, "upgrade 3"},
      {{MoveKind::kUpgrade, 9}, "upgrade 10"},
      {{MoveKind::kUpgrade, 11}, "upgrade 12"},
      {{MoveKind::kDisc, static_cast<std::uint8_t>(DiscSpace::kHand)}, "disc hand"},
      {{MoveKind::kStationDisc, 2}, "disc from 3"},
      {{MoveKind::kAppoint, 1}, "appoint builder"},
      {{MoveKind::kHazard, space("FL2")}, "hazard FL2"},
      {{MoveKind::kTrade, space("O5")}, "trade O5"},
      {{MoveKind::kTrade, space("O1")}, "trade O1"},
      {{MoveKind::kObjective, card("draw-2")}, "objective draw-2"},
      {{MoveKind::kObjectiveStack}, "objective stack"},
      {{MoveKind::kDraw, 3}, "draw 3"},
      {{MoveKind::kDiscard, card("grey")}, "discard grey"},
      {{MoveKind::kDiscard, card("aux-city-4")}, "discard aux-city-4"},
      {{MoveKind::kDiscardPair, card("red"), card("red")}, "discard red red"},
      {{MoveKind::kDiscardPair, card("brown3"), card("brown5")}, "discard brown3 brown5"},
      {{MoveKind::kRemove, card("grey")}, "remove grey"},
      {{MoveKind::kForesight, 0, 0}, "foresight 1 left"},
      {{MoveKind::kForesight, 2, 1}, "foresight 3 right"},
      {{MoveKind::kCertificates, 2}, "certificates 2"},
      {{MoveKind::kCertificates, 0}, "certificates 0"},
      {{MoveKind::kDeliver, 4}, "deliver santa-fe"},
      {{MoveKind::kDeliver, city_named("montreal")}, "deliver montreal"},
      {{MoveKind::kExchange, 2}, "exchange 2"},
      {{MoveKind::kFound, town_named("T03"), 0}, "found T03 1"},
      {{MoveKind::kFound, town_named("T28"), 3}, "found T28 4"},
      {{MoveKind::kGrow, card("simmental-calf")}, "grow simmental-calf"},
      {{MoveKind::kBonus, action("B1:dollars")}, "bonus B1:dollars"},
      {{MoveKind::kTakeCattle, card("red")}, "take red"},
      {{MoveKind::kTakeMaster, value(Names::kStationMaster, "certificates")},
       "master certificates"},
      {{MoveKind::kBegin}, "begin"},
  };
}

TEST(Notation, WritesMovesOfEveryKind) {
  std::set<MoveKind> kinds;
  for (const Example& example : examples()) {
    kinds.insert(example.move.kind);
    EXPECT_EQ(to_text(example.move), example.text);
    EXPECT_EQ(parse_move(example.text), example.move) << example.text;
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(kMoveKinds));
}

TEST(Notation, IgnoresCaseAndBlanks) {
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

TEST(Notation, ParsesUnorderedThingsInAnyOrder) {
  EXPECT_EQ(parse_move("buy blue red for 3+5"), parse_move("buy red blue for 3+5"));
  EXPECT_EQ(parse_move("discard brown5 brown3"), parse_move("discard brown3 brown5"));
  EXPECT_EQ(parse_move("move E via DR FL"), parse_move("move E via FL DR"));
  EXPECT_EQ(to_text(*parse_move("buy blue red for 3+5")), "buy red blue for 3+5");
}

// Every move there can be, in any position: 4 bytes, of which c matters for one kind only.
template <class Use>
void for_all_bytes(Use use) {
  for (int kind = 0; kind < 256; ++kind) {
    const int last_c = kind == static_cast<int>(MoveKind::kBuyTwo) ? 255 : 1;
    for (int a = 0; a < 256; ++a) {
      for (int b = 0; b < 256; ++b) {
        for (int c = 0; c <= last_c; ++c) {
          use(Move{static_cast<MoveKind>(kind), static_cast<std::uint8_t>(a),
                   static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)});
        }
      }
    }
  }
}

TEST(Notation, MapsMovesAndTextsOneToOne) {
  std::map<MoveKind, int> count;
  std::set<std::string> texts;
  for_all_bytes([&](Move move) {
    const std::string text = to_text(move);
    if (text == "?") return;
    ++count[move.kind];
    EXPECT_TRUE(texts.insert(text).second) << text;
    EXPECT_EQ(parse_move(text), move) << text;
  });
  EXPECT_EQ(parse_move("?"), std::nullopt);

  const std::map<MoveKind, int> expected{
      {MoveKind::kPlace, 7},
      {MoveKind::kMove, (53 - 4) * 256},  // not START, not O1 to O3; eight branches
      // Without bonus tiles, copy and risk; plus seven risk spaces, 29 neighbours to copy in each
      // edition.
      {MoveKind::kUse, 89 - 8 - 2 - 1 + 7 + 2 * 29},
      {MoveKind::kAux, 12},
      {MoveKind::kPlayObjective, 2 * 32},  // with and without its action
      {MoveKind::kEnd, 1},
      {MoveKind::kDone, 1},
      {MoveKind::kSkip, 1},
      {MoveKind::kHire, 12 * 3},
      {MoveKind::kBuild, 13},
      {MoveKind::kSite, 23},
      // Two prices for each value; three kinds each, two of value 2.
      {MoveKind::kBuyOne, 2 * 3 + 2 * 3 + 2 * 3 + 2 * 2},
      {MoveKind::kBuyTwo, 2 * 6},  // pairs out of three kinds, of value 3 and 4
      {MoveKind::kMarketDraw, 1},
      {MoveKind::kEngine, 49},
      {MoveKind::kUpgrade, 12},
      {MoveKind::kDisc, 11},
      {MoveKind::kStationDisc, 12},
      {MoveKind::kAppoint, 3},
      {MoveKind::kHazard, 12},
      {MoveKind::kTrade, 9},
      {MoveKind::kObjective, 32},
      {MoveKind::kObjectiveStack, 1},
      {MoveKind::kDraw, 6},
      {MoveKind::kDiscard, 17 + 32},
      {MoveKind::kDiscardPair, 7 + 6 + 6 + 10},  // brown and purple in three kinds, orange in four
      {MoveKind::kRemove, 17 + 32},
      {MoveKind::kForesight, 6},
      {MoveKind::kCertificates, 7},
      {MoveKind::kDeliver, 31},
      {MoveKind::kExchange, 2},
      {MoveKind::kFound, 28 * 4},
      {MoveKind::kGrow, 2},
      {MoveKind::kBonus, 8},
      {MoveKind::kTakeCattle, 9 + 2},
      {MoveKind::kTakeMaster, 13},
      {MoveKind::kBegin, 1},
  };
  EXPECT_EQ(count, expected);
}

TEST(Notation, RefusesMalformedTexts) {
  const std::vector<std::string> nonsense{
      "",
      " ",
      "?",
      "pass",
      "places C",
      "plac C",
      // A word too few or too many.
      "place",
      "place C C",
      "move",
      "move E via",
      "use",
      "aux",
      "aux draw x2 x2",
      "play",
      "end now",
      "hire cowboy",
      "hire 3",
      "hire cowboy 3 3",
      "build",
      "at",
      "buy blue",
      "buy blue for",
      "buy for 1+6",
      "engine",
      "engine station",
      "disc",
      "disc from",
      "draw",
      "discard",
      "discard red red red",
      "foresight 1",
      "foresight left",
      "deliver",
      // Values out of range, or counted from 0.
      "place A1",
      "place KC",
      "place START",
      "move START",
      "move O1",
      "move O3",
      "hire cowboy 0",
      "hire cowboy 13",
      "build 0",
      "build 14",
      "at A",
      "at FL1",
      "at KC",
      "engine 40",
      "engine station 0",
      "engine station 10",
      "engine station 11",
      "upgrade 0",
      "upgrade 13",
      "disc from 0",
      "disc from 13",
      "hazard O1",
      "hazard A1",
      "trade FL1",
      "trade O10",
      "draw 0",
      "draw 7",
      "foresight 0 left",
      "foresight 4 left",
      "certificates 7",
      "aux draw x1",
      "aux draw x3",
      // The wrong kind of thing.
      "play grey",
      "play start-1",
      "objective grey",
      "objective start-4",
      "discard start-1",
      "remove flood-2-green",
      "appoint mayor",
      "deliver boston",
      "exchange 0",
      "exchange 3",
      "exchange",
      "found T03",
      "found T03 0",
      "found T03 5",
      "found T29 1",
      "found 3 1",
      "grow grey",
      "grow simmental-cow",
      "grow brahman",
      "bonus A:hire",
      "bonus B1",
      "use B1:dollars",
      "take grey",
      "take simmental-heifer",
      "take money-1",
      "master boss",
      "disc from hand",
      "hire grey 3",
      "discard grey green",
      "discard brown3 purple5",
      "discard money-1 money-1",
      // Routes.
      "move E via X",
      "move E via FL FL",
      "move E FL",
      "move E via A",
      "move E via FL DR CL O RF F2 G2 FL",
      "move E via FL DR CL D O RF F2 G2 O",
      "move E via FL DR CL O RF F2 G2 G2 G2 G2 G2 G2",
      // Local actions.
      "use risk",
      "use risk@",
      "use risk@A",
      "use risk@FL1",
      "use risk@FLR1@FLR1",
      "use 8b:copy",
      "use 8b:copy@KC",
      "use 8b:copy@FL1",
      "use 8b:copy@DX",
      "use 6b:copy",
      "use 6b:copy@CL",
      "use A:hire+2@A",
      "use A:sing",
      "use hire",
      // Purchases.
      "buy blue for 1+7",
      "buy blue for 1 + 6",
      "buy blue for 6",
      "buy blue for 1+12",
      "buy brown3 for 1+6",
      "buy grey for 1+6",
      "buy green for 1+8",
      "buy simmental-heifer for 1+12",
      "buy brahman for 1+6",
      "buy money-1 for 1+6",
      "buy red for 3+5",
      "buy red blue for 1+6",
      "buy red brown3 for 3+5",
      "buy red red red for 3+5",
      "buy blue for +6",
      "buy blue for 1+",
      "buy blue for +",
      "buy brown for 1+12",
      // Numbers.
      "build +5",
      "build -5",
      "build 05",
      "build 5.0",
      "build five",
      "build 5a",
      "draw 03",
      "build 261",
      "build 99999999999999999999",
      "engine 1e1",
      "engine 017",
  };
  for (const std::string& text : nonsense) {
    const auto move = parse_move(text);
    EXPECT_EQ(move, std::nullopt) << '"' << text << "\" parsed as " << (move ? to_text(*move) : "");
  }
}

TEST(Notation, WritesNoTextForBytesThatAreNoMove) {
  EXPECT_EQ(to_text({static_cast<MoveKind>(kMoveKinds)}), "?");
  EXPECT_EQ(to_text({static_cast<MoveKind>(255), 255, 255, 255}), "?");
  EXPECT_EQ(to_text({MoveKind::kEnd, 1}), "?");
  EXPECT_EQ(to_text({MoveKind::kBuyTwo, 2, card("blue"), card("red")}), "?") << "descending pair";
}

RC_GTEST_PROP(NotationProperty, AnyTextEitherFailsOrIsAMove, (const std::string& text)) {
  if (const auto move = parse_move(text)) RC_ASSERT(parse_move(to_text(*move)) == move);
}

// Random sequences of the notation's words find mistakes that random letters do not reach.
RC_GTEST_PROP(NotationProperty, WordSaladEitherFailsOrIsAMove, ()) {
  std::set<std::string> words{"+", "@", "risk@", "1+6", "-1", "0", "256", "x2x2"};
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

TEST(Names, EveryNameIsUniqueInItsKindAndLeadsBack) {
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
  }
  EXPECT_EQ(value_named(Names::kCard, ""), std::nullopt);
}

}  // namespace notation_test
}  // namespace drover::trail
