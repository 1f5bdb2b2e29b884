// Provenance: the source of a figure. Each row of a component table has the provenance of each of
// its figures.
//
// About half of the faces could not be seen; their figures are reconstructed. The owner of a box
// can correct a figure in its row, change the source to kOwnersBox, and build again.
#pragma once

#include <cstdint>

namespace drover::elpaso {

enum class Source : std::uint8_t {
  kRuleBook,       // stated in, or forced by, the German rule book
  kWeb,            // from a public page, an article or a review; `page` is its number in the list
                   // of docs/reconstructed-el-paso.md
  kReconstructed,  // no source found: complete, playable, consistent, but not the printed figure
  kOwnersBox,      // read off the printed part by somebody who owns it
};

struct Provenance {
  Source source = Source::kReconstructed;
  std::uint8_t page = 0;  // of kWeb: 1 for W1, 2 for W2, ...
  friend constexpr bool operator==(Provenance, Provenance) = default;
};

inline constexpr Provenance kRuleBook{Source::kRuleBook, 0};
inline constexpr Provenance kReconstructed{Source::kReconstructed, 0};
inline constexpr Provenance kOwnersBox{Source::kOwnersBox, 0};
constexpr Provenance web(int page) { return {Source::kWeb, static_cast<std::uint8_t>(page)}; }

constexpr bool is_reconstructed(Provenance from) { return from.source == Source::kReconstructed; }

}  // namespace drover::elpaso
