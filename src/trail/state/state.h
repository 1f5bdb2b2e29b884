// The whole position of a game of Great Western Trail: one flat, trivially copyable struct.
//
//   State
//   +-- generator, options, clock          whose turn, how far the end of the game has come
//   +-- decision stack                     what is still to be decided, innermost on top
//   +-- local actions left                 what the location in use still offers
//   +-- board                              what lies on every space of the trail
//   +-- Kansas City                        foresight, supply, job market
//   +-- markets                            cattle market, objective display
//   +-- Rails to the North                 bonus tiles, station masters left over
//   +-- player[4]                          herd, workers, discs, tiles, engine, herder, offices
//   +-- automa[3]                          the decks of automated opponents
//
// Piles with an unknown order (draw stacks, supply, market stack) are multisets: a card is drawn at
// random when needed. There is no padding, so equality and hashing work on the bytes.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/byte_counts.h"
#include "core/byte_hash.h"
#include "core/fixed_vector.h"
#include "core/rng.h"
#include "kit/types.h"
#include "trail/components/automas.h"
#include "trail/components/buildings.h"
#include "trail/components/deliveries.h"
#include "trail/components/editions.h"
#include "trail/components/job_market.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/rails_map.h"
#include "trail/components/station_masters.h"
#include "trail/components/trail_map.h"
#include "trail/state/cards.h"

