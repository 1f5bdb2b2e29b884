// One game being played: seats, log, undo, and what each of them may see.
//
// A change has two steps, because it counts only once it is safe on the disk:
//
//   auto change = table.play(seat, after, text, now);  // checks; changes nothing
//   auto result = table.result_of(change);             // set if it ends a solo game
//   store.append(table.id(), change, result, [...] {   // when that is durable:
//     table.append(change);                            // it has happened
//     table.update(viewer);                            // tell everybody
//   });
//
// Between the two nothing else may be checked for the same table: the second entry would carry the
// same number. A Table has no lock; whoever owns it calls it from one thread at a time. Copies are
// independent and cheap enough to hand to another thread.
//
// What a table costs does not grow with its log: the moves that count are held in a few bytes each,
// of everything else only the latest is remembered. Opening plays the moves that count, and showing
// costs a page of them.
//
// Everything a viewer gets is made from Game::redact for that viewer, before any of it becomes
// JSON; the true position serves only to check and to play. `viewer` is a seat counted from 0, or
// game::kNoSeat for a spectator.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "bots/bot.h"
#include "game/game.h"
#include "table/line.h"
#include "table/log.h"
#include "table/note.h"
#include "table/refusal.h"
#include "table/solo.h"
#include "text/json_tree.h"

namespace drover::table {

inline constexpr std::size_t kMaxChatCharacters = 500;
inline constexpr std::size_t kMaxNameCharacters = 40;

// What a log may hold. Each kind of entry has an allowance of its own, so that neither chat nor
// changing one's mind can keep a game from being played to its end: a log has at most moves + 2 *
// taken_back + chats entries.
struct Limits {
  int moves = 20'000;      // that count; a game has some hundred, and none comes near this
  int taken_back = 3'000;  // moves, by all seats together; each has its share
  int chats = 5'000;
};

// A page of the log has at most so many moves.
inline constexpr int kLogPage = 200;
// A `table` message brings the newest: some rounds, so that it is soon there.
inline constexpr int kLogShown = 60;
// A `table` message repeats no more chat than this.
inline constexpr std::size_t kChatsShown = 200;
// A chart of the game has at most so many points.
inline constexpr int kMostTotals = 240;
// Nobody loses a seat that often.
inline constexpr int kMaxLinks = 200;
// So often a seat may be handed to a bot, be offered, and propose to stop, all together. What
// answers that (taking it back, agreeing) is bounded by it.
inline constexpr int kMaxSeatNotes = 50;
// Whoever missed more entries is told none of them, only the table.
inline constexpr std::size_t kMostMissed = 200;

// What a bot needs to find its move, wherever that happens.
struct BotTurn {
  int seat = 0;
  std::string level;
  std::uint32_t after = 0;  // to be handed to play()
  game::Position view;      // as the bot's seat may see it
  std::uint64_t seed = 0;   // of its generator; the same in every replay of this game
  bool forced = false;      // there is only one move
};
// Lets a bot of that level think. Needs no table.
game::Move think(const BotTurn& turn, bots::Bot& bot, bots::Clock& clock);
// The move of a turn that is forced.
game::Move forced_move(const BotTurn& turn);

// What somebody who advises a seat needs.
struct AskedTurn {
  int seat = 0;
  game::Position view;     // as the seat may see it
  std::uint64_t seed = 0;  // of the adviser's generator; tells nothing but the view
};

// A decision with more than one choice, and what was made of it.
struct MadeDecision {
  int moves = 0;  // made before it
  int seat = 0;
  game::Position view;  // as the seat saw it then
  game::Move played;
};

// What a move is and where it leads, read and played once.
struct Played {
  game::Move move;
  game::Position after;
};

// An entry to be appended. That of a move which the table itself has checked brings along what was
// found then; of any other move it is found when it is needed.
struct Change : Entry {
  Change() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): every entry is a change.
  Change(Entry entry) : Entry(std::move(entry)) {}

  std::shared_ptr<const Played> played;
};

