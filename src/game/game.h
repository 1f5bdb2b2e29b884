// Game: a game as all rooms above know it (bots, tables, command line). It is its rules
// (game/rules.h) and gives access to its two other parts, whose headers only those rooms include
// that use them: the presenter (game/presenter.h) and the thinker (game/thinker.h).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "core/rng.h"
#include "game/info.h"
#include "game/position.h"
#include "game/rules.h"
#include "text/catalogue.h"
#include "text/language.h"

namespace drover::game {

class Presenter;
class Thinker;

class Game : public Rules {
 public:
  virtual const Presenter& presenter() const = 0;
  virtual const Thinker& thinker() const = 0;
};

// All games of this program.
std::span<const Game* const> all_games();
// The game of that name; nullptr if there is none.
const Game* find_game(std::string_view name);
// Adds a game from outside this room, which must outlive the program. Call it before any other
// thread runs and before all_games() is used.
void register_game(const Game& game);
// The game of that name, or a sentence that lists the known names.
Result<const Game*> require_game(std::string_view name);

// Reads a position of the game named by its member "game".
Result<Position> position_from_json(const boost::json::value& value);

// Checks the rules version, the number of players, and that each option and value exists. Returns
// the first problem.
std::optional<Error> check_setup(const GameInfo& info, const Setup& setup);
// Checks that games under that rules version can be played.
std::optional<Error> check_rules_version(const GameInfo& info, int version);
// The rules version of a set-up, with 0 replaced by the newest.
constexpr int rules_version_of(const GameInfo& info, const Setup& setup) {
  return setup.rules_version == 0 ? info.rules_version : setup.rules_version;
}
// The description of a game as JSON, for the command line and the API (docs/api.md, "Games").
boost::json::object info_json(const GameInfo& info);
// The first `count` values of an option of the game.
std::span<const std::string_view> first_values(const GameInfo& info, std::string_view key,
                                               int count);
// Since this rules version a set-up is refused if one of its options would change nothing. Older
// set-ups may hold such an option; it is ignored there.
constexpr int kOptionsNeedEffectSince = 2;
// The error for an option that would change nothing.
Error option_without_effect(std::string_view option, std::string_view why);
// The value chosen for an option of the game, or its default.
std::string_view option_value(const GameInfo& info, const Setup& setup, std::string_view key);
// The set-up with its rules version and every option filled in, except extra options at their
// default.
Setup with_defaults(const GameInfo& info, const Setup& setup);

// The sentences of a game for a terminal.
text::MessageFormatter formatter_of(const GameInfo& info, text::Language language);
// The English explanation of an option (`value` = "text") or of one of its values.
std::string option_words(const GameInfo& info, const OptionInfo& option, std::string_view value);
// The name of a category of the score.
std::string category_name(const Game& game, int category, text::Language language);

// The reason, as a sentence, why `seat` cannot make a move of all_moves(); empty if it can. For a
// player, pass the player's view: the sentence may reveal anything in the position.
std::string sentence_against(const Position& view, int seat, Move move, text::Language language);

// A hash of a position's bytes: equal positions have equal hashes on every run and machine.
std::uint64_t hash_of(const Position& position);

// A separate seed for each game of a series (`index`) and for each purpose within it (`stream`),
// such as one bot.
constexpr std::uint64_t derive_seed(std::uint64_t seed, std::uint64_t index, std::uint64_t stream) {
  core::Rng rng = core::Rng::from_seed(seed);
  rng = core::Rng::from_seed(rng.next() ^ index);
  rng = core::Rng::from_seed(rng.next() ^ stream);
  return rng.next();
}

// Appends a value to a chain of hashes. Signatures are such chains over positions, scores and
// games.
constexpr std::uint64_t chained_hash(std::uint64_t hash, std::uint64_t value) {
  return core::Rng::from_state(hash ^ value).next();
}

}  // namespace drover::game
