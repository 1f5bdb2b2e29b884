// The input encoding of nets: one field for every number that an observation of the game
// (Game::observe) can have with any number of players and any options, identified by its name.
//
// Observations have different lengths with different options; an input of a net always has all
// fields. Fields that an observation lacks are kUnobserved. The version is a hash over the names of
// the fields in order. A net is valid for one version.
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

  // The encoding of the game. It is built at the first call and never destroyed. Thread-safe.
  static const Encoding& of(const game::Game& game);

  std::span<const game::ObservedNumber> fields() const { return fields_; }
  std::uint64_t version() const { return version_; }
  // The number of leading numbers of an observation that hold the options. Observations with equal
  // ones have equal fields.
  std::size_t options_end() const { return options_end_; }

  // The field of each number of an observation of this position; kNoField for a number without one.
  // The result is valid for all games with the position's options.
  std::vector<Field> fields_of(const game::Position& position) const;

 private:
  explicit Encoding(const game::Game& game);
  void add_fields(const game::Position& position);

  std::vector<game::ObservedNumber> fields_;
  std::unordered_map<std::string, Field> places_;
  std::uint64_t version_ = 0;
  std::size_t options_end_ = 0;
};

}  // namespace drover::net
