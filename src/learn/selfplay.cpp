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
#include "learn/reward.h"
#include "net/actions.h"
#include "net/encoding.h"

namespace drover::learn {

namespace {

static_assert(std::endian::native == std::endian::little, "examples are written as they lie");

constexpr std::size_t kAdventurous = 6;  // moves an adventure draws from
constexpr float kTwelfths = 12;
constexpr float kFarBehind = 1000;
constexpr double kWhole = 65535;
constexpr int kFormatVersion = 1;

using Thumbs = std::array<double, game::MoveList::capacity()>;

// ---- Beginning ----------------------------------------------------------------------------------

game::Position drawn_start(const SelfplayPlan& plan, core::Rng& rng) {
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
    if (rng.below(100) < static_cast<std::uint32_t>(plan.drawn)) {
      for (const game::OptionInfo& option : info.options) {
        if (plan.options.contains(std::string(option.key)) || rng.below(2) == 0) continue;
        const auto values = static_cast<std::uint32_t>(option.values.size());
        setup.options[std::string(option.key)] = option.values[rng.below(values)];
      }
    }
    // Not all options go together.
    if (auto start = plan.game->setup(setup)) return *start;
  }
}

// ---- One game -----------------------------------------------------------------------------------

struct Written {
  std::vector<std::uint8_t> positions;
  std::vector<ExampleMove> moves;
  std::int64_t examples = 0;
  std::int64_t taught = 0;
  std::int64_t strayed = 0;
};

class Player {
 public:
  Player(const SelfplayPlan& plan, const net::Encoding& encoding)
      : plan_(plan),
        game_(*plan.game),
        encoding_(encoding),
        actions_(net::Actions::of(game_)),
        stride_(sizeof(ExampleHead) + encoding.fields().size()) {
    for (const std::string& name : plan.bots) {
      for (int seat = 0; seat < game::kMaxSeats; ++seat) bots_.push_back(bots::make_bot(name));
    }
    if (plan.teacher.empty()) return;
    auto teacher = bots::make_bot(plan.teacher);
    teacher_.reset(dynamic_cast<bots::SearchBot*>(teacher.release()));
  }

  Written play(std::uint32_t index) {
    written_ = {};
    turns_.clear();
    seats_.clear();
    core::Rng rng = core::Rng::from_seed(game::derive_seed(plan_.seed, index, 0));
    game::Position position = drawn_start(plan_, rng);
    fields_ = encoding_.fields_of(position);
    raw_.assign(fields_.size(), 0);
    const std::size_t kind =
        rng.below(static_cast<std::uint32_t>(plan_.bots.size())) * game::kMaxSeats;
    for (std::size_t seat = 0; seat < game::kMaxSeats; ++seat) bots_[kind + seat]->new_game();
    int turn = -1;
    enum class Mind : std::uint8_t { kBot, kAdventure, kTeacher } mind = Mind::kBot;
    while (!game_.over(position)) {
      if (game_.turn(position) != turn) {
        turn = game_.turn(position);
        mind = Mind::kBot;
        if (rng.below(100) < static_cast<std::uint32_t>(plan_.adventures)) mind = Mind::kAdventure;
        if (teacher_ && rng.below(1000) < static_cast<std::uint32_t>(plan_.taught)) {
          mind = Mind::kTeacher;
          teacher_->new_game();
        }
      }
      const auto seat = static_cast<std::size_t>(game_.actor(position));
      const game::Position view = game_.redact(position, static_cast<int>(seat));
      game::MoveList legal;
      game_.legal(view, legal);
      bots::Clock clock;
      game::Move move = legal[0];
      if (legal.size() > 1 && mind == Mind::kBot &&
          rng.below(1000) < static_cast<std::uint32_t>(plan_.stray)) {
        move = adventurous_move(view, legal, rng);
        note(index, position, legal, move, ExampleKind::kStrayed);
      } else if (legal.size() > 1) {
        switch (mind) {
          case Mind::kBot:
            move = bots_[kind + seat]->choose(view, legal, rng, clock);
            break;
          case Mind::kAdventure:
            move = adventurous_move(view, legal, rng);
            break;
          case Mind::kTeacher:
            move = teacher_->choose(view, legal, rng, clock);
            break;
        }
        if (mind == Mind::kTeacher) {
          note(index, position, legal, move, ExampleKind::kTaught);
        } else if (plan_.sample > 0 && rng.below(static_cast<std::uint32_t>(plan_.sample)) == 0) {
          note(index, position, legal, move, ExampleKind::kSampled);
        }
      }
      game_.apply(position, move);
    }
    finish(position);
    return std::move(written_);
  }

