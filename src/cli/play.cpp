// drover play: a game at the terminal, against bots or with friends at one keyboard.
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
#include "cli/playing.h"
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

// ---- Where games are kept -----------------------------------------------------------------------

// A file of its own for a new game; empty, with a word about it, if there is no place for one.
std::string new_autosave(std::string_view game, std::uint64_t seed) {
  const std::filesystem::path folder = user_data_folder();
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (folder.empty() || error) {
    say_words("play.not_kept");
    return {};
  }
  std::time_t now = std::time(nullptr);
  std::tm date{};
  gmtime_r(&now, &date);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &date);
  return folder / fmt::format("{}-{}-{}.txt", game, stamp, seed);
}

// The game saved last.
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
  if (newest.empty()) refuse("play.nothing_kept");
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

// The text in lines of the terminal's width; all but the first begin with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t column, std::size_t indent) {
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

class Terminal {
 public:
  Terminal(Playing playing, std::string autosave, bool colour)
      : playing_(std::move(playing)),
        autosave_(std::move(autosave)),
        colour_(colour),
        interactive_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0),
        told_(static_cast<std::size_t>(playing_.seats()), playing_.moves()) {}

  void run() {
    const InterruptGuard guard;
    introduce();
    while (!playing_.over()) {
      if (InterruptGuard::interrupted()) return say_goodbye();
      const int seat = playing_.actor();
      if (!playing_.seat(seat).human) {
        playing_.apply_bot_move();
        if (playing_.humans() == 0) tell_everything();
        continue;
      }
      if (!decide(seat)) return say_goodbye();
    }
    finish();
  }

 private:
  std::string bold(std::string_view text) const { return inked("1", text); }
  std::string dim(std::string_view text) const { return inked("2", text); }
  std::string accent(std::string_view text) const { return inked("33", text); }
  std::string inked(std::string_view code, std::string_view text) const {
    return colour_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }

  std::string who(int seat) const {
    text::Params params{{"seat", seat + 1}};
    if (seat >= playing_.seats()) {
      params["name"] = words(playing_.game(), "player.automa");
    } else if (const Seat& sits = playing_.seat(seat); !sits.name.empty()) {
      params["name"] = sits.name;
    } else if (playing_.humans() == 1) {
      params["name"] = words("play.you");
    }
    return words("play.who", params);
  }

  void introduce() {
    const game::Game& game = playing_.game();
    boost::json::array players;
    const int seats = playing_.seats() + game.automas(playing_.position());
    for (int seat = 0; seat < seats; ++seat) players.emplace_back(who(seat));
    say_words("play.title", {{"title", bold(title_of(game))},
                             {"edition", edition_of(game)},
                             {"seed", playing_.record().setup.seed},
                             {"players", std::move(players)}});
    if (!autosave_.empty()) say("{}\n", dim(words("play.kept", {{"file", autosave_}})));
    if (playing_.humans() > 0) say("{}\n", dim(words("play.help_there_is")));
  }

  // One decision of a person; false ends the program.
  bool decide(int seat) {
    if (!change_seats(seat)) return false;
    save_quietly();
    tell(seat);
    const game::Game& game = playing_.game();
    const game::Position view = game.redact(playing_.position(), seat);
    // The table once for each turn; after that the question is enough.
    const std::pair<int, int> turn{game.turn(view), seat};
    if (turn != shown_turn_) {
      say("\n");
      say_text(game.table_text(view, colour_, spoken_language()));
      shown_turn_ = turn;
    }
    game::MoveList legal;
    game.legal(view, legal);
    const std::string head = words("play.turn", {{"turn", game.turn(view)}, {"who", who(seat)}});
    say("\n{}\n{} {}\n", dim(wrapped(game.seat_text(view, seat, spoken_language()), 0, 2)),
        bold(head),
        accent(wrapped(game.decision_sentence(view, spoken_language()), text::columns_of(head) + 1,
                       2)));
    std::size_t shown = list_choices(view, legal, 0);
    for (;;) {
      const auto line = ask(words("play.ask", {{"count", legal.size()}}));
      if (!line) return false;
      const auto move = chosen(*line, legal);
      if (move) {
        playing_.apply(*move);
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

  // With several people at one keyboard nobody shall see another's hand.
  bool change_seats(int seat) {
    if (playing_.humans() > 1 && seat != at_keyboard_) {
      say("\n{}\n", words("play.keyboard", {{"who", bold(who(seat))}}));
      if (!ask(words("play.nobody_looks"))) return false;
      if (interactive_) say("\x1b[2J\x1b[3J\x1b[H");
      shown_turn_ = kNoTurn;
    }
    at_keyboard_ = seat;
    return true;
  }

  // What happened since this seat was last told.
  void tell(int seat) {
    std::size_t& from = told_[static_cast<std::size_t>(seat)];
    const auto story = playing_.story(std::min(from, playing_.moves()), seat);
    from = playing_.moves();
    if (!story.empty()) say("\n");
    for (const std::string& sentence : story) say("  {}\n", wrapped(sentence, 2, 4));
  }

  void tell_everything() {
    for (const std::string& sentence : playing_.story(playing_.moves() - 1, game::kNoSeat)) {
      say("  {}\n", sentence);
    }
  }

  // Lists choices from `first` on and returns how many have been listed in all.
  std::size_t list_choices(const game::Position& view, const game::MoveList& legal,
                           std::size_t first) {
    const game::Game& game = playing_.game();
    // On a terminal at most a screenful at a time.
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
      const std::string body = wrapped(game.move_sentence(view, legal[i], spoken_language()),
                                       text::columns_of(head), 8 + notation);
      lines += 1 + static_cast<std::size_t>(std::count(body.begin(), body.end(), '\n'));
      say("{}  {}  {}\n", accent(fmt::format("{:>4}", i + 1)),
          dim(fmt::format("{:<{}}", text, notation)), body);
    }
    if (i < legal.size()) {
      say("      {}\n", dim(words("play.more", {{"count", legal.size() - i}})));
    }
    return i;
  }

  // A line without blanks around it; nothing at the end of the input or when interrupted.
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
    if (!interactive_) say("{}\n", line);  // so that a transcript reads like a session
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return std::string();
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
  }

  // The legal move a line stands for: its number or its notation.
  std::optional<game::Move> chosen(const std::string& line, const game::MoveList& legal) const {
    if (line.empty() && legal.size() == 1) return legal[0];
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error == std::errc{} && end == line.data() + line.size()) {
      if (number >= 1 && number <= legal.size()) return legal[number - 1];
      return std::nullopt;
    }
    const auto move = playing_.game().parse_move(line);
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
      if (const auto error = playing_.undo()) {
        say("{}\n", error->sentence);
        return Next::kAskAgain;
      }
      for (std::size_t& from : told_) from = std::min(from, playing_.moves());
      say_words("play.taken_back");
      return Next::kShowAgain;
    }
    if (word == "save") {
      save_as(rest);
    } else if (is("table")) {
      say_text(playing_.game().table_text(view, colour_, spoken_language()));
    } else if (is("list")) {
      shown = list_choices(view, legal, 0);
    } else if (is("more")) {
      shown = list_choices(view, legal, shown < legal.size() ? shown : 0);
    } else if (word == "score") {
      say_text(score_sheet(playing_.game(), playing_.game().scores(view)));
    } else if (word == "log") {
      constexpr std::size_t kMoves = 30;
      const std::size_t from = playing_.moves() > kMoves ? playing_.moves() - kMoves : 0;
      for (const std::string& sentence : playing_.story(from, playing_.actor())) {
        say("  {}\n", wrapped(sentence, 2, 4));
      }
    } else if (word == "hint") {
      give_hint(view, legal);
    } else if (is("help") || word == "?") {
      say_words("play.help");
    } else {
      explain(line, view, legal);
    }
    return Next::kAskAgain;
  }

  void give_hint(const game::Position& view, const game::MoveList& legal) {
    std::array<double, game::MoveList::capacity()> value;
    playing_.game().rules_of_thumb(view, legal, value.data());
    const auto best = static_cast<std::size_t>(
        std::max_element(value.begin(), value.begin() + legal.size()) - value.begin());
    const game::Game& game = playing_.game();
    say_words("play.hint", {{"number", best + 1},
                            {"move", game.move_text(legal[best])},
                            {"does", game.move_sentence(view, legal[best], spoken_language())}});
  }

  void explain(const std::string& line, const game::Position& view, const game::MoveList& legal) {
    const bool number = !line.empty() && line.find_first_not_of("0123456789") == std::string::npos;
    if (line.empty()) {
      say_words("play.choose", {{"count", legal.size()}});
    } else if (number) {
      say_words("play.only", {{"count", legal.size()}});
    } else if (const auto move = playing_.game().parse_move(line)) {
      const game::Game& game = playing_.game();
      const auto reason = game.why_not(view, playing_.actor(), *move);
      const std::string why =
          reason ? game.reason_sentence(view, *reason, spoken_language()) : std::string();
      say("{}\n", wrapped(words("refused.now", {{"move", line}, {"why", why}}), 0, 2));
    } else {
      say_words("refused.word", {{"word", line.substr(0, 60)}});
    }
  }

  // ---- Saving -----------------------------------------------------------------------------------

  void save_as(const std::string& path) {
    if (path.empty()) {
      say_words("play.save_where");
    } else if (const auto error = write_file(path, game::to_text(playing_.record()))) {
      say("{}\n", error->sentence);
    } else {
      say_words("play.saved", {{"file", path}});
    }
  }

  // Before every question, so that whatever ends the program loses nothing.
  void save_quietly() {
    if (autosave_.empty() || playing_.moves() == 0) return;
    if (const auto error = write_file(autosave_, game::to_text(playing_.record()))) {
      say_words("play.kept_no_more", {{"why", error->sentence}});
      autosave_.clear();
    }
  }

  void say_goodbye() {
    save_quietly();
    text::Params params;
    if (!autosave_.empty() && playing_.moves() > 0) params["file"] = autosave_;
    say_words("play.goodbye", params);
  }

  void finish() {
    save_quietly();
    const game::Game& game = playing_.game();
    for (int seat = 0; seat < playing_.seats(); ++seat) {
      if (playing_.seat(seat).human && playing_.humans() == 1) tell(seat);
    }
    say("\n{}\n\n", bold(words("reason.game_over")));
    say_text(score_sheet(game, game.scores(playing_.position())));
    std::vector<std::string> winners;
    for (const int seat : seats_of(game.winners(playing_.position()))) {
      winners.push_back(who(seat - 1));
    }
    const std::string all = fmt::format("{}", fmt::join(winners, words("play.and")));
    say("\n{}\n", words(winners.size() == 1 ? "play.winner" : "play.shared", {{"who", bold(all)}}));
    if (!autosave_.empty()) say("{}\n", dim(words("play.record", {{"file", autosave_}})));
  }

  Playing playing_;
  std::string autosave_;
  bool colour_;
  bool interactive_;
  std::vector<std::size_t> told_;  // for each seat: the moves it has been told of
  static constexpr std::pair<int, int> kNoTurn{-1, game::kNoSeat};
  std::pair<int, int> shown_turn_ = kNoTurn;
  int at_keyboard_ = game::kNoSeat;
};

