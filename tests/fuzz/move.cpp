// Any bytes as a move of either engine: as text, and as the four bytes of a move.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "elpaso/moves.h"
#include "trail/moves.h"

namespace {

namespace elpaso = drover::elpaso;
namespace trail = drover::trail;

// A move and its text must lead to each other.
template <class Move, class Parse>
void require_round_trip(Move move, Parse parse) {
  const std::string text = to_text(move);
  if (parse(text) == move) return;
  std::fprintf(stderr, "not the same move again: %s\n", text.c_str());
  std::abort();
}

template <class Move, class Parse>
void try_as(const std::uint8_t* data, std::size_t size, Parse parse) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto move = parse(text)) require_round_trip(*move, parse);
  if (size >= sizeof(Move)) {
    Move move;
    std::memcpy(&move, data, sizeof move);
    if (to_text(move) != "?") require_round_trip(move, parse);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try_as<trail::Move>(data, size, [](std::string_view text) { return trail::parse_move(text); });
  try_as<elpaso::Move>(data, size, [](std::string_view text) { return elpaso::parse_move(text); });
  return 0;
}
