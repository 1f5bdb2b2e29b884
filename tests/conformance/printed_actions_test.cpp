// A printed action of the forked trail is one row of one table and a sentence in each language
// (docs/adding-a-game.md). Everything else follows: the legal move, notation, JSON, sentences,
// reasons, the heuristic's value, the components.
#include <array>
#include <map>
#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "cli/program.h"
#include "game/presenter.h"
#include "game/thinker.h"
#include "support/places.h"
#include "third_game/forked_trail.h"
#include "third_game/register.h"

namespace drover::forked {
namespace printed_actions_test {

using text::Language;

constexpr std::array<std::string_view, 2> kActions{"buy-bell", "sell-bell"};

std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

game::Setup setup_of(std::uint64_t seed) {
  game::Setup setup;
  setup.seed = seed;
  return setup;
}

// The text of the move that uses an action.
std::string use_of(std::string_view action) { return "use " + std::string(action); }

// Plays random games until `wanted` holds for a position.
template <class Wanted>
std::optional<game::Position> find_position(Wanted wanted) {
  for (std::uint64_t seed = 1; seed < 300; ++seed) {
    core::Rng rng = core::Rng::from_seed(seed);
    game::Position position = *game().setup(setup_of(seed));
    while (!game().over(position)) {
      if (wanted(position)) return position;
      kit::MoveList list;
      game().legal(position, list);
      game().apply(position, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
  return std::nullopt;
}

game::Move move_of(std::string_view action) { return *game().parse_move(use_of(action)); }

std::optional<game::Position> position_to_use(std::string_view action) {
  return find_position([&](const game::Position& position) {
    kit::MoveList list;
    game().legal(position, list);
    return list.contains(move_of(action));
  });
}

class PrintedAction : public ::testing::TestWithParam<std::string_view> {
 protected:
  static void SetUpTestSuite() { register_forked_trail(); }
};

TEST_P(PrintedAction, IsALegalMoveThatTheViewOffersAsAChoice) {
  const auto position = position_to_use(GetParam());
  ASSERT_TRUE(position);
  const boost::json::object view = game().presenter().view(*position, game().actor(*position));
  const boost::json::array& choices = view.at("decision").at("choices").as_array();
  const auto& choice = choices.at(0).as_object();
  EXPECT_EQ(text_of(choice.at("move")), use_of(GetParam()));
  EXPECT_EQ(text_of(choice.at("params").at("action")), GetParam());
  EXPECT_EQ(text_of(choice.at("elements").at(0)), "action:" + std::string(GetParam()));
}

TEST_P(PrintedAction, IsReportedWhenItIsUsed) {
  auto position = position_to_use(GetParam());
  ASSERT_TRUE(position);
  const auto events = game().presenter().apply_with_events(*position, move_of(GetParam()), 0);
  EXPECT_EQ(text_of(events.at(0).at("event")), "action_used");
  EXPECT_EQ(text_of(events.at(0).at("action")), GetParam());
}

TEST_P(PrintedAction, HasOneSentenceInEachLanguage) {
  const auto position = position_to_use(GetParam());
  ASSERT_TRUE(position);
  std::map<std::string, int> sentences;
  for (const Language language : {Language::kEnglish, Language::kGerman, Language::kPolish}) {
    ++sentences[game().presenter().move_sentence(*position, move_of(GetParam()), language)];
  }
  EXPECT_EQ(sentences.size(), 3U) << "each language has words of its own";
  EXPECT_TRUE(sentences.contains(GetParam() == "buy-bell" ? "Buy a bell." : "Sell a bell."));
}

TEST_P(PrintedAction, HasAReasonWhereItIsNotPossible) {
  const auto elsewhere = find_position([](const game::Position&) { return true; });
  ASSERT_TRUE(elsewhere);
  const int seat = game().actor(*elsewhere);
  const auto reason =
      game().presenter().why_not(game().redact(*elsewhere, seat), seat, move_of(GetParam()));
  ASSERT_TRUE(reason);
  EXPECT_EQ(reason->key, "not_here");
  EXPECT_EQ(game().presenter().reason_sentence(*elsewhere, *reason, Language::kEnglish),
            "That is not possible where you are.");
}

TEST_P(PrintedAction, HasAReasonIfItsConditionFails) {
  const auto position = find_position([](const game::Position& at) {
    const auto against = game().presenter().why_not(at, game().actor(at), move_of(GetParam()));
    return against && against->key != "not_here" && against->key != "no_choice";
  });
  ASSERT_TRUE(position);
  const auto reason =
      game().presenter().why_not(*position, game().actor(*position), move_of(GetParam()));
  EXPECT_EQ(reason->key, GetParam() == "buy-bell" ? "too_poor" : "no_bell");
}

TEST_P(PrintedAction, HasAValue) {
  const auto position = position_to_use(GetParam());
  ASSERT_TRUE(position);
  kit::MoveList list;
  game().legal(*position, list);
  std::array<double, 8> values{};
  game().thinker().heuristic(game().redact(*position, game().actor(*position)), list,
                             values.data());
  EXPECT_EQ(values[0] > values[1], GetParam() == "buy-bell") << "a bell is worth more than $3";
}

TEST_P(PrintedAction, HasAPictogramInTheComponents) {
  const auto components = game().presenter().components(setup_of(1));
  ASSERT_TRUE(components);
  const auto& action = components->at("actions").at(GetParam()).as_object();
  EXPECT_EQ(action.at("glyphs").as_array().size(), 3U);
  EXPECT_EQ(text_of(action.at("glyphs").at(1).at("g")), "arrow");
  EXPECT_EQ(action.at("brief").at("main"), action.at("glyphs").at(0));
}

INSTANTIATE_TEST_SUITE_P(ForkedTrail, PrintedAction, ::testing::ValuesIn(kActions));

// The kind stands in `Op`, on a space of the trail, and in its row; its word in the row and in one
// message of each language.
TEST(FurtherPrintedAction, IsAKindARowAndThreeSentences) {
  const auto folder = test::repository() / "tests" / "third_game";
  const auto count = [](const std::string& text, std::string_view word) {
    int found = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
      ++found;
    }
    return found;
  };
  const std::string code = cli::test::read_file((folder / "forked_trail.cpp").string());
  EXPECT_EQ(count(code, "kSellBell"), 3);
  EXPECT_EQ(count(code, "sell-bell"), 1);
  for (const char* const language : {"en", "de", "pl"}) {
    const std::string words =
        cli::test::read_file((folder / "words" / (std::string(language) + ".json")).string());
    EXPECT_EQ(count(words, "sell-bell"), 1) << language;
  }
}

}  // namespace printed_actions_test
}  // namespace drover::forked
