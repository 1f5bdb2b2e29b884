#include "game/record.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace drover::game {

namespace {

std::string_view trim(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (text.empty() || error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

// The parts between separators, trimmed; an empty text has one empty part.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(trim(text.substr(0, at)));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

// Text from the record in quotation marks, shortened and without control characters.
std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::string shown;
  for (const char c : text.substr(0, kLongest)) {
    shown += static_cast<unsigned char>(c) < ' ' || c == '\x7f' ? '?' : c;
  }
  if (text.size() > kLongest) shown += "...";
  return fmt::format("\"{}\"", shown);
}

std::vector<int> seats_in(std::uint32_t set) {
  std::vector<int> seats;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if ((set >> seat & 1U) != 0) seats.push_back(seat + 1);
  }
  return seats;
}

boost::json::array list_of(const std::vector<int>& seats) {
  return boost::json::array(seats.begin(), seats.end());
}

// ---- Reading ------------------------------------------------------------------------------------

class Parser {
 public:
  explicit Parser(std::string_view text) : rest_(text) {}

  Result<Record> run() {
    while (!failed_ && next_line()) {
      if (in_header_) {
        header_line();
      } else {
        turn_line();
      }
    }
    if (!failed_) finish();
    if (failed_) return Error{std::move(sentence_)};
    return std::move(record_);
  }

 private:
  // Moves on to the next line that is not empty or only a comment; false at the end of the text. An
  // empty line after the first header line ends the header.
  bool next_line() {
    while (!rest_.empty()) {
      const std::size_t end = rest_.find('\n');
      const std::string_view raw = rest_.substr(0, end);
      rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
      ++line_number_;
      line_ = trim(raw.substr(0, raw.find('#')));
      if (!line_.empty()) return true;
      if (trim(raw).empty() && started_) in_header_ = false;
    }
    return false;
  }

  template <class... Args>
  void fail(fmt::format_string<Args...> format, Args&&... args) {
    if (failed_) return;
    failed_ = true;
    sentence_ = fmt::format("Line {} of the record: {}", line_number_,
                            fmt::format(format, std::forward<Args>(args)...));
  }

  // Parses the value of `key` as a whole number from `low` to `high`; fails if it is none.
  template <class Number>
  Number number(std::string_view key, std::string_view value, Number low, Number high) {
    const auto found = number_in<Number>(value);
    if (!found || *found < low || *found > high) {
      fail("{} must be a whole number from {} to {}, not {}.", key, low, high, quoted(value));
      return low;
    }
    return *found;
  }

  void header_line() {
    const std::size_t colon = line_.find(':');
    if (colon == std::string_view::npos) {
      fail("expected a key, a colon and a value, found {}.", quoted(line_));
      return;
    }
    const std::string_view key = trim(line_.substr(0, colon));
    const std::string_view value = trim(line_.substr(colon + 1));
    if (!started_) {
      started_ = true;
      if (key != "drover-record") {
        fail("a record begins with \"drover-record: {}\", not with {}.", kRecordFormat,
             quoted(line_));
      } else if (number("drover-record", value, 1, std::numeric_limits<int>::max()) !=
                 kRecordFormat) {
        fail("this is format {}, and this program reads format {}.", value, kRecordFormat);
      }
      return;
    }
    if (key != "option" && key != "score") {
      if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) {
        fail("{} appears twice.", quoted(key));
        return;
      }
      seen_.push_back(key);
    }
    header_value(key, value);
  }

