// Table: one game being played, with its seats, its log, undo, and the view of each seat.
//
// A change has two steps, because it happens only when it is safely stored:
//
//   auto change = table.play(seat, after, text, now);  // checks; changes nothing
//   auto over = table.ended_after(*change);            // true if the game has ended then
//   auto result = table.result_of(*change);            // set if it ends a solo game
//   store.append(table.id(), *change, {over, result}, [...] {  // called when it is durable
//     table.append(*change);                           // makes it part of the table
//     table.update(viewer);                            // the message for each viewer
//   });
//
// Between the two steps no other change of the table may be checked: its entry would get the same
// number. A Table has no lock; its owner calls it from one thread at a time. Copies are independent
// and cheap enough to hand to another thread.
//
// The cost of a table does not grow with its log. It holds each move of the game in a few bytes,
// and only the latest of all other entries. Opening a table plays the moves that were not taken
// back; showing one costs a page of them.
//
// Everything a viewer gets is made from Game::redact for that viewer before any of it becomes JSON.
// The true position serves only to check and to play moves. `viewer` is a seat counted from 0, or
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
#include "table/log.h"
#include "table/move_history.h"
#include "table/refusal.h"
#include "table/solo.h"
#include "table/table_note.h"
#include "text/json_tree.h"

namespace drover::table {

inline constexpr std::size_t kMaxChatCharacters = 500;
inline constexpr std::size_t kMaxNameCharacters = 40;

// Limits of a log. Each kind of entry has its own, so that neither chat nor undo can keep a game
// from being played to its end. A log has at most moves + 2 * taken_back + chats entries, and
// notes.
struct Limits {
  int moves = 20'000;      // of the game; real games have some hundred
  int taken_back = 3'000;  // moves taken back; each seat has an equal share
  int chats = 5'000;
};

// The most moves in a page of the log.
inline constexpr int kMaxLogPage = 200;
// How many of the newest moves a `table` message holds: some rounds, so that it stays small.
inline constexpr int kMovesInMessage = 60;
// How many of the newest chat lines and notes a `table` message holds.
inline constexpr std::size_t kMaxChatsInMessage = 200;
// The most points of time in the totals of a game, which a page draws as a chart.
inline constexpr int kMaxTotals = 240;
// How often the host may give seats new links.
inline constexpr int kMaxLinkRenewals = 200;
// How often a seat may be handed to a bot, be offered and propose to stop, together. That also
// bounds the notes that answer these, such as taking the seat back or agreeing.
inline constexpr int kMaxSeatNotes = 50;
// A client that missed more entries gets no updates, only the `table` message.
inline constexpr std::size_t kMaxMissedEntries = 200;

// Everything a bot needs to choose its move, in this process or another.
struct BotTurn {
  int seat = 0;
  std::string level;
  std::uint32_t after = 0;  // for play(): the number of the latest entry
  game::Position view;      // as the bot's seat may see it
  std::uint64_t seed = 0;   // of the bot's generator; equal in every replay of this game
  game::MoveList legal;     // the moves to choose from

  bool is_forced() const { return legal.size() == 1; }
};
// Returns the move that the bot chooses; the bot must be of the level of the turn.
game::Move think(const BotTurn& turn, bots::Bot& bot, bots::Clock& clock);
// Returns the only legal move of a forced turn.
game::Move forced_move(const BotTurn& turn);

// Everything a search needs to advise a seat.
struct AdviceTurn {
  int seat = 0;
  game::Position view;     // as the seat may see it
  std::uint64_t seed = 0;  // of the search; derived from the view alone
};

// A past decision with more than one legal move.
struct MadeDecision {
  int moves = 0;  // made before the decision
  int seat = 0;
  game::Position view;  // as the seat saw it then
  game::Move played;
};

// LogChange: an entry to be appended. A move that the table has checked carries what it has made,
// so that append() need not play it again. For any other move, append() plays it.
struct LogChange : Entry {
  LogChange() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): every entry is a LogChange.
  LogChange(Entry entry) : Entry(std::move(entry)) {}

  std::shared_ptr<const PlayedMove> played;
};

class Table {
 public:
  // Builds a table from its data. A log that cannot be replayed makes a frozen table: it can be
  // read, but not played on. Moves that were taken back are not played, so they need not be legal.
  Table(std::string id, TableData data, const Limits& limits = {});

