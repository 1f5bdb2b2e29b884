// SQL statements that read and write tables, their seats and their logs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "store/book_rows.h"
#include "store/checksum_chain.h"
#include "store/failure.h"
#include "store/sql.h"
#include "store/store.h"

namespace drover::store {

class TableReader {
 public:
  explicit TableReader(Connection& connection);

  // Reads a table and the entries after entry `after`. The checksum chain is verified; a failure
  // names the first damaged entry. The caller must be in a transaction to read one snapshot.
  Outcome<StoredTable> read(std::string_view id, std::uint32_t after = 0);
  // Reads the keys of a table; the time does not depend on the length of its log.
  Outcome<KeyDigests> read_keys(std::string_view id);

 private:
  // False if a stored value is not a valid digest.
  bool read_former_keys(std::int64_t number, KeyDigests& keys);
  // These three return a description of the damage; empty if there is none.
  std::string read_seats(std::int64_t number, StoredTable& stored);
  std::string read_log(std::int64_t number, const ChainDigest& start_digest, std::uint32_t after,
                       StoredTable& stored);
  std::string compare_with_head(std::int64_t number, const EntryRow& last,
                                const ChainDigest& digest);

  Statement table_;
  Statement keys_;
  Statement seats_;
  Statement former_keys_;
  Statement entry_;
  Statement entries_;
  Statement head_;
};

// Writes tables. Every call must be inside a transaction of the store's writer.
class TableWriter {
 public:
  TableWriter(Connection& connection, BookWriter& books, const StoreOptions& options);

  // A failure if the quota forbids new tables and record books.
  std::optional<Failure> refuse_new();

  Outcome<CreatedTable> create(const table::TableData& data, std::int64_t time,
                               const std::optional<std::string>& book);
  // Appends an entry. If it returns a failure, nothing was written.
  std::optional<Failure> append(const std::string& id, const table::Entry& entry,
                                const Effect& effect);
  std::optional<Failure> rename(const std::string& id, int seat, const std::string& name);
  Outcome<std::string> claim(const std::string& id, int seat, std::string_view link);
  Outcome<std::string> change_seat(const std::string& id, const SeatChange& change);
  std::vector<std::string> sweep(std::int64_t now, const Retention& retention, std::int64_t most);
  void probe();

  // Must be called when a transaction begins: clears the lists of this transaction's tables.
  void begin() {
    written_tables_.clear();
    touched_.clear();
  }
  // Ids of the tables that this transaction may have changed, for other processes.
  const std::vector<std::string>& touched() const { return touched_; }
  // How many times this transaction has written to a log.
  std::size_t written_count() const { return written_tables_.size(); }
  // Drops the cached heads of all writes after the first `from`, which were rolled back.
  void discard_written(std::size_t from);

 private:
  // The last entry of a log.
  struct Head {
    std::int64_t number = 0;  // row number of the table
    std::int64_t seq = 0;
    std::int64_t time = 0;
    bool over = false;
    ChainDigest digest{};

    friend bool operator==(const Head&, const Head&) = default;
  };
  struct FoundSeat {
    std::int64_t number = 0;  // row number of the table
    SeatKey key;
  };

  // Locks the table's row against other processes until the transaction ends.
  void lock(const std::string& id);
  // The head of a table, after everything stored of the table was verified. A failure if the table
  // is damaged: such a table is not written to.
  Outcome<Head> checked_head(const std::string& id);
  std::optional<Failure> write_entry(const std::string& id, Head& head, const table::Entry& entry,
                                     bool over);
  void write_head(const std::string& id, const Head& head, Statement& statement);
  void cache_head(const std::string& id, const Head& head);
  std::int64_t insert_table(CreatedTable& created, StartRow& start_row,
                            const std::optional<std::int64_t>& book);
  Outcome<FoundSeat> find_seat(const std::string& id, int seat);
  std::string replace_seat_key(const FoundSeat& found, int seat, bool claimed);
  Outcome<std::string> change_keys(const FoundSeat& found, int seat, const SeatChange& change);

  Connection& connection_;
  BookWriter& books_;
  TableReader reader_;
  std::int64_t quota_bytes_;
  std::unordered_map<std::string, Head> heads_;  // cached heads of verified tables, by id
  std::vector<std::string> written_tables_;  // ids of tables whose logs this transaction wrote to
  std::vector<std::string> touched_;         // ids of tables to notify other processes about

  std::optional<Statement> lock_;  // only if other processes may write
  Statement bytes_in_use_;
  Statement insert_table_;
  Statement insert_seat_;
  Statement last_entry_;
  Statement insert_entry_;
  Statement insert_head_;
  Statement update_head_;
  Statement head_;
  Statement rename_;
  Statement seat_;
  Statement set_key_;
  Statement set_offer_;
  Statement set_seat_;
  Statement keep_former_key_;
  Statement find_idle_;
  Statement delete_table_;
  Statement delete_entries_;
  Statement delete_head_;
  Statement mark_removed_;
  Statement probe_;
};

}  // namespace drover::store
