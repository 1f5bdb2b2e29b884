// What the page calls: one function that takes a text and returns one, and one that takes a net.
// web/src/local/module.ts is the other side.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "api/house.h"
#include "api/thinker.h"
#include "game/game.h"
#include "game/random_game.h"
#include "net/network.h"

// Fills it with random bytes: the browser's own.
extern "C" __attribute__((import_module("drover"), import_name("drover_random"))) void
drover_random(std::uint8_t* bytes, std::size_t size);

namespace {

namespace json = boost::json;
using namespace drover;

// As `drover bench --json` tells it, on one thread.
json::object bench(const json::object& asked) {
  const game::Game* game = game::find_game(asked.at("game").as_string());
  if (game == nullptr) return {{"error", "There is no such game."}};
  game::Setup setup;
  if (const json::value* players = asked.if_contains("players")) {
    setup.players = players->to_number<int>();
  }
  if (const json::value* options = asked.if_contains("options")) {
    for (const auto& [key, value] : options->as_object()) {
      setup.options[key] = value.as_string();
    }
  }
  const auto start = game->setup(setup);
  if (!start) return {{"error", start.error().sentence}};
  const auto games = asked.at("games").to_number<std::uint64_t>();
  std::uint64_t signature = 0;
  std::int64_t decisions = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < games; ++i) {
    const game::PlayedOut played = game::random_game(*start, setup.seed, i);
    decisions += played.decisions;
    signature = game::chained_hash(signature, played.hash);
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  return {{"games_per_second", static_cast<double>(games) / seconds.count()},
          {"decisions", decisions},
          {"signature", fmt::format("{:016x}", signature)}};
}

// ---- The house ----------------------------------------------------------------------------------

std::unique_ptr<api::House> house;
std::unique_ptr<api::Thinker> thinker;

std::string_view text_at(const json::object& call, std::string_view key) {
  return call.at(key).as_string();
}

std::uint32_t number_at(const json::object& call, std::string_view key) {
  return call.at(key).to_number<std::uint32_t>();
}

json::object to_json(const api::News& news) {
  json::array kept;
  for (const api::News::Kept& one : news.kept) {
    kept.push_back(json::array{one.name, one.text ? json::value(*one.text) : json::value(nullptr)});
  }
  json::array told;
  for (const api::News::Told& one : news.told) {
    told.push_back(json::array{one.line, one.text ? json::value(*one.text) : json::value(nullptr)});
  }
  json::array answered;
  for (const api::News::Answered& one : news.answered) {
    answered.push_back(json::array{one.request, one.reply.status, one.reply.type, one.reply.body});
  }
  json::array wanted;
  for (const api::News::Wanted& one : news.wanted) {
    wanted.push_back(json::array{one.job, one.text, one.shared, one.net});
  }
  json::array unwanted(news.unwanted.begin(), news.unwanted.end());
  return {{"kept", std::move(kept)},
          {"told", std::move(told)},
          {"answered", std::move(answered)},
          {"wanted", std::move(wanted)},
          {"unwanted", std::move(unwanted)},
          {"tick_in", news.tick_in ? json::value(news.tick_in->count()) : json::value(nullptr)}};
}

void ask_house(std::string_view what, const json::object& call) {
  if (what == "request") {
    house->request(number_at(call, "number"), text_at(call, "method"), text_at(call, "target"),
                   text_at(call, "key"), text_at(call, "body"));
  } else if (what == "open") {
    house->open_line(number_at(call, "line"));
  } else if (what == "say") {
    house->say(number_at(call, "line"), text_at(call, "text"));
  } else if (what == "close") {
    house->close_line(number_at(call, "line"));
  } else if (what == "done") {
    house->job_done(number_at(call, "job"), text_at(call, "found"));
  } else if (what == "tick") {
    house->tick();
  }
}

json::value called(std::string_view text) {
  const json::value asked = json::parse(text);
  const json::object& call = asked.as_object();
  const std::string_view what = text_at(call, "call");
  if (what == "bench") return bench(call);
  if (what == "begin") {
    if (!thinker) thinker = std::make_unique<api::Thinker>();
    return {{"found", thinker->begin(text_at(call, "job"), call.at("share").to_number<int>())}};
  }
  if (what == "end") {
    std::vector<std::string> others;
    for (const json::value& one : call.at("others").as_array()) {
      others.emplace_back(one.as_string());
    }
    return {{"found", thinker ? thinker->end(others) : std::string()}};
  }
  if (what == "house") {
    house = std::make_unique<api::House>(
        [](std::span<std::uint8_t> bytes) { drover_random(bytes.data(), bytes.size()); });
    for (const json::value& one : call.at("kept").as_array()) {
      house->restore(one.at(0).as_string(), std::string(one.at(1).as_string()));
    }
    return {{"version", DROVER_VERSION}};
  }
  if (!house) return {{"error", "There is no house yet."}};
  ask_house(what, call);
  return to_json(house->take_news());
}

// The answer lies behind its length, which has four bytes, until the next call.
template <class Ask>
const char* answered(Ask ask) {
  static std::string answer;
  std::string told;
  try {
    told = json::serialize(ask());
  } catch (const std::exception& error) {
    told = json::serialize(json::object{{"error", error.what()}});
  }
  const auto length = static_cast<std::uint32_t>(told.size());
  answer.assign(sizeof length, '\0');
  std::memcpy(answer.data(), &length, sizeof length);
  answer += told;
  return answer.data();
}

}  // namespace

extern "C" {

__attribute__((export_name("drover_call"))) const char* drover_call(const char* text,
                                                                    std::size_t size) {
  return answered([&] { return called({text, size}); });
}

// A net, as its file has it, for all who think from now on.
__attribute__((export_name("drover_add_net"))) const char* drover_add_net(const char* file,
                                                                          std::size_t size) {
  return answered([&]() -> json::value {
    if (const auto refused = net::Network::add({file, size})) return {{"error", refused->sentence}};
    return json::object();
  });
}
}
