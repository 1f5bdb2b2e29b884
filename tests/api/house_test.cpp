// A house by itself: tables are played, kept and found again, bots and advisers think elsewhere.
#include "api/house.h"

#include <gtest/gtest.h>

#include "api/household.h"
#include "table/helpers.h"

namespace drover::api::test {
namespace rooms_test {

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

Made make(Household& home, std::string_view game = "classic", std::string_view more = "") {
  return made_of(home.ask("POST", "tables",
                          R"({"game": ")" + std::string(game) +
                              R"(", "players": 2, "seed": 7, "seats": [{"kind": "human"},
                              {"kind": "bot", "level": "greedy"}])" +
                              std::string(more) + "}"));
}

json::object table_of(Household& home, const Made& made) {
  return object_of(home.ask("GET", "tables/" + made.table, "", made.key));
}

// The first move of the list that is shown; empty if it is not the person's turn.
std::string some_move(const json::object& table) {
  const json::value* decision = table.at("view").as_object().if_contains("decision");
  if (decision == nullptr || !decision->is_object()) return {};
  const json::value* choices = decision->as_object().if_contains("choices");
  if (choices == nullptr || !choices->is_array() || choices->as_array().empty()) return {};
  return std::string(choices->as_array().front().at("move").as_string());
}

Reply play(Household& home, const Made& made) {
  const json::object table = table_of(home, made);
  const std::string move = some_move(table);
  EXPECT_FALSE(move.empty()) << json::serialize(table.at("view"));
  return home.ask("POST", "tables/" + made.table + "/move",
                  json::serialize(json::object{{"after", table.at("seq")}, {"move", move}}),
                  made.key);
}

TEST(House, PlaysWithABotThatThinksElsewhere) {
  Household home;
  const Made made = make(home);
  const std::uint32_t line = home.line(made.table, made.key);
  EXPECT_NE(home.heard(line).back().find(R"("type":"table")"), std::string::npos);
  int moves = 0;
  while (moves < 40) {
    if (home.think()) continue;
    ASSERT_EQ(play(home, made).status, 200U);
    ++moves;
  }
  const json::object table = table_of(home, made);
  EXPECT_GT(table.at("seq").as_int64(), 40);
  EXPECT_FALSE(home.heard(line).empty());
}

TEST(House, GoesOnFromWhatWasKept) {
  Household home;
  const Made made = make(home, "elpaso");
  for (int i = 0; i < 12; ++i) {
    while (home.think()) {
    }
    ASSERT_EQ(play(home, made).status, 200U);
  }
  // In the middle of a bot's thought.
  const json::object before = table_of(home, made);
  Household again(home.kept());
  const json::object after = table_of(again, made);
  EXPECT_EQ(json::serialize(before), json::serialize(after));
  while (again.think()) {
  }
  EXPECT_EQ(play(again, made).status, 200U);
  EXPECT_EQ(again.ask("GET", "tables/" + made.table, "", std::string(32, '0')).status, 403U);
}

TEST(House, AnswersAHintWhenItIsFound) {
  Household home;
  const Made made = make(home);
  while (home.think()) {
  }
  const json::object table = table_of(home, made);
  const std::string body = json::serialize(json::object{{"after", table.at("seq")}});
  EXPECT_EQ(home.ask("POST", "tables/" + made.table + "/hint", body, made.key).status, 0U);
  const std::uint32_t asked = home.last_asked();
  ASSERT_TRUE(home.think());
  const Reply hint = home.answer(asked);
  EXPECT_EQ(hint.status, 200U) << hint.body;
  EXPECT_EQ(object_of(hint).at("after"), table.at("seq"));
  EXPECT_FALSE(object_of(hint).at("moves").as_array().empty());
  // The same question has its answer already.
  EXPECT_EQ(home.ask("POST", "tables/" + made.table + "/hint", body, made.key).body, hint.body);
}

TEST(House, AHintNobodyCanUseIsNotWaitedFor) {
  Household home;
  const Made made = make(home);
  while (home.think()) {
  }
  const json::object table = table_of(home, made);
  home.ask("POST", "tables/" + made.table + "/hint",
           json::serialize(json::object{{"after", table.at("seq")}}), made.key);
  const std::uint32_t asked = home.last_asked();
  ASSERT_EQ(home.wanted().size(), 1U);
  const std::uint32_t job = home.wanted().begin()->first;
  ASSERT_EQ(play(home, made).status, 200U);
  EXPECT_EQ(home.answer(asked).status, 409U);
  EXPECT_FALSE(home.wanted().contains(job)) << "nobody wants to know any more";
  home.house().job_done(job, "{}");  // too late, and no harm
}

