// Tests the failures of files and disks: each gives a clear sentence, no crash, no partial write.
#include <csignal>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include "core/rng.h"
#include "store/helpers.h"
#include "store/sqlite.h"
#include "store/table_rows.h"

namespace drover::store::test {
namespace failures_test {

TEST(StoreFailure, FileInPlaceOfTheFolder) {
  const Folder folder;
  write_file(folder.data(), "a file");
  EXPECT_EQ(must_fail_to_open(folder.data()).kind, FailureKind::kNotWritable);
  EXPECT_EQ(must_fail_to_open(folder.data() / "deeper").kind, FailureKind::kNotWritable);
  EXPECT_EQ(contents_of(folder.data()), "a file");
}

TEST(StoreFailure, FolderWithoutWritePermission) {
  // A folder in which not even root can write.
  const Failure failure = must_fail_to_open("/proc/drover");
  EXPECT_EQ(failure.kind, FailureKind::kNotWritable);
  EXPECT_NE(failure.sentence.find("/proc/drover"), std::string::npos) << failure.sentence;

  if (::geteuid() == 0) return;
  const Folder folder;
  std::filesystem::create_directory(folder.data());
  std::filesystem::permissions(
      folder.data(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  EXPECT_EQ(must_fail_to_open(folder.data()).kind, FailureKind::kNotWritable);
}

TEST(StoreFailure, FolderInPlaceOfTheDatabase) {
  const Folder folder;
  std::filesystem::create_directories(folder.database());
  EXPECT_EQ(must_fail_to_open(folder.data()).kind, FailureKind::kNotWritable);
}

TEST(StoreFailure, FolderInUseByAnotherProcess) {
  const Folder folder;
  auto first = must_open(folder.data());
  const Failure failure = must_fail_to_open(folder.data());
  EXPECT_EQ(failure.kind, FailureKind::kInUse);
  EXPECT_NE(failure.sentence.find("Another"), std::string::npos);
  first.reset();
  must_open(folder.data());
}

TEST(StoreFailure, FileThatIsNoDatabase) {
  const Folder folder;
  std::filesystem::create_directory(folder.data());
  write_file(folder.database(), std::string(10'000, 'x'));
  const Failure failure = must_fail_to_open(folder.data());
  EXPECT_EQ(failure.kind, FailureKind::kCorrupt);
  EXPECT_NE(failure.sentence.find("drover.db"), std::string::npos);
  EXPECT_EQ(contents_of(folder.database()), std::string(10'000, 'x'));
}

TEST(StoreFailure, DamagedFileDoesNotCrashTheStore) {
  const Folder good;
  std::vector<std::string> ids;
  {
    const auto store = must_open(good.data());
    for (std::uint64_t i = 0; i < 30; ++i) {
      table::TableData data = two_seats(i);
      for (std::uint32_t seq = 1; seq <= 20; ++seq) {
        data.log.push_back(chat_entry(seq, std::string(200, 'x')));
      }
      ids.push_back(must_create(*store, std::move(data)).id);
    }
  }
  const std::string sound = contents_of(good.database());
  core::Rng rng = core::Rng::from_seed(1);
  int noticed = 0;
  for (int round = 0; round < repetitions(100); ++round) {
    std::string damaged = sound;
    // Changes some bytes at random places, or truncates the file.
    if (round % 4 == 0) damaged.resize(rng.below(static_cast<std::uint32_t>(sound.size())));
    for (int i = 0; i < 100 && !damaged.empty(); ++i) {
      damaged[rng.below(static_cast<std::uint32_t>(damaged.size()))] =
          static_cast<char>(rng.below(256));
    }
    const Folder folder;
    std::filesystem::create_directory(folder.data());
    write_file(folder.database(), damaged);
    const auto opened = open_store(folder.data());
    if (!opened) {
      EXPECT_FALSE(opened.error().sentence.empty());
      ++noticed;
      continue;
    }
    Store& store = **opened;
    bool failed = false;
    for (const std::string& id : ids) {
      failed |= !store.load(id);
      store.append(id, chat_entry(21), {}, [](const auto&) {});
    }
    static_cast<void>(create_now(store, two_seats()));
    if (failed) ++noticed;
  }
  EXPECT_GT(noticed, repetitions(50));
}

TEST(StoreFailure, InvalidValuesAreDetected) {
  for (const std::string change :
       {"UPDATE tables SET options = '[1]'", "UPDATE tables SET options = 'x'",
        "UPDATE tables SET options = '{\"a\":1}'", "DELETE FROM seats WHERE seat = 1",
        "PRAGMA ignore_check_constraints = 1; UPDATE entries SET what = 'dance'",
        "PRAGMA ignore_check_constraints = 1; UPDATE seats SET kind = 'ghost'",
        "PRAGMA ignore_check_constraints = 1; UPDATE seats SET key = x'00'",
        "PRAGMA ignore_check_constraints = 1; UPDATE tables SET spectator_key = x'00'"}) {
    const Folder folder;
    std::string id;
    {
      const auto store = must_open(folder.data());
      id = must_create(*store, two_seats()).id;
      append_now(*store, id, chat_entry(1));
    }
    SqliteConnection(folder.database()).execute(change);
    EXPECT_EQ(kind_of(must_open(folder.data())->load(id)), FailureKind::kCorrupt) << change;
  }
}

struct ReadError : SqlError {
  explicit ReadError(bool damage) : SqlError("cannot be read"), damage_(damage) {}
  bool indicates_damage() const override { return damage_; }

 private:
  bool damage_;
};

// A statement whose first row cannot be read.
class FailingStatement final : public PreparedStatement {
 public:
  explicit FailingStatement(bool damage) : damage_(damage) {}
  void bind(int, std::int64_t) override {}
  void bind(int, std::string_view) override {}
  void bind(int, std::span<const std::uint8_t>) override {}
  void bind(int, std::nullptr_t) override {}
  bool next() override { throw ReadError(damage_); }
  std::int64_t integer(int) const override { return 0; }
  std::string text(int) const override { return {}; }
  std::span<const std::uint8_t> blob(int) const override { return {}; }
  bool is_null(int) const override { return true; }
  void reset() override {}

 private:
  bool damage_;
};

// A connection that prepares FailingStatements. `damage`: whether their errors indicate damage.
class FailingConnection final : public Connection {
 public:
  explicit FailingConnection(bool damage) : damage_(damage) {}
  const Dialect& dialect() const override {
    static constexpr Dialect kNone{};
    return kNone;
  }
  void execute(const std::string&) override { throw ReadError(damage_); }
  Statement prepare(std::string_view) override {
    return Statement(std::make_unique<FailingStatement>(damage_));
  }
  int changes() const override { return 0; }
  bool in_transaction() const override { return true; }

 private:
  bool damage_;
};

// A lost connection or a failing disk must not make an intact table look damaged.
TEST(StoreFailure, ReadErrorIsDamageOfTheTableOnlyIfItIndicatesDamage) {
  FailingConnection damaged(true);
  TableReader damaged_tables(damaged);
  EXPECT_EQ(kind_of(damaged_tables.read("testid00")), FailureKind::kCorrupt);
  EXPECT_EQ(kind_of(damaged_tables.read_keys("testid00")), FailureKind::kCorrupt);
  FailingConnection lost(false);
  TableReader lost_tables(lost);
  EXPECT_THROW(static_cast<void>(lost_tables.read("testid00")), ReadError);
  EXPECT_THROW(static_cast<void>(lost_tables.read_keys("testid00")), ReadError);
}

TEST(StoreFailure, FullDatabaseAcknowledgesNothing) {
  const Folder folder;
  StoreOptions small;
  small.max_file_bytes = 256 << 10;
  std::uint32_t acknowledged = 0;
  std::string id;
  {
    const auto store = must_open(folder.data(), small);
    id = must_create(*store, two_seats()).id;
    std::optional<Failure> failure;
    while (!failure && acknowledged < 10'000) {
      failure = append_now(*store, id, chat_entry(acknowledged + 1, std::string(400, 'x')));
      if (!failure) ++acknowledged;
    }
    EXPECT_EQ(kind_of(failure), FailureKind::kDiskFull);
    EXPECT_NE(failure->sentence.find("room"), std::string::npos) << failure->sentence;
    EXPECT_GT(acknowledged, 100U);
    EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(acknowledged + 1, std::string(400, 'x')))),
              FailureKind::kDiskFull);
    // Reads still work.
    EXPECT_EQ(must_load(*store, id).data.log.size(), acknowledged);
  }
  const auto roomy = must_open(folder.data());
  EXPECT_EQ(must_load(*roomy, id).data.log.size(), acknowledged);
  EXPECT_EQ(append_now(*roomy, id, chat_entry(acknowledged + 1)), std::nullopt);
}

TEST(StoreFailure, RequestThatDoesNotFitDoesNotFailOthers) {
  const Folder folder;
  StoreOptions small;
  small.max_file_bytes = 256 << 10;
  const auto store = must_open(folder.data(), small);
  const std::string id = must_create(*store, two_seats()).id;
  table::TableData huge = two_seats();
  huge.start.position = std::string(1 << 20, ' ');

  // All three are in one group: the first callback blocks the writer until they are queued.
  std::promise<void> all_queued;
  auto wait = all_queued.get_future().share();
  store->append(id, chat_entry(1), {}, [wait](const std::optional<Failure>&) { wait.wait(); });
  std::promise<std::optional<Failure>> before;
  std::promise<Outcome<CreatedTable>> too_large;
  std::promise<std::optional<Failure>> after;
  store->append(id, chat_entry(2), {}, [&](const auto& failure) { before.set_value(failure); });
  store->create(huge, kNow, std::nullopt,
                [&](const auto& outcome) { too_large.set_value(outcome); });
  store->append(id, chat_entry(3), {}, [&](const auto& failure) { after.set_value(failure); });
  all_queued.set_value();
  EXPECT_EQ(before.get_future().get(), std::nullopt);
  EXPECT_EQ(kind_of(too_large.get_future().get()), FailureKind::kDiskFull);
  EXPECT_EQ(after.get_future().get(), std::nullopt);
  EXPECT_EQ(must_load(*store, id).data.log.size(), 3U);
}

// Sets the process's file size limit, which behaves like a full disk.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    old_handler_ = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &old_limit_);
    rlimit limit = old_limit_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;
  ~FileSizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &old_limit_);
    std::signal(SIGXFSZ, old_handler_);
  }

 private:
  rlimit old_limit_{};
  void (*old_handler_)(int) = nullptr;
};

TEST(StoreFailure, FullDiskAcknowledgesNothing) {
  const Folder folder;
  std::string id;
  std::uint32_t acknowledged = 0;
  {
    const auto store = must_open(folder.data());
    id = must_create(*store, two_seats()).id;
    std::optional<Failure> failure;
    {
      const FileSizeLimit no_room(300 << 10);
      while (!failure && acknowledged < 10'000) {
        failure = append_now(*store, id, chat_entry(acknowledged + 1, std::string(400, 'x')));
        if (!failure) ++acknowledged;
      }
    }
    // SQLite cannot always distinguish a limit from a failing disk; the sentence names both.
    EXPECT_TRUE(kind_of(failure) == FailureKind::kDiskFull ||
                kind_of(failure) == FailureKind::kOther);
    EXPECT_TRUE(failure->sentence.find("full") != std::string::npos ||
                failure->sentence.find("room") != std::string::npos)
        << failure->sentence;
    EXPECT_GT(acknowledged, 10U);
    EXPECT_EQ(must_load(*store, id).data.log.size(), acknowledged);
    // With room again, writes work without a restart.
    EXPECT_EQ(append_now(*store, id, chat_entry(acknowledged + 1)), std::nullopt);
    ++acknowledged;
  }
  EXPECT_EQ(must_load(*must_open(folder.data()), id).data.log.size(), acknowledged);
}

TEST(StoreFailure, FullDiskIsNotWritable) {
  const Folder folder;
  const auto store = must_open(folder.data());
  must_create(*store, two_seats());
  {
    const FileSizeLimit no_room(8 << 10);
    EXPECT_TRUE(check_writable_now(*store));
  }
  EXPECT_EQ(check_writable_now(*store), std::nullopt);
}

TEST(StoreFailure, BackupWithoutRoomLeavesNoFile) {
  const Folder folder;
  const auto store = must_open(folder.data());
  const std::string id = must_create(*store, two_seats()).id;
  for (std::uint32_t seq = 1; seq < 100; ++seq) {
    store->append(id, chat_entry(seq, std::string(400, 'x')), {}, [](const auto&) {});
  }
  ASSERT_EQ(append_now(*store, id, chat_entry(100)), std::nullopt);
  {
    const FileSizeLimit no_room(16 << 10);
    const FailureKind kind = kind_of(store->back_up(folder.path() / "copy.db"));
    EXPECT_TRUE(kind == FailureKind::kDiskFull || kind == FailureKind::kOther);
  }
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "copy.db"));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "copy.db.part"));
}

}  // namespace failures_test
}  // namespace drover::store::test
