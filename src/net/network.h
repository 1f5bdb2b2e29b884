// A small neural network with quantised integer inference, similar to NNUE: it estimates the value
// of a position and a policy over moves.
//
//   fields -> accumulator (int16) -> 0..127 -> two layers -> points and win chances of every seat
//                                           -> one layer  -> a logit for every action
//
// The first layer is sparse. Every value of every field of the encoding has a row of weights,
// except the field's default value; the accumulator is the sum of the rows of all fields that
// differ from their default. Inference uses integers only, so it gives identical results on every
// machine, with and without AVX2. train/net.py trains with this arithmetic and writes the files.
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

// A net's value estimates, by seat of the game.
struct Forecast {
  int seats = 0;
  std::array<float, game::kMaxSeats> points{};   // expected at the end of the game
  std::array<float, game::kMaxSeats> chances{};  // expected shares of the victory; their sum is 1
};

class Network {
 public:
  // Widths of layers are multiples of kWidthStep, up to kMaxWidth.
  static constexpr std::size_t kWidthStep = 32;
  static constexpr std::size_t kMaxWidth = 1024;

  // Reads a net of this game from the contents of a file. Returns an error if the file is damaged
  // or was trained for another game, encoding or action numbering.
  static game::Result<Network> read(std::string_view file, const game::Game& game);
  // The net of the game: from the folder in the environment variable DROVER_NETS if it is set, else
  // the one embedded in the program or added by add(). Null if there is none or it cannot be read;
  // errors of a file in DROVER_NETS are printed on standard error. Thread-safe. The net is never
  // destroyed.
  static const Network* of(const game::Game& game);
  // Registers the net in the contents of a file for its game. Does nothing if the game has a net
  // already: a net in use is never replaced. Returns an error if the file cannot be read.
  // Thread-safe.
  static std::optional<game::Error> add(std::string_view file);

  const game::Game& game() const { return *game_; }
  // True if a search may use the net in games with an automa, as the header of its file says
  // (docs/learning.md, "Solo games against automas").
  bool supports_automas() const { return supports_automas_; }

 private:
  friend class Evaluator;

  struct Layer {
    std::size_t inputs = 0;
    std::size_t outputs = 0;
    std::vector<std::int32_t> bias;
    std::vector<std::int8_t> weights;  // one row of inputs for each output
  };
  // The rows of a field's values in the first layer. Row 0 stands for none.
  struct FieldRows {
    std::uint32_t first = 0;         // index in row_of_ of the row of value 0
    std::uint16_t unobserved = 0;    // row of kUnobserved
    std::uint8_t last = 0;           // higher values share the row of this one
    std::uint8_t default_value = 0;  // the value without a row
  };

  const game::Game* game_ = nullptr;
  bool supports_automas_ = false;
  std::size_t width_ = 0;  // of the accumulator
  std::vector<FieldRows> field_rows_;
  std::vector<std::uint16_t> row_of_;  // by field and value, see FieldRows::first
  std::vector<std::int16_t> first_bias_;
  std::vector<std::int8_t> first_;  // the rows of the first layer
  Layer value1_;
  Layer value2_;
  Layer value3_;
  Layer policy1_;
  Layer policy2_;
};

// Evaluates positions with a net, one at a time. Not thread-safe: use one evaluator for each
// thread. Allocates only for the first position of a game with new options. The network must
// outlive it.
class Evaluator {
 public:
  explicit Evaluator(const Network& network) : network_(network) {}

  const Network& network() const { return network_; }

  // Sets the position that forecast() and policy() evaluate, as seat `viewer` sees it.
  void set_position(const game::Position& position, int viewer);
  // Sets the position from one byte for each field of the encoding, as in the files of `drover
  // selfplay`, where the viewer is seat 0. `people` is the number of seats without automas.
  void set_fields(std::span<const std::uint8_t> fields, int people, int seats);
  Forecast forecast() const;
  // Writes the probability of each of these moves inputs out[0], out[1], ...; their sum is 1.
  // `priors` are the heuristic priors of the moves (bots/search/search_thread.h), an input of the
  // net.
  void policy(const game::MoveList& legal, const float* priors, float* out);

  // Switches AVX2 on, if the machine has it, or off, for tests. Results do not depend on it.
  static void use_avx2(bool use);
  static bool uses_avx2();

 private:
  static constexpr std::size_t kMaxNumbers = 4096;
  static constexpr std::size_t kBlock = 16;  // numbers compared at once

  // The layout of observations with certain options.
  struct Layout {
    std::vector<std::uint8_t> options;  // the leading numbers, which hold the options
    std::size_t numbers = 0;
    std::vector<std::uint8_t> defaults;  // default value of each number, padded to whole blocks
    std::vector<Encoding::Field> fields;
    std::vector<std::int16_t> sums;  // bias and rows of all fields that such observations lack
  };

  const Layout& layout_for(const game::Position& position);
  void add_row(Encoding::Field field, std::uint8_t number);
  void accumulate(const std::vector<std::int16_t>& initial);

  const Network& network_;
  std::vector<Layout> layouts_;
  std::size_t layout_ = 0;  // index of the last one used
  int viewer_ = 0;
  int people_ = 0;
  int seats_ = 0;
  alignas(64) std::array<std::uint8_t, kMaxNumbers> numbers_{};
  alignas(64) std::array<std::int16_t, Network::kMaxWidth> sums_{};
  alignas(64) std::array<std::int8_t, Network::kMaxWidth> trunk_{};
  std::array<std::uint16_t, kMaxNumbers> rows_{};  // active rows of the position
  std::size_t row_count_ = 0;
};

}  // namespace drover::net
