// Where cattle is delivered: the strip of crests above the railroad, one for each printing
// (1st ed. pp. 8, 9, 16; 2nd ed. and both printings of Rails to the North: the facts' tables).
//
// A city has one number in all printings, so that a move can name it without a position; its
// figures depend on the printing. Large towns of Rails to the North are cities too (rails_map.h).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/editions.h"
#include "trail/components/provenance.h"

namespace drover::trail {

enum class Corners : std::uint8_t { kLight, kDark };

struct CityName {
  std::string_view slug;
  std::string_view name;
};
using City = std::uint8_t;
inline constexpr int kCities = 31;
inline constexpr std::array<CityName, kCities> kCityNames{{
    {"kansas-city", "Kansas City"}, {"topeka", "Topeka"},
    {"wichita", "Wichita"},         {"colorado-springs", "Colorado Springs"},
    {"santa-fe", "Santa Fe"},       {"albuquerque", "Albuquerque"},
    {"el-paso", "El Paso"},         {"san-diego", "San Diego"},
    {"sacramento", "Sacramento"},   {"san-francisco", "San Francisco"},
    {"fulton", "Fulton"},           {"st-louis", "St. Louis"},
    {"bloomington", "Bloomington"}, {"peoria", "Peoria"},
    {"chicago", "Chicago"},         {"toledo", "Toledo"},
    {"pittsburgh", "Pittsburgh"},   {"philadelphia", "Philadelphia"},
    {"new-york", "New York"},       {"columbia", "Columbia"},
    {"detroit", "Detroit"},         {"cleveland", "Cleveland"},
    {"memphis", "Memphis"},         {"denver", "Denver"},
    {"milwaukee", "Milwaukee"},     {"green-bay", "Green Bay"},
    {"minneapolis", "Minneapolis"}, {"toronto", "Toronto"},
    {"montreal", "Montréal"},       {"buffalo", "Buffalo"},
    {"oregon-city", "Oregon City"},
}};

inline constexpr City kNoCity = 0xff;
constexpr City city_named(std::string_view slug) {
  for (std::size_t i = 0; i < kCityNames.size(); ++i) {
    if (kCityNames[i].slug == slug) return static_cast<City>(i);
  }
  return kNoCity;
}
inline constexpr City kKansasCity = city_named("kansas-city");

// The rewards of a crest. Its action is mandatory and carried out at once.
struct Crest {
  std::int8_t victory_points = 0;  // for each disc
  std::uint8_t points_per_bell = 0;
  std::uint8_t dollars = 0;
  bool objective_card = false;
  bool station_master = false;  // one of those left over at set-up
  bool repeatable = false;
};

struct CityRow {
  std::string_view slug;
  std::uint8_t value;  // equals the number of the track space below the crest
  Corners corners;
  Crest crest;
  Provenance from;
};

// The green arrow between a city of a strip and the next one; it needs a disc on both.
struct CityArrowRow {
  std::int8_t victory_points;
  bool objective_card;
  std::uint8_t tokens;  // exchange tokens
  Provenance from;
};

// ---- First edition ------------------------------------------------------------------------------

inline constexpr Crest kPlainCrest{};
inline constexpr std::array<CityRow, 10> kFirstStrip{{
    {"kansas-city", 0, Corners::kLight, {-6, 0, 6, false, false, true}, kRuleBook},
    {"topeka", 1, Corners::kLight, kPlainCrest, kPrint},
    {"wichita", 4, Corners::kLight, kPlainCrest, kPrint},
    {"colorado-springs", 6, Corners::kLight, kPlainCrest, kPrint},
    {"santa-fe", 8, Corners::kLight, kPlainCrest, kPrint},
    {"albuquerque", 10, Corners::kDark, kPlainCrest, kPrint},
    {"el-paso", 12, Corners::kDark, kPlainCrest, kPrint},
    {"san-diego", 14, Corners::kLight, kPlainCrest, kPrint},
    {"sacramento", 16, Corners::kDark, {6, 0, 0, false, false, false}, kPrint},
    {"san-francisco", 18, Corners::kDark, {9, 0, 0, false, false, true}, kPrint},
}};
inline constexpr std::array<CityArrowRow, 9> kFirstArrows{{
    {0, false, 0, kPrint},   // Kansas City - Topeka: no arrow
    {-3, true, 0, kPrint},   // Topeka - Wichita
    {-1, false, 0, kPrint},  // Wichita - Colorado Springs
    {0, true, 0, kPrint},    // Colorado Springs - Santa Fe
    {0, true, 0, kPrint},    // Santa Fe - Albuquerque
    {6, false, 0, kPrint},   // Albuquerque - El Paso
    {8, false, 0, kPrint},   // El Paso - San Diego
    {4, false, 0, kPrint},   // San Diego - Sacramento
    {0, false, 0, kPrint},   // Sacramento - San Francisco: no arrow
}};

// ---- Second edition -----------------------------------------------------------------------------

inline constexpr Provenance kSecondStripSource{Source::kOneImplementation, 88};
inline constexpr std::array<CityRow, 10> kSecondStrip{{
    {"kansas-city", 0, Corners::kLight, {-6, 0, 4, false, false, true}, kRuleBook},
    {"fulton", 1, Corners::kLight, kPlainCrest, kSecondStripSource},
    {"st-louis", 4, Corners::kLight, kPlainCrest, kSecondStripSource},
    {"bloomington", 6, Corners::kLight, kPlainCrest, kSecondStripSource},
    {"peoria", 8, Corners::kLight, kPlainCrest, kSecondStripSource},
    {"chicago", 10, Corners::kDark, kPlainCrest, kSecondStripSource},
    {"toledo", 12, Corners::kDark, kPlainCrest, kSecondStripSource},
    {"pittsburgh", 14, Corners::kLight, kPlainCrest, kSecondStripSource},
    {"philadelphia", 16, Corners::kDark, {6, 0, 0, false, false, false}, kSecondStripSource},
    {"new-york", 18, Corners::kDark, {9, 0, 0, false, false, true}, kSecondStripSource},
}};
inline constexpr std::array<CityArrowRow, 9> kSecondArrows{{
    {0, false, 0, kSecondStripSource},  // Kansas City - Fulton: no arrow
    {-3, true, 0, kSecondStripSource},  // Fulton - St. Louis
    {0, false, 1, kSecondStripSource},  // St. Louis - Bloomington
    {0, true, 0, kSecondStripSource},   // Bloomington - Peoria
    {0, true, 0, kSecondStripSource},   // Peoria - Chicago
    {6, false, 0, kSecondStripSource},  // Chicago - Toledo
    {8, false, 0, kSecondStripSource},  // Toledo - Pittsburgh
    {4, false, 0, kSecondStripSource},  // Pittsburgh - Philadelphia
    {0, false, 0, kSecondStripSource},  // Philadelphia - New York: no arrow
}};

// ---- Rails to the North, first printing ---------------------------------------------------------

inline constexpr std::array<CityRow, 8> kFirstRailsStrip{{
    {"kansas-city", 0, Corners::kLight, {-8, 0, 6, false, false, true}, kFirstRails},
    {"columbia", 1, Corners::kLight, kPlainCrest, kFirstRails},
    {"st-louis", 4, Corners::kLight, kPlainCrest, kFirstRails},
    {"chicago", 6, Corners::kLight, kPlainCrest, kFirstRails},
    {"detroit", 10, Corners::kDark, {0, 0, 0, true, false, false}, kFirstRails},
    {"cleveland", 12, Corners::kDark, kPlainCrest, kFirstRails},
    {"pittsburgh", 15, Corners::kLight, kPlainCrest, kFirstRails},
    {"new-york", 18, Corners::kDark, {3, 0, 0, false, true, false}, kFirstRails},
}};
inline constexpr std::array<CityArrowRow, 7> kFirstRailsArrows{{
    {0, false, 0, kFirstRails},   // Kansas City - Columbia: no arrow
    {-5, false, 1, kFirstRails},  // Columbia - St. Louis
    {0, false, 0, kFirstRails},   // St. Louis - Chicago: no arrow
    {-5, false, 1, kFirstRails},  // Chicago - Detroit
    {0, false, 0, kFirstRails},   // Detroit - Cleveland: no arrow
    {4, true, 0, kFirstRails},    // Cleveland - Pittsburgh
    {6, false, 0, kFirstRails},   // Pittsburgh - New York
}};

// ---- Rails to the North, second printing: reconstructed (docs/reconstructed.md) -----------------

inline constexpr std::array<CityRow, 8> kSecondRailsStrip{{
    {"kansas-city", 0, Corners::kLight, {-8, 0, 4, false, false, true}, reconstructed(50)},
    {"fulton", 1, Corners::kLight, kPlainCrest, reconstructed(50)},
    {"st-louis", 4, Corners::kLight, kPlainCrest, reconstructed(35)},
    {"bloomington", 6, Corners::kLight, kPlainCrest, reconstructed(35)},
    {"chicago", 10, Corners::kDark, {0, 0, 0, true, false, false}, reconstructed(35)},
    {"toledo", 12, Corners::kDark, kPlainCrest, reconstructed(35)},
    {"pittsburgh", 15, Corners::kLight, kPlainCrest, reconstructed(35)},
    {"new-york", 18, Corners::kDark, {9, 0, 0, false, false, true}, reconstructed(30)},
}};
inline constexpr std::array<CityArrowRow, 7> kSecondRailsArrows{{
    {0, false, 0, reconstructed(35)},   // Kansas City - Fulton: no arrow
    {-5, false, 1, reconstructed(35)},  // Fulton - St. Louis
    {0, false, 0, reconstructed(35)},   // St. Louis - Bloomington: no arrow
    {-5, false, 1, reconstructed(35)},  // Bloomington - Chicago
    {0, false, 0, reconstructed(35)},   // Chicago - Toledo: no arrow
    {4, true, 0, reconstructed(35)},    // Toledo - Pittsburgh
    {6, false, 0, reconstructed(35)},   // Pittsburgh - New York
}};

}  // namespace drover::trail
