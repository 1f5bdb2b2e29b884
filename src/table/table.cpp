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

// No move comes near; a longer text is not worth parsing.
constexpr std::size_t kMaxMoveText = 200;

game::Result<game::Position> first_position(const game::Game& game, const Start& start) {
  if (start.position.empty()) return game.setup(start.setup);
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(start.position, error);
  if (error) return game::Error{"The position it began from is not JSON."};
  return game.from_json(value);
}

}  // namespace

// ---- The log and its fold -----------------------------------------------------------------------

Table::Table(std::string id, TableData data) : id_(std::move(id)), data_(std::move(data)) {
  begin();
  for (std::size_t i = 0; i < data_.log.size(); ++i) take(i);
}

void Table::begin() {
  const Start& start = data_.start;
  const game::Game* game = game::find_game(start.game);
  if (game == nullptr) {
    freeze(fmt::format("This table plays {}, a game that this program does not know.",
                       in_quotes(start.game)));
    return;
  }
  const game::GameInfo& info = game->info();
  if (game::check_rules_version(info, start.setup.rules_version)) {
    freeze(fmt::format(
        "This game was played under rules version {} of {}, and this program plays versions {} to "
        "{}. It can still be read, but not played on.",
        start.setup.rules_version, info.title, info.oldest_rules_version, info.rules_version));
    return;
  }
  for (Seat& seat : data_.seats) {
    if (seat.kind == SeatKind::kHuman) continue;
    const bots::BotInfo* level = bots::find_bot(seat.level);
    if (level == nullptr) {
      freeze(fmt::format("A bot of level {} sits at this table, and this program has none.",
                         in_quotes(seat.level)));
      return;
    }
    seat.level = level->name;  // which may be another one than when the game began
  }
  const auto first = first_position(*game, start);
  if (const auto* error = std::get_if<game::Error>(&first)) {
    freeze(
        fmt::format("This game can be read but not played on, because its beginning cannot be set "
                    "up: {}",
                    error->sentence));
    return;
  }
  const auto& position = std::get<game::Position>(first);
  if (game->players(position) != players()) {
    freeze("This game can be read but not played on, because it has another number of seats.");
    return;
  }
  line_.emplace(position);
}

// Folds one entry of the log in. What was stored once is not checked for the right to do it, only
// for whether it is possible.
void Table::take(std::size_t index) {
  const Entry& entry = data_.log[index];
  const int before = std::exchange(moves_, entry.moves);
  if (entry.what == What::kChat) ++chats_;
  if (entry.what == What::kMove || entry.what == What::kUndo) last_turn_seq_ = entry.seq;
  if (!line_) return;

  const auto fails = [&](std::string_view why) {
    freeze(fmt::format("This game can be read but not played on, because entry {} of its log {}",
                       entry.seq, why));
  };
  const std::uint32_t expected = index == 0 ? 1 : data_.log[index - 1].seq + 1;
  if (entry.seq != expected) {
    fails(fmt::format("is not the expected number {}.", expected));
  } else if (entry.what == What::kMove) {
    const auto move = line_->game().parse_move(entry.text);
    if (entry.moves != before + 1 || entry.seat != actor() || !move || !line_->play(*move)) {
      fails(fmt::format("is no legal move there: {} by seat {}.", in_quotes(entry.text),
                        entry.seat + 1));
    }
  } else if (entry.what == What::kUndo) {
    if (entry.moves < 0 || entry.moves >= before) {
      fails(fmt::format("takes back to move {} of {}.", entry.moves, before));
    } else {
      line_->cut(entry.moves);
    }
  } else if (entry.moves != before) {
    fails("counts the moves wrongly.");
  }
}

void Table::freeze(std::string sentence) {
  line_.reset();
  frozen_ = std::move(sentence);
}

void Table::append(Entry entry) {
  data_.log.push_back(std::move(entry));
  take(data_.log.size() - 1);
}

bool Table::over() const { return line_ && line_->game().over(line_->position()); }

int Table::actor() const {
  if (!line_ || over()) return game::kNoSeat;
  return line_->game().actor(line_->position());
}

bool Table::nobody_else_human(int viewer) const {
  for (int seat = 0; seat < players(); ++seat) {
    if (seat != viewer && data_.seats[static_cast<std::size_t>(seat)].kind == SeatKind::kHuman) {
      return false;
    }
  }
  return true;
}

// ---- Checked entries ----------------------------------------------------------------------------

std::optional<Refusal> Table::refuse_entry(int seat) const {
  if (seat < 0 || seat >= players()) {
    return Refusal{Code::kNotAllowed, "Spectators can watch, but not take part."};
  }
  if (seq() >= kMaxEntries) {
    return Refusal{Code::kNotAllowed, "The log of this table is full."};
  }
  return std::nullopt;
}

std::optional<Refusal> Table::refuse_turn(int seat, std::uint32_t after) const {
  if (!frozen_.empty()) return Refusal{Code::kRulesChanged, frozen_};
  if (auto refusal = refuse_entry(seat)) return refusal;
  if (after < last_turn_seq_ || after > seq()) {
    return Refusal{Code::kStale,
                   fmt::format("The table has moved on: it is at {}, not at {}.", seq(), after)};
  }
  return std::nullopt;
}

