// The destinations of deliveries in each printing: the strip, its arrows and, with Rails to the
// North, the crests of large towns, looked up by city.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "trail/components/cities.h"
#include "trail/components/railroad.h"
#include "trail/components/rails_map.h"

namespace drover::trail {

using CitySet = std::uint32_t;
static_assert(kCities <= 32);
constexpr CitySet city_bit(City city) { return CitySet{1} << city; }

inline constexpr int kLongestStrip = 10;

struct Deliveries {
  std::array<CityRow, kCities> city{};  // only those in play have figures
  CitySet in_play = 0;
  std::array<City, kLongestStrip> strip{};
  int strip_length = 0;
  std::array<CityArrowRow, kLongestStrip - 1> arrow{};  // arrow i joins strip[i] and strip[i + 1]
  std::array<std::int8_t, kCities> place{};             // on the strip, or -1
  std::array<std::int8_t, kCities> town{};              // of a large town, or -1
  City last_city = kNoCity;                             // the one that objective cards ask for
};

namespace detail {
constexpr Deliveries make_deliveries(std::span<const CityRow> strip,
                                     std::span<const CityArrowRow> arrows,
                                     std::span<const TownMap> map, std::string_view last_city) {
  Deliveries made;
  made.place.fill(-1);
  made.town.fill(kNoTown);
  made.strip_length = static_cast<int>(strip.size());
  for (std::size_t i = 0; i < strip.size(); ++i) {
    const City city = city_named(strip[i].slug);
    made.strip[i] = city;
    made.place[city] = static_cast<std::int8_t>(i);
    made.city[city] = strip[i];
    made.in_play |= city_bit(city);
  }
  for (std::size_t i = 0; i < arrows.size(); ++i) made.arrow[i] = arrows[i];
  for (const TownMap& towns : map) {
    made.town = towns.town_of_city;
    for (const CityRow& crest : towns.crest) {
      const City city = city_named(crest.slug);
      made.city[city] = crest;
      made.in_play |= city_bit(city);
    }
  }
  made.last_city = city_named(last_city);
  return made;
}
}  // namespace detail

// By printing. With the expansion, where San Francisco lies on the map, "San Francisco" and "New
// York" on objective cards mean one city.
inline constexpr std::array<Deliveries, kPrintings> kDeliveries{
    detail::make_deliveries(kFirstStrip, kFirstArrows, {}, "san-francisco"),
    detail::make_deliveries(kFirstRailsStrip, kFirstRailsArrows, std::span(kTownMaps).subspan(0, 1),
                            "san-francisco"),
    detail::make_deliveries(kSecondStrip, kSecondArrows, {}, "new-york"),
    detail::make_deliveries(kSecondRailsStrip, kSecondRailsArrows,
                            std::span(kTownMaps).subspan(1, 1), "new-york")};

}  // namespace drover::trail
