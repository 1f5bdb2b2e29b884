// Signatures over seeded play. Any change of behaviour shows here; a commit that changes one says
// which rule changed (CONTRIBUTING.md).
#include <array>
#include <cstdio>
#include <string>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace drover {
namespace {

boost::json::value run(const std::string& arguments) {
  const std::string command = std::string(DROVER_PROGRAM) + " " + arguments;
  std::FILE* pipe = popen(command.c_str(), "r");
  std::string text;
  std::array<char, 4096> buffer{};
  for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    text.append(buffer.data(), n);
  }
  EXPECT_EQ(pclose(pipe), 0) << command;
  return boost::json::parse(text);
}

TEST(Signature, PerftFromTheFirstDecision) {
  const auto result = run("perft --players 2 --seed 1 --depth 6 --json");
  EXPECT_EQ(boost::json::serialize(result.at("nodes")), "[1,7,24,54,204,729,2195]");
  EXPECT_EQ(result.at("signature").as_string(), "102681475950a907");
}

TEST(Signature, PerftWithShuffledBuildingsAndRandomSides) {
  const auto result = run(
      "perft --players 4 --seed 2 --depth 5 --option neutral=shuffled --option buildings=random "
      "--json");
  EXPECT_EQ(boost::json::serialize(result.at("nodes")), "[1,7,24,54,182,672]");
  EXPECT_EQ(result.at("signature").as_string(), "a53d4fbe3fdb4325");
}

TEST(Signature, RandomGames) {
  EXPECT_EQ(run("bench --games 2000 --json").at("signature").as_string(), "de5f48a6d381f6ca");
}

TEST(Signature, DoesNotDependOnTheNumberOfThreads) {
  EXPECT_EQ(run("bench --games 2000 --threads 2 --json").at("signature").as_string(),
            "de5f48a6d381f6ca");
}

}  // namespace
}  // namespace drover
