#include "kit/decisions.h"

#include <fmt/format.h>

namespace drover::kit {

std::string_view DecisionTable::name(Kind kind) const {
  return kind.byte() < words_.size() ? words_[kind.byte()]->name : std::string_view{};
}

bool DecisionTable::in_range(const Decision& decision) const {
  const DecisionWord& word = *words_[decision.kind.byte()];
  if (word.write != nullptr) return true;
  Decision rest = decision;
  for (const Parameter& parameter : word.parameters) {
    if (parameter.byte == nullptr) break;
    if (!fits(parameter.format, decision.*parameter.byte)) return false;
    rest.*parameter.byte = 0;
  }
  return rest.a == 0 && rest.b == 0 && rest.c == 0;
}

text::Object DecisionTable::tree(const Decision& decision) const {
  const DecisionWord& word = *words_[decision.kind.byte()];
  text::Object out;
  out["decision"] = word.name;
  if (word.write != nullptr) word.write(decision, out);
  for (const Parameter& parameter : word.parameters) {
    if (parameter.byte == nullptr) break;
    const std::uint8_t byte = decision.*parameter.byte;
    if (!parameter.omit_when_zero || byte != 0)
      out[parameter.key] = json_of(parameter.format, byte);
  }
  if (decision.optional()) out["optional"] = true;
  return out;
}

Kind DecisionTable::read_kind(const text::JsonNode& node) const {
  for (const DecisionWord* word : words_) {
    if (node.is_string() && node.text() == word->name) return word->kind;
  }
  node.report_unexpected("the name of a decision");
  return {};
}

Decision DecisionTable::read(const text::JsonNode& node) const {
  text::JsonObject in(node);
  const Decision decision = read(in);
  in.finish();
  return decision;
}

Decision DecisionTable::read(text::JsonObject& in) const {
  Decision decision;
  decision.kind = read_kind(in["decision"]);
  const DecisionWord& word = *words_[decision.kind.byte()];
  if (word.read != nullptr) word.read(in, decision);
  for (const Parameter& parameter : word.parameters) {
    if (parameter.byte == nullptr) break;
    if (parameter.omit_when_zero && !in.has(parameter.key)) continue;
    decision.*parameter.byte = kit::read(parameter.format, in[parameter.key]);
  }
  if (in.has("optional") && in["optional"].flag()) decision.flags = Decision::kOptional;
  return decision;
}

std::string DecisionTable::problem_of(const DecisionStack& stack, bool extra) const {
  if (stack.empty()) return "There is nothing to decide.";
  for (std::size_t i = 0; i < stack.size(); ++i) {
    const Kind kind = stack[i].kind;
    if (name(kind).empty()) return "There is a decision of an unknown kind.";
    const StackRule& rule = stack_rule(kind);
    std::string problem = problem_of_flags(stack[i], rule.declining);
    if (!problem.empty()) return problem;
    if (i == 0) continue;
    const Kind below = stack[i - 1].kind;
    if (!rule.below.has(below) && !(extra && rule.extra.has(below))) {
      return cannot_come_up(kind, below);
    }
  }
  return {};
}

std::string DecisionTable::cannot_come_up(Kind kind, Kind below) const {
  return fmt::format("The decision {} cannot come up while {} waits.", name(kind), name(below));
}

std::string DecisionTable::problem_of_flags(const Decision& decision, Declining may) const {
  const std::string_view name = this->name(decision.kind);
  if (decision.optional() && may == Declining::kNever) {
    return fmt::format("The decision {} can never be optional.", name);
  }
  if (!decision.optional() && may == Declining::kAlways) {
    return fmt::format("The decision {} must be optional.", name);
  }
  if ((decision.flags & ~Decision::kOptional) != 0) {
    return fmt::format("The decision {} has an unknown flag.", name);
  }
  return {};
}

}  // namespace drover::kit
