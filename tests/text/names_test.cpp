// Tables of names.
#include "text/names.h"

#include <gtest/gtest.h>

namespace drover::text {
namespace names_test {

enum class Colour : std::uint8_t { kRed, kGreen, kBlue };
constexpr auto kColours = enum_names<Colour::kBlue>("red", "green", "blue");

TEST(EnumNames, GiveTheValueOfAName) {
  EXPECT_EQ(enum_named<Colour>(kColours, "red"), Colour::kRed);
  EXPECT_EQ(enum_named<Colour>(kColours, "blue"), Colour::kBlue);
}

TEST(EnumNames, GiveNoValueForAnotherText) {
  for (const std::string_view other : {"", "Red", "bluer", "blu"}) {
    EXPECT_EQ(enum_named<Colour>(kColours, other), std::nullopt) << other;
  }
}

TEST(NameTable, FindsAValueInAnyCase) {
  constexpr NameTable kTable = names_in<kColours>("colour");
  EXPECT_EQ(kTable.find("GREEN"), 1);
  EXPECT_EQ(kTable.find("grey"), std::nullopt);
  EXPECT_EQ(kTable.of(2), "blue");
  EXPECT_EQ(kTable.of(3), "");
}

}  // namespace names_test
}  // namespace drover::text
