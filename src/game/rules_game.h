// RulesGame: implements the contract Rules (game/rules.h) from a game's rules and the kit. The
// rules are free functions beside a game's own State: setup, legal_moves, apply, over, actor,
// score, winners, redact, determinize, inconsistency, fields. FullGame (full_game.h) and
// MinimalGame (minimal_game.h) add a presenter and a thinker.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "kit/decisions.h"
#include "kit/hidden.h"
#include "kit/moves.h"
#include "kit/observation.h"
#include "kit/options.h"
#include "text/json_tree.h"

namespace drover::game {

// Free functions of the rules, called from a namespace in which no member of the class templates
// hides them, so that argument-dependent lookup finds them.
namespace rules_calls {
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
State view_of(const State& state, Seat viewer) {
  return redact(state, viewer);
}
template <class State, class Seat>
State determinization_of(const State& state, Seat viewer, core::Rng& rng) {
  return determinize(state, viewer, rng);
}
template <class State>
void carry_out(State& state, Move move, kit::EventList* events) {
  apply(state, move, events);
}
template <class State>
std::string problem_of(const State& state) {
  return inconsistency(state);
}
template <class State, class Visit>
void walk(const State& state, Visit& visit) {
  fields(state, visit);
}
template <class Value>
text::Object as_tree(const Value& value) {
  return tree_of(value);
}
template <class State>
bool keeps_secrets(const State& state) {
  return kit::has_secrets(state);
}
// Rules whose list of fields can be walked over a full position and hides what a seat may not see
// (kit::Observing). For other rules an observation is made from the redacted position.
template <class State>
concept ObservesInPlace = requires(const State& state) {
  others_view_of(state.player[0]);
};
template <class Options>
auto new_game(const Options& options, std::uint64_t seed) {
  return setup(options, seed);
}
}  // namespace rules_calls

// The state of a game inside a Position, and a seat as its rules number it.
template <class Tables>
struct StateAccess {
  using State = typename Tables::State;

  static const State& inner(const Position& position) { return position.as<State>(); }
  static State& inner(Position& position) { return position.as<State>(); }
  static kit::Seat inner_seat(int seat) {
    return seat == kNoSeat ? kit::kSpectator : static_cast<kit::Seat>(seat);
  }
};

// Sets `options` from a set-up, row by row; options left out get their default.
template <class Options>
void choose(const GameInfo& info, const Setup& setup, std::span<const kit::OptionRow<Options>> rows,
            Options& options) {
  options.rules = static_cast<std::uint8_t>(rules_version_of(info, setup));
  for (const kit::OptionRow<Options>& row : rows) {
    const std::string_view word = option_value(info, setup, row.info.key);
    row.set(options, kit::value_of(row.info, word).value_or(0));
  }
}

// `Tables` is a GamePresenter (kit/view.h) with these members besides: the types State and Options,
// the constant kCategories, state_from_json, seats(state), the number of seats with automas, and
// hash(state), a stable hash of a position.
template <class Tables>
class RulesGame : public Game, protected StateAccess<Tables> {
 protected:
  using typename StateAccess<Tables>::State;
  using StateAccess<Tables>::inner;
  using StateAccess<Tables>::inner_seat;
  using Options = typename Tables::Options;
  using Seat = kit::Seat;

  static kit::ObservationSchema schema(const Position& like) {
    // The schema of an observation is made from a view; it does not depend on the viewer.
    const State& state = inner(like);
    const State view = state.viewer == kit::kNobody ? rules_calls::view_of(state, Seat{0}) : state;
    kit::ObservationSchema schema({0, view.people()});
    rules_calls::walk(view, schema);
    return schema;
  }
  // Flattened, so that the write position stays in a register.
  [[gnu::flatten]] static void write_numbers(const State& state, Seat viewer,
                                             kit::PreviousObservation<State> previous,
                                             // NOLINTNEXTLINE(readability-non-const-parameter)
                                             std::uint8_t* out) {
    const kit::Viewpoint viewpoint{viewer, state.people()};
    if constexpr (rules_calls::ObservesInPlace<State>) {
      kit::ObservationWriter<State> numbers(viewpoint, rules_calls::keeps_secrets(state), previous,
                                            out);
      rules_calls::walk(state, numbers);
    } else {
      const State view = rules_calls::view_of(state, viewer);
      kit::ObservationWriter<State> numbers(viewpoint, false, {}, out);
      rules_calls::walk(view, numbers);
    }
  }

 public:
  // The game's options for a set-up, or a sentence that says why it is refused.
  virtual Result<Options> options_of(const Setup& setup) const = 0;

  Result<Position> setup(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (!options) return options.error();
    return Position::of(*this, rules_calls::new_game(*options, setup.seed));
  }

