#include "trail/think/advice.h"

#include <algorithm>
#include <array>

#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/workers.h"
#include "trail/think/advice/advisor.h"
#include "trail/think/advice/alone.h"

namespace drover::trail {

namespace advice {

// As one function this is quicker: it is what every decision of a bot begins with.
[[gnu::flatten]] Advisor::Advisor(const State& view, const Weights& weights)
    : w_(weights), s_(view), for_automa_(view.is_automa(view.current)), purse_(0) {
  s_.current = actor(view);
  purse_ = me().dollars;
  read_clock();
  read_herd();
  read_tasks();
  read_discs();
  token_ = w_.token * std::min(1.0, trips_ / w_.time_for_tokens) +
           (scores(StationMasterScore::kPerTwoTokens) ? kTokenPair / 2 : 0);
  if (s_.options.rails()) read_map();
  read_cities();
  read_hand();
}

// Workers still to come until the job market is full tell how many deliveries are left.
void Advisor::read_clock() {
  job_spaces_ = job_spaces_left(s_);
  trips_ = job_spaces_ / (w_.tiles_per_visit * (1 + others_on_the_trail()));
  const double rounds = trips_ * w_.turns_per_trip;
  another_turn_ = s_.token_row < kJobRows ? w_.future * rounds / (rounds + 0.7) : 0;
  another_trip_ = std::min(1.0, trips_ / w_.trip_in_hand);
  const double plenty = w_.dollar_plenty / (w_.dollar_plenty + me().dollars);
  dollar_ = w_.dollar_at_end + w_.dollar_early * std::min(1.0, trips_ / w_.time_enough) * plenty;
}

// How many others walk along, measured by how often they come to Kansas City.
double Advisor::others_on_the_trail() const {
  const int automas = s_.players() - s_.people();
  return s_.people() - 1 + automas * at(w_.automa_pace, s_.options.automa);
}

// The best move of a decision as if it had to be taken now.
Offer Advisor::best(Decision decision) {
  s_.stack.push_back(decision);
  MoveList list;
  legal_moves(s_, list);
  Offer found;
  for (const Move move : list) {
    if (move.kind == MoveKind::kExchange) continue;
    const double worth = value(decision, move);
    if (worth > found.value) found = {worth, price_of(decision, move)};
  }
  s_.stack.pop_back();
  return found;
}

int Advisor::price_of(const Decision& decision, Move move) const {
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

double Advisor::value(const Decision& decision, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kPlace:
      plan();
      return rich_.stop[move.a];
    case MoveKind::kMove:
      return move_worth(decision, move);
    case MoveKind::kUse:
      return use_worth(move);
    case MoveKind::kAux:
      return aux_worth(static_cast<Aux>(move.a), move.b);
    case MoveKind::kPlayObjective:
      return play_objective_worth(decision, move);
    case MoveKind::kEnd:
    case MoveKind::kDone:
    case MoveKind::kBegin:
      return 0;
    case MoveKind::kSkip:
      return decision.kind == DecisionKind::kFreeMove ? after_free_move(me().herder) : 0;
    case MoveKind::kHire:
      return worker_worth(static_cast<Worker>(move.b)) -
             dollar_ * hiring_cost(move.a, decision.a - kHireModifierBase);
    case MoveKind::kBuild:
      return best({DecisionKind::kBuildSite, decision.a, move.a, decision.c}).value;
    case MoveKind::kSite:
      return site_worth(decision.b, move.a, decision.a);
    case MoveKind::kBuyOne:
    case MoveKind::kBuyTwo:
      return purchase_worth(move);
    case MoveKind::kMarketDraw:
      return w_.market_draw;
    case MoveKind::kEngine:
      if (decision.kind == DecisionKind::kExtraordinaryMove) {
        return best_city(spaces_back(s_, move.a)) + engine_move_worth(move.a);
      }
      return engine_move_worth(move.a);
    case MoveKind::kUpgrade:
      return station_worth(move.a);
    case MoveKind::kDisc:
      return disc_worth_[move.a];
    case MoveKind::kStationDisc:
      return -station_row(s_, move.a).victory_points;
    case MoveKind::kAppoint:
      return appoint_worth(decision.a, static_cast<Worker>(move.a));
    case MoveKind::kHazard:
      return hazard_worth(move.a, decision.kind == DecisionKind::kRemoveHazard ? decision.a : 0);
    case MoveKind::kTrade:
      return trade_worth(move.a);
    case MoveKind::kObjective:
      return objective_worth(move.a);
    case MoveKind::kObjectiveStack:
      return w_.objective_card - w_.hand_clog;
    case MoveKind::kDraw:
      return draw_worth(move.a);
    case MoveKind::kDiscard:
      return discard_worth(move.a) + discard_gain(decision);
    case MoveKind::kDiscardPair:
      return discard_pair_worth(move.a, move.b) + discard_gain(decision);
    case MoveKind::kRemove:
      return remove_worth(move.a) + discard_worth(move.a);
    case MoveKind::kForesight:
      return foresight_worth(at(s_.foresight, move.a * 2 + move.b));
    case MoveKind::kCertificates:
      return income_worth(herd_value(me()), move.a);
    case MoveKind::kDeliver:
      return city_worth_[move.a];
    case MoveKind::kFound:
      return found_worth(move.a, move.b);
    case MoveKind::kGrow:
      return growth_worth(move.a);
    case MoveKind::kBonus:
      return action_offer(kActionTable[move.a]).value;
    case MoveKind::kTakeCattle:
      return cattle_worth(move.a);
    case MoveKind::kTakeMaster:
      return station_master_worth(move.a);
    case MoveKind::kExchange:
      break;  // compared with everything else by exchange_worth
  }
  return 0;
}

namespace {

void judge(const State& view, const MoveList& moves, double* out, const Weights& weights) {
  Advisor advisor(view, weights);
  double best = kNever;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == MoveKind::kExchange) continue;
    out[i] = advisor.value(moves[i]);
    best = std::max(best, out[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == MoveKind::kExchange) out[i] = best + advisor.exchange_worth(moves[i].a);
  }
}

}  // namespace

}  // namespace advice

void heuristic(const State& view, const MoveList& moves, double* out) {
  if (advice::is_alone(view)) {
    solo_heuristic(view, moves, out, alone_figures());
  } else {
    advice::judge(view, moves, out, advice::kWeights);
  }
}

std::span<const double> people_figures() {
  static const advice::Figures figures = advice::figures_of(advice::kWeights);
  return figures;
}
std::span<const double> alone_figures() { return advice::kAloneFigures; }

void solo_heuristic(const State& view, const MoveList& moves, double* out,
                    std::span<const double> alone) {
  advice::judge(view, moves, out, advice::weights_alone(view, alone.first<2 * advice::kFigures>()));
}

}  // namespace drover::trail
