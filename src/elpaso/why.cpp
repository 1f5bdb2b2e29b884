#include "elpaso/why.h"

#include <algorithm>

#include "elpaso/decision_json.h"
#include "elpaso/describe.h"
#include "elpaso/engine.h"
#include "elpaso/names.h"
#include "elpaso/offers.h"
#include "elpaso/rules/any_time.h"
#include "elpaso/rules/building.h"
#include "elpaso/rules/cards.h"
#include "elpaso/rules/workers.h"

namespace drover::elpaso {

namespace {

namespace json = boost::json;
using text::Reason;
using text::ReasonRow;

constexpr std::array kReasons{
    // Walking
    ReasonRow{"no_location", "Nothing lies on {space}, so no walk ends there."},
    ReasonRow{"not_ahead", "{space} is not ahead of your herder."},
    ReasonRow{"steps",
              "It is {needs step} to {space}: you may walk {limit}, and one more for each "
              "of {has cowboy}."},
    ReasonRow{"cowboys_exactly", "The way to {space} takes {needs cowboy}, no more and no fewer."},
    // Locations, train cards, rewards
    ReasonRow{"not_open", "{action} is not open to you now.", text::kVague},
    ReasonRow{"not_yours", "The building on {space} is not yours; one auxiliary action is open."},
    ReasonRow{"action_used", "{action} has been used, or given up for an auxiliary action.",
              text::kVague},
    ReasonRow{"aux_used", "Auxiliary action {aux} has been used here.", text::kVague},
    ReasonRow{"aux_locked", "A disc still covers auxiliary action {aux}.", text::kVague},
    ReasonRow{"aux_instead",
              "An auxiliary action stands in place of the printed ones, so it cannot "
              "follow them.",
              text::kVague},
    ReasonRow{"no_aux", "No auxiliary action is open now.", text::kVague},
    // Cards and tokens
    ReasonRow{"hand_card", "You have no {card} in your hand."},
    ReasonRow{"nothing_to_draw", "Your draw and discard piles are empty."},
    ReasonRow{"no_token", "You have no exchange token."},
    ReasonRow{"hand_shown", "You have shown your hand: it stays as it is."},
    ReasonRow{"not_on_offer", "No {card} is left in the cattle market."},
    // Workers
    ReasonRow{"workers",
              "That takes {needs worker} of type {worker} (jokers count), and you have "
              "{has}."},
    ReasonRow{"workers_of_type", "You have {has worker} of type {worker}, not {needs}."},
    ReasonRow{"no_worker", "You have no {worker}."},
    ReasonRow{"workers_exactly", "The price is {needs worker}, no more and no fewer."},
    ReasonRow{"nobody_to_hire", "No {worker} is left to hire."},
    ReasonRow{"same_worker", "The second worker must be of another type than {worker}."},
    ReasonRow{"certificate_limit", "Your certificates are at their limit."},
    // Tiles
    ReasonRow{"not_displayed", "{tile} is not among the open tiles."},
    ReasonRow{"stack_empty", "That stack of tiles is empty."},
    // Building
    ReasonRow{"no_building_left", "No building {building} is left."},
    ReasonRow{"space_taken", "A building of another player stands on {space}."},
    ReasonRow{"not_stronger", "Your building on {space} needs as many builders or more."},
    ReasonRow{"no_marker",
              "You have no ownership marker left: only an own building can be "
              "replaced."},
    // El Paso
    ReasonRow{"must_deliver", "You can place a disc, so you must."},
    ReasonRow{"delivered", "You have delivered to post {post}."},
    ReasonRow{"value",
              "Post {post} takes a value of {needs}: yours is {has}, with {certificates "
              "certificate}."},
    ReasonRow{"certificates_exactly",
              "Post {post} takes {needs certificate}, no more and no fewer."},
    ReasonRow{"no_disc_for", "None of your discs may go onto post {post}."},
    ReasonRow{"no_disc", "The disc {disc} has left your player board."},
    ReasonRow{"dark_disc", "The disc {disc} may not go onto a light post."},
};

Reason because(text::Known<kReasons> why, json::object params = {}) {
  return text::make_reason(why.row(), std::move(params));
}

json::value named(Names kind, int value) {
  return json::string(name_of(kind, static_cast<std::uint8_t>(value)));
}
Reason at_space(text::Known<kReasons> why, Space space) {
  return because(why, {{"space", named(Names::kSpace, space)}});
}
Reason of_worker(text::Known<kReasons> why, int worker) {
  return because(why, {{"worker", named(Names::kWorker, worker)}});
}
Reason of_card(text::Known<kReasons> why, Card card) {
  return because(why, {{"card", named(Names::kCard, card)}});
}

// ---- What is being decided ----------------------------------------------------------------------

// Whether a decision can be answered with a move of this kind; what can be done any time apart.
bool answers(DecisionKind decision, MoveKind kind) {
  switch (decision) {
    case DecisionKind::kDraftObjective:
      return kind == MoveKind::kObjective;
    case DecisionKind::kPlaceHerder:
      return kind == MoveKind::kPlace;
    case DecisionKind::kMove:
      return kind == MoveKind::kMove;
    case DecisionKind::kUseLocation:
    case DecisionKind::kUseTrain:
      return kind == MoveKind::kUse || kind == MoveKind::kAux || kind == MoveKind::kEnd;
    case DecisionKind::kReward:
      return kind == MoveKind::kUse || kind == MoveKind::kSkip;
    case DecisionKind::kPayWorkers:
      return kind == MoveKind::kPay;
    case DecisionKind::kExchangeDiscard:
      return kind == MoveKind::kDiscard;
    case DecisionKind::kExchangeMore:
      return kind == MoveKind::kAgain || kind == MoveKind::kSkip;
    case DecisionKind::kDeliver:
      return kind == MoveKind::kDeliver || kind == MoveKind::kSkip;
    case DecisionKind::kDisc:
      return kind == MoveKind::kDisc;
    case DecisionKind::kEndDelivery:
    case DecisionKind::kLastChance:
      return kind == MoveKind::kEnd;
    case DecisionKind::kGameOver:
    case DecisionKind::kDrawPhase:
      break;
  }
  return false;
}

// A reason that says what is being decided instead.
Reason with_decision(const State& state, text::Known<kReasons> why) {
  return text::against_decision(why.row(),
                                text::catalogue_key(decision_name(state.stack.back().kind)),
                                decision_sentence(state));
}

// If the move would be legal with more dollars.
std::optional<Reason> too_dear(const State& state, Move move) {
  State rich = state;
  return text::too_dear(state.me().dollars, [&](int dollars) {
    rich.me().dollars = static_cast<std::uint16_t>(dollars);
    return is_legal(rich, move);
  });
}

// ---- Actions ------------------------------------------------------------------------------------

Reason not_reached(const State& state, int limit, Space target) {
  if ((state.occupied & bit(target)) == 0) return at_space("no_location", target);
  const int needs = steps_to(state, state.me().herder, target);
  if (needs == 0) return at_space("not_ahead", target);
  const int has = workers(state.me(), Worker::kCowboy);
  const int extra = std::max(0, needs - limit);
  const json::value space = named(Names::kSpace, target);
  if (extra > has) {
    return because("steps", {{"space", space}, {"needs", needs}, {"limit", limit}, {"has", has}});
  }
  return because("cowboys_exactly", {{"space", space}, {"needs", extra}});
}

// Too few workers, or if they are enough too few dollars.
std::optional<Reason> cannot_pay(const State& state, Worker specialist, int needs, Move move) {
  const int has = hands_for(state.me(), specialist);
  if (needs <= has) return too_dear(state, move);
  return because("workers", {{"worker", named(Names::kWorker, static_cast<int>(specialist))},
                             {"needs", needs},
                             {"has", has}});
}

std::optional<Reason> not_hired(const State& state, unsigned used, int worker, Move move) {
  if ((used >> worker & 1U) != 0) return of_worker("same_worker", worker);
  if (state.worker_stacks[static_cast<std::size_t>(worker)] == 0) {
    return of_worker("nobody_to_hire", worker);
  }
  return too_dear(state, move);
}

std::optional<Reason> not_bought(const State& state, Card card, Move move) {
  if (state.market[card] == 0) return of_card("not_on_offer", card);
  return cannot_pay(state, Worker::kCowboy, kBreedTable[card].market_cowboys, move);
}

std::optional<Reason> no_tile(const State& state, TileChoice choice, Move move) {
  if (choice == kObjectiveStack ? state.objective_stack == 0
                                : choice == kBonusStack && state.bonus_stack.empty()) {
    return because("stack_empty");
  }
  const auto shown = [](const auto& display, int tile) {
    return std::find(display.begin(), display.end(), tile) != display.end();
  };
  const bool open = choice >= kObjectiveStack ||
                    (names_bonus(choice) ? shown(state.bonus_display, choice - kFirstBonusChoice)
                                         : shown(state.objective_display, choice));
  if (!open) return because("not_displayed", {{"tile", named(Names::kTileChoice, choice)}});
  return too_dear(state, move);
}

std::optional<Reason> not_built(const State& state, int kind, Space space, Move move) {
  if (state.building_stacks[static_cast<std::size_t>(kind)] == 0) {
    return because("no_building_left", {{"building", named(Names::kBuilding, kind)}});
  }
  const BoardTile old = state.board[space];
  if (old == kEmptySpace) {
    if (buildings_of(state, state.current) >= kOwnershipMarkers) return because("no_marker");
  } else {
    if (building_owner(old) != state.current) return at_space("space_taken", space);
    if (builders_needed(state, kind, space) <= 0) return at_space("not_stronger", space);
  }
  return cannot_pay(state, Worker::kBuilder, builders_needed(state, kind, space), move);
}

// An action that is open, with what the move chose for it.
std::optional<Reason> not_performed(const State& state, const Action& action, unsigned used,
                                    Move move) {
  switch (action.op) {
    case Op::kGainDollars:
    case Op::kGainTokens:
      return too_dear(state, move);
    case Op::kGainCertificates:
      if (state.me().certificates >= kMostCertificates) return because("certificate_limit");
      return too_dear(state, move);
    case Op::kExchange:
      return because("nothing_to_draw");
    case Op::kTakeCattle: {
      const Card card = card_of(action.card.breed);
      if (state.market[card] == 0) return of_card("not_on_offer", card);
      return too_dear(state, move);
    }
    case Op::kDiscardForDollars:
    case Op::kRemoveCattle:
      return of_card("hand_card", move.b);
    case Op::kHire:
      return not_hired(state, used, move.b, move);
    case Op::kBuyCattle:
      return not_bought(state, move.b, move);
    case Op::kUseTrain:
      return cannot_pay(state, Worker::kEngineer, train_engineers(state, move.b), move);
    case Op::kTakeTile:
      return no_tile(state, move.b, move);
    case Op::kPlaceBuilding:
      return not_built(state, move.b, move.c, move);
    case Op::kMoveHerder:
      return not_reached(state, action.amount, move.b);
    case Op::kAuxiliary:
      break;
  }
  return std::nullopt;
}

// All that is printed on the tile of a space, whoever may use it.
ActionSpan printed_on(const State& state, Space space) {
  const BoardTile tile = state.board[space];
  if (tile == kEmptySpace) return {};
  if (!is_building(tile)) return kNeutralSpans[static_cast<std::size_t>(neutral_tile(tile))];
  return kBuildingSpans[static_cast<std::size_t>(building_row_index(state, building_kind(tile)))];
}

std::optional<Reason> not_used(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  for (std::size_t i = decision.a; i < state.local.size(); ++i) {
    if (state.local[i].action != move.a) continue;
    return not_performed(state, kActionTable[move.a].action, state.local[i].used, move);
  }
  const Space here = state.me().herder;
  const json::value action = named(Names::kAction, move.a);
  const ActionSpan printed =
      decision.kind == DecisionKind::kUseLocation ? printed_on(state, here) : ActionSpan{};
  if (move.a < printed.first || move.a >= printed.first + printed.count) {
    return because("not_open", {{"action", action}});
  }
  const BoardTile tile = state.board[here];
  if (is_building(tile) && building_owner(tile) != state.current) {
    return at_space("not_yours", here);
  }
  return because("action_used", {{"action", action}});
}

std::optional<Reason> not_aux(const State& state, Move move) {
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
    if (used) return because("aux_used", {{"aux", aux}});
    return decision.kind == DecisionKind::kUseLocation ? because("aux_instead") : because("no_aux");
  }
  const ActionId id = aux_action(state.me(), move.a);
  if (id == kNoAction) return because("aux_locked", {{"aux", aux}});
  return not_performed(state, kActionTable[id].action, 0, move);
}

// ---- Workers, tokens ----------------------------------------------------------------------------

Reason not_paid(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  if (move.a + move.b != decision.b)
    return because("workers_exactly", {{"needs", int{decision.b}}});
  const bool jokers = move.b > workers(state.me(), Worker::kJoker);
  const int worker = jokers ? static_cast<int>(Worker::kJoker) : int{decision.a};
  return because("workers_of_type", {{"worker", named(Names::kWorker, worker)},
                                     {"needs", int{jokers ? move.b : move.a}},
                                     {"has", workers(state.me(), static_cast<Worker>(worker))}});
}

std::optional<Reason> not_exchanged(const State& state) {
  if (state.me().tokens == 0) return because("no_token");
  if (state.hand_shown != 0) return because("hand_shown");
  if (!can_exchange(state.me())) return because("nothing_to_draw");
  return std::nullopt;
}

std::optional<Reason> no_bonus(const State& state, Move move) {
  const PlayerState& me = state.me();
  const WorkerRow& row = kWorkerTable[move.a];
  if (me.workers[move.a] == 0) return of_worker("no_worker", move.a);
  if (row.bonus_dollars == 0 && me.certificates >= kMostCertificates) {
    return because("certificate_limit");
  }
  return too_dear(state, move);  // what a disc to be placed costs must remain
}

// ---- El Paso ------------------------------------------------------------------------------------

Reason not_delivered(const State& state, Move move) {
  const PlayerState& me = state.me();
  const PostRow& row = kPostTable[move.a];
  const json::value post = named(Names::kPost, move.a);
  if (me.posts[move.a] > 0 && !row.repeatable) return because("delivered", {{"post", post}});
  const int value = delivery_value(me);
  const int certificates = std::max(0, row.value - value);
  if (certificates > me.certificates) {
    return because("value", {{"post", post},
                             {"needs", int{row.value}},
                             {"has", value},
                             {"certificates", int{me.certificates}}});
  }
  const Move exact{MoveKind::kDeliver, move.a, static_cast<std::uint8_t>(certificates)};
  if (is_legal(state, exact)) {
    return because("certificates_exactly", {{"post", post}, {"needs", certificates}});
  }
  if (auto dear = too_dear(state, exact)) return *dear;
  return because("no_disc_for", {{"post", post}});
}

Reason no_disc(const State& state, Move move) {
  const json::value disc = named(Names::kDisc, move.a);
  if ((state.me().discs >> move.a & 1U) == 0) return because("no_disc", {{"disc", disc}});
  if (auto dear = too_dear(state, move)) return *dear;
  return because("dark_disc", {{"disc", disc}});
}

// ---- All of them --------------------------------------------------------------------------------

std::optional<Reason> reason_of_rule(const State& state, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kObjective:
      return because("not_displayed", {{"tile", named(Names::kObjective, move.a)}});
    case MoveKind::kMove:
      return not_reached(state, step_limit(state.me()), move.a);
    case MoveKind::kUse:
      return not_used(state, move);
    case MoveKind::kAux:
      return not_aux(state, move);
    case MoveKind::kSkip:
      return because("must_deliver");
    case MoveKind::kAgain:
      return because("nothing_to_draw");
    case MoveKind::kDiscard:
      return of_card("hand_card", move.a);
    case MoveKind::kPay:
      return not_paid(state, move);
    case MoveKind::kDeliver:
      return not_delivered(state, move);
    case MoveKind::kDisc:
      return no_disc(state, move);
    case MoveKind::kPlace:
    case MoveKind::kEnd:
    case MoveKind::kExchange:
    case MoveKind::kBonus:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Reason> why_not(const State& state, Move move) {
  if (is_legal(state, move)) return std::nullopt;
  if (over(state)) return text::game_over();
  if (is_any_time(move.kind)) {
    const auto reason =
        move.kind == MoveKind::kExchange ? not_exchanged(state) : no_bonus(state, move);
    return reason ? *reason : other_decision(state);
  }
  if (!can_answer(state, move.kind)) {
    return move.kind == MoveKind::kSkip ? with_decision(state, "must_decide")
                                        : other_decision(state);
  }
  if (auto reason = reason_of_rule(state, move)) return reason;
  return with_decision(state, "no_choice");
}

bool can_answer(const State& state, MoveKind kind) {
  return is_any_time(kind) || answers(state.stack.back().kind, kind);
}

Reason other_decision(const State& state) { return with_decision(state, "other_decision"); }

std::span<const text::ReasonRow> reason_catalogue() { return kReasons; }

}  // namespace drover::elpaso
