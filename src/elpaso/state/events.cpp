// The table of events.
#include "kit/events.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "elpaso/state/cards.h"
#include "elpaso/state/events.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {

namespace {

using kit::Foreseen;
using kit::is_always_private;
using kit::name;
using kit::parts;
using kit::place;
using kit::unforeseen;

constexpr auto kUseNames = text::enum_names<WorkerUse::kStep>("cost", "bonus", "step");
constexpr auto kSueActionNames = text::enum_names<SueAction::kBestOfThree>(
    "supply", "cattle-market", "train", "building", "best-of-three");
constexpr auto kReasonNames = text::enum_names<SueReason::kNoDiscs>(
    "card-says", "most-workers", "tie-leftmost", "rest-ignored", "all-full", "reward", "sold-out",
    "none-affordable", "no-space", "top-reached", "no-discs");

constexpr text::NameTable kWorkerUses = text::names_in<kUseNames>("use of a worker");
constexpr text::NameTable kSueActions = text::names_in<kSueActionNames>("action of Sue's");
constexpr text::NameTable kSueReasons = text::names_in<kReasonNames>("reason of Sue's");

text::Value value_of_post(std::uint8_t post) {
  return post < kPosts ? text::Value(kPostTable[post].value) : text::Value();
}

void write_joker(const Event& event, text::Object& out) {
  if (event.a == card_of(Worker::kJoker)) out["counts_as"] = json_of(name(Names::kWorker), event.b);
}

constexpr kit::EventByte kA{&Event::a};
constexpr kit::EventByte kB{&Event::b};
constexpr kit::EventByte kC{&Event::c};

using K = EventKind;
const std::array kEventRows = std::to_array<kit::EventRow>({
    unforeseen({K::kTurnBegan, "turn_began", {}, "turn"}),
    {K::kHerderPlaced, "herder_placed", parts(kA("space", name(Names::kSpace)))},
    {K::kHerderStepped, "herder_stepped", parts(kA("space", name(Names::kSpace)))},
    {K::kDollarsGained, "dollars_gained", {}, "amount"},
    {K::kDollarsPaid, "dollars_paid", {}, "amount"},
    {K::kActionUsed, "action_used",
     parts(kA("action", name(Names::kAction)), kB("space", name(Names::kSpace)))},
    {K::kAuxUsed, "aux_used", parts(kA("aux", place()))},
    {K::kForfeited, "forfeited"},
    {K::kTokensGained, "tokens_gained", {}, "amount"},
    {K::kTokenUsed, "token_used"},
    unforeseen({K::kCardDrawn,
                "card_drawn",
                parts(kA("card", name(Names::kCard))),
                {},
                nullptr,
                is_always_private}),
    unforeseen({K::kWorkerDrawn, "worker_drawn", parts(kA("worker", name(Names::kWorker)))}),
    unforeseen({K::kDeckShuffled, "deck_shuffled"}),
    {K::kCardDiscarded, "card_discarded", parts(kA("card", name(Names::kCard)))},
    {K::kCardRemoved, "card_removed", parts(kA("card", name(Names::kCard)))},
    {K::kWorkerHired, "worker_hired", parts(kA("worker", name(Names::kWorker))), "price"},
    {K::kWorkerDiscarded, "worker_discarded",
     parts(kA("worker", name(Names::kWorker)), kB("use", name(kWorkerUses)))},
    {K::kCattleTaken, "cattle_taken", parts(kA("card", name(Names::kCard)))},
    {K::kSimmentalTaken, "simmental_taken"},
    {K::kEndTriggered, "end_triggered"},
    {K::kObjectiveTaken, "objective_taken",
     parts(kA("objective", name(Names::kObjective)), kB("from", place().or_else("stack")))},
    // The refilled display cannot be foreseen; the effect of the tile taken follows it and can be.
    unforeseen({K::kObjectiveShown, "objective_shown",
                parts(kA("objective", name(Names::kObjective)), kB("place", place()))},
               Foreseen::kSkipped),
    {K::kBonusTaken, "bonus_taken",
     parts(kA("bonus", name(Names::kBonus)), kB("from", place().or_else("stack")))},
    unforeseen({K::kBonusShown, "bonus_shown",
                parts(kA("bonus", name(Names::kBonus)), kB("place", place()))},
               Foreseen::kSkipped),
    {K::kTrainUsed, "train_used", parts(kA("train", name(Names::kTrainSide)))},
    {K::kBuildingPlaced, "building_placed",
     parts(kA("building", place()), kB("space", name(Names::kSpace)))},
    {K::kBuildingRemoved, "building_removed",
     parts(kA("building", place()), kB("space", name(Names::kSpace)))},
    {K::kCertificatesMoved, "certificates_moved", parts(kA("certificates", kit::number(0, 255)))},
    {K::kArrived, "arrived"},
    {K::kHandShown, "hand_shown", {}, "value"},
    {K::kDelivered, "delivered",
     parts(kA("post", value_of_post), kB("certificates", kit::number(0, 255)))},
    {K::kDiscPlaced, "disc_placed",
     parts(kA("post", value_of_post), kB("disc", name(Names::kDisc)))},
    {K::kFinished, "finished"},
    unforeseen({K::kGameEnded, "game_ended"}),
    {K::kAutomaShuffled, "automa_shuffled"},
    {K::kAutomaDrawn, "automa_drawn", parts(kA("card", name(Names::kAutoma)))},
    {K::kSueActs, "sue_acts",
     parts(kA("action", name(kSueActions)), kB("workers", kit::number(0, 255)),
           kC("reason", name(kSueReasons)))},
    {K::kSueSupply,
     "sue_supply",
     parts(kA("card", name(Names::kCard)), kC("reason", name(kSueReasons))),
     {},
     write_joker},
    {K::kSueNothing, "sue_nothing",
     parts(kA("action", name(kSueActions)), kC("reason", name(kSueReasons)))},
});
constexpr kit::EventTable kEventTable(kEventRows);

}  // namespace

const kit::EventTable& event_table() { return kEventTable; }

std::string_view sue_action_name(SueAction action) { return kSueActions.of(action); }
std::string_view reason_name(SueReason reason) { return kSueReasons.of(reason); }

}  // namespace drover::elpaso
