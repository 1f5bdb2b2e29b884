// Why nothing can be chosen by a thing of the board, for any engine that is built like those of the
// house. Which things stand for a move is the engine's elements_of, why a move is not legal its
// why_not; what is told is the most telling reason among the moves that a thing stands for.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "kit/moves.h"
#include "text/reason.h"

namespace drover::game {

template <class Engine>
class Pointing {
  using State = typename Engine::State;
  using Move = kit::Move;

 public:
  explicit Pointing(std::string_view element) : element_(element) {}

  // Whether any move of the game is ever chosen by it.
  bool is_known(const State& view) const {
    for (const Move move : Engine::moves().all()) {
      if (stands_for(view, move)) return true;
    }
    return false;
  }

  // Nothing if the active player can choose it now. `view` is what that player, `viewer`, may see.
  template <class Seat>
  std::optional<text::Reason> reason(const State& view, Seat viewer) const {
    if (is_possible(view)) return std::nullopt;
    auto now = most_telling(view);
    if (now && !now->vague) return now;
    if (auto later = after_a_move(view, viewer)) return later;
    return now ? *now : other_decision(view);
  }

 private:
  // A thing stands for its parts, too: "town:T03" for "town:T03:1".
  bool stands_for(const State& state, Move move) const {
    for (const std::string& one : elements_of(state, move)) {
      if (!one.starts_with(element_)) continue;
      if (one.size() == element_.size() || one[element_.size()] == ':') return true;
    }
    return false;
  }

  bool is_possible(const State& state) const {
    kit::MoveList legal;
    legal_moves(state, legal);
    for (const Move move : legal) {
      if (stands_for(state, move)) return true;
    }
    return false;
  }

  // The moves for the decision at hand that it stands for, legal or not.
  std::vector<Move> meant(const State& state) const {
    std::vector<Move> moves;
    for (const Move move : Engine::moves().all()) {
      if (can_answer(state, move.kind) && stands_for(state, move)) moves.push_back(move);
    }
    return moves;
  }

  std::optional<text::Reason> most_telling(const State& state) const {
    std::optional<text::Reason> best;
    for (const Move move : meant(state)) {
      auto reason = why_not(state, move);
      if (reason && (!best || tells_more(*reason, *best))) best = std::move(reason);
    }
    return best;
  }

  // What a move leads to, if that needs no chance and is for the same player to decide.
  static std::optional<State> after(const State& sample, Move move) {
    State next = sample;
    apply(next, move, nullptr);
    const bool goes_on = next.rng == sample.rng && next.current == sample.current &&
                         next.turn == sample.turn && !over(next);
    return goes_on ? std::optional<State>(next) : std::nullopt;
  }

  // Some things come into play with the decision that follows. If a single choice leads there: that
  // it comes first, or what would stand in the way even then.
  template <class Seat>
  std::optional<text::Reason> after_a_move(const State& view, Seat viewer) const {
    // What a move does without chance is the same in all positions that the view allows.
    core::Rng rng = core::Rng::from_seed(0);
    const State sample = determinize(view, viewer, rng);
    kit::MoveList legal;
    legal_moves(view, legal);
    std::optional<Move> opening;
    std::optional<State> leading;
    int ways = 0;
    for (const Move move : legal) {
      const auto next = after(sample, move);
      if (!next) continue;
      if (is_possible(*next)) {
        if (opening && elements_of(view, *opening) != elements_of(view, move)) return std::nullopt;
        if (!opening) opening = move;
      } else if (!opening && ways < 2 && !meant(*next).empty()) {
        ++ways;
        leading = next;
      }
    }
    if (opening) return text::only_after(Engine::moves().text(*opening));
    if (ways == 0) return after_a_dear_move(sample);
    if (ways > 1) return std::nullopt;
    auto reason = most_telling(*leading);
    if (!reason || reason->vague) return std::nullopt;
    return reason;
  }

  // The same for what could be reached with more dollars: how many there must be.
  std::optional<text::Reason> after_a_dear_move(const State& sample) const {
    std::set<std::string> tried;  // one move of each action will do
    for (const Move move : Engine::moves().all()) {
      if (!can_answer(sample, move.kind)) continue;
      const auto elements = elements_of(sample, move);
      if (elements.empty() || !tried.insert(elements.front()).second) continue;
      auto reason = why_not(sample, move);
      if (!reason || reason->key != kDollars) continue;
      State rich = sample;
      rich.me().dollars = static_cast<decltype(rich.me().dollars)>(text::needs_of(*reason));
      const auto next = after(rich, move);
      if (!next) continue;
      if (is_possible(*next)) return reason;
      const auto more = most_telling(*next);
      if (!more || more->key != kDollars) continue;
      const auto spent = text::needs_of(*reason) - next->me().dollars;
      return text::too_few_dollars(static_cast<int>(text::needs_of(*more) + spent),
                                   sample.me().dollars);
    }
    return std::nullopt;
  }

  static constexpr std::string_view kDollars = "dollars";
  std::string_view element_;
};

}  // namespace drover::game
