// The contract of game.h over any engine that is built like those of the house: the same functions
// beside its own State, Move, Event and Options. An adapter adds its name, its options and what is
// truly its own.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/game.h"
#include "game/looking_forward.h"
#include "game/pointing.h"

namespace drover::game {

// Called from here, where no member hides them, an engine's functions are found by their arguments.
namespace engine_calls {
template <class State>
int actor_of(const State& state) {
  return actor(state);
}
template <class State>
bool is_over(const State& state) {
  return over(state);
}
template <class State, class Seat>
auto score_of(const State& state, Seat seat) {
  return score(state, seat);
}
template <class State>
std::uint32_t winners_of(const State& state) {
  return winners(state);
}
template <class State, class Seat>
State seen_by(const State& state, Seat viewer) {
  return redact(state, viewer);
}
template <class State, class Seat>
State dealt(const State& state, Seat viewer, core::Rng& rng) {
  return determinize(state, viewer, rng);
}
template <class State>
void carry_out(State& state, Move move, engine::EventList* events) {
  apply(state, move, events);
}
template <class State>
bool carry_out_checked(State& state, Move move) {
  return try_apply(state, move);
}
template <class State>
std::optional<text::Reason> reason_against(const State& state, Move move) {
  return why_not(state, move);
}
template <class Value>
text::Object as_tree(const Value& value) {
  return tree_of(value);
}
template <class State>
text::Object tree_of_view(const State& state, std::uint8_t viewer) {
  return view_tree(state, viewer);
}
template <class State>
std::string sentence_of_decision(const State& state) {
  return decision_sentence(state);
}
template <class State>
std::string sentence_of_move(const State& state, Move move) {
  return move_sentence(state, move);
}
template <class State>
std::string text_of_table(const State& state, bool colour) {
  return table_text(state, colour);
}
template <class State>
std::string words_of_prospect(const State& view, const engine::Event& event) {
  return prospect_words(view, event);
}
template <class State, class Seat>
std::string text_of_seat(const State& state, Seat seat) {
  return seat_text(state, seat);
}
template <class State>
void thumbs(const State& state, const MoveList& moves, double* out) {
  rules_of_thumb(state, moves, out);
}
template <class State, class Seat>
void expectation_of(const State& state, Seat seat, float* by_category) {
  expect(state, seat, by_category);
}
template <class State, class Seat>
void describe_seat(const State& state, Seat seat, float* out) {
  features(state, seat, out);
}
template <class Options>
auto new_game(const Options& options, std::uint64_t seed) {
  return setup(options, seed);
}
}  // namespace engine_calls

// `Engine` names the types State and Options, the constant kCategories, the table kProspects, the
// names of its features as kFeatureNames, the words of its moves and events, state_from_json, and a
// hash of what a position means.
template <class Engine>
class EngineGame : public Game {
 protected:
  using State = typename Engine::State;
  using Options = typename Engine::Options;
  using Seat = engine::Seat;

  // The engine's options for a set-up, or a sentence.
  virtual Result<Options> options_of(const Setup& setup) const = 0;
  // Seats of the score, automas included.
  virtual int seats(const Position& position) const { return players(position); }

  static const State& inner(const Position& position) { return position.as<State>(); }
  static State& inner(Position& position) { return position.as<State>(); }

 public:
  Result<Position> setup(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (!options) return options.error();
    return Position::of(*this, engine_calls::new_game(*options, setup.seed));
  }
  Result<boost::json::object> components(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (!options) return options.error();
    return components_json(*options);
  }

  int actor(const Position& position) const override {
    return engine_calls::actor_of(inner(position));
  }
  bool over(const Position& position) const override {
    return engine_calls::is_over(inner(position));
  }
  int turn(const Position& position) const override { return inner(position).turn; }

  void legal(const Position& position, MoveList& list) const override {
    legal_moves(inner(position), list);
  }
  void apply(Position& position, Move move) const override {
    engine_calls::carry_out(inner(position), move, nullptr);
  }
  bool try_apply(Position& position, Move move) const override {
    return engine_calls::carry_out_checked(inner(position), move);
  }
  std::optional<text::Reason> why_not(const Position& position, int seat,
                                      Move move) const override {
    if (!over(position) && seat != actor(position)) {
      return text::not_your_turn(seat, actor(position));
    }
    return engine_calls::reason_against(inner(position), move);
  }
  std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                         std::string_view element) const override {
    const Pointing<Engine> pointing(element);
    if (!pointing.is_known(inner(view))) return text::never_chosen();
    if (over(view)) return text::game_over();
    if (seat != actor(view)) return text::not_your_turn(seat, actor(view));
    return pointing.reason(inner(view), inner_seat(seat));
  }
  text::Array events_of(Position& position, Move move, int viewer) const override {
    text::Array told;
    for (const auto& event : seen_events(position, move, viewer)) {
      told.push_back(Engine::events().tree(event));
    }
    return told;
  }
  std::vector<std::string> apply_in_words(Position& position, Move move,
                                          int viewer) const override {
    const auto events = seen_events(position, move, viewer);
    return event_sentences(inner(position), events);
  }

