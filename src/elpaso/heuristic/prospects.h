// Prospects: the events that a hint may name as outcomes of a move, with their weights.
#pragma once

#include <array>

#include "elpaso/state/events.h"
#include "elpaso/state/state.h"
#include "kit/prospect_row.h"

namespace drover::elpaso {

inline constexpr std::array kProspects = std::to_array<kit::ProspectRow>({
    {EventKind::kDelivered, 10, "post"},
    {EventKind::kSimmentalTaken, 6},
    {EventKind::kTrainUsed, 6, "train"},
    {EventKind::kBuildingPlaced, 6, "building"},
    {EventKind::kWorkerHired, 5, "worker"},
    {EventKind::kCattleTaken, 5, "card"},
    {EventKind::kObjectiveTaken, 4},
    {EventKind::kBonusTaken, 4},
    {EventKind::kFinished, 4},
    {EventKind::kCertificatesMoved, 2},
    {EventKind::kCardRemoved, 2},
});

// True if the event, of a kind listed in kProspects, is a gain for its seat. False only for spent
// certificates.
bool is_gain(const State& before, const Event& event);
// True if the cards that the event names are visible in the view, so that a hint may name them.
bool names_visible_pieces(const State& view, const Event& event);

}  // namespace drover::elpaso
