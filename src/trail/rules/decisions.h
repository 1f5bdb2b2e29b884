// The table of decision kinds: name, parameters, place on the decision stack, and rule of each.
//
// The columns after the name: the function that lists the legal moves, the function that applies a
// move, a predicate for whether there is a choice, and the function for the case without a choice.
#pragma once

#include <array>

#include "kit/decisions.h"
#include "trail/rules/automa.h"
#include "trail/rules/auxiliary.h"
#include "trail/rules/building.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/discs.h"
#include "trail/rules/exchange.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/play.h"
#include "trail/rules/railroad.h"
#include "trail/rules/turn.h"
#include "trail/rules/workers.h"
#include "trail/state/names.h"

namespace drover::trail {

namespace decision_rows {

using kit::answered_by;
using kit::counted;
using kit::flag;
using kit::follows;
using kit::name;
using kit::number;
using kit::word;

// The highest parameters that occur in a game. A position read from JSON may not exceed them.
inline constexpr int kMostSteps = 7;
inline constexpr int kMostCards = 6;
inline constexpr int kMostHandCards = 99;  // exchange tokens fill a hand without a limit of its own
inline constexpr int kMostBuilders = 15;
inline constexpr int kMostTokens = 9;
inline constexpr int kMostOffices = 2;  // a double auxiliary action
inline constexpr int kMostDollars = 99;
inline constexpr int kMostBreedingValue = 50;

// In the order of BackReward.
inline constexpr std::array<std::string_view, 3> kRewardNames{"dollars", "certificates",
                                                              "remove-cards"};
inline constexpr text::NameTable kRewardTable = text::names_in<kRewardNames>("reward");

// The JSON key says whether the disc goes to a city or to a station.
void write_disc(const Decision& decision, text::Object& out);
void read_disc(text::JsonObject& in, Decision& decision);
// The JSON names a breed to discard, or one of the words of kDiscardAnyCattle and the like.
void write_discard_for_gain(const Decision& decision, text::Object& out);
void read_discard_for_gain(text::JsonObject& in, Decision& decision);

// True if there is a choice at the income: certificates to use, an exchange token for the hand, or
// an objective card to play.
inline bool can_choose_in_income(const State& state, const Decision& /*decision*/) {
  return state.me().certificates > 0 || can_exchange(state) ||
         can_play_objective_in_kansas_city(state);
}
// Reports no event if only a missing card prevents the move: an event would reveal the hand (D49).
inline void report_nothing(Play& /*play*/, const Decision& /*decision*/) {}

inline constexpr kit::DecisionByte kA{&Decision::a};
inline constexpr kit::DecisionByte kB{&Decision::b};
inline constexpr kit::DecisionByte kC{&Decision::c};

using K = DecisionKind;
using M = MoveKind;
// Sets of decisions that others may lie directly above: the location in use; the phases in which
// objective cards may be played; the rewards of moving the engine back; these and the engine's
// return; and, with Rails to the North, all that an office, its town, a bonus tile, a station or a
// station master can interrupt.
using kit::Kinds;
inline constexpr Kinds kInUse{K::kUseLocation};
inline constexpr Kinds kPhases{K::kMove, K::kUseLocation, K::kForesight, K::kIncome};
inline constexpr Kinds kBackRewards{K::kRemoveCards, K::kBackReward};
inline constexpr Kinds kEngine = kBackRewards | Kinds{K::kEngineHome};
inline constexpr Kinds kRewards =
    kPhases | kBackRewards |
    Kinds{K::kLeaveKansasCity, K::kFoundOffice, K::kGainTokens, K::kUpgradeStation};
// Decisions of a player. An exchange token may be used at any of them, and its cards are discarded
// before the decision is made.
inline constexpr Kinds kAsked = [] {
  Kinds asked;
  for (int i = 0; i < kDecisionKinds; ++i) {
    const auto kind = static_cast<K>(i);
    const bool discards = kind == K::kGameOver || kind == K::kDiscardCards;
    if (!is_automatic(kind) && !discards) asked = asked | Kinds{kind};
  }
  return asked;
}();
inline constexpr auto kAlways = kit::Declining::kAlways;
inline constexpr auto kSometimes = kit::Declining::kSometimes;

constexpr bool is_station_disc(const Decision& decision) {
  return decision.kind == K::kDisc && static_cast<DiscTarget>(decision.a) == DiscTarget::kStation;
}

constexpr kit::DecisionRow<State, Play> automatic(
    const kit::DecisionWord& word, kit::OptionalFunction<void(Play&, const Decision&)> happens) {
  return kit::automatic<State, Play>(word, happens);
}

inline constexpr std::array kRows = std::to_array<kit::DecisionRow<State, Play>>({
    kit::final_row<State, Play>(word(K::kGameOver, "game-over")),
    {word(K::kPlaceHerder, "place-herder", follows({K::kDrawPhase}).answered_by({M::kPlace})),
     legal_place_herder, apply_place_herder},
    {word(K::kMove, "move", follows({K::kDrawPhase}).answered_by({M::kMove, M::kPlayObjective})),
     legal_move, apply_move},
    {word(K::kUseLocation, "use-location",
          follows({K::kDrawPhase}).answered_by({M::kUse, M::kAux, M::kPlayObjective, M::kEnd})),
     legal_use_location, apply_use_location},
    {word(K::kMoveHerder, "move-herder", follows(kInUse).answered_by({M::kMove}),
          kA("steps", number(1, kMostSteps))),
     legal_move_herder, apply_move_herder},
    {word(K::kFreeMove, "free-move", follows(kPhases, {}, kSometimes).answered_by({M::kMove}),
          kA("steps", number(1, kMostSteps))),
     legal_free_move, apply_free_move,
     [](const State& s, const Decision&) { return can_move_freely(s); }},
    {word(K::kHire, "hire", follows(kInUse, kRewards, kSometimes).answered_by({M::kHire}),
          kA("price_modifier", number(-2, 2, kHireModifierBase))),
     legal_hire, apply_hire,
     [](const State& s, const Decision& d) { return can_hire(s, d.a - kHireModifierBase); }},
    {word(K::kBuildTile, "build-tile",
          follows(kInUse, kRewards, kSometimes).answered_by({M::kBuild}),
          kA("dollars_per_builder", number(0, 2)),
          kC.omit_when_zero("builders_at_most", number(0, kMostBuilders))),
     legal_build_tile, apply_build_tile,
     [](const State& s, const Decision& d) { return can_build(s, d.a, d.c); }},
    {word(K::kBuildSite, "build-site", follows(kInUse, kRewards).answered_by({M::kSite}),
          kA("dollars_per_builder", number(0, 2)), kB("building", counted(kPrivateBuildings)),
          kC.omit_when_zero("builders_at_most", number(0, kMostBuilders))),
     legal_build_site, apply_build_site},
    {word(K::kBuyCattle, "buy-cattle",
          follows(kInUse).answered_by({M::kBuyOne, M::kBuyTwo, M::kMarketDraw, M::kDone}),
          kA("cowboys", number(0, kWorkerRowLength)), kB("begun", flag())),
     legal_buy_cattle, apply_buy_cattle},
    {word(K::kEngineForward, "engine-forward",
          follows(kPhases, kRewards, kSometimes).answered_by({M::kEngine}),
          kA("spaces", number(1, kLastTrackSpace))),
     legal_engine_forward, apply_engine_forward},
    {word(K::kEngineBack, "engine-back", follows(kPhases).answered_by({M::kEngine}),
          kA("spaces", number(1, kLastTrackSpace)), kB("reward", name(kRewardTable)),
          kC("amount", number(1, kMostCards))),
     legal_engine_back, apply_engine_back},
    {word(K::kEngineHome, "engine-home", follows(kPhases, kRewards).answered_by({M::kEngine})),
     legal_engine_home, apply_engine_home},
    {word(K::kUpgradeStation, "upgrade-station",
          follows(kPhases | kEngine, kRewards, kAlways).answered_by({M::kUpgrade}),
          kA("station", counted(kAllStations))),
     legal_upgrade_station, apply_upgrade_station,
     [](const State& s, const Decision& d) { return can_upgrade(s, d.a); }},
    {word(K::kUpgradeBehind, "upgrade-behind", follows(kInUse).answered_by({M::kUpgrade})),
     legal_upgrade_behind, apply_upgrade_station},
    {word(K::kDisc, "disc",
          follows(kInUse | Kinds{K::kStationMaster, K::kUpgradeStation, K::kTransportCost},
                  {K::kTakeStationMaster})
              .answered_by({M::kDisc, M::kStationDisc}),
          write_disc, read_disc),
     legal_disc, apply_disc, can_place_disc},
    {word(K::kStationMaster, "station-master",
          follows(kPhases | kEngine, kRewards, kAlways).answered_by({M::kAppoint}),
          kA("station", counted(kAllStations))),
     legal_station_master, apply_station_master,
     [](const State& s, const Decision& d) { return can_appoint(s, d.a); }},
    {word(K::kHazardOrTrade, "hazard-or-trade",
          follows(kPhases | kBackRewards, kRewards, kAlways).answered_by({M::kHazard, M::kTrade})),
     legal_hazard_or_trade, apply_hazard_or_trade,
     [](const State& s, const Decision&) { return can_remove_hazard(s, 0) || can_trade(s); }},
    {word(K::kRemoveHazard, "remove-hazard",
          follows(kInUse, kRewards, kSometimes).answered_by({M::kHazard}),
          kA("price", number(0, kMostDollars))),
     legal_remove_hazard, apply_remove_hazard,
     [](const State& s, const Decision& d) { return can_remove_hazard(s, d.a); }},
    {word(K::kTrade, "trade", follows(kInUse, kRewards, kSometimes).answered_by({M::kTrade})),
     legal_trade, apply_trade, [](const State& s, const Decision&) { return can_trade(s); }},
    {word(K::kTakeObjective, "take-objective",
          follows(kInUse | Kinds{K::kUpgradeStation, K::kTakeObjective, K::kTransportCost},
                  kRewards | Kinds{K::kTakeStationMaster, K::kBonusTile}, kSometimes)
              .answered_by({M::kObjective, M::kObjectiveStack}),
          kA("into_hand", flag())),
     legal_take_objective, apply_take_objective,
     [](const State& s, const Decision&) { return can_take_objective(s); }},
    {word(K::kDrawCards, "draw-cards", follows(kPhases, {}, kSometimes).answered_by({M::kDraw}),
          kA("cards", number(1, kMostCards))),
     legal_draw_cards, apply_draw_cards,
     [](const State& s, const Decision&) { return drawable_cards(s.me()) > 0; }},
    {word(K::kDiscardCards, "discard-cards", follows(kAsked).answered_by({M::kDiscard}),
          kA("cards", number(1, kMostHandCards))),
     legal_discard_cards, apply_discard_cards},
    {word(K::kDiscardForGain, "discard-for-gain",
          follows(kInUse, kRewards, kSometimes).answered_by({M::kDiscard, M::kDiscardPair}),
          write_discard_for_gain, read_discard_for_gain),
     legal_discard_for_gain, apply_discard_for_gain,
     [](const State& s, const Decision& d) { return can_discard_for(s.me(), d.a); },
     report_nothing},
    {word(K::kRemoveCards, "remove-cards",
          follows(kPhases, kRewards, kAlways).answered_by({M::kRemove}),
          kA("cards", number(1, kMostCards))),
     legal_remove_cards, apply_remove_cards,
     [](const State& s, const Decision&) { return !s.me().hand.empty(); }},
    {word(K::kAux, "aux", follows(kPhases, {}, kSometimes).answered_by({M::kAux}),
          kA.omit_when_zero("single_only", flag())),
     legal_aux, apply_aux},
    {word(K::kForesight, "foresight",
          follows({K::kIncome, K::kAutomaDelivers, K::kForesight})
              .answered_by({M::kForesight, M::kPlayObjective}),
          kA("column", counted(3))),
     legal_foresight, apply_foresight,
     [](const State& s, const Decision& d) { return can_choose_tile(s, d.a); }},
    {word(K::kIncome, "income",
          follows({K::kLeaveKansasCity}).answered_by({M::kCertificates, M::kPlayObjective})),
     legal_income, apply_income, can_choose_in_income,
     [](Play& play, const Decision& d) { apply_income(play, d, {MoveKind::kCertificates, 0}); }},
    {word(K::kDeliver, "deliver", follows({K::kLeaveKansasCity}).answered_by({M::kDeliver}),
          kA("breeding_value", number(0, kMostBreedingValue))),
     legal_deliver, apply_deliver},
    {word(K::kExtraordinaryMove, "extraordinary-move", follows(kInUse).answered_by({M::kEngine})),
     legal_extraordinary_move, apply_extraordinary_move},
    {word(K::kExtraordinaryCity, "extraordinary-city",
          follows(kInUse | Kinds{K::kUpgradeStation}).answered_by({M::kDeliver}),
          kA("spaces", number(0, kLastTrackSpace))),
     legal_deliver, apply_extraordinary_city},
    automatic(word(K::kTransportCost, "transport-cost",
                   follows({K::kLeaveKansasCity}, {K::kTakeStationMaster}),
                   kA("city", name(Names::kCity))),
              pay_transport),
    automatic(word(K::kLeaveKansasCity, "leave-kansas-city", follows({K::kDrawPhase})),
              [](Play& play, const Decision&) { leave_kansas_city(play); }),
    automatic(word(K::kDrawPhase, "draw-phase"),
              [](Play& play, const Decision&) { end_turn(play); }),
    {word(K::kFoundOffice, "found-office",
          follows({}, kRewards, kSometimes).answered_by({M::kFound})),
     legal_found_office, apply_found_office,
     [](const State& s, const Decision&) { return can_found(s); }},
    {word(K::kOfficeDiscard, "office-discard", follows({}, kPhases).answered_by({M::kDiscard}),
          kA("cards", number(1, kMostOffices)), kB("offices", number(1, kMostOffices))),
     legal_office_discard, apply_office_discard,
     [](const State& s, const Decision& d) { return cards_of_value_two(s.me()) >= d.a; }},
    {word(K::kGrowCattle, "grow-cattle",
          follows({K::kDiscardHand}, {}, kAlways).answered_by({M::kGrow}),
          kA("heifers_made", number(0, kCattleTable[kSimmentalHeifer].in_kansas_city))),
     legal_grow_cattle, apply_grow_cattle,
     [](const State& s, const Decision& d) { return can_grow(s, d.a); }},
    {word(K::kBonusTile, "bonus-tile", follows({}, kRewards, kAlways).answered_by({M::kBonus}),
          kA("town", name(Names::kTown))),
     legal_bonus_tile, apply_bonus_tile,
     [](const State& s, const Decision& d) { return can_use_bonus_tile(s, d.a); }},
    {word(K::kTakeCattle, "take-cattle",
          follows({}, kRewards, kSometimes).answered_by({M::kTakeCattle}),
          kA("breeding_value", number(1, 5))),
     legal_take_cattle, apply_take_cattle,
     [](const State& s, const Decision& d) { return can_take_cattle(s, d.a); }},
    {word(K::kTakeStationMaster, "take-station-master",
          follows({}, {K::kUseLocation, K::kLeaveKansasCity, K::kUpgradeStation})
              .answered_by({M::kTakeMaster})),
     legal_take_station_master, apply_take_station_master,
     [](const State& s, const Decision&) { return s.spare_masters != 0; }},
    automatic(word(K::kDiscardHand, "discard-hand", follows({K::kDeliver})),
              [](Play& play, const Decision&) { discard_hand(play); }),
    automatic(word(K::kGainTokens, "gain-tokens", follows({}, kRewards),
                   kA("tokens", number(1, kMostTokens))),
              [](Play& play, const Decision& d) { gain_tokens(play, d.a); }),
    automatic(word(K::kAutomaTurn, "automa-turn"),
              [](Play& play, const Decision&) { play_automa(play); }),
    automatic(word(K::kAutomaDelivers, "automa-delivers", follows({K::kDrawPhase})),
              [](Play& play, const Decision&) { automa_delivers(play); }),
    {word(K::kBegin, "begin", answered_by({M::kBegin})), legal_begin, apply_begin},
    automatic(word(K::kBackReward, "back-reward", follows(kPhases),
                   kB("reward", name(kRewardTable)), kC("amount", number(1, kMostCards))),
              give_back_reward),
});
static_assert(kRows.size() == kDecisionKinds);

}  // namespace decision_rows

inline constexpr const auto& kDecisionRows = decision_rows::kRows;

}  // namespace drover::trail
