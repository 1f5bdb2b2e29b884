// What one visitor can do to the others: nothing that they notice. In small; scripts/attack does
// the same with the numbers of the documents.
#include <fstream>
#include <vector>

#include <unistd.h>

#include "server/protocol.h"

namespace drover::server::test {
namespace attack_test {

using std::chrono::duration;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

double resident_mib() {
  std::ifstream statm("/proc/self/statm");
  std::size_t all = 0;
  std::size_t resident = 0;
  statm >> all >> resident;
  return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) /
         (1024.0 * 1024.0);
}

double seconds_since(steady_clock::time_point begun) {
  return duration<double>(steady_clock::now() - begun).count();
}

class Attack : public Protocol {
 protected:
  std::string path(const Made& made, std::string_view what = "") const {
    return "/api/v1/tables/" + made.table + std::string(what);
  }
  // As 127.0.0.`visitor`.
  json::object look(int visitor, const Made& made, std::string_view key) {
    return http_from(visitor, port_, "GET", path(made), "", key).json();
  }
  // Tables of searches that somebody looks at all the time.
  void make_searching_tables(int count, int visitor) {
    for (int i = 0; i < count; ++i) {
      const Made made = make("ssss", i + 1);
      EXPECT_EQ(look(visitor, made, made.spectator).at("seat"), nullptr);
    }
  }
  // Plays the first choice until the seat has nothing to decide, and returns how many entries the
  // log has then.
  std::int64_t play_turn(int visitor, const Made& made, int seat) {
    for (;;) {
      const json::object table = look(visitor, made, made.keys[0]);
      const json::object& view = table.at("view").as_object();
      const std::int64_t seq = table.at("seq").as_int64();
      const json::object& decision = view.at("decision").as_object();
      if (decision.at("seat").as_int64() != seat) return seq;
      const HttpAnswer answer =
          http_from(visitor, port_, "POST", path(made, "/move"),
                    json::serialize(json::object{
                        {"after", seq}, {"move", decision.at("choices").as_array()[0].at("move")}}),
                    made.keys[0]);
      EXPECT_EQ(answer.status, 200U) << answer.body;
      if (answer.status != 200) return seq;
    }
  }
};

TEST_F(Attack, WaitingSearchesHoldNoMemory) {
  std::vector<Made> tables;
  constexpr int kTables = 150;
  for (int i = 0; i < kTables; ++i) tables.push_back(make("sh", i + 1));
  const double before = resident_mib();
  for (const Made& made : tables) {
    EXPECT_EQ(look(1, made, made.keys[0]).at("seat").as_int64(), 2);
  }
  // Trees for all of them would take 2,800.
  EXPECT_LT(resident_mib() - before, 400);
}

TEST_F(Attack, AQuickBotAnswersAtOnceBesideManySearches) {
  make_searching_tables(30, 2);
  const Made made = make("hg");
  std::vector<double> answers;
  for (int turn = 0; turn < 5; ++turn) {
    const std::int64_t mine = play_turn(1, made, 1);
    const auto begun = steady_clock::now();
    while (look(1, made, made.keys[0]).at("view").at("decision").at("seat").as_int64() != 1 &&
           seconds_since(begun) < 20) {
      std::this_thread::sleep_for(milliseconds(2));
    }
    answers.push_back(seconds_since(begun));
    EXPECT_GE(look(1, made, made.keys[0]).at("seq").as_int64(), mine);
  }
  // All its decisions of a turn, and the looks at them. Behind thirty searches it would be 30 s.
  for (const double answer : answers) EXPECT_LT(answer, 3);
}

TEST_F(Attack, ASearchForAPersonDoesNotWaitForTablesOfBots) {
  make_searching_tables(30, 2);
  const Made made = make("hs");
  play_turn(1, made, 1);
  const auto begun = steady_clock::now();
  const std::int64_t before = look(1, made, made.keys[0]).at("seq").as_int64();
  while (look(1, made, made.keys[0]).at("seq").as_int64() == before && seconds_since(begun) < 20) {
    std::this_thread::sleep_for(milliseconds(5));
  }
  EXPECT_LT(seconds_since(begun), 5) << "one second, twice that beside others";
}

TEST_F(Attack, AHintComesSoonBesideManySearches) {
  make_searching_tables(30, 2);
  const Made made = make("hh");
  const auto begun = steady_clock::now();
  EXPECT_EQ(
      http_from(1, port_, "POST", path(made, "/hint"), R"({"after": 0})", made.keys[0]).status,
      200U);
  EXPECT_LT(seconds_since(begun), 5);
}

TEST_F(Attack, TablesOfBotsPlayOnlyWhenSomebodyLooks) {
  const Made made = make("gg");
  LiveClient spectator(port_);
  spectator.hello(made.table, made.spectator);
  EXPECT_EQ(spectator.receive("table").at("seq").as_int64(), 0);
  EXPECT_GE(spectator.receive("update").at("seq").as_int64(), 1) << "somebody looks";
}

class Crowd : public Attack {
 protected:
  void SetUp() override {
    options_.visitor_connections = 20;
    options_.visitor_unfinished = 8;
    options_.visitor_bytes = 3 * ServerOptions::kMiB;
    Attack::SetUp();
  }
};

TEST_F(Crowd, HalfOpenConnectionsOfOneVisitorLeaveRoomForOthers) {
  std::vector<RawClient> half_open;
  int refused = 0;
  for (int i = 0; i < 30; ++i) {
    half_open.emplace_back(2, port_);
    half_open.back().send("GET /healthz HT");
  }
  EXPECT_EQ(http_from(1, port_, "GET", "/healthz").status, 200U);
  for (RawClient& client : half_open) {
    if (client.closed(milliseconds(100))) ++refused;
  }
  EXPECT_EQ(refused, 30 - 8);
  half_open.clear();
  // Once they are gone, their visitor is welcome again.
  for (int i = 0; i < 200 && http_from(2, port_, "GET", "/healthz").status != 200; ++i) {
    std::this_thread::sleep_for(milliseconds(10));
  }
  EXPECT_EQ(http_from(2, port_, "GET", "/healthz").status, 200U);
}

TEST_F(Crowd, OneVisitorHasOnlySoManyConnections) {
  std::vector<RawClient> idle;
  for (int i = 0; i < 20; ++i) {
    idle.emplace_back(2, port_);
    idle.back().send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_NE(idle.back().receive(milliseconds(200)).find("200 OK"), std::string::npos) << i;
  }
  RawClient one_more(2, port_);
  EXPECT_TRUE(one_more.closed(seconds(5)));
  EXPECT_EQ(http_from(1, port_, "GET", "/healthz").status, 200U);
}

TEST_F(Crowd, BodiesOnTheirWayAreBounded) {
  const std::string begin =
      "POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nDROVER";
  std::vector<RawClient> slow;
  for (int i = 0; i < 3; ++i) {
    slow.emplace_back(2, port_);
    slow.back().send(begin);
  }
  std::this_thread::sleep_for(milliseconds(100));
  RawClient one_more(2, port_);
  one_more.send(begin);
  EXPECT_NE(one_more.receive(milliseconds(500)).find("429"), std::string::npos);
  EXPECT_EQ(http_from(1, port_, "GET", "/healthz").status, 200U);
  // What needs no game may not bring one.
  RawClient large(1, port_);
  large.send("POST /api/v1/books HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n");
  EXPECT_NE(large.receive(milliseconds(500)).find("413"), std::string::npos);
}

TEST_F(Attack, HeadIsAnsweredWithoutABody) {
  for (const char* target : {"/", "/healthz", "/api/v1/games", "/metrics", "/nothing"}) {
    RawClient client(1, port_);
    client.send("HEAD " + std::string(target) +
                " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    const std::string answer = client.receive(seconds(2));
    EXPECT_EQ(answer.find("\r\n\r\n") + 4, answer.size()) << target;
    EXPECT_NE(answer.find("Content-Length: "), std::string::npos) << target;
    EXPECT_EQ(answer.find("Content-Length: 0\r\n"), std::string::npos) << target;
  }
}

TEST_F(Attack, FoldedHeadersAndUnknownCodingsAreRefused) {
  const std::string end = "\r\nHost: localhost\r\n\r\n";
  EXPECT_NE(raw(port_, "GET /healthz HTTP/1.1\r\nX-Long: one\r\n two" + end).find(" 400 "),
            std::string::npos);
  EXPECT_NE(raw(port_, "GET /healthz HTTP/1.1\r\nX-Long: one\r\n\ttwo" + end).find(" 400 "),
            std::string::npos);
  EXPECT_NE(
      raw(port_, "POST /api/v1/books HTTP/1.1\r\nTransfer-Encoding: gzip" + end).find(" 501 "),
      std::string::npos);
  EXPECT_NE(raw(port_, "POST /api/v1/books HTTP/1.1\r\nTransfer-Encoding: gzip, chunked" + end +
                           "0\r\n\r\n")
                .find(" 501 "),
            std::string::npos);
  EXPECT_NE(
      raw(port_, "POST /api/v1/books HTTP/1.1\r\nTransfer-Encoding: chunked" + end + "0\r\n\r\n")
          .find(" 201 "),
      std::string::npos);
}

}  // namespace attack_test
}  // namespace drover::server::test
