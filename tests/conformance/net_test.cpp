// Adding a net at run time, for a game that has none: the forked trail.
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/search_bot.h"
#include "net/network.h"
#include "third_game/forked_trail.h"
#include "third_game/register.h"

namespace drover::net {
namespace net_test {

// A net file for any game. Its policy prefers the move with the highest number in the action space;
// all its other outputs are 0.
std::string net_preferring_high_numbers(const game::Game& game) {
  std::string file = "DROVERN1";
  const auto write = [&](auto value) {
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    file += bytes;
  };
  std::string name(game.info().name);
  name.resize(16);
  file += name;
  const auto fields = static_cast<std::uint32_t>(Encoding::of(game).fields().size());
  const auto actions = static_cast<std::uint32_t>(Actions::of(game).count());
  constexpr std::uint32_t kWidth = Network::kWidthStep;
  write(Encoding::of(game).version());
  write(Actions::of(game).version());
  for (const std::uint32_t size : {fields, 1U, fields, actions, kWidth, kWidth, kWidth, kWidth}) {
    write(size);
  }
  for (std::uint32_t field = 0; field < fields; ++field) {
    write(static_cast<std::uint16_t>(field));
    write(std::uint16_t{0});
    write(std::uint32_t{0});
  }
  file.append(kWidth * (sizeof(std::int16_t) + 1), '\0');
  const auto layer = [&](std::uint32_t out) { file.append((kWidth + 4) * out, '\0'); };
  layer(kWidth);
  layer(kWidth);
  layer(2 * game::kMaxSeats);
  layer(kWidth);
  for (std::uint32_t action = 0; action < actions; ++action) {
    write(static_cast<std::int32_t>(action * 100'000));
  }
  file.append(2 * sizeof(std::int32_t) + (actions + 2) * kWidth, '\0');
  return file;
}

// A game without a net, and a decision in which the heuristic and the net prefer different moves.
class AddedNet : public ::testing::Test {
 protected:
  AddedNet() {
    forked::register_forked_trail();
    position_ = *game_.setup({});
    core::Rng rng = core::Rng::from_seed(5);
    const auto greedy = bots::make_bot("greedy");
    // Play on to such a decision.
    for (; !game_.over(position_); game_.apply(position_, bots::decide(*greedy, position_, rng))) {
      if (legal().size() > 1 && !(played_by(*greedy) == liked())) break;
    }
  }

  game::MoveList legal() const {
    game::MoveList legal;
    game_.legal(position_, legal);
    return legal;
  }
  game::Move liked() const {
    const auto number = [&](game::Move move) { return Actions::of(game_).number(move); };
    const game::MoveList all = legal();
    return *std::max_element(all.begin(), all.end(),
                             [&](game::Move a, game::Move b) { return number(a) < number(b); });
  }
  game::Move played_by(bots::Bot& bot) const {
    core::Rng rng = core::Rng::from_seed(7);
    bot.new_game();
    return bots::decide(bot, position_, rng);
  }
  // The number of visits of each move in a search.
  std::vector<std::int64_t> looks_of(bots::SearchBot& bot) const {
    played_by(bot);
    std::vector<std::int64_t> looks;
    for (const auto& report : bot.search().reports()) looks.push_back(report.visits);
    return looks;
  }

  const game::Game& game_ = forked::game();
  game::Position position_;
};

// One test, because an added net cannot be removed.
TEST_F(AddedNet, IsUsedForTheNextDecision) {
  ASSERT_FALSE(game_.over(position_));
  ASSERT_EQ(Network::of(game_), nullptr);
  const auto bot = bots::make_bot("net");
  const bots::search::Budget budget{std::chrono::milliseconds(0), 100, 1, false};
  bots::SearchBot searching(budget, bots::search::kNetTuning);
  EXPECT_FALSE(played_by(*bot) == liked());
  const std::vector<std::int64_t> before = looks_of(searching);

  // A refused net changes nothing.
  const std::string file = net_preferring_high_numbers(game_);
  const auto sentence = [](std::string_view bytes) {
    const auto refused = Network::add(bytes);
    return refused ? refused->sentence : std::string();
  };
  EXPECT_EQ(sentence(""), "This is not a net.");
  EXPECT_EQ(sentence("<!doctype html><title>Sign in</title>"), "This is not a net.");
  EXPECT_EQ(sentence(file.substr(0, file.size() - 1)), "This is not a whole net.");
  std::string other = file;
  other.replace(8, 16, 16, 'x');
  EXPECT_EQ(sentence(other), "This net plays a game that is not known here.");
  other = file;
  other[24] = static_cast<char>(other[24] ^ 1);
  EXPECT_TRUE(sentence(other).find("was trained with another encoding") != std::string::npos);
  EXPECT_EQ(Network::of(game_), nullptr);
  EXPECT_FALSE(played_by(*bot) == liked());
  EXPECT_EQ(looks_of(searching), before);

  EXPECT_EQ(sentence(file), "");
  const Network* const network = Network::of(game_);
  ASSERT_NE(network, nullptr);
  // Both existing bots and new ones use the net.
  EXPECT_TRUE(played_by(*bot) == liked());
  EXPECT_TRUE(played_by(*bots::make_bot("net")) == liked());
  const std::vector<std::int64_t> after = looks_of(searching);
  EXPECT_NE(after, before);
  bots::SearchBot fresh(budget, bots::search::kNetTuning);
  EXPECT_EQ(looks_of(fresh), after);

  // Adding it again keeps the first one.
  EXPECT_EQ(sentence(file), "");
  EXPECT_EQ(Network::of(game_), network);
}

}  // namespace net_test
}  // namespace drover::net
