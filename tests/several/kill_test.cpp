// Plays games through nginx, two servers and a thinker process, and kills one process after the
// other: no acknowledged move may be lost, no game may stand still, and clients must reconnect.
//
// DROVER_KILLS is the number of kills; scripts/kill-several uses many more than the default.
#include <array>
#include <atomic>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "core/rng.h"
#include "several/child_process.h"
#include "store/store.h"
#include "support/live_client.h"
#include "support/places.h"
#include "support/postgres.h"

namespace drover::server::test {
namespace kill_test {

namespace fs = std::filesystem;
namespace json = boost::json;
using drover::test::Postgres;
using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

constexpr seconds kMaxPause{10};
constexpr int kDefaultKills = 10;

int kills() {
  const char* wanted = std::getenv("DROVER_KILLS");
  return wanted == nullptr ? kDefaultKills : std::atoi(wanted);
}

// Returns a port that is free at the moment.
std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  const bool bound = ::bind(socket, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                     ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
  ::close(socket);
  return bound ? ntohs(address.sin_port) : 0;
}

std::string nginx_settings(const fs::path& folder, std::uint16_t port,
                           const std::array<std::uint16_t, 2>& servers) {
  return fmt::format(R"(
daemon off; worker_processes 1; pid {0}/nginx.pid; error_log {0}/nginx.log;
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {0}/body; proxy_temp_path {0}/proxy; fastcgi_temp_path {0}/fastcgi;
  uwsgi_temp_path {0}/uwsgi; scgi_temp_path {0}/scgi;
  upstream drover {{
    server 127.0.0.1:{2} max_fails=1 fail_timeout=1s;
    server 127.0.0.1:{3} max_fails=1 fail_timeout=1s;
  }}
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{1};
    location / {{
      proxy_pass http://drover; proxy_http_version 1.1; proxy_connect_timeout 2s;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
    }}
  }}
}}
)",
                     folder.string(), port, servers[0], servers[1]);
}

struct Acknowledged {
  std::int64_t seq;
  std::string move;
};

struct Game {
  std::string table;
  std::string key;
  std::string spectator;
  std::vector<Acknowledged> acknowledged{};
};

// A person who plays one game after the other against a bot, and a spectator of these games.
struct Player {
  explicit Player(const char* the_level) : level(the_level) {}

  Game& game() {
    const std::lock_guard guard(mutex);
    return games.back();
  }

  const char* level;
  std::mutex mutex;
  std::deque<Game> games;
  std::int64_t longest = 0;            // pause between two entries, in milliseconds
  std::int64_t longest_until = 0;      // when that pause ended
  std::atomic<std::int64_t> seen = 0;  // updates that the spectator has received
};

// One kill; reported together with the longest pause of a game. Times in milliseconds.
struct Kill {
  const char* victim;
  std::int64_t killed;
  std::int64_t back;
};

std::int64_t now_ms() {
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

class PostgresKill : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!Postgres::is_installed() || drover::test::nginx().empty()) {
      GTEST_SKIP() << "PostgreSQL or nginx is not installed";
    }
    std::string name = (fs::temp_directory_path() / "drover-several-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override {
    std::error_code ignored;
    if (!HasFailure()) fs::remove_all(folder_, ignored);
  }

  ChildProcess drover(const std::vector<std::string>& arguments, const std::string& log) const {
    std::vector<std::string> words{drover::test::program()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return {words, folder_ / log};
  }
  ChildProcess server(const std::string& address, std::uint16_t port) const {
    return drover({"serve", "--store", address, "--port", std::to_string(port), "--requests", "0",
                   "--new-tables", "0"},
                  fmt::format("server-{}.log", port));
  }
  // Repeats a request until the status is `wanted`, for at most a minute.
  HttpAnswer ask_until(unsigned wanted, std::string_view method, const std::string& target,
                       const std::string& body = "") const {
    const auto until = steady_clock::now() + seconds(60);
    for (;;) {
      HttpAnswer answer = http(port_, method, target, body);
      if (answer.status == wanted || steady_clock::now() > until) return answer;
      std::this_thread::sleep_for(milliseconds(50));
    }
  }

  Game make_game(const char* level) const {
    const json::object wanted{
        {"game", "classic"},
        {"players", 2},
        {"seats", json::array{json::object{{"kind", "human"}},
                              json::object{{"kind", "bot"}, {"level", level}}}}};
    const HttpAnswer made = ask_until(201, "POST", "/api/v1/tables", json::serialize(wanted));
    EXPECT_EQ(made.status, 201U) << made.body;
    const json::object table = made.json();
    return {std::string(table.at("table").as_string()),
            std::string(table.at("seats").at(0).at("key").as_string()),
            std::string(table.at("spectator").as_string())};
  }
  void play(Player& player, std::uint64_t seed);
  void watch(Player& player);

  fs::path folder_;
  std::uint16_t port_ = 0;  // of nginx
  std::atomic<bool> finished_ = false;
};

