// Where tables live. Nothing is acknowledged before it would survive a crash.
//
// Writing is asynchronous: a job is queued, carried out in order by the store's own thread, and its
// callback is called on that thread once the transaction is on the disk (or has failed: then
// nothing of it is stored). Jobs that wait at the same time share a transaction. A callback should
// be short: hand the news to another thread and return. When too much waits already, whatever would
// begin something new is refused at once, on the thread that asks; an entry never is, because its
// table sends the next one only when it knows what became of the last.
//
// Reading is synchronous, from any thread, and sees everything acknowledged so far. The time to
// open a store does not depend on what it holds; a table is read when somebody asks for it. Then it
// is checked, too (chain.h): one that is damaged can neither be read nor written to, and harms no
// other.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/book.h"
#include "store/copy_rows.h"
#include "store/failure.h"
#include "store/keys.h"
#include "table/log.h"

namespace drover::store {

using table::Created;
using table::KeyChange;
using table::SeatChange;

struct StoredTable {
  table::TableData data;
  KeyDigests keys;
  std::int64_t created = 0;  // seconds since 1970
};

// What an entry makes of the game.
struct Effect {
  bool over = false;  // or stopped, after it
  // Of a solo game that it ends (Table::result_of); it is kept if the table has a book.
  std::optional<table::SoloResult> result;
};

// How long a table is kept after its last entry, or after it was made if it has none.
struct Retention {
  int finished_days = 0;   // if its game is over; 0: for ever
  int abandoned_days = 0;  // in any case; 0: for ever

  // What that comes to for a table whose game is over, or not; 0: for ever.
  int days(bool over) const {
    if (!over || finished_days == 0) return abandoned_days;
    return abandoned_days == 0 ? finished_days : std::min(finished_days, abandoned_days);
  }
};

// Who is connected to a table at another process.
struct Presence {
  std::string process;
  std::string table;        // its id
  std::uint32_t seats = 0;  // a bit for each
};

// What was found in a file that was looked through.
struct Verified {
  int version = 0;        // of the schema (schema.h)
  bool has_chain = true;  // false: it is too old for that, so logs were only counted
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::vector<std::string> problems;  // a sentence each; none: all is sound
};

// Since the store was opened.
struct Counters {
  std::uint64_t written = 0;  // jobs that are durable
  std::uint64_t failed = 0;   // jobs that are not
  std::uint64_t commits = 0;
  std::uint64_t largest_group = 0;  // jobs that shared one commit
  std::uint64_t queued = 0;         // waiting now
};

class Store {
 public:
  using OnCreated = std::function<void(Outcome<Created>)>;
  using OnStored = std::function<void(std::optional<Failure>)>;
  using OnSecret = std::function<void(Outcome<std::string>)>;
  using OnNews = std::function<void(const std::optional<std::string>& id)>;
  using OnPresence = std::function<void(const Presence& presence)>;
  using OnSwept = std::function<void(Outcome<std::vector<std::string>>)>;

  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  // Carries out what is queued, calls the callbacks, then closes.
  virtual ~Store() = default;

  // Keeps a new table with what its log already holds, under a new id and new keys. Its result
  // will go into `book`, if one is named.
  virtual void create(table::TableData data, std::int64_t time, std::optional<std::string> book,
                      OnCreated done) = 0;
  // The entry must follow the last stored one; otherwise it is a conflict.
  virtual void append(std::string id, table::Entry entry, Effect effect, OnStored done) = 0;
  virtual void rename(std::string id, int seat, std::string name, OnStored done) = 0;

  // Seats are counted from 0. Hands out a key of the person's own, and the link opens the seat no
  // more. Of several who come with the same link the first gets it.
  virtual void claim(std::string id, int seat, std::string link, OnSecret done) = 0;
  // Changes the seat of the note, and hands out the link or key that this makes; empty if none.
  virtual void change_seat(std::string id, SeatChange change, OnSecret done) = 0;

  virtual Outcome<StoredTable> load(std::string_view id) = 0;
  // The same, but of the log only what comes behind entry `after`, which must be there.
  virtual Outcome<StoredTable> load_after(std::string_view id, std::uint32_t after) = 0;
  // The keys of a table, without its log: whoever holds none is turned away at little cost.
  virtual Outcome<KeyDigests> keys(std::string_view id) = 0;

