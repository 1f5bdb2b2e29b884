// Shared parts of the games' consistency checks of a position.
//
// A check returns one sentence about what is wrong, or an empty string. Checks run in order and the
// first sentence is reported, so later checks may rely on earlier ones.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "kit/decisions.h"
#include "kit/types.h"

namespace drover::kit {

// The result of a check that found no problem.
inline std::string no_problem() { return {}; }
// Empty if the condition holds, otherwise the formatted sentence.
template <class... Arguments>
std::string problem_unless(bool holds, fmt::format_string<Arguments...> sentence,
                           Arguments&&... arguments) {
  return holds ? no_problem() : fmt::format(sentence, std::forward<Arguments>(arguments)...);
}
// The number of a seat as people count, from 1.
constexpr int seat_number(int seat) { return seat + 1; }
// The end of a sentence about a decision whose bytes no rule produces.
inline constexpr char kUnreachableFigures[] = "nothing in the game gives it with these figures";

// Runs checks in order and returns the first sentence.
template <class Checks, class... About>
std::string first_problem(const Checks& checks, const About&... about) {
  for (const auto check : checks) {
    if (std::string sentence = check(about...); !sentence.empty()) return sentence;
  }
  return no_problem();
}

// Runs checks for each seat from `from` to `to` - 1 and returns the first sentence.
template <class State, class Checks>
std::string first_problem_of_seats(const Checks& checks, const State& state, int from, int to) {
  for (int seat = from; seat < to; ++seat) {
    const auto one = static_cast<Seat>(seat);
    if (std::string sentence = first_problem(checks, state, one); !sentence.empty())
      return sentence;
  }
  return no_problem();
}

template <class Counts>
int sum_of(const Counts& counts) {
  int sum = 0;
  for (const int count : counts) sum += count;
  return sum;
}

// How many decisions of a kind are on the stack.
inline int times_on_stack(const DecisionStack& stack, Kind kind) {
  return static_cast<int>(
      std::count_if(stack.begin(), stack.end(), [&](const Decision& d) { return d.kind == kind; }));
}

// Checks the viewer of a view: the seat exists, and the random generator is hidden.
template <class State>
std::string problem_of_viewer(const State& s) {
  if (s.viewer != kNobody && s.viewer != kSpectator && s.viewer >= s.people()) {
    return fmt::format("The viewer's seat {} has no player.", seat_number(s.viewer));
  }
  if (s.viewer != kNobody && s.rng.state() != 0) {
    return "A view for a seat or spectator knows nothing of the random generator, which must be 0.";
  }
  return no_problem();
}

// Checks that a herder is placed in the first turn of its seat and stands on the trail from then
// on. `stands`: it is on the trail; `placing`: its placing is being decided now; `begun`: the seat
// has had a turn before; `entered`: it should be on the trail.
inline std::string problem_of_entering(int seat, int turn, bool stands, bool placing, bool begun,
                                       bool entered) {
  if (placing && begun) {
    return fmt::format(
        "The decision place-herder belongs to the first turn of a seat, and turn {} is a later "
        "one of seat {}.",
        turn, seat_number(seat));
  }
  return problem_unless(
      stands == entered, "Seat {}: the herder is {} in turn {}.", seat_number(seat),
      entered ? "nowhere and must be on the trail" : "on the trail, which it has not yet entered",
      turn);
}

// Checks the hidden cards of a seat. In a view of another seat before the end of the game, the hand
// may show only cards that everybody knows (`seen_by_all`); otherwise no card may be hidden
// (`hidden` is their number).
template <class State>
std::string problem_of_hiding(const State& s, Seat seat, int hidden, bool seen_by_all) {
  if (s.viewer == kNobody || s.viewer == seat || over(s)) {
    return problem_unless(hidden == 0, "Seat {}: cards are hidden from somebody who may see them.",
                          seat_number(seat));
  }
  return problem_unless(seen_by_all,
                        "Seat {}: the viewer sees cards of the hand that not everybody knows.",
                        seat_number(seat));
}

// A number of a seat, its upper limit, and its name for the sentence.
struct Limit {
  int has;
  int most;
  std::string_view what;
};
inline std::string problem_of_figures(int seat, std::initializer_list<Limit> figures) {
  for (const auto& [has, most, what] : figures) {
    if (has > most)
      return fmt::format("Seat {} cannot have more than {} {}.", seat_number(seat), most, what);
  }
  return no_problem();
}

// Checks that identical components are not used more often than the game has them.
inline std::string problem_of_count(std::string_view what, int all, std::string_view name,
                                    int most) {
  return problem_unless(all <= most, "There are {} {} {} in play, the game has only {}.", all, what,
                        name, most);
}
// Checks that a herd has at most `most` cards of a kind.
inline std::string problem_of_herd(int seat, int cards, std::string_view name, int most) {
  return problem_unless(cards <= most, "Seat {} has {} cards {}, a herd has only {}.",
                        seat_number(seat), cards, name, most);
}

// Runs problem(state, index) for each decision, lowest first, and returns the first sentence.
template <class State, class Problem>
std::string first_problem_of_decisions(const State& state, Problem problem) {
  for (std::size_t i = 0; i < state.stack.size(); ++i) {
    if (std::string sentence = problem(state, i); !sentence.empty()) return sentence;
  }
  return no_problem();
}
// Checks that every decision on the stack can be made. impossibility(state, index) returns why one
// cannot, as the end of a sentence.
template <class State, class Impossibility>
std::string problem_of_decisions(const State& state, const DecisionTable& table,
                                 Impossibility impossibility) {
  return first_problem_of_decisions(state, [&](const State& s, std::size_t i) {
    const std::string why = impossibility(s, i);
    return problem_unless(why.empty(), "The decision {} asks for something impossible here: {}.",
                          table.name(s.stack[i].kind), why);
  });
}

}  // namespace drover::kit
