#include "elpaso/components/setup_figures.h"
#include "elpaso/rules/location.h"
#include "elpaso/think/advice/advisor.h"

namespace drover::elpaso::advice {

// The position with other dollars.
const State& Advisor::with(int holding) {
  what_if_.me().dollars = static_cast<std::uint16_t>(holding);
  return what_if_;
}

// What an action brings with the choice made for it, to somebody who holds so many dollars.
Chosen Advisor::choice(int holding, const Action& action, unsigned used, int first, int second) {
  const auto paying = [&](int price, double worth) {
    return Chosen{worth + dollars(-price, holding), -price};
  };
  switch (action.op) {
    case Op::kGainDollars:
      return {dollars(action.amount, holding), action.amount};
    case Op::kDiscardForDollars: {
      const auto card = static_cast<Card>(first);
      const int gained = sale_dollars(action, card);
      return {dollars(gained, holding) + leaving_hand(card), gained};
    }
    case Op::kGainCertificates:
      return paying(action.pay, certificates(action.amount));
    case Op::kGainTokens:
      return paying(action.pay, action.amount * token());
    case Op::kExchange:
      return {std::max(0.0, cheap_exchange_) * action.amount, 0};
    case Op::kHire:
      return paying(hire_price(action, used, static_cast<Worker>(first)),
                    worker_value(static_cast<Worker>(first)));
    case Op::kBuyCattle: {
      const int cowboys = at(kBreedTable, first).market_cowboys;
      return paying(cowboys * kDollarsPerCowboy,
                    cattle_value(static_cast<Card>(first)) - cowboys * spent(Worker::kCowboy));
    }
    case Op::kTakeCattle:
      return paying(action.pay, cattle_value(card_of(action.card.breed)));
    case Op::kRemoveCattle:
      return {removal_value(static_cast<Card>(first)), 0};
    case Op::kUseTrain:
      return train_value(holding, first);
    case Op::kTakeTile:
      return paying(action.pay, tile_value(static_cast<TileChoice>(first)));
    case Op::kPlaceBuilding:
      return building_value(holding, first, static_cast<Space>(second));
    case Op::kAuxiliary:
    case Op::kMoveHerder:
      return {};
  }
  return {};
}

double Advisor::removal_value(Card card) {
  const double worse = kWeights.common_card - breeding_value(card);
  return worse * kWeights.removed * trips_ - points_of(card) - element_lost(card) +
         leaving_hand(card);
}

Chosen Advisor::building_value(int holding, int kind, Space space) const {
  const SiteOffer offer = site_offer(s_, kind, space);
  const auto use = [&](int of_kind) {
    return at(kWeights.building_per_trip, building_row_index(s_, of_kind));
  };
  double worth = building_row(s_, kind).points;
  double actions = use(kind);
  if (offer.replaced >= 0) {
    worth -= building_row(s_, offer.replaced).points;
    actions -= use(offer.replaced);
  } else {
    worth += element(kBuildingElement);
  }
  if (kSpaceTable[space].path != Path::kTrunk) actions *= kWeights.bypassed;
  worth += actions * trips_ - offer.builders * spent(Worker::kBuilder);
  return {worth + dollars(-offer.dollars, holding), -offer.dollars};
}

Chosen Advisor::train_value(int holding, int card) {
  const int row = train_row_index(s_, card);
  const int engineers = at(kTrainTable, row).engineers;
  const int price = engineers * kDollarsPerEngineer;
  const int after = std::max(0, holding - price);
  double worth = dollars(-price, holding) - engineers * spent(Worker::kEngineer);
  const ActionSpan actions = at(kTrainSpans, row);
  for (int i = 0; i < actions.count; ++i) {
    const Action& action = at(kActionTable, actions.first + i).action;
    worth += action.op == Op::kMoveHerder  ? action.amount * kWeights.walk_on
             : action.op == Op::kAuxiliary ? action.amount * kWeights.aux_instead
                                           : best_choice(after, actions.first + i, 0).value;
  }
  return {worth, -price};
}

// The best way to carry out an action; nothing if it is better left out. Asked more often than
// anything else, so all that it looks at is made part of it.
[[gnu::flatten]] Chosen Advisor::best_choice(int holding, int id, unsigned used) {
  const Action& action = at(kActionTable, id).action;
  if (action.op == Op::kExchange) return choice(holding, action, used, 0, 0);
  MoveList list;
  list_choices(with(holding), action, used, {MoveKind::kUse, static_cast<std::uint8_t>(id)}, list);
  Chosen best;
  for (const Move move : list) {
    const Chosen one = choice(holding, action, used, move.b, move.c);
    if (one.value > best.value) best = one;
  }
  return best;
}

Chosen Advisor::best_aux(int holding) {
  Chosen best;
  for (int slot = 0; slot < kAuxActions; ++slot) {
    const ActionId id = aux_action(me_, slot);
    if (id == kNoAction) continue;
    const Chosen one = best_choice(holding, id, 0);
    if (one.value > best.value) best = one;
  }
  return best;
}

}  // namespace drover::elpaso::advice
