// The table of events: names, JSON parameters and privacy of each kind.
#include "kit/events.h"

#include <array>
#include <cstdint>
#include <span>

#include "trail/state/cards.h"
#include "trail/state/events.h"
#include "trail/state/names.h"
#include "trail/state/state.h"

namespace drover::trail {

namespace {

using kit::flag;
using kit::is_always_private;
using kit::kUnspecified;
using kit::name;
using kit::parts;
using kit::place;
using kit::seat;
using kit::unforeseen;

constexpr auto kAutomaActionWords = text::enum_names<AutomaAction::kDeliver>(
    "nothing", "hire-cheapest", "hire-specialist", "hire-engineer", "move-engine", "take-objective",
    "take-trade", "take-hazard", "buy-cattle", "buy-cattle-but-one", "draw-cattle",
    "place-building", "engine-three", "build-at-random", "take-cattle-fewest", "take-cattle-most",
    "take-hazard-most", "found-office", "deliver");
static_assert(kAutomaActionWords.size() == kAutomaActions);

constexpr auto kAutomaReasonWords = text::enum_names<AutomaReason::kNoDiscs>(
    "card-says", "cheapest", "specialization", "most-numerous", "station", "as-far-as-possible",
    "end-of-track", "most-points", "fewest-points", "highest-reward", "most-builders", "at-random",
    "town-list", "town-card", "reward", "schedule", "next-higher", "last-city-again",
    "other-specialization", "none-on-offer", "no-room", "too-dear", "no-space", "no-way",
    "no-discs");
static_assert(kAutomaReasonWords.size() == kAutomaReasons);

constexpr text::NameTable kAutomaActionTable =
    text::names_in<kAutomaActionWords>("action of an automa");
constexpr text::NameTable kAutomaReasonTable =
    text::names_in<kAutomaReasonWords>("reason of an automa");

// All automas' decks use one numbering, so a card's name does not depend on the automa.
constexpr text::NameTable kAutomaCards{"automa card", kBriscoTable.size(),
                                       [](std::uint8_t v) { return kBriscoTable[v].slug; }};
constexpr bool numbered_alike(std::span<const AutomaCardRow> deck) {
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (deck[i].slug != kBriscoTable[i].slug) return false;
  }
  return true;
}
static_assert(numbered_alike(kGarthTable) && numbered_alike(kSamTable));

// The format of a foresight place: column and side.
text::Value column_of(std::uint8_t place) { return place / 2 + 1; }
text::Value side_of(std::uint8_t place) { return text::Value(place % 2 == 0 ? "left" : "right"); }

// The format of a place on the certificate track: its number of certificates.
text::Value certificates_of(std::uint8_t place) {
  return place < kCertificateTrack.size() ? text::Value(kCertificateTrack[place].certificates)
                                          : text::Value();
}

void write_target(const Event& event, text::Object& out) {
  const bool city = static_cast<DiscTarget>(event.a) == DiscTarget::kCity;
  out[city ? "city" : "station"] =
      json_of(city ? name(Names::kCity) : kit::counted(kAllStations), event.b);
}

constexpr std::uint8_t kIntoHand = 1;  // objective card taken to the hand
constexpr std::uint8_t kKept = 2;      // objective card taken by an automa

void write_kept(const Event& event, text::Object& out) {
  if (event.c == kKept) out["kept"] = true;
}

bool is_blind(const Event& event) { return event.b == kUnspecified && event.c == kIntoHand; }

constexpr kit::EventByte kA{&Event::a};
constexpr kit::EventByte kB{&Event::b};
constexpr kit::EventByte kC{&Event::c};

using K = EventKind;
const std::array kEventRows = std::to_array<kit::EventRow>({
    unforeseen({K::kTurnBegan, "turn_began", {}, "turn"}),
    {K::kHerderPlaced, "herder_placed", parts(kA("space", name(Names::kSpace)))},
    {K::kHerderStepped, "herder_stepped", parts(kA("space", name(Names::kSpace)))},
    {K::kFeePaid, "fee_paid", parts(kA("space", name(Names::kSpace)), kB("to", seat())), "amount"},
    {K::kDollarsGained, "dollars_gained", {}, "amount"},
    {K::kDollarsPaid, "dollars_paid", {}, "amount"},
    {K::kLocalActionUsed, "local_action_used",
     parts(kA("action", name(Names::kAction)), kB("space", name(Names::kSpace)))},
    {K::kAuxUsed, "aux_used",
     parts(kA("aux", name(Names::kAux)), kB("times", kit::number(0, 255)))},
    {K::kForfeited, "forfeited"},
    unforeseen({K::kCardDrawn,
                "card_drawn",
                parts(kA("card", name(Names::kCard))),
                {},
                nullptr,
                is_always_private}),
    unforeseen({K::kDeckShuffled, "deck_shuffled"}),
    {K::kCardDiscarded, "card_discarded", parts(kA("card", name(Names::kCard)))},
    {K::kCardRemoved, "card_removed", parts(kA("card", name(Names::kCard)))},
    {K::kObjectiveTaken,
     "objective_taken",
     parts(kA("card", name(Names::kCard)), kB("from", place().or_else("stack")),
           kC("into_hand", flag())),
     {},
     write_kept,
     is_blind},
    unforeseen({K::kObjectiveShown, "objective_shown",
                parts(kA("card", name(Names::kCard)), kB("place", place()))}),
    {K::kObjectivePlayed, "objective_played", parts(kA("card", name(Names::kCard)))},
    {K::kCattleBought, "cattle_bought", parts(kA("card", name(Names::kCard)))},
    unforeseen({K::kMarketCardShown, "market_card_shown", parts(kA("card", name(Names::kCard)))}),
    {K::kWorkerHired, "worker_hired",
     parts(kA("worker", name(Names::kWorker)), kB("row", place()))},
    {K::kBuildingPlaced, "building_placed",
     parts(kA("building", place()), kB("space", name(Names::kSpace)))},
    {K::kBuildingRemoved, "building_removed",
     parts(kA("building", place()), kB("space", name(Names::kSpace)))},
    {K::kHazardTaken, "hazard_taken",
     parts(kA("space", name(Names::kSpace)), kB("tile", name(Names::kTile)))},
    {K::kTradeTileTaken, "trade_tile_taken",
     parts(kA("space", name(Names::kSpace)), kB("tile", name(Names::kTile)))},
    {K::kEngineMoved, "engine_moved", parts(kA("engine", name(Names::kTrackPlace)))},
    {K::kStationUpgraded, "station_upgraded", parts(kA("station", place()))},
    {K::kDiscTaken, "disc_taken", parts(kA("disc_space", name(Names::kDiscSpace)))},
    {K::kStationDiscTaken, "station_disc_taken", parts(kA("station", place()))},
    {K::kDiscPlaced, "disc_placed", {}, {}, write_target},
    {K::kStationMasterWon, "station_master_won",
     parts(kA("station", place()), kB("tile", name(Names::kStationMaster)),
           kC("worker", name(Names::kWorker)))},
    {K::kCertificatesMoved, "certificates_moved", parts(kA("certificates", certificates_of))},
    {K::kTileChosen, "tile_chosen",
     parts(kA("column", column_of), kA("side", side_of), kB("tile", name(Names::kTile)))},
    {K::kTilePlaced, "tile_placed",
     parts(kA("space", name(Names::kSpace)), kB("tile", name(Names::kTile)))},
    {K::kTileOut, "tile_out", parts(kB("tile", name(Names::kTile)))},
    {K::kWorkerOffered, "worker_offered",
     parts(kA("worker", name(Names::kWorker)), kB("row", place()))},
    {K::kJobTokenMoved, "job_token_moved", parts(kA("row", place()))},
    {K::kJobTokenTaken, "job_token_taken"},
    unforeseen(
        {K::kTileRevealed, "tile_revealed",
         parts(kA("column", column_of), kA("side", side_of), kB("tile", name(Names::kTile)))}),
    {K::kIncome, "income", {}, "breeding_value"},
    {K::kDelivered, "delivered", parts(kA("city", name(Names::kCity))), "transport_cost"},
    {K::kHerderReturned, "herder_returned"},
    unforeseen({K::kGameEnded, "game_ended"}),
    {K::kTokensGained, "token_gained", {}, "amount"},
    {K::kTokenUsed, "token_used", {}, "count"},
    {K::kOfficeFounded, "office_founded",
     parts(kA("town", name(Names::kTown)), kB("space", place()))},
    {K::kCattleGrown, "cattle_grown",
     parts(kA("card", name(Names::kCard)), kB("into", name(Names::kCard)))},
    {K::kCattleTaken, "cattle_taken", parts(kA("card", name(Names::kCard)))},
    {K::kBonusTileUsed, "bonus_tile_used",
     parts(kA("town", name(Names::kTown)), kB("tile", name(Names::kBonusTile)))},
    {K::kStationMasterTaken, "station_master_taken",
     parts(kA("master", name(Names::kStationMaster)))},
    unforeseen({K::kAutomaShuffled, "automa_shuffled"}),
    unforeseen({K::kAutomaCard, "automa_card", parts(kA("card", name(kAutomaCards))), "steps"}),
    {K::kAutomaActs, "automa_acts",
     parts(kA("action", name(kAutomaActionTable)), kB("workers", kit::number(0, 255)),
           kC("reason", name(kAutomaReasonTable)))},
    {K::kAutomaNothing, "automa_nothing",
     parts(kA("action", name(kAutomaActionTable)), kC("reason", name(kAutomaReasonTable)))},
    {K::kSpecialized, "specialized", parts(kA("worker", name(Names::kWorker)))},
    {K::kFeeFromBank, "fee_from_bank", parts(kA("space", name(Names::kSpace)), kB("to", seat())),
     "amount"},
    {K::kOfficeCardTurned, "office_card_turned", parts(kA("town", name(Names::kTown)))},
    {K::kOfficeCardPutUnder, "office_card_put_under", parts(kA("town", name(Names::kTown)))},
});
constexpr kit::EventTable kEventTable(kEventRows);

}  // namespace

const kit::EventTable& event_table() { return kEventTable; }

std::string_view automa_action_name(AutomaAction action) { return kAutomaActionTable.of(action); }
std::string_view automa_reason_name(AutomaReason reason) { return kAutomaReasonTable.of(reason); }

}  // namespace drover::trail
