#include "elpaso/rules/movement.h"

#include "elpaso/rules/any_time.h"
#include "elpaso/rules/location.h"

namespace drover::elpaso {

namespace {

constexpr std::uint8_t kUnreachable = 0xff;

// Locations to pass from a space to every space ahead on this lap, the target counted if it is one;
// and to El Paso, which ends the lap.
struct Distances {
  std::array<std::uint8_t, kSpaces> to;
  std::uint8_t el_paso = kUnreachable;
};

// Ways lead down the table only, so one pass finds the shortest.
Distances distances_from(const State& state, Space from) {
  Distances d;
  d.to.fill(kUnreachable);
  d.to[from] = 0;
  for (std::size_t space = from; space < kSpaces; ++space) {
    if (d.to[space] == kUnreachable) continue;
    for (const Space next : kWaysOn[space].to) {
      if (next == kNowhere) continue;
      const auto steps =
          static_cast<std::uint8_t>(d.to[space] + ((state.occupied & bit(next)) != 0 ? 1 : 0));
      std::uint8_t& best = next == kElPaso ? d.el_paso : d.to[next];
      best = std::min(best, steps);
    }
  }
  return d;
}

// The locations entered on the shortest way, the outer branch where two are equally short.
void report_steps(Play& play, Space from, Space target) {
  const Distances d = distances_from(play.s, from);
  std::array<Space, kSpaces> path{};
  std::size_t length = 0;
  Space at = target;
  int left = target == kElPaso ? d.el_paso : d.to[target];
  while (left > 0 || at != from) {
    const bool location = (play.s.occupied & bit(at)) != 0;
    if (location) path[length++] = at;
    left -= location ? 1 : 0;
    Space before = from;
    while (d.to[before] != left || (kWaysOn[before].to[0] != at && kWaysOn[before].to[1] != at)) {
      ++before;
    }
    at = before;
  }
  while (length > 0) play.report(EventKind::kHerderStepped, path[--length]);
}

}  // namespace

StepsTo steps_from(const State& state, Space from) {
  const Distances d = distances_from(state, from);
  StepsTo steps{};
  for (const Space target : bits<Space>(state.occupied)) {
    if (target != from && d.to[target] != kUnreachable) steps[target] = d.to[target];
  }
  steps[kElPaso] = d.el_paso;
  return steps;
}

int steps_to(const State& state, Space from, Space target) {
  return steps_from(state, from)[target];
}

void list_targets(const State& state, int steps, Move move, MoveList& list) {
  const PlayerState& me = state.me();
  const Distances d = distances_from(state, me.herder);
  const int reach = steps + workers(me, Worker::kCowboy);
  const auto list_one = [&](Space target, int needed) {
    if (needed > reach) return;
    const auto cowboys = static_cast<std::uint8_t>(std::max(0, needed - steps));
    if (move.kind == MoveKind::kMove) {
      list.push_back({move.kind, target, cowboys});
    } else {
      list.push_back({move.kind, move.a, target, cowboys});
    }
  };
  const auto ahead = state.occupied & (0xfffeU << me.herder);
  for (const Space target : bits<Space>(ahead)) {
    if (target >= kSpaces) break;
    if (d.to[target] != kUnreachable) list_one(target, d.to[target]);
  }
  list_one(kElPaso, d.el_paso);
}

void walk(Play& play, Space target, int cowboys) {
  for (int i = 0; i < cowboys; ++i) discard_worker(play, Worker::kCowboy, WorkerUse::kStep);
  if (play.listening()) report_steps(play, play.me().herder, target);
  play.me().herder = target;
}

void legal_place_herder(const State&, const Decision&, MoveList& list) {
  kit::list_each(MoveKind::kPlace, bits<Space>(kNeutralSpaces), list);
}

void apply_place_herder(Play& play, const Decision&, Move move) {
  play.s.stack.pop_back();
  play.me().herder = move.a;
  play.report(EventKind::kHerderPlaced, move.a);
  use_location(play);
}

void legal_move(const State& state, const Decision&, MoveList& list) {
  list_targets(state, step_limit(state.me()), {MoveKind::kMove}, list);
}

void apply_move(Play& play, const Decision&, Move move) {
  play.s.stack.pop_back();
  walk(play, move.a, move.b);
  use_location(play);
}

}  // namespace drover::elpaso
