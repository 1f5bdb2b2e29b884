// MoveHistory: the moves of a game that were not taken back, and the position after each of them.
//
// It keeps the newest position and every 128th (checkpoints). It replays other positions from the
// checkpoint before them. So a game of 1,500 moves takes some 50 KiB, and an earlier position costs
// at most 127 moves.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "table/refusal.h"

namespace drover::table {

// Consequences of a move that decide whether it can be taken back.
struct Consequence {
  bool turn_passed = false;  // a new turn began, another seat has to decide, or the game is over
  bool revealed = false;     // hidden information was revealed
  friend bool operator==(const Consequence&, const Consequence&) = default;
};

// The number and the time of the entry that holds a move.
struct EntryStamp {
  std::uint32_t seq = 0;
  std::uint32_t time = 0;  // seconds since 1970; four bytes do until 2106
};

struct HistoryMove {
  game::Move move;
  std::int8_t seat = 0;  // that made the move
  Consequence consequence{};
  EntryStamp stamp;
};

// A move with everything that carrying it out has made: the position after it, and its events.
struct PlayedMove {
  game::Move move;
  game::Position after;
  std::vector<game::Event> events;
};
// Carries out a move in `before`; null if it is not legal there.
std::shared_ptr<const PlayedMove> try_move(const game::Position& before, game::Move move);
// Carries out a move that is legal in `before`.
std::shared_ptr<const PlayedMove> play_move(const game::Position& before, game::Move move);

// Parses a move that a client sent; returns nothing if the text is no move.
std::optional<game::Move> parse_move_text(const game::Game& game, std::string_view text);
// Returns the refusal of an illegal move. `view` is what the seat may see, `as_written` the text
// that the sentence quotes.
Refusal illegal_move_refusal(const game::Position& view, int seat, game::Move move,
                             std::string_view as_written);

class MoveHistory {
 public:
  static constexpr int kCheckpointEvery = 128;

  explicit MoveHistory(const game::Position& start);

  const game::Game& game() const { return position_.game(); }
  const game::Position& position() const { return position_; }
  int moves() const { return static_cast<int>(history_.size()); }
  const HistoryMove& move_at(int index) const { return history_[static_cast<std::size_t>(index)]; }
  const game::Position& start() const { return checkpoints_.front(); }
  // Returns the position after the first `moves` moves.
  game::Position position_after(int moves) const;

  // Plays a move and returns true if it is legal; otherwise changes nothing and returns false.
  // Keeps no events of it.
  bool play(game::Move move, EntryStamp stamp = {});
  // Adds a move that play_move() has carried out in position().
  void add(std::shared_ptr<const PlayedMove> played, EntryStamp stamp);
  // The newest move with its events, if it was the latest that was added; otherwise null.
  const PlayedMove* last_played() const { return last_played_.get(); }
  // Removes all moves after the first `moves`.
  void truncate(int moves);

 private:
  void extend(game::Move move, const game::Position& after, EntryStamp stamp);

  std::vector<game::Position> checkpoints_;  // after 0, 128, 256, ... moves
  std::deque<HistoryMove> history_;
  game::Position position_;
  std::shared_ptr<const PlayedMove> last_played_;
};

}  // namespace drover::table
