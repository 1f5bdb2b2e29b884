#include "table/log.h"

namespace drover::table {

std::string_view name_of(EntryKind what) {
  switch (what) {
    case EntryKind::kMove:
      return "move";
    case EntryKind::kUndo:
      return "undo";
    case EntryKind::kChat:
      return "chat";
    case EntryKind::kNote:
      return "note";
  }
  return {};
}

std::string_view name_of(SeatKind kind) { return kind == SeatKind::kHuman ? "human" : "bot"; }

std::optional<EntryKind> entry_kind_named(std::string_view name) {
  for (const EntryKind what :
       {EntryKind::kMove, EntryKind::kUndo, EntryKind::kChat, EntryKind::kNote}) {
    if (name_of(what) == name) return what;
  }
  return std::nullopt;
}

std::optional<SeatKind> seat_kind_named(std::string_view name) {
  for (const SeatKind kind : {SeatKind::kHuman, SeatKind::kBot}) {
    if (name_of(kind) == name) return kind;
  }
  return std::nullopt;
}

}  // namespace drover::table