TEST(House, AThinkerThatFailsIsAskedAgain) {
  Household home;
  const Made made = make(home);
  home.line(made.table, made.key);
  while (home.wanted().empty()) ASSERT_EQ(play(home, made).status, 200U);
  const std::uint32_t job = home.wanted().begin()->first;
  home.house().job_done(job, "");
  home.tick();
  EXPECT_FALSE(home.wanted().empty());
  while (home.think()) {
  }
  EXPECT_EQ(play(home, made).status, 200U);
}

TEST(House, ReviewsAGameThatWasStopped) {
  Household home;
  const Made made = make(home);
  for (int i = 0; i < 6; ++i) {
    while (home.think()) {
    }
    ASSERT_EQ(play(home, made).status, 200U);
  }
  EXPECT_EQ(home.ask("GET", "tables/" + made.table + "/review", "", made.key).status, 403U);
  EXPECT_EQ(home.ask("POST", "tables/" + made.table + "/stop", "{}", made.key).status, 200U);
  Reply review = home.ask("GET", "tables/" + made.table + "/review", "", made.key);
  ASSERT_EQ(review.status, 200U) << review.body;
  EXPECT_EQ(object_of(review).at("state").as_string(), "running");
  while (home.think()) {
  }
  review = home.ask("GET", "tables/" + made.table + "/review", "", made.key);
  EXPECT_EQ(object_of(review).at("state").as_string(), "done") << review.body;
}

TEST(House, KeepsTheResultsOfSoloGamesInABook) {
  Household home;
  const std::string book(object_of(home.ask("POST", "books")).at("book").as_string());
  const Made made = made_of(home.ask(
      "POST", "tables",
      json::serialize(json::object{{"game", "elpaso"},
                                   {"players", 1},
                                   {"seed", 3},
                                   {"book", book},
                                   {"seats", json::array{json::object{{"kind", "human"}}}}})));
  while (!table_of(home, made).at("view").at("over").as_bool()) {
    ASSERT_EQ(play(home, made).status, 200U);
  }
  EXPECT_EQ(object_of(home.ask("GET", "book", "", book)).at("total").as_int64(), 1);
  Household again(home.kept());
  const json::object results = object_of(again.ask("GET", "book/results", "", book));
  EXPECT_EQ(results.at("results").at(0).at("table").as_string(), made.table);
  EXPECT_EQ(again.ask("GET", "book/export?format=csv", "", book).type, "text/csv; charset=utf-8");
  EXPECT_EQ(again.ask("DELETE", "book/results/" + made.table, "", book).status, 200U);
  EXPECT_EQ(object_of(again.ask("GET", "book", "", book)).at("total").as_int64(), 0);
  EXPECT_EQ(again.ask("DELETE", "book", "", book).status, 200U);
  EXPECT_EQ(again.ask("GET", "book", "", book).status, 404U);
}

TEST(House, ExportsAndImportsEverything) {
  Household home;
  const Made made = make(home);
  while (home.think()) {
  }
  ASSERT_EQ(play(home, made).status, 200U);
  const Reply all = home.ask("GET", "kept");
  ASSERT_EQ(all.status, 200U);
  Household other;
  const Reply read = other.ask("POST", "kept", all.body);
  EXPECT_EQ(read.status, 200U) << read.body;
  EXPECT_EQ(object_of(read).at("tables").as_int64(), 1);
  EXPECT_EQ(other.kept(), home.kept());
  EXPECT_EQ(json::serialize(table_of(other, made)), json::serialize(table_of(home, made)));
  // What is here already, and as far, stays.
  EXPECT_EQ(object_of(other.ask("POST", "kept", all.body)).at("tables").as_int64(), 0);
}

