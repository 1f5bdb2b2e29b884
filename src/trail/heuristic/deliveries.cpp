#include <bit>

#include "trail/heuristic/move_evaluator.h"
#include "trail/rules/offices.h"

namespace drover::trail::heuristics {

double MoveEvaluator::disc_value(std::size_t space) const {
  const DiscSpaceRow& row = disc_space_row(s_.edition(), space);
  double per_trip = w_.disc_per_trip[space];
  if (row.discs == 2 && me().discs[space] == 1 && space != index(DiscSpace::kHand)) {
    per_trip *= w_.second_disc;
  }
  return per_trip * trips_ + row.victory_points + dollar_ * (row.gain - row.pay);
}

void MoveEvaluator::read_discs() {
  for (std::size_t i = 0; i < kDiscSpaces; ++i) {
    if (me().discs[i] == 0) continue;
    disc_value_[i] = disc_value(i);
    const Corners corners = disc_space_row(s_.edition(), i).corners;
    double& best = corners == Corners::kLight ? light_disc_ : dark_disc_;
    best = std::max(best, disc_value_[i]);
  }
}

// The value of the best disc for a target. A dark target takes any disc, a light one a dark disc
// only when no light one is left. Without discs one has to come from a station.
double MoveEvaluator::best_disc(Corners corners) const {
  if (corners == Corners::kLight && light_disc_ > kNever) return light_disc_;
  return std::max({light_disc_, dark_disc_, w_.no_disc});
}

// The value of the arrow between two neighbours of the strip, given by their places.
double MoveEvaluator::arrow_value(int place, int other) const {
  const Deliveries& all = deliveries(s_);
  if (other < 0 || other >= all.strip_length) return 0;
  const CityArrowRow& row = at(all.arrow, std::min(place, other));
  const double sure = me().cities[at(all.strip, other)] > 0 ? 1 : 0;
  const double hope = sure > 0 ? sure : w_.half_done_arrow * std::min(1.0, trips_ / w_.time_enough);
  return hope *
         (row.victory_points + (row.objective_card ? w_.objective_card : 0) + token_ * row.tokens);
}

double MoveEvaluator::city_value(int city) const {
  const CityRow& row = city_row(s_, city);
  const int place = at(deliveries(s_).place, city);
  const bool on_strip = place >= 0;
  const double value = row.crest.victory_points + (on_strip ? at(w_.city, place) : 0) +
                       dollar_ * (row.crest.dollars - transport_cost(s_, city, me().engine)) +
                       (on_strip ? arrow_value(place, place - 1) : 0) +
                       (on_strip ? arrow_value(place, place + 1) : 0) +
                       (city == deliveries(s_).last_city ? at(task_value_, Task::kLastCity) : 0) +
                       best_disc(row.corners);
  return s_.options.rails() ? value + crest_extras(city) : value;
}

// The additional value of a delivery with Rails to the North: rewards, and towns beside the city.
double MoveEvaluator::crest_extras(int city) const {
  const Crest& crest = city_row(s_, city).crest;
  double value =
      crest.points_per_bell * bells_to_come() + (crest.objective_card ? w_.objective_card : 0);
  if (crest.station_master) value += best_spare_master();
  if (at(deliveries(s_).town, city) >= 0) value += at(task_value_, Task::kLargeTown);
  if (at(me().cities, city) == 0)
    value += newly_reachable_value(at(town_map(s_).next_to_city, city));
  return value;
}

double MoveEvaluator::best_spare_master() const {
  double best = 0;
  for (const int tile : bits<int>(s_.spare_masters)) {
    best = std::max(best, station_master_value(tile));
  }
  return best;
}

// Fills city_value_ for the open cities, and best_city_: the best city that a breeding value
// reaches.
void MoveEvaluator::read_cities() {
  best_city_.fill(kNever);
  for (const int city : bits<int>(deliveries(s_).in_play)) {
    if (!may_deliver_to(s_, city, kHighestCityValue)) continue;
    at(city_value_, city) = city_value(city);
    double& best = at(best_city_, city_row(s_, city).value);
    best = std::max(best, at(city_value_, city));
  }
  for (std::size_t value = 1; value < best_city_.size(); ++value) {
    best_city_[value] = std::max(best_city_[value], best_city_[value - 1]);
  }
}

double MoveEvaluator::best_city(int value) const {
  return value < 0 ? kNever : at(best_city_, std::min(value, kHighestCityValue));
}

double MoveEvaluator::income_value(int herd, int used) const {
  const int left = temporary_certificates(me()) - used;
  return dollar_ * used + best_city(herd + used) + certificate_value() * left;
}
double MoveEvaluator::delivery_value(int herd) const {
  double best = kNever;
  for (int used = 0; used <= temporary_certificates(me()); ++used) {
    best = std::max(best, income_value(herd, used));
  }
  return best + dollar_ * herd - certificate_value() * temporary_certificates(me());
}

}  // namespace drover::trail::heuristics
