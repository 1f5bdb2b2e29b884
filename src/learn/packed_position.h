// Positions as bytes, to be kept in arrays and sent between processes of one release.
//
//   | tag, 8 bytes | the position as it lies in memory | checksum over both, 8 bytes |
//
// The tag stands for the game, its rules version and the size of its positions. Bytes that were
// cut, changed or made by another game are refused.
#pragma once

#include <cstddef>
#include <span>

#include "game/game.h"

namespace drover::learn {

// The size of every packed position of the game.
std::size_t packed_bytes(const game::Game& game);
// Packs the position into `out`, which must have exactly that size.
void pack(const game::Position& position, std::span<std::byte> out);
// Reads a packed position, or returns an error.
game::Result<game::Position> unpack(const game::Game& game, std::span<const std::byte> bytes);

}  // namespace drover::learn
