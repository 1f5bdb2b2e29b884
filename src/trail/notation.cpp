// The text of a move: a verb and its arguments, in the words of names.h.
//
// Both directions share the verbs, the words and one check of the values, so that they cannot drift
// apart: a move that passes the check has exactly one text, and only such moves come out of a text.
#include <cstddef>
#include <vector>

#include "text/words.h"
#include "trail/cards.h"
#include "trail/components/buildings.h"
#include "trail/components/job_market.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/rails_map.h"
#include "trail/components/station_masters.h"
#include "trail/components/trail_map.h"
#include "trail/moves.h"
#include "trail/names.h"

namespace drover::trail {
namespace {

// In the order of MoveKind.
constexpr std::array<std::string_view, kMoveKinds> kVerbs{"place",
                                                          "move",
                                                          "use",
                                                          "aux",
                                                          "play",
                                                          "end",
                                                          "done",
                                                          "skip",
                                                          "hire",
                                                          "build",
                                                          "at",
                                                          "buy",
                                                          "buy",
                                                          "draw market",
                                                          "engine",
                                                          "upgrade",
                                                          "disc",
                                                          "disc from",
                                                          "appoint",
                                                          "hazard",
                                                          "trade",
                                                          "objective",
                                                          "objective stack",
                                                          "draw",
                                                          "discard",
                                                          "discard",
                                                          "remove",
                                                          "foresight",
                                                          "certificates",
                                                          "deliver",
                                                          "exchange",
                                                          "found",
                                                          "grow",
                                                          "bonus",
                                                          "take",
                                                          "master",
                                                          "begin"};

constexpr std::array<std::string_view, 2> kSides{"left", "right"};
constexpr std::string_view kForfeit = "forfeit";

// No deck, action or hand lets a player draw or spend more than this at once.
constexpr int kMostCardsDrawn = kWorkerRowLength;
constexpr int kMostCertificates = kCertificateTrack.back().certificates;

constexpr bool in(SpaceSet set, std::uint8_t space) {
  return space < kSpaces && (set & bit(space)) != 0;
}
constexpr SpaceSet set_of_neutral_spaces() {
  SpaceSet set = 0;
  for (const Space space : kNeutralSpaces) set |= bit(space);
  return set;
}
constexpr SpaceSet kNeutralSpaceSet = set_of_neutral_spaces();
// Where a walk can end: everywhere but on the horseman space and the slots beside the trail.
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

bool is_purchase(Move move, int cards) {
  if (move.a >= kPurchaseOptions) return false;
  const PurchaseRow& option = kPurchaseTable[move.a];
  if (option.cards != cards || !costs(move.b, option)) return false;
  // Two cards have no order: the smaller number stands first.
  return cards == 1 ? move.c == 0 : costs(move.c, option) && move.b <= move.c;
}

constexpr bool is_copy(ActionId action) { return kActionTable[action].op == Op::kCopyNeighbour; }
// Whether the text of the action needs a space to say which one is meant.
constexpr bool names_a_space(ActionId action) { return action == kRiskAction || is_copy(action); }

// Whether the board of some edition the action belongs to has what it needs on that space.
bool is_use(Move move) {
  if (move.a >= kActionTable.size() || is_bonus_action(move.a)) return false;
  if (!names_a_space(move.a)) return move.b == 0;
  if (move.b >= kSpaces) return false;
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    if (!belongs_to(kActionTable[move.a].editions, edition)) continue;
    const TrailMap& map = kTrailMaps[static_cast<std::size_t>(edition)];
    if (is_copy(move.a) ? map.neighbours[move.b] != 0 : map.risk[move.b] != Risk::kNone) {
      return true;
    }
  }
  return false;
}

bool is_pair(Move move) {
  return move.a < kCattleKinds && move.b < kCattleKinds && move.a <= move.b &&
         breed_of(move.a) == breed_of(move.b);
}

// Whether only byte a is used, and the others are 0.
constexpr bool only_a(Move move) { return move.b == 0 && move.c == 0; }

// Whether the bytes make sense in some position.
bool is_move(Move move) {
  switch (move.kind) {
    case MoveKind::kPlace:
      return in(kNeutralSpaceSet, move.a) && only_a(move);
    case MoveKind::kMove:
      return in(kWalkTargets, move.a) && move.c == 0;
    case MoveKind::kUse:
      return is_use(move) && move.c == 0;
    case MoveKind::kAux:
      return move.a < kAuxActions && (move.b == 1 || move.b == 2) && move.c == 0;
    case MoveKind::kEnd:
    case MoveKind::kDone:
    case MoveKind::kSkip:
    case MoveKind::kMarketDraw:
    case MoveKind::kObjectiveStack:
    case MoveKind::kBegin:
      return move.a == 0 && only_a(move);
    case MoveKind::kHire:
      return move.a < kJobRows && move.b < kWorkerKinds && move.c == 0;
    case MoveKind::kBuild:
      return move.a < kPrivateBuildings && only_a(move);
    case MoveKind::kSite:
      return in(kBuildingSpaces, move.a) && only_a(move);
    case MoveKind::kBuyOne:
      return is_purchase(move, 1);
    case MoveKind::kBuyTwo:
      return is_purchase(move, 2);
    case MoveKind::kEngine:
      return move.a < kTrackPlaces && only_a(move);
    case MoveKind::kUpgrade:
    case MoveKind::kStationDisc:
      return move.a < kAllStations && only_a(move);
    case MoveKind::kDisc:
      return move.a < kDiscSpaces && only_a(move);
    case MoveKind::kAppoint:
      return move.a < kWorkerKinds && only_a(move);
    case MoveKind::kHazard:
      return in(kHazardSlotSet, move.a) && only_a(move);
    case MoveKind::kTrade:
      return in(kTradeSlotSet, move.a) && only_a(move);
    case MoveKind::kPlayObjective:
      return is_dealt_objective(move.a) && move.b <= kForfeitAction && move.c == 0;
    case MoveKind::kObjective:
      return is_dealt_objective(move.a) && only_a(move);
    case MoveKind::kDraw:
      return move.a >= 1 && move.a <= kMostCardsDrawn && only_a(move);
    case MoveKind::kDiscard:
    case MoveKind::kRemove:
      return is_hand_card(move.a) && only_a(move);
    case MoveKind::kDiscardPair:
      return is_pair(move) && move.c == 0;
    case MoveKind::kForesight:
      return move.a < 3 && move.b < kSides.size() && move.c == 0;
    case MoveKind::kCertificates:
      return move.a <= kMostCertificates && only_a(move);
    case MoveKind::kDeliver:
      return move.a < kCities && only_a(move);
    case MoveKind::kExchange:
      return move.a >= 1 && move.a <= kCardsPerToken && only_a(move);
    case MoveKind::kFound:
      return move.a < kTowns && move.b < kOfficeSpaces && move.c == 0;
    case MoveKind::kGrow:
      return move.a < kCattleKinds && cattle_row(move.a).grows_into != 0 && only_a(move);
    case MoveKind::kBonus:
      return is_bonus_action(move.a) && only_a(move);
    case MoveKind::kTakeCattle:
      return is_sold(move.a) && only_a(move);
    case MoveKind::kTakeMaster:
      return move.a < kStationMasters && only_a(move);
  }
  return false;
}

// The names of byte a for kinds whose only argument is a name.
constexpr std::optional<Names> names_of_a(MoveKind kind) {
  switch (kind) {
    case MoveKind::kPlace:
    case MoveKind::kSite:
    case MoveKind::kHazard:
    case MoveKind::kTrade:
      return Names::kSpace;
    case MoveKind::kObjective:
    case MoveKind::kDiscard:
    case MoveKind::kRemove:
      return Names::kCard;
    case MoveKind::kEngine:
      return Names::kTrackPlace;
    case MoveKind::kDisc:
      return Names::kDiscSpace;
    case MoveKind::kAppoint:
      return Names::kWorker;
    case MoveKind::kDeliver:
      return Names::kCity;
    case MoveKind::kGrow:
    case MoveKind::kTakeCattle:
      return Names::kCattle;
    case MoveKind::kBonus:
      return Names::kAction;
    case MoveKind::kTakeMaster:
      return Names::kStationMaster;
    default:
      return std::nullopt;
  }
}

// For kinds whose only argument is a number: what people count from.
constexpr std::optional<int> first_number_of_a(MoveKind kind) {
  switch (kind) {
    case MoveKind::kBuild:
    case MoveKind::kUpgrade:
    case MoveKind::kStationDisc:
      return 1;
    case MoveKind::kDraw:
    case MoveKind::kCertificates:
    case MoveKind::kExchange:
      return 0;
    default:
      return std::nullopt;
  }
}

// ---- Writing ------------------------------------------------------------------------------------

void add_word(std::string& text, std::string_view word) {
  text += ' ';
  text += word;
}
void add_name(std::string& text, Names kind, std::uint8_t value) {
  add_word(text, name_of(kind, value));
}
void add_number(std::string& text, int number) { add_word(text, std::to_string(number)); }

// Each branch once, in travel order: forks of two editions may share a bit.
void add_route(std::string& text, Route route) {
  if (route == 0) return;
  add_word(text, "via");
  unsigned left = route;
  for (const ForkRow& fork : kForkTable) {
    if ((left & fork.bit) != 0) add_word(text, fork.second_branch);
    left &= ~unsigned{fork.bit};
  }
}

void add_price(std::string& text, const PurchaseRow& option) {
  add_word(text, "for");
  add_number(text, option.cowboys);
  text += '+';
  text += std::to_string(option.dollars);
}

void add_arguments(std::string& text, Move move) {
  if (const auto names = names_of_a(move.kind)) return add_name(text, *names, move.a);
  if (const auto first = first_number_of_a(move.kind)) return add_number(text, move.a + *first);
  switch (move.kind) {
    case MoveKind::kMove:
      add_name(text, Names::kSpace, move.a);
      add_route(text, move.b);
      break;
    case MoveKind::kUse:
      add_name(text, Names::kAction, move.a);
      if (names_a_space(move.a)) {
        text += '@';
        text += name_of(Names::kSpace, move.b);
      }
      break;
    case MoveKind::kAux:
      add_name(text, Names::kAux, move.a);
      if (move.b == 2) add_word(text, "x2");
      break;
    case MoveKind::kPlayObjective:
      add_name(text, Names::kCard, move.a);
      if (move.b == kForfeitAction) add_word(text, kForfeit);
      break;
    case MoveKind::kHire:
      add_name(text, Names::kWorker, move.b);
      add_number(text, move.a + 1);
      break;
    case MoveKind::kBuyTwo:
      add_name(text, Names::kCattle, move.b);
      add_name(text, Names::kCattle, move.c);
      add_price(text, kPurchaseTable[move.a]);
      break;
    case MoveKind::kBuyOne:
      add_name(text, Names::kCattle, move.b);
      add_price(text, kPurchaseTable[move.a]);
      break;
    case MoveKind::kDiscardPair:
      add_name(text, Names::kCattle, move.a);
      add_name(text, Names::kCattle, move.b);
      break;
    case MoveKind::kForesight:
      add_number(text, move.a + 1);
      add_word(text, kSides[move.b]);
      break;
    case MoveKind::kFound:
      add_name(text, Names::kTown, move.a);
      add_number(text, move.b + 1);
      break;
    default:
      break;
  }
}

// ---- Reading ------------------------------------------------------------------------------------

// A number without sign or leading zeros, at most two digits: nothing in the game needs more.
std::optional<int> number_in(std::string_view word) {
  if (word.empty() || word.size() > 2 || (word.size() == 2 && word[0] == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number;
}

// The words of a text, taken one after the other. Once something does not fit, nothing fits any
// more.
class Words {
 public:
  explicit Words(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    std::size_t at = text.find_first_not_of(kBlanks);
    while (at != std::string_view::npos) {
      std::size_t end = text.find_first_of(kBlanks, at);
      if (end == std::string_view::npos) end = text.size();
      if (words_.full()) {
        failed_ = true;
        return;
      }
      words_.push_back(text.substr(at, end - at));
      at = text.find_first_not_of(kBlanks, end);
    }
  }

  bool failed() const { return failed_; }
  bool at_end() const { return next_ == words_.size(); }
  bool all_read() const { return !failed_ && at_end(); }

  std::string_view take() {
    if (failed_ || at_end()) {
      failed_ = true;
      return {};
    }
    return words_[next_++];
  }
  bool accept(std::string_view word) {
    if (failed_ || at_end() || !text::same_word(words_[next_], word)) return false;
    ++next_;
    return true;
  }
  void expect(std::string_view word) {
    if (!accept(word)) failed_ = true;
  }
  // Two words at most, such as the verb "disc from".
  void expect_verb(std::string_view verb) {
    const std::size_t blank = verb.find(' ');
    expect(verb.substr(0, blank));
    if (blank != std::string_view::npos) expect(verb.substr(blank + 1));
  }
  std::uint8_t name(Names kind) { return checked(value_named(kind, take())); }
  std::uint8_t number(int first) {
    const std::optional<int> value = number_in(take());
    if (!value || *value < first) return fail();
    return static_cast<std::uint8_t>(*value - first);
  }
  std::uint8_t track_place() {
    if (!accept("station")) return name(Names::kTrackPlace);
    const std::string text = "station " + std::string(take());
    return checked(value_named(Names::kTrackPlace, text));
  }
  std::uint8_t fail() {
    failed_ = true;
    return 0;
  }

 private:
  std::uint8_t checked(std::optional<std::uint8_t> value) { return value ? *value : fail(); }

  core::FixedVector<std::string_view, 12>
      words_;  // the longest move has a verb, a space, 9 for a route
  std::size_t next_ = 0;
  bool failed_ = false;
};

Route read_route(Words& words) {
  Route route = 0;
  if (!words.accept("via")) return route;
  do {
    const auto branch = static_cast<Route>(1U << words.name(Names::kForkBranch));
    if ((route & branch) != 0) words.fail();
    route = static_cast<Route>(route | branch);
  } while (!words.failed() && !words.at_end());
  return route;
}

void read_use(Words& words, Move& move) {
  const std::string_view word = words.take();
  const std::size_t at = word.find('@');
  const auto action = value_named(Names::kAction, word.substr(0, at));
  if (!action) {
    words.fail();
    return;
  }
  move.a = *action;
  const bool with_space = names_a_space(move.a);
  if (with_space != (at != std::string_view::npos)) {
    words.fail();
    return;
  }
  if (!with_space) return;
  const auto space = value_named(Names::kSpace, word.substr(at + 1));
  move.b = space ? *space : words.fail();
}

// The option is found by its price, the number of cards and their value.
void read_purchase(Words& words, Move& move, int cards) {
  move.b = words.name(Names::kCattle);
  if (cards == 2) move.c = words.name(Names::kCattle);
  if (cards == 2 && move.c < move.b) std::swap(move.b, move.c);
  words.expect("for");
  const std::string_view price = words.take();
  const std::size_t plus = price.find('+');
  if (words.failed() || plus == std::string_view::npos) {
    words.fail();
    return;
  }
  const auto cowboys = number_in(price.substr(0, plus));
  const auto dollars = number_in(price.substr(plus + 1));
  for (std::uint8_t option = 0; option < kPurchaseOptions; ++option) {
    const PurchaseRow& row = kPurchaseTable[option];
    if (cowboys != row.cowboys || dollars != row.dollars) continue;
    if (row.cards != cards || row.breeding_value != breeding_value(move.b)) continue;
    move.a = option;
    return;
  }
  words.fail();
}

void read_arguments(Words& words, Move& move) {
  if (move.kind == MoveKind::kEngine) {
    move.a = words.track_place();
    return;
  }
  if (const auto names = names_of_a(move.kind)) {
    move.a = words.name(*names);
    return;
  }
  if (const auto first = first_number_of_a(move.kind)) {
    move.a = words.number(*first);
    return;
  }
  switch (move.kind) {
    case MoveKind::kMove:
      move.a = words.name(Names::kSpace);
      move.b = read_route(words);
      break;
    case MoveKind::kUse:
      read_use(words, move);
      break;
    case MoveKind::kAux:
      move.a = words.name(Names::kAux);
      move.b = words.accept("x2") ? 2 : 1;
      break;
    case MoveKind::kPlayObjective:
      move.a = words.name(Names::kCard);
      move.b = words.accept(kForfeit) ? kForfeitAction : 0;
      break;
    case MoveKind::kHire:
      move.b = words.name(Names::kWorker);
      move.a = words.number(1);
      break;
    case MoveKind::kBuyOne:
      read_purchase(words, move, 1);
      break;
    case MoveKind::kBuyTwo:
      read_purchase(words, move, 2);
      break;
    case MoveKind::kDiscardPair:
      move.a = words.name(Names::kCattle);
      move.b = words.name(Names::kCattle);
      if (move.b < move.a) std::swap(move.a, move.b);
      break;
    case MoveKind::kForesight:
      move.a = words.number(1);
      move.b = words.accept(kSides[0]) ? 0 : 1;
      if (move.b == 1) words.expect(kSides[1]);
      break;
    case MoveKind::kFound:
      move.a = words.name(Names::kTown);
      move.b = words.number(1);
      break;
    default:
      break;
  }
}

}  // namespace

std::string to_text(Move move) {
  if (!is_move(move)) return "?";
  std::string text(kVerbs[static_cast<std::size_t>(move.kind)]);
  add_arguments(text, move);
  return text;
}

std::optional<Move> parse_move(std::string_view text) {
  const Words all(text);
  if (all.failed()) return std::nullopt;
  // Some verbs have several kinds; their arguments tell them apart.
  for (int kind = 0; kind < kMoveKinds; ++kind) {
    Words words = all;
    Move move{static_cast<MoveKind>(kind), 0, 0, 0};
    words.expect_verb(kVerbs[static_cast<std::size_t>(kind)]);
    if (words.failed()) continue;
    read_arguments(words, move);
    if (words.all_read() && is_move(move)) return move;
  }
  return std::nullopt;
}

// The third byte is a card of two that are bought.
std::span<const Move> every_move() {
  static const std::vector<Move> moves = [] {
    std::vector<Move> all;
    for (int kind = 0; kind < kMoveKinds; ++kind) {
      for (unsigned bytes = 0; bytes <= 0xffffU; ++bytes) {
        for (int third = 0; third < kCattleKinds; ++third) {
          const Move move{static_cast<MoveKind>(kind), static_cast<std::uint8_t>(bytes >> 8U),
                          static_cast<std::uint8_t>(bytes), static_cast<std::uint8_t>(third)};
          if (is_move(move)) all.push_back(move);
        }
      }
    }
    return all;
  }();
  return moves;
}

}  // namespace drover::trail
