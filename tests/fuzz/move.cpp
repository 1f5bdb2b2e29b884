// Any bytes as a move: as text, and as the four bytes of a move.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "trail/moves.h"

namespace {

namespace trail = drover::trail;

// A move and its text must lead to each other.
void require_round_trip(trail::Move move) {
  const std::string text = trail::to_text(move);
  if (trail::parse_move(text) == move) return;
  std::fprintf(stderr, "not the same move again: %s\n", text.c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto move = trail::parse_move(text)) require_round_trip(*move);
  if (size >= sizeof(trail::Move)) {
    trail::Move move;
    std::memcpy(&move, data, sizeof move);
    if (trail::to_text(move) != "?") require_round_trip(move);
  }
  return 0;
}
