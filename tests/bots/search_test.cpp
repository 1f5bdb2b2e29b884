// The search at small budgets: it is repeatable, plays legal moves, stops when interrupted and
// reuses its tree. Its strength at full budgets is measured with `drover arena`.
#include "bots/search/search.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "bots/match.h"
#include "bots/search/value.h"
#include "bots/search_bot.h"
#include "game/game.h"
#include "game/thinker.h"
#include "support/random_games.h"

namespace drover::bots {
namespace search_test {

using std::chrono::milliseconds;

game::Position start(std::string_view name, const game::Setup& setup) {
  return *game::find_game(name)->setup(setup);
}

game::MoveList legal_in(const game::Position& position) {
  game::MoveList legal;
  position.game().legal(position, legal);
  return legal;
}

game::Position view_of(const game::Position& position) {
  return position.game().redact(position, position.game().actor(position));
}

// A position with several legal moves after at least this many decisions of greedy bots.
game::Position later(std::string_view name, int players, int decisions) {
  game::Position position = start(name, {players, 11, {}});
  const auto greedy = make_bot("greedy");
  core::Rng rng = core::Rng::from_seed(5);
  for (int i = 0; i < decisions || legal_in(position).size() < 3; ++i) {
    position.game().apply(position, decide(*greedy, position, rng));
  }
  return position;
}

search::Budget iterations(std::int64_t count) {
  search::Budget budget;
  budget.iterations = count;
  return budget;
}

search::Tuning short_playouts() {
  search::Tuning tuning;
  tuning.playout_rounds = 1;
  return tuning;
}

// The start of a game for each value of each option. Numbers of players go round, without those
// that the option does not allow.
std::vector<game::Position> each_option(const game::Game& game) {
  std::vector<game::Position> starts;
  const game::GameInfo& info = game.info();
  const int counts = info.max_players - info.min_players + 1;
  for (const game::OptionInfo& option : info.options) {
    for (const std::string_view value : option.values) {
      game::Setup setup{0, starts.size() + 1, {}};
      setup.options[std::string(option.key)] = value;
      if (option.key == "orange-objectives") setup.options["cattle"] = "both";
      for (int i = 0; i < counts; ++i) {
        setup.players = info.min_players + (static_cast<int>(setup.seed) + i) % counts;
        auto position = game.setup(setup);
        if (!position) continue;
        starts.push_back(*position);
        break;
      }
      EXPECT_EQ(starts.size(), setup.seed) << option.key << '=' << value;
    }
  }
  return starts;
}

class SearchEveryGame : public ::testing::TestWithParam<const game::Game*> {};

TEST_P(SearchEveryGame, PlaysOnlyLegalMovesToTheEnd) {
  const game::Game& game = *GetParam();
  core::Rng rng = core::Rng::from_seed(1);
  for (game::Position position : each_option(game)) {
    const auto bot = make_bot("search:iterations=3,rounds=0");
    while (!game.over(position)) {
      ASSERT_TRUE(game.try_apply(position, decide(*bot, position, rng)));
    }
  }
}

TEST_P(SearchEveryGame, IsRepeatableWithOneThread) {
  const game::Position position = later(GetParam()->info().name, 2, 30);
  SearchBot once(iterations(150));
  SearchBot again(iterations(150));
  core::Rng rng = core::Rng::from_seed(8);
  core::Rng same = rng;
  core::Rng other = core::Rng::from_seed(9);
  EXPECT_EQ(decide(once, position, rng), decide(again, position, same));
  std::vector<std::int64_t> visits;
  for (const auto& report : once.search().reports()) visits.push_back(report.visits);
  for (std::size_t i = 0; i < visits.size(); ++i) {
    EXPECT_EQ(again.search().reports()[i].visits, visits[i]);
  }
  // Another generator draws other determinizations, so not all estimates can agree.
  once.new_game();
  decide(once, position, other);
  float difference = 0;
  for (std::size_t i = 0; i < visits.size(); ++i) {
    difference += std::abs(once.search().reports()[i].tally.sum.total(0) -
                           again.search().reports()[i].tally.sum.total(0));
  }
  EXPECT_GT(difference, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, SearchEveryGame,
                         ::testing::ValuesIn(game::all_games().begin(), game::all_games().end()),
                         [](const auto& tested) { return std::string(tested.param->info().name); });

TEST(Search, VisitsAddUpToTheIterationsOfAllThreads) {
  const game::Position view = view_of(later("classic", 3, 40));
  search::Budget budget = iterations(200);
  budget.threads = 3;
  budget.stop_early = false;
  search::Search search(budget, {});
  core::Rng rng = core::Rng::from_seed(1);
  search.run(view, legal_in(view), rng, Clock());
  EXPECT_EQ(search.iterations(), 201);  // 67 for each
  std::int64_t visits = 0;
  std::int64_t tallied = 0;
  for (const auto& report : search.reports()) {
    visits += report.visits;
    tallied += report.tally.count;
  }
  EXPECT_EQ(visits, 201);
  EXPECT_EQ(tallied, 201);
}

TEST(Search, GoesOnWithoutNewNodesWhenTheTreeIsFull) {
  const game::Position view = view_of(later("classic", 2, 40));
  constexpr std::size_t kCapacity = 5;
  search::Budget budget = iterations(50);
  budget.stop_early = false;
  search::Search search(budget, {}, kCapacity);
  core::Rng rng = core::Rng::from_seed(1);
  search.run(view, legal_in(view), rng, Clock());
  EXPECT_EQ(search.iterations(), 50);
  EXPECT_EQ(search.search_thread(0).tree().size(), kCapacity);
  std::int64_t tallied = 0;
  for (const auto& report : search.reports()) tallied += report.tally.count;
  EXPECT_EQ(tallied, 50);
}

TEST(Search, StopsWithinMillisecondsOfAnInterruption) {
  const game::Position view = view_of(later("classic", 4, 0));
  search::Budget budget;
  budget.threads = 2;
  budget.stop_early = false;
  search::Search search(budget, {});
  Clock clock;
  Clock::Time::time_point interrupted;
  std::thread impatient([&] {
    std::this_thread::sleep_for(milliseconds(30));
    interrupted = Clock::Time::now();
    clock.interrupt();
  });
  core::Rng rng = core::Rng::from_seed(1);
  search.run(view, legal_in(view), rng, clock);
  const auto answered = Clock::Time::now();
  impatient.join();
  EXPECT_GE(answered, interrupted);
  EXPECT_LT(answered - interrupted, milliseconds(200));  // generous, for busy machines
  EXPECT_GT(search.iterations(), 0);
}

TEST(Search, ReturnsALegalMoveWhenTheClockIsInterrupted) {
  const game::Position view = view_of(later("elpaso", 2, 10));
  const game::MoveList legal = legal_in(view);
  SearchBot bot(search::Budget{});
  Clock clock;
  clock.interrupt();
  core::Rng rng = core::Rng::from_seed(1);
  EXPECT_TRUE(legal.contains(bot.choose(view, legal, rng, clock)));
  EXPECT_EQ(bot.search().iterations(), 0);
}

TEST(Search, KeepsTheShorterOfItsOwnTimeLimitAndTheClocks) {
  const game::Position view = view_of(later("classic", 2, 20));
  search::Budget budget;
  budget.time = milliseconds(60'000);
  budget.stop_early = false;
  search::Search search(budget, {});
  core::Rng rng = core::Rng::from_seed(1);
  const auto begin = Clock::Time::now();
  search.run(view, legal_in(view), rng, Clock(milliseconds(20)));
  EXPECT_LT(Clock::Time::now() - begin, milliseconds(2000));
}

TEST(Search, RunsNoIterationsForASingleLegalMove) {
  game::Position position = later("classic", 2, 0);
  const auto greedy = make_bot("greedy");
  core::Rng rng = core::Rng::from_seed(1);
  while (legal_in(position).size() > 1) {
    position.game().apply(position, decide(*greedy, position, rng));
  }
  SearchBot bot(search::Budget{});  // no limit
  EXPECT_EQ(decide(bot, position, rng), legal_in(position)[0]);
  EXPECT_EQ(bot.search().iterations(), 0);
}

TEST(Search, StopsWhenTheBestMoveCannotBeOvertaken) {
  const game::Position view = view_of(later("classic", 2, 50));
  search::Search search(iterations(2000), short_playouts());
  core::Rng rng = core::Rng::from_seed(1);
  search.run(view, legal_in(view), rng, Clock());
  std::int64_t first = 0;
  std::int64_t second = 0;
  for (const auto& report : search.reports()) {
    second = std::max(second, std::min(first, report.visits));
    first = std::max(first, report.visits);
  }
  EXPECT_LT(search.iterations(), 2000);
  EXPECT_GT(first - second, 2000 - search.iterations());
}

// A search thread that searches one decision of a seat after the other and reuses its tree.
struct TreeReusingSearch {
  search::SearchThread search_thread{short_playouts(), 1 << 14};
  std::uint64_t seed = 3;
  game::Move chosen;
  std::uint32_t visits = 0;  // of the chosen move

  // Sets the view and returns the visits of the root before any iteration.
  std::uint32_t set_view_and_count_visits(const game::Position& view) {
    search_thread.set_position(view, legal_in(view), ++seed);
    return search_thread.tree()[search::Tree::root()].visits;
  }
  void search_decision(const game::Position& view) {
    for (int i = 0; i < 200; ++i) search_thread.iterate();
    const game::MoveList legal = legal_in(view);
    visits = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (search_thread.visits(i) <= visits) continue;
      visits = search_thread.visits(i);
      chosen = legal[i];
    }
    search_thread.set_played_move(chosen);
  }
};

TEST(Search, ReusesItsTreeWhenNothingNewWasRevealed) {
  const game::Game& game = *game::find_game("classic");
  game::Position position = later("classic", 2, 12);
  TreeReusingSearch search;
  search.set_view_and_count_visits(view_of(position));
  int within_a_turn = 0;
  for (int i = 0; i < 60; ++i) {
    search.search_decision(view_of(position));
    game::Position next = position;
    game.apply(next, search.chosen);
    const bool goes_on = game.actor(next) == game.actor(position);
    const bool chance = game.chance_between(position, next);
    const std::uint32_t reused = search.set_view_and_count_visits(view_of(next));
    if (goes_on && !chance) {
      EXPECT_EQ(reused, search.visits);
      ++within_a_turn;
    }
    position = next;
  }
  EXPECT_GT(within_a_turn, 10);
}

// The expectation after the first iteration of a move when these moves are searched.
game::Expectation expectation_after_first_iteration(const game::Position& view,
                                                    const game::MoveList& moves, game::Move move) {
  const auto place =
      static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin());
  search::Tuning exploring;
  exploring.exploration = 1000;
  search::SearchThread search_thread(exploring, 1 << 10);
  search_thread.set_position(view, moves, 5);
  while (search_thread.tally(place).count == 0) search_thread.iterate();
  return search_thread.tally(place).sum;
}

TEST(Search, GivesEveryMoveEqualRandomNumbersWhateverTheOtherMoves) {
  const game::Position view = view_of(later("classic", 2, 40));
  const game::MoveList legal = legal_in(view);
  ASSERT_GT(legal.size(), 2U);
  for (const game::Move move : legal) {
    const game::Expectation among_all = expectation_after_first_iteration(view, legal, move);
    for (const game::Move other : legal) {
      if (other == move) continue;
      game::MoveList two;
      two.push_back(other);
      two.push_back(move);
      const game::Expectation among_two = expectation_after_first_iteration(view, two, move);
      EXPECT_EQ(among_two.total(0), among_all.total(0));
      EXPECT_EQ(among_two.total(1), among_all.total(1));
    }
  }
}

TEST(Search, DropsItsTreeWhenAnotherMoveWasPlayed) {
  const game::Game& game = *game::find_game("classic");
  game::Position position = later("classic", 2, 12);
  TreeReusingSearch search;
  search.set_view_and_count_visits(view_of(position));
  search.search_decision(view_of(position));
  for (const game::Move other : legal_in(view_of(position))) {
    if (other == search.chosen) continue;
    game.apply(position, other);
    break;
  }
  EXPECT_EQ(search.set_view_and_count_visits(view_of(position)), 0U);
}

TEST(Search, ReusesItsTreeAfterTheTurnsOfTheOthers) {
  const game::Game& game = *game::find_game("classic");
  game::Position position = later("classic", 2, 12);
  const int seat = game.actor(position);
  const auto greedy = make_bot("greedy");
  core::Rng rng = core::Rng::from_seed(4);
  TreeReusingSearch search;
  bool others_moved = false;
  int across_turns = 0;
  while (!game.over(position)) {
    if (game.actor(position) != seat) {
      game.apply(position, decide(*greedy, position, rng));
      others_moved = true;
      continue;
    }
    const game::Position view = view_of(position);
    if (search.set_view_and_count_visits(view) > 0 && others_moved) ++across_turns;
    search.search_decision(view);
    game.apply(position, search.chosen);
    others_moved = false;
  }
  EXPECT_GT(across_turns, 0);
}

TEST(SeatValues, GrowWithTheMarginAndWithOwnPoints) {
  const auto value = [](float mine, float theirs) {
    game::Expectation expected;
    expected.seats = 2;
    expected.categories = 1;
    expected.points[0][0] = mine;
    expected.points[1][0] = theirs;
    return search::seat_values(expected, {})[0];
  };
  EXPECT_GT(value(80, 70), value(80, 75));
  EXPECT_GT(value(81, 71), value(80, 70));
  EXPECT_GT(value(120, 60), value(110, 60));
  for (const float points : {-50.0F, 0.0F, 400.0F}) {
    EXPECT_GE(value(points, 60), 0);
    EXPECT_LE(value(points, 60), 1);
  }
}

// The value to seat 0 with `mine` points when every other seat has `theirs`.
float value_of_lead(int seats, float mine, float theirs) {
  game::Expectation expected;
  expected.seats = seats;
  expected.categories = 1;
  expected.points[0][0] = mine;
  for (int seat = 1; seat < seats; ++seat) expected.points[seat][0] = theirs;
  return search::seat_values(expected, {})[0];
}

TEST(SeatValues, CountARivalsPointNearlyLikeAnOwnOneWithTwoSeats) {
  const auto part = [](int seats) {
    const float even = value_of_lead(seats, 80, 80);
    return (value_of_lead(seats, 80, 79) - even) / (value_of_lead(seats, 81, 80) - even);
  };
  EXPECT_GT(part(2), 0.9F);
  EXPECT_LT(part(2), 1.0F);
  EXPECT_LT(part(4), 0.8F);
}

TEST(WinChances, AddUpToOneAndIncludeAutomas) {
  game::Expectation expected;
  expected.seats = 3;
  expected.categories = 2;
  expected.points[0][0] = 50;
  expected.points[1][1] = 60;
  expected.points[2][0] = 50;
  const search::SeatValues chances = search::win_chances(expected, {});
  EXPECT_FLOAT_EQ(chances[0] + chances[1] + chances[2], 1);
  EXPECT_GT(chances[1], chances[0]);
  EXPECT_FLOAT_EQ(chances[0], chances[2]);
}

TEST(SearchBot, IsMadeWithParametersAndRefusesWrongOnes) {
  EXPECT_FALSE(check_bot("search:ms=1000,threads=2").has_value());
  EXPECT_FALSE(check_bot("search:iterations=2000").has_value());
  EXPECT_FALSE(check_bot("search:iterations=2000,rounds=4,win=500").has_value());
  for (const char* wrong :
       {"search:ms=0", "search:threads=0", "search:speed=9", "search:", "searching"}) {
    EXPECT_TRUE(check_bot(wrong).has_value()) << wrong;
  }
}

TEST(SearchBot, AcceptsFormerKeysOfParameters) {
  EXPECT_FALSE(check_bot("search:uniform=300,fpu=100,net-value=600,net-cutoff=1").has_value());
  EXPECT_FALSE(check_bot("search:open=300,untried=100,judged=600,ending=1").has_value());
  EXPECT_EQ(check_bot("search:judged=600,net-value=600")->sentence,
            "The parameter net-value is given twice.");
}

TEST(SearchTree, TouchesNoMemoryBeforeItGrows) {
  const auto faults = [] {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
  };
  constexpr long kTrees = 10;
  constexpr long kPages = search::Tree::bytes_for(search::SearchThread::kDefaultCapacity) / 4096;
  const long before = faults();
  std::vector<std::unique_ptr<search::Tree>> trees;
  for (long i = 0; i < kTrees; ++i) {
    trees.push_back(std::make_unique<search::Tree>(search::SearchThread::kDefaultCapacity));
  }
  EXPECT_LT(faults() - before, kTrees * kPages / 4);
}

// With an automa most nets are not used; docs/learning.md says why.
TEST(Search, UsesTheNetWithoutAutomasAndAgainstSue) {
  const auto visits = [](const game::Position& position, const search::Tuning& tuning) {
    search::Search search(iterations(60), tuning, 1024);
    core::Rng rng = core::Rng::from_seed(3);
    const game::Position view = view_of(position);
    search.run(view, legal_in(view), rng, {});
    std::vector<std::int64_t> all;
    for (const search::MoveReport& report : search.reports()) all.push_back(report.visits);
    return all;
  };
  for (const game::Game* game : game::all_games()) {
    const std::string_view name = game->info().name;
    const game::Position alone = later(name, 1, 30);
    EXPECT_EQ(visits(alone, search::kNetTuning) == visits(alone, {}), name != "elpaso") << name;
    const game::Position two = later(name, 2, 30);
    EXPECT_NE(visits(two, search::kNetTuning), visits(two, {})) << name;
    EXPECT_NE(visits(two, search::kAdviceTuning), visits(two, {})) << name;
  }
}

// A few games with a budget below that of the weakest level are enough to notice a search that uses
// the wrong seat or the wrong sign of a value.
TEST(SearchBot, BeatsGreedyClearlyWithFewIterations) {
  constexpr const char* kSearch = "search:iterations=80";
  constexpr int kGames = 2;  // one deal from both seats
  for (const game::Game* game : game::all_games()) {
    // Whole playouts are slow with sanitizers, so only the game with the shortest ones is played.
    if (trail::test::quick_tests() && game->info().name != "elpaso") continue;
    int won = 0;
    int margin = 0;
    for (int i = 0; i < kGames; ++i) {
      const int seat = i % 2;
      std::vector<std::string> names{"greedy", "greedy"};
      names[static_cast<std::size_t>(seat)] = kSearch;
      const auto deal = static_cast<std::uint64_t>(i / 2) + 1;
      game::Position position = start(game->info().name, {2, deal, {}});
      Match(names).play(position, 1, static_cast<std::uint64_t>(i));
      const game::Scores scores = game->scores(position);
      const int lead = scores.total(seat) - scores.total(1 - seat);
      margin += lead;
      if (lead > 0) ++won;
    }
    EXPECT_GE(won, kGames - 1) << game->info().name;
    EXPECT_GE(margin, 5 * kGames) << game->info().name;
  }
}

}  // namespace search_test
}  // namespace drover::bots
