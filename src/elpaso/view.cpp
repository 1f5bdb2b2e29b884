#include "elpaso/view.h"

#include <algorithm>
#include <bit>
#include <string>

#include "elpaso/decision_json.h"
#include "elpaso/elements.h"
#include "elpaso/engine.h"
#include "elpaso/events.h"
#include "elpaso/json.h"
#include "elpaso/offers.h"
#include "text/json_tree.h"
#include "text/reason.h"

namespace drover::elpaso {

namespace {

constexpr std::uint8_t kFromStack = 0xff;

template <class Table>
const auto& row_of(const Table& table, int index) {
  return table[static_cast<std::size_t>(index)];
}

text::Value text(std::string_view words) { return words; }
text::Value space_name(Space space) { return text(kSpaceTable[space].slug); }
text::Value worker_name(int worker) { return text(row_of(kWorkerTable, worker).slug); }
text::Value objective_name(int tile) { return text(row_of(kObjectiveTable, tile).slug); }
text::Value action_name(ActionId action) { return text(kActionTable[action].slug); }

text::Value element(std::string_view kind, std::string_view name) {
  return text(std::string(kind) + ":" + std::string(name));
}

// What a choice is called and what belongs to it.
struct Choice {
  std::string_view key;
  text::Object params = {};
};

void add_walk(const State& view, Choice& choice, Space target, int cowboys) {
  choice.params["space"] = space_name(target);
  choice.params["steps"] = steps_to(view, view.me().herder, target);
  choice.params["cowboys"] = cowboys;
}

void add_tile(Choice& choice, const Action& action, TileChoice tile) {
  const bool bonus = names_bonus(tile);
  const bool stack = tile == kObjectiveStack || tile == kBonusStack;
  const std::string_view kind = bonus ? "bonus" : "objective";
  choice.key = bonus ? "take_bonus" : "take_objective";
  std::string_view name = "stack";
  if (!stack) {
    name = bonus ? row_of(kBonusTable, tile - kFirstBonusChoice).slug
                 : row_of(kObjectiveTable, tile).slug;
    choice.params["points"] = bonus ? row_of(kBonusTable, tile - kFirstBonusChoice).points
                                    : row_of(kObjectiveTable, tile).points;
  }
  choice.params[kind] = text(name);
  choice.params["price"] = action.pay;
}

void add_building(const State& view, Choice& choice, int kind, Space space) {
  const SiteOffer offer = site_offer(view, kind, space);
  choice.key = "build";
  choice.params["building"] = text(building_row(view, kind).slug);
  choice.params["number"] = kind + 1;
  choice.params["space"] = space_name(space);
  choice.params["builders"] = offer.builders;
  choice.params["price"] = offer.dollars;
  choice.params["space_cost"] = offer.space_cost;
  choice.params["points"] = building_row(view, kind).points;
  if (offer.replaced >= 0) {
    choice.params["replaces"] = text(building_row(view, offer.replaced).slug);
  }
}

// An action with what the move chose for it. The choice begins with what the action stands on.
void add_action(const State& view, Choice& choice, const Action& action, unsigned used, int first,
                int second) {
  switch (action.op) {
    case Op::kGainDollars:
    case Op::kGainCertificates:
    case Op::kGainTokens:
    case Op::kExchange:
    case Op::kAuxiliary:
      choice.params["amount"] = action.amount;
      choice.params["price"] = action.pay;
      return;
    case Op::kTakeCattle:
      choice.params["card"] = text(breed_row(action.card.breed).slug);
      choice.params["amount"] = 1;
      choice.params["price"] = action.pay;
      return;
    case Op::kDiscardForDollars:
      choice.key = "sell";
      choice.params["card"] = text(card_name(static_cast<Card>(first)));
      choice.params["amount"] = sale_dollars(action, static_cast<Card>(first));
      return;
    case Op::kRemoveCattle:
      // Of the own board it stays an auxiliary action.
      if (choice.key != "aux") choice.key = "remove";
      choice.params["card"] = text(card_name(static_cast<Card>(first)));
      return;
    case Op::kHire:
      choice.key = "hire";
      choice.params["worker"] = worker_name(first);
      choice.params["price"] = hire_price(action, used, static_cast<Worker>(first));
      choice.params["second"] = used != 0;
      return;
    case Op::kBuyCattle: {
      const int cowboys = row_of(kBreedTable, first).market_cowboys;
      choice.key = "buy";
      choice.params["card"] = text(card_name(static_cast<Card>(first)));
      choice.params["cowboys"] = cowboys;
      choice.params["price"] = cowboys * kDollarsPerCowboy;
      return;
    }
    case Op::kUseTrain: {
      const int engineers = train_engineers(view, first);
      choice.key = "train";
      choice.params["train"] = first + 1;
      choice.params["star"] = train_row_index(view, first) % 2 == 1;
      choice.params["engineers"] = engineers;
      choice.params["price"] = engineers * kDollarsPerEngineer;
      return;
    }
    case Op::kTakeTile:
      return add_tile(choice, action, static_cast<TileChoice>(first));
    case Op::kPlaceBuilding:
      return add_building(view, choice, first, static_cast<Space>(second));
    case Op::kMoveHerder:
      choice.key = "move_on";
      return add_walk(view, choice, static_cast<Space>(first), second);
  }
}

Choice use_choice(const State& view, Move move) {
  Choice choice{"use", {{"action", action_name(move.a)}}};
  add_action(view, choice, kActionTable[move.a].action, parts_used(view, move.a), move.b, move.c);
  return choice;
}

Choice aux_choice(const State& view, Move move) {
  const ActionId id = aux_action(view.me(), move.a);
  Choice choice{"aux",
                {{"aux", move.a + 1}, {"action", action_name(id)}, {"instead", aux_instead(view)}}};
  add_action(view, choice, kActionTable[id].action, 0, move.b, move.c);
  return choice;
}

Choice bonus_choice(Move move) {
  const WorkerRow& row = row_of(kWorkerTable, move.a);
  return {"bonus",
          {{"worker", worker_name(move.a)},
           {"amount", row.bonus_dollars},
           {"certificates", row.bonus_certificates},
           {"price", row.bonus_pay}}};
}

Choice pay_choice(const State& view, Move move) {
  const Decision& decision = view.stack.back();
  return {"pay",
          {{"worker", worker_name(decision.a)},
           {"specialists", move.a},
           {"jokers", move.b},
           {"count", decision.b}}};
}

Choice deliver_choice(const State& view, Move move) {
  Choice choice{"deliver",
                {{"post", post_value(move.a)},
                 {"certificates", move.b},
                 {"total", delivery_value(view.me()) + move.b},
                 {"points", row_of(kPostTable, move.a).points}}};
  const ActionSpan reward = row_of(kPostSpans, move.a);
  if (reward.count > 0) choice.params["action"] = action_name(reward.first);
  return choice;
}

Choice describe(const State& view, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kObjective:
      return {"objective",
              {{"objective", objective_name(move.a)},
               {"points", row_of(kObjectiveTable, move.a).points}}};
    case MoveKind::kPlace:
      return {"place",
              {{"space", space_name(move.a)},
               {"tile", text(row_of(kNeutralTable, neutral_tile(view.board[move.a])).slug)}}};
    case MoveKind::kMove: {
      Choice choice{"move"};
      add_walk(view, choice, move.a, move.b);
      return choice;
    }
    case MoveKind::kUse:
      return use_choice(view, move);
    case MoveKind::kAux:
      return aux_choice(view, move);
    case MoveKind::kEnd:
      return {"end"};
    case MoveKind::kSkip:
      return {"skip"};
    case MoveKind::kExchange:
      return {"exchange", {{"tokens", view.me().tokens}}};
    case MoveKind::kAgain:
      return {"again", {{"left", view.stack.back().a}}};
    case MoveKind::kDiscard:
      return {"discard", {{"card", text(card_name(move.a))}}};
    case MoveKind::kBonus:
      return bonus_choice(move);
    case MoveKind::kPay:
      return pay_choice(view, move);
    case MoveKind::kDeliver:
      return deliver_choice(view, move);
    case MoveKind::kDisc: {
      const DiscRow& row = row_of(kDiscTable, move.a);
      return {"disc",
              {{"disc", text(row.slug)},
               {"post", post_value(view.stack.back().a)},
               {"amount", row.dollars}}};
    }
  }
  return {};
}

// What a move does at once, up to where chance or the next seat takes over.
bool is_foreseeable(const Event& event) {
  switch (EventKind(event.kind)) {
    case EventKind::kObjectiveTaken:
    case EventKind::kBonusTaken:
      return event.b != kFromStack;
    case EventKind::kCardDrawn:
    case EventKind::kWorkerDrawn:
    case EventKind::kDeckShuffled:
    case EventKind::kTurnBegan:
    case EventKind::kGameEnded:
      return false;
    default:
      return true;
  }
}

// A refilled display shows something hidden, but what the tile taken brings at once comes after it
// and does not depend on it.
bool is_revealed(EventKind kind) {
  return kind == EventKind::kObjectiveShown || kind == EventKind::kBonusShown;
}

bool is_walk(Move move) {
  return move.kind == MoveKind::kMove ||
         (move.kind == MoveKind::kUse && kActionTable[move.a].action.op == Op::kMoveHerder);
}

// `sample` is some full position the view allows: what a move does at once is the same in all of
// them.
text::Object choice_json(const State& view, const State& sample, Move move) {
  Choice choice = describe(view, move);
  State after = sample;
  EventList events;
  apply(after, move, &events);
  int dollars = 0;
  text::Array effects;
  text::Array path;
  for (const Event& event : events) {
    if (!is_foreseeable(event)) break;
    if (is_revealed(event.kind)) continue;
    if (event.kind == EventKind::kDollarsGained) dollars += event.amount;
    if (event.kind == EventKind::kDollarsPaid) dollars -= event.amount;
    if (event.kind == EventKind::kHerderStepped) {
      path.push_back(element("space", kSpaceTable[event.a].slug));
    }
    effects.push_back(event_table().tree(event));
  }
  text::Object out;
  out["move"] = to_text(move);
  out["key"] = choice.key;
  out["params"] = choice.params;
  text::Array elements;
  for (const std::string& one : elements_of(view, move)) elements.push_back(text(one));
  if (!elements.empty()) out["group"] = elements.front();
  out["elements"] = elements;
  if (is_walk(move)) out["path"] = path;
  out["dollars"] = dollars;
  out["effects"] = effects;
  out["final"] = !(after.rng == sample.rng) || after.turn != sample.turn ||
                 after.current != sample.current || over(after);
  return out;
}

void add_decision_figures(const State& view, text::Object& params) {
  const Decision& decision = view.stack.back();
  const PlayerState& me = view.me();
  // Of a payment the space is the one that is built on.
  if (me.herder != kNowhere && decision.kind != DecisionKind::kPayWorkers) {
    params["space"] = space_name(me.herder);
  }
  switch (DecisionKind(decision.kind)) {
    case DecisionKind::kMove:
      params["steps"] = step_limit(me);
      return;
    case DecisionKind::kUseTrain:
      params["star"] = decision.b % 2 == 1;
      return;
    case DecisionKind::kDeliver:
      // Only the own hand is whole.
      if (view.viewer == view.current) params["value"] = delivery_value(me);
      params["certificates"] = me.certificates;
      return;
    default:
      return;
  }
}

text::Object decision_at_hand(const State& view) {
  const Decision& decision = view.stack.back();
  text::Object params = decision_tree(view, view.stack.size() - 1);
  params.erase("decision");
  params.erase("actions");
  add_decision_figures(view, params);
  text::Object out;
  out["seat"] = view.current + 1;
  out["key"] = text::catalogue_key(decision_name(decision.kind));
  out["params"] = params;
  if (view.viewer != view.current) return out;
  MoveList list;
  legal_moves(view, list);
  core::Rng rng = core::Rng::from_seed(0);
  const State sample = determinize(view, view.viewer, rng);
  text::Array choices;
  for (const Move move : list) choices.push_back(choice_json(view, sample, move));
  out["choices"] = choices;
  return out;
}

// ---- Figures ------------------------------------------------------------------------------------

text::Array objective_names(ObjectiveSet tiles) {
  text::Array names;
  for (; tiles != 0; tiles &= tiles - 1) names.push_back(objective_name(std::countr_zero(tiles)));
  return names;
}

int duplicates_allowed(const PlayerState& player) {
  int sum = 0;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    sum += player.bonus_tiles[kind] * kBonusTable[kind].duplicate_cards;
  }
  return sum;
}

