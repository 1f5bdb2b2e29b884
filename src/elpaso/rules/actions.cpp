#include "elpaso/rules/actions.h"

#include "elpaso/rules/building.h"
#include "elpaso/rules/cards.h"
#include "elpaso/rules/cattle_market.h"
#include "elpaso/rules/location.h"
#include "elpaso/rules/movement.h"
#include "elpaso/rules/tiles.h"
#include "elpaso/rules/train.h"
#include "elpaso/rules/workers.h"
#include "elpaso/state/offers.h"

namespace drover::elpaso {

namespace {

void list_hand_cards(const State& state, const Action& action, unsigned, Move move,
                     MoveList& list) {
  for (Card card = 0; card < kBreeds; ++card) {
    if (state.me().hand[card] > 0 && fits(action.card, breed_of(card))) {
      list.push_back({move.kind, move.a, card});
    }
  }
}

constexpr auto kOpRows = std::to_array<OpRow>({
    {.kind = Op::kGainDollars,
     .name = "gain-dollars",
     .perform = [](const ActionUse& use) { use.play.gain_dollars(use.action.amount); },
     .at_once = true,
     .is_income = true},
    {.kind = Op::kDiscardForDollars,
     .name = "discard-for-dollars",
     .list = list_hand_cards,
     .perform =
         [](const ActionUse& use) {
           discard_card(use.play, use.card());
           use.play.gain_dollars(sale_dollars(use.action, use.card()));
         },
     .is_income = true},
    {.kind = Op::kGainCertificates,
     .name = "gain-certificates",
     .possible = [](const State& state,
                    const Action&) { return state.me().certificates < kMostCertificates; },
     .perform =
         [](const ActionUse& use) {
           use.play.pay_dollars(use.action.pay);
           use.play.gain_certificates(use.action.amount);
         },
     .at_once = true,
     .is_income = true},
    {.kind = Op::kGainTokens,
     .name = "gain-tokens",
     .perform =
         [](const ActionUse& use) {
           use.play.pay_dollars(use.action.pay);
           use.play.gain_tokens(use.action.amount);
         },
     .at_once = true,
     .is_income = true},
    {.kind = Op::kExchange,
     .name = "exchange",
     .possible = [](const State& state, const Action&) { return can_exchange(state.me()); },
     .perform = [](const ActionUse& use) { exchange_up_to(use.play, use.action.amount); },
     .is_income = true},
    {.kind = Op::kHire,
     .name = "hire",
     .list = list_hiring,
     .perform =
         [](const ActionUse& use) {
           hire_worker(use.play, use.action, use.used, static_cast<Worker>(use.first));
         }},
    {.kind = Op::kBuyCattle,
     .name = "buy-cattle",
     .list = [](const State& state, const Action&, unsigned, Move move,
                MoveList& list) { list_purchases(state, move, list); },
     .perform = [](const ActionUse& use) { buy_from_market(use.play, use.card()); }},
    {.kind = Op::kTakeCattle,
     .name = "take-cattle",
     .possible = can_take_cattle,
     .perform =
         [](const ActionUse& use) {
           use.play.pay_dollars(use.action.pay);
           take_from_market(use.play, card_of(use.action.card.breed));
         }},
    {.kind = Op::kRemoveCattle,
     .name = "remove-cattle",
     .list = list_hand_cards,
     .perform = [](const ActionUse& use) { remove_card(use.play, use.card()); },
     .is_income = true},
    {.kind = Op::kUseTrain,
     .name = "use-train",
     .list = [](const State& state, const Action&, unsigned, Move move,
                MoveList& list) { list_train_cards(state, move, list); },
     .perform = [](const ActionUse& use) { use_train_card(use.play, use.first); }},
    {.kind = Op::kTakeTile,
     .name = "take-tile",
     .list =
         [](const State& state, const Action& action, unsigned, Move move, MoveList& list) {
           if (action.pay <= state.me().dollars) list_tiles(state, action.tile, move, list);
         },
     .perform =
         [](const ActionUse& use) {
           use.play.pay_dollars(use.action.pay);
           take_tile_of_choice(use.play, static_cast<TileChoice>(use.first));
         }},
    {.kind = Op::kPlaceBuilding,
     .name = "place-building",
     .list = [](const State& state, const Action&, unsigned, Move move,
                MoveList& list) { list_sites(state, move, list); },
     .perform =
         [](const ActionUse& use) {
           place_building_at(use.play, use.first, static_cast<Space>(use.second));
         }},
    // Listed for all open actions together, and carried out, by location.cpp.
    {.kind = Op::kAuxiliary,
     .name = "auxiliary",
     .list = [](const State&, const Action&, unsigned, Move, MoveList&) {}},
    {.kind = Op::kMoveHerder,
     .name = "move-herder",
     .list = [](const State& state, const Action& action, unsigned, Move move,
                MoveList& list) { list_targets(state, action.amount, move, list); },
     .perform =
         [](const ActionUse& use) {
           leave_for_move(use.play);
           walk(use.play, static_cast<Space>(use.first), use.second);
           use_location(use.play);
         }},
});
static_assert(kOpRows.size() == kOps && kit::in_order(kOpRows));

}  // namespace

const OpRow& op_row(Op op) { return at(kOpRows, op); }

void list_choices(const State& state, const Action& action, unsigned used, Move move,
                  MoveList& list) {
  kit::at_row<kOpRows>(action.op, [&]<std::size_t i>() {
    if constexpr (kOpRows[i].list.is_set()) {
      kOpRows[i].list(state, action, used, move, list);
    } else {
      if constexpr (kOpRows[i].possible.is_set()) {
        if (!kOpRows[i].possible(state, action)) return;
      }
      if (action.pay <= state.me().dollars) list.push_back(move);
    }
  });
}

void perform(Play& play, const Action& action, unsigned used, int first, int second) {
  kit::at_row<kOpRows>(action.op, [&]<std::size_t i>() {
    if constexpr (kOpRows[i].perform.is_set()) {
      kOpRows[i].perform(ActionUse{play, action, used, first, second});
    }
  });
}

}  // namespace drover::elpaso
