#include "elpaso/rules/auxiliary.h"

#include "elpaso/rules/actions.h"
#include "elpaso/rules/location.h"

namespace drover::elpaso {

void list_auxiliary(const State& state, unsigned open, MoveList& list) {
  for (std::uint8_t slot = 0; slot < kAuxActions; ++slot) {
    if ((open >> slot & 1U) == 0) continue;
    const ActionId id = aux_action(state.me(), slot);
    if (id == kNoAction) continue;
    list_choices(state, kActionTable[id].action, 0, {MoveKind::kAux, slot}, list);
  }
}

void perform_auxiliary(Play& play, int slot, int first, int second) {
  const ActionId id = aux_action(play.me(), slot);
  play.report(EventKind::kAuxUsed, slot);
  perform(play, kActionTable[id].action, 0, first, second);
}

}  // namespace drover::elpaso
