// Where tables live. Nothing is acknowledged before it would survive a crash.
//
// Writing is asynchronous: a job is queued, carried out in order by the store's own thread, and its
// callback is called on that thread once the transaction is on the disk (or has failed: then
// nothing of it is stored). Jobs that wait at the same time share a transaction. A callback should
// be short: hand the news to another thread and return.
//
// Reading is synchronous, from any thread, and sees everything acknowledged so far. The time to
// open a store does not depend on what it holds; a table is read when somebody asks for it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/book.h"
#include "store/failure.h"
#include "store/keys.h"
#include "table/log.h"

namespace drover::store {

// The only time that keys are seen: they cannot be read back.
struct Created {
  std::string id;
  std::vector<std::string> seat_keys;  // empty for a bot
  std::string spectator_key;
};

struct StoredTable {
  table::TableData data;
  KeyDigests keys;
  std::int64_t created = 0;  // seconds since 1970
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
  using OnBook = std::function<void(Outcome<std::string>)>;

  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  // Carries out what is queued, calls the callbacks, then closes.
  virtual ~Store() = default;

  // Keeps a new table with what its log already holds, under a new id and new keys. Its result
  // will go into `book`, if one is named.
  virtual void create(table::TableData data, std::int64_t time, std::optional<std::string> book,
                      OnCreated done) = 0;
  // The entry must follow the last stored one; otherwise it is a conflict. `result` is what the
  // entry makes of a solo game (Table::result_of); it is kept if the table has a book.
  virtual void append(std::string id, table::Entry entry, std::optional<table::SoloResult> result,
                      OnStored done) = 0;
  virtual void rename(std::string id, int seat, std::string name, OnStored done) = 0;

  virtual Outcome<StoredTable> load(std::string_view id) = 0;

  // ---- Record books, named by their secret ------------------------------------------------------

  // Hands out the new book's secret, which cannot be read back.
  virtual void make_book(std::int64_t time, OnBook done) = 0;
  // Forgets what became of a table for good: should the game end anew, it stays forgotten.
  virtual void forget_result(std::string book, std::string id, OnStored done) = 0;
  // Forgets the book and all that is in it. Its tables stay.
  virtual void forget_book(std::string book, OnStored done) = 0;

  virtual Outcome<Book> read_book(std::string_view book, const Part& part) = 0;

  // Writes everything acknowledged so far into a new file, while play goes on. A Drover started on
  // a folder with this file as drover.db goes on from there. The file must not exist.
  virtual std::optional<Failure> back_up(const std::filesystem::path& file) = 0;

  virtual Counters counters() const = 0;
};

struct StoreOptions {
  // The database may not grow beyond this many bytes; 0 for no limit.
  std::int64_t max_bytes = 0;
  // Tables whose results one record book may hold. Nobody plays that many; it keeps a book small
  // enough to be read at once.
  std::int64_t max_book_tables = 5'000;
};

// Opens the folder's database (SQLite, drover.db), making both if they are missing. One process at
// a time has a folder.
Outcome<std::unique_ptr<Store>> open_store(const std::filesystem::path& folder,
                                           const StoreOptions& options = {});

// The same back-up from another process than the one that has the folder.
std::optional<Failure> back_up(const std::filesystem::path& folder,
                               const std::filesystem::path& file);

}  // namespace drover::store
