// Tables and record books as texts that a browser stores under names:
//
//   table/ID           a table: its start, seats and keys
//   entry/ID/00000007  one entry of a table's log
//   book/SECRET        a record book with its results
//
// The texts are JSON and lossless. Those of tables and books hold a version.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/book.h"
#include "table/keys.h"
#include "table/log.h"

namespace drover::api {

inline constexpr int kLocalRecordVersion = 1;

// A table without its log.
struct StoredTable {
  table::Start start;
  std::vector<table::Seat> seats;
  table::KeyDigests keys;
  std::int64_t created = 0;  // seconds since 1970
  std::string book;          // the record book that gets the result; empty: none
};

// Returns the key itself in the type of a digest: a browser stores keys unhashed.
table::Digest digest_of(std::string_view key);

std::string text_of(const StoredTable& table);
std::string text_of(const table::Entry& entry);
std::string text_of(const table::Book& book);

// Parse a stored text; return nothing if it is damaged or of another version.
std::optional<StoredTable> parse_stored_table(std::string_view text);
std::optional<table::Entry> parse_stored_entry(std::uint32_t seq, std::string_view text);
std::optional<table::Book> parse_stored_book(std::string_view text);

std::string table_record_name(std::string_view id);
std::string entry_record_name(std::string_view id, std::uint32_t seq);
std::string book_record_name(std::string_view secret);

// A parsed name of a stored text.
struct RecordName {
  enum class Kind : std::uint8_t { kTable, kEntry, kBook };
  Kind kind = Kind::kTable;
  std::string id;         // of a book: its secret
  std::uint32_t seq = 0;  // of an entry
};
// Returns nothing for a name of another form.
std::optional<RecordName> parse_record_name(std::string_view name);

}  // namespace drover::api
