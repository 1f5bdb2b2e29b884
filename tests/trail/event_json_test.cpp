// Events as JSON: every kind, every automa action and every automa reason has a name.
#include <set>
#include <string>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "support/random_games.h"
#include "trail/rules/rules.h"
#include "trail/state/events.h"

namespace drover::trail {
namespace event_json_test {

namespace json = boost::json;

std::string written(EventKind kind, int a = 0, int b = 0, int c = 0, int amount = 0) {
  return json::serialize(
      event_table().json(Event{kind, 1, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                               static_cast<std::uint8_t>(c), static_cast<std::int16_t>(amount)}));
}

TEST(EventJson, NamesEveryKindUniquely) {
  std::set<std::string_view> names;
  int kinds = 0;
  for (int kind = 0; kind <= static_cast<int>(EventKind::kOfficeCardPutUnder); ++kind, ++kinds) {
    const std::string_view name = event_table().name(static_cast<EventKind>(kind));
    EXPECT_FALSE(name.empty()) << kind;
    names.insert(name);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kinds));
}

TEST(EventJson, NamesEveryActionAndReasonOfAnAutomaUniquely) {
  std::set<std::string_view> words;
  for (int action = 0; action < kAutomaActions; ++action) {
    words.insert(automa_action_name(static_cast<AutomaAction>(action)));
  }
  EXPECT_EQ(words.size(), static_cast<std::size_t>(kAutomaActions));
  for (int reason = 0; reason < kAutomaReasons; ++reason) {
    words.insert(automa_reason_name(static_cast<AutomaReason>(reason)));
  }
  EXPECT_EQ(words.size(), static_cast<std::size_t>(kAutomaActions + kAutomaReasons));
  EXPECT_FALSE(words.contains(""));
  EXPECT_EQ(automa_action_name(static_cast<AutomaAction>(kAutomaActions)), "");
  EXPECT_EQ(automa_reason_name(static_cast<AutomaReason>(kAutomaReasons)), "");
}

TEST(EventJson, WritesAutomaParametersAsNames) {
  EXPECT_EQ(written(EventKind::kAutomaShuffled), R"({"event":"automa_shuffled","seat":2})");
  EXPECT_EQ(written(EventKind::kAutomaCard, 7, 0, 0, 2),
            R"({"event":"automa_card","seat":2,"card":"8","steps":2})");
  EXPECT_EQ(written(EventKind::kAutomaCard, kBriscoCardCount - 1, 0, 0, 1),
            R"({"event":"automa_card","seat":2,"card":"16","steps":1})");
  EXPECT_EQ(written(EventKind::kAutomaActs, static_cast<int>(AutomaAction::kBuyCattle), 3,
                    static_cast<int>(AutomaReason::kMostPoints)),
            R"({"event":"automa_acts","seat":2,"action":"buy-cattle","workers":3,)"
            R"("reason":"most-points"})");
  EXPECT_EQ(written(EventKind::kAutomaNothing, static_cast<int>(AutomaAction::kDeliver), 0,
                    static_cast<int>(AutomaReason::kNoDiscs)),
            R"({"event":"automa_nothing","seat":2,"action":"deliver","reason":"no-discs"})");
  EXPECT_EQ(written(EventKind::kSpecialized, static_cast<int>(Worker::kBuilder)),
            R"({"event":"specialized","seat":2,"worker":"builder"})");
  EXPECT_EQ(written(EventKind::kFeeFromBank, space_named("B1"), 0, 0, 2),
            R"({"event":"fee_from_bank","seat":2,"space":"B1","to":1,"amount":2})");
  EXPECT_EQ(written(EventKind::kOfficeCardTurned, town_named("T16")),
            R"({"event":"office_card_turned","seat":2,"town":"T16"})");
  EXPECT_EQ(written(EventKind::kOfficeCardPutUnder, town_named("T16")),
            R"({"event":"office_card_put_under","seat":2,"town":"T16"})");
}

TEST(EventJson, WritesNullForASourceThatAnAutomaDoesNotHave) {
  EXPECT_EQ(written(EventKind::kDiscTaken, 0xff),
            R"({"event":"disc_taken","seat":2,"disc_space":null})");
  EXPECT_EQ(written(EventKind::kStationMasterWon, 0, 0, 0xff),
            R"({"event":"station_master_won","seat":2,"station":1,"tile":")" +
                std::string(kStationMasterTable[0].slug) + R"(","worker":null})");
}

TEST(EventJson, NamesWhereATakenObjectiveGoes) {
  const std::string card(card_name(kFirstObjective));
  const std::string begin =
      R"({"event":"objective_taken","seat":2,"card":")" + card + R"(","from":1,)";
  EXPECT_EQ(written(EventKind::kObjectiveTaken, kFirstObjective, 0, 0),
            begin + R"("into_hand":false})");
  EXPECT_EQ(written(EventKind::kObjectiveTaken, kFirstObjective, 0, 1),
            begin + R"("into_hand":true})");
  EXPECT_EQ(written(EventKind::kObjectiveTaken, kFirstObjective, 0, 2),
            begin + R"("into_hand":false,"kept":true})");
}

// No number is written where a name exists.
TEST(EventJson, NamesEverythingInGamesWithAutomas) {
  for (const Options& options : test::some_automa_options()) {
    State state = test::begin_random_game(options, 8);
    core::Rng rng = core::Rng::from_seed(8);
    MoveList list;
    while (!over(state)) {
      legal_moves(state, list);
      EventList events;
      apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
      for (const Event& event : events) {
        const json::object object = event_table().json(event);
        for (const char* key : {"card", "action", "reason", "town", "space", "city"}) {
          if (!object.contains(key) || event.kind == EventKind::kOfficeFounded) continue;
          EXPECT_TRUE(object.at(key).is_string()) << json::serialize(object);
        }
      }
    }
  }
}

}  // namespace event_json_test
}  // namespace drover::trail
