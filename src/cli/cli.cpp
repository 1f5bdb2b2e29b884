#include "cli/cli.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <thread>

#include <boost/json/parse.hpp>
#include <fmt/ranges.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/pretty_json.h"
#include "game/presenter.h"
#include "text/catalogue.h"
#include "text/json_text.h"
#include "text/text_page.h"

namespace drover::cli {

namespace {

constexpr std::size_t kMaxInputBytes = std::size_t{4} << 20;
constexpr int kExitBrokenPipe = 128 + SIGPIPE;
constexpr int kMaxThreads = 1024;

std::string system_message(int error) { return std::strerror(error); }  // NOLINT: one thread writes

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

void print_error(std::string_view sentence) {
  std::fflush(stdout);
  fmt::print(stderr, "drover: {}\n", sentence);
}

std::atomic<int> interrupt_requests{0};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler changes it");
void on_interrupt(int) { interrupt_requests.fetch_add(1, std::memory_order_relaxed); }

struct sigaction old_interrupt;
struct sigaction old_terminate;

}  // namespace

int run(int argc, const char* const* argv) {
  // Ignored, so that a closed pipe shows as a failed write, which flush_output() handles.
  std::signal(SIGPIPE, SIG_IGN);  // NOLINT(bugprone-signal-handler): ignored, nothing runs

  Program app("Drover plays, studies and simulates Great Western Trail.", "drover",
              "drover " DROVER_VERSION);
  app.footer(R"(
Positions are JSON files, records and moves are text; "-" stands for standard input.
drover COMMAND --help tells more about a command.)");
  add_play(app);
  add_games(app);
  add_components(app);
  add_schema(app);
  add_new(app);
  add_show(app);
  add_legal(app);
  add_apply(app);
  add_score(app);
  add_replay(app);
  add_simulate(app);
  add_arena(app);
  add_advise(app);
  add_perft(app);
  add_fit(app);
  add_tune(app);
  add_selfplay(app);
  add_bench(app);
  add_serve(app);
  add_load(app);
  add_backup(app);
  add_verify(app);
  add_move_store(app);
  add_think(app);
  try {
    app.run(argc, argv);
    flush_output();
    return 0;
  } catch (const Exit& exit) {
    return exit.code;
  } catch (const Failure& failure) {
    print_error(failure.what());
  } catch (const std::bad_alloc&) {
    print_error("There is not enough memory.");
  } catch (const std::exception& error) {
    print_error(fmt::format("An unexpected error occurred: {}.", error.what()));
  }
  return kExitFailure;
}

// ---- Writing ------------------------------------------------------------------------------------

void say_text(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_json(const boost::json::value& value) { say_text(pretty_json(value)); }

void flush_output() {
  const bool failed_before = std::ferror(stdout) != 0;
  if (std::fflush(stdout) == 0 && !failed_before) return;
  if (errno == EPIPE) throw Exit{kExitBrokenPipe};
  fail("The output could not be written: {}.", system_message(errno));
}

void add_colour_option(Command& command, Colour& colour) {
  const std::map<std::string, Colour> names{
      {"auto", Colour::kAuto}, {"always", Colour::kAlways}, {"never", Colour::kNever}};
  command
      .add_option(
          "--color WHEN", [&colour, names](const std::string& word) { colour = names.at(word); },
          "When to use colours: auto (on a terminal, unless NO_COLOR is set), always or never")
      .check([names](const std::string& word) -> std::string {
        return names.contains(word) ? "" : "it can be auto, always or never, not \"" + word + "\"";
      });
}

bool use_colour(Colour colour) {
  if (colour != Colour::kAuto) return colour == Colour::kAlways;
  const char* no_colour = std::getenv("NO_COLOR");
  if (no_colour != nullptr && *no_colour != '\0') return false;
  const char* terminal = std::getenv("TERM");
  if (terminal != nullptr && std::string_view(terminal) == "dumb") return false;
  return isatty(STDOUT_FILENO) != 0;
}

namespace {

// The argument of --language. One run of the program uses one language.
std::optional<text::Language> chosen_language;

// The language of a locale: German for "de_AT.UTF-8"; nothing for "C" and for languages without a
// catalogue.
std::optional<text::Language> language_of_locale(std::string_view locale) {
  return text::language_of(locale.substr(0, locale.find_first_of("_.@")));
}

}  // namespace

void add_language_option(Command& command) {
  command
      .add_option(
          "--language CODE",
          [](const std::string& code) { chosen_language = text::language_of(code); },
          fmt::format("Language: {} (default: from LC_ALL, LC_MESSAGES or LANG)",
                      fmt::join(text::kLanguageCodes, ", ")))
      .check([](const std::string& code) -> std::string {
        if (text::language_of(code)) return {};
        return fmt::format("it can be {}, not \"{}\"", fmt::join(text::kLanguageCodes, ", "), code);
      });
}

text::Language spoken_language() {
  if (chosen_language) return *chosen_language;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale == nullptr || *locale == '\0') continue;
    return language_of_locale(locale).value_or(text::Language::kEnglish);
  }
  return text::Language::kEnglish;
}