class Table {
 public:
  // A log that cannot be replayed makes a frozen table, never a failure. What was taken back is not
  // played, so it need not be legal.
  Table(std::string id, TableData data, const Limits& limits = {});

  const std::string& id() const { return id_; }
  const Start& start() const { return start_; }
  const std::vector<Seat>& seats() const { return seats_; }
  // What a table that holds the same game would begin with: no chat, and nothing taken back.
  TableData data() const;
  int players() const { return static_cast<int>(seats_.size()); }
  // Of the latest entry; 0 before the first.
  std::uint32_t seq() const { return seq_; }
  // Of the latest move or undo, which made the position; 0 before the first.
  std::uint32_t last_turn() const { return last_turn_seq_; }
  // Of the latest entry, in seconds since 1970; 0 before the first.
  std::int64_t last_time() const { return recent_.empty() ? 0 : recent_.back().time; }
  int moves() const { return moves_; }       // that count
  bool over() const;                         // it was played to its end
  bool stopped() const { return stopped_; }  // all people have agreed to play no further
  bool ended() const { return stopped_ || over(); }
  int actor() const;  // who has to decide; game::kNoSeat when ended or frozen
  // Why no move is possible any more, in a sentence; empty while the table plays.
  const std::string& frozen() const { return frozen_; }
  // Whether `viewer` is alone among bots, so that knowing everything harms nobody. A seat that
  // somebody may take back from a bot is theirs.
  bool nobody_else_human(int viewer) const;

  // ---- Checked entries: what may be appended, or why not ----------------------------------------

  // `after` is the last sequence number the player has seen. It is stale if a move or an undo came
  // behind it; chat and notes do not matter.
  Checked<Change> play(int seat, std::uint32_t after, std::string_view move,
                       std::int64_t time) const;
  // What a bot has found. It is stale, too, if the bot has left the seat meanwhile.
  Checked<Change> play(const BotTurn& turn, game::Move move, std::int64_t time) const;
  Checked<Entry> undo(int seat, std::uint32_t after, int to, std::int64_t time) const;
  Checked<Entry> chat(int seat, std::string_view text, std::int64_t time) const;
  // That the host has given the seat of a person a new link.
  Checked<Entry> renew_link(int seat, std::int64_t time) const;

  // A seat changes hands, as whoever holds it wants it. The entry is to be stored together with
  // what becomes of the seat.
  Checked<Entry> hand_to_bot(int seat, std::string_view level, std::int64_t time) const;
  Checked<Entry> take_back(int seat, std::int64_t time) const;
  // Whoever comes with a new link gets the seat; until then nothing changes.
  Checked<Entry> offer_seat(int seat, std::int64_t time) const;
  Checked<Entry> withdraw_offer(int seat, std::int64_t time) const;
  Checked<Entry> pass_on(int seat, std::int64_t time) const;
  // What the seat is after such an entry.
  Seat seat_after(const Entry& entry) const;

  // To end the game here, without a winner, which takes all people at the table. A proposal lapses
  // when somebody refuses, when a seat changes hands, and when a person moves who was not on turn
  // when it was made: playing on is an answer. Whoever is alone among bots stops at once.
  Checked<Entry> propose_stop(int seat, std::int64_t time) const;
  // `proposal` is the number of its entry.
  Checked<Entry> answer_stop(int seat, std::uint32_t proposal, bool agree, std::int64_t time) const;
  // A name is no part of the game and has no entry: it is kept with the seat. Returns it trimmed.
  Checked<std::string> rename(int seat, std::string_view name) const;

  // How a person's solo game ends by a checked change; nothing for any other change and table.
  std::optional<SoloResult> result_of(const Change& change) const;

  // Whether the game has ended after a checked change.
  bool ended_after(const Change& change) const;

  // Makes a checked change part of the log. One that does not follow freezes the table.
  void append(const Change& change);
  void set_name(int seat, std::string name) {
    seats_[static_cast<std::size_t>(seat)].name = std::move(name);
  }

