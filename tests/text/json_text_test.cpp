// repeated_key: finds a key that an object has twice, and its path.
#include "text/json_text.h"

#include <string>

#include <gtest/gtest.h>

namespace drover::text {
namespace json_text_test {

TEST(JsonText, AcceptsUniqueKeys) {
  EXPECT_EQ(repeated_key("null"), "");
  EXPECT_EQ(repeated_key(R"({"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]})"), "");
  EXPECT_EQ(repeated_key(R"(["a", "a", {}, {}])"), "");
}

TEST(JsonText, ReportsARepeatedKeyWithItsPath) {
  EXPECT_EQ(repeated_key(R"({"turn": 3, "turn": 5})"), R"(The key "turn" is there twice.)");
  EXPECT_EQ(repeated_key(R"({"turn": 3, "x": [1, 2], "turn": 3})"),
            R"(The key "turn" is there twice.)");
  EXPECT_EQ(
      repeated_key(R"({"players": [{"seat": 1}, {"hand": {"grey": 1, "red": 1, "grey": 2}}]})"),
      R"(players[1].hand: the key "grey" is there twice.)");
  EXPECT_EQ(repeated_key(R"([7, "x", true, null, 1.5, [{"a": {"b": 1, "b": 1}}]])"),
            R"([5][0].a: the key "b" is there twice.)");
}

TEST(JsonText, ComparesEscapedKeysByMeaning) {
  EXPECT_EQ(repeated_key(R"({"turn": 3, "t\u0075rn": 5})"), R"(The key "turn" is there twice.)");
  const std::string long_key(200, 'k');
  EXPECT_EQ(repeated_key("{\"" + long_key + "\": 1, \"" + long_key + "\": 2}"),
            "The key a long text is there twice.");
}

TEST(JsonText, ChecksInvalidJsonUpToItsError) {
  EXPECT_EQ(repeated_key(""), "");
  EXPECT_EQ(repeated_key(R"({"a": 1, )"), "");
  EXPECT_EQ(repeated_key(R"({"a": 1 "a": 2})"), "");
  EXPECT_EQ(repeated_key(std::string(100'000, '[')), "") << "far too deep";
}

TEST(JsonText, HandlesManyKeysQuickly) {
  std::string text = "{";
  for (int i = 0; i < 100'000; ++i) text += "\"k" + std::to_string(i) + "\":0,";
  EXPECT_EQ(repeated_key(text + "\"last\":0}"), "");
  EXPECT_EQ(repeated_key(text + "\"k7\":0}"), R"(The key "k7" is there twice.)");
}

}  // namespace json_text_test
}  // namespace drover::text