std::string message(std::string_view key, const text::Params& params) {
  return text::MessageFormatter(spoken_language(), {"text", "text/terminal"})(key, params);
}

std::string message(const game::Game& game, std::string_view key, const text::Params& params) {
  return game::formatter_of(game.info(), spoken_language())(key, params);
}

void say_message(std::string_view key, const text::Params& params) {
  say_text(message(key, params) + '\n');
}

void fail_with_message(std::string_view key, const text::Params& params) {
  throw Failure(message(key, params));
}

std::string decision_line(const game::Position& position) {
  const game::Game& game = position.game();
  return message("decision.at_turn",
                 {{"turn", game.turn(position)},
                  {"seat", game.actor(position) + 1},
                  {"decision", game.presenter().decision_sentence(position, spoken_language())}});
}

std::optional<game::Error> write_file(const std::string& path, std::string_view text) {
  const auto failure = [&] {
    return game::Error{fmt::format("{} could not be written: {}.", path, system_message(errno))};
  };
  // A device or a pipe cannot be replaced by a rename, so it is written to.
  struct stat status {};
  const bool plain = stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode);
  const std::string target = plain ? fmt::format("{}.{}.tmp", path, getpid()) : path;
  File file(std::fopen(target.c_str(), "wb"));
  if (!file) return failure();
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                       std::fflush(file.get()) == 0;
  const auto give_up = [&] {
    auto error = failure();
    if (plain) std::remove(target.c_str());
    return error;
  };
  if (!written) return give_up();
  file.reset();
  if (plain && std::rename(target.c_str(), path.c_str()) != 0) return give_up();
  return std::nullopt;
}

// ---- Reading ------------------------------------------------------------------------------------

std::string read_input(const std::string& path) {
  File file;
  std::FILE* input = stdin;
  if (path != "-") {
    file.reset(std::fopen(path.c_str(), "rb"));
    if (!file) fail("{} could not be opened: {}.", path, system_message(errno));
    input = file.get();
  }
  const std::string name = path == "-" ? "Standard input" : path;
  std::string text;
  char block[1 << 14];
  for (;;) {
    const std::size_t got = std::fread(block, 1, sizeof block, input);
    text.append(block, got);
    if (text.size() > kMaxInputBytes) {
      fail("{} is longer than {} bytes, more than anything Drover reads.", name, kMaxInputBytes);
    }
    if (got < sizeof block) break;
  }
  if (std::ferror(input) != 0) fail("{} could not be read: {}.", name, system_message(errno));
  return text;
}

game::TurnHistory read_turn(const std::string& path) {
  const std::string text = read_input(path);
  const std::string name = path == "-" ? "Standard input" : path;
  boost::json::error_code error;
  boost::json::parse_options options;
  options.max_depth = text::kDeepestJson;
  boost::json::value value;
  try {
    value = boost::json::parse(text, error, {}, options);
  } catch (const std::exception&) {
    fail("{} is no position: it is too large.", name);
  }
  if (error) fail("{} is no position: it is not valid JSON ({}).", name, error.message());
  if (const std::string wrong = text::repeated_key(text); !wrong.empty()) {
    fail("{} is no position: {}", name, wrong);
  }
  auto turn = game::turn_history_from_json(value);
  if (!turn) fail("{} is no position: {}", name, turn.error().sentence);
  return *std::move(turn);
}

game::Position read_position(const std::string& path) { return read_turn(path).position(); }

// ---- Options that several commands have ---------------------------------------------------------

void add_position_argument(Command& command, std::string& path) {
  path = "-";
  command.add_option("POSITION", path, "File with a position, or - for standard input (default)")
      .type_name("FILE");
}

void add_json_flag(Command& command, bool& json) { command.add_flag("--json", json, "Print JSON"); }

