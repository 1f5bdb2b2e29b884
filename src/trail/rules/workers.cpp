#include "trail/rules/workers.h"

#include "trail/rules/actions.h"
#include "trail/rules/limits.h"

namespace drover::trail {

namespace {

// Calls `use(row, kind)` for every worker that could be hired until `use` returns true: from rows
// above the token only (R70), with room in the own row (R71), at a price that can be paid.
template <class Use>
bool any_worker(const State& state, int modifier, Use use) {
  const PlayerState& me = state.me();
  for (int row = 0; row < state.token_row; ++row) {
    if (hiring_cost(row, modifier) > me.dollars) continue;
    for (int i = 0; i < kWorkerKinds; ++i) {
      const auto kind = static_cast<Worker>(i);
      if (state.job(row, kind) == 0 || workers(me, kind) >= kWorkerRowLength) continue;
      if (use(row, kind)) return true;
    }
  }
  return false;
}

}  // namespace

int hiring_cost(int row, int modifier) { return at(kJobMarketTable, row).hiring_cost + modifier; }

bool can_hire(const State& state, int modifier) {
  return any_worker(state, modifier, [](int, Worker) { return true; });
}

void legal_hire(const State& state, const Decision& decision, MoveList& list) {
  any_worker(state, decision.a - kHireModifierBase, [&](int row, Worker kind) {
    list.push_back(
        {MoveKind::kHire, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(kind)});
    return false;
  });
}

void apply_hire(Play& play, const Decision& decision, Move move) {
  const auto kind = static_cast<Worker>(move.b);
  play.pay_dollars(hiring_cost(move.a, decision.a - kHireModifierBase));
  --play.s.job(move.a, kind);
  std::uint8_t& row = play.me().workers[move.b];
  ++row;
  play.report(EventKind::kWorkerHired, move.b, move.a);
  // The space just covered may show an immediate action, also when it was freed before (R61, R72).
  const WorkerSpaceRow& space = kWorkerSpaceTable[move.b][row - 2U];
  if (space.has_action) perform(play, space.action, true);
}

}  // namespace drover::trail
