// Asio and Beast names used by the connections, in one place because the headers are heavy.
#pragma once

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include <boost/asio/append.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/defer.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace drover::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using tcp = asio::ip::tcp;

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// How operations of connections are waited for: what goes wrong is put into `error`. One way for
// all, so that each is compiled once.
inline auto into(boost::system::error_code& error) {
  return asio::redirect_error(asio::use_awaitable, error);
}

// Waits for a callback: `start` is given a function to call once with the result, from any thread.
template <class T, class Start>
asio::awaitable<T> wait_for(Start start) {
  return asio::async_initiate<decltype(asio::use_awaitable), void(T)>(
      [](auto handler, Start begin) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        begin([shared](T value) {
          // Whoever waits goes on where it has been, and not on the thread that calls back.
          asio::post(asio::append(std::move(*shared), std::move(value)));
        });
      },
      asio::use_awaitable, std::move(start));
}

// Waits for something that is done on another executor, such as the strand of a table.
template <class Executor, class Work>
asio::awaitable<std::invoke_result_t<Work>> done_on(Executor executor, Work work) {
  co_return co_await wait_for<std::invoke_result_t<Work>>([&](auto done) {
    asio::post(executor,
               [work = std::move(work), done = std::move(done)]() mutable { done(work()); });
  });
}

// To be waited for until somebody rings. Whoever waits and whoever rings share one executor.
class Bell {
 public:
  // Comes back some time after the ring, so that who rings may go on first.
  asio::awaitable<void> wait() {
    return asio::async_initiate<decltype(asio::use_awaitable), void()>(
        [this](Handler handler) { waiting_.emplace(std::move(handler)); }, asio::use_awaitable);
  }
  void ring() {
    if (!waiting_) return;
    Handler handler = std::move(*waiting_);
    waiting_.reset();
    asio::defer(std::move(handler));
  }
  // Nobody will ring any more, so whoever waits is let go of.
  void forget() { waiting_.reset(); }

 private:
  using Handler = asio::async_result<asio::use_awaitable_t<>, void()>::handler_type;
  std::optional<Handler> waiting_;
};

}  // namespace drover::server
