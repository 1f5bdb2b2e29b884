#include "elpaso/serialization/decision_json.h"

#include <algorithm>
#include <array>
#include <bit>

#include "elpaso/rules/decisions.h"
#include "text/json_tree.h"

namespace drover::elpaso {

namespace {

using K = DecisionKind;

constexpr int kMostWorkersPaid = 20;  // a rough bound; `inconsistency` checks the exact one

text::Value name(Names kind, std::uint8_t value) { return name_of(kind, value); }
std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

// ---- Actions ------------------------------------------------------------------------------------

// True if the bits of LocalAction::used stand for workers, false for auxiliary actions.
bool counts_workers(ActionId action) { return kActionTable[action].action.op == Op::kHire; }

text::Object action_json(LocalAction local) {
  text::Object out;
  out["action"] = name(Names::kAction, local.action);
  if (local.used == 0) return out;
  text::Array used;
  for (const int part : bits<int>(local.used)) {
    if (counts_workers(local.action)) {
      used.push_back(name(Names::kWorker, small(part)));
    } else {
      used.push_back(part + 1);
    }
  }
  out["used"] = used;
  return out;
}

LocalAction read_action(const JsonNode& node) {
  JsonObject in(node);
  LocalAction local;
  local.action = in["action"].named(Names::kAction);
  if (in.has("used")) {
    const JsonNode used = in["used"];
    const std::size_t size = used.array_size(1, std::max<std::size_t>(kWorkers, kAuxActions));
    for (std::size_t i = 0; i < size; ++i) {
      const JsonNode part = used.element(i);
      const int bit_number = counts_workers(local.action) ? part.named(Names::kWorker)
                                                          : part.number(1, kAuxActions) - 1;
      local.used = small(local.used | 1 << bit_number);
    }
  }
  in.finish();
  return local;
}

void read_actions(const JsonNode& node, State& state) {
  const std::size_t size = node.array_size(0, state.local.capacity() - state.local.size());
  for (std::size_t i = 0; i < size; ++i) state.local.push_back(read_action(node.element(i)));
}

}  // namespace

// ---- Paying with workers ------------------------------------------------------------------------

// The type of worker determines the purchase.
void decision_rows::write_payment(const Decision& decision, text::Object& out) {
  out["worker"] = name(Names::kWorker, decision.a);
  out["workers"] = decision.b;
  switch (static_cast<Worker>(decision.a)) {
    case Worker::kCowboy:
      out["cattle"] = name(Names::kCattle, decision.c);
      break;
    case Worker::kEngineer:
      out["train"] = decision.c + 1;
      break;
    default:
      out["building"] = packed_kind(decision.c) + 1;
      out["space"] = name(Names::kSpace, packed_space(decision.c));
  }
}

void decision_rows::read_payment(text::JsonObject& in, Decision& decision) {
  decision.a = in["worker"].named(Names::kWorker);
  decision.b = small(in["workers"].number(1, kMostWorkersPaid));
  switch (static_cast<Worker>(decision.a)) {
    case Worker::kCowboy:
      decision.c = in["cattle"].named(Names::kCattle);
      break;
    case Worker::kEngineer:
      decision.c = small(in["train"].number(1, kTrainCards) - 1);
      break;
    case Worker::kBuilder: {
      const int kind = in["building"].number(1, kBuildingKinds) - 1;
      decision.c = packed_site(kind, in["space"].named(Names::kSpace));
      break;
    }
    case Worker::kJoker:
      in.node().report("nothing is paid for in jokers alone; name the worker they stand in for");
  }
}

std::size_t end_of_actions(const State& state, std::size_t index) {
  for (std::size_t i = index + 1; i < state.stack.size(); ++i) {
    if (holds_local_actions(state.stack[i].kind)) return state.stack[i].a;
  }
  return state.local.size();
}

int post_value(int post) { return at(kPostTable, post).value; }

std::uint8_t read_post(const JsonNode& node) {
  const int wanted = node.number(0, kPostTable.back().value);
  for (int post = 0; post < kPosts; ++post) {
    if (post_value(post) == wanted) return small(post);
  }
  node.report("there is no trading post of this value");
  return 0;
}

void decision_rows::write_post(const Decision& decision, text::Object& out) {
  out["post"] = post_value(decision.a);
}
void decision_rows::read_post_of(text::JsonObject& in, Decision& decision) {
  decision.a = read_post(in["post"]);
}

text::Object decision_tree(const State& state, std::size_t index) {
  const Decision& decision = state.stack[index];
  text::Object out = decision_table().tree(decision);
  if (decision.kind == K::kUseTrain) out["train"] = decision.b / 2 + 1;
  if (holds_local_actions(decision.kind)) {
    text::Array actions;
    for (std::size_t i = decision.a; i < end_of_actions(state, index); ++i) {
      actions.push_back(action_json(state.local[i]));
    }
    out["actions"] = actions;
  }
  return out;
}

void read_decision(const JsonNode& node, State& state) {
  JsonObject in(node);
  Decision decision = decision_table().read(in);
  if (decision.kind == K::kUseTrain) {
    decision.b = small(train_row_index(state, in["train"].number(1, kTrainCards) - 1));
  }
  if (holds_local_actions(decision.kind)) {
    decision.a = small(static_cast<int>(state.local.size()));
    read_actions(in["actions"], state);
  }
  in.finish();
  state.stack.push_back(decision);
}

const kit::DecisionTable& decision_table() {
  static const kit::DecisionTable table(kDecisionRows);
  return table;
}

}  // namespace drover::elpaso
