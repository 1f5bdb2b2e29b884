#include "table/table_note.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace drover::table {

namespace {

constexpr std::array kKinds{TableNoteKind::kLinkRenewed,    TableNoteKind::kSeatToBot,
                            TableNoteKind::kSeatTakenBack,  TableNoteKind::kSeatOffered,
                            TableNoteKind::kOfferWithdrawn, TableNoteKind::kSeatPassedOn,
                            TableNoteKind::kStopProposed,   TableNoteKind::kStopAgreed,
                            TableNoteKind::kStopRefused,    TableNoteKind::kStopped};

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

std::string_view name_of(TableNoteKind kind) {
  switch (kind) {
    case TableNoteKind::kLinkRenewed:
      return "link_renewed";
    case TableNoteKind::kSeatToBot:
      return "seat_to_bot";
    case TableNoteKind::kSeatTakenBack:
      return "seat_taken_back";
    case TableNoteKind::kSeatOffered:
      return "seat_offered";
    case TableNoteKind::kOfferWithdrawn:
      return "offer_withdrawn";
    case TableNoteKind::kSeatPassedOn:
      return "seat_passed_on";
    case TableNoteKind::kStopProposed:
      return "stop_proposed";
    case TableNoteKind::kStopAgreed:
      return "stop_agreed";
    case TableNoteKind::kStopRefused:
      return "stop_refused";
    case TableNoteKind::kStopped:
      return "stopped";
  }
  return {};
}

std::string text_of(const TableNote& note) {
  std::string text(name_of(note.kind));
  if (!note.level.empty()) text += fmt::format("\tlevel={}", note.level);
  if (!note.from.empty()) text += fmt::format("\tfrom={}", note.from);
  if (!note.to.empty()) text += fmt::format("\tto={}", note.to);
  if (note.turn != game::kNoSeat) text += fmt::format("\tturn={}", note.turn + 1);
  return text;
}

std::optional<TableNote> parse_table_note(std::string_view text) {
  const std::string_view name = next_field(text);
  for (const TableNoteKind kind : kKinds) {
    if (name_of(kind) != name) continue;
    TableNote note{kind};
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
  return std::nullopt;
}

}  // namespace drover::table
