#include "net/network.h"

#include <algorithm>
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

#include <fmt/format.h>

#include "net/kernels.h"
#include "text/embedded.h"

// As cmake/DroverEmbed.cmake calls them.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" {
extern const EmbeddedFile drover_nets_files[];
extern const EmbeddedFile drover_nets_files_end[];
}
// NOLINTEND(readability-identifier-naming)

namespace drover::net {

namespace {

// As train/net.py has them.
constexpr std::string_view kMagic = "DROVERN1";
constexpr std::size_t kNameBytes = 16;
constexpr int kActive = 127;                // an activation of 1
constexpr int kFirstShift = 8;              // a weight of the first layer is in 256ths
constexpr int kLaterShift = 6;              // one of the later ones in 64ths
constexpr float kPoints = 100;              // a value of 1
constexpr float kUnit = 1.0F / (64 * 127);  // of what the last layers say
constexpr std::size_t kValues = 8;
constexpr std::size_t kTrust = 2;  // numbers behind the actions
constexpr std::size_t kMostRows = 65535;

// The game whose net has played well against its automa.
constexpr std::string_view kKnowsAutomas = "elpaso";

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
  return width > 0 && width <= Network::kMostWidth && width % Network::kStep == 0;
}

game::Error broken() { return {"This is not a whole net."}; }

// The game that it plays, or says it does.
game::Result<std::string> name_in(std::string_view file) {
  if (file.size() < kMagic.size() + kNameBytes || !file.starts_with(kMagic)) {
    return game::Error{"This is not a net."};
  }
  const std::string_view name = file.substr(kMagic.size(), kNameBytes);
  return std::string(name.substr(0, name.find('\0')));
}

}  // namespace

game::Result<Network> Network::read(std::string_view file, const game::Game& game) {
  const auto name = name_in(file);
  if (!name) return name.error();
  Reader in(file.substr(kMagic.size() + kNameBytes));
  const auto encoding_version = in.one<std::uint64_t>();
  const auto actions_version = in.one<std::uint64_t>();
  if (*name != game.info().name) {
    return game::Error{fmt::format("This net plays {}, not {}.", *name, game.info().name)};
  }
  const Encoding& encoding = Encoding::of(game);
  const Actions& actions = Actions::of(game);
  if (encoding_version != encoding.version() || actions_version != actions.version()) {
    return game::Error{fmt::format(
        "This net of {} was trained with another encoding ({:016x}, actions "
        "{:016x}; this program has {:016x}, {:016x}): train one anew.",
        *name, encoding_version, actions_version, encoding.version(), actions.version())};
  }
  std::array<std::uint32_t, 8> sizes{};
  in.many(sizes.data(), sizes.size());
  const auto [fields, rows, entries, action_count, first, value, last, policy] = sizes;
  if (!in.good() || fields != encoding.fields().size() || rows == 0 || rows > kMostRows ||
      action_count != static_cast<std::uint32_t>(actions.count()) || !is_width(first) ||
      !is_width(value) || !is_width(last) || !is_width(policy)) {
    return broken();
  }

  Network net;
  net.game_ = &game;
  net.width_ = first;
  // Entries stand in the order of their fields and values, and every field has one from 0 on.
  const std::vector<Entry> list = in.list<Entry>(entries);
  if (!in.good()) return broken();
  std::size_t at = 0;
  for (std::size_t field = 0; field < fields; ++field) {
    std::array<std::uint16_t, 256> row_of{};
    std::size_t from = 256;
    std::size_t highest = 0;
    for (; at < list.size() && list[at].field == field; ++at) {
      const bool first_one = from == 256;
      if (list[at].from > 255 || list[at].row >= rows || first_one != (list[at].from == 0) ||
          (!first_one && list[at].from <= from)) {
        return broken();
      }
      from = list[at].from;
      std::fill(row_of.begin() + static_cast<std::ptrdiff_t>(from), row_of.end(),
                static_cast<std::uint16_t>(list[at].row));
      if (from < kit::kUnobserved) highest = from;
    }
    if (from == 256) return broken();
    Values values;
    values.first = static_cast<std::uint32_t>(net.row_of_.size());
    values.last = static_cast<std::uint8_t>(highest);
    values.unobserved = row_of[kit::kUnobserved];
    const auto* usual = std::find(row_of.begin(), row_of.end(), std::uint16_t{0});
    values.usual = static_cast<std::uint8_t>(usual == row_of.end() ? 0 : usual - row_of.begin());
    net.row_of_.insert(net.row_of_.end(), row_of.begin(),
                       row_of.begin() + static_cast<std::ptrdiff_t>(highest) + 1);
    net.values_.push_back(values);
  }
  if (at != list.size()) return broken();
  net.first_bias_ = in.list<std::int16_t>(first);
  net.first_ = in.list<std::int8_t>(std::size_t{rows} * first);
  const auto layer = [&](std::size_t into, std::size_t out) {
    Layer made;
    made.into = into;
    made.out = out;
    made.bias = in.list<std::int32_t>(out);
    made.weights = in.list<std::int8_t>(into * out);
    return made;
  };
  net.value1_ = layer(first, value);
  net.value2_ = layer(value, last);
  net.value3_ = layer(last, kValues);
  net.policy1_ = layer(first, policy);
  net.policy2_ = layer(policy, action_count + kTrust);
  if (!in.at_end()) return broken();
  return net;
}

