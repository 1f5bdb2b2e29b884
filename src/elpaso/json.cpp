#include "elpaso/json.h"

#include "elpaso/consistency.h"
#include "elpaso/engine.h"
#include "elpaso/fields.h"

namespace drover::elpaso {

text::Object tree_of(const State& state) { return engine::tree_of_fields(state); }

engine::Read<State> state_from_json(const boost::json::value& value) {
  return engine::read_position<State>(value, decision_table(), [](Move /*move*/) { return false; });
}

}  // namespace drover::elpaso
