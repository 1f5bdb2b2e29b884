#include "trail/decision_json.h"

#include <array>
#include <cstddef>

#include "text/json_tree.h"
#include "trail/names.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

// How a byte of a decision is written.
enum class Form : std::uint8_t { kNumber, kFlag, kCity, kTown, kReward };
constexpr std::string_view kRewardNames[]{"dollars", "certificates", "remove-cards"};

struct Parameter {
  DecisionKind kind;
  std::string_view key;
  std::uint8_t Decision::*byte;
  Form form;
  // For numbers: the lowest and highest as written, and what is added to get the byte.
  int low = 0;
  int high = 0;
  int offset = 0;
  // Left out where the byte is 0, which most decisions of the kind have.
  bool sparing = false;
};

// Figures above these occur nowhere in the game; they also keep hand-written positions harmless.
constexpr int kMostSteps = 7;
constexpr int kMostCards = 6;
constexpr int kMostHandCards = 99;  // exchange tokens fill a hand without a limit of its own
constexpr int kMostBuilders = 15;
constexpr int kMostTokens = 9;
constexpr int kMostOffices = 2;  // a double auxiliary action
constexpr int kMostDollars = 99;
constexpr int kMostBreedingValue = 50;

using K = DecisionKind;
constexpr std::array kParameters{
    Parameter{K::kMoveHerder, "steps", &Decision::a, Form::kNumber, 1, kMostSteps},
    Parameter{K::kFreeMove, "steps", &Decision::a, Form::kNumber, 1, kMostSteps},
    Parameter{K::kHire, "price_modifier", &Decision::a, Form::kNumber, -2, 2, kHireModifierBase},
    Parameter{K::kBuildTile, "dollars_per_builder", &Decision::a, Form::kNumber, 0, 2},
    Parameter{K::kBuildTile, "builders_at_most", &Decision::c, Form::kNumber, 0, kMostBuilders, 0,
              true},
    Parameter{K::kBuildSite, "dollars_per_builder", &Decision::a, Form::kNumber, 0, 2},
    Parameter{K::kBuildSite, "building", &Decision::b, Form::kNumber, 1, kPrivateBuildings, -1},
    Parameter{K::kBuildSite, "builders_at_most", &Decision::c, Form::kNumber, 0, kMostBuilders, 0,
              true},
    Parameter{K::kBuyCattle, "cowboys", &Decision::a, Form::kNumber, 0, kWorkerRowLength},
    Parameter{K::kBuyCattle, "begun", &Decision::b, Form::kFlag},
    Parameter{K::kEngineForward, "spaces", &Decision::a, Form::kNumber, 1, kLastTrackSpace},
    Parameter{K::kEngineBack, "spaces", &Decision::a, Form::kNumber, 1, kLastTrackSpace},
    Parameter{K::kEngineBack, "reward", &Decision::b, Form::kReward},
    Parameter{K::kEngineBack, "amount", &Decision::c, Form::kNumber, 1, kMostCards},
    Parameter{K::kBackReward, "reward", &Decision::b, Form::kReward},
    Parameter{K::kBackReward, "amount", &Decision::c, Form::kNumber, 1, kMostCards},
    Parameter{K::kUpgradeStation, "station", &Decision::a, Form::kNumber, 1, kAllStations, -1},
    Parameter{K::kStationMaster, "station", &Decision::a, Form::kNumber, 1, kAllStations, -1},
    Parameter{K::kRemoveHazard, "price", &Decision::a, Form::kNumber, 0, kMostDollars},
    Parameter{K::kTakeObjective, "into_hand", &Decision::a, Form::kFlag},
    Parameter{K::kDrawCards, "cards", &Decision::a, Form::kNumber, 1, kMostCards},
    Parameter{K::kDiscardCards, "cards", &Decision::a, Form::kNumber, 1, kMostHandCards},
    Parameter{K::kRemoveCards, "cards", &Decision::a, Form::kNumber, 1, kMostCards},
    Parameter{K::kAux, "single_only", &Decision::a, Form::kFlag, 0, 0, 0, true},
    Parameter{K::kForesight, "column", &Decision::a, Form::kNumber, 1, 3, -1},
    Parameter{K::kDeliver, "breeding_value", &Decision::a, Form::kNumber, 0, kMostBreedingValue},
    Parameter{K::kExtraordinaryCity, "spaces", &Decision::a, Form::kNumber, 0, kLastTrackSpace},
    Parameter{K::kGrowCattle, "heifers_made", &Decision::a, Form::kNumber, 0,
              kCattleTable[kSimmentalHeifer].in_kansas_city},
    Parameter{K::kTransportCost, "city", &Decision::a, Form::kCity},
    Parameter{K::kOfficeDiscard, "cards", &Decision::a, Form::kNumber, 1, kMostOffices},
    Parameter{K::kOfficeDiscard, "offices", &Decision::b, Form::kNumber, 1, kMostOffices},
    Parameter{K::kBonusTile, "town", &Decision::a, Form::kTown},
    Parameter{K::kTakeCattle, "breeding_value", &Decision::a, Form::kNumber, 1, 5},
    Parameter{K::kGainTokens, "tokens", &Decision::a, Form::kNumber, 1, kMostTokens},
};

