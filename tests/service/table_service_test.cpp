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
  SimulatedDriver host(humans(2));
  const SessionId ada = host.join(kAda);
  const SessionId bob = host.join(kBob);
  host.received(ada);
  host.received(bob);
  host.move(ada, 1);
  EXPECT_EQ(host.received(ada) + host.received(bob), "");
  EXPECT_EQ(host.table().seq(), 0U);
  EXPECT_EQ(host.written_entry().seq, 1U);
  host.store();
  EXPECT_EQ(host.received(ada), "update ok");
  EXPECT_EQ(host.received(bob), "update");
  EXPECT_EQ(host.table().seq(), 1U);
}

TEST(TableService, ChecksAChangeWhenTheOneBeforeItIsStored) {
  SimulatedDriver host(humans(2));
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.move(ada, 1);
  host.move(ada, 2);  // the same move again
  host.chat(ada, 3, "Howdy!");
  host.store();
  EXPECT_EQ(host.received(ada), "update ok stale");
  EXPECT_EQ(host.written_entry().text, "Howdy!");
  EXPECT_EQ(host.written_entry().seq, 2U);
  host.store();
  EXPECT_EQ(host.received(ada), "update ok");
}

TEST(TableService, RefusesAChangeWhenTooManyWait) {
  SimulatedDriver host(humans(2));
  const SessionId ada = host.join(kAda);
  host.received(ada);
  for (std::size_t i = 0; i <= kMaxQueueLength; ++i) host.chat(ada, 1, "Howdy!");
  EXPECT_EQ(host.received(ada), "");
  host.chat(ada, 2, "Howdy!");
  EXPECT_EQ(host.received(ada), "too_fast");
  while (host.write) host.store();
  EXPECT_EQ(host.table().seq(), kMaxQueueLength + 1);
}

TEST(TableService, AMoveThatIsNotStoredHasNotHappened) {
  SimulatedDriver host(humans(2));
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.move(ada, 1);
  host.refuse(disk_full());
  EXPECT_EQ(host.received(ada), "internal");
  EXPECT_EQ(host.table().seq(), 0U);
  host.move(ada, 2);
  host.store();
  EXPECT_EQ(host.received(ada), "update ok");
}

TEST(TableService, AnswersARequestWhenItsMoveIsStored) {
  SimulatedDriver host(humans(2));
  const RequestId request =
      host.request(Operation::kMove, kAda, {{"after", 0}, {"move", host.some_move()}});
  EXPECT_EQ(host.status_of(request), 0U);
  host.store();
  EXPECT_EQ(host.replies.at(request).body, R"({"seq":1})");
}

TEST(TableService, StoppedTablesAcceptNoChanges) {
  SimulatedDriver host(ada_and("search"));
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.handle(Stopped{});
  host.chat(ada, 1, "Howdy!");
  EXPECT_EQ(host.received(ada), "too_fast");
  EXPECT_FALSE(host.write);
}

TEST(TableService, EqualEventsHaveEqualEffects) {
  const auto play = [] {
    SimulatedDriver host(ada_and("greedy"));
    const SessionId ada = host.join(kAda);
    for (int i = 0; i < 30; ++i) {
      if (host.write) {
        host.store();
      } else if (!host.tasks.empty()) {
        host.finish_bot_task();
      } else {
        host.move(ada, i);
      }
    }
    EXPECT_GT(host.table().seq(), 8U);
    return host.transcript;
  };
  EXPECT_EQ(play(), play());
}

// ---- Keys and seats -----------------------------------------------------------------------------

TEST(TableService, ClosesASessionWithAnUnknownKey) {
  SimulatedDriver host(humans(2));
  const SessionId stranger = host.join(std::string(32, 'x'));
  EXPECT_EQ(host.received(stranger), "bad_key");
  EXPECT_TRUE(host.closed[stranger]);
  const RequestId request = host.request(Operation::kTable, "short");
  EXPECT_EQ(host.status_of(request), 403U);
}

