#include <cstddef>

#include "elpaso/state/state.h"

namespace drover::elpaso {

// Hashes the layout that State had in the first release: Options without `rules`, Decision without
// `flags`, `viewer` behind `turn`, and everything from `current` on one byte earlier. Later
// versions of the rules are mixed into the hash.
std::uint64_t fingerprint(const State& state) {
  constexpr std::size_t kFirstOptions = 8;
  constexpr std::size_t kAfterOptions = offsetof(State, options) + kFirstOptions;
  constexpr std::size_t kDecisions = kit::DecisionStack::capacity();
  std::array<std::byte, sizeof(State) - kDecisions * sizeof Decision::flags> first{};
  const auto* bytes = reinterpret_cast<const std::byte*>(&state);
  std::byte* to = std::copy_n(bytes, kAfterOptions, first.begin());
  to =
      std::copy_n(bytes + offsetof(State, occupied), sizeof state.occupied + sizeof state.turn, to);
  *to++ = static_cast<std::byte>(state.viewer);
  to = std::copy(bytes + offsetof(State, current), bytes + offsetof(State, stack), to);
  for (std::size_t i = 0; i < kDecisions; ++i) {
    const Decision decision = i < state.stack.size() ? state.stack[i] : Decision{};
    for (const std::uint8_t byte : {decision.kind.byte(), decision.a, decision.b, decision.c}) {
      *to++ = static_cast<std::byte>(byte);
    }
  }
  *to = static_cast<std::byte>(state.stack.size());
  const std::uint64_t hash = core::hash_of_bytes(first);
  return state.options.rules == 1 ? hash : core::mixed_hash(hash, state.options.rules);
}

}  // namespace drover::elpaso
