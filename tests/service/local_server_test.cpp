// LocalServer: tables are played, stored and restored; tasks of bots, hints and reviews run
// elsewhere.
#include "service/local_server.h"

#include <gtest/gtest.h>

#include "service/test_browser.h"
#include "table/helpers.h"

namespace drover::service::test {
namespace local_server_test {

struct Made {
  std::string table;
  std::string key;
  std::string spectator;
};

Made made_of(const Reply& reply) {
  EXPECT_EQ(reply.status, 201U) << reply.body;
  const json::object made = object_of(reply);
  Made out{
      std::string(made.at("table").as_string()), {}, std::string(made.at("spectator").as_string())};
  for (const json::value& seat : made.at("seats").as_array()) {
    const json::value* key = seat.as_object().if_contains("key");
    if (key != nullptr && out.key.empty()) out.key = key->as_string();
  }
  return out;
}

Made make(TestBrowser& browser, std::string_view game = "classic", std::string_view more = "") {
  return made_of(browser.request("POST", "tables",
                                 R"({"game": ")" + std::string(game) +
                                     R"(", "players": 2, "seed": 7, "seats": [{"kind": "human"},
                              {"kind": "bot", "level": "greedy"}])" +
                                     std::string(more) + "}"));
}

json::object table_of(TestBrowser& browser, const Made& made) {
  return object_of(browser.request("GET", "tables/" + made.table, "", made.key));
}

// Returns the first offered move; empty if it is not the person's turn.
std::string some_move(const json::object& table) {
  const json::value* decision = table.at("view").as_object().if_contains("decision");
  if (decision == nullptr || !decision->is_object()) return {};
  const json::value* choices = decision->as_object().if_contains("choices");
  if (choices == nullptr || !choices->is_array() || choices->as_array().empty()) return {};
  return std::string(choices->as_array().front().at("move").as_string());
}

Reply play(TestBrowser& browser, const Made& made) {
  const json::object table = table_of(browser, made);
  const std::string move = some_move(table);
  EXPECT_FALSE(move.empty()) << json::serialize(table.at("view"));
  return browser.request("POST", "tables/" + made.table + "/move",
                         json::serialize(json::object{{"after", table.at("seq")}, {"move", move}}),
                         made.key);
}

TEST(LocalServer, PlaysWithBotsWhoseTasksRunElsewhere) {
  TestBrowser browser;
  const Made made = make(browser);
  const std::uint32_t session = browser.connect(made.table, made.key);
  EXPECT_NE(browser.received(session).back().find(R"("type":"table")"), std::string::npos);
  int moves = 0;
  while (moves < 40) {
    if (browser.run_tasks()) continue;
    ASSERT_EQ(play(browser, made).status, 200U);
    ++moves;
  }
  const json::object table = table_of(browser, made);
  EXPECT_GT(table.at("seq").as_int64(), 40);
  EXPECT_FALSE(browser.received(session).empty());
}

// Returns the seed in the record of a new table whose request names no seed.
std::string seed_of_a_new_table(TestBrowser& browser) {
  const Made made = made_of(browser.request("POST", "tables",
                                            R"({"game": "classic", "seats": [{"kind": "human"},
                                                {"kind": "bot", "level": "greedy"}]})"));
  const Reply record = browser.request("GET", "tables/" + made.table + "/record", "", made.key);
  EXPECT_EQ(record.status, 200U) << record.body;
  const std::string begin = "\nseed: ";
  const std::size_t at = record.body.find(begin);
  EXPECT_NE(at, std::string::npos) << record.body;
  if (at == std::string::npos) return {};
  const std::size_t from = at + begin.size();
  return record.body.substr(from, record.body.find('\n', from) - from);
}

TEST(LocalServer, GivesEveryNewTableADifferentSeed) {
  TestBrowser browser;
  const std::string first = seed_of_a_new_table(browser);
  const std::string second = seed_of_a_new_table(browser);
  EXPECT_NE(first, "0");
  EXPECT_NE(second, "0");
  EXPECT_NE(first, second);
}

