// Prospects: the events worth naming as the outcome of a move.
#pragma once

#include <array>

#include "kit/prospect_row.h"
#include "trail/state/events.h"
#include "trail/state/state.h"

namespace drover::trail {

inline constexpr std::array kProspects = std::to_array<kit::ProspectRow>({
    {EventKind::kDelivered, 10, "city"},
    {EventKind::kStationMasterWon, 7, "station", {}, false},
    {EventKind::kWorkerHired, 6, "worker"},
    {EventKind::kBuildingPlaced, 6, "building"},
    {EventKind::kOfficeFounded, 5, "town"},
    {EventKind::kStationUpgraded, 5, "station"},
    {EventKind::kCattleBought, 5, "card"},
    {EventKind::kCattleTaken, 5, "card"},
    {EventKind::kHazardTaken, 4, "space", "tile"},
    {EventKind::kObjectivePlayed, 4},
    {EventKind::kObjectiveTaken, 3},
    {EventKind::kTradeTileTaken, 3, "space", "tile"},
    {EventKind::kCattleGrown, 3},
    {EventKind::kJobTokenTaken, 3},
    {EventKind::kCertificatesMoved, 2},
    {EventKind::kCardRemoved, 2},
});

// True if the event, of a kind in kProspects, benefits its seat; certificates may also be spent.
bool is_gain(const State& before, const Event& event);
// True if the cards and tiles that the event names are visible in `view`, so that a prediction may
// name them.
bool names_visible_pieces(const State& view, const Event& event);

}  // namespace drover::trail
