#include "server/server.h"

#include <algorithm>
#include <csignal>
#include <initializer_list>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

#include "server/connection.h"
#include "server/context.h"
#include "server/log.h"
#include "server/net.h"
#include "server/strand.h"

namespace drover::server {

namespace {

using std::chrono::seconds;

constexpr seconds kMaintenanceInterval{30};
constexpr seconds kCloseTimeout{3};
constexpr std::chrono::milliseconds kClosePollInterval{20};
// File descriptors kept free for the database, pipes and the listener.
constexpr std::size_t kReservedDescriptors = 64;

// Raises the limit of file descriptors as far as necessary and possible. Returns the number of
// connections it allows, at most `wanted`.
std::size_t max_connections_within_limits(std::size_t wanted) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  const rlim_t needed = std::min<rlim_t>(wanted + kReservedDescriptors, limit.rlim_max);
  if (limit.rlim_cur < needed) {
    limit.rlim_cur = needed;
    if (::setrlimit(RLIMIT_NOFILE, &limit) != 0) ::getrlimit(RLIMIT_NOFILE, &limit);
  }
  const std::size_t descriptors = limit.rlim_cur;
  const std::size_t possible =
      descriptors > 2 * kReservedDescriptors ? descriptors - kReservedDescriptors : descriptors / 2;
  return std::min(wanted, possible);
}

// An array with a value for each enumerator of Kind; 0 or empty where no row names it.
template <class All, class Kind>
All by_kind(std::initializer_list<std::pair<Kind, typename All::value_type>> rows) {
  All all{};
  for (const auto& [kind, value] : rows) all[static_cast<std::size_t>(kind)] = value;
  return all;
}

Rates rates_from(const ServerOptions& options) {
  return by_kind<Rates, LimitedAction>({{LimitedAction::kRequest, options.requests},
                                        {LimitedAction::kNewTable, options.new_tables},
                                        {LimitedAction::kAdvice, options.advice},
                                        {LimitedAction::kStudy, options.studies},
                                        {LimitedAction::kChat, options.chats},
                                        {LimitedAction::kBotMove, options.bot_moves}});
}

Quotas quotas_per_visitor(const ServerOptions& options) {
  return by_kind<Quotas, LimitedResource>(
      {{LimitedResource::kConnection, options.visitor_connections},
       {LimitedResource::kPendingConnection, options.visitor_pending_connections},
       {LimitedResource::kRequestBytes, options.visitor_bytes},
       {LimitedResource::kHint, options.visitor_hints},
       {LimitedResource::kReview, options.visitor_reviews}});
}

// More hints at a time would make each of them wait too long.
constexpr std::size_t kMaxHintsPerThread = 4;
// A review holds the views of a whole game, about half a megabyte.
constexpr std::size_t kMaxReviews = 32;
// Used by a server without search threads: it does not know how many other processes have.
constexpr std::size_t kMaxHintsWithoutThreads = 32;

std::size_t max_hints(const ServerOptions& options) {
  return options.bot_threads == 0 ? kMaxHintsWithoutThreads
                                  : kMaxHintsPerThread * options.bot_threads;
}

Quotas total_quotas(const ServerOptions& options) {
  const std::size_t connections = max_connections_within_limits(options.max_connections);
  return by_kind<Quotas, LimitedResource>(
      {{LimitedResource::kConnection, connections},
       {LimitedResource::kPendingConnection, std::max<std::size_t>(connections / 4, 1)},
       {LimitedResource::kRequestBytes, options.max_bytes},
       {LimitedResource::kHint, max_hints(options)},
       {LimitedResource::kReview, kMaxReviews}});
}

}  // namespace

class Server::Impl {
 public:
  explicit Impl(ServerOptions options)
      : options_(std::move(options)),
        limiter_(rates_from(options_), quotas_per_visitor(options_), total_quotas(options_)),
        pool_(options_.bot_bytes) {}

  std::optional<std::string> run();
  void stop() {
    asio::post(control_, [this] { begin_stop("asked"); });
  }

 private:
  std::optional<std::string> listen();
  asio::awaitable<void> accept();
  void serve_network();
  void schedule_maintenance();
  void begin_stop(std::string_view why);
  void wait_for_sessions(std::chrono::steady_clock::time_point until);

  // io_ owns the connections, which refer to all members before it, so it must be destroyed first.
  ServerOptions options_;
  Metrics metrics_;
  VisitorLimiter limiter_;
  BotPool pool_;
  std::unique_ptr<store::Store> store_;
  std::optional<ThreadTaskRunner> thread_runner_;
  std::optional<SharedTaskRunner> shared_runner_;  // set if the store is shared
  std::optional<Tables> tables_;
  std::optional<Context> context_;
  asio::io_context io_;
  // The strand of the acceptor, the signals and the timers.
  asio::strand<asio::any_io_executor> control_{asio::make_strand(io_.get_executor())};
  tcp::acceptor acceptor_{control_};
  asio::steady_timer maintenance_timer_{control_};
  asio::steady_timer close_timer_{control_};
  asio::signal_set signals_{control_};
};

std::optional<std::string> Server::Impl::listen() {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(options_.address, error);
  if (error) return fmt::format("\"{}\" is no address to listen on.", options_.address);
  const tcp::endpoint endpoint(address, options_.port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error) {
    return fmt::format("Port {} of {} cannot be opened: {}. Another one can be chosen with --port.",
                       options_.port, options_.address, error.message());
  }
  return std::nullopt;
}

