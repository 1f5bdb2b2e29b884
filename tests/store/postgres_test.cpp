// Tests of PostgreSQL only: failures, several processes, the task board, copies between backends.
#include "support/postgres.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>

#include "store/helpers.h"
#include "store/sqlite.h"
#include "store/task_board.h"

namespace drover::store::test {
namespace postgres_test {

using drover::test::Postgres;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;
using ::testing::HasSubstr;
using ::testing::Not;

class PostgresStore : public ::testing::Test {
 public:
  PostgresStore() = default;
  PostgresStore(const PostgresStore&) = delete;
  PostgresStore& operator=(const PostgresStore&) = delete;
  ~PostgresStore() override {
    if (!address_.empty()) Postgres::of_this_process().drop_databases();
  }

 protected:
  void SetUp() override {
    if (!Postgres::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
    address_ = Postgres::of_this_process().make_database();
  }
  std::unique_ptr<Store> open() const { return must_open_at(address_); }
  static Failure refused(const std::string& address) {
    const auto opened = open_shared_store(address);
    EXPECT_FALSE(opened) << "was opened";
    if (opened) return {};
    EXPECT_EQ(opened.error().sentence.back(), '.') << opened.error().sentence;
    return opened.error();
  }

  std::string address_;
};
using PostgresFailure = PostgresStore;
using PostgresTaskBoard = PostgresStore;
using PostgresMove = PostgresStore;
using PostgresLost = PostgresStore;

// ---- Bad input ----------------------------------------------------------------------------------

TEST_F(PostgresFailure, NoServerAtTheAddress) {
  const Failure failure = refused("postgresql:///tables?user=drover&host=/nowhere/at/all");
  EXPECT_EQ(failure.kind, FailureKind::kUnreachable) << failure.sentence;
}

TEST_F(PostgresFailure, InvalidAddress) {
  EXPECT_EQ(refused("postgresql://%%%").kind, FailureKind::kUnreachable);
}

TEST_F(PostgresFailure, MissingDatabase) {
  const Failure failure = refused(Postgres::of_this_process().address_of("nothing_there"));
  EXPECT_EQ(failure.kind, FailureKind::kNotWritable) << failure.sentence;
  EXPECT_THAT(failure.sentence, HasSubstr("nothing_there"));
}

TEST_F(PostgresFailure, DoesNotReportThePassword) {
  const Failure failure =
      refused("postgresql://drover:hush@/nothing_there?host=" +
              address_.substr(address_.find("host=") + std::string("host=").size()));
  EXPECT_THAT(failure.sentence, Not(HasSubstr("hush")));
}

TEST_F(PostgresFailure, MissingPrivilegeIsReported) {
  Postgres::connect(address_)->execute(
      "DO $$ BEGIN CREATE ROLE guest LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$");
  const std::string as_guest = std::string(address_).replace(
      address_.find("user=drover"), std::string("user=drover").size(), "user=guest");
  const Failure failure = refused(as_guest);
  EXPECT_EQ(failure.kind, FailureKind::kNotWritable) << failure.sentence;
}

TEST_F(PostgresFailure, DatabaseOfAnotherProgramIsNotChanged) {
  const auto inside = Postgres::connect(address_);
  inside->execute("CREATE TABLE theirs (a INT)");
  EXPECT_EQ(refused(address_).kind, FailureKind::kCorrupt);
  EXPECT_EQ(inside->integer("SELECT count(*) FROM pg_class WHERE relnamespace = "
                            "'public'::regnamespace"),
            1);
}

TEST_F(PostgresFailure, NewerDatabaseIsRefusedAndNotChanged) {
  const std::string id = must_create(*open(), two_seats()).id;
  const auto inside = Postgres::connect(address_);
  inside->execute("UPDATE drover_schema SET version = 99");
  const Failure failure = refused(address_);
  EXPECT_EQ(failure.kind, FailureKind::kNewerSchema);
  EXPECT_THAT(failure.sentence, HasSubstr("99"));
  EXPECT_EQ(kind_of(verify(address_)), FailureKind::kNewerSchema);
  EXPECT_EQ(inside->integer("SELECT version FROM drover_schema"), 99);
  EXPECT_EQ(inside->integer("SELECT count(*) FROM tables"), 1);
}

TEST_F(PostgresFailure, OlderDatabaseIsMigrated) {
  const std::string id = must_create(*open(), two_seats()).id;
  const auto inside = Postgres::connect(address_);
  inside->execute("DROP TABLE commits, findings, jobs; UPDATE drover_schema SET version = 1");
  must_load(*open(), id);
  EXPECT_EQ(inside->integer("SELECT count(*) FROM findings JOIN jobs USING (table_number)"), 0);
}

// A file system of some megabytes, if the process may mount one.
class SmallDisk {
 public:
  SmallDisk() : there_(::mount("none", folder_.path().c_str(), "tmpfs", 0, "size=12m") == 0) {}
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    if (there_) ::umount2(folder_.path().c_str(), MNT_DETACH);
  }
  bool is_there() const { return there_; }
  const std::filesystem::path& path() const { return folder_.path(); }
  void grow() const { ::mount("none", folder_.path().c_str(), "tmpfs", MS_REMOUNT, "size=48m"); }

