#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "elpaso/tasks.h"
#include "elpaso/think/advice/advisor.h"

namespace drover::elpaso::advice {

namespace {

// What a tile needs of each element, in the order of elements. A disc on a dark post is also a dark
// disc.
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

double chance_of(Element element) {
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

// What is owned, less what the objectives fulfilled already need.
void Advisor::count_elements() {
  const Elements have = owned_for_tasks(me_, all_cards(me_), buildings_of(s_, s_.current));
  std::copy(have.begin(), have.end(), free_.begin());
  open_objectives_ = me_.objectives;
  if (me_.objectives == 0) return;
  const ObjectiveSet fulfilled = fulfilled_objectives(s_, s_.current);
  open_objectives_ &= ~fulfilled;
  for (const int tile : bits<int>(fulfilled)) {
    for (const Need need : at(kNeeds, tile)) free_[need.element] -= need.count;
  }
  for (const int tile : bits<int>(open_objectives_)) pursue(tile);
}

// What one more of something brings that the tile still lacks.
void Advisor::pursue(int tile) {
  const Needs& needs = at(kNeeds, tile);
  int missing = 0;
  for (const Need need : needs) missing += std::max(0, need.count - free_[need.element]);
  for (const Need need : needs) {
    if (need.count <= free_[need.element]) continue;
    element_worth_[need.element] +=
        at(kObjectiveTable, tile).points * kWeights.task_worth / missing;
  }
}

double Advisor::objective_value(int tile) {
  return objective_worth_.at(static_cast<std::size_t>(tile), [&] {
    double chance = 1;
    for (const Need need : at(kNeeds, tile)) {
      const double each = chance_of(need.element) * time();
      for (int missing = need.count - free_[need.element]; missing > 0; --missing) chance *= each;
    }
    return at(kObjectiveTable, tile).points * chance;
  });
}

double Advisor::bonus_tile_value(int kind) {
  return bonus_worth_.at(static_cast<std::size_t>(kind), [&] { return bonus_tile_prospect(kind); });
}
double Advisor::bonus_tile_prospect(int kind) {
  const BonusRow& row = at(kBonusTable, kind);
  double worth = row.points + element(kBonusTileElement);
  worth += row.permanent_certificates * kWeights.permanent_certificate * trips_;
  worth += row.duplicate_cards * kWeights.duplicate_tile * trips_;
  const ActionSpan actions = at(kBonusSpans, kind);
  // Judged by the workers at hand, whatever is being tried.
  const auto workers = std::exchange(what_if_.me().workers, me_.workers);
  for (int i = 0; i < actions.count; ++i)
    worth += best_choice(me_.dollars, actions.first + i, 0).value;
  what_if_.me().workers = workers;
  return worth;
}

double Advisor::tile_value(TileChoice choice) {
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

}  // namespace drover::elpaso::advice
