// Many games side by side are the games that each of them would be alone.
#include "learn/batch.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "learn/packed.h"

namespace drover::learn {
namespace batch_test {

BatchPlan plan_of(std::string_view game, std::size_t games, int threads = 1) {
  BatchPlan plan;
  plan.game = game::find_game(game);
  plan.games = games;
  plan.threads = threads;
  plan.setup.players = 2;
  plan.setup.seed = 5;
  return plan;
}

std::unique_ptr<Batch> made(const BatchPlan& plan) {
  auto batch = Batch::make(plan);
  EXPECT_TRUE(batch) << batch.error().sentence;
  return *std::move(batch);
}

// A batch with arrays of its own.
struct Player {
  explicit Player(const BatchPlan& plan) : batch(made(plan)) {
    const std::size_t games = batch->games();
    const auto seats = static_cast<std::size_t>(batch->seats());
    masks.resize(games * static_cast<std::size_t>(batch->actions().count()), 7);
    observations.resize(games * batch->observed().size());
    actors.resize(games);
    rewards.resize(games * seats);
    ended.resize(games);
    scores.resize(games * seats);
    actions.resize(games);
    const auto error = batch->write_to({masks, observations, actors, rewards, ended, scores});
    EXPECT_FALSE(error.has_value());
  }
  void step() {
    batch->draw_actions(actions);
    const auto error = batch->step(actions);
    ASSERT_FALSE(error.has_value()) << error->sentence;
  }
  std::vector<std::byte> saved() {
    std::vector<std::byte> bytes(batch->packed_bytes());
    batch->save(bytes);
    return bytes;
  }

