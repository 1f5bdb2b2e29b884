#include "trail/rules/auxiliary.h"

#include "trail/rules/cards.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/state/rule_changes.h"

namespace drover::trail {

namespace {

bool can_do_aux(const State& state, const AuxRow& row, int times) {
  const PlayerState& me = state.me();
  if (row.pay * times > me.dollars) return false;
  if (row.engine_back > 0 && !can_move_engine_back(state, row.engine_back * times)) return false;
  if (row.draw_then_discard > 0 && drawable_cards(me) == 0) return false;
  if (row.offices > 0) {
    // Each founding may be refused, so only the price counts (N07).
    return cards_of_value_two(me) >= row.offices * times &&
           (applies(state, RulesChange::kOfficeWithoutTown) || can_found(state, row.pay * times));
  }
  return true;
}

void list_aux(const State& state, int most_times, MoveList& list) {
  const int actions = aux_actions(state.options);
  for (std::uint8_t i = 0; i < actions; ++i) {
    const auto aux = static_cast<Aux>(i);
    const int level = std::min(aux_level(state, state.me(), aux), most_times);
    for (int times = 1; times <= level; ++times) {
      if (!can_do_aux(state, aux_row(state.edition(), aux), times)) break;
      list.push_back({MoveKind::kAux, i, static_cast<std::uint8_t>(times)});
    }
  }
}

}  // namespace

// Taken instead of local actions it can never be doubled (1st ed. p. 13).
void list_single_aux(const State& state, MoveList& list) { list_aux(state, 1, list); }

void legal_aux(const State& state, const Decision& decision, MoveList& list) {
  const bool single_only = decision.a != 0;
  list_aux(state, single_only ? 1 : 2, list);
}

void apply_aux(Play& play, const Decision&, Move move) {
  perform_aux(play, static_cast<Aux>(move.a), move.b);
}

void perform_aux(Play& play, Aux aux, int times) {
  const AuxRow& row = aux_row(play.s.edition(), aux);
  play.report(EventKind::kAuxUsed, static_cast<int>(aux), times);
  // With the engine on its way back dollars wait for its upgrade (R36).
  const bool dollars_later =
      row.engine_back > 0 && applies(play.s, RulesChange::kUpgradeBeforeReward);
  if (!dollars_later) play.gain_dollars(row.dollars * times);
  play.pay_dollars(row.pay * times);
  if (row.draw_then_discard > 0) draw_then_discard(play, row.draw_then_discard * times);
  if (row.engine_forward > 0) play.push(DecisionKind::kEngineForward, row.engine_forward * times);
  if (row.certificates > 0) {
    play.push(DecisionKind::kEngineBack, row.engine_back * times,
              static_cast<int>(BackReward::kCertificates), row.certificates * times);
  }
  if (row.remove_cards > 0) {
    play.push(DecisionKind::kEngineBack, row.engine_back * times,
              static_cast<int>(BackReward::kRemoveCards), row.remove_cards * times);
  }
  if (row.offices > 0) discard_for_offices(play, row.offices * times, row.offices * times);
}

}  // namespace drover::trail