void PostgresKill::play(Player& player, std::uint64_t seed) {
  core::Rng rng = core::Rng::from_seed(seed);
  std::int64_t last = -1;
  std::int64_t moved_at = now_ms();
  while (!finished_) {
    Game& game = player.game();
    const std::string target = "/api/v1/tables/" + game.table;
    const HttpAnswer state = http(port_, "GET", target, "", game.key);
    if (state.status != 200) {
      std::this_thread::sleep_for(milliseconds(50));
      continue;
    }
    const json::object table = state.json();
    const std::int64_t seq = table.at("seq").as_int64();
    if (seq > last) {
      last = seq;
      const std::int64_t now = now_ms();
      if (now - moved_at > player.longest) {
        player.longest = now - moved_at;
        player.longest_until = now;
      }
      moved_at = now;
    }
    if (table.at("view").at("over").as_bool()) {
      Game next = make_game(player.level);
      const std::lock_guard guard(player.mutex);
      player.games.push_back(std::move(next));
      last = -1;
      continue;
    }
    const json::value& decision = table.at("view").at("decision");
    const json::value* choices =
        decision.is_object() ? decision.as_object().if_contains("choices") : nullptr;
    if (choices == nullptr) {
      std::this_thread::sleep_for(milliseconds(20));
      continue;
    }
    const json::array& list = choices->as_array();
    const std::uint32_t choice = rng.below(static_cast<std::uint32_t>(list.size()));
    const std::string move(list[choice].at("move").as_string());
    const json::object wanted{{"after", seq}, {"move", move}};
    const HttpAnswer answer =
        http(port_, "POST", target + "/move", json::serialize(wanted), game.key);
    if (answer.status == 200) {
      game.acknowledged.push_back({answer.json().at("seq").as_int64(), move});
    }
    std::this_thread::sleep_for(milliseconds(20));
  }
}

// Watches like the page does: reconnects whenever it is disconnected, and asks for missed updates.
void PostgresKill::watch(Player& player) {
  std::string table;
  std::int64_t last = 0;
  while (!finished_) {
    const Game& game = player.game();
    if (std::exchange(table, game.table) != game.table) last = 0;
    LiveClient page(port_);
    if (!page.connected()) {
      std::this_thread::sleep_for(milliseconds(200));
      continue;
    }
    page.hello(game.table, game.spectator, static_cast<int>(last));
    while (!finished_) {
      const json::object message = page.receive(milliseconds(1000));
      if (message.empty()) break;
      const json::value* seq = message.if_contains("seq");
      if (seq == nullptr || seq->as_int64() <= last) continue;
      last = seq->as_int64();
      ++player.seen;
    }
  }
}

TEST_F(PostgresKill, LosesNoAcknowledgedMoveAndStopsNoGame) {
  Postgres postgres;
  const std::string address = postgres.make_database();
  const std::array<std::uint16_t, 2> ports{free_port(), free_port()};
  port_ = free_port();
  std::vector<ChildProcess> victims;
  victims.push_back(server(address, ports[0]));
  victims.push_back(server(address, ports[1]));
  victims.push_back(drover({"think", "--store", address}, "thinker.log"));
  std::ofstream(folder_ / "nginx.conf") << nginx_settings(folder_, port_, ports);
  const ChildProcess nginx({drover::test::nginx(), "-c", folder_ / "nginx.conf", "-p", folder_},
                           folder_ / "nginx.out");
  ASSERT_EQ(ask_until(200, "GET", "/readyz").status, 200U) << folder_;

  std::deque<Player> players;
  for (const char* level : {"random", "greedy", "search"}) {
    players.emplace_back(level).games.push_back(make_game(level));
  }
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < players.size(); ++i) {
    threads.emplace_back([this, &players, i] { play(players[i], i + 1); });
    threads.emplace_back([this, &players, i] { watch(players[i]); });
  }

  core::Rng rng = core::Rng::from_seed(17);
  std::vector<Kill> killed;
  constexpr std::array kNames{"a server", "the other server", "the thinker process",
                              "the database"};
  for (int i = 0; i < kills(); ++i) {
    std::this_thread::sleep_for(milliseconds(600 + rng.below(900)));
    const std::uint32_t victim = rng.below(static_cast<std::uint32_t>(victims.size() + 1));
    const std::int64_t since = now_ms();
    if (victim == victims.size()) {
      postgres.kill_hard();
      postgres.start();
    } else {
      victims[victim].kill_hard();
      std::this_thread::sleep_for(milliseconds(200));
      victims[victim].start();
    }
    killed.push_back({kNames[victim], since, now_ms()});
  }
  // Games go on after the last kill, and their spectators see it.
  for (Player& player : players) {
    const std::int64_t before = player.seen;
    const auto until = steady_clock::now() + kMaxPause;
    while (player.seen == before && steady_clock::now() < until) {
      std::this_thread::sleep_for(milliseconds(20));
    }
    EXPECT_GT(player.seen, before) << "a spectator gets no updates";
  }
  finished_ = true;
  for (std::thread& thread : threads) thread.join();
  victims.clear();

  auto opened = store::open_shared_store(address);
  ASSERT_TRUE(opened) << opened.error().sentence;
  for (const Player& player : players) {
    std::size_t acknowledged = 0;
    for (const Game& game : player.games) {
      const auto loaded = (*opened)->load(game.table);
      ASSERT_TRUE(loaded) << loaded.error().sentence;
      const std::vector<table::Entry>& log = loaded->data.log;
      for (const Acknowledged& one : game.acknowledged) {
        ASSERT_LE(one.seq, static_cast<std::int64_t>(log.size()));
        EXPECT_EQ(log[static_cast<std::size_t>(one.seq) - 1].text, one.move);
        EXPECT_EQ(log[static_cast<std::size_t>(one.seq) - 1].seat, 0);
      }
      acknowledged += game.acknowledged.size();
    }
    EXPECT_GT(acknowledged, 0U);
    EXPECT_LT(player.longest, duration_cast<milliseconds>(kMaxPause).count());
    fmt::print("Against {}: {} moves acknowledged in {} games, the longest pause was {} ms\n",
               player.level, acknowledged, player.games.size(), player.longest);
    for (const Kill& kill : killed) {
      const std::int64_t began = player.longest_until - player.longest;
      if (kill.back < began || kill.killed > player.longest_until) continue;
      fmt::print("  {} ms after its beginning {} was killed, and started again {} ms later\n",
                 kill.killed - began, kill.victim, kill.back - kill.killed);
    }
  }
}

}  // namespace kill_test
}  // namespace drover::server::test
