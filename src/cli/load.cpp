// drover load: plays many tables on a server of this machine at once and measures how quickly it
// answers.
#include <algorithm>
#include <fstream>
#include <memory>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/cli.h"
#include "core/rng.h"
#include "server/web_socket.h"

namespace drover::cli {

namespace {

namespace json = boost::json;
using namespace drover::server;  // the Asio and Beast names of net.h
using Clock = std::chrono::steady_clock;

struct Arguments {
  std::uint16_t port = 8080;
  int tables = 1000;
  int seconds = 30;
  double every = 3;  // seconds between the moves of a table, on average
  int pid = 0;
  bool json = false;
};

struct Measured {
  std::vector<double> latency_ms;
  std::uint64_t errors = 0;
  std::uint64_t updates = 0;
  std::uint64_t bytes = 0;
  int connected = 0;
};

struct LoadTable {
  std::string id;
  std::vector<std::string> keys;
};

constexpr std::size_t kLongestMessage = 64 * 1024 * 1024;

void must(const boost::system::error_code& error) {
  if (error) throw boost::system::system_error(error);
}

asio::awaitable<void> pause(double seconds) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  timer.expires_after(
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds)));
  co_await timer.async_wait(asio::use_awaitable);
}

// Tables are made one after the other, before anybody plays: nothing needs to happen meanwhile.
LoadTable make_table(std::uint16_t port, std::uint64_t seed) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(tcp::endpoint(asio::ip::address_v4::loopback(), port));
  Request request(http::verb::post, "/api/v1/tables", 11);
  request.set(http::field::host, "localhost");
  const json::object human{{"kind", "human"}};
  request.body() = json::serialize(json::object{
      {"game", "classic"}, {"players", 2}, {"seed", seed}, {"seats", json::array{human, human}}});
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  Response response;
  http::read(stream, buffer, response);
  if (response.result() != http::status::created) {
    throw Failure("The server makes no table: " + response.body());
  }
  const json::value made = json::parse(response.body());
  LoadTable table{std::string(made.at("table").as_string()), {}};
  for (const json::value& seat : made.at("seats").as_array()) {
    table.keys.emplace_back(seat.at("key").as_string());
  }
  return table;
}

// One seat of one table: answers its own decisions after a while, like a person would.
class Player {
 public:
  Player(const Arguments& arguments, Measured& measured, std::uint64_t seed)
      : arguments_(arguments), measured_(measured), rng_(core::Rng::from_seed(seed)) {}

  asio::awaitable<void> play(LoadTable table, std::size_t seat, Clock::time_point end) {
    WebSocket socket(beast::tcp_stream(co_await asio::this_coro::executor));
    must(co_await socket.connect(arguments_.port, "/api/v1/live", kLongestMessage));
    json::object hello{{"type", "hello"}, {"table", table.id}, {"key", table.keys[seat]}};
    co_await send(socket, std::move(hello));
    ++measured_.connected;
    beast::flat_buffer buffer;
    while (Clock::now() < end) {
      buffer.clear();
      socket.expire_at(end + std::chrono::seconds(5));
      if (co_await socket.read(buffer)) break;
      measured_.bytes += buffer.size();
      const json::value message =
          json::parse({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
      if (handle(message.as_object())) {
        const double wait = arguments_.every * (0.5 + rng_.below(1000) / 1000.0);
        co_await pause(wait);
        if (Clock::now() >= end) break;
        sent_ = Clock::now();
        json::object move{{"type", "move"}, {"id", 1}, {"after", seq_}, {"move", move_}};
        co_await send(socket, std::move(move));
      }
    }
  }

 private:
  static asio::awaitable<void> send(WebSocket& socket, json::object message) {
    const std::string text = json::serialize(message);
    must(co_await socket.write(text));
  }

  // Whether it is our turn; then `move_` is what to play.
  bool handle(const json::object& message) {
    const std::string_view type = message.at("type").as_string();
    if (type == "ok") {
      measured_.latency_ms.push_back(
          std::chrono::duration<double, std::milli>(Clock::now() - sent_).count());
      return take_pending();
    }
    if (type == "error") {
      ++measured_.errors;
      return false;
    }
    if (type != "update" && type != "table") return false;
    ++measured_.updates;
    seq_ = message.at("seq").as_int64();
    const json::value& view = message.at("view");
    pending_.clear();
    if (view.at("over").as_bool()) return false;
    const json::object& decision = view.at("decision").as_object();
    if (const json::value* choices = decision.if_contains("choices")) {
      const json::array& list = choices->as_array();
      pending_ = list[rng_.below(static_cast<std::uint32_t>(list.size()))].at("move").as_string();
    }
    // Our own move is answered by an update and then by its ok; only then is the next one due.
    return expecting_ok_ ? false : take_pending();
  }

  bool take_pending() {
    expecting_ok_ = !pending_.empty();
    if (!expecting_ok_) return false;
    move_ = std::exchange(pending_, {});
    return true;
  }

  const Arguments& arguments_;
  Measured& measured_;
  core::Rng rng_;
  std::int64_t seq_ = 0;
  std::string move_;
  std::string pending_;
  bool expecting_ok_ = false;
  Clock::time_point sent_{};
};

double percentile(const std::vector<double>& sorted, double share) {
  if (sorted.empty()) return 0;
  const auto index = static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1));
  return sorted[index];
}

