// Fuzzes the moves of src/trail and src/elpaso: any input is parsed as notation, and its first four
// bytes are taken as a move.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "elpaso/state/moves.h"
#include "trail/state/moves.h"

namespace {

using drover::kit::Move;
using drover::kit::MoveTable;

// Aborts unless the text of the move parses to this move.
void require_round_trip(Move move, const MoveTable& moves) {
  const std::string text = moves.text(move);
  if (moves.parse(text) == move) return;
  std::fprintf(stderr, "not the same move again: %s\n", text.c_str());
  std::abort();
}

void try_as(const std::uint8_t* data, std::size_t size, const MoveTable& moves) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto move = moves.parse(text)) require_round_trip(*move, moves);
  if (size >= sizeof(Move)) {
    Move move;
    std::memcpy(&move, data, sizeof move);
    if (moves.has(move)) require_round_trip(move, moves);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try_as(data, size, drover::trail::move_table());
  try_as(data, size, drover::elpaso::move_table());
  return 0;
}
