// The coverage of random games: all kinds of decisions, moves and events, and the depth of the
// decision stack.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/random_games.h"
#include "trail/rules/rules.h"
#include "trail/serialization/decision_json.h"

namespace drover::trail::test {
namespace reach_test {

// The limit for the depth seen in games that look for depth. The decision stack holds 24: the
// margin covers what these games miss, and deeper stacks inside a move.
constexpr std::size_t kDeepestSeen = 12;

// Plays a game that looks for depth: every other move is the one after which the most decisions are
// pending.
template <class Visit>
void deep_game(const Options& options, std::uint64_t seed, Visit visit) {
  State state = begin_random_game(options, seed);
  core::Rng rng = core::Rng::from_seed(seed + 17);
  MoveList list;
  for (int decisions = 0; !over(state) && decisions < kMostDecisions; ++decisions) {
    legal_moves(state, list);
    ASSERT_FALSE(list.empty());
    Move chosen = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    if (rng.below(2) == 0) {
      std::size_t deepest = 0;
      for (const Move move : list) {
        State after = state;
        apply(after, move);
        // Only decisions of this turn count, not those of the next player.
        if (after.turn == state.turn && after.stack.size() > deepest) {
          deepest = after.stack.size();
          chosen = move;
        }
      }
    }
    visit(state, chosen);
    apply(state, chosen);
  }
}

TEST(Reach, TheDecisionStackStaysFarBelowItsCapacity) {
  static_assert(decltype(State::stack)::capacity() == 24);
  std::size_t deepest = 0;
  std::string where;
  for (const Options& options : all_options()) {
    for (std::uint64_t seed = 1; seed <= (quick_tests() ? 1 : 4); ++seed) {
      deep_game(options, seed, [&](const State& state, Move) {
        if (state.stack.size() <= deepest) return;
        deepest = state.stack.size();
        where = name_of(options) + ", seed " + std::to_string(seed) + ":";
        for (const Decision& decision : state.stack) {
          where += " " + std::string(decision_name(decision.kind));
        }
      });
      if (HasFatalFailure()) return;
    }
  }
  RecordProperty("deepest", static_cast<int>(deepest));
  RecordProperty("where", where);
  EXPECT_LE(deepest, kDeepestSeen) << where;
  EXPECT_GE(deepest, 5U) << "games that never get deep prove nothing";
}

TEST(Reach, RandomGamesMeetEveryDecisionMoveAndEvent) {
  std::set<DecisionKind> decisions;
  std::set<MoveKind> moves;
  std::set<EventKind> events;
  std::size_t most_events = 0;
  std::size_t most_moves = 0;
  std::vector<Options> all = all_options();
  for (const Options& options : all_automa_options()) all.push_back(options);
  for (const Options& options : all) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      State state = begin_random_game(options, seed);
      core::Rng rng = core::Rng::from_seed(seed);
      MoveList list;
      for (int i = 0; !over(state); ++i) {
        legal_moves(state, list);
        ASSERT_FALSE(list.empty());
        ASSERT_LT(i, kMostDecisions);
        const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        decisions.insert(state.stack.back().kind);
        moves.insert(move.kind);
        EventList reported;
        apply(state, move, &reported);
        for (const Event& event : reported) events.insert(event.kind);
        most_events = std::max(most_events, reported.size());
        most_moves = std::max(most_moves, list.size());
      }
    }
  }
  for (int kind = 1; kind < kDecisionKinds; ++kind) {
    const auto decision = static_cast<DecisionKind>(kind);
    EXPECT_EQ(decisions.contains(decision), !is_automatic(decision)) << decision_name(decision);
  }
  for (int kind = 0; kind < kMoveKinds; ++kind) {
    EXPECT_TRUE(moves.contains(static_cast<MoveKind>(kind)))
        << to_text({static_cast<MoveKind>(kind)}) << ", kind " << kind;
  }
  for (int kind = 0; kind <= static_cast<int>(EventKind::kOfficeCardPutUnder); ++kind) {
    EXPECT_TRUE(events.contains(static_cast<EventKind>(kind))) << "event " << kind;
  }
  RecordProperty("most_events", static_cast<int>(most_events));
  RecordProperty("most_moves", static_cast<int>(most_moves));
  EXPECT_LE(most_events, EventList::capacity() / 2) << "a list of events has room for twice that";
  EXPECT_LE(most_moves, MoveList::capacity() / 2) << "a list of moves has room for twice that";
}

}  // namespace reach_test
}  // namespace drover::trail::test
