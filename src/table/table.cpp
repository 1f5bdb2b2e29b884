#include "table/table.h"

#include <algorithm>
#include <utility>

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "bots/bot.h"
#include "game/presenter.h"
#include "table/undo.h"
#include "table/user_text.h"

namespace drover::table {

namespace {

// The stream of derive_seed for bots at tables.
constexpr std::uint64_t kBotStream = 0x7461626c65ULL;

game::Result<game::Position> first_position(const game::Game& game, const Start& start) {
  if (start.position.empty()) return game.setup(start.setup);
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(start.position, error);
  if (error) return game::Error{"The position it began from is not JSON."};
  auto position = game::position_from_json(value);
  if (position && &position->game() != &game) {
    return game::Error{"The position it began from belongs to another game."};
  }
  return position;
}

EntryStamp stamp_of(const Entry& entry) {
  return {entry.seq, static_cast<std::uint32_t>(entry.time)};
}

game::MoveList legal_moves(const game::Position& position) {
  game::MoveList legal;
  position.game().legal(position, legal);
  return legal;
}

}  // namespace

// ---- The log ------------------------------------------------------------------------------------

Table::Table(std::string id, TableData data, const Limits& limits)
    : id_(std::move(id)),
      limits_(limits),
      start_(std::move(data.start)),
      seats_(std::move(data.seats)) {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    const Seat& sitting = seats_[seat];
    if (sitting.kind == SeatKind::kBot && sitting.person.empty()) original_bots_ |= 1U << seat;
  }
  set_up_history();
  load(std::move(data.log));
}

void Table::set_up_history() {
  const game::Game* game = game::find_game(start_.game);
  if (game == nullptr) {
    freeze(fmt::format("This table plays {}, a game that this program does not know.",
                       quote_safely(start_.game)));
    return;
  }
  const game::GameInfo& info = game->info();
  if (game::check_rules_version(info, start_.setup.rules_version)) {
    freeze(fmt::format(
        "This game was played under rules version {} of {}, and this program plays versions {} to "
        "{}. It can still be read, but not played on.",
        start_.setup.rules_version, info.title, info.oldest_rules_version, info.rules_version));
    return;
  }
  for (Seat& seat : seats_) {
    if (seat.kind == SeatKind::kHuman) continue;
    const bots::BotInfo* level = bots::find_bot(seat.level);
    if (level == nullptr) {
      freeze(fmt::format("A bot of level {} sits at this table, and this program has none.",
                         quote_safely(seat.level)));
      return;
    }
    seat.level = level->name;  // the stored name may be an old one of this level
  }
  const auto first = first_position(*game, start_);
  if (!first) {
    freeze(
        fmt::format("This game can be read but not played on, because its beginning cannot be set "
                    "up: {}",
                    first.error().sentence));
    return;
  }
  const auto& position = *first;
  if (game->players(position) != players()) {
    freeze("This game can be read but not played on, because it has another number of seats.");
    return;
  }
  history_.emplace(position);
}

// Finds the moves that were not taken back, then plays them, so that moves taken back cost no time.
// Stored entries are checked for whether they are possible, not for the rights of their seats.
void Table::load(std::vector<Entry> log) {
  std::vector<std::size_t> current_moves;  // indices of the log
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (history_) {
      if (const std::string why = mismatch(log[i]); !why.empty()) freeze_at(log[i], why);
    }
    count_entry(log[i]);
    if (log[i].what == EntryKind::kMove) current_moves.push_back(i);
    current_moves.resize(static_cast<std::size_t>(moves_));
  }
  for (const std::size_t place : current_moves) {
    if (history_ && !replay(log[place])) freeze_at_move(log[place]);
  }
  if (history_) return;
  frozen_moves_.clear();
  for (const std::size_t place : current_moves) frozen_moves_.push_back(std::move(log[place]));
}