TEST(TableService, SessionsWithALinkEndWhenItIsClaimed) {
  SimulatedDriver host(humans(2));
  const SessionId ada = host.join(kAda);
  const SessionId bob = host.join(kBob);
  host.received(bob);
  const RequestId request = host.request(Operation::kSit, kAda);
  EXPECT_EQ(std::get<ClaimSeat>(*host.write).link, kAda);
  host.finish_write({std::nullopt, std::string(32, 'n')});
  EXPECT_TRUE(host.closed[ada]);
  EXPECT_EQ(host.received(bob), "seats");
  EXPECT_EQ(host.replies.at(request).body, R"({"seat":1,"key":")" + std::string(32, 'n') + "\"}");
  EXPECT_EQ(host.status_of(host.request(Operation::kTable, std::string(32, 'n'))), 200U);
  EXPECT_EQ(host.status_of(host.request(Operation::kTable, kAda)), 403U);
}

TEST(TableService, AChangeThatWaitedLosesItsRightsWithTheSeat) {
  SimulatedDriver host(humans(2));
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.request(Operation::kHandToBot, kAda, {{"level", "greedy"}});
  host.chat(ada, 1, "Howdy!");
  host.store();
  EXPECT_EQ(host.received(ada), "update seats table not_allowed");
}

TEST(TableService, OnlyTheHostRenewsLinks) {
  SimulatedDriver host(humans(2));
  RequestReceived event{1, Operation::kRenewLink, "2", {}, {}, kAda, {}};
  host.handle(event);
  EXPECT_EQ(host.status_of(1), 403U);
  event.request = 2;
  event.key = SimulatedDriver::kHost;
  host.handle(event);
  host.finish_write({std::nullopt, std::string(32, 'n')});
  EXPECT_EQ(host.status_of(2), 200U);
  EXPECT_EQ(host.status_of(host.request(Operation::kTable, kBob)), 403U);
}

// ---- Bots ---------------------------------------------------------------------------------------

// Plays Ada's moves until a bot's task is running.
SessionId play_until_a_bot_thinks(SimulatedDriver& host) {
  const SessionId ada = host.join(kAda);
  for (int i = 0; i < 50 && host.tasks.empty(); ++i) {
    host.move(ada, i);
    while (host.write) host.store();
  }
  host.received(ada);
  return ada;
}

TEST(TableService, PlaysTheMoveOfABotWhenItsTaskFinishes) {
  SimulatedDriver host(ada_and("greedy"));
  const SessionId ada = play_until_a_bot_thinks(host);
  const std::uint32_t before = host.table().seq();
  host.finish_bot_task();
  EXPECT_EQ(host.received(ada), "");
  host.store();
  EXPECT_EQ(host.received(ada), "update");
  EXPECT_EQ(host.table().seq(), before + 1);
}

TEST(TableService, IgnoresTheMoveOfABotWhosePositionWasTakenBack) {
  SimulatedDriver host(ada_and("greedy"));
  const SessionId ada = play_until_a_bot_thinks(host);
  const std::uint32_t task = host.only_task();
  const auto turn = std::get<std::shared_ptr<const table::BotTurn>>(host.tasks.at(task).work);
  host.send(ada, {{"type", "undo"}, {"id", 1}, {"after", host.table().seq()}, {"to", 0}});
  host.store();
  EXPECT_EQ(host.received(ada), "update ok");
  EXPECT_EQ(host.cancelled, std::vector<std::uint32_t>{task});
  const std::uint32_t before = host.table().seq();
  host.handle(TaskFinished{task, table::test::think_afresh(*turn), {}});
  EXPECT_FALSE(host.write);
  EXPECT_EQ(host.table().seq(), before);
}

TEST(TableService, TriesABotsTurnAgainWhenItsMoveIsNotStored) {
  SimulatedDriver host(ada_and("greedy"));
  play_until_a_bot_thinks(host);
  host.finish_bot_task();
  host.refuse(disk_full());
  EXPECT_TRUE(host.tasks.empty());
  host.pass(milliseconds(999));
  EXPECT_TRUE(host.tasks.empty());
  host.pass(milliseconds(1));
  EXPECT_EQ(host.tasks.size(), 1U);
}

TEST(TableService, RestartsATaskThatFoundNothing) {
  SimulatedDriver host(ada_and("greedy"));
  play_until_a_bot_thinks(host);
  const std::uint32_t task = host.only_task();
  host.tasks.clear();
  host.handle(TaskFinished{task, std::nullopt, {}});
  EXPECT_NE(host.only_task(), task);
}

