// The basic types of every game: moves, decisions and events of a few bytes each. The meaning of
// the bytes stands in each game's tables (moves.h, decisions.h, events.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.h"

namespace drover::kit {

using Seat = std::uint8_t;
inline constexpr Seat kNobody = 0xff;
inline constexpr Seat kSpectator = 0xfe;  // a viewer who sees only public information

// A byte that holds a value of a game's own enumeration. It converts from and to that enumeration
// implicitly: as an argument, in a comparison, in `switch (MoveKind(move.kind))`.
class Kind {
 public:
  constexpr Kind() = default;
  template <class Enum>
  requires std::is_enum_v<Enum>
  constexpr Kind(Enum value)  // NOLINT(google-explicit-constructor): that is what it is for
      : byte_(static_cast<std::uint8_t>(value)) {}

  template <class Enum>
  requires std::is_enum_v<Enum>
  constexpr operator Enum() const {  // NOLINT(google-explicit-constructor): that is what it is for
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

// True if table rows stand in the order of their kinds, one for each kind.
template <class Rows>
constexpr bool in_order(const Rows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].kind.byte() != i) return false;
  }
  return true;
}

// A move: one answer to a decision.
//
//   byte   0     1   2   3
//        +-----+---+---+---+
//        |kind | a | b | c |     the kind defines a, b and c; unused ones are 0
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

// A pending decision.
struct Decision {
  Kind kind;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  // Flag: the decision may be declined (an immediate action, or a reward that can be refused).
  static constexpr std::uint8_t kOptional = 0x80;
  std::uint8_t flags = 0;
  constexpr bool optional() const { return (flags & kOptional) != 0; }
  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

// The pending decisions of a position. The current one is on top (back()).
using DecisionStack = core::FixedVector<Decision, 24>;

// One fact about what a move did. The events of a move, in order, are complete enough to redraw the
// table: every visible change has one. The conformance suite checks this by replaying the events.
struct Event {
  Kind kind;
  Seat seat = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::int16_t amount = 0;
  friend constexpr bool operator==(const Event&, const Event&) = default;
};
// The value of an event byte that names nothing: the bank, a stack, or a hidden card.
inline constexpr std::uint8_t kUnspecified = 0xff;

// The events of one move. The capacity is sufficient for the longest one: the end of a turn with
// three automas to follow.
using EventList = core::ScratchVector<Event, 512>;

}  // namespace drover::kit