// Returns why an entry cannot follow the log so far; empty if it can.
std::string Table::mismatch(const Entry& entry) const {
  if (entry.seq != seq_ + 1) return fmt::format("is not the expected number {}.", seq_ + 1);
  if (entry.what == EntryKind::kUndo) {
    if (entry.moves >= 0 && entry.moves < moves_) return {};
    return fmt::format("takes back to move {} of {}.", entry.moves, moves_);
  }
  const int expected = entry.what == EntryKind::kMove ? moves_ + 1 : moves_;
  return entry.moves == expected ? std::string() : "counts the moves wrongly.";
}

void Table::count_entry(const Entry& entry) {
  seq_ = entry.seq;
  if (entry.what == EntryKind::kMove) {
    ++moves_;
    lapse_proposal_after_move_of(entry.seat);
  }
  if (entry.what == EntryKind::kUndo) {
    const int left = std::clamp(entry.moves, 0, moves_);
    if (entry.seat >= 0 && entry.seat < game::kMaxSeats) {
      taken_back_[static_cast<std::size_t>(entry.seat)] += moves_ - left;
    }
    moves_ = left;
  }
  if (changes_position(entry.what)) {
    position_seq_ = entry.seq;
  } else {
    chat_and_notes_.push_back(entry);
    if (chat_and_notes_.size() > kMaxChatsInMessage) chat_and_notes_.erase(chat_and_notes_.begin());
  }
  if (entry.what == EntryKind::kChat) ++chats_;
  if (entry.what == EntryKind::kNote) count_note(entry);
  recent_.push_back({entry.seq, static_cast<std::uint32_t>(entry.time), entry.moves, entry.what,
                     static_cast<std::int8_t>(entry.seat)});
  if (recent_.size() > kMaxMissedEntries) recent_.pop_front();
}

// Returns whether the entry's seat is the next to move. An agreement to stop that stands later in
// the log does not matter here.
bool Table::is_next_to_move(const Entry& entry) const {
  return !over() && entry.seat == history_->game().actor(history_->position());
}

// Plays the move of a stored entry; returns false if it is not legal.
bool Table::replay(const Entry& entry) {
  if (!is_next_to_move(entry)) return false;
  const auto move = history_->game().parse_move(entry.text);
  return move && history_->play(*move, stamp_of(entry));
}

void Table::play_or_freeze(const LogChange& change) {
  if (auto played = is_next_to_move(change) ? played_by(change) : nullptr) {
    history_->add(std::move(played), stamp_of(change));
  } else {
    freeze_at_move(change);
  }
}

std::shared_ptr<const PlayedMove> Table::played_by(const LogChange& change) const {
  if (change.played) return change.played;
  const auto move = history_->game().parse_move(change.text);
  return move ? try_move(history_->position(), *move) : nullptr;
}

void Table::freeze(std::string sentence) {
  if (history_) {
    for (int i = 0; i < history_->moves(); ++i) frozen_moves_.push_back(entry_of_move(i));
  }
  history_.reset();
  frozen_ = std::move(sentence);
}

void Table::freeze_at(const Entry& entry, std::string_view why) {
  freeze(fmt::format("This game can be read but not played on, because entry {} of its log {}",
                     entry.seq, why));
}

void Table::freeze_at_move(const Entry& entry) {
  freeze_at(entry, fmt::format("is no legal move there: {} by seat {}.", quote_safely(entry.text),
                               entry.seat + 1));
}

void Table::append(const LogChange& change) {
  // Only appended notes change seats: the stored seats of a loaded table include all earlier ones.
  if (change.what == EntryKind::kNote && change.seat >= 0 && change.seat < players()) {
    seats_[static_cast<std::size_t>(change.seat)] = seat_after(change);
  }
  if (history_) {
    if (const std::string why = mismatch(change); !why.empty()) {
      freeze_at(change, why);
    } else if (change.what == EntryKind::kMove) {
      play_or_freeze(change);
    } else if (change.what == EntryKind::kUndo) {
      history_->truncate(change.moves);
    }
  }
  count_entry(change);
  if (history_) return;
  if (change.what == EntryKind::kMove) frozen_moves_.push_back(change);
  frozen_moves_.resize(static_cast<std::size_t>(moves_));
}

