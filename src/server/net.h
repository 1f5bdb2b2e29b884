// Names of Asio and Beast that connections use, and coroutine helpers. In one place because the
// headers are expensive to compile.
#pragma once

#include <memory>
#include <optional>
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

// Completion token: awaits an operation and stores its error in `error` instead of throwing. Used
// for all operations, so that each is instantiated only once.
inline auto into(boost::system::error_code& error) {
  return asio::redirect_error(asio::use_awaitable, error);
}

// Awaits a callback. `start` is called with a function that takes the result; it must be called
// once, from any thread. Resumes on the executor of the coroutine.
template <class T, class Start>
asio::awaitable<T> await_callback(Start start) {
  return asio::async_initiate<decltype(asio::use_awaitable), void(T)>(
      [](auto handler, Start begin) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        begin([shared](T value) {
          // Posts to the coroutine's own executor; it must not resume on the calling thread.
          asio::post(asio::append(std::move(*shared), std::move(value)));
        });
      },
      asio::use_awaitable, std::move(start));
}

// Wakes one waiting coroutine. All functions must be called on the executor of that coroutine. A
// notification without a waiting coroutine is lost.
class AsyncEvent {
 public:
  // Resumes after the handler that calls notify() has returned.
  asio::awaitable<void> wait() {
    return asio::async_initiate<decltype(asio::use_awaitable), void()>(
        [this](Handler handler) { waiting_.emplace(std::move(handler)); }, asio::use_awaitable);
  }
  void notify() {
    if (!waiting_) return;
    Handler handler = std::move(*waiting_);
    waiting_.reset();
    asio::defer(std::move(handler));
  }
  // Destroys the waiting coroutine.
  void cancel() { waiting_.reset(); }

 private:
  using Handler = asio::async_result<asio::use_awaitable_t<>, void()>::handler_type;
  std::optional<Handler> waiting_;
};

}  // namespace drover::server
