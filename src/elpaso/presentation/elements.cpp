#include "elpaso/components/all_actions.h"
#include "elpaso/presentation/actions.h"
#include "elpaso/presentation/view.h"
#include "elpaso/state/cards.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {

namespace {

using Elements = std::vector<std::string>;

// The operation of an auxiliary action: its disc does not change it.
Op aux_op(int slot) { return kActionTable[at(kAuxSpans, slot).first].action.op; }

// The elements of a move that uses an action: `first`, then those that it names for the action.
Elements with_arguments(std::string first, Op op, Move move) {
  Elements elements = argument_elements(op, move);
  elements.insert(elements.begin(), std::move(first));
  return elements;
}

// The workers of a payment; all types of workers if no payment is being decided.
Elements payment_elements(const State& view, Move move) {
  const Decision& decision = view.stack.back();
  Elements workers;
  const auto add = [&](int worker) {
    workers.push_back(element_named("worker", Names::kWorker, worker));
  };
  if (decision.kind != DecisionKind::kPayWorkers) {
    for (int worker = 0; worker < kWorkers; ++worker) add(worker);
    return workers;
  }
  if (move.a > 0) add(decision.a);
  if (move.b > 0) add(static_cast<int>(Worker::kJoker));
  return workers;
}

}  // namespace

std::vector<std::string> elements_of(const State& view, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kMove:
      return {element_named("space", Names::kSpace, move.a)};
    case MoveKind::kUse:
      return with_arguments(element_named("action", Names::kAction, move.a),
                            kActionTable[move.a].action.op, move);
    case MoveKind::kAux:
      return with_arguments(element_named("aux", Names::kAux, move.a), aux_op(move.a), move);
    case MoveKind::kAgain:
      return {element_named("aux", Names::kAux, static_cast<int>(Disc::kAux3))};
    case MoveKind::kPay:
      return payment_elements(view, move);
    case MoveKind::kDeliver:
      return {element_named("post", Names::kPost, move.a)};
    default:
      return kit::elements_of(move_table(), move);
  }
}

}  // namespace drover::elpaso
