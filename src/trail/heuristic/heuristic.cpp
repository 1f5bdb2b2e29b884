#include "trail/heuristic/heuristic.h"

#include <algorithm>
#include <array>
#include <vector>

#include "trail/heuristic/move_evaluator.h"
#include "trail/heuristic/solo_weights.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace heuristics {

// Flattened into one function for speed: every decision of a bot constructs an evaluator.
[[gnu::flatten]] MoveEvaluator::MoveEvaluator(const State& view, const Weights& weights)
    : w_(weights), s_(view), for_automa_(view.is_automa(view.current)), dollars_at_decision_(0) {
  s_.current = actor(view);
  dollars_at_decision_ = me().dollars;
  read_clock();
  read_herd();
  read_tasks();
  read_discs();
  token_ = w_.token * std::min(1.0, trips_ / w_.time_for_tokens) +
           (has_master_scoring(StationMasterScore::kPerTwoTokens) ? kTokenPair / 2 : 0);
  if (s_.options.rails()) read_map();
  read_cities();
  read_hand();
}

// Estimates the number of deliveries left from the free spaces of the job market.
void MoveEvaluator::read_clock() {
  job_spaces_ = job_spaces_left(s_);
  trips_ = job_spaces_ / (w_.tiles_per_visit * (1 + others_on_the_trail()));
  const double rounds = trips_ * w_.turns_per_trip;
  next_turn_share_ = s_.token_row < kJobRows ? w_.future * rounds / (rounds + 0.7) : 0;
  next_trip_chance_ = std::min(1.0, trips_ / w_.trip_in_hand);
  const double plenty = w_.dollar_plenty / (w_.dollar_plenty + me().dollars);
  dollar_ = w_.dollar_at_end + w_.dollar_early * std::min(1.0, trips_ / w_.time_enough) * plenty;
}

// Returns the number of opponents on the trail; an automa counts by its rate of visits to Kansas
// City.
double MoveEvaluator::others_on_the_trail() const {
  const int automas = s_.players() - s_.people();
  return s_.people() - 1 + automas * at(w_.automa_pace, s_.options.automa);
}

// Returns the best answer to `decision`, as if it had to be taken now.
Offer MoveEvaluator::best(Decision decision) {
  s_.stack.push_back(decision);
  MoveList list;
  legal_moves(s_, list);
  Offer found;
  for (const Move move : list) {
    if (move.kind == MoveKind::kExchange) continue;
    const double value = value_of(decision, move);
    if (value > found.value) found = {value, price_of(decision, move)};
  }
  s_.stack.pop_back();
  return found;
}

int MoveEvaluator::price_of(const Decision& decision, Move move) const {
  switch (MoveKind(move.kind)) {
    case MoveKind::kHire:
      return hiring_cost(move.a, decision.a - kHireModifierBase);
    case MoveKind::kBuild:
      return decision.a * std::min<int>(private_row(s_, s_.current, move.a).builders,
                                        workers(me(), Worker::kBuilder));
    case MoveKind::kHazard:
      return decision.a;
    case MoveKind::kFound:
      return office_space(s_, move.a, move.b).pay;
    default:
      return 0;
  }
}

