// Reasons why a move cannot be made: one test for each reason, with its key and its sentence.
#include "support/why.h"

#include <string>

#include <gmock/gmock.h>

#include "elpaso/presentation/describe.h"
#include "elpaso/presentation/view.h"
#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace why_test {

using ::testing::StartsWith;

std::string why(const Scenario& game, std::string_view text) {
  return drover::test::key_and_sentence<GamePresenter>(game.s, parse_move(text));
}

// The player is at El Paso with these cards and about to deliver.
Scenario delivering(std::initializer_list<std::string_view> hand, const Options& options) {
  Scenario t(options);
  t.hand(0, hand).moving(0, "N6").tokens(0, 1);
  t.play("move EP");
  return t;
}
Scenario delivering(std::initializer_list<std::string_view> hand) {
  return delivering(hand, people(2));
}

// ---- Every game ---------------------------------------------------------------------------------

TEST(ElPasoWhyNot, ALegalMoveHasNoReason) {
  Scenario t;
  t.moving(0, "N1");
  EXPECT_EQ(why(t, "move N2"), "");
}

TEST(ElPasoWhyNot, GameOver) {
  Scenario t;
  t.moving(0, "N1");
  t.s.stack.push_back({DecisionKind::kGameOver});
  EXPECT_EQ(why(t, "move N2"), "game_over: The game is over.");
}

TEST(ElPasoWhyNot, OtherDecisionSaysWhatIsBeingDecided) {
  Scenario t;
  t.moving(0, "N1");
  EXPECT_THAT(why(t, "use D:buy corriente"),
              StartsWith("other_decision: Another decision comes first. Walk the loop, at most "
                         "3 steps; each cowboy you discard adds one."));
  const auto reason = why_not(t.s, *parse_move("end"));
  ASSERT_TRUE(reason);
  EXPECT_EQ(reason->params.at("decision").as_string(), "move");
}

TEST(ElPasoWhyNot, MustDecideWhereNothingMayBeDeclined) {
  Scenario t;
  t.moving(0, "N1");
  EXPECT_THAT(
      why(t, "skip"),
      StartsWith(
          "must_decide: You must choose something here. Walk the loop, at most 3 steps; each "
          "cowboy you discard adds one."));
}

// ---- Walking ------------------------------------------------------------------------------------

TEST(ElPasoWhyNot, NoLocationNotAheadAndSteps) {
  Scenario t;
  t.moving(0, "N3");
  EXPECT_EQ(why(t, "move P1"), "no_location: This space is empty, so you cannot stop there.");
  EXPECT_EQ(why(t, "move N1"), "not_ahead: That place is not ahead of you.");
  t.moving(0, "N1").workers(0, 1, 0, 0);
  EXPECT_EQ(why(t, "move EP +1"),
            "steps: It is 6 steps to El Paso: you may walk 3, and one more for each "
            "cowboy you discard; you have 1.");
}

TEST(ElPasoWhyNot, CowboysExactlyAsManyAsTheWayTakes) {
  Scenario t;
  t.workers(0, 2, 0, 0).moving(0, "N1");
  EXPECT_EQ(why(t, "move N2 +1"), "cowboys_exactly: The way there takes exactly 0 cowboys.");
}

// ---- Locations ----------------------------------------------------------------------------------

TEST(ElPasoWhyNot, NotOpenButOnAnotherTile) {
  Scenario t;
  t.neutral("B", "N1").using_location(0, "N1");
  EXPECT_EQ(why(t, "use G:token"),
            "not_open: “Pay $1: gain 1 exchange token°” is not available now.");
}

TEST(ElPasoWhyNot, NotYoursButAnothersBuilding) {
  Scenario t;
  t.building(1, 4, "P1").using_location(0, "P1");
  EXPECT_EQ(why(t, "use 4a:move N6"),
            "not_yours: This building is not yours: you may only perform one auxiliary "
            "action here.");
}

TEST(ElPasoWhyNot, ActionUsedOrGivenUp) {
  Scenario t;
  t.neutral("B", "N1").hand(0, {"galloway", "galloway"}).dollars(0, 20).using_location(0, "N1");
  t.play("use B:galloway galloway");
  EXPECT_EQ(why(t, "use B:galloway galloway"),
            "action_used: That action has been used, or declined for an auxiliary action.");
  EXPECT_THAT(
      why(t, "aux 1"),
      StartsWith("aux_instead: An auxiliary action is performed instead of the printed ones, "
                 "and one of these has been used."));
}

