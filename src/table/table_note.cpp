#include "table/table_note.h"

#include <charconv>

#include <fmt/format.h>

#include "core/at.h"
#include "text/names.h"

namespace drover::table {

namespace {

constexpr auto kKinds = text::enum_names<TableNoteKind::kStopped>(
    "link_renewed", "seat_to_bot", "seat_taken_back", "seat_offered", "offer_withdrawn",
    "seat_passed_on", "stop_proposed", "stop_agreed", "stop_refused", "stopped");

// Removes the field up to the next tab from the front of the text and returns it.
std::string_view next_field(std::string_view& text) {
  const std::size_t tab = text.find('\t');
  const std::string_view field = text.substr(0, tab);
  text = tab == std::string_view::npos ? std::string_view() : text.substr(tab + 1);
  return field;
}

// Parses a seat number, counted from 1, into a seat counted from 0; kNoSeat if it is none.
int parse_seat_number(std::string_view text) {
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool good = error == std::errc{} && stop == text.data() + text.size();
  return good && number >= 1 && number <= game::kMaxSeats ? number - 1 : game::kNoSeat;
}

}  // namespace

std::string_view name_of(TableNoteKind kind) { return core::at(kKinds, kind); }

std::string text_of(const TableNote& note) {
  std::string text(name_of(note.kind));
  if (!note.level.empty()) text += fmt::format("\tlevel={}", note.level);
  if (!note.from.empty()) text += fmt::format("\tfrom={}", note.from);
  if (!note.to.empty()) text += fmt::format("\tto={}", note.to);
  if (note.turn != game::kNoSeat) text += fmt::format("\tturn={}", note.turn + 1);
  return text;
}

std::optional<TableNote> parse_table_note(std::string_view text) {
  const auto kind = text::enum_named<TableNoteKind>(kKinds, next_field(text));
  if (!kind) return std::nullopt;
  TableNote note{*kind};
  while (!text.empty()) {
    const std::string_view field = next_field(text);
    const std::size_t equals = field.find('=');
    if (equals == std::string_view::npos) continue;
    const std::string_view key = field.substr(0, equals);
    const std::string_view value = field.substr(equals + 1);
    if (key == "level") note.level = value;
    if (key == "from") note.from = value;
    if (key == "to") note.to = value;
    if (key == "turn") note.turn = parse_seat_number(value);
  }
  return note;
}

}  // namespace drover::table
