// What the engine plays, pinned for every version of the rules. A change here means that games go
// differently. Those of an older version never change; a new rule raises kRulesVersion, with new
// figures beside the old ones.
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace {

using test::run;

// What is pinned for each version of the rules, the oldest first.
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
  EXPECT_EQ(bench_signatures("2", {}), (Signatures{"3ebb389dd1ae6257", "@"}));
  EXPECT_EQ(bench_signatures("3", {}), (Signatures{"fd472d08d647a406", "@"}));
  EXPECT_EQ(bench_signatures("4", {}), (Signatures{"feb271ee876f36eb", "@"}));
  EXPECT_EQ(bench_signatures("4", {"--option", "neutral=shuffled", "--option", "buildings=random"}),
            (Signatures{"414c97226c256ae5", "@"}));
}

// The second edition, the expansion and the variants: the same games again, each a signature.
TEST(Signature, OfThreeHundredRandomGamesOfEveryOtherGame) {
  struct Case {
    std::string game;
    std::string players;
    std::vector<std::string> options;
    ByVersion<std::string> signatures;
  };
  const std::vector<Case> cases{
      {"second", "2", {}, {"6aafda4d7bbad797", "@"}},
      {"second", "3", {}, {"e428adb5bc7ea71b", "@"}},
      {"second", "4", {}, {"7508c3f9f2f5a1ed", "@"}},
      {"second", "4", {"neutral=shuffled", "buildings=random"}, {"58b02d0214a77127", "@"}},
      {"second", "3", {"cattle=simmental"}, {"09ee12aba5c200e5", "@"}},
      {"second", "3", {"cattle=brahman"}, {"6ef6f68266b61271", "@"}},
      {"second", "3", {"cattle=both", "orange-objectives=with"}, {"d2c78fc296f134f8", "@"}},
      {"second", "2", {"rails=second"}, {"69e3e622da164171", "@"}},
      {"second", "3", {"rails=second"}, {"a8f166f840ecf137", "@"}},
      {"second", "4", {"rails=second", "buildings=random"}, {"ff4beb1ce6b77dd0", "@"}},
      {"second",
       "4",
       {"rails=second", "cattle=both", "orange-objectives=with"},
       {"d118f992de99c5c0", "@"}},
      {"classic", "2", {"rails=first"}, {"964755c730be3f4c", "@"}},
      {"classic", "3", {"rails=first"}, {"f4ca3518f1b839e5", "@"}},
      {"classic", "4", {"rails=first", "buildings=random"}, {"bf86795c961f8fc3", "@"}},
      {"classic",
       "3",
       {"promo-buildings=with", "promo-masters=with", "buildings=random"},
       {"73bcab5d407e20bf", "@"}},
      {"classic", "1", {}, {"a907e8047d1f5441", "@"}},
      {"classic",
       "1",
       {"automa=garth", "level=hard", "automas=2", "rails=first"},
       {"757bf7e924492c59", "@"}},
      {"classic", "3", {"automa=garth", "level=very-hard"}, {"9d30ba103d5b0c4a", "@"}},
      {"classic", "1", {"automa=brisco", "level=medium"}, {"d4966dbbfd7b823e", "@"}},
      {"second", "1", {"automa=sam"}, {"a7b85194a7354830", "@"}},
      {"second", "1", {"automa=sam", "level=hard", "rails=second"}, {"3e70ef011463f6ee", "@"}},
      {"second",
       "2",
       {"automa=garth", "level=medium", "cattle=both", "rails=second"},
       {"d254982eb01d9ffb", "@"}},
      {"elpaso", "1", {}, {"d74c5e9a51aac776", "@"}},
      {"elpaso", "2", {}, {"66f6bbc53ba8c64d", "@"}},
      {"elpaso", "3", {}, {"e3ef94900b845bfc", "@"}},
      {"elpaso", "4", {}, {"a87ad332d86ef259", "@"}},
      {"elpaso",
       "3",
       {"neutral=shuffled", "buildings=random", "trains=random", "sue=joins", "sue-difficulty=2",
        "after-move=waiting", "dark-discs=when-none-else"},
       {"d84be544670f985c", "@"}},
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
  expect_perft(
      "8", {
               {{"--players", "2"},
                {{{{1, 7, 24, 54, 204, 729, 2195, 7178, 22619}, "786cf33cc5b95c3c"}, {{}, "@"}}}},
               {{"--players", "3"},
                {{{{1, 7, 24, 59, 211, 769, 2378, 7650, 25375}, "55a5f72edb0ef639"}, {{}, "@"}}}},
               {{"--players", "4"},
                {{{{1, 7, 23, 52, 194, 580, 2105, 6574, 21275}, "37685f438c4c73b2"}, {{}, "@"}}}},
           });
}

TEST(Signature, OfAllLinesOfSixDecisionsOfTheSecondEditionTheExpansionAndAutomas) {
  expect_perft("6", {
                        {{"--game", "second", "--players", "2"},
                         {{{{1, 9, 44, 172, 683, 2398, 9101}, "7261fe655cedf074"}, {{}, "@"}}}},
                        {{"--game", "second", "--players", "3", "--option", "rails=second"},
                         {{{{1, 9, 49, 194, 774, 2555, 8505}, "9d3c223a7f5ee52b"}, {{}, "@"}}}},
                        {{"--players", "4", "--option", "rails=first"},
                         {{{{1, 9, 47, 171, 677, 2560, 9106}, "f1de71f77ba6aa78"}, {{}, "@"}}}},
                        {{"--players", "1"},
                         {{{{1, 7, 24, 54, 205, 671, 2138}, "385c0e48d51f8794"}, {{}, "@"}}}},
                        {{"--players", "1", "--option", "automa=brisco"},
                         {{{{1, 1, 7, 25, 57, 209, 676}, "3e1e0d741b4af27f"}, {{}, "@"}}}},
                        {{"--game", "second", "--players", "1", "--option", "automa=sam"},
                         {{{{1, 9, 44, 173, 720, 2512, 8850}, "fabcca7eef392cae"}, {{}, "@"}}}},
                    });
}

TEST(Signature, OfAllLinesOfSixDecisionsInElPaso) {
  expect_perft("6", {
                        {{"--game", "elpaso", "--players", "1"},
                         {{{{1, 3, 30, 285, 1890, 10464, 52620}, "f460ff50109c308a"}, {{}, "@"}}}},
                        {{"--game", "elpaso", "--players", "2"},
                         {{{{1, 3, 9, 90, 855, 5832, 36117}, "59e96401d9f11f77"}, {{}, "@"}}}},
                        {{"--game", "elpaso", "--players", "3"},
                         {{{{1, 3, 9, 27, 270, 2538, 16848}, "d9fabbe20eb15298"}, {{}, "@"}}}},
                        {{"--game", "elpaso", "--players", "4"},
                         {{{{1, 3, 9, 27, 81, 810, 7614}, "c727112cef2c090e"}, {{}, "@"}}}},
                    });
}

}  // namespace
}  // namespace drover::cli
