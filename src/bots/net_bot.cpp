#include "bots/net_bot.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "bots/search/search_thread.h"
#include "net/network.h"

namespace drover::bots {

namespace {

class NetBot final : public Bot {
 public:
  explicit NetBot(float spread) : spread_(spread) {}

  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;

 private:
  float spread_;
  std::optional<net::Evaluator> net_;
};

game::Move NetBot::choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                          Clock&) {
  if (legal.size() == 1) return legal[0];
  const game::Game& game = view.game();
  if (!net_ || &net_->network().game() != &game) {
    const net::Network* network = net::Network::of(game);
    if (network == nullptr) return search::best_by_heuristic(view, legal, rng);
    net_.emplace(*network);
  }
  search::Priors priors;
  search::heuristic_priors(view, legal, {}, priors);
  search::Priors shares;
  net_->set_position(view, game.actor(view));
  net_->policy(legal, priors.data(), shares.data());
  const auto* const best = std::max_element(shares.begin(), shares.begin() + legal.size());
  if (spread_ <= 0) return legal[static_cast<std::size_t>(best - shares.begin())];
  const float highest = *best;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    shares[i] = std::pow(shares[i] / highest, 1 / spread_);
  }
  return legal[search::sample_index(shares, legal.size(), rng)];
}

}  // namespace

std::unique_ptr<Bot> make_net_bot(float spread) { return std::make_unique<NetBot>(spread); }

}  // namespace drover::bots
