// Whole games as text, with their final scores by category: they must replay to the same bytes.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "game/record.h"

namespace drover::game {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> golden_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(DROVER_TEST_DATA) / "golden")) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class GoldenGame : public ::testing::TestWithParam<fs::path> {};

// Plays the moves again from the set-up alone and writes the game down anew.
TEST_P(GoldenGame, ReplaysToTheSameBytes) {
  const std::string text = contents(GetParam());
  const Result<Record> parsed = parse_record(text);
  ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<Error>(parsed).sentence;
  const auto& record = std::get<Record>(parsed);
  ASSERT_TRUE(record.result.has_value()) << "a golden game is a finished one";

  const Result<Position> start = record.game->setup(record.setup);
  ASSERT_TRUE(std::holds_alternative<Position>(start));
  auto position = std::get<Position>(start);
  Record again = begin_record(*record.game, record.setup, record.seats);
  for (const RecordedTurn& turn : record.turns) {
    for (const Move move : turn.moves) {
      add_move(again, position, move);
      ASSERT_TRUE(record.game->try_apply(position, move))
          << "turn " << turn.number << ": " << record.game->move_text(move);
    }
  }
  ASSERT_TRUE(record.game->over(position));
  note_result(again, position);
  EXPECT_EQ(to_text(again), text);
}

INSTANTIATE_TEST_SUITE_P(Files, GoldenGame, ::testing::ValuesIn(golden_files()),
                         [](const ::testing::TestParamInfo<fs::path>& test) {
                           std::string name = test.param.stem().string();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(GoldenGames, CoverEveryPlayerCountAndOption) {
  std::set<std::string> kinds;
  for (const fs::path& file : golden_files()) {
    const Result<Record> parsed = parse_record(contents(file));
    ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<Error>(parsed).sentence;
    const auto& record = std::get<Record>(parsed);
    const GameInfo& info = record.game->info();
    std::string kind = std::string(info.name) + std::to_string(record.setup.players);
    for (const OptionInfo& option : info.options) {
      kind += "," + std::string(option_value(info, record.setup, option.key));
    }
    kinds.insert(kind);
  }
  EXPECT_EQ(kinds.size(), 12U) << "3 player counts, 2 x 2 options";
}

}  // namespace
}  // namespace drover::game
