// The chain of digests that holds a log together: every entry has one over itself and the digest
// before it, the first over what the table began with. So a bad byte, a missing entry or two that
// changed places are noticed, and the first entry that is wrong can be named.
//
// It guards against damage. Whoever may write the file could write digests that fit.
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

// What a table began with, as it stands in its columns.
struct BeginningRow {
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
inline constexpr std::string_view kBeginningColumns =
    "id, created, game, rules_version, players, seed, options, position, seed_named, resumed, "
    "hints";
inline constexpr int kBeginningColumnCount = 11;

// One entry of a log, likewise.
struct EntryRow {
  std::int64_t seq = 0;
  std::int64_t time = 0;
  std::string what;
  std::int64_t seat = 0;
  std::int64_t moves = 0;
  std::string text;
  std::int64_t over = 0;
};

// From the columns kBeginningColumns, which begin at column `first` of the row.
BeginningRow read_beginning(const Rows& row, int first);

ChainDigest digest_of(const BeginningRow& beginning);
ChainDigest digest_of(const ChainDigest& before, const EntryRow& entry);

// Whether a column holds that digest.
bool holds(std::span<const std::uint8_t> column, const ChainDigest& digest);

}  // namespace drover::store
