#include <cstddef>

#include "elpaso/state.h"

namespace drover::elpaso {

// That of the bytes of the first release, whose options had no version: there `viewer` stood behind
// `turn`, and everything from `current` on one byte earlier. A later version of the rules is mixed
// in.
std::uint64_t fingerprint(const State& state) {
  constexpr std::size_t kFirstOptions = 8;
  constexpr std::size_t kAfterOptions = offsetof(State, options) + kFirstOptions;
  std::array<std::byte, sizeof(State)> first{};
  const auto* bytes = reinterpret_cast<const std::byte*>(&state);
  std::byte* to = std::copy_n(bytes, kAfterOptions, first.begin());
  to =
      std::copy_n(bytes + offsetof(State, occupied), sizeof state.occupied + sizeof state.turn, to);
  *to++ = static_cast<std::byte>(state.viewer);
  std::copy(bytes + offsetof(State, current), bytes + sizeof(State), to);
  const std::uint64_t hash = core::hash_of_bytes(first);
  return state.options.rules == 1 ? hash : core::mixed_hash(hash, state.options.rules);
}

}  // namespace drover::elpaso
