// Reasons why a move is refused: the catalogues, and the contract's way to them.
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <gmock/gmock.h>

#include "elpaso/why.h"
#include "game/game.h"
#include "trail/why.h"

namespace drover::game {
namespace reasons_test {

using ::testing::HasSubstr;

std::string table_of(std::string_view heading, std::span<const text::ReasonRow> rows) {
  std::string table = "### " + std::string(heading) + "\n\n| key | in English |\n|---|---|\n";
  for (const text::ReasonRow& row : rows) {
    table += "| `" + std::string(row.key) + "` | " + std::string(row.english) + " |\n";
  }
  return table;
}

TEST(Reasons, TheDocumentListsAllOfThem) {
  std::ifstream file(DROVER_TEST_DATA "/../docs/api.md");
  const std::string doc{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of every game", text::kCommonReasons)));
  EXPECT_THAT(doc,
              HasSubstr(table_of("Reasons of Great Western Trail", trail::reason_catalogue())));
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of El Paso", elpaso::reason_catalogue())));
}

TEST(Reasons, NoKeyTwiceInAGame) {
  for (const auto catalogue : {trail::reason_catalogue(), elpaso::reason_catalogue()}) {
    std::set<std::string_view> keys;
    for (const text::ReasonRow& row : text::kCommonReasons) keys.insert(row.key);
    for (const text::ReasonRow& row : catalogue)
      EXPECT_TRUE(keys.insert(row.key).second) << row.key;
  }
}

TEST(Reasons, SentencesNameNumbersAndThings) {
  const text::ReasonRow row{"key", "It takes {needs builder} on {space}, and {has} are there."};
  EXPECT_EQ(text::make_reason(row, {{"needs", 1}, {"space", "A1"}, {"has", 0}}).sentence,
            "It takes 1 builder on A1, and 0 are there.");
  EXPECT_EQ(text::make_reason(row, {{"needs", 3}, {"space", "B2"}, {"has", 2}}).sentence,
            "It takes 3 builders on B2, and 2 are there.");
}

TEST(Reasons, NotYourTurnNamesBothSeatsInEveryGame) {
  for (const Game* game : all_games()) {
    const auto made = game->setup({2, 1, {}});
    const auto& position = *made;
    MoveList legal;
    game->legal(position, legal);
    const int actor = game->actor(position);
    EXPECT_FALSE(game->why_not(position, actor, legal[0]));
    const auto reason = game->why_not(position, 1 - actor, legal[0]);
    ASSERT_TRUE(reason);
    EXPECT_EQ(to_json(*reason),
              (boost::json::object{{"key", "not_your_turn"},
                                   {"params", {{"seat", 2 - actor}, {"actor", actor + 1}}}}));
  }
}

}  // namespace reasons_test
}  // namespace drover::game
