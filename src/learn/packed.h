// Positions as bytes that can be kept in arrays and sent between processes of one release.
//
//   | mark of the game, 8 bytes | the position as it lies in memory | hash over both, 8 bytes |
//
// The mark stands for the game, its rules version and the size of its positions. Bytes that were
// cut, changed or made by another game do not come back as a position.
#pragma once

#include <cstddef>
#include <span>

#include "game/game.h"

namespace drover::learn {

// Of every position of the game.
std::size_t packed_bytes(const game::Game& game);
// Into exactly so many bytes.
void pack(const game::Position& position, std::span<std::byte> out);
// The position, or a sentence.
game::Result<game::Position> unpack(const game::Game& game, std::span<const std::byte> bytes);

}  // namespace drover::learn
