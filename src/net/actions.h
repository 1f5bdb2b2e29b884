// The action space of a game: a number for every move, so that learning programs can name moves by
// index.
//
// The number of a move is its index in Game::all_moves. version() is a hash over the texts of all
// moves in order; it changes whenever the numbers do. docs/python.md shows how numbers, masks and
// features are used.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/fixed_vector.h"
#include "game/game.h"

namespace drover::net {

using Action = std::int32_t;
inline constexpr Action kNoAction = -1;

// The actions of a list of legal moves, in its order.
using ActionList = core::ScratchVector<std::int16_t, game::MoveList::capacity()>;

class Actions {
 public:
  // The action space of the game. It is built at the first call and never destroyed. Thread-safe.
  static const Actions& of(const game::Game& game);

  const game::Game& game() const { return *game_; }
  int count() const { return static_cast<int>(moves_.size()); }
  std::uint64_t version() const { return version_; }

  bool has(Action action) const { return action >= 0 && action < count(); }
  game::Move move(Action action) const { return moves_[static_cast<std::size_t>(action)]; }
  // The action of a move; kNoAction for bytes that are no move of the game.
  Action number(game::Move move) const {
    const Range& range = ranges_[move.kind.byte() % kKinds];
    if (move.a >= range.a || move.b >= range.b || move.c >= range.c) return kNoAction;
    return numbers_[range.first + (std::size_t{move.a} * range.b + move.b) * range.c + move.c];
  }
  // Writes the actions of the position's legal moves into `out`.
  void list_legal(const game::Position& position, ActionList& out) const;

  // Names of the features of an action: a one-hot code of the kind of move, named by its verb, then
  // the arguments, each scaled to 0..1 by the highest value that moves of the kind have.
  std::span<const std::string> feature_names() const { return feature_names_; }
  // The features of all actions, one row after the other.
  std::span<const float> features() const { return features_; }
  // The elements of the board that moves refer to, named as in views.
  std::span<const std::string> elements() const { return elements_; }
  // For each action the index of its element in elements(); kNoAction if it has none.
  std::span<const std::int32_t> element_of() const { return element_of_; }

 private:
  explicit Actions(const game::Game& game);
  void number_moves();
  void describe_moves();
  void name_elements();

  static constexpr std::size_t kKinds = 256;
  static constexpr std::size_t kArguments = 3;
  // The moves of a kind in numbers_: the first index, and the number of values of each byte.
  struct Range {
    std::size_t first = 0;
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
  };

  const game::Game* game_;
  std::span<const game::Move> moves_;
  std::array<Range, kKinds> ranges_{};
  std::vector<std::int16_t> numbers_;
  std::uint64_t version_ = 0;
  std::vector<std::string> feature_names_;
  std::vector<float> features_;
  std::vector<std::string> elements_;
  std::vector<std::int32_t> element_of_;
};

// The action of a move given as text, or an error.
game::Result<Action> action_of_text(const game::Game& game, std::string_view text);
// The move of an action that is legal in the position, or an error that says why it is not.
game::Result<game::Move> legal_move(const game::Position& position, Action action);

}  // namespace drover::net
