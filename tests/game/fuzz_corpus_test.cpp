// The seed corpus of the position fuzzer holds positions that are accepted. After a change of the
// format, outdated seeds would be refused at the first key and the fuzzer would find nothing.
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "game/game.h"
#include "support/places.h"

namespace drover::game {
namespace fuzz_corpus_test {

TEST(FuzzCorpus, PositionsAreAcceptedAndCoverEditionsAndAutomas) {
  std::map<std::string, int> positions;
  int automas = 0;
  for (const auto& entry : std::filesystem::directory_iterator(drover::test::test_data() / "fuzz" /
                                                               "corpus" / "position")) {
    std::ifstream in(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    const Result<Position> read = position_from_json(boost::json::parse(text.str()));
    ASSERT_TRUE(read) << entry.path().filename() << ": " << read.error().sentence;
    const auto& position = *read;
    ++positions[std::string(position.game().info().name)];
    automas += position.game().automas(position);
  }
  EXPECT_GT(positions["classic"], 20);
  EXPECT_GT(positions["second"], 15);
  EXPECT_GT(automas, 10);
}

}  // namespace fuzz_corpus_test
}  // namespace drover::game
