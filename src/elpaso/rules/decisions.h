// The table of decisions: for each kind its name, its place on the stack, its parameters, its legal
// moves and the effect of a move.
#pragma once

#include <array>

#include "elpaso/rules/any_time.h"
#include "elpaso/rules/cards.h"
#include "elpaso/rules/el_paso.h"
#include "elpaso/rules/location.h"
#include "elpaso/rules/movement.h"
#include "elpaso/rules/play.h"
#include "elpaso/rules/tiles.h"
#include "elpaso/rules/turn.h"
#include "elpaso/rules/workers.h"
#include "kit/decisions.h"

namespace drover::elpaso {

namespace decision_rows {

using kit::answered_by;
using kit::flag;
using kit::follows;
using kit::number;
using kit::word;

// The parameters of kPayWorkers: the type of worker determines the purchase.
void write_payment(const Decision& decision, text::Object& out);
void read_payment(text::JsonObject& in, Decision& decision);
// The parameter of kDisc: a trading post, written as its value.
void write_post(const Decision& decision, text::Object& out);
void read_post_of(text::JsonObject& in, Decision& decision);

inline constexpr kit::DecisionByte kA{&Decision::a};
inline constexpr kit::DecisionByte kB{&Decision::b};

using K = DecisionKind;
using M = MoveKind;
// Kinds of decisions that others lie on.
inline constexpr kit::Kinds kDraw{K::kDrawPhase};
inline constexpr kit::Kinds kHolders{K::kUseLocation, K::kUseTrain, K::kReward};
inline constexpr kit::Kinds kExchangers{K::kExchangeMore, K::kPlaceHerder, K::kMove, K::kDeliver,
                                        K::kLastChance};

inline constexpr std::array kRows = std::to_array<kit::DecisionRow<State, Play>>({
    {word(K::kGameOver, "game-over")},
    {word(K::kDraftObjective, "draft-objective", answered_by({M::kObjective})),
     legal_draft_objective, apply_draft_objective},
    {word(K::kPlaceHerder, "place-herder", follows(kDraw).answered_by({M::kPlace})),
     legal_place_herder, apply_place_herder},
    {word(K::kMove, "move", follows(kDraw).answered_by({M::kMove})), legal_move, apply_move},
    {word(K::kUseLocation, "use-location",
          follows(kDraw, {K::kUseLocation, K::kUseTrain}).answered_by({M::kUse, M::kAux, M::kEnd}),
          kB("acted", flag())),
     legal_actions, apply_actions},
    {word(K::kUseTrain, "use-train",
          follows({K::kUseLocation}).answered_by({M::kUse, M::kAux, M::kEnd})),
     legal_actions, apply_actions},
    {word(K::kReward, "reward",
          follows(kHolders | kit::Kinds{K::kEndDelivery}).answered_by({M::kUse, M::kSkip})),
     legal_actions, apply_actions},
    {word(K::kPayWorkers, "pay-workers", follows(kHolders).answered_by({M::kPay}), write_payment,
          read_payment),
     legal_pay_workers, apply_pay_workers},
    {word(K::kExchangeDiscard, "exchange-discard",
          follows(kHolders | kExchangers).answered_by({M::kDiscard})),
     legal_exchange_discard, apply_exchange_discard},
    {word(K::kExchangeMore, "exchange-more", follows(kHolders).answered_by({M::kAgain, M::kSkip}),
          kA("exchanges", number(1, kMostExchangesLeft))),
     legal_exchange_more, apply_exchange_more},
    {word(K::kDeliver, "deliver", follows({K::kEndDelivery}).answered_by({M::kDeliver, M::kSkip})),
     legal_deliver, apply_deliver},
    {word(K::kDisc, "disc", follows({K::kEndDelivery}).answered_by({M::kDisc}), write_post,
          read_post_of),
     legal_disc, apply_disc},
    {word(K::kLastChance, "last-chance", answered_by({M::kEnd})), legal_end, apply_last_chance},
    {word(K::kEndDelivery, "end-delivery", follows(kDraw).answered_by({M::kEnd})), legal_end,
     apply_end_delivery},
    {word(K::kDrawPhase, "draw-phase")},
});

}  // namespace decision_rows

inline constexpr const auto& kDecisionRows = decision_rows::kRows;

}  // namespace drover::elpaso
