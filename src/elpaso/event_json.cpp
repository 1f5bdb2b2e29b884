#include "elpaso/event_json.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "elpaso/cards.h"
#include "elpaso/names.h"
#include "text/json_tree.h"

namespace drover::elpaso {

namespace {

using K = EventKind;

constexpr std::uint8_t kNone = 0xff;  // the stack, Sue's reserve, or a card that may not be seen

// In the order of EventKind.
constexpr std::array<std::string_view, kEventKinds> kEventNames{
    "turn_began",       "herder_placed",   "herder_stepped",   "dollars_gained",
    "dollars_paid",     "action_used",     "aux_used",         "forfeited",
    "tokens_gained",    "token_used",      "card_drawn",       "worker_drawn",
    "deck_shuffled",    "card_discarded",  "card_removed",     "worker_hired",
    "worker_discarded", "cattle_taken",    "simmental_taken",  "end_triggered",
    "objective_taken",  "objective_shown", "bonus_taken",      "bonus_shown",
    "train_used",       "building_placed", "building_removed", "certificates_moved",
    "arrived",          "hand_shown",      "delivered",        "disc_placed",
    "finished",         "game_ended",      "automa_shuffled",  "automa_drawn",
    "sue_acts",         "sue_supply",      "sue_nothing",
};
static_assert(static_cast<int>(K::kSueNothing) + 1 == kEventKinds);

constexpr std::array<std::string_view, 3> kUseNames{"cost", "bonus", "step"};
static_assert(static_cast<std::size_t>(WorkerUse::kStep) + 1 == kUseNames.size());

// In the order of SueAction.
constexpr std::array<std::string_view, 5> kSueActionNames{"supply", "cattle-market", "train",
                                                          "building", "best-of-three"};
static_assert(static_cast<std::size_t>(SueAction::kBestOfThree) + 1 == kSueActionNames.size());

// In the order of SueReason.
constexpr std::array<std::string_view, 11> kReasonNames{
    "card-says", "most-workers",    "tie-leftmost", "rest-ignored", "all-full", "reward",
    "sold-out",  "none-affordable", "no-space",     "top-reached",  "no-discs"};
static_assert(static_cast<std::size_t>(SueReason::kNoDiscs) + 1 == kReasonNames.size());

template <std::size_t N>
text::Value word(const std::array<std::string_view, N>& words, std::uint8_t value) {
  return value < N ? text::Value(words[value]) : text::Value();
}

// How a byte of an event is written.
enum class As : std::uint8_t {
  kSpace,
  kAction,
  kCard,
  kWorker,
  kTrainSide,
  kPost,  // its value
  kDisc,  // or null: Sue's reserve
  kObjective,
  kBonus,
  kAutoma,
  kNumber,        // counted from 1
  kAmount,        // as it is
  kPlaceOrStack,  // a place counted from 1, or "stack"
  kWorkerUse,
  kSueAction,
  kReason,
};

text::Value written(As as, std::uint8_t value) {
  const auto name = [&](Names kind) -> text::Value {
    const std::string_view found = name_of(kind, value);
    if (found.empty()) return nullptr;
    return found;
  };
  switch (as) {
    case As::kSpace:
      return name(Names::kSpace);
    case As::kAction:
      return name(Names::kAction);
    case As::kCard:
      return name(Names::kCard);
    case As::kWorker:
      return name(Names::kWorker);
    case As::kTrainSide:
      return name(Names::kTrainSide);
    case As::kPost:
      return value < kPosts ? text::Value(kPostTable[value].value) : text::Value();
    case As::kDisc:
      return name(Names::kDisc);
    case As::kObjective:
      return name(Names::kObjective);
    case As::kBonus:
      return name(Names::kBonus);
    case As::kAutoma:
      return name(Names::kAutoma);
    case As::kNumber:
      return value + 1;
    case As::kAmount:
      return value;
    case As::kPlaceOrStack:
      return value == kNone ? text::Value("stack") : text::Value(value + 1);
    case As::kWorkerUse:
      return word(kUseNames, value);
    case As::kSueAction:
      return word(kSueActionNames, value);
    case As::kReason:
      return word(kReasonNames, value);
  }
  return nullptr;
}

struct Part {
  EventKind kind;
  std::string_view key;
  std::uint8_t Event::*byte;
  As as;
};

constexpr std::array kParts{
    Part{K::kHerderPlaced, "space", &Event::a, As::kSpace},
    Part{K::kHerderStepped, "space", &Event::a, As::kSpace},
    Part{K::kActionUsed, "action", &Event::a, As::kAction},
    Part{K::kActionUsed, "space", &Event::b, As::kSpace},
    Part{K::kAuxUsed, "aux", &Event::a, As::kNumber},
    Part{K::kCardDrawn, "card", &Event::a, As::kCard},
    Part{K::kWorkerDrawn, "worker", &Event::a, As::kWorker},
    Part{K::kCardDiscarded, "card", &Event::a, As::kCard},
    Part{K::kCardRemoved, "card", &Event::a, As::kCard},
    Part{K::kWorkerHired, "worker", &Event::a, As::kWorker},
    Part{K::kWorkerDiscarded, "worker", &Event::a, As::kWorker},
    Part{K::kWorkerDiscarded, "use", &Event::b, As::kWorkerUse},
    Part{K::kCattleTaken, "card", &Event::a, As::kCard},
    Part{K::kObjectiveTaken, "objective", &Event::a, As::kObjective},
    Part{K::kObjectiveTaken, "from", &Event::b, As::kPlaceOrStack},
    Part{K::kObjectiveShown, "objective", &Event::a, As::kObjective},
    Part{K::kObjectiveShown, "place", &Event::b, As::kNumber},
    Part{K::kBonusTaken, "bonus", &Event::a, As::kBonus},
    Part{K::kBonusTaken, "from", &Event::b, As::kPlaceOrStack},
    Part{K::kBonusShown, "bonus", &Event::a, As::kBonus},
    Part{K::kBonusShown, "place", &Event::b, As::kNumber},
    Part{K::kTrainUsed, "train", &Event::a, As::kTrainSide},
    Part{K::kBuildingPlaced, "building", &Event::a, As::kNumber},
    Part{K::kBuildingPlaced, "space", &Event::b, As::kSpace},
    Part{K::kBuildingRemoved, "building", &Event::a, As::kNumber},
    Part{K::kBuildingRemoved, "space", &Event::b, As::kSpace},
    Part{K::kCertificatesMoved, "certificates", &Event::a, As::kAmount},
    Part{K::kDelivered, "post", &Event::a, As::kPost},
    Part{K::kDelivered, "certificates", &Event::b, As::kAmount},
    Part{K::kDiscPlaced, "post", &Event::a, As::kPost},
    Part{K::kDiscPlaced, "disc", &Event::b, As::kDisc},
    Part{K::kAutomaDrawn, "card", &Event::a, As::kAutoma},
    Part{K::kSueActs, "action", &Event::a, As::kSueAction},
    Part{K::kSueActs, "workers", &Event::b, As::kAmount},
    Part{K::kSueActs, "reason", &Event::c, As::kReason},
    Part{K::kSueSupply, "card", &Event::a, As::kCard},
    Part{K::kSueSupply, "reason", &Event::c, As::kReason},
    Part{K::kSueNothing, "action", &Event::a, As::kSueAction},
    Part{K::kSueNothing, "reason", &Event::c, As::kReason},
};

// What the number of an event is called.
constexpr std::string_view amount_key(EventKind kind) {
  switch (kind) {
    case K::kTurnBegan:
      return "turn";
    case K::kDollarsGained:
    case K::kDollarsPaid:
    case K::kTokensGained:
      return "amount";
    case K::kWorkerHired:
      return "price";
    case K::kHandShown:
      return "value";
    default:
      return {};
  }
}

}  // namespace

std::string_view event_name(EventKind kind) {
  const auto index = static_cast<std::size_t>(kind);
  return index < kEventNames.size() ? kEventNames[index] : std::string_view{};
}

std::string_view sue_action_name(SueAction action) {
  const auto index = static_cast<std::size_t>(action);
  return index < kSueActionNames.size() ? kSueActionNames[index] : std::string_view{};
}

std::string_view reason_name(SueReason reason) {
  const auto index = static_cast<std::size_t>(reason);
  return index < kReasonNames.size() ? kReasonNames[index] : std::string_view{};
}

text::Object tree_of(const Event& event) {
  text::Object out;
  out["event"] = event_name(event.kind);
  out["seat"] = event.seat + 1;
  for (const Part& part : kParts) {
    if (part.kind == event.kind) out[part.key] = written(part.as, event.*part.byte);
  }
  if (event.kind == K::kSueSupply && event.a == card_of(Worker::kJoker)) {
    out["counts_as"] = written(As::kWorker, event.b);
  }
  if (const auto key = amount_key(event.kind); !key.empty()) out[key] = event.amount;
  return out;
}

}  // namespace drover::elpaso
