// Moves and their text notation.
//
// The bytes b and c of kUse and kAux depend on the operation of the action (Op in actions.h):
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
// In kAux, byte a is the auxiliary action, and b and c depend on its operation. The notation does
// not distinguish an auxiliary action granted by a tile or train card (Op::kAuxiliary) from one
// taken instead of a tile's actions, because only one of the two is ever open.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kit/moves.h"
#include "kit/types.h"

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

using kit::Move;
using kit::MoveList;

// The table of moves. Each move has exactly one text, and each such text is exactly one move.
const kit::MoveTable& move_table();
inline std::string to_text(Move move) { return move_table().text(move); }
inline std::optional<Move> parse_move(std::string_view text) { return move_table().parse(text); }

}  // namespace drover::elpaso
