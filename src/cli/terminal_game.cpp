#include "cli/terminal_game.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/cli.h"
#include "game/presenter.h"

namespace drover::cli {

namespace {
// The random streams of bots at the terminal differ from those of simulated games.
constexpr std::uint64_t kBotStream = 100;
}  // namespace

game::Result<Seat> parse_seat(std::string_view text) {
  constexpr std::string_view kHuman = "human";
  Seat seat;
  seat.text = text;
  if (!game::is_seat_name(text)) {
    return game::Error{fmt::format("\"{}\" is no name for a seat.", text)};
  }
  if (text == kHuman) {
    seat.human = true;
    return seat;
  }
  if (text.starts_with(kHuman) && text[kHuman.size()] == ':' && text.size() > kHuman.size() + 1) {
    seat.human = true;
    seat.name = text.substr(kHuman.size() + 1);
    return seat;
  }
  if (bots::is_bot(text)) {
    seat.name = text;
    return seat;
  }
  std::vector<std::string_view> names;
  for (const bots::BotInfo& bot : bots::all_bots()) names.push_back(bot.name);
  return game::Error{fmt::format("A seat is human, human:NAME or one of the bots {}, not \"{}\".",
                                 fmt::join(names, ", "), text)};
}

TerminalGame::TerminalGame(game::Record record, std::vector<Seat> seats,
                           const game::Position& start)
    : record_(std::move(record)), seats_(std::move(seats)), position_(start) {
  for (const Seat& seat : seats_) {
    bots_.push_back(seat.human ? nullptr : bots::make_bot(seat.name));
  }
}

game::Result<TerminalGame> TerminalGame::begin(const game::Record& record,
                                               const std::vector<Seat>& seats) {
  // Played move by move instead of with game::replay, because undo needs every position.
  auto begun = game::Replay::begin(record, spoken_language());
  if (!begun) return begun.error();
  auto& replay = *begun;
  std::vector<game::Move> moves;
  while (!replay.at_end()) {
    moves.push_back(replay.next_move());
    if (const auto error = replay.step()) return *error;
  }
  game::Record empty = game::begin_record(*record.game, record.setup, {});
  for (const Seat& seat : seats) empty.seats.push_back(seat.text);
  auto start = record.game->setup(record.setup);
  if (!start) return start.error();
  TerminalGame terminal_game(std::move(empty), seats, *start);
  for (const game::Move move : moves) terminal_game.apply(move);
  return terminal_game;
}

int TerminalGame::humans() const {
  return static_cast<int>(
      std::count_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.human; }));
}

void TerminalGame::apply(game::Move move) {
  game::add_move(record_, position_, move);
  positions_.push_back(position_);
  moves_.push_back(move);
  game().apply(position_, move);
  if (over()) game::note_result(record_, position_);
}

void TerminalGame::apply_bot_move() {
  // The generator depends only on seed, seat and number of moves, so that a bot repeats its move
  // after an undo or resume.
  const auto seat = static_cast<std::uint64_t>(actor());
  core::Rng rng =
      core::Rng::from_seed(game::derive_seed(record_.setup.seed, moves(), kBotStream + seat));
  apply(bots::decide(*bots_[seat], position_, rng));
}

std::optional<game::Error> TerminalGame::undo() {
  std::size_t to = positions_.size();
  while (to > 0 && !seat(game().actor(positions_[to - 1])).human) --to;
  if (to == 0) return game::Error{message("play.nothing_to_undo")};
  --to;
  if (game().chance_between(positions_[to], position_)) {
    return game::Error{message("play.revealed")};
  }
  const game::Position back = positions_[to];
  while (positions_.size() > to) {
    positions_.pop_back();
    moves_.pop_back();
    game::remove_last_move(record_);
  }
  position_ = back;
  record_.result.reset();
  return std::nullopt;
}

std::vector<std::string> TerminalGame::event_sentences(std::size_t from, int viewer) const {
  std::vector<std::string> sentences;
  for (std::size_t i = from; i < positions_.size(); ++i) {
    game::Position copy = positions_[i];
    for (std::string& sentence :
         game().presenter().apply_in_words(copy, moves_[i], viewer, spoken_language())) {
      sentences.push_back(std::move(sentence));
    }
  }
  return sentences;
}

}  // namespace drover::cli