  // ---- What is shown ----------------------------------------------------------------------------
  // Objects of text:: are made in the arena that is alive.

  // Null for a frozen table.
  boost::json::value view(int viewer) const;
  Checked<boost::json::object> view_at(int moves, int viewer) const;
  // {"to": 38, "why": null} or {"to": null, "why": "turn_passed"}.
  boost::json::object undo_offer(int viewer) const;

  // The `update` message of the latest entry; there must be one.
  text::Object update(int viewer) const;
  // The `update` messages of all entries behind `after`, oldest first, without views; none if more
  // than kMostMissed. A move that was taken back meanwhile has no events and says so.
  std::vector<text::Object> updates_after(std::uint32_t after, int viewer) const;
  // {"from": M, "log": [...]}: the moves after the first M up to the first `before`, at most
  // `limit`.
  Checked<boost::json::object> log_page(int before, int limit, int viewer) const;
  // {"totals": [{"moves": M, "turn": T, "scores": [...]}, ...]}: everybody's points as the viewer
  // knows them, before the first move and at the end of each turn or of every so many turns.
  boost::json::object totals(int viewer) const;
  // The messages `seats` and `table`, complete with their type. `connected` has a bit for each seat
  // with somebody there, `taken` for each that somebody has a key of their own for.
  text::Object seats_message(std::uint32_t connected, std::uint32_t taken = 0) const;
  text::Object table_message(int viewer, std::uint32_t connected, std::uint32_t taken = 0) const;

  // ---- Advice -----------------------------------------------------------------------------------

  // If the seat may be told now what to play; `after` as for play().
  Checked<AskedTurn> ask(int seat, std::uint32_t after) const;
  // Why a move cannot be made, or why nothing can be chosen by a thing of the board; nothing if it
  // can. `after` as for play().
  Checked<std::optional<text::Reason>> why_not(int seat, std::uint32_t after,
                                               std::string_view move) const;
  Checked<std::optional<text::Reason>> why_not_at(int seat, std::uint32_t after,
                                                  std::string_view element) const;
  // Such a reason in English, to whoever asked.
  std::string in_english(const text::Reason& reason, int seat) const;
  // Of a game that has ended: what there was to decide, in order.
  Checked<std::vector<MadeDecision>> decisions() const;

  // ---- Bots, clones, records --------------------------------------------------------------------

  // Set when a bot has to decide now.
  std::optional<BotTurn> bot_turn() const;

  // A new table from the position after `moves` moves. Exact, with its past, if that tells the
  // viewer nothing new that matters (nobody else is human, or the game has ended); otherwise what
  // the viewer cannot know is dealt anew from `entropy`, which must be unpredictable.
  Checked<TableData> clone(int viewer, int moves, std::uint64_t entropy) const;

  // The game as text (game/record.h). It names the seed, so a running game is given only to
  // whoever is alone among bots.
  Checked<std::string> record(int viewer) const;

 private:
  // What the change plays; nothing if that is no legal move.
  std::shared_ptr<const Played> played_by(const Change& change) const;
  bool ends_by_playing(const Change& change) const;
  std::optional<Refusal> refuse_move(int seat, std::uint32_t after) const;
  // A move whose turn it is; `as_said` is what it was called.
  Checked<Change> play_checked(int seat, game::Move move, std::string_view as_said,
                               std::int64_t time) const;
  // An entry as far as it is not found elsewhere: of a move that counts its place in the line, of
  // what was said its words.
  struct Recent {
    std::uint32_t seq = 0;
    std::uint32_t time = 0;
    int moves = 0;
    What what = What::kMove;
    std::int8_t seat = 0;
  };

