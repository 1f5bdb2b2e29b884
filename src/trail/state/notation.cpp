// The notation of moves.
#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "kit/moves.h"
#include "trail/components/buildings.h"
#include "trail/components/job_market.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/rails_map.h"
#include "trail/components/station_masters.h"
#include "trail/components/trail_map.h"
#include "trail/state/cards.h"
#include "trail/state/moves.h"
#include "trail/state/names.h"

namespace drover::trail {
namespace {

using kit::ByteFormat;
using kit::counted;
using kit::MoveTokens;
using kit::name;
using kit::number;

// The highest number of cards that a player can draw or spend at once.
constexpr int kMostCardsDrawn = kWorkerRowLength;
constexpr int kMostCertificates = kCertificateTrack.back().certificates;

template <SpaceSet set>
constexpr bool in(std::uint8_t space) {
  return (set & bit(space)) != 0;
}
constexpr SpaceSet set_of_neutral_spaces() {
  SpaceSet set = 0;
  for (const Space space : kNeutralSpaces) set |= bit(space);
  return set;
}
constexpr SpaceSet kNeutralSpaceSet = set_of_neutral_spaces();
// The spaces where a walk can end: all but the horseman space and the slots beside the trail.
constexpr SpaceSet kWalkTargets =
    detail::span(0, kSpaces - 1) &
    ~(bit(kStart) | bit(kTradeSlots[0]) | bit(kTradeSlots[1]) | bit(kTradeSlots[2]));

// Starting objectives begin in the objective area and never move.
constexpr bool is_dealt_objective(std::uint8_t card) {
  return is_objective(card) && is_card(card) && !objective_row(card).starting;
}
constexpr bool is_hand_card(std::uint8_t card) {
  return card < kCattleKinds || is_dealt_objective(card);
}
constexpr bool is_sold(std::uint8_t card) {
  return card < kCattleKinds && cattle_row(card).in_the_market > 0;
}
constexpr bool costs(std::uint8_t card, const PurchaseRow& option) {
  return is_sold(card) && breeding_value(card) == option.breeding_value;
}

template <int cards>
bool is_purchase(Move move) {
  const PurchaseRow& option = kPurchaseTable[move.a];
  if (option.cards != cards || !costs(move.b, option)) return false;
  // Two cards have no order: the smaller number stands first.
  return cards == 1 ? move.c == 0 : costs(move.c, option) && move.b <= move.c;
}

constexpr bool is_copy(ActionId action) { return kActionTable[action].op == Op::kCopyNeighbour; }
// True if the action's text must name its space.
constexpr bool names_a_space(ActionId action) { return action == kRiskAction || is_copy(action); }

// True if the action is possible on that space on the board of an edition that it belongs to.
bool is_use(Move move) {
  if (is_bonus_action(move.a)) return false;
  if (!names_a_space(move.a)) return move.b == 0;
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    if (!belongs_to(kActionTable[move.a].editions, edition)) continue;
    const TrailMap& map = at(kTrailMaps, edition);
    if (is_copy(move.a) ? map.neighbours[move.b] != 0 : map.risk[move.b] != Risk::kNone) {
      return true;
    }
  }
  return false;
}

// Two cards of a breed, the smaller number first.
bool is_pair(Move move) { return move.a <= move.b && breed_of(move.a) == breed_of(move.b); }
void sort_pair(MoveTokens& /*words*/, Move& move) {
  if (move.b < move.a) std::swap(move.a, move.b);
}

constexpr bool grows(std::uint8_t card) { return cattle_row(card).grows_into != 0; }

// ---- Routes: each branch once, in travel order; forks of two editions may share a bit -----------

void add_word(std::string& text, std::string_view word) {
  text += ' ';
  text += word;
}

void write_route(Move move, std::string& text) {
  if (move.b == 0) return;
  add_word(text, "via");
  unsigned left = move.b;
  for (const ForkRow& fork : kForkTable) {
    if ((left & fork.bit) != 0) add_word(text, fork.second_branch);
    left &= ~unsigned{fork.bit};
  }
}

void read_route(MoveTokens& words, Move& move) {
  if (!words.accept("via")) return;
  do {
    const auto branch = static_cast<Route>(1U << words.take(name(Names::kForkBranch)));
    if ((move.b & branch) != 0) words.fail();
    move.b = static_cast<Route>(move.b | branch);
  } while (!words.failed() && !words.at_end());
}

// ---- Actions with a space in their text: "risk@FLR1" --------------------------------------------

void write_use(Move move, std::string& text) {
  add_word(text, name_of(Names::kAction, move.a));
  if (!names_a_space(move.a)) return;
  text += '@';
  text += name_of(Names::kSpace, move.b);
}

void read_use(MoveTokens& words, Move& move) {
  const std::string_view word = words.take();
  const std::size_t at = word.find('@');
  const bool with_space = at != std::string_view::npos;
  const auto action = value_named(Names::kAction, word.substr(0, at));
  const auto space = with_space ? value_named(Names::kSpace, word.substr(at + 1)) : 0;
  if (!action || !space || names_a_space(*action) != with_space) {
    words.fail();
    return;
  }
  move.a = *action;
  move.b = *space;
}

// ---- Purchases: the option is found by its price, the number of cards and their value -----------

template <int cards>
void write_purchase(Move move, std::string& text) {
  const PurchaseRow& option = kPurchaseTable[move.a];
  add_word(text, name_of(Names::kCattle, move.b));
  if (cards == 2) add_word(text, name_of(Names::kCattle, move.c));
  text += fmt::format(" for {}+{}", option.cowboys, option.dollars);
}

template <int cards>
void read_purchase(MoveTokens& words, Move& move) {
  move.b = words.take(name(Names::kCattle));
  if (cards == 2) move.c = words.take(name(Names::kCattle));
  if (cards == 2 && move.c < move.b) std::swap(move.b, move.c);
  words.expect("for");
  const std::string_view price = words.take();
  const std::size_t plus = std::min(price.find('+'), price.size());
  const auto cowboys = kit::number_in(price.substr(0, plus));
  const auto dollars = kit::number_in(price.substr(std::min(plus + 1, price.size())));
  for (std::uint8_t option = 0; option < kPurchaseOptions; ++option) {
    const PurchaseRow& row = kPurchaseTable[option];
    if (cowboys != row.cowboys || dollars != row.dollars) continue;
    if (row.cards != cards || row.breeding_value != breeding_value(move.b)) continue;
    move.a = option;
    return;
  }
  words.fail();
}

// ---- The rows -----------------------------------------------------------------------------------

constexpr text::NameTable kSideNames{
    "side", 2, [](std::uint8_t v) { return std::string_view(v == 0 ? "left" : "right"); }};
constexpr text::NameTable kForfeitNames{
    "way to play it", 2, [](std::uint8_t v) { return std::string_view(v == 0 ? "" : "forfeit"); }};
constexpr text::NameTable kTimesNames{
    "double", 3, [](std::uint8_t v) { return std::string_view(v == 2 ? "x2" : ""); }};

constexpr auto kA = &Move::a;
constexpr auto kB = &Move::b;
constexpr ByteFormat space(bool (*which)(std::uint8_t)) { return name(Names::kSpace).only(which); }
constexpr ByteFormat dealt_objective() { return name(Names::kCard).only(is_dealt_objective); }
constexpr ByteFormat hand_card() { return name(Names::kCard).only(is_hand_card); }

using K = MoveKind;
const std::array<kit::MoveRow, kMoveKinds> kMoveRows{{
    {K::kPlace, "place", {{{kA, space(in<kNeutralSpaceSet>)}}}, "space"},
    {K::kMove,
     "move",
     {{{kA, space(in<kWalkTargets>)}}},
     "space",
     {},
     write_route,
     read_route,
     {0, 256}},
    {.kind = K::kUse,
     .verb = "use",
     .write = write_use,
     .read = read_use,
     .limits = {static_cast<int>(kActionTable.size()), kSpaces},
     .fits = is_use},
    {K::kAux, "aux", {{{kA, name(Names::kAux)}, {kB, name(kTimesNames).absent_if(1)}}}},
    {K::kPlayObjective,
     "play",
     {{{kA, dealt_objective()}, {kB, name(kForfeitNames).absent_if(0)}}}},
    {K::kEnd, "end"},
    {K::kDone, "done"},
    {K::kSkip, "skip"},
    {K::kHire, "hire", {{{kB, name(Names::kWorker)}, {kA, counted(kJobRows)}}}},
    {K::kBuild, "build", {{{kA, counted(kPrivateBuildings)}}}, "building"},
    {K::kSite, "at", {{{kA, space(in<kBuildingSpaces>)}}}, "space"},
    {.kind = K::kBuyOne,
     .verb = "buy",
     .write = write_purchase<1>,
     .read = read_purchase<1>,
     .limits = {kPurchaseOptions, kCattleKinds},
     .fits = is_purchase<1>},
    {.kind = K::kBuyTwo,
     .verb = "buy",
     .write = write_purchase<2>,
     .read = read_purchase<2>,
     .limits = {kPurchaseOptions, kCattleKinds, kCattleKinds},
     .fits = is_purchase<2>},
    {K::kMarketDraw, "draw market", {}, "market:draw"},
    {K::kEngine, "engine", {{{kA, name(Names::kTrackPlace)}}}, "track"},
    {K::kUpgrade, "upgrade", {{{kA, counted(kAllStations)}}}, "station"},
    {K::kDisc, "disc", {{{kA, name(Names::kDiscSpace)}}}, "disc"},
    {K::kStationDisc, "disc from", {{{kA, counted(kAllStations)}}}, "station"},
    {K::kAppoint, "appoint", {{{kA, name(Names::kWorker)}}}, "worker"},
    {K::kHazard, "hazard", {{{kA, space(in<kHazardSlotSet>)}}}, "space"},
    {K::kTrade, "trade", {{{kA, space(in<kTradeSlotSet>)}}}, "space"},
    {K::kObjective, "objective", {{{kA, dealt_objective()}}}, "objective"},
    {K::kObjectiveStack, "objective stack", {}, "objective:stack"},
    {K::kDraw, "draw", {{{kA, number(1, kMostCardsDrawn)}}}},
    {K::kDiscard, "discard", {{{kA, hand_card()}}}, "card"},
    {.kind = K::kDiscardPair,
     .verb = "discard",
     .arguments = {{{kA, name(Names::kCattle)}, {kB, name(Names::kCattle)}}},
     .read = sort_pair,
     .fits = is_pair},
    {K::kRemove, "remove", {{{kA, hand_card()}}}, "card"},
    {K::kForesight, "foresight", {{{kA, counted(3)}, {kB, name(kSideNames)}}}, "foresight"},
    {K::kCertificates, "certificates", {{{kA, number(0, kMostCertificates)}}}, "certificate"},
    {K::kDeliver, "deliver", {{{kA, name(Names::kCity)}}}, "city"},
    {K::kExchange, "exchange", {{{kA, number(1, kCardsPerToken)}}}},
    {K::kFound, "found", {{{kA, name(Names::kTown)}, {kB, counted(kOfficeSpaces)}}}, "town"},
    {K::kGrow, "grow", {{{kA, name(Names::kCattle).only(grows)}}}, "card"},
    {K::kBonus, "bonus", {{{kA, name(Names::kAction).only(is_bonus_action)}}}},
    {K::kTakeCattle, "take", {{{kA, name(Names::kCattle).only(is_sold)}}}, "market"},
    {K::kTakeMaster, "master", {{{kA, name(Names::kStationMaster)}}}, "master"},
    {K::kBegin, "begin"},
}};

}  // namespace

const kit::MoveTable& move_table() {
  static const kit::MoveTable table(kMoveRows);
  return table;
}

}  // namespace drover::trail
