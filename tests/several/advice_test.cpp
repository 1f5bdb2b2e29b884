// Hints and reviews at servers without search threads; thinker processes work them out.
#include <filesystem>
#include <future>
#include <thread>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/log.h"
#include "several/child_process.h"
#include "several/running_server.h"
#include "support/live_client.h"
#include "support/places.h"
#include "support/postgres.h"

namespace drover::server::test {
namespace advice_test {

namespace json = boost::json;
using drover::test::Postgres;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

class PostgresAdvice : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!Postgres::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
    set_log_level(LogLevel::kQuiet);
    address_ = Postgres::of_this_process().make_database();
    server_ = std::make_unique<RunningServer>(address_, 0);
  }

  ChildProcess thinker() const {
    return {{drover::test::program(), "think", "--store", address_}, "/dev/null"};
  }
  // Makes a table of a person, who has to decide, and a random bot.
  void make_table() {
    const json::object wanted{
        {"game", "classic"},
        {"players", 2},
        {"seed", 7},
        {"seats", json::array{json::object{{"kind", "human"}},
                              json::object{{"kind", "bot"}, {"level", "random"}}}}};
    const json::object made =
        http(server_->port(), "POST", "/api/v1/tables", json::serialize(wanted)).json();
    table_ = "/api/v1/tables/" + std::string(made.at("table").as_string());
    key_ = made.at("seats").at(0).at("key").as_string();
  }
  json::object see() const { return http(server_->port(), "GET", table_, "", key_).json(); }
  // Waits for the person's turn and plays the first choice. Returns the number of the entry.
  std::int64_t move() const {
    for (;;) {
      const json::object table = see();
      const json::object& decision = table.at("view").at("decision").as_object();
      const json::value* choices = decision.if_contains("choices");
      if (choices == nullptr) {
        std::this_thread::sleep_for(milliseconds(10));
        continue;
      }
      const json::object wanted{{"after", table.at("seq")},
                                {"move", choices->as_array().at(0).at("move")}};
      const HttpAnswer answer =
          http(server_->port(), "POST", table_ + "/move", json::serialize(wanted), key_);
      EXPECT_EQ(answer.status, 200U) << answer.body;
      return answer.json().at("seq").as_int64();
    }
  }
  std::future<HttpAnswer> ask(std::int64_t after) const {
    return std::async(std::launch::async, [this, after] {
      return http(server_->port(), "POST", table_ + "/hint",
                  json::serialize(json::object{{"after", after}}), key_);
    });
  }
  static json::object review(const RunningServer& server, const std::string& table,
                             const std::string& key) {
    const HttpAnswer answer = http(server.port(), "GET", table + "/review", "", key);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    return answer.json();
  }
  // Waits until the task board has a task for which the SQL condition holds.
  void wait_for_task(const std::string& condition) const {
    const auto inside = Postgres::connect(address_);
    const auto until = steady_clock::now() + seconds(60);
    while (inside->integer("SELECT count(*) FROM jobs WHERE " + condition) == 0) {
      ASSERT_LT(steady_clock::now(), until) << condition;
      std::this_thread::sleep_for(milliseconds(5));
    }
  }

  std::string address_;
  std::unique_ptr<RunningServer> server_;
  std::string table_;
  std::string key_;
};

TEST_F(PostgresAdvice, HintComesFromAThinkerProcess) {
  make_table();
  const ChildProcess one = thinker();
  const HttpAnswer answer = ask(0).get();
  ASSERT_EQ(answer.status, 200U) << answer.body;
  const json::object hint = answer.json();
  EXPECT_EQ(hint.at("after").as_int64(), 0);
  EXPECT_FALSE(hint.at("moves").as_array().empty());
  // Another server returns the same hint.
  const RunningServer other(address_, 0);
  const HttpAnswer there = http(other.port(), "POST", table_ + "/hint", R"({"after": 0})", key_);
  EXPECT_EQ(there.json(), hint);
}

TEST_F(PostgresAdvice, HintComesAlthoughItsThinkerProcessIsKilled) {
  make_table();
  auto answer = ask(0);
  {
    ChildProcess one = thinker();
    wait_for_task("kind = 'hint' AND worker IS NOT NULL");
    one.kill_hard();
  }
  const ChildProcess other = thinker();
  EXPECT_EQ(answer.get().status, 200U);
}

TEST_F(PostgresAdvice, HintIsDroppedWhenThePositionChanges) {
  make_table();
  auto answer = ask(0);
  wait_for_task("kind = 'hint'");
  const std::int64_t after = move();
  EXPECT_EQ(answer.get().status, 409U);
  // No process has worked on the first hint. The next one must be for the current position.
  const ChildProcess one = thinker();
  const json::object table = see();
  const bool decides = table.at("view").at("decision").as_object().contains("choices");
  ASSERT_TRUE(decides) << "the person has not ended the turn";
  const HttpAnswer next = ask(after).get();
  ASSERT_EQ(next.status, 200U) << next.body;
  const std::string best(next.json().at("moves").at(0).at("move").as_string());
  bool offered = false;
  for (const json::value& choice : table.at("view").at("decision").at("choices").as_array()) {
    offered = offered || choice.at("move").as_string() == best;
  }
  EXPECT_TRUE(offered) << best;
}

TEST_F(PostgresAdvice, ReviewIsResumedByAnotherProcessAndSeenAtEveryServer) {
  make_table();
  for (int i = 0; i < 15; ++i) move();
  ASSERT_EQ(http(server_->port(), "POST", table_ + "/stop", "{}", key_).status, 200U);
  const RunningServer other(address_, 0);
  const auto until = steady_clock::now() + seconds(120);
  const auto done = [&](const json::object& review) { return review.at("done").as_int64(); };
  const auto wait_until = [&](const RunningServer& server, auto condition) {
    for (;;) {
      json::object seen = review(server, table_, key_);
      if (condition(seen) || steady_clock::now() > until) return seen;
      std::this_thread::sleep_for(milliseconds(50));
    }
  };
  const auto is_done = [](const json::object& seen) { return seen.at("state") == "done"; };
  std::int64_t before = 0;
  {
    ChildProcess one = thinker();
    const json::object begun =
        wait_until(*server_, [&](const auto& seen) { return done(seen) > 0; });
    one.kill_hard();
    before = done(begun);
    EXPECT_GT(before, 0);
    EXPECT_FALSE(is_done(begun));
  }
  EXPECT_GE(done(review(*server_, table_, key_)), before);
  const ChildProcess next = thinker();
  const json::object here = wait_until(*server_, is_done);
  EXPECT_TRUE(is_done(here)) << json::serialize(here);
  EXPECT_EQ(done(here), here.at("total").as_int64());
  EXPECT_EQ(wait_until(other, is_done), here);
}

}  // namespace advice_test
}  // namespace drover::server::test