text::Object player_figures(const State& view, Seat seat) {
  const PlayerState& player = view.player[seat];
  const int buildings = buildings_of(view, seat);
  text::Object out;
  out["seat"] = seat + 1;
  out["automa"] = false;
  out["hand_size"] = player.hand.total() + player.hidden_hand;
  out["draw_size"] = player.draw.total() - player.hidden_hand;
  out["discard_size"] = player.discard.total();
  out["hand_limit"] = hand_limit(player);
  out["step_limit"] = step_limit(player);
  out["certificate_limit"] = kMostCertificates;
  out["permanent_certificates"] = permanent_certificates(player);
  out["duplicates"] = duplicates_allowed(player);
  out["buildings"] = buildings;
  out["markers_left"] = kOwnershipMarkers - buildings;
  out["discs_left"] = std::popcount(static_cast<unsigned>(player.discs));
  out["bonus_tiles"] = player.bonus_tiles.total();
  text::Array aux;
  for (int slot = 0; slot < kAuxActions; ++slot) {
    const ActionId id = aux_action(player, slot);
    aux.push_back(id == kNoAction ? text::Value(nullptr) : text::Value(action_name(id)));
  }
  out["aux"] = aux;
  text::Object paying;
  for (std::size_t i = 0; i < kSpecialists; ++i) {
    paying[kWorkerTable[i].slug] =
        player.workers[i] + player.workers[static_cast<std::size_t>(Worker::kJoker)];
  }
  out["paying"] = paying;
  out["fulfilled"] = objective_names(fulfilled_objectives(view, seat));
  // Only the viewer's own hand is whole.
  if (seat == view.viewer) out["delivery_value"] = delivery_value(player);
  return out;
}

