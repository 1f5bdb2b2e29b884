#include "trail/json.h"

#include "trail/consistency.h"
#include "trail/engine.h"
#include "trail/fields.h"

namespace drover::trail {

text::Object tree_of(const State& state) { return engine::tree_of_fields(state); }

engine::Read<State> state_from_json(const boost::json::value& value) {
  // An exchange token only puts off what is to be decided.
  return engine::read_position<State>(value, decision_table(),
                                      [](Move move) { return move.kind == MoveKind::kExchange; });
}

}  // namespace drover::trail
