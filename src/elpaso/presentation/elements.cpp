#include "elpaso/components/all_actions.h"
#include "elpaso/presentation/view.h"
#include "elpaso/state/cards.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {

namespace {

using Elements = std::vector<std::string>;

std::string element(std::string_view kind, std::string_view name) {
  return std::string(kind) + ":" + std::string(name);
}
std::string named(std::string_view kind, Names names, int value) {
  return element(kind, name_of(names, value));
}

std::string tile_element(TileChoice tile) {
  const std::string_view kind = names_bonus(tile) ? "bonus" : "objective";
  if (tile == kObjectiveStack || tile == kBonusStack) return element(kind, "stack");
  return named(kind, Names::kTileChoice, tile);
}

// Adds the elements that a move names for an action, without the action itself.
void add_argument_elements(Elements& elements, Op op, Move move) {
  switch (op) {
    case Op::kDiscardForDollars:
    case Op::kRemoveCattle:
      elements.push_back(named("card", Names::kCard, move.b));
      break;
    case Op::kHire:
      elements.push_back(named("hire", Names::kWorker, move.b));
      break;
    case Op::kBuyCattle:
      elements.push_back(named("market", Names::kCard, move.b));
      break;
    case Op::kUseTrain:
      elements.push_back(named("train", Names::kTrain, move.b));
      break;
    case Op::kTakeTile:
      elements.push_back(tile_element(move.b));
      break;
    case Op::kPlaceBuilding:
      elements.push_back(named("building", Names::kBuilding, move.b));
      elements.push_back(named("space", Names::kSpace, move.c));
      break;
    case Op::kMoveHerder:
      elements.push_back(named("space", Names::kSpace, move.b));
      break;
    case Op::kGainDollars:
    case Op::kGainCertificates:
    case Op::kGainTokens:
    case Op::kExchange:
    case Op::kAuxiliary:
    case Op::kTakeCattle:
      break;
  }
}

// The operation of an auxiliary action: its disc does not change it.
Op aux_op(int slot) { return kActionTable[at(kAuxSpans, slot).first].action.op; }

// The workers of a payment; all types of workers if no payment is being decided.
Elements payment_elements(const State& view, Move move) {
  const Decision& decision = view.stack.back();
  Elements workers;
  const auto add = [&](int worker) { workers.push_back(named("worker", Names::kWorker, worker)); };
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
      return {named("space", Names::kSpace, move.a)};
    case MoveKind::kUse: {
      Elements elements{named("action", Names::kAction, move.a)};
      add_argument_elements(elements, kActionTable[move.a].action.op, move);
      return elements;
    }
    case MoveKind::kAux: {
      Elements elements{named("aux", Names::kAux, move.a)};
      add_argument_elements(elements, aux_op(move.a), move);
      return elements;
    }
    case MoveKind::kAgain:
      return {named("aux", Names::kAux, static_cast<int>(Disc::kAux3))};
    case MoveKind::kPay:
      return payment_elements(view, move);
    case MoveKind::kDeliver:
      return {named("post", Names::kPost, move.a)};
    default:
      return kit::elements_of(move_table(), move);
  }
}

}  // namespace drover::elpaso