void add_into_option(Command& command, std::string& into) {
  command.add_option("--into", into,
                     "The folder src of the repository to write the weights into; without it they "
                     "are only tested");
}

void add_core_threads_option(Command& command, int& threads) {
  command.add_option("--threads", threads, "Threads; 0 for one on each core").show_default();
}

Option add_game_option(Command& command, SetupOptions& setup) {
  return command.add_option("--game NAME", setup.game,
                            "Which game: see \"drover games\" (default classic)");
}
Option add_players_option(Command& command, SetupOptions& setup) {
  return command.add_option("--players N", setup.players, "Number of players").show_default();
}
Option add_seed_option(Command& command, SetupOptions& setup, const std::string& fallback) {
  // Parsed here, because CLI11 takes -1 for the largest number and 010 for eight.
  const auto read = [](const std::string& text) -> std::optional<std::uint64_t> {
    std::uint64_t seed = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seed);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return seed;
  };
  return command
      .add_option(
          "--seed N", [&setup, read](const std::string& text) { setup.seed = *read(text); },
          "Random seed: the same seed deals the same game (default: " + fallback + ")")
      .check([read](const std::string& text) -> std::string {
        return read(text) ? "" : "a seed is a whole number from 0 to 2^64 - 1, not " + text;
      });
}
Option add_option_option(Command& command, SetupOptions& setup) {
  const Option option = command
                            .add_option("--option KEY=VALUE", setup.options,
                                        "An option of the game; may be given repeatedly")
                            .one_value();
  command
      .add_option(
          "--rules-version N", setup.rules_version,
          "Play by an older version of the rules: see \"drover games\" (default: the newest)")
      .in_range(1, 99);
  return option;
}
std::vector<Option> add_setup_options(Command& command, SetupOptions& setup) {
  return {add_game_option(command, setup), add_players_option(command, setup),
          add_seed_option(command, setup), add_option_option(command, setup)};
}

void add_records_option(Command& command, SeriesOptions& series) {
  command.add_option("--records DIR", series.records, "Save every game as a record in this folder");
}

void make_records_folder(const SeriesOptions& series) {
  if (series.records.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(series.records, error);
  if (error) fail("{} could not be made: {}.", series.records, error.message());
}

const game::Game& game_of(const SetupOptions& setup) {
  return *value_or_fail(game::require_game(setup.game));
}

game::Setup setup_of(const SetupOptions& setup) {
  game::Setup result;
  result.players = setup.players;
  result.seed = setup.seed;
  result.rules_version = setup.rules_version;
  for (const std::string& option : setup.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      fail("An option looks like key=value, not like \"{}\".", option);
    }
    const std::string key = option.substr(0, equals);
    if (!result.options.emplace(key, option.substr(equals + 1)).second) {
      fail("The option \"{}\" is given twice.", key);
    }
  }
  if (const auto error = game::check_setup(game_of(setup).info(), result)) {
    throw Failure(error->sentence);
  }
  return result;
}

game::Position start_position(const SetupOptions& setup) {
  return value_or_fail(game_of(setup).setup(setup_of(setup)));
}

void add_as_option(Command& command, int& seat) {
  command.add_option("--as SEAT", seat, "Show only what this seat (1, 2, ...) may know");
}

game::Position view_for(const game::Position& position, int as_seat) {
  if (as_seat == 0) return position;
  const int players = position.game().players(position);
  if (as_seat < 1 || as_seat > players) {
    fail("There is no seat {}: the seats are 1 to {}.", as_seat, players);
  }
  return position.game().redact(position, as_seat - 1);
}

int checked_threads(int threads) {
  if (threads < 1 || threads > kMaxThreads) {
    fail("The number of threads must be from 1 to {}, not {}.", kMaxThreads, threads);
  }
  return threads;
}