// NOLINTNEXTLINE(readability-function-size): one case for each kind of move, most of one line.
double MoveEvaluator::value_of(const Decision& decision, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kPlace:
      plan();
      return plan_with_dollars_.stop[move.a];
    case MoveKind::kMove:
      return move_value(decision, move);
    case MoveKind::kUse:
      return use_value(move);
    case MoveKind::kAux:
      return aux_value(static_cast<Aux>(move.a), move.b);
    case MoveKind::kPlayObjective:
      return play_objective_value(decision, move);
    case MoveKind::kEnd:
    case MoveKind::kDone:
    case MoveKind::kBegin:
      return 0;
    case MoveKind::kSkip:
      return decision.kind == DecisionKind::kFreeMove ? after_free_move(me().herder) : 0;
    case MoveKind::kHire:
      return worker_value(static_cast<Worker>(move.b)) -
             dollar_ * hiring_cost(move.a, decision.a - kHireModifierBase);
    case MoveKind::kBuild:
      return best({DecisionKind::kBuildSite, decision.a, move.a, decision.c}).value;
    case MoveKind::kSite:
      return site_value(decision.b, move.a, decision.a);
    case MoveKind::kBuyOne:
    case MoveKind::kBuyTwo:
      return purchase_value(move);
    case MoveKind::kMarketDraw:
      return w_.market_draw;
    case MoveKind::kEngine:
      if (decision.kind == DecisionKind::kExtraordinaryMove) {
        return best_city(spaces_back(s_, move.a)) + engine_move_value(move.a);
      }
      return engine_move_value(move.a);
    case MoveKind::kUpgrade:
      return station_value(move.a);
    case MoveKind::kDisc:
      return disc_value_[move.a];
    case MoveKind::kStationDisc:
      return -station_row(s_, move.a).victory_points;
    case MoveKind::kAppoint:
      return appoint_value(decision.a, static_cast<Worker>(move.a));
    case MoveKind::kHazard:
      return hazard_value(move.a, decision.kind == DecisionKind::kRemoveHazard ? decision.a : 0);
    case MoveKind::kTrade:
      return trade_value(move.a);
    case MoveKind::kObjective:
      return objective_value(move.a);
    case MoveKind::kObjectiveStack:
      return w_.objective_card - w_.hand_clog;
    case MoveKind::kDraw:
      return draw_value(move.a);
    case MoveKind::kDiscard:
      return discard_value(move.a) + discard_gain(decision);
    case MoveKind::kDiscardPair:
      return discard_pair_value(move.a, move.b) + discard_gain(decision);
    case MoveKind::kRemove:
      return remove_value(move.a) + discard_value(move.a);
    case MoveKind::kForesight:
      return foresight_value(at(s_.foresight, move.a * 2 + move.b));
    case MoveKind::kCertificates:
      return income_value(herd_value(me()), move.a);
    case MoveKind::kDeliver:
      return city_value_[move.a];
    case MoveKind::kFound:
      return found_value(move.a, move.b);
    case MoveKind::kGrow:
      return growth_value(move.a);
    case MoveKind::kBonus:
      return action_offer(kActionTable[move.a]).value;
    case MoveKind::kTakeCattle:
      return cattle_value(move.a);
    case MoveKind::kTakeMaster:
      return station_master_value(move.a);
    case MoveKind::kExchange:
      break;  // evaluate_moves() compares it with all other moves
  }
  return 0;
}

namespace {

void evaluate_moves(const State& view, const MoveList& moves, double* out, const Weights& weights) {
  MoveEvaluator evaluator(view, weights);
  double best = kNever;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == MoveKind::kExchange) continue;
    out[i] = evaluator.value_of(moves[i]);
    best = std::max(best, out[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == MoveKind::kExchange) out[i] = best + evaluator.exchange_value(moves[i].a);
  }
}

}  // namespace

}  // namespace heuristics

void heuristic(const State& view, const MoveList& moves, double* out) {
  if (heuristics::is_solo(view)) {
    solo_heuristic(view, moves, out, solo_weights());
  } else {
    heuristics::evaluate_moves(view, moves, out, heuristics::kWeights);
  }
}

std::span<const double> multiplayer_weights() {
  static const heuristics::WeightArray figures = heuristics::to_array(heuristics::kWeights);
  return figures;
}
const kit::WeightsLayout& solo_weights_layout() {
  static const kit::WeightsLayout layout = [] {
    kit::WeightsLayout made{{"as the game begins", "as it ends"}, {}, {}};
    for (const heuristics::WeightMember& member : heuristics::kWeightMembers) {
      made.rows.push_back({member.name, member.bytes / sizeof(double)});
    }
    return made;
  }();
  return layout;
}

std::span<const double> solo_weights() {
  static const std::vector<double> weights = [] {
    const auto thousandths =
        kit::embedded_weights("trail/heuristic/solo_weights.ini", solo_weights_layout());
    std::vector<double> made(thousandths.begin(), thousandths.end());
    for (double& weight : made) weight /= 1000;
    return made;
  }();
  return weights;
}

void solo_heuristic(const State& view, const MoveList& moves, double* out,
                    std::span<const double> alone) {
  heuristics::evaluate_moves(
      view, moves, out,
      heuristics::solo_weights_at(view, alone.first<2 * heuristics::kWeightCount>()));
}

}  // namespace drover::trail
