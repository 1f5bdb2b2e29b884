#include "api/local_task_runner.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <exception>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "api/analysis.h"
#include "api/hint.h"
#include "api/review.h"
#include "bots/search_bot.h"

namespace drover::api {

namespace json = boost::json;

namespace {

// Search trees are large, so only the bot of the latest turn is remembered.
constexpr std::size_t kMaxRememberedBots = 1;

constexpr std::string_view kHexDigits = "0123456789abcdef";

std::string hex_of(std::span<const std::byte> bytes) {
  std::string out;
  out.reserve(2 * bytes.size());
  for (const std::byte byte : bytes) {
    const auto value = std::to_integer<unsigned>(byte);
    out += kHexDigits[value >> 4];
    out += kHexDigits[value & 15];
  }
  return out;
}

// Throws if the text is not made of pairs of hexadecimal digits.
std::vector<std::byte> bytes_from(std::string_view text) {
  std::vector<std::byte> bytes(text.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    unsigned value = 0;
    const char* begin = text.data() + 2 * i;
    if (std::from_chars(begin, begin + 2, value, 16).ptr != begin + 2) {
      throw std::out_of_range("no bytes");
    }
    bytes[i] = static_cast<std::byte>(value);
  }
  return bytes;
}

// Returns the view of the task; throws if it holds none.
game::Position position_from(const json::value& task) {
  const game::Game* game = game::find_game(task.at("game").as_string());
  const json::string& text = task.at("view").as_string();
  if (game == nullptr || text.size() != 2 * game->info().state_bytes) {
    throw std::out_of_range("no position");
  }
  return game::Position::of_bytes(*game, bytes_from(text));
}

json::object task_json(std::string_view kind, const game::Position& view) {
  return {{"kind", kind}, {"game", view.game().info().name}, {"view", hex_of(view.bytes())}};
}

// Task runners exchange the findings of a search as text: its number of iterations, then the bytes
// of its move reports.
using bots::search::MoveReport;
static_assert(std::is_trivially_copyable_v<MoveReport>);

struct SearchFindings {
  std::vector<MoveReport> reports;
  std::int64_t iterations = 0;
};

std::string text_of(const bots::search::Search& search) {
  return fmt::format("{} {}", search.iterations(),
                     hex_of(std::as_bytes(std::span(search.reports()))));
}

// Returns nothing if the text holds no findings, as when another task runner failed.
std::optional<SearchFindings> parse_findings(std::string_view text) {
  SearchFindings found;
  const char* end = text.data() + text.size();
  const char* after = std::from_chars(text.data(), end, found.iterations).ptr;
  if (after == text.data() || after == end) return std::nullopt;
  const std::string_view hex(after + 1, static_cast<std::size_t>(end - after - 1));
  if (hex.empty() || hex.size() % (2 * sizeof(MoveReport)) != 0) return std::nullopt;
  try {
    const std::vector<std::byte> bytes = bytes_from(hex);
    found.reports.resize(bytes.size() / sizeof(MoveReport));
    std::memcpy(found.reports.data(), bytes.data(), bytes.size());
  } catch (const std::exception&) {
    return std::nullopt;
  }
  return found;
}

// Share 0 searches with the seed of the task, so that its result equals that of an unshared
// search.
std::uint64_t seed_of_share(std::uint64_t seed, int share) {
  return share == 0 ? seed : game::derive_seed(seed, static_cast<std::uint64_t>(share), 0);
}

std::uint64_t seed_from(const json::value& task) {
  const json::string& text = task.at("seed").as_string();
  std::uint64_t seed = 0;
  std::from_chars(text.data(), text.data() + text.size(), seed);
  return seed;
}

}  // namespace

std::string task_text(std::string_view table, const table::BotTurn& turn) {
  json::object task = task_json("move", turn.view);
  task["table"] = table;
  task["seat"] = turn.seat;
  task["level"] = turn.level;
  task["seed"] = std::to_string(turn.seed);
  return json::serialize(task);
}

std::string task_text(const table::AdviceTurn& turn) {
  json::object task = task_json("hint", turn.view);
  task["seat"] = turn.seat;
  task["seed"] = std::to_string(turn.seed);
  return json::serialize(task);
}

std::string task_text(const table::MadeDecision& decision, bool closely) {
  json::object task = task_json("review", decision.view);
  task["moves"] = decision.moves;
  task["seat"] = decision.seat;
  task["played"] = decision.view.game().move_text(decision.played);
  task["closely"] = closely;
  return json::serialize(task);
}

std::string analysis_task_text(const json::value& body) {
  return json::serialize(json::object{{"kind", "study"}, {"question", body}});
}

std::unique_ptr<bots::Bot> LocalTaskRunner::take_bot(const bots::SeatedBot& wanted) {
  const auto place = std::find_if(
      remembered_bots_.begin(), remembered_bots_.end(), [&](const bots::SeatedBot& bot) {
        return bot.table == wanted.table && bot.seat == wanted.seat && bot.level == wanted.level;
      });
  if (place == remembered_bots_.end()) {
    remembered_bots_.clear();  // frees the old search tree before a new one grows
    return bots::make_bot(wanted.level);
  }
  std::unique_ptr<bots::Bot> bot = std::move(place->bot);
  remembered_bots_.erase(place);
  return bot;
}

bool is_shareable_task(std::string_view task) {
  boost::system::error_code error;
  const json::value parsed = json::parse(task, error);
  const json::object* object = error ? nullptr : parsed.if_object();
  const auto text_at = [](const json::object& in, std::string_view key) -> std::string_view {
    const json::value* value = in.if_contains(key);
    return value != nullptr && value->is_string() ? std::string_view(value->get_string())
                                                  : std::string_view();
  };
  if (object == nullptr) return false;
  const std::string_view kind = text_at(*object, "kind");
  if (kind == "hint") return true;
  if (kind == "move") {
    const bots::BotInfo* level = bots::find_bot(text_at(*object, "level"));
    return level != nullptr && level->milliseconds > 0;
  }
  const json::value* question = object->if_contains("question");
  const json::object* request = question != nullptr ? question->if_object() : nullptr;
  return kind == "study" && request != nullptr && !request->contains("iterations");
}

std::string required_net(std::string_view task) {
  try {
    const json::value parsed = json::parse(task);
    const json::string& kind = parsed.at("kind").as_string();
    if (kind == "study") {
      const auto question = parse_analysis_request(parsed.at("question"));
      return question ? std::string(question->position.game().info().name) : std::string();
    }
    if (kind == "move") {
      const bots::BotInfo* level = bots::find_bot(parsed.at("level").as_string());
      if (level == nullptr || !level->uses_net) return {};
    }
    return std::string(parsed.at("game").as_string());
  } catch (const std::exception&) {  // Boost.JSON throws exceptions of several types
    return {};
  }
}

std::string LocalTaskRunner::run(std::string_view task) {
  begin_share(task, 0);
  return finish({});
}

std::string LocalTaskRunner::finish(std::span<const std::string> others) {
  const Completion completion = std::exchange(completion_, nullptr);
  return completion ? completion(others) : std::string();
}

std::string LocalTaskRunner::begin_share(std::string_view task, int share) {
  completion_ = nullptr;
  try {
    const json::value parsed = json::parse(task);
    const json::string& kind = parsed.at("kind").as_string();
    const bots::Clock clock;
    if (kind == "study") {
      remembered_bots_.clear();
      const auto question = parse_analysis_request(parsed.at("question"));
      if (!question) return {};
      const auto found = std::make_shared<bots::search::AdviceSearch>(
          question->position, question->budget, seed_of_share(question->seed, share), clock);
      return begin_advice(found, [found, view = question->position] {
        return json::serialize(analysis_json(view, *found));
      });
    }
    const game::Position view = position_from(parsed);
    if (kind == "move") return begin_move(parsed, view, share);
    remembered_bots_.clear();
    if (kind == "hint") {
      const auto found = std::make_shared<bots::search::AdviceSearch>(
          view, budgets_.hint, seed_of_share(seed_from(parsed), share), clock);
      return begin_advice(found, [found, view] {
        return json::serialize(hint_json(view, found->advice(), found->reasons()));
      });
    }
    if (kind == "review" && share == 0) {
      const auto played = view.game().parse_move(parsed.at("played").as_string());
      if (!played) return {};
      const table::MadeDecision decision{parsed.at("moves").to_number<int>(),
                                         parsed.at("seat").to_number<int>(), view, *played};
      const auto found = review_decision(decision, parsed.at("closely").as_bool(), budgets_, clock);
      std::string result = found ? text_of(view.game(), *found) : std::string();
      completion_ = [result = std::move(result)](auto) { return result; };
    }
    return {};
  } catch (const std::exception&) {  // Boost.JSON throws exceptions of several types
    return {};
  }
}

std::string LocalTaskRunner::begin_advice(std::shared_ptr<bots::search::AdviceSearch> found,
                                          std::function<std::string()> to_result) {
  std::string own = text_of(found->search());
  completion_ = [found = std::move(found),
                 to_result = std::move(to_result)](std::span<const std::string> all) {
    for (const std::string& other : all) {
      if (const auto more = parse_findings(other)) found->add(more->reports, more->iterations);
    }
    return to_result();
  };
  return own;
}

std::string LocalTaskRunner::begin_move(const json::value& task, const game::Position& view,
                                        int share) {
  bots::SeatedBot seated{std::string(task.at("table").as_string()),
                         task.at("seat").to_number<int>(),
                         std::string(task.at("level").as_string()), nullptr};
  const bots::BotInfo* level = bots::find_bot(seated.level);
  if (level == nullptr) return {};
  seated.bot = take_bot(seated);
  auto* searching = dynamic_cast<bots::SearchBot*>(seated.bot.get());
  if (share > 0 && searching == nullptr) return {};
  table::BotTurn turn;
  turn.seat = seated.seat;
  turn.level = seated.level;
  turn.view = view;
  turn.seed = seed_of_share(seed_from(task), share);
  view.game().legal(view, turn.legal);
  bots::Clock clock;
  if (level->milliseconds > 0) clock.limit(std::chrono::milliseconds(level->milliseconds));
  const game::Move own = table::think(turn, *seated.bot, clock);
  completion_ = [searching, own, view](std::span<const std::string> all) {
    game::Move move = own;
    for (const std::string& other : all) {
      const auto more = parse_findings(other);
      if (more && searching != nullptr) {
        move = searching->merge_and_choose(more->reports, more->iterations);
      }
    }
    return view.game().move_text(move);
  };
  std::string findings = searching != nullptr ? text_of(searching->search()) : std::string();
  // The bot lives at least until the next task begins, so `searching` stays valid for completion_.
  remembered_bots_.push_back(std::move(seated));
  while (remembered_bots_.size() > kMaxRememberedBots) remembered_bots_.pop_front();
  return findings;
}

}  // namespace drover::api
