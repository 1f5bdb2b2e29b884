// The `drover` command: what its subcommands share. Each subcommand is one file and adds itself to
// the program with the function named after it.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "cli/command_line.h"
#include "game/game.h"
#include "text/catalogue.h"
#include "text/language.h"

namespace drover::cli {

// Runs the program and returns its exit code.
int run(int argc, const char* const* argv);

inline constexpr int kExitUnsound = 1;  // what was to be checked is not right
inline constexpr int kExitFailure = 2;
inline constexpr int kExitInterrupted = 130;

void add_games(Command& app);
void add_components(Command& app);
void add_new(Command& app);
void add_show(Command& app);
void add_legal(Command& app);
void add_apply(Command& app);
void add_score(Command& app);
void add_play(Command& app);
void add_simulate(Command& app);
void add_arena(Command& app);
void add_advise(Command& app);
void add_replay(Command& app);
void add_perft(Command& app);
void add_fit(Command& app);
void add_tune(Command& app);
void add_selfplay(Command& app);
void add_bench(Command& app);
void add_serve(Command& app);
void add_load(Command& app);
void add_backup(Command& app);
void add_verify(Command& app);
void add_move_store(Command& app);
void add_think(Command& app);

// ---- Failing ------------------------------------------------------------------------------------

// Ends the program with one sentence on stderr and exit code 2.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};
// Ends the program quietly with this exit code.
struct Exit {
  int code;
};

template <class... Args>
[[noreturn]] void fail(fmt::format_string<Args...> format, Args&&... args) {
  throw Failure(fmt::format(format, std::forward<Args>(args)...));
}

// The same with a message of src/text/words/terminal.*.json.
[[noreturn]] void refuse(std::string_view key, const text::Params& params = {});

template <class T>
T value_or_fail(game::Result<T> result) {
  if (!result) throw Failure(result.error().sentence);
  return *std::move(result);
}

// ---- Writing ------------------------------------------------------------------------------------

// To standard output. Errors show at the end of the program at the latest.
void say_text(std::string_view text);
template <class... Args>
void say(fmt::format_string<Args...> format, Args&&... args) {
  say_text(fmt::format(format, std::forward<Args>(args)...));
}
void print_json(const boost::json::value& value);
// Fails if anything written so far did not arrive. Ends quietly where nobody reads any more.
void flush_output();

enum class Colour : std::uint8_t { kAuto, kAlways, kNever };
void add_colour_option(Command& command, Colour& colour);
// Whether to colour what goes to standard output: only for a terminal, and not against NO_COLOR.
bool use_colour(Colour colour);

// --language: what the commands that speak of a game speak. Without it what LC_ALL, LC_MESSAGES or
// LANG names, if there are words in it, and English otherwise.
void add_language_option(Command& command);
text::Language spoken_language();
// A message of the catalogues in that language: of those that any game has, or of one.
std::string words(std::string_view key, const text::Params& params = {});
std::string words(const game::Game& game, std::string_view key, const text::Params& params = {});
// On a line of its own.
void say_words(std::string_view key, const text::Params& params = {});
// Whose turn it is and what is being decided.
std::string decision_line(const game::Position& position);

// Replaces the file by a whole new one; a reader sees the old or the new text, never a part.
std::optional<game::Error> write_file(const std::string& path, std::string_view text);

// ---- Reading ------------------------------------------------------------------------------------

// The whole file, or standard input for "-".
std::string read_input(const std::string& path);
// A position as JSON from a file or standard input.
game::Position read_position(const std::string& path);

// ---- Options that several commands have ---------------------------------------------------------

void add_position_argument(Command& command, std::string& path);

struct SetupOptions {
  std::string game = "classic";
  int players = 4;
  std::uint64_t seed = 1;
  std::vector<std::string> options;  // key=value
  int rules_version = 0;             // 0: the newest
};
Option add_game_option(Command& command, SetupOptions& setup);
Option add_players_option(Command& command, SetupOptions& setup);
Option add_seed_option(Command& command, SetupOptions& setup, const std::string& fallback = "1");
// --option, which is returned, and --rules-version.
Option add_option_option(Command& command, SetupOptions& setup);
// All of these.
std::vector<Option> add_setup_options(Command& command, SetupOptions& setup);
const game::Game& game_of(const SetupOptions& setup);
game::Setup setup_of(const SetupOptions& setup);
game::Position start_position(const SetupOptions& setup);

// --as SEAT, counted from 1; 0 means it was not given.
void add_as_option(Command& command, int& seat);
// The position as that seat may know it; the true one if no seat was given.
game::Position seen_by(const game::Position& position, int as_seat);

int checked_threads(int threads);
// 0: one on each core.
int threads_or_cores(int threads);
// Does all jobs, 0 to jobs - 1, each on whichever thread is free first.
void side_by_side(int threads, int jobs, const std::function<void(int)>& work);

// "random,greedy" as a list.
std::vector<std::string> split_list(std::string_view text);

// ---- Reports ------------------------------------------------------------------------------------

// A table with a header line; the first column is flush left, all others flush right.
std::string text_table(const std::vector<std::vector<std::string>>& rows);
std::vector<int> seats_of(std::uint32_t set);  // counted from 1
// As the page calls them; what a game without words says of itself.
std::string title_of(const game::Game& game);
std::string edition_of(const game::Game& game);
std::string score_sheet(const game::Game& game, const game::Scores& scores);
boost::json::object score_json(const game::Game& game, const game::Position& position);

// A bar on standard error, for runs that take a while; only where a person looks at it.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar() { wipe(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::int64_t done, std::int64_t total, std::string_view what);
  void wipe();  // before something else is said

 private:
  bool terminal_;
  bool shown_ = false;
};

// ---- Interruption -------------------------------------------------------------------------------

// While one of these lives, Ctrl-C and a request to terminate only set a flag.
class InterruptGuard {
 public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

  static bool interrupted();
  static bool interrupted_again();  // somebody does not want to wait
};

}  // namespace drover::cli
