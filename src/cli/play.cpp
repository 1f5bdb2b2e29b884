// drover play: plays a game at the terminal, against bots or between people at one keyboard.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <limits>
#include <random>

#include <fmt/ranges.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/data_folder.h"
#include "cli/terminal_game.h"
#include "game/presenter.h"
#include "game/thinker.h"
#include "text/text_page.h"

namespace drover::cli {

namespace {

struct PlayArguments {
  SetupOptions setup;
  Option seed_option;
  std::string seats = "human,greedy,greedy";
  Option seats_option;
  std::string resume;
  std::string save;
  Colour colour = Colour::kAuto;
};

// ---- Autosave files -----------------------------------------------------------------------------

// The path of a new autosave file; empty, after a message, if its folder cannot be created.
std::string new_autosave(std::string_view game, std::uint64_t seed) {
  const std::filesystem::path folder = user_data_folder();
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (folder.empty() || error) {
    say_message("play.not_kept");
    return {};
  }
  std::time_t now = std::time(nullptr);
  std::tm date{};
  gmtime_r(&now, &date);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &date);
  return folder / fmt::format("{}-{}-{}.txt", game, stamp, seed);
}

// The path of the newest autosave file.
std::string newest_autosave() {
  std::filesystem::path newest;
  std::filesystem::file_time_type newest_time;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(user_data_folder(), error)) {
    std::error_code ignored;
    if (entry.path().extension() != ".txt" || !entry.is_regular_file(ignored)) continue;
    const auto time = entry.last_write_time(ignored);
    if (newest.empty() || time > newest_time) {
      newest = entry.path();
      newest_time = time;
    }
  }
  if (newest.empty()) fail_with_message("play.nothing_kept");
  return newest;
}

// ---- At the terminal ----------------------------------------------------------------------------

constexpr std::size_t kTextWidth = 100;
constexpr std::size_t kFallbackHeight = 40;

std::size_t terminal_height() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row >= 10) return size.ws_row;
  return kFallbackHeight;
}

// Wraps a text to kTextWidth columns. Its first line begins at `column`, all others are indented by
// `indent` blanks.
std::string wrap_text(std::string_view text, std::size_t column, std::size_t indent) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (column > indent && column + text::columns_of(word) > kTextWidth) {
      while (!out.empty() && out.back() == ' ') out.pop_back();
      out += '\n';
      out.append(indent, ' ');
      column = indent;
    }
    out += word;
    out += ' ';
    column += text::columns_of(word) + 1;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

