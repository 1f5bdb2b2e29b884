// TableService in simulated time: writes are refused, results come late, other processes come
// first.
#include "service/table_service.h"

#include <gtest/gtest.h>

#include "service/simulated_driver.h"

namespace drover::service::test {
namespace table_service_test {

using std::chrono::milliseconds;
using table::test::bot;
using table::test::human;
using table::test::humans;

const std::string kAda = SimulatedDriver::key_of(0);
const std::string kBob = SimulatedDriver::key_of(1);

std::vector<table::Seat> ada_and(std::string level) {
  return {human("Ada"), bot(std::move(level))};
}

ApiError disk_full() { return {507, "internal", "The disk is full."}; }

// ---- Changes ------------------------------------------------------------------------------------

TEST(TableService, TellsNobodyOfAMoveBeforeItIsStored) {
  SimulatedDriver driver(humans(2));
  const SessionId ada = driver.join(kAda);
  const SessionId bob = driver.join(kBob);
  driver.received(ada);
  driver.received(bob);
  driver.move(ada, 1);
  EXPECT_EQ(driver.received(ada) + driver.received(bob), "");
  EXPECT_EQ(driver.table().seq(), 0U);
  EXPECT_EQ(driver.written_entry().seq, 1U);
  driver.store();
  EXPECT_EQ(driver.received(ada), "update ok");
  EXPECT_EQ(driver.received(bob), "update");
  EXPECT_EQ(driver.table().seq(), 1U);
}

TEST(TableService, ChecksAChangeWhenTheOneBeforeItIsStored) {
  SimulatedDriver driver(humans(2));
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.move(ada, 1);
  driver.move(ada, 2);  // the same move again
  driver.chat(ada, 3, "Howdy!");
  driver.store();
  EXPECT_EQ(driver.received(ada), "update ok stale");
  EXPECT_EQ(driver.written_entry().text, "Howdy!");
  EXPECT_EQ(driver.written_entry().seq, 2U);
  driver.store();
  EXPECT_EQ(driver.received(ada), "update ok");
}

TEST(TableService, RefusesAChangeWhenTooManyWait) {
  SimulatedDriver driver(humans(2));
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  for (std::size_t i = 0; i <= kMaxQueueLength; ++i) driver.chat(ada, 1, "Howdy!");
  EXPECT_EQ(driver.received(ada), "");
  driver.chat(ada, 2, "Howdy!");
  EXPECT_EQ(driver.received(ada), "too_fast");
  while (driver.write) driver.store();
  EXPECT_EQ(driver.table().seq(), kMaxQueueLength + 1);
}

TEST(TableService, AMoveThatIsNotStoredHasNotHappened) {
  SimulatedDriver driver(humans(2));
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.move(ada, 1);
  driver.refuse(disk_full());
  EXPECT_EQ(driver.received(ada), "internal");
  EXPECT_EQ(driver.table().seq(), 0U);
  driver.move(ada, 2);
  driver.store();
  EXPECT_EQ(driver.received(ada), "update ok");
}

TEST(TableService, AnswersARequestWhenItsMoveIsStored) {
  SimulatedDriver driver(humans(2));
  const RequestId request =
      driver.request(Operation::kMove, kAda, {{"after", 0}, {"move", driver.some_move()}});
  EXPECT_EQ(driver.status_of(request), 0U);
  driver.store();
  EXPECT_EQ(driver.replies.at(request).body, R"({"seq":1})");
}

TEST(TableService, StoppedTablesAcceptNoChanges) {
  SimulatedDriver driver(ada_and("search"));
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.handle(Stopped{});
  driver.chat(ada, 1, "Howdy!");
  EXPECT_EQ(driver.received(ada), "too_fast");
  EXPECT_FALSE(driver.write);
}

TEST(TableService, EqualEventsHaveEqualEffects) {
  const auto play = [] {
    SimulatedDriver driver(ada_and("greedy"));
    const SessionId ada = driver.join(kAda);
    for (int i = 0; i < 30; ++i) {
      if (driver.write) {
        driver.store();
      } else if (!driver.tasks.empty()) {
        driver.finish_bot_task();
      } else {
        driver.move(ada, i);
      }
    }
    EXPECT_GT(driver.table().seq(), 8U);
    return driver.transcript;
  };
  EXPECT_EQ(play(), play());
}

// ---- Keys and seats -----------------------------------------------------------------------------

TEST(TableService, ClosesASessionWithAnUnknownKey) {
  SimulatedDriver driver(humans(2));
  const SessionId stranger = driver.join(std::string(32, 'x'));
  EXPECT_EQ(driver.received(stranger), "bad_key");
  EXPECT_TRUE(driver.closed[stranger]);
  const RequestId request = driver.request(Operation::kTable, "short");
  EXPECT_EQ(driver.status_of(request), 403U);
}

TEST(TableService, SessionsWithALinkEndWhenItIsClaimed) {
  SimulatedDriver driver(humans(2));
  const SessionId ada = driver.join(kAda);
  const SessionId bob = driver.join(kBob);
  driver.received(bob);
  const RequestId request = driver.request(Operation::kSit, kAda);
  EXPECT_EQ(std::get<ClaimSeat>(*driver.write).link, kAda);
  driver.finish_write({std::nullopt, std::string(32, 'n')});
  EXPECT_TRUE(driver.closed[ada]);
  EXPECT_EQ(driver.received(bob), "seats");
  EXPECT_EQ(driver.replies.at(request).body, R"({"seat":1,"key":")" + std::string(32, 'n') + "\"}");
  EXPECT_EQ(driver.status_of(driver.request(Operation::kTable, std::string(32, 'n'))), 200U);
  EXPECT_EQ(driver.status_of(driver.request(Operation::kTable, kAda)), 403U);
}

TEST(TableService, AChangeThatWaitedLosesItsRightsWithTheSeat) {
  SimulatedDriver driver(humans(2));
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.request(Operation::kHandToBot, kAda, {{"level", "greedy"}});
  driver.chat(ada, 1, "Howdy!");
  driver.store();
  EXPECT_EQ(driver.received(ada), "seats table not_allowed");
}

TEST(TableService, OnlyTheHostRenewsLinks) {
  SimulatedDriver driver(humans(2));
  RequestReceived event{101, Operation::kRenewLink, "2", {}, {}, kAda, {}};
  driver.handle(event);
  EXPECT_EQ(driver.status_of(101), 403U);
  event.request = 102;
  event.key = SimulatedDriver::kHost;
  driver.handle(event);
  driver.finish_write({std::nullopt, std::string(32, 'n')});
  EXPECT_EQ(driver.status_of(102), 200U);
  EXPECT_EQ(driver.status_of(driver.request(Operation::kTable, kBob)), 403U);
}

// ---- Bots ---------------------------------------------------------------------------------------

// Plays Ada's moves until a bot's task is running.
SessionId play_until_a_bot_thinks(SimulatedDriver& driver) {
  const SessionId ada = driver.join(kAda);
  for (int i = 0; i < 50 && driver.tasks.empty(); ++i) {
    driver.move(ada, i);
    while (driver.write) driver.store();
  }
  driver.received(ada);
  return ada;
}

TEST(TableService, PlaysTheMoveOfABotWhenItsTaskFinishes) {
  SimulatedDriver driver(ada_and("greedy"));
  const SessionId ada = play_until_a_bot_thinks(driver);
  const std::uint32_t before = driver.table().seq();
  driver.finish_bot_task();
  EXPECT_EQ(driver.received(ada), "");
  driver.store();
  EXPECT_EQ(driver.received(ada), "update");
  EXPECT_EQ(driver.table().seq(), before + 1);
}

TEST(TableService, IgnoresTheMoveOfABotThatAnotherServerHasPlayed) {
  SimulatedDriver driver(ada_and("greedy"), true);
  const SessionId ada = play_until_a_bot_thinks(driver);
  const std::uint32_t task = driver.only_task();
  const auto turn = std::get<std::shared_ptr<const table::BotTurn>>(driver.tasks.at(task).work);
  const game::Move move = table::test::think_afresh(*turn);
  const std::uint32_t seq = driver.table().seq() + 1;
  driver.handle(TableChanged{});
  driver.load({{seq, table::test::kNow, table::EntryKind::kMove, turn->seat,
                driver.table().moves() + 1, turn->view.game().move_text(move)}});
  EXPECT_EQ(driver.received(ada), "update");
  EXPECT_EQ(driver.cancelled, std::vector<std::uint32_t>{task});
  const bool is_writing = driver.write.has_value();
  driver.handle(TaskFinished{task, move, {}});
  EXPECT_EQ(driver.write.has_value(), is_writing);
  EXPECT_EQ(driver.table().seq(), seq);
}

TEST(TableService, TriesABotsTurnAgainWhenItsMoveIsNotStored) {
  SimulatedDriver driver(ada_and("greedy"));
  play_until_a_bot_thinks(driver);
  driver.finish_bot_task();
  driver.refuse(disk_full());
  EXPECT_TRUE(driver.tasks.empty());
  driver.pass(milliseconds(999));
  EXPECT_TRUE(driver.tasks.empty());
  driver.pass(milliseconds(1));
  EXPECT_EQ(driver.tasks.size(), 1U);
}

TEST(TableService, RestartsATaskThatFoundNothing) {
  SimulatedDriver driver(ada_and("greedy"));
  play_until_a_bot_thinks(driver);
  const std::uint32_t task = driver.only_task();
  driver.tasks.clear();
  driver.handle(TaskFinished{task, std::nullopt, {}});
  EXPECT_NE(driver.only_task(), task);
}

TEST(TableService, AnnouncesABotThatThinksForLong) {
  SimulatedDriver driver(ada_and("search"));
  const SessionId ada = play_until_a_bot_thinks(driver);
  driver.pass(milliseconds(399));
  EXPECT_EQ(driver.received(ada), "");
  driver.pass(milliseconds(1));
  EXPECT_EQ(driver.received(ada), "thinking");
  driver.pass(milliseconds(5000));
  EXPECT_EQ(driver.received(ada), "");
}

TEST(TableService, BotsAmongThemselvesWaitForAnAudience) {
  SimulatedDriver driver({bot("greedy"), bot("greedy")});
  driver.request(Operation::kTable, SimulatedDriver::kSpectator);
  EXPECT_TRUE(driver.tasks.empty());
  const SessionId spectator = driver.join(SimulatedDriver::kSpectator);
  EXPECT_EQ(driver.tasks.size(), 1U);
  driver.handle(SessionClosed{spectator});
  for (int i = 0; i < 9 && !(driver.tasks.empty() && !driver.write); ++i) {
    driver.write ? driver.store() : driver.finish_bot_task();
  }
  EXPECT_TRUE(driver.tasks.empty());
}

TEST(TableService, BotsAmongThemselvesPauseWhenTheirVisitorsRateIsUsedUp) {
  SimulatedDriver driver({bot("greedy"), bot("greedy")});
  driver.limiter.refused[LimitedAction::kBotMove] = true;
  driver.join(SimulatedDriver::kSpectator);
  EXPECT_TRUE(driver.tasks.empty());
  driver.limiter.refused.clear();
  driver.pass(milliseconds(250));
  EXPECT_EQ(driver.tasks.size(), 1U);
}

// ---- Hints and reviews --------------------------------------------------------------------------

TEST(TableService, AnswersAllWhoWaitForAHint) {
  SimulatedDriver driver(humans(2));
  const RequestId first = driver.request(Operation::kHint, kAda, {{"after", 0}});
  const RequestId second = driver.request(Operation::kHint, kAda, {{"after", 0}});
  EXPECT_EQ(driver.limiter.acquired[LimitedAction::kAdvice], 1);
  driver.handle(TaskFinished{driver.only_task(), std::nullopt, R"({"moves":[]})"});
  EXPECT_EQ(driver.replies.at(first).body, R"({"moves":[],"after":0})");
  EXPECT_EQ(driver.replies.at(second).body, R"({"moves":[],"after":0})");
  const RequestId third = driver.request(Operation::kHint, kAda, {{"after", 0}});
  EXPECT_EQ(driver.status_of(third), 200U);
}

TEST(TableService, AHintIsStaleWhenTheTableChanges) {
  SimulatedDriver driver(humans(2));
  const SessionId ada = driver.join(kAda);
  const RequestId hint = driver.request(Operation::kHint, kAda, {{"after", 0}});
  const std::uint32_t task = driver.only_task();
  driver.move(ada, 1);
  EXPECT_EQ(driver.status_of(hint), 0U);
  driver.store();
  EXPECT_EQ(driver.status_of(hint), 409U);
  EXPECT_EQ(driver.cancelled, std::vector<std::uint32_t>{task});
  driver.handle(TaskFinished{task, std::nullopt, R"({"moves":[]})"});
}

TEST(TableService, LimitsWhoWaitsForAHint) {
  SimulatedDriver driver(humans(2));
  for (std::size_t i = 0; i < kMaxWaitingForHint; ++i) {
    EXPECT_EQ(driver.status_of(driver.request(Operation::kHint, kAda, {{"after", 0}})), 0U);
  }
  EXPECT_EQ(driver.status_of(driver.request(Operation::kHint, kAda, {{"after", 0}})), 429U);
}

TEST(TableService, AHintThatIsNotFoundCanBeRequestedAgain) {
  SimulatedDriver driver(humans(2));
  const RequestId hint = driver.request(Operation::kHint, kAda, {{"after", 0}});
  const std::uint32_t task = driver.only_task();
  driver.tasks.clear();
  driver.handle(TaskFinished{task, std::nullopt, "nonsense"});
  EXPECT_EQ(driver.status_of(hint), 503U);
  driver.request(Operation::kHint, kAda, {{"after", 0}});
  EXPECT_EQ(driver.tasks.size(), 1U);
}

TEST(TableService, RefusesAHintWithoutAFreePlace) {
  SimulatedDriver driver(humans(2));
  driver.limiter.full[LimitedResource::kHint] = true;
  EXPECT_EQ(driver.status_of(driver.request(Operation::kHint, kAda, {{"after", 0}})), 429U);
  EXPECT_TRUE(driver.tasks.empty());
}

// ---- Other processes ----------------------------------------------------------------------------

table::Entry chat_of_another_server(std::uint32_t seq, int moves = 0) {
  return {seq, table::test::kNow, table::EntryKind::kChat, 1, moves, "From elsewhere."};
}

TEST(TableService, StoresAChangeAfterTheEntriesThatCameFirst) {
  SimulatedDriver driver(humans(2), true);
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.chat(ada, 1, "Howdy!");
  driver.refuse(disk_full(), true);
  EXPECT_EQ(*driver.load_after, 0U);
  driver.load({chat_of_another_server(1)});
  EXPECT_EQ(driver.written_entry().seq, 2U);
  driver.store();
  EXPECT_EQ(driver.received(ada), "update update ok");
}

TEST(TableService, GivesUpAChangeThatOthersKeepForestalling) {
  SimulatedDriver driver(humans(2), true);
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.chat(ada, 1, "Howdy!");
  std::uint32_t others = 0;
  while (driver.write && others < 99) {
    driver.refuse(disk_full(), true);
    if (driver.load_after) driver.load({chat_of_another_server(++others)});
  }
  EXPECT_EQ(others, 8U);
  EXPECT_TRUE(driver.received(ada).ends_with("update internal"));
}

TEST(TableService, LoadsNewEntriesOnceBeforeAMoveIsRefusedAsStale) {
  SimulatedDriver driver(humans(2), true);
  const SessionId ada = driver.join(kAda);
  driver.move(ada, 1);
  driver.store();
  driver.received(ada);
  driver.send(ada, {{"type", "move"}, {"id", 2}, {"after", 0}, {"move", driver.some_move()}});
  EXPECT_EQ(driver.received(ada), "");
  EXPECT_EQ(*driver.load_after, 1U);
  driver.load({chat_of_another_server(2, 1)});
  EXPECT_EQ(driver.received(ada), "update stale");
  EXPECT_FALSE(driver.load_after || driver.write);
}

TEST(TableService, ClosesTheSessionsOfATableThatIsNoLongerStored) {
  SimulatedDriver driver(humans(2), true);
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.handle(TableChanged{});
  driver.load_after.reset();
  driver.handle(EntriesLoaded{EntriesLoaded::Outcome::kNoTable});
  EXPECT_EQ(driver.received(ada), "bad_key");
  EXPECT_TRUE(driver.closed[ada]);
  EXPECT_TRUE(driver.unloaded);
}

TEST(TableService, PublishesTheTurnOfASearchingBotEverySecond) {
  SimulatedDriver driver(ada_and("search"), true);
  const SessionId ada = driver.join(kAda);
  for (int i = 0; i < 50 && driver.shared_moves.empty(); ++i) {
    driver.move(ada, i);
    while (driver.write) driver.store();
  }
  EXPECT_TRUE(driver.tasks.empty());
  ASSERT_EQ(driver.shared_moves.size(), 1U);
  driver.pass(milliseconds(400));
  EXPECT_TRUE(driver.received(ada).ends_with("thinking"));
  driver.pass(milliseconds(600));
  EXPECT_EQ(driver.shared_moves.size(), 2U);
  driver.handle(TableChanged{true});  // the database was lost
  driver.load({});
  EXPECT_EQ(driver.shared_moves.size(), 3U);
}

TEST(TableService, NotesWhoIsConnectedToAnotherServer) {
  SimulatedDriver driver(humans(2), true);
  const SessionId ada = driver.join(kAda);
  driver.received(ada);
  driver.handle(PresenceHeard{"other", 2});
  EXPECT_EQ(driver.received(ada), "seats");
  driver.handle(PresenceHeard{"other", 2});
  EXPECT_EQ(driver.received(ada), "");
  driver.pass(milliseconds(91'000));
  driver.handle(PresenceDue{});
  EXPECT_EQ(driver.received(ada), "seats");
}

}  // namespace table_service_test
}  // namespace drover::service::test
