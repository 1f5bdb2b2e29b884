// The heuristic weights for one person against automas. They differ from those for several people,
// because automas score at a pace that the person cannot change, and they differ between the
// beginning and the end of the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

#include "trail/heuristic/weights.h"
#include "trail/rules/limits.h"
#include "trail/state/state.h"

namespace drover::trail::heuristics {

// The members of Weights as one array, in their order.
inline constexpr std::size_t kWeightCount = sizeof(Weights) / sizeof(double);
using WeightArray = std::array<double, kWeightCount>;
static_assert(std::is_trivially_copyable_v<Weights>);
inline WeightArray to_array(const Weights& weights) {
  WeightArray numbers;
  std::memcpy(numbers.data(), &weights, sizeof weights);
  return numbers;
}

// The members of Weights by name, as solo_weights.ini has them.
struct WeightMember {
  std::string_view name;
  std::size_t offset;
  std::size_t bytes;
};
#define DROVER_WEIGHT(member) \
  { #member, offsetof(Weights, member), sizeof(Weights::member) }
inline constexpr auto kWeightMembers = std::to_array<WeightMember>({
    DROVER_WEIGHT(tiles_per_visit),
    DROVER_WEIGHT(automa_pace),
    DROVER_WEIGHT(turns_per_trip),
    DROVER_WEIGHT(turn),
    DROVER_WEIGHT(spent),
    DROVER_WEIGHT(future),
    DROVER_WEIGHT(trip_in_hand),
    DROVER_WEIGHT(time_enough),
    DROVER_WEIGHT(time_for_tasks),
    DROVER_WEIGHT(time_for_tokens),
    DROVER_WEIGHT(time_for_offices),
    DROVER_WEIGHT(dollar_at_end),
    DROVER_WEIGHT(dollar_early),
    DROVER_WEIGHT(dollar_plenty),
    DROVER_WEIGHT(worker_per_trip),
    DROVER_WEIGHT(worker_at_once),
    DROVER_WEIGHT(breeding_floor),
    DROVER_WEIGHT(breeding_slope),
    DROVER_WEIGHT(cattle_in_hand),
    DROVER_WEIGHT(common_card),
    DROVER_WEIGHT(cowboy_kept),
    DROVER_WEIGHT(market_draw),
    DROVER_WEIGHT(remove_grey),
    DROVER_WEIGHT(remove_low),
    DROVER_WEIGHT(draw_repeat),
    DROVER_WEIGHT(grown_at_once),
    DROVER_WEIGHT(city),
    DROVER_WEIGHT(half_done_arrow),
    DROVER_WEIGHT(objective_card),
    DROVER_WEIGHT(permanent_certificate),
    DROVER_WEIGHT(token),
    DROVER_WEIGHT(token_unwanted),
    DROVER_WEIGHT(disc_per_trip),
    DROVER_WEIGHT(no_disc),
    DROVER_WEIGHT(second_disc),
    DROVER_WEIGHT(building_per_trip),
    DROVER_WEIGHT(off_the_road),
    DROVER_WEIGHT(own_detour),
    DROVER_WEIGHT(hand_income),
    DROVER_WEIGHT(woods),
    DROVER_WEIGHT(engine_actions),
    DROVER_WEIGHT(station_ahead),
    DROVER_WEIGHT(transport),
    DROVER_WEIGHT(station_master_growth),
    DROVER_WEIGHT(master_hazard),
    DROVER_WEIGHT(master_office),
    DROVER_WEIGHT(master_build),
    DROVER_WEIGHT(task_chance),
    DROVER_WEIGHT(task_value),
    DROVER_WEIGHT(hand_clog),
    DROVER_WEIGHT(free_way),
    DROVER_WEIGHT(foresight_worker),
    DROVER_WEIGHT(foresight_delay),
    DROVER_WEIGHT(found_price),
    DROVER_WEIGHT(next_town),
    DROVER_WEIGHT(bonus_tile),
    DROVER_WEIGHT(delivery_target),
    DROVER_WEIGHT(undelivered_bell),
    DROVER_WEIGHT(herd_share),
    DROVER_WEIGHT(herd_spread),
});
#undef DROVER_WEIGHT

// True if the members are complete and in their order.
constexpr bool are_all_weights_named() {
  std::size_t end = 0;
  for (const WeightMember& member : kWeightMembers) {
    if (member.offset != end) return false;
    end = member.offset + member.bytes;
  }
  return end == sizeof(Weights);
}
static_assert(are_all_weights_named(), "each member of Weights needs a line in kWeightMembers");

constexpr bool is_solo(const State& state) { return state.people() == 1; }

// Interpolates between both sets by how full the job market is.
inline Weights solo_weights_at(const State& view, std::span<const double, 2 * kWeightCount> sets) {
  const double market_left = job_market_left(view);
  WeightArray numbers;
  for (std::size_t i = 0; i < kWeightCount; ++i) {
    numbers[i] = sets[kWeightCount + i] + (sets[i] - sets[kWeightCount + i]) * market_left;
  }
  Weights weights;
  std::memcpy(static_cast<void*>(&weights), numbers.data(), sizeof weights);
  return weights;
}

}  // namespace drover::trail::heuristics
