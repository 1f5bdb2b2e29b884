#include "kit/why.h"

#include <algorithm>

#include "elpaso/presentation/actions.h"
#include "elpaso/presentation/view.h"
#include "elpaso/rules/any_time.h"
#include "elpaso/rules/cards.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/decision_json.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {

namespace {

namespace json = boost::json;
using kit::make_reason;
using kit::named;
using kit::too_expensive;
using kit::vague;
using text::Reason;

Reason space_reason(std::string_view why, Space space) {
  return make_reason(why, {{"space", named(Names::kSpace, space)}});
}
Reason worker_reason(std::string_view why, int worker) {
  return make_reason(why, {{"worker", named(Names::kWorker, worker)}});
}
// ---- Actions ------------------------------------------------------------------------------------

// All actions printed on the tile of a space, for every owner.
ActionSpan printed_on(const State& state, Space space) {
  const BoardTile tile = state.board[space];
  if (tile == kEmptySpace) return {};
  if (!is_building(tile)) return at(kNeutralSpans, neutral_tile(tile));
  return at(kBuildingSpans, building_row_index(state, building_kind(tile)));
}

std::optional<Reason> why_not_used(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  for (std::size_t i = decision.a; i < state.local.size(); ++i) {
    if (state.local[i].action != move.a) continue;
    return reason_against({state, kActionTable[move.a].action, state.local[i].used, move});
  }
  const Space here = state.me().herder;
  const json::value action = named(Names::kAction, move.a);
  const ActionSpan printed =
      decision.kind == DecisionKind::kUseLocation ? printed_on(state, here) : ActionSpan{};
  if (move.a < printed.first || move.a >= printed.first + printed.count) {
    return vague(make_reason("not_open", {{"action", action}}));
  }
  const BoardTile tile = state.board[here];
  if (is_building(tile) && building_owner(tile) != state.current) {
    return space_reason("not_yours", here);
  }
  return vague(make_reason("action_used", {{"action", action}}));
}

std::optional<Reason> why_no_auxiliary(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  bool offered = aux_instead(state);
  bool used = false;
  for (std::size_t i = decision.a; i < state.local.size(); ++i) {
    if (kActionTable[state.local[i].action].action.op != Op::kAuxiliary) continue;
    const bool taken = (state.local[i].used >> move.a & 1U) != 0;
    offered |= !taken;
    used |= taken;
  }
  const json::value aux = named(Names::kAux, move.a);
  if (!offered) {
    if (used) return vague(make_reason("aux_used", {{"aux", aux}}));
    return decision.kind == DecisionKind::kUseLocation ? vague(make_reason("aux_instead"))
                                                       : vague(make_reason("no_aux"));
  }
  const ActionId id = aux_action(state.me(), move.a);
  if (id == kNoAction) return vague(make_reason("aux_locked", {{"aux", aux}}));
  return reason_against({state, kActionTable[id].action, 0, move});
}

// ---- Workers, tokens ----------------------------------------------------------------------------

std::optional<Reason> why_not_paid(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  if (move.a + move.b != decision.b)
    return make_reason("workers_exactly", {{"needs", int{decision.b}}});
  const bool jokers = move.b > workers(state.me(), Worker::kJoker);
  const int worker = jokers ? static_cast<int>(Worker::kJoker) : int{decision.a};
  return make_reason("workers_of_type",
                     {{"worker", named(Names::kWorker, worker)},
                      {"needs", int{jokers ? move.b : move.a}},
                      {"has", workers(state.me(), static_cast<Worker>(worker))}});
}

std::optional<Reason> why_not_exchanged(const State& state, Move /*move*/) {
  if (state.me().tokens == 0) return make_reason("no_token");
  if (state.hand_shown != 0) return make_reason("hand_shown");
  if (!can_exchange(state.me())) return make_reason("nothing_to_draw");
  return std::nullopt;
}

std::optional<Reason> why_no_bonus(const State& state, Move move) {
  const PlayerState& me = state.me();
  const WorkerRow& row = kWorkerTable[move.a];
  if (me.workers[move.a] == 0) return worker_reason("no_worker", move.a);
  if (row.bonus_dollars == 0 && me.certificates >= kMostCertificates) {
    return make_reason("certificate_limit");
  }
  return too_expensive(state, move);  // the dollars for the disc to be placed must remain
}

// ---- El Paso ------------------------------------------------------------------------------------

std::optional<Reason> why_not_delivered(const State& state, Move move) {
  const PlayerState& me = state.me();
  const PostRow& row = kPostTable[move.a];
  const json::value post = named(Names::kPost, move.a);
  if (me.posts[move.a] > 0 && !row.repeatable) return make_reason("delivered", {{"post", post}});
  const int value = delivery_value(me);
  const int certificates = std::max(0, row.value - value);
  if (certificates > me.certificates) {
    return make_reason("value", {{"post", post},
                                 {"needs", int{row.value}},
                                 {"has", value},
                                 {"certificates", int{me.certificates}}});
  }
  const Move exact{MoveKind::kDeliver, move.a, static_cast<std::uint8_t>(certificates)};
  if (is_legal(state, exact)) {
    return make_reason("certificates_exactly", {{"post", post}, {"needs", certificates}});
  }
  if (auto expensive = too_expensive(state, exact)) return *expensive;
  return make_reason("no_disc_for", {{"post", post}});
}

std::optional<Reason> why_no_disc(const State& state, Move move) {
  const json::value disc = named(Names::kDisc, move.a);
  if ((state.me().discs >> move.a & 1U) == 0) return make_reason("no_disc", {{"disc", disc}});
  if (auto expensive = too_expensive(state, move)) return *expensive;
  return make_reason("dark_disc", {{"disc", disc}});
}

// ---- All of them --------------------------------------------------------------------------------

using M = MoveKind;
constexpr std::array kReasons = std::to_array<kit::WhyRow<State>>({
    {M::kObjective, nullptr, "not_displayed", "tile"},
    {M::kPlace},
    {M::kMove,
     [](const State& state, Move move) -> std::optional<Reason> {
       return why_not_reached(state, step_limit(state.me()), move.a);
     }},
    {M::kUse, why_not_used},
    {M::kAux, why_no_auxiliary},
    {M::kEnd},
    {M::kSkip, nullptr, "must_deliver"},
    {M::kExchange, why_not_exchanged},
    {M::kAgain, nullptr, "nothing_to_draw"},
    {M::kDiscard, nullptr, "hand_card", "card"},
    {M::kBonus, why_no_bonus},
    {M::kPay, why_not_paid},
    {M::kDeliver, why_not_delivered},
    {M::kDisc, why_no_disc},
});
static_assert(kit::in_order(kReasons));

Reason with_decision(const State& state, std::string_view why) {
  return kit::with_decision(state, decision_table(), why);
}

}  // namespace

std::optional<Reason> why_not(const State& state, Move move) {
  if (is_legal(state, move)) return std::nullopt;
  if (over(state)) return text::game_over();
  auto reason =
      can_answer(state, move.kind) ? reason_in(kReasons, move_table(), state, move) : std::nullopt;
  if (reason) return reason;
  if (is_any_time(move.kind)) return other_decision(state);
  if (!can_answer(state, move.kind)) {
    return move.kind == MoveKind::kSkip ? with_decision(state, "must_decide")
                                        : other_decision(state);
  }
  return with_decision(state, "no_choice");
}

bool can_answer(const State& state, MoveKind kind) {
  return is_any_time(kind) ||
         decision_table().stack_rule(state.stack.back().kind).answers.has(kind);
}

Reason other_decision(const State& state) { return with_decision(state, "other_decision"); }

}  // namespace drover::elpaso
