// Two servers on one database: clients of one see the changes made at the other.
#include <memory>
#include <thread>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/log.h"
#include "several/running_server.h"
#include "support/live_client.h"
#include "support/postgres.h"

namespace drover::server::test {
namespace several_test {

namespace json = boost::json;
using drover::test::Postgres;

class PostgresSeveral : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!Postgres::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
    set_log_level(LogLevel::kQuiet);
    const std::string address = Postgres::of_this_process().make_database();
    one_ = std::make_unique<RunningServer>(address);
    other_ = std::make_unique<RunningServer>(address);
  }

  struct TestTable {
    std::string table;
    std::vector<std::string> keys;  // empty for a bot
    std::string host;
  };
  TestTable make(std::initializer_list<json::object> seats) {
    json::array list;
    for (const json::object& seat : seats) list.push_back(seat);
    const json::object wanted{
        {"game", "classic"}, {"players", list.size()}, {"seats", list}, {"seed", 7}};
    const json::object made =
        http(one_->port(), "POST", "/api/v1/tables", json::serialize(wanted)).json();
    TestTable out{
        std::string(made.at("table").as_string()), {}, std::string(made.at("host").as_string())};
    for (const json::value& seat : made.at("seats").as_array()) {
      const json::value* key = seat.as_object().if_contains("key");
      out.keys.emplace_back(key == nullptr ? "" : std::string(key->as_string()));
    }
    return out;
  }
  static json::object human() { return {{"kind", "human"}}; }
  static json::object bot(std::string_view level) { return {{"kind", "bot"}, {"level", level}}; }
  static LiveClient join(const RunningServer& server, const TestTable& made, std::string_view key) {
    LiveClient client(server.port());
    client.hello(made.table, key);
    return client;
  }
  static std::string first_choice(const json::value& view) {
    return std::string(view.at("decision").at("choices").as_array().at(0).at("move").as_string());
  }

  std::unique_ptr<RunningServer> one_;
  std::unique_ptr<RunningServer> other_;
};

TEST_F(PostgresSeveral, MovesReachClientsOfBothServers) {
  const TestTable made = make({human(), human()});
  LiveClient ada = join(*one_, made, made.keys[0]);
  LiveClient bob = join(*other_, made, made.keys[1]);
  LiveClient* mover = &ada;
  LiveClient* waiter = &bob;
  json::object seen = ada.receive("table");
  bob.receive("table");
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(seen.contains("view")) << i;
    const auto after = seen.at("seq").as_int64();
    mover->send(
        {{"type", "move"}, {"id", 1}, {"after", after}, {"move", first_choice(seen.at("view"))}});
    const json::object own = mover->receive("update");
    const json::object other = waiter->receive("update");
    ASSERT_EQ(own.at("seq").as_int64(), after + 1);
    ASSERT_EQ(other.at("seq").as_int64(), after + 1);
    ASSERT_EQ(other.at("what").as_string(), "move");
    mover->receive("ok");
    // The next to move got its choices from its own server.
    const bool still = own.at("view").at("decision").as_object().contains("choices");
    seen = still ? own : other;
    if (!still) std::swap(mover, waiter);
  }
}

TEST_F(PostgresSeveral, OneSeatPlaysThroughBothServersInTurn) {
  const TestTable made = make({human(), bot("random")});
  // Both servers have the table in memory, and may get the next move before the news of the last.
  std::int64_t acknowledged = 0;
  for (int i = 0; i < 30; ++i) {
    const RunningServer& server = i % 2 == 0 ? *one_ : *other_;
    const json::object table =
        http(server.port(), "GET", "/api/v1/tables/" + made.table, "", made.keys[0]).json();
    const auto& decision = table.at("view").at("decision");
    if (!decision.is_object() || !decision.as_object().contains("choices")) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      continue;
    }
    const json::object wanted{{"after", table.at("seq")}, {"move", first_choice(table.at("view"))}};
    const HttpAnswer answer = http(server.port(), "POST", "/api/v1/tables/" + made.table + "/move",
                                   json::serialize(wanted), made.keys[0]);
    if (answer.status != 200) {
      EXPECT_EQ(answer.json().at("error").at("code").as_string(), "stale") << answer.body;
      continue;
    }
    EXPECT_GT(answer.json().at("seq").as_int64(), acknowledged);
    acknowledged = answer.json().at("seq").as_int64();
  }
  EXPECT_GT(acknowledged, 5);
}

TEST_F(PostgresSeveral, ChatAndNamesReachBothServers) {
  const TestTable made = make({human(), human()});
  LiveClient ada = join(*one_, made, made.keys[0]);
  LiveClient bob = join(*other_, made, made.keys[1]);
  ada.receive("table");
  bob.receive("table");
  ada.send({{"type", "chat"}, {"id", 1}, {"text", "howdy"}});
  EXPECT_EQ(bob.receive("update").at("chat").at("text").as_string(), "howdy");
  bob.send({{"type", "rename"}, {"id", 2}, {"name", "Countess"}});
  for (;;) {
    const json::object seats = ada.receive("seats");
    ASSERT_TRUE(seats.contains("seats")) << "the name never arrived";
    if (seats.at("seats").at(1).at("name").as_string() == "Countess") break;
  }
}

TEST_F(PostgresSeveral, PresenceIsKnownAtBothServers) {
  const TestTable made = make({human(), human()});
  LiveClient ada = join(*one_, made, made.keys[0]);
  LiveClient bob = join(*other_, made, made.keys[1]);
  const auto sees = [](LiveClient& who, std::size_t seat, bool connected) {
    for (;;) {
      const json::object message = who.receive();
      if (message.empty()) return false;
      const json::value* seats = message.if_contains("seats");
      if (seats != nullptr && seats->at(seat).at("connected").as_bool() == connected) return true;
    }
  };
  EXPECT_TRUE(sees(ada, 1, true));
  EXPECT_TRUE(sees(bob, 0, true));
  bob.drop();
  EXPECT_TRUE(sees(ada, 1, false));
}

TEST_F(PostgresSeveral, NewKeyIsValidAtTheOtherServerAtOnce) {
  const TestTable made = make({human(), human()});
  // The other server has the table in memory, with the link that is about to be claimed.
  LiveClient with_link = join(*other_, made, made.keys[0]);
  with_link.receive("table");
  const HttpAnswer sat =
      http(one_->port(), "POST", "/api/v1/tables/" + made.table + "/sit", "{}", made.keys[0]);
  ASSERT_EQ(sat.status, 200U) << sat.body;
  const std::string own(sat.json().at("key").as_string());
  LiveClient with_key = join(*other_, made, own);
  EXPECT_EQ(with_key.receive("table").at("seat").as_int64(), 1);
  EXPECT_TRUE(with_link.closed());
}

TEST_F(PostgresSeveral, BotTurnIsSearchedOnceForBothServers) {
  const TestTable made = make({bot("search"), human()});
  LiveClient ada = join(*one_, made, made.keys[1]);
  LiveClient guest = join(*other_, made, made.keys[1]);
  const json::object first = ada.receive("update");
  ASSERT_TRUE(first.contains("move")) << "no bot has moved";
  const json::object same = guest.receive("update");
  EXPECT_EQ(first.at("move"), same.at("move"));
  EXPECT_EQ(first.at("seq"), same.at("seq"));
}

}  // namespace several_test
}  // namespace drover::server::test