// The dialogue at the terminal: shows the game and reads moves and commands.
class Terminal {
 public:
  Terminal(TerminalGame terminal_game, std::string autosave, bool colour)
      : game_(std::move(terminal_game)),
        autosave_(std::move(autosave)),
        colour_(colour),
        interactive_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0),
        reported_moves_(static_cast<std::size_t>(game_.seats()), game_.moves()) {}

  void run() {
    const InterruptGuard guard;
    introduce();
    while (!game_.over()) {
      if (InterruptGuard::interrupted()) return say_goodbye();
      const int seat = game_.actor();
      if (!game_.seat(seat).human) {
        game_.apply_bot_move();
        if (game_.humans() == 0) tell_last_move();
        continue;
      }
      if (!decide(seat)) return say_goodbye();
    }
    finish();
  }

 private:
  std::string bold(std::string_view text) const { return styled("1", text); }
  std::string dim(std::string_view text) const { return styled("2", text); }
  std::string accent(std::string_view text) const { return styled("33", text); }
  std::string styled(std::string_view code, std::string_view text) const {
    return colour_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }

  std::string player_name(int seat) const {
    text::Params params{{"seat", seat + 1}};
    if (seat >= game_.seats()) {
      params["name"] = message(game_.game(), "player.automa");
    } else if (const Seat& sits = game_.seat(seat); !sits.name.empty()) {
      params["name"] = sits.name;
    } else if (game_.humans() == 1) {
      params["name"] = message("play.you");
    }
    return message("play.who", params);
  }

  void introduce() {
    const game::Game& game = game_.game();
    boost::json::array players;
    const int seats = game_.seats() + game.automas(game_.position());
    for (int seat = 0; seat < seats; ++seat) players.emplace_back(player_name(seat));
    say_message("play.title", {{"title", bold(title_of(game))},
                               {"edition", edition_of(game)},
                               {"seed", game_.record().setup.seed},
                               {"players", std::move(players)}});
    if (!autosave_.empty()) say("{}\n", dim(message("play.kept", {{"file", autosave_}})));
    if (game_.humans() > 0) say("{}\n", dim(message("play.help_there_is")));
  }

  // Asks a person for one decision; false ends the program.
  bool decide(int seat) {
    if (!change_seats(seat)) return false;
    save_quietly();
    report_events(seat);
    const game::Game& game = game_.game();
    const game::Position view = game.redact(game_.position(), seat);
    // The table is printed once for each turn.
    const std::pair<int, int> turn{game.turn(view), seat};
    if (turn != shown_turn_) {
      say("\n");
      say_text(game.presenter().table_text(view, colour_, spoken_language()));
      shown_turn_ = turn;
    }
    game::MoveList legal;
    game.legal(view, legal);
    const std::string head =
        message("play.turn", {{"turn", game.turn(view)}, {"who", player_name(seat)}});
    say("\n{}\n{} {}\n",
        dim(wrap_text(game.presenter().seat_text(view, seat, spoken_language()), 0, 2)), bold(head),
        accent(wrap_text(game.presenter().decision_sentence(view, spoken_language()),
                         text::columns_of(head) + 1, 2)));
    std::size_t shown = list_choices(view, legal, 0);
    for (;;) {
      const auto line = ask(message("play.ask", {{"count", legal.size()}}));
      if (!line) return false;
      const auto move = parse_choice(*line, legal);
      if (move) {
        game_.apply(*move);
        return true;
      }
      switch (command(*line, view, legal, shown)) {
        case Next::kAskAgain:
          break;
        case Next::kShowAgain:
          return true;
        case Next::kQuit:
          return false;
      }
    }
  }

  // With several people at one keyboard, clears the screen between them, so that nobody sees the
  // hand of another seat. False ends the program.
  bool change_seats(int seat) {
    if (game_.humans() > 1 && seat != seat_at_keyboard_) {
      say("\n{}\n", message("play.keyboard", {{"who", bold(player_name(seat))}}));
      if (!ask(message("play.nobody_looks"))) return false;
      if (interactive_) say("\x1b[2J\x1b[3J\x1b[H");
      shown_turn_ = kNoTurn;
    }
    seat_at_keyboard_ = seat;
    return true;
  }

  // Reports the events since the last report to this seat.
  void report_events(int seat) {
    std::size_t& from = reported_moves_[static_cast<std::size_t>(seat)];
    const auto event_sentences = game_.event_sentences(std::min(from, game_.moves()), seat);
    from = game_.moves();
    if (!event_sentences.empty()) say("\n");
    for (const std::string& sentence : event_sentences) say("  {}\n", wrap_text(sentence, 2, 4));
  }

  void tell_last_move() {
    for (const std::string& sentence : game_.event_sentences(game_.moves() - 1, game::kNoSeat)) {
      say("  {}\n", sentence);
    }
  }

  // Lists choices from `first` on and returns how many have been listed in all.
  std::size_t list_choices(const game::Position& view, const game::MoveList& legal,
                           std::size_t first) {
    const game::Game& game = game_.game();
    // At a terminal, lists at most one screen of choices.
    const std::size_t page =
        interactive_ ? terminal_height() - 6 : std::numeric_limits<std::size_t>::max();
    std::size_t notation = 0;
    for (const game::Move move : legal) notation = std::max(notation, game.move_text(move).size());
    notation = std::min<std::size_t>(notation, 30);
    std::size_t lines = 0;
    std::size_t i = first;
    for (; i < legal.size() && (lines < page || legal.size() - i <= 1); ++i) {
      const std::string text = game.move_text(legal[i]);
      const std::string head = fmt::format("{:>4}  {:<{}}  ", i + 1, text, notation);
      const std::string body =
          wrap_text(game.presenter().move_sentence(view, legal[i], spoken_language()),
                    text::columns_of(head), 8 + notation);
      lines += 1 + static_cast<std::size_t>(std::count(body.begin(), body.end(), '\n'));
      say("{}  {}  {}\n", accent(fmt::format("{:>4}", i + 1)),
          dim(fmt::format("{:<{}}", text, notation)), body);
    }
    if (i < legal.size()) {
      say("      {}\n", dim(message("play.more", {{"count", legal.size() - i}})));
    }
    return i;
  }

  // Asks for a line and returns it without blanks around it; nothing at the end of the input or
  // after an interrupt.
  std::optional<std::string> ask(std::string_view prompt) {
    say_text(prompt);
    flush_output();
    std::string line;
    for (;;) {
      const int c = std::getc(stdin);
      if (c == EOF) {
        if (line.empty() || InterruptGuard::interrupted()) {
          say("\n");
          return std::nullopt;
        }
        break;
      }
      if (c == '\n') break;
      line += static_cast<char>(c);
    }
    if (!interactive_) say("{}\n", line);  // so that a transcript shows the input
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return std::string();
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
  }

  // The legal move that a line names by its number or notation.
  std::optional<game::Move> parse_choice(const std::string& line,
                                         const game::MoveList& legal) const {
    if (line.empty() && legal.size() == 1) return legal[0];
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error == std::errc{} && end == line.data() + line.size()) {
      if (number >= 1 && number <= legal.size()) return legal[number - 1];
      return std::nullopt;
    }
    const auto move = game_.game().parse_move(line);
    if (move && legal.contains(*move)) return move;
    return std::nullopt;
  }

  enum class Next : std::uint8_t { kAskAgain, kShowAgain, kQuit };

  Next command(const std::string& line, const game::Position& view, const game::MoveList& legal,
               std::size_t& shown) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, blank);
    const std::string rest = blank < line.size() ? line.substr(blank + 1) : "";
    const auto is = [&](std::string_view name) {
      return word == name || (rest.empty() && word.size() == 1 && word[0] == name[0]);
    };
    if (is("quit") || word == "exit") return Next::kQuit;
    if (is("undo")) {
      if (const auto error = game_.undo()) {
        say("{}\n", error->sentence);
        return Next::kAskAgain;
      }
      for (std::size_t& from : reported_moves_) from = std::min(from, game_.moves());
      say_message("play.taken_back");
      return Next::kShowAgain;
    }
    if (word == "save") {
      save_as(rest);
    } else if (is("table")) {
      say_text(game_.game().presenter().table_text(view, colour_, spoken_language()));
    } else if (is("list")) {
      shown = list_choices(view, legal, 0);
    } else if (is("more")) {
      shown = list_choices(view, legal, shown < legal.size() ? shown : 0);
    } else if (word == "score") {
      say_text(score_sheet(game_.game(), game_.game().scores(view)));
    } else if (word == "log") {
      constexpr std::size_t kMoves = 30;
      const std::size_t from = game_.moves() > kMoves ? game_.moves() - kMoves : 0;
      for (const std::string& sentence : game_.event_sentences(from, game_.actor())) {
        say("  {}\n", wrap_text(sentence, 2, 4));
      }
    } else if (word == "hint") {
      give_hint(view, legal);
    } else if (is("help") || word == "?") {
      say_message("play.help");
    } else {
      explain(line, view, legal);
    }
    return Next::kAskAgain;
  }

  void give_hint(const game::Position& view, const game::MoveList& legal) {
    std::array<double, game::MoveList::capacity()> value;
    game_.game().thinker().heuristic(view, legal, value.data());
    const auto best = static_cast<std::size_t>(
        std::max_element(value.begin(), value.begin() + legal.size()) - value.begin());
    const game::Game& game = game_.game();
    say_message("play.hint",
                {{"number", best + 1},
                 {"move", game.move_text(legal[best])},
                 {"does", game.presenter().move_sentence(view, legal[best], spoken_language())}});
  }

  void explain(const std::string& line, const game::Position& view, const game::MoveList& legal) {
    const bool number = !line.empty() && line.find_first_not_of("0123456789") == std::string::npos;
    if (line.empty()) {
      say_message("play.choose", {{"count", legal.size()}});
    } else if (number) {
      say_message("play.only", {{"count", legal.size()}});
    } else if (const auto move = game_.game().parse_move(line)) {
      const std::string why = game::sentence_against(view, game_.actor(), *move, spoken_language());
      say("{}\n", wrap_text(message("refused.now", {{"move", line}, {"why", why}}), 0, 2));
    } else {
      say_message("refused.word", {{"word", line.substr(0, 60)}});
    }
  }

  // ---- Saving -----------------------------------------------------------------------------------

  void save_as(const std::string& path) {
    if (path.empty()) {
      say_message("play.save_where");
    } else if (const auto error = write_file(path, game::to_text(game_.record()))) {
      say("{}\n", error->sentence);
    } else {
      say_message("play.saved", {{"file", path}});
    }
  }

  // Saves the game before every question, so that nothing is lost however the program ends.
  void save_quietly() {
    if (autosave_.empty() || game_.moves() == 0) return;
    if (const auto error = write_file(autosave_, game::to_text(game_.record()))) {
      say_message("play.kept_no_more", {{"why", error->sentence}});
      autosave_.clear();
    }
  }

  void say_goodbye() {
    save_quietly();
    text::Params params;
    if (!autosave_.empty() && game_.moves() > 0) params["file"] = autosave_;
    say_message("play.goodbye", params);
  }

  void finish() {
    save_quietly();
    const game::Game& game = game_.game();
    for (int seat = 0; seat < game_.seats(); ++seat) {
      if (game_.seat(seat).human && game_.humans() == 1) report_events(seat);
    }
    say("\n{}\n\n", bold(message("reason.game_over")));
    say_text(score_sheet(game, game.scores(game_.position())));
    std::vector<std::string> winners;
    for (const int seat : seats_of(game.winners(game_.position()))) {
      winners.push_back(player_name(seat - 1));
    }
    const std::string all = fmt::format("{}", fmt::join(winners, message("play.and")));
    say("\n{}\n",
        message(winners.size() == 1 ? "play.winner" : "play.shared", {{"who", bold(all)}}));
    if (!autosave_.empty()) say("{}\n", dim(message("play.record", {{"file", autosave_}})));
  }

  TerminalGame game_;
  std::string autosave_;
  bool colour_;
  bool interactive_;
  std::vector<std::size_t> reported_moves_;  // by seat: number of moves reported to it
  static constexpr std::pair<int, int> kNoTurn{-1, game::kNoSeat};
  std::pair<int, int> shown_turn_ = kNoTurn;
  int seat_at_keyboard_ = game::kNoSeat;
};

