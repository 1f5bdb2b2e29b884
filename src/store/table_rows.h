// Tables, their seats and logs in the database: the statements of the store's writer and of its
// reader.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "store/book_rows.h"
#include "store/chain.h"
#include "store/failure.h"
#include "store/sql.h"
#include "store/store.h"

namespace drover::store {

class TableReader {
 public:
  explicit TableReader(Connection& connection);

  // What is not as it was stored is a failure that names the first entry that is wrong. As of one
  // moment, if the caller is in a transaction. Of the log only what comes behind entry `after`.
  Outcome<StoredTable> read(std::string_view id, std::uint32_t after = 0);
  // Its keys alone, which is as quick however long the log is.
  Outcome<KeyDigests> read_keys(std::string_view id);

 private:
  // False if one of them is no key.
  bool read_former_keys(std::int64_t number, KeyDigests& keys);
  // What is wrong; empty if nothing is.
  std::string read_seats(std::int64_t number, StoredTable& stored);
  std::string read_log(std::int64_t number, const ChainDigest& beginning, std::uint32_t after,
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

// Inside a transaction of the store's writer.
class TableWriter {
 public:
  TableWriter(Connection& connection, BookWriter& books, const StoreOptions& options);

  // Why no table or record book may be made now.
  std::optional<Failure> refuse_new();

  Outcome<Created> create(const table::TableData& data, std::int64_t time,
                          const std::optional<std::string>& book);
  // If it fails, nothing was written.
  std::optional<Failure> append(const std::string& id, const table::Entry& entry,
                                const Effect& effect);
  std::optional<Failure> rename(const std::string& id, int seat, const std::string& name);
  Outcome<std::string> claim(const std::string& id, int seat, std::string_view link);
  Outcome<std::string> change_seat(const std::string& id, const SeatChange& change);
  std::vector<std::string> sweep(std::int64_t now, const Retention& retention, std::int64_t most);
  void probe();

  // A transaction begins.
  void begin() {
    written_.clear();
    touched_.clear();
  }
  // Tables of which others should know that they may have changed since then.
  const std::vector<std::string>& touched() const { return touched_; }
  // How many logs were written to since then, each as often as it was.
  std::size_t written() const { return written_.size(); }
  // What was written to logs after so many of them is taken back.
  void forget_written(std::size_t from);

 private:
  // The end of a log.
  struct Head {
    std::int64_t number = 0;  // of the table
    std::int64_t seq = 0;
    std::int64_t time = 0;
    bool over = false;
    ChainDigest digest{};

    friend bool operator==(const Head&, const Head&) = default;
  };
  struct FoundSeat {
    std::int64_t number = 0;  // of the table
    SeatKey key;
  };

  // Until the end of the transaction nobody else changes anything of the table.
  void lock(const std::string& id);
  // A table can be written to only if all that is stored of it is sound.
  Outcome<Head> sound_head(const std::string& id);
  std::optional<Failure> write_entry(const std::string& id, Head& head, const table::Entry& entry,
                                     bool over);
  void write_head(const std::string& id, const Head& head, Statement& statement);
  void remember_head(const std::string& id, const Head& head);
  std::int64_t insert_table(Created& created, BeginningRow& beginning,
                            const std::optional<std::int64_t>& book);
  Outcome<FoundSeat> find_seat(const std::string& id, int seat);
  std::string give_key(const FoundSeat& found, int seat, bool claimed);
  Outcome<std::string> change_keys(const FoundSeat& found, int seat, const SeatChange& change);

  Connection& connection_;
  BookWriter& books_;
  TableReader reader_;
  std::int64_t most_bytes_;
  std::unordered_map<std::string, Head> heads_;  // of tables found sound, so that each is read once
  std::vector<std::string> written_;             // ids of tables, in this transaction
  std::vector<std::string> touched_;             // likewise, where others want to know

  std::optional<Statement> lock_;  // where others write, too
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
  Statement idle_;
  Statement delete_table_;
  Statement delete_entries_;
  Statement delete_head_;
  Statement mark_removed_;
  Statement probe_;
};

}  // namespace drover::store
