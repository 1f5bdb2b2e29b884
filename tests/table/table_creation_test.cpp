// New tables from requests, records and clones; records of tables.
#include <random>
#include <set>

#include <gtest/gtest.h>

#include "game/record.h"
#include "table/helpers.h"
#include "table/keys.h"
#include "table/table.h"

namespace drover::table::test {
namespace making_test {

namespace json = boost::json;

Checked<TableData> request(std::string_view body) {
  return table_from_request(json::parse(body), 4711);
}

TEST(NewTable, AcceptsTheExampleOfTheDocumentation) {
  const TableData data = must(request(R"({"game": "classic", "players": 3,
    "options": {"neutral": "shuffled"}, "seed": 7, "seats": [
      {"kind": "human", "name": " Ada "}, {"kind": "bot", "level": "greedy"},
      {"kind": "bot", "level": "random", "name": "Dice"}]})"));
  EXPECT_EQ(data.start.game, "classic");
  EXPECT_EQ(data.start.setup.rules_version, game::find_game("classic")->info().rules_version);
  EXPECT_EQ(data.start.setup.players, 3);
  EXPECT_EQ(data.start.setup.seed, 7U);
  EXPECT_EQ(data.start.setup.options.at("neutral"), "shuffled");
  // Omitted options are stored with their defaults, which may change in later versions. Extras were
  // added later, so they are stored only if they are chosen.
  EXPECT_EQ(data.start.setup.options.size(), 2U);
  EXPECT_EQ(data.start.setup.options.at("buildings"), "a");
  EXPECT_EQ(data.start.position, "");
  EXPECT_TRUE(data.log.empty());
  const std::vector<Seat> seats = {
      human("Ada"), {SeatKind::kBot, "Hank", "greedy"}, {SeatKind::kBot, "Dice", "random"}};
  EXPECT_EQ(data.seats, seats);
}

TEST(NewTable, FillsInWhatIsLeftOut) {
  const TableData data =
      must(request(R"({"game": "classic", "seats": [{"kind": "human"}, {"kind": "human"}]})"));
  EXPECT_EQ(data.start.setup.seed, 4711U);
  EXPECT_EQ(data.start.setup.players, 2);
  EXPECT_EQ(data.seats[1].name, "Player 2");
}

// A player who knew the seed of a new table could compute all its hidden cards.
TEST(NewTable, GetsADifferentSeedFromTheEntropyWhenNoneIsNamed) {
  const Entropy entropy = [random = std::mt19937{5}](std::span<std::uint8_t> bytes) mutable {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random());
  };
  std::set<std::uint64_t> seeds;
  std::set<std::string> starts;
  constexpr int kTables = 20;
  for (int i = 0; i < kTables; ++i) {
    const TableData data = must(table_from_request(
        json::parse(R"({"game": "classic", "seats": [{"kind": "human"}, {"kind": "human"}]})"),
        random_seed(entropy)));
    EXPECT_NE(data.start.setup.seed, 0U);
    EXPECT_FALSE(data.start.seed_named);
    seeds.insert(data.start.setup.seed);
    starts.insert(json::serialize(Table("testid00", data).view(0)));
  }
  EXPECT_EQ(seeds.size(), static_cast<std::size_t>(kTables));
  EXPECT_EQ(starts.size(), static_cast<std::size_t>(kTables)) << "every game begins differently";
}

TEST(NewTable, LeavesOutTheLevelOfAPerson) {
  const TableData data = must(request(R"({"game": "classic", "seats": [
    {"kind": "human", "name": "Ada", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]})"));
  EXPECT_EQ(data.seats[0], human("Ada"));
  EXPECT_EQ(data.seats[1].level, "greedy");
}

TEST(NewTable, GivesBotsDistinctNames) {
  const TableData data = must(request(R"({"game": "classic", "seats": [
    {"kind": "bot", "level": "search"}, {"kind": "bot", "level": "greedy+"},
    {"kind": "bot", "level": "search"}, {"kind": "bot", "level": "random", "name": "Dice"}]})"));
  const std::vector<Seat> seats = {{SeatKind::kBot, "Ezra", "search"},
                                   {SeatKind::kBot, "Ruth", "greedy+"},
                                   {SeatKind::kBot, "Zita", "search"},
                                   {SeatKind::kBot, "Dice", "random"}};
  EXPECT_EQ(data.seats, seats);
}