namespace {

struct Shelf {
  std::mutex mutex;
  std::map<const game::Game*, std::unique_ptr<const Network>> nets;  // null: there is none
};
Shelf& shelf() {
  static Shelf shelf;
  return shelf;
}

}  // namespace

std::optional<game::Error> Network::add(std::string_view file) {
  const auto name = name_in(file);
  if (!name) return name.error();
  const game::Game* game = game::find_game(*name);
  if (game == nullptr) return game::Error{"This net plays a game that is not known here."};
  if (of(*game) != nullptr) return std::nullopt;
  auto read = Network::read(file, *game);
  if (!read) return read.error();
  const std::lock_guard lock(shelf().mutex);
  auto& net = shelf().nets[game];
  if (net == nullptr) net = std::make_unique<const Network>(*std::move(read));
  return std::nullopt;
}

const Network* Network::of(const game::Game& game) {
  const std::lock_guard lock(shelf().mutex);
  auto& made = shelf().nets;
  const auto known = made.find(&game);
  if (known != made.end()) return known->second.get();
  auto& net = made[&game];
  const std::string wanted = fmt::format("{}.net", game.info().name);
#ifndef __EMSCRIPTEN__
  // One that is still being trained is tried without building the program anew.
  if (const char* folder = std::getenv("DROVER_NETS")) {  // NOLINT: nobody sets it meanwhile
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

bool Network::knows_automas() const { return game_->info().name == kKnowsAutomas; }

// ---- Looking ------------------------------------------------------------------------------------

void Evaluator::use_avx2(bool use) {
  kernels() = use && avx2_kernels() != nullptr ? avx2_kernels() : &kPlainKernels;
}
bool Evaluator::uses_avx2() { return kernels() != &kPlainKernels; }

const Evaluator::Plan& Evaluator::plan_for(const game::Position& position) {
  const auto fits = [&](const Plan& plan) {
    return std::equal(plan.key.begin(), plan.key.end(), numbers_.begin());
  };
  if (plan_ < plans_.size() && fits(plans_[plan_])) return plans_[plan_];
  for (plan_ = 0; plan_ < plans_.size(); ++plan_) {
    if (fits(plans_[plan_])) return plans_[plan_];
  }
  const Encoding& encoding = Encoding::of(network_.game());
  Plan plan;
  plan.fields = encoding.fields_of(position);
  plan.numbers = plan.fields.size();
  assert(plan.numbers <= kMostNumbers);
  // The names of the options stand in front, and what follows depends on them.
  const std::size_t options = encoding.options_end();
  plan.key.assign(numbers_.begin(), numbers_.begin() + static_cast<std::ptrdiff_t>(options));
  std::vector<bool> there(network_.values_.size());
  const std::size_t blocks = (plan.numbers + kBlock - 1) / kBlock;
  plan.usual.assign(blocks * kBlock, 0);
  for (std::size_t i = 0; i < plan.numbers; ++i) {
    if (plan.fields[i] == Encoding::kNoField) continue;
    there[plan.fields[i]] = true;
    plan.usual[i] = network_.values_[plan.fields[i]].usual;
  }
  plan.sums = network_.first_bias_;
  std::vector<std::uint16_t> rows;
  for (std::size_t field = 0; field < there.size(); ++field) {
    const std::uint16_t row = network_.values_[field].unobserved;
    if (!there[field] && row != 0) rows.push_back(row);
  }
  kernels()->add_rows(network_.first_.data(), rows.data(), rows.size(), plan.sums.data(),
                      network_.width_);
  plans_.push_back(std::move(plan));
  return plans_.back();
}

void Evaluator::look_at(const game::Position& position, int viewer) {
  const game::Game& game = position.game();
  viewer_ = viewer;
  people_ = game.players(position);
  seats_ = people_ + game.automas(position);
  game.observe(position, viewer, numbers_.data());
  const Plan& plan = plan_for(position);
  row_count_ = 0;
  for (std::size_t block = 0; block < plan.numbers; block += kBlock) {
    // Most of it is as usual.
    if (std::memcmp(numbers_.data() + block, plan.usual.data() + block, kBlock) == 0) continue;
    const std::size_t end = std::min(block + kBlock, plan.numbers);
    for (std::size_t i = block; i < end; ++i) {
      if (numbers_[i] != plan.usual[i]) note_row(plan.fields[i], numbers_[i]);
    }
  }
  add_up(plan.sums);
}

void Evaluator::look_at_fields(std::span<const std::uint8_t> fields, int people, int seats) {
  assert(fields.size() == network_.values_.size());
  viewer_ = 0;
  people_ = people;
  seats_ = seats;
  row_count_ = 0;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    note_row(static_cast<Encoding::Field>(i), fields[i]);
  }
  add_up(network_.first_bias_);
}

void Evaluator::note_row(Encoding::Field field, std::uint8_t number) {
  if (field == Encoding::kNoField) return;
  const Network::Values& values = network_.values_[field];
  const std::uint16_t row = number == kit::kUnobserved
                                ? values.unobserved
                                : network_.row_of_[values.first + std::min(number, values.last)];
  rows_[row_count_] = row;
  row_count_ += row != 0 ? 1 : 0;
}

void Evaluator::add_up(const std::vector<std::int16_t>& from) {
  std::copy(from.begin(), from.end(), sums_.begin());
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
  std::array<std::int32_t, Network::kMostWidth> sums;
  kernels()->multiply(layer.weights.data(), layer.bias.data(), inputs, layer.into, sums.data(),
                      layer.out);
  for (std::size_t i = 0; i < layer.out; ++i) {
    out[i] = static_cast<std::int8_t>(std::clamp(sums[i] >> kLaterShift, 0, kActive));
  }
}

}  // namespace

