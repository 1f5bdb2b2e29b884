#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/greedy_bot.h"
#include "bots/random_bot.h"

namespace drover::bots {

namespace {

template <class Kind>
std::unique_ptr<Bot> make() {
  return std::make_unique<Kind>();
}

constexpr std::array<BotInfo, 2> kBots{{
    {"random", "plays any legal move, each with the same probability"},
    {"greedy", "plays the move that looks best by rules of thumb, without looking ahead"},
}};
constexpr std::array<std::unique_ptr<Bot> (*)(), kBots.size()> kMakers{make<RandomBot>,
                                                                       make<GreedyBot>};

}  // namespace

std::span<const BotInfo> all_bots() { return kBots; }

bool is_bot(std::string_view name) {
  return std::any_of(kBots.begin(), kBots.end(),
                     [&](const BotInfo& bot) { return bot.name == name; });
}

std::unique_ptr<Bot> make_bot(std::string_view name) {
  for (std::size_t i = 0; i < kBots.size(); ++i) {
    if (kBots[i].name == name) return kMakers[i]();
  }
  return nullptr;
}

game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng) {
  const game::Game& game = position.game();
  game::MoveList legal;
  if (!bot.looks_at_position()) {
    game.legal(position, legal);
    return bot.choose(position, legal, rng);
  }
  const game::Position view = game.redact(position, game.actor(position));
  game.legal(view, legal);
  return bot.choose(view, legal, rng);
}

}  // namespace drover::bots
