// drover serve: serves the page and the API.
#include <algorithm>
#include <cstdlib>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/data_folder.h"
#include "server/bot_pool.h"
#include "server/log.h"
#include "server/server.h"

namespace drover::cli {

namespace {

// Opens the page in a browser if there is a desktop.
void open_browser(const std::string& address) {
  const bool desktop =
      std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
  if (!desktop) return;
  const pid_t child = ::fork();
  if (child != 0) return;
  const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int stream = 0; stream < 3; ++stream) ::dup2(nowhere, stream);
  ::execlp("xdg-open", "xdg-open", address.c_str(), static_cast<char*>(nullptr));
  ::_exit(1);
}

struct ServeArguments {
  server::ServerOptions options;
  std::string data = default_data_folder();
  std::string log = "info";
  bool open = false;
  bool think_elsewhere = false;
  double requests = 50;
  double tables = 2;
  double advice = 2;
  std::size_t bot_memory = 0;  // in MiB; 0: by the number of threads
  std::int64_t disk = 0;       // in MiB
};

// The memory for bots in bytes: that of --bot-memory, or enough for all threads and some kept
// search trees.
std::size_t bot_bytes(const ServeArguments& arguments) {
  const std::size_t needed = server::kBotMiBPerThread * arguments.options.bot_threads;
  if (arguments.bot_memory == 0) return server::bot_bytes_for(arguments.options.bot_threads);
  if (arguments.bot_memory < needed) {
    fail("{} threads for bots need at least --bot-memory {}.", arguments.options.bot_threads,
         needed);
  }
  return arguments.bot_memory * server::ServerOptions::kMiB;
}

unsigned cores() { return std::max(1U, std::thread::hardware_concurrency()); }

void serve(ServeArguments& arguments) {
  server::ServerOptions& options = arguments.options;
  options.data = arguments.data;
  if (!options.store.empty() && !store::is_database_address(options.store)) {
    fail("--store takes an address that begins with postgresql://; a folder is named with --data.");
  }
  options.requests = {arguments.requests, arguments.requests * 4};
  options.new_tables = {arguments.tables, arguments.tables * 15};
  options.advice = {arguments.advice, arguments.advice * 10};
  options.studies = {arguments.advice * 4, arguments.advice * 40};
  if (options.threads == 0) options.threads = cores();
  if (options.bot_threads == 0) options.bot_threads = cores();
  if (arguments.think_elsewhere) {
    if (options.store.empty()) {
      fail("--think-elsewhere needs --store: nobody else can think for the tables of a folder.");
    }
    options.bot_threads = 0;
  }
  options.bot_bytes = bot_bytes(arguments);
  const store::Retention& retention = options.retention;
  if (retention.finished_days < 0 || retention.abandoned_days < 0 || arguments.disk < 0) {
    fail("Days and sizes must not be negative.");
  }
  options.disk_bytes = arguments.disk * static_cast<std::int64_t>(server::ServerOptions::kMiB);
  // A quarter of an address's connections may have an incomplete first request.
  options.visitor_pending_connections = options.visitor_connections / 4;
  server::set_log_level(arguments.log == "debug"   ? server::LogLevel::kDebug
                        : arguments.log == "quiet" ? server::LogLevel::kQuiet
                                                   : server::LogLevel::kInfo);
  options.ready = [&options, open = arguments.open](std::uint16_t port) {
    const bool local = options.address == "127.0.0.1" || options.address == "0.0.0.0";
    say("Drover is running at http://{}:{}/ (press Ctrl-C to stop; no game is lost)\n",
        local ? "localhost" : options.address, port);
    flush_output();
    if (open) open_browser(fmt::format("http://localhost:{}/", port));
  };
  server::Server server(options);
  if (const auto problem = server.run()) throw Failure(*problem);
}

void add_thread_options(Command& command, ServeArguments& arguments) {
  server::ServerOptions& options = arguments.options;
  command.add_option("--threads", options.threads, "Threads for the network; 0: one per core")
      .option_text("N=2");
  command
      .add_option("--bot-threads", options.bot_threads,
                  "Threads for bots that search; 0: one per core")
      .option_text("N=1");
  command
      .add_option("--bot-memory", arguments.bot_memory,
                  "Memory for bots that search; at least 20 MiB for each thread")
      .option_text("MIB=80");
  command.add_flag("--think-elsewhere", arguments.think_elsewhere,
                   "With --store: leave searches to drover think and other servers");
}

// Adds the limits of what one address may use.
void add_limit_options(Command& command, ServeArguments& arguments) {
  server::ServerOptions& options = arguments.options;
  command
      .add_option("--requests", arguments.requests, "Requests per second and address; 0: no limit")
      .option_text("RATE=50");
  command
      .add_option("--new-tables", arguments.tables,
                  "New tables per second and address; 0: no limit")
      .option_text("RATE=2");
  command
      .add_option("--advice", arguments.advice,
                  "Hints and reviews begun per second and address, and four times as many "
                  "searches for analyses; 0: no limit")
      .option_text("RATE=2");
  command
      .add_option("--address-connections", options.visitor_connections,
                  "Simultaneous connections per address; 0: no limit")
      .option_text("N=256");
  command.add_option("--max-connections", options.max_connections, "Simultaneous connections")
      .option_text("N=20000");
}

}  // namespace

void add_serve(Command& app) {
  Command command = app.add_subcommand("serve", "Serve the page and the API");
  auto arguments = std::make_shared<ServeArguments>();
  server::ServerOptions& options = arguments->options;
  command.add_option("--address", options.address, "The address to listen on")
      .option_text("ADDRESS=127.0.0.1");
  command.add_option("--port", options.port, "The port; 0 for any free one")
      .option_text("PORT=8080");
  command.add_option("--data", arguments->data, "The folder that holds all games")
      .option_text("DIR");
  command
      .add_option("--store", options.store,
                  "A PostgreSQL database instead, which several servers may share")
      .option_text("postgresql://...");
  add_thread_options(command, *arguments);
  add_limit_options(command, *arguments);
  command
      .add_option("--keep-finished", options.retention.finished_days,
                  "Days after which finished tables are removed; 0: never")
      .option_text("DAYS=0");
  command
      .add_option("--keep-abandoned", options.retention.abandoned_days,
                  "Days without a move or message after which tables are removed; 0: never")
      .option_text("DAYS=0");
  command
      .add_option("--disk", arguments->disk,
                  "Total size of all tables beyond which no new ones are created; 0: no limit")
      .option_text("MIB=0");
  command.add_flag("--trust-proxy", options.trust_proxy,
                   "Take clients' addresses from X-Forwarded-For of a proxy on this machine");
  command.add_flag("--open", arguments->open, "Open the page in a browser");
  command.add_option("--log", arguments->log, "quiet, info or debug; one JSON object per line")
      .option_text("LEVEL=info")
      .one_of({"quiet", "info", "debug"});
  command.callback([arguments] { serve(*arguments); });
}

}  // namespace drover::cli