std::vector<Seat> seats_from(const std::vector<std::string>& texts) {
  std::vector<Seat> seats;
  seats.reserve(texts.size());
  for (const std::string& text : texts) seats.push_back(value_or_fail(parse_seat(text)));
  return seats;
}

std::uint64_t random_seed() {
  std::random_device device;
  // Short enough to be read out and typed again.
  return device() % 1'000'000'000U;
}

void play(PlayArguments& arguments) {
  game::Record record;
  std::string autosave = arguments.save;
  if (!arguments.resume.empty()) {
    const std::string path = arguments.resume == "last" ? newest_autosave() : arguments.resume;
    record = value_or_fail(game::parse_record(read_input(path)));
    if (arguments.seats_option.given()) record.seats = split_list(arguments.seats);
    if (autosave.empty()) autosave = path;
  } else {
    const std::vector<std::string> names = split_list(arguments.seats);
    arguments.setup.players = static_cast<int>(names.size());
    if (!arguments.seed_option.given()) arguments.setup.seed = random_seed();
    record = game::begin_record(game_of(arguments.setup), setup_of(arguments.setup), names);
  }
  const std::vector<Seat> seats = seats_from(record.seats);
  if (static_cast<int>(seats.size()) != record.setup.players) {
    refuse("play.seats", {{"players", record.setup.players}, {"seats", seats.size()}});
  }
  Playing playing = value_or_fail(Playing::begin(record, seats));
  if (autosave.empty() && playing.humans() > 0) {
    autosave = new_autosave(playing.game().info().name, playing.record().setup.seed);
  } else if (!arguments.save.empty()) {
    // Better to know now than after an hour of play.
    if (const auto error = write_file(autosave, game::to_text(playing.record()))) {
      throw Failure(error->sentence);
    }
  }
  Terminal(std::move(playing), std::move(autosave), use_colour(arguments.colour)).run();
}

}  // namespace

void add_play(Command& app) {
  Command command = app.add_subcommand("play", "Play at the terminal, against bots or friends");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->seats_option = command
                                .add_option("--seats", arguments->seats,
                                            "Who plays: human, human:NAME or a bot for each seat")
                                .type_name("LIST")
                                .show_default();
  add_game_option(command, arguments->setup);
  arguments->seed_option = add_seed_option(command, arguments->setup, "a new one");
  add_option_option(command, arguments->setup);
  command
      .add_option("--resume", arguments->resume,
                  "Continue a saved game: its record, or \"last\" for the last one")
      .type_name("FILE");
  command
      .add_option("--save", arguments->save,
                  "Save the game in this file (default: a new one under XDG_DATA_HOME/drover)")
      .type_name("FILE");
  add_language_option(command);
  add_colour_option(command, arguments->colour);
  command.footer("Type help in the game for a list of commands.");
  command.callback([arguments] { play(*arguments); });
}

}  // namespace drover::cli
