#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "elpaso/heuristic/move_evaluator.h"
#include "elpaso/rules/tasks.h"

namespace drover::elpaso::heuristics {

namespace {

// The number of each element that a tile needs, in the order of elements. A disc on a dark post is
// also counted as a dark disc.
using Needs = core::FixedVector<Need, 2 * std::tuple_size_v<decltype(ObjectiveRow::needs)>>;
constexpr std::array<Needs, kObjectives> kNeeds = [] {
  std::array<Needs, kObjectives> all{};
  for (std::size_t tile = 0; tile < kObjectives; ++tile) {
    std::array<std::uint8_t, kElements> needs{};
    for (const Need need : kObjectiveTable[tile].needs) {
      needs[need.element] = static_cast<std::uint8_t>(needs[need.element] + need.count);
      if (need.element >= kFirstPostElement && kPostTable[need.element - kFirstPostElement].dark) {
        needs[kDarkDiscElement] = static_cast<std::uint8_t>(needs[kDarkDiscElement] + need.count);
      }
    }
    for (Element element = 0; element < kElements; ++element) {
      if (needs[element] > 0) all[tile].push_back({element, needs[element]});
    }
  }
  return all;
}();

double find_chance(Element element) {
  const Weights& w = kWeights;
  if (element == card_of(Breed::kSimmental)) return w.find_simmental;
  if (element == card_of(Breed::kHereford)) return w.find_hereford;
  if (element < kBreeds) return w.find_cattle;
  if (element < kBuildingElement) return w.find_worker;
  if (element == kBuildingElement) return w.find_building;
  if (element == kDarkDiscElement) return w.find_dark_disc;
  if (element == kBonusTileElement) return w.find_bonus_tile;
  return w.find_last_post;
}

}  // namespace

// Counts the elements owned, without those that fulfilled objectives need, and values elements for
// the open objectives.
void MoveEvaluator::count_elements() {
  const Elements have = owned_for_tasks(me_, all_cards(me_), buildings_of(s_, s_.current));
  std::copy(have.begin(), have.end(), unassigned_.begin());
  open_objectives_ = me_.objectives;
  if (me_.objectives == 0) return;
  const ObjectiveSet fulfilled = fulfilled_objectives(s_, s_.current);
  open_objectives_ &= ~fulfilled;
  for (const int tile : bits<int>(fulfilled)) {
    for (const Need need : at(kNeeds, tile)) unassigned_[need.element] -= need.count;
  }
  for (const int tile : bits<int>(open_objectives_)) add_element_values(tile);
}

// Adds the value of each element that the tile still needs.
void MoveEvaluator::add_element_values(int tile) {
  const Needs& needs = at(kNeeds, tile);
  int missing = 0;
  for (const Need need : needs) missing += std::max(0, need.count - unassigned_[need.element]);
  for (const Need need : needs) {
    if (need.count <= unassigned_[need.element]) continue;
    element_value_[need.element] +=
        at(kObjectiveTable, tile).points * kWeights.task_share / missing;
  }
}

double MoveEvaluator::objective_value(int tile) {
  return objective_value_.at(static_cast<std::size_t>(tile), [&] {
    double chance = 1;
    for (const Need need : at(kNeeds, tile)) {
      const double each = find_chance(need.element) * time_share();
      for (int missing = need.count - unassigned_[need.element]; missing > 0; --missing)
        chance *= each;
    }
    return at(kObjectiveTable, tile).points * chance;
  });
}

double MoveEvaluator::bonus_tile_value(int kind) {
  return bonus_tile_value_.at(static_cast<std::size_t>(kind),
                              [&] { return compute_bonus_tile_value(kind); });
}
double MoveEvaluator::compute_bonus_tile_value(int kind) {
  const BonusRow& row = at(kBonusTable, kind);
  double value = row.points + element_value(kBonusTileElement);
  value += row.permanent_certificates * kWeights.permanent_certificate * trips_;
  value += row.duplicate_cards * kWeights.duplicate_tile * trips_;
  const ActionSpan actions = at(kBonusSpans, kind);
  // Computed once with the workers of the view: best_purchase() changes those of the copy.
  const auto workers = std::exchange(scratch_.me().workers, me_.workers);
  for (int i = 0; i < actions.count; ++i)
    value += best_choice(me_.dollars, actions.first + i, 0).value;
  scratch_.me().workers = workers;
  return value;
}

double MoveEvaluator::tile_value(TileChoice choice) {
  if (choice == kObjectiveStack) {
    double sum = 0;
    for (const int tile : bits<int>(s_.objective_stack)) sum += objective_value(tile);
    const int count = std::popcount(s_.objective_stack);
    return count > 0 ? sum / count : 0;
  }
  if (choice == kBonusStack) {
    double sum = 0;
    for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
      if (s_.bonus_stack[kind] == 0) continue;
      sum += s_.bonus_stack[kind] * bonus_tile_value(static_cast<int>(kind));
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, s_.bonus_stack.total()));
  }
  if (names_bonus(choice)) return bonus_tile_value(choice - kFirstBonusChoice);
  return objective_value(choice);
}

}  // namespace drover::elpaso::heuristics
