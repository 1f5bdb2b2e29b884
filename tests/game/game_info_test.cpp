// The card of each game (GameInfo): complete, and consistent in itself.
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "game/game.h"

namespace drover::game {
namespace game_info_test {

TEST(GameInfo, HasEverythingThatItsSourcesState) {
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    SCOPED_TRACE(info.name);
    EXPECT_FALSE(info.title.empty());
    EXPECT_FALSE(info.edition.empty());
    EXPECT_FALSE(info.rules.empty());
    EXPECT_FALSE(info.family.empty());
    EXPECT_FALSE(info.catalogues.empty());
    EXPECT_FALSE(info.categories.empty());
    EXPECT_GT(info.state_bytes, 0U);
  }
  const GameInfo& classic = find_game("classic")->info();
  EXPECT_EQ(classic.designer, "Alexander Pfister");
  EXPECT_EQ(classic.publisher, "eggertspiele");
  EXPECT_EQ(classic.years.front().year, 2016);
  const GameInfo& elpaso = find_game("elpaso")->info();
  EXPECT_EQ(elpaso.designer, "Alexander Pfister, Johannes Krenner");
  EXPECT_EQ(elpaso.publisher, "Lookout");
  EXPECT_EQ(elpaso.years.front().year, 2025);
}

TEST(GameInfo, NamesAreUnique) {
  std::set<std::string_view> names;
  for (const Game* game : all_games()) {
    EXPECT_TRUE(names.insert(game->info().name).second) << game->info().name;
    EXPECT_EQ(find_game(game->info().name), game);
  }
}

TEST(GameInfo, YearsAreInOrder) {
  for (const Game* game : all_games()) {
    int last = 2000;
    for (const Publication& publication : game->info().years) {
      EXPECT_FALSE(publication.title.empty());
      EXPECT_GE(publication.year, last) << game->info().name << ": " << publication.title;
      last = publication.year;
    }
  }
}

TEST(GameInfo, PlayersAndMinutesAreWithinBounds) {
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    SCOPED_TRACE(info.name);
    EXPECT_GE(info.min_players, 1);
    EXPECT_LE(info.min_players, info.max_players);
    EXPECT_LE(info.max_players, kMaxSeats);
    EXPECT_GE(info.minutes.least, 0);
    EXPECT_LE(info.minutes.least, info.minutes.most);
    EXPECT_LE(static_cast<int>(info.categories.size()), kMaxCategories);
  }
}

TEST(GameInfo, RulesVersionsAreInOrder) {
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    SCOPED_TRACE(info.name);
    EXPECT_GE(info.oldest_rules_version, 1);
    EXPECT_LE(info.oldest_rules_version, info.rules_version);
    for (const core::RuleChange& change : info.rule_changes) {
      EXPECT_LE(change.since, info.rules_version) << change.rulings;
    }
  }
}

TEST(GameInfo, BasedOnNamesAnotherGameWithoutCycles) {
  for (const Game* game : all_games()) {
    std::set<const Game*> seen{game};
    for (const Game* base = game; !base->info().based_on.empty();) {
      const Game* next = find_game(base->info().based_on);
      ASSERT_NE(next, nullptr) << base->info().name << " is based on " << base->info().based_on;
      ASSERT_TRUE(seen.insert(next).second) << game->info().name << " is based on itself";
      base = next;
    }
  }
  EXPECT_EQ(find_game("second")->info().based_on, "classic");
}

TEST(GameInfo, ReconstructedAutomasOccurOnlyInPartlyReconstructedGames) {
  for (const Game* game : all_games()) {
    for (const AutomaInfo& automa : game->info().automas) {
      if (!automa.reconstructed) continue;
      EXPECT_EQ(game->info().stage, Stage::kPartlyReconstructed) << automa.name;
    }
  }
}

// The designer, publisher and similar members are for documents, not for the API.
TEST(GameInfo, JsonHasTheDocumentedMembersOnly) {
  for (const Game* game : all_games()) {
    std::set<std::string_view> keys;
    const boost::json::object json = info_json(game->info());
    for (const auto& member : json) keys.insert(member.key());
    EXPECT_EQ(keys, (std::set<std::string_view>{
                        "name", "family", "title", "edition", "min_players", "max_players",
                        "rules_version", "oldest_rules_version", "rule_changes", "state_bytes",
                        "options", "automas", "categories"}));
  }
}

}  // namespace game_info_test
}  // namespace drover::game