  const std::string& id() const { return id_; }
  const Start& start() const { return start_; }
  const std::vector<Seat>& seats() const { return seats_; }
  // Returns the data of a table with the moves of this game, without chat, notes and undo.
  TableData data() const;
  int players() const { return static_cast<int>(seats_.size()); }
  // The number of the latest entry; 0 before the first.
  std::uint32_t seq() const { return seq_; }
  // The number of the latest move or undo, which made the position; 0 before the first.
  std::uint32_t position_seq() const { return position_seq_; }
  // The time of the latest entry in seconds since 1970; 0 before the first.
  std::int64_t last_time() const { return recent_.empty() ? 0 : recent_.back().time; }
  int moves() const { return moves_; }       // of the game, without those taken back
  bool over() const;                         // the game was played to its end
  bool stopped() const { return stopped_; }  // all people have agreed to play no further
  bool ended() const { return stopped_ || over(); }
  int actor() const;  // the seat to decide; game::kNoSeat when ended or frozen
  // The reason why a frozen table cannot be played on, as a sentence; empty if it is not frozen.
  const std::string& frozen() const { return frozen_; }
  // Returns whether no seat but `viewer` belongs to a person, so that the viewer may know
  // everything. A seat that a person has left to a bot belongs to that person.
  bool is_only_human(int viewer) const;

  // ---- Checked entries: an entry that may be appended, or a refusal -----------------------------

  // `after` is the number of the last entry that the player has seen. The move is refused as stale
  // if a move or an undo has followed that entry; chat and notes do not matter.
  Checked<LogChange> play(int seat, std::uint32_t after, std::string_view move,
                          std::int64_t time) const;
  // A move that a bot has chosen. It is refused as stale, too, if the bot has left the seat.
  Checked<LogChange> play(const BotTurn& turn, game::Move move, std::int64_t time) const;
  Checked<Entry> undo(int seat, std::uint32_t after, int to, std::int64_t time) const;
  Checked<Entry> chat(int seat, std::string_view text, std::int64_t time) const;
  // A note that the host has given the seat of a person a new link.
  Checked<Entry> renew_link(int seat, std::int64_t time) const;

  // Notes of actions of the holder of a seat. The note must be stored together with the change of
  // the seat (SeatChange).
  Checked<Entry> hand_to_bot(int seat, std::string_view level, std::int64_t time) const;
  Checked<Entry> take_back(int seat, std::int64_t time) const;
  // Offers the seat by a new link. The seat changes only when somebody claims it (pass_on).
  Checked<Entry> offer_seat(int seat, std::int64_t time) const;
  Checked<Entry> withdraw_offer(int seat, std::int64_t time) const;
  Checked<Entry> pass_on(int seat, std::int64_t time) const;
  // Returns the seat after such a note.
  Seat seat_after(const Entry& entry) const;

  // Proposes to end the game without a winner. All people at the table must agree; a person alone
  // among bots stops at once. A proposal lapses when somebody refuses, when a seat changes hands,
  // and when a person moves who was not on turn when it was made.
  Checked<Entry> propose_stop(int seat, std::int64_t time) const;
  // `proposal` is the number of the entry of the proposal.
  Checked<Entry> answer_stop(int seat, std::uint32_t proposal, bool agree, std::int64_t time) const;
  // Returns the new name, trimmed. Names are stored with the seat and have no entry in the log.
  Checked<std::string> rename(int seat, std::string_view name) const;

  // Returns the result of a solo game that a checked change ends; nothing if it ends none, or if a
  // bot has played for the person.
  std::optional<SoloResult> result_of(const LogChange& change) const;

  // Returns whether the game has ended after a checked change.
  bool ended_after(const LogChange& change) const;

  // Appends a checked change. An entry that cannot follow the log freezes the table.
  void append(const LogChange& change);
  void set_name(int seat, std::string name) {
    seats_[static_cast<std::size_t>(seat)].name = std::move(name);
  }

  // ---- Views and messages -----------------------------------------------------------------------
  // Objects of text:: are made in the JsonArena of the caller.