std::optional<std::string> Server::Impl::run() {
  store::StoreOptions store_options;
  store_options.quota_bytes = options_.disk_bytes;
  auto opened = options_.store.empty() ? store::open_store(options_.data, store_options)
                                       : store::open_shared_store(options_.store, store_options);
  if (!opened) return opened.error().sentence;
  store_ = *std::move(opened);
  if (auto problem = listen()) return problem;

  thread_runner_.emplace(options_.bot_threads);
  tables_.emplace(io_.get_executor(), *store_, *thread_runner_, pool_, limiter_, metrics_,
                  options_.budgets, options_.retention);
  context_.emplace(options_, *store_, *tables_, limiter_, metrics_);
  if (options_.handle_signals) {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](boost::system::error_code error, int) {
      if (!error) begin_stop("signal");
    });
  }
  if (store_->is_shared()) {
    shared_runner_.emplace(options_.store, *store_, *thread_runner_, pool_, options_.budgets,
                           [this](const std::string& id) { tables_->on_table_changed(id); });
    tables_->use_shared_runner(*shared_runner_);
  }
  store_->listen([this](const auto& id) { tables_->on_table_changed(id); },
                 [this](const store::Presence& presence) { tables_->on_presence(presence); });
  tables_->remove_expired();
  schedule_maintenance();
  asio::co_spawn(control_, accept(), asio::detached);
  const std::uint16_t port = acceptor_.local_endpoint().port();
  log_info("listening", {{"address", options_.address}, {"port", port}});
  if (options_.ready) options_.ready(port);
  std::vector<std::thread> others;
  for (unsigned i = 1; i < options_.threads; ++i) others.emplace_back([this] { serve_network(); });
  serve_network();
  for (std::thread& other : others) other.join();

  // The store finishes its queued writes when it is destroyed. The tables, whose callbacks it
  // calls, must still be there, but no thread runs the callbacks any more.
  if (shared_runner_) shared_runner_->stop();
  thread_runner_->stop();
  store_.reset();
  tables_->clear();
  log_info("stopped");
  return std::nullopt;
}

void Server::Impl::serve_network() {
  for (;;) {
    try {
      io_.run();
      return;
    } catch (const std::bad_alloc&) {
      // Only the handler that needed the memory is lost.
      log_error("out_of_memory", {{"sentence", "Something took more memory than there is."}});
    }
  }
}

asio::awaitable<void> Server::Impl::accept() {
  while (!context_->stopping) {
    boost::system::error_code error;
    tcp::socket socket = co_await acceptor_.async_accept(
        asio::any_io_executor(Strand(io_.get_executor())), into(error));
    if (context_->stopping) co_return;
    if (error) {
      // Most likely out of file descriptors: tries again when some may have been closed.
      log_error("accept_failed", {{"sentence", error.message()}});
      asio::steady_timer pause(control_, std::chrono::milliseconds(200));
      co_await pause.async_wait(into(error));
      continue;
    }
    ++metrics_.connections_opened;
    const tcp::endpoint peer = socket.remote_endpoint(error);
    if (error) continue;  // disconnected already
    std::string visitor = peer_visitor(options_, peer);
    VisitorLimiter::Reservation reservation =
        limiter_.reserve(visitor, LimitedResource::kConnection);
    if (!reservation) {
      ++metrics_.held_back;
      continue;  // closes the socket
    }
    const auto executor = socket.get_executor();
    asio::co_spawn(
        executor,
        serve_connection(*context_, std::move(socket), std::move(visitor), std::move(reservation)),
        asio::detached);
  }
}

void Server::Impl::schedule_maintenance() {
  maintenance_timer_.expires_after(kMaintenanceInterval);
  maintenance_timer_.async_wait([this](boost::system::error_code error) {
    if (error || context_->stopping) return;
    context_->tables.unload_idle(std::chrono::steady_clock::now());
    limiter_.tidy();
    context_->tables.remove_expired();
    schedule_maintenance();
  });
}

// Stops accepting connections and changes, closes the WebSocket sessions, and stops the network
// threads when the sessions have ended or after kCloseTimeout.
void Server::Impl::begin_stop(std::string_view why) {
  if (!context_ || context_->stopping) return;
  log_info("stopping", {{"why", why}});
  context_->stopping = true;
  context_->tables.stop();
  boost::system::error_code ignored;
  acceptor_.close(ignored);
  signals_.cancel(ignored);
  maintenance_timer_.cancel();
  context_->live_sessions.close_all();
  wait_for_sessions(std::chrono::steady_clock::now() + kCloseTimeout);
}

void Server::Impl::wait_for_sessions(std::chrono::steady_clock::time_point until) {
  close_timer_.expires_after(kClosePollInterval);
  close_timer_.async_wait([this, until](boost::system::error_code) {
    if (context_->live_sessions.empty() || std::chrono::steady_clock::now() >= until) {
      io_.stop();
    } else {
      wait_for_sessions(until);
    }
  });
}

Server::Server(ServerOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}
Server::~Server() = default;
std::optional<std::string> Server::run() { return impl_->run(); }
void Server::stop() { impl_->stop(); }

}  // namespace drover::server
