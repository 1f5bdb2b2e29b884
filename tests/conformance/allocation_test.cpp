// Playing and searching do not allocate: this program counts every call of operator new.
#include <cstdint>
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "bots/search/search_thread.h"
#include "game/game.h"
#include "support/elpaso_games.h"
#include "support/random_games.h"
#include "trail/rules/rules.h"

namespace {
thread_local std::uint64_t allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace drover::trail::test {
namespace {

TEST(Allocation, CounterWorks) {
  const std::uint64_t before = allocations;
  delete new int(1);
  EXPECT_GE(allocations, before);
  auto* volatile kept = new int[100];
  EXPECT_GT(allocations, before);
  delete[] kept;
}

TEST(Allocation, PlayDoesNotAllocate) {
  std::vector<Options> setups = all_options();
  for (const Options& options : all_automa_options()) setups.push_back(options);
  core::Rng rng = core::Rng::from_seed(3);
  int decisions = 0;
  const std::uint64_t before = allocations;
  std::uint64_t seed = 0;
  for (const Options& options : setups) {
    const State end = random_game(options, ++seed, [&](const State& state, const MoveList& list) {
      ++decisions;
      // Play includes events, determinizations and refused moves.
      EventList events;
      State copy = determinize(state, actor(state), rng);
      apply(copy, list[0], &events);
      try_apply(copy, {MoveKind::kDeliver, 99});
    });
    for (Seat seat = 0; seat < end.players(); ++seat) score(end, seat);
  }
  EXPECT_EQ(allocations, before);
  EXPECT_GT(decisions, 10000);
}

}  // namespace
}  // namespace drover::trail::test

namespace drover::elpaso::test {
namespace {

TEST(Allocation, PlayOfElPasoDoesNotAllocate) {
  const std::vector<Options> setups = all_options();
  core::Rng rng = core::Rng::from_seed(3);
  int decisions = 0;
  const std::uint64_t before = allocations;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const Options& options : setups) {
      random_game(options, seed, [&](const State& state, const MoveList& list) {
        ++decisions;
        EventList events;
        State copy = determinize(state, state.current, rng);
        apply(copy, list[0], &events);
        try_apply(copy, {MoveKind::kDeliver, 99});
        for (Seat seat = 0; seat < state.seats(); ++seat) static_cast<void>(score(copy, seat));
        static_cast<void>(winners(copy));
      });
    }
  }
  EXPECT_EQ(allocations, before);
  EXPECT_GT(decisions, 3000);
}

}  // namespace
}  // namespace drover::elpaso::test

namespace drover::bots::search {
namespace {

TEST(Allocation, SearchIterationDoesNotAllocate) {
  for (const game::Game* game : game::all_games()) {
    const auto position = *game->setup({2, 1, {}});
    const game::Position view = game->redact(position, game->actor(position));
    game::MoveList legal;
    game->legal(view, legal);
    SearchThread search_thread(Tuning{}, 1000);
    const std::uint64_t before = allocations;
    search_thread.set_position(view, legal, 1);
    for (int i = 0; i < 50; ++i) search_thread.iterate();
    // Following a move keeps a part of the tree, and must not allocate either.
    search_thread.set_played_move(legal[0]);
    search_thread.set_position(view, legal, 1);
    for (int i = 0; i < 10; ++i) search_thread.iterate();
    EXPECT_EQ(allocations, before) << game->info().name;
    EXPECT_GT(search_thread.tree().size(), 10U);
  }
}

}  // namespace
}  // namespace drover::bots::search