TEST(LocalServer, ContinuesFromStoredTexts) {
  TestBrowser browser;
  const Made made = make(browser, "elpaso");
  for (int i = 0; i < 12; ++i) {
    while (browser.run_tasks()) {
    }
    ASSERT_EQ(play(browser, made).status, 200U);
  }
  // The task of a bot is pending here.
  const json::object before = table_of(browser, made);
  TestBrowser again(browser.stored_texts());
  const json::object after = table_of(again, made);
  EXPECT_EQ(json::serialize(before), json::serialize(after));
  while (again.run_tasks()) {
  }
  EXPECT_EQ(play(again, made).status, 200U);
  EXPECT_EQ(again.request("GET", "tables/" + made.table, "", std::string(32, '0')).status, 403U);
}

TEST(LocalServer, AnswersAHintWhenItsTaskFinishes) {
  TestBrowser browser;
  const Made made = make(browser);
  while (browser.run_tasks()) {
  }
  const json::object table = table_of(browser, made);
  const std::string body = json::serialize(json::object{{"after", table.at("seq")}});
  EXPECT_EQ(browser.request("POST", "tables/" + made.table + "/hint", body, made.key).status, 0U);
  const std::uint32_t asked = browser.last_request();
  ASSERT_TRUE(browser.run_tasks());
  const Reply hint = browser.answer(asked);
  EXPECT_EQ(hint.status, 200U) << hint.body;
  EXPECT_EQ(object_of(hint).at("after"), table.at("seq"));
  EXPECT_FALSE(object_of(hint).at("moves").as_array().empty());
  // A second request for the same position is answered at once.
  EXPECT_EQ(browser.request("POST", "tables/" + made.table + "/hint", body, made.key).body,
            hint.body);
}

TEST(LocalServer, CancelsAHintWhenAMoveIsPlayed) {
  TestBrowser browser;
  const Made made = make(browser);
  while (browser.run_tasks()) {
  }
  const json::object table = table_of(browser, made);
  browser.request("POST", "tables/" + made.table + "/hint",
                  json::serialize(json::object{{"after", table.at("seq")}}), made.key);
  const std::uint32_t asked = browser.last_request();
  ASSERT_EQ(browser.tasks().size(), 1U);
  const std::uint32_t task = browser.tasks().begin()->first;
  ASSERT_EQ(play(browser, made).status, 200U);
  EXPECT_EQ(browser.answer(asked).status, 409U);
  EXPECT_FALSE(browser.tasks().contains(task)) << "the task was not cancelled";
  browser.server().finish_task(task, "{}");  // ignored: the task was cancelled
}

TEST(LocalServer, RestartsATaskThatFoundNothing) {
  TestBrowser browser;
  const Made made = make(browser);
  browser.connect(made.table, made.key);
  while (browser.tasks().empty()) ASSERT_EQ(play(browser, made).status, 200U);
  const std::uint32_t task = browser.tasks().begin()->first;
  browser.server().finish_task(task, "");
  browser.tick();
  EXPECT_FALSE(browser.tasks().empty());
  while (browser.run_tasks()) {
  }
  EXPECT_EQ(play(browser, made).status, 200U);
}

TEST(LocalServer, ReviewsAStoppedGame) {
  TestBrowser browser;
  const Made made = make(browser);
  for (int i = 0; i < 6; ++i) {
    while (browser.run_tasks()) {
    }
    ASSERT_EQ(play(browser, made).status, 200U);
  }
  EXPECT_EQ(browser.request("GET", "tables/" + made.table + "/review", "", made.key).status, 403U);
  EXPECT_EQ(browser.request("POST", "tables/" + made.table + "/stop", "{}", made.key).status, 200U);
  Reply review = browser.request("GET", "tables/" + made.table + "/review", "", made.key);
  ASSERT_EQ(review.status, 200U) << review.body;
  EXPECT_EQ(object_of(review).at("state").as_string(), "running");
  while (browser.run_tasks()) {
  }
  review = browser.request("GET", "tables/" + made.table + "/review", "", made.key);
  EXPECT_EQ(object_of(review).at("state").as_string(), "done") << review.body;
}

