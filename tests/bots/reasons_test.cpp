// Reasons for an advised move: they name what the search counts on, and no hidden information.
#include "bots/search/reasons.h"

#include <string>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/search/advice_search.h"
#include "game/elpaso_game.h"
#include "game/presenter.h"
#include "game/trail_game.h"
#include "support/elpaso_scenario.h"
#include "support/game_setups.h"
#include "support/scenario.h"

namespace drover::bots::search {
namespace reasons_test {

namespace json = boost::json;

AdviceSearch search_advice(const game::Position& position, std::int64_t iterations,
                           std::uint64_t seed = 1) {
  Budget budget;
  budget.iterations = iterations;
  budget.stop_early = false;
  return AdviceSearch(position, budget, seed, Clock());
}

bool tells_prospect(const Reason& reason) {
  return reason.key == ReasonKey::kLeadsTo || reason.key == ReasonKey::kPlan ||
         reason.key == ReasonKey::kRatherThan;
}

// Expects that this turn's delivery is the weightiest reason for a move into the city.
void expect_delivery_at_once(const game::Position& position, std::string_view move,
                             const json::object& event) {
  const game::Game& game = position.game();
  const AdviceSearch found = search_advice(position, 400);
  ASSERT_EQ(game.move_text(found.advice().moves[0].move), move);
  const std::vector<Reason> because = found.reasons();
  ASSERT_FALSE(because.empty());
  EXPECT_EQ(because[0].key, ReasonKey::kLeadsTo);
  EXPECT_EQ(because[0].when, When::kThisTurn);
  EXPECT_EQ(json::serialize(game.presenter().prospect_json(position, because[0].prospect)),
            json::serialize(event));
}

TEST(AdviceReasons, NameTheCityOfADelivery) {
  trail::test::Scenario table(2);
  table.hand(0, {"purple7", "brown5", "blue", "red"}).certificates(0, 3).dollars(0, 10);
  table.engine(0, "20").moving(0, "F");
  // Another player has triggered the end of the game, so this is the last turn.
  table.s.token_row = trail::kJobRows;
  table.s.token_holder = 1;
  expect_delivery_at_once(game::Position::of(game::classic_game(), table.s), "move KC",
                          {{"event", "delivered"}, {"seat", 1}, {"city", "san-francisco"}});
}

TEST(AdviceReasons, NameTheTradingPostOfADelivery) {
  elpaso::test::Scenario table(2);
  table.hand(0, {"hereford", "shorthorn", "corriente", "black-angus"}).moving(0, "N5");
  expect_delivery_at_once(game::Position::of(game::elpaso_game(), table.s), "move EP",
                          {{"event", "delivered"}, {"seat", 1}, {"post", 14}});
}

class AdviceReasonsInEveryGame : public ::testing::TestWithParam<const game::Game*> {
 protected:
  // Calls `look` with positions of greedy games with every option and number of seats.
  template <class Look>
  static void look_at_many(Look look) {
    constexpr int kDecisionsBetween = 37;
    const game::Game& game = *GetParam();
    const auto greedy = make_bot("greedy");
    for (game::Position position : game::test::starts_with_each_option(game)) {
      core::Rng rng = core::Rng::from_seed(3);
      for (int i = 1; i < 120 && !game.over(position); ++i) {
        game::MoveList legal;
        game.legal(position, legal);
        if (i % kDecisionsBetween == 0 && legal.size() > 1) look(position);
        game.apply(position, decide(*greedy, position, rng));
      }
    }
  }
};

// True if everything that the event names is visible in the view.
bool is_visible(const json::object& event, const json::object& view) {
  if (event.contains("card")) {
    return view.at("cattle_market").as_object().contains(event.at("card").as_string());
  }
  // The tile of a building event is the seat's own building, which everybody knows.
  if (event.contains("tile") && !event.contains("building")) {
    const auto* tile = view.at("board").as_object().if_contains(event.at("space").as_string());
    return tile != nullptr && *tile == event.at("tile");
  }
  return true;
}

TEST_P(AdviceReasonsInEveryGame, AreFewAndNameNothingHidden) {
  int told = 0;
  int named = 0;
  look_at_many([&](const game::Position& position) {
    const game::Game& game = position.game();
    const int seat = game.actor(position);
    const json::object view = game.to_json(game.redact(position, seat));
    const std::vector<Reason> because = search_advice(position, 16).reasons();
    EXPECT_LE(because.size(), kMostReasons);
    for (const Reason& reason : because) {
      if (!tells_prospect(reason)) continue;
      const json::object event = game.presenter().prospect_json(position, reason.prospect);
      EXPECT_EQ(event.at("seat").as_int64(), seat + 1) << json::serialize(event);
      EXPECT_TRUE(is_visible(event, view)) << json::serialize(event);
      EXPECT_GE(reason.chance, 0.5);
      EXPECT_FALSE(game.presenter()
                       .prospect_words(position, reason.prospect, text::Language::kEnglish)
                       .empty());
      ++told;
      if (event.contains("card") || event.contains("space")) ++named;
    }
  });
  EXPECT_GT(told, 20);
  EXPECT_GT(named, 0);
}

TEST_P(AdviceReasonsInEveryGame, DoNotDependOnHiddenInformation) {
  core::Rng rng = core::Rng::from_seed(9);
  int compared = 0;
  look_at_many([&](const game::Position& position) {
    if (++compared > 12) return;
    const game::Game& game = position.game();
    const game::Position other = game.determinize(position, game.actor(position), rng);
    const auto texts = [&](const game::Position& one) {
      std::string all;
      for (const Reason& reason : search_advice(one, 16, 5).reasons()) {
        all += std::to_string(static_cast<int>(reason.key)) + ' ' +
               std::to_string(reason.prospect.raw) + ' ' + std::to_string(reason.chance) + ' ' +
               std::to_string(reason.gain) + ' ' + game.move_text(reason.other) + '\n';
      }
      return all;
    };
    EXPECT_EQ(texts(position), texts(other));
  });
  EXPECT_GT(compared, 5);
}

INSTANTIATE_TEST_SUITE_P(Games, AdviceReasonsInEveryGame, ::testing::ValuesIn(game::all_games()),
                         [](const auto& tested) { return std::string(tested.param->info().name); });

TEST(AdviceReasons, CallAMoveCloseWhenTheDifferenceIsNotSignificant) {
  const game::Position start = *game::classic_game().setup({2, 1, {}});
  const AdviceSearch found = search_advice(start, 200);
  AdvisedMove best = found.advice().moves[0];
  AdvisedMove other = found.advice().moves[1];
  best.share = other.share = 0.5;
  best.iterations = other.iterations = kMinReliableIterations;
  best.score = 60;
  best.score_error = other.score_error = 1;
  const auto calls_it_close = [&](double score) {
    other.score = score;
    for (const Reason& reason : found.reasons(best, other)) {
      if (reason.key == ReasonKey::kClose) return true;
    }
    return false;
  };
  EXPECT_TRUE(calls_it_close(58));
  EXPECT_FALSE(calls_it_close(55));
}

TEST(AdviceReasons, NameOnlyCategoriesWithSignificantDifferences) {
  const game::Position start = *game::classic_game().setup({2, 1, {}});
  const AdviceSearch found = search_advice(start, 200);
  AdvisedMove best = found.advice().moves[0];
  AdvisedMove other = found.advice().moves[1];
  best.iterations = other.iterations = kMinReliableIterations;
  const std::size_t categories = best.categories.size();
  best.categories.assign(categories, 5);
  other.categories.assign(categories, 5);
  best.category_errors.assign(categories, 0.5);
  other.category_errors.assign(categories, 0.5);
  best.categories[2] = 9;  // much more
  best.categories[3] = 6;  // not significantly more
  best.categories[5] = 1;  // much fewer
  std::vector<std::pair<int, double>> told;
  for (const Reason& reason : found.reasons(best, other)) {
    if (reason.key == ReasonKey::kCategory) told.emplace_back(reason.category, reason.gain);
  }
  EXPECT_EQ(told, (std::vector<std::pair<int, double>>{{2, 4.0}, {5, -4.0}}));
}

}  // namespace reasons_test
}  // namespace drover::bots::search
