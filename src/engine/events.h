// The words of events: a row for each kind, and from the rows an event as JSON and what others may
// see of it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/form.h"
#include "engine/types.h"
#include "text/json_tree.h"

namespace drover::engine {

// A member of the object that an event is written as.
struct EventPart {
  std::string_view key{};
  std::uint8_t Event::*byte = nullptr;
  Form form{};
  // Where the byte is neither a name nor a number: instead of the form.
  text::Value (*write)(std::uint8_t) = nullptr;
};

struct EventRow {
  Kind kind;
  std::string_view name;
  std::array<EventPart, 3> parts{};
  std::string_view amount{};  // what its amount is called; empty: it has none
  // What depends on several bytes, written after the parts.
  void (*more)(const Event&, text::Object&) = nullptr;
  // Whether byte a is for the own seat alone; nullptr: everybody sees everything.
  bool (*is_private)(const Event&) = nullptr;
};

// A seat, or null for the bank; a place, or the word for the stack.
constexpr Form seat() { return counted(kNobody); }
constexpr Form place() { return counted(kNobody); }

// All rows of a game, in the order of their kinds.
class EventTable {
 public:
  constexpr explicit EventTable(std::span<const EventRow> rows) : rows_(rows) {}

  std::string_view name(Kind kind) const;  // empty if there is no such kind
  std::span<const EventRow> rows() const { return rows_; }
  // {"event":"dollars_gained","seat":1,"amount":2}
  text::Object tree(const Event& event) const;
  boost::json::object json(const Event& event) const {
    return text::kept_object([&] { return tree(event); });
  }
  // As `viewer` may see it: what is private becomes kUntold.
  Event redact(Event event, Seat viewer) const;

 private:
  std::span<const EventRow> rows_;
};

}  // namespace drover::engine