text::Value written(const Parameter& parameter, std::uint8_t byte) {
  switch (parameter.form) {
    case Form::kNumber:
      return byte - parameter.offset;
    case Form::kFlag:
      return byte != 0;
    case Form::kCity:
      return name_of(Names::kCity, byte);
    case Form::kTown:
      return name_of(Names::kTown, byte);
    case Form::kReward:
      return text::Value(byte < std::size(kRewardNames) ? kRewardNames[byte] : "");
  }
  return nullptr;
}

std::uint8_t read(const Parameter& parameter, const JsonNode& node) {
  switch (parameter.form) {
    case Form::kNumber:
      return static_cast<std::uint8_t>(node.number(parameter.low, parameter.high) +
                                       parameter.offset);
    case Form::kFlag:
      return node.flag() ? 1 : 0;
    case Form::kCity:
      return node.named(Names::kCity);
    case Form::kTown:
      return node.named(Names::kTown);
    case Form::kReward:
      return node.one_of(kRewardNames);
  }
  return 0;
}

// A disc goes to a city or to a station, and the key says which.
void write_disc(const Decision& decision, text::Object& out) {
  if (static_cast<DiscTarget>(decision.a) == DiscTarget::kCity) {
    out["city"] = name_of(Names::kCity, decision.b);
  } else {
    out["station"] = decision.b + 1;
  }
  out["keep_dollars"] = decision.c;
}

void read_disc(JsonObject& in, Decision& decision) {
  if (in.has("city")) {
    decision.a = static_cast<std::uint8_t>(DiscTarget::kCity);
    decision.b = in["city"].named(Names::kCity);
  } else if (in.has("station")) {
    decision.a = static_cast<std::uint8_t>(DiscTarget::kStation);
    decision.b = static_cast<std::uint8_t>(in["station"].number(1, kAllStations) - 1);
  } else {
    in.node().report("a disc needs a \"city\" or a \"station\"");
  }
  decision.c = static_cast<std::uint8_t>(in["keep_dollars"].number(0, kMostDollars));
}

// What to discard: a breed, or one of these words.
struct DiscardWord {
  std::string_view word;
  std::uint8_t what;
};
constexpr DiscardWord kDiscardWords[]{
    {"any-cattle", kDiscardAnyCattle},
    {"cattle-pair", kDiscardCattlePair},
    {"objective", kDiscardAnObjective},
    {"value-3", kDiscardCattleOfThree},
};

void write_discard_for_gain(const Decision& decision, text::Object& out) {
  std::string_view what = name_of(Names::kBreed, decision.a);
  for (const DiscardWord& row : kDiscardWords) {
    if (row.what == decision.a) what = row.word;
  }
  out["discard"] = what;
  out["dollars"] = decision.b;
  out["certificates"] = decision.c & ~kThenObjective;
  out["then_objective"] = (decision.c & kThenObjective) != 0;
}

std::uint8_t read_discard_what(const JsonNode& node) {
  for (const DiscardWord& row : kDiscardWords) {
    if (node.is_string() && node.text() == row.word) return row.what;
  }
  return node.named(Names::kBreed);
}

void read_discard_for_gain(JsonObject& in, Decision& decision) {
  decision.a = read_discard_what(in["discard"]);
  decision.b = static_cast<std::uint8_t>(in["dollars"].number(0, kMostDollars));
  decision.c = static_cast<std::uint8_t>(in["certificates"].number(0, kMostCards));
  if (in["then_objective"].flag()) decision.c |= kThenObjective;
}

DecisionKind read_kind(const JsonNode& node) {
  const std::string_view name = node.text();
  for (int kind = 0; kind < kDecisionKinds; ++kind) {
    if (decision_name(static_cast<DecisionKind>(kind)) == name)
      return static_cast<DecisionKind>(kind);
  }
  node.report_unexpected("the name of a decision");
  return DecisionKind::kGameOver;
}

}  // namespace

