#include "server/server.h"

#include <csignal>

#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <fmt/format.h>

#include "game/record.h"
#include "server/context.h"
#include "server/live_session.h"
#include "server/log.h"
#include "server/net.h"
#include "server/requests.h"
#include "server/routes.h"

namespace drover::server {

namespace {

using std::chrono::seconds;

constexpr seconds kRequestTime{20};
constexpr seconds kIdleTime{60};
constexpr seconds kTidyEvery{30};
constexpr seconds kGoodbyeTime{3};
constexpr std::chrono::milliseconds kGoodbyeStep{20};
constexpr seconds kLingerTime{2};
constexpr std::size_t kMaxLinger = 8 * 1024 * 1024;
constexpr std::size_t kMaxHeader = 16 * 1024;

bool is_loopback(const tcp::endpoint& peer) { return peer.address().is_loopback(); }

// Who asks: the peer, or whom a trusted proxy on this machine names last.
std::string client_address(const ServerOptions& options, const tcp::endpoint& peer,
                           const Request& request) {
  const auto forwarded = request["X-Forwarded-For"];
  if (options.trust_proxy && is_loopback(peer) && !forwarded.empty()) {
    std::string_view list(forwarded.data(), forwarded.size());
    list = list.substr(list.rfind(',') + 1);
    while (list.starts_with(' ')) list.remove_prefix(1);
    return std::string(list.substr(0, 64));
  }
  return peer.address().to_string();
}

// Reads away what a refused client is still sending, so that it sees the answer and not a broken
// pipe.
asio::awaitable<void> linger(beast::tcp_stream& stream) {
  boost::system::error_code error;
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
  std::array<char, 16 * 1024> scrap{};
  stream.expires_after(kLingerTime);
  for (std::size_t read = 0; !error && read < kMaxLinger;) {
    read += co_await stream.async_read_some(asio::buffer(scrap),
                                            asio::redirect_error(asio::use_awaitable, error));
  }
}

asio::awaitable<void> serve_connection(Context& context, tcp::socket socket) {
  struct Count {
    Context& context;
    explicit Count(Context& c) : context(c) { ++context.connections; }
    ~Count() { --context.connections; }
  } count(context);
  boost::system::error_code error;
  const tcp::endpoint peer = socket.remote_endpoint(error);
  socket.set_option(tcp::no_delay(true), error);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(kMaxHeader + game::kMaxRecordBytes);
  bool first = true;
  while (!context.stopping) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kMaxHeader);
    parser.body_limit(game::kMaxRecordBytes);
    stream.expires_after(first ? kRequestTime : kIdleTime);
    first = false;
    co_await http::async_read(stream, buffer, parser,
                              asio::redirect_error(asio::use_awaitable, error));
    if (error == http::error::end_of_stream || error == beast::error::timeout) break;
    if (error) {
      // Whatever it was, it was no request; what could be read decides how to say so.
      const bool large = error == http::error::body_limit || error == http::error::header_limit;
      if (error.category() == http::make_error_code(http::error::bad_target).category()) {
        Response refusal = error_response(
            Request(), large ? too_large("The request is too large.")
                             : bad_request("This is not a request that can be understood."));
        refusal.keep_alive(false);
        ++context.metrics.requests_by_class[4];
        stream.expires_after(kRequestTime);
        co_await http::async_write(stream, refusal,
                                   asio::redirect_error(asio::use_awaitable, error));
        co_await linger(stream);
      }
      break;
    }
    Request request = parser.release();
    const std::string address = client_address(context.options, peer, request);
    if (websocket::is_upgrade(request)) {
      const auto target = request.target();
      if (std::string_view(target.data(), target.size()) == "/api/v1/live" &&
          !is_foreign(request) &&
          context.requests.allow(address, std::chrono::steady_clock::now())) {
        auto session = std::make_shared<LiveSession>(context, std::move(stream));
        co_await session->run(std::move(request));
        co_return;
      }
      Response refusal =
          error_response(request, {403, "not_allowed",
                                   "Live connections are made at /api/v1/live, by this "
                                   "server's own page."});
      refusal.keep_alive(false);
      ++context.metrics.requests_by_class[4];
      co_await http::async_write(stream, refusal, asio::redirect_error(asio::use_awaitable, error));
      break;
    }
    const auto begun = std::chrono::steady_clock::now();
    Response response = co_await answer(context, request, address);
    ++context.metrics.requests_by_class[std::min(5U, response.result_int() / 100)];
    const auto target = request.target();
    const std::string_view path(target.data(), target.size());
    log_debug(
        "request",
        {{"method", std::string_view(request.method_string())},
         {"path", path.substr(0, std::min<std::size_t>(path.find('?'), 200))},
         {"status", response.result_int()},
         {"ms", std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
                    .count()}});
    const bool keep = response.keep_alive() && !context.stopping;
    stream.expires_after(kRequestTime);
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
    if (error || !keep) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_both, error);
}

}  // namespace

