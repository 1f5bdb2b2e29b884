#include "bots/search_bot.h"

#include <array>
#include <thread>

#include "core/platform.h"

namespace drover::bots {

namespace {

constexpr std::int64_t kDefaultMilliseconds = 1000;
constexpr int kMaxThreads = 256;
// Time set aside for the iteration that is running when the time is up.
constexpr std::chrono::milliseconds kLastIteration{10};

// A member of the tuning that a parameter sets: whole numbers of `unit`.
struct TuningKey {
  ParameterInfo info;
  float search::Tuning::*member;
  float unit;
};
constexpr float kThousandth = 0.001F;
constexpr std::array<TuningKey, 12> kTuningKeys{{
    {{"rounds", 0, 1000}, &search::Tuning::playout_rounds, 1},
    {{"exploration", 0, 100'000}, &search::Tuning::exploration, kThousandth},
    {{"temperature", 1, 100'000}, &search::Tuning::temperature, kThousandth},
    {{"uniform", 0, 1000, "open"}, &search::Tuning::uniform_prior_share, kThousandth},
    {{"fpu", 0, 1000, "untried"}, &search::Tuning::first_play_urgency, kThousandth},
    {{"prior", 0, 1000}, &search::Tuning::net_prior_share, kThousandth},
    {{"net-value", 0, 1000, "judged"}, &search::Tuning::net_value_share, kThousandth},
    {{"net-cutoff", 0, 1, "ending"}, &search::Tuning::net_at_playout_end, 1},
    {{"win", 0, 1000}, &search::Tuning::win_chance_share, kThousandth},
    {{"duel", 0, 1000}, &search::Tuning::rival_loss_share, kThousandth},
    {{"margin", 1, 1000}, &search::Tuning::margin_scale, 1},
    {{"points", 1, 1000}, &search::Tuning::points_scale, 1},
}};

constexpr auto kParameters = [] {
  std::array<ParameterInfo, 3 + kTuningKeys.size()> all{{
      {"ms", 1, 600'000},
      {"iterations", 1, 100'000'000},
      {"threads", 1, kMaxThreads},
  }};
  for (std::size_t i = 0; i < kTuningKeys.size(); ++i) all[3 + i] = kTuningKeys[i].info;
  return all;
}();

search::Budget budget_of(const Parameters& parameters) {
  search::Budget budget;
  budget.iterations = parameters.value_or("iterations", 0);
  const std::int64_t default_ms = budget.iterations > 0 ? 0 : kDefaultMilliseconds;
  budget.time = std::chrono::milliseconds(parameters.value_or("ms", default_ms));
  budget.threads = static_cast<int>(parameters.value_or("threads", 1));
  return budget;
}

search::Tuning with_parameters(search::Tuning tuning, const Parameters& parameters) {
  for (const TuningKey& key : kTuningKeys) {
    if (!parameters.has(key.info.key)) continue;
    tuning.*key.member = key.unit * static_cast<float>(parameters.value_or(key.info.key, 0));
  }
  return tuning;
}

}  // namespace

SearchBot::SearchBot(const Parameters& parameters, const search::Tuning& tuning)
    : SearchBot(budget_of(parameters), with_parameters(tuning, parameters)) {}

std::unique_ptr<Bot> SearchBot::with_time_limit(std::chrono::milliseconds limit,
                                                const search::Tuning& tuning) {
  search::Budget budget;
  budget.time = limit - kLastIteration;
  budget.threads = core::kHasThreads && std::thread::hardware_concurrency() > 1 ? 2 : 1;
  return std::make_unique<SearchBot>(budget, tuning);
}

std::span<const ParameterInfo> SearchBot::parameters() { return kParameters; }

game::Move SearchBot::choose(const game::Position& view, const game::MoveList& legal,
                             core::Rng& rng, Clock& clock) {
  search_.run(view, legal, rng, clock);
  const game::Move best = search_.best();
  search_.set_played_move(best);
  return best;
}

game::Move SearchBot::merge_and_choose(std::span<const search::MoveReport> found,
                                       std::int64_t iterations) {
  search_.add(found, iterations);
  const game::Move best = search_.best();
  search_.set_played_move(best);
  return best;
}

}  // namespace drover::bots