TEST(TableService, AnnouncesABotThatThinksForLong) {
  SimulatedDriver host(ada_and("search"));
  const SessionId ada = play_until_a_bot_thinks(host);
  host.pass(milliseconds(399));
  EXPECT_EQ(host.received(ada), "");
  host.pass(milliseconds(1));
  EXPECT_EQ(host.received(ada), "thinking");
  host.pass(milliseconds(5000));
  EXPECT_EQ(host.received(ada), "");
}

TEST(TableService, BotsAmongThemselvesWaitForAnAudience) {
  SimulatedDriver host({bot("greedy"), bot("greedy")});
  host.request(Operation::kTable, SimulatedDriver::kSpectator);
  EXPECT_TRUE(host.tasks.empty());
  const SessionId spectator = host.join(SimulatedDriver::kSpectator);
  EXPECT_EQ(host.tasks.size(), 1U);
  host.handle(SessionClosed{spectator});
  for (int i = 0; i < 9 && !(host.tasks.empty() && !host.write); ++i) {
    host.write ? host.store() : host.finish_bot_task();
  }
  EXPECT_TRUE(host.tasks.empty());
}

TEST(TableService, BotsAmongThemselvesPauseWhenTheirVisitorsRateIsUsedUp) {
  SimulatedDriver host({bot("greedy"), bot("greedy")});
  host.limiter.refused[LimitedAction::kBotMove] = true;
  host.join(SimulatedDriver::kSpectator);
  EXPECT_TRUE(host.tasks.empty());
  host.limiter.refused.clear();
  host.pass(milliseconds(250));
  EXPECT_EQ(host.tasks.size(), 1U);
}

// ---- Hints and reviews --------------------------------------------------------------------------

TEST(TableService, AnswersAllWhoWaitForAHint) {
  SimulatedDriver host(humans(2));
  const RequestId first = host.request(Operation::kHint, kAda, {{"after", 0}});
  const RequestId second = host.request(Operation::kHint, kAda, {{"after", 0}});
  EXPECT_EQ(host.limiter.acquired[LimitedAction::kAdvice], 1);
  host.handle(TaskFinished{host.only_task(), std::nullopt, R"({"moves":[]})"});
  EXPECT_EQ(host.replies.at(first).body, R"({"moves":[],"after":0})");
  EXPECT_EQ(host.replies.at(second).body, R"({"moves":[],"after":0})");
  const RequestId third = host.request(Operation::kHint, kAda, {{"after", 0}});
  EXPECT_EQ(host.status_of(third), 200U);
}

TEST(TableService, AHintIsStaleWhenTheTableChanges) {
  SimulatedDriver host(humans(2));
  const SessionId ada = host.join(kAda);
  const RequestId hint = host.request(Operation::kHint, kAda, {{"after", 0}});
  const std::uint32_t task = host.only_task();
  host.move(ada, 1);
  EXPECT_EQ(host.status_of(hint), 0U);
  host.store();
  EXPECT_EQ(host.status_of(hint), 409U);
  EXPECT_EQ(host.cancelled, std::vector<std::uint32_t>{task});
  host.handle(TaskFinished{task, std::nullopt, R"({"moves":[]})"});
}

TEST(TableService, LimitsWhoWaitsForAHint) {
  SimulatedDriver host(humans(2));
  for (std::size_t i = 0; i < kMaxWaitingForHint; ++i) {
    EXPECT_EQ(host.status_of(host.request(Operation::kHint, kAda, {{"after", 0}})), 0U);
  }
  EXPECT_EQ(host.status_of(host.request(Operation::kHint, kAda, {{"after", 0}})), 429U);
}

TEST(TableService, AHintThatIsNotFoundCanBeRequestedAgain) {
  SimulatedDriver host(humans(2));
  const RequestId hint = host.request(Operation::kHint, kAda, {{"after", 0}});
  const std::uint32_t task = host.only_task();
  host.tasks.clear();
  host.handle(TaskFinished{task, std::nullopt, "nonsense"});
  EXPECT_EQ(host.status_of(hint), 503U);
  host.request(Operation::kHint, kAda, {{"after", 0}});
  EXPECT_EQ(host.tasks.size(), 1U);
}