  void header_value(std::string_view key, std::string_view value) {
    constexpr int kMost = std::numeric_limits<int>::max();
    if (key == "game") {
      const auto game = require_game(value);
      if (game) {
        record_.game = *game;
      } else {
        fail("there is no game called {}.", quoted(value));
      }
    } else if (record_.game == nullptr) {
      fail("the game must be named before {}.", quoted(key));
    } else if (key == "rules-version") {
      record_.setup.rules_version = number(key, value, 1, kMost);
    } else if (key == "players") {
      record_.setup.players = number(key, value, 1, kMaxSeats);
    } else if (key == "seed") {
      record_.setup.seed =
          number(key, value, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max());
    } else if (key == "option") {
      option(value);
    } else if (key == "seats") {
      for (const std::string_view name : split(value, ',')) {
        if (!is_seat_name(name)) fail("{} is no name for a seat.", quoted(name));
        record_.seats.emplace_back(name);
      }
    } else if (key == "result") {
      if (value == "finished") {
        record_.result.emplace();
        record_.result->scores.categories =
            static_cast<int>(record_.game->info().categories.size());
      } else if (value != "unfinished") {
        fail("a result is \"finished\" or \"unfinished\", not {}.", quoted(value));
      }
    } else if (key == "score" || key == "winners") {
      if (!record_.result) {
        fail("{} belongs behind \"result: finished\".", quoted(key));
      } else if (key == "score") {
        score(value);
      } else {
        winners(value);
      }
    } else {
      fail("{} is no key of a record.", quoted(key));
    }
  }

  void option(std::string_view value) {
    const std::size_t equals = value.find('=');
    if (equals == std::string_view::npos) {
      fail("an option looks like key=value, not like {}.", quoted(value));
      return;
    }
    const bool added =
        record_.setup.options.emplace(trim(value.substr(0, equals)), trim(value.substr(equals + 1)))
            .second;
    if (!added) fail("this option appears twice.");
  }

  // "45 = dollars 3, buildings 8, ...": every category of the game, in its order.
  void score(std::string_view value) {
    Scores& scores = record_.result->scores;
    const auto names = record_.game->info().categories;
    const std::size_t equals = value.find('=');
    if (scores.seats == kMaxSeats || equals == std::string_view::npos) {
      fail("expected one line \"score: TOTAL = CATEGORY POINTS, ...\" for each seat.");
      return;
    }
    const int seat = scores.seats++;
    const auto parts = split(value.substr(equals + 1), ',');
    if (parts.size() != names.size()) {
      fail("a score has {} categories, this one {}.", names.size(), parts.size());
      return;
    }
    for (std::size_t c = 0; c < names.size(); ++c) {
      const std::size_t blank = parts[c].rfind(' ');
      const std::string_view name = trim(parts[c].substr(0, blank));
      if (blank == std::string_view::npos || name != names[c]) {
        fail("expected the points for {}, found {}.", names[c], quoted(parts[c]));
        return;
      }
      scores.points[seat][c] =
          number<std::int16_t>(name, parts[c].substr(blank + 1), -10000, 10000);
    }
    const int total =
        number(std::string_view("the total"), trim(value.substr(0, equals)), -1000000, 1000000);
    if (total != scores.total(seat)) {
      fail("the points add up to {}, not to {}.", scores.total(seat), total);
    }
  }

  void winners(std::string_view value) {
    for (const std::string_view seat : split(value, ',')) {
      record_.result->winners |= 1U << (number("a winner", seat, 1, kMaxSeats) - 1);
    }
  }

  // "12. 3: move E; use E:buy; ...": the number of the turn, the seat, the moves.
  void turn_line() {
    if (!header_checked_) check_header();
    if (failed_) return;
    RecordedTurn turn;
    turn.line = line_number_;
    const std::size_t dot = line_.find('.');
    const std::size_t colon = line_.find(':');
    if (dot == std::string_view::npos || colon == std::string_view::npos || colon < dot) {
      fail("expected \"TURN. SEAT: MOVE; MOVE; ...\", found {}.", quoted(line_));
      return;
    }
    constexpr int kMost = 1000000;
    // Some games have decisions before the first turn.
    turn.number = number("the turn", trim(line_.substr(0, dot)), 0, kMost);
    turn.seat =
        number("the seat", trim(line_.substr(dot + 1, colon - dot - 1)), 1, record_.setup.players) -
        1;
    for (const std::string_view text : split(line_.substr(colon + 1), ';')) {
      const auto move = record_.game->parse_move(text);
      if (!move) {
        fail("{} is no move.", quoted(text));
        return;
      }
      turn.moves.push_back(*move);
    }
    record_.turns.push_back(std::move(turn));
  }

