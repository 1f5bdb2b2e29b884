// Analysis: views, moves, lines, records and searches of positions without a table, and refusals.
#include "api/analysis.h"

#include <iterator>
#include <set>
#include <string>

#include <boost/json/array.hpp>
#include <gtest/gtest.h>

#include "fuzz/mutate_json.h"
#include "game/record.h"
#include "table/helpers.h"

namespace drover::api::test {
namespace analysis_test {

namespace json = boost::json;
using table::Code;
using table::test::bot;
using table::test::code_of;
using table::test::human;
using table::test::must;
using table::test::play_to_the_end;
using table::test::repetitions;
using table::test::sentence_of;
using table::test::table_for;

json::object set_up(std::string_view game = "classic", int players = 2) {
  return {{"game", game}, {"players", players}, {"seed", "7"}};
}

json::object ask(std::string_view what, const json::value& body) {
  return must(analysis_answer(what, body));
}
std::string refused(std::string_view what, const json::value& body) {
  return sentence_of(analysis_answer(what, body));
}

json::object looked(const json::value& start, json::array moves = {},
                    json::value viewer = nullptr) {
  return ask("look",
             {{"start", start}, {"moves", std::move(moves)}, {"viewer", std::move(viewer)}});
}

std::string first_choice(const json::object& look) {
  return std::string(look.at("view").at("decision").at("choices").at(0).at("move").as_string());
}

// ---- Looking ------------------------------------------------------------------------------------

TEST(Analysis, ShowsEveryGameFromItsSetup) {
  for (const game::Game* game : game::all_games()) {
    const json::object look = looked(set_up(game->info().name));
    EXPECT_EQ(look.at("family").as_string(), game->info().family);
    EXPECT_EQ(look.at("moves").to_number<int>(), 0);
    EXPECT_TRUE(look.at("whole").as_bool());
    EXPECT_TRUE(look.at("events").as_array().empty());
    EXPECT_FALSE(first_choice(look).empty());
    // A start from the position itself gives an identical answer.
    const json::object again = looked({{"position", look.at("position")}});
    EXPECT_EQ(again.at("view"), look.at("view"));
  }
}

TEST(Analysis, ShowsEverythingUnlessAViewerIsNamed) {
  const json::object open = looked(set_up());
  EXPECT_EQ(open.at("view").at("position"), open.at("position"));
  const auto hand = [](const json::object& look, int seat) {
    return look.at("view")
        .at("position")
        .at("players")
        .at(static_cast<std::size_t>(seat))
        .at("hand")
        .as_object()
        .size();
  };
  EXPECT_GT(hand(open, 0), 0U);
  EXPECT_GT(hand(open, 1), 0U);
  const json::object second = looked(set_up(), {}, 2);
  EXPECT_EQ(hand(second, 0), 0U);
  EXPECT_GT(hand(second, 1), 0U);
  EXPECT_FALSE(second.at("view").at("decision").as_object().contains("choices"));
  const json::object spectator = looked(set_up(), {}, "spectator");
  EXPECT_EQ(hand(spectator, 0) + hand(spectator, 1), 0U);
}

TEST(Analysis, PlaysMovesAndReturnsEventsOfTheLast) {
  json::array moves{first_choice(looked(set_up()))};
  json::object look = looked(set_up(), moves);
  EXPECT_EQ(look.at("moves").to_number<int>(), 1);
  EXPECT_FALSE(look.at("events").as_array().empty());
  for (int i = 0; i < 30; ++i) {
    moves.emplace_back(first_choice(look));
    look = looked(set_up(), moves);
  }
  const game::Game& game = *game::find_game("classic");
  game::Position position = must(game.setup({2, 7, {}, 0}));
  for (const json::value& move : moves) {
    ASSERT_TRUE(game.try_apply(position, *game.parse_move(move.as_string())));
  }
  EXPECT_TRUE(must(game::position_from_json(look.at("position"))) == position);
}

TEST(Analysis, PlaysWholeGamesOfEveryKind) {
  for (const game::Game* game : game::all_games()) {
    core::Rng rng = core::Rng::from_seed(3);
    game::Position position = must(game->setup({2, 7, {}, 0}));
    json::array moves;
    while (!game->over(position)) {
      game::MoveList list;
      game->legal(position, list);
      const game::Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      moves.emplace_back(game->move_text(move));
      game->apply(position, move);
    }
    if (moves.size() > kMaxAnalysedMoves) continue;
    const json::object end = looked(set_up(game->info().name), moves);
    EXPECT_TRUE(end.at("view").at("over").as_bool());
    EXPECT_FALSE(end.at("view").at("winners").as_array().empty());
    EXPECT_NE(
        refused("think", {{"start", set_up(game->info().name)}, {"moves", moves}}).find("over"),
        std::string::npos);
    moves.emplace_back("end");
    EXPECT_NE(
        refused("look", {{"start", set_up(game->info().name)}, {"moves", moves}}).find("over"),
        std::string::npos);
  }
}

TEST(Analysis, RefusesMalformedPositionsByField) {
  json::object position = looked(set_up()).at("position").as_object();
  const auto said = [&](std::string_view key, json::value value) {
    json::object wrong = position;
    wrong["players"].as_array()[0].as_object()[key] = std::move(value);
    return refused("look", {{"start", {{"position", wrong}}}});
  };
  EXPECT_EQ(said("dollars", "rich"),
            "players[0].dollars: expected a whole number from 0 to 30000, found \"rich\".");
  EXPECT_EQ(said("hand", json::object{{"grey", 9}}).find("players["), std::string::npos);
  EXPECT_NE(said("herder", "nowhere").find("players[0].herder"), std::string::npos);
  json::object richer = position;
  richer["players"].as_array()[0].as_object()["dollars"] = 17;
  EXPECT_EQ(looked({{"position", richer}}).at("position").at("players").at(0).at("dollars"), 17);
}

TEST(Analysis, NamesTheIllegalMoveAndItsReason) {
  const json::object body{{"start", set_up()}, {"moves", json::array{"place A", "end", "end"}}};
  const auto answer = analysis_answer("look", body);
  EXPECT_EQ(code_of(answer), Code::kIllegalMove);
  EXPECT_EQ(answer.error().sentence.rfind("Move 2: \"end\" is not legal now. ", 0), 0U);
  EXPECT_TRUE(answer.error().reason.has_value());
  EXPECT_EQ(refused("look", {{"start", set_up()}, {"moves", json::array{"dance"}}}),
            "Move 1: \"dance\" is no move.");
}

// ---- Views --------------------------------------------------------------------------------------

TEST(Analysis, PlaysOnFromAViewOnlyAfterDealing) {
  const json::value view = looked(set_up(), {}, 1).at("view").at("position");
  const json::object seen = looked({{"position", view}});
  EXPECT_FALSE(seen.at("whole").as_bool());
  const std::string move = first_choice(seen);
  EXPECT_NE(refused("look", {{"start", {{"position", view}}}, {"moves", json::array{move}}})
                .find("deal the hidden cards to play on"),
            std::string::npos);
  // A view with another viewer shows no more.
  EXPECT_EQ(looked({{"position", view}}, {}, 2).at("view"), seen.at("view"));
  const json::object dealt = looked({{"position", view}, {"deal", "5"}}, {move});
  EXPECT_TRUE(dealt.at("whole").as_bool());
  EXPECT_EQ(looked({{"position", view}, {"deal", 5}}, {move}).at("position"), dealt.at("position"));
  const json::value other = looked(set_up(), {}, 2).at("view").at("position");
  EXPECT_NE(refused("think", {{"start", {{"position", other}}}}).find("Seat 1 has to decide"),
            std::string::npos);
}

// ---- Lines --------------------------------------------------------------------------------------

TEST(Analysis, DescribesATreeMoveByMove) {
  const json::object root = looked(set_up());
  const json::array& choices = root.at("view").at("decision").at("choices").as_array();
  const std::string first(choices.at(0).at("move").as_string());
  const std::string second(choices.at(1).at("move").as_string());
  const std::string then = first_choice(looked(set_up(), {first}));
  const json::object line = ask(
      "line",
      {{"start", set_up()},
       {"tree", json::array{json::array{0, first}, json::array{1, then}, json::array{0, second}}}});
  const json::array& nodes = line.at("nodes").as_array();
  ASSERT_EQ(nodes.size(), 3U);
  EXPECT_EQ(nodes[0].at("move").as_string(), first);
  EXPECT_EQ(nodes[0].at("seat").as_int64(), 1);
  EXPECT_EQ(nodes[0].at("choice").at("key"), choices.at(0).at("key"));
  EXPECT_EQ(nodes[0].at("choice").at("params"), choices.at(0).at("params"));
  EXPECT_EQ(nodes[2].at("move").as_string(), second);
  EXPECT_FALSE(nodes[2].at("over").as_bool());
}

TEST(Analysis, RefusesAMalformedTree) {
  for (const json::value& tree :
       {json::value(json::array{json::array{1, "place A"}}), json::value(json::array{"place A"}),
        json::value(json::array{json::array{-1, "place A"}}), json::value("place A"),
        json::value(json::array{json::array{0, 7}}),
        json::value(json::array{json::array{0, "place A", 1}})}) {
    EXPECT_FALSE(refused("line", {{"start", set_up()}, {"tree", tree}}).empty());
  }
  json::array long_tree;
  for (std::size_t i = 0; i <= kMaxAnalysedMoves; ++i)
    long_tree.push_back(json::array{0, "place A"});
  EXPECT_EQ(code_of(analysis_answer("line", {{"start", set_up()}, {"tree", long_tree}})),
            Code::kTooLarge);
}

// ---- Texts --------------------------------------------------------------------------------------

TEST(Analysis, ReadsARecordWithItsSeatsAndMoves) {
  table::Table table = table_for({human("Ada"), bot("greedy")}, 9);
  play_to_the_end(table, 4);
  const std::string record = must(table.record(0));
  const json::object read = ask("read", {{"text", record}});
  EXPECT_EQ(read.at("seats"), (json::array{"Ada", "greedy"}));
  EXPECT_EQ(read.at("moves").as_array().size(), static_cast<std::size_t>(table.moves()));
  EXPECT_EQ(read.at("start").at("seed").as_string(), "9");
  const json::object end = looked(read.at("start"), read.at("moves").as_array());
  EXPECT_EQ(end.at("view").at("scores"), table.view(0).at("scores"));
}

TEST(Analysis, ReadsAPosition) {
  const json::value position = looked(set_up("elpaso")).at("position");
  const json::object read = ask("read", {{"text", "  " + json::serialize(position)}});
  EXPECT_EQ(read.at("start").at("position"), position);
  EXPECT_TRUE(read.at("moves").as_array().empty());
}

TEST(Analysis, RefusesOtherTextsWithASentence) {
  for (const std::string_view text : {"", "hello", "{", "{}", "{\"game\": \"classic\"}",
                                      "drover-record: 1\ngame: chess\n", "\xff\xfe"}) {
    EXPECT_GT(refused("read", {{"text", text}}).size(), 10U) << text;
  }
}

// ---- Fields -------------------------------------------------------------------------------------

TEST(Analysis, ListsFieldsWithTheirRanges) {
  const json::object answer = ask("fields", {{"start", set_up()}});
  const json::object& fields = answer.at("fields").as_object();
  EXPECT_EQ(fields.at("players.1.hand.grey").at(0).as_string(), "number");
  const json::array& herder = fields.at("players.0.herder").as_array();
  ASSERT_EQ(herder.at(0).as_string(), "word");
  std::set<std::string> spaces;
  for (const json::value& word :
       answer.at("words").at(static_cast<std::size_t>(herder.at(1).to_number<int>())).as_array()) {
    spaces.emplace(word.as_string());
  }
  EXPECT_TRUE(spaces.contains("KC"));
  for (const game::Game* game : game::all_games()) {
    EXPECT_FALSE(
        ask("fields", {{"start", set_up(game->info().name)}}).at("fields").as_object().empty());
  }
}

// ---- Thinking -----------------------------------------------------------------------------------

TEST(Analysis, ReturnsMovesAndEstimatesOfAllSeats) {
  for (const std::string_view name : {"classic", "elpaso"}) {
    const json::object body{{"start", set_up(name)}, {"iterations", 60}, {"seed", 3}};
    const json::object found = ask("think", body);
    EXPECT_EQ(found.at("iterations").to_number<int>(), 60);
    EXPECT_EQ(found.at("seat").to_number<int>(),
              looked(set_up(name)).at("view").at("actor").to_number<int>());
    const json::array& moves = found.at("moves").as_array();
    ASSERT_FALSE(moves.empty());
    const json::array& seats = found.at("seats").as_array();
    ASSERT_EQ(seats.size(), 2U);
    double wins = 0;
    for (const json::value& seat : seats) {
      wins += seat.at("win").to_number<double>();
      double sum = 0;
      for (const auto& category : seat.at("categories").as_object()) {
        sum += category.value().to_number<double>();
      }
      EXPECT_NEAR(sum, seat.at("expected").to_number<double>(), 1.0);
    }
    EXPECT_NEAR(wins, 1.0, 0.01);
    const auto own = static_cast<std::size_t>(found.at("seat").to_number<int>() - 1);
    EXPECT_EQ(seats.at(own).at("expected"), moves.at(0).at("expected"));
    EXPECT_EQ(ask("think", body), found) << "the same again";
  }
}

TEST(Analysis, SearchesIndependentlyOfHiddenCards) {
  const json::value view = looked(set_up(), {}, 1).at("view").at("position");
  const json::object whole = ask("think", {{"start", set_up()}, {"iterations", 40}});
  EXPECT_EQ(ask("think", {{"start", {{"position", view}}}, {"iterations", 40}}), whole);
}

TEST(Analysis, LimitsSearches) {
  EXPECT_EQ(refused("think", {{"start", set_up()}, {"milliseconds", 4001}}),
            "\"milliseconds\" is at most 4000.");
  EXPECT_EQ(refused("think", {{"start", set_up()}, {"iterations", 20'001}}),
            "\"iterations\" is at most 20000.");
  EXPECT_EQ(must(parse_analysis_request(json::object{{"start", set_up()}})).budget.time.count(),
            1000);
}

// ---- Malformed requests -------------------------------------------------------------------------

TEST(Analysis, RefusesMalformedRequests) {
  for (const std::string_view what : {"read", "look", "line", "fields", "think"}) {
    for (const json::value& body :
         {json::value(nullptr), json::value(7), json::value(json::array{}), json::value("look"),
          json::value(json::object{{"start", 7}}), json::value(json::object{{"sart", set_up()}}),
          json::value(json::object{{"start", json::object{{"game", "chess"}}}}),
          json::value(json::object{{"start", json::object{{"game", "classic"}, {"players", 9}}}}),
          json::value(json::object{{"start", json::object{{"game", "classic"}, {"seed", "-1"}}}}),
          json::value(
              json::object{{"start", json::object{{"game", "classic"}, {"rules_version", 99}}}}),
          json::value(json::object{{"start", json::object{{"position", 7}}}})}) {
      if (what == "read" && body.is_object()) continue;
      EXPECT_GT(refused(what, body).size(), 10U) << what << " " << json::serialize(body);
    }
  }
  EXPECT_FALSE(refused("table", json::object{}).empty());
  for (const json::value& viewer : {json::value(0), json::value(3), json::value("me")}) {
    EXPECT_FALSE(refused("look", {{"start", set_up()}, {"viewer", viewer}}).empty());
  }
}

TEST(Analysis, AnswersOrRefusesAnyMutatedRequest) {
  const json::value position = looked(set_up(), {"place A"}).at("position");
  const json::value view = looked(set_up("elpaso"), {}, 1).at("view").at("position");
  const json::value questions[] = {
      {{"start", set_up()}, {"moves", {"place A", "use A:hire"}}, {"viewer", 2}},
      {{"start", {{"position", position}}}, {"moves", json::array{"aux dollar"}}},
      {{"start", {{"position", view}, {"deal", "5"}}}},
      {{"start", set_up()},
       {"tree", json::array{json::array{0, "place A"}, json::array{1, "end"}}}},
      {{"text", json::serialize(position)}},
  };
  int answered = 0;
  core::Rng rng = core::Rng::from_seed(18);
  for (int i = 0; i < repetitions(3000); ++i) {
    json::value question = questions[rng.below(std::size(questions))];
    for (std::uint32_t count = 1 + rng.below(3); count > 0; --count) {
      trail::test::mutate(question, rng);
    }
    for (const std::string_view what : {"read", "look", "line", "fields"}) {
      const auto answer = analysis_answer(what, question);
      if (answer) {
        ++answered;
        continue;
      }
      EXPECT_GT(answer.error().sentence.size(), 10U);
      EXPECT_EQ(answer.error().sentence.back(), '.') << answer.error().sentence;
    }
  }
  EXPECT_GT(answered, 0);
}

}  // namespace analysis_test
}  // namespace drover::api::test
