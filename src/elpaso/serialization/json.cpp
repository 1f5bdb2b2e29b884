#include "elpaso/serialization/json.h"

#include "elpaso/rules/rules.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/serialization/fields.h"
#include "kit/field_examples.h"

namespace drover::elpaso {

text::Object tree_of(const State& state) { return kit::tree_of_fields(state); }

text::Array examples_like(const State& state) { return kit::examples_of_fields(state); }

kit::PositionResult<State> state_from_json(const boost::json::value& value) {
  return kit::read_position<State>(value, decision_table(), [](Move /*move*/) { return false; });
}

}  // namespace drover::elpaso
