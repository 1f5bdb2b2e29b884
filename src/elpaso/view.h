// The view of a seat, with everything a page needs to draw it and to offer its choices without
// knowing a rule (docs/api.md, "The view").
#pragma once

#include <boost/json/object.hpp>

#include "elpaso/state.h"
#include "text/json_tree.h"

namespace drover::elpaso {

// `viewer` may be kSpectator. Looks at the position only through redact(state, viewer).
text::Object view_tree(const State& state, Seat viewer);
inline boost::json::object view_json(const State& state, Seat viewer) {
  return text::kept_object([&] { return view_tree(state, viewer); });
}

}  // namespace drover::elpaso
