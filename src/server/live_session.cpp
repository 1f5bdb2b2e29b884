#include "server/live_session.h"

#include <boost/beast/websocket/error.hpp>
#include <boost/json/serialize.hpp>

#include "api/client_messages.h"
#include "server/http_messages.h"
#include "server/log.h"

namespace drover::server {

namespace {

namespace json = boost::json;
using std::chrono::seconds;

constexpr seconds kHelloTimeout{10};
constexpr std::size_t kMaxMessageBytes = 16 * 1024;
// A session with a larger outbox is closed: its client does not read.
constexpr std::size_t kMaxOutboxBytes = 4 * 1024 * 1024;
// While all outboxes together are larger than kMaxTotalOutboxBytes, sessions with an outbox larger
// than kSmallOutboxBytes are closed.
constexpr std::size_t kMaxTotalOutboxBytes = 128 * 1024 * 1024;
constexpr std::size_t kSmallOutboxBytes = 256 * 1024;

Message message_of(const auto& value) {
  return std::make_shared<const std::string>(json::serialize(value));
}

}  // namespace

void LiveSessions::add(LiveSession& session) {
  const std::lock_guard guard(mutex_);
  sessions_.insert(&session);
}

void LiveSessions::remove(LiveSession& session) {
  const std::lock_guard guard(mutex_);
  sessions_.erase(&session);
}

bool LiveSessions::empty() const {
  const std::lock_guard guard(mutex_);
  return sessions_.empty();
}

void LiveSessions::close_all() {
  const std::lock_guard guard(mutex_);
  for (LiveSession* session : sessions_) session->post_close(websocket::close_code::going_away);
}

LiveSession::LiveSession(Context& context, beast::tcp_stream stream, std::string visitor)
    : context_(context),
      visitor_(std::move(visitor)),
      socket_(std::move(stream)),
      strand_(*socket_.executor().target<Strand>()) {
  context_.live_sessions.add(*this);
  ++context_.metrics.live_connections;
}

LiveSession::~LiveSession() {
  context_.live_sessions.remove(*this);
  clear_outbox();
  --context_.metrics.live_connections;
}

asio::awaitable<void> LiveSession::run(Request upgrade) {
  const auto self = shared_from_this();
  // The writer coroutine holds the session while it waits for outbox_event_. If the server destroys
  // the reader coroutine first, this guard releases the writer.
  const std::unique_ptr<AsyncEvent, void (*)(AsyncEvent*)> writer(
      &outbox_event_, [](AsyncEvent* event) { event->cancel(); });
  if (co_await socket_.accept(std::move(upgrade), kMaxMessageBytes)) co_return;
  asio::co_spawn(
      socket_.executor(), [self] { return self->write_messages(); }, asio::detached);
  if (co_await receive_hello()) {
    beast::flat_buffer buffer;
    while (!closing_) {
      buffer.clear();
      if (const auto error = co_await socket_.read(buffer)) {
        if (error == websocket::error::message_too_big) ++context_.metrics.live_refused;
        break;
      }
      if (!bucket_.try_take(context_.options.messages, std::chrono::steady_clock::now())) {
        reply_error(too_fast(), nullptr);
        ++context_.metrics.live_refused;
        close(websocket::close_code::policy_error);
        break;
      }
      if (!socket_.got_text()) {
        reply_error(bad_request("Messages are text."), nullptr);
        continue;
      }
      const auto data = buffer.cdata();
      table_->receive(*this, {static_cast<const char*>(data.data()), data.size()});
    }
    table_->leave(*this);
  }
  if (!closing_) close(websocket::close_code::normal);
}

asio::awaitable<bool> LiveSession::receive_hello() {
  // Closes the connection if the hello does not arrive in time.
  auto timer = std::make_shared<asio::steady_timer>(socket_.executor(), kHelloTimeout);
  timer->async_wait([self = weak_from_this(), timer](boost::system::error_code error) {
    const auto session = self.lock();
    if (error || !session || session->table_) return;
    ++session->context_.metrics.live_refused;
    session->close(websocket::close_code::policy_error);
    session->socket_.cancel();
  });
  beast::flat_buffer buffer;
  if (co_await socket_.read(buffer)) co_return false;
  const auto data = buffer.cdata();
  auto hello = api::parse_hello({static_cast<const char*>(data.data()), data.size()});
  if (!hello) {
    reply_error(hello.error(), nullptr);
    ++context_.metrics.live_refused;
    close(websocket::close_code::policy_error);
    co_return false;
  }
  Answer<TableHandle> opened =
      context_.tables.open(hello->table, hello->key, service::RouteKey::kTable);
  if (!opened) {
    reply_error(opened.error(), hello->id);
    close(websocket::close_code::policy_error);
    co_return false;
  }
  table_ = *std::move(opened);
  timer->cancel();
  table_->join(shared_from_this(),
               {std::move(hello->key), hello->after, std::move(hello->id), visitor_});
  co_return true;
}

void LiveSession::reply_error(const ApiError& error, const json::value& id) {
  enqueue(message_of(api::error_message(error, id)));
}

void LiveSession::send(Message message) {
  // Always deferred, even on the strand itself: earlier messages may still wait there.
  asio::defer(strand_, [self = shared_from_this(), message = std::move(message)]() mutable {
    self->enqueue(std::move(message));
  });
}

void LiveSession::end_session() {
  // Deferred like send(), so that earlier messages are sent before.
  asio::defer(strand_,
              [self = shared_from_this()] { self->close(websocket::close_code::policy_error); });
}

void LiveSession::enqueue(Message message) {
  if (closing_) return;
  outbox_bytes_ += message->size();
  context_.outbox_bytes += message->size();
  outbox_.push_back(std::move(message));
  const bool total_exceeded = context_.outbox_bytes > kMaxTotalOutboxBytes;
  if (outbox_bytes_ > (total_exceeded ? kSmallOutboxBytes : kMaxOutboxBytes)) {
    ++context_.metrics.live_refused;
    log_info("slow_client_dropped", {{"bytes", outbox_bytes_}});
    clear_outbox();
    close(websocket::close_code::policy_error);
    // The peer does not read, so a graceful close would wait for ever.
    socket_.cancel();
    return;
  }
  outbox_event_.notify();
}

void LiveSession::clear_outbox() {
  for (const Message& message : outbox_) {
    outbox_bytes_ -= message->size();
    context_.outbox_bytes -= message->size();
  }
  outbox_.clear();
}

void LiveSession::post_close(websocket::close_code code) {
  // The session may be in its destructor, so no shared_ptr can be made here.
  asio::post(socket_.executor(), [weak = weak_from_this(), code] {
    if (const auto self = weak.lock()) self->close(code);
  });
}

void LiveSession::close(websocket::close_code code) {
  if (!closing_) closing_ = code;
  outbox_event_.notify();
}

asio::awaitable<void> LiveSession::write_messages() {
  const auto self = shared_from_this();
  for (;;) {
    // A move is answered by an update and an acknowledgement; corking sends both in one packet.
    const bool several = outbox_.size() > 1;
    if (several) socket_.set_corked(true);
    while (!outbox_.empty()) {
      const Message message = outbox_.front();
      outbox_.pop_front();
      const auto failed = co_await socket_.write(*message);
      outbox_bytes_ -= message->size();
      context_.outbox_bytes -= message->size();
      if (failed) co_return;
    }
    if (several) socket_.set_corked(false);
    if (closing_) break;
    co_await outbox_event_.wait();
  }
  co_await socket_.close(*closing_);
}

}  // namespace drover::server