// Returns the entry of the move of this index, counted from 0.
Entry Table::entry_of_move(int index) const {
  if (!history_) return frozen_moves_[static_cast<std::size_t>(index)];
  const HistoryMove& step = history_->move_at(index);
  return {step.stamp.seq, step.stamp.time, EntryKind::kMove,
          step.seat,      index + 1,       history_->game().move_text(step.move)};
}

bool Table::over() const { return history_ && history_->game().over(history_->position()); }

int Table::actor() const {
  if (!history_ || ended()) return game::kNoSeat;
  return history_->game().actor(history_->position());
}

bool Table::is_only_human(int viewer) const {
  for (int seat = 0; seat < players(); ++seat) {
    const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
    const bool persons = sitting.kind == SeatKind::kHuman || !sitting.person.empty();
    if (seat != viewer && persons) return false;
  }
  return true;
}

// ---- Checked entries ----------------------------------------------------------------------------

std::optional<Refusal> Table::refuse_entry(int seat) const {
  if (seat < 0 || seat >= players()) {
    return Refusal{Code::kNotAllowed, "Spectators can watch, but not take part."};
  }
  return std::nullopt;
}

std::optional<Refusal> Table::refuse_turn(int seat, std::uint32_t after) const {
  if (!frozen_.empty()) return Refusal{Code::kRulesChanged, frozen_};
  if (auto refusal = refuse_entry(seat)) return refusal;
  if (stopped_) {
    return Refusal{Code::kNotAllowed, "This game was stopped, so nobody plays on at this table."};
  }
  if (after < position_seq_ || after > seq()) {
    return Refusal{Code::kStale,
                   fmt::format("The table has moved on: it is at {}, not at {}.", seq(), after)};
  }
  return std::nullopt;
}

std::optional<Refusal> Table::refuse_decision(int seat, std::uint32_t after) const {
  if (auto refusal = refuse_turn(seat, after)) return refusal;
  const auto refuse = [&](Code code, text::Reason reason) {
    std::string sentence = english_sentence(reason, seat);
    return Refusal{code, std::move(sentence), std::move(reason)};
  };
  if (over()) return refuse(Code::kIllegalMove, text::game_over());
  if (actor() != seat) return refuse(Code::kNotYourTurn, text::not_your_turn(seat, actor()));
  return std::nullopt;
}

Entry Table::next_entry(EntryKind what, int seat, std::int64_t time) const {
  Entry entry;
  entry.seq = seq() + 1;
  entry.time = time;
  entry.what = what;
  entry.seat = seat;
  entry.moves = moves_;
  return entry;
}

std::optional<Refusal> Table::refuse_move(int seat, std::uint32_t after) const {
  if (auto refusal = refuse_decision(seat, after)) return refusal;
  if (is_full())
    return Refusal{Code::kNotAllowed, "This game has more moves than a table can hold."};
  return std::nullopt;
}

Checked<LogChange> Table::play(int seat, std::uint32_t after, std::string_view move,
                               std::int64_t time) const {
  if (auto refusal = refuse_move(seat, after)) return *refusal;
  const auto parsed = parse_move_text(history_->game(), move);
  if (!parsed)
    return Refusal{Code::kIllegalMove, fmt::format("{} is no move.", quote_safely(move))};
  if (auto played = try_move(history_->position(), *parsed)) {
    return move_entry(seat, std::move(played), time);
  }
  return illegal_move(seat, *parsed, move);
}

