#include "trail/rules/objectives.h"

#include "trail/rules/cards.h"
#include "trail/rules/movement.h"
#include "trail/state/rule_changes.h"

namespace drover::trail {

namespace {

constexpr int kFromStack = 0xff;
constexpr int kIntoAutomaArea = 2;

Card draw_objective(State& state) {
  const auto left = static_cast<std::uint32_t>(std::popcount(state.objective_stack));
  const Card card = objective_at(state.objective_stack, state.rng.below(left));
  state.objective_stack &= ~objective_bit(card);
  return card;
}

ObjectiveSet displayed(const State& state) {
  ObjectiveSet set = 0;
  for (const Card card : state.objective_display) {
    if (card != kNoCard) set |= objective_bit(card);
  }
  return set;
}

// True if the card's immediate action has an effect now.
bool can_act_at_once(const State& state, Card card) {
  switch (objective_row(card).immediate.kind) {
    case Immediate::kNone:
      return false;
    case Immediate::kDrawThenDiscard:
      return drawable_cards(state.me()) > 0;
    case Immediate::kFreeMove:
      return can_move_freely(state);
    case Immediate::kDollars:
    case Immediate::kEngine:
    case Immediate::kAux:
      return true;
  }
  return false;
}

}  // namespace

bool can_take_objective(const State& state) {
  return state.objective_stack != 0 || displayed(state) != 0;
}

void legal_take_objective(const State& state, const Decision&, MoveList& list) {
  kit::list_each(MoveKind::kObjective, objectives_in(one_of_each_design(displayed(state))), list);
  if (state.objective_stack != 0) list.push_back({MoveKind::kObjectiveStack});
}

void apply_take_objective(Play& play, const Decision& decision, Move move) {
  State& s = play.s;
  PlayerState& me = play.me();
  const bool to_hand = decision.a != 0;
  const bool blind = move.kind == MoveKind::kObjectiveStack;
  Card card = move.a;
  int place = kFromStack;
  if (blind) {
    card = draw_objective(s);
  } else {
    place = 0;
    while (at(s.objective_display, place) != card) ++place;
    at(s.objective_display, place) = kNoCard;
  }
  play.report(EventKind::kObjectiveTaken, card, place, to_hand ? 1 : 0);
  if (!to_hand) {
    me.discard.add(card);  // face up, so everybody has seen it
  } else {
    me.hand.add(card);
    if (blind) {
      me.secret_objectives |= objective_bit(card);
    } else {
      me.known.add(card);
    }
  }
  refill_objective_display(play);
}

void take_best_objective(Play& play) {
  State& s = play.s;
  Card* best = nullptr;
  for (Card& card : s.objective_display) {
    if (card == kNoCard) continue;
    if (best == nullptr ||
        objective_row(card).victory_points > objective_row(*best).victory_points) {
      best = &card;
    }
  }
  assert(best != nullptr);
  const Card card = *best;
  *best = kNoCard;
  play.me().objectives |= objective_bit(card);
  play.report(EventKind::kObjectiveTaken, card, static_cast<int>(best - s.objective_display.data()),
              kIntoAutomaArea);
  refill_objective_display(play);
}

void refill_objective_display(Play& play) {
  State& s = play.s;
  for (std::size_t place = 0; place < s.objective_display.size(); ++place) {
    if (s.objective_display[place] != kNoCard || s.objective_stack == 0) continue;
    s.objective_display[place] = draw_objective(s);
    play.report(EventKind::kObjectiveShown, s.objective_display[place], static_cast<int>(place));
  }
}

void list_playable_objectives(const State& state, MoveList& list) {
  const bool two_forms = applies(state, RulesChange::kObjectiveWithoutAction);
  for (const Card card : objectives_in(one_of_each_design(state.me().hand.objectives))) {
    list.push_back({MoveKind::kPlayObjective, card});
    if (two_forms && can_act_at_once(state, card)) {
      list.push_back({MoveKind::kPlayObjective, card, kForfeitAction});
    }
  }
}

bool can_play_objective_in_kansas_city(const State& state) {
  return applies(state, RulesChange::kObjectivesInKansasCity) && state.me().hand.objectives != 0;
}

void play_objective(Play& play, Move move) {
  const Card card = move.a;
  take_from_hand(play, card);
  play.me().objectives |= objective_bit(card);
  play.report(EventKind::kObjectivePlayed, card);
  const ImmediateAction action = objective_row(card).immediate;
  // A player who chose the form with the action must perform it if possible.
  const bool chosen = applies(play.s, RulesChange::kObjectiveWithoutAction);
  const bool forfeited = move.b == kForfeitAction || (chosen && !can_act_at_once(play.s, card));
  if (forfeited && action.kind != Immediate::kNone) {
    play.report(EventKind::kForfeited);
    return;
  }
  const auto ask = [&](DecisionKind kind, int amount) {
    if (chosen) {
      play.push(kind, amount);
    } else {
      play.offer(kind, amount);
    }
  };
  switch (action.kind) {
    case Immediate::kNone:
      break;
    case Immediate::kDollars:
      play.gain_dollars(action.amount);
      break;
    case Immediate::kDrawThenDiscard:
      ask(DecisionKind::kDrawCards, action.amount);
      break;
    case Immediate::kEngine:
      ask(DecisionKind::kEngineForward, action.amount);
      break;
    case Immediate::kFreeMove:
      ask(DecisionKind::kFreeMove, action.amount);
      break;
    case Immediate::kAux:
      ask(DecisionKind::kAux, 0);
      break;
  }
}

}  // namespace drover::trail
