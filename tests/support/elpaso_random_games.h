// Random games of El Paso over every player count and option.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "elpaso/rules/rules.h"
#include "support/elpaso_play_on.h"
#include "support/random_games.h"

namespace drover::elpaso::test {

using trail::test::kMostDecisions;

// Set-ups: every combination of the options that change rules, with varying sides. Each group has
// one number of people, with or without Sue.
struct Setups {
  std::string name;
  std::vector<Options> setups;
};

inline std::vector<Setups> all_setups() {
  std::vector<Setups> groups;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::uint8_t extra_sue = 0; extra_sue <= 1; ++extra_sue) {
      if (extra_sue != 0 && (players == kMinPlayers || players == kMaxPlayers)) continue;
      Setups group;
      group.name = (players == 1 ? "Solo" : std::to_string(players) + "People") +
                   std::string(extra_sue != 0 ? "AndSue" : "");
      for (std::uint8_t variant = 0; variant < 32; ++variant) {
        Options options;
        options.players = players;
        options.extra_sue = extra_sue;
        options.neutral = variant % 2 != 0 ? NeutralSetup::kShuffled : NeutralSetup::kFixed;
        options.after_move = variant / 2 % 2 != 0 ? AfterMove::kWaiting : AfterMove::kLost;
        options.dark_discs = variant / 4 % 2 != 0 ? DarkDiscs::kWhenNoneElse : DarkDiscs::kStrict;
        const std::array<std::uint8_t, 4> stars{0, 0b1111, kRandomSides, 0b0101};
        const std::array<std::uint8_t, 4> sides{0, 0b111111, kRandomSides, 0b100110};
        options.star_trains = stars[variant / 8];
        options.b_buildings = sides[(variant / 8 + variant) % 4];
        const bool with_sue = players == 1 || extra_sue != 0;
        options.sue_b_cards = static_cast<std::uint8_t>(with_sue ? variant % 4 : 0);
        // Every fourth set-up uses the oldest rules, under which older games continue.
        if (variant % 4 == 3) options.rules = kOldestRulesVersion;
        group.setups.push_back(options);
      }
      groups.push_back(group);
    }
  }
  return groups;
}

// Plays a random game with few wasteful moves. Calls visit(state, legal, move) before every move.
// Stops at the first failure of the test.
template <class Visit>
State random_frugal_game(const Options& options, std::uint64_t seed, Visit visit) {
  State state = rich_or_poor_start(options, seed);
  core::Rng rng = core::Rng::from_seed(~seed);
  MoveList list;
  for (int decisions = 0; !over(state) && decisions <= kMostDecisions; ++decisions) {
    legal_moves(state, list);
    EXPECT_FALSE(list.empty());
    EXPECT_LT(decisions, kMostDecisions);
    if (::testing::Test::HasFailure()) return state;
    const Move move = frugal_move(list, rng);
    visit(state, list, move);
    if (::testing::Test::HasFailure()) return state;
    apply(state, move);
  }
  return state;
}

}  // namespace drover::elpaso::test
