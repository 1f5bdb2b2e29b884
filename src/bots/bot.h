// Opponents, written once against the contract of game.h.
//
// A bot gets what its seat may know and its own generator, never the true position, and answers
// with a legal move. The same view, generator and bot always give the same move.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/rng.h"
#include "game/game.h"

namespace drover::bots {

class Bot {
 public:
  virtual ~Bot() = default;

  // `view` is the position redacted for the seat that has to decide, `legal` its legal moves: at
  // least one, the game is not over.
  virtual game::Move choose(const game::Position& view, const game::MoveList& legal,
                            core::Rng& rng) = 0;
  // A bot that looks at nothing but the list of legal moves is spared the redaction.
  virtual bool looks_at_position() const { return true; }
};

struct BotInfo {
  std::string_view name;
  std::string_view explanation;
};
std::span<const BotInfo> all_bots();
bool is_bot(std::string_view name);

// Nothing if there is no bot of that name.
std::unique_ptr<Bot> make_bot(std::string_view name);

// Asks the bot for the move of the seat whose turn it is in the true position.
game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng);

}  // namespace drover::bots
