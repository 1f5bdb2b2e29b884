// Computer players, written once for every game of game.h.
//
// A bot gets its seat's view of the position, a random number generator and a clock, and returns a
// legal move. It never gets the true position. Unless a clock runs out, a bot is deterministic:
// equal bots with equal views and generators choose equal moves.
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

  // Returns one of the moves of `legal`. `view` is the position redacted for the seat that has to
  // decide; `legal` are its legal moves, at least one. `clock` can shorten the bot's own time
  // limit, not extend it.
  virtual game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                            Clock& clock) = 0;
  // True if choose() reads `view`. If not, decide() passes the position without redacting it.
  virtual bool looks_at_position() const { return true; }
  // True if the bot keeps a search tree from one decision of a game to the next. Then asking one
  // instance for all decisions of a seat makes it stronger.
  virtual bool keeps_search_tree() const { return false; }
  // Drops what the bot kept of the previous game.
  virtual void new_game() {}
  // Bytes of memory of a bot that holds much; 0 for the others.
  virtual std::size_t bytes() const { return 0; }
  // True if equal views and generators always give equal moves. False for a bot with a time limit.
  virtual bool repeatable() const { return true; }
};

// A bot with its search tree, kept for the next turn of a seat at a table.
struct SeatedBot {
  std::string table;
  int seat = 0;
  std::string level;
  std::unique_ptr<Bot> bot;
};

// A level of play: a bot that people can choose by name.
struct BotInfo {
  std::string_view name;
  std::string_view label;  // for people
  // Names of bots of this level at a table. They need no translation.
  std::array<std::string_view, 4> names;
  std::string_view explanation;
  int milliseconds;       // the time limit of a decision; 0: the bot answers at once
  bool uses_net = false;  // whether it uses the game's net (net/network.h), if there is one
};
// All levels, weakest first.
std::span<const BotInfo> all_bots();
// The level of that name, current or former; null if there is none.
const BotInfo* find_bot(std::string_view name);
inline bool is_bot(std::string_view name) { return find_bot(name) != nullptr; }

// The name of an automa's seat in reports (see Game::automas).
inline constexpr std::string_view kAutomaName = "automa";

// Checks the name of a bot: a level, or a kind of bot with parameters such as
// "search:ms=500,threads=2". Returns an error for any other name.
std::optional<game::Error> check_bot(std::string_view name);
// Creates the bot of that name; null if check_bot() returns an error.
std::unique_ptr<Bot> make_bot(std::string_view name);

// Splits a list of bots at its commas: "greedy, search:ms=500,threads=2" names two bots, since a
// part such as threads=2 is a parameter of the bot before it.
std::vector<std::string> split_line_up(std::string_view text);

// Redacts the true position for the seat that has to decide and returns the bot's move there.
game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng, Clock& clock);
// Returns the bot's move with no time limit but the bot's own.
game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng);

}  // namespace drover::bots