Checked<LogChange> Table::play(const BotTurn& turn, game::Move move, std::int64_t time) const {
  const Seat& sitting = seats_[static_cast<std::size_t>(turn.seat)];
  if (sitting.kind != SeatKind::kBot || sitting.level != turn.level) {
    return Refusal{Code::kStale, "The bot does not play this seat any more."};
  }
  if (auto refusal = refuse_move(turn.seat, turn.after)) return *refusal;
  // The position is that of the turn, since no move or undo has followed it.
  if (!turn.legal.contains(move)) {
    return illegal_move(turn.seat, move, history_->game().move_text(move));
  }
  return move_entry(turn.seat, play_move(history_->position(), move), time);
}

Refusal Table::illegal_move(int seat, game::Move move, std::string_view as_written) const {
  const game::Game& game = history_->game();
  return illegal_move_refusal(game.redact(history_->position(), seat), seat, move, as_written);
}

LogChange Table::move_entry(int seat, std::shared_ptr<const PlayedMove> played,
                            std::int64_t time) const {
  LogChange change = next_entry(EntryKind::kMove, seat, time);
  change.moves = moves_ + 1;
  change.text = history_->game().move_text(played->move);
  change.played = std::move(played);
  return change;
}

int Table::undo_allowance(int seat) const {
  if (seat == game::kNoSeat) return 0;
  return limits_.taken_back / players() - taken_back_[static_cast<std::size_t>(seat)];
}

Checked<Entry> Table::undo(int seat, std::uint32_t after, int to, std::int64_t time) const {
  if (auto refusal = refuse_turn(seat, after)) return *refusal;
  const UndoLimit limit = undo_limit(*history_, seat, undo_allowance(seat));
  if (!limit.to) {
    return Refusal{Code::kNoUndo, std::string(sentence_of(limit.why))};
  }
  if (to < *limit.to || to >= moves_) {
    return Refusal{Code::kNoUndo,
                   fmt::format("You can take back until {} to {} moves remain, not {}.", *limit.to,
                               moves_ - 1, to)};
  }
  Entry entry = next_entry(EntryKind::kUndo, seat, time);
  entry.moves = to;
  return entry;
}

Checked<Entry> Table::chat(int seat, std::string_view text, std::int64_t time) const {
  if (auto refusal = refuse_entry(seat)) return *refusal;
  if (chats_ >= limits_.chats) {
    return Refusal{Code::kNotAllowed, "This table has reached its limit of chat messages."};
  }
  std::string line = normalized_line(text);
  const auto length = count_characters(line);
  if (length && *length > kMaxChatCharacters) {
    return Refusal{Code::kTooLarge,
                   fmt::format("A chat line has at most {} characters.", kMaxChatCharacters)};
  }
  if (!length || line.empty() || has_control_characters(line)) {
    return Refusal{Code::kBadRequest, "A chat line is text in UTF-8, and not empty."};
  }
  Entry entry = next_entry(EntryKind::kChat, seat, time);
  entry.text = std::move(line);
  return entry;
}

Checked<std::string> Table::rename(int seat, std::string_view name) const {
  if (seat < 0 || seat >= players()) {
    return Refusal{Code::kNotAllowed, "Spectators have no name."};
  }
  auto checked = checked_name(name);
  if (!checked) return checked;
  for (int other = 0; other < players(); ++other) {
    const Seat& sitting = seats_[static_cast<std::size_t>(other)];
    if (other == seat || !has_name(sitting, *checked)) continue;
    return Refusal{Code::kNameTaken, "Somebody at this table already has that name."};
  }
  return checked;
}

bool Table::ends_by_playing(const LogChange& change) const {
  if (!history_ || ended() || change.what != EntryKind::kMove) return false;
  const auto played = played_by(change);
  return played && history_->game().over(played->after);
}

std::optional<SoloResult> Table::result_of(const LogChange& change) const {
  if (!history_ || !is_solo(history_->position()) || seats_.front().kind != SeatKind::kHuman) {
    return std::nullopt;
  }
  // A game in which a bot has played for the person has no result.
  if (bot_played_for_human_ || !ends_by_playing(change)) return std::nullopt;
  return solo_result(played_by(change)->after, change.moves);
}

