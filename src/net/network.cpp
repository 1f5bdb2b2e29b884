#include "net/network.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

#include <fmt/format.h>

#include "net/kernels.h"
#include "text/embedded.h"

// These names are set by cmake/DroverEmbed.cmake.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" {
extern const EmbeddedFile drover_nets_files[];
extern const EmbeddedFile drover_nets_files_end[];
}
// NOLINTEND(readability-identifier-naming)

namespace drover::net {

namespace {

// The file format and the units of the weights, as in train/net.py.
constexpr std::string_view kMagic = "DROVERN2";
constexpr std::string_view kFirstMagic = "DROVERN1";  // the first version of the format: no flags
constexpr std::size_t kNameBytes = 16;
constexpr std::uint32_t kSupportsAutomas = 1;  // a flag of the header
constexpr int kActive = 127;                   // an activation of 1
constexpr int kFirstShift = 8;                 // weights of the first layer are in 256ths
constexpr int kLaterShift = 6;                 // weights of the later layers are in 64ths
constexpr float kPoints = 100;                 // points that an output of 1 stands for
constexpr float kUnit = 1.0F / (64 * 127);     // an output of 1 in the sums of the last layers
constexpr std::size_t kValueOutputs = 8;       // points and logit of the win chance of four seats
constexpr std::size_t kPriorOutputs = 2;       // policy outputs behind those of the actions
constexpr std::size_t kMaxRows = 65535;

const Kernels*& kernels() {
  static const Kernels* chosen = avx2_kernels() != nullptr ? avx2_kernels() : &kPlainKernels;
  return chosen;
}

// ---- Reading ------------------------------------------------------------------------------------

class Reader {
 public:
  explicit Reader(std::string_view bytes) : left_(bytes) {}

  bool good() const { return good_; }
  bool at_end() const { return good_ && left_.empty(); }
  template <class T>
  T one() {
    T value{};
    many(&value, 1);
    return value;
  }
  template <class T>
  void many(T* out, std::size_t count) {
    if (!good_ || left_.size() / sizeof(T) < count) {
      good_ = false;
      return;
    }
    std::memcpy(out, left_.data(), count * sizeof(T));
    left_.remove_prefix(count * sizeof(T));
  }
  template <class T>
  std::vector<T> list(std::size_t count) {
    if (left_.size() / sizeof(T) < count) good_ = false;
    std::vector<T> items(good_ ? count : 0);
    many(items.data(), items.size());
    return items;
  }

