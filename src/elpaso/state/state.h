// The whole position of a game of Great Western Trail: El Paso: one flat, trivially copyable
// struct.
//
//   State
//   +-- generator, options, clock      the turn, the seat that decides, the end of the game
//   +-- decision stack                 the pending decisions, the current one on top
//   +-- open actions                   actions left of the location, train card or reward in use
//   +-- board                          the tile on every space of the loop, Simmental cards
//   +-- markets                        cattle, workers, buildings, train supply
//   +-- player[4]                      herd, worker area, discs, tiles, herder, dollars
//   +-- sue                            the automated opponent's stacks
//
// Piles of unknown order (draw piles, tile stacks, Sue's stacks) are multisets; a card is drawn at
// random when it is needed. There is no padding, so equality and hashing work on the bytes.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/byte_counts.h"
#include "core/byte_hash.h"
#include "core/fixed_vector.h"
#include "core/rng.h"
#include "elpaso/components/all_actions.h"
#include "elpaso/components/automa_cards.h"
#include "elpaso/components/player_board.h"
#include "elpaso/components/public_buildings.h"
#include "elpaso/components/trading_posts.h"
#include "elpaso/components/trail_map.h"
#include "elpaso/components/train_cards.h"
#include "elpaso/state/cards.h"
#include "kit/types.h"

namespace drover::elpaso {

// Raised whenever a change of the rules makes an old record replay differently; rule_changes.h
// lists the differences. Games go on under the version they began with, from the oldest one on.
inline constexpr int kRulesVersion = 2;
inline constexpr int kOldestRulesVersion = 1;

inline constexpr int kMinPlayers = 1;
inline constexpr int kMaxPlayers = 4;
using kit::kNobody;
using kit::kSpectator;
using kit::Seat;

enum class NeutralSetup : std::uint8_t { kFixed, kShuffled };

// Ruling 4: the fate of a tile's or train card's other actions after its move action.
enum class AfterMove : std::uint8_t {
  kLost,     // the new location replaces the old one
  kWaiting,  // they wait until the new location is done; El Paso ends the turn nevertheless
};
// Ruling 10: where discs from dark spaces may go.
enum class DarkDiscs : std::uint8_t {
  kStrict,        // onto dark posts only
  kWhenNoneElse,  // onto a light post too, when no light disc is left
};

// A special value of the sets of sides: the set-up draws the side of each card or stack.
inline constexpr std::uint8_t kRandomSides = 0xff;

struct Options {
  std::uint8_t players = 2;  // people; with 1, Sue is the second seat
  NeutralSetup neutral = NeutralSetup::kFixed;
  std::uint8_t star_trains = 0;  // bit per train card: star side up; or kRandomSides
  std::uint8_t b_buildings = 0;  // bit per building stack: side b up; or kRandomSides
  std::uint8_t sue_b_cards = 0;  // Sue's difficulty: 0 to 3
  std::uint8_t extra_sue =
      0;  // 1: Sue also joins two or three people as the last seat (our variant)
  AfterMove after_move = AfterMove::kLost;
  DarkDiscs dark_discs = DarkDiscs::kStrict;
  std::uint8_t rules = kRulesVersion;
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// The kinds of decisions. The functions legal_... and apply_... of each kind are in the file of its
// rule. Kinds below kFirstAutomatic are made by a player; the others are carried out without asking
// as soon as nothing can be done before them.
//
// "Any time" below: the moves kExchange (use a token) and kBonus (discard a worker for its bonus)
// are legal, too, and leave the decision as it is.
enum class DecisionKind : std::uint8_t {
  kGameOver,        // nothing: the game has ended
  kDraftObjective,  // set-up: choose one of the open objectives (kObjective)
  kPlaceHerder,     // first turn: a neutral building (kPlace); any time
  kMove,            // movement phase (kMove); any time
  kUseLocation,     // a: first entry of `local` that belongs to it, b: 1 once an action was used
                    //    its actions (kUse, kAux), or one auxiliary action instead (kAux while b is
                    //    0), or kEnd; any time
  kUseTrain,        // a: first entry of `local`, b: row of kTrainTable
                    //    its actions (kUse, kAux) or kEnd; any time
  kReward,          // a: first entry of `local`; the effect of a post or bonus tile
                    //    its actions (kUse, kAux) or kSkip; any time
  kPayWorkers,      // a: Worker, b: how many, c: for what: breed, train card, or see packed_site
                    //    how many of them are jokers (kPay)
  kExchangeDiscard,  // one card of the hand, right after drawing one (kDiscard)
  kExchangeMore,     // a: exchanges still allowed; kAgain or kSkip; any time
  kDeliver,     // at El Paso: show the hand and choose a post (kDeliver); kSkip only where no disc
                //    can be placed; any time
  kDisc,        // a: post; which disc goes there (kDisc); any time, but no more exchanges
  kLastChance,  // after the draw phase of one's very last turn: kEnd; any time
  // Automatic from here on.
  kEndDelivery,  // discard the whole hand; as long as a bonus can be had: kEnd, any time
  kDrawPhase,    // fill the hand; the next player's turn
};
inline constexpr auto kFirstAutomatic = DecisionKind::kEndDelivery;

using kit::Decision;

// A building and its place in one byte, for kPayWorkers.
constexpr std::uint8_t packed_site(int kind, Space space) {
  return static_cast<std::uint8_t>(kind * 16 + space);
}
constexpr int packed_kind(std::uint8_t site) { return site / 16; }
constexpr Space packed_space(std::uint8_t site) { return site % 16; }

// An open action: one that may still be used.
struct LocalAction {
  ActionId action = 0;
  // The parts taken of an action that may be taken in two parts: a bit per Worker hired or per
  // auxiliary action done.
  std::uint8_t used = 0;
  friend constexpr bool operator==(const LocalAction&, const LocalAction&) = default;
};

// The tile on a space: 0 none; 1..6 a neutral tile; 16 + 8 * owner + kind a public building.
using BoardTile = std::uint8_t;
inline constexpr BoardTile kEmptySpace = 0;
constexpr BoardTile neutral_on_board(int tile) { return static_cast<BoardTile>(tile + 1); }
constexpr int neutral_tile(BoardTile tile) { return tile - 1; }
constexpr BoardTile building_on_board(Seat owner, int kind) {
  return static_cast<BoardTile>(16 + owner * 8 + kind);
}
constexpr bool is_building(BoardTile tile) { return tile >= 16; }
constexpr Seat building_owner(BoardTile tile) { return static_cast<Seat>((tile - 16) >> 3); }
constexpr int building_kind(BoardTile tile) { return (tile - 16) & 7; }

struct PlayerState {
  Pile hand;                                   // cattle only
  Pile draw;                                   // order unknown to everybody
  Pile discard;                                // face up; Sue's cattle pile
  Pile known;                                  // the part of the hand that everybody knows
  BonusCounts bonus_tiles;                     // by kind
  std::array<std::uint8_t, kPosts> posts;      // own discs on each post
  std::array<std::uint8_t, kWorkers> workers;  // in the worker area; Sue's row, jokers counted as
                                               // what they stand for
  ObjectiveSet objectives;
  std::uint16_t dollars;
  std::uint8_t discs;  // bit per Disc: still on the player board; 0 for Sue
  std::uint8_t tokens;
  std::uint8_t certificates;
  Space herder;
  std::uint8_t hidden_hand;  // in a redacted view: hand cards the viewer does not know; they lie in
                             // `draw`
  std::uint8_t unused;

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

// All cards of a player, wherever they lie.
inline Pile all_cards(const PlayerState& player) {
  Pile cards = player.draw;
  cards.add_all(player.discard);
  cards.add_all(player.hand);
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    std::uint8_t& count = cards[kFirstWorker + worker];
    count = static_cast<std::uint8_t>(count + player.workers[worker]);
  }
  return cards;
}

// The part of Sue's state (the automa) that is not in her PlayerState.
struct SueState {
  Pile supply;                           // her supply stack; order unknown
  std::uint16_t deck;                    // bit per automa card still to come; order unknown
  std::uint16_t discard;                 // bit per automa card turned over
  std::array<Worker, kSpecialists> row;  // her workers from left to right
  std::array<std::uint8_t, kSpecialists>
      jokers;              // jokers among her workers, by what they stand for
  std::uint8_t discs;      // in her reserve
  std::uint8_t next_post;  // where her next delivery goes

