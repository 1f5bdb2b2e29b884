#include "api/thinker.h"

#include <algorithm>
#include <charconv>
#include <exception>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "api/analysis.h"
#include "api/hint.h"
#include "api/review.h"

namespace drover::api {

namespace json = boost::json;

namespace {

// Trees are large: of each level that remembers, that of the latest turn.
constexpr std::size_t kMostKept = 1;

constexpr std::string_view kHexDigits = "0123456789abcdef";

std::string hex_of(const game::Position& position) {
  std::string out;
  for (const std::byte byte : position.bytes()) {
    const auto value = std::to_integer<unsigned>(byte);
    out += kHexDigits[value >> 4];
    out += kHexDigits[value & 15];
  }
  return out;
}

// Throws where it is none.
game::Position position_from(const json::value& job) {
  const game::Game* game = game::find_game(job.at("game").as_string());
  const json::string& text = job.at("view").as_string();
  if (game == nullptr || text.size() != 2 * game->info().state_bytes) {
    throw std::out_of_range("no position");
  }
  std::vector<std::byte> bytes(text.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    unsigned value = 0;
    const char* begin = text.data() + 2 * i;
    if (std::from_chars(begin, begin + 2, value, 16).ptr != begin + 2) {
      throw std::out_of_range("no position");
    }
    bytes[i] = static_cast<std::byte>(value);
  }
  return game::Position::of_bytes(*game, bytes);
}

json::object job_json(std::string_view kind, const game::Position& view) {
  return {{"kind", kind}, {"game", view.game().info().name}, {"view", hex_of(view)}};
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

std::string Thinker::think(std::string_view text) {
  try {
    const json::value job = json::parse(text);
    const json::string& kind = job.at("kind").as_string();
    if (kind == "study") {
      kept_.clear();
      const auto question = study_question(job.at("question"));
      return question ? json::serialize(study(*question, bots::Clock())) : std::string();
    }
    const game::Position view = position_from(job);
    const int seat = job.at("seat").to_number<int>();
    bots::Clock clock;
    if (kind == "move") {
      bots::SeatedBot kept{std::string(job.at("table").as_string()), seat,
                           std::string(job.at("level").as_string()), nullptr};
      const bots::BotInfo* level = bots::find_bot(kept.level);
      if (level == nullptr) return {};
      table::BotTurn turn{seat, kept.level, 0, view, seed_from(job), false};
      kept.bot = take(kept);
      if (level->milliseconds > 0) clock.limit(std::chrono::milliseconds(level->milliseconds));
      std::string move = view.game().move_text(table::think(turn, *kept.bot, clock));
      if (kept.bot->remembers()) kept_.push_back(std::move(kept));
      while (kept_.size() > kMostKept) kept_.pop_front();
      return move;
    }
    kept_.clear();
    if (kind == "hint") {
      return json::serialize(find_hint({seat, view, seed_from(job)}, budgets_.hint, clock));
    }
    if (kind == "review") {
      const auto played = view.game().parse_move(job.at("played").as_string());
      if (!played) return {};
      const table::MadeDecision decision{job.at("moves").to_number<int>(), seat, view, *played};
      const auto found = review_decision(decision, job.at("closely").as_bool(), budgets_, clock);
      return found ? text_of(view.game(), *found) : std::string();
    }
    return {};
  } catch (const std::exception&) {  // what Boost.JSON throws has several types
    return {};
  }
}

}  // namespace drover::api
