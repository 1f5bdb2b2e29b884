#include "learn/selfplay.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstring>
#include <fstream>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "bots/search_bot.h"
#include "game/drawn_options.h"
#include "game/thinker.h"
#include "learn/example_recorder.h"
#include "learn/net_selfplay.h"
#include "net/encoding.h"

namespace drover::learn {

namespace {

static_assert(std::endian::native == std::endian::little, "examples are written as they lie");

constexpr std::size_t kRandomMoveChoices = 6;  // a random move is one of this many best
constexpr double kMostVisits = 65535;
constexpr int kFormatVersion = 1;

using HeuristicValues = std::array<double, game::MoveList::capacity()>;

// ---- Set-up -------------------------------------------------------------------------------------

game::Position random_start(const SelfplayPlan& plan, core::Rng& rng) {
  const game::GameInfo& info = plan.game->info();
  for (;;) {
    game::Setup setup;
    setup.seed = rng.next();
    setup.options = plan.options;
    setup.players = plan.players;
    if (plan.players == 0) {
      const auto choices = static_cast<std::uint32_t>(info.max_players - info.min_players + 1);
      setup.players = rng.below(2) == 0 && info.min_players <= 2
                          ? 2
                          : info.min_players + static_cast<int>(rng.below(choices));
    }
    if (rng.below(100) < static_cast<std::uint32_t>(plan.random_options_percent)) {
      game::draw_options(info, setup, rng);
    }
    if (auto start = plan.game->setup(setup)) return *start;
  }
}

// ---- One game -----------------------------------------------------------------------------------

class GamePlayer {
 public:
  explicit GamePlayer(const SelfplayPlan& plan) : plan_(plan), game_(*plan.game), recorder_(game_) {
    for (const std::string& name : plan.bots) {
      for (int seat = 0; seat < game::kMaxSeats; ++seat) bots_.push_back(bots::make_bot(name));
    }
    if (plan.net_selfplay) {
      net_selfplay_.emplace(*net::Network::of(game_), std::max(1, plan.sample_interval),
                            plan.win_share_permille);
    }
    if (plan.teacher.empty()) return;
    auto teacher = bots::make_bot(plan.teacher);
    teacher_.reset(dynamic_cast<bots::SearchBot*>(teacher.release()));
  }

  SelfplayRecords play(std::uint32_t index) {
    core::Rng rng = core::Rng::from_seed(game::derive_seed(plan_.seed, index, 0));
    game::Position position = random_start(plan_, rng);
    if (net_selfplay_) return net_selfplay_->play(index, position, rng);
    recorder_.begin(index, position);
    const std::size_t kind =
        rng.below(static_cast<std::uint32_t>(plan_.bots.size())) * game::kMaxSeats;
    for (std::size_t seat = 0; seat < game::kMaxSeats; ++seat) bots_[kind + seat]->new_game();
    int turn = -1;
    enum class TurnKind : std::uint8_t { kBot, kRandom, kTeacher } turn_kind = TurnKind::kBot;
    while (!game_.over(position)) {
      if (game_.turn(position) != turn) {
        turn = game_.turn(position);
        turn_kind = TurnKind::kBot;
        if (rng.below(100) < static_cast<std::uint32_t>(plan_.random_turns_percent)) {
          turn_kind = TurnKind::kRandom;
        }
        if (teacher_ &&
            rng.below(1000) < static_cast<std::uint32_t>(plan_.teacher_turns_permille)) {
          turn_kind = TurnKind::kTeacher;
          teacher_->new_game();
        }
      }
      const auto seat = static_cast<std::size_t>(game_.actor(position));
      const game::Position view = game_.redact(position, static_cast<int>(seat));
      game::MoveList legal;
      game_.legal(view, legal);
      bots::Clock clock;
      game::Move move = legal[0];
      if (legal.size() > 1 && turn_kind == TurnKind::kBot &&
          rng.below(1000) < static_cast<std::uint32_t>(plan_.exploration_permille)) {
        move = random_good_move(view, legal, rng);
        record(position, legal, move, ExampleKind::kExploration);
      } else if (legal.size() > 1) {
        switch (turn_kind) {
          case TurnKind::kBot:
            move = bots_[kind + seat]->choose(view, legal, rng, clock);
            break;
          case TurnKind::kRandom:
            move = random_good_move(view, legal, rng);
            break;
          case TurnKind::kTeacher:
            move = teacher_->choose(view, legal, rng, clock);
            break;
        }
        if (turn_kind == TurnKind::kTeacher) {
          record(position, legal, move, ExampleKind::kTeacher);
        } else if (plan_.sample_interval > 0 &&
                   rng.below(static_cast<std::uint32_t>(plan_.sample_interval)) == 0) {
          record(position, legal, move, ExampleKind::kSampled);
        }
      }
      game_.apply(position, move);
    }
    return recorder_.finish(position);
  }

