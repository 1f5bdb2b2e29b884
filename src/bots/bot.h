// Opponents, written once against the contract of game.h.
//
// A bot gets what its seat may know, its own generator and a clock, never the true position, and
// answers with a legal move. As long as no clock cuts in, the same view, generator and bot always
// give the same move.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/clock.h"
#include "core/rng.h"
#include "game/game.h"

namespace drover::bots {

class Bot {
 public:
  virtual ~Bot() = default;

  // `view` is the position redacted for the seat that has to decide, `legal` its legal moves: at
  // least one, the game is not over. A bot has a limit of its own; `clock` can only shorten it.
  virtual game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                            Clock& clock) = 0;
  // A bot that looks at nothing but the list of legal moves is spared the redaction.
  virtual bool looks_at_position() const { return true; }
  // Whether it keeps something from one decision of a game to the next: it is the better for being
  // asked again and again.
  virtual bool remembers() const { return false; }
  // Forgets that.
  virtual void new_game() {}
  // Memory that it thinks with, where that is worth counting.
  virtual std::size_t bytes() const { return 0; }
  // Whether the same view and generator always give the same move; not if it thinks against time.
  virtual bool repeatable() const { return true; }
};

// A bot with what it thought at a seat of a table, kept for the next turn there.
struct SeatedBot {
  std::string table;
  int seat = 0;
  std::string level;
  std::unique_ptr<Bot> bot;
};

struct BotInfo {
  std::string_view name;
  std::string_view label;  // for people
  // What bots of this level are called at a table: names that need no translation.
  std::array<std::string_view, 4> names;
  std::string_view explanation;
  int milliseconds;       // the longest it thinks about a decision; 0: it answers at once
  bool asks_net = false;  // of the game, where it has one (net/network.h)
};
// The levels, weakest first.
std::span<const BotInfo> all_bots();
// The level of that name, or null.
const BotInfo* find_bot(std::string_view name);
inline bool is_bot(std::string_view name) { return find_bot(name) != nullptr; }

// Stands in reports where neither a person nor a bot sits (see Game::automas).
inline constexpr std::string_view kAutomaName = "automa";

// A bot made to measure is named with parameters, such as "search:ms=500,threads=2". A sentence if
// that names neither a level nor such a bot.
std::optional<game::Error> check_bot(std::string_view name);
// Nothing if check_bot has a complaint.
std::unique_ptr<Bot> make_bot(std::string_view name);

// The bots of a list with commas in between: "greedy, search:ms=500,threads=2" names two of them,
// since a part like threads=2 goes on with the one before.
std::vector<std::string> split_line_up(std::string_view text);

// Asks the bot for the move of the seat whose turn it is in the true position.
game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng, Clock& clock);
game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng);  // its own limit

}  // namespace drover::bots
