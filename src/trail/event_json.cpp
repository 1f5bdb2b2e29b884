#include "trail/event_json.h"

#include <array>
#include <cstdint>
#include <span>

#include "text/json_tree.h"
#include "trail/cards.h"
#include "trail/names.h"
#include "trail/state.h"

namespace drover::trail {

namespace {

constexpr std::uint8_t kNone = 0xff;  // the bank, the stack, or a card that may not be seen
constexpr std::uint8_t kKept = 2;     // an objective card before an automa

// In the order of AutomaAction.
constexpr std::array<std::string_view, kAutomaActions> kAutomaActionNames{"nothing",
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
constexpr std::array<std::string_view, kAutomaReasons> kAutomaReasonNames{"card-says",
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

// The decks are numbered alike, so the name of a card does not depend on whose it is.
constexpr std::string_view automa_card_name(std::uint8_t card) {
  return card < kBriscoTable.size() ? kBriscoTable[card].slug : std::string_view{};
}
constexpr bool numbered_alike(std::span<const AutomaCardRow> deck) {
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (deck[i].slug != kBriscoTable[i].slug) return false;
  }
  return true;
}
static_assert(numbered_alike(kGarthTable) && numbered_alike(kSamTable));

// How a byte of an event is written.
enum class As : std::uint8_t {
  kSpace,
  kAction,
  kCard,
  kTile,
  kWorker,
  kAux,
  kTrackPlace,
  kDiscSpace,
  kStationMaster,
  kNumber,        // counted from 1
  kAmount,        // as it is
  kSeatOrBank,    // a seat, or null for the bank
  kPlaceOrStack,  // a place counted from 1, or "stack"
  kFlag,
  kCertificates,  // a place on the track, as its number of certificates
  kCity,
  kTown,
  kBonusTile,
  kAutomaCard,
  kAutomaAction,
  kAutomaReason,
};

text::Value word_or_null(std::string_view word) {
  return word.empty() ? text::Value() : text::Value(word);
}

text::Value written(As as, std::uint8_t value) {
  const auto name = [&](Names kind) { return word_or_null(name_of(kind, value)); };
  switch (as) {
    case As::kSpace:
      return name(Names::kSpace);
    case As::kAction:
      return name(Names::kAction);
    case As::kCard:
      return name(Names::kCard);
    case As::kTile:
      return name(Names::kTile);
    case As::kWorker:
      return name(Names::kWorker);
    case As::kAux:
      return name(Names::kAux);
    case As::kTrackPlace:
      return name(Names::kTrackPlace);
    case As::kDiscSpace:
      return name(Names::kDiscSpace);
    case As::kStationMaster:
      return name(Names::kStationMaster);
    case As::kCity:
      return name(Names::kCity);
    case As::kTown:
      return name(Names::kTown);
    case As::kBonusTile:
      return name(Names::kBonusTile);
    case As::kNumber:
      return value + 1;
    case As::kAmount:
      return value;
    case As::kSeatOrBank:
      return value == kNone ? text::Value() : text::Value(value + 1);
    case As::kPlaceOrStack:
      return value == kNone ? text::Value("stack") : text::Value(value + 1);
    case As::kFlag:
      return value == 1;
    case As::kAutomaCard:
      return word_or_null(automa_card_name(value));
    case As::kAutomaAction:
      return word_or_null(automa_action_name(static_cast<AutomaAction>(value)));
    case As::kAutomaReason:
      return word_or_null(automa_reason_name(static_cast<AutomaReason>(value)));
    case As::kCertificates:
      return value < kCertificateTrack.size() ? text::Value(kCertificateTrack[value].certificates)
                                              : text::Value();
  }
  return nullptr;
}

struct Part {
  EventKind kind;
  std::string_view key;
  std::uint8_t Event::*byte;
  As as;
};

using K = EventKind;
constexpr std::array kParts{
    Part{K::kHerderPlaced, "space", &Event::a, As::kSpace},
    Part{K::kHerderStepped, "space", &Event::a, As::kSpace},
    Part{K::kFeePaid, "space", &Event::a, As::kSpace},
    Part{K::kFeePaid, "to", &Event::b, As::kSeatOrBank},
    Part{K::kLocalActionUsed, "action", &Event::a, As::kAction},
    Part{K::kLocalActionUsed, "space", &Event::b, As::kSpace},
    Part{K::kAuxUsed, "aux", &Event::a, As::kAux},
    Part{K::kAuxUsed, "times", &Event::b, As::kAmount},
    Part{K::kCardDrawn, "card", &Event::a, As::kCard},
    Part{K::kCardDiscarded, "card", &Event::a, As::kCard},
    Part{K::kCardRemoved, "card", &Event::a, As::kCard},
    Part{K::kObjectiveTaken, "card", &Event::a, As::kCard},
    Part{K::kObjectiveTaken, "from", &Event::b, As::kPlaceOrStack},
    Part{K::kObjectiveTaken, "into_hand", &Event::c, As::kFlag},
    Part{K::kObjectiveShown, "card", &Event::a, As::kCard},
    Part{K::kObjectiveShown, "place", &Event::b, As::kNumber},
    Part{K::kObjectivePlayed, "card", &Event::a, As::kCard},
    Part{K::kCattleBought, "card", &Event::a, As::kCard},
    Part{K::kMarketCardShown, "card", &Event::a, As::kCard},
    Part{K::kWorkerHired, "worker", &Event::a, As::kWorker},
    Part{K::kWorkerHired, "row", &Event::b, As::kNumber},
    Part{K::kBuildingPlaced, "building", &Event::a, As::kNumber},
    Part{K::kBuildingPlaced, "space", &Event::b, As::kSpace},
    Part{K::kBuildingRemoved, "building", &Event::a, As::kNumber},
    Part{K::kBuildingRemoved, "space", &Event::b, As::kSpace},
    Part{K::kHazardTaken, "space", &Event::a, As::kSpace},
    Part{K::kHazardTaken, "tile", &Event::b, As::kTile},
    Part{K::kTradeTileTaken, "space", &Event::a, As::kSpace},
    Part{K::kTradeTileTaken, "tile", &Event::b, As::kTile},
    Part{K::kEngineMoved, "engine", &Event::a, As::kTrackPlace},
    Part{K::kStationUpgraded, "station", &Event::a, As::kNumber},
    Part{K::kDiscTaken, "disc_space", &Event::a, As::kDiscSpace},
    Part{K::kStationDiscTaken, "station", &Event::a, As::kNumber},
    Part{K::kStationMasterWon, "station", &Event::a, As::kNumber},
    Part{K::kStationMasterWon, "tile", &Event::b, As::kStationMaster},
    Part{K::kStationMasterWon, "worker", &Event::c, As::kWorker},
    Part{K::kCertificatesMoved, "certificates", &Event::a, As::kCertificates},
    Part{K::kTileChosen, "tile", &Event::b, As::kTile},
    Part{K::kTilePlaced, "space", &Event::a, As::kSpace},
    Part{K::kTilePlaced, "tile", &Event::b, As::kTile},
    Part{K::kTileOut, "tile", &Event::b, As::kTile},
    Part{K::kWorkerOffered, "worker", &Event::a, As::kWorker},
    Part{K::kWorkerOffered, "row", &Event::b, As::kNumber},
    Part{K::kJobTokenMoved, "row", &Event::a, As::kNumber},
    Part{K::kTileRevealed, "tile", &Event::b, As::kTile},
    Part{K::kDelivered, "city", &Event::a, As::kCity},
    Part{K::kOfficeFounded, "town", &Event::a, As::kTown},
    Part{K::kOfficeFounded, "space", &Event::b, As::kNumber},
    Part{K::kCattleGrown, "card", &Event::a, As::kCard},
    Part{K::kCattleGrown, "into", &Event::b, As::kCard},
    Part{K::kCattleTaken, "card", &Event::a, As::kCard},
    Part{K::kBonusTileUsed, "town", &Event::a, As::kTown},
    Part{K::kBonusTileUsed, "tile", &Event::b, As::kBonusTile},
    Part{K::kStationMasterTaken, "master", &Event::a, As::kStationMaster},
    Part{K::kAutomaCard, "card", &Event::a, As::kAutomaCard},
    Part{K::kAutomaActs, "action", &Event::a, As::kAutomaAction},
    Part{K::kAutomaActs, "workers", &Event::b, As::kAmount},
    Part{K::kAutomaActs, "reason", &Event::c, As::kAutomaReason},
    Part{K::kAutomaNothing, "action", &Event::a, As::kAutomaAction},
    Part{K::kAutomaNothing, "reason", &Event::c, As::kAutomaReason},
    Part{K::kSpecialized, "worker", &Event::a, As::kWorker},
    Part{K::kFeeFromBank, "space", &Event::a, As::kSpace},
    Part{K::kFeeFromBank, "to", &Event::b, As::kNumber},
    Part{K::kOfficeCardTurned, "town", &Event::a, As::kTown},
    Part{K::kOfficeCardPutUnder, "town", &Event::a, As::kTown},
};

bool has_amount(EventKind kind) {
  return kind == K::kFeePaid || kind == K::kDollarsGained || kind == K::kDollarsPaid ||
         kind == K::kTokensGained || kind == K::kFeeFromBank;
}

// A place in foresight as people see it: column and side.
void write_foresight_place(std::uint8_t place, text::Object& out) {
  out["column"] = place / 2 + 1;
  out["side"] = text::Value(place % 2 == 0 ? "left" : "right");
}

}  // namespace

std::string_view event_name(EventKind kind) {
  switch (kind) {
    case K::kTurnBegan:
      return "turn_began";
    case K::kHerderPlaced:
      return "herder_placed";
    case K::kHerderStepped:
      return "herder_stepped";
    case K::kFeePaid:
      return "fee_paid";
    case K::kDollarsGained:
      return "dollars_gained";
    case K::kDollarsPaid:
      return "dollars_paid";
    case K::kLocalActionUsed:
      return "local_action_used";
    case K::kAuxUsed:
      return "aux_used";
    case K::kForfeited:
      return "forfeited";
    case K::kCardDrawn:
      return "card_drawn";
    case K::kDeckShuffled:
      return "deck_shuffled";
    case K::kCardDiscarded:
      return "card_discarded";
    case K::kCardRemoved:
      return "card_removed";
    case K::kObjectiveTaken:
      return "objective_taken";
    case K::kObjectiveShown:
      return "objective_shown";
    case K::kObjectivePlayed:
      return "objective_played";
    case K::kCattleBought:
      return "cattle_bought";
    case K::kMarketCardShown:
      return "market_card_shown";
    case K::kWorkerHired:
      return "worker_hired";
    case K::kBuildingPlaced:
      return "building_placed";
    case K::kBuildingRemoved:
      return "building_removed";
    case K::kHazardTaken:
      return "hazard_taken";
    case K::kTradeTileTaken:
      return "trade_tile_taken";
    case K::kEngineMoved:
      return "engine_moved";
    case K::kStationUpgraded:
      return "station_upgraded";
    case K::kDiscTaken:
      return "disc_taken";
    case K::kStationDiscTaken:
      return "station_disc_taken";
    case K::kDiscPlaced:
      return "disc_placed";
    case K::kStationMasterWon:
      return "station_master_won";
    case K::kCertificatesMoved:
      return "certificates_moved";
    case K::kTileChosen:
      return "tile_chosen";
    case K::kTilePlaced:
      return "tile_placed";
    case K::kTileOut:
      return "tile_out";
    case K::kWorkerOffered:
      return "worker_offered";
    case K::kJobTokenMoved:
      return "job_token_moved";
    case K::kJobTokenTaken:
      return "job_token_taken";
    case K::kTileRevealed:
      return "tile_revealed";
    case K::kIncome:
      return "income";
    case K::kDelivered:
      return "delivered";
    case K::kHerderReturned:
      return "herder_returned";
    case K::kGameEnded:
      return "game_ended";
    case K::kTokensGained:
      return "token_gained";
    case K::kTokenUsed:
      return "token_used";
    case K::kOfficeFounded:
      return "office_founded";
    case K::kCattleGrown:
      return "cattle_grown";
    case K::kCattleTaken:
      return "cattle_taken";
    case K::kBonusTileUsed:
      return "bonus_tile_used";
    case K::kStationMasterTaken:
      return "station_master_taken";
    case K::kAutomaShuffled:
      return "automa_shuffled";
    case K::kAutomaCard:
      return "automa_card";
    case K::kAutomaActs:
      return "automa_acts";
    case K::kAutomaNothing:
      return "automa_nothing";
    case K::kSpecialized:
      return "specialized";
    case K::kFeeFromBank:
      return "fee_from_bank";
    case K::kOfficeCardTurned:
      return "office_card_turned";
    case K::kOfficeCardPutUnder:
      return "office_card_put_under";
  }
  return {};
}

std::string_view automa_action_name(AutomaAction action) {
  const auto index = static_cast<std::size_t>(action);
  return index < kAutomaActionNames.size() ? kAutomaActionNames[index] : std::string_view{};
}

std::string_view automa_reason_name(AutomaReason reason) {
  const auto index = static_cast<std::size_t>(reason);
  return index < kAutomaReasonNames.size() ? kAutomaReasonNames[index] : std::string_view{};
}

text::Object tree_of(const Event& event) {
  text::Object out;
  out["event"] = event_name(event.kind);
  out["seat"] = event.seat + 1;
  if (event.kind == K::kTileChosen || event.kind == K::kTileRevealed) {
    write_foresight_place(event.a, out);
  }
  for (const Part& part : kParts) {
    if (part.kind == event.kind) out[part.key] = written(part.as, event.*part.byte);
  }
  if (event.kind == K::kDiscPlaced) {
    const bool city = static_cast<DiscTarget>(event.a) == DiscTarget::kCity;
    out[city ? "city" : "station"] = written(city ? As::kCity : As::kNumber, event.b);
  }
  if (has_amount(event.kind)) out["amount"] = event.amount;
  if (event.kind == K::kTokenUsed) out["count"] = event.amount;
  if (event.kind == K::kTurnBegan) out["turn"] = event.amount;
  if (event.kind == K::kIncome) out["breeding_value"] = event.amount;
  if (event.kind == K::kDelivered) out["transport_cost"] = event.amount;
  if (event.kind == K::kAutomaCard) out["steps"] = event.amount;
  if (event.kind == K::kObjectiveTaken && event.c == kKept) out["kept"] = true;
  return out;
}

}  // namespace drover::trail
