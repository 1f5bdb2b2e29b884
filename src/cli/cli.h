// Functions shared by the subcommands of the `drover` command. Each subcommand is one file and
// registers itself with the function add_NAME.
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
#include "game/turn_history.h"
#include "text/catalogue.h"
#include "text/language.h"

namespace drover::cli {

// Runs the program and returns its exit code.
int run(int argc, const char* const* argv);

inline constexpr int kExitProblemsFound = 1;  // verify found problems
inline constexpr int kExitFailure = 2;
inline constexpr int kExitInterrupted = 130;

void add_games(Command& app);
void add_components(Command& app);
void add_schema(Command& app);
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

// Thrown to end the program with one sentence on stderr and exit code kExitFailure.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};
// Thrown to end the program without a message, with this exit code.
struct Exit {
  int code;
};

// Throws a Failure with a formatted sentence.
template <class... Args>
[[noreturn]] void fail(fmt::format_string<Args...> format, Args&&... args) {
  throw Failure(fmt::format(format, std::forward<Args>(args)...));
}

// Throws a Failure with a message of src/text/words/terminal.*.json.
[[noreturn]] void fail_with_message(std::string_view key, const text::Params& params = {});

// The value of a result; throws a Failure with the sentence of its error.
template <class T>
T value_or_fail(game::Result<T> result) {
  if (!result) throw Failure(result.error().sentence);
  return *std::move(result);
}

// ---- Writing ------------------------------------------------------------------------------------

// Prints to standard output. A failed write is reported by flush_output(), which the program calls
// at its end.
void say_text(std::string_view text);
template <class... Args>
void say(fmt::format_string<Args...> format, Args&&... args) {
  say_text(fmt::format(format, std::forward<Args>(args)...));
}
void print_json(const boost::json::value& value);
// Flushes standard output and throws a Failure if a write has failed; an Exit without a message if
// the reader has closed the pipe.
void flush_output();

enum class Colour : std::uint8_t { kAuto, kAlways, kNever };
void add_colour_option(Command& command, Colour& colour);
// True if standard output is to be coloured. kAuto: if it is a terminal and NO_COLOR is not set.
bool use_colour(Colour colour);

// Adds --language, the language of messages about games. Its default is the language of LC_ALL,
// LC_MESSAGES or LANG if there is a catalogue for it, and English otherwise.
void add_language_option(Command& command);
// The language chosen by --language or the locale.
text::Language spoken_language();
// A message of the terminal's catalogue, or of a game's catalogue, in that language.
std::string message(std::string_view key, const text::Params& params = {});
std::string message(const game::Game& game, std::string_view key, const text::Params& params = {});
// Prints a message on a line of its own.
void say_message(std::string_view key, const text::Params& params = {});
// A sentence that says whose turn it is and what that seat has to decide.
std::string decision_line(const game::Position& position);

// Replaces a file atomically: a reader sees the old or the new text, never a part of it.
std::optional<game::Error> write_file(const std::string& path, std::string_view text);

// ---- Reading ------------------------------------------------------------------------------------

// Reads a whole file, or standard input for "-". Throws a Failure if it cannot.
std::string read_input(const std::string& path);
// Reads a position as JSON from a file, or from standard input for "-", with the moves of its turn.
// Throws a Failure if it is not a valid position.
game::TurnHistory read_turn(const std::string& path);
game::Position read_position(const std::string& path);

// ---- Options that several commands have ---------------------------------------------------------

void add_position_argument(Command& command, std::string& path);
void add_json_flag(Command& command, bool& json);
// Adds --into, the folder that weights are written into; if it is empty, they are not written.
void add_into_option(Command& command, std::string& into);
// Adds --threads with 0, the number of cores, as a possible value.
void add_core_threads_option(Command& command, int& threads);

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
// Adds --option, which is returned, and --rules-version.
Option add_option_option(Command& command, SetupOptions& setup);
// Adds --game, --players, --seed, --option and --rules-version; returns all but the last.
std::vector<Option> add_setup_options(Command& command, SetupOptions& setup);
const game::Game& game_of(const SetupOptions& setup);

// The games that `drover simulate` and `drover arena` play, and the files that they write.
struct SeriesOptions {
  SetupOptions setup;
  Option players_option;
  std::string bots;
  std::int64_t games = 0;
  int threads = 0;
  std::string csv;
  std::string records;
};
void add_records_option(Command& command, SeriesOptions& series);
// Makes the folder of --records, if it was given. Throws a Failure if it cannot.
void make_records_folder(const SeriesOptions& series);

game::Setup setup_of(const SetupOptions& setup);
game::Position start_position(const SetupOptions& setup);

// Adds --as SEAT, counted from 1; 0: it was not given.
void add_as_option(Command& command, int& seat);
// The view of the seat given by --as; the position itself if none was given.
game::Position view_for(const game::Position& position, int as_seat);

// Returns the number; throws a Failure if it is out of range.
int checked_threads(int threads);
// The number of threads; for 0, the number of cores.
int threads_or_cores(int threads);
// Calls work(0) to work(count - 1) on so many threads and waits for all of them.
void run_in_parallel(int threads, int count, const std::function<void(int)>& work);

// Splits a list at its commas: "random,greedy".
std::vector<std::string> split_list(std::string_view text);

// ---- Reports ------------------------------------------------------------------------------------

// A table with a header line; the first column is flush left, all others flush right.
std::string text_table(const std::vector<std::vector<std::string>>& rows);
// The seats in a bit set, counted from 1.
std::vector<int> seats_of(std::uint32_t set);
// Title and edition in the chosen language; a game without a catalogue gives its own.
std::string title_of(const game::Game& game);
std::string edition_of(const game::Game& game);
std::string score_sheet(const game::Game& game, const game::Scores& scores);
boost::json::object score_json(const game::Game& game, const game::Position& position);

// A progress bar on standard error; shows nothing unless that is a terminal.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar() { wipe(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::int64_t done, std::int64_t total, std::string_view what);
  void wipe();  // removes the bar before other output

 private:
  bool terminal_;
  bool shown_ = false;
};

// ---- Interruption -------------------------------------------------------------------------------

// While an object exists, SIGINT (Ctrl-C) and SIGTERM only set a flag.
class InterruptGuard {
 public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

  static bool interrupted();
  static bool interrupted_again();  // a second signal: the program should end at once
};

}  // namespace drover::cli
