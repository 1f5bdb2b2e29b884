// The functions of drover.wasm that the page calls: drover_call takes and returns JSON,
// drover_add_net takes a net. web/src/local/module.ts calls them.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "api/local_task_runner.h"
#include "game/game.h"
#include "game/random_game.h"
#include "net/network.h"
#include "service/local_server.h"

// Fills the buffer with random bytes of the browser.
extern "C" __attribute__((import_module("drover"), import_name("drover_random"))) void
drover_random(std::uint8_t* bytes, std::size_t size);

namespace {

namespace json = boost::json;
using namespace drover;

// Plays random games on one thread; the answer has the form of `drover bench --json`.
json::object bench(const json::object& call) {
  const game::Game* game = game::find_game(call.at("game").as_string());
  if (game == nullptr) return {{"error", "There is no such game."}};
  game::Setup setup;
  if (const json::value* players = call.if_contains("players")) {
    setup.players = players->to_number<int>();
  }
  if (const json::value* options = call.if_contains("options")) {
    for (const auto& [key, value] : options->as_object()) {
      setup.options[key] = value.as_string();
    }
  }
  const auto start = game->setup(setup);
  if (!start) return {{"error", start.error().sentence}};
  const auto games = call.at("games").to_number<std::uint64_t>();
  std::uint64_t signature = 0;
  std::int64_t decisions = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < games; ++i) {
    const game::RandomGameResult played = game::random_game(*start, setup.seed, i);
    decisions += played.decisions;
    signature = game::chained_hash(signature, played.hash);
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  return {{"games_per_second", static_cast<double>(games) / seconds.count()},
          {"decisions", decisions},
          {"signature", fmt::format("{:016x}", signature)}};
}

// ---- Calls of the page --------------------------------------------------------------------------

std::unique_ptr<service::LocalServer> local_server;
std::unique_ptr<api::LocalTaskRunner> task_runner;

std::string_view text_at(const json::object& call, std::string_view key) {
  return call.at(key).as_string();
}

std::uint32_t number_at(const json::object& call, std::string_view key) {
  return call.at(key).to_number<std::uint32_t>();
}

json::value text_or_null(const std::optional<std::string>& text) {
  return text ? json::value(*text) : json::value(nullptr);
}

// The keys are those that web/src/local/messages.ts names.
json::object to_json(const service::LocalOutput& output) {
  json::array writes;
  for (const service::TextWrite& write : output.writes) {
    writes.push_back(json::array{write.name, text_or_null(write.text)});
  }
  json::array messages;
  for (const service::LocalOutput::ToSession& message : output.messages) {
    messages.push_back(json::array{message.session, text_or_null(message.text)});
  }
  json::array replies;
  for (const auto& [request, reply] : output.replies) {
    replies.push_back(json::array{request, reply.status, reply.type, reply.body});
  }
  json::array tasks;
  for (const service::LocalOutput::NewTask& task : output.new_tasks) {
    tasks.push_back(json::array{task.task, task.text, task.shareable, task.net});
  }
  json::array cancelled(output.cancelled_tasks.begin(), output.cancelled_tasks.end());
  return {
      {"kept", std::move(writes)},
      {"told", std::move(messages)},
      {"answered", std::move(replies)},
      {"wanted", std::move(tasks)},
      {"unwanted", std::move(cancelled)},
      {"tick_in", output.tick_in ? json::value(output.tick_in->count()) : json::value(nullptr)}};
}

void call_local_server(std::string_view what, const json::object& call) {
  if (what == "request") {
    local_server->handle_request(number_at(call, "number"), text_at(call, "method"),
                                 text_at(call, "target"), text_at(call, "key"),
                                 text_at(call, "body"));
  } else if (what == "open") {
    local_server->open_session(number_at(call, "line"));
  } else if (what == "say") {
    local_server->receive_message(number_at(call, "line"), text_at(call, "text"));
  } else if (what == "close") {
    local_server->close_session(number_at(call, "line"));
  } else if (what == "done") {
    local_server->finish_task(number_at(call, "job"), text_at(call, "found"));
  } else if (what == "tick") {
    local_server->tick();
  }
}

json::value handle_call(std::string_view text) {
  const json::value parsed = json::parse(text);
  const json::object& call = parsed.as_object();
  const std::string_view what = text_at(call, "call");
  if (what == "bench") return bench(call);
  if (what == "begin") {
    if (!task_runner) task_runner = std::make_unique<api::LocalTaskRunner>();
    return {{"found",
             task_runner->begin_share(text_at(call, "job"), call.at("share").to_number<int>())}};
  }
  if (what == "end") {
    std::vector<std::string> others;
    for (const json::value& one : call.at("others").as_array()) {
      others.emplace_back(one.as_string());
    }
    return {{"found", task_runner ? task_runner->finish(others) : std::string()}};
  }
  if (what == "house") {
    local_server = std::make_unique<service::LocalServer>(
        [](std::span<std::uint8_t> bytes) { drover_random(bytes.data(), bytes.size()); });
    for (const json::value& one : call.at("kept").as_array()) {
      local_server->restore(one.at(0).as_string(), std::string(one.at(1).as_string()));
    }
    return {{"version", DROVER_VERSION}};
  }
  if (!local_server) return {{"error", "There is no house yet."}};
  call_local_server(what, call);
  return to_json(local_server->take_output());
}

// Returns the JSON that make() makes, or {"error": ...} if it throws: first its length in bytes
// (four bytes, in the byte order of the machine), then the text. It stays valid until the next
// call.
template <class Make>
const char* length_and_json(Make make) {
  static std::string answer;
  std::string text;
  try {
    text = json::serialize(make());
  } catch (const std::exception& error) {
    text = json::serialize(json::object{{"error", error.what()}});
  }
  const auto length = static_cast<std::uint32_t>(text.size());
  answer.assign(sizeof length, '\0');
  std::memcpy(answer.data(), &length, sizeof length);
  answer += text;
  return answer.data();
}

}  // namespace

extern "C" {

__attribute__((export_name("drover_call"))) const char* drover_call(const char* text,
                                                                    std::size_t size) {
  return length_and_json([&] { return handle_call({text, size}); });
}

// Adds a net, given as the bytes of its file, for all tasks that begin afterwards.
__attribute__((export_name("drover_add_net"))) const char* drover_add_net(const char* file,
                                                                          std::size_t size) {
  return length_and_json([&]() -> json::value {
    if (const auto refused = net::Network::add({file, size})) return {{"error", refused->sentence}};
    return json::object();
  });
}
}
