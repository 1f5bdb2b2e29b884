// A table and a record book as texts, for whoever keeps them in a browser: lossless, and with a
// version in front.
//
//   table/ID           how it began, who sits there, their keys
//   entry/ID/00000007  what happened, one text each
//   book/SECRET        a record book with its results
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/book.h"
#include "table/keys.h"
#include "table/log.h"

namespace drover::api {

inline constexpr int kKeptVersion = 1;

struct KeptTable {
  table::Start start;
  std::vector<table::Seat> seats;
  table::KeyDigests keys;
  std::int64_t created = 0;  // seconds since 1970
  std::string book;          // its result goes there; empty: nowhere
};

// What stands for a key here: itself.
table::Digest digest_of(std::string_view key);

std::string text_of(const KeptTable& table);
std::string text_of(const table::Entry& entry);
std::string text_of(const table::Book& book);

// Nothing if it is not what was once written.
std::optional<KeptTable> kept_table_from(std::string_view text);
std::optional<table::Entry> kept_entry_from(std::uint32_t seq, std::string_view text);
std::optional<table::Book> kept_book_from(std::string_view text);

std::string table_name(std::string_view id);
std::string entry_name(std::string_view id, std::uint32_t seq);
std::string book_name(std::string_view secret);

// What such a name is of.
struct KeptName {
  enum class Kind : std::uint8_t { kTable, kEntry, kBook };
  Kind kind = Kind::kTable;
  std::string id;
  std::uint32_t seq = 0;  // of an entry
};
std::optional<KeptName> kept_name_from(std::string_view name);

}  // namespace drover::api
