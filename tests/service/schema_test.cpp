// The schema of the API: what hosts send has the declared shapes, and what is declared is sent.
#include "api/schema.h"

#include <map>
#include <set>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "game/game.h"
#include "service/openapi.h"
#include "service/routes.h"
#include "service/test_browser.h"
#include "support/contract_check.h"
#include "support/schema_check.h"

namespace drover::service::test {
namespace schema_test {

using api::schema_of_type;
using api::shape_schemas;
using api::whole_schema;
using drover::test::SchemaCheck;

// ---- Types of rows ------------------------------------------------------------------------------

TEST(SchemaTypes, AreWrittenAsInTheRows) {
  const auto schema = [](std::string_view type) {
    return json::serialize(schema_of_type(type, "#/$defs/", {}));
  };
  EXPECT_EQ(schema("integer"), R"({"type":"integer"})");
  EXPECT_EQ(schema("any"), "{}");
  EXPECT_EQ(schema("integer|null"), R"({"type":["integer","null"]})");
  EXPECT_EQ(schema("'a'|'b'|null"), R"({"enum":["a","b",null]})");
  EXPECT_EQ(schema("Undo|null"), R"({"anyOf":[{"$ref":"#/$defs/Undo"},{"type":"null"}]})");
  EXPECT_EQ(schema("string[][]"),
            R"({"type":"array","items":{"type":"array","items":{"type":"string"}}})");
  EXPECT_EQ(schema("{integer}"), R"({"type":"object","additionalProperties":{"type":"integer"}})");
  EXPECT_EQ(schema("[integer, string]"),
            R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],)"
            R"("items":false,"minItems":2})");
}

TEST(SchemaCheck, FindsAMemberThatIsMissingOrNotDeclared) {
  SchemaCheck check(shape_schemas("#/$defs/", {}));
  EXPECT_EQ(check.problem("SeqAnswer", json::object{{"seq", 3}}), "");
  EXPECT_NE(check.problem("SeqAnswer", json::object{}), "");
  EXPECT_NE(check.problem("SeqAnswer", json::object{{"seq", "3"}}), "");
  EXPECT_NE(check.problem("SeqAnswer", json::object{{"seq", 3}, {"more", 1}}), "");
  EXPECT_NE(check.problem("Undo", json::object{{"to", nullptr}, {"why", "boredom"}}), "");
}

// ---- Games' own parts ---------------------------------------------------------------------------

// Plays a game whose seed the schema was not made from and checks positions and views.
void check_random_game(SchemaCheck& check, const std::string& family, game::Position position,
                       std::uint64_t seed) {
  const game::Game& game = position.game();
  core::Rng rng = core::Rng::from_seed(seed);
  game::MoveList legal;
  for (int moves = 0; !game.over(position); ++moves) {
    if (moves % 16 == 0) {
      EXPECT_EQ(check.problem(family + "Position", game.to_json(position)), "");
      for (int viewer = -1; viewer < game.players(position); ++viewer) {
        const json::object view =
            game.view(position, viewer < 0 ? static_cast<int>(game::kNoSeat) : viewer);
        ASSERT_EQ(check.problem("View", view), "");
        ASSERT_EQ(check.problem(family + "Figures", view.at("figures")), "");
      }
    }
    game.legal(position, legal);
    game.apply(position, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  EXPECT_EQ(check.problem("View", game.view(position, 0)), "");
}

TEST(Schema, DescribesViewsAndComponentsOfOtherGames) {
  SchemaCheck check(whole_schema().at("$defs").as_object());
  std::uint64_t seed = 1'000'000;
  for (const game::Game* game : game::all_games()) {
    std::string family(game->info().family);
    family.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(family.front())));
    for (const game::OptionInfo& option : game->info().options) {
      for (const std::string_view value : option.values) {
        game::Setup setup{1 + static_cast<int>(seed % 4), ++seed, {}};
        setup.options[std::string(option.key)] = value;
        const auto start = game->setup(setup);
        if (!start) continue;
        EXPECT_EQ(check.problem(family + "Components", *game->components(setup)), "");
        check_random_game(check, family, *start, seed);
      }
    }
  }
}

// ---- What a host sends --------------------------------------------------------------------------

// TestBrowser checks all messages and answers. This plays through everything that has a member of
// its own.
TEST(Schema, HasNoMemberThatNobodySends) {
  TestBrowser browser;
  const auto post = [&](const std::string& path, const std::string& body, const std::string& key) {
    Reply reply = browser.request("POST", path, body, key);
    const std::uint32_t number = browser.last_request();
    while (reply.status == 0 && browser.run_tasks()) reply = browser.answer(number);
    return object_of(reply);
  };
  const auto get = [&](const std::string& path, const std::string& key) {
    return object_of(browser.request("GET", path, "", key));
  };
  const auto text_of = [](const json::object& object, const char* key) {
    return std::string(object.at(key).as_string());
  };
  get("games", "");
  const json::object made = post("tables", R"({"game": "elpaso", "players": 2, "seed": 7, "seats":
      [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "search"}]})",
                                 "");
  const std::string table = "tables/" + text_of(made, "table");
  const std::string link = text_of(made.at("seats").at(0).as_object(), "key");
  const std::string key = text_of(post(table + "/sit", "", link), "key");
  const std::uint32_t session = browser.connect(text_of(made, "table"), key, 0);
  browser.send(session, {{"type", "chat"}, {"id", 1}, {"text", "Hello"}});
  browser.send(session, {{"type", "ping"}});
  browser.send(session, {{"type", "move"}, {"id", 2}, {"after", 0}, {"move", "fly"}});
  post(table + "/seat/offer", "", key);
  post(table + "/seat/bot", R"({"level": "greedy"})", key);
  get(table, key);
  post(table + "/seat/back", "", key);
  get(table + "/log", key);
  get(table + "/totals", key);
  const std::set<std::string> unseen = drover::test::unseen_members();
  for (const char* member : {"TableMessage.away", "TableMessage.notes", "SeatInfo.taken",
                             "Chat.text", "Note.from", "Note.to", "Note.level", "PongMessage.type",
                             "ErrorMessage.reason", "BotLevel.milliseconds", "AutomaInfo.fixed"}) {
    EXPECT_FALSE(unseen.contains(member)) << member;
  }
}

