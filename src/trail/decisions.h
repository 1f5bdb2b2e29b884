// The words of decisions, each with its parameters and its rule.
//
// The columns after the word: its legal moves, what a move does, whether there is anything to
// choose, and what happens where there is not.
#pragma once

#include <array>

#include "engine/decisions.h"
#include "trail/names.h"
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

namespace drover::trail {

namespace decision_words {

using engine::counted;
using engine::flag;
using engine::name;
using engine::number;

// Figures above these occur nowhere in the game; they also keep hand-written positions harmless.
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
inline constexpr text::NameTable kRewardTable{"reward", kRewardNames.size(),
                                              [](std::uint8_t v) { return kRewardNames[v]; }};

// A disc goes to a city or to a station, and the key says which.
void write_disc(const Decision& decision, text::Object& out);
void read_disc(text::JsonObject& in, Decision& decision);
// What to discard is a breed, or a word.
void write_discard_for_gain(const Decision& decision, text::Object& out);
void read_discard_for_gain(text::JsonObject& in, Decision& decision);

inline bool always(const State& /*state*/, const Decision& /*decision*/) { return true; }
// Without certificates there is nothing to ask, unless a token could still better the hand or an
// objective card be played.
inline bool can_choose_in_income(const State& state, const Decision& /*decision*/) {
  return state.me().certificates > 0 || can_exchange(state) ||
         can_play_objective_in_kansas_city(state);
}
// Of what only a missing card forbids nothing is said: the others do not see the hand (D49).
inline void say_nothing(Play& /*play*/, const Decision& /*decision*/) {}

inline constexpr auto kA = &Decision::a;
inline constexpr auto kB = &Decision::b;
inline constexpr auto kC = &Decision::c;

using K = DecisionKind;
inline constexpr std::array kRows = std::to_array<engine::DecisionRow<State, Play>>({
    {{K::kGameOver, "game-over"}, nullptr, nullptr, always},
    {{K::kPlaceHerder, "place-herder"}, legal_place_herder, apply_place_herder},
    {{K::kMove, "move"}, legal_move, apply_move},
    {{K::kUseLocation, "use-location"}, legal_use_location, apply_use_location},
    {{K::kMoveHerder, "move-herder", {{{"steps", kA, number(1, kMostSteps)}}}},
     legal_move_herder,
     apply_move_herder},
    {{K::kFreeMove, "free-move", {{{"steps", kA, number(1, kMostSteps)}}}},
     legal_free_move,
     apply_free_move,
     [](const State& s, const Decision&) { return can_move_freely(s); }},
    {{K::kHire, "hire", {{{"price_modifier", kA, number(-2, 2, kHireModifierBase)}}}},
     legal_hire,
     apply_hire,
     [](const State& s, const Decision& d) { return can_hire(s, d.a - kHireModifierBase); }},
    {{K::kBuildTile,
      "build-tile",
      {{{"dollars_per_builder", kA, number(0, 2)},
        {"builders_at_most", kC, number(0, kMostBuilders), true}}}},
     legal_build_tile,
     apply_build_tile,
     [](const State& s, const Decision& d) { return can_build(s, d.a, d.c); }},
    {{K::kBuildSite,
      "build-site",
      {{{"dollars_per_builder", kA, number(0, 2)},
        {"building", kB, counted(kPrivateBuildings)},
        {"builders_at_most", kC, number(0, kMostBuilders), true}}}},
     legal_build_site,
     apply_build_site},
    {{K::kBuyCattle,
      "buy-cattle",
      {{{"cowboys", kA, number(0, kWorkerRowLength)}, {"begun", kB, flag()}}}},
     legal_buy_cattle,
     apply_buy_cattle},
    {{K::kEngineForward, "engine-forward", {{{"spaces", kA, number(1, kLastTrackSpace)}}}},
     legal_engine_forward,
     apply_engine_forward},
    {{K::kEngineBack,
      "engine-back",
      {{{"spaces", kA, number(1, kLastTrackSpace)},
        {"reward", kB, name(kRewardTable)},
        {"amount", kC, number(1, kMostCards)}}}},
     legal_engine_back,
     apply_engine_back},
    {{K::kEngineHome, "engine-home"}, legal_engine_home, apply_engine_home},
    {{K::kUpgradeStation, "upgrade-station", {{{"station", kA, counted(kAllStations)}}}},
     legal_upgrade_station,
     apply_upgrade_station,
     [](const State& s, const Decision& d) { return can_upgrade(s, d.a); }},
    {{K::kUpgradeBehind, "upgrade-behind"}, legal_upgrade_behind, apply_upgrade_station},
    {{K::kDisc, "disc", {}, write_disc, read_disc}, legal_disc, apply_disc, can_place_disc},
    {{K::kStationMaster, "station-master", {{{"station", kA, counted(kAllStations)}}}},
     legal_station_master,
     apply_station_master,
     [](const State& s, const Decision& d) { return can_appoint(s, d.a); }},
    {{K::kHazardOrTrade, "hazard-or-trade"},
     legal_hazard_or_trade,
     apply_hazard_or_trade,
     [](const State& s, const Decision&) { return can_remove_hazard(s, 0) || can_trade(s); }},
    {{K::kRemoveHazard, "remove-hazard", {{{"price", kA, number(0, kMostDollars)}}}},
     legal_remove_hazard,
     apply_remove_hazard,
     [](const State& s, const Decision& d) { return can_remove_hazard(s, d.a); }},
    {{K::kTrade, "trade"},
     legal_trade,
     apply_trade,
     [](const State& s, const Decision&) { return can_trade(s); }},
    {{K::kTakeObjective, "take-objective", {{{"into_hand", kA, flag()}}}},
     legal_take_objective,
     apply_take_objective,
     [](const State& s, const Decision&) { return can_take_objective(s); }},
    {{K::kDrawCards, "draw-cards", {{{"cards", kA, number(1, kMostCards)}}}},
     legal_draw_cards,
     apply_draw_cards,
     [](const State& s, const Decision&) { return drawable_cards(s.me()) > 0; }},
    {{K::kDiscardCards, "discard-cards", {{{"cards", kA, number(1, kMostHandCards)}}}},
     legal_discard_cards,
     apply_discard_cards},
    {{K::kDiscardForGain, "discard-for-gain", {}, write_discard_for_gain, read_discard_for_gain},
     legal_discard_for_gain,
     apply_discard_for_gain,
     [](const State& s, const Decision& d) { return can_discard_for(s.me(), d.a); },
     say_nothing},
    {{K::kRemoveCards, "remove-cards", {{{"cards", kA, number(1, kMostCards)}}}},
     legal_remove_cards,
     apply_remove_cards,
     [](const State& s, const Decision&) { return !s.me().hand.empty(); }},
    {{K::kAux, "aux", {{{"single_only", kA, flag(), true}}}}, legal_aux, apply_aux},
    {{K::kForesight, "foresight", {{{"column", kA, counted(3)}}}},
     legal_foresight,
     apply_foresight,
     [](const State& s, const Decision& d) { return can_choose_tile(s, d.a); }},
    {{K::kIncome, "income"},
     legal_income,
     apply_income,
     can_choose_in_income,
     [](Play& play, const Decision& d) {
       apply_income(play, d, {MoveKind::kCertificates, 0});
     }},
    {{K::kDeliver, "deliver", {{{"breeding_value", kA, number(0, kMostBreedingValue)}}}},
     legal_deliver,
     apply_deliver},
    {{K::kExtraordinaryMove, "extraordinary-move"},
     legal_extraordinary_move,
     apply_extraordinary_move},
    {{K::kExtraordinaryCity, "extraordinary-city", {{{"spaces", kA, number(0, kLastTrackSpace)}}}},
     legal_deliver,
     apply_extraordinary_city},
    {{K::kTransportCost, "transport-cost", {{{"city", kA, name(Names::kCity)}}}},
     nullptr,
     nullptr,
     nullptr,
     pay_transport},
    {{K::kLeaveKansasCity, "leave-kansas-city"},
     nullptr,
     nullptr,
     nullptr,
     [](Play& play, const Decision&) { leave_kansas_city(play); }},
    {{K::kDrawPhase, "draw-phase"},
     nullptr,
     nullptr,
     nullptr,
     [](Play& play, const Decision&) { end_turn(play); }},
    {{K::kFoundOffice, "found-office"},
     legal_found_office,
     apply_found_office,
     [](const State& s, const Decision&) { return can_found(s); }},
    {{K::kOfficeDiscard,
      "office-discard",
      {{{"cards", kA, number(1, kMostOffices)}, {"offices", kB, number(1, kMostOffices)}}}},
     legal_office_discard,
     apply_office_discard,
     [](const State& s, const Decision& d) { return cards_of_value_two(s.me()) >= d.a; }},
    {{K::kGrowCattle,
      "grow-cattle",
      {{{"heifers_made", kA, number(0, kCattleTable[kSimmentalHeifer].in_kansas_city)}}}},
     legal_grow_cattle,
     apply_grow_cattle,
     [](const State& s, const Decision& d) { return can_grow(s, d.a); }},
    {{K::kBonusTile, "bonus-tile", {{{"town", kA, name(Names::kTown)}}}},
     legal_bonus_tile,
     apply_bonus_tile,
     [](const State& s, const Decision& d) { return can_use_bonus_tile(s, d.a); }},
    {{K::kTakeCattle, "take-cattle", {{{"breeding_value", kA, number(1, 5)}}}},
     legal_take_cattle,
     apply_take_cattle,
     [](const State& s, const Decision& d) { return can_take_cattle(s, d.a); }},
    {{K::kTakeStationMaster, "take-station-master"},
     legal_take_station_master,
     apply_take_station_master,
     [](const State& s, const Decision&) { return s.spare_masters != 0; }},
    {{K::kDiscardHand, "discard-hand"},
     nullptr,
     nullptr,
     nullptr,
     [](Play& play, const Decision&) { discard_hand(play); }},
    {{K::kGainTokens, "gain-tokens", {{{"tokens", kA, number(1, kMostTokens)}}}},
     nullptr,
     nullptr,
     nullptr,
     [](Play& play, const Decision& d) { gain_tokens(play, d.a); }},
    {{K::kAutomaTurn, "automa-turn"},
     nullptr,
     nullptr,
     nullptr,
     [](Play& play, const Decision&) { play_automa(play); }},
    {{K::kAutomaDelivers, "automa-delivers"},
     nullptr,
     nullptr,
     nullptr,
     [](Play& play, const Decision&) { automa_delivers(play); }},
    {{K::kBegin, "begin"}, legal_begin, apply_begin},
    {{K::kBackReward,
      "back-reward",
      {{{"reward", kB, name(kRewardTable)}, {"amount", kC, number(1, kMostCards)}}}},
     nullptr,
     nullptr,
     nullptr,
     give_back_reward},
});
static_assert(kRows.size() == kDecisionKinds);

}  // namespace decision_words

inline constexpr const auto& kDecisionRows = decision_words::kRows;

}  // namespace drover::trail