TEST(House, AFileThatCannotBeReadChangesNothing) {
  Household home;
  make(home);
  const auto before = home.kept();
  json::object all = object_of(home.ask("GET", "kept"));
  for (const char* bad : {"", "7", "{}", R"({"drover": "kept", "version": 99, "kept": {}})",
                          R"({"drover": "kept", "version": 1, "kept": {"table/x": "{}"}})",
                          R"({"drover": "kept", "version": 1, "kept": {"table/k3v9q2xw": "{}"}})",
                          R"({"drover": "kept", "version": 1, "kept": {"entry/k3v9q2xw/00000002":
                          "{\"time\":1,\"what\":\"chat\",\"seat\":0,\"moves\":0,\"text\":\"\"}"}})"}) {
    Household other(before);
    const Reply reply = other.ask("POST", "kept", bad);
    EXPECT_EQ(reply.status, 400U) << bad;
    EXPECT_EQ(other.kept(), before);
  }
}

// Whatever becomes of what is kept: a table can be opened, is frozen, or is said to be damaged.
TEST(House, AnyTextIsReadOrRefused) {
  Household home;
  const Made made = make(home);
  home.ask("POST", "books");
  for (int i = 0; i < 8; ++i) {
    while (home.think()) {
    }
    ASSERT_EQ(play(home, made).status, 200U);
  }
  home.ask("POST", "tables/" + made.table + "/seat/bot", R"({"level": "random"})", made.key);
  const std::string all = home.ask("GET", "kept").body;
  std::mt19937 dice(17);
  const auto some = [&](std::size_t below) { return dice() % below; };
  constexpr std::string_view kLetters = "0123456789-,:{}[]\\\"antmx\x80";
  int taken = 0;
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
    Household other;
    const Reply reply = other.ask("POST", "kept", text);
    ASSERT_TRUE(reply.status == 200 || reply.status == 400) << reply.status << reply.body;
    if (reply.status != 200) {
      EXPECT_TRUE(other.kept().empty());
      continue;
    }
    ++taken;
    Household again(other.kept());
    for (const std::string& key : {made.key, made.spectator}) {
      const Reply opened = again.ask("GET", "tables/" + made.table, "", key);
      EXPECT_NE(opened.status, 0U);
      again.line(made.table, key);
      again.ask("GET", "tables/" + made.table + "/totals", "", key);
      again.ask("GET", "tables/" + made.table + "/record", "", key);
    }
    if (again.think()) again.think();
  }
  EXPECT_GT(taken, 0);
}

TEST(House, WhatIsDamagedIsSaidAndHarmsNoOtherTable) {
  Household home;
  const Made made = make(home);
  const Made other = make(home);
  auto kept = home.kept();
  kept["table/" + made.table] = "{";
  Household again(kept);
  EXPECT_EQ(again.ask("GET", "tables/" + made.table, "", made.key).status, 500U);
  EXPECT_EQ(again.ask("GET", "tables/" + other.table, "", other.key).status, 200U);
}

TEST(House, ATableIsRemovedWithAllThatIsKeptOfIt) {
  Household home;
  const Made made = make(home);
  while (home.think()) {
  }
  ASSERT_EQ(play(home, made).status, 200U);
  EXPECT_EQ(home.ask("DELETE", "kept/" + made.table, "", std::string(32, '0')).status, 403U);
  EXPECT_EQ(home.ask("DELETE", "kept/" + made.table, "", made.key).status, 200U);
  EXPECT_TRUE(home.kept().empty());
  EXPECT_EQ(home.ask("GET", "tables/" + made.table, "", made.key).status, 404U);
}

TEST(House, BotsAloneSleepWhileNobodyLooks) {
  Household home;
  const Made made = made_of(
      home.ask("POST", "tables",
               R"({"game": "classic", "players": 2, "seats": [{"kind": "bot", "level": "random"},
          {"kind": "bot", "level": "random"}]})"));
  home.ask("GET", "tables/" + made.table, "", made.spectator);
  EXPECT_FALSE(home.think());
  const std::uint32_t line = home.line(made.table, made.spectator);
  EXPECT_TRUE(home.think());
  home.hang_up(line);
  while (home.think()) {
  }
  EXPECT_GT(
      object_of(home.ask("GET", "tables/" + made.table, "", made.spectator)).at("seq").as_int64(),
      0);
}

TEST(Thinker, WhatIsNoJobHasNoResult) {
  Thinker thinker;
  for (const char* text : {"", "7", "{}", R"({"kind": "move", "game": "classic", "view": "00"})",
                           R"({"kind": "move", "game": "nothing", "view": ""})"}) {
    EXPECT_EQ(thinker.think(text), "") << text;
  }
}

}  // namespace rooms_test
}  // namespace drover::api::test
