// The kinds of events that apply() reports, with their parameters.
#pragma once

#include <cstdint>
#include <string_view>

#include "kit/events.h"
#include "kit/types.h"
#include "trail/components/automas.h"

namespace drover::trail {

enum class EventKind : std::uint8_t {
  kTurnBegan,          // amount: number of the turn
  kHerderPlaced,       // a: space
  kHerderStepped,      // a: space reached (a location on the way, or the last one)
  kFeePaid,            // a: space, b: receiving seat or 0xff for the bank, amount
  kDollarsGained,      // amount
  kDollarsPaid,        // amount, to the bank
  kLocalActionUsed,    // a: action, b: space
  kAuxUsed,            // a: Aux, b: 1 or 2
  kForfeited,          // an immediate action or reward was declined, or impossible as all can see
  kCardDrawn,          // a: card (private to the player), from the draw stack to the hand
  kDeckShuffled,       // the discard pile became the draw stack
  kCardDiscarded,      // a: card
  kCardRemoved,        // a: card, out of the game
  kObjectiveTaken,     // a: card, b: place in the display or 0xff for the stack, c: 1 to the hand
                       //    (card private if taken from the stack to the hand), 2 to the objective
                       //    area of an automa
  kObjectiveShown,     // a: card, b: place in the display
  kObjectivePlayed,    // a: card
  kCattleBought,       // a: card
  kMarketCardShown,    // a: card, from the market stack to the market
  kWorkerHired,        // a: Worker, b: row
  kBuildingPlaced,     // a: number - 1, b: space
  kBuildingRemoved,    // a: number - 1, b: space, replaced by a better one
  kHazardTaken,        // a: space, b: tile
  kTradeTileTaken,     // a: space, b: tile
  kEngineMoved,        // a: place
  kStationUpgraded,    // a: station
  kDiscTaken,          // a: DiscSpace; from the player board; 0xff: from an automa's supply
  kStationDiscTaken,   // a: station; an own disc leaves it
  kDiscPlaced,         // a: DiscTarget, b: city or station
  kStationMasterWon,   // a: station, b: tile, c: Worker appointed; 0xff: an automa left a marker
  kCertificatesMoved,  // a: index on the track
  kTileChosen,         // a: foresight place, b: tile
  kTilePlaced,         // a: space, b: tile; a hazard or trade tile on the trail
  kTileOut,            // b: tile; no room, out of the game
  kWorkerOffered,      // a: Worker, b: row; into the job market
  kJobTokenMoved,      // a: row
  kJobTokenTaken,      //
  kTileRevealed,       // a: foresight place, b: tile
  kIncome,             // amount: total breeding value
  kDelivered,          // a: city, amount: transport cost
  kHerderReturned,     // to the horseman space
  kGameEnded,
  kTokensGained,        // amount: exchange tokens
  kTokenUsed,           // amount: cards to be drawn
  kOfficeFounded,       // a: town, b: space
  kCattleGrown,         // a: card that leaves the hand and the game, b: card to the discard pile
  kCattleTaken,         // a: card, from the market to the discard pile, free
  kBonusTileUsed,       // a: town, b: tile
  kStationMasterTaken,  // a: tile, one of those left over at set-up
  kAutomaShuffled,      // its discards became its deck
  kAutomaCard,          // a: card turned over, amount: steps
  kAutomaActs,          // a: AutomaAction, b: workers that count for it, c: AutomaReason
  kAutomaNothing,       // a: AutomaAction that came to nothing, c: AutomaReason
  kSpecialized,         // a: Worker an automa is specialized in from now on
  kFeeFromBank,         // a: space, b: receiving seat, amount: an automa walks for nothing
  kOfficeCardTurned,    // a: town that an automa founds towards from now on
  kOfficeCardPutUnder,  // a: town without any way to it; its card goes under the others
};

// The reason why an automa chooses an action, or does nothing.
enum class AutomaReason : std::uint8_t {
  kCardSays,
  kCheapest,         // of the workers on offer
  kSpecialization,   // the kind it is specialized in
  kMostNumerous,     // the most frequent kind
  kStation,          // a station without its disc in reach
  kAsFarAsPossible,  // no such station
  kEndOfTrack,       // back to the first station without its disc, or one space
  kMostPoints,
  kFewestPoints,
  kHighestReward,
  kMostBuilders,  // the dearest building its builders allow
  kAtRandom,
  kTownList,    // the first town of its list that is open to it
  kTownCard,    // the next town on the shortest way to the one on its card
  kReward,      // of a town, crest or arrow
  kSchedule,    // a first delivery of its level
  kNextHigher,  // the lowest crest above those
  kLastCityAgain,
  // Reasons to do nothing.
  kOtherSpecialization,
  kNoneOnOffer,   // the market, display, trail or supply has none
  kNoRoom,        // no such worker has a place on its board
  kTooExpensive,  // nothing within its workers and dollars
  kNoSpace,       // nowhere to build
  kNoWay,         // the engine is blocked, or no town is open to it
  kNoDiscs,
};
inline constexpr int kAutomaReasons = 25;

using kit::Event;
using kit::EventList;

// The table of all event kinds: JSON names, and which parameters are private.
const kit::EventTable& event_table();
std::string_view automa_action_name(AutomaAction action);
std::string_view automa_reason_name(AutomaReason reason);

}  // namespace drover::trail
