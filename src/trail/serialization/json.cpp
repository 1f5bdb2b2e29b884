#include "trail/serialization/json.h"

#include "kit/field_examples.h"
#include "trail/rules/rules.h"
#include "trail/serialization/consistency.h"
#include "trail/serialization/fields.h"

namespace drover::trail {

text::Object tree_of(const State& state) { return kit::tree_of_fields(state); }

text::Array examples_like(const State& state) { return kit::examples_of_fields(state); }

kit::PositionResult<State> state_from_json(const boost::json::value& value) {
  // Using an exchange token does not answer the decision, so it does not count as an answer.
  return kit::read_position<State>(value, decision_table(),
                                   [](Move move) { return move.kind == MoveKind::kExchange; });
}

}  // namespace drover::trail
