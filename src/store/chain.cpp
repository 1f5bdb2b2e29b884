#include "store/chain.h"

#include <algorithm>

#include "store/keys.h"

namespace drover::store {

namespace {

// Values one behind the other. Numbers have eight bytes and texts their length before them, so that
// no two lists of the same kinds of values give the same bytes.
class Fields {
 public:
  Fields() { bytes_.reserve(kMostlyEnough); }

  Fields& add(std::int64_t value) {
    auto rest = static_cast<std::uint64_t>(value);
    for (int i = 0; i < 8; ++i, rest >>= 8) bytes_ += static_cast<char>(rest & 0xff);
    return *this;
  }
  Fields& add(std::string_view text) {
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
  static constexpr std::size_t kMostlyEnough = 256;
  std::string bytes_;
};

}  // namespace

BeginningRow read_beginning(const Rows& row, int first) {
  BeginningRow beginning;
  beginning.id = row.text(first);
  beginning.created = row.integer(first + 1);
  beginning.game = row.text(first + 2);
  beginning.rules_version = row.integer(first + 3);
  beginning.players = row.integer(first + 4);
  beginning.seed = row.integer(first + 5);
  beginning.options = row.text(first + 6);
  beginning.position = row.text(first + 7);
  beginning.seed_named = row.integer(first + 8);
  beginning.resumed = row.integer(first + 9);
  beginning.hints = row.integer(first + 10);
  return beginning;
}

ChainDigest digest_of(const BeginningRow& beginning) {
  return Fields()
      .add(beginning.id)
      .add(beginning.created)
      .add(beginning.game)
      .add(beginning.rules_version)
      .add(beginning.players)
      .add(beginning.seed)
      .add(beginning.options)
      .add(beginning.position)
      .add(beginning.seed_named)
      .add(beginning.resumed)
      .add(beginning.hints)
      .digest();
}

ChainDigest digest_of(const ChainDigest& before, const EntryRow& entry) {
  return Fields()
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

bool holds(std::span<const std::uint8_t> column, const ChainDigest& digest) {
  return std::equal(column.begin(), column.end(), digest.begin(), digest.end());
}

}  // namespace drover::store
