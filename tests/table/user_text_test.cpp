#include "table/user_text.h"

#include <gtest/gtest.h>

namespace drover::table {
namespace text_test {

TEST(UserText, CountsCharactersNotBytes) {
  EXPECT_EQ(count_characters(""), 0U);
  EXPECT_EQ(count_characters("Ada"), 3U);
  EXPECT_EQ(count_characters("\u0141\u00f3d\u017a"), 4U);
  EXPECT_EQ(count_characters("\u20ac"), 1U);
  EXPECT_EQ(count_characters("\U0001f404"), 1U);
}

TEST(UserText, RefusesInvalidUtf8) {
  EXPECT_FALSE(count_characters("\x80"));              // a continuation without a beginning
  EXPECT_FALSE(count_characters("\xc3"));              // a beginning without its continuation
  EXPECT_FALSE(count_characters("\xe2\x82"));          // one byte too short
  EXPECT_FALSE(count_characters("\xc0\xaf"));          // overlong slash
  EXPECT_FALSE(count_characters("\xe0\x80\xaf"));      // overlong slash in three bytes
  EXPECT_FALSE(count_characters("\xed\xa0\x80"));      // half of a surrogate pair
  EXPECT_FALSE(count_characters("\xf4\x90\x80\x80"));  // beyond the last character
  EXPECT_FALSE(count_characters("\xff"));
  EXPECT_FALSE(count_characters("a\xc3(b"));
}

TEST(UserText, PutsEverythingOnOneLine) {
  EXPECT_EQ(normalized_line("  a\tb\r\nc \n"), "a b  c");
  EXPECT_EQ(normalized_line(" \n\t "), "");
}

TEST(UserText, ReplacesBlanksOfEveryWidth) {
  EXPECT_EQ(normalized_line("\u00a0Ada\u2003Byron\u3000"), "Ada Byron");
  EXPECT_EQ(normalized_line("one\u2028two\u2029three\u0085four"), "one two three four");
}

TEST(UserText, RemovesInvisibleCharacters) {
  for (const std::string hidden :
       {"\u0080", "\u009f", "\u00ad", "\u061c", "\u200b", "\u200c", "\u200e", "\u200f", "\u202a",
        "\u202e", "\u2060", "\u2066", "\u2069", "\u3164", "\ufe0f", "\ufeff", "\U000e0041"}) {
    EXPECT_EQ(normalized_line("A" + hidden + "da"), "Ada") << hidden;
    EXPECT_EQ(normalized_line(hidden + "Ada" + hidden), "Ada") << hidden;
    EXPECT_EQ(normalized_line(hidden), "");
  }
  // Visible characters stay, from the neighbours of the invisible ones to the last code points.
  const std::string seen = "\u00a1\u00ac\u061b\u2010\u2027\u2030\u205e\u2070\ufe10\uff21\U0010fffd";
  EXPECT_EQ(normalized_line(seen), seen);
  EXPECT_EQ(normalized_line("not \xff UTF-8"), "not \xff UTF-8");
}

TEST(UserText, KeepsEmojiWhole) {
  const std::string farmer = "\U0001f469\U0001f3fd\u200d\U0001f33e";
  const std::string heart = "\u2764\ufe0f\u200d\U0001f525";
  EXPECT_EQ(normalized_line(farmer), farmer);
  EXPECT_EQ(normalized_line("a " + heart + "!"), "a " + heart + "!");
  EXPECT_EQ(normalized_line("\U0001f404\u200d"), "\U0001f404");
  EXPECT_EQ(normalized_line("\U0001f404\u200dcow"), "\U0001f404cow");
  EXPECT_EQ(normalized_line("cow\u200d\U0001f404"), "cow\U0001f404");
}

TEST(UserText, ComparesNamesByTheirLook) {
  EXPECT_TRUE(is_same_name("Ada", " aDA "));
  EXPECT_TRUE(is_same_name("Łódź", "łÓDŹ"));
  EXPECT_TRUE(is_same_name("Ÿ Ž Ĺ Ą", "ÿ ž ĺ ą"));
  EXPECT_TRUE(is_same_name("ΑΔΑ", "αδα"));
  EXPECT_TRUE(is_same_name("АДА ЁЖ", "ада ёж"));
  EXPECT_TRUE(is_same_name("Ada Byron", "Ada\u00a0  Byron"));
  EXPECT_TRUE(is_same_name("Ada", "A\u200bda"));
  EXPECT_TRUE(is_same_name("\u2764", "\u2764\ufe0f"));
  EXPECT_FALSE(is_same_name("Ada", "Adam"));
  EXPECT_FALSE(is_same_name("Ada", "A da"));
  EXPECT_FALSE(is_same_name("Łódź", "Lodz"));
  EXPECT_FALSE(is_same_name("ı", "İ"));
  EXPECT_FALSE(is_same_name("×", "÷"));
}

TEST(UserText, NeverCutsACharacterInHalf) {
  EXPECT_EQ(truncated("abc", 5), "abc");
  EXPECT_EQ(truncated("abc", 2), "ab");
  EXPECT_EQ(truncated("\u20ac\u20ac", 5), "\u20ac");
  EXPECT_EQ(truncated("\u20ac", 2), "");
}

TEST(UserText, QuotesSafely) {
  EXPECT_EQ(quote_safely("move E"), "\"move E\"");
  EXPECT_EQ(quote_safely("a\nb\x7f"), "\"a?b?\"");
  EXPECT_EQ(quote_safely("a\u202eb\u0085"), "\"a?b?\"");
  EXPECT_EQ(quote_safely(std::string(100, 'x')), "\"" + std::string(60, 'x') + "...\"");
  EXPECT_EQ(quote_safely("\xff"), "something that is not UTF-8");
}

}  // namespace text_test
}  // namespace drover::table
