// Positions as nets see them: every number that an observation of the game can have
// (Game::observe), whatever the number of players and the options, has one field, called by its
// name.
//
// Observations of games with other options have other lengths. A net reads the fields of all of
// them; those that a game does not have are kUnobserved. The version is a hash over the names in
// order: a net belongs to one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "game/game.h"

namespace drover::net {

class Encoding {
 public:
  using Field = std::uint16_t;
  static constexpr Field kNoField = std::numeric_limits<Field>::max();

  // That of a game: made when it is first asked for, the same ever after. From any thread.
  static const Encoding& of(const game::Game& game);

  std::span<const game::ObservedNumber> fields() const { return fields_; }
  std::uint64_t version() const { return version_; }
  // So many numbers of an observation come before the last that tells an option: with the same
  // ones, what follows has the same fields.
  std::size_t options_end() const { return options_end_; }

  // The field of each number of an observation in games with the options of this one; kNoField for
  // one that has none.
  std::vector<Field> fields_of(const game::Position& like) const;

 private:
  explicit Encoding(const game::Game& game);
  void add(const game::Position& like);

  std::vector<game::ObservedNumber> fields_;
  std::unordered_map<std::string, Field> places_;
  std::uint64_t version_ = 0;
  std::size_t options_end_ = 0;
};

}  // namespace drover::net
