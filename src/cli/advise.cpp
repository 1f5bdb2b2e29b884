// drover advise: searches a position and prints the best moves with their reasons.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <span>

#include "bots/search/advice_search.h"
#include "cli/cli.h"
#include "game/presenter.h"
#include "table/advice_reasons.h"

namespace drover::cli {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kMaxTime{600'000};
constexpr std::int64_t kMaxIterations = 100'000'000;
// Fixed, so that one position and number of iterations always give one advice.
constexpr std::uint64_t kSeed = 1;

struct AdviseArguments {
  std::string path;
  std::string time = "2s";
  std::int64_t iterations = 0;
  int moves = 5;
  int threads = 0;
  bool json = false;
};

// Parses a time such as "2s", "1.5s" or "500ms".
std::optional<milliseconds> parse_time(std::string_view text) {
  double factor = 1000;
  if (text.ends_with("ms")) {
    factor = 1;
    text.remove_suffix(2);
  } else if (text.ends_with('s')) {
    text.remove_suffix(1);
  } else {
    return std::nullopt;
  }
  double number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number, std::chars_format::fixed);
  if (error != std::errc{} || stop != end) return std::nullopt;
  const double time = number * factor;
  if (!(time >= 1 && time <= static_cast<double>(kMaxTime.count()))) return std::nullopt;
  return milliseconds(static_cast<std::int64_t>(time));
}

bots::search::Budget budget_of(const AdviseArguments& arguments) {
  const auto time = parse_time(arguments.time);
  if (!time) {
    fail("A time to think looks like 2s or 500ms, up to {}s, not like \"{}\".",
         kMaxTime.count() / 1000, arguments.time);
  }
  if (arguments.iterations < 0 || arguments.iterations > kMaxIterations) {
    fail("The number of iterations must be from 1 to {}, not {}.", kMaxIterations,
         arguments.iterations);
  }
  if (arguments.moves < 1) fail("At least 1 move must be asked for, not {}.", arguments.moves);
  bots::search::Budget budget;
  if (arguments.iterations == 0) budget.time = *time;
  budget.iterations = arguments.iterations;
  budget.threads = threads_or_cores(arguments.threads);
  budget.stop_early = false;
  return budget;
}

// Throws a Failure if the game is over, or if the position is the view of a seat that has nothing
// to decide.
void check(const game::Position& position) {
  const game::Game& game = position.game();
  if (game.over(position)) fail_with_message("advise.over");
  const int seat = game.actor(position) + 1;
  const boost::json::object json = game.to_json(position);
  const boost::json::value& viewer = json.at("viewer");
  if (viewer.is_null() || (viewer.is_int64() && viewer.as_int64() == seat)) return;
  fail_with_message("advise.other_view", {{"seat", seat}});
}

std::string percent(double part) { return fmt::format("{:.0f} %", 100 * part); }
std::string points(double number) { return fmt::format("{:.1f}", number); }

// Prints the best moves; estimates only for moves with enough iterations.
void print_moves(const game::Game& game, const bots::search::Advice& advice, std::size_t shown) {
  std::vector<std::vector<std::string>> rows{{message("advise.move"), message("advise.share"),
                                              message("advise.score"), message("advise.wins")}};
  for (std::size_t i = 0; i < shown; ++i) {
    const auto& move = advice.moves[i];
    const bool has_estimate = advice.is_reliable(i);
    rows.push_back({game.move_text(move.move), percent(move.share),
                    has_estimate ? points(move.score) : "-",
                    has_estimate ? percent(move.win_chance) : "-"});
  }
  say_text(text_table(rows));
  if (shown == 1) return;
  say_message("advise.order", {{"least", bots::search::kMinReliableIterations}});
}

// Prints the expected points of the best move and of the next one by category.
void print_categories(const game::Game& game, const bots::search::Advice& advice,
                      std::size_t shown) {
  const auto& moves = advice.moves;
  const bool runner_up = shown > 1 && advice.is_reliable(1);
  std::vector<std::vector<std::string>> rows{
      {message("advise.category"), game.move_text(moves[0].move)}};
  if (runner_up) {
    rows[0].push_back(game.move_text(moves[1].move));
    rows[0].push_back(message("advise.difference"));
  }
  for (std::size_t c = 0; c < moves[0].categories.size(); ++c) {
    const double best = moves[0].categories[c];
    rows.push_back(
        {game::category_name(game, static_cast<int>(c), spoken_language()), points(best)});
    if (!runner_up) continue;
    const double next = moves[1].categories[c];
    rows.back().push_back(points(next));
    rows.back().push_back(fmt::format("{:+.1f}", best - next));
  }
  say("\n");
  say_text(text_table(rows));
}

// The sentence of a reason, as on the page, with moves in notation. `first`: it is the first
// reason.
std::string reason_words(const game::Position& position, const bots::search::Reason& reason,
                         bool first) {
  using bots::search::ReasonKey;
  const game::Game& game = position.game();
  text::Params params{{"other", game.move_text(reason.other)},
                      {"place", first ? "first" : "further"}};
  if (reason.key == ReasonKey::kClose) return message("because.close", params);
  if (reason.key == ReasonKey::kCategory) {
    params["category"] = text::in_sentence(
        game::category_name(game, reason.category, spoken_language()), spoken_language());
    params["gain"] = fmt::format("{:+.1f}", reason.gain);
    return message(reason.gain > 0 ? "because.more" : "because.fewer", params);
  }
  params["what"] = game.presenter().prospect_words(position, reason.prospect, spoken_language());
  params["when"] = table::when_name(reason.when);
  const std::string_view key = reason.key == ReasonKey::kPlan         ? "because.plan"
                               : reason.key == ReasonKey::kRatherThan ? "because.rather_than"
                               : first                                ? "because.leads_to"
                                                                      : "because.also";
  return message("advise.chance",
                 {{"because", message(key, params)}, {"chance", percent(reason.chance)}});
}

void print_advice(const game::Position& position, const bots::search::AdviceSearch& advice_search,
                  std::size_t shown) {
  const bots::search::Advice& advice = advice_search.advice();
  const game::Game& game = position.game();
  say("{}\n", decision_line(position));
  say("{}\n\n",
      message("advise.thought", {{"iterations", advice.iterations},
                                 {"seconds", points(advice.seconds)},
                                 {"rate", fmt::format("{:.0f}", advice.iterations_per_second())}}));
  print_moves(game, advice, shown);
  if (advice.is_reliable(0)) print_categories(game, advice, shown);
  const game::Move best = advice.moves[0].move;
  say("\n{}: {}\n", game.move_text(best),
      game.presenter().move_sentence(position, best, spoken_language()));
  bool first = true;
  for (const auto& reason : advice_search.reasons()) {
    say("- {}\n", reason_words(position, reason, first));
    first = false;
  }
}

boost::json::object move_json(const game::Position& position,
                              const bots::search::AdvisedMove& move) {
  const game::Game& game = position.game();
  boost::json::object json{
      {"move", game.move_text(move.move)},
      {"does", game.presenter().move_sentence(position, move.move, spoken_language())},
      {"share", move.share},
      {"iterations", move.iterations}};
  if (move.iterations == 0) return json;
  boost::json::object categories;
  for (std::size_t c = 0; c < move.categories.size(); ++c) {
    categories[game.info().categories[c]] = move.categories[c];
  }
  json["score"] = move.score;
  json["win_chance"] = move.win_chance;
  json["categories"] = std::move(categories);
  return json;
}

void print_advice_json(const game::Position& position,
                       const bots::search::AdviceSearch& advice_search, std::size_t shown) {
  const bots::search::Advice& advice = advice_search.advice();
  const game::Game& game = position.game();
  boost::json::array moves;
  for (const auto& move : std::span(advice.moves).first(shown)) {
    moves.push_back(move_json(position, move));
  }
  print_json(boost::json::object{
      {"turn", game.turn(position)},
      {"seat", advice.seat + 1},
      {"decision", game.presenter().decision_sentence(position, spoken_language())},
      {"seconds", advice.seconds},
      {"iterations", advice.iterations},
      {"iterations_per_second", advice.iterations_per_second()},
      {"moves", std::move(moves)},
      {"because", table::advice_reasons_json(position, advice_search.reasons())}});
}

void advise(const AdviseArguments& arguments) {
  const bots::search::Budget budget = budget_of(arguments);
  const game::Position position = read_position(arguments.path);
  check(position);
  const bots::search::AdviceSearch advice_search(position, budget, kSeed, bots::Clock());
  const std::size_t shown =
      std::min(advice_search.advice().moves.size(), static_cast<std::size_t>(arguments.moves));
  if (arguments.json) {
    print_advice_json(position, advice_search, shown);
  } else {
    print_advice(position, advice_search, shown);
  }
}

}  // namespace

void add_advise(Command& app) {
  Command command =
      app.add_subcommand("advise", "Search a position for the best moves and say why");
  auto arguments = std::make_shared<AdviseArguments>();
  add_position_argument(command, arguments->path);
  command.add_option("--time TIME", arguments->time, "How long to search, such as 2s or 500ms")
      .show_default();
  command.add_option(
      "--iterations N", arguments->iterations,
      "Search this many iterations instead; with --threads 1 the result is repeatable");
  command.add_option("--moves N", arguments->moves, "How many moves to show").show_default();
  command.add_option("--threads N", arguments->threads, "How many threads (default: one per core)");
  add_language_option(command);
  add_json_flag(command, arguments->json);
  command.footer(R"(
The search uses only what the seat to move may know. The share is the part of the search
spent on a move: better moves get more. Score and wins are that seat's expected results,
averaged over possible continuations of the game.)");
  command.callback([arguments] { advise(*arguments); });
}

}  // namespace drover::cli
