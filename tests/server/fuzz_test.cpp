// Fuzzes a whole server with mutated HTTP requests and WebSocket frames. `scripts/fuzz` runs this
// for longer, under the sanitizers.
#include <chrono>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "fuzz/mutate_json.h"
#include "protocol.h"
#include "server/net.h"

namespace drover::server::test {
namespace fuzz_test {

using std::chrono::steady_clock;

int number_from(const char* variable, int fallback) {
  const char* text = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): read before threads
  return text == nullptr ? fallback : std::atoi(text);
}

std::uint32_t size_of(std::string_view text) { return static_cast<std::uint32_t>(text.size()); }

template <class List>
const auto& any_of(const List& list, core::Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(std::size(list)))];
}

void change_bytes(std::string& bytes, const std::vector<std::string>& words, core::Rng& rng) {
  const std::size_t at = rng.below(size_of(bytes) + 1);
  const std::size_t count = rng.below(rng.below(4) == 0 ? 200 : 8);
  switch (rng.below(6)) {
    case 0:
      bytes.insert(at, any_of(words, rng));
      break;
    case 1:
      if (at < bytes.size()) bytes[at] = static_cast<char>(rng.below(256));
      break;
    case 2:
      bytes.erase(at, count);
      break;
    case 3:
      bytes.insert(at, bytes.substr(rng.below(size_of(bytes) + 1), count));
      break;
    case 4:
      bytes.insert(at, count, static_cast<char>(rng.below(256)));
      break;
    default:
      if (at < bytes.size()) bytes[at] = static_cast<char>(bytes[at] ^ (1U << rng.below(8)));
      break;
  }
}

std::string mutated_json(json::value message, core::Rng& rng) {
  for (std::uint32_t changes = rng.below(3); changes > 0; --changes) {
    trail::test::mutate(message, rng);
  }
  return json::serialize(message);
}

class Fuzz : public Protocol {
 protected:
  void SetUp() override {
    Protocol::SetUp();
    made_ = make("hg");
  }

  // Calls `attempt(rng, sent)` until the time is up. It sets `sent` to the bytes it has sent, and
  // returns what is wrong with the response; empty if nothing is.
  template <class Attempt>
  void keep_trying(Attempt attempt) {
    const int seed = number_from("DROVER_FUZZ_SEED", 1);
    core::Rng rng = core::Rng::from_seed(static_cast<std::uint64_t>(seed));
    const auto end =
        steady_clock::now() + std::chrono::seconds(number_from("DROVER_FUZZ_SECONDS", 1));
    int attempts = 0;
    do {
      std::string sent;
      const std::string problem = attempt(rng, sent);
      ++attempts;
      ASSERT_TRUE(problem.empty()) << problem << "\nDROVER_FUZZ_SEED=" << seed << ", attempt "
                                   << attempts << ", sent: " << ::testing::PrintToString(sent);
    } while (steady_clock::now() < end);
    RecordProperty("attempts", attempts);
    EXPECT_GT(attempts, 20);
    EXPECT_EQ(http(port_, "GET", "/healthz").status, 200U);
  }

  // Checks that the table still accepts a move.
  void expect_table_unharmed() {
    LiveClient client = join(made_, made_.keys[0]);
    const json::object table = client.receive("table");
    const json::value& choice = table.at("view").at("decision").at("choices").as_array().at(0);
    client.send(
        {{"type", "move"}, {"id", 1}, {"after", table.at("seq")}, {"move", choice.at("move")}});
    EXPECT_TRUE(client.receive("ok").contains("seq"));
  }

  TestTable made_;
};

// ---- HTTP ---------------------------------------------------------------------------------------

const std::vector<std::string> kHttpWords{
    "\r\n",
    "\r\n\r\n",
    "\r\n ",
    "\n",
    std::string(1, '\0'),
    " ",
    "?",
    "&",
    "%",
    "%2e%2e/",
    "../",
    "//",
    "HTTP/1.0",
    "HTTP/9.9",
    "HEAD ",
    "OPTIONS * ",
    "Host: a\r\nHost: b\r\n",
    "Content-Length: 0\r\n",
    "Content-Length: 18446744073709551616\r\n",
    "Content-Length: -1\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Transfer-Encoding: gzip, chunked\r\n",
    "Connection: close\r\n",
    "Connection: upgrade\r\nUpgrade: websocket\r\n",
    "Expect: 100-continue\r\n",
    "Origin: http://elsewhere.example\r\n",
    "Authorization: Bearer \r\n",
    "Authorization: Basic eDp5\r\n",
    "X-Forwarded-For: 10.0.0.1, ::1\r\n",
    "If-None-Match: \"\"\r\n",
    "ffffffffffffffff\r\n",
    "0\r\n\r\n",
    "-1",
    "99999999999999999999",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    "\"\\ud800\"",
    "\xff\xfe",
};

