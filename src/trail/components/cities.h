// The city strip above the railroad (1st ed. pp. 8, 9, 16).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/provenance.h"

namespace drover::trail {

enum class Corners : std::uint8_t { kLight, kDark };

struct CityRow {
  std::string_view slug;
  std::string_view name;
  std::uint8_t value;  // equals the number of the track space below the crest
  Corners corners;
  std::int8_t victory_points;  // for each disc
  std::uint8_t dollars;        // at once, for each disc
  bool repeatable;
  Provenance from;
};
inline constexpr int kCities = 10;
inline constexpr std::array<CityRow, kCities> kCityTable{{
    {"kansas-city", "Kansas City", 0, Corners::kLight, -6, 6, true, kRuleBook},
    {"topeka", "Topeka", 1, Corners::kLight, 0, 0, false, kPrint},
    {"wichita", "Wichita", 4, Corners::kLight, 0, 0, false, kPrint},
    {"colorado-springs", "Colorado Springs", 6, Corners::kLight, 0, 0, false, kPrint},
    {"santa-fe", "Santa Fe", 8, Corners::kLight, 0, 0, false, kPrint},
    {"albuquerque", "Albuquerque", 10, Corners::kDark, 0, 0, false, kPrint},
    {"el-paso", "El Paso", 12, Corners::kDark, 0, 0, false, kPrint},
    {"san-diego", "San Diego", 14, Corners::kLight, 0, 0, false, kPrint},
    {"sacramento", "Sacramento", 16, Corners::kDark, 6, 0, false, kPrint},
    {"san-francisco", "San Francisco", 18, Corners::kDark, 9, 0, true, kPrint},
}};
inline constexpr int kKansasCity = 0;
inline constexpr int kLastCity = 9;

// The green arrow between a city and the next one; it needs a disc on both.
struct CityArrowRow {
  std::int8_t victory_points;
  bool objective_card;
  Provenance from;
};
inline constexpr std::array<CityArrowRow, kCities - 1> kCityArrowTable{{
    {0, false, kPrint},   // Kansas City - Topeka: no arrow
    {-3, true, kPrint},   // Topeka - Wichita
    {-1, false, kPrint},  // Wichita - Colorado Springs
    {0, true, kPrint},    // Colorado Springs - Santa Fe
    {0, true, kPrint},    // Santa Fe - Albuquerque
    {6, false, kPrint},   // Albuquerque - El Paso
    {8, false, kPrint},   // El Paso - San Diego
    {4, false, kPrint},   // San Diego - Sacramento
    {0, false, kPrint},   // Sacramento - San Francisco: no arrow
}};

}  // namespace drover::trail
