// Views of games with automas: complete, consistent with the rules, and without hidden information.
#include "trail/presentation/view.h"

#include <string>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "support/automa_scenario.h"
#include "support/presentation.h"
#include "support/random_games.h"

namespace drover::trail {
namespace view_test {

namespace json = boost::json;
using drover::test::choice_of;
using drover::test::view_json;
using test::AutomaScenario;

std::string text(const json::value& value) { return std::string(value.as_string()); }

const json::object& figures_of(const json::object& view, int seat) {
  return view.at("figures").at("players").as_array().at(static_cast<std::size_t>(seat)).as_object();
}

TEST(TrailView, OffersOnlyLegalChoicesToAPersonInGamesWithAutomas) {
  for (const Options& options : test::some_automa_options()) {
    test::random_game(options, 3, [](const State& state, const MoveList& legal) {
      const json::object view = view_json<GamePresenter>(state, actor(state));
      EXPECT_EQ(view.at("players"), state.people());
      EXPECT_EQ(view.at("automas"), state.options.automas);
      EXPECT_LE(view.at("actor").as_int64(), state.people());
      const json::object& decision = view.at("decision").as_object();
      EXPECT_EQ(decision.at("seat"), view.at("actor"));
      EXPECT_EQ(decision.contains("for"), state.is_automa(state.current));
      const json::array& choices = decision.at("choices").as_array();
      ASSERT_EQ(choices.size(), legal.size());
      for (const json::value& choice : choices) {
        const auto move = parse_move(text(choice.at("move")));
        ASSERT_TRUE(move.has_value()) << choice;
        EXPECT_TRUE(is_legal(state, *move)) << choice;
      }
      const auto seats = static_cast<std::size_t>(state.players());
      EXPECT_EQ(view.at("scores").as_array().size(), seats);
      EXPECT_EQ(view.at("figures").at("players").as_array().size(), seats);
    });
  }
}

TEST(TrailView, CountsFeesInTheDollarsOfAChoice) {
  int fees = 0;
  test::random_game(
      test::some_automa_options().front(), 3, [&](const State& state, const MoveList&) {
        const json::object view = view_json<GamePresenter>(state, actor(state));
        for (const json::value& choice : view.at("decision").at("choices").as_array()) {
          std::int64_t dollars = 0;
          for (const json::value& effect : choice.at("effects").as_array()) {
            if (effect.at("seat") != view.at("actor")) continue;
            const std::string event = text(effect.at("event"));
            if (event == "dollars_gained") dollars += effect.at("amount").as_int64();
            if (event != "dollars_paid" && event != "fee_paid") continue;
            dollars -= effect.at("amount").as_int64();
            fees += event == "fee_paid" ? 1 : 0;
          }
          EXPECT_EQ(choice.at("dollars"), dollars) << choice;
        }
      });
  EXPECT_GT(fees, 0);
}

TEST(TrailView, DependsOnlyOnTheViewersInformationInGamesWithAutomas) {
  core::Rng rng = core::Rng::from_seed(5);
  for (const Options& options : test::some_automa_options()) {
    test::random_game(options, 7, [&](const State& state, const MoveList&) {
      if (rng.below(16) != 0) return;
      drover::test::expect_view_shows_nothing_hidden<GamePresenter>(state, rng);
    });
  }
}

TEST(TrailView, HasNoAutomaKeysWithoutAutomas) {
  const json::object view = view_json<GamePresenter>(setup(test::first_edition(2), 4), 0);
  EXPECT_EQ(view.at("players"), 2);
  EXPECT_EQ(view.at("automas"), 0);
  EXPECT_EQ(figures_of(view, 1).at("automa"), false);
  EXPECT_FALSE(view.at("decision").as_object().contains("for"));
}

TEST(TrailView, ShowsAnAutomasDeckWorkersAndNextDelivery) {
  AutomaScenario table(test::garth(AutomaLevel::kMedium));
  table.discs(12).market({"brown5"}).workers(1, 3, 1, 2);
  table.plays("8");
  const json::object view = view_json<GamePresenter>(table.s, 0);
  const json::object& garth = figures_of(view, 1);
  EXPECT_EQ(garth.at("seat"), 2);
  EXPECT_EQ(garth.at("automa"), true);
  EXPECT_EQ(garth.at("id"), "garth");
  EXPECT_EQ(garth.at("name"), "Garth");
  EXPECT_EQ(garth.at("level"), "medium");
  EXPECT_EQ(garth.at("card"), "8");
  EXPECT_EQ(json::serialize(garth.at("deck")), "[]");
  EXPECT_EQ(garth.at("discard").as_array().size(), 15U);
  EXPECT_EQ(garth.at("specialization"), "cowboy");
  EXPECT_EQ(json::serialize(garth.at("workers")), R"({"cowboy":3,"builder":1,"engineer":2})");
  EXPECT_EQ(garth.at("discs_left"), 12);
  EXPECT_EQ(json::serialize(garth.at("cattle")), R"({"brown5":1})");
  EXPECT_EQ(garth.at("cattle_size"), 1);
  EXPECT_EQ(json::serialize(garth.at("next_delivery")),
            R"({"city":"colorado-springs","value":6,"reason":"schedule"})");
  for (const char* none : {"hand_size", "transport", "aux_levels", "offices_left"}) {
    EXPECT_FALSE(garth.contains(none)) << none;
  }
}

TEST(TrailView, ShowsNoNextDeliveryWithoutDiscs) {
  AutomaScenario table(test::garth());
  table.discs(0).using_location(0, "A");
  EXPECT_EQ(figures_of(view_json<GamePresenter>(table.s, 0), 1).at("next_delivery"), nullptr);
}

TEST(TrailView, NumbersSeveralAutomas) {
  const json::object view =
      view_json<GamePresenter>(setup(test::garth(AutomaLevel::kEasy, 2, 2), 1), 0);
  EXPECT_EQ(figures_of(view, 2).at("name"), "Garth 1");
  EXPECT_EQ(figures_of(view, 3).at("name"), "Garth 2");
}

TEST(TrailView, ShowsBuildingsWithTheSideOfTheirOwner) {
  AutomaScenario table(test::garth());
  table.building(0, "3a", "A1");
  table.s.board[space_named("B1")] = private_on_board(1, 3);
  table.s.occupied |= bit(space_named("B1"));
  table.using_location(0, "A");
  const json::object view = view_json<GamePresenter>(table.s, 0);
  EXPECT_EQ(json::serialize(view.at("figures").at("buildings")), R"({"A1":"3a","B1":"4b"})");
  EXPECT_EQ(figures_of(view, 1).at("side"), "b");
  EXPECT_EQ(figures_of(view, 1).at("buildings"), 1);
  EXPECT_EQ(view.at("figures").at("fees").at("B1"),
            fee_of(private_row(table.s, 1, 3).hands, table.s.players()));
  EXPECT_EQ(figures_of(view_json<GamePresenter>(setup(test::brisco(), 1), 0), 1).at("side"), "a");
}

TEST(TrailView, ShowsSamsOfficeCards) {
  AutomaScenario table(test::sam_with_rails());
  table.automa().office_card = 3;
  table.automa().office_cards = 0b101;
  table.automa().office_cards_under.push_back(8);
  table.using_location(0, "A");
  const json::object view = view_json<GamePresenter>(table.s, 0);
  const json::object& sam = figures_of(view, 1);
  EXPECT_EQ(sam.at("office_card"), "T16");
  EXPECT_EQ(json::serialize(sam.at("office_cards")), R"(["T04","T13"])");
  EXPECT_EQ(json::serialize(sam.at("office_cards_under")), R"(["T12"])");
  EXPECT_EQ(sam.at("offices_left"), 15);
}

TEST(TrailView, ThePlayerLetsBriscoBegin) {
  const State state = setup(test::brisco(), 1);
  const json::object view = view_json<GamePresenter>(state, 0);
  EXPECT_EQ(view.at("actor"), 1);
  const json::object& decision = view.at("decision").as_object();
  EXPECT_EQ(decision.at("seat"), 1);
  EXPECT_EQ(decision.at("for"), 2);
  EXPECT_EQ(decision.at("key"), "begin");
  EXPECT_EQ(json::serialize(choice_of(view, "begin")),
            R"({"move":"begin","key":"begin","params":{},"elements":[],"dollars":0,"effects":[],)"
            R"("final":true})");
  EXPECT_FALSE(
      view_json<GamePresenter>(state, kSpectator).at("decision").as_object().contains("choices"));
}

TEST(TrailView, ThePlayerChoosesBriscosTilesAndPaysNothing) {
  AutomaScenario table(test::brisco());
  table.at("G").dollars(0, 9).foresight(1, "cowboy", "builder");
  table.plays("1");
  ASSERT_EQ(table.s.stack.back().kind, DecisionKind::kForesight);
  const json::object view = view_json<GamePresenter>(table.s, 0);
  const json::object& decision = view.at("decision").as_object();
  EXPECT_EQ(view.at("actor"), 1);
  EXPECT_EQ(decision.at("for"), 2);
  EXPECT_EQ(decision.at("key"), "foresight");
  EXPECT_EQ(decision.at("params").at("column"), 1);
  EXPECT_EQ(choice_of(view, "foresight 1 right").at("params").at("tile"), "builder");
  EXPECT_EQ(choice_of(view, "foresight 1 right").at("dollars"), 0);
}

TEST(TrailView, ShowsTheBuildersAndPriceOfABuildingForAnEmptySpace) {
  int told = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    test::random_game(test::first_edition(3, 0), seed, [&](const State& state, const MoveList&) {
      if (state.stack.back().kind != DecisionKind::kBuildTile) return;
      const json::object view = view_json<GamePresenter>(state, actor(state));
      for (const json::value& tile : view.at("decision").at("choices").as_array()) {
        if (tile.at("key") != "build") continue;
        State then = state;
        apply(then, *parse_move(text(tile.at("move"))));
        const json::object next = view_json<GamePresenter>(then, actor(then));
        for (const json::value& site : next.at("decision").at("choices").as_array()) {
          const json::object& params = site.at("params").as_object();
          if (site.at("key") != "site" || params.contains("replaces")) continue;
          EXPECT_EQ(params.at("builders"), tile.at("params").at("builders")) << site;
          EXPECT_EQ(params.at("price"), tile.at("params").at("price")) << site;
          ++told;
        }
      }
    });
  }
  EXPECT_GT(told, 20);
}

TEST(TrailView, PredictsNoTurnOfAnAutoma) {
  AutomaScenario table(test::garth());
  table.using_location(0, "A");
  table.s.acted = 1;
  for (const json::value& effect :
       choice_of(view_json<GamePresenter>(table.s, 0), "end").at("effects").as_array()) {
    EXPECT_EQ(effect.at("seat"), 1) << effect;
  }
}

TEST(TrailView, DoesNotShowAnAutomasMarkerAsAWorker) {
  AutomaScenario table(test::garth());
  table.s.station_master[0] = kAutomaAsStationMaster;
  table.using_location(0, "A");
  EXPECT_EQ(
      view_json<GamePresenter>(table.s, 0).at("position").at("station_masters").as_array().at(0),
      "automa");
}

}  // namespace view_test
}  // namespace drover::trail
