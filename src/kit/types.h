// What all engines are made of: moves, decisions and events of a few bytes each. What the bytes
// mean, a game says in the rows of its words (moves.h, decisions.h, events.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.h"

namespace drover::kit {

using Seat = std::uint8_t;
inline constexpr Seat kNobody = 0xff;
inline constexpr Seat kSpectator = 0xfe;  // as a viewer: sees what everybody sees

// A byte that holds a value of a game's own enumeration. It becomes one again wherever the
// enumeration is named: as an argument, in a comparison, in `switch (MoveKind(move.kind))`.
class Kind {
 public:
  constexpr Kind() = default;
  template <class Enum>
  requires std::is_enum_v<Enum>
  constexpr Kind(Enum value)  // NOLINT(google-explicit-constructor): that is what it is for
      : byte_(static_cast<std::uint8_t>(value)) {}

  template <class Enum>
  requires std::is_enum_v<Enum>
  constexpr operator Enum() const {  // NOLINT(google-explicit-constructor): likewise
    return static_cast<Enum>(byte_);
  }
  static constexpr Kind of(std::uint8_t byte) {
    Kind kind;
    kind.byte_ = byte;
    return kind;
  }
  constexpr std::uint8_t byte() const { return byte_; }

  friend constexpr bool operator==(Kind, Kind) = default;
  friend constexpr bool operator<(Kind a, Kind b) { return a.byte_ < b.byte_; }
  template <class Enum>
  requires std::is_enum_v<Enum>
  friend constexpr bool operator==(Kind kind, Enum value) {
    return kind.byte_ == static_cast<std::uint8_t>(value);
  }

 private:
  std::uint8_t byte_ = 0;
};

// Whether rows of words stand in the order of their kinds, one for each.
template <class Rows>
constexpr bool in_order(const Rows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].kind.byte() != i) return false;
  }
  return true;
}

// What a player can decide.
//
//   byte   0     1   2   3
//        +-----+---+---+---+
//        |kind | a | b | c |     a, b, c as the kind says; unused ones are 0
//        +-----+---+---+---+
struct Move {
  Kind kind;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend constexpr bool operator==(Move, Move) = default;
};
static_assert(sizeof(Move) == 4);

using MoveList = core::ScratchVector<Move, 256>;

// What is still to be decided.
struct Decision {
  Kind kind;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  // May be declined: an immediate action, or a reward that can be refused.
  static constexpr std::uint8_t kOptional = 0x80;
  std::uint8_t flags = 0;
  constexpr bool optional() const { return (flags & kOptional) != 0; }
  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

// The innermost is on top.
using DecisionStack = core::FixedVector<Decision, 24>;

// What happened when a move was applied: small facts in order, complete enough to redraw the table.
// Every change of the position that somebody at the table can see has an event; the conformance
// suite folds them into a ledger and compares it with the position after each move.
struct Event {
  Kind kind;
  Seat seat = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::int16_t amount = 0;
  friend constexpr bool operator==(const Event&, const Event&) = default;
};
// In a byte of an event: the bank, a stack, or a card that may not be seen.
inline constexpr std::uint8_t kUntold = 0xff;

// One move causes at most this many; the end of a turn with three automas to follow is the longest.
using EventList = core::ScratchVector<Event, 512>;

}  // namespace drover::kit
