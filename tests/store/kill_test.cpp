// Tests that kill -9 at any moment loses no acknowledged write.
//
// A child process plays several games at once and reports every acknowledgement through a pipe. The
// parent kills it at a random moment, opens the store and compares: every acknowledged write must
// be stored, and every stored game must replay. The next child continues the games.
#include <condition_variable>
#include <csignal>
#include <deque>
#include <map>
#include <mutex>
#include <random>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/helpers.h"

namespace drover::store::test {
namespace kill_test {

constexpr std::size_t kGamesAtOnce = 6;

// ---- The child ----------------------------------------------------------------------------------

// Plays until it is killed.
class KilledProcess {
 public:
  KilledProcess(const std::filesystem::path& folder, int pipe, std::uint64_t seed)
      : store_(must_open(folder)), pipe_(pipe), rng_(core::Rng::from_seed(seed)) {}

  [[noreturn]] void play(const std::vector<std::string>& ids) {
    for (const std::string& id : ids) begin(id);
    for (std::size_t i = tables_.size(); i < kGamesAtOnce; ++i) create_table();
    for (;;) {
      const StoredWrite done = next_stored();
      if (!done.entry) {
        begin(done.id);
      } else {
        tables_.at(done.id).append(*done.entry);
        advance(done.id);
      }
    }
  }

 private:
  struct StoredWrite {
    std::string id;
    std::optional<table::Entry> entry;  // nothing: the table is new
  };

  void begin(const std::string& id) {
    tables_.insert_or_assign(id, table::Table(id, must_load(*store_, id).data));
    advance(id);
  }

  void create_table() {
    store_->create(data_for({human("Ada"), bot("random")}, rng_.next()), kNow, std::nullopt,
                   [this](const Outcome<CreatedTable>& created) {
                     if (!created) std::abort();
                     report("table " + created->id + " " + created->spectator_key);
                     push({created->id, std::nullopt});
                   });
  }

  void advance(const std::string& id) {
    const auto entry = next_entry(tables_.at(id));
    if (!entry) {
      create_table();
      return;
    }
    const auto stored = [this, id, entry] {
      std::ostringstream line;
      line << "entry " << id << ' ' << entry->seq << ' ' << entry->moves << ' '
           << name_of(entry->what) << ' ' << entry->text;
      report(line.str());
      push({id, entry});
    };
    if (entry->what == table::EntryKind::kNote) {
      SeatChange change;
      change.note = *entry;
      change.seat = tables_.at(id).seat_after(*entry);
      store_->change_seat(id, change, [stored](const Outcome<std::string>& outcome) {
        if (!outcome) std::abort();
        stored();
      });
      return;
    }
    store_->append(id, *entry, {}, [stored](const std::optional<Failure>& failure) {
      if (failure) std::abort();
      stored();
    });
  }

  // The next entry: mostly moves, some chat lines, undos and changes of seats; nothing when the
  // game is over.
  std::optional<table::Entry> next_entry(const table::Table& table) {
    if (table.over()) return std::nullopt;
    const std::uint32_t dice = rng_.below(10);
    if (dice == 0) return table::test::must(table.chat(0, "Let me see ...", kNow));
    if (dice == 9) {
      const bool away = table.seats()[0].kind == table::SeatKind::kBot;
      auto note = away ? table.take_back(0, kNow) : table.hand_to_bot(0, "random", kNow);
      if (note) return *note;
    }
    const auto offer = table.undo_offer(table.actor());
    if (dice <= 2 && !offer.at("to").is_null()) {
      return table::test::must(
          table.undo(table.actor(), table.seq(), offer.at("to").to_number<int>(), kNow));
    }
    const game::Position position = table::test::true_position(table);
    const std::string move = position.game().move_text(table::test::random_move(position, rng_));
    return table::test::must(table.play(table.actor(), table.seq(), move, kNow));
  }

