// A small net that judges positions and moves, with whole numbers for weights.
//
//   fields -> rows added up (int16) -> 0..127 -> two layers -> points and chances of every seat
//                                             -> one layer  -> a figure for every action
//
// Every value of every field of the encoding has a row of weights, but for the usual one: a
// position adds up the rows of what is unusual about it. Only sums of whole numbers decide, so
// every machine comes to the same result; with AVX2 it comes there sooner. train/net.py trains the
// same arithmetic and writes the files.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "net/actions.h"
#include "net/encoding.h"

namespace drover::net {

// What a net expects, by seat of the game.
struct Forecast {
  int seats = 0;
  std::array<float, game::kMaxSeats> points{};
  std::array<float, game::kMaxSeats> chances{};  // parts of the victory, which add up to 1
};

class Network {
 public:
  // Widths are whole multiples of these.
  static constexpr std::size_t kStep = 32;
  static constexpr std::size_t kMostWidth = 1024;

  // A net of this game from a file, or a sentence: nets belong to one encoding and one numbering of
  // actions.
  static game::Result<Network> read(std::string_view file, const game::Game& game);
  // The one that is part of the program, lies in the folder that DROVER_NETS names, or was added;
  // null if the game has none there. One that is refused is passed over with its sentence on
  // standard error. It stays where it is.
  static const Network* of(const game::Game& game);
  // From now on a game that had none finds this one, or a sentence if it is refused. One that is
  // there stays: somebody may be looking with it.
  static std::optional<game::Error> add(std::string_view file);

  const game::Game& game() const { return *game_; }
  // Whether a search is better off with it where an automa plays along: docs/learning.md.
  bool knows_automas() const;

 private:
  friend class Evaluator;

  struct Layer {
    std::size_t into = 0;
    std::size_t out = 0;
    std::vector<std::int32_t> bias;
    std::vector<std::int8_t> weights;  // of an output, one after the other
  };
  // The row of a value: beyond `last` as that of `last`, but for kUnobserved.
  struct Values {
    std::uint32_t first = 0;  // in row_of_
    std::uint16_t unobserved = 0;
    std::uint8_t last = 0;
    std::uint8_t usual = 0;
  };

  const game::Game* game_ = nullptr;
  std::size_t width_ = 0;  // of the first layer
  std::vector<Values> values_;
  std::vector<std::uint16_t> row_of_;
  std::vector<std::int16_t> first_bias_;
  std::vector<std::int8_t> first_;
  Layer value1_;
  Layer value2_;
  Layer value3_;
  Layer policy1_;
  Layer policy2_;
};

// Looks at one position after the other. Allocates when it meets other options than before, and
// never else. For one thread.
class Evaluator {
 public:
  explicit Evaluator(const Network& network) : network_(network) {}

  const Network& network() const { return network_; }

  // What follows is about this position as that seat sees it.
  void look_at(const game::Position& position, int viewer);
  // The same from a byte for each field of the encoding, as in the files of `drover selfplay`: seat
  // 0 looks.
  void look_at_fields(std::span<const std::uint8_t> fields, int people, int seats);
  Forecast forecast() const;
  // How likely each of these moves is to be right, into out[0], out[1], ...: they add up to 1.
  // `priors` is what the rules of thumb make of them (the search's), and which they like best.
  void policy(const game::MoveList& legal, const float* priors, float* out);

  // Whether AVX2 is used; for tests both ways come to the same.
  static void use_avx2(bool use);
  static bool uses_avx2();

 private:
  static constexpr std::size_t kMostNumbers = 4096;
  static constexpr std::size_t kBlock = 16;  // numbers compared at once

  // How the numbers of an observation with certain options are read.
  struct Plan {
    std::vector<std::uint8_t> key;  // the first numbers: the options
    std::size_t numbers = 0;
    std::vector<std::uint8_t> usual;  // rounded up to whole blocks
    std::vector<Encoding::Field> fields;
    std::vector<std::int16_t> sums;  // of what such games have not
  };

  const Plan& plan_for(const game::Position& position);
  void note_row(Encoding::Field field, std::uint8_t number);
  void add_up(const std::vector<std::int16_t>& from);

  const Network& network_;
  std::vector<Plan> plans_;
  std::size_t plan_ = 0;
  int viewer_ = 0;
  int people_ = 0;
  int seats_ = 0;
  alignas(64) std::array<std::uint8_t, kMostNumbers> numbers_{};
  alignas(64) std::array<std::int16_t, Network::kMostWidth> sums_{};
  alignas(64) std::array<std::int8_t, Network::kMostWidth> trunk_{};
  std::array<std::uint16_t, kMostNumbers> rows_{};
  std::size_t row_count_ = 0;
};

}  // namespace drover::net