std::string_view decision_name(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::kGameOver:
      return "game-over";
    case DecisionKind::kPlaceHerder:
      return "place-herder";
    case DecisionKind::kMove:
      return "move";
    case DecisionKind::kUseLocation:
      return "use-location";
    case DecisionKind::kMoveHerder:
      return "move-herder";
    case DecisionKind::kFreeMove:
      return "free-move";
    case DecisionKind::kHire:
      return "hire";
    case DecisionKind::kBuildTile:
      return "build-tile";
    case DecisionKind::kBuildSite:
      return "build-site";
    case DecisionKind::kBuyCattle:
      return "buy-cattle";
    case DecisionKind::kEngineForward:
      return "engine-forward";
    case DecisionKind::kEngineBack:
      return "engine-back";
    case DecisionKind::kEngineHome:
      return "engine-home";
    case DecisionKind::kUpgradeStation:
      return "upgrade-station";
    case DecisionKind::kUpgradeBehind:
      return "upgrade-behind";
    case DecisionKind::kDisc:
      return "disc";
    case DecisionKind::kStationMaster:
      return "station-master";
    case DecisionKind::kHazardOrTrade:
      return "hazard-or-trade";
    case DecisionKind::kRemoveHazard:
      return "remove-hazard";
    case DecisionKind::kTrade:
      return "trade";
    case DecisionKind::kTakeObjective:
      return "take-objective";
    case DecisionKind::kDrawCards:
      return "draw-cards";
    case DecisionKind::kDiscardCards:
      return "discard-cards";
    case DecisionKind::kDiscardForGain:
      return "discard-for-gain";
    case DecisionKind::kRemoveCards:
      return "remove-cards";
    case DecisionKind::kAux:
      return "aux";
    case DecisionKind::kForesight:
      return "foresight";
    case DecisionKind::kIncome:
      return "income";
    case DecisionKind::kDeliver:
      return "deliver";
    case DecisionKind::kExtraordinaryMove:
      return "extraordinary-move";
    case DecisionKind::kExtraordinaryCity:
      return "extraordinary-city";
    case DecisionKind::kTransportCost:
      return "transport-cost";
    case DecisionKind::kLeaveKansasCity:
      return "leave-kansas-city";
    case DecisionKind::kDrawPhase:
      return "draw-phase";
    case DecisionKind::kFoundOffice:
      return "found-office";
    case DecisionKind::kOfficeDiscard:
      return "office-discard";
    case DecisionKind::kGrowCattle:
      return "grow-cattle";
    case DecisionKind::kBonusTile:
      return "bonus-tile";
    case DecisionKind::kTakeCattle:
      return "take-cattle";
    case DecisionKind::kTakeStationMaster:
      return "take-station-master";
    case DecisionKind::kDiscardHand:
      return "discard-hand";
    case DecisionKind::kGainTokens:
      return "gain-tokens";
    case DecisionKind::kAutomaTurn:
      return "automa-turn";
    case DecisionKind::kAutomaDelivers:
      return "automa-delivers";
    case DecisionKind::kBegin:
      return "begin";
    case DecisionKind::kBackReward:
      return "back-reward";
  }
  return {};
}

text::Object tree_of(const Decision& decision) {
  text::Object out;
  out["decision"] = decision_name(decision.kind);
  if (decision.kind == DecisionKind::kDisc) write_disc(decision, out);
  if (decision.kind == DecisionKind::kDiscardForGain) write_discard_for_gain(decision, out);
  for (const Parameter& parameter : kParameters) {
    if (parameter.kind != decision.kind) continue;
    if (parameter.sparing && decision.*parameter.byte == 0) continue;
    out[parameter.key] = written(parameter, decision.*parameter.byte);
  }
  if (decision.optional()) out["optional"] = true;
  return out;
}

Decision read_decision(const JsonNode& node) {
  JsonObject in(node);
  Decision decision;
  decision.kind = read_kind(in["decision"]);
  if (decision.kind == DecisionKind::kDisc) read_disc(in, decision);
  if (decision.kind == DecisionKind::kDiscardForGain) read_discard_for_gain(in, decision);
  for (const Parameter& parameter : kParameters) {
    if (parameter.kind != decision.kind) continue;
    if (parameter.sparing && !in.has(parameter.key)) continue;
    decision.*parameter.byte = read(parameter, in[parameter.key]);
  }
  if (in.has("optional") && in["optional"].flag()) decision.flags = Decision::kOptional;
  in.finish();
  return decision;
}

}  // namespace drover::trail
