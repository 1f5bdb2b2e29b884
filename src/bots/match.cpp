#include "bots/match.h"

#include <array>
#include <cassert>

namespace drover::bots {

namespace {
// Streams of derive_seed: one for the deal, then one for each seat's bot.
constexpr std::uint64_t kGameStream = 0;
constexpr std::uint64_t kFirstBotStream = 1;
}  // namespace

Match::Match(std::span<const std::string> names) {
  for (const std::string& name : names) {
    bots_.push_back(make_bot(name));
    assert(bots_.back() != nullptr);
  }
}

std::uint64_t Match::game_seed(std::uint64_t seed, std::uint64_t index) {
  return game::derive_seed(seed, index, kGameStream);
}

int Match::play(game::Position& position, std::uint64_t seed, std::uint64_t index,
                game::Record* record) {
  std::array<core::Rng, game::kMaxSeats> rngs;
  for (std::size_t seat = 0; seat < rngs.size(); ++seat) {
    rngs[seat] = core::Rng::from_seed(game::derive_seed(seed, index, kFirstBotStream + seat));
  }
  const game::Game& game = position.game();
  for (const std::unique_ptr<Bot>& bot : bots_) bot->new_game();
  int decisions = 0;
  for (; !game.over(position); ++decisions) {
    const auto seat = static_cast<std::size_t>(game.actor(position));
    const game::Move move = decide(*bots_[seat], position, rngs[seat]);
    if (record != nullptr) game::add_move(*record, position, move);
    game.apply(position, move);
  }
  if (record != nullptr) game::note_result(*record, position);
  return decisions;
}

}  // namespace drover::bots