 private:
  Folder folder_;
  bool there_;
};

// Fills the rest of the disk with another file.
void fill_disk(Connection& inside) {
  inside.execute("CREATE TABLE ballast (text TEXT)");
  for (const char* rows : {"200", "1"}) {
    const std::string more = std::string("INSERT INTO ballast SELECT repeat('x', 1900) FROM ") +
                             "generate_series(1, " + rows + ")";
    try {
      for (;;) inside.execute(more);
    } catch (const SqlError&) {
      // So many tables do not fit.
    }
  }
}

TEST_F(PostgresFailure, FullDiskIsReportedLosesNothingAndWorksAgainWithRoom) {
  const SmallDisk disk;
  if (!disk.is_there()) GTEST_SKIP() << "only root may mount a small disk; see the next test";
  Postgres own;
  const std::string address = own.make_database_on(disk.path());
  const auto store = must_open_at(address);
  const std::string id = must_create(*store, two_seats()).id;
  fill_disk(*Postgres::connect(address));
  constexpr std::uint32_t kMoreThanFit = 2000;
  std::uint32_t stored = 0;
  std::optional<Failure> failure;
  while (stored < kMoreThanFit && !(failure = append_now(*store, id, chat_entry(stored + 1)))) {
    ++stored;
  }
  ASSERT_EQ(kind_of(failure), FailureKind::kDiskFull) << stored;
  EXPECT_EQ(must_load(*store, id).data.log.size(), stored);
  EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(stored + 1))), FailureKind::kDiskFull);
  disk.grow();
  EXPECT_EQ(append_now(*store, id, chat_entry(stored + 1)), std::nullopt);
  EXPECT_EQ(must_load(*store, id).data.log.size(), stored + 1);
  EXPECT_TRUE(table::test::must(verify(address)).problems.empty());
}

// Errors of the database, raised by a trigger.
TEST_F(PostgresFailure, RejectedWriteIsReportedAndWorksAgainLater) {
  const auto store = open();
  const auto inside = Postgres::connect(address_);
  const std::string id = must_create(*store, two_seats()).id;
  std::uint32_t stored = 0;
  const std::pair<const char*, FailureKind> problems[] = {
      {"53100", FailureKind::kDiskFull},
      {"25006", FailureKind::kNotWritable},
      {"53200", FailureKind::kUnreachable},  // out of memory; it recovers
      {"58030", FailureKind::kOther},
      {"XX001", FailureKind::kCorrupt}};
  for (const auto& [state, kind] : problems) {
    inside->execute(
        "CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'it does not work' USING ERRCODE = '" +
        std::string(state) +
        "'; END $$; CREATE TRIGGER fails BEFORE INSERT ON entries "
        "FOR EACH ROW EXECUTE FUNCTION fail()");
    EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(stored + 1))), kind) << state;
    inside->execute("DROP TRIGGER fails ON entries");
    EXPECT_EQ(append_now(*store, id, chat_entry(stored + 1)), std::nullopt) << state;
    ++stored;
    EXPECT_EQ(must_load(*store, id).data.log.size(), stored);
  }
}

// ---- Several processes --------------------------------------------------------------------------

TEST_F(PostgresStore, CanBeOpenedBySeveralProcesses) {
  std::vector<std::thread> threads;
  std::atomic<int> opened = 0;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      if (open_shared_store(address_)) ++opened;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(opened, 4);
}