  // ---- Record books, named by their secret ------------------------------------------------------

  // Hands out the new book's secret, which cannot be read back.
  virtual void make_book(std::int64_t time, OnSecret done) = 0;
  // Forgets what became of a table for good: should the game end anew, it stays forgotten.
  virtual void forget_result(std::string book, std::string id, OnStored done) = 0;
  // Forgets the book and all that is in it. Its tables stay.
  virtual void forget_book(std::string book, OnStored done) = 0;

  virtual Outcome<Book> read_book(std::string_view book, const Part& part) = 0;

  // ---- Others -----------------------------------------------------------------------------------

  // Whether other processes may write, too.
  virtual bool shared() const = 0;
  // From now on tells of tables that another process has changed, on a thread of the store: the id
  // of each, or nothing where it may be any, because it begins to listen, for the first time or
  // after the connection was lost; and of what they announce. Never tells anything where nobody
  // else can write.
  virtual void listen(OnNews news, OnPresence people) = 0;
  // Tells the other processes which seats somebody is connected to here, a bit for each. Nothing
  // of it is stored, and it may get lost.
  virtual void announce(std::string id, std::uint32_t seats) = 0;

  // ---- Keeping house ----------------------------------------------------------------------------

  // Removes tables that need be kept no longer, at most so many, and hands out their ids. Their
  // results stay in record books. The tables are found by a look at one short row of each.
  virtual void sweep(std::int64_t now, const Retention& retention, std::int64_t most,
                     OnSwept done) = 0;
  // Writes a row of its own as durably as an entry, to see whether that works.
  virtual void check_writable(OnStored done) = 0;

  // Writes everything acknowledged so far into a new file, while play goes on. A Drover started on
  // a folder with this file as drover.db goes on from there. The file must not exist; it gets its
  // name only when all in it is sound.
  virtual std::optional<Failure> back_up(const std::filesystem::path& file) = 0;

  virtual Counters counters() const = 0;
};

struct StoreOptions {
  // The database may not grow beyond this many bytes; 0 for no limit.
  std::int64_t max_bytes = 0;
  // With this many bytes in use it takes no new table or record book, but entries still; 0 for no
  // limit. What a sweep frees is in use no more.
  std::int64_t most_bytes = 0;
  // When so many jobs wait, or so many bytes of new tables, nothing new is taken.
  std::uint64_t most_waiting = 10'000;
  std::uint64_t most_waiting_bytes = 64 << 20;
  // Tables whose results one record book may hold. Nobody plays that many; it keeps a book small
  // enough to be read at once.
  std::int64_t max_book_tables = 5'000;
};

// Opens the folder's database (SQLite, drover.db), making both if they are missing. One process at
// a time has a folder. Fails if no new table could be made in it; single tables are looked at when
// they are loaded.
Outcome<std::unique_ptr<Store>> open_store(const std::filesystem::path& folder,
                                           const StoreOptions& options = {});

// Whether that is the address of a database which many may share, and not a folder.
bool is_address(std::string_view place);
// Opens a PostgreSQL database (postgresql://...), making what is missing in it. Any number of
// processes may have it open. Fails if it cannot be reached now; later it is waited for.
Outcome<std::unique_ptr<Store>> open_shared_store(const std::string& address,
                                                  const StoreOptions& options = {});

// Carries everything from a folder into an empty database of an address, or back, and compares it.
// Nobody may have either open. What it was carried from stays; if it fails, so does the other.
Outcome<Copied> move_store(const std::string& from, const std::string& to);

// A back-up of a shared database, as a file that a folder may have for its own.
std::optional<Failure> back_up_shared(const std::string& address,
                                      const std::filesystem::path& file);

// The same back-up from another process than the one that has the folder. One that is not sound can
// be kept, for whoever has nothing better.
enum class Unsound : std::uint8_t { kRemove, kKeep };
std::optional<Failure> back_up(const std::filesystem::path& folder,
                               const std::filesystem::path& file,
                               Unsound unsound = Unsound::kRemove);

// Looks through a data folder or a back-up: the file as SQLite sees it, and the log of every table.
// Never writes to it; a server may be using it. Fails if it is no database that this program knows.
Outcome<Verified> verify(const std::filesystem::path& path);

}  // namespace drover::store