std::optional<Refusal> Table::refuse_decision(int seat, std::uint32_t after) const {
  if (auto refusal = refuse_turn(seat, after)) return refusal;
  const auto refuse = [](Code code, text::Reason reason) {
    std::string sentence = reason.sentence;
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

Checked<Entry> Table::play(int seat, std::uint32_t after, std::string_view move,
                           std::int64_t time) const {
  if (auto refusal = refuse_decision(seat, after)) return *refusal;
  const game::Game& game = line_->game();
  const auto parsed = move.size() <= kMaxMoveText ? game.parse_move(move) : std::nullopt;
  if (!parsed) return Refusal{Code::kIllegalMove, fmt::format("{} is no move.", in_quotes(move))};
  game::Position after_move = line_->position();
  if (!game.try_apply(after_move, *parsed)) {
    auto reason = game.why_not(game.redact(line_->position(), seat), seat, *parsed);
    std::string sentence =
        fmt::format("{} is not legal now. {}", in_quotes(move), reason ? reason->sentence : "");
    return Refusal{Code::kIllegalMove, std::move(sentence), std::move(reason)};
  }
  Entry entry = next_entry(What::kMove, seat, time);
  entry.moves = moves_ + 1;
  entry.text = game.move_text(*parsed);
  return entry;
}

Checked<Entry> Table::undo(int seat, std::uint32_t after, int to, std::int64_t time) const {
  if (auto refusal = refuse_turn(seat, after)) return *refusal;
  const UndoLimit limit = undo_limit(*line_, seat);
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
  if (chats_ >= kMaxChats) {
    return Refusal{Code::kNotAllowed, "There has been too much chat at this table."};
  }
  const auto length = characters_in(text);
  if (length && *length > kMaxChatCharacters) {
    return Refusal{Code::kTooLarge,
                   fmt::format("A chat line has at most {} characters.", kMaxChatCharacters)};
  }
  std::string line = on_one_line(text);
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
  return checked_name(name);
}

std::optional<SoloResult> Table::result_of(const Entry& entry) const {
  if (!line_ || entry.what != What::kMove || !is_solo(line_->position()) ||
      data_.seats.front().kind != SeatKind::kHuman) {
    return std::nullopt;
  }
  const game::Game& game = line_->game();
  const auto move = game.parse_move(entry.text);
  game::Position end = line_->position();
  if (!move || over() || !game.try_apply(end, *move) || !game.over(end)) return std::nullopt;
  return solo_result(end, entry.moves);
}

// ---- Advice -------------------------------------------------------------------------------------

Checked<AskedTurn> Table::ask(int seat, std::uint32_t after) const {
  if (!data_.start.hints) {
    return Refusal{Code::kNotAllowed, "This table was made without hints."};
  }
  if (auto refusal = refuse_decision(seat, after)) return *refusal;
  AskedTurn turn;
  turn.seat = seat;
  turn.view = line_->game().redact(line_->position(), seat);
  turn.seed = game::hash_of(turn.view);
  return turn;
}

Checked<std::vector<MadeDecision>> Table::decisions() const {
  if (!line_) return Refusal{Code::kRulesChanged, frozen_};
  if (!over()) {
    return Refusal{Code::kNotAllowed, "A game can be reviewed only when it is over."};
  }
  const game::Game& game = line_->game();
  std::vector<MadeDecision> decisions;
  game::Position position = line_->start();
  for (int i = 0; i < line_->moves(); ++i) {
    const Step& step = line_->step(i);
    game::MoveList legal;
    game.legal(position, legal);
    if (legal.size() > 1) {
      decisions.push_back({i, step.seat, game.redact(position, step.seat), step.move});
    }
    game.apply(position, step.move);
  }
  return decisions;
}

// ---- Bots ---------------------------------------------------------------------------------------

std::optional<BotTurn> Table::bot_turn() const {
  const int seat = actor();
  if (seat == game::kNoSeat) return std::nullopt;
  const Seat& sitting = data_.seats[static_cast<std::size_t>(seat)];
  if (sitting.kind != SeatKind::kBot) return std::nullopt;
  BotTurn turn;
  turn.seat = seat;
  turn.level = sitting.level;
  turn.after = seq();
  turn.view = line_->game().redact(line_->position(), seat);
  // From the number of moves and not of entries, so that chat does not change what a bot does.
  turn.seed = game::derive_seed(data_.start.setup.seed, static_cast<std::uint64_t>(moves_),
                                kBotStream + static_cast<std::uint64_t>(seat));
  return turn;
}

std::string think(const BotTurn& turn, bots::Bot& bot, bots::Clock& clock) {
  const game::Game& game = turn.view.game();
  game::MoveList legal;
  game.legal(turn.view, legal);
  core::Rng rng = core::Rng::from_seed(turn.seed);
  return game.move_text(bot.choose(turn.view, legal, rng, clock));
}

}  // namespace drover::table
