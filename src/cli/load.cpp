// drover load: a load test. Plays many tables at once on a server of this machine and measures the
// latency of its answers.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <unistd.h>

#include "cli/cli.h"
#include "core/rng.h"
#include "server/web_socket.h"

namespace drover::cli {

namespace {

namespace json = boost::json;
using namespace drover::server;  // the Asio and Beast names of net.h
using Clock = std::chrono::steady_clock;
using boost::system::error_code;

struct LoadArguments {
  std::uint16_t port = 8080;
  int tables = 1000;
  int seconds = 30;
  double every = 3;   // seconds between the moves of a table, on average
  int addresses = 1;  // number of loopback addresses that the players connect from
  int pid = 0;
  bool json = false;
};

struct Measurements {
  std::vector<float> latency_ms;
  std::uint64_t errors = 0;
  std::uint64_t updates = 0;
  std::uint64_t bytes = 0;
  std::uint64_t games = 0;  // finished games
  int connected = 0;        // connections open now
};

struct LoadTable {
  std::string id;
  std::vector<std::string> keys;
};

// Most connections that are being opened at the same time, so that the crowd of players at the
// start does not overload the server before the measurement.
constexpr int kMaxConnecting = 200;
constexpr std::chrono::seconds kConnectTimeout{120};

// ---- The server's process -----------------------------------------------------------------------

// The resource usage of a process by /proc; zeros if there is no such process.
struct ProcessStats {
  double rss_mib = 0;
  double cpu_ms = 0;
  std::size_t descriptors = 0;
};

ProcessStats process_stats(int pid) {
  ProcessStats process;
  const std::string folder = fmt::format("/proc/{}", pid);
  std::ifstream stat(folder + "/stat");
  std::string line;
  if (pid == 0 || !std::getline(stat, line)) return process;
  // The fields after the name, which may hold blanks, are counted from 3: 14 and 15 are CPU time in
  // ticks, 24 is resident memory in pages.
  std::istringstream fields(line.substr(line.rfind(')') + 2));
  std::vector<std::string> all;
  for (std::string field; fields >> field;) all.push_back(field);
  const auto number = [&](std::size_t place) { return std::stod(all.at(place - 3)); };
  process.cpu_ms = (number(14) + number(15)) * 1000 / static_cast<double>(::sysconf(_SC_CLK_TCK));
  process.rss_mib = number(24) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
  std::error_code none;
  for (std::filesystem::directory_iterator file(folder + "/fd", none), end; file != end;
       file.increment(none)) {
    ++process.descriptors;
  }
  return process;
}

// ---- Players ------------------------------------------------------------------------------------

void throw_if(const error_code& error) {
  if (error) throw boost::system::system_error(error);
}

asio::awaitable<void> pause(double seconds) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  timer.expires_after(
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds)));
  co_await timer.async_wait(asio::use_awaitable);
}

asio::ip::address_v4 loopback(int number) {
  return asio::ip::address_v4(asio::ip::address_v4::loopback().to_uint() +
                              static_cast<std::uint32_t>(number));
}

// Adds one to a counter for the lifetime of the object.
class ScopedCount {
 public:
  explicit ScopedCount(int& count) : count_(count) { ++count_; }
  ScopedCount(const ScopedCount&) = delete;
  ScopedCount& operator=(const ScopedCount&) = delete;
  ~ScopedCount() { --count_; }

 private:
  int& count_;
};

class Load {
 public:
  explicit Load(const LoadArguments& arguments) : arguments_(arguments) {}

  // Plays all tables; the measurement begins when all players are connected.
  void run() {
    for (int i = 0; i < arguments_.tables; ++i) {
      asio::co_spawn(
          io_, [this, i] { return play_games(i); },
          [this](const std::exception_ptr& error) {
            if (error) ++measurements_.errors;
          });
    }
    asio::co_spawn(
        io_, [this] { return measure(); },
        [](const std::exception_ptr& error) {
          if (error) std::rethrow_exception(error);
        });
    io_.run();
  }
  json::object report();

 private:
  class Player;

  asio::awaitable<void> play_games(int number);
  asio::awaitable<void> measure();
  asio::awaitable<LoadTable> create_table(const asio::ip::address_v4& from, std::uint64_t seed);

  bool over() const { return over_; }
  bool measuring() const { return measuring_; }

  const LoadArguments& arguments_;
  asio::io_context io_{1};
  Measurements measurements_;
  int connecting_ = 0;
  bool measuring_ = false;
  bool over_ = false;
  double measured_seconds_ = 0;
  ProcessStats before_;
  ProcessStats after_;
};

// The player of one seat: answers each of its decisions after a pause, as a person would.
class Load::Player {
 public:
  Player(Load& load, std::uint64_t seed) : load_(load), rng_(core::Rng::from_seed(seed)) {}

