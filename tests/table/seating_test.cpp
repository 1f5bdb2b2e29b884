// Table: seats that change hands, and proposals to stop.

#include <gtest/gtest.h>

#include "game/record.h"
#include "table/helpers.h"

namespace drover::table::test {
namespace seating_test {

// A table with its data, in which seats change with the notes of the log, as in a store.
struct SeatedTable {
  explicit SeatedTable(std::vector<Seat> seats) : logged(data_for(std::move(seats), 7)) {}

  void append(const Checked<LogChange>& change) {
    logged.append(must(change));
    logged.stored.seats = table().seats();
  }
  void play(int moves = 1) {
    for (int i = 0; i < moves; ++i) {
      append(random_entry(table(), true_position(logged.stored), rng));
    }
  }
  // Plays until another seat has to decide.
  void end_turn() {
    const int seat = table().actor();
    while (table().actor() == seat) play();
  }
  Table& table() { return logged.table; }
  Table again() const { return Table("testid00", logged.stored); }
  boost::json::value last_note() {
    return table_message(table(), 0, 0).at("notes").as_array().back();
  }

  LoggedTable logged;
  core::Rng rng = core::Rng::from_seed(5);
};

std::vector<Seat> two_people_and_a_bot() { return {human("Ada"), human("Bob"), bot("random")}; }

// ---- Notes --------------------------------------------------------------------------------------

TEST(NoteText, HoldsAllFieldsOfTheNote) {
  TableNote note{TableNoteKind::kSeatToBot};
  note.level = "greedy";
  note.from = "Ada = 1";
  note.to = "Hank";
  const auto back = parse_table_note(text_of(note));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->kind, TableNoteKind::kSeatToBot);
  EXPECT_EQ(back->level, "greedy");
  EXPECT_EQ(back->from, "Ada = 1");
  EXPECT_EQ(back->to, "Hank");
  EXPECT_EQ(back->turn, game::kNoSeat);
  EXPECT_EQ(text_of({TableNoteKind::kLinkRenewed}), "link_renewed")
      << "as it was before others came";
  EXPECT_FALSE(parse_table_note("moved_to_the_moon"));
  EXPECT_FALSE(parse_table_note(""));
  EXPECT_EQ(parse_table_note("stop_proposed\tturn=9")->turn, game::kNoSeat);
}

// ---- A bot --------------------------------------------------------------------------------------

TEST(HandToBot, GivesTheBotItsOwnName) {
  SeatedTable at(two_people_and_a_bot());
  const std::string third = at.table().seats()[2].name;
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  for (const Table& table : {at.table(), at.again()}) {
    const Seat& seat = table.seats()[0];
    EXPECT_EQ(seat.kind, SeatKind::kBot);
    EXPECT_EQ(seat.level, "greedy");
    EXPECT_EQ(seat.person, "Ada");
    EXPECT_NE(seat.name, "Ada");
    EXPECT_NE(seat.name, third);
    ASSERT_TRUE(table.bot_turn());
    EXPECT_EQ(table.bot_turn()->level, "greedy");
    const auto seats = seats_message(table, 0).at("seats").as_array();
    EXPECT_EQ(seats.at(0).at("kind"), "bot");
    EXPECT_EQ(seats.at(0).at("person"), "Ada");
  }
  const auto note = at.last_note();
  EXPECT_EQ(note.at("note"), "seat_to_bot");
  EXPECT_EQ(note.at("from"), "Ada");
  EXPECT_EQ(note.at("level"), "greedy");
  EXPECT_EQ(note.at("to").as_string(), at.table().seats()[0].name);
  const BotTurn turn = *at.table().bot_turn();
  at.append(at.table().play(turn, think_afresh(turn), kNow));
  EXPECT_EQ(at.table().moves(), 1);
}

TEST(HandToBot, ReservesTheNameOfThePerson) {
  SeatedTable at(two_people_and_a_bot());
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  EXPECT_EQ(code_of(at.table().rename(1, " ADA ")), Code::kNameTaken);
  at.append(at.table().take_back(0, kNow));
  EXPECT_EQ(at.table().seats()[0], human("Ada"));
  EXPECT_EQ(at.again().seats()[0], human("Ada"));
}

TEST(HandToBot, IsRefusedForUnknownLevelsAndSeatsOfBots) {
  SeatedTable at(two_people_and_a_bot());
  EXPECT_EQ(code_of(at.table().hand_to_bot(0, "Greta", kNow)), Code::kBadRequest);
  EXPECT_NE(sentence_of(at.table().hand_to_bot(0, "Greta", kNow)).find("greedy"),
            std::string::npos);
  EXPECT_EQ(code_of(at.table().hand_to_bot(2, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().hand_to_bot(game::kNoSeat, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().take_back(0, kNow)), Code::kNotAllowed);
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  EXPECT_EQ(code_of(at.table().hand_to_bot(0, "random", kNow)), Code::kNotAllowed);
}

TEST(TakeBack, MakesMovesOfTheBotStale) {
  SeatedTable at(two_people_and_a_bot());
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  const BotTurn turn = *at.table().bot_turn();
  const game::Move move = think_afresh(turn);
  at.append(at.table().take_back(0, kNow));
  EXPECT_EQ(code_of(at.table().play(turn, move, kNow)), Code::kStale);
  EXPECT_FALSE(at.table().bot_turn());
  at.append(at.table().hand_to_bot(0, "random", kNow));
  EXPECT_EQ(code_of(at.table().play(turn, move, kNow)), Code::kStale) << "another bot sits there";
}

TEST(HandToBot, RevealsNothingToOtherSeats) {
  SeatedTable at({human("Ada"), human("Bob")});
  at.play(5);
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  EXPECT_EQ(code_of(at.table().record(1)), Code::kNotAllowed) << "Ada may come back";
  EXPECT_FALSE(at.table().is_only_human(1));
  EXPECT_FALSE(at.table().is_only_human(game::kNoSeat));
  const TableData copy = must(at.table().clone(1, at.table().moves(), 3));
  EXPECT_FALSE(copy.start.position.empty()) << "dealt anew";
  EXPECT_EQ(copy.seats[0].person, "") << "nobody can come back there";
}

Table solo_game() {
  return Table("testid00", data_for({human("Ada")}, 7, *game::find_game("elpaso")));
}

// Plays a solo game to its end and returns the result of its last move.
std::optional<SoloResult> result_at_the_end(Table& table) {
  core::Rng rng = core::Rng::from_seed(5);
  game::Position position = true_position(table);
  std::optional<SoloResult> result;
  while (!table.over()) {
    const Entry entry = random_entry(table, position, rng);
    result = table.result_of(entry);
    table.append(entry);
    apply_entry(position, entry);
  }
  return result;
}

TEST(HandToBot, LeavesTheGameWithoutResult) {
  Table alone = solo_game();
  EXPECT_TRUE(result_at_the_end(alone));
  Table helped = solo_game();
  helped.append(must(helped.hand_to_bot(0, "greedy", kNow)));
  helped.append(must(helped.take_back(0, kNow)));
  EXPECT_FALSE(result_at_the_end(helped));
}

TEST(TakeBack, NotesTheBotAndThePerson) {
  SeatedTable at(two_people_and_a_bot());
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  const std::string bot_name = at.table().seats()[0].name;
  at.append(at.table().take_back(0, kNow));
  EXPECT_EQ(at.last_note().at("note"), "seat_taken_back");
  EXPECT_EQ(at.last_note().at("from").as_string(), bot_name);
  EXPECT_EQ(at.last_note().at("to"), "Ada");
}

// ---- A friend -----------------------------------------------------------------------------------

TEST(OfferSeat, ChangesNothingUntilTheSeatIsClaimed) {
  SeatedTable at(two_people_and_a_bot());
  at.append(at.table().offer_seat(1, kNow));
  EXPECT_EQ(at.last_note().at("note"), "seat_offered");
  EXPECT_EQ(at.table().seats()[1], human("Bob"));
  EXPECT_EQ(seats_message(at.again(), 0).at("seats").at(1).at("offered"), true);
  at.append(at.table().pass_on(1, kNow));
  EXPECT_EQ(at.last_note().at("note"), "seat_passed_on");
  EXPECT_EQ(at.last_note().at("from"), "Bob");
  EXPECT_EQ(at.table().seats()[1], human("Player 2")) << "until the newcomer says another name";
  EXPECT_EQ(at.again().seats()[1], human("Player 2"));
  EXPECT_FALSE(seats_message(at.table(), 0).at("seats").at(1).as_object().contains("offered"));
  EXPECT_EQ(code_of(at.table().withdraw_offer(1, kNow)), Code::kNotAllowed);
  at.append(at.table().offer_seat(1, kNow));
  at.append(at.table().withdraw_offer(1, kNow));
  EXPECT_FALSE(seats_message(at.again(), 0).at("seats").at(1).as_object().contains("offered"));
}

TEST(PassOn, WorksWhileABotPlaysTheSeat) {
  SeatedTable at(two_people_and_a_bot());
  at.append(at.table().hand_to_bot(1, "greedy", kNow));
  at.append(at.table().offer_seat(1, kNow));
  at.append(at.table().pass_on(1, kNow));
  EXPECT_EQ(at.table().seats()[1], human("Player 2"));
  at.append(at.table().hand_to_bot(1, "greedy", kNow));
  at.append(at.table().renew_link(1, kNow));
  EXPECT_EQ(at.table().seats()[1], human("Player 2")) << "the host ends what a bot does there, too";
}

// ---- A new link from the host -------------------------------------------------------------------

TEST(RenewLink, EndsTheOfferOfTheSeat) {
  SeatedTable at(two_people_and_a_bot());
  at.append(at.table().offer_seat(0, kNow));
  at.append(at.table().offer_seat(1, kNow));
  at.append(at.table().renew_link(1, kNow));
  for (const Table& table : {at.table(), at.again()}) {
    const auto seats = seats_message(table, 0).at("seats").as_array();
    EXPECT_EQ(seats.at(0).at("offered"), true);
    EXPECT_FALSE(seats.at(1).as_object().contains("offered"));
    EXPECT_EQ(code_of(table.withdraw_offer(1, kNow)), Code::kNotAllowed);
  }
}

TEST(RenewLink, DoesNotCountAsANoteOfTheSeat) {
  SeatedTable at(two_people_and_a_bot());
  for (int i = 0; i < kMaxSeatNotes; ++i) at.append(at.table().renew_link(0, kNow));
  EXPECT_TRUE(at.table().offer_seat(0, kNow));
  EXPECT_TRUE(at.again().offer_seat(0, kNow));
}

TEST(RenewLink, DoesNotCountAsHelpByABot) {
  Table table = solo_game();
  table.append(must(table.renew_link(0, kNow)));
  EXPECT_TRUE(result_at_the_end(table));
}

// A proposal lapses when a person moves who was not on turn, but not when a bot moves.
TEST(RenewLink, DoesNotMakeThePersonABot) {
  SeatedTable at({human("Ada"), human("Bob")});
  at.append(at.table().renew_link(1, kNow));
  at.append(at.table().propose_stop(0, kNow));
  at.end_turn();
  ASSERT_EQ(at.table().actor(), 1);
  at.play();
  EXPECT_TRUE(table_message(at.table(), 0, 0).at("proposal").is_null());
  EXPECT_TRUE(table_message(at.again(), 0, 0).at("proposal").is_null());
}

// ---- Why not --------------------------------------------------------------------------------

TEST(SeatReasons, AccompanyTheSentence) {
  SeatedTable at(two_people_and_a_bot());
  const auto answer = at.table().take_back(0, kNow);
  ASSERT_FALSE(answer);
  const Refusal& refusal = answer.error();
  ASSERT_TRUE(refusal.reason);
  EXPECT_EQ(refusal.reason->key, "seat_is_yours");
  EXPECT_EQ(refusal.sentence, "You play this seat yourself: there is nothing to take back.");
}

// ---- Stopping -----------------------------------------------------------------------------------

TEST(Stop, NeedsAllPeopleAndNoBots) {
  SeatedTable at(two_people_and_a_bot());
  at.play(3);
  at.append(at.table().propose_stop(0, kNow));
  const auto proposal = table_message(at.table(), 0, 0).at("proposal");
  EXPECT_EQ(proposal.at("seat"), 1);
  EXPECT_EQ(proposal.at("agreed"), boost::json::array({1}));
  EXPECT_EQ(proposal.at("waiting"), boost::json::array({2}));
  EXPECT_EQ(table_message(at.again(), 0, 0).at("proposal"), proposal);
  EXPECT_FALSE(at.table().stopped());
  const Entry agreed = must(at.table().answer_stop(1, at.table().seq(), true, kNow));
  EXPECT_TRUE(at.table().ended_after(agreed));
  at.append(agreed);
  for (const Table& table : {at.table(), at.again()}) {
    EXPECT_TRUE(table.stopped());
    EXPECT_TRUE(table.ended());
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.actor(), game::kNoSeat);
    EXPECT_FALSE(table.bot_turn());
    const auto message = table_message(table, 0, 0);
    EXPECT_EQ(message.at("stopped"), true);
    EXPECT_TRUE(message.at("proposal").is_null());
    EXPECT_TRUE(message.at("view").at("decision").is_null());
    EXPECT_TRUE(message.at("view").at("actor").is_null());
    EXPECT_EQ(message.at("view").at("over"), false);
    EXPECT_TRUE(message.at("view").at("winners").as_array().empty()) << "nobody has won";
    EXPECT_EQ(message.at("undo").at("why"), "stopped");
    EXPECT_EQ(must(table.log_page(table.moves(), 1, 0)).at("stopped"), true);
  }
}

TEST(Stop, DoesNotAskABotInTheFirstSeat) {
  SeatedTable alone({bot("random"), human("Ada")});
  alone.append(alone.table().propose_stop(1, kNow));
  EXPECT_TRUE(alone.table().stopped());
  SeatedTable together({bot("random"), human("Ada"), human("Bob")});
  together.append(together.table().propose_stop(1, kNow));
  EXPECT_FALSE(together.table().stopped());
  const auto proposal = table_message(together.table(), 1, 0).at("proposal");
  EXPECT_EQ(boost::json::serialize(proposal.at("waiting")), "[3]");
  together.append(together.table().answer_stop(2, together.table().seq(), true, kNow));
  EXPECT_TRUE(together.table().stopped());
}

TEST(Stop, RefusesMovesAndUndoAfterwards) {
  SeatedTable at({human("Ada"), bot("random")});
  at.play();
  const int seat = at.table().actor();
  at.append(at.table().propose_stop(0, kNow));
  EXPECT_TRUE(at.table().stopped()) << "whoever is alone among bots";
  EXPECT_EQ(at.last_note().at("note"), "stopped");
  EXPECT_EQ(code_of(at.table().play(seat, at.table().seq(), "end", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().undo(0, at.table().seq(), 0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().advice_turn(0, at.table().seq())), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().hand_to_bot(0, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().offer_seat(0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().pass_on(0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().propose_stop(0, kNow)), Code::kNotAllowed);
  at.append(at.table().chat(0, "Well played", kNow));
  EXPECT_TRUE(at.again().stopped());
}

TEST(Stop, AllowsRecordsAndClones) {
  SeatedTable at({human("Ada"), human("Bob")});
  at.play(12);
  at.append(at.table().propose_stop(0, kNow));
  EXPECT_EQ(code_of(at.table().record(0)), Code::kNotAllowed);
  at.append(at.table().propose_stop(1, kNow));  // two who propose it agree
  ASSERT_TRUE(at.table().stopped());
  const std::string text = must(at.table().record(game::kNoSeat));
  EXPECT_NE(text.find("result: unfinished\n"), std::string::npos) << text;
  EXPECT_TRUE(game::parse_record(text));
  EXPECT_GT(must(at.table().decisions()).size(), 0U);
  const Table copy("testid01", must(at.table().clone(0, 12, 3)));
  EXPECT_FALSE(copy.ended());
  EXPECT_EQ(copy.moves(), 12);
}

TEST(Stop, LapsesWhenSomebodyRefuses) {
  SeatedTable at(two_people_and_a_bot());
  at.append(at.table().propose_stop(0, kNow));
  const std::uint32_t proposal = at.table().seq();
  at.append(at.table().answer_stop(1, proposal, false, kNow));
  EXPECT_TRUE(table_message(at.again(), 0, 0).at("proposal").is_null());
  EXPECT_EQ(code_of(at.table().answer_stop(1, proposal, true, kNow)), Code::kStale);
  at.append(at.table().propose_stop(0, kNow));
  EXPECT_EQ(code_of(at.table().answer_stop(0, at.table().seq(), true, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().answer_stop(1, proposal, true, kNow)), Code::kStale)
      << "the old one";
  at.append(at.table().answer_stop(0, at.table().seq(), false, kNow));  // withdrawn
  EXPECT_TRUE(table_message(at.table(), 0, 0).at("proposal").is_null());
}

TEST(Stop, LapsesWhenTheNextPersonMoves) {
  SeatedTable at({human("Ada"), bot("random"), human("Bob")});
  ASSERT_EQ(at.table().actor(), 0);
  at.append(at.table().propose_stop(2, kNow));
  at.end_turn();  // Ada's
  EXPECT_FALSE(table_message(at.again(), 0, 0).at("proposal").is_null());
  at.end_turn();  // the bot's
  EXPECT_FALSE(table_message(at.again(), 0, 0).at("proposal").is_null());
  ASSERT_EQ(at.table().actor(), 2);
  at.play();
  EXPECT_TRUE(table_message(at.table(), 0, 0).at("proposal").is_null());
  EXPECT_TRUE(table_message(at.again(), 0, 0).at("proposal").is_null());
}

TEST(Stop, StaysLapsedWhenTheMoveIsTakenBack) {
  SeatedTable at({human("Ada"), human("Bob")});
  at.append(at.table().propose_stop(1, kNow));
  at.end_turn();
  at.play();
  const auto offer = at.table().undo_offer(1);
  if (!offer.at("to").is_null()) {
    at.append(at.table().undo(1, at.table().seq(), offer.at("to").to_number<int>(), kNow));
  }
  EXPECT_TRUE(table_message(at.again(), 0, 0).at("proposal").is_null());
}

TEST(Stop, LapsesWhenASeatChangesHands) {
  SeatedTable at({human("Ada"), human("Bob"), human("Cleo")});
  at.append(at.table().propose_stop(0, kNow));
  at.append(at.table().answer_stop(1, at.table().seq(), true, kNow));
  EXPECT_EQ(at.last_note().at("note"), "stop_agreed");
  at.append(at.table().hand_to_bot(2, "random", kNow));
  EXPECT_TRUE(table_message(at.again(), 0, 0).at("proposal").is_null());
  EXPECT_FALSE(at.table().stopped()) << "not without being asked again";
  at.append(at.table().propose_stop(0, kNow));
  at.append(at.table().propose_stop(1, kNow));
  EXPECT_TRUE(at.table().stopped()) << "who is away is not asked";
}

TEST(Stop, IsRefusedInAFinishedGame) {
  Table table = table_for(humans(2), 7);
  play_to_the_end(table, 5);
  EXPECT_EQ(code_of(table.propose_stop(0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.hand_to_bot(0, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.offer_seat(0, kNow)), Code::kNotAllowed);
}

TEST(SeatNotes, AreLimitedForEachSeat) {
  SeatedTable at(two_people_and_a_bot());
  for (int i = 0; i < kMaxSeatNotes; ++i) {
    if (i % 3 == 0) at.append(at.table().offer_seat(0, kNow));
    if (i % 3 == 1) at.append(at.table().propose_stop(0, kNow));
    if (i % 3 == 2) at.append(at.table().hand_to_bot(0, "random", kNow));
    if (i % 3 == 1) at.append(at.table().answer_stop(1, at.table().seq(), false, kNow));
    if (i % 3 == 2) at.append(at.table().take_back(0, kNow));
  }
  for (const Table& table : {at.table(), at.again()}) {
    EXPECT_EQ(code_of(table.offer_seat(0, kNow)), Code::kNotAllowed);
    EXPECT_EQ(code_of(table.propose_stop(0, kNow)), Code::kNotAllowed);
    EXPECT_EQ(code_of(table.hand_to_bot(0, "random", kNow)), Code::kNotAllowed);
    EXPECT_TRUE(table.offer_seat(1, kNow)) << "others have theirs";
    EXPECT_TRUE(table.renew_link(0, kNow)) << "so has the host";
  }
}

}  // namespace seating_test
}  // namespace drover::table::test
