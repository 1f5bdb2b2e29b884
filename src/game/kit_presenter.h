// KitPresenter: implements the part of Presenter (game/presenter.h) that the kit makes from a
// game's tables: views, choices, events, and the sentences of decisions and reasons.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "game/presenter.h"
#include "game/rules_game.h"
#include "kit/events.h"
#include "kit/sentences.h"
#include "kit/view.h"

namespace drover::game {

// `Tables` as for RulesGame.
template <class Tables>
class KitPresenter : public Presenter, protected StateAccess<Tables> {
 protected:
  using typename StateAccess<Tables>::State;
  using StateAccess<Tables>::inner;
  using StateAccess<Tables>::inner_seat;

  // The reason why the seat that decides cannot make a move; none if it can.
  virtual std::optional<text::Reason> reason_against(const State& state, Move move) const = 0;

  static kit::EventList seen_events(Position& position, Move move, int viewer) {
    kit::EventList events;
    rules_calls::carry_out(inner(position), move, &events);
    for (kit::Event& event : events) event = Tables::events().redact(event, inner_seat(viewer));
    return events;
  }

 public:
  std::optional<text::Reason> why_not(const Position& position, int seat,
                                      Move move) const override {
    const State& state = inner(position);
    if (!rules_calls::is_over(state) && seat != rules_calls::actor_of(state)) {
      return text::not_your_turn(seat, rules_calls::actor_of(state));
    }
    return reason_against(state, move);
  }
  std::string reason_sentence(const Position& view, const text::Reason& reason,
                              text::Language language) const override {
    return kit::reason_sentence<Tables>(inner(view), reason, language);
  }
  text::Array events_tree(const Position& after, std::span<const Event> events,
                          int viewer) const override {
    text::Array out;
    for (const Event& event : events) {
      const Event seen = Tables::events().redact(event, inner_seat(viewer));
      out.push_back(kit::event_tree<Tables>(inner(after), seen, kit::kNobody));
    }
    return out;
  }
  text::Array events_of(Position& position, Move move, int viewer) const override {
    EventList events;
    rules_calls::carry_out(inner(position), move, &events);
    return events_tree(position, {events.begin(), events.size()}, viewer);
  }
  text::Object view_tree(const Position& position, int viewer) const override {
    return kit::view_tree<Tables>(inner(position), inner_seat(viewer));
  }
  text::Object choice_tree(const Position& view, Move move) const override {
    return kit::choice_tree<Tables>(inner(view), move);
  }
  std::string decision_sentence(const Position& position, text::Language language) const override {
    return kit::decision_sentence<Tables>(inner(position), language);
  }
};

}  // namespace drover::game