namespace drover::trail {

// The version of the rules. It is raised when a change makes an old record replay differently;
// rule_changes.h lists the differences. A game is played to its end by the version it began with,
// from kOldestRulesVersion on.
inline constexpr int kRulesVersion = 2;
inline constexpr int kOldestRulesVersion = 1;

inline constexpr int kMinPlayers = 1;  // people
inline constexpr int kMinSeats = 2;
inline constexpr int kMaxPlayers = 4;
using kit::kNobody;
using kit::kSpectator;
using kit::Seat;

enum class NeutralSetup : std::uint8_t { kFixed, kShuffled };
enum class BuildingSides : std::uint8_t { kAllA, kRandom };

// Optional modules of a game, as bits of Options::extras.
enum Extra : std::uint8_t {
  kExtraRails = 1,             // Rails to the North, in the printing of the edition
  kExtraSimmental = 2,         // second edition
  kExtraBrahman = 4,           // second edition
  kExtraOrangeObjectives = 8,  // second edition, with Simmental or Brahman
  kExtraPromoBuildings = 16,   // first edition: 11 and 13
  kExtraPromoMasters = 32,     // first edition: two permanent certificates, twelve dollars
};
inline constexpr std::uint8_t kOrangeCattle = kExtraSimmental | kExtraBrahman;

struct Options {
  std::uint8_t players = 2;  // seats in play, those of automas included
  NeutralSetup neutral = NeutralSetup::kFixed;
  BuildingSides sides = BuildingSides::kAllA;
  Edition edition = Edition::kFirst;
  std::uint8_t extras = 0;  // a set of Extra
  Automa automa = Automa::kNone;
  AutomaLevel level = AutomaLevel::kEasy;
  std::uint8_t automas = 0;  // number of automas; they have the last seats
  std::uint8_t rules = kRulesVersion;
  constexpr bool has(std::uint8_t extra) const { return (extras & extra) != 0; }
  constexpr bool rails() const { return has(kExtraRails); }
  // Exchange tokens come with the second edition and with Rails to the North.
  constexpr bool tokens() const { return edition == Edition::kSecond || rails(); }
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// The kinds of decisions. Each has a legal_... and an apply_... function in the file of its rule.
// Most kinds ask the player; automatic ones are carried out without asking.
enum class DecisionKind : std::uint8_t {
  kGameOver,        // nothing: the game has ended
  kPlaceHerder,     // first turn: a neutral building
  kMove,            // phase A: walk, or play an objective card first
  kUseLocation,     // phase B: a local action, the single auxiliary action, an objective, or end
  kMoveHerder,      // a: steps                 walk again, then phase B again
  kFreeMove,        // a: steps                 walk without fees, not into Kansas City
  kHire,            // a: price modifier + 8
  kBuildTile,       // a: dollars per builder, c: builders at most, 0: those of the player
  kBuildSite,       // a: dollars per builder, b: number - 1, c: builders at most
  kBuyCattle,       // a: cowboys left, b: 1 once something was bought or drawn
  kEngineForward,   // a: spaces at most
  kEngineBack,      // a: spaces exactly, b: BackReward, c: its amount
  kEngineHome,      // from space 39 back to any free place
  kUpgradeStation,  // a: station
  kUpgradeBehind,   // choose a station behind the engine
  kDisc,            // a: DiscTarget, b: city or station, c: dollars that must remain
  kStationMaster,   // a: station
  kHazardOrTrade,   // choose which of the two
  kRemoveHazard,    // a: price
  kTrade,
  kTakeObjective,      // a: 1 into the hand
  kDrawCards,          // a: cards at most
  kDiscardCards,       // a: how many still
  kDiscardForGain,     // a: DiscardWhat, b: dollars, c: certificate steps; bit 7 of c: then an
                       // objective
  kRemoveCards,        // a: how many still, at most
  kAux,                // one auxiliary action, single or double; a: 1 single only
  kForesight,          // a: column
  kIncome,             // certificates to use
  kDeliver,            // a: breeding value
  kExtraordinaryMove,  // engine back for an extraordinary delivery
  kExtraordinaryCity,  // a: spaces moved back
  // Automatic.
  kTransportCost,  // a: city
  kLeaveKansasCity,
  kDrawPhase,  // phase C and the next player
  // Asked: second edition and Rails to the North.
  kFoundOffice,        // a town and a space
  kOfficeDiscard,      // a: cards of value 2 still to discard, b: offices to found then
  kGrowCattle,         // a: heifers made so far; one Simmental card after the other
  kBonusTile,          // a: town; which use of its tile
  kTakeCattle,         // a: breeding value; a card from the market
  kTakeStationMaster,  // one of those left over
  // Automatic.
  kDiscardHand,     // after the income, once nothing grows any more
  kGainTokens,      // a: exchange tokens
  kAutomaTurn,      // card, move, action
  kAutomaDelivers,  // and rides back to the start
  // Asked.
  kBegin,  // the automa has the first turn: the player lets it begin
  // Automatic.
  kBackReward,  // b: BackReward, c: its amount; once the upgrade is decided
};
inline constexpr int kDecisionKinds = 46;
constexpr bool is_automatic(DecisionKind kind) {
  return (kind >= DecisionKind::kTransportCost && kind <= DecisionKind::kDrawPhase) ||
         (kind >= DecisionKind::kDiscardHand && kind <= DecisionKind::kAutomaDelivers) ||
         kind == DecisionKind::kBackReward;
}

enum class DiscTarget : std::uint8_t { kCity, kStation };
enum class BackReward : std::uint8_t { kDollars, kCertificates, kRemoveCards };

// Parameter a of kDiscardForGain: a Breed, or one of these values.
inline constexpr std::uint8_t kDiscardAnyCattle = 16;
inline constexpr std::uint8_t kDiscardCattlePair = 17;
inline constexpr std::uint8_t kDiscardAnObjective = 18;
inline constexpr std::uint8_t kDiscardCattleOfThree = 19;
inline constexpr std::uint8_t kThenObjective = 0x80;

using kit::Decision;

// A local action still to be used, and the space it belongs to.
struct LocalAction {
  ActionId action = 0;
  Space space = 0;
  friend constexpr bool operator==(const LocalAction&, const LocalAction&) = default;
};

// The tile on a space of the trail; 0 is none. The meaning depends on the kind of space.
using BoardTile = std::uint8_t;
inline constexpr BoardTile kEmptySpace = 0;
constexpr BoardTile neutral_on_board(int letter) { return static_cast<BoardTile>(letter + 1); }
constexpr int neutral_letter(BoardTile tile) { return tile - 1; }
constexpr BoardTile private_on_board(Seat owner, int number) {  // number counted from 0
  return static_cast<BoardTile>(1 + owner * 16 + number);
}
constexpr Seat private_owner(BoardTile tile) { return static_cast<Seat>((tile - 1) >> 4); }
constexpr int private_number(BoardTile tile) { return (tile - 1) & 15; }
constexpr BoardTile kansas_tile_on_board(int tile) { return static_cast<BoardTile>(tile + 1); }
constexpr int kansas_tile(BoardTile tile) { return tile - 1; }

using TileCounts = core::ByteCounts<24>;  // Kansas City tiles by kind
static_assert(kTileKinds <= 24);
using HazardCounts = core::ByteCounts<16>;
inline constexpr std::uint8_t kNoTile = 0xff;
inline constexpr std::uint8_t kWorkerAsStationMaster = 0x80;
// An automa took the tile and left a marker; none of its workers is spent.
inline constexpr std::uint8_t kAutomaAsStationMaster = kWorkerAsStationMaster | kWorkerKinds;
inline constexpr std::uint8_t kNoStationMaster = 0x7f;  // a space that the game does not have
inline constexpr int kAllStationMasterSpaces = kStationMasterSpaces + kTownStations;

struct PlayerState {
  Pile hand;
  Pile draw;                       // order unknown to everybody
  Pile discard;                    // face up
  Pile known;                      // the part of the hand that everybody knows
  ObjectiveSet objectives;         // played: in the objective area
  ObjectiveSet secret_objectives;  // in the hand, taken blind: only the owner knows them
  std::uint64_t office_spaces;     // two bits per town: on which of its spaces the own office is
  TownSet offices;                 // bit per town: own office there
  std::uint16_t dollars;
  BuildingSet buildings;                        // still beside the player board
  std::uint16_t stations;                       // bit per station: own disc there
  StationMasterSet station_masters;             // tiles owned
  std::array<std::uint8_t, kDiscSpaces> discs;  // discs left on each kind of disc space
  std::array<std::uint8_t, kCities> cities;     // discs on each city
  HazardCounts hazards;                         // hazard tiles owned, by kind
  std::array<std::uint8_t, kTradeColours> trade_tiles;
  std::array<std::uint8_t, kWorkerKinds> workers;  // the printed one included
  Space herder;
  std::uint8_t engine;        // place on the track
  std::uint8_t certificates;  // index on the certificate track
  std::uint8_t tokens;        // exchange tokens
  // In a redacted view: hand cards the viewer does not know. They lie in `draw`, or, for blind
  // objectives, in the objective stack.
  std::uint8_t hidden_hand;
  std::uint8_t hidden_objectives;
  std::uint8_t unused[7];

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

// The state of an automa beyond its PlayerState. Of PlayerState an automa uses workers, buildings,
// stations, cities, offices, hazards, tiles, engine and herder; its cattle lies in `discard`, its
// objective cards in `objectives`.
struct AutomaState {
  std::uint16_t deck;          // bit per card still to come; order unknown
  std::uint16_t discard;       // bit per card turned over
  std::uint16_t office_cards;  // Sam with Rails to the North: those to come; order unknown
  core::FixedVector<std::uint8_t, kSamOfficeCards> office_cards_under;  // put under them, in order
  std::uint8_t office_card;                                             // open, or kNoTile
  std::uint8_t card;                                                    // turned last, or kNoTile
  Worker specialization;
  std::uint8_t discs;  // in its supply

