// The table of moves: notation and action space.
#include <algorithm>
#include <array>
#include <span>

#include <fmt/format.h>

#include "elpaso/components/all_actions.h"
#include "elpaso/components/trail_map.h"
#include "elpaso/state/cards.h"
#include "elpaso/state/moves.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {

namespace {

using kit::Argument;
using kit::ByteFormat;
using kit::MoveTokens;
using kit::name;
using kit::number;

// The number of cowboy cards limits the cowboys of a move.
constexpr int kMostCowboys = at(kWorkerTable, Worker::kCowboy).cards;

constexpr int most_workers_paid() {
  int most = 0;
  for (const BreedRow& row : kBreedTable) most = std::max<int>(most, row.market_cowboys);
  for (const TrainRow& row : kTrainTable) most = std::max<int>(most, row.engineers);
  for (const BuildingRow& row : kBuildingTable) most = std::max<int>(most, row.builders);
  return most;
}
constexpr int kMostWorkersPaid = most_workers_paid();

template <SpaceSet set>
constexpr bool is_in(std::uint8_t space) {
  return (set & bit(space)) != 0;
}
constexpr SpaceSet kLocations = kNeutralSpaces | kBuildingSpaces | bit(kElPaso);

// True for actions written with the verb "use": not those of the player board (verb "aux"), and not
// Op::kAuxiliary, which is written as the auxiliary action chosen.
constexpr bool has_use_verb(ActionId id) {
  return id < kActions - kAuxActionRows.size() && kActionTable[id].action.op != Op::kAuxiliary;
}

// The arguments of an auxiliary action: its disc does not change them.
constexpr const Action& aux_row(int slot) { return kActionTable[at(kAuxSpans, slot).first].action; }
constexpr bool discs_keep_operations() {
  for (const ActionSpan span : kAuxSpans) {
    for (std::size_t i = 0; i < span.count; ++i) {
      if (kActionTable[span.first + i].action.op != kActionTable[span.first].action.op) {
        return false;
      }
    }
  }
  return true;
}
static_assert(discs_keep_operations());

// True if an action that takes tiles of this kind allows the choice.
template <TileKind kind>
constexpr bool is_tile(std::uint8_t choice) {
  return !(names_bonus(choice) ? kind == TileKind::kObjective : kind == TileKind::kBonus);
}
constexpr bool is_sold(std::uint8_t card) { return kBreedTable[card].market_cowboys > 0; }
constexpr bool has_bonus(std::uint8_t worker) {
  return kWorkerTable[worker].bonus_dollars > 0 || kWorkerTable[worker].bonus_certificates > 0;
}

constexpr auto kA = &Move::a;
constexpr auto kB = &Move::b;
constexpr auto kC = &Move::c;

// An optional number, written as "+2" and left out if it is 0: the cowboys of a walk, the
// certificates of a delivery.
constexpr ByteFormat optional_number(int most) { return number(0, most).after(" +").absent_if(0); }
constexpr ByteFormat location() { return name(Names::kSpace).only(is_in<kLocations>); }

// The arguments of moves that use an action, after the action itself.
constexpr Argument kHandCard[]{{kB, name(Names::kCattle)}};
constexpr Argument kMarketCard[]{{kB, name(Names::kCattle).only(is_sold)}};
constexpr Argument kWorker[]{{kB, name(Names::kWorker)}};
constexpr Argument kTrain[]{{kB, name(Names::kTrain)}};
constexpr Argument kAnyTile[]{{kB, name(Names::kTileChoice)}};
constexpr Argument kObjectiveTile[]{
    {kB, name(Names::kTileChoice).only(is_tile<TileKind::kObjective>)}};
constexpr Argument kBonusTile[]{{kB, name(Names::kTileChoice).only(is_tile<TileKind::kBonus>)}};
constexpr Argument kSite[]{{kB, name(Names::kBuilding)},
                           {kC, name(Names::kSpace).only(is_in<kBuildingSpaces>)}};
constexpr Argument kWalk[]{{kB, location()}, {kC, optional_number(kMostCowboys)}};

std::span<const Argument> arguments_of(const Action& action) {
  switch (action.op) {
    case Op::kDiscardForDollars:
    case Op::kRemoveCattle:
      return kHandCard;
    case Op::kBuyCattle:
      return kMarketCard;
    case Op::kHire:
      return kWorker;
    case Op::kUseTrain:
      return kTrain;
    case Op::kTakeTile:
      return action.tile == TileKind::kObjective ? kObjectiveTile
             : action.tile == TileKind::kBonus   ? kBonusTile
                                                 : kAnyTile;
    case Op::kPlaceBuilding:
      return kSite;
    case Op::kMoveHerder:
      return kWalk;
    default:
      return {};
  }
}
std::span<const Argument> use_arguments(Move move) {
  return arguments_of(kActionTable[move.a].action);
}
std::span<const Argument> aux_arguments(Move move) { return arguments_of(aux_row(move.a)); }

// True if the action may discard or remove the card of the move; true for all other actions.
bool accepts_card(const Action& action, Move move) {
  const bool hand = action.op == Op::kDiscardForDollars || action.op == Op::kRemoveCattle;
  return !hand || fits(action.card, breed_of(move.b));
}
bool use_accepts_card(Move move) { return accepts_card(kActionTable[move.a].action, move); }
bool aux_accepts_card(Move move) { return accepts_card(aux_row(move.a), move); }

bool is_spendable(Move move) { return move.b <= kPostTable[move.a].value; }

// The specialists and jokers of a payment: "2+1".
void write_payment(Move move, std::string& text) { text += fmt::format(" {}+{}", move.a, move.b); }
void read_payment(MoveTokens& words, Move& move) {
  const std::string_view sum = words.take();
  const std::size_t plus = std::min(sum.find('+'), sum.size());
  const auto specialists = kit::number_in(sum.substr(0, plus));
  const auto jokers = kit::number_in(sum.substr(std::min(plus + 1, sum.size())));
  if (!specialists || !jokers) words.fail();
  move.a = static_cast<std::uint8_t>(specialists.value_or(0));
  move.b = static_cast<std::uint8_t>(jokers.value_or(0));
}
bool is_payment(Move move) { return move.a + move.b >= 1 && move.a + move.b <= kMostWorkersPaid; }

using K = MoveKind;
const std::array<kit::MoveRow, kMoveKinds> kMoveRows{{
    {K::kObjective, "choose", {{{kA, name(Names::kObjective)}}}, "objective"},
    {K::kPlace, "place", {{{kA, name(Names::kSpace).only(is_in<kNeutralSpaces>)}}}, "space"},
    {K::kMove, "move", {{{kA, location()}, {kB, optional_number(kMostCowboys)}}}},
    {.kind = K::kUse,
     .verb = "use",
     .arguments = {{{kA, name(Names::kAction).only(has_use_verb)}}},
     .more = use_arguments,
     .fits = use_accepts_card},
    {.kind = K::kAux,
     .verb = "aux",
     .arguments = {{{kA, name(Names::kAux)}}},
     .more = aux_arguments,
     .fits = aux_accepts_card},
    {K::kEnd, "end"},
    {K::kSkip, "skip"},
    {K::kExchange, "exchange", {}, "token"},
    {K::kAgain, "again"},
    {K::kDiscard, "discard", {{{kA, name(Names::kCattle)}}}, "card"},
    {K::kBonus, "bonus", {{{kA, name(Names::kWorker).only(has_bonus)}}}, "worker"},
    {.kind = K::kPay,
     .verb = "pay",
     .write = write_payment,
     .read = read_payment,
     .limits = {kMostWorkersPaid + 1, kMostWorkersPaid + 1},
     .fits = is_payment},
    {.kind = K::kDeliver,
     .verb = "deliver",
     .arguments = {{{kA, name(Names::kPost)}, {kB, optional_number(kMostCertificates)}}},
     .fits = is_spendable},
    {K::kDisc, "disc", {{{kA, name(Names::kDisc)}}}, "disc"},
}};

}  // namespace

const kit::MoveTable& move_table() {
  static const kit::MoveTable table(kMoveRows);
  return table;
}

}  // namespace drover::elpaso
