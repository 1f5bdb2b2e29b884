// The heuristic in positions where the best move is obvious.
#include "elpaso/heuristic/heuristic.h"

#include <gtest/gtest.h>

#include "elpaso/rules/rules.h"
#include "support/elpaso_games.h"
#include "support/heuristic_value.h"

namespace drover::elpaso {
namespace heuristic_test {

using test::Table;

Move best_move(const State& state) {
  const State view = redact(state, actor(state));
  MoveList list;
  legal_moves(view, list);
  double values[MoveList::capacity()];
  heuristic(view, list, values);
  std::size_t best = 0;
  for (std::size_t i = 1; i < list.size(); ++i) {
    if (values[i] > values[best]) best = i;
  }
  return list[best];
}

// The text of the move with the highest heuristic value.
std::string best_move_text(const Table& table) { return to_text(best_move(table.s)); }

// The heuristic compares an exchange token with all other legal moves.
constexpr MoveKind kAnyTime = MoveKind::kExchange;

double value(const Table& table, std::string_view text) {
  return drover::test::heuristic_value_of(redact(table.s, actor(table.s)), *parse_move(text),
                                          kAnyTime);
}

TEST(ElPasoHeuristic, DependsNeitherOnOtherMovesNorOnHiddenInformation) {
  std::uint64_t seed = 0;
  for (const Options& options : test::all_options()) {
    State state = setup(options, ++seed);
    core::Rng rng = core::Rng::from_seed(seed);
    while (!over(state)) {
      const State view = redact(state, actor(state));
      const State other = determinize(view, actor(state), rng);
      MoveList list;
      legal_moves(view, list);
      double values[MoveList::capacity()];
      heuristic(view, list, values);
      std::size_t best = 0;
      for (std::size_t i = 0; i < list.size(); ++i) {
        ASSERT_EQ(values[i], drover::test::heuristic_value_of(view, list[i], kAnyTime))
            << to_text(list[i]);
        ASSERT_EQ(values[i], drover::test::heuristic_value_of(other, list[i], kAnyTime))
            << to_text(list[i]);
        if (values[i] > values[best]) best = i;
      }
      apply(state, list[best]);
    }
  }
}

TEST(ElPasoHeuristic, BeatsRandomMovesInEveryGame) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    State state = setup(Options{}, seed);
    core::Rng rng = core::Rng::from_seed(seed);
    const auto adviser = static_cast<Seat>(seed % 2);
    MoveList list;
    while (!over(state)) {
      legal_moves(state, list);
      apply(state, actor(state) == adviser
                       ? best_move(state)
                       : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    EXPECT_EQ(winners(state), 1U << adviser) << "seed " << seed;
  }
}

TEST(ElPasoHeuristic, DeliversToTheHighestPostItCanReach) {
  Table table;
  table.hand(0, {"hereford", "shorthorn", "corriente", "simmental"}).tokens(0).delivering();
  table.disc_on(14);
  table.s.me().certificates = 1;
  EXPECT_EQ(best_move_text(table), "deliver 16 +1");
}

TEST(ElPasoHeuristic, PaysABuilderForTheCertificateThatIsMissing) {
  Table table;
  table.hand(0, {"hereford", "shorthorn", "corriente", "simmental"});
  table.dollars(10).workers(0, 0, 1, 0).tokens(0).disc_on(14).delivering();
  EXPECT_EQ(best_move_text(table), "bonus builder");  // from 15 to 16
}

TEST(ElPasoHeuristic, KeepsTokensAndWorkersWhereTheyDoNotHelp) {
  Table table;
  table.hand(0, {"hereford", "shorthorn", "corriente", "simmental"}).tokens(3);
  table.dollars(10).workers(1, 1, 1, 1).moving("N5");
  for (const char* waste : {"exchange", "bonus joker", "bonus engineer", "bonus builder"}) {
    EXPECT_LT(value(table, waste), value(table, "move EP")) << waste;
    EXPECT_LT(value(table, waste), value(table, "move N6")) << waste;
  }
}

TEST(ElPasoHeuristic, UsesATokenOnAPoorHandBeforeItsDelivery) {
  Table table;
  table.hand(0, {"criollo", "criollo", "criollo", "galloway"}).tokens(2).delivering();
  PlayerState& me = table.s.me();
  me.draw = Pile{};
  me.discard = Pile{};
  for (int i = 0; i < 4; ++i) me.draw.add(card_of(Breed::kHereford));
  EXPECT_EQ(best_move_text(table), "exchange");
}

TEST(ElPasoHeuristic, ExchangesADuplicateAway) {
  Table table;
  table.hand(0, {"criollo", "criollo", "corriente", "hereford"}).delivering();
  table.s.stack.push_back({DecisionKind::kExchangeDiscard});
  EXPECT_EQ(best_move_text(table), "discard criollo");
}

TEST(ElPasoHeuristic, SellsBeforeItHires) {
  Table table;
  table.hand(0, {"galloway", "galloway", "criollo", "criollo"}).dollars(6).using_neutral("N1");
  EXPECT_EQ(best_move_text(table), "use B:galloway galloway");
  apply(table.s, *parse_move("use B:galloway galloway"));
  EXPECT_EQ(best_move_text(table).substr(0, 10), "use B:hire");
}

TEST(ElPasoHeuristic, BuysTheBestCattleTheCowboysAllow) {
  Table table;
  table.hand(0, {"criollo", "criollo", "galloway", "galloway"});
  table.dollars(20).workers(4, 0, 0, 0).using_neutral("N3");
  EXPECT_EQ(best_move_text(table), "use D:buy hereford");
}

TEST(ElPasoHeuristic, PaysWithSpecialistsBeforeJokers) {
  Table table;
  table.dollars(20).workers(2, 0, 0, 2).using_neutral("N3");
  apply(table.s, *parse_move("use D:buy corriente"));
  EXPECT_EQ(best_move_text(table), "pay 2+0");
}

TEST(ElPasoHeuristic, DiscardsAJokerForTheDollarsThatAreMissing) {
  Table table;
  table.hand(0, {"criollo", "criollo", "criollo", "criollo"});
  table.dollars(6).workers(4, 0, 0, 1).using_neutral("N3");
  EXPECT_EQ(best_move_text(table), "bonus joker");  // $8 for a Hereford
}

TEST(ElPasoHeuristic, TurnsWorkersIntoDollarsAfterTheLastTurn) {
  Table table;
  table.dollars(4).workers(0, 1, 1, 1).last_turn();
  table.s.stack.push_back({DecisionKind::kLastChance});
  EXPECT_GT(value(table, "bonus joker"), value(table, "end"));
  EXPECT_GT(value(table, "bonus engineer"), value(table, "end"));
  EXPECT_LT(value(table, "bonus builder"), value(table, "end"));
}

TEST(ElPasoHeuristic, HiresForPointsInTheLastTurn) {
  Table table;
  table.dollars(12).hand(0, {"criollo", "criollo", "criollo", "criollo"});
  table.using_neutral("N1").last_turn();
  EXPECT_EQ(best_move_text(table).substr(0, 10), "use B:hire");
}

}  // namespace heuristic_test
}  // namespace drover::elpaso
