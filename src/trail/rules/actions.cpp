#include "trail/rules/actions.h"

#include "trail/rules/building.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/exchange.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/limits.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

// ---- The things that actions count --------------------------------------------------------------

template <Worker kind>
int own_workers(const State& state) {
  return workers(state.me(), kind);
}
int own_woods(const State& state) { return woods_buildings(state, state.current); }
int own_stations(const State& state) { return stations_upgraded(state.me()); }
int own_trade_pairs(const State& state) { return trade_pairs(state.me()); }
int own_bells(const State& state) { return bells(state.me()); }
int own_hazards(const State& state) { return static_cast<int>(state.me().hazards.total()); }

// ---- Conditions ---------------------------------------------------------------------------------

bool below_certificate_limit(const State& state, const ActionRow&) {
  return state.me().certificates < certificate_limit(state.me());
}
bool gains_something(const State& state, const ActionRow& printed) {
  return printed.dollars > 0 || printed.tokens > 0 || below_certificate_limit(state, printed);
}

// ---- Effects ------------------------------------------------------------------------------------

void gain(const ActionUse& use) {
  use.play.gain_dollars(use.printed.dollars * use.count);
  gain_certificates(use.play, use.printed.certificates * use.count);
  gain_tokens(use.play, use.printed.tokens * use.count);
}

template <bool then_objective>
void discard_and_gain(const ActionUse& use) {
  const ActionRow& printed = use.printed;
  if (use.optional) {
    use.play.offer(DecisionKind::kDiscardForGain, use.discards, printed.dollars,
                   printed.certificates);
  } else {
    discard_for_gain(use.play, use.discards, printed.dollars, printed.certificates, then_objective);
  }
}

template <DecisionKind kind>
void ask(const ActionUse& use) {
  use.ask(kind);
}
template <DecisionKind kind>
void ask_with_amount(const ActionUse& use) {
  use.ask(kind, use.printed.amount);
}
template <DecisionKind kind>
void ask_with_count(const ActionUse& use) {
  use.ask(kind, use.count);
}

void move_engine_paid(const ActionUse& use) {
  use.play.pay_dollars(use.printed.price);
  use.ask(DecisionKind::kEngineForward, use.printed.amount);
}
void move_engine_back(const ActionUse& use) {
  use.ask(DecisionKind::kEngineBack, use.printed.amount, static_cast<int>(BackReward::kDollars),
          use.printed.dollars);
}
// The discard alone can be wanted, so the engine may stay (R16).
void discard_and_move_engine(const ActionUse& use) {
  use.play.offer(DecisionKind::kEngineForward, use.printed.amount);
  discard_card(use.play, only_card_of(use.printed.breed));
}
void discard_and_offer_aux(const ActionUse& use) {
  use.play.offer(DecisionKind::kAux, 1);
  discard_card(use.play, only_card_of(use.printed.breed));
}

// ---- The rows -----------------------------------------------------------------------------------

