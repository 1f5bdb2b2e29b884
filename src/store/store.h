// The interface of a store: it keeps tables and record books, and acknowledges a write only after
// the write would survive a crash.
//
// Writes are asynchronous. A write request is queued and carried out in order by the store's writer
// thread; requests that wait at the same time share a transaction (group commit). The callback runs
// on the writer thread after the transaction is on the disk, or after it failed. A change that the
// store rejects is rolled back: the caller gets an error and the table is unchanged. A callback
// must be short: it hands its result to another thread and returns. If the queue is full, new
// tables and record books are refused at once, on the caller's thread. Entries are never refused
// for that reason, because a table appends its next entry only after the last one was acknowledged.
//
// Reads are synchronous, work from any thread, and see every acknowledged write. The time to open a
// store does not depend on its size. A table is read on demand, and its checksum chain
// (checksum_chain.h) is verified with it: a damaged table can neither be read nor written to, and
// does not affect other tables.
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

using table::CreatedTable;
using table::KeyChange;
using table::SeatChange;

struct StoredTable {
  table::TableData data;
  KeyDigests keys;
  std::int64_t created = 0;  // seconds since 1970
};

// The effect of an entry on the game of its table.
struct Effect {
  bool over = false;  // the game is over, or was stopped, after the entry
  // Result of the solo game that the entry ends (Table::result_of). It is stored if the table
  // belongs to a record book.
  std::optional<table::SoloResult> result;
};

// The retention period of tables, counted from the last entry or, without entries, from creation.
struct Retention {
  int finished_days = 0;   // for tables whose game is over; 0: for ever
  int abandoned_days = 0;  // for all tables; 0: for ever

  // The period that applies to a table whose game is over, or is not; 0: for ever.
  int days(bool over) const {
    if (!over || finished_days == 0) return abandoned_days;
    return abandoned_days == 0 ? finished_days : std::min(finished_days, abandoned_days);
  }
};

// The seats of a table that are connected to another process.
struct Presence {
  std::string process;
  std::string table;        // id of the table
  std::uint32_t seats = 0;  // one bit for each connected seat
};

// The findings of verify().
struct VerifyReport {
  int version = 0;        // schema version (schema.h)
  bool has_chain = true;  // false: the schema predates checksum chains, so logs were only counted
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::vector<std::string> problems;  // one sentence each; empty: no damage was found
};

// Statistics since the store was opened.
struct Counters {
  std::uint64_t written = 0;  // write requests that are durable
  std::uint64_t failed = 0;   // write requests that failed
  std::uint64_t commits = 0;
  std::uint64_t largest_group = 0;  // most write requests in one commit
  std::uint64_t queued = 0;         // write requests that wait now
};

class Store {
 public:
  using OnCreated = std::function<void(Outcome<CreatedTable>)>;
  using OnStored = std::function<void(std::optional<Failure>)>;
  using OnSecret = std::function<void(Outcome<std::string>)>;
  using OnTableChange = std::function<void(const std::optional<std::string>& id)>;
  using OnPresence = std::function<void(const Presence& presence)>;
  using OnSwept = std::function<void(Outcome<std::vector<std::string>>)>;

  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  // Carries out all queued requests, calls their callbacks, then closes the database.
  virtual ~Store() = default;

  // Stores a new table, with the entries its log already has, under a new id and new keys. The
  // result of its game will go into `book`, if one is given (a record book's secret).
  virtual void create(table::TableData data, std::int64_t time, std::optional<std::string> book,
                      OnCreated done) = 0;
  // Appends an entry to the log. Its sequence number must follow the last stored one
  // (compare-and-swap); otherwise it fails with kConflict.
  virtual void append(std::string id, table::Entry entry, Effect effect, OnStored done) = 0;
  virtual void rename(std::string id, int seat, std::string name, OnStored done) = 0;

  // Exchanges the link of a seat (counted from 0) for a personal key, which `done` receives. The
  // link is invalid afterwards; of several claims with one link the first succeeds.
  virtual void claim(std::string id, int seat, std::string link, OnSecret done) = 0;
  // Appends the note of the change and changes its seat. `done` receives the new link or key, or
  // an empty text if the change makes none.
  virtual void change_seat(std::string id, SeatChange change, OnSecret done) = 0;

  virtual Outcome<StoredTable> load(std::string_view id) = 0;
  // Loads a table with only those entries of its log that follow entry `after`, which must exist.
  virtual Outcome<StoredTable> load_after(std::string_view id, std::uint32_t after) = 0;
  // Loads the keys of a table without its log, so that a wrong key is refused at little cost.
  virtual Outcome<KeyDigests> keys(std::string_view id) = 0;