TEST(NewTable, MakesNamesUnique) {
  const auto named = [](const std::string& first, const std::string& second) {
    return request(R"({"game": "classic", "seats": [{"kind": "human", "name": ")" + first +
                   R"("}, {"kind": "bot", "level": "greedy", "name": ")" + second +
                   R"("}, {"kind": "human"}, {"kind": "bot", "level": "greedy"}]})");
  };
  const auto refused = named("Ada", " aDA ");
  EXPECT_EQ(code_of(refused), Code::kNameTaken);
  EXPECT_NE(sentence_of(refused).find("aDA"), std::string::npos) << sentence_of(refused);
  // Default names give way to chosen ones.
  const auto names_beside = [&](const std::string& first, const std::string& second) {
    const TableData data = must(named(first, second));
    return data.seats[2].name + ", " + data.seats[3].name;
  };
  EXPECT_EQ(names_beside("Ada", "Grace"), "Player 3, Hank");
  EXPECT_EQ(names_beside("player 3", "HANK"), "Player 4, Clara");
  // A bot prefers a name with an initial that no other seat has.
  EXPECT_EQ(names_beside("henry", "Cleo"), "Player 3, Otis");
}

TEST(NewTable, AcceptsEverySeed) {
  const auto seeded = [](const std::string& seed) {
    return must(request(R"({"game": "classic", "seats": [{"kind": "human"}, {"kind": "human"}],
                            "seed": )" +
                        seed + "}"))
        .start.setup.seed;
  };
  EXPECT_EQ(seeded("0"), 0U);
  EXPECT_EQ(seeded("18446744073709551615"), 18446744073709551615U);
}

TEST(NewTable, AllowsHintsUnlessRefused) {
  const auto hints = [](const std::string& members) {
    return must(request(R"({"game": "classic", )" + members +
                        R"("seats": [{"kind": "human"}, {"kind": "human"}]})"))
        .start.hints;
  };
  EXPECT_TRUE(hints(""));
  EXPECT_TRUE(hints(R"("hints": true, )"));
  EXPECT_FALSE(hints(R"("hints": false, )"));
}

TEST(NewTable, RefusesMalformedRequests) {
  const std::string two = R"("seats": [{"kind": "human"}, {"kind": "human"}])";
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"[]", "object"},
      {"null", "object"},
      {"{}", "game"},
      {R"({"game": 7, )" + two + "}", "game"},
      {R"({"game": "chess", )" + two + "}", "chess"},
      {R"({"game": "classic"})", "seats"},
      {R"({"game": "classic", "seats": {}})", "seats"},
      {R"({"game": "classic", "seats": []})", "seats"},
      {R"({"game": "classic", "options": {"automa": "brisco"}, )" + two + "}", "Brisco"},
      {R"({"game": "classic", "seats": [{}, {}, {}, {}, {}]})", "seats"},
      {R"({"game": "classic", "seats": [7, 7]})", "seat"},
      {R"({"game": "classic", "seats": [{"kind": "ghost"}, {"kind": "human"}]})", "kind"},
      {R"({"game": "classic", "seats": [{"kind": "human", "key": "x"}, {"kind": "human"}]})",
       "key"},
      {R"({"game": "classic", "seats": [{"kind": "bot"}, {"kind": "human"}]})", "greedy"},
      {R"({"game": "classic", "seats": [{"kind": "bot", "level": 3}, {"kind": "human"}]})",
       "level"},
      {R"({"game": "classic", "seats": [{"kind": "human", "name": "\u0007"}, {"kind": "human"}]})",
       "name"},
      {R"({"game": "classic", "players": 3, )" + two + "}", "3 players"},
      {R"({"game": "classic", "players": -2, )" + two + "}", "players"},
      {R"({"game": "classic", "players": "2", )" + two + "}", "players"},
      {R"({"game": "classic", "seed": 1.5, )" + two + "}", "seed"},
      {R"({"game": "classic", "seed": -1, )" + two + "}", "seed"},
      {R"({"game": "classic", "options": [], )" + two + "}", "options"},
      {R"({"game": "classic", "options": {"neutral": 1}, )" + two + "}", "neutral"},
      {R"({"game": "classic", "options": {"neutral": "up"}, )" + two + "}", "neutral"},
      {R"({"game": "classic", "options": {"up": "up"}, )" + two + "}", "up"},
      {R"({"game": "classic", "extra": 1, )" + two + "}", "extra"},
      {R"({"game": "classic", "hints": 1, )" + two + "}", "hints"},
      {R"({"game": "classic", "hints": "no", )" + two + "}", "hints"},
  };
  for (const auto& [body, word] : bad) {
    const auto answer = request(body);
    EXPECT_EQ(code_of(answer), Code::kBadRequest) << body;
    EXPECT_NE(sentence_of(answer).find(word), std::string::npos)
        << body << ": " << sentence_of(answer);
  }
  EXPECT_EQ(code_of(request(R"({"game": "classic", "seats": [{"kind": "human", "name": ")" +
                            std::string(41, 'x') + R"("}, {"kind": "human"}]})")),
            Code::kTooLarge);
}

