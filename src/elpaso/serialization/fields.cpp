#include "elpaso/serialization/fields.h"

#include <cstddef>

namespace drover::elpaso::formats {

Value Decisions::write(const State& state) const {
  text::Array out;
  for (std::size_t i = 0; i < state.stack.size(); ++i) out.push_back(decision_tree(state, i));
  return out;
}

void Decisions::read(const JsonNode& node, State& state) const {
  const std::size_t size = node.array_size(1, kit::DecisionStack::capacity());
  for (std::size_t i = 0; i < size; ++i) read_decision(node.element(i), state);
}

Value LoopTiles::write(Space /*space*/, BoardTile tile) {
  if (is_building(tile)) return building(tile).tree();
  return name_of(Names::kNeutral, neutral_tile(tile));
}

BoardTile LoopTiles::read(const Options& /*options*/, Space space, const JsonNode& node) {
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kNeutral:
      return neutral_on_board(node.named(Names::kNeutral));
    case SpaceKind::kBuilding: {
      const auto read = kit::OwnedBuilding::read(node, kBuildingKinds, kMaxPlayers);
      return building_on_board(read.owner, read.number);
    }
    case SpaceKind::kElPaso:
      break;
  }
  node.report("nothing can lie here");
  return kEmptySpace;
}

}  // namespace drover::elpaso::formats
