// ProspectCodec: encodes events as prospects (prospect.h) and decodes them. The table
// Tables::kProspects lists the events that are worth naming. Details that the viewer cannot know
// are left out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include <boost/json/object.hpp>

#include "game/prospect.h"
#include "kit/events.h"
#include "text/json_tree.h"

namespace drover::game {

template <class Tables>
class ProspectCodec {
  using State = typename Tables::State;
  using Event = kit::Event;

 public:
  // The event as a prospect for the viewer of `view`; none if it is not worth naming. `before` is
  // the determinization in which the event happened.
  static std::optional<Prospect> prospect(const State& view, const State& before,
                                          const Event& event) {
    const auto* row = row_of(event.kind);
    if (row == nullptr || !is_gain(before, event)) return std::nullopt;
    const bool is_visible = names_visible_pieces(view, event);
    Event known = event;
    if (row->a.empty() || !is_visible) known.a = kit::kUnspecified;
    if (row->b.empty() || !is_visible) known.b = kit::kUnspecified;
    if (!row->plain && known.a == kit::kUnspecified && known.b == kit::kUnspecified)
      return std::nullopt;
    return packed(known);
  }

  // The prospect without its details; none if the event is not worth naming without them.
  static std::optional<Prospect> without_details(Prospect prospect) {
    Event event = event_of(prospect);
    if (!row_of(event.kind)->plain) return std::nullopt;
    event.a = event.b = kit::kUnspecified;
    return packed(event);
  }

  // How important the prospect is, compared with others of the game.
  static int weight(Prospect prospect) { return row_of(event_of(prospect).kind)->weight; }

  // The prospect as an event of the log, without the members that are left out.
  static boost::json::object json(const State& view, Prospect prospect) {
    const Event event = event_of(prospect);
    const auto& row = *row_of(event.kind);
    return text::to_boost_object([&] {
      const text::Object all = Tables::events().tree(event);
      text::Object out{{"event", all.at("event")}, {"seat", all.at("seat")}};
      if (event.a != kit::kUnspecified) out[row.a] = all.at(row.a);
      if (event.b != kit::kUnspecified) out[row.b] = all.at(row.b);
      Tables::complete(view, event, kit::kNobody, out);
      return out;
    });
  }

  // The event of a prospect; members that are left out are kUnspecified.
  static Event event_of(Prospect prospect) {
    Event event;
    event.kind = kit::Kind::of(static_cast<std::uint8_t>(prospect.raw & 0xff));
    event.seat = static_cast<std::uint8_t>(prospect.raw >> 8);
    event.a = static_cast<std::uint8_t>(prospect.raw >> 16);
    event.b = static_cast<std::uint8_t>(prospect.raw >> 24);
    return event;
  }

 private:
  static Prospect packed(const Event& event) {
    return {std::uint32_t{event.kind.byte()} | std::uint32_t{event.seat} << 8 |
            std::uint32_t{event.a} << 16 | std::uint32_t{event.b} << 24};
  }
  static auto row_of(kit::Kind kind) -> decltype(Tables::kProspects.data()) {
    const auto* row = std::find_if(Tables::kProspects.begin(), Tables::kProspects.end(),
                                   [&](const auto& one) { return one.kind == kind; });
    return row == Tables::kProspects.end() ? nullptr : row;
  }
};

}  // namespace drover::game
