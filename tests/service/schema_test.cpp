// The schema of the API: what hosts send has the declared shapes, and what is declared is sent.
#include "api/schema.h"

#include <cctype>
#include <set>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "game/game.h"
#include "game/presenter.h"
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
            game.presenter().view(position, viewer < 0 ? static_cast<int>(game::kNoSeat) : viewer);
        ASSERT_EQ(check.problem("View", view), "");
        ASSERT_EQ(check.problem(family + "Figures", view.at("figures")), "");
      }
    }
    game.legal(position, legal);
    game.apply(position, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  EXPECT_EQ(check.problem("View", game.presenter().view(position, 0)), "");
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
        EXPECT_EQ(check.problem(family + "Components", *game->presenter().components(setup)), "");
        check_random_game(check, family, *start, seed);
      }
    }
  }
}

// ---- What a host sends --------------------------------------------------------------------------

// TestBrowser checks all messages and answers; these play through what has a member of its own.
class SchemaMembers : public ::testing::Test {
 protected:
  json::object post(const std::string& path, const std::string& body, const std::string& key = "") {
    browser_.request("POST", path, body, key);
    return answer();
  }
  json::object get(const std::string& path, const std::string& key = "") {
    browser_.request("GET", path, "", key);
    return answer();
  }
  // Returns the answer to the last request, after the tasks that it needs.
  json::object answer() {
    const std::uint32_t number = browser_.last_request();
    while (browser_.answer(number).status == 0 && browser_.run_tasks()) {
    }
    return json::parse(browser_.answer(number).body).as_object();
  }
  static std::string text_of(const json::object& object, const char* key) {
    return std::string(object.at(key).as_string());
  }

  // Makes a table and returns the keys of the seats of people.
  std::vector<std::string> sit_down(const std::string& seats, const std::string& book) {
    const json::object made =
        post("tables", R"({"game": "classic", "players": 2, "seed": 7, "hints": true,
        "options": {"neutral": "fixed"}, "book": ")" +
                           book + R"(", "seats": )" + seats + "}");
    id_ = text_of(made, "table");
    table_ = "tables/" + id_;
    std::vector<std::string> keys;
    for (const json::value& seat : made.at("seats").as_array()) {
      if (!seat.as_object().contains("key")) continue;
      keys.push_back(text_of(post(table_ + "/sit", "", text_of(seat.as_object(), "key")), "key"));
    }
    return keys;
  }
  // Plays the first choice of seat 1 so many times.
  void play(const std::string& key, int moves) {
    while (moves > 0) {
      const json::object table = get(table_, key);
      const json::value& decision = table.at("view").at("decision");
      const json::value* choices = decision.as_object().if_contains("choices");
      if (choices == nullptr) {
        ASSERT_TRUE(browser_.run_tasks());
        continue;
      }
      post(table_ + "/move",
           json::serialize(
               json::object{{"after", table.at("seq")}, {"move", choices->at(0).at("move")}}),
           key);
      --moves;
    }
  }
  void ask_for_advice(const std::string& key) {
    const json::value seq = get(table_, key).at("seq");
    post(table_ + "/hint", json::serialize(json::object{{"after", seq}}), key);
    get(table_ + "/why?after=" + json::serialize(seq) + "&el=nothing", key);
  }
  void send_messages(const std::string& key) {
    const std::uint32_t session = browser_.connect(id_, key, 0);
    browser_.send(session, {{"type", "chat"}, {"id", 1}, {"text", "Hello"}});
    browser_.send(session, {{"type", "ping"}});
    browser_.send(session, {{"type", "move"}, {"id", 2}, {"after", 99}, {"move", "place A"}});
    const json::object table = get(table_, key);
    browser_.send(session, {{"type", "undo"},
                            {"id", 3},
                            {"after", table.at("seq")},
                            {"to", table.at("undo").at("to")}});
    browser_.connect(id_, key, 0);
  }
  void leave_and_return(const std::string& key) {
    post(table_ + "/seat/offer", "", key);
    get(table_, key);
    post(table_ + "/seat/bot", R"({"level": "greedy"})", key);
    get(table_, key);
    post(table_ + "/seat/back", "", key);
    post(table_ + "/seat/back", "", key);
  }
  void stop_and_review(const std::string& key) {
    post(table_ + "/stop", "{}", key);
    get(table_ + "/log", key);
    get(table_ + "/review", key);
    for (int asked = 0; asked < 400 && browser_.run_tasks(); ++asked) {
    }
    get(table_ + "/review", key);
  }
  void ask_about_position() {
    const std::string start = R"({"start": {"game": "classic", "players": 2,
        "options": {"neutral": "fixed"}, "seed": "11", "rules_version": 2})";
    const json::object look =
        post("analysis/look", start + R"(, "moves": ["place A"], "viewer": null})");
    const std::string position = json::serialize(look.at("position"));
    const std::string first(
        look.at("view").at("decision").at("choices").at(0).at("move").as_string());
    post("analysis/line", start + R"(, "tree": [[0, "place A"], [1, ")" + first + R"("]]})");
    post("analysis/fields", start + "}");
    post("analysis/think", start + R"(, "moves": [], "iterations": 60, "milliseconds": 0,
        "seed": 3})");
    post("analysis/look", R"({"start": {"position": )" + position + R"(, "deal": "5"}})");
    post("analysis/read", json::serialize(json::object{{"text", position}}));
  }

  TestBrowser browser_;
  std::string id_;
  std::string table_;
};