  // Returns what the viewer may know of the position; null for a frozen table.
  boost::json::value view(int viewer) const;
  Checked<boost::json::object> view_at(int moves, int viewer) const;
  // Returns how far the viewer may undo: {"to": 38, "why": null} or {"to": null, "why":
  // "turn_passed"}.
  boost::json::object undo_offer(int viewer) const;

  // The `update` message of the latest entry; there must be one.
  text::Object update(int viewer) const;
  // The `update` messages of all entries after `after`, oldest first, without views; none if there
  // are more than kMaxMissedEntries. A move that was taken back since is marked and has no events.
  std::vector<text::Object> updates_after(std::uint32_t after, int viewer) const;
  // {"from": M, "log": [...]}: the moves after the first M up to the first `before`, at most
  // `limit`.
  Checked<boost::json::object> log_page(int before, int limit, int viewer) const;
  // {"totals": [{"moves": M, "turn": T, "scores": [...]}, ...]}: the points of all seats as the
  // viewer knows them, before the first move and after each turn, or every n-th one in a long game.
  boost::json::object totals(int viewer) const;
  // The messages `seats` and `table`, complete with their type. `connected` has a bit for each seat
  // with an open session, `taken` for each seat that was claimed.
  text::Object seats_message(std::uint32_t connected, std::uint32_t taken = 0) const;
  text::Object table_message(int viewer, std::uint32_t connected, std::uint32_t taken = 0) const;

  // ---- Advice -----------------------------------------------------------------------------------

  // Returns the turn to advise on if the seat may get a hint now. `after` is the number of the last
  // entry that the player has seen.
  Checked<AdviceTurn> advice_turn(int seat, std::uint32_t after) const;
  // Return why a move cannot be made, or why an element of the board cannot be chosen; nothing if
  // it can. `after` is the number of the last entry that the player has seen.
  Checked<std::optional<text::Reason>> why_not(int seat, std::uint32_t after,
                                               std::string_view move) const;
  Checked<std::optional<text::Reason>> why_not_at(int seat, std::uint32_t after,
                                                  std::string_view element) const;
  // Returns the reason as an English sentence for the seat that asked.
  std::string english_sentence(const text::Reason& reason, int seat) const;
  // Returns the decisions of a game that has ended, in order.
  Checked<std::vector<MadeDecision>> decisions() const;

  // ---- Bots, clones, records --------------------------------------------------------------------

  // Returns the turn of the bot that has to decide now; nothing if no bot has to.
  std::optional<BotTurn> bot_turn() const;

  // Returns the data of a new table from the position after `moves` moves. If no other seat belongs
  // to a person or the game has ended, the clone is exact and has the moves before. Otherwise
  // hidden information is dealt anew from `entropy`, which must be unpredictable.
  Checked<TableData> clone(int viewer, int moves, std::uint64_t entropy) const;

  // Returns the record of the game (game/record.h). A record holds the seed, so that of a running
  // game is given only to a person alone among bots.
  Checked<std::string> record(int viewer) const;

 private:
  // Returns the move of the change with its position; nothing if it is not legal.
  std::shared_ptr<const PlayedMove> played_by(const LogChange& change) const;
  bool ends_by_playing(const LogChange& change) const;
  std::optional<Refusal> refuse_move(int seat, std::uint32_t after) const;
  // The refusal of a move that is not legal. `as_written` is the text that it quotes.
  Refusal illegal_move(int seat, game::Move move, std::string_view as_written) const;
  // The next entry, for a move that was carried out in the current position.
  LogChange move_entry(int seat, std::shared_ptr<const PlayedMove> played, std::int64_t time) const;
  // One of the latest entries, without its text: that of a move is in history_, that of chat and
  // notes in chat_and_notes_.
  struct RecentEntry {
    std::uint32_t seq = 0;
    std::uint32_t time = 0;
    int moves = 0;
    EntryKind what = EntryKind::kMove;
    std::int8_t seat = 0;
  };

