// The table of a game's events: one row for each kind. From the rows come events as JSON and what
// each seat may see of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "kit/byte_format.h"
#include "kit/types.h"
#include "text/json_tree.h"

namespace drover::kit {

// A member of an event's JSON object: one byte with its key and format.
struct EventPart {
  std::string_view key{};
  std::uint8_t Event::*byte = nullptr;
  ByteFormat format{};
  // Replaces the format if the byte is neither a name nor a number.
  text::Value (*write)(std::uint8_t) = nullptr;
};

// Makes parts from one byte: kA("space", name(Names::kSpace)).
struct EventByte {
  std::uint8_t Event::*byte;
  constexpr EventPart operator()(std::string_view key, const ByteFormat& format) const {
    return {key, byte, format};
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

// How the preview of a move's effects treats an event.
enum class Foreseen : std::uint8_t {
  kShown,    // it is shown
  kSkipped,  // it is left out: it shows something hidden, but later events do not depend on it
  kEnd,      // it and all later events are left out: they depend on chance or on the next player
};

// One kind of event.
struct EventRow {
  Kind kind;
  std::string_view name;
  EventParts parts{};
  std::string_view amount{};  // the key of its amount; empty: it has none
  // Writes members that depend on several bytes, after the parts.
  void (*more)(const Event&, text::Object&) = nullptr;
  // True if only the event's own seat may know byte a. nullptr: everybody sees all bytes.
  bool (*is_private)(const Event&) = nullptr;
  Foreseen foreseen = Foreseen::kShown;
};

// For rows whose byte a only the event's own seat may know, in every case.
inline bool is_always_private(const Event& /*event*/) { return true; }
// The row, with a byte a that only the event's own seat may know.
constexpr EventRow private_event(EventRow row) {
  row.is_private = is_always_private;
  return row;
}

// The row of an event that cannot be foreseen.
constexpr EventRow unforeseen(EventRow row, Foreseen how = Foreseen::kEnd) {
  row.foreseen = how;
  return row;
}

// Formats for a seat (null: the bank) and for a place of a display. For "from the stack" write
// place().or_else("stack").
constexpr ByteFormat seat() { return counted(kNobody); }
constexpr ByteFormat place() { return counted(kNobody); }

// The rows of a game's events, in the order of their kinds. They must outlive the table.
class EventTable {
 public:
  constexpr explicit EventTable(std::span<const EventRow> rows) : rows_(rows) {}

  std::string_view name(Kind kind) const;  // empty if there is no such kind
  std::span<const EventRow> rows() const { return rows_; }
  Foreseen foreseen(Kind kind) const { return rows_[kind.byte()].foreseen; }
  // The event as JSON: {"event":"dollars_gained","seat":1,"amount":2}.
  text::Object tree(const Event& event) const;
  boost::json::object json(const Event& event) const {
    return text::to_boost_object([&] { return tree(event); });
  }
  // The byte behind a member of the event's JSON; none if there is no such member or the byte is
  // kUnspecified.
  std::optional<std::uint8_t> byte_of(const Event& event, std::string_view key) const;
  // The event as `viewer` may see it: private bytes become kUnspecified.
  Event redact(Event event, Seat viewer) const;

 private:
  std::span<const EventRow> rows_;
};

}  // namespace drover::kit
