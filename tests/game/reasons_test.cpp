// Reasons why a move is refused: the catalogues, and the contract's way to them.
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

#include "game/game.h"
#include "support/places.h"
#include "support/why.h"

namespace drover::game {
namespace reasons_test {

using ::testing::HasSubstr;

std::string text_of(const std::string& file) {
  std::ifstream stream(drover::test::repository() / file);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

bool is_about_seats(std::string_view key) {
  return key.starts_with("reason.seat_") || key.starts_with("reason.stop_");
}

// The reasons of a room's words as docs/api.md lists them.
template <class Chosen>
std::string table_of(std::string_view heading, std::string_view room, Chosen chosen) {
  std::string table = "### " + std::string(heading) + "\n\n| key | in English |\n|---|---|\n";
  const auto words = boost::json::parse(text_of("src/" + std::string(room) + "/words/en.json"));
  for (const auto& [key, english] : words.as_object()) {
    if (!key.starts_with("reason.") || !chosen(key)) continue;
    table +=
        "| `" + std::string(key).substr(7) + "` | " + std::string(english.as_string()) + " |\n";
  }
  return table;
}

TEST(Reasons, TheDocumentListsAllOfThem) {
  const auto all = [](std::string_view) { return true; };
  const std::string doc = text_of("docs/api.md");
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of every game", "text",
                                      [](std::string_view key) { return !is_about_seats(key); })));
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons about seats", "text", is_about_seats)));
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of Great Western Trail", "trail", all)));
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of El Paso", "elpaso", all)));
}

// A key is no more than a text where a reason is made: none is mistyped, and no sentence is left of
// a reason that nobody gives.
TEST(Reasons, EveryKeyHasItsSentenceAndEverySentenceItsKey) {
  const std::set<std::string> common = test::reasons_in("text");
  const std::string shared = text_of("src/text/reason.cpp") + text_of("src/table/seating.cpp") +
                             text_of("src/kit/defaults.h");
  std::string all = shared;
  for (const std::string room : {"trail", "elpaso"}) {
    const std::set<std::string> own = test::reasons_in(room);
    const std::string source = text_of("src/" + room + "/why.cpp");
    all += source;
    for (const std::string& key : own) {
      EXPECT_FALSE(common.contains(key)) << key;
      EXPECT_THAT(source, HasSubstr('"' + key + '"'));
    }
    // In a call, or in a row.
    const std::regex given(
        R"re((?:(?:because|at_\w+|about_\w+|of_\w+|too_few\w*|with_decision)\(\s*(?:state, )?|nullptr, )"(\w+)")re");
    std::size_t found = 0;
    for (std::sregex_iterator i(source.begin(), source.end(), given), end; i != end; ++i) {
      const std::string key = (*i)[1];
      EXPECT_TRUE(own.contains(key) || common.contains(key)) << key;
      ++found;
    }
    EXPECT_GE(found, own.size());
  }
  for (const std::string& key : common) EXPECT_THAT(all, HasSubstr('"' + key + '"'));
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
