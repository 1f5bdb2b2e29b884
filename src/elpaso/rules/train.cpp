#include "elpaso/rules/train.h"

#include "elpaso/rules/location.h"
#include "elpaso/rules/workers.h"

namespace drover::elpaso {

namespace {

int engineers_for(const State& state, int card) {
  return kTrainTable[static_cast<std::size_t>(train_row_index(state, card))].engineers;
}

}  // namespace

void list_train_cards(const State& state, Move move, MoveList& list) {
  const PlayerState& me = state.me();
  const int affordable =
      std::min(hands_for(me, Worker::kEngineer), me.dollars / kDollarsPerEngineer);
  for (std::uint8_t card = 0; card < kTrainCards; ++card) {
    if (engineers_for(state, card) <= affordable) list.push_back({move.kind, move.a, card});
  }
}

void use_train_card(Play& play, int card) {
  ask_for_workers(play, Worker::kEngineer, engineers_for(play.s, card), card);
}

void open_train_card(Play& play, int card) {
  const int row = train_row_index(play.s, card);
  play.pay_dollars(engineers_for(play.s, card) * kDollarsPerEngineer);
  play.report(EventKind::kTrainUsed, row);
  open_actions(play, DecisionKind::kUseTrain, kTrainSpans[static_cast<std::size_t>(row)], row);
}

}  // namespace drover::elpaso