  void report(const std::string& line) const {
    const std::string text = line + "\n";
    if (::write(pipe_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
      std::abort();
    }
  }

  void push(StoredWrite done) {
    {
      const std::lock_guard guard(mutex_);
      stored_.push_back(std::move(done));
    }
    changed_.notify_one();
  }
  StoredWrite next_stored() {
    std::unique_lock guard(mutex_);
    changed_.wait(guard, [&] { return !stored_.empty(); });
    StoredWrite done = std::move(stored_.front());
    stored_.pop_front();
    return done;
  }

  std::unique_ptr<Store> store_;
  int pipe_;
  core::Rng rng_;
  std::map<std::string, table::Table> tables_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<StoredWrite> stored_;
};

// ---- The parent ---------------------------------------------------------------------------------

struct Acknowledged {
  std::string spectator_key;
  std::map<std::uint32_t, std::string> entries;  // the rest of the line by sequence number
  std::size_t stored = 0;                        // number of entries last found in the store
};
using Tables = std::map<std::string, Acknowledged>;

std::string description_of(const table::Entry& entry) {
  return std::to_string(entry.moves) + " " + std::string(name_of(entry.what)) + " " + entry.text;
}

// Parses the complete lines of the pipe.
int note(std::string& received, Tables& tables, std::vector<std::string>& touched) {
  int lines = 0;
  for (std::size_t end = 0; (end = received.find('\n')) != std::string::npos; ++lines) {
    std::istringstream line(received.substr(0, end));
    received.erase(0, end + 1);
    std::string what;
    std::string id;
    line >> what >> id;
    touched.push_back(id);
    if (what == "table") {
      line >> tables[id].spectator_key;
      continue;
    }
    std::uint32_t seq = 0;
    line >> seq;
    line.get();
    std::getline(line, tables[id].entries[seq]);
  }
  return lines;
}

void compare(Store& store, const std::string& id, Acknowledged& acknowledged) {
  const auto loaded = store.load(id);
  ASSERT_TRUE(loaded) << loaded.error().sentence;
  const auto& stored = *loaded;
  ASSERT_EQ(viewer_with_key(stored.keys, acknowledged.spectator_key), game::kNoSeat);
  for (const auto& [seq, text] : acknowledged.entries) {
    ASSERT_LE(seq, stored.data.log.size()) << "table " << id << " lost an acknowledged entry";
    ASSERT_EQ(description_of(stored.data.log[seq - 1]), text)
        << "table " << id << ", entry " << seq;
  }
  const table::Table table(id, stored.data);
  ASSERT_EQ(table.frozen(), "");
  // The person of a seat is the one in the last note of the log.
  bool away = false;
  for (const table::Entry& entry : stored.data.log) {
    if (entry.what == table::EntryKind::kNote) {
      away = table::parse_table_note(entry.text).value().kind == table::TableNoteKind::kSeatToBot;
    }
  }
  ASSERT_EQ(stored.data.seats[0].kind == table::SeatKind::kBot, away) << "table " << id;
  ASSERT_EQ(stored.data.seats[0].person, away ? "Ada" : "") << "table " << id;
  // No entry may disappear, and at most one entry may be stored without an acknowledgement: the one
  // that was being written.
  const std::size_t last_acknowledged =
      acknowledged.entries.empty() ? 0 : acknowledged.entries.rbegin()->first;
  ASSERT_GE(stored.data.log.size(), acknowledged.stored) << "table " << id;
  ASSERT_LE(stored.data.log.size(), std::max(last_acknowledged, acknowledged.stored) + 1)
      << "table " << id;
  acknowledged.stored = stored.data.log.size();
}

// Forks a child, kills it `microseconds` after `lines` acknowledgements, and returns the number of
// all its acknowledgements.
int kill_one(const std::filesystem::path& folder, const std::vector<std::string>& ids,
             std::uint64_t seed, int lines, std::uint32_t microseconds, Tables& tables,
             std::vector<std::string>& touched) {
  int ends[2];
  if (::pipe(ends) != 0) std::abort();
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    KilledProcess(folder, ends[1], seed).play(ids);
  }
  ::close(ends[1]);
  std::string received;
  char buffer[4096];
  int seen = 0;
  while (seen < lines) {
    const ssize_t size = ::read(ends[0], buffer, sizeof buffer);
    if (size <= 0) break;
    received.append(buffer, static_cast<std::size_t>(size));
    seen += note(received, tables, touched);
  }
  ::usleep(microseconds);
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "the child ended by itself";
  for (ssize_t size = 0; (size = ::read(ends[0], buffer, sizeof buffer)) > 0;) {
    received.append(buffer, static_cast<std::size_t>(size));
  }
  ::close(ends[0]);
  return seen + note(received, tables, touched);
}

std::vector<std::string> some_of(const Tables& tables, std::size_t count, core::Rng& rng) {
  std::vector<std::string> ids;
  for (const auto& [id, ignored] : tables) ids.push_back(id);
  while (ids.size() > count) {
    ids.erase(ids.begin() + rng.below(static_cast<std::uint32_t>(ids.size())));
  }
  return ids;
}

TEST(Kill, LosesNoAcknowledgedWrite) {
  core::Rng rng = core::Rng::from_seed(std::random_device{}());
  RecordProperty("seed", std::to_string(rng.state()));
  const int kills = repetitions(240);
  int acknowledged = 0;
  int killed_while_playing = 0;
  auto folder = std::make_unique<Folder>();
  Tables tables;
  for (int round = 0; round < kills; ++round) {
    if (round % 40 == 0) {
      // A new folder, so that the child may be killed while it creates the database.
      folder = std::make_unique<Folder>();
      tables.clear();
    }
    // Half of the children are killed early, while the store recovers from the last kill.
    const bool early = round % 2 == 0;
    const int lines = early ? 0 : static_cast<int>(1 + rng.below(60));
    const std::uint32_t microseconds = rng.below(early ? 15'000 : 3'000);
    const std::vector<std::string> ids = some_of(tables, kGamesAtOnce - 1, rng);
    std::vector<std::string> touched = ids;
    const int seen =
        kill_one(folder->data(), ids, rng.next(), lines, microseconds, tables, touched);
    acknowledged += seen;
    if (seen > 0) ++killed_while_playing;

    const auto store = must_open(folder->data());
    std::sort(touched.begin(), touched.end());
    touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
    for (const std::string& id : touched) {
      compare(*store, id, tables.at(id));
      if (HasFatalFailure()) return;
    }
    if (round % 40 != 39 && round != kills - 1) continue;
    for (auto& [id, all] : tables) {
      compare(*store, id, all);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GE(killed_while_playing, kills / 2);
  EXPECT_GT(acknowledged, 4 * kills);
}

}  // namespace kill_test
}  // namespace drover::store::test
