// The action space of a game: every move that there is has a number and every number a move, so
// that programs that learn can speak of moves by index.
//
// The numbers are the places in Game::all_moves, which follows the rows of the game's words. They
// change only when those rows do, and the version tells it: a hash over the texts of all moves in
// order. docs/python.md shows how numbers, masks and features are used.
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

// The numbers of a legal list, in its order.
using ActionList = core::ScratchVector<std::int16_t, game::MoveList::capacity()>;

class Actions {
 public:
  // That of a game: made when it is first asked for, the same ever after. From any thread.
  static const Actions& of(const game::Game& game);

  const game::Game& game() const { return *game_; }
  int count() const { return static_cast<int>(moves_.size()); }
  std::uint64_t version() const { return version_; }

  bool has(Action action) const { return action >= 0 && action < count(); }
  game::Move move(Action action) const { return moves_[static_cast<std::size_t>(action)]; }
  // kNoAction for bytes that are no move of the game.
  Action number(game::Move move) const {
    const Range& range = ranges_[move.kind.byte() % kKinds];
    if (move.a >= range.a || move.b >= range.b || move.c >= range.c) return kNoAction;
    return numbers_[range.first + (std::size_t{move.a} * range.b + move.b) * range.c + move.c];
  }
  // Of the position's legal moves.
  void list_legal(const game::Position& position, ActionList& out) const;

  // What each number of an action's features is: one for each kind of move, called by its verb,
  // then its arguments, each as a part of the highest that moves of the kind can have.
  std::span<const std::string> feature_names() const { return feature_names_; }
  // Of all actions, one after the other.
  std::span<const float> features() const { return features_; }
  // The things of the board that moves point at, as views name them, and for each action the place
  // of its own among them; kNoAction if it points at none.
  std::span<const std::string> elements() const { return elements_; }
  std::span<const std::int32_t> element_of() const { return element_of_; }

 private:
  explicit Actions(const game::Game& game);
  void number_moves();
  void describe_moves();
  void name_elements();

  static constexpr std::size_t kKinds = 256;
  static constexpr std::size_t kArguments = 3;
  // One more than the highest value of each byte of a kind, and where its numbers begin.
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

// The number that a move's text has in the game, or a sentence.
game::Result<Action> action_of_text(const game::Game& game, std::string_view text);
// The action as a move that is legal in the position, or a sentence.
game::Result<game::Move> legal_move(const game::Position& position, Action action);

}  // namespace drover::net