  void set_up_history();
  void load(std::vector<Entry> log);
  std::string mismatch(const Entry& entry) const;
  void count_entry(const Entry& entry);
  void count_note(const Entry& entry);
  void lapse_proposal_after_move_of(int seat);
  bool is_next_to_move(const Entry& entry) const;
  bool replay(const Entry& entry);
  void play_or_freeze(const LogChange& change);
  void freeze(std::string sentence);
  void freeze_at(const Entry& entry, std::string_view why);
  void freeze_at_move(const Entry& entry);
  Entry entry_of_move(int index) const;
  int undo_allowance(int seat) const;
  bool is_full() const { return moves_ >= limits_.moves; }
  std::optional<Refusal> refuse_turn(int seat, std::uint32_t after) const;
  std::optional<Refusal> refuse_decision(int seat, std::uint32_t after) const;
  std::optional<Refusal> refuse_entry(int seat) const;
  std::optional<Refusal> refuse_seat_action(int seat) const;
  std::optional<Refusal> refuse_more_notes(int seat) const;
  Entry note_entry(const TableNote& note, int seat, std::int64_t time) const;
  Entry stop_consent(int seat, std::uint32_t agreed, std::int64_t time) const;
  // A bit for each seat that a person plays.
  std::uint32_t human_seats() const;
  Entry next_entry(EntryKind what, int seat, std::int64_t time) const;
  bool is_current_move(const RecentEntry& recent) const;
  Entry entry_of(const RecentEntry& recent) const;
  text::Value view_tree(int viewer) const;
  text::Object undo_tree(int viewer) const;
  text::Array seats_json(std::uint32_t connected, std::uint32_t taken) const;
  // {"seq": 41, "seat": 1, "agreed": [1], "waiting": [2]}, or null.
  text::Value proposal_json() const;
  text::Array last_move_events(int viewer) const;
  text::Array moves_json(int from, int to, int viewer) const;

  struct Proposal {
    std::uint32_t seq = 0;
    int seat = 0;
    int turn = 0;              // the seat on turn when it was proposed
    std::uint32_t agreed = 0;  // a bit for each seat that agreed
  };

  std::string id_;
  Limits limits_;
  Start start_;
  std::vector<Seat> seats_;
  std::optional<MoveHistory> history_;  // none in a frozen table
  std::vector<Entry> frozen_moves_;     // the moves of a frozen table, as stored
  std::deque<RecentEntry> recent_;      // the latest kMaxMissedEntries
  std::vector<Entry> chat_and_notes_;   // the latest kMaxChatsInMessage
  std::uint32_t seq_ = 0;
  std::uint32_t position_seq_ = 0;  // the number of the latest move or undo
  int moves_ = 0;
  int chats_ = 0;
  int link_renewals_ = 0;                 // by the host
  std::uint32_t original_bots_ = 0;       // a bit for each seat that never belonged to a person
  std::uint32_t seats_left_to_bots_ = 0;  // a bit for each seat that a bot plays for a person
  std::uint32_t offered_seats_ = 0;       // a bit for each seat that is offered
  bool bot_played_for_human_ = false;
  std::optional<Proposal> proposal_;  // the pending proposal to stop
  bool stopped_ = false;
  std::array<int, game::kMaxSeats> seat_notes_{};  // notes by seat, see kMaxSeatNotes
  std::array<int, game::kMaxSeats> taken_back_{};  // moves taken back, by seat
  std::string frozen_;
};

// Returns the name trimmed, or a refusal if it cannot be the name of a seat.
Checked<std::string> checked_name(std::string_view name);
// Returns whether it is the name of the seat or of the person for whom a bot plays it.
bool has_name(const Seat& seat, std::string_view name);
// Returns a name for a bot that no other seat has. The level must exist.
std::string bot_name(std::span<const Seat> seats, std::string_view level);
// Returns the default name of a person, such as "Player 2".
std::string person_name(std::span<const Seat> seats, std::size_t index);
// Returns the refusal of a level that does not exist.
Refusal unknown_level(std::string_view level);

// ---- New tables ---------------------------------------------------------------------------------

// Returns the data of a table with a new game. Seats without a name get one.
Checked<TableData> new_table(const game::Game& game, const game::Setup& setup,
                             std::vector<Seat> seats);
// Returns the data of a table from the body of POST /api/v1/tables. `seed` is used if the body has
// none. The member "book" of the body is checked for its type and otherwise ignored.
Checked<TableData> table_from_request(const boost::json::value& body, std::uint64_t seed);
// Returns the data of a table with a recorded game. Seats named like a bot become bots, all others
// people. A record of unsupported rules makes a frozen table; one with illegal moves is refused.
Checked<TableData> table_from_record(std::string_view text, std::int64_t time);

}  // namespace drover::table
