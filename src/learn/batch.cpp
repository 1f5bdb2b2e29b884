#include "learn/batch.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <limits>

#include <fmt/format.h>

#include "learn/packed.h"

namespace drover::learn {

namespace {

// The streams of a game's seeds: one for its deal and one for what is drawn in it, episode by
// episode.
constexpr std::uint64_t kStreams = 2;

constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

// The lowest of several, found by several threads.
void note_lowest(std::atomic<std::size_t>& lowest, std::size_t value) {
  std::size_t known = lowest.load(std::memory_order_relaxed);
  while (value < known && !lowest.compare_exchange_weak(known, value)) {
  }
}

std::optional<game::Error> check_counts(const BatchPlan& plan) {
  if (plan.games < 1 || plan.games > kMostGames) {
    return game::Error{fmt::format("A batch has 1 to {} games, not {}.", kMostGames, plan.games)};
  }
  if (plan.threads < 1 || plan.threads > kMostThreads) {
    return game::Error{
        fmt::format("A batch has 1 to {} threads, not {}.", kMostThreads, plan.threads)};
  }
  return std::nullopt;
}

std::optional<game::Error> check_bots(const BatchPlan& plan) {
  if (plan.bots.empty()) return std::nullopt;
  if (plan.bots.size() != static_cast<std::size_t>(plan.setup.players)) {
    return game::Error{fmt::format("There are {} seats to decide for, but {} are given.",
                                   plan.setup.players, plan.bots.size())};
  }
  for (const std::string& bot : plan.bots) {
    if (bot.empty()) continue;
    if (auto error = bots::check_bot(bot)) return error;
  }
  if (std::none_of(plan.bots.begin(), plan.bots.end(), std::mem_fn(&std::string::empty))) {
    return game::Error{"A batch needs at least one seat without a bot: the caller decides for it."};
  }
  return std::nullopt;
}

template <class Item>
std::optional<game::Error> check_size(std::string_view name, std::span<Item> items,
                                      std::size_t wanted) {
  if (items.empty() || items.size() == wanted) return std::nullopt;
  return game::Error{fmt::format("The {} of this batch are {} numbers, but there is room for {}.",
                                 name, wanted, items.size())};
}

}  // namespace

// ---- Making one ---------------------------------------------------------------------------------

game::Result<std::unique_ptr<Batch>> Batch::make(const BatchPlan& plan) {
  if (auto error = check_counts(plan)) return *error;
  const auto start = plan.game->setup(plan.setup);
  if (!start) return start.error();
  if (auto error = check_bots(plan)) return *error;
  return std::unique_ptr<Batch>(new Batch(plan, *start));
}

Batch::Batch(const BatchPlan& plan, const game::Position& start)
    : plan_(plan),
      actions_(Actions::of(*plan.game)),
      start_(start),
      seats_(plan.game->scores(start).seats),
      observed_(plan.game->observed_numbers(start)),
      parts_(plan.game->observed_parts(start)),
      games_(plan.games),
      legal_(plan.games),
      bots_(static_cast<std::size_t>(plan.threads)),
      workers_(plan.threads) {
  for (auto& line_up : bots_) {
    line_up.resize(static_cast<std::size_t>(seats_));
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
      if (!plan.bots[seat].empty()) line_up[seat] = bots::make_bot(plan.bots[seat]);
    }
  }
  reset(plan.setup.seed);
}

// ---- One game -----------------------------------------------------------------------------------

void Batch::begin(std::size_t index) {
  Place& place = games_[index];
  const std::uint64_t stream = kStreams * place.episode;
  place.position = game().again(start_, game::derive_seed(plan_.setup.seed, index, stream));
  place.rng = core::Rng::from_seed(game::derive_seed(plan_.setup.seed, index, stream + 1));
  ++place.episode;
}

// Until somebody else is to decide.
void Batch::play_bots(std::size_t index, int worker) {
  if (plan_.bots.empty()) return;
  Place& place = games_[index];
  auto& line_up = bots_[static_cast<std::size_t>(worker)];
  while (!game().over(place.position)) {
    const auto& bot = line_up[static_cast<std::size_t>(game().actor(place.position))];
    if (!bot) return;
    if (bot->remembers()) bot->new_game();
    game().apply(place.position, bots::decide(*bot, place.position, place.rng));
  }
}

