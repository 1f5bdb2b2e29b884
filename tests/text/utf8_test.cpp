#include "text/utf8.h"

#include <gtest/gtest.h>

#include "text/json_reader.h"

namespace drover::text {
namespace utf8_test {

TEST(Utf8, AcceptsOnlyValidUtf8) {
  for (const std::string_view good : {"", "Ann", "Bär", "żółw", "\U0001f404", "\u07ff\u0800"}) {
    EXPECT_TRUE(is_utf8(good)) << good;
  }
  for (const std::string_view bad : {"\xff", "cla\xccsic", "\xc0\xaf", "\xe0\x80\x80",
                                     "\xed\xa0\x80", "\xf4\x90\x80\x80", "ab\xe2\x82"}) {
    EXPECT_FALSE(is_utf8(bad));
  }
}

TEST(Utf8, ReplacesInvalidBytes) {
  EXPECT_EQ(replace_invalid_utf8("żółw"), "żółw");
  EXPECT_EQ(replace_invalid_utf8("ed\xb5\xb5ition"), "ed\ufffd\ufffdition");
  EXPECT_TRUE(is_utf8(replace_invalid_utf8("\xe2\x82")));
}

TEST(Utf8, QuotedDescribesInvalidText) {
  EXPECT_EQ(quoted("Bär"), "\"Bär\"");
  EXPECT_EQ(quoted("cla\xccsic"), "a text that is not UTF-8");
}

}  // namespace utf8_test
}  // namespace drover::text
