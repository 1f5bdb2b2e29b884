// The words of events: a row for each kind, and from the rows an event as JSON and what others may
// see of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "kit/form.h"
#include "kit/types.h"
#include "text/json_tree.h"

namespace drover::kit {

// A member of the object that an event is written as.
struct EventPart {
  std::string_view key{};
  std::uint8_t Event::*byte = nullptr;
  Form form{};
  // Where the byte is neither a name nor a number: instead of the form.
  text::Value (*write)(std::uint8_t) = nullptr;
};

// Names the byte that a part is written from: kA("space", name(Names::kSpace)).
struct EventByte {
  std::uint8_t Event::*byte;
  constexpr EventPart operator()(std::string_view key, const Form& form) const {
    return {key, byte, form};
  }
  constexpr EventPart operator()(std::string_view key, text::Value (*write)(std::uint8_t)) const {
    return {key, byte, {}, write};
  }
};

using EventParts = std::array<EventPart, 3>;
template <class... Parts>
constexpr EventParts parts(const Parts&... parts) {
  return {parts...};
}

// Of an event that follows a move: told, passed over because it shows something hidden that nothing
// told after it depends on, or the end of what can be foreseen.
enum class Foreseen : std::uint8_t { kTold, kPassed, kEnd };

struct EventRow {
  Kind kind;
  std::string_view name;
  EventParts parts{};
  std::string_view amount{};  // what its amount is called; empty: it has none
  // What depends on several bytes, written after the parts.
  void (*more)(const Event&, text::Object&) = nullptr;
  // Whether byte a is for the own seat alone; nullptr: everybody sees everything.
  bool (*is_private)(const Event&) = nullptr;
  Foreseen foreseen = Foreseen::kTold;
};

inline bool is_for_one(const Event& /*event*/) { return true; }
// The row, but byte a is for the own seat alone.
constexpr EventRow for_one(EventRow row) {
  row.is_private = is_for_one;
  return row;
}

// The row, but chance or the next player takes over with it.
constexpr EventRow unforeseen(EventRow row, Foreseen how = Foreseen::kEnd) {
  row.foreseen = how;
  return row;
}

// A seat, or null for the bank; a place, or the word for the stack.
constexpr Form seat() { return counted(kNobody); }
constexpr Form place() { return counted(kNobody); }

// All rows of a game, in the order of their kinds.
class EventTable {
 public:
  constexpr explicit EventTable(std::span<const EventRow> rows) : rows_(rows) {}

  std::string_view name(Kind kind) const;  // empty if there is no such kind
  std::span<const EventRow> rows() const { return rows_; }
  Foreseen foreseen(Kind kind) const { return rows_[kind.byte()].foreseen; }
  // {"event":"dollars_gained","seat":1,"amount":2}
  text::Object tree(const Event& event) const;
  boost::json::object json(const Event& event) const {
    return text::kept_object([&] { return tree(event); });
  }
  // The byte that a member of its object is made from; nothing if there is none or it is untold.
  std::optional<std::uint8_t> byte_of(const Event& event, std::string_view key) const;
  // As `viewer` may see it: what is private becomes kUntold.
  Event redact(Event event, Seat viewer) const;

 private:
  std::span<const EventRow> rows_;
};

}  // namespace drover::kit
