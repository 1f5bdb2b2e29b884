#include "api/thinker.h"

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

// Trees are large: of each level that remembers, that of the latest turn.
constexpr std::size_t kMostKept = 1;

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

// Throws where it is none.
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

// Throws where it is none.
game::Position position_from(const json::value& job) {
  const game::Game* game = game::find_game(job.at("game").as_string());
  const json::string& text = job.at("view").as_string();
  if (game == nullptr || text.size() != 2 * game->info().state_bytes) {
    throw std::out_of_range("no position");
  }
  return game::Position::of_bytes(*game, bytes_from(text));
}

json::object job_json(std::string_view kind, const game::Position& view) {
  return {{"kind", kind}, {"game", view.game().info().name}, {"view", hex_of(view.bytes())}};
}

// What a search has found about the moves there are, as the bytes they are.
using bots::search::MoveReport;
static_assert(std::is_trivially_copyable_v<MoveReport>);

struct SharedFinding {
  std::vector<MoveReport> reports;
  std::int64_t iterations = 0;
};

std::string text_of(const bots::search::Search& search) {
  return fmt::format("{} {}", search.iterations(),
                     hex_of(std::as_bytes(std::span(search.reports()))));
}

// Nothing if it is none: then somebody has found nothing.
std::optional<SharedFinding> found_from(std::string_view text) {
  SharedFinding found;
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

// The first thinks as if it were alone.
std::uint64_t share_of(std::uint64_t seed, int share) {
  return share == 0 ? seed : game::derive_seed(seed, static_cast<std::uint64_t>(share), 0);
}

std::uint64_t seed_from(const json::value& job) {
  const json::string& text = job.at("seed").as_string();
  std::uint64_t seed = 0;
  std::from_chars(text.data(), text.data() + text.size(), seed);
  return seed;
}

}  // namespace

std::string job_of(std::string_view table, const table::BotTurn& turn) {
  json::object job = job_json("move", turn.view);
  job["table"] = table;
  job["seat"] = turn.seat;
  job["level"] = turn.level;
  job["seed"] = std::to_string(turn.seed);
  return json::serialize(job);
}

std::string job_of(const table::AskedTurn& turn) {
  json::object job = job_json("hint", turn.view);
  job["seat"] = turn.seat;
  job["seed"] = std::to_string(turn.seed);
  return json::serialize(job);
}

std::string job_of(const table::MadeDecision& decision, bool closely) {
  json::object job = job_json("review", decision.view);
  job["moves"] = decision.moves;
  job["seat"] = decision.seat;
  job["played"] = decision.view.game().move_text(decision.played);
  job["closely"] = closely;
  return json::serialize(job);
}

std::string job_of_study(const json::value& question) {
  return json::serialize(json::object{{"kind", "study"}, {"question", question}});
}

std::unique_ptr<bots::Bot> Thinker::take(const bots::SeatedBot& wanted) {
  const auto place = std::find_if(kept_.begin(), kept_.end(), [&](const bots::SeatedBot& kept) {
    return kept.table == wanted.table && kept.seat == wanted.seat && kept.level == wanted.level;
  });
  if (place == kept_.end()) {
    kept_.clear();  // before another tree takes as much
    return bots::make_bot(wanted.level);
  }
  std::unique_ptr<bots::Bot> bot = std::move(place->bot);
  kept_.erase(place);
  return bot;
}

bool can_be_shared(std::string_view job) {
  boost::system::error_code error;
  const json::value parsed = json::parse(job, error);
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
  const json::object* asked = question != nullptr ? question->if_object() : nullptr;
  return kind == "study" && asked != nullptr && !asked->contains("iterations");
}

std::string net_wanted(std::string_view job) {
  try {
    const json::value told = json::parse(job);
    const json::string& kind = told.at("kind").as_string();
    if (kind == "study") {
      const auto question = study_question(told.at("question"));
      return question ? std::string(question->position.game().info().name) : std::string();
    }
    if (kind == "move") {
      const bots::BotInfo* level = bots::find_bot(told.at("level").as_string());
      if (level == nullptr || !level->asks_net) return {};
    }
    return std::string(told.at("game").as_string());
  } catch (const std::exception&) {  // what Boost.JSON throws has several types
    return {};
  }
}

