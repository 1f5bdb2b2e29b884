// The railroad track with its turnouts, stations and crosses (1st ed. pp. 9, 12).
//
// A place on the track is a number from 0 to 48: the spaces 0 to 39 in order, each turnout standing
// between the two spaces it connects.
#pragma once

#include <array>
#include <cstdint>

#include "trail/components/cities.h"
#include "trail/components/provenance.h"

namespace drover::trail {

inline constexpr int kStations = 10;
inline constexpr int kStationMasterSpaces = 5;       // stations 1 to 5
inline constexpr std::uint8_t kNoTrackSpace = 0xff;  // the station of a town
inline constexpr int kLastTrackSpace = 39;
inline constexpr int kTrackPlaces = 49;

struct StationRow {
  std::uint8_t after_space;  // its turnout leaves this space; station 10 stands on space 39
  std::uint8_t upgrade_cost;
  std::uint8_t victory_points;
  Corners corners;
  Provenance from;
};
inline constexpr std::array<StationRow, kStations> kStationTable{{
    {4, 2, 1, Corners::kLight, kPrint},
    {7, 2, 1, Corners::kLight, kPrint},
    {10, 4, 2, Corners::kLight, kPrint},
    {13, 4, 2, Corners::kLight, kPrint},
    {16, 6, 3, Corners::kDark, kPrint},
    {21, 8, 5, Corners::kDark, kPrint},
    {25, 7, 6, Corners::kDark, kPrint},
    {29, 6, 7, Corners::kDark, kPrint},
    {33, 5, 8, Corners::kDark, kPrint},
    {39, 3, 9, Corners::kDark, kPrint},
}};

// Crosses on the sleepers: each stands between this space and the next.
struct CrossRow {
  std::uint8_t after_space;
  Provenance from;
};
inline constexpr std::array<CrossRow, 11> kCrossTable{{
    {3, kPrint},
    {4, kPrint},
    {5, kPrint},
    {7, kPrint},
    {9, kPrint},
    {10, kPrint},
    {11, kPrint},
    {13, kPrint},
    {15, kPrint},
    {16, kPrint},
    {17, kPrint},
}};

struct TrackPlace {
  std::uint8_t space;   // the numbered space; for a turnout the one it leaves
  std::int8_t station;  // 0..9, or -1
  bool turnout;
  std::uint8_t crosses;  // crosses behind an engine standing here
};

namespace detail {
constexpr std::uint8_t crosses_before(int space) {
  std::uint8_t count = 0;
  for (const CrossRow& cross : kCrossTable) {
    if (cross.after_space < space) ++count;
  }
  return count;
}

constexpr std::array<TrackPlace, kTrackPlaces> make_track() {
  std::array<TrackPlace, kTrackPlaces> track{};
  std::size_t at = 0;
  for (int space = 0; space <= kLastTrackSpace; ++space) {
    const auto number = static_cast<std::uint8_t>(space);
    track[at++] = {number, -1, false, crosses_before(space)};
    for (int station = 0; station < kStations; ++station) {
      if (kStationTable[static_cast<std::size_t>(station)].after_space != space) continue;
      if (space == kLastTrackSpace) {
        track[at - 1].station = static_cast<std::int8_t>(station);
      } else {
        // On a turnout the cross beside it counts as passed.
        track[at++] = {number, static_cast<std::int8_t>(station), true, crosses_before(space + 1)};
      }
    }
  }
  return track;
}

constexpr std::uint64_t make_turnout_mask() {
  std::uint64_t mask = 0;
  const auto track = make_track();
  for (std::size_t i = 0; i < track.size(); ++i) {
    if (track[i].turnout) mask |= 1ULL << i;
  }
  return mask;
}
}  // namespace detail

inline constexpr std::array<TrackPlace, kTrackPlaces> kTrack = detail::make_track();
inline constexpr std::uint64_t kTurnoutMask = detail::make_turnout_mask();
inline constexpr std::uint8_t kTrackStart = 0;
inline constexpr std::uint8_t kTrackEnd = kTrackPlaces - 1;  // space 39
inline constexpr int kTrackEndDollars = 3;

constexpr std::uint8_t track_place_of_space(int space) {
  std::uint8_t place = 0;
  while (kTrack[place].space != space || kTrack[place].turnout) ++place;
  return place;
}
constexpr std::uint8_t track_place_of_station(int station) {
  std::uint8_t place = 0;
  while (kTrack[place].station != station) ++place;
  return place;
}

// Dollars for a delivery to a city of that value with the engine at `place`: one per cross between
// them.
constexpr int transport_cost_to(int value, std::uint8_t place) {
  const int far = detail::crosses_before(value);
  const int near = kTrack[place].crosses;
  return far > near ? far - near : 0;
}

}  // namespace drover::trail