 private:
  std::string_view left_;
  bool good_ = true;
};

struct Entry {
  std::uint16_t field;
  std::uint16_t from;
  std::uint32_t row;
};
static_assert(sizeof(Entry) == 8);
static_assert(std::endian::native == std::endian::little, "nets are read as they lie");

bool is_width(std::size_t width) {
  return width > 0 && width <= Network::kMaxWidth && width % Network::kWidthStep == 0;
}

game::Error malformed_file() { return {"This is not a whole net."}; }

// The name of the game in the head of a net's file, or an error if it is no net.
game::Result<std::string> game_name_in(std::string_view file) {
  if (file.size() < kMagic.size() + kNameBytes ||
      !(file.starts_with(kMagic) || file.starts_with(kFirstMagic))) {
    return game::Error{"This is not a net."};
  }
  const std::string_view name = file.substr(kMagic.size(), kNameBytes);
  return std::string(name.substr(0, name.find('\0')));
}

// Why a net cannot play the game; nothing if it can.
std::optional<game::Error> mismatch(const game::Game& game, std::string_view name,
                                    std::uint64_t encoding_version, std::uint64_t actions_version) {
  if (name != game.info().name) {
    return game::Error{fmt::format("This net plays {}, not {}.", name, game.info().name)};
  }
  const Encoding& encoding = Encoding::of(game);
  const Actions& actions = Actions::of(game);
  if (encoding_version == encoding.version() && actions_version == actions.version()) return {};
  return game::Error{
      fmt::format("This net of {} was trained with another encoding ({:016x}, actions "
                  "{:016x}; this program has {:016x}, {:016x}): train one anew.",
                  name, encoding_version, actions_version, encoding.version(), actions.version())};
}

// The rows of a field by the value that is observed.
struct RowsOfField {
  std::array<std::uint16_t, 256> row_of{};
  std::size_t highest = 0;  // the highest observed value that begins an entry
};

// Reads the entries of one field from list[at] on and moves `at` behind them. Entries are sorted by
// field and value, and the first one of every field has value 0; otherwise returns nothing.
std::optional<RowsOfField> rows_of_field(std::span<const Entry> list, std::size_t field,
                                         std::size_t rows, std::size_t& at) {
  constexpr std::size_t kNone = 256;
  RowsOfField found;
  std::size_t from = kNone;
  for (; at < list.size() && list[at].field == field; ++at) {
    const bool first_one = from == kNone;
    if (list[at].from > 255 || list[at].row >= rows || first_one != (list[at].from == 0) ||
        (!first_one && list[at].from <= from)) {
      return std::nullopt;
    }
    from = list[at].from;
    std::fill(found.row_of.begin() + static_cast<std::ptrdiff_t>(from), found.row_of.end(),
              static_cast<std::uint16_t>(list[at].row));
    if (from < kit::kUnobserved) found.highest = from;
  }
  if (from == kNone) return std::nullopt;
  return found;
}

}  // namespace

game::Result<Network> Network::read(std::string_view file, const game::Game& game) {
  const auto name = game_name_in(file);
  if (!name) return name.error();
  Reader in(file.substr(kMagic.size() + kNameBytes));
  const auto encoding_version = in.one<std::uint64_t>();
  const auto actions_version = in.one<std::uint64_t>();
  if (auto error = mismatch(game, *name, encoding_version, actions_version)) return *error;
  const std::uint32_t flags = file.starts_with(kMagic) ? in.one<std::uint32_t>() : 0;
  std::array<std::uint32_t, 8> sizes{};
  in.many(sizes.data(), sizes.size());
  const auto [fields, rows, entries, action_count, first, value, last, policy] = sizes;
  if (!in.good() || fields != Encoding::of(game).fields().size() || rows == 0 || rows > kMaxRows ||
      action_count != static_cast<std::uint32_t>(Actions::of(game).count()) || !is_width(first) ||
      !is_width(value) || !is_width(last) || !is_width(policy)) {
    return malformed_file();
  }

  Network net;
  net.game_ = &game;
  net.supports_automas_ = (flags & kSupportsAutomas) != 0;
  net.width_ = first;
  const std::vector<Entry> list = in.list<Entry>(entries);
  if (!in.good()) return malformed_file();
  std::size_t at = 0;
  for (std::size_t field = 0; field < fields; ++field) {
    const auto found = rows_of_field(list, field, rows, at);
    if (!found) return malformed_file();
    const auto& row_of = found->row_of;
    FieldRows field_rows;
    field_rows.first = static_cast<std::uint32_t>(net.row_of_.size());
    field_rows.last = static_cast<std::uint8_t>(found->highest);
    field_rows.unobserved = row_of[kit::kUnobserved];
    const auto* default_value = std::find(row_of.begin(), row_of.end(), std::uint16_t{0});
    field_rows.default_value = static_cast<std::uint8_t>(
        default_value == row_of.end() ? 0 : default_value - row_of.begin());
    net.row_of_.insert(net.row_of_.end(), row_of.begin(),
                       row_of.begin() + static_cast<std::ptrdiff_t>(found->highest) + 1);
    net.field_rows_.push_back(field_rows);
  }
  if (at != list.size()) return malformed_file();
  net.first_bias_ = in.list<std::int16_t>(first);
  net.first_ = in.list<std::int8_t>(std::size_t{rows} * first);
  const auto layer = [&](std::size_t inputs, std::size_t outputs) {
    Layer made;
    made.inputs = inputs;
    made.outputs = outputs;
    made.bias = in.list<std::int32_t>(outputs);
    made.weights = in.list<std::int8_t>(inputs * outputs);
    return made;
  };
  net.value1_ = layer(first, value);
  net.value2_ = layer(value, last);
  net.value3_ = layer(last, kValueOutputs);
  net.policy1_ = layer(first, policy);
  net.policy2_ = layer(policy, action_count + kPriorOutputs);
  if (!in.at_end()) return malformed_file();
  return net;
}

namespace {

struct NetRegistry {
  std::mutex mutex;
  std::map<const game::Game*, std::unique_ptr<const Network>> nets;  // null: there is none
};
NetRegistry& registry() {
  static NetRegistry registry;
  return registry;
}

}  // namespace

std::optional<game::Error> Network::add(std::string_view file) {
  const auto name = game_name_in(file);
  if (!name) return name.error();
  const game::Game* game = game::find_game(*name);
  if (game == nullptr) return game::Error{"This net plays a game that is not known here."};
  if (of(*game) != nullptr) return std::nullopt;
  auto read = Network::read(file, *game);
  if (!read) return read.error();
  const std::lock_guard lock(registry().mutex);
  auto& net = registry().nets[game];
  if (net == nullptr) net = std::make_unique<const Network>(*std::move(read));
  return std::nullopt;
}

const Network* Network::of(const game::Game& game) {
  const std::lock_guard lock(registry().mutex);
  auto& made = registry().nets;
  const auto known = made.find(&game);
  if (known != made.end()) return known->second.get();
  auto& net = made[&game];
  const std::string wanted = fmt::format("{}.net", game.info().name);
#ifndef __EMSCRIPTEN__
  // A net can be tried during training without building the program again.
  if (const char* folder =
          std::getenv("DROVER_NETS")) {  // NOLINT: the environment is never changed
    std::ifstream file(fmt::format("{}/{}", folder, wanted), std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), {});
    if (!file.is_open()) return nullptr;
    auto read = Network::read(bytes, game);
    if (read) {
      net = std::make_unique<const Network>(*std::move(read));
    } else {
      fmt::print(stderr, "The net {}/{} is not used: {}\n", folder, wanted, read.error().sentence);
    }
    return net.get();
  }
#endif
  for (const EmbeddedFile* file = drover_nets_files; file != drover_nets_files_end; ++file) {
    if (file->name != wanted) continue;
    auto read = Network::read(file->contents(), game);
    if (read) net = std::make_unique<const Network>(*std::move(read));
  }
  return net.get();
}

