// Events: the effects of a move. Events of Sue's turn carry her seat.
#pragma once

#include <cstdint>
#include <string_view>

#include "elpaso/components/automa_cards.h"
#include "kit/events.h"
#include "kit/types.h"

namespace drover::elpaso {

enum class EventKind : std::uint8_t {
  kTurnBegan,          // amount: number of the turn
  kHerderPlaced,       // a: space
  kHerderStepped,      // a: space reached (a location on the way, or the last one)
  kDollarsGained,      // amount
  kDollarsPaid,        // amount, to the bank
  kActionUsed,         // a: ActionId, b: the herder's space
  kAuxUsed,            // a: auxiliary action 0..3
  kForfeited,          // a reward, an exchange or a delivery was declined or impossible
  kTokensGained,       // amount
  kTokenUsed,          // one exchange token back to the bank
  kCardDrawn,          // a: card (private to the player), from the draw pile to the hand
  kWorkerDrawn,        // a: Worker, from the draw pile to the worker area
  kDeckShuffled,       // the discard pile became the draw pile
  kCardDiscarded,      // a: card, from the hand to the discard pile
  kCardRemoved,        // a: card, from the hand out of the game
  kWorkerHired,        // a: Worker, from its stack to the worker area; amount: its price
  kWorkerDiscarded,    // a: Worker, from the worker area to the discard pile; b: WorkerUse
  kCattleTaken,        // a: card, from the market to the discard pile (Sue: her cattle pile)
  kSimmentalTaken,     // from the board to the discard pile (Sue: her cattle pile)
  kEndTriggered,       // that was the last Simmental card
  kObjectiveTaken,     // a: tile, b: place in the display or 0xff for the stack
  kObjectiveShown,     // a: tile, b: place in the display; from the stack
  kBonusTaken,         // a: kind, b: place in the display or 0xff for the stack
  kBonusShown,         // a: kind, b: place in the display; from the stack
  kTrainUsed,          // a: row of kTrainTable
  kBuildingPlaced,     // a: kind, b: space; from its stack
  kBuildingRemoved,    // a: kind, b: space; replaced by a better one, back to its stack
  kCertificatesMoved,  // a: where the marker stands now
  kArrived,            // at El Paso
  kHandShown,          // amount: breeding value with permanent certificates, without those spent
  kDelivered,          // a: post, b: certificates spent
  kDiscPlaced,         // a: post, b: Disc it came from (0xff: Sue's reserve)
  kFinished,           // the herder stands on the Simmental space; everybody else has one last turn
  kGameEnded,
  // Sue
  kAutomaShuffled,  // her discards became her deck
  kAutomaDrawn,     // a: automa card
  kSueActs,         // a: SueAction (never kBestOfThree), b: workers of its type, c: SueReason
  kSueSupply,   // a: card drawn from her supply; a worker joins her row. b: for a joker the Worker
                //    it counts as from now on, c: SueReason
  kSueNothing,  // a: SueAction it was about (0xff: her delivery), c: SueReason why nothing comes of
                // it
};
inline constexpr int kEventKinds = 39;

enum class WorkerUse : std::uint8_t { kCost, kBonus, kStep };

// The reason of an action of Sue's.
enum class SueReason : std::uint8_t {
  kCardSays,        // printed on the card
  kMostWorkers,     // she has most workers for it
  kTieLeftmost,     // tied, leftmost in her row
  kRestIgnored,     // most of those with fewer than four
  kAllFull,         // every type has four or more: most of all
  kReward,          // the reward of a post or train card
  kSoldOut,         // nothing left to take
  kNoneAffordable,  // no tile her builders allow
  kNoSpace,         // no empty building space
  kTopReached,      // both buildings are at the top: a Hereford instead
  kNoDiscs,         // no disc left to deliver with
};

using kit::Event;
using kit::EventList;

// The table of events: writes them as JSON and redacts them for other seats.
const kit::EventTable& event_table();
std::string_view sue_action_name(SueAction action);
std::string_view reason_name(SueReason reason);

}  // namespace drover::elpaso
