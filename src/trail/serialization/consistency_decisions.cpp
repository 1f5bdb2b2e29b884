// Checks of the decisions that wait in the middle of a turn. Such a position may lie beside every
// game: only the range of each value is checked, and the relations without which the rules would
// read outside their tables or leave a seat without a move.
#include <array>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "kit/fields.h"
#include "trail/rules/decisions.h"
#include "trail/rules/location.h"
#include "trail/serialization/consistency_parts.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/names.h"

namespace drover::trail::consistency {

using K = DecisionKind;
using decision_rows::is_station_disc;

std::string check_stack_shape(const State& s) {
  auto sentence = decision_table().problem_of(s.stack, s.options.rails());
  if (!sentence.empty()) return sentence;
  const K bottom = s.stack[0].kind;
  if (bottom == K::kGameOver) {
    return problem_unless(
        s.token_holder == (s.current + 1) % s.players(),
        "The game is over only when every other player had a turn after the job market token "
        "was taken.");
  }
  if (waits_to_begin(s)) return no_problem();
  if (bottom != K::kDrawPhase) return "The first decision must be draw-phase or game-over.";
  const K top = s.stack.back().kind;
  if (is_automatic(top)) {
    return fmt::format("The last decision must be one that a player makes, not {}.",
                       decision_name(top));
  }
  const bool delivers = on_stack(s, K::kAutomaDelivers);
  const bool asks_for_tiles = automa_row(s.options.automa).you_choose_tiles && top == K::kForesight;
  return problem_unless(delivers == s.is_automa(s.current) && (!delivers || asks_for_tiles),
                        "In a turn of an automa the player decides only on its Kansas City tiles.");
}

namespace {

std::string_view city_name(int city) { return name_of(Names::kCity, city); }

std::string no_such_station(const State& s, int station) {
  if (station >= stations_in_play(s.options)) return "there is no such station";
  return problem_unless(reaches_station(s, s.me(), station),
                        "seat {} has no office in the town of station {}", seat_number(s.current),
                        station + 1);
}
std::string no_room_at_station(const State& s, int station) {
  if (auto why = no_such_station(s, station); !why.empty()) return why;
  return problem_unless((s.me().stations >> station & 1U) == 0,
                        "seat {} has a disc on station {} already", seat_number(s.current),
                        station + 1);
}
std::string no_such_city(const State& s, City city) {
  return problem_unless((deliveries(s).in_play & city_bit(city)) != 0,
                        "the city is not in the game");
}
std::string no_room_in_city(const State& s, City city) {
  const int seat = seat_number(s.current);
  if (auto why = no_such_city(s, city); !why.empty()) return why;
  if (!reaches_city(s, s.me(), city)) {
    return fmt::format("seat {} has no office in {}", seat, city_name(city));
  }
  return problem_unless(s.me().cities[city] == 0 || city_row(s, city).crest.repeatable,
                        "seat {} has a disc in {} already, where only one can lie", seat,
                        city_name(city));
}

// Checks a decision against the one below it. Only the disc of a station lies on the appointment of
// its station master, and a station's reward on the engine's return is that of the last station.
std::string problem_of_place(const Decision& d, K below) {
  if (below == K::kStationMaster && d.kind == K::kDisc && !is_station_disc(d)) {
    return "a disc goes to the station before its station master is appointed";
  }
  const bool of_station = d.kind == K::kUpgradeStation || d.kind == K::kStationMaster;
  return problem_unless(below != K::kEngineHome || !of_station || d.a == kStations - 1,
                        "the engine stands at station {}", kStations);
}

// Returns why the parameters of a decision are outside the game, or an empty string.
std::string problem_of_parameters(const State& s, std::size_t index) {
  const Decision& d = s.stack[index];
  if (!decision_table().in_range(d)) return kit::kUnreachableFigures;
  if (index > 0) {
    if (auto why = problem_of_place(d, s.stack[index - 1].kind); !why.empty()) return why;
  }
  const int seat = seat_number(s.current);
  switch (DecisionKind(d.kind)) {
    case K::kBuildSite:
      return problem_unless((s.me().buildings >> d.b & 1U) != 0,
                            "seat {} has no building {} to place", seat, d.b + 1);
    case K::kUpgradeStation:
    case K::kStationMaster:
      return no_such_station(s, d.a);
    case K::kDiscardCards:
      return problem_unless(d.a <= hand_size(s.me()), "seat {} has {} cards in the hand, not {}",
                            seat, hand_size(s.me()), d.a);
    case K::kTransportCost:
      return no_such_city(s, d.a);
    case K::kDisc:
      return is_station_disc(d) ? no_room_at_station(s, d.b) : no_room_in_city(s, d.b);
    case K::kBonusTile:
      return problem_unless((town_map(s).medium & town_bit(d.a)) != 0, "{} has no bonus tile",
                            name_of(Names::kTown, d.a));
    default:
      return no_problem();
  }
}

// Checks that a decision of the stack has an answer now, which those above it cannot take away. A
// decision with a condition of its own (DecisionRow::possible) is passed over if nothing can be
// chosen; three do not repeat the condition in their list of moves.
std::string problem_of_answers(const State& s, std::size_t index) {
  constexpr kit::Kinds kConditional{K::kUpgradeStation, K::kStationMaster, K::kRemoveHazard};
  const Decision& d = s.stack[index];
  const auto& row = at(kDecisionRows, d.kind.byte());
  MoveList list;
  bool answered = true;
  if (row.possible.is_set()) {
    const bool waits = index + 1 < s.stack.size();
    answered = waits || !kConditional.has(d.kind) || kit::has_choice<kDecisionRows>(s, d);
  } else if (row.legal.is_set() && !d.optional() && d.kind != K::kDiscardCards) {
    kit::list_moves<kDecisionRows>(s, d, list);
    answered = !list.empty();
  }
  return answered ? no_problem() : kit::no_legal_move_problem(s.current, decision_name(d.kind));
}

}  // namespace

std::string check_decisions(const State& s) {
  auto sentence = kit::problem_of_decisions(s, decision_table(), problem_of_parameters);
  return sentence.empty() ? kit::first_problem_of_decisions(s, problem_of_answers) : sentence;
}

namespace {

bool is_copy(LocalAction local) { return kActionTable[local.action].op == Op::kCopyNeighbour; }

// True if the space has a copy building with this action.
bool has_copy(const State& s, LocalAction local) {
  if (kSpaceTable[local.space].kind != SpaceKind::kBuilding) return false;
  return actions_at(s, local.space).first == local.action;
}

std::string problem_of_local_action(const State& s, LocalAction local) {
  const std::string_view slug = name_of(Names::kAction, local.action);
  if (!belongs_to(kActionTable[local.action].editions, s.edition()) ||
      is_bonus_action(local.action)) {
    return fmt::format("{} is no local action of this game.", slug);
  }
  const bool building =
      (s.occupied & bit(local.space)) != 0 && trail_map(s).neighbours[local.space] != 0;
  if (!building) {
    return fmt::format("The local action {} belongs to no building on the board.", slug);
  }
  if (local.action == kRiskAction && trail_map(s).risk[local.space] == Risk::kNone) {
    return fmt::format("Space {} has no risk action.", kSpaceTable[local.space].slug);
  }
  return problem_unless(!is_copy(local) || has_copy(s, local),
                        "There is no copy building on space {}.", kSpaceTable[local.space].slug);
}

}  // namespace

std::string check_local_actions(const State& s) {
  if (!on_stack(s, K::kUseLocation) && (!s.local.empty() || s.acted != 0)) {
    return "There are local actions although no location is in use.";
  }
  for (std::size_t i = 0; i < s.local.size(); ++i) {
    const LocalAction local = s.local[i];
    if (auto sentence = problem_of_local_action(s, local); !sentence.empty()) return sentence;
    for (std::size_t other = 0; other < i; ++other) {
      const bool risk = local.action == kRiskAction && s.local[other].space != local.space;
      if (s.local[other].action == local.action && !risk) {
        return fmt::format("The local action {} is open twice.",
                           name_of(Names::kAction, local.action));
      }
    }
  }
  return no_problem();
}

}  // namespace drover::trail::consistency