TEST(TableService, RefusesAHintWithoutAFreePlace) {
  SimulatedDriver host(humans(2));
  host.limiter.full[LimitedResource::kHint] = true;
  EXPECT_EQ(host.status_of(host.request(Operation::kHint, kAda, {{"after", 0}})), 429U);
  EXPECT_TRUE(host.tasks.empty());
}

// ---- Other processes ----------------------------------------------------------------------------

table::Entry chat_of_another_server(std::uint32_t seq) {
  return {seq, table::test::kNow, table::EntryKind::kChat, 1, 0, "From elsewhere."};
}

TEST(TableService, StoresAChangeAfterTheEntriesThatCameFirst) {
  SimulatedDriver host(humans(2), true);
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.chat(ada, 1, "Howdy!");
  host.refuse(disk_full(), true);
  EXPECT_EQ(*host.load_after, 0U);
  host.load({chat_of_another_server(1)});
  EXPECT_EQ(host.written_entry().seq, 2U);
  host.store();
  EXPECT_EQ(host.received(ada), "update update ok");
}

TEST(TableService, GivesUpAChangeThatOthersKeepForestalling) {
  SimulatedDriver host(humans(2), true);
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.chat(ada, 1, "Howdy!");
  std::uint32_t others = 0;
  while (host.write && others < 99) {
    host.refuse(disk_full(), true);
    if (host.load_after) host.load({chat_of_another_server(++others)});
  }
  EXPECT_EQ(others, 8U);
  EXPECT_TRUE(host.received(ada).ends_with("update internal"));
}

TEST(TableService, LoadsNewEntriesOnceBeforeAMoveIsRefusedAsStale) {
  SimulatedDriver host(humans(2), true);
  const SessionId ada = host.join(kAda);
  host.move(ada, 1);
  host.store();
  host.received(ada);
  host.send(ada, {{"type", "move"}, {"id", 2}, {"after", 0}, {"move", host.some_move()}});
  EXPECT_EQ(host.received(ada), "");
  EXPECT_EQ(*host.load_after, 1U);
  host.load({chat_of_another_server(2)});
  EXPECT_EQ(host.received(ada), "update stale");
  EXPECT_FALSE(host.load_after || host.write);
}

TEST(TableService, ClosesTheSessionsOfATableThatIsNoLongerStored) {
  SimulatedDriver host(humans(2), true);
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.handle(TableChanged{});
  host.load_after.reset();
  host.handle(EntriesLoaded{EntriesLoaded::Outcome::kNoTable});
  EXPECT_EQ(host.received(ada), "bad_key");
  EXPECT_TRUE(host.closed[ada]);
  EXPECT_TRUE(host.unloaded);
}

TEST(TableService, PublishesTheTurnOfASearchingBotEverySecond) {
  SimulatedDriver host(ada_and("search"), true);
  const SessionId ada = host.join(kAda);
  for (int i = 0; i < 50 && host.shared_moves.empty(); ++i) {
    host.move(ada, i);
    while (host.write) host.store();
  }
  EXPECT_TRUE(host.tasks.empty());
  ASSERT_EQ(host.shared_moves.size(), 1U);
  host.pass(milliseconds(400));
  EXPECT_TRUE(host.received(ada).ends_with("thinking"));
  host.pass(milliseconds(600));
  EXPECT_EQ(host.shared_moves.size(), 2U);
  host.handle(TableChanged{true});  // the database was lost
  host.load({});
  EXPECT_EQ(host.shared_moves.size(), 3U);
}

TEST(TableService, NotesWhoIsConnectedToAnotherServer) {
  SimulatedDriver host(humans(2), true);
  const SessionId ada = host.join(kAda);
  host.received(ada);
  host.handle(PresenceHeard{"other", 2});
  EXPECT_EQ(host.received(ada), "seats");
  host.handle(PresenceHeard{"other", 2});
  EXPECT_EQ(host.received(ada), "");
  host.pass(milliseconds(91'000));
  host.handle(PresenceDue{});
  EXPECT_EQ(host.received(ada), "seats");
}

}  // namespace table_service_test
}  // namespace drover::service::test
