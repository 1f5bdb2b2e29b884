// What the engine plays, pinned. A change here means that games go differently: say in the commit
// which rule changed, raise kRulesVersion if old records no longer replay, and put the new figures
// in.
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace {

using test::run;

std::string bench_signature(const std::string& players, const std::vector<std::string>& options) {
  std::vector<std::string> arguments{"bench", "--games",   "300",   "--seed",
                                     "1",     "--players", players, "--json"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return std::string(run(arguments).json().at("signature").as_string());
}

TEST(Signature, OfThreeHundredRandomGames) {
  EXPECT_EQ(bench_signature("2", {}), "3ebb389dd1ae6257");
  EXPECT_EQ(bench_signature("3", {}), "fd472d08d647a406");
  EXPECT_EQ(bench_signature("4", {}), "feb271ee876f36eb");
  EXPECT_EQ(bench_signature("4", {"--option", "neutral=shuffled", "--option", "buildings=random"}),
            "414c97226c256ae5");
}

struct PerftCase {
  std::string players;
  std::vector<std::int64_t> nodes;
  std::string signature;
};

TEST(Signature, OfAllLinesOfEightDecisions) {
  const std::vector<PerftCase> cases{
      {"2", {1, 7, 24, 54, 204, 729, 2195, 7178, 22619}, "786cf33cc5b95c3c"},
      {"3", {1, 7, 24, 59, 211, 769, 2378, 7650, 25375}, "55a5f72edb0ef639"},
      {"4", {1, 7, 23, 52, 194, 580, 2105, 6574, 21275}, "37685f438c4c73b2"},
  };
  for (const PerftCase& pinned : cases) {
    const auto json =
        run({"perft", "--depth", "8", "--seed", "1", "--players", pinned.players, "--json"}).json();
    std::vector<std::int64_t> nodes;
    for (const auto& count : json.at("nodes").as_array()) nodes.push_back(count.as_int64());
    EXPECT_EQ(nodes, pinned.nodes) << pinned.players << " players";
    EXPECT_EQ(json.at("signature").as_string(), pinned.signature) << pinned.players << " players";
  }
}

}  // namespace
}  // namespace drover::cli
