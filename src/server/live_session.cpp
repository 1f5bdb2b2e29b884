#include "server/live_session.h"

#include <array>

#include <boost/beast/websocket/error.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "api/live.h"
#include "server/log.h"
#include "server/requests.h"

namespace drover::server {

namespace {

namespace json = boost::json;
using std::chrono::seconds;

constexpr seconds kHelloTime{10};
constexpr std::size_t kMaxMessage = 16 * 1024;
// A client that lets so much pile up does not read; holding more for it would hurt the others.
constexpr std::size_t kMaxOutbox = 4 * 1024 * 1024;
// When all of them together let so much pile up, those go that let more than a little.
constexpr std::size_t kMaxOutboxOfAll = 128 * 1024 * 1024;
constexpr std::size_t kLittleOutbox = 256 * 1024;

// What a short message takes apart is held by the stack, without asking the heap for each part.
constexpr std::size_t kRoomForMessage = 1024;

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

void LiveSessions::close() {
  const std::lock_guard guard(mutex_);
  for (LiveSession* session : sessions_) session->close_soon(websocket::close_code::going_away);
}

LiveSession::LiveSession(Context& context, beast::tcp_stream stream, std::string visitor)
    : context_(context),
      visitor_(std::move(visitor)),
      socket_(std::move(stream)),
      strand_(*socket_.executor().target<Strand>()) {
  context_.live.add(*this);
  ++context_.metrics.live_connections;
}

LiveSession::~LiveSession() {
  context_.live.remove(*this);
  empty_outbox();
  --context_.metrics.live_connections;
}

asio::awaitable<void> LiveSession::run(Request upgrade) {
  const auto self = shared_from_this();
  // When the server goes before the connection has ended, the writer, who waits for the bell and
  // holds the session, goes with the reader.
  const std::unique_ptr<Bell, void (*)(Bell*)> writer(&bell_, [](Bell* bell) { bell->forget(); });
  if (co_await socket_.accept(std::move(upgrade), kMaxMessage)) co_return;
  asio::co_spawn(
      socket_.executor(), [self] { return self->write_messages(); }, asio::detached);
  if (co_await greet()) {
    beast::flat_buffer buffer;
    while (!closing_) {
      buffer.clear();
      if (const auto error = co_await socket_.read(buffer)) {
        if (error == websocket::error::message_too_big) ++context_.metrics.live_refused;
        break;
      }
      if (!bucket_.take(context_.options.messages, std::chrono::steady_clock::now())) {
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
      handle(std::string_view(static_cast<const char*>(data.data()), data.size()));
    }
    context_.hub.leave(opened_->table, self);
  }
  if (!closing_) close(websocket::close_code::normal);
}

// The first message names the table and the key; what was missed and the table are the answer.
asio::awaitable<bool> LiveSession::greet() {
  // Whoever does not speak in time is shown the door.
  auto timer = std::make_shared<asio::steady_timer>(socket_.executor(), kHelloTime);
  timer->async_wait([self = weak_from_this(), timer](boost::system::error_code error) {
    const auto session = self.lock();
    if (error || !session || session->opened_) return;
    ++session->context_.metrics.live_refused;
    session->close(websocket::close_code::policy_error);
    session->socket_.cancel();
  });
  beast::flat_buffer buffer;
  if (co_await socket_.read(buffer)) co_return false;
  const auto data = buffer.cdata();
  const auto hello = api::hello_in({static_cast<const char*>(data.data()), data.size()});
  if (!hello) {
    reply_error(hello.error(), nullptr);
    ++context_.metrics.live_refused;
    close(websocket::close_code::policy_error);
    co_return false;
  }
  Answer<Opened> opened = context_.hub.open(hello->table, hello->key, visitor_);
  if (!opened) {
    reply_error(opened.error(), hello->id);
    close(websocket::close_code::policy_error);
    co_return false;
  }
  opened_ = *std::move(opened);
  timer->cancel();
  context_.hub.join(opened_->table, shared_from_this(), opened_->guest, hello->after);
  co_return true;
}

void LiveSession::handle(std::string_view text) {
  std::array<unsigned char, kRoomForMessage> room;
  json::monotonic_resource memory(room.data(), room.size());
  boost::system::error_code error;
  const json::value value = json::parse(text, error, &memory);
  if (error || !value.is_object()) {
    reply_error(api::not_an_object(), nullptr);
    return;
  }
  handle(value.get_object());
}

void LiveSession::handle(const json::object& message) {
  const json::value id = api::id_of(message);
  auto heard = api::said_in(message, opened_->guest.viewer() == game::kNoSeat);
  if (!heard) {
    reply_error(heard.error(), id);
    return;
  }
  api::Said& said = *heard;
  switch (said.kind) {
    case api::SaidKind::kPing:
      say(message_of(json::object{{"type", "pong"}}));
      break;
    case api::SaidKind::kChat:
      if (!context_.visitors.allows(visitor_, Act::kChat)) {
        reply_error(too_fast(), id);
        break;
      }
      context_.hub.chat(*opened_, std::move(said.text), reply_to(id));
      break;
    case api::SaidKind::kRename:
      context_.hub.rename(*opened_, std::move(said.text), reply_to(id));
      break;
    case api::SaidKind::kMove:
      context_.hub.play(*opened_, said.after, std::move(said.text), reply_to(id));
      break;
    case api::SaidKind::kUndo:
      context_.hub.undo(*opened_, said.after, said.to, reply_to(id));
      break;
  }
}

Hub::Done LiveSession::reply_to(const json::value& id) {
  return [weak = weak_from_this(), id](const Answer<std::uint32_t>& answer) {
    const auto session = weak.lock();
    if (!session) return;
    if (!answer) {
      session->send(message_of(api::error_message(answer.error(), id)));
      return;
    }
    std::array<unsigned char, kRoomForMessage> room;
    json::monotonic_resource memory(room.data(), room.size());
    const json::object reply({{"type", "ok"}, {"re", id}, {"seq", *answer}}, &memory);
    session->send(message_of(reply));
  };
}

void LiveSession::reply_error(const ApiError& error, const json::value& id) {
  say(message_of(api::error_message(error, id)));
}

void LiveSession::send(Message message) {
  // Never at once: what was sent before may still be on its way.
  asio::defer(strand_, [self = shared_from_this(), message = std::move(message)]() mutable {
    self->say(std::move(message));
  });
}

void LiveSession::show_out() {
  asio::post(socket_.executor(), [self = shared_from_this()] {
    self->reply_error(bad_key(), nullptr);
    self->close(websocket::close_code::policy_error);
  });
}

void LiveSession::admit(const store::Rights& rights) {
  asio::post(socket_.executor(),
             [self = shared_from_this(), rights] { self->opened_->guest.rights = rights; });
}

void LiveSession::say(Message message) {
  if (closing_) return;
  outbox_bytes_ += message->size();
  context_.outbox_bytes += message->size();
  outbox_.push_back(std::move(message));
  const bool all_have_enough = context_.outbox_bytes > kMaxOutboxOfAll;
  if (outbox_bytes_ > (all_have_enough ? kLittleOutbox : kMaxOutbox)) {
    ++context_.metrics.live_refused;
    log_info("slow_client_dropped", {{"bytes", outbox_bytes_}});
    empty_outbox();
    close(websocket::close_code::policy_error);
    // The peer does not read, so a polite close would wait for ever.
    socket_.cancel();
    return;
  }
  bell_.ring();
}

void LiveSession::empty_outbox() {
  for (const Message& message : outbox_) {
    outbox_bytes_ -= message->size();
    context_.outbox_bytes -= message->size();
  }
  outbox_.clear();
}

void LiveSession::close_soon(websocket::close_code code) {
  // It may be on its way out already.
  asio::post(socket_.executor(), [weak = weak_from_this(), code] {
    if (const auto self = weak.lock()) self->close(code);
  });
}

void LiveSession::close(websocket::close_code code) {
  if (!closing_) closing_ = code;
  bell_.ring();
}

asio::awaitable<void> LiveSession::write_messages() {
  const auto self = shared_from_this();
  for (;;) {
    // Whoever moved is sent the update and that it was taken: one packet does for both.
    const bool several = outbox_.size() > 1;
    if (several) socket_.hold_back(true);
    while (!outbox_.empty()) {
      const Message message = outbox_.front();
      outbox_.pop_front();
      const auto failed = co_await socket_.write(*message);
      outbox_bytes_ -= message->size();
      context_.outbox_bytes -= message->size();
      if (failed) co_return;
    }
    if (several) socket_.hold_back(false);
    if (closing_) break;
    co_await bell_.wait();
  }
  co_await socket_.close(*closing_);
}

}  // namespace drover::server
