#include "store/checksum_chain.h"

#include <algorithm>

#include "store/keys.h"

namespace drover::store {

namespace {

// Encodes a list of values as bytes: numbers as eight bytes, texts with their length in front. Two
// different lists of the same types never have equal bytes.
class FieldEncoder {
 public:
  FieldEncoder() { bytes_.reserve(kTypicalBytes); }

  FieldEncoder& add(std::int64_t value) {
    auto rest = static_cast<std::uint64_t>(value);
    for (int i = 0; i < 8; ++i, rest >>= 8) bytes_ += static_cast<char>(rest & 0xff);
    return *this;
  }
  FieldEncoder& add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    bytes_ += text;
    return *this;
  }

  ChainDigest digest() const {
    const Digest whole = digest_of(std::string_view(bytes_));
    ChainDigest half{};
    std::copy_n(whole.begin(), half.size(), half.begin());
    return half;
  }

 private:
  static constexpr std::size_t kTypicalBytes = 256;
  std::string bytes_;
};

}  // namespace

StartRow read_start_row(const Rows& row, int first) {
  StartRow start_row;
  start_row.id = row.text(first);
  start_row.created = row.integer(first + 1);
  start_row.game = row.text(first + 2);
  start_row.rules_version = row.integer(first + 3);
  start_row.players = row.integer(first + 4);
  start_row.seed = row.integer(first + 5);
  start_row.options = row.text(first + 6);
  start_row.position = row.text(first + 7);
  start_row.seed_named = row.integer(first + 8);
  start_row.resumed = row.integer(first + 9);
  start_row.hints = row.integer(first + 10);
  return start_row;
}

ChainDigest digest_of(const StartRow& start_row) {
  return FieldEncoder()
      .add(start_row.id)
      .add(start_row.created)
      .add(start_row.game)
      .add(start_row.rules_version)
      .add(start_row.players)
      .add(start_row.seed)
      .add(start_row.options)
      .add(start_row.position)
      .add(start_row.seed_named)
      .add(start_row.resumed)
      .add(start_row.hints)
      .digest();
}

ChainDigest digest_of(const ChainDigest& before, const EntryRow& entry) {
  return FieldEncoder()
      .add({reinterpret_cast<const char*>(before.data()), before.size()})
      .add(entry.seq)
      .add(entry.time)
      .add(entry.what)
      .add(entry.seat)
      .add(entry.moves)
      .add(entry.text)
      .add(entry.over)
      .digest();
}

bool column_matches(std::span<const std::uint8_t> column, const ChainDigest& digest) {
  return std::equal(column.begin(), column.end(), digest.begin(), digest.end());
}

}  // namespace drover::store