  std::unique_ptr<Batch> batch;
  std::vector<std::uint8_t> masks;
  std::vector<std::uint8_t> observations;
  std::vector<std::int8_t> actors;
  std::vector<float> rewards;
  std::vector<std::uint8_t> ended;
  std::vector<std::int16_t> scores;
  std::vector<Action> actions;
};

void expect_told_truly(const Player& player) {
  const Batch& batch = *player.batch;
  const auto count = static_cast<std::size_t>(batch.actions().count());
  std::vector<std::uint8_t> expected(player.masks.size());
  for (std::size_t i = 0; i < batch.games(); ++i) {
    const game::Position& position = batch.position(i);
    ASSERT_EQ(player.actors[i], batch.game().over(position) ? -1 : batch.game().actor(position));
    std::vector<std::uint8_t> observed(batch.observed().size(), kit::kUnobserved);
    if (!batch.game().over(position)) {
      batch.game().observe(position, batch.game().actor(position), observed.data());
    }
    ASSERT_TRUE(
        std::equal(observed.begin(), observed.end(),
                   player.observations.begin() + static_cast<std::ptrdiff_t>(i * observed.size())));
    if (batch.game().over(position)) continue;
    ActionList legal;
    batch.actions().list_legal(position, legal);
    for (const std::int16_t action : legal) {
      expected[i * count + static_cast<std::size_t>(action)] = 1;
    }
  }
  ASSERT_EQ(player.masks, expected);
}

TEST(Batch, MasksObservationsAndActorsAreThoseOfThePositions) {
  for (const game::Game* game : game::all_games()) {
    if (game->info().name != "classic" && game->info().name != "elpaso") continue;
    for (const char* bot : {"", "hasty"}) {
      BatchPlan plan = plan_of(game->info().name, 7);
      plan.setup.players = 3;
      plan.bots = {"", bot, ""};
      Player player(plan);
      for (int i = 0; i < 700; ++i) {
        player.step();
        // Each time: what is not written again must still be true.
        ASSERT_NO_FATAL_FAILURE(expect_told_truly(player));
      }
      EXPECT_GT(player.batch->games_ended(), 0);
    }
  }
}

TEST(Batch, IsTheSameWhateverTheThreads) {
  for (const char* bot : {"", "hasty"}) {
    BatchPlan plan = plan_of("classic", 9);
    plan.bots = {"", bot};
    std::vector<std::vector<std::byte>> ends;
    for (const int threads : {1, 2, 3, 16}) {
      plan.threads = threads;
      Player player(plan);
      for (int i = 0; i < 300; ++i) player.step();
      ends.push_back(player.saved());
    }
    for (const auto& end : ends) EXPECT_EQ(end, ends.front());
  }
}

TEST(Batch, AnotherSeedIsAnotherBatchAndResetComesBack) {
  Player player(plan_of("elpaso", 4));
  const auto begin = player.saved();
  player.step();
  const auto first = player.saved();
  for (int i = 0; i < 100; ++i) player.step();
  player.batch->reset(6);
  EXPECT_NE(player.saved(), begin);
  expect_told_truly(player);
  player.batch->reset(5);
  EXPECT_EQ(player.saved(), begin);
  expect_told_truly(player);
  player.step();
  EXPECT_EQ(player.saved(), first);
}

TEST(Batch, RewardsAreToldOnceWhenAGameEnds) {
  for (const Reward reward : {Reward::kScore, Reward::kMargin, Reward::kWin}) {
    BatchPlan plan = plan_of("elpaso", 8);
    plan.reward = reward;
    plan.auto_reset = false;
    Player player(plan);
    std::vector<bool> over(8, false);
    for (int i = 0; i < 5000 && player.batch->games_ended() < 8; ++i) {
      player.step();
      for (std::size_t g = 0; g < 8; ++g) {
        const float first = player.rewards[2 * g];
        const float second = player.rewards[2 * g + 1];
        if (player.ended[g] == 0) {
          EXPECT_EQ(first, 0);
          EXPECT_EQ(second, 0);
          continue;
        }
        EXPECT_FALSE(over[g]) << "a game has ended twice";
        over[g] = true;
        const game::Position& position = player.batch->position(g);
        const game::Scores scores = position.game().scores(position);
        const auto margin = static_cast<float>(scores.total(0) - scores.total(1));
        EXPECT_EQ(player.scores[2 * g], scores.total(0));
        EXPECT_EQ(player.scores[2 * g + 1], scores.total(1));
        if (reward == Reward::kScore) {
          EXPECT_EQ(first, static_cast<float>(scores.total(0)));
          EXPECT_EQ(second, static_cast<float>(scores.total(1)));
        } else if (reward == Reward::kMargin) {
          EXPECT_EQ(first, margin);
          EXPECT_EQ(second, -margin);
        } else {
          EXPECT_EQ(first + second, 1);
        }
      }
    }
    EXPECT_EQ(player.batch->games_ended(), 8);
    player.step();  // nothing is left to decide: nothing happens
    EXPECT_EQ(player.batch->games_ended(), 8);
  }
}

TEST(Batch, BotsDecideForTheirSeats) {
  BatchPlan plan = plan_of("classic", 3);
  plan.setup.players = 3;
  plan.bots = {"random", "", "greedy"};
  Player player(plan);
  for (int i = 0; i < 400; ++i) {
    player.step();
    for (const std::int8_t actor : player.actors) EXPECT_EQ(actor, 1);
  }
}

TEST(Batch, AnIllegalActionChangesNothing) {
  Player player(plan_of("classic", 3, 2));
  for (int i = 0; i < 5; ++i) player.step();
  const auto before = player.saved();
  const auto masks = player.masks;
  for (const Action wrong : {-1, -2, 100'000, std::numeric_limits<Action>::min(),
                             std::numeric_limits<Action>::max(), 32'768, 65'536}) {
    player.batch->draw_actions(player.actions);
    player.actions[1] = wrong;
    const auto error = player.batch->step(player.actions);
    ASSERT_TRUE(error.has_value());
    EXPECT_TRUE(error->sentence.starts_with("Game 1 of the batch: ")) << error->sentence;
    EXPECT_EQ(player.saved(), before);
    EXPECT_EQ(player.masks, masks);
  }
  EXPECT_EQ(player.batch->step(std::vector<Action>(2))->sentence,
            "A step of this batch takes 3 actions, not 2.");
  player.step();
}

TEST(Batch, GoesOnFromSavedPositions) {
  Player player(plan_of("second", 3));
  for (int i = 0; i < 50; ++i) player.step();
  const auto middle = player.saved();
  for (int i = 0; i < 50; ++i) player.step();
  EXPECT_FALSE(player.batch->load(middle).has_value());
  EXPECT_EQ(player.saved(), middle);
  expect_told_truly(player);

  auto changed = middle;
  changed[changed.size() / 2] ^= std::byte{1};
  ASSERT_TRUE(player.batch->load(changed).has_value());
  EXPECT_EQ(player.batch->load(changed)->sentence,
            "Game 1 of the batch: These bytes of a position of second have been changed.");
  Player other(plan_of("classic", 3));
  EXPECT_EQ(player.batch->load(other.saved())->sentence,
            "Game 0 of the batch: These bytes are no position of second as this program plays it.");
  BatchPlan three = plan_of("second", 3);
  three.setup.players = 3;
  EXPECT_EQ(player.batch->load(Player(three).saved())->sentence,
            "Game 0 of the batch: the position has other options than this batch.");
  EXPECT_EQ(player.saved(), middle);
}

TEST(Batch, PlansThatMakeNoBatchGetASentence) {
  const auto sentence = [](BatchPlan plan) {
    const auto batch = Batch::make(plan);
    return batch ? std::string() : batch.error().sentence;
  };
  BatchPlan plan = plan_of("classic", 0);
  EXPECT_EQ(sentence(plan), "A batch has 1 to 1048576 games, not 0.");
  plan = plan_of("classic", 1, 0);
  EXPECT_EQ(sentence(plan), "A batch has 1 to 256 threads, not 0.");
  plan = plan_of("classic", 1);
  plan.setup.players = 9;
  EXPECT_EQ(sentence(plan), "classic is for 1 to 4 players, not 9.");
  plan = plan_of("classic", 1);
  plan.bots = {"greedy"};
  EXPECT_EQ(sentence(plan), "There are 2 seats to decide for, but 1 are given.");
  plan.bots = {"greedy", "greedy"};
  EXPECT_EQ(sentence(plan),
            "A batch needs at least one seat without a bot: the caller decides for it.");
  plan.bots = {"", "deep-blue"};
  EXPECT_TRUE(sentence(plan).starts_with("There is no bot called \"deep-blue\""));
}

TEST(Batch, ArraysOfAnotherSizeAreRefused) {
  const auto batch = made(plan_of("elpaso", 2));
  std::vector<float> rewards(3);
  Arrays arrays;
  arrays.rewards = rewards;
  EXPECT_EQ(batch->write_to(arrays)->sentence,
            "The rewards of this batch are 4 numbers, but there is room for 3.");
}

TEST(Packed, PositionsComeBackAndDamageDoesNot) {
  for (const game::Game* game : game::all_games()) {
    const auto position = game->setup({});
    ASSERT_TRUE(position);
    std::vector<std::byte> bytes(packed_bytes(*game));
    pack(*position, bytes);
    const auto back = unpack(*game, bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, *position);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      bytes[i] ^= std::byte{0x10};
      EXPECT_FALSE(unpack(*game, bytes)) << i;
      bytes[i] ^= std::byte{0x10};
    }
    bytes.pop_back();
    EXPECT_FALSE(unpack(*game, bytes));
  }
}

}  // namespace batch_test
}  // namespace drover::learn
