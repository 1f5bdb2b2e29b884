// Signatures of random games and of perft, pinned for every version of the rules. A changed
// signature means that games are played differently. Signatures of released versions never change;
// a new rule raises kRulesVersion and adds new signatures.
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace signature_test {

using test::run;

// The pinned values of each version of the rules, the oldest first.
template <class Value>
using ByVersion = std::array<Value, 2>;
constexpr std::array kVersions{1, 2};

boost::json::value report(std::vector<std::string> arguments, int version) {
  arguments.insert(arguments.end(),
                   {"--seed", "1", "--rules-version", std::to_string(version), "--json"});
  return run(arguments).json();
}

ByVersion<std::string> bench_signatures(const std::string& players,
                                        const std::vector<std::string>& options) {
  std::vector<std::string> arguments{"bench", "--games", "300", "--players", players};
  arguments.insert(arguments.end(), options.begin(), options.end());
  ByVersion<std::string> signatures;
  for (std::size_t i = 0; i < kVersions.size(); ++i) {
    signatures[i] = report(arguments, kVersions[i]).at("signature").as_string();
  }
  return signatures;
}

TEST(Signature, OfThreeHundredRandomGames) {
  using Signatures = ByVersion<std::string>;
  EXPECT_EQ(bench_signatures("2", {}), (Signatures{"3ebb389dd1ae6257", "24776ba9ddddb0b4"}));
  EXPECT_EQ(bench_signatures("3", {}), (Signatures{"fd472d08d647a406", "69ec62aa97f169ca"}));
  EXPECT_EQ(bench_signatures("4", {}), (Signatures{"feb271ee876f36eb", "c311b7dc9f075fcd"}));
  EXPECT_EQ(bench_signatures("4", {"--option", "neutral=shuffled", "--option", "buildings=random"}),
            (Signatures{"414c97226c256ae5", "c1856b78ae00ad9f"}));
}

// The second edition, the expansion and the variants: one signature for each.
TEST(Signature, OfThreeHundredRandomGamesOfEveryOtherGame) {
  struct Case {
    std::string game;
    std::string players;
    std::vector<std::string> options;
    ByVersion<std::string> signatures;
  };
  const std::vector<Case> cases{
      {"second", "2", {}, {"6aafda4d7bbad797", "b20c086363a11eb4"}},
      {"second", "3", {}, {"e428adb5bc7ea71b", "4542a1e810a99f3e"}},
      {"second", "4", {}, {"7508c3f9f2f5a1ed", "6221179ade7e139f"}},
      {"second",
       "4",
       {"neutral=shuffled", "buildings=random"},
       {"58b02d0214a77127", "997c2c347a8d5bfb"}},
      {"second", "3", {"cattle=simmental"}, {"09ee12aba5c200e5", "33e4daf0190e89e6"}},
      {"second", "3", {"cattle=brahman"}, {"6ef6f68266b61271", "02f4353b0756c17c"}},
      {"second",
       "3",
       {"cattle=both", "orange-objectives=with"},
       {"d2c78fc296f134f8", "01bd179b033c82e0"}},
      {"second", "2", {"rails=second"}, {"69e3e622da164171", "0dd4ea413e6963c0"}},
      {"second", "3", {"rails=second"}, {"a8f166f840ecf137", "ea1e4696572500e2"}},
      {"second",
       "4",
       {"rails=second", "buildings=random"},
       {"ff4beb1ce6b77dd0", "a08569a300536332"}},
      {"second",
       "4",
       {"rails=second", "cattle=both", "orange-objectives=with"},
       {"d118f992de99c5c0", "b22ab3f4eb1e8e26"}},
      {"classic", "2", {"rails=first"}, {"964755c730be3f4c", "dc572e29d3e6b9ea"}},
      {"classic", "3", {"rails=first"}, {"f4ca3518f1b839e5", "a7e4c155acc91936"}},
      {"classic",
       "4",
       {"rails=first", "buildings=random"},
       {"bf86795c961f8fc3", "c3a7bfb9830c5c93"}},
      {"classic",
       "3",
       {"promo-buildings=with", "promo-masters=with", "buildings=random"},
       {"73bcab5d407e20bf", "2d04eabd66daee14"}},
      {"classic", "1", {}, {"a907e8047d1f5441", "2ed9992d3b90d0a7"}},
      {"classic",
       "1",
       {"automa=garth", "level=hard", "automas=2", "rails=first"},
       {"757bf7e924492c59", "8fa9ba05e4280319"}},
      {"classic",
       "3",
       {"automa=garth", "level=very-hard"},
       {"9d30ba103d5b0c4a", "cc7a0b68ce67379e"}},
      {"classic", "1", {"automa=brisco", "level=medium"}, {"d4966dbbfd7b823e", "a4c2db012afdf2c3"}},
      {"second", "1", {"automa=sam"}, {"a7b85194a7354830", "f0663b9ecc375219"}},
      {"second",
       "1",
       {"automa=sam", "level=hard", "rails=second"},
       {"3e70ef011463f6ee", "9834fa833463a711"}},
      {"second",
       "2",
       {"automa=garth", "level=medium", "cattle=both", "rails=second"},
       {"d254982eb01d9ffb", "29f3dfd19af23782"}},
      {"elpaso", "1", {}, {"d74c5e9a51aac776", "e49e1317df59a4d1"}},
      {"elpaso", "2", {}, {"66f6bbc53ba8c64d", "42b778c46185c399"}},
      {"elpaso", "3", {}, {"e3ef94900b845bfc", "4d74c6517f362b90"}},
      {"elpaso", "4", {}, {"a87ad332d86ef259", "fb03fcfeb875e6b2"}},
      {"elpaso",
       "3",
       {"neutral=shuffled", "buildings=random", "trains=random", "sue=joins", "sue-difficulty=2",
        "after-move=waiting", "dark-discs=when-none-else"},
       {"d84be544670f985c", "e72b9e66b43c273f"}},
  };
  for (const Case& pinned : cases) {
    std::vector<std::string> arguments{"--game", pinned.game};
    std::string name = pinned.game + " " + pinned.players;
    for (const std::string& option : pinned.options) {
      arguments.insert(arguments.end(), {"--option", option});
      name += " " + option;
    }
    EXPECT_EQ(bench_signatures(pinned.players, arguments), pinned.signatures) << name;
  }
}

struct Perft {
  std::vector<std::int64_t> nodes;
  std::string signature;
  friend bool operator==(const Perft&, const Perft&) = default;
};
std::ostream& operator<<(std::ostream& out, const Perft& perft) {
  return out << ::testing::PrintToString(perft.nodes) << ' ' << perft.signature;
}

struct PerftCase {
  std::vector<std::string> arguments;
  ByVersion<Perft> pinned;
};

void expect_perft(const std::string& depth, const std::vector<PerftCase>& cases) {
  for (const PerftCase& one : cases) {
    std::vector<std::string> arguments{"perft", "--depth", depth};
    arguments.insert(arguments.end(), one.arguments.begin(), one.arguments.end());
    for (std::size_t i = 0; i < kVersions.size(); ++i) {
      const auto json = report(arguments, kVersions[i]);
      Perft found;
      for (const auto& count : json.at("nodes").as_array()) found.nodes.push_back(count.as_int64());
      found.signature = json.at("signature").as_string();
      EXPECT_EQ(found, one.pinned[i])
          << ::testing::PrintToString(one.arguments) << ", rules version " << kVersions[i];
    }
  }
}

TEST(Signature, OfAllLinesOfEightDecisions) {
  expect_perft("8", {
                        {{"--players", "2"},
                         {{{{1, 7, 24, 54, 204, 729, 2195, 7178, 22619}, "786cf33cc5b95c3c"},
                           {{1, 7, 24, 54, 204, 729, 2195, 7178, 22619}, "7ec3abd285b5b5e6"}}}},
                        {{"--players", "3"},
                         {{{{1, 7, 24, 59, 211, 769, 2378, 7650, 25375}, "55a5f72edb0ef639"},
                           {{1, 7, 24, 59, 211, 769, 2378, 7650, 25375}, "5d574859e178457e"}}}},
                        {{"--players", "4"},
                         {{{{1, 7, 23, 52, 194, 580, 2105, 6574, 21275}, "37685f438c4c73b2"},
                           {{1, 7, 23, 52, 194, 580, 2105, 6574, 21275}, "362ed0b6d0a394d7"}}}},
                    });
}

TEST(Signature, OfAllLinesOfSixDecisionsOfTheSecondEditionTheExpansionAndAutomas) {
  expect_perft("6", {
                        {{"--game", "second", "--players", "2"},
                         {{{{1, 9, 44, 172, 683, 2398, 9101}, "7261fe655cedf074"},
                           {{1, 9, 44, 172, 683, 2398, 9101}, "7cd6a7cd53f52e56"}}}},
                        {{"--game", "second", "--players", "3", "--option", "rails=second"},
                         {{{{1, 9, 49, 194, 774, 2555, 8505}, "9d3c223a7f5ee52b"},
                           {{1, 9, 49, 194, 774, 2555, 8505}, "a83cc1af90398dc2"}}}},
                        {{"--players", "4", "--option", "rails=first"},
                         {{{{1, 9, 47, 171, 677, 2560, 9106}, "f1de71f77ba6aa78"},
                           {{1, 9, 47, 171, 677, 2560, 9106}, "859f37591b115532"}}}},
                        {{"--players", "1"},
                         {{{{1, 7, 24, 54, 205, 671, 2138}, "385c0e48d51f8794"},
                           {{1, 7, 24, 54, 205, 671, 2138}, "975a0491792adda1"}}}},
                        {{"--players", "1", "--option", "automa=brisco"},
                         {{{{1, 1, 7, 25, 57, 209, 676}, "3e1e0d741b4af27f"},
                           {{1, 1, 7, 25, 57, 209, 676}, "cfd1eaff1c4448d5"}}}},
                        {{"--game", "second", "--players", "1", "--option", "automa=sam"},
                         {{{{1, 9, 44, 173, 720, 2512, 8850}, "fabcca7eef392cae"},
                           {{1, 9, 44, 173, 720, 2512, 8850}, "32a6ec8fbf641adf"}}}},
                    });
}

TEST(Signature, OfAllLinesOfSixDecisionsInElPaso) {
  expect_perft("6", {
                        {{"--game", "elpaso", "--players", "1"},
                         {{{{1, 3, 30, 285, 1890, 10464, 52620}, "f460ff50109c308a"},
                           {{1, 3, 30, 285, 1890, 10464, 52620}, "1e3ab61956dfea06"}}}},
                        {{"--game", "elpaso", "--players", "2"},
                         {{{{1, 3, 9, 90, 855, 5832, 36117}, "59e96401d9f11f77"},
                           {{1, 3, 9, 90, 855, 5832, 36117}, "06ae50cbeea6d37a"}}}},
                        {{"--game", "elpaso", "--players", "3"},
                         {{{{1, 3, 9, 27, 270, 2538, 16848}, "d9fabbe20eb15298"},
                           {{1, 3, 9, 27, 270, 2538, 16848}, "ec884cdc822f1cb3"}}}},
                        {{"--game", "elpaso", "--players", "4"},
                         {{{{1, 3, 9, 27, 81, 810, 7614}, "c727112cef2c090e"},
                           {{1, 3, 9, 27, 81, 810, 7614}, "97f62eea3f59b84a"}}}},
                    });
}

}  // namespace signature_test
}  // namespace drover::cli
