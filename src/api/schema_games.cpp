// Schemas of the parts of views and components that only one family of games has.
#include <algorithm>
#include <cctype>
#include <map>
#include <string>

#include "api/schema.h"
#include "api/schema_samples.h"
#include "core/rng.h"
#include "game/game.h"
#include "game/presenter.h"
#include "text/json_tree.h"

namespace drover::api {

namespace json = boost::json;

namespace {

// The positions of a game that are taken: one of so many, and its views less often.
constexpr int kEvery = 3;
constexpr int kViewsEvery = 24;

struct FamilySamples {
  JsonSamples position;
  JsonSamples figures;
  JsonSamples components;
};

std::string family_of(const game::Game& game) {
  std::string name(game.info().family);
  name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
  return name;
}

void add_view(FamilySamples& samples, const game::Position& position, int viewer) {
  const json::object view = position.game().presenter().view(position, viewer);
  samples.position.add(view.at("position"));
  samples.figures.add(view.at("figures"));
}

// Adds the views of all seats and of a spectator.
void add_views(FamilySamples& samples, const game::Position& position) {
  add_view(samples, position, game::kNoSeat);
  const int seats = position.game().players(position);
  for (int seat = 0; seat < seats; ++seat) add_view(samples, position, seat);
}

// Adds the position, and what the formats of its fields allow besides.
void add_position(FamilySamples& samples, const game::Position& position) {
  const game::Game& game = position.game();
  samples.position.add(game.to_json(position));
  for (const json::value& one : game.json_examples(position)) samples.position.add(one);
}

void add_random_game(FamilySamples& samples, game::Position position, std::uint64_t seed) {
  const game::Game& game = position.game();
  core::Rng rng = core::Rng::from_seed(seed);
  game::MoveList legal;
  add_position(samples, position);
  for (int moves = 0; !game.over(position); ++moves) {
    if (moves % kEvery == 0) samples.position.add(game.to_json(position));
    if (moves % kViewsEvery == 0) add_position(samples, game.redact(position, 0));
    if (moves % kViewsEvery == 0) add_views(samples, position);
    game.legal(position, legal);
    game.apply(position, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  samples.position.add(game.to_json(position));
  add_views(samples, position);
}

// Calls use(setup) for every pair of values of two options, each with every number of players.
template <class Use>
void for_each_pair_of_values(const game::GameInfo& info, const Use& use) {
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    for (std::size_t j = i; j < info.options.size(); ++j) {
      for (const std::string_view first : info.options[i].values) {
        for (const std::string_view second : info.options[j].values) {
          if (i == j && first != second) continue;
          game::Setup setup;
          setup.options[std::string(info.options[i].key)] = first;
          setup.options[std::string(info.options[j].key)] = second;
          use(setup);
        }
      }
    }
  }
}

// Adds the components of every set-up, and a game of one of the numbers of players.
void add_game(FamilySamples& samples, const game::Game& game) {
  const game::GameInfo& info = game.info();
  std::uint64_t seed = 0;
  for_each_pair_of_values(info, [&](game::Setup& setup) {
    std::vector<game::Position> starts;
    setup.seed = ++seed;
    for (setup.players = info.min_players; setup.players <= info.max_players; ++setup.players) {
      const auto start = game.setup(setup);
      if (!start) continue;
      starts.push_back(*start);
      samples.components.add(*game.presenter().components(setup));
    }
    if (!starts.empty()) add_random_game(samples, starts[seed % starts.size()], seed);
  });
}

}  // namespace

std::vector<std::string> schema_families() {
  std::vector<std::string> families;
  for (const game::Game* game : game::all_games()) {
    std::string family = family_of(*game);
    if (std::find(families.begin(), families.end(), family) == families.end()) {
      families.push_back(std::move(family));
    }
  }
  return families;
}

json::object family_schemas() {
  std::map<std::string, FamilySamples> families;
  for (const game::Game* game : game::all_games()) add_game(families[family_of(*game)], *game);
  json::object out;
  for (const std::string& family : schema_families()) {
    const FamilySamples& samples = families.at(family);
    out[family + "Position"] = samples.position.schema();
    out[family + "Figures"] = samples.figures.schema();
    out[family + "Components"] = samples.components.schema();
  }
  return out;
}

}  // namespace drover::api