TEST_F(PostgresStore, OneOfTwoAppendsOfTheSameEntrySucceeds) {
  const auto one = open();
  const auto other = open();
  const std::string id = must_create(*one, two_seats()).id;
  EXPECT_EQ(append_now(*one, id, chat_entry(1, "one")), std::nullopt);
  EXPECT_EQ(kind_of(append_now(*other, id, chat_entry(1, "other"))), FailureKind::kConflict);
  EXPECT_EQ(append_now(*other, id, chat_entry(2, "other")), std::nullopt);
  EXPECT_EQ(kind_of(append_now(*one, id, chat_entry(2, "one"))), FailureKind::kConflict);
  EXPECT_EQ(append_now(*one, id, chat_entry(3, "one")), std::nullopt);
  const auto log = must_load(*other, id).data.log;
  ASSERT_EQ(log.size(), 3U);
  EXPECT_EQ(log[1].text, "other");
}

TEST_F(PostgresStore, ConcurrentAppendsLoseNothingAndWriteNothingTwice) {
  constexpr int kStores = 3;
  constexpr int kTables = 6;
  constexpr std::uint32_t kEach = 30;
  std::vector<std::string> ids;
  {
    const auto store = open();
    for (int i = 0; i < kTables; ++i) ids.push_back(must_create(*store, two_seats()).id);
  }
  std::vector<std::thread> threads;
  std::array<std::atomic<int>, kTables> stored{};
  for (int s = 0; s < kStores; ++s) {
    threads.emplace_back([&, s] {
      const auto store = open();
      for (int i = 0; i < kTables; ++i) {
        // Each process uses another order, so that they lock the tables in conflicting orders.
        const auto table = static_cast<std::size_t>((i * (s + 1) + s) % kTables);
        for (std::uint32_t done = 0; done < kEach;) {
          const auto last =
              static_cast<std::uint32_t>(must_load(*store, ids[table]).data.log.size());
          const auto failure =
              append_now(*store, ids[table], chat_entry(last + 1, std::to_string(s)));
          if (!failure) {
            ++done;
            ++stored[table];
          } else {
            ASSERT_EQ(failure->kind, FailureKind::kConflict) << failure->sentence;
          }
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const auto store = open();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    EXPECT_EQ(must_load(*store, ids[i]).data.log.size(), static_cast<std::size_t>(stored[i]));
  }
  EXPECT_TRUE(table::test::must(verify(address_)).problems.empty());
}

// Collects notifications and waits for them.
class NotificationLog {
 public:
  static constexpr const char* kAny = "any";

  Store::OnTableChange listener() {
    return [this](const std::optional<std::string>& id) {
      const std::lock_guard guard(mutex_);
      received_.insert(id.value_or(kAny));
      changed_.notify_all();
    };
  }
  // Waits for an id and removes it, so that the next call waits for another notification.
  bool receives(const std::string& id) {
    std::unique_lock guard(mutex_);
    return changed_.wait_for(guard, seconds(30), [&] { return received_.erase(id) > 0; });
  }
  bool has_received(const std::string& id) {
    const std::lock_guard guard(mutex_);
    return received_.contains(id);
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::set<std::string> received_;
};

TEST_F(PostgresStore, NotifiesOtherProcessesOfEveryChangeAndNotItself) {
  NotificationLog own;
  NotificationLog others;  // must outlive the store
  const auto one = open();
  const auto other = open();
  one->listen(own.listener(), [](const Presence&) {});
  other->listen(others.listener(), [](const Presence&) {});
  // A new listener gets the notification that any table may have changed.
  ASSERT_TRUE(own.receives(NotificationLog::kAny));
  ASSERT_TRUE(others.receives(NotificationLog::kAny));
  const auto change = [&](auto work) {
    const CreatedTable made = must_create(*one, two_seats());
    work(made);
    EXPECT_TRUE(others.receives(made.id));
    EXPECT_FALSE(own.has_received(made.id));
  };
  change([&](const CreatedTable& made) { append_now(*one, made.id, chat_entry(1)); });
  change([&](const CreatedTable& made) { rename_now(*one, made.id, 0, "Countess"); });
  change([&](const CreatedTable& made) {
    static_cast<void>(claim_now(*one, made.id, 0, made.seat_keys[0]));
  });
  change([&](const CreatedTable& made) {
    static_cast<void>(renew_link_now(*one, made.id, 0, note_entry(1)));
  });
  change([&](const CreatedTable&) { must_sweep(*one, kNow + 86'400 * 9, {1, 1}); });
}

TEST_F(PostgresStore, NotifiesOtherProcessesOfPresence) {
  std::promise<Presence> announced;
  NotificationLog own;
  NotificationLog others;
  const auto one = open();
  const auto other = open();
  one->listen(own.listener(), [](const Presence&) { FAIL() << "it was said here"; });
  other->listen(others.listener(),
                [&](const Presence& presence) { announced.set_value(presence); });
  // Announcements are not repeated for new listeners, so it is sent when both listen.
  ASSERT_TRUE(own.receives(NotificationLog::kAny));
  ASSERT_TRUE(others.receives(NotificationLog::kAny));
  const std::string id = must_create(*one, two_seats()).id;
  one->announce(id, 5);
  auto received = announced.get_future();
  ASSERT_EQ(received.wait_for(seconds(30)), std::future_status::ready);
  const Presence presence = received.get();
  EXPECT_EQ(presence.table, id);
  EXPECT_EQ(presence.seats, 5U);
}

TEST_F(PostgresStore, LoadsTheEntriesAfterAnEntry) {
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  for (std::uint32_t seq = 1; seq <= 5; ++seq) append_now(*store, id, chat_entry(seq));
  const auto rest = table::test::must(store->load_after(id, 3)).data.log;
  ASSERT_EQ(rest.size(), 2U);
  EXPECT_EQ(rest[0], chat_entry(4));
  EXPECT_TRUE(table::test::must(store->load_after(id, 5)).data.log.empty());
  EXPECT_EQ(kind_of(store->load_after(id, 6)), FailureKind::kCorrupt);
}

// ---- Task board: moves of bots ------------------------------------------------------------------

TEST_F(PostgresTaskBoard, TaskIsClaimedOnce) {
  const auto store = open();
  const auto one = open_task_board(address_);
  const auto other = open_task_board(address_);
  const std::string id = must_create(*store, two_seats()).id;
  EXPECT_EQ(one->publish_move_task({id, 0, 1}), std::nullopt);
  EXPECT_EQ(other->publish_move_task({id, 0, 1}), std::nullopt) << "it is there already";
  const auto claimed = table::test::must(other->claim_task());
  ASSERT_TRUE(claimed.has_value());
  EXPECT_EQ(claimed->table, id);
  EXPECT_EQ(other->renew_claims({*claimed}), std::nullopt);
  EXPECT_FALSE(table::test::must(one->claim_task()).has_value());
  EXPECT_EQ(other->remove_task(*claimed), std::nullopt);
  EXPECT_FALSE(table::test::must(one->claim_task()).has_value());
}

TEST_F(PostgresTaskBoard, MostUrgentTaskIsClaimedFirst) {
  const auto store = open();
  const auto board = open_task_board(address_);
  const std::string later = must_create(*store, two_seats()).id;
  const std::string now = must_create(*store, two_seats()).id;
  EXPECT_EQ(board->publish_move_task({later, 0, 2}), std::nullopt);
  EXPECT_EQ(board->publish_move_task({now, 0, 0}), std::nullopt);
  EXPECT_EQ(table::test::must(board->claim_task())->table, now);
  EXPECT_EQ(table::test::must(board->claim_task())->table, later);
}

TEST_F(PostgresTaskBoard, TaskOfADeadClaimantIsClaimedWithinSeconds) {
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  const auto alive = open_task_board(address_);
  EXPECT_EQ(alive->publish_move_task({id, 0, 0}), std::nullopt);
  ASSERT_TRUE(table::test::must(open_task_board(address_)->claim_task())
                  .has_value());  // its connection ends here
  const auto since = steady_clock::now();
  while (!table::test::must(alive->claim_task())) {
    ASSERT_LT(steady_clock::now() - since, seconds(10));
    alive->wait(milliseconds(100));
  }
}

TEST_F(PostgresTaskBoard, ReleasedTaskCanBeClaimedAgain) {
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  const auto board = open_task_board(address_);
  EXPECT_EQ(board->publish_move_task({id, 0, 0}), std::nullopt);
  const auto claimed = table::test::must(board->claim_task());
  ASSERT_TRUE(claimed.has_value());
  EXPECT_EQ(board->renew_claims({*claimed}), std::nullopt);
  EXPECT_EQ(board->release_claim(*claimed), std::nullopt);
  EXPECT_TRUE(table::test::must(open_task_board(address_)->claim_task()).has_value());
}

// The claimant may never learn of its claim, if the connection is lost before the answer arrives.
TEST_F(PostgresTaskBoard, LeaseExpiresIfItIsNotRenewed) {
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  const auto taker = open_task_board(address_);
  const auto other = open_task_board(address_);
  EXPECT_EQ(taker->publish_move_task({id, 0, 0}), std::nullopt);
  ASSERT_TRUE(table::test::must(taker->claim_task()).has_value());
  const auto since = steady_clock::now();
  while (!table::test::must(other->claim_task())) {
    ASSERT_LT(steady_clock::now() - since, seconds(10));
    EXPECT_EQ(taker->renew_claims({}), std::nullopt);
    other->wait(milliseconds(100));
  }
}

// ---- Task board: hints and reviews --------------------------------------------------------------

class PostgresFindings : public PostgresTaskBoard {
 protected:
  void SetUp() override {
    PostgresTaskBoard::SetUp();
    if (IsSkipped()) return;
    store_ = open();
    id_ = must_create(*store_, two_seats()).id;
    requester_ = open_task_board(address_);
    claimant_ = open_task_board(address_);
  }
  Task review(std::uint32_t after = 7) const { return {id_, after, 1, TaskKind::kReview}; }
  Task hint(std::uint32_t after = 7) const { return {id_, after, 0, TaskKind::kHint}; }
  std::vector<std::string> ask(const Task& task, std::size_t known = 0) {
    return table::test::must(requester_->request_findings(task, known));
  }
  Task claim() {
    const auto claimed = table::test::must(claimant_->claim_task());
    EXPECT_TRUE(claimed.has_value());
    return claimed.value_or(Task{});
  }
  bool nothing_to_claim() { return !table::test::must(claimant_->claim_task()).has_value(); }
  std::int64_t count(const char* rows) const {
    return Postgres::connect(address_)->integer(std::string("SELECT count(*) FROM ") + rows);
  }

  std::unique_ptr<Store> store_;
  std::string id_;
  std::unique_ptr<TaskBoard> requester_;
  std::unique_ptr<TaskBoard> claimant_;
};
using Texts = std::vector<std::string>;

TEST_F(PostgresFindings, RequestReturnsTheFindingsSinceTheLastOne) {
  EXPECT_EQ(ask(review()), Texts{});
  const Task task = claim();
  EXPECT_EQ(task.kind, TaskKind::kReview);
  EXPECT_EQ(task.after, 7U);
  EXPECT_EQ(claimant_->add_findings(task, 0, {"a", "b"}, false), std::nullopt);
  EXPECT_EQ(ask(review()), (Texts{"a", "b"}));
  EXPECT_EQ(claimant_->add_findings(claim(), 2, {"c"}, true), std::nullopt);
  EXPECT_EQ(ask(review(), 2), Texts{"c"});
  EXPECT_EQ(ask(review(), 3), Texts{});
  EXPECT_TRUE(nothing_to_claim()) << "all was found";
  // Another server gets all findings.
  EXPECT_EQ(table::test::must(open_task_board(address_)->request_findings(review(), 0)),
            (Texts{"a", "b", "c"}));
}

TEST_F(PostgresFindings, NewFindingNotifiesTheServer) {
  ask(hint());
  EXPECT_EQ(claimant_->add_findings(claim(), 0, {"e4"}, true), std::nullopt);
  const auto since = steady_clock::now();
  for (Texts notified; notified != Texts{id_};) {
    notified = requester_->wait(milliseconds(500));
    ASSERT_LT(steady_clock::now() - since, seconds(10));
  }
}

TEST_F(PostgresFindings, NewClaimantContinuesAfterTheFindingsSoFar) {
  ask(review());
  EXPECT_EQ(claimant_->add_findings(claim(), 0, {"a"}, false), std::nullopt);
  const Task left = claim();
  claimant_ = open_task_board(address_);  // ends the connection of the first claimant
  std::optional<Task> claimed;
  const auto since = steady_clock::now();
  while (!(claimed = table::test::must(claimant_->claim_task()))) {
    ASSERT_LT(steady_clock::now() - since, seconds(10));
    claimant_->wait(milliseconds(50));
  }
  EXPECT_EQ(table::test::must(claimant_->findings(*claimed)), Texts{"a"});
  EXPECT_EQ(claimant_->add_findings(*claimed, 1, {"b"}, true), std::nullopt);
  // Findings of the first claimant are dropped.
  EXPECT_EQ(requester_->add_findings(left, 1, {"other"}, true), std::nullopt);
  EXPECT_EQ(ask(review()), (Texts{"a", "b"}));
}

TEST_F(PostgresFindings, FindingOfAnOldPositionIsDropped) {
  ask(hint(7));
  const Task old = claim();
  ask(hint(9));  // the table has moved on
  EXPECT_EQ(claimant_->add_findings(old, 0, {"old"}, true), std::nullopt);
  EXPECT_EQ(ask(hint(9)), Texts{});
  EXPECT_EQ(ask(hint(7)), Texts{}) << "nobody is told about what is no more";
  EXPECT_EQ(claim().after, 9U);
  EXPECT_EQ(count("findings"), 0);
  EXPECT_EQ(count("jobs"), 1);
}

TEST_F(PostgresFindings, TableHasOneTaskOfEachKindForAnyNumberOfRequests) {
  const auto other = open_task_board(address_);
  for (int i = 0; i < 3; ++i) {
    ask(hint());
    ask(review());
    static_cast<void>(other->request_findings(hint(), 0));
  }
  EXPECT_EQ(requester_->publish_move_task({id_, 7, 0}), std::nullopt);
  EXPECT_EQ(count("jobs"), 3);
}

TEST_F(PostgresFindings, TaskWithoutRequestsPausesAndExpires) {
  ask(review());
  EXPECT_EQ(claimant_->add_findings(claim(), 0, {"a"}, false), std::nullopt);
  const auto inside = Postgres::connect(address_);
  const auto long_ago = [&](auto time) {
    inside->execute("UPDATE jobs SET wanted = now() - interval '" +
                    std::to_string(seconds(time).count() + 1) + " s'");
  };
  long_ago(TaskBoard::kPausedAfter);
  EXPECT_TRUE(nothing_to_claim());
  EXPECT_EQ(claimant_->remove_expired_tasks(), std::nullopt);
  EXPECT_EQ(ask(review()), Texts{"a"}) << "somebody comes back to it";
  EXPECT_EQ(claim().kind, TaskKind::kReview);
  long_ago(TaskBoard::kExpiresAfter);
  EXPECT_EQ(claimant_->remove_expired_tasks(), std::nullopt);
  EXPECT_EQ(count("jobs"), 0);
  EXPECT_EQ(count("findings"), 0);
}

TEST_F(PostgresFindings, RemovedTableHasNoTasks) {
  EXPECT_EQ(ask({"nosuchtable", 0, 0, TaskKind::kHint}), Texts{});
  ask(hint());
  must_sweep(*store_, kNow + 86'400 * 9, {1, 1});
  EXPECT_TRUE(nothing_to_claim());
}

// ---- Copies between backends --------------------------------------------------------------------

TEST_F(PostgresMove, CopiesBothWaysWithoutLoss) {
  const Folder folder;
  std::string book;
  std::vector<std::string> ids;
  CreatedTable claimed;
  std::string own;
  {
    const auto store = must_open(folder.data());
    book = must_make_book(*store);
    for (int i = 0; i < 3; ++i) {
      ids.push_back(must_create(*store, solo_table(), book).id);
      append_now(*store, ids.back(), move_entry(1), ends_with(60 + i));
    }
    claimed = must_create(*store, two_seats());
    own = table::test::must(claim_now(*store, claimed.id, 0, claimed.seat_keys[0]));
    append_now(*store, claimed.id, chat_entry(1, "it's \"fine\" \U0001f404"));
    must_sweep(*store, kNow + 86'400 * 9, {1, 0}, 1);  // leaves a result without its game
  }
  const auto moved = table::test::must(move_store(folder.data(), address_));
  EXPECT_EQ(moved.tables, 3);
  EXPECT_EQ(moved.entries, 3);
  EXPECT_EQ(moved.books, 1);
  {
    const auto store = open();
    EXPECT_EQ(viewer_with_key(must_load(*store, claimed.id).keys, own), 0);
    EXPECT_EQ(must_read_book(*store, book).total, 3);
    // New tables get new row numbers.
    must_create(*store, solo_table(), book);
    append_now(*store, claimed.id, chat_entry(2));
  }
  const std::string back = folder.path() / "back";
  EXPECT_EQ(table::test::must(move_store(address_, back)).tables, 4);
  const auto store = must_open(back);
  EXPECT_EQ(must_load(*store, claimed.id).data.log.size(), 2U);
  EXPECT_EQ(must_read_book(*store, book).results[0].result, some_result(62));
  EXPECT_TRUE(table::test::must(verify(back)).problems.empty());
}

TEST_F(PostgresMove, RefusesATargetThatIsNotEmpty) {
  const Folder folder;
  must_create(*must_open(folder.data()), two_seats());
  must_create(*open(), two_seats());
  EXPECT_EQ(kind_of(move_store(folder.data(), address_)), FailureKind::kNotWritable);
  EXPECT_EQ(kind_of(move_store(address_, folder.data())), FailureKind::kNotWritable);
  EXPECT_EQ(SqliteConnection(folder.database()).integer("SELECT count(*) FROM tables"), 1);
  EXPECT_EQ(Postgres::connect(address_)->integer("SELECT count(*) FROM tables"), 1);
}

TEST_F(PostgresMove, RefusesADatabaseInUse) {
  const Folder folder;
  { must_create(*must_open(folder.data()), two_seats()); }
  {
    const auto store = open();
    EXPECT_EQ(kind_of(move_store(folder.data(), address_)), FailureKind::kInUse);
  }
  const auto store = must_open(folder.data());
  EXPECT_EQ(kind_of(move_store(folder.data(), address_)), FailureKind::kInUse);
}

TEST_F(PostgresMove, DamagedTableStopsItAndLeavesAnEmptyTarget) {
  const Folder folder;
  {
    const auto store = must_open(folder.data());
    append_now(*store, must_create(*store, two_seats()).id, chat_entry(1));
  }
  SqliteConnection(folder.database()).execute("UPDATE entries SET text = 'other'");
  EXPECT_EQ(kind_of(move_store(folder.data(), address_)), FailureKind::kCorrupt);
  EXPECT_EQ(Postgres::connect(address_)->integer("SELECT count(*) FROM tables"), 0);
}

TEST_F(PostgresMove, LeavesNoNewFileWhenItFails) {
  {
    const auto store = open();
    append_now(*store, must_create(*store, two_seats()).id, chat_entry(1));
  }
  Postgres::connect(address_)->execute("UPDATE entries SET text = 'other'");
  const Folder folder;
  EXPECT_EQ(kind_of(move_store(address_, folder.data())), FailureKind::kCorrupt);
  const auto copy = folder.path() / "copy.db";
  EXPECT_EQ(kind_of(back_up_shared(address_, copy)), FailureKind::kCorrupt);
  for (const std::filesystem::path& file :
       {folder.database(), copy, folder.path() / "copy.db.part"}) {
    for (const char* const end : {"", "-wal", "-shm", "-journal"}) {
      EXPECT_FALSE(std::filesystem::exists(file.string() + end)) << file << end;
    }
  }
}

TEST_F(PostgresMove, KeepsAnEmptyDatabaseOfTheFolderWhenItFails) {
  const Folder folder;
  must_open(folder.data());
  {
    const auto store = open();
    append_now(*store, must_create(*store, two_seats()).id, chat_entry(1));
  }
  Postgres::connect(address_)->execute("UPDATE entries SET text = 'other'");
  EXPECT_EQ(kind_of(move_store(address_, folder.data())), FailureKind::kCorrupt);
  ASSERT_TRUE(std::filesystem::exists(folder.database()));
  EXPECT_EQ(SqliteConnection(folder.database()).integer("SELECT count(*) FROM tables"), 0);
}

TEST_F(PostgresMove, NeedsOneFolderAndOneAddress) {
  const Folder folder;
  EXPECT_EQ(kind_of(move_store(folder.data(), folder.path())), FailureKind::kOther);
  EXPECT_EQ(kind_of(move_store(address_, address_)), FailureKind::kOther);
  EXPECT_EQ(kind_of(move_store(folder.data(), address_)), FailureKind::kNotFound);
  EXPECT_FALSE(std::filesystem::exists(folder.data()));
}

TEST_F(PostgresMove, BackupCanBeOpenedAsAFolder) {
  const Folder folder;
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  std::filesystem::create_directory(folder.data());
  EXPECT_EQ(store->back_up(folder.database()), std::nullopt);
  EXPECT_EQ(kind_of(store->back_up(folder.database())), FailureKind::kNotWritable);
  must_load(*must_open(folder.data()), id);
}

// ---- Loss of the database -----------------------------------------------------------------------

// Loads a table, and repeats that while reads fail because the store has not reconnected yet.
StoredTable load_when_back(Store& store, const std::string& id) {
  const auto since = steady_clock::now();
  for (;;) {
    auto loaded = store.load(id);
    if (loaded || steady_clock::now() - since > seconds(30)) {
      return table::test::must(std::move(loaded));
    }
    EXPECT_EQ(kind_of(loaded), FailureKind::kUnreachable);
    std::this_thread::sleep_for(milliseconds(20));
  }
}

TEST_F(PostgresLost, KilledDatabaseIsAPauseWithoutLossOrDuplicates) {
  Postgres own;  // a server of its own, so that other tests keep theirs
  const std::string address = own.make_database();
  NotificationLog log;
  const auto store = must_open_at(address);
  store->listen(log.listener(), [](const Presence&) {});
  ASSERT_TRUE(log.receives(NotificationLog::kAny));
  const std::string id = must_create(*store, two_seats()).id;
  std::atomic<bool> enough = false;
  std::atomic<std::uint32_t> acknowledged = 0;
  std::atomic<int> given_up = 0;
  std::jthread player([&] {
    for (std::uint32_t seq = 1; !enough; ++seq) {
      auto failure = append_now(*store, id, chat_entry(seq));
      // On a slow machine the pause may exceed kReconnectTimeout; then the test looks up the last
      // entry and appends again.
      while (failure && failure->kind == FailureKind::kUnreachable) {
        ++given_up;
        if (load_when_back(*store, id).data.log.size() >= seq) break;
        failure = append_now(*store, id, chat_entry(seq));
      }
      if (failure && failure->kind != FailureKind::kUnreachable) {
        enough = true;
        FAIL() << failure->sentence;
      }
      acknowledged = seq;
    }
  });
  steady_clock::duration longest{};
  for (int kills = 0; kills < 3 && !enough; ++kills) {
    const std::uint32_t before = acknowledged;
    while (acknowledged < before + 20 && !enough) std::this_thread::sleep_for(milliseconds(1));
    const auto since = steady_clock::now();
    own.kill_hard();
    own.start();
    longest = std::max(longest, steady_clock::now() - since);
  }
  EXPECT_TRUE(log.receives(NotificationLog::kAny)) << "somebody may have written meanwhile";
  enough = true;
  player.join();
  if (longest < seconds(6)) {
    EXPECT_EQ(given_up, 0) << "a short pause is waited for";
  }
  EXPECT_EQ(load_when_back(*store, id).data.log.size(), acknowledged);
}

TEST_F(PostgresLost, OutageIsReportedAndEndsByItself) {
  Postgres own;
  const auto store = must_open_at(own.make_database());
  store->listen([](const auto&) {}, [](const auto&) {});
  const std::string id = must_create(*store, two_seats()).id;
  own.kill_hard();
  EXPECT_EQ(kind_of(store->load(id)), FailureKind::kUnreachable);
  const auto since = steady_clock::now();
  EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(1))), FailureKind::kUnreachable);
  EXPECT_LT(steady_clock::now() - since, seconds(20));
  own.start();
  EXPECT_EQ(append_now(*store, id, chat_entry(1)), std::nullopt);
  EXPECT_EQ(load_when_back(*store, id).data.log.size(), 1U);
}

}  // namespace postgres_test
}  // namespace drover::store::test