// ---- Records ------------------------------------------------------------------------------------

TEST(TableRecord, MakesTheRoundTrip) {
  for (const int moves : {0, 1, 60, 10'000}) {
    Table table = table_for({human("Ada"), bot("greedy")}, 7);
    play_random_moves(table, moves, 3);
    const std::string text = must(table.record(0));
    const TableData back = must(table_from_record(text, kNow + 1));
    EXPECT_EQ(true_position(back), true_position(table));
    EXPECT_EQ(back.seats, table.data().seats);
    const Table again("testid00", back);
    EXPECT_EQ(again.frozen(), "");
    EXPECT_EQ(must(again.record(0)), text);
  }
}

TEST(TableRecord, LeavesOutMovesTakenBack) {
  Table table = table_for({human("Ada"), bot("greedy")}, 7);
  core::Rng rng = core::Rng::from_seed(1);
  game::Position position = true_position(table);
  while (table.actor() != 0 || table.undo_offer(0).at("to").is_null()) {
    play_random_move(table, position, rng);
  }
  const int to = table.undo_offer(0).at("to").to_number<int>();
  table.append(must(table.undo(0, table.seq(), to, kNow)));
  const auto record = must(game::parse_record(must(table.record(0))));
  EXPECT_EQ(static_cast<int>(record.moves()), to);
  EXPECT_EQ(must(game::replay(record)), true_position(table));
}

TEST(TableRecord, OfARunningGameIsGivenOnlyToTheOnlyPerson) {
  Table alone = table_for({human("Ada"), bot("greedy")}, 7);
  play_random_moves(alone, 20, 3);
  must(alone.record(0));
  EXPECT_EQ(code_of(alone.record(game::kNoSeat)), Code::kNotAllowed);

  Table together = table_for({human("Ada"), human("Grace"), bot("greedy")}, 7);
  play_random_moves(together, 20, 3);
  for (int viewer = game::kNoSeat; viewer < 2; ++viewer) {
    EXPECT_EQ(code_of(together.record(viewer)), Code::kNotAllowed);
  }
  play_to_the_end(together, 5);
  for (int viewer = game::kNoSeat; viewer < 2; ++viewer) must(together.record(viewer));

  Table bots = table_for({bot("greedy"), bot("greedy")}, 7);
  must(bots.record(game::kNoSeat));
}

TEST(TableRecord, IsRefusedForAGameFromAPosition) {
  Table table = table_for({human("Ada"), bot("greedy")}, 7);
  play_random_moves(table, 20, 3);
  const Table middle = table_at(true_position(table), {human("Ada"), bot("greedy")});
  EXPECT_EQ(code_of(middle.record(0)), Code::kNotAllowed);
}

TEST(TableRecord, WritesEveryNameInAReadableForm) {
  std::string long_name;
  for (int i = 0; i < 40; ++i) long_name += "\u0141";
  const std::vector<std::pair<std::string, std::string>> names = {
      {"Ada", "Ada"},
      {"Ada, Countess # 1", "Ada  Countess   1"},
      {"greedy", "human greedy"},
      {"#,#", "human 1"},
      {"=:;", "=:;"},
      {long_name, long_name.substr(0, 40)},
  };
  for (const auto& [name, written] : names) {
    const Table table = table_for({human(name), human("Grace")}, 7);
    const Table alone = table_for({human(name), bot("random")}, 7);
    const auto record = must(game::parse_record(must(alone.record(0))));
    EXPECT_EQ(record.seats[0], written);
    EXPECT_EQ(record.seats[1], "random");
    const TableData back = must(table_from_record(must(alone.record(0)), kNow));
    EXPECT_EQ(back.seats[0].kind, SeatKind::kHuman);
  }
}

TEST(TableRecord, NumbersRepeatedNames) {
  std::string text = must(table_for({human("Ada"), bot("greedy"), bot("random")}, 7).record(0));
  const std::string long_name(40, 'x');
  for (const auto& [seats, second] : std::vector<std::pair<std::string, std::string>>{
           {"Ada, ada, random", "ada 2"},
           {long_name + ", " + long_name + ", random", std::string(36, 'x') + " 2"}}) {
    const std::string line = "seats: ";
    const std::size_t at = text.find(line) + line.size();
    text.replace(at, text.find('\n', at) - at, seats);
    const TableData data = must(table_from_record(text, kNow));
    EXPECT_EQ(data.seats[1].name, second);
    EXPECT_EQ(data.seats[2].name, "Toby");
  }
}

TEST(TableRecord, OfUnsupportedRulesMakesAFrozenTable) {
  Table table = table_for({human("Ada"), bot("greedy")}, 7);
  play_random_moves(table, 20, 3);
  std::string text = must(table.record(0));
  const std::string version = "rules-version: ";
  const std::size_t at = text.find(version) + version.size();
  text.replace(at, text.find('\n', at) - at, "999");
  const Table old("testid00", must(table_from_record(text, kNow)));
  EXPECT_NE(old.frozen().find("rules version 999"), std::string::npos) << old.frozen();
  EXPECT_EQ(old.moves(), 20);
  EXPECT_EQ(table_message(old, 0, 0).at("log").as_array().size(), 20U);
  EXPECT_EQ(table_message(old, 0, 0).at("log").at(19).at("move").as_string(),
            table.data().log[19].text);
}

TEST(TableRecord, ThatContradictsItselfIsRefused) {
  Table table = table_for({human("Ada"), bot("greedy")}, 7);
  play_to_the_end(table, 3);
  const std::string text = must(table.record(0));
  must(table_from_record(text, kNow));
  EXPECT_EQ(code_of(table_from_record("", kNow)), Code::kBadRequest);
  EXPECT_EQ(code_of(table_from_record("\xff", kNow)), Code::kBadRequest);
  EXPECT_EQ(code_of(table_from_record(text + "99. 1: nonsense\n", kNow)), Code::kBadRequest);
  std::string other_seed = text;
  other_seed.replace(other_seed.find("seed: 7"), 7, "seed: 8");
  EXPECT_EQ(code_of(table_from_record(other_seed, kNow)), Code::kBadRequest);
}

// ---- Clones -------------------------------------------------------------------------------------

TEST(TableClone, IsExactForTheOnlyPerson) {
  Table table = table_for({human("Ada"), bot("greedy")}, 7);
  play_random_moves(table, 60, 3);
  table.append(must(table.chat(0, "To be or not to be?", kNow)));
  for (const int moves : {0, 30, 60}) {
    const Table copy("testid01", must(table.clone(0, moves, 1)));
    EXPECT_EQ(copy.frozen(), "");
    EXPECT_EQ(copy.moves(), moves);
    EXPECT_EQ(copy.seq(), static_cast<std::uint32_t>(moves));
    EXPECT_EQ(copy.view(0), json::value(must(table.view_at(moves, 0))));
    // The clone has the earlier moves, so its history and undo work.
    EXPECT_EQ(must(copy.view_at(0, 0)), must(table.view_at(0, 0)));
  }
  EXPECT_EQ(true_position(must(table.clone(0, 60, 1))), true_position(table));
}

TEST(TableClone, LeavesOutMovesTakenBack) {
  Table table = table_for({human("Ada"), bot("greedy")}, 7);
  core::Rng rng = core::Rng::from_seed(1);
  game::Position position = true_position(table);
  int taken_back = 0;
  for (int i = 0; i < 200 && !table.over(); ++i) {
    const json::object offer = table.undo_offer(table.actor());
    if (!offer.at("to").is_null() && rng.below(3) == 0) {
      const int to = offer.at("to").to_number<int>();
      table.append(must(table.undo(table.actor(), table.seq(), to, kNow)));
      position = true_position(table);
      ++taken_back;
    } else {
      play_random_move(table, position, rng);
    }
  }
  ASSERT_GT(taken_back, 5);
  const Table copy("testid01", must(table.clone(0, table.moves(), 1)));
  EXPECT_EQ(copy.frozen(), "");
  EXPECT_EQ(copy.seq(), static_cast<std::uint32_t>(table.moves()));
  EXPECT_EQ(true_position(copy), true_position(table));
}

TEST(TableClone, DealsHiddenThingsAnewWhileOthersPlay) {
  Table table = table_for({human("Ada"), human("Grace"), bot("greedy")}, 7);
  play_random_moves(table, 80, 3);
  const game::Game& game = some_game();
  bool different = false;
  for (int viewer = game::kNoSeat; viewer < 2; ++viewer) {
    for (std::uint64_t entropy = 0; entropy < 10; ++entropy) {
      const TableData copy = must(table.clone(viewer, 70, entropy));
      EXPECT_TRUE(copy.log.empty());
      EXPECT_FALSE(copy.start.position.empty());
      EXPECT_NE(copy.start.setup.seed, table.data().start.setup.seed);
      const Table played("testid01", copy);
      EXPECT_EQ(played.frozen(), "");
      // Everything that the viewer knows is unchanged.
      EXPECT_EQ(played.view(viewer), json::value(must(table.view_at(70, viewer))));
      // Hidden information is dealt anew: the generator always differs, the cards mostly.
      const game::Position position = true_position(copy);
      game::Position original = must(game.setup(table.data().start.setup));
      for (int i = 0; i < 70; ++i) {
        game.apply(original, *game.parse_move(table.data().log[static_cast<std::size_t>(i)].text));
      }
      EXPECT_TRUE(game.chance_between(original, position));
      for (int seat = 0; seat < 3; ++seat) {
        if (seat != viewer) {
          different |= game.to_json(game.redact(original, seat)) !=
                       game.to_json(game.redact(position, seat));
        }
      }
    }
  }
  EXPECT_TRUE(different);
}

TEST(TableClone, WithADealtPositionCanBePlayedToTheEnd) {
  for (int round = 0; round < repetitions(20); ++round) {
    Table table = table_for(humans(2 + round % 3), static_cast<std::uint64_t>(round));
    play_random_moves(table, 20 + 5 * round, 3);
    Table copy("testid01",
               must(table.clone(round % 2, table.moves(), static_cast<std::uint64_t>(round))));
    ASSERT_EQ(copy.frozen(), "");
    play_to_the_end(copy, 6);
    const Table again("testid01", copy.data());
    ASSERT_EQ(again.frozen(), "");
  }
}

TEST(TableClone, IsExactWhenTheGameIsOver) {
  Table table = table_for(humans(2), 7);
  play_to_the_end(table, 3);
  const int half = table.moves() / 2;
  const TableData copy = must(table.clone(game::kNoSeat, half, 1));
  EXPECT_EQ(copy.start.setup.seed, 7U);
  EXPECT_EQ(static_cast<int>(copy.log.size()), half);
  EXPECT_EQ(Table("testid01", copy).frozen(), "");
}

TEST(TableClone, RefusesMovesBeyondTheGame) {
  Table table = table_for(humans(2), 7);
  EXPECT_EQ(code_of(table.clone(0, 1, 1)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.clone(0, -1, 1)), Code::kBadRequest);
}

}  // namespace making_test
}  // namespace drover::table::test
