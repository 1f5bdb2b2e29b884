// The kinds of moves, their parameters, and their text notation.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kit/moves.h"
#include "kit/types.h"

namespace drover::trail {

enum class MoveKind : std::uint8_t {
  kPlace,  // a: space                            place C
  kMove,   // a: space, b: route                  move E via FL DR
  kUse,    // a: action, b: space for risk/copy   use A:hire+2, use risk@FLR1, use 8b:copy@E1
  kAux,    // a: Aux, b: 1 single, 2 double       aux draw, aux draw x2
  kPlayObjective,   // a: card, b: kForfeitAction or 0     play money-1, play money-1 forfeit
  kEnd,             //                                     end
  kDone,            //                                     done          (no more cattle)
  kSkip,            //                                     skip          (forfeit or decline)
  kHire,            // a: row, b: Worker                   hire cowboy 3
  kBuild,           // a: number - 1                       build 5
  kSite,            // a: space                            at B1
  kBuyOne,          // a: option, b: card                  buy blue for 1+6   (cowboys + dollars)
  kBuyTwo,          // a: option, b: card, c: card         buy red blue for 3+5
  kMarketDraw,      //                                     draw market
  kEngine,          // a: place                            engine 17, engine station 3
  kUpgrade,         // a: station                          upgrade 3
  kDisc,            // a: DiscSpace                        disc hand
  kStationDisc,     // a: station                          disc from 3
  kAppoint,         // a: Worker                           appoint builder
  kHazard,          // a: space                            hazard FL2
  kTrade,           // a: space                            trade O5
  kObjective,       // a: card                             objective draw-2
  kObjectiveStack,  //                                     objective stack
  kDraw,            // a: cards                            draw 3
  kDiscard,         // a: card                             discard grey
  kDiscardPair,     // a: card, b: card                    discard red red
  kRemove,          // a: card                             remove grey
  kForesight,       // a: column, b: which                 foresight 1 left
  kCertificates,    // a: how many                         certificates 2
  kDeliver,         // a: city                             deliver santa-fe
  kExchange,    // a: cards                            exchange 2   (an exchange token, any time)
  kFound,       // a: town, b: space                   found T03 1
  kGrow,        // a: card                             grow simmental-calf
  kBonus,       // a: action                           bonus B1:dollars
  kTakeCattle,  // a: card                             take red
  kTakeMaster,  // a: station master                   master certificates
  kBegin,       //                                     begin   (the automa has the first turn)
};
inline constexpr int kMoveKinds = 37;
inline constexpr std::uint8_t kForfeitAction = 1;  // the card is played without its action

using kit::Move;
using kit::MoveList;

// The notation table of all moves. Each move has exactly one text, and each text names one move.
const kit::MoveTable& move_table();
inline std::string to_text(Move move) { return move_table().text(move); }
inline std::optional<Move> parse_move(std::string_view text) { return move_table().parse(text); }

}  // namespace drover::trail
