// Printed actions for readers: their pictograms, and the reasons why they are impossible. The rules
// have the words of the actions and the conditions (rules/actions.h).
#pragma once

#include <optional>
#include <string_view>

#include "text/json_tree.h"
#include "text/reason.h"
#include "trail/state/state.h"

namespace drover::trail {

// A printed action in the components: its word, its figures, its glyphs and its brief sign.
text::Object action_json(const ActionRow& printed, Edition edition);

// The reason why an action cannot be carried out, without a lack of dollars.
std::optional<text::Reason> reason_against(const State& state, const ActionRow& printed);

// A note on a number that the action depends on: "up to 3 spaces". Both are empty if it has none.
struct CountNote {
  std::string_view key{};
  std::string_view parameter{};
};
CountNote count_note(Op op);

}  // namespace drover::trail
