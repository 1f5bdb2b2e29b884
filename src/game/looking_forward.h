// What a move may lead to, for any engine that is built like those of the house. Which events are
// worth naming is the engine's table kProspects; here they lose what cannot be known before they
// happen.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include <boost/json/object.hpp>

#include "game/game.h"
#include "kit/events.h"
#include "text/json_tree.h"

namespace drover::game {

template <class Engine>
class LookingForward {
  using State = typename Engine::State;
  using Event = kit::Event;

 public:
  // The event as a prospect of whoever sees `view`; nothing if it is not worth naming. `before` is
  // the imagined position that it changed.
  static std::optional<Prospect> prospect(const State& view, const State& before,
                                          const Event& event) {
    const auto* row = row_of(event.kind);
    if (row == nullptr || !is_gain(before, event)) return std::nullopt;
    const bool open = lies_open(view, event);
    Event told = event;
    if (row->a.empty() || !open) told.a = kit::kUntold;
    if (row->b.empty() || !open) told.b = kit::kUntold;
    if (!row->plain && told.a == kit::kUntold && told.b == kit::kUntold) return std::nullopt;
    return packed(told);
  }

  static std::optional<Prospect> without_particulars(Prospect prospect) {
    Event event = event_of(prospect);
    if (!row_of(event.kind)->plain) return std::nullopt;
    event.a = event.b = kit::kUntold;
    return packed(event);
  }

  static int weight(Prospect prospect) { return row_of(event_of(prospect).kind)->weight; }

  static boost::json::object json(const State& view, Prospect prospect) {
    const Event event = event_of(prospect);
    const auto& row = *row_of(event.kind);
    return text::kept_object([&] {
      const text::Object all = Engine::events().tree(event);
      text::Object out{{"event", all.at("event")}, {"seat", all.at("seat")}};
      if (event.a != kit::kUntold) out[row.a] = all.at(row.a);
      if (event.b != kit::kUntold) out[row.b] = all.at(row.b);
      Engine::complete(view, event, kit::kNobody, out);
      return out;
    });
  }

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
  static auto row_of(kit::Kind kind) -> decltype(Engine::kProspects.data()) {
    const auto* row = std::find_if(Engine::kProspects.begin(), Engine::kProspects.end(),
                                   [&](const auto& one) { return one.kind == kind; });
    return row == Engine::kProspects.end() ? nullptr : row;
  }
};

}  // namespace drover::game
