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

constexpr auto kA = &Event::a;
constexpr auto kB = &Event::b;
constexpr auto kC = &Event::c;

using K = EventKind;
const std::array kEventRows = std::to_array<engine::EventRow>({
    {K::kTurnBegan, "turn_began", {}, "turn"},
    {K::kHerderPlaced, "herder_placed", {{{"space", kA, name(Names::kSpace)}}}},
    {K::kHerderStepped, "herder_stepped", {{{"space", kA, name(Names::kSpace)}}}},
    {K::kDollarsGained, "dollars_gained", {}, "amount"},
    {K::kDollarsPaid, "dollars_paid", {}, "amount"},
    {K::kActionUsed,
     "action_used",
     {{{"action", kA, name(Names::kAction)}, {"space", kB, name(Names::kSpace)}}}},
    {K::kAuxUsed, "aux_used", {{{"aux", kA, place()}}}},
    {K::kForfeited, "forfeited"},
    {K::kTokensGained, "tokens_gained", {}, "amount"},
    {K::kTokenUsed, "token_used"},
    {K::kCardDrawn, "card_drawn", {{{"card", kA, name(Names::kCard)}}}, {}, nullptr, is_for_one},
    {K::kWorkerDrawn, "worker_drawn", {{{"worker", kA, name(Names::kWorker)}}}},
    {K::kDeckShuffled, "deck_shuffled"},
    {K::kCardDiscarded, "card_discarded", {{{"card", kA, name(Names::kCard)}}}},
    {K::kCardRemoved, "card_removed", {{{"card", kA, name(Names::kCard)}}}},
    {K::kWorkerHired, "worker_hired", {{{"worker", kA, name(Names::kWorker)}}}, "price"},
    {K::kWorkerDiscarded,
     "worker_discarded",
     {{{"worker", kA, name(Names::kWorker)}, {"use", kB, name(kWorkerUses)}}}},
    {K::kCattleTaken, "cattle_taken", {{{"card", kA, name(Names::kCard)}}}},
    {K::kSimmentalTaken, "simmental_taken"},
    {K::kEndTriggered, "end_triggered"},
    {K::kObjectiveTaken,
     "objective_taken",
     {{{"objective", kA, name(Names::kObjective)}, {"from", kB, place().or_else("stack")}}}},
    {K::kObjectiveShown,
     "objective_shown",
     {{{"objective", kA, name(Names::kObjective)}, {"place", kB, place()}}}},
    {K::kBonusTaken,
     "bonus_taken",
     {{{"bonus", kA, name(Names::kBonus)}, {"from", kB, place().or_else("stack")}}}},
    {K::kBonusShown, "bonus_shown", {{{"bonus", kA, name(Names::kBonus)}, {"place", kB, place()}}}},
    {K::kTrainUsed, "train_used", {{{"train", kA, name(Names::kTrainSide)}}}},
    {K::kBuildingPlaced,
     "building_placed",
     {{{"building", kA, place()}, {"space", kB, name(Names::kSpace)}}}},
    {K::kBuildingRemoved,
     "building_removed",
     {{{"building", kA, place()}, {"space", kB, name(Names::kSpace)}}}},
    {K::kCertificatesMoved, "certificates_moved", {{{"certificates", kA, engine::number(0, 255)}}}},
    {K::kArrived, "arrived"},
    {K::kHandShown, "hand_shown", {}, "value"},
    {K::kDelivered,
     "delivered",
     {{{"post", kA, {}, value_of_post}, {"certificates", kB, engine::number(0, 255)}}}},
    {K::kDiscPlaced,
     "disc_placed",
     {{{"post", kA, {}, value_of_post}, {"disc", kB, name(Names::kDisc)}}}},
    {K::kFinished, "finished"},
    {K::kGameEnded, "game_ended"},
    {K::kAutomaShuffled, "automa_shuffled"},
    {K::kAutomaDrawn, "automa_drawn", {{{"card", kA, name(Names::kAutoma)}}}},
    {K::kSueActs,
     "sue_acts",
     {{{"action", kA, name(kSueActions)},
       {"workers", kB, engine::number(0, 255)},
       {"reason", kC, name(kSueReasons)}}}},
    {K::kSueSupply,
     "sue_supply",
     {{{"card", kA, name(Names::kCard)}, {"reason", kC, name(kSueReasons)}}},
     {},
     write_joker},
    {K::kSueNothing,
     "sue_nothing",
     {{{"action", kA, name(kSueActions)}, {"reason", kC, name(kSueReasons)}}}},
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
