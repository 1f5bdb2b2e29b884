// The words of events.
#include "engine/events.h"

#include <array>
#include <cstdint>
#include <span>

#include "trail/cards.h"
#include "trail/events.h"
#include "trail/names.h"
#include "trail/state.h"

namespace drover::trail {

namespace {

using engine::flag;
using engine::kUntold;
using engine::name;
using engine::place;
using engine::seat;

// In the order of AutomaAction.
constexpr std::array<std::string_view, kAutomaActions> kAutomaActionWords{"nothing",
                                                                          "hire-cheapest",
                                                                          "hire-specialist",
                                                                          "hire-engineer",
                                                                          "move-engine",
                                                                          "take-objective",
                                                                          "take-trade",
                                                                          "take-hazard",
                                                                          "buy-cattle",
                                                                          "buy-cattle-but-one",
                                                                          "draw-cattle",
                                                                          "place-building",
                                                                          "engine-three",
                                                                          "build-at-random",
                                                                          "take-cattle-fewest",
                                                                          "take-cattle-most",
                                                                          "take-hazard-most",
                                                                          "found-office",
                                                                          "deliver"};
static_assert(static_cast<int>(AutomaAction::kDeliver) + 1 == kAutomaActions);

// In the order of AutomaReason.
constexpr std::array<std::string_view, kAutomaReasons> kAutomaReasonWords{"card-says",
                                                                          "cheapest",
                                                                          "specialization",
                                                                          "most-numerous",
                                                                          "station",
                                                                          "as-far-as-possible",
                                                                          "end-of-track",
                                                                          "most-points",
                                                                          "fewest-points",
                                                                          "highest-reward",
                                                                          "most-builders",
                                                                          "at-random",
                                                                          "town-list",
                                                                          "town-card",
                                                                          "reward",
                                                                          "schedule",
                                                                          "next-higher",
                                                                          "last-city-again",
                                                                          "other-specialization",
                                                                          "none-on-offer",
                                                                          "no-room",
                                                                          "too-dear",
                                                                          "no-space",
                                                                          "no-way",
                                                                          "no-discs"};
static_assert(static_cast<int>(AutomaReason::kNoDiscs) + 1 == kAutomaReasons);

constexpr text::NameTable kAutomaActionTable{"action of an automa", kAutomaActions,
                                             [](std::uint8_t v) { return kAutomaActionWords[v]; }};
constexpr text::NameTable kAutomaReasonTable{"reason of an automa", kAutomaReasons,
                                             [](std::uint8_t v) { return kAutomaReasonWords[v]; }};

// The decks are numbered alike, so the name of a card does not depend on whose it is.
constexpr text::NameTable kAutomaCards{"automa card", kBriscoTable.size(),
                                       [](std::uint8_t v) { return kBriscoTable[v].slug; }};
constexpr bool numbered_alike(std::span<const AutomaCardRow> deck) {
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (deck[i].slug != kBriscoTable[i].slug) return false;
  }
  return true;
}
static_assert(numbered_alike(kGarthTable) && numbered_alike(kSamTable));

// A place in foresight as people see it: column and side.
text::Value column_of(std::uint8_t place) { return place / 2 + 1; }
text::Value side_of(std::uint8_t place) { return text::Value(place % 2 == 0 ? "left" : "right"); }

// A place on the track, as its number of certificates.
text::Value certificates_of(std::uint8_t place) {
  return place < kCertificateTrack.size() ? text::Value(kCertificateTrack[place].certificates)
                                          : text::Value();
}

void write_target(const Event& event, text::Object& out) {
  const bool city = static_cast<DiscTarget>(event.a) == DiscTarget::kCity;
  out[city ? "city" : "station"] =
      json_of(city ? name(Names::kCity) : engine::counted(kAllStations), event.b);
}

constexpr std::uint8_t kIntoHand = 1;  // an objective card
constexpr std::uint8_t kKept = 2;      // one before an automa

void write_kept(const Event& event, text::Object& out) {
  if (event.c == kKept) out["kept"] = true;
}

bool is_for_one(const Event& /*event*/) { return true; }
bool is_blind(const Event& event) { return event.b == kUntold && event.c == kIntoHand; }

constexpr auto kA = &Event::a;
constexpr auto kB = &Event::b;
constexpr auto kC = &Event::c;

using K = EventKind;
const std::array kEventRows = std::to_array<engine::EventRow>({
    {K::kTurnBegan, "turn_began", {}, "turn"},
    {K::kHerderPlaced, "herder_placed", {{{"space", kA, name(Names::kSpace)}}}},
    {K::kHerderStepped, "herder_stepped", {{{"space", kA, name(Names::kSpace)}}}},
    {K::kFeePaid, "fee_paid", {{{"space", kA, name(Names::kSpace)}, {"to", kB, seat()}}}, "amount"},
    {K::kDollarsGained, "dollars_gained", {}, "amount"},
    {K::kDollarsPaid, "dollars_paid", {}, "amount"},
    {K::kLocalActionUsed,
     "local_action_used",
     {{{"action", kA, name(Names::kAction)}, {"space", kB, name(Names::kSpace)}}}},
    {K::kAuxUsed,
     "aux_used",
     {{{"aux", kA, name(Names::kAux)}, {"times", kB, engine::number(0, 255)}}}},
    {K::kForfeited, "forfeited"},
    {K::kCardDrawn, "card_drawn", {{{"card", kA, name(Names::kCard)}}}, {}, nullptr, is_for_one},
    {K::kDeckShuffled, "deck_shuffled"},
    {K::kCardDiscarded, "card_discarded", {{{"card", kA, name(Names::kCard)}}}},
    {K::kCardRemoved, "card_removed", {{{"card", kA, name(Names::kCard)}}}},
    {K::kObjectiveTaken,
     "objective_taken",
     {{{"card", kA, name(Names::kCard)},
       {"from", kB, place().or_else("stack")},
       {"into_hand", kC, flag()}}},
     {},
     write_kept,
     is_blind},
    {K::kObjectiveShown,
     "objective_shown",
     {{{"card", kA, name(Names::kCard)}, {"place", kB, place()}}}},
    {K::kObjectivePlayed, "objective_played", {{{"card", kA, name(Names::kCard)}}}},
    {K::kCattleBought, "cattle_bought", {{{"card", kA, name(Names::kCard)}}}},
    {K::kMarketCardShown, "market_card_shown", {{{"card", kA, name(Names::kCard)}}}},
    {K::kWorkerHired,
     "worker_hired",
     {{{"worker", kA, name(Names::kWorker)}, {"row", kB, place()}}}},
    {K::kBuildingPlaced,
     "building_placed",
     {{{"building", kA, place()}, {"space", kB, name(Names::kSpace)}}}},
    {K::kBuildingRemoved,
     "building_removed",
     {{{"building", kA, place()}, {"space", kB, name(Names::kSpace)}}}},
    {K::kHazardTaken,
     "hazard_taken",
     {{{"space", kA, name(Names::kSpace)}, {"tile", kB, name(Names::kTile)}}}},
    {K::kTradeTileTaken,
     "trade_tile_taken",
     {{{"space", kA, name(Names::kSpace)}, {"tile", kB, name(Names::kTile)}}}},
    {K::kEngineMoved, "engine_moved", {{{"engine", kA, name(Names::kTrackPlace)}}}},
    {K::kStationUpgraded, "station_upgraded", {{{"station", kA, place()}}}},
    {K::kDiscTaken, "disc_taken", {{{"disc_space", kA, name(Names::kDiscSpace)}}}},
    {K::kStationDiscTaken, "station_disc_taken", {{{"station", kA, place()}}}},
    {K::kDiscPlaced, "disc_placed", {}, {}, write_target},
    {K::kStationMasterWon,
     "station_master_won",
     {{{"station", kA, place()},
       {"tile", kB, name(Names::kStationMaster)},
       {"worker", kC, name(Names::kWorker)}}}},
    {K::kCertificatesMoved, "certificates_moved", {{{"certificates", kA, {}, certificates_of}}}},
    {K::kTileChosen,
     "tile_chosen",
     {{{"column", kA, {}, column_of},
       {"side", kA, {}, side_of},
       {"tile", kB, name(Names::kTile)}}}},
    {K::kTilePlaced,
     "tile_placed",
     {{{"space", kA, name(Names::kSpace)}, {"tile", kB, name(Names::kTile)}}}},
    {K::kTileOut, "tile_out", {{{"tile", kB, name(Names::kTile)}}}},
    {K::kWorkerOffered,
     "worker_offered",
     {{{"worker", kA, name(Names::kWorker)}, {"row", kB, place()}}}},
    {K::kJobTokenMoved, "job_token_moved", {{{"row", kA, place()}}}},
    {K::kJobTokenTaken, "job_token_taken"},
    {K::kTileRevealed,
     "tile_revealed",
     {{{"column", kA, {}, column_of},
       {"side", kA, {}, side_of},
       {"tile", kB, name(Names::kTile)}}}},
    {K::kIncome, "income", {}, "breeding_value"},
    {K::kDelivered, "delivered", {{{"city", kA, name(Names::kCity)}}}, "transport_cost"},
    {K::kHerderReturned, "herder_returned"},
    {K::kGameEnded, "game_ended"},
    {K::kTokensGained, "token_gained", {}, "amount"},
    {K::kTokenUsed, "token_used", {}, "count"},
    {K::kOfficeFounded,
     "office_founded",
     {{{"town", kA, name(Names::kTown)}, {"space", kB, place()}}}},
    {K::kCattleGrown,
     "cattle_grown",
     {{{"card", kA, name(Names::kCard)}, {"into", kB, name(Names::kCard)}}}},
    {K::kCattleTaken, "cattle_taken", {{{"card", kA, name(Names::kCard)}}}},
    {K::kBonusTileUsed,
     "bonus_tile_used",
     {{{"town", kA, name(Names::kTown)}, {"tile", kB, name(Names::kBonusTile)}}}},
    {K::kStationMasterTaken,
     "station_master_taken",
     {{{"master", kA, name(Names::kStationMaster)}}}},
    {K::kAutomaShuffled, "automa_shuffled"},
    {K::kAutomaCard, "automa_card", {{{"card", kA, name(kAutomaCards)}}}, "steps"},
    {K::kAutomaActs,
     "automa_acts",
     {{{"action", kA, name(kAutomaActionTable)},
       {"workers", kB, engine::number(0, 255)},
       {"reason", kC, name(kAutomaReasonTable)}}}},
    {K::kAutomaNothing,
     "automa_nothing",
     {{{"action", kA, name(kAutomaActionTable)}, {"reason", kC, name(kAutomaReasonTable)}}}},
    {K::kSpecialized, "specialized", {{{"worker", kA, name(Names::kWorker)}}}},
    {K::kFeeFromBank,
     "fee_from_bank",
     {{{"space", kA, name(Names::kSpace)}, {"to", kB, place()}}},
     "amount"},
    {K::kOfficeCardTurned, "office_card_turned", {{{"town", kA, name(Names::kTown)}}}},
    {K::kOfficeCardPutUnder, "office_card_put_under", {{{"town", kA, name(Names::kTown)}}}},
});
constexpr engine::EventTable kEventTable(kEventRows);

}  // namespace

const engine::EventTable& event_table() { return kEventTable; }

std::string_view automa_action_name(AutomaAction action) {
  return kAutomaActionTable.of(static_cast<std::uint8_t>(action));
}
std::string_view automa_reason_name(AutomaReason reason) {
  return kAutomaReasonTable.of(static_cast<std::uint8_t>(reason));
}

}  // namespace drover::trail
