#include "elpaso/json.h"

#include "elpaso/consistency.h"
#include "elpaso/fields.h"
#include "elpaso/rules.h"

namespace drover::elpaso {

text::Object tree_of(const State& state) { return kit::tree_of_fields(state); }

kit::PositionResult<State> state_from_json(const boost::json::value& value) {
  return kit::read_position<State>(value, decision_table(), [](Move /*move*/) { return false; });
}

}  // namespace drover::elpaso
