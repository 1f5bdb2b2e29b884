// LocalStore: the tables and record books of one household, as texts that their owner stores
// (api/local_records.h). Every change happens at once and is noted in `writes`.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "api/answer.h"
#include "api/local_records.h"
#include "service/effects.h"
#include "service/events.h"
#include "table/book.h"
#include "table/keys.h"

namespace drover::service {

using api::Answer;
using api::ApiError;

// Limits that keep opening the page fast: tables, and results in one record book.
inline constexpr std::size_t kMaxTables = 1'000;
inline constexpr std::size_t kMaxBookResults = 5'000;

// A text to store.
struct TextWrite {
  std::string name;
  std::optional<std::string> text;  // none: delete what is stored under the name
};

class LocalStore {
 public:
  explicit LocalStore(table::Entropy entropy) : entropy_(std::move(entropy)) {}

  // Adds a stored text.
  void restore(std::string_view name, std::string text);
  // Texts to store since the last call.
  std::vector<TextWrite> take_writes() { return std::exchange(writes_, {}); }

  // ---- Tables -----------------------------------------------------------------------------------

  struct LoadedTable {
    api::StoredTable head;
    std::vector<table::Entry> log;
  };
  bool has_table(std::string_view id) const { return tables_.find(id) != tables_.end(); }
  Answer<LoadedTable> load(std::string_view id) const;
  Answer<table::CreatedTable> create(table::TableData data, const std::optional<std::string>& book,
                                     std::int64_t time);
  // Carries out a write of an existing table.
  WriteFinished carry_out(std::string_view id, Write write);
  void remove_table(std::string_view id);

  // ---- Record books, identified by their secret -------------------------------------------------

  std::string create_book(std::int64_t time);
  Answer<table::Book> read_book(std::string_view secret, const table::ResultsPage& part) const;
  std::optional<ApiError> remove_book(std::string_view secret);
  // Detaches the table from the book as well, so that a later end of its game adds no result.
  std::optional<ApiError> remove_result(std::string_view secret, std::string_view table);

  // ---- Export and import of everything ----------------------------------------------------------

  boost::json::object export_all() const;
  // Adds the tables and books of an export. Of a table or book that exists already, the version
  // with more entries or results stays. The body is parsed completely before anything changes.
  // Calls `on_replaced` before a table that exists is replaced. Returns the number of tables.
  Answer<std::size_t> import_all(std::string_view body,
                                 const std::function<void(const std::string& id)>& on_replaced);

 private:
  // The texts of a table. They are parsed when the table is loaded.
  struct TableTexts {
    std::string head;
    std::map<std::uint32_t, std::string> entries;
  };
  struct Imported;

  static Answer<Imported> parse_export(std::string_view body);
  std::optional<ApiError> refuse_book(const std::optional<std::string>& book) const;
  std::string new_id() const;
  void append(const std::string& id, const AppendEntry& write);
  void append_entry(const std::string& id, const table::Entry& entry);
  WriteFinished claim(const std::string& id, const ClaimSeat& write);
  WriteFinished change_seat(const std::string& id, const table::SeatChange& change);
  // The parsed text of a table that can be loaded.
  const api::StoredTable& head_of(const std::string& id) const;
  // Parses the text of a table, changes it and stores it again.
  template <class Change>
  void change_head(const std::string& id, Change change);
  void store_head(const std::string& id, const api::StoredTable& head);
  void store_book(const std::string& secret);
  // Adds the result of a solo game that the entry ends to the table's book, or removes it if the
  // entry takes the end back.
  void record_result(const std::string& id, const AppendEntry& write);

  table::Entropy entropy_;
  std::map<std::string, TableTexts, std::less<>> tables_;
  // The parsed texts of the tables that were loaded.
  mutable std::map<std::string, api::StoredTable, std::less<>> heads_;
  std::map<std::string, table::Book, std::less<>> books_;
  // Stored books that this version cannot parse. Exports contain them.
  std::map<std::string, std::string, std::less<>> unreadable_books_;
  std::vector<TextWrite> writes_;
};

}  // namespace drover::service
