#include "trail/serialization/decision_json.h"

#include "trail/rules/decisions.h"

namespace drover::trail {

void decision_rows::write_disc(const Decision& decision, text::Object& out) {
  if (static_cast<DiscTarget>(decision.a) == DiscTarget::kCity) {
    out["city"] = name_of(Names::kCity, decision.b);
  } else {
    out["station"] = decision.b + 1;
  }
  out["keep_dollars"] = decision.c;
}

void decision_rows::read_disc(text::JsonObject& in, Decision& decision) {
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

namespace {

// The words for a discard that is not one breed.
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

std::uint8_t read_discard_what(const JsonNode& node) {
  for (const DiscardWord& row : kDiscardWords) {
    if (node.is_string() && node.text() == row.word) return row.what;
  }
  return node.named(Names::kBreed);
}

}  // namespace

void decision_rows::write_discard_for_gain(const Decision& decision, text::Object& out) {
  std::string_view what = name_of(Names::kBreed, decision.a);
  for (const DiscardWord& row : kDiscardWords) {
    if (row.what == decision.a) what = row.word;
  }
  out["discard"] = what;
  out["dollars"] = decision.b;
  out["certificates"] = decision.c & ~kThenObjective;
  out["then_objective"] = (decision.c & kThenObjective) != 0;
}

void decision_rows::read_discard_for_gain(text::JsonObject& in, Decision& decision) {
  decision.a = read_discard_what(in["discard"]);
  decision.b = static_cast<std::uint8_t>(in["dollars"].number(0, kMostDollars));
  decision.c = static_cast<std::uint8_t>(in["certificates"].number(0, kMostCards));
  if (in["then_objective"].flag()) decision.c |= kThenObjective;
}

const kit::DecisionTable& decision_table() {
  static const kit::DecisionTable table(kDecisionRows);
  return table;
}

}  // namespace drover::trail