  friend bool operator==(const SueState&, const SueState&) = default;
};

struct State {
  core::Rng rng;
  std::array<PlayerState, kMaxPlayers> player;
  SueState sue;
  Pile box;  // cattle removed from the game
  BonusCounts bonus_stack;
  ObjectiveSet objective_stack;
  Options options;
  Seat viewer;         // kNobody: the true position; otherwise the view of this seat
  SpaceSet occupied;   // spaces that are locations: with a tile on them, or El Paso
  std::uint16_t turn;  // turns begun, the current one and Sue's included
  Seat current;
  Seat finisher;  // whose herder stands on the Simmental space; everybody else gets one turn
  std::uint8_t star_trains;  // bit per train card: star side up
  std::uint8_t b_buildings;  // bit per building stack: side b up
  std::uint8_t simmental;    // cards left on the board
  std::uint8_t hand_shown;   // 1: the active player has shown the hand at El Paso this turn
  std::array<std::uint8_t, kBreeds> market;          // cattle cards on offer, by breed
  std::array<std::uint8_t, kWorkers> worker_stacks;  // worker cards on offer
  std::array<std::uint8_t, kBuildingKinds> building_stacks;
  std::array<std::uint8_t, kFaceUpTiles> objective_display;  // tile or kNoTile
  std::array<std::uint8_t, kFaceUpTiles> bonus_display;      // kind or kNoTile
  std::array<BoardTile, kSpaces> board;
  core::FixedVector<LocalAction, 32> local;
  kit::DecisionStack stack;
  std::uint8_t unused;

  PlayerState& me() { return player[current]; }
  const PlayerState& me() const { return player[current]; }
  int people() const { return options.players; }
  bool has_sue() const { return options.players == 1 || options.extra_sue != 0; }
  // Seats in play, Sue's included.
  int seats() const { return options.players + (has_sue() ? 1 : 0); }
  Seat sue_seat() const { return has_sue() ? options.players : kNobody; }

  friend bool operator==(const State& a, const State& b) {
    return std::memcmp(&a, &b, sizeof(State)) == 0;
  }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: bytes are the value");
static_assert(sizeof(State) <= 1024);

constexpr int building_row_index(const State& state, int kind) {
  return kind * 2 + ((state.b_buildings >> kind) & 1);
}
constexpr const BuildingRow& building_row(const State& state, int kind) {
  return at(kBuildingTable, building_row_index(state, kind));
}
constexpr int train_row_index(const State& state, int card) {
  return card * 2 + ((state.star_trains >> card) & 1);
}

inline std::uint64_t hash_of(const State& state) { return core::hash_of_value(state); }
// A hash that is equal in every release for equal positions. The signatures of perft and bench are
// made of these hashes.
std::uint64_t fingerprint(const State& state);

}  // namespace drover::elpaso
