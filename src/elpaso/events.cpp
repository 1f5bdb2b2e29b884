// The words of events.
#include "engine/events.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "elpaso/cards.h"
#include "elpaso/events.h"
#include "elpaso/names.h"

namespace drover::elpaso {

namespace {

using engine::name;
using engine::place;

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

constexpr text::NameTable kWorkerUses{"use of a worker", kUseNames.size(),
                                      [](std::uint8_t v) { return kUseNames[v]; }};
constexpr text::NameTable kSueActions{"action of Sue's", kSueActionNames.size(),
                                      [](std::uint8_t v) { return kSueActionNames[v]; }};
constexpr text::NameTable kSueReasons{"reason of Sue's", kReasonNames.size(),
                                      [](std::uint8_t v) { return kReasonNames[v]; }};

text::Value value_of_post(std::uint8_t post) {
  return post < kPosts ? text::Value(kPostTable[post].value) : text::Value();
}

void write_joker(const Event& event, text::Object& out) {
  if (event.a == card_of(Worker::kJoker)) out["counts_as"] = json_of(name(Names::kWorker), event.b);
}

bool is_for_one(const Event& /*event*/) { return true; }

constexpr auto A = &Event::a;
constexpr auto B = &Event::b;
constexpr auto C = &Event::c;

using K = EventKind;
const std::array kEventRows = std::to_array<engine::EventRow>({
    {K::kTurnBegan, "turn_began", {}, "turn"},
    {K::kHerderPlaced, "herder_placed", {{{"space", A, name(Names::kSpace)}}}},
    {K::kHerderStepped, "herder_stepped", {{{"space", A, name(Names::kSpace)}}}},
    {K::kDollarsGained, "dollars_gained", {}, "amount"},
    {K::kDollarsPaid, "dollars_paid", {}, "amount"},
    {K::kActionUsed,
     "action_used",
     {{{"action", A, name(Names::kAction)}, {"space", B, name(Names::kSpace)}}}},
    {K::kAuxUsed, "aux_used", {{{"aux", A, place()}}}},
    {K::kForfeited, "forfeited"},
    {K::kTokensGained, "tokens_gained", {}, "amount"},
    {K::kTokenUsed, "token_used"},
    {K::kCardDrawn, "card_drawn", {{{"card", A, name(Names::kCard)}}}, {}, nullptr, is_for_one},
    {K::kWorkerDrawn, "worker_drawn", {{{"worker", A, name(Names::kWorker)}}}},
    {K::kDeckShuffled, "deck_shuffled"},
    {K::kCardDiscarded, "card_discarded", {{{"card", A, name(Names::kCard)}}}},
    {K::kCardRemoved, "card_removed", {{{"card", A, name(Names::kCard)}}}},
    {K::kWorkerHired, "worker_hired", {{{"worker", A, name(Names::kWorker)}}}, "price"},
    {K::kWorkerDiscarded,
     "worker_discarded",
     {{{"worker", A, name(Names::kWorker)}, {"use", B, name(kWorkerUses)}}}},
    {K::kCattleTaken, "cattle_taken", {{{"card", A, name(Names::kCard)}}}},
    {K::kSimmentalTaken, "simmental_taken"},
    {K::kEndTriggered, "end_triggered"},
    {K::kObjectiveTaken,
     "objective_taken",
     {{{"objective", A, name(Names::kObjective)}, {"from", B, place().or_else("stack")}}}},
    {K::kObjectiveShown,
     "objective_shown",
     {{{"objective", A, name(Names::kObjective)}, {"place", B, place()}}}},
    {K::kBonusTaken,
     "bonus_taken",
     {{{"bonus", A, name(Names::kBonus)}, {"from", B, place().or_else("stack")}}}},
    {K::kBonusShown, "bonus_shown", {{{"bonus", A, name(Names::kBonus)}, {"place", B, place()}}}},
    {K::kTrainUsed, "train_used", {{{"train", A, name(Names::kTrainSide)}}}},
    {K::kBuildingPlaced,
     "building_placed",
     {{{"building", A, place()}, {"space", B, name(Names::kSpace)}}}},
    {K::kBuildingRemoved,
     "building_removed",
     {{{"building", A, place()}, {"space", B, name(Names::kSpace)}}}},
    {K::kCertificatesMoved, "certificates_moved", {{{"certificates", A, engine::number(0, 255)}}}},
    {K::kArrived, "arrived"},
    {K::kHandShown, "hand_shown", {}, "value"},
    {K::kDelivered,
     "delivered",
     {{{"post", A, {}, value_of_post}, {"certificates", B, engine::number(0, 255)}}}},
    {K::kDiscPlaced,
     "disc_placed",
     {{{"post", A, {}, value_of_post}, {"disc", B, name(Names::kDisc)}}}},
    {K::kFinished, "finished"},
    {K::kGameEnded, "game_ended"},
    {K::kAutomaShuffled, "automa_shuffled"},
    {K::kAutomaDrawn, "automa_drawn", {{{"card", A, name(Names::kAutoma)}}}},
    {K::kSueActs,
     "sue_acts",
     {{{"action", A, name(kSueActions)},
       {"workers", B, engine::number(0, 255)},
       {"reason", C, name(kSueReasons)}}}},
    {K::kSueSupply,
     "sue_supply",
     {{{"card", A, name(Names::kCard)}, {"reason", C, name(kSueReasons)}}},
     {},
     write_joker},
    {K::kSueNothing,
     "sue_nothing",
     {{{"action", A, name(kSueActions)}, {"reason", C, name(kSueReasons)}}}},
});
constexpr engine::EventTable kEventTable(kEventRows);

}  // namespace

const engine::EventTable& event_table() { return kEventTable; }

std::string_view sue_action_name(SueAction action) {
  return kSueActions.of(static_cast<std::uint8_t>(action));
}
std::string_view reason_name(SueReason reason) {
  return kSueReasons.of(static_cast<std::uint8_t>(reason));
}

}  // namespace drover::elpaso