 private:
  static game::Move adventurous_move(const game::Position& view, const game::MoveList& legal,
                                     core::Rng& rng) {
    Thumbs thumb;
    view.game().rules_of_thumb(view, legal, thumb.data());
    std::array<std::size_t, game::MoveList::capacity()> order;
    std::iota(order.begin(), order.begin() + legal.size(), std::size_t{0});
    std::stable_sort(order.begin(), order.begin() + legal.size(),
                     [&](std::size_t a, std::size_t b) { return thumb[a] > thumb[b]; });
    const auto choices = static_cast<std::uint32_t>(std::min(kAdventurous, legal.size()));
    return legal[order[rng.below(choices)]];
  }

  void note(std::uint32_t index, const game::Position& position, const game::MoveList& legal,
            game::Move chosen, ExampleKind kind) {
    ExampleHead head;
    head.game = index;
    head.players = static_cast<std::uint8_t>(game_.players(position));
    head.seats = static_cast<std::uint8_t>(head.players + game_.automas(position));
    head.chosen = static_cast<std::uint16_t>(actions_.number(chosen));
    head.kind = kind;
    if (kind == ExampleKind::kTaught) {
      head.moves = static_cast<std::uint16_t>(legal.size());
      note_moves(position, legal);
      ++written_.taught;
    } else {
      head.moves = 1;
      note_move(position, legal, chosen);
      if (kind == ExampleKind::kStrayed) ++written_.strayed;
    }
    ++written_.examples;
    turns_.push_back(game_.turn(position));
    seats_.push_back(game_.actor(position));
    const std::size_t at = written_.positions.size();
    written_.positions.resize(at + stride_, engine::kUnobserved);
    std::memcpy(written_.positions.data() + at, &head, sizeof head);
    game_.observe(position, game_.actor(position), raw_.data());
    std::uint8_t* const numbers = written_.positions.data() + at + sizeof head;
    for (std::size_t i = 0; i < raw_.size(); ++i) {
      if (fields_[i] != net::Encoding::kNoField) numbers[fields_[i]] = raw_[i];
    }
  }

  void note_move(const game::Position& position, const game::MoveList& legal, game::Move chosen) {
    Thumbs thumb;
    game_.rules_of_thumb(position, legal, thumb.data());
    const double best = *std::max_element(thumb.begin(), thumb.begin() + legal.size());
    bots::search::Priors priors;
    bots::search::priors_of(position, legal, {}, priors);
    const auto place =
        static_cast<std::size_t>(std::find(legal.begin(), legal.end(), chosen) - legal.begin());
    ExampleMove move;
    move.action = static_cast<std::int16_t>(actions_.number(chosen));
    move.share =
        static_cast<std::uint16_t>(std::lround(kWhole * static_cast<double>(priors[place])));
    move.behind = std::min(kFarBehind, static_cast<float>(best - thumb[place]));
    written_.moves.push_back(move);
  }

  void note_moves(const game::Position& position, const game::MoveList& legal) {
    Thumbs thumb;
    game_.rules_of_thumb(position, legal, thumb.data());
    const double best = *std::max_element(thumb.begin(), thumb.begin() + legal.size());
    const auto& reports = teacher_->search().reports();
    double all = 0;
    for (const bots::search::MoveReport& report : reports) {
      all += static_cast<double>(report.visits);
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
      ExampleMove move;
      move.action = static_cast<std::int16_t>(actions_.number(legal[i]));
      const auto visits = static_cast<double>(reports[i].visits);
      move.visits = static_cast<std::uint16_t>(std::min(visits, kWhole));
      if (all > 0) move.share = static_cast<std::uint16_t>(std::lround(kWhole * visits / all));
      if (visits > 0) {
        const double mean = std::clamp(reports[i].worth / visits, 0.0, 1.0);
        move.worth = static_cast<std::uint16_t>(std::lround(kWhole * mean));
      }
      move.behind = std::min(kFarBehind, static_cast<float>(best - thumb[i]));
      written_.moves.push_back(move);
    }
  }