Forecast Evaluator::forecast() const {
  std::array<std::int8_t, Network::kMostWidth> first;
  std::array<std::int8_t, Network::kMostWidth> second;
  run(network_.value1_, trunk_.data(), first.data());
  run(network_.value2_, first.data(), second.data());
  std::array<std::int32_t, kValues> sums;
  const auto& last = network_.value3_;
  kernels()->multiply(last.weights.data(), last.bias.data(), second.data(), last.into, sums.data(),
                      last.out);
  Forecast forecast;
  forecast.seats = seats_;
  const kit::Eyes eyes{static_cast<kit::Seat>(viewer_), people_};
  float all = 0;
  const auto best =
      *std::max_element(sums.begin() + game::kMaxSeats, sums.begin() + game::kMaxSeats + seats_);
  for (int place = 0; place < seats_; ++place) {
    const auto p = static_cast<std::size_t>(place);
    const auto seat = static_cast<std::size_t>(eyes.absolute(place));
    forecast.points[seat] = kPoints * kUnit * static_cast<float>(sums[p]);
    forecast.chances[seat] = std::exp(kUnit * static_cast<float>(sums[game::kMaxSeats + p] - best));
    all += forecast.chances[seat];
  }
  for (float& chance : forecast.chances) chance /= all;
  return forecast;
}

void Evaluator::policy(const game::MoveList& legal, const float* priors, float* out) {
  const Actions& actions = Actions::of(network_.game());
  std::array<std::int8_t, Network::kMostWidth> hidden;
  run(network_.policy1_, trunk_.data(), hidden.data());
  const auto& last = network_.policy2_;
  const auto figure = [&](std::size_t action) {
    std::int32_t sum = 0;
    kernels()->multiply(last.weights.data() + action * last.into, last.bias.data() + action,
                        hidden.data(), last.into, &sum, 1);
    return kUnit * static_cast<float>(sum);
  };
  const auto count = static_cast<std::size_t>(actions.count());
  const float trust = figure(count);
  const float liked = figure(count + 1);
  const float likeliest = *std::max_element(priors, priors + legal.size());
  float best = -1e9F;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Action action = actions.number(legal[i]);
    out[i] = figure(static_cast<std::size_t>(std::max(action, 0))) + trust * std::log(priors[i]) +
             (priors[i] == likeliest ? liked : 0);
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