text::Object sue_figures(const State& view) {
  const Seat seat = view.sue_seat();
  const PlayerState& player = view.player[seat];
  text::Object out;
  out["seat"] = seat + 1;
  out["automa"] = true;
  out["name"] = "Sue";
  out["discs_left"] = view.sue.discs;
  out["next_post"] =
      view.sue.discs > 0 ? text::Value(post_value(view.sue.next_post)) : text::Value(nullptr);
  out["buildings"] = buildings_of(view, seat);
  out["bonus_tiles"] = player.bonus_tiles.total();
  out["cattle"] = player.discard.total();
  out["supply_size"] = view.sue.supply.total();
  out["deck_size"] = std::popcount(static_cast<unsigned>(view.sue.deck));
  out["fulfilled"] = objective_names(fulfilled_objectives(view, seat));
  return out;
}

// How far the herder of the viewer has to the locations ahead; for others the active one's.
text::Object steps_json(const State& view) {
  text::Object steps;
  const Seat seat = view.viewer < view.people() ? view.viewer : view.current;
  const Space herder = view.player[seat].herder;
  if (herder == kNowhere) return steps;
  for (Space space = 0; space < kSpaces; ++space) {
    const int needed = steps_to(view, herder, space);
    if (needed > 0) steps[kSpaceTable[space].slug] = needed;
  }
  return steps;
}

