#include "kit/events.h"

namespace drover::kit {

std::string_view EventTable::name(Kind kind) const {
  return kind.byte() < rows_.size() ? rows_[kind.byte()].name : std::string_view{};
}

text::Object EventTable::tree(const Event& event) const {
  const EventRow& row = rows_[event.kind.byte()];
  text::Object out;
  out["event"] = row.name;
  out["seat"] = event.seat + 1;
  for (const EventPart& part : row.parts) {
    if (part.byte == nullptr) break;
    const std::uint8_t byte = event.*part.byte;
    out[part.key] = part.write != nullptr ? part.write(byte) : json_of(part.format, byte);
  }
  if (row.more != nullptr) row.more(event, out);
  if (!row.amount.empty()) out[row.amount] = event.amount;
  return out;
}

std::optional<std::uint8_t> EventTable::byte_of(const Event& event, std::string_view key) const {
  for (const EventPart& part : rows_[event.kind.byte()].parts) {
    if (part.byte != nullptr && part.key == key && event.*part.byte != kUnspecified) {
      return event.*part.byte;
    }
  }
  return std::nullopt;
}

Event EventTable::redact(Event event, Seat viewer) const {
  const auto is_private = rows_[event.kind.byte()].is_private;
  if (is_private != nullptr && event.seat != viewer && is_private(event)) event.a = kUnspecified;
  return event;
}

}  // namespace drover::kit