  void check_header() {
    header_checked_ = true;
    if (!started_) {
      fail("the record is empty.");
      return;
    }
    for (const std::string_view key :
         {"game", "rules-version", "players", "seed", "seats", "result"}) {
      if (std::find(seen_.begin(), seen_.end(), key) == seen_.end()) {
        fail("the header ends without {}.", quoted(key));
        return;
      }
    }
    if (record_.seats.size() != static_cast<std::size_t>(record_.setup.players)) {
      fail("there are {} players but {} seats.", record_.setup.players, record_.seats.size());
    }
    // Records under rules versions no longer played can still be read, but not replayed.
    Setup setup = record_.setup;
    if (check_rules_version(record_.game->info(), setup.rules_version)) setup.rules_version = 0;
    const auto start = record_.game->setup(setup);
    if (!start) {
      fail("{}", start.error().sentence);
      return;
    }
    if (record_.result) check_result(seats_scored(*start));
  }

  // The seats with a score: the named ones and those of automas, which have no name in a record.
  int seats_scored(const Position& start) const {
    return record_.game->players(start) + record_.game->automas(start);
  }

  void check_result(int seats) {
    const RecordedResult& result = *record_.result;
    if (result.scores.seats != seats) {
      fail("a finished game has one score for each of its {} seats, this one has {}.", seats,
           result.scores.seats);
    }
    if (result.winners == 0 || result.winners >> seats != 0) {
      fail("a finished game names the seats that won.");
    }
  }

  void finish() {
    if (!header_checked_) check_header();
  }

  std::string_view rest_;
  std::string_view line_;
  int line_number_ = 0;
  bool started_ = false;
  bool in_header_ = true;
  bool header_checked_ = false;
  bool failed_ = false;
  std::string sentence_;
  std::vector<std::string_view> seen_;
  Record record_;
};

}  // namespace

std::size_t Record::moves() const {
  std::size_t count = 0;
  for (const RecordedTurn& turn : turns) count += turn.moves.size();
  return count;
}

Record begin_record(const Game& game, const Setup& setup, std::vector<std::string> seats) {
  Record record;
  record.game = &game;
  record.setup = with_defaults(game.info(), setup);
  record.seats = std::move(seats);
  return record;
}

void add_move(Record& record, const Position& before, Move move) {
  const int number = record.game->turn(before);
  const int seat = record.game->actor(before);
  if (record.turns.empty() || record.turns.back().number != number ||
      record.turns.back().seat != seat) {
    record.turns.push_back({number, seat, {}, 0});
  }
  record.turns.back().moves.push_back(move);
}

void remove_last_move(Record& record) {
  assert(!record.turns.empty());
  record.turns.back().moves.pop_back();
  if (record.turns.back().moves.empty()) record.turns.pop_back();
}

void note_result(Record& record, const Position& position) {
  record.result.reset();
  if (!record.game->over(position)) return;
  record.result = RecordedResult{record.game->scores(position), record.game->winners(position)};
}

bool is_seat_name(std::string_view name) {
  if (name.empty() || name.size() > kMaxSeatName || name != trim(name)) return false;
  return std::none_of(name.begin(), name.end(), [](char c) {
    return c == ',' || c == '#' || static_cast<unsigned char>(c) < ' ' || c == '\x7f';
  });
}