TEST(LocalServer, StoresResultsOfSoloGamesInABook) {
  TestBrowser browser;
  const std::string book(object_of(browser.request("POST", "books")).at("book").as_string());
  const Made made = made_of(browser.request(
      "POST", "tables",
      json::serialize(json::object{{"game", "elpaso"},
                                   {"players", 1},
                                   {"seed", 3},
                                   {"book", book},
                                   {"seats", json::array{json::object{{"kind", "human"}}}}})));
  while (!table_of(browser, made).at("view").at("over").as_bool()) {
    ASSERT_EQ(play(browser, made).status, 200U);
  }
  EXPECT_EQ(object_of(browser.request("GET", "book", "", book)).at("total").as_int64(), 1);
  TestBrowser again(browser.stored_texts());
  const json::object results = object_of(again.request("GET", "book/results", "", book));
  EXPECT_EQ(results.at("results").at(0).at("table").as_string(), made.table);
  EXPECT_EQ(again.request("GET", "book/export?format=csv", "", book).type,
            "text/csv; charset=utf-8");
  EXPECT_EQ(again.request("DELETE", "book/results/" + made.table, "", book).status, 200U);
  EXPECT_EQ(object_of(again.request("GET", "book", "", book)).at("total").as_int64(), 0);
  EXPECT_EQ(again.request("DELETE", "book", "", book).status, 200U);
  EXPECT_EQ(again.request("GET", "book", "", book).status, 404U);
}

TEST(LocalServer, ExportsAndImportsEverything) {
  TestBrowser browser;
  const Made made = make(browser);
  while (browser.run_tasks()) {
  }
  ASSERT_EQ(play(browser, made).status, 200U);
  const Reply all = browser.request("GET", "kept");
  ASSERT_EQ(all.status, 200U);
  TestBrowser other;
  const Reply read = other.request("POST", "kept", all.body);
  EXPECT_EQ(read.status, 200U) << read.body;
  EXPECT_EQ(object_of(read).at("tables").as_int64(), 1);
  EXPECT_EQ(other.stored_texts(), browser.stored_texts());
  EXPECT_EQ(json::serialize(table_of(other, made)), json::serialize(table_of(browser, made)));
  // A table that is already there with as many entries is not replaced.
  EXPECT_EQ(object_of(other.request("POST", "kept", all.body)).at("tables").as_int64(), 0);
}

TEST(LocalServer, RefusesAnUnreadableFileWithoutAnyChange) {
  TestBrowser browser;
  make(browser);
  const auto before = browser.stored_texts();
  json::object all = object_of(browser.request("GET", "kept"));
  for (const char* bad : {"", "7", "{}", R"({"drover": "kept", "version": 99, "kept": {}})",
                          R"({"drover": "kept", "version": 1, "kept": {"table/x": "{}"}})",
                          R"({"drover": "kept", "version": 1, "kept": {"table/k3v9q2xw": "{}"}})",
                          R"({"drover": "kept", "version": 1, "kept": {"entry/k3v9q2xw/00000002":
                          "{\"time\":1,\"what\":\"chat\",\"seat\":0,\"moves\":0,\"text\":\"\"}"}})"}) {
    TestBrowser other(before);
    const Reply reply = other.request("POST", "kept", bad);
    EXPECT_EQ(reply.status, 400U) << bad;
    EXPECT_EQ(other.stored_texts(), before);
  }
}

// However stored texts are damaged, a table opens, is frozen, or is reported as damaged.
TEST(LocalServer, ImportsOrRefusesAnyText) {
  TestBrowser browser;
  const Made made = make(browser);
  browser.request("POST", "books");
  for (int i = 0; i < 8; ++i) {
    while (browser.run_tasks()) {
    }
    ASSERT_EQ(play(browser, made).status, 200U);
  }
  browser.request("POST", "tables/" + made.table + "/seat/bot", R"({"level": "random"})", made.key);
  const std::string all = browser.request("GET", "kept").body;
  std::mt19937 random(17);
  const auto some = [&](std::size_t below) { return random() % below; };
  constexpr std::string_view kLetters = "0123456789-,:{}[]\\\"antmx\x80";
  int imported = 0;
  for (int i = 0; i < table::test::repetitions(3000); ++i) {
    std::string text = all;
    for (std::size_t changes = 1 + some(3); changes > 0; --changes) {
      const std::size_t at = some(text.size());
      switch (some(3)) {
        case 0:
          text[at] = kLetters[some(kLetters.size())];
          break;
        case 1:
          text.erase(at, 1 + some(4));
          break;
        default:
          text.insert(at, 1, kLetters[some(kLetters.size())]);
      }
    }
    TestBrowser other;
    const Reply reply = other.request("POST", "kept", text);
    ASSERT_TRUE(reply.status == 200 || reply.status == 400) << reply.status << reply.body;
    if (reply.status != 200) {
      EXPECT_TRUE(other.stored_texts().empty());
      continue;
    }
    ++imported;
    TestBrowser again(other.stored_texts());
    for (const std::string& key : {made.key, made.spectator}) {
      const Reply opened = again.request("GET", "tables/" + made.table, "", key);
      EXPECT_NE(opened.status, 0U);
      again.connect(made.table, key);
      again.request("GET", "tables/" + made.table + "/totals", "", key);
      again.request("GET", "tables/" + made.table + "/record", "", key);
    }
    if (again.run_tasks()) again.run_tasks();
  }
  EXPECT_GT(imported, 0);
}

