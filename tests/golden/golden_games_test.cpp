// Golden games: recorded games with final scores by category that must replay to identical bytes.
// Each rules version has a folder; scripts/golden records the games of the newest version.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/record.h"
#include "support/places.h"

namespace drover::game {
namespace golden_games_test {

namespace fs = std::filesystem;

std::vector<fs::path> golden_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(drover::test::test_data() / "golden")) {
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

// Replays the moves from the set-up and writes a new record.
TEST_P(GoldenGame, ReplaysToTheSameBytes) {
  const std::string text = contents(GetParam());
  const Result<Record> parsed = parse_record(text);
  ASSERT_TRUE(parsed) << parsed.error().sentence;
  const auto& record = *parsed;
  ASSERT_TRUE(record.result.has_value()) << "a golden game is a finished one";

  const Result<Position> start = record.game->setup(record.setup);
  ASSERT_TRUE(start);
  auto position = *start;
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
                           std::string name = test.param.parent_path().stem().string() + "_" +
                                              test.param.stem().string();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

// The golden games of the newest rules.
std::vector<Record> golden_records() {
  std::vector<Record> records;
  for (const fs::path& file : golden_files()) {
    Result<Record> parsed = parse_record(contents(file));
    if (parsed && parsed->setup.rules_version == parsed->game->info().rules_version) {
      records.push_back(*std::move(parsed));
    }
  }
  return records;
}

TEST(GoldenGames, LieInTheFolderOfTheirRulesVersionAndHaveEqualNamesInEachVersion) {
  std::map<std::string, std::set<int>> versions;
  for (const fs::path& file : golden_files()) {
    const Result<Record> parsed = parse_record(contents(file));
    ASSERT_TRUE(parsed) << file;
    const int version = parsed->setup.rules_version;
    EXPECT_EQ(file.parent_path().stem(), "v" + std::to_string(version)) << file;
    versions[file.stem().string()].insert(version);
  }
  for (const auto& [name, found] : versions) {
    EXPECT_EQ(found, (std::set<int>{1, 2})) << name;
  }
}

// Game, number of players, and the value of each option named.
std::string words(const Record& record, const std::vector<std::string>& keys) {
  std::string text = std::string(record.game->info().name) + std::to_string(record.setup.players);
  for (const std::string& key : keys) {
    text.append(" ").append(option_value(record.game->info(), record.setup, key));
  }
  return text;
}

TEST(GoldenGames, CoverEveryPlayerCountAndSetupOfTheFirstEdition) {
  std::set<std::string> kinds;
  for (const Record& record : golden_records()) {
    if (record.game->info().name != "classic") continue;
    if (record.setup.options.size() > 2) continue;  // an extra is in play
    kinds.insert(words(record, {"neutral", "buildings"}));
  }
  EXPECT_EQ(kinds.size(), 12U) << "3 player counts, 2 x 2 options";
}

TEST(GoldenGames, CoverBothEditionsWithAndWithoutTheExpansionAtEveryPlayerCount) {
  std::set<std::string> kinds;
  for (const Record& record : golden_records()) {
    kinds.insert(words(record, {"rails", "neutral", "buildings"}));
  }
  for (const char* players : {"2", "3", "4"}) {
    for (const char* setup : {" fixed a", " shuffled random"}) {
      for (const std::string& kind : {std::string("classic") + players + " without",
                                      std::string("classic") + players + " first",
                                      std::string("second") + players + " without",
                                      std::string("second") + players + " second"}) {
        EXPECT_TRUE(kinds.contains(kind + setup)) << kind << setup;
      }
    }
  }
}

TEST(GoldenGames, CoverEveryValueOfEveryOption) {
  std::set<std::string> found;
  for (const Record& record : golden_records()) {
    const GameInfo& info = record.game->info();
    for (const OptionInfo& option : info.options) {
      found.insert(std::string(info.name) + " " + std::string(option.key) + "=" +
                   std::string(option_value(info, record.setup, option.key)));
    }
  }
  for (const std::string_view name : {"classic", "second", "elpaso"}) {
    const GameInfo& info = find_game(name)->info();
    for (const OptionInfo& option : info.options) {
      for (const std::string_view value : option.values) {
        const std::string word =
            std::string(name) + " " + std::string(option.key) + "=" + std::string(value);
        EXPECT_TRUE(found.contains(word)) << word;
      }
    }
  }
}

TEST(GoldenGames, CoverEveryAutomaWithAndWithoutTheExpansion) {
  std::set<std::string> kinds;
  for (const Record& record : golden_records()) kinds.insert(words(record, {"automa", "rails"}));
  for (const char* kind : {"classic1 garth without", "classic1 none first", "classic3 garth first",
                           "classic1 brisco without", "second2 garth without",
                           "second2 garth second", "second1 sam without", "second1 sam second"}) {
    EXPECT_TRUE(kinds.contains(kind)) << kind;
  }
}

TEST(GoldenGames, CoverElPasoAtEveryPlayerCountWithAndWithoutSue) {
  std::set<std::string> kinds;
  for (const Record& record : golden_records()) {
    if (record.game->info().name == "elpaso") kinds.insert(words(record, {"sue"}));
  }
  EXPECT_EQ(kinds.size(), 6U) << "1 to 4 players, and Sue beside 2 or 3";
}

// The first word of a move is its kind.
std::set<std::string> kinds_of_moves(const std::set<std::string_view>& games) {
  std::set<std::string> kinds;
  for (const Record& record : golden_records()) {
    if (!games.contains(record.game->info().name)) continue;
    for (const RecordedTurn& turn : record.turns) {
      for (const Move move : turn.moves) {
        const std::string text = record.game->move_text(move);
        kinds.insert(text.substr(0, text.find(' ')));
      }
    }
  }
  return kinds;
}

TEST(GoldenGames, MakeEveryKindOfMove) {
  const std::set<std::string> kinds = kinds_of_moves({"classic", "second"});
  for (const char* kind :
       {"place",   "move",   "use",       "aux",     "play",     "end",          "done",
        "skip",    "hire",   "build",     "at",      "buy",      "draw",         "engine",
        "upgrade", "disc",   "appoint",   "hazard",  "trade",    "objective",    "found",
        "discard", "remove", "foresight", "deliver", "exchange", "certificates", "grow",
        "bonus",   "take",   "master",    "begin"}) {
    EXPECT_TRUE(kinds.contains(kind)) << kind;
  }
}

TEST(GoldenGames, MakeEveryKindOfMoveOfElPaso) {
  const std::set<std::string> kinds = kinds_of_moves({"elpaso"});
  for (const char* kind : {"choose", "place", "move", "use", "aux", "end", "skip", "exchange",
                           "again", "discard", "bonus", "pay", "deliver", "disc"}) {
    EXPECT_TRUE(kinds.contains(kind)) << kind;
  }
}

}  // namespace golden_games_test
}  // namespace drover::game