std::vector<Seat> seats_from(const std::vector<std::string>& texts) {
  std::vector<Seat> seats;
  seats.reserve(texts.size());
  for (const std::string& text : texts) seats.push_back(value_or_fail(parse_seat(text)));
  return seats;
}

std::uint64_t random_seed() {
  std::random_device device;
  // Short enough to be read aloud and typed.
  return device() % 1'000'000'000U;
}

void play(PlayArguments& arguments) {
  game::Record record;
  std::string autosave = arguments.save;
  if (!arguments.resume.empty()) {
    const std::string path = arguments.resume == "last" ? newest_autosave() : arguments.resume;
    record = value_or_fail(game::parse_record(read_input(path)));
    if (arguments.seats_option.is_given()) record.seats = split_list(arguments.seats);
    if (autosave.empty()) autosave = path;
  } else {
    const std::vector<std::string> names = split_list(arguments.seats);
    arguments.setup.players = static_cast<int>(names.size());
    if (!arguments.seed_option.is_given()) arguments.setup.seed = random_seed();
    record = game::begin_record(game_of(arguments.setup), setup_of(arguments.setup), names);
  }
  const std::vector<Seat> seats = seats_from(record.seats);
  if (static_cast<int>(seats.size()) != record.setup.players) {
    fail_with_message("play.seats", {{"players", record.setup.players}, {"seats", seats.size()}});
  }
  TerminalGame terminal_game = value_or_fail(TerminalGame::begin(record, seats));
  if (autosave.empty() && terminal_game.humans() > 0) {
    autosave = new_autosave(terminal_game.game().info().name, terminal_game.record().setup.seed);
  } else if (!arguments.save.empty()) {
    // Fails now, and not after an hour of play, if the file cannot be written.
    if (const auto error = write_file(autosave, game::to_text(terminal_game.record()))) {
      throw Failure(error->sentence);
    }
  }
  Terminal(std::move(terminal_game), std::move(autosave), use_colour(arguments.colour)).run();
}

}  // namespace

void add_play(Command& app) {
  Command command = app.add_subcommand("play", "Play at the terminal, against bots or friends");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->seats_option = command
                                .add_option("--seats LIST", arguments->seats,
                                            "Who plays: human, human:NAME or a bot for each seat")
                                .show_default();
  add_game_option(command, arguments->setup);
  arguments->seed_option = add_seed_option(command, arguments->setup, "a new one");
  add_option_option(command, arguments->setup);
  command.add_option("--resume FILE", arguments->resume,
                     "Continue a saved game: its record, or \"last\" for the last one");
  command.add_option("--save FILE", arguments->save,
                     "Save the game in this file (default: a new one under XDG_DATA_HOME/drover)");
  add_language_option(command);
  add_colour_option(command, arguments->colour);
  command.footer("Type help in the game for a list of commands.");
  command.callback([arguments] { play(*arguments); });
}

}  // namespace drover::cli