TEST(LocalServer, ReportsADamagedTableAndOpensTheOthers) {
  TestBrowser browser;
  const Made made = make(browser);
  const Made other = make(browser);
  auto texts = browser.stored_texts();
  texts["table/" + made.table] = "{";
  TestBrowser again(texts);
  EXPECT_EQ(again.request("GET", "tables/" + made.table, "", made.key).status, 500U);
  EXPECT_EQ(again.request("GET", "tables/" + other.table, "", other.key).status, 200U);
}

TEST(LocalServer, RemovesATableWithAllItsTexts) {
  TestBrowser browser;
  const Made made = make(browser);
  while (browser.run_tasks()) {
  }
  ASSERT_EQ(play(browser, made).status, 200U);
  EXPECT_EQ(browser.request("DELETE", "kept/" + made.table, "", std::string(32, '0')).status, 403U);
  EXPECT_EQ(browser.request("DELETE", "kept/" + made.table, "", made.key).status, 200U);
  EXPECT_TRUE(browser.stored_texts().empty());
  EXPECT_EQ(browser.request("GET", "tables/" + made.table, "", made.key).status, 404U);
}

TEST(LocalServer, LeavesASeatToABotUntilItIsTakenBack) {
  TestBrowser browser;
  const Made made = make(browser);
  const std::string seat = "tables/" + made.table + "/seat/";
  EXPECT_EQ(browser.request("POST", seat + "bot", R"({"level": "greedy"})", made.key).status, 200U);
  EXPECT_EQ(table_of(browser, made).at("away").as_int64(), 1);
  TestBrowser again(browser.stored_texts());
  EXPECT_EQ(table_of(again, made).at("away").as_int64(), 1);
  EXPECT_EQ(again.request("POST", seat + "back", "", made.key).status, 200U);
  EXPECT_FALSE(table_of(again, made).contains("away"));
  EXPECT_EQ(table_of(again, made).at("seat").as_int64(), 1);
}

TEST(LocalServer, PausesBotsWhileNobodyWatches) {
  TestBrowser browser;
  const Made made = made_of(browser.request(
      "POST", "tables",
      R"({"game": "classic", "players": 2, "seats": [{"kind": "bot", "level": "random"},
          {"kind": "bot", "level": "random"}]})"));
  browser.request("GET", "tables/" + made.table, "", made.spectator);
  EXPECT_FALSE(browser.run_tasks());
  const std::uint32_t session = browser.connect(made.table, made.spectator);
  EXPECT_TRUE(browser.run_tasks());
  browser.disconnect(session);
  while (browser.run_tasks()) {
  }
  EXPECT_GT(object_of(browser.request("GET", "tables/" + made.table, "", made.spectator))
                .at("seq")
                .as_int64(),
            0);
}

TEST(LocalTaskRunner, ReturnsNothingForATextThatIsNoTask) {
  api::LocalTaskRunner task_runner;
  for (const char* text : {"", "7", "{}", R"({"kind": "move", "game": "classic", "view": "00"})",
                           R"({"kind": "move", "game": "nothing", "view": ""})"}) {
    EXPECT_EQ(task_runner.run(text), "") << text;
  }
}

}  // namespace local_server_test
}  // namespace drover::service::test
