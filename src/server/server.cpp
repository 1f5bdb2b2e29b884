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

constexpr seconds kTidyEvery{30};
constexpr seconds kGoodbyeTime{3};
constexpr std::chrono::milliseconds kGoodbyeStep{20};
// Descriptors that no connection may take: of the database, of pipes and of the listener.
constexpr std::size_t kOtherDescriptors = 64;

// Asks the system for as many descriptors as all connections need, and tells how many there can be.
std::size_t connections_within_limits(std::size_t wanted) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  const rlim_t needed = std::min<rlim_t>(wanted + kOtherDescriptors, limit.rlim_max);
  if (limit.rlim_cur < needed) {
    limit.rlim_cur = needed;
    if (::setrlimit(RLIMIT_NOFILE, &limit) != 0) ::getrlimit(RLIMIT_NOFILE, &limit);
  }
  const std::size_t there = limit.rlim_cur;
  const std::size_t possible =
      there > 2 * kOtherDescriptors ? there - kOtherDescriptors : there / 2;
  return std::min(wanted, possible);
}

// An array with a place for every kind of something.
template <class All, class Kind>
All by_kind(std::initializer_list<std::pair<Kind, typename All::value_type>> rows) {
  All all{};
  for (const auto& [kind, value] : rows) all[static_cast<std::size_t>(kind)] = value;
  return all;
}

Rates rates_of(const ServerOptions& options) {
  return by_kind<Rates, Act>({{Act::kRequest, options.requests},
                              {Act::kNewTable, options.new_tables},
                              {Act::kAdvice, options.advice},
                              {Act::kStudy, options.studies},
                              {Act::kChat, options.chats},
                              {Act::kBotMove, options.bot_moves}});
}

Amounts amounts_of_each(const ServerOptions& options) {
  return by_kind<Amounts, Good>({{Good::kConnection, options.visitor_connections},
                                 {Good::kUnfinished, options.visitor_unfinished},
                                 {Good::kBytes, options.visitor_bytes},
                                 {Good::kHint, options.visitor_hints},
                                 {Good::kReview, options.visitor_reviews}});
}

// More hints would keep those behind them waiting for longer than anybody likes, and every review
// holds the views of a whole game, about half a megabyte.
constexpr std::size_t kHintsPerThread = 4;
constexpr std::size_t kMostReviews = 32;
// A server that leaves thinking to others does not know how many they are.
constexpr std::size_t kMostHintsElsewhere = 32;

std::size_t most_hints(const ServerOptions& options) {
  return options.bot_threads == 0 ? kMostHintsElsewhere : kHintsPerThread * options.bot_threads;
}

Amounts amounts_of_all(const ServerOptions& options) {
  const std::size_t connections = connections_within_limits(options.max_connections);
  return by_kind<Amounts, Good>({{Good::kConnection, connections},
                                 {Good::kUnfinished, std::max<std::size_t>(connections / 4, 1)},
                                 {Good::kBytes, options.max_bytes},
                                 {Good::kHint, most_hints(options)},
                                 {Good::kReview, kMostReviews}});
}

}  // namespace

class Server::Impl {
 public:
  explicit Impl(ServerOptions options)
      : options_(std::move(options)),
        visitors_(rates_of(options_), amounts_of_each(options_), amounts_of_all(options_)),
        pool_(options_.bot_bytes) {}

  std::optional<std::string> run();
  void stop() {
    asio::post(control_, [this] { begin_stop("asked"); });
  }

 private:
  std::optional<std::string> listen();
  asio::awaitable<void> accept();
  void serve_network();
  void tidy_again();
  void begin_stop(std::string_view why);
  void wait_for_goodbyes(std::chrono::steady_clock::time_point until);

  // Connections live in io_ and refer to everything before it, so io_ must go first.
  ServerOptions options_;
  Metrics metrics_;
  Visitors visitors_;
  BotPool pool_;
  std::unique_ptr<store::Store> store_;
  std::optional<Thinkers> thinkers_;
  std::optional<Workshop> workshop_;  // where the store is shared
  std::optional<Hub> hub_;
  std::optional<Advisers> advisers_;
  std::optional<Context> context_;
  asio::io_context io_;
  // Where the server itself is begun and ended: the acceptor, signals and timers.
  asio::strand<asio::any_io_executor> control_{asio::make_strand(io_.get_executor())};
  tcp::acceptor acceptor_{control_};
  asio::steady_timer tidy_timer_{control_};
  asio::steady_timer goodbye_timer_{control_};
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
  store::StoreOptions keeping;
  keeping.most_bytes = options_.disk_bytes;
  auto opened = options_.store.empty() ? store::open_store(options_.data, keeping)
                                       : store::open_shared_store(options_.store, keeping);
  if (!opened) return opened.error().sentence;
  store_ = *std::move(opened);
  if (auto problem = listen()) return problem;

