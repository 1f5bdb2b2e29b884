// FullGame: a Game whose rules bring their own sentences, tables, reasons, heuristic and evaluation
// (src/trail, src/elpaso). A derived class adds the game's card and its options.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/element_reasons.h"
#include "game/game.h"
#include "game/prospect_codec.h"
#include "game/rules_game.h"

namespace drover::game {

// Free functions of the rules, called from a namespace in which no member of the class templates
// hides them, so that argument-dependent lookup finds them.
namespace rules_calls {
template <class State>
std::optional<text::Reason> reason_against(const State& state, Move move) {
  return why_not(state, move);
}
template <class State>
std::string sentence_of_move(const State& state, Move move, text::Language language) {
  return move_sentence(state, move, language);
}
template <class State>
std::string text_of_table(const State& state, bool colour, text::Language language) {
  return table_text(state, colour, language);
}
template <class State, class Seat>
std::string text_of_seat(const State& state, Seat seat, text::Language language) {
  return seat_text(state, seat, language);
}
template <class State>
void heuristic_of(const State& state, const MoveList& moves, double* out) {
  heuristic(state, moves, out);
}
template <class State, class Seat>
void expectation_of(const State& state, Seat seat, float* by_category) {
  estimate_score(state, seat, by_category);
}
template <class State, class Seat>
void describe_seat(const State& state, Seat seat, float* out) {
  features(state, seat, out);
}
}  // namespace rules_calls

// `Rules` has the members that RulesGame needs and two more: the table kProspects and the feature
// names kFeatureNames.
template <class Rules>
class FullGame : public RulesGame<Rules> {
 protected:
  using Base = RulesGame<Rules>;
  using Base::inner;
  using Base::inner_seat;
  using Base::options_of;
  using Base::seats;
  using Base::seen_events;
  using typename Base::State;

 public:
  using Base::actor;
  using Base::over;

  Result<boost::json::object> components(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (!options) return options.error();
    return components_json(*options);
  }
  std::optional<text::Reason> why_not(const Position& position, int seat,
                                      Move move) const override {
    if (!over(position) && seat != actor(position)) {
      return text::not_your_turn(seat, actor(position));
    }
    return rules_calls::reason_against(inner(position), move);
  }
  std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                         std::string_view element) const override {
    const ElementReasons<Rules> reasons(element);
    if (!reasons.is_ever_chosen(inner(view))) return text::never_chosen();
    if (over(view)) return text::game_over();
    if (seat != actor(view)) return text::not_your_turn(seat, actor(view));
    return reasons.reason(inner(view), inner_seat(seat));
  }
  std::vector<std::string> apply_in_words(Position& position, Move move, int viewer,
                                          text::Language language) const override {
    const auto events = seen_events(position, move, viewer);
    return event_sentences(inner(position), events, language);
  }

  void apply_with_prospects(Position& position, Move move, const Position& view, int viewer,
                            std::vector<Prospect>& out) const override {
    const State before = inner(position);
    kit::EventList events;
    rules_calls::carry_out(inner(position), move, &events);
    for (const kit::Event& event : events) {
      if (event.seat != inner_seat(viewer)) continue;
      const auto prospect = ProspectCodec<Rules>::prospect(inner(view), before, event);
      if (prospect) out.push_back(*prospect);
    }
  }
  std::optional<Prospect> without_details(Prospect prospect) const override {
    return ProspectCodec<Rules>::without_details(prospect);
  }
  int weight(Prospect prospect) const override { return ProspectCodec<Rules>::weight(prospect); }
  boost::json::object prospect_json(const Position& view, Prospect prospect) const override {
    return ProspectCodec<Rules>::json(inner(view), prospect);
  }
  std::string prospect_words(const Position& view, Prospect prospect,
                             text::Language language) const override {
    return kit::prospect_words<Rules>(inner(view), ProspectCodec<Rules>::event_of(prospect),
                                      language);
  }

  void estimate_scores(const Position& position, Expectation& out) const override {
    out.seats = seats(position);
    out.categories = Rules::kCategories;
    for (int seat = 0; seat < out.seats; ++seat) {
      rules_calls::expectation_of(inner(position), inner_seat(seat), out.points[seat]);
    }
  }
  std::span<const std::string_view> feature_names() const override { return Rules::kFeatureNames; }
  void features(const Position& position, int seat, float* out) const override {
    rules_calls::describe_seat(inner(position), inner_seat(seat), out);
  }

  std::string move_sentence(const Position& position, Move move,
                            text::Language language) const override {
    return rules_calls::sentence_of_move(inner(position), move, language);
  }
  std::string table_text(const Position& position, bool colour,
                         text::Language language) const override {
    return rules_calls::text_of_table(inner(position), colour, language);
  }
  std::string seat_text(const Position& position, int seat,
                        text::Language language) const override {
    return rules_calls::text_of_seat(inner(position), inner_seat(seat), language);
  }
  void heuristic(const Position& view, const MoveList& moves, double* out) const override {
    rules_calls::heuristic_of(inner(view), moves, out);
  }
};

}  // namespace drover::game