std::string Thinker::think(std::string_view text) {
  begin(text, 0);
  return end({});
}

std::string Thinker::end(std::span<const std::string> others) {
  const Ending ending = std::exchange(ending_, nullptr);
  return ending ? ending(others) : std::string();
}

std::string Thinker::begin(std::string_view text, int share) {
  ending_ = nullptr;
  try {
    const json::value job = json::parse(text);
    const json::string& kind = job.at("kind").as_string();
    const bots::Clock clock;
    if (kind == "study") {
      kept_.clear();
      const auto question = study_question(job.at("question"));
      if (!question) return {};
      const auto found = std::make_shared<bots::search::Deliberation>(
          question->position, question->budget, share_of(question->seed, share), clock);
      return begin_advice(found, [found, view = question->position] {
        return json::serialize(study_json(view, *found));
      });
    }
    const game::Position view = position_from(job);
    if (kind == "move") return begin_move(job, view, share);
    kept_.clear();
    if (kind == "hint") {
      const auto found = std::make_shared<bots::search::Deliberation>(
          view, budgets_.hint, share_of(seed_from(job), share), clock);
      return begin_advice(found, [found, view] {
        return json::serialize(hint_json(view, found->advice(), found->because()));
      });
    }
    if (kind == "review" && share == 0) {
      const auto played = view.game().parse_move(job.at("played").as_string());
      if (!played) return {};
      const table::MadeDecision decision{job.at("moves").to_number<int>(),
                                         job.at("seat").to_number<int>(), view, *played};
      const auto found = review_decision(decision, job.at("closely").as_bool(), budgets_, clock);
      std::string told = found ? text_of(view.game(), *found) : std::string();
      ending_ = [told = std::move(told)](auto) { return told; };
    }
    return {};
  } catch (const std::exception&) {  // what Boost.JSON throws has several types
    return {};
  }
}

std::string Thinker::begin_advice(std::shared_ptr<bots::search::Deliberation> found,
                                  std::function<std::string()> tell) {
  std::string own = text_of(found->search());
  ending_ = [found = std::move(found), tell = std::move(tell)](std::span<const std::string> all) {
    for (const std::string& other : all) {
      if (const auto more = found_from(other)) found->add(more->reports, more->iterations);
    }
    return tell();
  };
  return own;
}

std::string Thinker::begin_move(const json::value& job, const game::Position& view, int share) {
  bots::SeatedBot kept{std::string(job.at("table").as_string()), job.at("seat").to_number<int>(),
                       std::string(job.at("level").as_string()), nullptr};
  const bots::BotInfo* level = bots::find_bot(kept.level);
  if (level == nullptr) return {};
  kept.bot = take(kept);
  auto* searching = dynamic_cast<bots::SearchBot*>(kept.bot.get());
  if (share > 0 && searching == nullptr) return {};
  const table::BotTurn turn{kept.seat, kept.level, 0, view, share_of(seed_from(job), share), false};
  bots::Clock clock;
  if (level->milliseconds > 0) clock.limit(std::chrono::milliseconds(level->milliseconds));
  const game::Move own = table::think(turn, *kept.bot, clock);
  ending_ = [searching, own, view](std::span<const std::string> all) {
    game::Move move = own;
    for (const std::string& other : all) {
      const auto more = found_from(other);
      if (more && searching != nullptr) {
        move = searching->choose_again(more->reports, more->iterations);
      }
    }
    return view.game().move_text(move);
  };
  std::string told = searching != nullptr ? text_of(searching->search()) : std::string();
  // It stays at least until the next job, and with it what the ending needs.
  kept_.push_back(std::move(kept));
  while (kept_.size() > kMostKept) kept_.pop_front();
  return told;
}

}  // namespace drover::api