bool Table::ended_after(const LogChange& change) const {
  if (changes_position(change.what)) return ends_by_playing(change);
  if (change.what == EntryKind::kNote) {
    const auto note = parse_table_note(change.text);
    if (note && note->kind == TableNoteKind::kStopped) return true;
  }
  return ended();
}

// ---- Advice -------------------------------------------------------------------------------------

Checked<AdviceTurn> Table::advice_turn(int seat, std::uint32_t after) const {
  if (!start_.hints) {
    return Refusal{Code::kNotAllowed, "This table was made without hints."};
  }
  if (auto refusal = refuse_decision(seat, after)) return *refusal;
  AdviceTurn turn;
  turn.seat = seat;
  turn.view = history_->game().redact(history_->position(), seat);
  turn.seed = game::hash_of(turn.view);
  return turn;
}

Checked<std::optional<text::Reason>> Table::why_not(int seat, std::uint32_t after,
                                                    std::string_view move) const {
  if (auto refusal = refuse_turn(seat, after)) return *refusal;
  const game::Game& game = history_->game();
  const auto parsed = parse_move_text(game, move);
  if (!parsed) return Refusal{Code::kBadRequest, fmt::format("{} is no move.", quote_safely(move))};
  return game.presenter().why_not(game.redact(history_->position(), seat), seat, *parsed);
}

Checked<std::optional<text::Reason>> Table::why_not_at(int seat, std::uint32_t after,
                                                       std::string_view element) const {
  if (auto refusal = refuse_turn(seat, after)) return *refusal;
  const game::Game& game = history_->game();
  return game.presenter().why_not_at(game.redact(history_->position(), seat), seat, element);
}

std::string Table::english_sentence(const text::Reason& reason, int seat) const {
  const game::Game& game = history_->game();
  return game.presenter().reason_sentence(game.redact(history_->position(), seat), reason,
                                          text::Language::kEnglish);
}

Checked<std::vector<MadeDecision>> Table::decisions() const {
  if (!history_) return Refusal{Code::kRulesChanged, frozen_};
  if (!ended()) {
    return Refusal{Code::kNotAllowed, "A game can be reviewed only when it is over."};
  }
  const game::Game& game = history_->game();
  std::vector<MadeDecision> decisions;
  game::Position position = history_->start();
  for (int i = 0; i < history_->moves(); ++i) {
    const HistoryMove& step = history_->move_at(i);
    if (legal_moves(position).size() > 1) {
      decisions.push_back({i, step.seat, game.redact(position, step.seat), step.move});
    }
    game.apply(position, step.move);
  }
  return decisions;
}

// ---- Bots ---------------------------------------------------------------------------------------

std::optional<BotTurn> Table::bot_turn() const {
  const int seat = actor();
  if (seat == game::kNoSeat || is_full()) return std::nullopt;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind != SeatKind::kBot) return std::nullopt;
  BotTurn turn;
  turn.seat = seat;
  turn.level = sitting.level;
  turn.after = seq();
  turn.view = history_->game().redact(history_->position(), seat);
  // The seed depends on the number of moves, not of entries, so that chat does not change a bot's
  // move.
  turn.seed = game::derive_seed(start_.setup.seed, static_cast<std::uint64_t>(moves_),
                                kBotStream + static_cast<std::uint64_t>(seat));
  turn.legal = legal_moves(turn.view);
  return turn;
}

game::Move think(const BotTurn& turn, bots::Bot& bot, bots::Clock& clock) {
  core::Rng rng = core::Rng::from_seed(turn.seed);
  return bot.choose(turn.view, turn.legal, rng, clock);
}

game::Move forced_move(const BotTurn& turn) { return turn.legal[0]; }

}  // namespace drover::table