  friend bool operator==(const AutomaState&, const AutomaState&) = default;
};
inline constexpr int kMaxAutomas = kMaxPlayers - 1;

struct State {
  core::Rng rng;
  SpaceSet occupied;  // spaces with a tile on them; always agrees with `board`
  std::array<TileCounts, 3> supply;
  CattleCounts market_stack;
  CattleCounts cattle_market;
  ObjectiveSet objective_stack;
  std::array<PlayerState, kMaxPlayers> player;

  Options options;
  Seat viewer;  // kNobody: the true position; otherwise the seat whose view this is
  Seat current;
  Seat token_holder;           // who took the job market token
  BuildingSet building_sides;  // bit per number: side b
  std::uint16_t turn;          // turns begun, the current one included
  kit::DecisionStack stack;
  core::FixedVector<LocalAction, 8> local;
  std::uint8_t acted;        // something was done at this location
  std::uint8_t copies_used;  // bit per owner: copy buildings used this turn
  std::uint8_t token_row;    // kJobRows: the token has left the job market
  std::array<std::uint8_t, kJobRows * kWorkerKinds> jobs;  // workers on offer, by row and kind
  std::array<std::uint8_t, 6> foresight;                   // two for each column
  std::array<Card, kObjectiveDisplay> objective_display;
  // Tile, or appointed worker: stations 1 to 5, then the two station towns.
  std::array<std::uint8_t, kAllStationMasterSpaces> station_master;
  std::array<BoardTile, kSpaces> board;
  std::array<std::uint8_t, kBonusPlaces> bonus_tile;  // kind, by medium town
  std::array<std::uint8_t, 2> kansas_city_cattle;     // heifers and cows lying ready
  // Second edition: neutral letters and private numbers used this turn, as bits.
  std::uint8_t letters_used;
  StationMasterSet spare_masters;  // left over at set-up: New York's reward
  BuildingSet numbers_used;
  std::array<AutomaState, kMaxAutomas> automa;  // by seat - 1: the first seat is a person's

