#include "elpaso/rules/cattle_market.h"

#include "elpaso/rules/workers.h"

namespace drover::elpaso {

void list_purchases(const State& state, Move move, MoveList& list) {
  const PlayerState& me = state.me();
  const int affordable = std::min(hands_for(me, Worker::kCowboy), me.dollars / kDollarsPerCowboy);
  for (Card card = 0; card < kBreeds; ++card) {
    const int cowboys = kBreedTable[card].market_cowboys;
    if (cowboys == 0 || cowboys > affordable || state.market[card] == 0) continue;
    list.push_back({move.kind, move.a, card});
  }
}

void buy_from_market(Play& play, Card card) {
  ask_for_workers(play, Worker::kCowboy, kBreedTable[card].market_cowboys, card);
}

void receive_bought_cattle(Play& play, Card card) {
  play.pay_dollars(kBreedTable[card].market_cowboys * kDollarsPerCowboy);
  take_from_market(play, card);
}

bool can_take_cattle(const State& state, const Action& action) {
  return at(state.market, action.card.breed) > 0 && action.pay <= state.me().dollars;
}

void take_from_market(Play& play, Card card) {
  assert(play.s.market[card] > 0);
  --play.s.market[card];
  play.me().discard.add(card);
  play.report(EventKind::kCattleTaken, card);
}

}  // namespace drover::elpaso