std::string request_of(const std::vector<std::string>& targets, const std::string& key,
                       core::Rng& rng) {
  static const std::vector<std::string> methods{"GET", "GET", "POST", "POST", "HEAD", "DELETE"};
  std::string request = any_of(methods, rng) + " " + any_of(targets, rng) + " HTTP/1.1\r\n";
  request += "Host: localhost\r\n";
  if (rng.below(3) != 0) request += "Authorization: Bearer " + key + "\r\n";
  if (rng.below(2) != 0) return request + "\r\n";
  static const json::value bodies = json::parse(R"([
    {"game": "classic", "players": 2, "seed": 3,
     "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": "greedy"}]},
    {"game": "elpaso", "players": 1, "options": {"sue-difficulty": "2"}},
    {"after": 0, "move": "move A"},
    {"moves": 3},
    {"milliseconds": 5}])");
  const std::string body = mutated_json(any_of(bodies.as_array(), rng), rng);
  if (rng.below(3) != 0) {
    return request + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
  }
  std::array<char, 20> size{};
  std::snprintf(size.data(), size.size(), "%zx", body.size());
  return request + "Transfer-Encoding: chunked\r\n\r\n" + size.data() + "\r\n" + body +
         "\r\n0\r\n\r\n";
}

// Returns what is wrong with the responses of the server; empty if nothing is.
std::string problem_with_responses(const std::string& answers) {
  beast::flat_buffer buffer;
  buffer.commit(asio::buffer_copy(buffer.prepare(answers.size()), asio::buffer(answers)));
  while (buffer.size() != 0) {
    http::response_parser<http::string_body> parser;
    parser.eager(true);
    parser.body_limit(boost::none);
    boost::system::error_code error;
    buffer.consume(parser.put(buffer.cdata(), error));
    if (error || !parser.is_done()) {
      return "An answer cannot be read: " + error.message() + answers.substr(0, 200);
    }
    const auto& answer = parser.get();
    const unsigned status = answer.result_int();
    if (status >= 500 && status != 501) return "The server answers " + std::to_string(status);
    if (status < 400) continue;
    const json::value told = json::parse(answer.body(), error);
    const json::value* sentence = error ? nullptr : told.find_pointer("/error/sentence", error);
    if (sentence == nullptr || !sentence->is_string() || sentence->get_string().size() < 10) {
      return "A refusal without a sentence: " + answer.body();
    }
  }
  return {};
}

TEST_F(Fuzz, EveryRequestIsAnsweredOrDisconnected) {
  const std::string table = "/api/v1/tables/" + made_.table;
  const std::vector<std::string> targets{
      "/",
      "/healthz",
      "/readyz",
      "/metrics",
      "/t/" + made_.table,
      "/api/v1/games",
      "/api/v1/games/classic/components?players=3&edition=2",
      "/api/v1/tables",
      "/api/v1/records",
      "/api/v1/books",
      "/api/v1/book?limit=5",
      table,
      table + "/history/0",
      table + "/log?before=3&limit=2",
      table + "/record",
      table + "/move",
      table + "/clone",
      table + "/sit",
      table + "/seats/1/link",
  };
  int answered = 0;
  keep_trying([&](core::Rng& rng, std::string& sent) {
    do {
      sent += request_of(targets, made_.spectator, rng);
    } while (rng.below(4) == 0);
    for (std::uint32_t changes = rng.below(5); changes > 0; --changes) {
      change_bytes(sent, kHttpWords, rng);
    }
    const std::string answers = raw(port_, sent);
    if (!answers.empty()) ++answered;
    // A response to HEAD has no body, so it cannot be parsed without its request.
    if (sent.find("HEAD") != std::string::npos) return std::string();
    return problem_with_responses(answers);
  });
  EXPECT_GT(answered, 10);
  expect_table_unharmed();
}

// ---- WebSocket ----------------------------------------------------------------------------------