constexpr auto kOpRows = std::to_array<OpRow>({
    {.kind = Op::kDiscardBreed,
     .name = "discard-breed",
     .discards = kDiscardPrintedBreed,
     .perform = discard_and_gain<false>},
    {.kind = Op::kDiscardPair,
     .name = "discard-pair",
     .discards = kDiscardCattlePair,
     .perform = discard_and_gain<false>},
    {.kind = Op::kDiscardAny,
     .name = "discard-any",
     .discards = kDiscardAnyCattle,
     .perform = discard_and_gain<false>},
    {.kind = Op::kDiscardObjective,
     .name = "discard-objective",
     .discards = kDiscardAnObjective,
     .perform = discard_and_gain<false>},
    {.kind = Op::kDiscardBreedEngine,
     .name = "discard-breed-engine",
     .discards = kDiscardPrintedBreed,
     .perform = discard_and_move_engine},
    {.kind = Op::kDiscardAnyObjective,
     .name = "discard-any-objective",
     .discards = kDiscardAnyCattle,
     .perform = discard_and_gain<true>},
    {.kind = Op::kDiscardValueThree,
     .name = "discard-value-three",
     .discards = kDiscardCattleOfThree,
     .perform = discard_and_gain<false>},
    {.kind = Op::kDiscardBreedAux,
     .name = "discard-breed-aux",
     .discards = kDiscardPrintedBreed,
     .perform = discard_and_offer_aux},
    {.kind = Op::kGain,
     .name = "gain",
     .possible = gains_something,
     .perform = gain,
     .missing = "certificate_limit"},
    {.kind = Op::kGainPerWoods,
     .name = "gain-per-woods",
     .counts = own_woods,
     .perform = gain,
     .missing = "no_woods"},
    {.kind = Op::kGainPerEngineer,
     .name = "gain-per-engineer",
     .counts = own_workers<Worker::kEngineer>,
     .perform = gain},
    {.kind = Op::kGainPerBuilder,
     .name = "gain-per-builder",
     .counts = own_workers<Worker::kBuilder>,
     .perform = gain},
    {.kind = Op::kGainPerStation,
     .name = "gain-per-station",
     .counts = own_stations,
     .perform = gain,
     .missing = "no_station"},
    {.kind = Op::kGainPerTradePair,
     .name = "gain-per-trade-pair",
     .counts = own_trade_pairs,
     .perform = gain,
     .missing = "no_pair_of_tiles"},
    {.kind = Op::kGainPerBell,
     .name = "gain-per-bell",
     .counts = own_bells,
     .perform = gain,
     .missing = "no_bell"},
    {.kind = Op::kCertificatesToLimit,
     .name = "certificates-to-limit",
     .possible = below_certificate_limit,
     .perform =
         [](const ActionUse& use) {
           gain_certificates(use.play, certificate_limit(use.play.me()));
         },
     .missing = "certificate_limit"},
    {.kind = Op::kHire,
     .name = "hire",
     .possible = [](const State& state,
                    const ActionRow& printed) { return can_hire(state, printed.amount); },
     .perform =
         [](const ActionUse& use) {
           use.ask(DecisionKind::kHire, use.printed.amount + kHireModifierBase);
         },
     .missing = "nobody_to_hire"},
    {.kind = Op::kBuild,
     .name = "build",
     .possible = [](const State& state,
                    const ActionRow& printed) { return can_build(state, printed.amount); },
     .perform = ask_with_amount<DecisionKind::kBuildTile>,
     .missing = "nothing_to_build"},
    {.kind = Op::kBuildFree,
     .name = "build-free",
     .possible = [](const State& state,
                    const ActionRow& printed) { return can_build(state, 0, printed.amount); },
     .perform =
         [](const ActionUse& use) { use.ask(DecisionKind::kBuildTile, 0, 0, use.printed.amount); },
     .missing = "nothing_to_build"},
    {.kind = Op::kBuyCattle,
     .name = "buy-cattle",
     .counts = own_workers<Worker::kCowboy>,
     .possible =
         [](const State& state, const ActionRow&) {
           return can_buy_cattle(state, own_workers<Worker::kCowboy>(state));
         },
     .perform = ask_with_count<DecisionKind::kBuyCattle>,
     .missing = "nothing_to_buy"},
    {.kind = Op::kTakeCattleThree,
     .name = "take-cattle-three",
     .possible = [](const State& state, const ActionRow&) { return can_take_cattle(state, 3); },
     .perform = [](const ActionUse& use) { use.ask(DecisionKind::kTakeCattle, 3); }},
    {.kind = Op::kTakeObjective,
     .name = "take-objective",
     .possible = [](const State& state, const ActionRow&) { return can_take_objective(state); },
     .perform = ask<DecisionKind::kTakeObjective>,
     .missing = "no_objectives"},
    {.kind = Op::kEngine,
     .name = "engine",
     .possible = [](const State& state,
                    const ActionRow& printed) { return printed.price <= state.me().dollars; },
     .perform = move_engine_paid},
    {.kind = Op::kEnginePerEngineer,
     .name = "engine-per-engineer",
     .counts = own_workers<Worker::kEngineer>,
     .perform = ask_with_count<DecisionKind::kEngineForward>},
    {.kind = Op::kEnginePerWoods,
     .name = "engine-per-woods",
     .counts = own_woods,
     .perform = ask_with_count<DecisionKind::kEngineForward>,
     .missing = "no_woods"},
    {.kind = Op::kEnginePerHazard,
     .name = "engine-per-hazard",
     .counts = own_hazards,
     .perform = ask_with_count<DecisionKind::kEngineForward>,
     .missing = "no_hazard_tile"},
    {.kind = Op::kEngineBack,
     .name = "engine-back",
     .possible =
         [](const State& state, const ActionRow& printed) {
           return can_move_engine_back(state, printed.amount);
         },
     .perform = move_engine_back},
    {.kind = Op::kTrade,
     .name = "trade",
     .possible = [](const State& state, const ActionRow&) { return can_trade(state); },
     .perform = ask<DecisionKind::kTrade>,
     .missing = "no_trade_tile"},
    {.kind = Op::kRemoveHazard,
     .name = "remove-hazard",
     .possible = [](const State& state,
                    const ActionRow& printed) { return can_remove_hazard(state, printed.price); },
     .perform =
         [](const ActionUse& use) { use.ask(DecisionKind::kRemoveHazard, use.printed.price); },
     .missing = "no_hazard"},
    {.kind = Op::kRemoveCards,
     .name = "remove-cards",
     .possible = [](const State& state, const ActionRow&) { return !state.me().hand.empty(); },
     .perform =
         [](const ActionUse& use) {
           use.play.offer(DecisionKind::kRemoveCards, use.printed.amount);
         },
     .missing = "hand_empty"},
    {.kind = Op::kAux, .name = "aux", .perform = ask<DecisionKind::kAux>},
    {.kind = Op::kMoveHerder,
     .name = "move-herder",
     .perform = ask_with_amount<DecisionKind::kMoveHerder>},
    {.kind = Op::kDrawThenDiscard,
     .name = "draw-then-discard",
     .counts = own_workers<Worker::kCowboy>,
     .possible = [](const State& state,
                    const ActionRow&) { return drawable_cards(state.me()) > 0; },
     .perform = ask_with_count<DecisionKind::kDrawCards>},
    {.kind = Op::kExtraordinaryDelivery,
     .name = "extraordinary-delivery",
     .possible = [](const State& state,
                    const ActionRow&) { return state.me().engine != kTrackStart; },
     .perform = ask<DecisionKind::kExtraordinaryMove>,
     .missing = "engine_at_start"},
    {.kind = Op::kUpgradeStationBehind,
     .name = "upgrade-station-behind",
     .possible = [](const State& state, const ActionRow&) { return can_upgrade_behind(state); },
     .perform = ask<DecisionKind::kUpgradeBehind>,
     .missing = "no_station_to_upgrade"},
    // Has a move for each neighbour, which location.cpp lists and carries out.
    {.kind = Op::kCopyNeighbour,
     .name = "copy-neighbour",
     .possible = [](const State&, const ActionRow&) { return false; }},
    {.kind = Op::kFoundOffice,
     .name = "found-office",
     .possible = [](const State& state, const ActionRow&) { return can_found(state); },
     .perform = ask<DecisionKind::kFoundOffice>},
});
static_assert(kOpRows.size() == kOps && kit::in_order(kOpRows));

