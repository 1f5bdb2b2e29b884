// Seats that change hands, and the agreement to stop.

#include <gtest/gtest.h>

#include "game/record.h"
#include "table/helpers.h"

namespace drover::table::test {
namespace seating_test {

// As a store has it: what became of the seats together with the log.
struct Sitting {
  explicit Sitting(std::vector<Seat> seats) : written(data_for(std::move(seats), 7)) {}

  void append(const Checked<Change>& change) {
    written.append(must(change));
    written.stored.seats = table().seats();
  }
  void play(int moves = 1) {
    for (int i = 0; i < moves; ++i) {
      append(random_entry(table(), true_position(written.stored), rng));
    }
  }
  // Until somebody else has to decide.
  void end_turn() {
    const int seat = table().actor();
    while (table().actor() == seat) play();
  }
  Table& table() { return written.table; }
  Table again() const { return Table("testid00", written.stored); }
  boost::json::value last_note() {
    return table_message(table(), 0, 0).at("notes").as_array().back();
  }

  Written written;
  core::Rng rng = core::Rng::from_seed(5);
};

std::vector<Seat> two_people_and_a_bot() { return {human("Ada"), human("Bob"), bot("random")}; }

// ---- Notes --------------------------------------------------------------------------------------

TEST(NoteText, HoldsWhatTheNoteTells) {
  Note note{NoteKind::kSeatToBot};
  note.level = "greedy";
  note.from = "Ada = 1";
  note.to = "Hank";
  const auto back = note_in(text_of(note));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->kind, NoteKind::kSeatToBot);
  EXPECT_EQ(back->level, "greedy");
  EXPECT_EQ(back->from, "Ada = 1");
  EXPECT_EQ(back->to, "Hank");
  EXPECT_EQ(back->turn, game::kNoSeat);
  EXPECT_EQ(text_of({NoteKind::kLinkRenewed}), "link_renewed") << "as it was before others came";
  EXPECT_FALSE(note_in("moved_to_the_moon"));
  EXPECT_FALSE(note_in(""));
  EXPECT_EQ(note_in("stop_proposed\tturn=9")->turn, game::kNoSeat);
}

// ---- A bot --------------------------------------------------------------------------------------

TEST(HandToBot, TheBotPlaysUnderItsOwnName) {
  Sitting at(two_people_and_a_bot());
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

TEST(HandToBot, ThePersonsNameStaysTheirs) {
  Sitting at(two_people_and_a_bot());
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  EXPECT_EQ(code_of(at.table().rename(1, " ADA ")), Code::kNameTaken);
  at.append(at.table().take_back(0, kNow));
  EXPECT_EQ(at.table().seats()[0], human("Ada"));
  EXPECT_EQ(at.again().seats()[0], human("Ada"));
}

TEST(HandToBot, IsRefusedWhereNobodyCouldWantIt) {
  Sitting at(two_people_and_a_bot());
  EXPECT_EQ(code_of(at.table().hand_to_bot(0, "Greta", kNow)), Code::kBadRequest);
  EXPECT_NE(sentence_of(at.table().hand_to_bot(0, "Greta", kNow)).find("greedy"),
            std::string::npos);
  EXPECT_EQ(code_of(at.table().hand_to_bot(2, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().hand_to_bot(game::kNoSeat, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().take_back(0, kNow)), Code::kNotAllowed);
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  EXPECT_EQ(code_of(at.table().hand_to_bot(0, "random", kNow)), Code::kNotAllowed);
}

TEST(TakeBack, WhatTheBotHasFoundMeanwhileIsStale) {
  Sitting at(two_people_and_a_bot());
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  const BotTurn turn = *at.table().bot_turn();
  const game::Move move = think_afresh(turn);
  at.append(at.table().take_back(0, kNow));
  EXPECT_EQ(code_of(at.table().play(turn, move, kNow)), Code::kStale);
  EXPECT_FALSE(at.table().bot_turn());
  at.append(at.table().hand_to_bot(0, "random", kNow));
  EXPECT_EQ(code_of(at.table().play(turn, move, kNow)), Code::kStale) << "another bot sits there";
}

TEST(HandToBot, NobodyElseGetsToKnowMore) {
  Sitting at({human("Ada"), human("Bob")});
  at.play(5);
  at.append(at.table().hand_to_bot(0, "greedy", kNow));
  EXPECT_EQ(code_of(at.table().record(1)), Code::kNotAllowed) << "Ada may come back";
  EXPECT_FALSE(at.table().nobody_else_human(1));
  EXPECT_FALSE(at.table().nobody_else_human(game::kNoSeat));
  const TableData copy = must(at.table().clone(1, at.table().moves(), 3));
  EXPECT_FALSE(copy.start.position.empty()) << "dealt anew";
  EXPECT_EQ(copy.seats[0].person, "") << "nobody can come back there";
}

TEST(HandToBot, WhatABotHasPlayedIsNoResultOfTheirs) {
  const game::Game& elpaso = *game::find_game("elpaso");
  for (const bool helped : {false, true}) {
    Table table("testid00", data_for({human("Ada")}, 7, elpaso));
    if (helped) {
      table.append(must(table.hand_to_bot(0, "greedy", kNow)));
      table.append(must(table.take_back(0, kNow)));
    }
    core::Rng rng = core::Rng::from_seed(5);
    game::Position position = true_position(table);
    std::optional<SoloResult> result;
    while (!table.over()) {
      const Entry entry = random_entry(table, position, rng);
      result = table.result_of(entry);
      table.append(entry);
      apply_entry(position, entry);
    }
    EXPECT_EQ(result.has_value(), !helped);
  }
}

// ---- A friend -----------------------------------------------------------------------------------

TEST(OfferSeat, ChangesNothingUntilSomebodyComes) {
  Sitting at(two_people_and_a_bot());
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

TEST(PassOn, FromABotThatKeptTheSeat) {
  Sitting at(two_people_and_a_bot());
  at.append(at.table().hand_to_bot(1, "greedy", kNow));
  at.append(at.table().offer_seat(1, kNow));
  at.append(at.table().pass_on(1, kNow));
  EXPECT_EQ(at.table().seats()[1], human("Player 2"));
  at.append(at.table().hand_to_bot(1, "greedy", kNow));
  at.append(at.table().renew_link(1, kNow));
  EXPECT_EQ(at.table().seats()[1], human("Player 2")) << "the host ends what a bot does there, too";
}

// ---- Why not --------------------------------------------------------------------------------

TEST(SeatReasons, StandBesideTheSentence) {
  Sitting at(two_people_and_a_bot());
  const auto answer = at.table().take_back(0, kNow);
  ASSERT_FALSE(answer);
  const Refusal& refusal = answer.error();
  ASSERT_TRUE(refusal.reason);
  EXPECT_EQ(refusal.reason->key, "seat_is_yours");
  EXPECT_EQ(refusal.sentence, "You play this seat yourself: there is nothing to take back.");
}

// ---- Stopping -----------------------------------------------------------------------------------

TEST(Stop, TakesAllPeopleAndNoBot) {
  Sitting at(two_people_and_a_bot());
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

TEST(Stop, NothingIsPlayedOrTakenBackAfterIt) {
  Sitting at({human("Ada"), bot("random")});
  at.play();
  const int seat = at.table().actor();
  at.append(at.table().propose_stop(0, kNow));
  EXPECT_TRUE(at.table().stopped()) << "whoever is alone among bots";
  EXPECT_EQ(at.last_note().at("note"), "stopped");
  EXPECT_EQ(code_of(at.table().play(seat, at.table().seq(), "end", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().undo(0, at.table().seq(), 0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().ask(0, at.table().seq())), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().hand_to_bot(0, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().offer_seat(0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().pass_on(0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(at.table().propose_stop(0, kNow)), Code::kNotAllowed);
  at.append(at.table().chat(0, "Well played", kNow));
  EXPECT_TRUE(at.again().stopped());
}

TEST(Stop, OfAStoppedGameThereIsARecordAndACloneThatGoesOn) {
  Sitting at({human("Ada"), human("Bob")});
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

TEST(Stop, AProposalLapsesWhenSomebodyRefuses) {
  Sitting at(two_people_and_a_bot());
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

TEST(Stop, AProposalOutlastsTheTurnAndBotsButNotTheNextPerson) {
  Sitting at({human("Ada"), bot("random"), human("Bob")});
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

TEST(Stop, AMoveThatIsTakenBackDoesNotBringTheProposalBack) {
  Sitting at({human("Ada"), human("Bob")});
  at.append(at.table().propose_stop(1, kNow));
  at.end_turn();
  at.play();
  const auto offer = at.table().undo_offer(1);
  if (!offer.at("to").is_null()) {
    at.append(at.table().undo(1, at.table().seq(), offer.at("to").to_number<int>(), kNow));
  }
  EXPECT_TRUE(table_message(at.again(), 0, 0).at("proposal").is_null());
}

TEST(Stop, AProposalLapsesWhenASeatChangesHands) {
  Sitting at({human("Ada"), human("Bob"), human("Cleo")});
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

TEST(Stop, AFinishedGameIsNotStopped) {
  Table table = table_for(humans(2), 7);
  play_to_the_end(table, 5);
  EXPECT_EQ(code_of(table.propose_stop(0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.hand_to_bot(0, "greedy", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.offer_seat(0, kNow)), Code::kNotAllowed);
}

TEST(SeatNotes, AreBoundedForEachSeat) {
  Sitting at(two_people_and_a_bot());
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
