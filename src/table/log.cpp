#include "table/log.h"

#include "core/at.h"
#include "text/names.h"

namespace drover::table {

namespace {

constexpr auto kEntryKinds = text::enum_names<EntryKind::kNote>("move", "undo", "chat", "note");
constexpr auto kSeatKinds = text::enum_names<SeatKind::kBot>("human", "bot");

}  // namespace

std::string_view name_of(EntryKind what) { return core::at(kEntryKinds, what); }
std::string_view name_of(SeatKind kind) { return core::at(kSeatKinds, kind); }
std::optional<EntryKind> entry_kind_named(std::string_view name) {
  return text::enum_named<EntryKind>(kEntryKinds, name);
}
std::optional<SeatKind> seat_kind_named(std::string_view name) {
  return text::enum_named<SeatKind>(kSeatKinds, name);
}

}  // namespace drover::table
