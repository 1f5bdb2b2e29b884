// What the games' checks of a position share: sentences that say the same in each, and the order in
// which checks are made.
//
// A check says what is wrong in one sentence, or nothing. Of several the first that has something
// to say wins, so that later ones may rely on earlier ones.
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

inline std::string fine() { return {}; }
// What is wrong unless something holds.
template <class... Arguments>
std::string unless(bool holds, fmt::format_string<Arguments...> sentence,
                   Arguments&&... arguments) {
  return holds ? fine() : fmt::format(sentence, std::forward<Arguments>(arguments)...);
}
constexpr int person(int seat) { return seat + 1; }  // people count seats from 1
// Of figures that are out of range.
inline constexpr char kNothingGivesIt[] = "nothing in the game gives it with these figures";

template <class Checks, class... About>
std::string first_problem(const Checks& checks, const About&... about) {
  for (const auto check : checks) {
    if (std::string sentence = check(about...); !sentence.empty()) return sentence;
  }
  return fine();
}

// The same of each seat from one to another.
template <class State, class Checks>
std::string first_problem_of_seats(const Checks& checks, const State& state, int from, int to) {
  for (int seat = from; seat < to; ++seat) {
    const auto one = static_cast<Seat>(seat);
    if (std::string sentence = first_problem(checks, state, one); !sentence.empty())
      return sentence;
  }
  return fine();
}

template <class Counts>
int sum_of(const Counts& counts) {
  int sum = 0;
  for (const int count : counts) sum += count;
  return sum;
}

inline int times_on_stack(const DecisionStack& stack, Kind kind) {
  return static_cast<int>(
      std::count_if(stack.begin(), stack.end(), [&](const Decision& d) { return d.kind == kind; }));
}

// Whoever looks must sit at the table, and knows nothing of what chance will bring.
template <class State>
std::string problem_of_viewer(const State& s) {
  if (s.viewer != kNobody && s.viewer != kSpectator && s.viewer >= s.people()) {
    return fmt::format("The viewer's seat {} has no player.", person(s.viewer));
  }
  if (s.viewer != kNobody && s.rng.state() != 0) {
    return "A view for a seat or spectator knows nothing of the random generator, which must be 0.";
  }
  return fine();
}

// A herder is placed in the first turn of its seat, and stands on the trail from then on.
// `placing`: this is being decided now; `begun`: the seat has had a turn before.
inline std::string problem_of_entering(int seat, int turn, bool stands, bool placing, bool begun,
                                       bool entered) {
  if (placing && begun) {
    return fmt::format(
        "The decision place-herder belongs to the first turn of a seat, and turn {} is a later "
        "one of seat {}.",
        turn, person(seat));
  }
  return unless(
      stands == entered, "Seat {}: the herder is {} in turn {}.", person(seat),
      entered ? "nowhere and must be on the trail" : "on the trail, which it has not yet entered",
      turn);
}

// After the last turn all cards lie open. Until then `hidden` of a seat's cards are hidden from
// others; `seen_by_all`: of its hand none but those that everybody knows are there.
template <class State>
std::string problem_of_hiding(const State& s, Seat seat, int hidden, bool seen_by_all) {
  if (s.viewer == kNobody || s.viewer == seat || over(s)) {
    return unless(hidden == 0, "Seat {}: cards are hidden from somebody who may see them.",
                  person(seat));
  }
  return unless(seen_by_all, "Seat {}: the viewer sees cards of the hand that not everybody knows.",
                person(seat));
}

// What a seat has of something, and the most that it can have.
struct Bounded {
  int has;
  int most;
  std::string_view what;
};
inline std::string problem_of_figures(int seat, std::initializer_list<Bounded> figures) {
  for (const auto& [has, most, what] : figures) {
    if (has > most)
      return fmt::format("Seat {} cannot have more than {} {}.", person(seat), most, what);
  }
  return fine();
}

// Of components that are all alike there are only so many in all places together.
inline std::string problem_of_count(std::string_view what, int all, std::string_view name,
                                    int most) {
  return unless(all <= most, "There are {} {} {} in play, the game has only {}.", all, what, name,
                most);
}
inline std::string problem_of_herd(int seat, int cards, std::string_view name, int most) {
  return unless(cards <= most, "Seat {} has {} cards {}, a herd has only {}.", person(seat), cards,
                name, most);
}

// What `problem(state, index)` has against the lowest decision that it has anything against.
template <class State, class Problem>
std::string first_problem_of_decisions(const State& state, Problem problem) {
  for (std::size_t i = 0; i < state.stack.size(); ++i) {
    if (std::string sentence = problem(state, i); !sentence.empty()) return sentence;
  }
  return fine();
}
// Every decision must be one that can be made; `impossibility(state, index)` says why one cannot.
template <class State, class Impossibility>
std::string problem_of_decisions(const State& state, const DecisionTable& table,
                                 Impossibility impossibility) {
  return first_problem_of_decisions(state, [&](const State& s, std::size_t i) {
    const std::string why = impossibility(s, i);
    return unless(why.empty(), "The decision {} asks for something impossible here: {}.",
                  table.name(s.stack[i].kind), why);
  });
}

}  // namespace drover::kit