 private:
  static game::Move random_good_move(const game::Position& view, const game::MoveList& legal,
                                     core::Rng& rng) {
    HeuristicValues heuristic;
    view.game().thinker().heuristic(view, legal, heuristic.data());
    std::array<std::size_t, game::MoveList::capacity()> order;
    std::iota(order.begin(), order.begin() + legal.size(), std::size_t{0});
    std::stable_sort(order.begin(), order.begin() + legal.size(),
                     [&](std::size_t a, std::size_t b) { return heuristic[a] > heuristic[b]; });
    const auto choices = static_cast<std::uint32_t>(std::min(kRandomMoveChoices, legal.size()));
    return legal[order[rng.below(choices)]];
  }

  void record(const game::Position& position, const game::MoveList& legal, game::Move chosen,
              ExampleKind kind) {
    HeuristicValues heuristic;
    game_.thinker().heuristic(position, legal, heuristic.data());
    const double best = *std::max_element(heuristic.begin(), heuristic.begin() + legal.size());
    std::array<ExampleMove, game::MoveList::capacity()> moves;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      moves[i] = example_move(recorder_.actions().number(legal[i]), best - heuristic[i]);
    }
    if (kind == ExampleKind::kTeacher) {
      record_visits(moves);
      recorder_.add(position, chosen, kind, {moves.data(), legal.size()});
      return;
    }
    bots::search::Priors priors;
    bots::search::heuristic_priors(heuristic.data(), legal.size(), {}, priors);
    const auto place =
        static_cast<std::size_t>(std::find(legal.begin(), legal.end(), chosen) - legal.begin());
    moves[place].share = in_65535ths(static_cast<double>(priors[place]));
    recorder_.add(position, chosen, kind, {&moves[place], 1});
  }

  void record_visits(std::span<ExampleMove> moves) {
    const auto& reports = teacher_->search().reports();
    double all = 0;
    for (const bots::search::MoveReport& report : reports) {
      all += static_cast<double>(report.visits);
    }
    for (std::size_t i = 0; i < reports.size(); ++i) {
      const auto visits = static_cast<double>(reports[i].visits);
      moves[i].visits = static_cast<std::uint16_t>(std::min(visits, kMostVisits));
      if (all > 0) moves[i].share = in_65535ths(visits / all);
      if (visits > 0) moves[i].value = in_65535ths(reports[i].value / visits);
    }
  }

  const SelfplayPlan& plan_;
  const game::Game& game_;
  ExampleRecorder recorder_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;  // one of each name for each seat
  std::unique_ptr<bots::SearchBot> teacher_;
  std::optional<NetSelfplay> net_selfplay_;  // if set, plays instead of bots and teacher
};

// ---- Files --------------------------------------------------------------------------------------

std::string description(const SelfplayPlan& plan, const net::Encoding& encoding,
                        const SelfplayReport& report) {
  boost::json::array fields;
  for (const game::ObservedNumber& field : encoding.fields()) fields.emplace_back(field.name);
  const net::Actions& actions = net::Actions::of(*plan.game);
  boost::json::array bots;
  for (const std::string& bot : plan.bots) bots.emplace_back(bot);
  // Hashes are written as text, since many JSON readers have no integers of 64 bits.
  return boost::json::serialize(boost::json::object{
      {"format", kFormatVersion},
      {"game", plan.game->info().name},
      {"encoding", fmt::format("{:016x}", encoding.version())},
      {"actions", actions.count()},
      {"actions_version", fmt::format("{:016x}", actions.version())},
      {"head_bytes", sizeof(ExampleHead)},
      {"move_bytes", sizeof(ExampleMove)},
      {"games", report.games},
      {"examples", report.examples},
      {"taught", report.teacher_examples},
      {"strayed", report.exploration_examples},
      {"seed", plan.seed},
      {"bots", std::move(bots)},
      {"teacher", plan.teacher},
      {"fields", std::move(fields)},
  });
}

// Writes the examples of games in the order of their indices, whatever the order of add().
// Thread-safe.
class Writer {
 public:
  explicit Writer(const std::string& name)
      : positions_(name + ".positions", std::ios::binary | std::ios::trunc),
        moves_(name + ".moves", std::ios::binary | std::ios::trunc) {}

