// What a player can decide, as four bytes, and its text notation.
//
//   byte   0     1   2   3
//        +-----+---+---+---+
//        |kind | a | b | c |     a, b, c as the kind says; unused ones are 0
//        +-----+---+---+---+
//
// What kUse and kAux carry in b and c depends on the operation of the action (Op in actions.h):
//
//   kDiscardForDollars, kRemoveCattle   b: card             use B:galloway galloway
//   kBuyCattle                          b: card             use D:buy shorthorn
//   kHire                               b: Worker           use B:hire joker
//   kUseTrain                           b: train card 0..3  use F:train 4
//   kTakeTile                           b: TileChoice       use train4:tile O07, ... bonus-stack
//   kPlaceBuilding                      b: kind, c: space   use E:build 3 P4
//   kMoveHerder                         b: space, c: cowboys discarded for it
//                                                           use 4a:move N6 +1
//   all others                          nothing             use G:token
//
// kAux names the auxiliary action and carries what its own operation asks for. The auxiliary action
// of a tile or train card (Op::kAuxiliary) and the one taken instead of a tile's actions are
// written alike: only one of the two is ever open.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/fixed_vector.h"

namespace drover::elpaso {

enum class MoveKind : std::uint8_t {
  kObjective,  // a: objective tile                 choose O07           (set-up)
  kPlace,      // a: space                          place N3
  kMove,       // a: space, b: cowboys discarded    move N4, move EP +2
  kUse,        // a: ActionId, b, c: see above      use D:buy corriente
  kAux,        // a: auxiliary action 0..3, b, c    aux 1, aux 4 criollo
  kEnd,        //                                   end      (done here)
  kSkip,       //                                   skip     (decline, or no disc can be placed)
  kExchange,   //                                   exchange (use a token: draw one, then discard
               //                                   one)
  kAgain,  //                                   again    (one more exchange of an auxiliary action)
  kDiscard,  // a: card                           discard criollo
  kBonus,    // a: Worker                         bonus joker
  kPay,      // a: specialists, b: jokers         pay 2+1
  kDeliver,  // a: post, b: certificates spent    deliver 12, deliver 12 +3
  kDisc,     // a: Disc                           disc hand-limit
};
inline constexpr int kMoveKinds = 14;

struct Move {
  MoveKind kind = MoveKind::kEnd;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend constexpr bool operator==(Move, Move) = default;
};
static_assert(sizeof(Move) == 4);

using MoveList = core::ScratchVector<Move, 256>;

// The notation needs no position: every move has one text and every such text one move.
std::string to_text(Move move);
// Nothing if the text is no move; case and extra blanks don't matter.
std::optional<Move> parse_move(std::string_view text);
// All that have a text, by kind.
std::span<const Move> every_move();

}  // namespace drover::elpaso
