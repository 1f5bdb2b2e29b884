#include "table/table.h"

#include <algorithm>
#include <utility>

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "bots/bot.h"
#include "table/text.h"
#include "table/undo.h"

namespace drover::table {

namespace {

// A stream of derive_seed that belongs to the bots of tables.
constexpr std::uint64_t kBotStream = 0x7461626c65ULL;

game::Result<game::Position> first_position(const game::Game& game, const Start& start) {
  if (start.position.empty()) return game.setup(start.setup);
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(start.position, error);
  if (error) return game::Error{"The position it began from is not JSON."};
  return game.from_json(value);
}

game::MoveList legal_moves(const game::Position& position) {
  game::MoveList legal;
  position.game().legal(position, legal);
  return legal;
}

}  // namespace

// ---- The log and its fold -----------------------------------------------------------------------

Table::Table(std::string id, TableData data, const Limits& limits)
    : id_(std::move(id)),
      limits_(limits),
      start_(std::move(data.start)),
      seats_(std::move(data.seats)) {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    const Seat& sitting = seats_[seat];
    if (sitting.kind == SeatKind::kBot && sitting.person.empty()) bots_at_first_ |= 1U << seat;
  }
  begin();
  load(std::move(data.log));
}

void Table::begin() {
  const game::Game* game = game::find_game(start_.game);
  if (game == nullptr) {
    freeze(fmt::format("This table plays {}, a game that this program does not know.",
                       in_quotes(start_.game)));
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
                         in_quotes(seat.level)));
      return;
    }
    seat.level = level->name;  // which may be another one than when the game began
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
  line_.emplace(position);
}

// First the log is folded, then what is left of it is played: an undo costs nothing but its place.
// What was stored once is not checked for the right to do it, only for whether it is possible.
void Table::load(std::vector<Entry> log) {
  std::vector<std::size_t> counting;  // places in the log
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (line_) {
      if (const std::string why = misfit(log[i]); !why.empty()) freeze_at(log[i], why);
    }
    remember(log[i]);
    if (log[i].what == What::kMove) counting.push_back(i);
    counting.resize(static_cast<std::size_t>(moves_));
  }
  for (const std::size_t place : counting) {
    if (line_) play_or_freeze(log[place]);
  }
  if (line_) return;
  frozen_moves_.clear();
  for (const std::size_t place : counting) frozen_moves_.push_back(std::move(log[place]));
}

// Why an entry cannot follow the log so far; empty if it can.
std::string Table::misfit(const Entry& entry) const {
  if (entry.seq != seq_ + 1) return fmt::format("is not the expected number {}.", seq_ + 1);
  if (entry.what == What::kUndo) {
    if (entry.moves >= 0 && entry.moves < moves_) return {};
    return fmt::format("takes back to move {} of {}.", entry.moves, moves_);
  }
  const int expected = entry.what == What::kMove ? moves_ + 1 : moves_;
  return entry.moves == expected ? std::string() : "counts the moves wrongly.";
}

void Table::remember(const Entry& entry) {
  seq_ = entry.seq;
  if (entry.what == What::kMove) {
    ++moves_;
    lapse_by_move(entry.seat);
  }
  if (entry.what == What::kUndo) {
    const int left = std::clamp(entry.moves, 0, moves_);
    if (entry.seat >= 0 && entry.seat < game::kMaxSeats) {
      taken_back_[static_cast<std::size_t>(entry.seat)] += moves_ - left;
    }
    moves_ = left;
  }
  if (is_turn(entry.what)) {
    last_turn_seq_ = entry.seq;
  } else {
    words_.push_back(entry);
    if (words_.size() > kChatsShown) words_.erase(words_.begin());
  }
  if (entry.what == What::kChat) ++chats_;
  if (entry.what == What::kNote) remember_note(entry);
  recent_.push_back({entry.seq, static_cast<std::uint32_t>(entry.time), entry.moves, entry.what,
                     static_cast<std::int8_t>(entry.seat)});
  if (recent_.size() > kMostMissed) recent_.pop_front();
}

void Table::play_or_freeze(const Change& change) {
  // Whatever was agreed on later: the moves before it were made.
  const bool is_next = !over() && change.seat == line_->game().actor(line_->position());
  if (const auto played = is_next ? played_by(change) : nullptr) {
    line_->add(played->move, played->after, {change.seq, static_cast<std::uint32_t>(change.time)});
    return;
  }
  freeze_at(change, fmt::format("is no legal move there: {} by seat {}.", in_quotes(change.text),
                                change.seat + 1));
}

std::shared_ptr<const Played> Table::played_by(const Change& change) const {
  if (change.played) return change.played;
  const game::Game& game = line_->game();
  const auto move = game.parse_move(change.text);
  if (!move) return nullptr;
  auto played = std::make_shared<Played>(Played{*move, line_->position()});
  if (!game.try_apply(played->after, *move)) return nullptr;
  return played;
}

