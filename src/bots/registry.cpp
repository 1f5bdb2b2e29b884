#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bots/bot.h"
#include "bots/greedy_bot.h"
#include "bots/greedy_plus_bot.h"
#include "bots/net_bot.h"
#include "bots/parameters.h"
#include "bots/random_bot.h"
#include "bots/search_bot.h"
#include "text/json_reader.h"

namespace drover::bots {

namespace {

using Maker = std::unique_ptr<Bot> (*)(const Parameters& parameters);

template <class Kind>
std::unique_ptr<Bot> make(const Parameters&) {
  return std::make_unique<Kind>();
}

constexpr int kSearchMilliseconds = 1000;

// The names of one level have different initials, and none has that of an automa or of "Player". So
// all seats of a table can have different initials.
constexpr std::array<BotInfo, 7> kLevels{{
    {"random",
     "Greenhorn",
     {"Toby", "Flo", "Mick", "Winnie"},
     "plays any legal move, each with the same probability",
     0},
    {"hasty",
     "Apprentice",
     {"Jody", "Lena", "Kit", "Nora"},
     "plays by the same heuristic as greedy, but misjudges every move",
     0},
    {"greedy",
     "Ranch hand",
     {"Hank", "Clara", "Otis", "Dolly"},
     "plays the move that its heuristic values most, without looking ahead",
     0},
    {"greedy+",
     "Drover",
     {"Ruth", "Amos", "Ida", "Vern"},
     "tries its best moves and compares the expected scores",
     GreedyPlusBot::kMilliseconds},
    {"net",
     "Old hand",
     {"Yancy", "Xenia", "Lottie", "Edgar"},
     "decides at once, by a net trained in games against itself",
     0,
     true},
    {"search",
     "Trail boss",
     {"Ezra", "Zita", "Ursula", "Quincy"},
     "simulates possible games for up to a second",
     kSearchMilliseconds},
    {"search+",
     "Legend",
     {"Tilda", "Wyatt", "Cora", "Jasper"},
     "simulates possible games for up to a second, guided by a net",
     kSearchMilliseconds,
     true},
}};
constexpr double kHastyMisjudgement = 1;  // points
std::unique_ptr<Bot> make_hasty_level(const Parameters&) {
  return std::make_unique<GreedyBot>(kHastyMisjudgement);
}
std::unique_ptr<Bot> make_net_level(const Parameters&) { return make_net_bot(0); }
std::unique_ptr<Bot> make_search_level(const Parameters&) {
  return SearchBot::with_time_limit(std::chrono::milliseconds(kSearchMilliseconds));
}
std::unique_ptr<Bot> make_net_search_level(const Parameters&) {
  return SearchBot::with_time_limit(std::chrono::milliseconds(kSearchMilliseconds),
                                    search::kNetTuning);
}
std::unique_ptr<Bot> make_greedy_plus_level(const Parameters&) {
  GreedyPlusBot::Effort effort;
  effort.milliseconds = GreedyPlusBot::kMilliseconds;
  return std::make_unique<GreedyPlusBot>(effort);
}
constexpr std::array<Maker, kLevels.size()> kLevelMakers{
    make<RandomBot>, make_hasty_level,  make<GreedyBot>,      make_greedy_plus_level,
    make_net_level,  make_search_level, make_net_search_level};

// Levels of earlier releases and the levels that replace them, so that stored games go on.
struct FormerLevel {
  std::string_view name;
  std::string_view replacement;
};
constexpr std::array<FormerLevel, 3> kFormerLevels{
    {{"search-1", "search"}, {"search-2", "search"}, {"search-3", "search"}}};
std::string_view current_level_name(std::string_view name) {
  for (const FormerLevel& former : kFormerLevels) {
    if (former.name == name) return former.replacement;
  }
  return name;
}

// A kind of bot that takes parameters.
struct ConfigurableBot {
  std::string_view name;
  std::span<const ParameterInfo> parameters;
  Maker make;
};
constexpr std::array<ParameterInfo, 5> kGreedyPlusParameters{{
    {"deals", 2, 1000},
    {"moves", 2, 256},
    {"rounds", 0, 1000},
    {"doubt", 0, 1000},
    {"ms", 1, 600'000},
}};
std::unique_ptr<Bot> make_greedy_plus(const Parameters& parameters) {
  GreedyPlusBot::Effort effort;
  const auto set = [&](std::string_view key, int& value) {
    value = static_cast<int>(parameters.value_or(key, value));
  };
  set("deals", effort.deals);
  set("moves", effort.moves);
  set("rounds", effort.rounds);
  set("doubt", effort.doubt);
  set("ms", effort.milliseconds);
  return std::make_unique<GreedyPlusBot>(effort);
}
std::unique_ptr<Bot> make_search(const Parameters& parameters) {
  return std::make_unique<SearchBot>(parameters);
}
std::unique_ptr<Bot> make_net_search(const Parameters& parameters) {
  return std::make_unique<SearchBot>(parameters, search::kNetTuning);
}
constexpr std::array<ParameterInfo, 1> kNetParameters{{{"spread", 0, 100'000}}};
std::unique_ptr<Bot> make_net(const Parameters& parameters) {
  constexpr float kThousandth = 0.001F;
  return make_net_bot(kThousandth * static_cast<float>(parameters.value_or("spread", 0)));
}
const std::array<ConfigurableBot, 4> kConfigurableBots{{
    {"greedy+", kGreedyPlusParameters, make_greedy_plus},
    {"net", kNetParameters, make_net},
    {"search", SearchBot::parameters(), make_search},
    {"search+", SearchBot::parameters(), make_net_search},
}};

game::Result<std::unique_ptr<Bot>> create_bot(std::string_view name) {
  const std::string_view text = current_level_name(name);
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (kLevels[i].name == text) return kLevelMakers[i]({});
  }
  const std::size_t colon = text.find(':');
  for (const ConfigurableBot& kind : kConfigurableBots) {
    if (colon == std::string_view::npos || kind.name != text.substr(0, colon)) continue;
    const auto parameters = Parameters::parse(text.substr(colon + 1), kind.parameters);
    if (!parameters) return parameters.error();
    return kind.make(*parameters);
  }
  std::vector<std::string_view> names;
  names.reserve(kLevels.size());
  for (const BotInfo& level : kLevels) names.push_back(level.name);
  return game::Error{fmt::format("There is no bot called {}; known are: {}.", text::quoted(text),
                                 fmt::join(names, ", "))};
}

}  // namespace

std::span<const BotInfo> all_bots() { return kLevels; }

const BotInfo* find_bot(std::string_view name) {
  const auto* const level = std::find_if(kLevels.begin(), kLevels.end(), [&](const BotInfo& bot) {
    return bot.name == current_level_name(name);
  });
  return level == kLevels.end() ? nullptr : level;
}

std::optional<game::Error> check_bot(std::string_view name) {
  auto bot = create_bot(name);
  if (!bot) return std::move(bot).error();
  return std::nullopt;
}

std::unique_ptr<Bot> make_bot(std::string_view name) {
  auto bot = create_bot(name);
  return bot ? *std::move(bot) : nullptr;
}

std::vector<std::string> split_line_up(std::string_view text) {
  std::vector<std::string> bots;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    std::string_view part = text.substr(begin, end - begin);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    const bool goes_on = part.find('=') < part.find(':');
    if (goes_on && !bots.empty()) {
      bots.back().append(",").append(part);
    } else {
      bots.emplace_back(part);
    }
    begin = end + 1;
  }
  return bots;
}

game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng, Clock& clock) {
  const game::Game& game = position.game();
  game::MoveList legal;
  if (!bot.looks_at_position()) {
    game.legal(position, legal);
    return bot.choose(position, legal, rng, clock);
  }
  const game::Position view = game.redact(position, game.actor(position));
  game.legal(view, legal);
  return bot.choose(view, legal, rng, clock);
}

game::Move decide(Bot& bot, const game::Position& position, core::Rng& rng) {
  Clock clock;
  return decide(bot, position, rng, clock);
}

}  // namespace drover::bots