class Server::Impl {
 public:
  explicit Impl(ServerOptions options) : options_(std::move(options)) {}

  std::optional<std::string> run();
  void stop() {
    asio::post(io_, [this] { begin_stop("asked"); });
  }

 private:
  std::optional<std::string> listen();
  asio::awaitable<void> accept();
  void tidy_again();
  void begin_stop(std::string_view why);
  void wait_for_goodbyes(std::chrono::steady_clock::time_point until);

  // Connections live in io_ and refer to everything before it, so io_ must go first.
  ServerOptions options_;
  Metrics metrics_;
  std::unique_ptr<store::Store> store_;
  std::optional<asio::thread_pool> bots_;
  std::optional<Hub> hub_;
  std::optional<Advisers> advisers_;
  std::optional<Context> context_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::steady_timer tidy_timer_{io_};
  asio::steady_timer goodbye_timer_{io_};
  asio::signal_set signals_{io_};
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
  auto opened = store::open_store(options_.data);
  if (const auto* failure = std::get_if<store::Failure>(&opened)) return failure->sentence;
  store_ = std::move(std::get<std::unique_ptr<store::Store>>(opened));
  if (auto problem = listen()) return problem;

  bots_.emplace(options_.bot_threads);
  hub_.emplace(io_.get_executor(), *store_, *bots_, metrics_);
  advisers_.emplace(io_.get_executor(), *bots_, options_.bot_threads, options_.budgets, metrics_);
  context_.emplace(Context{options_, *store_, *hub_, *advisers_, metrics_,
                           RateLimiter(options_.requests), RateLimiter(options_.new_tables),
                           RateLimiter(options_.advice)});
  if (options_.handle_signals) {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](boost::system::error_code error, int) {
      if (!error) begin_stop("signal");
    });
  }
  tidy_again();
  asio::co_spawn(io_, accept(), asio::detached);
  const std::uint16_t port = acceptor_.local_endpoint().port();
  log_info("listening", {{"address", options_.address}, {"port", port}});
  if (options_.ready) options_.ready(port);
  io_.run();

  // What is on its way to the disk is finished; its answers find nobody any more.
  bots_->stop();
  bots_->join();
  store_.reset();
  log_info("stopped");
  return std::nullopt;
}

asio::awaitable<void> Server::Impl::accept() {
  while (!context_->stopping) {
    boost::system::error_code error;
    tcp::socket socket =
        co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (context_->stopping) co_return;
    if (error) {
      // Out of file descriptors, most likely: try again when some have been closed.
      log_error("accept_failed", {{"sentence", error.message()}});
      asio::steady_timer pause(io_, std::chrono::milliseconds(200));
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
      continue;
    }
    ++metrics_.connections_opened;
    if (context_->connections >= options_.max_connections) continue;  // closes the socket
    asio::co_spawn(io_, serve_connection(*context_, std::move(socket)), asio::detached);
  }
}

void Server::Impl::tidy_again() {
  tidy_timer_.expires_after(kTidyEvery);
  tidy_timer_.async_wait([this](boost::system::error_code error) {
    if (error || context_->stopping) return;
    context_->hub.tidy(std::chrono::steady_clock::now());
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
  for (LiveSession* session : context_->live) session->close(websocket::close_code::going_away);
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
