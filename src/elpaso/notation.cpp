// The text of a move: a verb and its arguments, in the words of names.h.
//
// Both directions share the verbs, the words and one check of the values, so that they cannot drift
// apart: a move that passes the check has exactly one text, and only such moves come out of a text.
#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "elpaso/cards.h"
#include "elpaso/components/all_actions.h"
#include "elpaso/components/trail_map.h"
#include "elpaso/moves.h"
#include "elpaso/names.h"
#include "text/words.h"

namespace drover::elpaso {

namespace {

// In the order of MoveKind.
constexpr std::array<std::string_view, kMoveKinds> kVerbs{
    "choose",   "place", "move",    "use",   "aux", "end",     "skip",
    "exchange", "again", "discard", "bonus", "pay", "deliver", "disc"};

// No move can take more cowboys than there are cards.
constexpr int kMostCowboys = kWorkerTable[static_cast<std::size_t>(Worker::kCowboy)].cards;

constexpr int most_workers_paid() {
  int most = 0;
  for (const BreedRow& row : kBreedTable) most = std::max<int>(most, row.market_cowboys);
  for (const TrainRow& row : kTrainTable) most = std::max<int>(most, row.engineers);
  for (const BuildingRow& row : kBuildingTable) most = std::max<int>(most, row.builders);
  return most;
}
constexpr int kMostWorkersPaid = most_workers_paid();

constexpr bool in(SpaceSet set, std::uint8_t space) {
  return space < kSpaces && (set & bit(space)) != 0;
}
constexpr SpaceSet kLocations = kNeutralSpaces | kBuildingSpaces | bit(kElPaso);

// What an action asks for besides itself.
enum class Asks : std::uint8_t {
  kNothing,
  kHandCard,
  kMarketCard,
  kWorker,
  kTrain,
  kTile,
  kSite,
  kWalk
};
constexpr Asks asks(Op op) {
  switch (op) {
    case Op::kDiscardForDollars:
    case Op::kRemoveCattle:
      return Asks::kHandCard;
    case Op::kBuyCattle:
      return Asks::kMarketCard;
    case Op::kHire:
      return Asks::kWorker;
    case Op::kUseTrain:
      return Asks::kTrain;
    case Op::kTakeTile:
      return Asks::kTile;
    case Op::kPlaceBuilding:
      return Asks::kSite;
    case Op::kMoveHerder:
      return Asks::kWalk;
    default:
      return Asks::kNothing;
  }
}

// The actions of the player board have a verb of their own, and choosing an auxiliary action is
// written as that action.
constexpr bool is_used(ActionId id) {
  return id < kActions - kAuxActionRows.size() && kActionTable[id].action.op != Op::kAuxiliary;
}

// What an auxiliary action asks for does not change when its disc improves it.
constexpr const Action& aux_row(int slot) {
  return kActionTable[kAuxSpans[static_cast<std::size_t>(slot)].first].action;
}
constexpr bool discs_keep_the_question() {
  for (const ActionSpan span : kAuxSpans) {
    for (std::size_t i = 0; i < span.count; ++i) {
      if (kActionTable[span.first + i].action.op != kActionTable[span.first].action.op) {
        return false;
      }
    }
  }
  return true;
}
static_assert(discs_keep_the_question());

constexpr bool is_tile(TileKind kind, TileChoice choice) {
  const bool bonus = names_bonus(choice);
  if (bonus ? kind == TileKind::kObjective : kind == TileKind::kBonus) return false;
  if (bonus) return choice == kBonusStack || choice < kFirstBonusChoice + kBonusKinds;
  return choice == kObjectiveStack || choice < kObjectives;
}

// Whether b and c are what the action asks for.
constexpr bool answers(const Action& action, Move move) {
  switch (asks(action.op)) {
    case Asks::kNothing:
      return move.b == 0 && move.c == 0;
    case Asks::kHandCard:
      return move.b < kBreeds && fits(action.card, breed_of(move.b)) && move.c == 0;
    case Asks::kMarketCard:
      return move.b < kBreeds && kBreedTable[move.b].market_cowboys > 0 && move.c == 0;
    case Asks::kWorker:
      return move.b < kWorkers && move.c == 0;
    case Asks::kTrain:
      return move.b < kTrainCards && move.c == 0;
    case Asks::kTile:
      return is_tile(action.tile, move.b) && move.c == 0;
    case Asks::kSite:
      return move.b < kBuildingKinds && in(kBuildingSpaces, move.c);
    case Asks::kWalk:
      return in(kLocations, move.b) && move.c <= kMostCowboys;
  }
  return false;
}

constexpr bool has_bonus(std::uint8_t worker) {
  return worker < kWorkers &&
         (kWorkerTable[worker].bonus_dollars > 0 || kWorkerTable[worker].bonus_certificates > 0);
}

// Whether the bytes make sense in some position.
constexpr bool is_move(Move move) {
  const bool only_a = move.b == 0 && move.c == 0;
  switch (move.kind) {
    case MoveKind::kObjective:
      return move.a < kObjectives && only_a;
    case MoveKind::kPlace:
      return in(kNeutralSpaces, move.a) && only_a;
    case MoveKind::kMove:
      return in(kLocations, move.a) && move.b <= kMostCowboys && move.c == 0;
    case MoveKind::kUse:
      return is_used(move.a) && answers(kActionTable[move.a].action, move);
    case MoveKind::kAux:
      return move.a < kAuxActions && answers(aux_row(move.a), move);
    case MoveKind::kEnd:
    case MoveKind::kSkip:
    case MoveKind::kExchange:
    case MoveKind::kAgain:
      return move.a == 0 && only_a;
    case MoveKind::kDiscard:
      return move.a < kBreeds && only_a;
    case MoveKind::kBonus:
      return has_bonus(move.a) && only_a;
    case MoveKind::kPay:
      return move.a + move.b >= 1 && move.a + move.b <= kMostWorkersPaid && move.c == 0;
    case MoveKind::kDeliver:
      return move.a < kPosts &&
             move.b <= std::min<int>(kMostCertificates, kPostTable[move.a].value) && move.c == 0;
    case MoveKind::kDisc:
      return move.a < kDiscs && only_a;
  }
  return false;
}

// The names of byte a for kinds that begin with a name.
constexpr std::optional<Names> names_of_a(MoveKind kind) {
  switch (kind) {
    case MoveKind::kObjective:
      return Names::kObjective;
    case MoveKind::kPlace:
    case MoveKind::kMove:
      return Names::kSpace;
    case MoveKind::kUse:
      return Names::kAction;
    case MoveKind::kAux:
      return Names::kAux;
    case MoveKind::kDiscard:
      return Names::kCattle;
    case MoveKind::kBonus:
      return Names::kWorker;
    case MoveKind::kDeliver:
      return Names::kPost;
    case MoveKind::kDisc:
      return Names::kDisc;
    default:
      return std::nullopt;
  }
}

// The names of byte b for actions that ask for a name.
constexpr std::optional<Names> names_of_b(Asks what) {
  switch (what) {
    case Asks::kHandCard:
    case Asks::kMarketCard:
      return Names::kCattle;
    case Asks::kWorker:
      return Names::kWorker;
    case Asks::kTrain:
      return Names::kTrain;
    case Asks::kTile:
      return Names::kTileChoice;
    case Asks::kSite:
      return Names::kBuilding;
    case Asks::kWalk:
      return Names::kSpace;
    case Asks::kNothing:
      break;
  }
  return std::nullopt;
}

// What the action of a kUse or kAux move asks for; its byte a must be in range.
constexpr Asks asks_for(Move move) {
  if (move.kind == MoveKind::kUse) return asks(kActionTable[move.a].action.op);
  if (move.kind == MoveKind::kAux) return asks(aux_row(move.a).op);
  return Asks::kNothing;
}

// The byte for a number with a plus before it that is left out where it is 0: cowboys of a walk,
// certificates of a delivery.
constexpr std::uint8_t Move::*extra_of(Move move) {
  if (move.kind == MoveKind::kMove || move.kind == MoveKind::kDeliver) return &Move::b;
  if (asks_for(move) == Asks::kWalk) return &Move::c;
  return nullptr;
}

// ---- Writing ------------------------------------------------------------------------------------

void add_word(std::string& text, std::string_view word) {
  text += ' ';
  text += word;
}

void add_arguments(std::string& text, Move move) {
  if (const auto names = names_of_a(move.kind)) add_word(text, name_of(*names, move.a));
  if (move.kind == MoveKind::kPay) {
    add_word(text, std::to_string(move.a) + '+' + std::to_string(move.b));
  }
  const Asks what = asks_for(move);
  if (const auto names = names_of_b(what)) add_word(text, name_of(*names, move.b));
  if (what == Asks::kSite) add_word(text, name_of(Names::kSpace, move.c));
  if (const auto extra = extra_of(move); extra != nullptr && move.*extra > 0) {
    add_word(text, '+' + std::to_string(move.*extra));
  }
}

// ---- Reading ------------------------------------------------------------------------------------

// A number without sign or leading zeros, at most two digits: nothing in the game needs more.
std::optional<std::uint8_t> number_in(std::string_view word) {
  if (word.empty() || word.size() > 2 || (word.size() == 2 && word[0] == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return static_cast<std::uint8_t>(number);
}

// The words of a text, taken one after the other. Once something does not fit, nothing fits any
// more.
class Words {
 public:
  explicit Words(std::string_view text) : rest_(text) {}

  bool failed() const { return failed_; }
  bool at_end() const { return rest_.find_first_not_of(kBlanks) == std::string_view::npos; }
  bool all_read() const { return !failed_ && at_end(); }

  std::string_view take() {
    if (failed_ || at_end()) {
      failed_ = true;
      return {};
    }
    rest_.remove_prefix(rest_.find_first_not_of(kBlanks));
    const std::string_view word = rest_.substr(0, rest_.find_first_of(kBlanks));
    rest_.remove_prefix(word.size());
    return word;
  }
  std::uint8_t name(Names kind) { return checked(value_named(kind, take())); }
  // "2+1"
  void sum(std::uint8_t& first, std::uint8_t& second) {
    const std::string_view word = take();
    const std::size_t plus = std::min(word.find('+'), word.size());
    first = checked(number_in(word.substr(0, plus)));
    second = checked(number_in(plus < word.size() ? word.substr(plus + 1) : std::string_view{}));
  }
  // "+3", from 1 on.
  std::uint8_t plus() {
    const std::string_view word = take();
    if (word.empty() || word[0] != '+' || word == "+0") return checked(std::nullopt);
    return checked(number_in(word.substr(1)));
  }

 private:
  static constexpr std::string_view kBlanks = " \t\r\n";

  std::uint8_t checked(std::optional<std::uint8_t> value) {
    if (!value) failed_ = true;
    return value.value_or(0);
  }

  std::string_view rest_;
  bool failed_ = false;
};

void read_arguments(Words& words, Move& move) {
  if (const auto names = names_of_a(move.kind)) move.a = words.name(*names);
  if (move.kind == MoveKind::kPay) words.sum(move.a, move.b);
  if (words.failed()) return;
  const Asks what = asks_for(move);
  if (const auto names = names_of_b(what)) move.b = words.name(*names);
  if (what == Asks::kSite) move.c = words.name(Names::kSpace);
  if (const auto extra = extra_of(move); extra != nullptr && !words.at_end()) {
    move.*extra = words.plus();
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
  Words words(text);
  const std::string_view verb = words.take();
  const auto* found = std::find_if(kVerbs.begin(), kVerbs.end(), [&](std::string_view known) {
    return text::same_word(known, verb);
  });
  if (words.failed() || found == kVerbs.end()) return std::nullopt;
  Move move{static_cast<MoveKind>(found - kVerbs.begin()), 0, 0, 0};
  read_arguments(words, move);
  if (!words.all_read() || !is_move(move)) return std::nullopt;
  return move;
}

// The third byte is a space, or a number of cowboys.
std::span<const Move> every_move() {
  static const std::vector<Move> moves = [] {
    std::vector<Move> all;
    for (int kind = 0; kind < kMoveKinds; ++kind) {
      for (unsigned bytes = 0; bytes <= 0xffffU; ++bytes) {
        for (int third = 0; third < kSpaces; ++third) {
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

}  // namespace drover::elpaso
