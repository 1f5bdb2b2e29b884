// Load by one visitor must not affect the others. These tests use small numbers; scripts/attack
// runs them with the numbers of the documents (DROVER_ATTACK=full).
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

bool is_full() {
  const char* wanted = std::getenv("DROVER_ATTACK");
  return wanted != nullptr && std::string_view(wanted) == "full";
}
// Returns the number for the full test or for the small one: a load, or a time limit.
template <class Number>
Number in_full(Number small, Number full) {
  return is_full() ? full : small;
}

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
  Attack() {
    if (!is_full()) return;
    // Default limits.
    options_ = ServerOptions{};
    options_.port = 0;
    options_.handle_signals = false;
  }
  std::string path(const TestTable& made, std::string_view what = "") const {
    return "/api/v1/tables/" + made.table + std::string(what);
  }
  // Sends the request from 127.0.0.`visitor`.
  json::object look(int visitor, const TestTable& made, std::string_view key) {
    return http_from(visitor, port_, "GET", path(made), "", key).json();
  }
  // Makes and opens tables, from as many visitors as the rate limits require.
  std::vector<TestTable> make_tables(std::string_view seats, int count) {
    constexpr int kFirst = 10;
    constexpr int kEach = 25;
    std::vector<TestTable> tables;
    for (int i = 0; i < count; ++i) {
      // All 200 addresses may have reached their rate limit: waits and tries again.
      const int visitor = kFirst + i / kEach % 200;
      TestTable made = make_from(visitor, seats, i + 1);
      while (made.table.empty()) {
        std::this_thread::sleep_for(milliseconds(100));
        made = make_from(visitor, seats, i + 1);
      }
      EXPECT_TRUE(look(visitor, made, made.spectator).contains("seat"));
      if (!made.keys.empty()) {
        EXPECT_TRUE(look(visitor, made, made.keys[0]).contains("seat"));
      }
      tables.push_back(std::move(made));
    }
    return tables;
  }
  // Starts searches at tables where only bots sit, each with a connected spectator.
  void let_many_search() {
    searching_ = make_tables("ssss", in_full(30, 500));
    for (std::size_t i = 0; i < searching_.size(); ++i) {
      watchers_.emplace_back(port_, "", 10 + static_cast<int>(i) / 25 % 200);
      watchers_.back().hello(searching_[i].table, searching_[i].spectator);
    }
  }
  // Plays the first choice whenever the seat has to decide. Returns the sorted response times of
  // the bots' decisions in seconds, each measured from the entry before it.
  std::vector<double> answers_of_bots(LiveClient& person, int seat, int wanted) {
    std::vector<double> answers;
    json::object now = person.receive("table");
    auto before = steady_clock::now();
    while (static_cast<int>(answers.size()) < wanted && !now.empty()) {
      const json::object& view = now.at("view").as_object();
      if (view.at("over").as_bool()) break;
      if (view.at("decision").at("seat").as_int64() == seat) {
        const json::value move = view.at("decision").at("choices").as_array()[0].at("move");
        person.send({{"type", "move"}, {"id", 1}, {"after", now.at("seq")}, {"move", move}});
        now = person.receive("update");
        before = steady_clock::now();
        continue;
      }
      now = person.receive("update");
      answers.push_back(seconds_since(before));
      before = steady_clock::now();
    }
    std::sort(answers.begin(), answers.end());
    return answers;
  }

  std::vector<TestTable> searching_;
  std::vector<LiveClient> watchers_;
};

TEST_F(Attack, WaitingSearchesHoldNoMemory) {
  const double before = resident_mib();
  make_tables("sh", in_full(150, 5000));
  // Search trees for all tables would take 2,800 MiB in the small test, 93,000 MiB in the full one.
  EXPECT_LT(resident_mib() - (is_full() ? 0 : before), in_full(400.0, 256.0));
}

TEST_F(Attack, QuickBotAnswersAtOnceBesideManySearches) {
  let_many_search();
  const TestTable made = make("hg");
  LiveClient person = join(made, made.keys[0]);
  const std::vector<double> answers = answers_of_bots(person, 1, in_full(20, 300));
  ASSERT_FALSE(answers.empty());
  const double p99 = answers[answers.size() * 99 / 100];
  RecordProperty("p99_ms", std::to_string(1000 * p99));
  if (is_full()) std::printf("a greedy answer, p99: %.1f ms\n", 1000 * p99);
  EXPECT_LT(p99, in_full(2.0, 0.1));
}

TEST_F(Attack, SearchForAPlayerTakesAtMostTwiceItsTime) {
  let_many_search();
  const TestTable made = make("hs");
  LiveClient person = join(made, made.keys[0]);
  const std::vector<double> answers = answers_of_bots(person, 1, in_full(3, 30));
  ASSERT_FALSE(answers.empty());
  if (is_full()) std::printf("a search for a person, worst: %.2f s\n", answers.back());
  EXPECT_LT(answers.back(), in_full(5.0, 2.0));
}

TEST_F(Attack, HintComesSoonBesideManySearches) {
  let_many_search();
  const TestTable made = make("hh");
  const auto begun = steady_clock::now();
  EXPECT_EQ(
      http_from(1, port_, "POST", path(made, "/hint"), R"({"after": 0})", made.keys[0]).status,
      200U);
  if (is_full()) std::printf("a hint: %.2f s\n", seconds_since(begun));
  EXPECT_LT(seconds_since(begun), in_full(5.0, 3.0));
}

TEST_F(Attack, TablesOfBotsPlayOnlyWhileWatched) {
  const TestTable made = make("gg");
  LiveClient spectator(port_);
  spectator.hello(made.table, made.spectator);
  EXPECT_EQ(spectator.receive("table").at("seq").as_int64(), 0);
  EXPECT_GE(spectator.receive("update").at("seq").as_int64(), 1) << "a spectator is connected";
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
  // After they are closed, the visitor may connect again.
  for (int i = 0; i < 200 && http_from(2, port_, "GET", "/healthz").status != 200; ++i) {
    std::this_thread::sleep_for(milliseconds(10));
  }
  EXPECT_EQ(http_from(2, port_, "GET", "/healthz").status, 200U);
}

TEST_F(Crowd, ConnectionsAreLimitedPerVisitor) {
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

TEST_F(Crowd, RequestBodiesInTransitAreLimited) {
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
  // Routes that take no record accept only small bodies.
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

TEST_F(Attack, FoldedHeadersAndUnknownTransferEncodingsAreRefused) {
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