// Members that this test need not see: they take another host, several people, a certain automa,
// the deal of a day, or a longer search than a test's.
const std::set<std::string> kRare{"AdviceReason.category",
                                  "AdviceReason.chance",
                                  "AdviceReason.event",
                                  "AdviceReason.gain",
                                  "AdviceReason.when",
                                  "Decision.for",
                                  "ErrorMessage.reason",
                                  "HealthAnswer.status",
                                  "HealthAnswer.why",
                                  "LineNode.decision",
                                  "LineNode.for",
                                  "ReviewedDecision.because",
                                  "ReviewedDecision.best_choice",
                                  "ReviewedDecision.played_choice",
                                  "TableMessage.daily",
                                  "TableMessage.frozen",
                                  "TableMessage.kept_until",
                                  "ThinkingMessage.seat",
                                  "ThinkingMessage.type",
                                  "Update.level",
                                  "Update.to"};

TEST_F(SchemaMembers, AllOccurExceptRareOnes) {
  get("games");
  get("openapi.json");
  const std::string book = text_of(post("books", ""), "book");
  const auto people = sit_down(R"([{"kind": "human", "name": "Ada"}, {"kind": "human"}])", book);
  browser_.connect(id_, people[0]);
  const json::object proposal = post(table_ + "/stop", "{}", people[0]);
  post(table_ + "/stop",
       json::serialize(json::object{{"proposal", proposal.at("seq")}, {"agree", false}}),
       people[1]);

  const std::string key =
      sit_down(R"([{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "search"}])", book)
          .front();
  play(key, 12);
  ask_for_advice(key);
  send_messages(key);
  leave_and_return(key);
  get(table_ + "/totals", key);
  get(table_ + "/history/0", key);
  post(table_ + "/clone", R"({"moves": 0, "book": ")" + book + R"("})", key);
  stop_and_review(key);
  ask_about_position();

  get("book", book);
  get("book/results", book);
  get("book/export?format=json", book);
  browser_.request("DELETE", "book", "", book);
  post("kept", json::serialize(get("kept")));

  std::set<std::string> unseen;
  for (const std::string& member : drover::test::unseen_members()) {
    // Sent by clients; results of solo games, whose members tests/server/book_routes_test.cpp sees.
    static const std::set<std::string> kElsewhere{"HelloMessage", "MoveMessage",   "UndoMessage",
                                                  "ChatMessage",  "RenameMessage", "PingMessage",
                                                  "BookResult",   "BookSummary"};
    const bool elsewhere = kElsewhere.contains(member.substr(0, member.find('.')));
    if (!elsewhere && !kRare.contains(member)) unseen.insert(member);
  }
  EXPECT_EQ(unseen, std::set<std::string>());
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

TEST(OpenApi, HasNoLinksIntoTheDocuments) {
  EXPECT_EQ(openapi_text().find("]("), std::string::npos);
  EXPECT_NE(openapi_text().find("if players may ask for hints"), std::string::npos);
}

TEST(OpenApi, IsServed) {
  TestBrowser browser;
  const Reply reply = browser.request("GET", "openapi.json");
  EXPECT_EQ(reply.status, 200U);
  EXPECT_EQ(reply.body, openapi_text());
}

}  // namespace schema_test
}  // namespace drover::service::test
