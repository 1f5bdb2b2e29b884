// The words of decisions, each with its parameters and its rule: its legal moves, and what a move
// does.
#pragma once

#include <array>

#include "elpaso/decision_json.h"
#include "elpaso/rules/any_time.h"
#include "elpaso/rules/cards.h"
#include "elpaso/rules/el_paso.h"
#include "elpaso/rules/location.h"
#include "elpaso/rules/movement.h"
#include "elpaso/rules/play.h"
#include "elpaso/rules/tiles.h"
#include "elpaso/rules/turn.h"
#include "elpaso/rules/workers.h"
#include "engine/decisions.h"

namespace drover::elpaso {

namespace decision_words {

using engine::flag;
using engine::number;

// The worker says what is bought with it.
void write_payment(const Decision& decision, text::Object& out);
void read_payment(text::JsonObject& in, Decision& decision);
// A trading post by its value.
void write_post(const Decision& decision, text::Object& out);
void read_post_of(text::JsonObject& in, Decision& decision);

inline constexpr auto kA = &Decision::a;
inline constexpr auto kB = &Decision::b;

using K = DecisionKind;
inline constexpr std::array kRows = std::to_array<engine::DecisionRow<State, Play>>({
    {{K::kGameOver, "game-over"}},
    {{K::kDraftObjective, "draft-objective"}, legal_draft_objective, apply_draft_objective},
    {{K::kPlaceHerder, "place-herder"}, legal_place_herder, apply_place_herder},
    {{K::kMove, "move"}, legal_move, apply_move},
    {{K::kUseLocation, "use-location", {{{"acted", kB, flag()}}}}, legal_actions, apply_actions},
    {{K::kUseTrain, "use-train"}, legal_actions, apply_actions},
    {{K::kReward, "reward"}, legal_actions, apply_actions},
    {{K::kPayWorkers, "pay-workers", {}, write_payment, read_payment},
     legal_pay_workers,
     apply_pay_workers},
    {{K::kExchangeDiscard, "exchange-discard"}, legal_exchange_discard, apply_exchange_discard},
    {{K::kExchangeMore, "exchange-more", {{{"exchanges", kA, number(1, kMostExchangesLeft)}}}},
     legal_exchange_more,
     apply_exchange_more},
    {{K::kDeliver, "deliver"}, legal_deliver, apply_deliver},
    {{K::kDisc, "disc", {}, write_post, read_post_of}, legal_disc, apply_disc},
    {{K::kLastChance, "last-chance"}, legal_last_chance, apply_last_chance},
    {{K::kEndDelivery, "end-delivery"}, legal_end_delivery, apply_end_delivery},
    {{K::kDrawPhase, "draw-phase"}},
});

}  // namespace decision_words

inline constexpr const auto& kDecisionRows = decision_words::kRows;

}  // namespace drover::elpaso