// Resident memory of a process in MiB, from the system's own book-keeping.
double resident_mib(int pid) {
  std::ifstream status(fmt::format("/proc/{}/status", pid));
  std::string word;
  while (status >> word) {
    if (word != "VmRSS:") continue;
    double kib = 0;
    status >> kib;
    return kib / 1024;
  }
  return 0;
}

// Brings everybody to the tables; they play once `io` runs.
void seat_players(asio::io_context& io, const Arguments& arguments, Measured& measured) {
  std::vector<LoadTable> tables;
  for (int i = 0; i < arguments.tables; ++i) {
    tables.push_back(make_table(arguments.port, static_cast<std::uint64_t>(i) + 1));
  }
  const Clock::time_point end = Clock::now() + std::chrono::seconds(arguments.seconds);
  std::uint64_t seed = 1;
  for (const LoadTable& table : tables) {
    for (std::size_t seat = 0; seat < table.keys.size(); ++seat) {
      auto player = std::make_shared<Player>(arguments, measured, ++seed);
      asio::co_spawn(
          io, [player, table, seat, end] { return player->play(table, seat, end); },
          [player, &measured](const std::exception_ptr& error) {
            if (error) ++measured.errors;
          });
    }
  }
}

void load(const Arguments& arguments) {
  if (arguments.tables < 1 || arguments.seconds < 1 || arguments.every <= 0) {
    fail("Tables, seconds and the time between moves must be positive.");
  }
  asio::io_context io(1);
  Measured measured;
  try {
    seat_players(io, arguments, measured);
  } catch (const boost::system::system_error& error) {
    fail("The server on port {} cannot be reached: {}.", arguments.port, error.code().message());
  }
  io.run();
  std::vector<double>& times = measured.latency_ms;
  std::sort(times.begin(), times.end());
  json::object result{{"tables", arguments.tables},
                      {"connections", measured.connected},
                      {"seconds", arguments.seconds},
                      {"moves", times.size()},
                      {"updates", measured.updates},
                      {"errors", measured.errors},
                      {"p50_ms", percentile(times, 0.50)},
                      {"p99_ms", percentile(times, 0.99)},
                      {"max_ms", percentile(times, 1.0)},
                      {"received_mib", static_cast<double>(measured.bytes) / (1024.0 * 1024.0)}};
  if (arguments.pid != 0) result["server_rss_mib"] = resident_mib(arguments.pid);
  if (arguments.json) {
    print_json(result);
    return;
  }
  for (const auto& member : result) {
    say("{:<16} {}\n", std::string_view(member.key()), json::serialize(member.value()));
  }
}

}  // namespace

void add_load(Command& app) {
  Command command =
      app.add_subcommand("load", "Play many tables on a server of this machine and measure it");
  auto arguments = std::make_shared<Arguments>();
  command.add_option("--port", arguments->port, "The server's port on this machine")
      .option_text("PORT=8080");
  command.add_option("--tables", arguments->tables, "Tables, each with two live connections")
      .option_text("N=1000");
  command.add_option("--seconds", arguments->seconds, "How long").option_text("N=30");
  command
      .add_option("--every", arguments->every, "Seconds between the moves of a table, on average")
      .option_text("SECONDS=3");
  command.add_option("--pid", arguments->pid, "The server's process, to report its memory")
      .option_text("PID");
  command.add_flag("--json", arguments->json, "Print JSON");
  command.footer("The server must allow it: drover serve --requests 0 --new-tables 0.");
  command.callback([arguments] { load(*arguments); });
}

}  // namespace drover::cli