  std::uint8_t& job(int row, Worker kind) {
    return at(jobs, row * kWorkerKinds + static_cast<int>(kind));
  }
  std::uint8_t job(int row, Worker kind) const {
    return at(jobs, row * kWorkerKinds + static_cast<int>(kind));
  }
  PlayerState& me() { return player[current]; }
  const PlayerState& me() const { return player[current]; }
  constexpr int players() const { return options.players; }  // seats in play
  constexpr int people() const { return options.players - options.automas; }
  constexpr bool is_automa(Seat seat) const { return seat >= people(); }
  AutomaState& automa_of(Seat seat) { return automa[seat - 1U]; }
  const AutomaState& automa_of(Seat seat) const { return automa[seat - 1U]; }
  Edition edition() const { return options.edition; }

  friend bool operator==(const State& a, const State& b) {
    return std::memcmp(&a, &b, sizeof(State)) == 0;
  }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: bytes are the value");
static_assert(sizeof(State) <= 2048);

// ---- The tables of the printing in play ---------------------------------------------------------

constexpr const TrailMap& trail_map(const State& state) {
  return at(kTrailMaps, state.options.edition);
}
constexpr const TownMap& town_map(const State& state) {
  return at(kTownMaps, state.options.edition);
}
constexpr const Deliveries& deliveries(const Options& options) {
  return kDeliveries[printing_of(options.edition, options.rails())];
}
constexpr const Deliveries& deliveries(const State& state) { return deliveries(state.options); }
constexpr const CityRow& city_row(const State& state, int city) {
  return at(deliveries(state).city, city);
}
constexpr const StationRow& station_row(const State& state, int station) {
  return station < kStations ? at(kStationTable, station)
                             : at(town_map(state).station, station - kStations);
}
constexpr int stations_in_play(const Options& options) {
  return options.rails() ? kAllStations : kStations;
}
// Where the station master of a station lies; -1 if it has none.
constexpr int station_master_space(int station) {
  if (station < kStationMasterSpaces) return station;
  return station < kStations ? -1 : kStationMasterSpaces + station - kStations;
}
constexpr int transport_cost(const State& state, int city, std::uint8_t engine) {
  return transport_cost_to(city_row(state, city).value, engine);
}
constexpr BuildingSet buildings_in_play(const Options& options) {
  if (options.edition == Edition::kSecond) {
    return kSecondBuildings | (options.rails() ? kSecondRailsBuildings : BuildingSet{0});
  }
  return kFirstBuildings | (options.rails() ? kFirstRailsBuildings : BuildingSet{0}) |
         (options.has(kExtraPromoBuildings) ? kPromoBuildings : BuildingSet{0});
}
constexpr StationMasterSet masters_in_play(const Options& options) {
  if (options.edition == Edition::kSecond) {
    return options.rails() ? kSecondRailsMasters : kSecondMasters;
  }
  if (options.rails()) return kFirstRailsMasters;
  return kFirstMasters | (options.has(kExtraPromoMasters) ? kPromoMasters : StationMasterSet{0});
}
constexpr int station_master_spaces(const Options& options) {
  return options.rails() ? kAllStationMasterSpaces : kStationMasterSpaces;
}
constexpr ObjectiveSet objectives_in_play(const Options& options) {
  ObjectiveSet set = kBaseObjectives;
  // The first printing of Rails to the North has no objective cards.
  if (options.rails() && options.edition == Edition::kSecond) set |= kRailsObjectives;
  if (options.has(kExtraOrangeObjectives)) set |= kOrangeObjectives;
  return set;
}
constexpr bool cattle_in_play(const Options& options, const CattleRow& row) {
  switch (row.variant) {
    case CattleVariant::kStandard:
      return true;
    case CattleVariant::kSimmental:
      return options.has(kExtraSimmental);
    case CattleVariant::kBrahman:
      return options.has(kExtraBrahman);
  }
  return false;
}
constexpr int discs_per_player(const Options& options) {
  return kDiscsPerPlayer + (options.rails() ? 1 : 0);
}
constexpr int aux_actions(const Options& options) {
  return options.rails() ? kAuxActions : kBaseAuxActions;
}
constexpr ActionSpan bonus_actions(const State& state, int tile) {
  return at(at(kBonusActions, state.options.edition), tile);
}
// The row of a building on its owner's side. An automa's side is fixed by the automa.
constexpr const PrivateSide& private_row(const State& state, Seat owner, int number) {
  const int side = state.is_automa(owner) ? (automa_row(state.options.automa).side_b ? 1 : 0)
                                          : (state.building_sides >> number) & 1;
  return at(at(kPrivateSides, state.options.edition), number * 2 + side);
}

inline std::uint64_t hash_of(const State& state) { return core::hash_of_value(state); }

}  // namespace drover::trail
