// Views as JSON: complete, consistent with the rules, and free of hidden information.
#include "elpaso/presentation/view.h"

#include <set>
#include <string>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "support/elpaso_games.h"
#include "support/presentation.h"

namespace drover::elpaso {
namespace view_test {

namespace json = boost::json;
using drover::test::choice_of;
using drover::test::view_json;
using test::Table;

const std::set<std::string> kChoiceKeys{
    "objective", "place", "move",  "move_on",        "use",        "sell",    "remove", "hire",
    "buy",       "train", "build", "take_objective", "take_bonus", "aux",     "end",    "skip",
    "exchange",  "again", "bonus", "discard",        "pay",        "deliver", "disc"};
const std::set<std::string> kElementKinds{"space",    "action", "aux",   "card",      "market",
                                          "hire",     "worker", "train", "objective", "bonus",
                                          "building", "post",   "disc",  "token"};
const std::set<std::string> kDecisionKeys{
    "draft_objective", "place_herder", "move",        "use_location",
    "use_train",       "reward",       "pay_workers", "exchange_discard",
    "exchange_more",   "deliver",      "disc",        "last_chance",
    "end_delivery"};

std::string text(const json::value& value) { return std::string(value.as_string()); }

void expect_choice(const json::object& choice, const State& state) {
  const std::string move = text(choice.at("move"));
  const auto parsed = parse_move(move);
  ASSERT_TRUE(parsed) << move;
  EXPECT_TRUE(is_legal(state, *parsed)) << move;
  EXPECT_TRUE(kChoiceKeys.contains(text(choice.at("key")))) << move;
  const json::array& elements = choice.at("elements").as_array();
  for (const json::value& element : elements) {
    const std::string name = text(element);
    EXPECT_TRUE(kElementKinds.contains(name.substr(0, name.find(':')))) << name;
  }
  if (elements.empty()) {
    EXPECT_FALSE(choice.contains("group")) << move;
  } else {
    EXPECT_EQ(choice.at("group"), elements.front()) << move;
  }
  EXPECT_TRUE(choice.at("params").is_object());
  EXPECT_TRUE(choice.at("effects").is_array());
  EXPECT_TRUE(choice.at("dollars").is_int64());
  EXPECT_TRUE(choice.at("final").is_bool());
  const std::string key = text(choice.at("key"));
  EXPECT_EQ(choice.contains("path"), key == "move" || key == "move_on") << move;
  if (choice.contains("path")) {
    EXPECT_EQ(choice.at("path").as_array().size(),
              static_cast<std::size_t>(choice.at("params").at("steps").as_int64()))
        << move;
    EXPECT_EQ(choice.at("path").as_array().back(), elements.back()) << move;
  }
}

TEST(ElPasoView, EveryChoiceOfRandomGamesIsCompleteAndLegal) {
  for (const Options& options : test::all_options()) {
    test::random_game(options, 3, [](const State& state, const MoveList& legal) {
      const json::object view = view_json<GamePresenter>(state, actor(state));
      const json::object& decision = view.at("decision").as_object();
      EXPECT_TRUE(kDecisionKeys.contains(text(decision.at("key")))) << decision.at("key");
      const json::array& choices = decision.at("choices").as_array();
      ASSERT_EQ(choices.size(), legal.size());
      for (const json::value& choice : choices) expect_choice(choice.as_object(), state);
      const auto seats = static_cast<std::size_t>(state.seats());
      EXPECT_EQ(view.at("scores").as_array().size(), seats);
      EXPECT_EQ(view.at("figures").at("players").as_array().size(), seats);
    });
  }
}

TEST(ElPasoView, DoesNotDependOnHiddenInformation) {
  core::Rng rng = core::Rng::from_seed(5);
  for (const Options& options : test::all_options()) {
    test::random_game(options, 7, [&](const State& state, const MoveList&) {
      if (rng.below(4) != 0) return;
      drover::test::expect_view_shows_nothing_hidden<GamePresenter>(state, rng);
    });
  }
}

TEST(ElPasoView, HasChoicesOnlyForTheSeatThatDecides) {
  Table table(2);
  table.moving("N1");
  EXPECT_TRUE(view_json<GamePresenter>(table.s, 0).at("decision").as_object().contains("choices"));
  EXPECT_FALSE(view_json<GamePresenter>(table.s, 1).at("decision").as_object().contains("choices"));
  EXPECT_FALSE(
      view_json<GamePresenter>(table.s, kSpectator).at("decision").as_object().contains("choices"));
}

TEST(ElPasoView, EffectsOfAHiddenTileAreNotShown) {
  Table table(2);
  table.dollars(20).workers(0, 1, 0, 0).using_neutral("N5");
  apply(table.s, *parse_move("use F:train 1"));
  const json::object view = view_json<GamePresenter>(table.s, 0);
  const json::object& hidden = choice_of(view, "use train1:bonus bonus-stack");
  EXPECT_EQ(hidden.at("dollars"), -2);
  EXPECT_EQ(hidden.at("final"), true);
  for (const json::value& effect : hidden.at("effects").as_array()) {
    EXPECT_NE(text(effect.at("event")), "bonus_taken");
  }
}

TEST(ElPasoView, ChoiceOfABuildingHasItsPrice) {
  Table table(2);
  table.dollars(30).workers(0, 0, 6, 0).building(0, 2, "P4").using_neutral("N4");
  const json::object view = view_json<GamePresenter>(table.s, 0);
  const json::object& params = choice_of(view, "use E:build 6 P4").at("params").as_object();
  EXPECT_EQ(params.at("building"), "6a");
  EXPECT_EQ(params.at("builders"), 4);
  EXPECT_EQ(params.at("price"), 8);
  EXPECT_EQ(params.at("replaces"), "2a");
  const json::object& other = choice_of(view, "use E:build 3 P7").at("params").as_object();
  EXPECT_EQ(other.at("price"), 9);
  EXPECT_EQ(other.at("space_cost"), 3);
  EXPECT_FALSE(other.contains("replaces"));
}

TEST(ElPasoView, SoloGameCountsSueAmongTheSeats) {
  State state = setup(Options{.players = 1}, 4);
  const json::object view = view_json<GamePresenter>(state, 0);
  EXPECT_EQ(view.at("players"), 1);
  EXPECT_EQ(view.at("automas"), 1);
  EXPECT_EQ(view.at("scores").as_array().size(), 2U);
  const json::object& sue = view.at("figures").at("players").at(1).as_object();
  EXPECT_EQ(sue.at("automa"), true);
  EXPECT_EQ(sue.at("next_post"), 7);
  MoveList list;
  while (!over(state)) {
    legal_moves(state, list);
    apply(state, list[0]);
  }
  const json::object end = view_json<GamePresenter>(state, 0);
  EXPECT_TRUE(end.at("decision").is_null());
  EXPECT_TRUE(end.at("actor").is_null());
  const unsigned best = winners(state);
  for (const json::value& seat : end.at("winners").as_array()) {
    EXPECT_NE(best >> (seat.as_int64() - 1) & 1U, 0U);
  }
  EXPECT_EQ(end.at("winners").as_array().size(), static_cast<std::size_t>(std::popcount(best)));
}

}  // namespace view_test
}  // namespace drover::elpaso