// Each open action with the decision it belongs to, counted from the outermost that has some.
text::Array local_actions(const State& view) {
  text::Array out;
  for (std::size_t i = 0; i < view.local.size(); ++i) {
    const LocalAction local = view.local[i];
    int level = -1;
    for (const Decision& decision : view.stack) {
      if (holds_local_actions(decision.kind) && decision.a <= i) ++level;
    }
    text::Array used;
    const bool hire = kActionTable[local.action].action.op == Op::kHire;
    for (unsigned set = local.used; set != 0; set &= set - 1) {
      const int part = std::countr_zero(set);
      used.push_back(hire ? text::Value(worker_name(part)) : text::Value(part + 1));
    }
    out.push_back(
        {{"action", action_name(local.action)}, {"used", used}, {"level", std::max(level, 0)}});
  }
  return out;
}

text::Object figures(const State& view) {
  text::Object out;
  text::Array players;
  for (Seat seat = 0; seat < view.people(); ++seat) players.push_back(player_figures(view, seat));
  if (view.has_sue()) players.push_back(sue_figures(view));
  out["players"] = players;
  out["steps"] = steps_json(view);
  out["local_actions"] = local_actions(view);
  out["objective_stack"] = std::popcount(view.objective_stack);
  out["bonus_stack"] = view.bonus_stack.total();
  text::Array buildings;
  for (int kind = 0; kind < kBuildingKinds; ++kind) {
    buildings.push_back(text(building_row(view, kind).slug));
  }
  out["buildings"] = buildings;
  text::Array trains;
  for (int card = 0; card < kTrainCards; ++card) {
    trains.push_back(text(row_of(kTrainTable, train_row_index(view, card)).slug));
  }
  out["trains"] = trains;
  out["simmental"] = view.simmental;
  out["end_triggered"] = view.simmental == 0;
  out["finisher"] =
      view.finisher == kNobody ? text::Value(nullptr) : text::Value(view.finisher + 1);
  return out;
}

text::Array scores_json(const State& view) {
  text::Array scores;
  for (Seat seat = 0; seat < view.seats(); ++seat) {
    const Score points = score(view, seat);
    text::Object categories;
    for (std::size_t i = 0; i < kCategories; ++i) {
      categories[kCategoryNames[i]] = points.by_category[i];
    }
    scores.push_back({{"seat", seat + 1}, {"total", points.total()}, {"categories", categories}});
  }
  return scores;
}

}  // namespace

text::Object view_tree(const State& state, Seat viewer) {
  const State view = redact(state, viewer);
  text::Object out;
  out["game"] = text(kGameName);
  out["players"] = view.people();
  out["automas"] = view.seats() - view.people();
  out["viewer"] = viewer == kSpectator ? text::Value("spectator") : text::Value(viewer + 1);
  out["over"] = over(view);
  out["turn"] = view.turn;
  out["actor"] = over(view) ? text::Value(nullptr) : text::Value(view.current + 1);
  out["position"] = tree_of(view);
  out["figures"] = figures(view);
  out["scores"] = scores_json(view);
  text::Array best;
  if (over(view)) {
    const unsigned set = winners(view);
    for (int seat = 0; seat < view.seats(); ++seat) {
      if ((set >> seat & 1U) != 0) best.push_back(seat + 1);
    }
  }
  out["winners"] = best;
  out["decision"] = over(view) ? text::Value(nullptr) : text::Value(decision_at_hand(view));
  return out;
}

}  // namespace drover::elpaso
