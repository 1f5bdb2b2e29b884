#include "arena/series.h"

#include <algorithm>
#include <bit>
#include <chrono>

#include <fmt/format.h>

namespace drover::arena {

namespace {
// Streams of derive_seed: one for the deal, then one for each seat's bot in a game.
constexpr std::uint64_t kDealStream = 0;
constexpr std::uint64_t kFirstBotStream = 1;
}  // namespace

std::uint64_t Series::deal_seed(std::int64_t deal) const {
  return game::derive_seed(setup.seed, static_cast<std::uint64_t>(deal), kDealStream);
}

namespace {

std::optional<game::Error> check_counts(int players, int bots, std::int64_t games) {
  if (bots > kMaxBots) {
    return game::Error{
        fmt::format("At most {} bots can be compared at once, not {}.", kMaxBots, bots)};
  }
  if (bots < players) {
    return game::Error{fmt::format(
        "{} players need at least as many bots, but {} named (one bot may be named repeatedly).",
        players, bots == 1 ? "1 is" : fmt::format("{} are", bots))};
  }
  if (games < 1 || games > kMostGames) {
    return game::Error{
        fmt::format("The number of games must be from 1 to {}, not {}.", kMostGames, games)};
  }
  return std::nullopt;
}

}  // namespace

game::Result<Series> make_series(const game::Game& game, const game::Setup& setup,
                                 std::vector<std::string> bots, std::int64_t games) {
  for (const std::string& bot : bots) {
    if (auto error = bots::check_bot(bot)) return *std::move(error);
  }
  const auto start = game.setup(setup);
  if (!start) return start.error();
  const auto count = static_cast<int>(bots.size());
  if (auto error = check_counts(setup.players, count, games)) return *std::move(error);
  const Design design(count, setup.players);
  const std::int64_t each = design.games_per_deal();
  return Series{&game, setup, std::move(bots), design, (games + each - 1) / each};
}

bool is_repeatable(const Series& series) {
  return std::all_of(series.bots.begin(), series.bots.end(),
                     [](const std::string& bot) { return bots::make_bot(bot)->repeatable(); });
}

std::vector<std::string> labels_of(const std::vector<std::string>& bots) {
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const auto before = std::count(bots.begin(), bots.begin() + static_cast<long>(i), bots[i]);
    const bool several = std::count(bots.begin(), bots.end(), bots[i]) > 1;
    labels.push_back(several ? fmt::format("{} #{}", bots[i], before + 1) : bots[i]);
  }
  return labels;
}

std::string seat_name(std::string_view bot) {
  std::string name(bot.substr(0, game::kMaxSeatName));
  std::replace(name.begin(), name.end(), ',', ';');
  return name;
}

void Effort::add(std::int64_t spent) {
  ++decisions;
  nanoseconds += spent;
  longest = std::max(longest, spent);
}

void Effort::add(const Effort& other) {
  decisions += other.decisions;
  nanoseconds += other.nanoseconds;
  longest = std::max(longest, other.longest);
}

double win_share(const GameResult& result, int seat) {
  return (result.winners >> seat & 1U) == 0 ? 0 : 1.0 / std::popcount(result.winners);
}

double share_of_bot(int bot, const Design& design, std::int64_t deal, const DealResult& result) {
  double sum = 0;
  for (int game = 0; game < design.games_per_deal(); ++game) {
    const Seating seating = design.seating(deal, game);
    for (int seat = 0; seat < design.seats(); ++seat) {
      if (seating[static_cast<std::size_t>(seat)] != bot) continue;
      sum += win_share(result[static_cast<std::size_t>(game)], seat);
    }
  }
  return sum / design.games_per_bot();
}

DealPlayer::DealPlayer(const Series& series, const RecordSink& record_sink,
                       const std::atomic<bool>& abandoned)
    : series_(series), record_sink_(record_sink), abandoned_(abandoned) {
  for (const std::string& bot : series.bots) bots_.push_back(bots::make_bot(bot));
}

std::optional<game::Result<DealResult>> DealPlayer::play(std::int64_t deal) {
  game::Setup setup = series_.setup;
  setup.seed = series_.deal_seed(deal);
  // make_series() has checked the set-up, and a seed is always valid.
  const auto start = *series_.game->setup(setup);
  const int games = series_.design.games_per_deal();
  DealResult results(static_cast<std::size_t>(games));
  for (int i = 0; i < games; ++i) {
    const Seating seating = series_.design.seating(deal, i);
    game::Position position = start;
    std::optional<game::Record> record;
    if (record_sink_) record = game::begin_record(*series_.game, setup, seat_names(seating));
    // Bots' generators differ between the games of a deal, so that a bot against itself does not
    // play mirrored games.
    const auto number = static_cast<std::uint64_t>(deal * games + i);
    if (!play_game(position, seating, number, results[static_cast<std::size_t>(i)],
                   record ? &*record : nullptr)) {
      return std::nullopt;
    }
    if (!record) continue;
    if (auto error = record_sink_(*record, deal, i)) return std::move(*error);
  }
  return results;
}

std::vector<std::string> DealPlayer::seat_names(const Seating& seating) const {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(series_.design.seats()); ++seat) {
    names.push_back(seat_name(series_.bots[static_cast<std::size_t>(seating[seat])]));
  }
  return names;
}

bool DealPlayer::play_game(game::Position& position, const Seating& seating, std::uint64_t number,
                           GameResult& result, game::Record* record) {
  using Time = std::chrono::steady_clock;
  const game::Game& game = *series_.game;
  std::array<bots::Bot*, game::kMaxSeats> bots{};
  std::array<core::Rng, game::kMaxSeats> rngs;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(series_.design.seats()); ++seat) {
    bots[seat] = bots_[static_cast<std::size_t>(seating[seat])].get();
    bots[seat]->new_game();
    rngs[seat] =
        core::Rng::from_seed(game::derive_seed(series_.setup.seed, number, kFirstBotStream + seat));
  }
  while (!game.over(position)) {
    if (abandoned_.load(std::memory_order_relaxed)) return false;
    const auto seat = static_cast<std::size_t>(game.actor(position));
    const Time::time_point begin = Time::now();
    const game::Move move = bots::decide(*bots[seat], position, rngs[seat]);
    const std::chrono::nanoseconds spent = Time::now() - begin;
    result.effort[seat].add(spent.count());
    if (record != nullptr) game::add_move(*record, position, move);
    game.apply(position, move);
  }
  if (record != nullptr) game::note_result(*record, position);
  result.scores = game.scores(position);
  result.winners = game.winners(position);
  result.turns = game.turn(position);
  return true;
}

}  // namespace drover::arena
