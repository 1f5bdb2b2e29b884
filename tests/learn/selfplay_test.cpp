// Training examples do not depend on the number of threads and have the format of
// docs/learning.md.
#include "learn/selfplay.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>
#include <unistd.h>

#include "bots/search/value.h"
#include "game/thinker.h"
#include "net/actions.h"
#include "net/encoding.h"
#include "net/network.h"

namespace drover::learn {
namespace selfplay_test {

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Selfplay : public ::testing::Test {
 protected:
  Selfplay() {
    folder_ =
        std::filesystem::temp_directory_path() / ("drover-selfplay-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_);
    plan_.game = game::find_game("elpaso");
    plan_.bots = {"greedy", "random"};
    plan_.teacher = "search:iterations=10";
    plan_.teacher_turns_permille = 60;
    plan_.exploration_permille = 50;
    plan_.games = 12;
    plan_.seed = 9;
  }
  ~Selfplay() override { std::filesystem::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  SelfplayPlan plan_;
  std::filesystem::path folder_;
};

TEST_F(Selfplay, WritesEqualFilesWithAnyNumberOfThreads) {
  ASSERT_TRUE(selfplay(plan_, path("one")));
  plan_.threads = 3;
  ASSERT_TRUE(selfplay(plan_, path("three")));
  for (const char* ending : {".json", ".positions", ".moves"}) {
    const std::string one = contents(path("one") + ending);
    EXPECT_FALSE(one.empty()) << ending;
    EXPECT_TRUE(one == contents(path("three") + ending)) << ending;
  }
}

TEST_F(Selfplay, WritesTheDocumentedFormat) {
  const auto report = selfplay(plan_, path("a"));
  ASSERT_TRUE(report) << report.error().sentence;
  EXPECT_EQ(report->games, 12);
  const auto& encoding = net::Encoding::of(*plan_.game);
  const auto& actions = net::Actions::of(*plan_.game);
  const auto description = boost::json::parse(contents(path("a.json"))).as_object();
  EXPECT_EQ(description.at("fields").as_array().size(), encoding.fields().size());
  EXPECT_EQ(description.at("examples").as_int64(), report->examples);
  const std::string positions = contents(path("a.positions"));
  const std::string moves = contents(path("a.moves"));
  const std::size_t stride = sizeof(ExampleHead) + encoding.fields().size();
  ASSERT_EQ(positions.size(), stride * static_cast<std::size_t>(report->examples));
  std::size_t at = 0;
  std::int64_t teacher_examples = 0;
  std::int64_t exploration_examples = 0;
  for (std::int64_t i = 0; i < report->examples; ++i) {
    ExampleHead head;
    std::memcpy(&head, positions.data() + static_cast<std::size_t>(i) * stride, sizeof head);
    EXPECT_LT(head.game, 12U);
    EXPECT_LE(head.players, head.seats);
    EXPECT_LT(head.chosen, actions.count());
    int wins = 0;
    for (const std::uint8_t win : head.wins) wins += win;
    EXPECT_EQ(wins, 12);
    teacher_examples += head.kind == ExampleKind::kTeacher ? 1 : 0;
    exploration_examples += head.kind == ExampleKind::kExploration ? 1 : 0;
    ASSERT_GE(head.moves, 1);
    int shares = 0;
    bool has_chosen = false;
    bool has_best = false;
    for (int k = 0; k < head.moves; ++k, at += sizeof(ExampleMove)) {
      ASSERT_LE(at + sizeof(ExampleMove), moves.size());
      ExampleMove move;
      std::memcpy(&move, moves.data() + at, sizeof move);
      EXPECT_TRUE(actions.has(move.action));
      EXPECT_GE(move.heuristic_gap, 0);
      has_chosen = has_chosen || move.action == head.chosen;
      has_best = has_best || move.heuristic_gap == 0;
      shares += move.share;
    }
    EXPECT_TRUE(has_chosen);
    if (head.kind != ExampleKind::kTeacher) continue;
    EXPECT_TRUE(has_best);
    EXPECT_NEAR(shares, 65535, head.moves);
  }
  EXPECT_EQ(at, moves.size());
  EXPECT_EQ(teacher_examples, report->teacher_examples);
  EXPECT_EQ(exploration_examples, report->exploration_examples);
  EXPECT_GT(teacher_examples, 5);
  EXPECT_GT(exploration_examples, 20);
}

// The advantage of the last decision of a game is the value of the result less the net's value.
// With more than two seats the plan sets how outcomes are valued.
TEST_F(Selfplay, RecordsAdvantagesOfTheNetsMoves) {
  plan_.net_selfplay = true;
  plan_.sample_interval = 1;
  plan_.random_options_percent = 0;
  plan_.threads = 2;
  const std::size_t fields = net::Encoding::of(*plan_.game).fields().size();
  const std::size_t stride = sizeof(ExampleHead) + fields;
  net::Evaluator net(*net::Network::of(*plan_.game));
  for (const auto& [players, win] : {std::pair{2, 250}, std::pair{3, 0}, std::pair{3, 1000}}) {
    plan_.players = players;
    plan_.win_share_permille = win;
    bots::search::Tuning value_tuning;
    value_tuning.win_chance_share = static_cast<float>(win) / 1000;
    const auto report = selfplay(plan_, path("p"));
    ASSERT_TRUE(report) << report.error().sentence;
    const std::string positions = contents(path("p.positions"));
    const std::string moves = contents(path("p.moves"));
    std::size_t at = 0;
    int checked = 0;
    for (std::int64_t i = 0; i < report->examples; ++i) {
      const char* const example = positions.data() + static_cast<std::size_t>(i) * stride;
      ExampleHead head;
      std::memcpy(&head, example, sizeof head);
      ASSERT_EQ(head.kind, ExampleKind::kPolicySample);
      ASSERT_GE(head.moves, 2);
      int shares = 0;
      int advantage = -1;
      for (int k = 0; k < head.moves; ++k, at += sizeof(ExampleMove)) {
        ExampleMove move;
        std::memcpy(&move, moves.data() + at, sizeof move);
        shares += move.share;
        if (move.action == head.chosen) advantage = move.value;
        EXPECT_TRUE(move.action == head.chosen || move.value == 0);
      }
      EXPECT_NEAR(shares, 65535, head.moves);
      ExampleHead next;
      if (i + 1 < report->examples) std::memcpy(&next, example + stride, sizeof next);
      if (i + 1 < report->examples && next.game == head.game) continue;
      game::Expectation result;
      result.seats = players;
      result.categories = 1;
      for (int seat = 0; seat < players; ++seat) {
        result.points[seat][0] = head.scores[static_cast<std::size_t>(seat)];
      }
      net.set_fields({reinterpret_cast<const std::uint8_t*>(example) + sizeof head, fields},
                     players, players);
      const float came = bots::search::seat_values(result, value_tuning)[0];
      const float expected = bots::search::seat_values(net.forecast(), value_tuning)[0];
      EXPECT_NEAR(advantage / 65535.0, (1 + came - expected) / 2, 1e-4);
      ++checked;
    }
    EXPECT_EQ(checked, plan_.games);
  }
}

TEST_F(Selfplay, RefusesInvalidPlans) {
  const auto complaint = [&] {
    const auto report = selfplay(plan_, path("x"));
    return report ? std::string() : report.error().sentence;
  };
  plan_.teacher = "greedy";
  EXPECT_EQ(complaint(), "A teacher is a search, not greedy.");
  plan_.teacher = "";
  plan_.bots = {};
  EXPECT_EQ(complaint(), "Name at least one bot.");
  plan_.bots = {"nobody"};
  EXPECT_TRUE(complaint().starts_with("There is no bot called \"nobody\""));
  plan_.bots = {"greedy"};
  plan_.options = {{"rails", "first"}};
  EXPECT_FALSE(complaint().empty());
  plan_.options = {};
  const auto report = selfplay(plan_, path("no/such/folder"));
  ASSERT_FALSE(report);
  EXPECT_TRUE(report.error().sentence.ends_with("cannot be written.")) << report.error().sentence;
}

}  // namespace selfplay_test
}  // namespace drover::learn
