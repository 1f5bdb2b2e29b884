// Provenance: the source of a number. Every row of every component table carries one.
#pragma once

#include <cstdint>

namespace drover::trail {

enum class Source : std::uint8_t {
  kRuleBook,           // words or numbers of a rule book
  kPrint,              // read off the printed part, agreeing with an independent implementation
  kImplementations,    // two independent public implementations agree; not readable in print
  kOneImplementation,  // a single public implementation or drawing
  kReconstructed,      // inferred from a related printing; see docs/reconstructed.md
  kInvented,           // ours, in the style of the printed ones; see docs/reconstructed.md
  kOurs,               // our own numbering or naming, not part of the game
};

struct Provenance {
  Source source = Source::kOurs;
  std::uint8_t confidence = 100;  // per cent, as judged when the facts were collected
};

inline constexpr Provenance kRuleBook{Source::kRuleBook, 99};
inline constexpr Provenance kPrint{Source::kPrint, 99};
inline constexpr Provenance kImplementations{Source::kImplementations, 96};
inline constexpr Provenance kOneImplementation{Source::kOneImplementation, 85};
// The second edition's board and tiles: one implementation and its author's drawing.
inline constexpr Provenance kSecondBoard{Source::kOneImplementation, 85};
inline constexpr Provenance kSecondTiles{Source::kOneImplementation, 87};
inline constexpr Provenance kFirstPromo{Source::kOneImplementation, 80};
// Rails to the North: the first printing from one implementation and its author's drawing, which
// agree; tile faces of the second printing from one drawing; the rest of it reconstructed.
inline constexpr Provenance kFirstRails{Source::kOneImplementation, 93};
inline constexpr Provenance kSecondRailsTiles{Source::kOneImplementation, 80};
constexpr Provenance reconstructed(std::uint8_t confidence) {
  return {Source::kReconstructed, confidence};
}
inline constexpr Provenance kInvented{Source::kInvented, 0};

// True if the printed number is unknown, so that it is reconstructed or invented.
constexpr bool is_reconstructed(Provenance from) {
  return from.source == Source::kReconstructed || from.source == Source::kInvented;
}

}  // namespace drover::trail