  // What is known only now.
  void finish(const game::Position& end) {
    const auto scores = rewards_of(end, Reward::kScore);
    const auto wins = rewards_of(end, Reward::kWin);
    const int people = game_.players(end);
    const int seats = people + game_.automas(end);
    for (std::size_t i = 0; i < turns_.size(); ++i) {
      std::uint8_t* const at = written_.positions.data() + i * stride_;
      ExampleHead head;
      std::memcpy(&head, at, sizeof head);
      const engine::Eyes eyes{static_cast<engine::Seat>(seats_[i]), people};
      for (int place = 0; place < seats; ++place) {
        const auto p = static_cast<std::size_t>(place);
        const auto seat = static_cast<std::size_t>(eyes.absolute(place));
        head.scores[p] = static_cast<std::int16_t>(scores[seat]);
        head.wins[p] = static_cast<std::uint8_t>(std::lround(kTwelfths * wins[seat]));
      }
      head.progress = static_cast<std::uint8_t>(255 * turns_[i] / std::max(1, game_.turn(end)));
      std::memcpy(at, &head, sizeof head);
    }
  }

  const SelfplayPlan& plan_;
  const game::Game& game_;
  const net::Encoding& encoding_;
  const net::Actions& actions_;
  const std::size_t stride_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;  // one of each kind for each seat
  std::unique_ptr<bots::SearchBot> teacher_;
  std::vector<net::Encoding::Field> fields_;
  std::vector<std::uint8_t> raw_;
  Written written_;
  std::vector<int> turns_;  // of the examples
  std::vector<int> seats_;
};

// ---- Files --------------------------------------------------------------------------------------

std::string legend(const SelfplayPlan& plan, const net::Encoding& encoding,
                   const SelfplayReport& report) {
  boost::json::array fields;
  for (const game::ObservedNumber& field : encoding.fields()) fields.emplace_back(field.name);
  const net::Actions& actions = net::Actions::of(*plan.game);
  boost::json::array bots;
  for (const std::string& bot : plan.bots) bots.emplace_back(bot);
  // Hashes as text: not every reader of JSON has whole numbers of 64 bits.
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
      {"taught", report.taught},
      {"strayed", report.strayed},
      {"seed", plan.seed},
      {"bots", std::move(bots)},
      {"teacher", plan.teacher},
      {"fields", std::move(fields)},
  });
}

// Writes games in their order, whoever was quickest.
class Writer {
 public:
  explicit Writer(const std::string& name)
      : positions_(name + ".positions", std::ios::binary | std::ios::trunc),
        moves_(name + ".moves", std::ios::binary | std::ios::trunc) {}

  bool good() const { return positions_.good() && moves_.good(); }

  void add(std::uint32_t index, Written written) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(index, std::move(written));
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
      const Written& one = waiting_.begin()->second;
      write(positions_, one.positions);
      write(moves_, one.moves);
      ++report_.games;
      report_.examples += one.examples;
      report_.taught += one.taught;
      report_.strayed += one.strayed;
      waiting_.erase(waiting_.begin());
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
  std::map<std::uint32_t, Written> waiting_;
  std::uint32_t next_ = 0;
  SelfplayReport report_;
};

std::optional<game::Error> check(const SelfplayPlan& plan) {
  if (plan.bots.empty()) return game::Error{"Somebody must play: name a bot."};
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
  // Whether the options go together at all.
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
  std::vector<std::thread> workers;
  workers.reserve(static_cast<std::size_t>(plan.threads));
  for (int i = 0; i < plan.threads; ++i) {
    workers.emplace_back([&] {
      Player player(plan, encoding);
      for (;;) {
        if (plan.seconds > 0 && std::chrono::steady_clock::now() >= end) break;
        const std::int64_t index = next.fetch_add(1);
        if (index >= plan.games) break;
        writer.add(static_cast<std::uint32_t>(index),
                   player.play(static_cast<std::uint32_t>(index)));
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  const SelfplayReport report = writer.finish();
  std::ofstream out(name + ".json", std::ios::binary | std::ios::trunc);
  out << legend(plan, encoding, report) << '\n';
  out.flush();
  if (!writer.good() || !out.good()) {
    return game::Error{fmt::format("{} could not be written to its end.", name)};
  }
  return report;
}

}  // namespace drover::learn
