// FullGame: a Game whose rules bring their own sentences, tables, reasons, heuristic and evaluation
// (src/trail, src/elpaso). A derived class adds the game's card and its options.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/element_reasons.h"
#include "game/kit_presenter.h"
#include "game/prospect_codec.h"
#include "game/rules_game.h"
#include "game/thinker.h"

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
template <class State>
void solo_heuristic_of(const State& state, const MoveList& moves, double* out,
                       std::span<const double> alone) {
  solo_heuristic(state, moves, out, alone);
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

// The presenter of a game with sentences, tables and reasons of its own.
template <class Tables>
class FullPresenter final : public KitPresenter<Tables> {
  using Base = KitPresenter<Tables>;
  using Base::inner;
  using Base::inner_seat;
  using Base::seen_events;
  using typename Base::State;

 public:
  // `game` must outlive the presenter.
  explicit FullPresenter(const RulesGame<Tables>& game) : game_(game) {}

  Result<boost::json::object> components(const Setup& setup) const override {
    const auto options = game_.options_of(setup);
    if (!options) return options.error();
    return components_json(*options);
  }
  std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                         std::string_view element) const override {
    const ElementReasons<Tables> reasons(element);
    if (!reasons.is_ever_chosen(inner(view))) return text::never_chosen();
    if (game_.over(view)) return text::game_over();
    if (seat != game_.actor(view)) return text::not_your_turn(seat, game_.actor(view));
    return reasons.reason(inner(view), inner_seat(seat));
  }
  std::vector<std::string> apply_in_words(Position& position, Move move, int viewer,
                                          text::Language language) const override {
    const auto events = seen_events(position, move, viewer);
    return event_sentences(inner(position), events, language);
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
  boost::json::object prospect_json(const Position& view, Prospect prospect) const override {
    return ProspectCodec<Tables>::json(inner(view), prospect);
  }
  std::string prospect_words(const Position& view, Prospect prospect,
                             text::Language language) const override {
    return kit::prospect_words<Tables>(inner(view), ProspectCodec<Tables>::event_of(prospect),
                                       language);
  }

 private:
  std::optional<text::Reason> reason_against(const State& state, Move move) const override {
    return rules_calls::reason_against(state, move);
  }

  const RulesGame<Tables>& game_;
};

// The thinker of a game with a heuristic and an evaluation of its own.
template <class Tables>
class FullThinker final : public Thinker, protected StateAccess<Tables> {
  using typename StateAccess<Tables>::State;
  using StateAccess<Tables>::inner;
  using StateAccess<Tables>::inner_seat;

  static constexpr bool kHasSoloWeights = requires { Tables::heuristic_weights(); };

 public:
  void heuristic(const Position& view, const MoveList& moves, double* out) const override {
    rules_calls::heuristic_of(inner(view), moves, out);
  }
  HeuristicWeights heuristic_weights() const override {
    if constexpr (kHasSoloWeights) return Tables::heuristic_weights();
    return {};
  }
  void solo_heuristic(const Position& view, const MoveList& moves, double* out,
                      std::span<const double> alone) const override {
    if constexpr (kHasSoloWeights) {
      rules_calls::solo_heuristic_of(inner(view), moves, out, alone);
    } else {
      Thinker::solo_heuristic(view, moves, out, alone);
    }
  }
  void estimate_scores(const Position& position, Expectation& out) const override {
    out.seats = Tables::seats(inner(position));
    out.categories = Tables::kCategories;
    for (int seat = 0; seat < out.seats; ++seat) {
      rules_calls::expectation_of(inner(position), inner_seat(seat), out.points[seat]);
    }
  }
  std::span<const std::string_view> feature_names() const override {
    return Tables::feature_names();
  }
  void features(const Position& position, int seat, float* out) const override {
    rules_calls::describe_seat(inner(position), inner_seat(seat), out);
  }

  void apply_with_prospects(Position& position, Move move, const Position& view, int viewer,
                            std::vector<Prospect>& out) const override {
    const State before = inner(position);
    kit::EventList events;
    rules_calls::carry_out(inner(position), move, &events);
    for (const kit::Event& event : events) {
      if (event.seat != inner_seat(viewer)) continue;
      const auto prospect = ProspectCodec<Tables>::prospect(inner(view), before, event);
      if (prospect) out.push_back(*prospect);
    }
  }
  std::optional<Prospect> without_details(Prospect prospect) const override {
    return ProspectCodec<Tables>::without_details(prospect);
  }
  int weight(Prospect prospect) const override { return ProspectCodec<Tables>::weight(prospect); }
};

// `Tables` has the members that RulesGame needs and two more: the table kProspects and the function
// feature_names(). If its heuristic has other weights for one person against automas,
// heuristic_weights() returns both.
template <class Tables>
class FullGame : public RulesGame<Tables> {
 public:
  const Presenter& presenter() const override { return presenter_; }
  const Thinker& thinker() const override { return thinker_; }

 private:
  FullPresenter<Tables> presenter_{*this};
  FullThinker<Tables> thinker_;
};

}  // namespace drover::game