template <std::size_t i>
int count_of_row(const State& state) {
  if constexpr (kOpRows[i].counts.is_set()) {
    return kOpRows[i].counts(state);
  } else {
    return 1;
  }
}

}  // namespace

const OpRow& op_row(Op op) { return at(kOpRows, op); }

int counted_for(const State& state, Op op) {
  return kit::at_row<kOpRows>(op, [&]<std::size_t i>() { return count_of_row<i>(state); });
}

bool can_perform(const State& state, const ActionRow& printed) {
  return kit::at_row<kOpRows>(printed.op, [&]<std::size_t i>() {
    if constexpr (kOpRows[i].discards != kDiscardNothing) {
      if (!can_discard_for(state.me(), cards_to_discard(kOpRows[i], printed))) return false;
    }
    if constexpr (kOpRows[i].counts.is_set()) {
      if (count_of_row<i>(state) == 0) return false;
    }
    if constexpr (kOpRows[i].possible.is_set()) {
      return kOpRows[i].possible(state, printed);
    } else {
      return true;
    }
  });
}

void perform(Play& play, const ActionRow& printed, bool optional) {
  kit::at_row<kOpRows>(printed.op, [&]<std::size_t i>() {
    if constexpr (kOpRows[i].perform.is_set()) {
      kOpRows[i].perform(ActionUse{play, printed, cards_to_discard(kOpRows[i], printed),
                                   count_of_row<i>(play.s), optional});
    }
  });
}

}  // namespace drover::trail