  void apply_with_prospects(Position& position, Move move, const Position& view, int viewer,
                            std::vector<Prospect>& out) const override {
    const State before = inner(position);
    engine::EventList events;
    engine_calls::carry_out(inner(position), move, &events);
    for (const engine::Event& event : events) {
      if (event.seat != inner_seat(viewer)) continue;
      const auto prospect = LookingForward<Engine>::prospect(inner(view), before, event);
      if (prospect) out.push_back(*prospect);
    }
  }
  std::optional<Prospect> without_particulars(Prospect prospect) const override {
    return LookingForward<Engine>::without_particulars(prospect);
  }
  int weight(Prospect prospect) const override { return LookingForward<Engine>::weight(prospect); }
  boost::json::object prospect_json(Prospect prospect) const override {
    return LookingForward<Engine>::json(prospect);
  }
  std::string prospect_words(const Position& view, Prospect prospect) const override {
    return engine_calls::words_of_prospect(inner(view), LookingForward<Engine>::event_of(prospect));
  }

  Scores scores(const Position& position) const override {
    Scores scores;
    scores.seats = seats(position);
    scores.categories = Engine::kCategories;
    for (int seat = 0; seat < scores.seats; ++seat) {
      const auto score = engine_calls::score_of(inner(position), inner_seat(seat));
      for (std::size_t c = 0; c < score.by_category.size(); ++c) {
        scores.points[seat][c] = score.by_category[c];
      }
    }
    return scores;
  }
  std::uint32_t winners(const Position& position) const override {
    return engine_calls::winners_of(inner(position));
  }

  void expect(const Position& position, Expectation& out) const override {
    out.seats = seats(position);
    out.categories = Engine::kCategories;
    for (int seat = 0; seat < out.seats; ++seat) {
      engine_calls::expectation_of(inner(position), inner_seat(seat), out.points[seat]);
    }
  }
  std::span<const std::string_view> feature_names() const override { return Engine::kFeatureNames; }
  void features(const Position& position, int seat, float* out) const override {
    engine_calls::describe_seat(inner(position), inner_seat(seat), out);
  }

  text::Object view_tree(const Position& position, int viewer) const override {
    return engine_calls::tree_of_view(inner(position), inner_seat(viewer));
  }
  Position redact(const Position& position, int viewer) const override {
    return Position::of(*this, engine_calls::seen_by(inner(position), inner_seat(viewer)));
  }
  Position determinize(const Position& position, int viewer, core::Rng& rng) const override {
    return Position::of(*this, engine_calls::dealt(inner(position), inner_seat(viewer), rng));
  }
  bool chance_between(const Position& before, const Position& after) const override {
    return !(inner(before).rng == inner(after).rng);
  }

  PlayedOut play_at_random(const Position& like, std::uint64_t seed,
                           core::Rng& rng) const override {
    State state = engine_calls::new_game(inner(like).options, seed);
    PlayedOut played;
    MoveList list;
    while (!engine_calls::is_over(state)) {
      legal_moves(state, list);
      const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      engine_calls::carry_out(state, move, nullptr);
      ++played.decisions;
    }
    played.turns = state.turn;
    played.hash = Engine::hash(state);
    for (int seat = 0; seat < seats(like); ++seat) {
      for (const int points : engine_calls::score_of(state, inner_seat(seat)).by_category) {
        played.score += points;
        const auto value = static_cast<std::uint64_t>(static_cast<std::int64_t>(points));
        played.hash = chained_hash(played.hash, value);
      }
    }
    return played;
  }

  std::string move_text(Move move) const override { return Engine::moves().text(move); }
  std::optional<Move> parse_move(std::string_view text) const override {
    return Engine::moves().parse(text);
  }
  boost::json::object to_json(const Position& position) const override {
    return text::kept_object([&] { return engine_calls::as_tree(inner(position)); });
  }
  Result<Position> from_json(const boost::json::value& value) const override {
    auto state = Engine::state_from_json(value);
    if (const auto* sentence = std::get_if<std::string>(&state)) return Error{*sentence};
    return Position::of(*this, std::get<State>(state));
  }

  std::string decision_sentence(const Position& position) const override {
    return engine_calls::sentence_of_decision(inner(position));
  }
  std::string move_sentence(const Position& position, Move move) const override {
    return engine_calls::sentence_of_move(inner(position), move);
  }
  std::string table_text(const Position& position, bool colour) const override {
    return engine_calls::text_of_table(inner(position), colour);
  }
  std::string seat_text(const Position& position, int seat) const override {
    return engine_calls::text_of_seat(inner(position), inner_seat(seat));
  }
  void rules_of_thumb(const Position& view, const MoveList& moves, double* out) const override {
    engine_calls::thumbs(inner(view), moves, out);
  }

 private:
  static Seat inner_seat(int seat) {
    return seat == kNoSeat ? engine::kSpectator : static_cast<Seat>(seat);
  }

  static engine::EventList seen_events(Position& position, Move move, int viewer) {
    engine::EventList events;
    engine_calls::carry_out(inner(position), move, &events);
    for (engine::Event& event : events) event = Engine::events().redact(event, inner_seat(viewer));
    return events;
  }
};

}  // namespace drover::game
