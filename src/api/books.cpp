#include "api/books.h"

#include <algorithm>
#include <ctime>
#include <iterator>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace drover::api {

namespace json = boost::json;

namespace {

using Results = std::vector<table::BookResult>;

json::object options_json(const table::Start& start) {
  json::object out;
  for (const auto& [key, value] : start.setup.options) out[key] = value;
  return out;
}

json::object to_json(const table::BookResult& one) {
  json::object categories;
  for (const auto& [name, points] : one.result.categories) categories[name] = points;
  json::object out;
  out["table"] = one.table;
  out["finished"] = one.finished;
  out["game"] = one.start.game;
  out["rules_version"] = one.start.setup.rules_version;
  out["options"] = options_json(one.start);
  // As text: 64 bits do not fit into a number of JavaScript.
  out["seed"] = std::to_string(one.start.setup.seed);
  out["players"] = json::array{one.player};
  out["score"] = one.result.score;
  out["best_opponent"] = one.result.best_opponent;
  out["won"] = one.result.won;
  out["categories"] = std::move(categories);
  out["turns"] = one.result.turns;
  out["moves"] = one.result.moves;
  out["from_position"] = one.start.resumed;
  out["seed_named"] = one.start.seed_named;
  return out;
}

// ---- Summary ------------------------------------------------------------------------------------

// Summarizes the results of one game with one set of options.
struct Group {
  const table::BookResult* latest;
  int played = 0;
  int won = 0;
  int seed_named = 0;
  std::int64_t points = 0;
  int best_score = 0;
  int best_margin = 0;
  int streak = 0;
  bool streak_ended = false;

  bool takes(const table::BookResult& one) const {
    return one.start.game == latest->start.game &&
           one.start.setup.options == latest->start.setup.options;
  }

  // To be called with the results from the newest to the oldest.
  void add(const table::BookResult& one) {
    const table::SoloResult& result = one.result;
    best_score = played == 0 ? result.score : std::max(best_score, result.score);
    best_margin = played == 0 ? result.margin() : std::max(best_margin, result.margin());
    ++played;
    points += result.score;
    if (result.won) ++won;
    if (one.start.seed_named) ++seed_named;
    streak_ended = streak_ended || !result.won;
    if (!streak_ended) ++streak;
  }
};

std::vector<Group> groups_of(const Results& results) {
  std::vector<Group> groups;
  for (const table::BookResult& one : results) {
    if (one.start.resumed) continue;
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const Group& known) { return known.takes(one); });
    if (group == groups.end()) group = groups.insert(groups.end(), Group{&one});
    group->add(one);
  }
  return groups;
}

json::object to_json(const Group& group) {
  json::object out;
  out["game"] = group.latest->start.game;
  out["options"] = options_json(group.latest->start);
  out["played"] = group.played;
  out["won"] = group.won;
  out["best_score"] = group.best_score;
  out["mean_score"] = static_cast<double>(group.points) / group.played;
  out["best_margin"] = group.best_margin;
  out["streak"] = group.streak;
  out["seed_named"] = group.seed_named;
  out["last_finished"] = group.latest->finished;
  return out;
}

// ---- CSV ----------------------------------------------------------------------------------------

// Quotes a text for CSV. Text that a spreadsheet would take for a formula gets an apostrophe.
std::string csv_text(std::string_view text) {
  constexpr std::string_view kBeginsAFormula = "=+-@";
  std::string out = "\"";
  if (!text.empty() && kBeginsAFormula.find(text.front()) != std::string_view::npos) out += '\'';
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

std::string options_for_people(const table::Start& start) {
  std::vector<std::string> options;
  for (const auto& [key, value] : start.setup.options) {
    options.push_back(fmt::format("{}={}", key, value));
  }
  return fmt::format("{}", fmt::join(options, " "));
}

std::vector<std::string> categories_of(const Results& results) {
  std::vector<std::string> names;
  for (const table::BookResult& one : results) {
    for (const auto& [name, points] : one.result.categories) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

// Returns the points of the category; empty if the game does not have it.
std::string points_in(const table::SoloResult& result, const std::string& category) {
  for (const auto& [name, points] : result.categories) {
    if (name == category) return std::to_string(points);
  }
  return {};
}

}  // namespace

json::array results_json(const Results& results) {
  json::array out;
  for (const table::BookResult& one : results) out.push_back(to_json(one));
  return out;
}

json::array summary_json(const Results& results) {
  json::array out;
  for (const Group& group : groups_of(results)) out.push_back(to_json(group));
  return out;
}

std::string to_csv(const Results& results) {
  const std::vector<std::string> categories = categories_of(results);
  std::string out =
      "table,finished,game,rules_version,options,seed,player,score,best_opponent,won,turns,moves,"
      "from_position,seed_named";
  for (const std::string& name : categories) out += "," + csv_text(name);
  out += "\r\n";
  for (const table::BookResult& one : results) {
    fmt::format_to(std::back_inserter(out),
                   "{},{:%Y-%m-%dT%H:%M:%SZ},{},{},{},{},{},{},{},{},{},{},{},{}", one.table,
                   fmt::gmtime(static_cast<std::time_t>(one.finished)), csv_text(one.start.game),
                   one.start.setup.rules_version, csv_text(options_for_people(one.start)),
                   one.start.setup.seed, csv_text(one.player), one.result.score,
                   one.result.best_opponent, one.result.won, one.result.turns, one.result.moves,
                   one.start.resumed, one.start.seed_named);
    for (const std::string& name : categories) out += "," + points_in(one.result, name);
    out += "\r\n";
  }
  return out;
}

}  // namespace drover::api