int threads_or_cores(int threads) {
  if (threads != 0) return checked_threads(threads);
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void run_in_parallel(int threads, int count, const std::function<void(int)>& work) {
  std::atomic<int> next{0};
  std::vector<std::thread> pool;
  for (int i = 0; i < threads; ++i) {
    pool.emplace_back([&] {
      for (int index = next++; index < count; index = next++) work(index);
    });
  }
  for (std::thread& thread : pool) thread.join();
}

std::vector<std::string> split_list(std::string_view text) {
  std::vector<std::string> items;
  for (;;) {
    const std::size_t comma = text.find(',');
    std::string_view item = text.substr(0, comma);
    while (item.starts_with(' ')) item.remove_prefix(1);
    while (item.ends_with(' ')) item.remove_suffix(1);
    items.emplace_back(item);
    if (comma == std::string_view::npos) return items;
    text.remove_prefix(comma + 1);
  }
}

// ---- Reports ------------------------------------------------------------------------------------

std::string text_table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    if (widths.size() < row.size()) widths.resize(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], text::columns_of(row[i]));
    }
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string fill(widths[i] - text::columns_of(row[i]), ' ');
      line += i == 0 ? row[i] + fill : "  " + fill + row[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

std::vector<int> seats_of(std::uint32_t set) {
  std::vector<int> seats;
  for (int seat = 0; seat < game::kMaxSeats; ++seat) {
    if ((set >> seat & 1U) != 0) seats.push_back(seat + 1);
  }
  return seats;
}

namespace {

std::string named(const game::Game& game, std::string_view table, std::string_view fallback) {
  const text::MessageFormatter say = game::formatter_of(game.info(), spoken_language());
  return say.name(table, game.info().name).value_or(std::string(fallback));
}

}  // namespace

std::string title_of(const game::Game& game) { return named(game, "game", game.info().title); }
std::string edition_of(const game::Game& game) {
  return named(game, "edition", game.info().edition);
}

std::string score_sheet(const game::Game& game, const game::Scores& scores) {
  std::vector<std::vector<std::string>> rows(1);
  rows[0].emplace_back("");
  for (int seat = 0; seat < scores.seats; ++seat)
    rows[0].push_back(message("score.seat", {{"seat", seat + 1}}));
  for (int c = 0; c < scores.categories; ++c) {
    std::vector<std::string> row{game::category_name(game, c, spoken_language())};
    for (int seat = 0; seat < scores.seats; ++seat) {
      row.push_back(fmt::format("{}", scores.points[seat][c]));
    }
    rows.push_back(std::move(row));
  }
  rows.push_back({message("score.total")});
  for (int seat = 0; seat < scores.seats; ++seat) {
    rows.back().push_back(fmt::format("{}", scores.total(seat)));
  }
  return text_table(rows);
}

boost::json::object score_json(const game::Game& game, const game::Position& position) {
  const game::Scores scores = game.scores(position);
  boost::json::array seats;
  for (int seat = 0; seat < scores.seats; ++seat) {
    boost::json::object categories;
    for (int c = 0; c < scores.categories; ++c) {
      categories[game.info().categories[static_cast<std::size_t>(c)]] = scores.points[seat][c];
    }
    seats.push_back(
        {{"seat", seat + 1}, {"total", scores.total(seat)}, {"categories", std::move(categories)}});
  }
  boost::json::object result{{"over", game.over(position)}, {"seats", std::move(seats)}};
  if (game.over(position)) {
    boost::json::array winners;
    for (const int seat : seats_of(game.winners(position))) winners.emplace_back(seat);
    result["winners"] = std::move(winners);
  }
  return result;
}

ProgressBar::ProgressBar() : terminal_(isatty(STDERR_FILENO) != 0) {}

void ProgressBar::wipe() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
  shown_ = false;
}

void ProgressBar::show(std::int64_t done, std::int64_t total, std::string_view what) {
  if (!terminal_) return;
  constexpr int kWidth = 40;
  const auto filled = static_cast<std::size_t>(done * kWidth / total);
  fmt::print(stderr, "\r[{}{}] {} of {} {}", std::string(filled, '#'),
             std::string(kWidth - filled, '.'), done, total, what);
  std::fflush(stderr);
  shown_ = true;
}

// ---- Interruption -------------------------------------------------------------------------------

InterruptGuard::InterruptGuard() {
  interrupt_requests = 0;
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // no restart: a read that waits for a person must return
  sigaction(SIGINT, &action, &old_interrupt);
  sigaction(SIGTERM, &action, &old_terminate);
}

InterruptGuard::~InterruptGuard() {
  sigaction(SIGINT, &old_interrupt, nullptr);
  sigaction(SIGTERM, &old_terminate, nullptr);
}

bool InterruptGuard::interrupted() {
  return interrupt_requests.load(std::memory_order_relaxed) > 0;
}
bool InterruptGuard::interrupted_again() {
  return interrupt_requests.load(std::memory_order_relaxed) > 1;
}

}  // namespace drover::cli
