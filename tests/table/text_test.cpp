#include "table/text.h"

#include <gtest/gtest.h>

namespace drover::table {
namespace {

TEST(Text, CountsCharactersNotBytes) {
  EXPECT_EQ(characters_in(""), 0U);
  EXPECT_EQ(characters_in("Ada"), 3U);
  EXPECT_EQ(characters_in("\u0141\u00f3d\u017a"), 4U);
  EXPECT_EQ(characters_in("\u20ac"), 1U);
  EXPECT_EQ(characters_in("\U0001f404"), 1U);
}

TEST(Text, RefusesWhatIsNotUtf8) {
  EXPECT_FALSE(characters_in("\x80"));              // a continuation without a beginning
  EXPECT_FALSE(characters_in("\xc3"));              // a beginning without its continuation
  EXPECT_FALSE(characters_in("\xe2\x82"));          // one byte too short
  EXPECT_FALSE(characters_in("\xc0\xaf"));          // overlong slash
  EXPECT_FALSE(characters_in("\xe0\x80\xaf"));      // the same in three bytes
  EXPECT_FALSE(characters_in("\xed\xa0\x80"));      // half of a surrogate pair
  EXPECT_FALSE(characters_in("\xf4\x90\x80\x80"));  // beyond the last character
  EXPECT_FALSE(characters_in("\xff"));
  EXPECT_FALSE(characters_in("a\xc3(b"));
}

TEST(Text, PutsEverythingOnOneLine) {
  EXPECT_EQ(on_one_line("  a\tb\r\nc \n"), "a b  c");
  EXPECT_EQ(on_one_line(" \n\t "), "");
}

TEST(Text, NeverCutsACharacterInHalf) {
  EXPECT_EQ(shortened("abc", 5), "abc");
  EXPECT_EQ(shortened("abc", 2), "ab");
  EXPECT_EQ(shortened("\u20ac\u20ac", 5), "\u20ac");
  EXPECT_EQ(shortened("\u20ac", 2), "");
}

TEST(Text, QuotesOnlyWhatIsSafe) {
  EXPECT_EQ(in_quotes("move E"), "\"move E\"");
  EXPECT_EQ(in_quotes("a\nb\x7f"), "\"a?b?\"");
  EXPECT_EQ(in_quotes(std::string(100, 'x')), "\"" + std::string(60, 'x') + "...\"");
  EXPECT_EQ(in_quotes("\xff"), "something that is not UTF-8");
}

}  // namespace
}  // namespace drover::table