void Table::freeze(std::string sentence) {
  if (line_) {
    for (int i = 0; i < line_->moves(); ++i) frozen_moves_.push_back(counted(i));
  }
  line_.reset();
  frozen_ = std::move(sentence);
}

void Table::freeze_at(const Entry& entry, std::string_view why) {
  freeze(fmt::format("This game can be read but not played on, because entry {} of its log {}",
                     entry.seq, why));
}

void Table::append(const Change& change) {
  // Of a log that is loaded the seats tell already what has become of them.
  if (change.what == What::kNote && change.seat >= 0 && change.seat < players()) {
    seats_[static_cast<std::size_t>(change.seat)] = seat_after(change);
  }
  if (line_) {
    if (const std::string why = misfit(change); !why.empty()) {
      freeze_at(change, why);
    } else if (change.what == What::kMove) {
      play_or_freeze(change);
    } else if (change.what == What::kUndo) {
      line_->cut(change.moves);
    }
  }
  remember(change);
  if (line_) return;
  if (change.what == What::kMove) frozen_moves_.push_back(change);
  frozen_moves_.resize(static_cast<std::size_t>(moves_));
}

// The entry of a move that counts, from 0.
Entry Table::counted(int index) const {
  if (!line_) return frozen_moves_[static_cast<std::size_t>(index)];
  const Step& step = line_->step(index);
  return {step.entered.seq, step.entered.time, What::kMove,
          step.seat,        index + 1,         line_->game().move_text(step.move)};
}

bool Table::over() const { return line_ && line_->game().over(line_->position()); }

int Table::actor() const {
  if (!line_ || ended()) return game::kNoSeat;
  return line_->game().actor(line_->position());
}

bool Table::nobody_else_human(int viewer) const {
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
  if (after < last_turn_seq_ || after > seq()) {
    return Refusal{Code::kStale,
                   fmt::format("The table has moved on: it is at {}, not at {}.", seq(), after)};
  }
  return std::nullopt;
}

std::optional<Refusal> Table::refuse_decision(int seat, std::uint32_t after) const {
  if (auto refusal = refuse_turn(seat, after)) return refusal;
  const auto refuse = [&](Code code, text::Reason reason) {
    std::string sentence = in_english(reason, seat);
    return Refusal{code, std::move(sentence), std::move(reason)};
  };
  if (over()) return refuse(Code::kIllegalMove, text::game_over());
  if (actor() != seat) return refuse(Code::kNotYourTurn, text::not_your_turn(seat, actor()));
  return std::nullopt;
}

Entry Table::next_entry(What what, int seat, std::int64_t time) const {
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
  if (full()) return Refusal{Code::kNotAllowed, "This game has more moves than a table can hold."};
  return std::nullopt;
}

Checked<Change> Table::play(int seat, std::uint32_t after, std::string_view move,
                            std::int64_t time) const {
  if (auto refusal = refuse_move(seat, after)) return *refusal;
  const auto parsed = parsed_move(line_->game(), move);
  if (!parsed) return Refusal{Code::kIllegalMove, fmt::format("{} is no move.", in_quotes(move))};
  return play_checked(seat, *parsed, move, time);
}

Checked<Change> Table::play(const BotTurn& turn, game::Move move, std::int64_t time) const {
  const Seat& sitting = seats_[static_cast<std::size_t>(turn.seat)];
  if (sitting.kind != SeatKind::kBot || sitting.level != turn.level) {
    return Refusal{Code::kStale, "The bot does not play this seat any more."};
  }
  if (auto refusal = refuse_move(turn.seat, turn.after)) return *refusal;
  return play_checked(turn.seat, move, line_->game().move_text(move), time);
}

Checked<Change> Table::play_checked(int seat, game::Move move, std::string_view as_said,
                                    std::int64_t time) const {
  const game::Game& game = line_->game();
  auto played = std::make_shared<Played>(Played{move, line_->position()});
  if (!game.try_apply(played->after, move)) {
    return illegal_move(game.redact(line_->position(), seat), seat, move, as_said);
  }
  Change change = next_entry(What::kMove, seat, time);
  change.moves = moves_ + 1;
  change.text = game.move_text(move);
  change.played = std::move(played);
  return change;
}

int Table::undo_allowance(int seat) const {
  if (seat == game::kNoSeat) return 0;
  return limits_.taken_back / players() - taken_back_[static_cast<std::size_t>(seat)];
}

Checked<Entry> Table::undo(int seat, std::uint32_t after, int to, std::int64_t time) const {
  if (auto refusal = refuse_turn(seat, after)) return *refusal;
  const UndoLimit limit = undo_limit(*line_, seat, undo_allowance(seat));
  if (!limit.to) {
    return Refusal{Code::kNoUndo, std::string(sentence_of(limit.why))};
  }
  if (to < *limit.to || to >= moves_) {
    return Refusal{Code::kNoUndo,
                   fmt::format("You can take back until {} to {} moves remain, not {}.", *limit.to,
                               moves_ - 1, to)};
  }
  Entry entry = next_entry(What::kUndo, seat, time);
  entry.moves = to;
  return entry;
}

