// Table notes: entries about the table itself, which do not change the game.
#include <gtest/gtest.h>

#include "table/helpers.h"

namespace drover::table::test {
namespace notes_test {

Entry note_after(const Table& table, int seat) {
  return {table.seq() + 1, kNow, EntryKind::kNote, seat, table.moves(), "link_renewed"};
}

TEST(TableNote, DoesNotChangeTheGame) {
  Table table = table_for(humans(2), 7);
  Table without = table;
  core::Rng rng = core::Rng::from_seed(5);
  game::Position position = true_position(table);
  play_random_move(table, position, rng);
  without.append(table.data().log.back());
  table.append(note_after(table, 1));
  EXPECT_EQ(table.frozen(), "");
  EXPECT_EQ(table.moves(), 1);
  EXPECT_EQ(table.actor(), without.actor());
  EXPECT_EQ(table.view(0), without.view(0));
  EXPECT_EQ(table.undo_offer(0), without.undo_offer(0));
  EXPECT_TRUE(table_message(table, 0, 0).at("chat").as_array().empty());
  // A player who has not seen the note may move.
  const std::string move = position.game().move_text(random_move(position, rng));
  table.append(must(table.play(table.actor(), 1, move, kNow)));
  EXPECT_EQ(Table("testid00", table.data()).frozen(), "");
}

TEST(TableNote, IsShownInUpdates) {
  Table table = table_for(humans(2), 7);
  table.append(note_after(table, 1));
  const boost::json::object message = update(table, 0);
  EXPECT_EQ(message.at("what"), "note");
  EXPECT_EQ(message.at("note"), "link_renewed");
  EXPECT_EQ(message.at("seat"), 2);
  EXPECT_FALSE(message.contains("chat"));
  EXPECT_FALSE(message.contains("move"));
}

TEST(TableNote, IsPartOfTheTableMessage) {
  Table table = table_for(humans(2), 7);
  table.append(must(table.renew_link(1, kNow)));
  const boost::json::object message = table_message(table, 0, 0, 0b10);
  ASSERT_EQ(message.at("notes").as_array().size(), 1U);
  EXPECT_EQ(message.at("notes").at(0).at("note"), "link_renewed");
  EXPECT_EQ(message.at("notes").at(0).at("seat"), 2);
  EXPECT_EQ(message.at("seats").at(0).at("taken"), false);
  EXPECT_EQ(message.at("seats").at(1).at("taken"), true);
}

TEST(TableNote, LimitsLinkRenewalsAndRefusesBots) {
  Table table = table_for({human("Ada"), bot("greedy")}, 7);
  EXPECT_FALSE(table.renew_link(1, kNow));
  EXPECT_FALSE(table.renew_link(2, kNow));
  for (int i = 0; i < kMaxLinkRenewals; ++i) table.append(must(table.renew_link(0, kNow)));
  EXPECT_FALSE(table.renew_link(0, kNow));
}

TEST(Table, TellsWhetherAnEntryEndsTheGame) {
  Table table = table_for(humans(2), 7);
  core::Rng rng = core::Rng::from_seed(5);
  game::Position position = true_position(table);
  bool over = false;
  while (!table.over()) {
    const std::string move = position.game().move_text(random_move(position, rng));
    const Entry entry = must(table.play(table.actor(), table.seq(), move, kNow));
    EXPECT_FALSE(over);
    over = table.ended_after(entry);
    table.append(entry);
    position = true_position(table);
  }
  EXPECT_TRUE(over);
  EXPECT_TRUE(table.ended_after(must(table.chat(0, "well played", kNow))));
}

TEST(TableNote, WithAWrongNumberOfMovesFreezesTheTable) {
  Table table = table_for(humans(2), 7);
  Entry note = note_after(table, 0);
  note.moves = 1;
  table.append(note);
  EXPECT_NE(table.frozen(), "");
}

TEST(TableNote, HasANameForEachKind) {
  EXPECT_EQ(name_of(EntryKind::kNote), "note");
  EXPECT_EQ(entry_kind_named("note"), EntryKind::kNote);
}

}  // namespace notes_test
}  // namespace drover::table::test
