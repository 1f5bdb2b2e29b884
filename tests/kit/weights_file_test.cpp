// Tests kit/weights_file.h: files of fitted weights.
#include "kit/weights_file.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "elpaso/heuristic/evaluation.h"
#include "elpaso/rules/rules.h"
#include "support/places.h"
#include "trail/heuristic/evaluation.h"
#include "trail/heuristic/heuristic.h"
#include "trail/rules/rules.h"

namespace drover::kit {
namespace weights_file_test {

using ::testing::ElementsAre;

const WeightsLayout& layout() {
  static const WeightsLayout layout{
      {"early", "late"}, {{"constant", 2}, {"to move", 2}}, {"dollars", "cities"}};
  return layout;
}
constexpr std::string_view kFile =
    "# Points.\n"
    "columns = dollars, cities\n"
    "\n"
    "[early]\n"
    "constant =   0.321  -1.5\n"
    "to move  =   0      12.04\n"
    "[late]\n"
    "to move  = 5 6  # a comment\n"
    "constant = 7 8\n";

// The file with this text replaced by another.
std::string file_with(std::string_view old_text, std::string_view new_text) {
  std::string file(kFile);
  return file.replace(file.find(old_text), old_text.size(), new_text);
}
std::string problem_of(const std::string& file) {
  const auto read = read_weights(file, layout());
  return read ? "" : read.error();
}

TEST(WeightsFile, IsReadByName) {
  EXPECT_THAT(*read_weights(kFile, layout()),
              ElementsAre(321, -1500, 0, 12040, 7000, 8000, 5000, 6000));
}

TEST(WeightsFile, IsRefusedIfANameIsMissing) {
  EXPECT_EQ(problem_of(file_with("to move  = 5 6", "")), "\"to move\" is missing in [late].");
  EXPECT_EQ(problem_of(file_with("columns = dollars, cities", "")),
            "the line \"columns\" is missing.");
  EXPECT_EQ(problem_of(""), "the line \"columns\" is missing.");
}

TEST(WeightsFile, IsRefusedIfANameIsUnknown) {
  EXPECT_EQ(problem_of(file_with("to move  = 5", "to stay = 5")),
            "line 8: the name \"to stay\" is unknown.");
  EXPECT_EQ(problem_of(file_with("[late]", "[later]")), "line 7: the section [later] is unknown.");
  EXPECT_EQ(problem_of(file_with("dollars, cities", "cities, dollars")),
            "line 2: the columns must be dollars, cities, not cities, dollars.");
}

TEST(WeightsFile, IsRefusedIfANameIsThereTwice) {
  EXPECT_EQ(problem_of(file_with("constant = 7 8", "to move = 7 8")),
            "line 9: \"to move\" is there twice in this section.");
  EXPECT_EQ(problem_of(file_with("[late]", "[early]")),
            "line 8: \"to move\" is there twice in this section.");
}

TEST(WeightsFile, IsRefusedIfALineCannotBeRead) {
  EXPECT_EQ(problem_of(file_with("7 8", "7")), "line 9: \"constant\" needs 2 numbers, not 1.");
  EXPECT_EQ(problem_of(file_with("7 8", "7 8 9")), "line 9: \"constant\" needs 2 numbers, not 3.");
  for (const std::string_view wrong :
       {"x", "1.2345", "1.", ".5", "--1", "1e3", "99999999999", "0x1", "1.-5", "-"}) {
    EXPECT_EQ(problem_of(file_with("7 8", "7 " + std::string(wrong))),
              "line 9: " + std::string(wrong) + " is no number with up to three decimals.");
  }
  EXPECT_EQ(problem_of(file_with("constant = 7 8", "constant")),
            "line 9: this is neither [a section] nor name = numbers.");
  EXPECT_EQ(problem_of(file_with("[early]", "")), "line 5: \"constant\" stands in no section.");
}

TEST(WeightsFile, IsReadAsItIsWritten) {
  const auto numbers = *read_weights(kFile, layout());
  const std::string text = weights_text("Points.", layout(), numbers);
  EXPECT_EQ(*read_weights(text, layout()), numbers) << text;
  EXPECT_EQ(weights_text("Points.", layout(), *read_weights(text, layout())), text);
}

// A file that was edited by hand, or by another program, would differ.
void expect_file_as_written(const std::string& name, const WeightsLayout& layout) {
  std::ifstream stream(test::repository() / "src" / name);
  const std::string file{std::istreambuf_iterator<char>(stream), {}};
  ASSERT_FALSE(file.empty()) << name;
  const std::string comment = file.substr(2, file.find('\n') - 2);
  EXPECT_EQ(file, weights_text(comment, layout, embedded_weights(name, layout))) << name;
}

TEST(WeightsFile, OfEachGameIsAsItsCommandWritesIt) {
  expect_file_as_written(
      "trail/heuristic/weights.ini",
      evaluation_layout(trail::kWeightTables, trail::feature_names(), trail::kCategoryNames));
  expect_file_as_written(
      "elpaso/heuristic/weights.ini",
      evaluation_layout(elpaso::kWeightTables, elpaso::feature_names(), elpaso::kCategoryNames));
  expect_file_as_written("trail/heuristic/solo_weights.ini", trail::solo_weights_layout());
}

TEST(WeightsFile, OfAnUnknownNameIsAnErrorAtTheStart) {
  try {
    embedded_weights("trail/heuristic/none.ini", layout());
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "The program has no src/trail/heuristic/none.ini.");
  }
  try {
    embedded_weights("trail/heuristic/weights.ini", layout());
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), ::testing::StartsWith("src/trail/heuristic/weights.ini, line 2: "));
  }
}

}  // namespace weights_file_test
}  // namespace drover::kit
