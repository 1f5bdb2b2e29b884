// The checksum chain of a log. The digest of an entry covers the entry and the digest before it;
// the first digest covers the start of the table. So changed bytes, missing entries and swapped
// entries are detected, and the first damaged entry can be named.
//
// The chain detects damage, not forgery: a person who can write the file can compute valid digests.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "store/sql.h"
#include "table/log.h"

namespace drover::store {

// The first half of a SHA-256.
using ChainDigest = std::array<std::uint8_t, 16>;

// The start of a table (table::Start) as its columns hold it.
struct StartRow {
  std::string id;
  std::int64_t created = 0;
  std::string game;
  std::int64_t rules_version = 0;
  std::int64_t players = 0;
  std::int64_t seed = 0;
  std::string options;
  std::string position;
  std::int64_t seed_named = 0;
  std::int64_t resumed = 0;
  std::int64_t hints = 0;
};
inline constexpr std::string_view kStartColumns =
    "id, created, game, rules_version, players, seed, options, position, seed_named, resumed, "
    "hints";
inline constexpr int kStartColumnCount = 11;

// One entry of a log (table::Entry) as its columns hold it.
struct EntryRow {
  std::int64_t seq = 0;
  std::int64_t time = 0;
  std::string what;
  std::int64_t seat = 0;
  std::int64_t moves = 0;
  std::string text;
  std::int64_t over = 0;
};

// Reads kStartColumns, which begin at column `first` of the row.
StartRow read_start_row(const Rows& row, int first);

ChainDigest digest_of(const StartRow& start_row);
ChainDigest digest_of(const ChainDigest& before, const EntryRow& entry);

// True if the bytes of a column are that digest.
bool column_matches(std::span<const std::uint8_t> column, const ChainDigest& digest);

}  // namespace drover::store
