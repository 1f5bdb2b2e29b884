#include "elpaso/fields.h"

#include <cstddef>

namespace drover::elpaso::forms {

namespace {

constexpr std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

BoardTile read_tile(Space space, const JsonNode& node) {
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kNeutral:
      return neutral_on_board(node.named(Names::kNeutral));
    case SpaceKind::kBuilding: {
      JsonObject in(node);
      const int kind = in["building"].number(1, kBuildingKinds) - 1;
      const Seat owner = small(in["owner"].number(1, kMaxPlayers) - 1);
      in.finish();
      return building_on_board(owner, kind);
    }
    case SpaceKind::kElPaso:
      break;
  }
  node.report("nothing can lie here");
  return kEmptySpace;
}

}  // namespace

Value Decisions::write(const State& state) const {
  text::Array out;
  for (std::size_t i = 0; i < state.stack.size(); ++i) out.push_back(decision_tree(state, i));
  return out;
}

void Decisions::read(const JsonNode& node, State& state) const {
  const std::size_t size = node.array_size(1, engine::DecisionStack::capacity());
  for (std::size_t i = 0; i < size; ++i) read_decision(node.element(i), state);
}

Value Board::write(const State& state) const {
  text::Object out;
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile tile = state.board[space];
    if (tile == kEmptySpace) continue;
    Value& there = out[name_of(Names::kSpace, space)];
    if (is_building(tile)) {
      there =
          text::Object{{"building", building_kind(tile) + 1}, {"owner", building_owner(tile) + 1}};
    } else {
      there = name_of(Names::kNeutral, neutral_tile(tile));
    }
  }
  return out;
}

void Board::read(const JsonNode& node, State& state) const {
  state.occupied = bit(kElPaso);
  text::for_each_named(node, Names::kSpace, [&](Space space, const JsonNode& member) {
    state.board[space] = read_tile(space, member);
    if (state.board[space] == kEmptySpace) return;
    state.occupied = static_cast<SpaceSet>(state.occupied | bit(space));
  });
}

Value Jokers::write(const Counts& jokers) const {
  text::Object out;
  for (std::uint8_t worker = 0; worker < kSpecialists; ++worker) {
    if (jokers[worker] > 0) out[name_of(Names::kWorker, worker)] = jokers[worker];
  }
  return out;
}

void Jokers::read(const JsonNode& node, Counts& jokers) const {
  text::for_each_named(node, Names::kWorker, [&](std::uint8_t worker, const JsonNode& member) {
    if (worker < kSpecialists) {
      read_into(kSome, member, jokers[worker]);
    } else {
      member.report("a joker stands in for another type of worker");
    }
  });
}

}  // namespace drover::elpaso::forms