// ---- Routes -------------------------------------------------------------------------------------

TEST(OpenApi, NamesOnlyShapesOfTheSchema) {
  const json::object shapes = shape_schemas("", {});
  for (const Route& route : routes()) {
    for (const std::string_view shape : {route.request, route.answer}) {
      EXPECT_TRUE(shape.empty() || shapes.contains(shape)) << route.name << ": " << shape;
    }
  }
}

TEST(OpenApi, HasEveryRouteWithItsHost) {
  const json::object document = openapi_document();
  const json::object& paths = document.at("paths").as_object();
  for (const Route& route : routes()) {
    const json::object& path = paths.at(route.pattern).as_object();
    std::string method(name_of(route.method));
    for (char& letter : method) letter = static_cast<char>(letter - 'A' + 'a');
    const json::object& operation = path.at(method).as_object();
    EXPECT_EQ(std::string(operation.at("operationId").as_string()), route.name);
    EXPECT_EQ(operation.contains("x-host"), route.host != RouteHost::kEvery) << route.name;
    EXPECT_EQ(operation.contains("requestBody"), !route.request.empty()) << route.name;
  }
}

TEST(OpenApi, IsServed) {
  TestBrowser browser;
  const Reply reply = browser.request("GET", "openapi.json");
  EXPECT_EQ(reply.status, 200U);
  EXPECT_EQ(reply.body, openapi_text());
}

}  // namespace schema_test
}  // namespace drover::service::test