  thinkers_.emplace(options_.bot_threads);
  hub_.emplace(io_.get_executor(), *store_, *thinkers_, pool_, visitors_, metrics_,
               options_.retention);
  advisers_.emplace(*thinkers_, pool_, visitors_, options_.budgets, metrics_);
  context_.emplace(options_, *store_, *hub_, *advisers_, visitors_, metrics_);
  if (options_.handle_signals) {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](boost::system::error_code error, int) {
      if (!error) begin_stop("signal");
    });
  }
  if (store_->shared()) {
    workshop_.emplace(options_.store, *store_, *thinkers_, pool_, options_.budgets,
                      [this](const std::string& id) { hub_->hear_of_change(id); });
    hub_->think_in(*workshop_);
    advisers_->think_in(*workshop_);
  }
  store_->listen([this](const auto& id) { hub_->hear_of_change(id); },
                 [this](const store::Presence& presence) { hub_->hear_of_people(presence); });
  hub_->sweep();
  tidy_again();
  asio::co_spawn(control_, accept(), asio::detached);
  const std::uint16_t port = acceptor_.local_endpoint().port();
  log_info("listening", {{"address", options_.address}, {"port", port}});
  if (options_.ready) options_.ready(port);
  std::vector<std::thread> others;
  for (unsigned i = 1; i < options_.threads; ++i) others.emplace_back([this] { serve_network(); });
  serve_network();
  for (std::thread& other : others) other.join();

  // What is on its way to the disk is finished; its answers find nobody any more.
  if (workshop_) workshop_->stop();
  thinkers_->stop();
  store_.reset();
  hub_->clear();
  log_info("stopped");
  return std::nullopt;
}

void Server::Impl::serve_network() {
  for (;;) {
    try {
      io_.run();
      return;
    } catch (const std::bad_alloc&) {
      // What needed it is gone; everything else goes on.
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
      // Out of file descriptors, most likely: try again when some have been closed.
      log_error("accept_failed", {{"sentence", error.message()}});
      asio::steady_timer pause(control_, std::chrono::milliseconds(200));
      co_await pause.async_wait(into(error));
      continue;
    }
    ++metrics_.connections_opened;
    const tcp::endpoint peer = socket.remote_endpoint(error);
    if (error) continue;  // gone already
    std::string visitor = peer_visitor(options_, peer);
    Visitors::Hold hold = visitors_.hold(visitor, Good::kConnection);
    if (!hold) {
      ++metrics_.held_back;
      continue;  // closes the socket
    }
    const auto executor = socket.get_executor();
    asio::co_spawn(
        executor,
        serve_connection(*context_, std::move(socket), std::move(visitor), std::move(hold)),
        asio::detached);
  }
}

void Server::Impl::tidy_again() {
  tidy_timer_.expires_after(kTidyEvery);
  tidy_timer_.async_wait([this](boost::system::error_code error) {
    if (error || context_->stopping) return;
    context_->hub.tidy(std::chrono::steady_clock::now());
    visitors_.tidy();
    context_->hub.sweep();
    tidy_again();
  });
}

// Nothing new is taken; live connections are told, and given a moment to hear it.
void Server::Impl::begin_stop(std::string_view why) {
  if (!context_ || context_->stopping) return;
  log_info("stopping", {{"why", why}});
  context_->stopping = true;
  context_->advisers.stop();
  context_->hub.stop();
  boost::system::error_code ignored;
  acceptor_.close(ignored);
  signals_.cancel(ignored);
  tidy_timer_.cancel();
  context_->live.close();
  wait_for_goodbyes(std::chrono::steady_clock::now() + kGoodbyeTime);
}

void Server::Impl::wait_for_goodbyes(std::chrono::steady_clock::time_point until) {
  goodbye_timer_.expires_after(kGoodbyeStep);
  goodbye_timer_.async_wait([this, until](boost::system::error_code) {
    if (context_->live.empty() || std::chrono::steady_clock::now() >= until) {
      io_.stop();
    } else {
      wait_for_goodbyes(until);
    }
  });
}

Server::Server(ServerOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}
Server::~Server() = default;
std::optional<std::string> Server::run() { return impl_->run(); }
void Server::stop() { impl_->stop(); }

}  // namespace drover::server