// ---- Evaluating ---------------------------------------------------------------------------------

void Evaluator::use_avx2(bool use) {
  kernels() = use && avx2_kernels() != nullptr ? avx2_kernels() : &kPlainKernels;
}
bool Evaluator::uses_avx2() { return kernels() != &kPlainKernels; }

const Evaluator::Layout& Evaluator::layout_for(const game::Position& position) {
  const auto fits = [&](const Layout& layout) {
    return std::equal(layout.options.begin(), layout.options.end(), numbers_.begin());
  };
  if (layout_ < layouts_.size() && fits(layouts_[layout_])) return layouts_[layout_];
  for (layout_ = 0; layout_ < layouts_.size(); ++layout_) {
    if (fits(layouts_[layout_])) return layouts_[layout_];
  }
  const Encoding& encoding = Encoding::of(network_.game());
  Layout layout;
  layout.fields = encoding.fields_of(position);
  layout.numbers = layout.fields.size();
  assert(layout.numbers <= kMaxNumbers);
  // The options stand in front, and the layout of the rest depends on them.
  const std::size_t options = encoding.options_end();
  layout.options.assign(numbers_.begin(), numbers_.begin() + static_cast<std::ptrdiff_t>(options));
  std::vector<bool> there(network_.field_rows_.size());
  const std::size_t blocks = (layout.numbers + kBlock - 1) / kBlock;
  layout.defaults.assign(blocks * kBlock, 0);
  for (std::size_t i = 0; i < layout.numbers; ++i) {
    if (layout.fields[i] == Encoding::kNoField) continue;
    there[layout.fields[i]] = true;
    layout.defaults[i] = network_.field_rows_[layout.fields[i]].default_value;
  }
  layout.sums = network_.first_bias_;
  std::vector<std::uint16_t> rows;
  for (std::size_t field = 0; field < there.size(); ++field) {
    const std::uint16_t row = network_.field_rows_[field].unobserved;
    if (!there[field] && row != 0) rows.push_back(row);
  }
  kernels()->add_rows(network_.first_.data(), rows.data(), rows.size(), layout.sums.data(),
                      network_.width_);
  layouts_.push_back(std::move(layout));
  return layouts_.back();
}

void Evaluator::set_position(const game::Position& position, int viewer) {
  const game::Game& game = position.game();
  viewer_ = viewer;
  people_ = game.players(position);
  seats_ = people_ + game.automas(position);
  game.observe(position, viewer, numbers_.data());
  const Layout& layout = layout_for(position);
  row_count_ = 0;
  for (std::size_t block = 0; block < layout.numbers; block += kBlock) {
    // Most blocks have default values only.
    if (std::memcmp(numbers_.data() + block, layout.defaults.data() + block, kBlock) == 0) continue;
    const std::size_t end = std::min(block + kBlock, layout.numbers);
    for (std::size_t i = block; i < end; ++i) {
      if (numbers_[i] != layout.defaults[i]) add_row(layout.fields[i], numbers_[i]);
    }
  }
  accumulate(layout.sums);
}

