// Record books over HTTP: making, recording, reading, deleting and access.
#include <gtest/gtest.h>

#include "fuzz/mutate_json.h"
#include "server/protocol.h"
#include "store/store.h"

namespace drover::server::test {
namespace book_routes_test {

class Books : public Protocol {
 protected:
  std::string make_book() {
    const HttpAnswer answer = http(port_, "POST", "/api/v1/books");
    EXPECT_EQ(answer.status, 201U) << answer.body;
    return std::string(answer.json().at("book").as_string());
  }
  static json::object solo_body(std::string_view book) {
    return {{"game", "elpaso"},
            {"seats", json::array{json::object{{"kind", "human"}, {"name", "Ada"}}}},
            {"book", book}};
  }
  static TestTable made_from(const HttpAnswer& answer) {
    EXPECT_EQ(answer.status, 201U) << answer.body;
    const json::object made = answer.json();
    return {std::string(made.at("table").as_string()),
            {std::string(made.at("seats").at(0).at("key").as_string())},
            std::string(made.at("spectator").as_string())};
  }
  TestTable make_solo(const json::object& body) {
    return made_from(http(port_, "POST", "/api/v1/tables", json::serialize(body)));
  }
  // Plays at random until the game is over or `moves` moves are made; returns the last view.
  json::value play(const TestTable& made, int moves = 10'000) {
    LiveClient ada = join(made, made.keys[0]);
    const json::object table = ada.receive("table");
    std::int64_t seq = table.at("seq").as_int64();
    json::value view = table.at("view");
    std::uint64_t pick = 1;
    for (int i = 0; i < moves && !view.at("over").as_bool(); ++i) {
      const json::array& choices = view.at("decision").at("choices").as_array();
      pick = pick * 6364136223846793005ULL + 1442695040888963407ULL;
      const json::value& choice = choices[(pick >> 33) % choices.size()];
      ada.send({{"type", "move"}, {"after", seq}, {"move", choice.at("move")}});
      const json::object update = ada.receive("update");
      if (update.empty()) {
        ADD_FAILURE() << "no update";
        break;
      }
      seq = update.at("seq").as_int64();
      view = update.at("view");
    }
    return view;
  }
  json::object read(const std::string& book, const std::string& path = "") {
    const HttpAnswer answer = http(port_, "GET", "/api/v1/book" + path, "", book);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    return answer.json();
  }
};

TEST_F(Books, RecordTheResultOfASoloGame) {
  const std::string book = make_book();
  EXPECT_EQ(read(book).at("total").as_int64(), 0);
  EXPECT_TRUE(read(book).at("summary").as_array().empty());
  const TestTable made = make_solo(solo_body(book));
  const json::value view = play(made);
  ASSERT_TRUE(view.at("over").as_bool());

  const json::object page = read(book, "/results");
  EXPECT_EQ(page.at("total").as_int64(), 1);
  const json::value& one = page.at("results").as_array().at(0);
  EXPECT_EQ(one.at("table").as_string(), made.table);
  EXPECT_EQ(one.at("game").as_string(), "elpaso");
  EXPECT_EQ(one.at("players"), json::array{"Ada"});
  EXPECT_EQ(one.at("score"), view.at("scores").at(0).at("total"));
  EXPECT_EQ(one.at("best_opponent"), view.at("scores").at(1).at("total"));
  EXPECT_EQ(one.at("categories"), view.at("scores").at(0).at("categories"));
  EXPECT_EQ(one.at("won").as_bool(), view.at("winners") == json::array{1});
  EXPECT_EQ(one.at("turns"), view.at("turn"));
  EXPECT_FALSE(one.at("from_position").as_bool());
  EXPECT_FALSE(one.at("seed_named").as_bool());
  const json::object summary = read(book).at("summary").at(0).as_object();
  EXPECT_EQ(summary.at("played").as_int64(), 1);
  EXPECT_EQ(summary.at("best_score"), one.at("score"));
  EXPECT_EQ(summary.at("options"), one.at("options"));

  stop();
  start();
  EXPECT_EQ(json::serialize(read(book, "/results")), json::serialize(page));
}

TEST_F(Books, DoNotRecordGamesOfSeveralPlayers) {
  const std::string book = make_book();
  json::object body = solo_body(book);
  body["seats"] = json::array{json::object{{"kind", "human"}},
                              json::object{{"kind", "bot"}, {"level", "random"}}};
  make_solo(body);
  body["game"] = "classic";
  make_solo(body);
  EXPECT_EQ(read(book).at("total").as_int64(), 0);
}

TEST_F(Books, MarkChosenSeedsAndResumedGames) {
  const std::string book = make_book();
  json::object body = solo_body(book);
  body["seed"] = 7;
  const TestTable made = make_solo(body);
  play(made);
  const std::string table = "/api/v1/tables/" + made.table;
  const std::string clone = json::serialize(json::object{{"moves", 30}, {"book", book}});
  play(made_from(http(port_, "POST", table + "/clone", clone, made.keys[0])));
  // A clone belongs to no book unless the request names one.
  play(made_from(http(port_, "POST", table + "/clone", R"({"moves":30})", made.keys[0])));

  const TestTable running = make_solo(solo_body(book));
  play(running, 20);
  const std::string record =
      http(port_, "GET", "/api/v1/tables/" + running.table + "/record", "", running.keys[0]).body;
  play(made_from(http(port_, "POST", "/api/v1/records", record, book)));

  const json::object page = read(book, "/results");
  ASSERT_EQ(page.at("total").as_int64(), 3);
  const json::array& results = page.at("results").as_array();
  EXPECT_TRUE(results[0].at("from_position").as_bool()) << "from the record";
  EXPECT_TRUE(results[1].at("from_position").as_bool()) << "the clone";
  EXPECT_FALSE(results[2].at("from_position").as_bool());
  EXPECT_TRUE(results[2].at("seed_named").as_bool());
  EXPECT_EQ(results[2].at("seed").as_string(), "7");
  const json::object summary = read(book).at("summary").at(0).as_object();
  EXPECT_EQ(summary.at("played").as_int64(), 1);
  EXPECT_EQ(summary.at("seed_named").as_int64(), 1);
}

TEST_F(Books, PagesAndTheirLimits) {
  const std::string book = make_book();
  for (const int seed : {1, 2}) {
    json::object body = solo_body(book);
    body["seed"] = seed;
    play(make_solo(body));
  }
  const json::object second = read(book, "/results?skip=1&limit=1");
  EXPECT_EQ(second.at("total").as_int64(), 2);
  ASSERT_EQ(second.at("results").as_array().size(), 1U);
  EXPECT_EQ(second.at("results").at(0).at("seed").as_string(), "1");
  EXPECT_TRUE(read(book, "/results?skip=2147483647").at("results").as_array().empty());
  EXPECT_EQ(read(book, "/results?limit=200").at("results").as_array().size(), 2U);
  for (const std::string query :
       {"limit=0", "limit=201", "limit=-1", "limit=x", "limit=", "skip=-1", "skip=99999999999",
        "skip=1&skip=2", "limit=%", "page=2", "limit=1;DROP"}) {
    const HttpAnswer answer = http(port_, "GET", "/api/v1/book/results?" + query, "", book);
    EXPECT_EQ(answer.status, 400U) << query;
    EXPECT_EQ(error_code(answer), "bad_request") << query;
  }
}

TEST_F(Books, AreExportedWhole) {
  const std::string book = make_book();
  play(make_solo(solo_body(book)));
  const HttpAnswer csv = http(port_, "GET", "/api/v1/book/export?format=csv", "", book);
  EXPECT_EQ(csv.status, 200U);
  EXPECT_NE(csv.headers.find("text/csv"), std::string::npos);
  EXPECT_NE(csv.headers.find("no-store"), std::string::npos);
  EXPECT_EQ(std::count(csv.body.begin(), csv.body.end(), '\n'), 2);
  const json::object all = read(book, "/export?format=json");
  EXPECT_EQ(all.at("results"), read(book, "/results").at("results"));
  EXPECT_EQ(all.at("summary"), read(book).at("summary"));
  EXPECT_EQ(all.at("total").as_int64(), 1);
  for (const std::string query :
       {"", "?format=xml", "?format=csv&format=json", "?format=csv&a=b"}) {
    EXPECT_EQ(http(port_, "GET", "/api/v1/book/export" + query, "", book).status, 400U) << query;
  }
}

TEST_F(Books, ForgetAResultOrEverything) {
  const std::string book = make_book();
  const TestTable made = make_solo(solo_body(book));
  play(made);
  const std::string result = "/api/v1/book/results/" + made.table;
  EXPECT_EQ(error_code(http(port_, "DELETE", "/api/v1/book/results/zzzzzzzz", "", book)),
            "unknown_result");
  EXPECT_EQ(http(port_, "DELETE", result, "", make_book()).status, 404U);
  EXPECT_EQ(http(port_, "DELETE", result, "", book, "Origin: http://evil.example\r\n").status,
            403U);
  EXPECT_EQ(read(book).at("total").as_int64(), 1);
  EXPECT_EQ(http(port_, "DELETE", result, "", book).status, 200U);
  EXPECT_EQ(read(book).at("total").as_int64(), 0);
  EXPECT_EQ(error_code(http(port_, "DELETE", result, "", book)), "unknown_result");

  EXPECT_EQ(http(port_, "DELETE", "/api/v1/book", "", book).status, 200U);
  EXPECT_EQ(error_code(http(port_, "GET", "/api/v1/book", "", book)), "unknown_book");
  EXPECT_EQ(error_code(http(port_, "DELETE", "/api/v1/book", "", book)), "unknown_book");
  EXPECT_EQ(http(port_, "GET", "/api/v1/tables/" + made.table, "", made.keys[0]).status, 200U);
}

TEST_F(Books, OpenOnlyWithTheirOwnSecret) {
  const std::string book = make_book();
  const TestTable made = make_solo(solo_body(book));
  for (const std::string& wrong : {std::string(), std::string(32, '0'), made.keys[0],
                                   made.spectator, book + "0", std::string(5000, 'a')}) {
    for (const std::string path : {"", "/results", "/export?format=csv"}) {
      const HttpAnswer answer = http(port_, "GET", "/api/v1/book" + path, "", wrong);
      EXPECT_EQ(answer.status, 404U) << path;
      EXPECT_EQ(error_code(answer), "unknown_book") << path;
    }
    EXPECT_EQ(http(port_, "DELETE", "/api/v1/book", "", wrong).status, 404U);
    const HttpAnswer table =
        http(port_, "POST", "/api/v1/tables", json::serialize(solo_body(wrong)));
    EXPECT_EQ(table.status, 404U) << table.body;
    EXPECT_EQ(error_code(table), "unknown_book");
  }
  const std::string path = "/api/v1/tables/" + made.table;
  EXPECT_EQ(
      error_code(http(port_, "POST", path + "/clone", R"({"moves":0,"book":"no"})", made.keys[0])),
      "unknown_book");
  EXPECT_EQ(
      error_code(http(port_, "POST", path + "/clone", R"({"moves":0,"book":7})", made.keys[0])),
      "bad_request");
  const std::string record = http(port_, "GET", path + "/record", "", made.keys[0]).body;
  EXPECT_EQ(error_code(http(port_, "POST", "/api/v1/records", record, std::string(32, '0'))),
            "unknown_book");
  EXPECT_EQ(error_code(http(port_, "GET", path, "", book)), "bad_key")
      << "the secret of a book opens no table";
  EXPECT_NE(http(port_, "GET", "/metrics").body.find("drover_tables_created_total 1"),
            std::string::npos);
}

TEST_F(Books, RefuseUnknownPathsAndMethods) {
  const std::string book = make_book();
  EXPECT_EQ(http(port_, "GET", "/api/v1/books", "", book).status, 404U);
  EXPECT_EQ(http(port_, "PUT", "/api/v1/book", "", book).status, 405U);
  EXPECT_EQ(http(port_, "DELETE", "/api/v1/books", "", book).status, 405U);
  EXPECT_EQ(http(port_, "DELETE", "/api/v1/bookshelf", "", book).status, 405U);
  EXPECT_EQ(http(port_, "POST", "/api/v1/book", "", book).status, 404U);
  EXPECT_EQ(http(port_, "GET", "/api/v1/book/nothing", "", book).status, 404U);
  EXPECT_EQ(http(port_, "DELETE", "/api/v1/book/results", "", book).status, 404U);
  EXPECT_EQ(http(port_, "POST", "/api/v1/books", "", "", "Origin: http://evil.example\r\n").status,
            403U);
  EXPECT_NE(http(port_, "GET", "/metrics").body.find("drover_books_created_total 1"),
            std::string::npos);
}

TEST_F(Books, MutatedBodiesAreAcceptedOrRefusedWithAnError) {
  const std::string book = make_book();
  core::Rng rng = core::Rng::from_seed(11);
  int made = 0;
  for (int i = 0; i < 300; ++i) {
    json::value body = solo_body(book);
    for (std::uint32_t changes = rng.below(4); changes > 0; --changes) {
      trail::test::mutate(body, rng);
    }
    std::string text = json::serialize(body);
    if (rng.below(4) == 0) {
      text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    }
    const HttpAnswer answer = http(port_, "POST", "/api/v1/tables", text);
    made += answer.status == 201U ? 1 : 0;
    EXPECT_TRUE(answer.status == 201U || answer.status / 100 == 4U) << answer.status << text;
    if (answer.status != 201U) {
      EXPECT_FALSE(error_code(answer).empty()) << text;
    }
  }
  EXPECT_GT(made, 10);
  EXPECT_LT(made, 290);
  EXPECT_EQ(read(book).at("total").as_int64(), 0);
}

class LimitedBooks : public Books {
 protected:
  void SetUp() override {
    options_.new_tables = {0.001, 3};
    Books::SetUp();
  }
};

TEST_F(LimitedBooks, AreLimitedByARatePerVisitor) {
  for (int i = 0; i < 3; ++i) make_book();
  const HttpAnswer answer = http(port_, "POST", "/api/v1/books");
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(error_code(answer), "too_fast");
}

}  // namespace book_routes_test
}  // namespace drover::server::test
