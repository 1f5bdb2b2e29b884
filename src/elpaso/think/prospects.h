// What a player may look forward to: the events that are worth naming as what a move leads to.
#pragma once

#include <array>

#include "elpaso/events.h"
#include "elpaso/state.h"
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

// Whether the event, one of these, is to the good of its seat: certificates can be spent as well.
bool is_gain(const State& before, const Event& event);
// Whether the cards and tiles that it names lie open in the view, so that they may be named before
// it happens.
bool lies_open(const State& view, const Event& event);

}  // namespace drover::elpaso
