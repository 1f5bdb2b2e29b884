#include "table/log.h"

namespace drover::table {

std::string_view name_of(What what) {
  switch (what) {
    case What::kMove:
      return "move";
    case What::kUndo:
      return "undo";
    case What::kChat:
      return "chat";
    case What::kNote:
      return "note";
  }
  return {};
}

std::string_view name_of(SeatKind kind) { return kind == SeatKind::kHuman ? "human" : "bot"; }

std::optional<What> what_named(std::string_view name) {
  for (const What what : {What::kMove, What::kUndo, What::kChat, What::kNote}) {
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
