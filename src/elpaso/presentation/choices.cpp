#include "elpaso/presentation/actions.h"
#include "elpaso/presentation/view.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/decision_json.h"
#include "elpaso/state/events.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {

namespace {

text::Value text(std::string_view words) { return words; }
text::Value space_name(Space space) { return text(kSpaceTable[space].slug); }
text::Value worker_name(int worker) { return text(at(kWorkerTable, worker).slug); }
text::Value action_name(ActionId action) { return text(kActionTable[action].slug); }

void add_use(const State& view, Move move, Choice& choice) {
  choice.params["action"] = action_name(move.a);
  add_action({view, kActionTable[move.a].action, parts_used(view, move.a), move}, choice);
}

void add_aux(const State& view, Move move, Choice& choice) {
  const ActionId id = aux_action(view.me(), move.a);
  choice.params = {
      {"aux", move.a + 1}, {"action", action_name(id)}, {"instead", aux_instead(view)}};
  add_action({view, kActionTable[id].action, 0, move}, choice);
}

void add_bonus(const State& /*view*/, Move move, Choice& choice) {
  const WorkerRow& row = kWorkerTable[move.a];
  choice.params["amount"] = row.bonus_dollars;
  choice.params["certificates"] = row.bonus_certificates;
  choice.params["gain"] = row.bonus_certificates > 0 ? "certificates" : "dollars";
  choice.params["price"] = row.bonus_pay;
}

// Adds the purchase that the workers of a kPayWorkers decision pay for.
void add_purchase(const State& view, text::Object& params) {
  const Decision& decision = view.stack.back();
  switch (static_cast<Worker>(decision.a)) {
    case Worker::kCowboy:
      params["what"] = "cattle";
      params["cattle"] = text(name_of(Names::kCattle, decision.c));
      return;
    case Worker::kEngineer:
      params["what"] = "train";
      params["train"] = decision.c + 1;
      return;
    default:
      params["what"] = "building";
      params["tile"] = text(building_row(view, packed_kind(decision.c)).slug);
      params["space"] = space_name(packed_space(decision.c));
  }
}

void add_payment(const State& view, Move move, Choice& choice) {
  const Decision& decision = view.stack.back();
  choice.params = {{"worker", worker_name(decision.a)},
                   {"specialists", move.a},
                   {"jokers", move.b},
                   {"count", decision.b}};
  add_purchase(view, choice.params);
}

void add_delivery(const State& view, Move move, Choice& choice) {
  choice.params = {{"post", post_value(move.a)},
                   {"certificates", move.b},
                   {"total", delivery_value(view.me()) + move.b},
                   {"points", kPostTable[move.a].points}};
  const ActionSpan reward = kPostSpans[move.a];
  if (reward.count > 0) choice.params["action"] = action_name(reward.first);
}

void add_disc(const State& view, Move move, Choice& choice) {
  choice.params["post"] = post_value(view.stack.back().a);
  choice.params["amount"] = kDiscTable[move.a].dollars;
}

void add_objective_points(const State& /*view*/, Move move, Choice& choice) {
  choice.params["points"] = kObjectiveTable[move.a].points;
}

void add_start_space(const State& view, Move move, Choice& choice) {
  choice.params["tile"] = text(at(kNeutralTable, neutral_tile(view.board[move.a])).slug);
  add_place(view, move.a, kit::addressed(view), choice.params);
}

void add_walk(const State& view, Move move, Choice& choice) {
  add_walk(view, choice, move.a, move.b);
}

void add_tokens(const State& view, Move /*move*/, Choice& choice) {
  choice.params["tokens"] = view.me().tokens;
}

void add_exchanges_left(const State& view, Move /*move*/, Choice& choice) {
  choice.params["left"] = view.stack.back().a;
}

using M = MoveKind;
constexpr std::array kChoices = std::to_array<kit::ChoiceRow<State>>({
    {M::kObjective, "objective", {"objective"}, add_objective_points},
    {M::kPlace, "place", {"space"}, add_start_space},
    {M::kMove, "move", {}, add_walk},
    {M::kUse, "use", {}, add_use},
    {M::kAux, "aux", {}, add_aux},
    {M::kEnd, "end"},
    {M::kSkip, "skip"},
    {M::kExchange, "exchange", {}, add_tokens},
    {M::kAgain, "again", {}, add_exchanges_left},
    {M::kDiscard, "discard", {"card"}},
    {M::kBonus, "bonus", {"worker"}, add_bonus},
    {M::kPay, "pay", {}, add_payment},
    {M::kDeliver, "deliver", {}, add_delivery},
    {M::kDisc, "disc", {"disc"}, add_disc},
});
static_assert(kChoices.size() == kMoveKinds && kit::in_order(kChoices));

}  // namespace

Choice GamePresenter::choice_of(const State& view, Move move) {
  return kit::choice_in(kChoices, move_table(), view, move);
}

void add_place(const State& state, Space space, Seat addressed, text::Object& params) {
  const BoardTile tile = state.board[space];
  const auto add = [&](std::string_view kind, std::string_view name) {
    params["place_kind"] = kind;
    if (!name.empty()) params["place_name"] = name;
  };
  if (space == kElPaso) return add("ep", {});
  if (tile == kEmptySpace) return add("free", {});
  if (!is_building(tile)) return add("neutral", at(kNeutralTable, neutral_tile(tile)).slug);
  const Seat owner = building_owner(tile);
  add(owner == addressed ? "own" : "theirs", building_row(state, building_kind(tile)).slug);
  params["place_owner"] = owner + 1;
}

void GamePresenter::complete(const State& state, const Event& event, Seat addressed,
                             text::Object& tree) {
  const auto building = event_table().byte_of(event, "building");
  if (building) tree["tile"] = text(building_row(state, *building).slug);
  const auto space = event_table().byte_of(event, "space");
  if (space) add_place(state, *space, addressed, tree);
}

namespace {

// The stage of a visit: "first" before any action, "aux" if only an auxiliary action is possible,
// "more" if actions are left, "done" if none is.
std::string_view visit_stage(const State& view) {
  const Decision& decision = view.stack.back();
  const bool left = view.local.size() > decision.a;
  if (decision.b != 0) return left ? "more" : "done";
  return left ? "first" : "aux";
}

void add_decision_params(const State& view, text::Object& params) {
  const Decision& decision = view.stack.back();
  const PlayerState& me = view.me();
  // In a payment the parameter "space" is the space that is built on (add_purchase).
  if (me.herder != kNowhere && decision.kind != DecisionKind::kPayWorkers) {
    params["space"] = space_name(me.herder);
    add_place(view, me.herder, kit::addressed(view), params);
  }
  switch (DecisionKind(decision.kind)) {
    case DecisionKind::kMove:
      params["steps"] = step_limit(me);
      return;
    case DecisionKind::kUseLocation:
      params["stage"] = visit_stage(view);
      return;
    case DecisionKind::kPayWorkers:
      return add_purchase(view, params);
    case DecisionKind::kUseTrain:
      params["star"] = decision.b % 2 == 1;
      return;
    case DecisionKind::kDeliver:
      // Only the active player knows the whole hand.
      if (kit::addressed(view) == view.current) params["value"] = delivery_value(me);
      params["certificates"] = me.certificates;
      return;
    default:
      return;
  }
}

}  // namespace

text::Object GamePresenter::decision_params(const State& view) {
  text::Object params = decision_tree(view, view.stack.size() - 1);
  params.erase("decision");
  params.erase("actions");
  add_decision_params(view, params);
  return params;
}

}  // namespace drover::elpaso