void Batch::clear(std::size_t index) {
  if (!arrays_.masks.empty()) {
    std::uint8_t* mask = arrays_.masks.data() + index * static_cast<std::size_t>(actions_.count());
    for (const std::int16_t action : legal_[index]) mask[action] = 0;
  }
  legal_[index].reset();
}

// What the game has come to, for those who want to know. The arrays hold what was `told` last.
void Batch::tell(std::size_t index, const game::Position* told) {
  const game::Position& position = games_[index].position;
  ActionList& legal = legal_[index];
  const int actor = game().over(position) ? game::kNoSeat : game().actor(position);
  if (!arrays_.actors.empty()) arrays_.actors[index] = static_cast<std::int8_t>(actor);
  if (actor != game::kNoSeat) actions_.list_legal(position, legal);
  if (!arrays_.masks.empty()) {
    std::uint8_t* mask = arrays_.masks.data() + index * static_cast<std::size_t>(actions_.count());
    for (const std::int16_t action : legal) mask[action] = 1;
  }
  if (arrays_.observations.empty()) return;
  std::uint8_t* observation = arrays_.observations.data() + index * observed_.size();
  if (actor == game::kNoSeat) {
    std::fill_n(observation, observed_.size(), kit::kUnobserved);
  } else if (told != nullptr) {
    game().observe_after(*told, game().actor(*told), position, actor, parts_, observation);
  } else {
    game().observe(position, actor, observation);
  }
}

void Batch::tell_end(std::size_t index) {
  const game::Position& position = games_[index].position;
  const auto seats = static_cast<std::size_t>(seats_);
  if (!arrays_.rewards.empty()) {
    const auto rewards = rewards_of(position, plan_.reward);
    std::copy_n(rewards.begin(), seats, arrays_.rewards.subspan(index * seats).begin());
  }
  if (!arrays_.scores.empty()) {
    const game::Scores scores = game().scores(position);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      arrays_.scores[index * seats + seat] =
          static_cast<std::int16_t>(scores.total(static_cast<int>(seat)));
    }
  }
  if (!arrays_.ended.empty()) arrays_.ended[index] = 1;
  games_[index].has_ended = true;
}

void Batch::forget_end(std::size_t index) {
  const auto seats = static_cast<std::size_t>(seats_);
  if (!arrays_.ended.empty()) arrays_.ended[index] = 0;
  if (!arrays_.rewards.empty()) {
    std::fill_n(arrays_.rewards.subspan(index * seats).begin(), seats, 0.0F);
  }
  games_[index].has_ended = false;
}

// ---- All games ----------------------------------------------------------------------------------

// Each worker has a stretch of them, so that what it writes lies together.
template <class Task>
void Batch::for_each_game(Task task) {
  const std::size_t stretch = (games() + bots_.size() - 1) / bots_.size();
  workers_.run([&](int worker) {
    const std::size_t first = stretch * static_cast<std::size_t>(worker);
    const std::size_t last = std::min(games(), first + stretch);
    for (std::size_t i = first; i < last; ++i) task(i, worker);
  });
}

std::optional<game::Error> Batch::write_to(const Arrays& arrays) {
  const std::size_t per_seat = games() * static_cast<std::size_t>(seats_);
  const std::size_t per_action = games() * static_cast<std::size_t>(actions_.count());
  if (auto error = check_size("masks", arrays.masks, per_action)) return error;
  if (auto error = check_size("observations", arrays.observations, games() * observed_.size())) {
    return error;
  }
  if (auto error = check_size("actors", arrays.actors, games())) return error;
  if (auto error = check_size("rewards", arrays.rewards, per_seat)) return error;
  if (auto error = check_size("ends", arrays.ended, games())) return error;
  if (auto error = check_size("scores", arrays.scores, per_seat)) return error;
  arrays_ = arrays;
  std::fill(arrays_.masks.begin(), arrays_.masks.end(), std::uint8_t{0});
  std::fill(arrays_.rewards.begin(), arrays_.rewards.end(), 0.0F);
  std::fill(arrays_.ended.begin(), arrays_.ended.end(), std::uint8_t{0});
  std::fill(arrays_.scores.begin(), arrays_.scores.end(), std::int16_t{0});
  for_each_game([&](std::size_t i, int) {
    legal_[i].reset();
    tell(i);
  });
  return std::nullopt;
}

