// Where a figure comes from. Every row of every component table carries one of these.
#pragma once

#include <cstdint>

namespace drover::trail {

enum class Source : std::uint8_t {
  kRuleBook,           // words or numbers of the first-edition rule book
  kPrint,              // read off the printed part, agreeing with an independent implementation
  kImplementations,    // two independent public implementations agree; not readable in print
  kOneImplementation,  // a single public implementation; see docs/reconstructed.md when it exists
  kOurs,               // our own numbering or naming, no figure of the game
};

struct Provenance {
  Source source = Source::kOurs;
  std::uint8_t confidence = 100;  // per cent, as judged when the facts were collected
};

inline constexpr Provenance kRuleBook{Source::kRuleBook, 99};
inline constexpr Provenance kPrint{Source::kPrint, 99};
inline constexpr Provenance kImplementations{Source::kImplementations, 96};
inline constexpr Provenance kOneImplementation{Source::kOneImplementation, 85};

}  // namespace drover::trail
