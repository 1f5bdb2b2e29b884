#include "support/conformance_groups.h"

#include <algorithm>

#include "elpaso/rules/rules.h"
#include "game/elpaso_game.h"
#include "game/trail_game.h"
#include "support/elpaso_random_games.h"
#include "support/trail_setups.h"

namespace drover::game::test {

namespace {

void add_edition(trail::test::Setups one, trail::Edition edition, std::vector<Group>& groups) {
  std::erase_if(one.setups,
                [&](const trail::Options& options) { return options.edition != edition; });
  if (one.setups.empty()) return;
  const Game& game = edition == trail::Edition::kFirst ? classic_game() : second_game();
  groups.push_back(
      {one.name + (edition == trail::Edition::kFirst ? "" : "S"), &game, one.setups.size(),
       [&game, setups = one.setups](std::size_t setup, std::uint64_t seed) {
         return Position::of(game, trail::test::begin_random_game(setups[setup], seed));
       }});
  groups.back().share = one.share;
}

}  // namespace

std::vector<Group> trail_groups() {
  std::vector<Group> groups;
  for (const trail::test::Setups& one : trail::test::all_setups_in_groups()) {
    add_edition(one, trail::Edition::kFirst, groups);
    add_edition(one, trail::Edition::kSecond, groups);
  }
  return groups;
}

std::vector<Group> elpaso_groups() {
  constexpr int kShare = 8;
  std::vector<Group> groups;
  for (const elpaso::test::Setups& one : elpaso::test::all_setups()) {
    groups.push_back({"ElPaso" + one.name, &elpaso_game(), one.setups.size(),
                      [setups = one.setups](std::size_t setup, std::uint64_t seed) {
                        return Position::of(elpaso_game(),
                                            elpaso::test::rich_or_poor_start(setups[setup], seed));
                      },
                      elpaso::test::is_wasteful});
    groups.back().share = kShare;
  }
  return groups;
}

std::vector<Group> groups_of(const Game& game) {
  std::vector<Group> groups;
  const GameInfo& info = game.info();
  for (int players = info.min_players; players <= info.max_players; ++players) {
    std::vector<Setup> setups{{players, 1, {}}};
    for (const OptionInfo& option : info.options) {
      std::vector<Setup> longer;
      for (const Setup& setup : setups) {
        for (const std::string_view value : option.values) {
          longer.push_back(setup);
          longer.back().options[std::string(option.key)] = value;
        }
      }
      setups = longer;
    }
    groups.push_back({std::string(info.name) + std::to_string(players), &game, setups.size(),
                      [&game, setups](std::size_t setup, std::uint64_t seed) {
                        Setup one = setups[setup];
                        one.seed = seed;
                        return *game.setup(one);
                      }});
  }
  return groups;
}

}  // namespace drover::game::test
