// Reasons why a move is refused: their keys, catalogues and documentation.
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

#include "game/game.h"
#include "game/presenter.h"
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

// The table of a room's reasons as docs/api.md lists it.
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

TEST(Reasons, AreAllListedInTheDocument) {
  const auto all = [](std::string_view) { return true; };
  const std::string doc = text_of("docs/api.md");
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of every game", "text",
                                      [](std::string_view key) { return !is_about_seats(key); })));
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons about seats", "text", is_about_seats)));
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of Great Western Trail", "trail", all)));
  EXPECT_THAT(doc, HasSubstr(table_of("Reasons of El Paso", "elpaso", all)));
}

// Keys are plain texts in the source. This finds mistyped keys and sentences that no reason uses.
TEST(Reasons, EveryKeyHasASentenceAndEverySentenceAKey) {
  const std::set<std::string> common = test::reasons_in("text");
  const std::string shared = text_of("src/text/reason.cpp") + text_of("src/table/seating.cpp") +
                             text_of("src/kit/defaults.h");
  std::string all = shared;
  for (const std::string room : {"trail", "elpaso"}) {
    const std::set<std::string> own = test::reasons_in(room);
    // Rows of printed actions name the reasons against them.
    const std::string source = text_of("src/" + room + "/presentation/why.cpp") +
                               text_of("src/" + room + "/presentation/actions.cpp") +
                               text_of("src/" + room + "/rules/actions.cpp");
    all += source;
    for (const std::string& key : own) {
      EXPECT_FALSE(common.contains(key)) << key;
      EXPECT_THAT(source, HasSubstr('"' + key + '"'));
    }
    // Keys in calls and in table rows.
    const std::regex given(
        R"re((?:(?:make_reason|because|at_\w+|about_\w+|of_\w+|too_few\w*|with_decision)\(\s*(?:state, )?|nullptr, )"(\w+)")re");
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
    EXPECT_FALSE(game->presenter().why_not(position, actor, legal[0]));
    const auto reason = game->presenter().why_not(position, 1 - actor, legal[0]);
    ASSERT_TRUE(reason);
    EXPECT_EQ(to_json(*reason),
              (boost::json::object{{"key", "not_your_turn"},
                                   {"params", {{"seat", 2 - actor}, {"actor", actor + 1}}}}));
  }
}

}  // namespace reasons_test
}  // namespace drover::game
