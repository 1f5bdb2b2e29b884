// Table::why_not: reasons why a move or an element of the board cannot be chosen.
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "table/helpers.h"
#include "table/table.h"

namespace drover::table::test {
namespace why_test {

namespace json = boost::json;

std::set<std::string> choosable_elements(const json::value& view) {
  std::set<std::string> elements;
  const json::object& decision = view.at("decision").as_object();
  if (!decision.contains("choices")) return elements;
  for (const json::value& choice : decision.at("choices").as_array()) {
    for (const json::value& one : choice.at("elements").as_array()) {
      elements.insert(std::string(one.as_string()));
    }
  }
  return elements;
}

std::string key_at(const Table& table, int seat, std::string_view element) {
  const auto reason = must(table.why_not_at(seat, table.seq(), element));
  return reason ? std::string(reason->key) : "(possible)";
}

// Plays one game at random and visits some of its decisions.
template <class Look>
void play(const game::Game& game, Look look) {
  Table table("testid00", data_for(humans(2), 11, game));
  core::Rng rng = core::Rng::from_seed(5);
  for (int i = 0; !table.over() && i < repetitions(400); ++i) {
    if (i % 4 == 0) look(table, rng);
    const game::Move move = random_move(true_position(table), rng);
    table.append(must(table.play(table.actor(), table.seq(), game.move_text(move), kNow)));
  }
}

TEST(Why, IsAnsweredForEveryElementThatCannotBeChosen) {
  for (const game::Game* game : game::all_games()) {
    std::set<std::string> met;  // elements that could be chosen so far
    std::set<std::string> keys;
    play(*game, [&](const Table& table, core::Rng& rng) {
      const std::set<std::string> now = choosable_elements(table.view(table.actor()));
      met.insert(now.begin(), now.end());
      for (const std::string& element : met) {
        if (rng.below(8) != 0) continue;
        const auto reason = must(table.why_not_at(table.actor(), table.seq(), element));
        ASSERT_EQ(reason.has_value(), !now.contains(element)) << element;
        if (!reason) continue;
        EXPECT_NE(reason->key, "never_chosen") << element;
        const std::string sentence = table.english_sentence(*reason, table.actor());
        EXPECT_TRUE(sentence.back() == '.' || sentence.back() == '?') << sentence;
        keys.insert(std::string(reason->key));
      }
    });
    // The few moves of a quick test reach few elements.
    EXPECT_GE(static_cast<int>(keys.size()), repetitions(10)) << game->info().name;
    EXPECT_TRUE(keys.contains("first") || repetitions(10) < 10) << game->info().name;
  }
}

TEST(Why, NamesADecisionThatMustComeFirst) {
  int opened = 0;
  for (const game::Game* game : game::all_games()) {
    std::set<std::string> met;
    play(*game, [&](const Table& table, core::Rng& rng) {
      const std::set<std::string> now = choosable_elements(table.view(table.actor()));
      met.insert(now.begin(), now.end());
      for (const std::string& element : met) {
        if (rng.below(8) != 0) continue;
        const auto reason = must(table.why_not_at(table.actor(), table.seq(), element));
        if (!reason || reason->key != "first") continue;
        Table after = table;
        const std::string move(reason->params.at("move").as_string());
        after.append(must(after.play(after.actor(), after.seq(), move, kNow)));
        EXPECT_EQ(key_at(after, table.actor(), element), "(possible)") << move << ", " << element;
        ++opened;
      }
    });
  }
  EXPECT_GE(opened, repetitions(50) / 10);
}

TEST(Why, DependsOnlyOnTheViewOfTheSeat) {
  for (const game::Game* game : game::all_games()) {
    std::set<std::string> met;
    play(*game, [&](const Table& table, core::Rng& rng) {
      const int seat = table.actor();
      const std::set<std::string> now = choosable_elements(table.view(seat));
      met.insert(now.begin(), now.end());
      const game::Position truth = true_position(table);
      const Table one = table_at(truth, humans(2));
      const Table two = table_at(game->determinize(truth, seat, rng), humans(2));
      for (const std::string& element : met) {
        if (rng.below(16) != 0) continue;
        const auto first = must(one.why_not_at(seat, 0, element));
        const auto second = must(two.why_not_at(seat, 0, element));
        ASSERT_EQ(first.has_value(), second.has_value()) << element;
        if (!first) continue;
        EXPECT_EQ(to_json(*first), to_json(*second)) << element;
      }
    });
  }
}

TEST(Why, NamesWhoseTurnItIsAndTheEnd) {
  Table table = table_for(humans(2), 7);
  const int seat = table.actor();
  EXPECT_EQ(key_at(table, seat, "space:A"), "(possible)");
  EXPECT_EQ(key_at(table, 1 - seat, "space:A"), "not_your_turn");
  EXPECT_EQ(key_at(table, seat, "job:1:cowboy"), "other_decision");
  // An element that never belongs to a move is refused without regard to the turn.
  EXPECT_EQ(key_at(table, seat, "purse"), "never_chosen");
  EXPECT_EQ(key_at(table, 1 - seat, "purse"), "never_chosen");
  EXPECT_EQ(key_at(table, seat, ""), "never_chosen");
  play_to_the_end(table, 1);
  EXPECT_EQ(key_at(table, seat, "space:A"), "game_over");
}

TEST(Why, CanBeAskedOfAMove) {
  const Table table = table_for(humans(2), 7);
  const int seat = table.actor();
  EXPECT_FALSE(must(table.why_not(seat, 0, "place A")));
  EXPECT_EQ(must(table.why_not(seat, 0, "move KC"))->key, "other_decision");
  EXPECT_EQ(must(table.why_not(1 - seat, 0, "place A"))->key, "not_your_turn");
  EXPECT_EQ(code_of(table.why_not(seat, 0, "hop")), Code::kBadRequest);
}

TEST(Why, IsRefusedToSpectatorsAndStaleClients) {
  const Table table = table_for(humans(2), 7);
  EXPECT_EQ(code_of(table.why_not_at(game::kNoSeat, 0, "space:A")), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.why_not(game::kNoSeat, 0, "place A")), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.why_not_at(table.actor(), 1, "space:A")), Code::kStale);
}

}  // namespace why_test
}  // namespace drover::table::test
