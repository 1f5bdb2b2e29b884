#include "net/encoding.h"

#include <map>
#include <memory>
#include <mutex>

namespace drover::net {

namespace {

// Set-ups whose observations together have every field: each number of players with every value of
// every option, and with the automas.
std::vector<game::Setup> setups_with_every_field(const game::GameInfo& info) {
  std::vector<game::Setup> setups;
  const auto add = [&](int players, const std::map<std::string, std::string>& options) {
    game::Setup setup;
    setup.players = players;
    setup.options = options;
    setups.push_back(std::move(setup));
  };
  for (int players = info.max_players; players >= info.min_players; --players) {
    add(players, {});
    for (const game::OptionInfo& option : info.options) {
      for (const std::string_view value : option.values) {
        add(players, {{std::string(option.key), std::string(value)}});
      }
    }
    for (const game::AutomaInfo& automa : info.automas) {
      std::map<std::string, std::string> options;
      for (const game::OptionChoice& choice : players == 1 ? automa.alone : automa.joining) {
        options.emplace(choice.option, choice.value);
      }
      add(players, options);
      if (automa.seats_option.empty()) continue;
      for (const std::string_view seats :
           game::first_values(info, automa.seats_option, automa.seats)) {
        options[std::string(automa.seats_option)] = seats;
        add(players, options);
      }
    }
  }
  return setups;
}

}  // namespace

const Encoding& Encoding::of(const game::Game& game) {
  static std::mutex mutex;
  static std::map<const game::Game*, std::unique_ptr<const Encoding>> made;
  const std::lock_guard lock(mutex);
  auto& encoding = made[&game];
  if (!encoding) encoding.reset(new Encoding(game));
  return *encoding;
}

Encoding::Encoding(const game::Game& game) {
  for (const game::Setup& setup : setups_with_every_field(game.info())) {
    // Combinations of options that the game refuses are skipped.
    if (const auto start = game.setup(setup)) add_fields(*start);
  }
  // The first fields are the numbers of the first set-up's observations, in their order.
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    if (fields_[i].name.starts_with("options.")) options_end_ = i + 1;
  }
  for (const game::ObservedNumber& field : fields_) {
    for (const char letter : field.name) {
      version_ = game::chained_hash(version_, static_cast<unsigned char>(letter));
    }
    version_ = game::chained_hash(version_, '\n');
  }
}

void Encoding::add_fields(const game::Position& position) {
  for (game::ObservedNumber& number : position.game().observed_numbers(position)) {
    if (places_.emplace(number.name, static_cast<Field>(fields_.size())).second) {
      fields_.push_back(std::move(number));
    }
  }
}

std::vector<Encoding::Field> Encoding::fields_of(const game::Position& position) const {
  std::vector<Field> fields;
  for (const game::ObservedNumber& number : position.game().observed_numbers(position)) {
    const auto place = places_.find(number.name);
    fields.push_back(place == places_.end() ? kNoField : place->second);
  }
  return fields;
}

}  // namespace drover::net