void Evaluator::set_fields(std::span<const std::uint8_t> fields, int people, int seats) {
  assert(fields.size() == network_.field_rows_.size());
  viewer_ = 0;
  people_ = people;
  seats_ = seats;
  row_count_ = 0;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    add_row(static_cast<Encoding::Field>(i), fields[i]);
  }
  accumulate(network_.first_bias_);
}

void Evaluator::add_row(Encoding::Field field, std::uint8_t number) {
  if (field == Encoding::kNoField) return;
  const Network::FieldRows& field_rows = network_.field_rows_[field];
  const std::uint16_t row =
      number == kit::kUnobserved
          ? field_rows.unobserved
          : network_.row_of_[field_rows.first + std::min(number, field_rows.last)];
  rows_[row_count_] = row;
  row_count_ += row != 0 ? 1 : 0;
}

void Evaluator::accumulate(const std::vector<std::int16_t>& initial) {
  std::copy(initial.begin(), initial.end(), sums_.begin());
  kernels()->add_rows(network_.first_.data(), rows_.data(), row_count_, sums_.data(),
                      network_.width_);
  for (std::size_t i = 0; i < network_.width_; ++i) {
    trunk_[i] =
        static_cast<std::int8_t>(std::clamp((sums_[i] * kActive) >> kFirstShift, 0, kActive));
  }
}

namespace {

template <class Layer>
void run(const Layer& layer, const std::int8_t* inputs, std::int8_t* out) {
  std::array<std::int32_t, Network::kMaxWidth> sums;
  kernels()->multiply(layer.weights.data(), layer.bias.data(), inputs, layer.inputs, sums.data(),
                      layer.outputs);
  for (std::size_t i = 0; i < layer.outputs; ++i) {
    out[i] = static_cast<std::int8_t>(std::clamp(sums[i] >> kLaterShift, 0, kActive));
  }
}

}  // namespace

Forecast Evaluator::forecast() const {
  std::array<std::int8_t, Network::kMaxWidth> first;
  std::array<std::int8_t, Network::kMaxWidth> second;
  run(network_.value1_, trunk_.data(), first.data());
  run(network_.value2_, first.data(), second.data());
  std::array<std::int32_t, kValueOutputs> sums;
  const auto& last = network_.value3_;
  kernels()->multiply(last.weights.data(), last.bias.data(), second.data(), last.inputs,
                      sums.data(), last.outputs);
  Forecast forecast;
  forecast.seats = seats_;
  const kit::Viewpoint viewpoint{static_cast<kit::Seat>(viewer_), people_};
  float all = 0;
  const auto best =
      *std::max_element(sums.begin() + game::kMaxSeats, sums.begin() + game::kMaxSeats + seats_);
  for (int place = 0; place < seats_; ++place) {
    const auto p = static_cast<std::size_t>(place);
    const auto seat = static_cast<std::size_t>(viewpoint.absolute(place));
    forecast.points[seat] = kPoints * kUnit * static_cast<float>(sums[p]);
    forecast.chances[seat] = std::exp(kUnit * static_cast<float>(sums[game::kMaxSeats + p] - best));
    all += forecast.chances[seat];
  }
  for (float& chance : forecast.chances) chance /= all;
  return forecast;
}

void Evaluator::policy(const game::MoveList& legal, const float* priors, float* out) {
  const Actions& actions = Actions::of(network_.game());
  std::array<std::int8_t, Network::kMaxWidth> hidden;
  run(network_.policy1_, trunk_.data(), hidden.data());
  const auto& last = network_.policy2_;
  const auto logit = [&](std::size_t action) {
    std::int32_t sum = 0;
    kernels()->multiply(last.weights.data() + action * last.inputs, last.bias.data() + action,
                        hidden.data(), last.inputs, &sum, 1);
    return kUnit * static_cast<float>(sum);
  };
  const auto count = static_cast<std::size_t>(actions.count());
  const float prior_weight = logit(count);
  const float best_prior_bonus = logit(count + 1);
  const float best_prior = *std::max_element(priors, priors + legal.size());
  float best = -1e9F;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Action action = actions.number(legal[i]);
    out[i] = logit(static_cast<std::size_t>(std::max(action, 0))) +
             prior_weight * std::log(priors[i]) + (priors[i] == best_prior ? best_prior_bonus : 0);
    best = std::max(best, out[i]);
  }
  float sum = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    out[i] = std::exp(out[i] - best);
    sum += out[i];
  }
  for (std::size_t i = 0; i < legal.size(); ++i) out[i] /= sum;
}

}  // namespace drover::net