std::string to_text(const Record& record) {
  std::string text;
  auto out = std::back_inserter(text);
  fmt::format_to(out, "drover-record: {}\n", kRecordFormat);
  fmt::format_to(out, "game: {}\n", record.game->info().name);
  fmt::format_to(out, "rules-version: {}\n", record.setup.rules_version);
  fmt::format_to(out, "players: {}\n", record.setup.players);
  for (const auto& [key, value] : record.setup.options) {
    fmt::format_to(out, "option: {}={}\n", key, value);
  }
  fmt::format_to(out, "seed: {}\n", record.setup.seed);
  fmt::format_to(out, "seats: {}\n", fmt::join(record.seats, ", "));
  if (!record.result) {
    fmt::format_to(out, "result: unfinished\n");
  } else {
    fmt::format_to(out, "result: finished\n");
    const Scores& scores = record.result->scores;
    const auto names = record.game->info().categories;
    for (int seat = 0; seat < scores.seats; ++seat) {
      fmt::format_to(out, "score: {} =", scores.total(seat));
      for (std::size_t c = 0; c < names.size(); ++c) {
        fmt::format_to(out, "{} {} {}", c == 0 ? "" : ",", names[c], scores.points[seat][c]);
      }
      text += '\n';
    }
    fmt::format_to(out, "winners: {}\n", fmt::join(seats_in(record.result->winners), ", "));
  }
  text += '\n';
  for (const RecordedTurn& turn : record.turns) {
    fmt::format_to(out, "{}. {}: ", turn.number, turn.seat + 1);
    for (std::size_t i = 0; i < turn.moves.size(); ++i) {
      fmt::format_to(out, "{}{}", i == 0 ? "" : "; ", record.game->move_text(turn.moves[i]));
    }
    text += '\n';
  }
  return text;
}

Result<Record> parse_record(std::string_view text) {
  if (text.size() > kMaxRecordBytes) {
    return Error{fmt::format("The record is longer than {} bytes.", kMaxRecordBytes)};
  }
  return Parser(text).run();
}

Result<Replay> Replay::begin(const Record& record, text::Language language) {
  const auto start = record.game->setup(record.setup);
  if (!start) return start.error();
  return Replay(record, *start, language);
}

Error Replay::wrong(std::string_view key, const text::Params& params) const {
  return {formatter_of(record_->game->info(), language_)(key, params)};
}

std::optional<Error> Replay::step() {
  const RecordedTurn& turn = record_->turns[turn_];
  const Game& game = *record_->game;
  const Move move = turn.moves[move_];
  const auto failure = [&](std::string_view why, const text::Params& params) {
    text::Params about{{"number", played_ + 1},
                       {"turn", turn.number},
                       {"seat", turn.seat + 1},
                       {"move", game.move_text(move)},
                       {"why", wrong(why, params).sentence}};
    if (turn.line > 0) about["line"] = turn.line;
    return wrong("record.fails", about);
  };
  if (game.over(position_)) return failure("record.over", {});
  if (game.turn(position_) != turn.number || game.actor(position_) != turn.seat) {
    return failure("record.other_turn",
                   {{"turn", game.turn(position_)}, {"seat", game.actor(position_) + 1}});
  }
  if (!game.try_apply(position_, move)) {
    return failure("record.illegal",
                   {{"why", sentence_against(position_, turn.seat, move, language_)}});
  }
  ++played_;
  if (++move_ == turn.moves.size()) {
    move_ = 0;
    ++turn_;
  }
  return std::nullopt;
}

std::optional<Error> Replay::check_result() const {
  const Game& game = *record_->game;
  if (!record_->result) {
    if (!game.over(position_)) return std::nullopt;
    return wrong("record.ends");
  }
  if (!game.over(position_)) return wrong("record.does_not_end", {{"moves", played_}});
  const Scores played = game.scores(position_);
  const Scores& noted = record_->result->scores;
  for (int seat = 0; seat < played.seats; ++seat) {
    for (int c = 0; c < played.categories; ++c) {
      if (played.points[seat][c] == noted.points[seat][c]) continue;
      return wrong("record.points",
                   {{"seat", seat + 1},
                    {"noted", noted.points[seat][c]},
                    {"category", in_sentence(category_name(game, c, language_), language_)},
                    {"played", played.points[seat][c]}});
    }
  }
  if (game.winners(position_) != record_->result->winners) {
    return wrong("record.winners", {{"noted", list_of(seats_in(record_->result->winners))},
                                    {"played", list_of(seats_in(game.winners(position_)))}});
  }
  return std::nullopt;
}

Result<Position> replay(const Record& record, text::Language language) {
  auto begun = Replay::begin(record, language);
  if (!begun) return begun.error();
  auto& run = *begun;
  while (!run.at_end()) {
    if (auto error = run.step()) return *error;
  }
  if (auto error = run.check_result()) return *error;
  return run.position();
}

}  // namespace drover::game
