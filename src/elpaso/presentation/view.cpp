#include "elpaso/presentation/view.h"

#include <algorithm>
#include <bit>
#include <string>

#include "elpaso/rules/offers.h"
#include "elpaso/state/options.h"
#include "kit/components.h"

namespace drover::elpaso {

namespace {

text::Value text(std::string_view words) { return words; }
text::Value worker_name(int worker) { return text(at(kWorkerTable, worker).slug); }
text::Value action_name(ActionId action) { return text(kActionTable[action].slug); }

text::Value element(std::string_view kind, std::string_view name) {
  return text(std::string(kind) + ":" + std::string(name));
}

bool is_walk(Move move) {
  return move.kind == MoveKind::kMove ||
         (move.kind == MoveKind::kUse && kActionTable[move.a].action.op == Op::kMoveHerder);
}

// ---- Figures ------------------------------------------------------------------------------------

text::Array objective_names(ObjectiveSet tiles) {
  return kit::each_in(tiles, [](std::size_t tile) { return kObjectiveTable[tile].slug; });
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
    paying[kWorkerTable[i].slug] = player.workers[i] + at(player.workers, Worker::kJoker);
  }
  out["paying"] = paying;
  out["fulfilled"] = objective_names(fulfilled_objectives(view, seat));
  // Only the viewer knows the whole hand.
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

// The steps from the viewer's herder to each location ahead; for spectators, from the active
// player's.
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

// The open actions. "level" is the decision that an action belongs to, counted from the outermost
// one that has actions.
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
    for (const int part : bits<int>(local.used)) {
      used.push_back(hire ? text::Value(worker_name(part)) : text::Value(part + 1));
    }
    out.push_back(
        {{"action", action_name(local.action)}, {"used", used}, {"level", std::max(level, 0)}});
  }
  return out;
}

}  // namespace

text::Object GamePresenter::figures(const State& view) {
  text::Object out;
  text::Array players;
  for (Seat seat = 0; seat < view.people(); ++seat) players.push_back(player_figures(view, seat));
  if (view.has_sue()) players.push_back(sue_figures(view));
  out["players"] = players;
  out["steps"] = steps_json(view);
  out["local_actions"] = local_actions(view);
  out["objective_stack"] = std::popcount(view.objective_stack);
  out["bonus_stack"] = view.bonus_stack.total();
  out["buildings"] = kit::each_of(kBuildingKinds, [&](std::size_t kind) {
    return building_row(view, static_cast<int>(kind)).slug;
  });
  out["trains"] = kit::each_of(kTrainCards, [&](std::size_t card) {
    return at(kTrainTable, train_row_index(view, static_cast<int>(card))).slug;
  });
  out["simmental"] = view.simmental;
  out["end_triggered"] = view.simmental == 0;
  out["finisher"] =
      view.finisher == kNobody ? text::Value(nullptr) : text::Value(view.finisher + 1);
  return out;
}

std::string_view GamePresenter::game(const State& /*view*/) { return kGameName; }

// Tiles taken from a stack cannot be foreseen.
kit::Foreseen GamePresenter::foresee(const Event& event) {
  const bool taken =
      event.kind == EventKind::kObjectiveTaken || event.kind == EventKind::kBonusTaken;
  return taken && event.b == kit::kUnspecified ? kit::Foreseen::kEnd
                                               : events().foreseen(event.kind);
}

void GamePresenter::add(const State& /*view*/, Move move, const EventList& foreseen,
                        text::Object& out) {
  if (!is_walk(move)) return;
  text::Array path;
  for (const Event& event : foreseen) {
    if (event.kind != EventKind::kHerderStepped) continue;
    path.push_back(element("space", kSpaceTable[event.a].slug));
  }
  out["path"] = path;
}

}  // namespace drover::elpaso