std::string frame_of(unsigned opcode, std::string_view payload, core::Rng& rng) {
  std::string frame;
  const bool last = rng.below(8) != 0;
  const unsigned reserved = rng.below(30) == 0 ? rng.below(8) << 4U : 0;
  frame += static_cast<char>((last ? 0x80U : 0U) | reserved | opcode);
  const bool masked = rng.below(20) != 0;
  const unsigned mask_bit = masked ? 0x80U : 0U;
  const std::size_t size = rng.below(20) == 0 ? rng.next() : payload.size();  // sometimes wrong
  const auto length = [&](unsigned code, int bytes) {
    frame += static_cast<char>(mask_bit | code);
    for (int byte = bytes - 1; byte >= 0; --byte) frame += static_cast<char>(size >> (8 * byte));
  };
  if (size < 126 && rng.below(20) != 0) {
    length(static_cast<unsigned>(size), 0);
  } else if (size < 65536 && rng.below(20) != 0) {
    length(126, 2);
  } else {
    length(127, 8);
  }
  std::array<char, 4> mask{};
  if (masked) {
    for (char& byte : mask) frame += byte = static_cast<char>(rng.below(256));
  }
  for (std::size_t i = 0; i < payload.size(); ++i) {
    frame += static_cast<char>(payload[i] ^ mask[i % 4]);
  }
  return frame;
}

std::string message_frame(core::Rng& rng) {
  static const json::value messages = json::parse(R"([
    {"type": "ping"},
    {"type": "move", "id": 1, "after": 0, "move": "move A"},
    {"type": "undo", "id": 2, "after": 0, "to": 0},
    {"type": "chat", "id": 3, "text": "Good evening"},
    {"type": "rename", "id": 4, "name": "Ann"},
    {"type": "hello", "table": "AAAA", "key": "BBBB", "after": 2}])");
  static const std::vector<unsigned> opcodes{1, 1, 1, 1, 1, 1, 2, 0, 8, 9, 10, 3, 15};
  std::string text = mutated_json(any_of(messages.as_array(), rng), rng);
  if (rng.below(10) == 0) text.assign(rng.below(20'000), ' ');
  if (rng.below(10) == 0) change_bytes(text, kHttpWords, rng);
  return frame_of(any_of(opcodes, rng), text, rng);
}

// Returns what is wrong with frames of the server: each must be whole and unmasked, and a text must
// be a message. Empty if nothing is.
std::string problem_with_frames(std::string_view bytes) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
  while (bytes.size() >= 2) {
    const unsigned opcode = byte(0) & 0x0fU;
    std::size_t size = byte(1);
    std::size_t header = 2;
    if (size >= 126 && size <= 127) {
      const std::size_t wide = size == 126 ? 2 : 8;
      if (bytes.size() < header + wide) return {};
      size = 0;
      for (std::size_t i = 0; i < wide; ++i) size = size << 8U | byte(header + i);
      header += wide;
    } else if (size > 127) {
      return "A frame of the server is masked.";
    }
    if (bytes.size() - header < size) return {};  // the connection was closed within a frame
    if ((byte(0) & 0x80U) != 0 && opcode == 1) {
      boost::system::error_code error;
      const json::value message = json::parse(bytes.substr(header, size), error);
      if (error || !message.is_object() || !message.get_object().contains("type")) {
        return "Not a message: " +
               std::string(bytes.substr(header, std::min<std::size_t>(size, 200)));
      }
    }
    bytes.remove_prefix(header + size);
  }
  return {};
}

TEST_F(Fuzz, EveryFrameIsAnsweredOrDisconnected) {
  const std::string upgrade =
      "GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n\r\n";
  const std::string hello = json::serialize(
      json::object{{"type", "hello"}, {"table", made_.table}, {"key", made_.spectator}});
  int upgraded = 0;
  keep_trying([&](core::Rng& rng, std::string& sent) {
    sent = upgrade;
    if (rng.below(10) != 0) {
      sent += std::string("\x81\xfe", 2);
      sent += static_cast<char>(hello.size() >> 8U);
      sent += static_cast<char>(hello.size());
      sent += std::string(4, '\0') + hello;  // a mask of zeros
    }
    for (std::uint32_t frames = rng.below(6); frames > 0; --frames) sent += message_frame(rng);
    if (rng.below(6) == 0) change_bytes(sent, kHttpWords, rng);
    const std::string answer = raw(port_, sent);
    const std::size_t end = answer.find("\r\n\r\n");
    if (!answer.starts_with("HTTP/1.1 101") || end == std::string::npos) return std::string();
    ++upgraded;
    return problem_with_frames(std::string_view(answer).substr(end + 4));
  });
  EXPECT_GT(upgraded, 10);
  expect_table_unharmed();
}

}  // namespace fuzz_test
}  // namespace drover::server::test
