// Table: checks of entries, limits, bots, and frozen tables.
#include "table/table.h"

#include <cctype>
#include <chrono>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "bots/bot.h"
#include "table/helpers.h"

namespace drover::table::test {
namespace table_test {

std::string first_legal(const Table& table) {
  const game::Position position = true_position(table);
  game::MoveList legal;
  position.game().legal(position, legal);
  return position.game().move_text(legal[0]);
}

TEST(Table, BeginsWithAnEmptyLog) {
  const Table table = table_for(humans(2), 7);
  EXPECT_EQ(table.seq(), 0U);
  EXPECT_EQ(table.moves(), 0);
  EXPECT_EQ(table.players(), 2);
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.frozen(), "");
  EXPECT_EQ(table.actor(), some_game().actor(true_position(table)));
}

TEST(Table, CheckingAMoveChangesNothing) {
  Table table = table_for(humans(2), 7);
  const Entry entry = must(table.play(table.actor(), 0, first_legal(table), kNow));
  EXPECT_EQ(table.seq(), 0U);
  EXPECT_EQ(table.moves(), 0);
  EXPECT_EQ(entry.seq, 1U);
  EXPECT_EQ(entry.moves, 1);
  EXPECT_EQ(entry.time, kNow);

  table.append(entry);
  EXPECT_EQ(table.seq(), 1U);
  EXPECT_EQ(table.moves(), 1);
  EXPECT_EQ(table.data().log.back(), entry);
}

TEST(Table, StoresAMoveInItsCanonicalNotation) {
  const Table table = table_for(humans(2), 7);
  const std::string text = first_legal(table);
  const auto loose = some_game().parse_move(text + "  ");
  if (!loose) GTEST_SKIP() << "the notation knows one way to write a move";
  EXPECT_EQ(must(table.play(table.actor(), 0, text + "  ", kNow)).text, text);
}

TEST(Table, RefusesAMoveOutOfTurn) {
  const Table table = table_for(humans(2), 7);
  const int other = 1 - table.actor();
  EXPECT_EQ(code_of(table.play(other, 0, first_legal(table), kNow)), Code::kNotYourTurn);
  // An illegal move out of turn gets the same refusal.
  EXPECT_EQ(sentence_of(table.play(other, 0, first_legal(table), kNow)),
            sentence_of(table.play(other, 0, "nonsense", kNow)));
}

TEST(Table, GivesReasonsForRefusedMoves) {
  Table table = table_for(humans(2), 7);
  const int seat = table.actor();
  const auto refusal_of = [&](int by, std::string_view move) {
    return table.play(by, table.seq(), move, kNow).error();
  };
  const Refusal out_of_turn = refusal_of(1 - seat, "place A");
  ASSERT_TRUE(out_of_turn.reason);
  EXPECT_EQ(out_of_turn.reason->key, "not_your_turn");
  EXPECT_EQ(out_of_turn.reason->params.at("seat").as_int64(), 2 - seat);
  EXPECT_EQ(out_of_turn.reason->params.at("actor").as_int64(), seat + 1);
  EXPECT_EQ(out_of_turn.sentence, fmt::format("It is Player {}’s turn.", seat + 1));

  const Refusal too_early = refusal_of(seat, "move KC");
  ASSERT_TRUE(too_early.reason);
  EXPECT_EQ(too_early.reason->key, "other_decision");
  EXPECT_THAT(too_early.sentence,
              ::testing::StartsWith("\"move KC\" is not legal now. Another decision comes "
                                    "first. "));

  play_to_the_end(table, 1);
  EXPECT_EQ(refusal_of(seat, "end").reason->key, "game_over");
  // A text that is no move has no further reason.
  EXPECT_FALSE(table_for(humans(2), 7).play(seat, 0, "hop", kNow).error().reason);
}

TEST(Table, RefusesSpectators) {
  const Table table = table_for(humans(2), 7);
  EXPECT_EQ(code_of(table.play(game::kNoSeat, 0, first_legal(table), kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.undo(game::kNoSeat, 0, 0, kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.chat(game::kNoSeat, "hello", kNow)), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.rename(game::kNoSeat, "Eve")), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.play(2, 0, first_legal(table), kNow)), Code::kNotAllowed);
}

TEST(Table, RefusesMalformedAndIllegalMoves) {
  Table table = table_for(humans(2), 7);
  EXPECT_EQ(code_of(table.play(table.actor(), 0, "", kNow)), Code::kIllegalMove);
  EXPECT_EQ(code_of(table.play(table.actor(), 0, "nonsense", kNow)), Code::kIllegalMove);
  EXPECT_EQ(code_of(table.play(table.actor(), 0, std::string(100'000, 'a'), kNow)),
            Code::kIllegalMove);
  EXPECT_EQ(code_of(table.play(table.actor(), 0, std::string("\0\xff", 2), kNow)),
            Code::kIllegalMove);
  // Earlier moves of the game are well-formed, but most are not legal any more.
  play_random_moves(table, 30, 1);
  const game::Position position = true_position(table);
  int refused = 0;
  for (const Entry& entry : table.data().log) {
    game::Position trial = position;
    if (some_game().try_apply(trial, *some_game().parse_move(entry.text))) continue;
    EXPECT_EQ(code_of(table.play(table.actor(), table.seq(), entry.text, kNow)),
              Code::kIllegalMove);
    ++refused;
  }
  EXPECT_GT(refused, 5);
}

TEST(Table, RefusesStaleMoves) {
  Table table = table_for(humans(2), 7);
  play_random_moves(table, 5, 1);
  EXPECT_EQ(code_of(table.play(table.actor(), 4, first_legal(table), kNow)), Code::kStale);
  EXPECT_EQ(code_of(table.play(table.actor(), 6, first_legal(table), kNow)), Code::kStale);
  EXPECT_EQ(code_of(table.undo(table.actor(), 4, 4, kNow)), Code::kStale);
  must(table.play(table.actor(), 5, first_legal(table), kNow));
}

TEST(Table, AcceptsMovesAfterChat) {
  Table table = table_for(humans(2), 7);
  play_random_moves(table, 5, 1);
  table.append(must(table.chat(0, "Your move!", kNow)));
  EXPECT_EQ(table.seq(), 6U);
  EXPECT_EQ(table.moves(), 5);
  must(table.play(table.actor(), 5, first_legal(table), kNow));
  must(table.play(table.actor(), 6, first_legal(table), kNow));
  EXPECT_EQ(code_of(table.play(table.actor(), 4, first_legal(table), kNow)), Code::kStale);
}

TEST(Table, PlaysWholeGames) {
  for (int players = some_game().info().min_players; players <= some_game().info().max_players;
       ++players) {
    Table table = table_for(humans(players), 11);
    play_to_the_end(table, 12);
    EXPECT_EQ(table.actor(), game::kNoSeat);
    EXPECT_EQ(table.moves(), static_cast<int>(table.seq()));
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(code_of(table.play(seat, table.seq(), "end", kNow)), Code::kIllegalMove);
    }
    // A table built from the stored data is identical.
    const Table again("testid00", table.data());
    EXPECT_EQ(again.frozen(), "");
    EXPECT_TRUE(again.over());
    EXPECT_EQ(boost::json::serialize(table_message(again, 0, 0)),
              boost::json::serialize(table_message(table, 0, 0)));
  }
}

TEST(Table, StoresChatOnOneLine) {
  const Table table = table_for(humans(2), 7);
  EXPECT_EQ(must(table.chat(1, "  Howdy,\npartner! ", kNow)).text, "Howdy, partner!");
  EXPECT_EQ(must(table.chat(1, std::string(500, 'x'), kNow)).text.size(), 500U);
  std::string cows;
  for (int i = 0; i < 500; ++i) cows += "\U0001f404";
  EXPECT_EQ(must(table.chat(1, cows, kNow)).text, cows);
  EXPECT_EQ(code_of(table.chat(1, cows + "!", kNow)), Code::kTooLarge);
  EXPECT_EQ(code_of(table.chat(1, "", kNow)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.chat(1, " \n ", kNow)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.chat(1, "a\x1b[31m", kNow)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.chat(1, "\xff", kNow)), Code::kBadRequest);
}

TEST(Table, LimitsChat) {
  Table table("testid00", data_for(humans(2), 7), {.chats = 300});
  for (int i = 0; i < 300; ++i) table.append(must(table.chat(0, "again", kNow)));
  EXPECT_EQ(code_of(table.chat(1, "and again", kNow)), Code::kNotAllowed);
  EXPECT_EQ(table_message(table, 0, 0).at("chat").as_array().size(), kMaxChatsInMessage);
}

TEST(Table, RenamesASeat) {
  Table table = table_for(humans(2), 7);
  EXPECT_EQ(must(table.rename(1, "  Grace ")), "Grace");
  table.set_name(1, "Grace");
  EXPECT_EQ(seats_message(table, 0).at("seats").at(1).at("name").as_string(), "Grace");
  EXPECT_EQ(code_of(table.rename(1, "")), Code::kBadRequest);
  EXPECT_EQ(code_of(table.rename(1, "a\x01")), Code::kBadRequest);
  EXPECT_EQ(code_of(table.rename(1, std::string(41, 'x'))), Code::kTooLarge);
  must(table.rename(1, std::string(40, 'x')));
}

TEST(Table, RefusesTheNameOfAnotherSeat) {
  Table table = table_for({human("Ada"), human("Łucja"), bot("greedy")}, 7);
  std::string bots = " " + table.seats()[2].name + " ";
  for (char& letter : bots) letter = static_cast<char>(std::toupper(letter));
  for (const std::string& taken :
       {std::string("Łucja"), std::string(" łUCJA "), std::string("Łu\u200bcja"), bots}) {
    EXPECT_EQ(code_of(table.rename(0, taken)), Code::kNameTaken) << taken;
  }
  EXPECT_EQ(must(table.rename(0, "ADA")), "ADA") << "one's own name may change its looks";
  must(table.rename(0, "Lucja"));
}

TEST(Table, RemovesInvisibleCharacters) {
  const Table table = table_for(humans(2), 7);
  EXPECT_EQ(must(table.chat(0, "\u202eollaH\u202c,\u200b Ada\u2069\ufeff", kNow)).text,
            "ollaH, Ada");
  EXPECT_EQ(code_of(table.chat(0, "\u200b\u2066\u061c", kNow)), Code::kBadRequest);
  EXPECT_EQ(must(table.rename(0, "\u200fGrace\u200e")), "Grace");
  EXPECT_EQ(code_of(table.rename(0, "\u00ad\u3164")), Code::kBadRequest);
}

// ---- Limits -------------------------------------------------------------------------------------

// Plays moves, and takes the last ones back whenever that is allowed.
void play_with_undo(LoggedTable& logged, int moves, std::uint64_t seed) {
  core::Rng rng = core::Rng::from_seed(seed);
  Table& table = logged.table;
  for (int i = 0; i < moves && !table.over(); ++i) {
    const auto to = table.undo_offer(table.actor()).at("to");
    logged.append(to.is_null()
                      ? random_entry(table, true_position(table), rng)
                      : must(table.undo(table.actor(), table.seq(), to.to_number<int>(), kNow)));
  }
}

TEST(Table, ReachesTheEndDespiteChatAndUndo) {
  constexpr Limits kLimits{.moves = 1'000, .taken_back = 60, .chats = 10};
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    LoggedTable logged(data_for(humans(3), seed));
    logged.table = Table("testid00", logged.stored, kLimits);
    Table& table = logged.table;
    for (int i = 0; i < 10; ++i) logged.append(must(table.chat(0, "Well ...", kNow)));
    play_with_undo(logged, 400, seed);
    play_to_the_end(table, seed);
    EXPECT_LE(static_cast<int>(table.seq()), table.moves() + 2 * 60 + 10);
    EXPECT_GT(static_cast<int>(table.seq()), table.moves() + 10 + 20) << "moves were taken back";
  }
}

TEST(Table, HasLimitsFarAboveRealGames) {
  int longest = 0;
  for (int seed = 0; seed < repetitions(20); ++seed) {
    Table table = table_for(humans(some_game().info().max_players), static_cast<unsigned>(seed));
    play_to_the_end(table, static_cast<std::uint64_t>(seed));
    longest = std::max(longest, table.moves());
  }
  EXPECT_LT(10 * longest, Limits{}.moves);
}

TEST(Table, RefusesMovesBeyondItsLimit) {
  Table table("testid00", data_for({human("Ada"), bot("random")}, 7), {.moves = 40});
  play_random_moves(table, 40, 1);
  ASSERT_FALSE(table.over());
  EXPECT_EQ(code_of(table.play(table.actor(), table.seq(), first_legal(table), kNow)),
            Code::kNotAllowed);
  // A bot that cannot play gets no turn.
  Table bots("testid00", data_for({bot("random"), bot("random")}, 7), {.moves = 40});
  play_random_moves(bots, 39, 1);
  EXPECT_TRUE(bots.bot_turn());
  play_random_moves(bots, 1, 2);
  EXPECT_FALSE(bots.over());
  EXPECT_FALSE(bots.bot_turn());
}

// ---- Cost ---------------------------------------------------------------------------------------

// Returns the data of a game with many moves taken back after its first `moves`. The texts of those
// moves are no moves, so playing them would fail.
TableData with_undone_entries(TableData data, int moves, int entries) {
  const auto place = data.log.begin() + moves;
  std::vector<Entry> rest(place, data.log.end());
  data.log.erase(place, data.log.end());
  for (int i = 0; i < entries / 2; ++i) {
    const auto seq = static_cast<std::uint32_t>(data.log.size());
    data.log.push_back({seq + 1, kNow, EntryKind::kMove, 0, moves + 1, "nonsense"});
    data.log.push_back({seq + 2, kNow, EntryKind::kUndo, 0, moves, ""});
  }
  for (Entry& entry : rest) {
    entry.seq += static_cast<std::uint32_t>(entries);
    data.log.push_back(std::move(entry));
  }
  return data;
}

template <class Work>
std::chrono::nanoseconds quickest(Work work) {
  auto best = std::chrono::nanoseconds::max();
  for (int i = 0; i < 9; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    best = std::min<std::chrono::nanoseconds>(best, std::chrono::steady_clock::now() - begin);
  }
  return best;
}

TEST(Table, DoesNotPlayMovesTakenBack) {
  Table plain = table_for(humans(2), 7);
  play_random_moves(plain, 150, 3);
  const Table table("testid00", with_undone_entries(plain.data(), 150, 1'000));
  EXPECT_EQ(table.frozen(), "");
  EXPECT_EQ(table.seq(), 1'150U);
  EXPECT_EQ(table.moves(), 150);
  EXPECT_EQ(table.view(0), plain.view(0));
  EXPECT_EQ(table_message(table, 0, 0).at("log"), table_message(plain, 0, 0).at("log"));
}

TEST(Table, HasACostIndependentOfItsLog) {
  Table plain = table_for(humans(2), 7);
  play_random_moves(plain, 250, 3);
  const Table table("testid00", with_undone_entries(plain.data(), 130, 20'000));
  ASSERT_EQ(table.frozen(), "");
  ASSERT_EQ(table.seq(), 20'250U);
  const auto at_most_thrice = [&](const auto& work) {
    EXPECT_LT(quickest([&] { static_cast<void>(work(table)); }),
              3 * quickest([&] { static_cast<void>(work(plain)); }));
  };
  at_most_thrice([](const Table& one) { return table_message(one, 0, 0); });
  at_most_thrice([](const Table& one) { return update(one, 0); });
  at_most_thrice([](const Table& one) { return one.view_at(17, 0); });
  at_most_thrice([](const Table& one) { return one.log_page(210, kMaxLogPage, 0); });
  at_most_thrice([](const Table& one) { return updates_after(one, one.seq() - 100, 0); });
  at_most_thrice([](const Table& one) { return Table(one); });
}

// ---- Bots ---------------------------------------------------------------------------------------

void let_bots_play(Table& table, int moves) {
  for (int i = 0; i < moves; ++i) {
    const auto turn = table.bot_turn();
    if (!turn) return;
    table.append(must(table.play(*turn, think_afresh(*turn), kNow)));
  }
}

TEST(TableBots, PlayTheirSeats) {
  Table table = table_for({human("Ada"), bot("random")}, 7);
  int bot_moves = 0;
  for (int i = 0; i < 100; ++i) {
    const auto turn = table.bot_turn();
    ASSERT_EQ(turn.has_value(), table.actor() == 1);
    if (turn) {
      EXPECT_EQ(turn->seat, 1);
      EXPECT_EQ(turn->level, "random");
      EXPECT_EQ(turn->view, some_game().redact(true_position(table), 1));
      ++bot_moves;
      let_bots_play(table, 1);
    } else {
      play_random_moves(table, 1, static_cast<std::uint64_t>(i));
    }
  }
  EXPECT_GT(bot_moves, 10);
}

TEST(TableBots, ChooseFromTheLegalMovesOfTheirTurn) {
  const Table table = table_for({bot("random"), bot("random")}, 7);
  const auto turn = table.bot_turn();
  ASSERT_TRUE(turn);
  game::MoveList legal;
  some_game().legal(true_position(table), legal);
  ASSERT_EQ(turn->legal.size(), legal.size());
  for (const game::Move move : legal) EXPECT_TRUE(turn->legal.contains(move));
  const game::Move elsewhere = *some_game().parse_move("deliver topeka");
  ASSERT_FALSE(legal.contains(elsewhere));
  EXPECT_EQ(code_of(table.play(*turn, elsewhere, kNow)), Code::kIllegalMove);
}

TEST(TableBots, PlayTheSameGameDespiteChat) {
  Table first = table_for({bot("random"), bot("greedy"), bot("random")}, 7);
  Table second = first;
  let_bots_play(first, 10'000);
  ASSERT_TRUE(first.over());
  EXPECT_FALSE(first.bot_turn());

  for (int i = 0; !second.over(); ++i) {
    if (i % 7 == 0) second.append(must(second.chat(i % 3, "hm", kNow)));
    let_bots_play(second, 1);
  }
  EXPECT_EQ(true_position(first), true_position(second));
  EXPECT_GT(second.seq(), first.seq());

  Table other = table_for({bot("random"), bot("greedy"), bot("random")}, 8);
  let_bots_play(other, 10'000);
  EXPECT_NE(true_position(first), true_position(other));
}

TEST(TableBots, UseADifferentSeedForEachTurn) {
  // Each decision and seat has its own seed.
  Table table = table_for({bot("random"), bot("random")}, 7);
  std::vector<std::uint64_t> seeds;
  while (!table.over() && seeds.size() < 200) {
    seeds.push_back(table.bot_turn()->seed);
    let_bots_play(table, 1);
  }
  std::sort(seeds.begin(), seeds.end());
  EXPECT_EQ(std::unique(seeds.begin(), seeds.end()), seeds.end());
}

// ---- Frozen tables ------------------------------------------------------------------------------

void expect_frozen_but_readable(const TableData& data, std::string_view word) {
  Table table("testid00", data);
  ASSERT_NE(table.frozen().find(word), std::string::npos) << table.frozen();
  EXPECT_EQ(code_of(table.play(0, table.seq(), "anything", kNow)), Code::kRulesChanged);
  EXPECT_EQ(code_of(table.undo(0, table.seq(), 0, kNow)), Code::kRulesChanged);
  EXPECT_EQ(code_of(table.view_at(0, 0)), Code::kRulesChanged);
  EXPECT_EQ(code_of(table.clone(0, 0, 1)), Code::kRulesChanged);
  EXPECT_EQ(code_of(table.record(0)), Code::kRulesChanged);
  EXPECT_FALSE(table.bot_turn());
  EXPECT_EQ(table.actor(), game::kNoSeat);

  const auto message = table_message(table, 0, 0);
  EXPECT_EQ(message.at("frozen").as_string(), table.frozen());
  EXPECT_TRUE(message.at("view").is_null());
  const auto& log = message.at("log").as_array();
  std::vector<Entry> moves = data.log;
  std::erase_if(moves, [](const Entry& entry) { return entry.what != EntryKind::kMove; });
  ASSERT_EQ(log.size(), moves.size());
  for (std::size_t i = 0; i < log.size(); ++i) {
    EXPECT_EQ(log[i].at("seq").to_number<std::uint32_t>(), moves[i].seq);
    EXPECT_EQ(log[i].at("move").as_string(), moves[i].text);
    EXPECT_TRUE(log[i].at("events").as_array().empty());
  }
  if (!moves.empty()) {
    const auto page = must(table.log_page(table.moves() - 1, 1, 0));
    EXPECT_EQ(page.at("log").at(0), log[log.size() - 2]);
  }
  // Chat is still possible.
  table.append(must(table.chat(0, "What a pity.", kNow)));
  EXPECT_EQ(table_message(table, 0, 0).at("chat").as_array().size(), 1U);
  EXPECT_EQ(update(table, 0).at("what").as_string(), "chat");
}

TableData played_data() {
  Table table = table_for({human("Ada"), human("Grace")}, 7);
  play_random_moves(table, 40, 3);
  return table.data();
}

TEST(FrozenTable, WhenTheRulesAreUnsupported) {
  TableData data = played_data();
  data.start.setup.rules_version += 1;
  EXPECT_EQ(Table("testid00", data).moves(), 40);
  expect_frozen_but_readable(data, "rules version");
}

TEST(FrozenTable, WhenAMoveIsRefused) {
  TableData data = played_data();
  data.log[20].text = "nonsense";
  expect_frozen_but_readable(data, "entry 21");
}

TEST(FrozenTable, WhenAMoveIsNotLegal) {
  TableData data = played_data();
  data.log[20].text = data.log[0].text;
  expect_frozen_but_readable(data, "entry 21");
}

TEST(FrozenTable, WhenAnotherSeatHadToMove) {
  TableData data = played_data();
  data.log[20].seat = 1 - data.log[20].seat;
  expect_frozen_but_readable(data, "entry 21");
}

TEST(FrozenTable, WhenTheLogHasAGap) {
  TableData data = played_data();
  data.log.erase(data.log.begin() + 20);
  expect_frozen_but_readable(data, "entry 22");
}

TEST(FrozenTable, WhenMovesAreMiscounted) {
  TableData data = played_data();
  data.log[20].moves += 1;
  expect_frozen_but_readable(data, "entry 21");

  for (const int to : {40, 41, -1}) {
    data = played_data();
    data.log.push_back({41, kNow, EntryKind::kUndo, 0, to, ""});
    EXPECT_NE(Table("testid00", data).frozen().find("entry 41"), std::string::npos);
  }
  data.log.back() = {41, kNow, EntryKind::kChat, 0, 39, "Hello"};
  EXPECT_NE(Table("testid00", data).frozen().find("entry 41"), std::string::npos);
}

TEST(FrozenTable, LeavesOutMovesTakenBack) {
  TableData data = played_data();
  data.log.push_back({41, kNow, EntryKind::kUndo, 0, 37, ""});
  data.start.setup.rules_version += 1;
  const Table table("testid00", data);
  EXPECT_EQ(table.moves(), 37);
  EXPECT_EQ(table_message(table, 0, 0).at("log").as_array().size(), 37U);
  const auto missed = updates_after(table, 36, 0);
  ASSERT_EQ(missed.size(), 5U);
  EXPECT_EQ(missed[0].at("move").as_string(), data.log[36].text);
  for (std::size_t i = 1; i < 4; ++i) EXPECT_TRUE(missed[i].at("undone").as_bool());
  EXPECT_EQ(missed[4].at("what").as_string(), "undo");
}

TEST(FrozenTable, WhenTheGameIsUnknown) {
  TableData data = played_data();
  data.start.game = "chess";
  expect_frozen_but_readable(data, "chess");
}

TEST(FrozenTable, WhenTheBeginningCannotBeSetUp) {
  TableData data = played_data();
  data.start.setup.options["neutral"] = "upside down";
  expect_frozen_but_readable(data, "upside down");

  for (const std::string position : {"{", "{}", "[1]", "null"}) {
    data = played_data();
    data.start.position = position;
    expect_frozen_but_readable(data, "set up");
  }
}

TEST(FrozenTable, WhenTheGameHasAnotherNumberOfSeats) {
  TableData data = played_data();
  data.seats.push_back(human("Cleo"));
  expect_frozen_but_readable(data, "another number of seats");
}

// Another server of a newer version may still play at the table.
TEST(FrozenTable, StaysReadableWhenMovesAreTakenBackAndOthersFollow) {
  TableData data = played_data();
  data.start.setup.rules_version += 1;
  Table table("testid00", data);
  table.append(Entry{41, kNow, EntryKind::kUndo, 0, 37, ""});
  EXPECT_EQ(table.moves(), 37);
  table.append(Entry{42, kNow, EntryKind::kMove, 0, 38, "move of a later version"});
  const auto log = table_message(table, 0, 0).at("log").as_array();
  ASSERT_EQ(log.size(), 38U);
  EXPECT_EQ(log[36].at("move").as_string(), data.log[36].text);
  EXPECT_EQ(log[37].at("move").as_string(), "move of a later version");
}

TEST(FrozenTable, WhenItsBotIsUnknown) {
  TableData data = data_for({human("Ada"), bot("random")}, 7);
  data.seats[1].level = "invincible";
  expect_frozen_but_readable(data, "invincible");
}

TEST(FrozenTable, NotWhenItsBotWasRenamed) {
  TableData data = data_for({human("Ada"), bot("random")}, 7);
  data.seats[1].level = "search-1";
  const Table table("testid00", data);
  EXPECT_EQ(table.frozen(), "");
  EXPECT_EQ(table.seats()[1].level, "search");
}

// A checked move with its position and its bare entry lead to identical tables.
TEST(Table, AppendsAnEntryLikeItsCheckedChange) {
  Table by_change = table_for(humans(3), 11);
  Table by_entry = by_change;
  core::Rng rng = core::Rng::from_seed(4);
  game::Position position = true_position(by_change);
  while (!by_change.over()) {
    const game::Move move = random_move(position, rng);
    const LogChange change = must(
        by_change.play(by_change.actor(), by_change.seq(), position.game().move_text(move), kNow));
    const Entry entry = change;
    position.game().apply(position, move);
    ASSERT_TRUE(change.played);
    ASSERT_EQ(change.played->after, position);
    ASSERT_EQ(by_change.ended_after(change), by_entry.ended_after(entry));
    by_change.append(change);
    by_entry.append(entry);
  }
  for (int viewer = game::kNoSeat; viewer < 3; ++viewer) {
    EXPECT_EQ(update(by_change, viewer), update(by_entry, viewer));
    EXPECT_EQ(table_message(by_change, viewer, 0), table_message(by_entry, viewer, 0));
  }
}

TEST(FrozenTable, WhenAnEntryDoesNotFollow) {
  Table table = table_for(humans(2), 7);
  play_random_moves(table, 3, 1);
  Entry entry = must(table.play(table.actor(), 3, first_legal(table), kNow));
  table.append(entry);
  EXPECT_EQ(table.frozen(), "");
  table.append(entry);
  EXPECT_NE(table.frozen(), "");
  EXPECT_EQ(table_message(table, 0, 0).at("log").as_array().size(), 5U);
}

}  // namespace table_test
}  // namespace drover::table::test