void Batch::reset(std::uint64_t seed) {
  plan_.setup.seed = seed;
  games_ended_ = 0;
  for_each_game([&](std::size_t i, int worker) {
    games_[i].episode = 0;
    clear(i);
    begin(i);
    play_bots(i, worker);
    tell(i);
  });
  std::fill(arrays_.rewards.begin(), arrays_.rewards.end(), 0.0F);
  std::fill(arrays_.ended.begin(), arrays_.ended.end(), std::uint8_t{0});
}

bool Batch::is_legal(std::size_t index, Action action) const {
  const ActionList& legal = legal_[index];
  if (legal.empty()) return action == kNoAction;
  // Whoever wants random actions has just been given one, and need not wait for the search.
  const std::size_t drawn = games_[index].drawn;
  if (drawn < legal.size() && legal[drawn] == action) return true;
  return std::find(legal.begin(), legal.end(), action) != legal.end();
}

std::optional<game::Error> Batch::refusal(std::size_t index, Action action) const {
  const game::Position& position = games_[index].position;
  if (action == kNoAction && game().over(position)) return std::nullopt;
  const auto move = legal_move(position, action);
  if (move) return std::nullopt;
  return game::Error{fmt::format("Game {} of the batch: {}", index, move.error().sentence)};
}

std::optional<game::Error> Batch::step(std::span<const Action> actions) {
  if (actions.size() != games()) {
    return game::Error{
        fmt::format("A step of this batch takes {} actions, not {}.", games(), actions.size())};
  }
  std::atomic<std::size_t> refused = kNone;
  for_each_game([&](std::size_t i, int) {
    if (!is_legal(i, actions[i])) note_lowest(refused, i);
  });
  if (refused != kNone) return refusal(refused, actions[refused]);

  std::atomic<std::uint64_t> ended = 0;
  for_each_game([&](std::size_t i, int worker) {
    if (games_[i].has_ended) forget_end(i);
    if (actions[i] == kNoAction) return;
    Place& place = games_[i];
    game::Position told;
    if (!arrays_.observations.empty()) told = place.position;
    clear(i);
    game().apply(place.position, actions_.move(actions[i]));
    play_bots(i, worker);
    if (game().over(place.position)) {
      ended.fetch_add(1, std::memory_order_relaxed);
      tell_end(i);
      if (plan_.auto_reset) {
        begin(i);
        play_bots(i, worker);
      }
    }
    tell(i, &told);
  });
  games_ended_ += ended;
  return std::nullopt;
}

void Batch::draw_actions(std::span<Action> out) {
  for_each_game([&](std::size_t i, int) {
    const ActionList& legal = legal_[i];
    Place& place = games_[i];
    if (!legal.empty()) place.drawn = place.rng.below(static_cast<std::uint32_t>(legal.size()));
    out[i] = legal.empty() ? kNoAction : legal[place.drawn];
  });
}

// ---- Positions in and out -----------------------------------------------------------------------

std::size_t Batch::packed_bytes() const { return games() * learn::packed_bytes(game()); }

void Batch::save(std::span<std::byte> out) {
  const std::size_t each = learn::packed_bytes(game());
  for_each_game([&](std::size_t i, int) { pack(games_[i].position, out.subspan(i * each, each)); });
}

std::optional<game::Error> Batch::load(std::span<const std::byte> packed) {
  const std::size_t each = learn::packed_bytes(game());
  if (packed.size() != packed_bytes()) {
    return game::Error{fmt::format("The positions of this batch are {} bytes, not {}.",
                                   packed_bytes(), packed.size())};
  }
  for (std::size_t i = 0; i < games(); ++i) {
    const auto position = unpack(game(), packed.subspan(i * each, each));
    if (!position) {
      return game::Error{fmt::format("Game {} of the batch: {}", i, position.error().sentence)};
    }
    if (game().is_view(*position)) {
      return game::Error{
          fmt::format("Game {} of the batch: this is what a seat may know, not a "
                      "whole position.",
                      i)};
    }
    // The same seed gives the same game where the options are the same.
    if (!(game().again(*position, 0) == game().again(start_, 0))) {
      return game::Error{
          fmt::format("Game {} of the batch: the position has other options than this batch.", i)};
    }
  }
  for_each_game([&](std::size_t i, int worker) {
    clear(i);
    games_[i].position = *unpack(game(), packed.subspan(i * each, each));
    play_bots(i, worker);
    tell(i);
  });
  return std::nullopt;
}

}  // namespace drover::learn