  Position new_game_like(const Position& like, std::uint64_t seed) const override {
    return Position::of(*this, rules_calls::new_game(inner(like).options, seed));
  }

  int players(const Position& position) const override { return inner(position).people(); }
  int automas(const Position& position) const override {
    return Tables::seats(inner(position)) - players(position);
  }
  int actor(const Position& position) const override {
    return rules_calls::actor_of(inner(position));
  }
  bool over(const Position& position) const override {
    return rules_calls::is_over(inner(position));
  }
  int turn(const Position& position) const override { return inner(position).turn; }

  void legal(const Position& position, MoveList& list) const override {
    legal_moves(inner(position), list);
  }
  void apply(Position& position, Move move) const override {
    rules_calls::carry_out(inner(position), move, nullptr);
  }
  bool try_apply(Position& position, Move move) const override {
    return kit::try_apply(inner(position), move);
  }
  std::string inconsistency(const Position& position) const override {
    return rules_calls::problem_of(inner(position));
  }
  void apply_reporting(Position& position, Move move, EventList& events) const override {
    rules_calls::carry_out(inner(position), move, &events);
  }
  Scores scores(const Position& position) const override {
    Scores scores;
    scores.seats = Tables::seats(inner(position));
    scores.categories = Tables::kCategories;
    for (int seat = 0; seat < scores.seats; ++seat) {
      const auto score = rules_calls::score_of(inner(position), inner_seat(seat));
      for (std::size_t c = 0; c < score.by_category.size(); ++c) {
        scores.points[seat][c] = score.by_category[c];
      }
    }
    return scores;
  }
  std::uint32_t winners(const Position& position) const override {
    return rules_calls::winners_of(inner(position));
  }
  Position redact(const Position& position, int viewer) const override {
    return Position::of(*this, rules_calls::view_of(inner(position), inner_seat(viewer)));
  }
  Position determinize(const Position& position, int viewer, core::Rng& rng) const override {
    return Position::of(*this,
                        rules_calls::determinization_of(inner(position), inner_seat(viewer), rng));
  }
  bool is_view(const Position& position) const override {
    return inner(position).viewer != kit::kNobody;
  }
  bool chance_between(const Position& before, const Position& after) const override {
    return !(inner(before).rng == inner(after).rng);
  }

  RandomGameResult play_at_random(const Position& like, std::uint64_t seed,
                                  core::Rng& rng) const override {
    State state = rules_calls::new_game(inner(like).options, seed);
    RandomGameResult played;
    MoveList list;
    while (!rules_calls::is_over(state)) {
      legal_moves(state, list);
      const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      rules_calls::carry_out(state, move, nullptr);
      ++played.decisions;
    }
    played.turns = state.turn;
    played.hash = Tables::hash(state);
    for (int seat = 0; seat < Tables::seats(state); ++seat) {
      for (const int points : rules_calls::score_of(state, inner_seat(seat)).by_category) {
        played.score += points;
        const auto value = static_cast<std::uint64_t>(static_cast<std::int64_t>(points));
        played.hash = chained_hash(played.hash, value);
      }
    }
    return played;
  }

  std::vector<ObservedNumber> observed_numbers(const Position& like) const override {
    return schema(like).take();
  }
  std::vector<ObservedPart> observed_parts(const Position& like) const override {
    return schema(like).take_parts();
  }
  void observe(const Position& position, int viewer, std::uint8_t* out) const override {
    write_numbers(inner(position), inner_seat(viewer), {}, out);
  }
  void observe_after(const Position& before, int seen_by, const Position& position, int viewer,
                     std::span<const ObservedPart> parts, std::uint8_t* out) const override {
    if constexpr (rules_calls::ObservesInPlace<State>) {
      assert(inner(before).options == inner(position).options);
    }
    const bool alike =
        rules_calls::keeps_secrets(inner(before)) == rules_calls::keeps_secrets(inner(position));
    kit::PreviousObservation<State> previous;
    if (alike) previous = {&inner(before), inner_seat(seen_by), parts.data()};
    write_numbers(inner(position), inner_seat(viewer), previous, out);
  }

  std::span<const Move> all_moves() const override { return Tables::moves().all(); }
  std::string_view move_verb(Move move) const override { return Tables::moves().verb(move); }
  std::string move_element(Move move) const override { return Tables::moves().element(move); }
  std::string move_text(Move move) const override { return Tables::moves().text(move); }
  std::optional<Move> parse_move(std::string_view text) const override {
    return Tables::moves().parse(text);
  }
  boost::json::object to_json(const Position& position) const override {
    return text::to_boost_object([&] { return rules_calls::as_tree(inner(position)); });
  }
  Result<Position> from_json(const boost::json::value& value) const override {
    const auto state = Tables::state_from_json(value);
    if (!state) return Error{state.error()};
    return Position::of(*this, *state);
  }
};

}  // namespace drover::game