TEST(ElPasoWhyNot, AuxUsedOrLocked) {
  Scenario t;
  t.neutral("C", "N1").using_location(0, "N1");
  EXPECT_EQ(why(t, "aux 2"), "aux_locked: A disc still covers that auxiliary action.");
  t.play("aux 1");
  EXPECT_EQ(why(t, "aux 1"), "aux_used: That auxiliary action has been used here.");
}

TEST(ElPasoWhyNot, NoAuxOnATrainCardWithoutOne) {
  Scenario t;
  t.neutral("F", "N1").workers(0, 0, 6, 0).dollars(0, 20).using_location(0, "N1");
  t.play("use F:train 1");
  if (t.deciding() == DecisionKind::kPayWorkers) t.play(t.legal("pay").front());
  ASSERT_EQ(t.deciding(), DecisionKind::kUseTrain);
  EXPECT_EQ(why(t, "aux 1"), "no_aux: No auxiliary action is available to you now.");
}

// ---- Cards and tokens ---------------------------------------------------------------------------

TEST(ElPasoWhyNot, HandCardThatIsNotThere) {
  Scenario t;
  t.neutral("B", "N1").hand(0, {}).using_location(0, "N1");
  EXPECT_EQ(why(t, "use B:galloway galloway"),
            "hand_card: You have no card “Galloway” in your hand.");
}

TEST(ElPasoWhyNot, NoTokenHandShownNothingToDraw) {
  Scenario t;
  t.moving(0, "N1");
  EXPECT_EQ(why(t, "exchange"), "no_token: You have no exchange token.");
  t.tokens(0, 1);
  t.s.hand_shown = 1;
  EXPECT_EQ(why(t, "exchange"), "hand_shown: You have shown your hand; it can no longer change.");
  t.s.hand_shown = 0;
  t.player(0).draw = Pile{};
  t.player(0).discard = Pile{};
  EXPECT_EQ(why(t, "exchange"), "nothing_to_draw: Your draw and discard piles are empty.");
}

TEST(ElPasoWhyNot, NotOnOffer) {
  Scenario t;
  t.neutral("D", "N1").workers(0, 4, 0, 0).dollars(0, 20).sold_out("corriente");
  t.using_location(0, "N1");
  EXPECT_EQ(why(t, "use D:buy corriente"),
            "not_on_offer: No such card is left in the cattle market.");
}

// ---- Workers ------------------------------------------------------------------------------------

TEST(ElPasoWhyNot, WorkersTooFewOrDollars) {
  Scenario t;
  t.neutral("D", "N1").dollars(0, 20).using_location(0, "N1");
  EXPECT_EQ(why(t, "use D:buy corriente"),
            "workers: That takes 2 cowboys (jokers count), and you have 0.");
  t.workers(0, 4, 0, 0).dollars(0, 0);
  EXPECT_THAT(why(t, "use D:buy corriente"), StartsWith("dollars: That costs $"));
}

TEST(ElPasoWhyNot, NoWorkerForItsBonusAndCertificateLimit) {
  Scenario t;
  t.moving(0, "N1");
  EXPECT_EQ(why(t, "bonus joker"), "no_worker: You have no such worker.");
  t.workers(0, 0, 0, 1).dollars(0, 1);
  EXPECT_EQ(why(t, "bonus builder"), "dollars: That costs $2, and you have $1.");
  t.dollars(0, 2).certificates(0, kMostCertificates);
  EXPECT_EQ(why(t, "bonus builder"),
            "certificate_limit: You already have as many certificates as you may hold.");
}

TEST(ElPasoWhyNot, WorkersExactly) {
  Scenario t;
  t.neutral("D", "N1").dollars(0, 20).workers(0, 2, 0, 0, 2).using_location(0, "N1");
  t.play("use D:buy corriente");
  ASSERT_EQ(t.deciding(), DecisionKind::kPayWorkers);
  EXPECT_EQ(why(t, "pay 2+1"), "workers_exactly: The price is exactly 2 workers.");
  t.player(0).workers[static_cast<std::size_t>(Worker::kJoker)] = 1;
  EXPECT_EQ(why(t, "pay 0+2"), "workers_of_type: You have 1 of this type (joker), not 2.");
}

TEST(ElPasoWhyNot, NobodyToHireOrTheSameTypeTwice) {
  Scenario t;
  t.neutral("B", "N1").dollars(0, 40).sold_out("builder").using_location(0, "N1");
  EXPECT_EQ(why(t, "use B:hire builder"), "nobody_to_hire: No such worker is left to hire.");
  t.play("use B:hire cowboy");
  EXPECT_EQ(why(t, "use B:hire cowboy"), "same_worker: The second worker must be of another type.");
}