  void begin();
  void load(std::vector<Entry> log);
  std::string misfit(const Entry& entry) const;
  void remember(const Entry& entry);
  void remember_note(const Entry& entry);
  void lapse_by_move(int seat);
  void play_or_freeze(const Change& change);
  void freeze(std::string sentence);
  void freeze_at(const Entry& entry, std::string_view why);
  Entry counted(int index) const;
  int undo_allowance(int seat) const;
  bool full() const { return moves_ >= limits_.moves; }
  std::optional<Refusal> refuse_turn(int seat, std::uint32_t after) const;
  std::optional<Refusal> refuse_decision(int seat, std::uint32_t after) const;
  std::optional<Refusal> refuse_entry(int seat) const;
  std::optional<Refusal> refuse_seating(int seat) const;
  std::optional<Refusal> refuse_more_notes(int seat) const;
  Entry note_entry(const Note& note, int seat, std::int64_t time) const;
  Entry agreement(int seat, std::uint32_t agreed, std::int64_t time) const;
  std::uint32_t people() const;  // a bit for each seat that a person plays
  Entry next_entry(What what, int seat, std::int64_t time) const;
  bool counts(const Recent& recent) const;
  Entry entry_of(const Recent& recent) const;
  text::Value view_tree(int viewer) const;
  text::Object undo_tree(int viewer) const;
  text::Array seats_json(std::uint32_t connected, std::uint32_t taken) const;
  // {"seq": 41, "seat": 1, "agreed": [1], "waiting": [2]}, or null.
  text::Value proposal_json() const;
  text::Array moves_json(int from, int to, int viewer) const;

  struct Proposal {
    std::uint32_t seq = 0;
    int seat = 0;
    int turn = 0;              // whose turn it was
    std::uint32_t agreed = 0;  // a bit for each seat
  };

  std::string id_;
  Limits limits_;
  Start start_;
  std::vector<Seat> seats_;
  std::optional<Line> line_;         // none in a frozen table, which has
  std::vector<Entry> frozen_moves_;  // those that count, as they were written
  std::deque<Recent> recent_;        // the latest kMostMissed entries
  std::vector<Entry> words_;         // the latest kChatsShown that are no turn: chat
  std::uint32_t seq_ = 0;
  std::uint32_t last_turn_seq_ = 0;  // of the latest move or undo
  int moves_ = 0;
  int chats_ = 0;
  int links_ = 0;                     // that the host has given
  std::uint32_t bots_at_first_ = 0;   // a bit for each seat that never was a person's
  std::uint32_t away_ = 0;            // ... that a bot plays for a person
  std::uint32_t offered_ = 0;         // ... that whoever comes with a link gets
  bool helped_ = false;               // a bot has played for a person
  std::optional<Proposal> proposal_;  // to stop, as long as it stands
  bool stopped_ = false;
  std::array<int, game::kMaxSeats> seat_notes_{};  // see kMaxSeatNotes
  std::array<int, game::kMaxSeats> taken_back_{};  // moves, by seat
  std::string frozen_;
};

// A seat's name, trimmed, if it can be one.
Checked<std::string> checked_name(std::string_view name);
// Whether it is the name of the seat, or of the person whose seat a bot plays.
bool has_name(const Seat& seat, std::string_view name);
// A name for a bot of this level, which is known, that nobody at the table has.
std::string bot_name(std::span<const Seat> seats, std::string_view level);
// "Player 2": for whoever has given none.
std::string person_name(std::span<const Seat> seats, std::size_t index);
// Why there is no bot of that level.
Refusal unknown_level(std::string_view level);

// ---- Making tables ------------------------------------------------------------------------------

// A new game. Seats without a name get one.
Checked<TableData> new_table(const game::Game& game, const game::Setup& setup,
                             std::vector<Seat> seats);
// The same from the body of POST /api/v1/tables; `seed` is used if the body names none. A record
// book may stand in the body; it is no part of the table.
Checked<TableData> table_from_request(const boost::json::value& body, std::uint64_t seed);
// A table that holds a recorded game. Seats named like a bot are that bot's, all others people's.
// A record of other rules makes a frozen table; one that contradicts itself is refused.
Checked<TableData> table_from_record(std::string_view text, std::int64_t time);

}  // namespace drover::table