Checked<Entry> Table::chat(int seat, std::string_view text, std::int64_t time) const {
  if (auto refusal = refuse_entry(seat)) return *refusal;
  if (chats_ >= limits_.chats) {
    return Refusal{Code::kNotAllowed, "This table has reached its limit of chat messages."};
  }
  std::string line = on_one_line(text);
  const auto length = characters_in(line);
  if (length && *length > kMaxChatCharacters) {
    return Refusal{Code::kTooLarge,
                   fmt::format("A chat line has at most {} characters.", kMaxChatCharacters)};
  }
  if (!length || line.empty() || has_control_characters(line)) {
    return Refusal{Code::kBadRequest, "A chat line is text in UTF-8, and not empty."};
  }
  Entry entry = next_entry(What::kChat, seat, time);
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

bool Table::ends_by_playing(const Change& change) const {
  if (!line_ || ended() || change.what != What::kMove) return false;
  const auto played = played_by(change);
  return played && line_->game().over(played->after);
}

std::optional<SoloResult> Table::result_of(const Change& change) const {
  if (!line_ || !is_solo(line_->position()) || seats_.front().kind != SeatKind::kHuman) {
    return std::nullopt;
  }
  // What a bot has played is not the person's.
  if (helped_ || !ends_by_playing(change)) return std::nullopt;
  return solo_result(played_by(change)->after, change.moves);
}

bool Table::ended_after(const Change& change) const {
  if (is_turn(change.what)) return ends_by_playing(change);
  if (change.what == What::kNote) {
    const auto note = note_in(change.text);
    if (note && note->kind == NoteKind::kStopped) return true;
  }
  return ended();
}

// ---- Advice -------------------------------------------------------------------------------------

Checked<AskedTurn> Table::ask(int seat, std::uint32_t after) const {
  if (!start_.hints) {
    return Refusal{Code::kNotAllowed, "This table was made without hints."};
  }
  if (auto refusal = refuse_decision(seat, after)) return *refusal;
  AskedTurn turn;
  turn.seat = seat;
  turn.view = line_->game().redact(line_->position(), seat);
  turn.seed = game::hash_of(turn.view);
  return turn;
}

Checked<std::optional<text::Reason>> Table::why_not(int seat, std::uint32_t after,
                                                    std::string_view move) const {
  if (auto refusal = refuse_turn(seat, after)) return *refusal;
  const game::Game& game = line_->game();
  const auto parsed = parsed_move(game, move);
  if (!parsed) return Refusal{Code::kBadRequest, fmt::format("{} is no move.", in_quotes(move))};
  return game.why_not(game.redact(line_->position(), seat), seat, *parsed);
}

Checked<std::optional<text::Reason>> Table::why_not_at(int seat, std::uint32_t after,
                                                       std::string_view element) const {
  if (auto refusal = refuse_turn(seat, after)) return *refusal;
  const game::Game& game = line_->game();
  return game.why_not_at(game.redact(line_->position(), seat), seat, element);
}

std::string Table::in_english(const text::Reason& reason, int seat) const {
  const game::Game& game = line_->game();
  return game.reason_sentence(game.redact(line_->position(), seat), reason,
                              text::Language::kEnglish);
}

Checked<std::vector<MadeDecision>> Table::decisions() const {
  if (!line_) return Refusal{Code::kRulesChanged, frozen_};
  if (!ended()) {
    return Refusal{Code::kNotAllowed, "A game can be reviewed only when it is over."};
  }
  const game::Game& game = line_->game();
  std::vector<MadeDecision> decisions;
  game::Position position = line_->start();
  for (int i = 0; i < line_->moves(); ++i) {
    const Step& step = line_->step(i);
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
  if (seat == game::kNoSeat || full()) return std::nullopt;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind != SeatKind::kBot) return std::nullopt;
  BotTurn turn;
  turn.seat = seat;
  turn.level = sitting.level;
  turn.after = seq();
  turn.view = line_->game().redact(line_->position(), seat);
  // From the number of moves and not of entries, so that chat does not change what a bot does.
  turn.seed = game::derive_seed(start_.setup.seed, static_cast<std::uint64_t>(moves_),
                                kBotStream + static_cast<std::uint64_t>(seat));
  turn.forced = legal_moves(turn.view).size() == 1;
  return turn;
}

game::Move think(const BotTurn& turn, bots::Bot& bot, bots::Clock& clock) {
  core::Rng rng = core::Rng::from_seed(turn.seed);
  return bot.choose(turn.view, legal_moves(turn.view), rng, clock);
}

game::Move forced_move(const BotTurn& turn) { return legal_moves(turn.view)[0]; }

}  // namespace drover::table