// ---- Tiles and buildings ------------------------------------------------------------------------

TEST(ElPasoWhyNot, TileNotDisplayedAndEmptyStack) {
  Scenario t;
  t.no_stacks();
  int missing = 0;
  const auto shown = t.objective_display();
  const auto name = [](int tile) {
    return std::string(kObjectiveTable[static_cast<std::size_t>(tile)].slug);
  };
  while (std::find(shown.begin(), shown.end(), name(missing)) != shown.end()) ++missing;
  t.s.stack.push_back({DecisionKind::kReward, static_cast<std::uint8_t>(t.s.local.size())});
  t.s.local.push_back({action_called("train4:tile"), 0});
  EXPECT_EQ(why(t, "use train4:tile " + name(missing)),
            "not_displayed: That tile is not on display.");
  EXPECT_EQ(why(t, "use train4:tile objective-stack"), "stack_empty: That stack is empty.");
}

TEST(ElPasoWhyNot, BuildingSitesTakenWeakerOrWithoutAMarker) {
  Scenario t;
  t.neutral("E", "N1").building(1, 1, "P1").building(0, 4, "P2");
  t.workers(0, 0, 0, 8).dollars(0, 40).using_location(0, "N1");
  EXPECT_EQ(why(t, "use E:build 2 P1"), "space_taken: Another player’s building stands there.");
  EXPECT_EQ(why(t, "use E:build 2 P2"),
            "not_stronger: Your building there needs no fewer workers.");
  t.building(0, 3, "P3");
  EXPECT_THAT(why(t, "use E:build 1 P4"), StartsWith("no_marker: You have no ownership marker"));
  t.s.building_stacks[0] = 0;
  EXPECT_EQ(why(t, "use E:build 1 P3"), "no_building_left: No building 1 is left.");
}

// ---- El Paso ------------------------------------------------------------------------------------

TEST(ElPasoWhyNot, DeliveryMustBeMade) {
  Scenario t = delivering({"criollo"});
  ASSERT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(why(t, "skip"), "must_deliver: You can place a disc, so you must.");
}

TEST(ElPasoWhyNot, DeliveryValueCertificatesAndPost) {
  Scenario t = delivering({"criollo"});
  t.certificates(0, 1);
  EXPECT_EQ(why(t, "deliver 12"),
            "value: Trading post 12 takes a value of 12; yours is 1, and 1 certificate "
            "can be added.");
  t.certificates(0, kMostCertificates);
  EXPECT_EQ(why(t, "deliver 5 +3"),
            "certificates_exactly: Trading post 5 takes exactly 4 certificates.");
}

TEST(ElPasoWhyNot, DeliveredOrNoDiscForThePost) {
  Scenario t = delivering({"criollo"});
  t.certificates(0, kMostCertificates);
  int post = 0;
  while (kPostTable[static_cast<std::size_t>(post)].repeatable ||
         kPostTable[static_cast<std::size_t>(post)].dark) {
    ++post;
  }
  const std::string value = std::to_string(kPostTable[static_cast<std::size_t>(post)].value);
  t.player(0).posts[static_cast<std::size_t>(post)] = 1;
  EXPECT_EQ(why(t, "deliver " + value), "delivered: You have already delivered to trading post 5.");
  t.player(0).discs = 1U << static_cast<int>(Disc::kStepLimit);
  t.player(0).posts[static_cast<std::size_t>(post)] = 0;
  EXPECT_EQ(why(t, "deliver " + value),
            "no_disc_for: None of your discs may go onto trading post 5.");
}

TEST(ElPasoWhyNot, DiscGoneDarkOrTooDear) {
  Scenario t = delivering({"criollo"});
  t.play(t.legal("deliver").front());
  ASSERT_EQ(t.deciding(), DecisionKind::kDisc);
  t.dollars(0, 0);
  const bool dark = kPostTable[t.s.stack.back().a].dark;
  EXPECT_THAT(why(t, "disc hand-limit"),
              StartsWith(dark ? "dollars: " : "dark_disc: That disc may not go"));
  t.player(0).discs = static_cast<std::uint8_t>(t.player(0).discs & ~1U);
  EXPECT_EQ(why(t, "disc aux1"), "no_disc: That disc has left your player board.");
}

}  // namespace why_test
}  // namespace drover::elpaso::test