  // Plays until the game or the measurement is over.
  asio::awaitable<void> play(asio::ip::address_v4 from, const LoadTable& table, std::size_t seat) {
    WebSocket socket(beast::tcp_stream(co_await asio::this_coro::executor));
    while (load_.connecting_ >= kMaxConnecting) co_await pause(0.02);
    {
      const ScopedCount turn(load_.connecting_);
      ConnectOptions connect_options;
      connect_options.port = arguments().port;
      connect_options.from = from;
      throw_if(co_await socket.connect(connect_options, "/api/v1/live"));
    }
    json::object hello{{"type", "hello"}, {"table", table.id}, {"key", table.keys[seat]}};
    co_await send(socket, std::move(hello));
    const ScopedCount present(load_.measurements_.connected);
    beast::flat_buffer buffer;
    while (!load_.over() && !game_over_) {
      buffer.clear();
      socket.expire_at(Clock::now() + std::chrono::seconds(arguments().seconds) + kConnectTimeout);
      throw_if(co_await socket.read(buffer));
      load_.measurements_.bytes += buffer.size();
      const json::value message =
          json::parse({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
      if (!handle(message.as_object())) continue;
      co_await pause(arguments().every * (0.5 + rng_.below(1000) / 1000.0));
      if (load_.over()) break;
      sent_ = Clock::now();
      json::object move{{"type", "move"}, {"id", 1}, {"after", seq_}, {"move", move_}};
      co_await send(socket, std::move(move));
    }
  }

 private:
  const LoadArguments& arguments() const { return load_.arguments_; }

  static asio::awaitable<void> send(WebSocket& socket, json::object message) {
    const std::string text = json::serialize(message);
    throw_if(co_await socket.write(text));
  }

  // Handles a message of the server. True if this player has to move; `move_` is then its move.
  bool handle(const json::object& message) {
    Measurements& measurements = load_.measurements_;
    const std::string_view type = message.at("type").as_string();
    if (type == "ok") {
      if (load_.measuring()) {
        measurements.latency_ms.push_back(
            std::chrono::duration<float, std::milli>(Clock::now() - sent_).count());
      }
      return take_pending_move();
    }
    if (type == "error") {
      ++measurements.errors;
      return false;
    }
    if (type != "update" && type != "table") return false;
    ++measurements.updates;
    seq_ = message.at("seq").as_int64();
    const json::value& view = message.at("view");
    pending_.clear();
    game_over_ = view.at("over").as_bool();
    if (game_over_) return false;
    const json::object& decision = view.at("decision").as_object();
    if (const json::value* choices = decision.if_contains("choices")) {
      const json::array& list = choices->as_array();
      pending_ = list[rng_.below(static_cast<std::uint32_t>(list.size()))].at("move").as_string();
    }
    // The server answers a move with an update and then an ok; the next move waits for the ok.
    return expecting_ok_ ? false : take_pending_move();
  }

  bool take_pending_move() {
    expecting_ok_ = !pending_.empty();
    if (!expecting_ok_) return false;
    move_ = std::exchange(pending_, {});
    return true;
  }

  Load& load_;
  core::Rng rng_;
  std::int64_t seq_ = 0;
  std::string move_;
  std::string pending_;
  bool expecting_ok_ = false;
  bool game_over_ = false;
  Clock::time_point sent_{};
};

asio::awaitable<LoadTable> Load::create_table(const asio::ip::address_v4& from,
                                              std::uint64_t seed) {
  while (connecting_ >= kMaxConnecting) co_await pause(0.02);
  const ScopedCount turn(connecting_);
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  error_code error;
  bind_client_socket(stream.socket(), from, error);
  throw_if(error);
  const tcp::endpoint server(asio::ip::address_v4::loopback(), arguments_.port);
  co_await stream.async_connect(server, asio::use_awaitable);
  Request request(http::verb::post, "/api/v1/tables", 11);
  request.set(http::field::host, "localhost");
  const json::object human{{"kind", "human"}};
  request.body() = json::serialize(json::object{
      {"game", "classic"}, {"players", 2}, {"seed", seed}, {"seats", json::array{human, human}}});
  request.prepare_payload();
  co_await http::async_write(stream, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  Response response;
  co_await http::async_read(stream, buffer, response, asio::use_awaitable);
  if (response.result() != http::status::created) {
    throw Failure("The server did not create a table: " + response.body());
  }
  const json::value made = json::parse(response.body());
  LoadTable table{std::string(made.at("table").as_string()), {}};
  for (const json::value& seat : made.at("seats").as_array()) {
    table.keys.emplace_back(seat.at("key").as_string());
  }
  co_return table;
}

// Plays one game after another with two players, so that the load is constant.
asio::awaitable<void> Load::play_games(int number) {
  using namespace asio::experimental::awaitable_operators;
  const asio::ip::address_v4 from = loopback(number % arguments_.addresses);
  auto seed = static_cast<std::uint64_t>(number) + 1;
  LoadTable table = co_await create_table(from, seed);
  while (!over()) {
    Player first(*this, 2 * seed);
    Player second(*this, 2 * seed + 1);
    co_await (first.play(from, table, 0) && second.play(from, table, 1));
    if (over()) break;
    ++measurements_.games;
    seed += static_cast<std::uint64_t>(arguments_.tables);
    table = co_await create_table(from, seed);
  }
}

asio::awaitable<void> Load::measure() {
  const auto begun = Clock::now();
  while (measurements_.connected < 2 * arguments_.tables && measurements_.errors == 0 &&
         Clock::now() - begun < kConnectTimeout) {
    co_await pause(0.05);
  }
  // Waits until the last players that connected make moves, too.
  co_await pause(arguments_.every);
  const auto measuring = Clock::now();
  before_ = process_stats(arguments_.pid);
  measuring_ = true;
  co_await pause(arguments_.seconds);
  measuring_ = false;
  after_ = process_stats(arguments_.pid);
  measured_seconds_ = std::chrono::duration<double>(Clock::now() - measuring).count();
  over_ = true;
  // Ends the players that still wait for a message.
  io_.stop();
}

double percentile(const std::vector<float>& sorted, double share) {
  if (sorted.empty()) return 0;
  const auto index = static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1));
  return sorted[index];
}

json::object Load::report() {
  std::vector<float>& times = measurements_.latency_ms;
  std::sort(times.begin(), times.end());
  const auto moves = static_cast<double>(times.size());
  json::object result{
      {"tables", arguments_.tables},
      {"connections", measurements_.connected},
      {"seconds", measured_seconds_},
      {"moves", times.size()},
      {"games_ended", measurements_.games},
      {"updates", measurements_.updates},
      {"errors", measurements_.errors},
      {"p50_ms", percentile(times, 0.50)},
      {"p99_ms", percentile(times, 0.99)},
      {"max_ms", percentile(times, 1.0)},
      {"received_mib", static_cast<double>(measurements_.bytes) / (1024.0 * 1024.0)}};
  if (arguments_.pid != 0) {
    result["server_rss_mib"] = after_.rss_mib;
    result["server_rss_before_mib"] = before_.rss_mib;
    result["server_descriptors"] = after_.descriptors;
    result["server_descriptors_before"] = before_.descriptors;
    result["server_cpu_ms_a_move"] = (after_.cpu_ms - before_.cpu_ms) / std::max(1.0, moves);
  }
  return result;
}

void load(const LoadArguments& arguments) {
  if (arguments.tables < 1 || arguments.seconds < 1 || arguments.every <= 0) {
    fail("Tables, seconds and the time between moves must be positive.");
  }
  if (arguments.addresses < 1 || arguments.addresses > 250) {
    fail("The number of addresses must be from 1 to 250.");
  }
  Load load(arguments);
  load.run();
  const json::object result = load.report();
  if (result.at("moves").as_uint64() == 0) {
    fail("No move was acknowledged by a server on port {}: {} of {} connections were opened.",
         arguments.port, result.at("connections").as_int64(), 2 * arguments.tables);
  }
  if (arguments.json) {
    print_json(result);
    return;
  }
  for (const auto& member : result) {
    say("{:<25} {}\n", std::string_view(member.key()), json::serialize(member.value()));
  }
}

}  // namespace

void add_load(Command& app) {
  Command command =
      app.add_subcommand("load", "Play many tables on a server of this machine and measure it");
  auto arguments = std::make_shared<LoadArguments>();
  command.add_option("--port", arguments->port, "The server's port on this machine")
      .option_text("PORT=8080");
  command.add_option("--tables", arguments->tables, "Tables, each with two live connections")
      .option_text("N=1000");
  command.add_option("--seconds", arguments->seconds, "Duration of the test once all are connected")
      .option_text("N=30");
  command
      .add_option("--every", arguments->every, "Seconds between the moves of a table, on average")
      .option_text("SECONDS=3");
  command
      .add_option("--addresses", arguments->addresses,
                  "Loopback addresses that the players come from")
      .option_text("N=1");
  command
      .add_option("--pid", arguments->pid, "Process id of the server, to report its resource use")
      .option_text("PID");
  add_json_flag(command, arguments->json);
  command.footer(R"(
The server must allow it: drover serve --requests 0 --new-tables 0 --address-connections 0.)");
  command.callback([arguments] { load(*arguments); });
}

}  // namespace drover::cli