  // ---- Record books, identified by their secret -------------------------------------------------

  // Creates a record book. `done` receives its secret; only the digest of the secret is stored.
  virtual void make_book(std::int64_t time, OnSecret done) = 0;
  // Removes the result of a table from its book and detaches the table from the book, so that a
  // later end of the game adds no result.
  virtual void forget_result(std::string book, std::string id, OnStored done) = 0;
  // Removes a book with all its results. Its tables stay.
  virtual void forget_book(std::string book, OnStored done) = 0;

  virtual Outcome<Book> read_book(std::string_view book, const ResultsPage& part) = 0;

  // ---- Other processes --------------------------------------------------------------------------

  // True if other processes may write to the database at the same time.
  virtual bool is_shared() const = 0;
  // Subscribes to the changes of other processes (LISTEN). Both callbacks run on a thread of the
  // store. `on_change` receives the id of a changed table, or nothing when any table may have
  // changed: at the start and after every reconnect. `on_presence` receives announcements. Neither
  // is called if is_shared() is false.
  virtual void listen(OnTableChange on_change, OnPresence on_presence) = 0;
  // Sends the connected seats of a table, one bit each, to the other processes (NOTIFY). Nothing is
  // stored, and the message may get lost.
  virtual void announce(std::string id, std::uint32_t seats) = 0;

  // ---- Maintenance ------------------------------------------------------------------------------

  // Removes up to `most` tables whose retention period is over; `done` receives their ids. Results
  // stay in their record books. The search reads one short row of each table.
  virtual void sweep(std::int64_t now, const Retention& retention, std::int64_t most,
                     OnSwept done) = 0;
  // Writes a probe row as durably as an entry, to test that the database accepts writes.
  virtual void check_writable(OnStored done) = 0;

  // Writes a backup of every acknowledged write to a new file while the store stays in use. The
  // file must not exist; it gets its name only after it was verified. A server started on a folder
  // with this file as drover.db continues from there.
  virtual std::optional<Failure> back_up(const std::filesystem::path& file) = 0;

  virtual Counters counters() const = 0;
};

struct StoreOptions {
  // Hard limit for the size of the SQLite file, in bytes; 0: no limit.
  std::int64_t max_file_bytes = 0;
  // Quota, in bytes in use: beyond it new tables and record books are refused, entries are not.
  // Bytes freed by sweep() are not in use. 0: no quota.
  std::int64_t quota_bytes = 0;
  // Limits of the write queue: requests, and bytes of new tables. At either limit new tables and
  // record books are refused.
  std::uint64_t max_queued_requests = 10'000;
  std::uint64_t max_queued_bytes = 64 << 20;
  // Most tables that one record book may have, so that a book can be read in one query.
  std::int64_t max_book_tables = 5'000;
};

// Opens the SQLite database of a folder (drover.db) and creates both if they are missing. The
// folder is locked: only one process at a time can have it open. Fails if no table could be created
// in the database; existing tables are only checked when they are loaded.
Outcome<std::unique_ptr<Store>> open_store(const std::filesystem::path& folder,
                                           const StoreOptions& options = {});

// True if `place` is the address of a PostgreSQL database; otherwise it is a folder.
bool is_database_address(std::string_view place);
// Opens a PostgreSQL database (postgresql://...) and migrates its schema. Any number of processes
// may have it open. Fails if the database cannot be reached now; after a later loss the store
// reconnects by itself.
Outcome<std::unique_ptr<Store>> open_shared_store(const std::string& address,
                                                  const StoreOptions& options = {});

// Copies all data from a folder into the empty database of an address, or back, and compares the
// copy with the source. No other process may have either open. The source is never changed; if the
// copy fails, the target holds no data.
Outcome<CopyCounts> move_store(const std::string& from, const std::string& to);

// Writes a backup of a shared database to a new file, which can serve as a folder's drover.db.
std::optional<Failure> back_up_shared(const std::string& address,
                                      const std::filesystem::path& file);

// Tells back_up() whether to remove or keep a copy that holds damaged tables.
enum class DamagedCopy : std::uint8_t { kRemove, kKeep };
// Writes a backup of a folder's database to a new file; another process may have the folder open.
std::optional<Failure> back_up(const std::filesystem::path& folder,
                               const std::filesystem::path& file,
                               DamagedCopy damaged_copy = DamagedCopy::kRemove);

// Checks a data folder, a backup file or a shared database: the pages as SQLite sees them, and the
// log of every table. Never writes to it; a server may be using it. Fails if it is not a database
// of a known version.
Outcome<VerifyReport> verify(const std::filesystem::path& path);

}  // namespace drover::store
