#include "learn/packed_position.h"

#include <cassert>
#include <cstdint>
#include <cstring>
#include <string>

#include <fmt/format.h>

namespace drover::learn {

namespace {

constexpr std::size_t kWord = sizeof(std::uint64_t);

std::uint64_t tag_of(const game::Game& game) {
  const game::GameInfo& info = game.info();
  std::uint64_t tag = game::chained_hash(
      info.state_bytes, static_cast<std::uint64_t>(static_cast<std::int64_t>(info.rules_version)));
  for (const char letter : info.name) {
    tag = game::chained_hash(tag, static_cast<unsigned char>(letter));
  }
  return tag;
}

// The checksum over the tag and the position. The hash of a position is one over its bytes.
std::uint64_t checksum_of(std::uint64_t tag, const game::Position& position) {
  return game::chained_hash(tag, game::hash_of(position));
}

}  // namespace

std::size_t packed_bytes(const game::Game& game) { return game.info().state_bytes + 2 * kWord; }

void pack(const game::Position& position, std::span<std::byte> out) {
  const std::span<const std::byte> inner = position.bytes();
  assert(out.size() == inner.size() + 2 * kWord);
  const std::uint64_t tag = tag_of(position.game());
  const std::uint64_t checksum = checksum_of(tag, position);
  std::memcpy(out.data(), &tag, kWord);
  std::memcpy(out.data() + kWord, inner.data(), inner.size());
  std::memcpy(out.data() + kWord + inner.size(), &checksum, kWord);
}

game::Result<game::Position> unpack(const game::Game& game, std::span<const std::byte> bytes) {
  const std::string_view name = game.info().name;
  if (bytes.size() != packed_bytes(game)) {
    return game::Error{fmt::format("A position of {} has {} bytes, not {}.", name,
                                   packed_bytes(game), bytes.size())};
  }
  std::uint64_t tag = 0;
  std::uint64_t checksum = 0;
  std::memcpy(&tag, bytes.data(), kWord);
  std::memcpy(&checksum, bytes.data() + bytes.size() - kWord, kWord);
  if (tag != tag_of(game)) {
    return game::Error{
        fmt::format("These bytes are no position of {} as this program plays it.", name)};
  }
  const auto position =
      game::Position::of_bytes(game, bytes.subspan(kWord, game.info().state_bytes));
  if (checksum != checksum_of(tag, position)) {
    return game::Error{fmt::format("These bytes of a position of {} have been changed.", name)};
  }
  return position;
}

}  // namespace drover::learn
