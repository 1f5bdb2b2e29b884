#include "elpaso/rules/train.h"

#include "elpaso/rules/location.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/workers.h"

namespace drover::elpaso {

void list_train_cards(const State& state, Move move, MoveList& list) {
  const PlayerState& me = state.me();
  const int affordable =
      std::min(hands_for(me, Worker::kEngineer), me.dollars / kDollarsPerEngineer);
  for (std::uint8_t card = 0; card < kTrainCards; ++card) {
    if (train_engineers(state, card) <= affordable) list.push_back({move.kind, move.a, card});
  }
}

void use_train_card(Play& play, int card) {
  ask_for_workers(play, Worker::kEngineer, train_engineers(play.s, card), card);
}

void open_train_card(Play& play, int card) {
  const int row = train_row_index(play.s, card);
  play.pay_dollars(train_engineers(play.s, card) * kDollarsPerEngineer);
  play.report(EventKind::kTrainUsed, row);
  open_actions(play, DecisionKind::kUseTrain, at(kTrainSpans, row), row);
}

}  // namespace drover::elpaso
