// ElementReasons: why no move can be chosen at an element of the board, such as a space or a tile.
// elements_of(state, move) names the elements of a move and why_not(state, move) the reason against
// it; both belong to the rules. Of the reasons against all moves at the element the most specific
// one is returned.
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

template <class Tables>
class ElementReasons {
  using State = typename Tables::State;
  using Move = kit::Move;

 public:
  explicit ElementReasons(std::string_view element) : element_(element) {}

  // True if some move of the game can ever be chosen at the element.
  bool is_ever_chosen(const State& view) const {
    for (const Move move : Tables::moves().all()) {
      if (is_at_element(view, move)) return true;
    }
    return false;
  }

  // The reason; none if the active player can choose a move at the element now. `view` is the view
  // of that player, `viewer`.
  template <class Seat>
  std::optional<text::Reason> reason(const State& view, Seat viewer) const {
    if (is_possible(view)) return std::nullopt;
    auto now = most_specific_reason(view);
    if (now && !now->vague) return now;
    if (auto later = reason_after_next_move(view, viewer)) return later;
    return now ? *now : other_decision(view);
  }

 private:
  // True if the move is chosen at the element or at a part of it: "town:T03" includes "town:T03:1".
  bool is_at_element(const State& state, Move move) const {
    for (const std::string& one : elements_of(state, move)) {
      if (!one.starts_with(element_)) continue;
      if (one.size() == element_.size() || one[element_.size()] == ':') return true;
    }
    return false;
  }

  // True if a move at the element is legal.
  bool is_possible(const State& state) const {
    kit::MoveList legal;
    legal_moves(state, legal);
    for (const Move move : legal) {
      if (is_at_element(state, move)) return true;
    }
    return false;
  }

  // The moves at the element that could answer the current decision, legal or not.
  std::vector<Move> moves_at_element(const State& state) const {
    std::vector<Move> moves;
    for (const Move move : Tables::moves().all()) {
      if (can_answer(state, move.kind) && is_at_element(state, move)) moves.push_back(move);
    }
    return moves;
  }

  // The most specific reason among those against the moves at the element; none if there is none.
  std::optional<text::Reason> most_specific_reason(const State& state) const {
    std::optional<text::Reason> best;
    for (const Move move : moves_at_element(state)) {
      auto reason = why_not(state, move);
      if (reason && (!best || is_more_specific(*reason, *best))) best = std::move(reason);
    }
    return best;
  }

  // The position after the move, if no chance was involved and the turn goes on with the current
  // player; otherwise none.
  static std::optional<State> after(const State& sample, Move move) {
    State next = sample;
    apply(next, move, nullptr);
    const bool is_same_turn = next.rng == sample.rng && next.current == sample.current &&
                              next.turn == sample.turn && !over(next);
    return is_same_turn ? std::optional<State>(next) : std::nullopt;
  }

  // Looks one decision ahead, because some elements can be chosen only after another move. If one
  // legal move (or several at one element) enables the element, the reason names that move. If one
  // legal move leads to a decision about the element that is still impossible, the reason is the
  // one given there.
  template <class Seat>
  std::optional<text::Reason> reason_after_next_move(const State& view, Seat viewer) const {
    // Without chance a move has one effect in all positions that agree with the view.
    core::Rng rng = core::Rng::from_seed(0);
    const State sample = determinize(view, viewer, rng);
    kit::MoveList legal;
    legal_moves(view, legal);
    std::optional<Move> enabling_move;
    std::optional<State> next_position;
    int ways = 0;
    for (const Move move : legal) {
      const auto next = after(sample, move);
      if (!next) continue;
      if (is_possible(*next)) {
        if (enabling_move && elements_of(view, *enabling_move) != elements_of(view, move))
          return std::nullopt;
        if (!enabling_move) enabling_move = move;
      } else if (!enabling_move && ways < 2 && !moves_at_element(*next).empty()) {
        ++ways;
        next_position = next;
      }
    }
    if (enabling_move) return text::only_after(Tables::moves().text(*enabling_move));
    if (ways == 0) return after_unaffordable_move(sample);
    if (ways > 1) return std::nullopt;
    auto reason = most_specific_reason(*next_position);
    if (!reason || reason->vague) return std::nullopt;
    return reason;
  }

  // Looks one decision ahead along moves that only a lack of dollars forbids. If the element could
  // be chosen after such a move, the reason says how many dollars both together need.
  std::optional<text::Reason> after_unaffordable_move(const State& sample) const {
    std::set<std::string> tried;  // elements of moves already tried: one move of each is enough
    for (const Move move : Tables::moves().all()) {
      if (!can_answer(sample, move.kind)) continue;
      const auto elements = elements_of(sample, move);
      if (elements.empty() || !tried.insert(elements.front()).second) continue;
      auto reason = why_not(sample, move);
      if (!reason || reason->key != kDollars) continue;
      State rich = sample;
      rich.me().dollars = static_cast<decltype(rich.me().dollars)>(text::needed_amount(*reason));
      const auto next = after(rich, move);
      if (!next) continue;
      if (is_possible(*next)) return reason;
      const auto more = most_specific_reason(*next);
      if (!more || more->key != kDollars) continue;
      const auto spent = text::needed_amount(*reason) - next->me().dollars;
      return text::too_few_dollars(static_cast<int>(text::needed_amount(*more) + spent),
                                   sample.me().dollars);
    }
    return std::nullopt;
  }

  static constexpr std::string_view kDollars = "dollars";
  std::string_view element_;
};

}  // namespace drover::game