  bool good() const { return positions_.good() && moves_.good(); }

  void add(std::uint32_t index, SelfplayRecords records) {
    const std::lock_guard lock(mutex_);
    pending_.emplace(index, std::move(records));
    while (!pending_.empty() && pending_.begin()->first == next_) {
      const SelfplayRecords& one = pending_.begin()->second;
      write(positions_, one.positions);
      write(moves_, one.moves);
      ++report_.games;
      report_.examples += one.examples;
      report_.teacher_examples += one.teacher_examples;
      report_.exploration_examples += one.exploration_examples;
      pending_.erase(pending_.begin());
      ++next_;
    }
  }
  SelfplayReport finish() {
    positions_.flush();
    moves_.flush();
    return report_;
  }

 private:
  template <class Item>
  static void write(std::ofstream& out, const std::vector<Item>& items) {
    out.write(reinterpret_cast<const char*>(items.data()),
              static_cast<std::streamsize>(items.size() * sizeof(Item)));
  }

  std::ofstream positions_;
  std::ofstream moves_;
  std::mutex mutex_;
  std::map<std::uint32_t, SelfplayRecords> pending_;
  std::uint32_t next_ = 0;
  SelfplayReport report_;
};

std::optional<game::Error> check(const SelfplayPlan& plan) {
  if (plan.bots.empty()) return game::Error{"Name at least one bot."};
  for (const std::string& bot : plan.bots) {
    if (auto error = bots::check_bot(bot)) return error;
  }
  if (!plan.teacher.empty()) {
    if (auto error = bots::check_bot(plan.teacher)) return error;
    const auto teacher = bots::make_bot(plan.teacher);
    if (dynamic_cast<const bots::SearchBot*>(teacher.get()) == nullptr) {
      return game::Error{fmt::format("A teacher is a search, not {}.", plan.teacher)};
    }
  }
  if (plan.net_selfplay && net::Network::of(*plan.game) == nullptr) {
    return game::Error{fmt::format("{} has no net that could practise.", plan.game->info().title)};
  }
  // Check that the given options can be combined.
  game::Setup setup;
  setup.players = plan.players == 0 ? std::max(2, plan.game->info().min_players) : plan.players;
  setup.options = plan.options;
  const auto start = plan.game->setup(setup);
  if (!start) return start.error();
  return std::nullopt;
}

}  // namespace

game::Result<SelfplayReport> selfplay(const SelfplayPlan& plan, const std::string& name) {
  if (auto error = check(plan)) return *error;
  const net::Encoding& encoding = net::Encoding::of(*plan.game);
  Writer writer(name);
  if (!writer.good()) return game::Error{fmt::format("{} cannot be written.", name)};
  const auto end = std::chrono::steady_clock::now() +
                   std::chrono::milliseconds(static_cast<std::int64_t>(1000 * plan.seconds));
  std::atomic<std::int64_t> next{0};
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(plan.threads));
  for (int i = 0; i < plan.threads; ++i) {
    threads.emplace_back([&] {
      GamePlayer player(plan);
      for (;;) {
        if (plan.seconds > 0 && std::chrono::steady_clock::now() >= end) break;
        const std::int64_t index = next.fetch_add(1);
        if (index >= plan.games) break;
        writer.add(static_cast<std::uint32_t>(index),
                   player.play(static_cast<std::uint32_t>(index)));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const SelfplayReport report = writer.finish();
  std::ofstream out(name + ".json", std::ios::binary | std::ios::trunc);
  out << description(plan, encoding, report) << '\n';
  out.flush();
  if (!writer.good() || !out.good()) {
    return game::Error{fmt::format("{} could not be written to its end.", name)};
  }
  return report;
}

}  // namespace drover::learn
