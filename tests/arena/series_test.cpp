// Whole series: who wins, what the report says, and that threads do not change the results.
#include <algorithm>
#include <map>
#include <memory>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "arena/deal_threads.h"
#include "arena/outcome.h"

namespace drover::arena {
namespace series_test {

Series series_of(std::vector<std::string> bots, int players, std::int64_t deals,
                 std::string_view game = "classic") {
  game::Setup setup;
  setup.players = players;
  setup.seed = 11;
  const auto count = static_cast<int>(bots.size());
  return {game::find_game(game), setup, std::move(bots), Design(count, players), deals};
}

Outcome play(const Series& series, int threads,
             const std::optional<SprtSettings>& test = std::nullopt) {
  DealScheduler scheduler(series, test);
  { const DealThreads deal_threads(series, scheduler, nullptr, threads); }
  Outcome outcome{.series = series,
                  .results = scheduler.take_results(),
                  .report = {},
                  .test = scheduler.test(),
                  .ladder = true};
  outcome.report = report_of(outcome.series, outcome.results);
  return outcome;
}

std::string everything(const Outcome& outcome) {
  return games_csv(outcome) + boost::json::serialize(report_json(outcome));
}

TEST(Series, GreedyBeatsRandomSignificantly) {
  const Outcome outcome = play(series_of({"greedy", "random"}, 2, 20), 2);
  const BotReport& greedy = outcome.report.bots[0];
  EXPECT_GT(greedy.win_share.interval->low, 0.6);
  EXPECT_GT(greedy.margin.interval->low, 20);
  EXPECT_GT(greedy.rating.mu - 2 * greedy.rating.sigma, outcome.report.bots[1].rating.mu);
  EXPECT_EQ(outcome.report.ladder(), (std::vector<int>{0, 1}));
}

TEST(Series, IsEvenForABotAgainstItself) {
  const Outcome outcome = play(series_of({"greedy", "greedy"}, 2, 60), 2);
  const BotReport& one = outcome.report.bots[0];
  EXPECT_EQ(one.label, "greedy #1");
  EXPECT_EQ(outcome.report.bots[1].label, "greedy #2");
  EXPECT_LT(one.win_share.interval->low, 0.5);
  EXPECT_GT(one.win_share.interval->high, 0.5);
  EXPECT_LT(one.margin.interval->low, 0);
  EXPECT_GT(one.margin.interval->high, 0);
  EXPECT_GT(one.margin.sd, 0);
}

TEST(Series, IsTheSameForAnyNumberOfThreads) {
  for (const auto& [bots, players] : std::map<std::vector<std::string>, int>{
           {{"greedy", "random"}, 2}, {{"greedy", "random", "random", "greedy"}, 3}}) {
    const Series series = series_of(bots, players, 7);
    const std::string one = everything(play(series, 1));
    EXPECT_EQ(one, everything(play(series, 3)));
    EXPECT_EQ(one, everything(play(series, 1)));
  }
}

TEST(Series, TestStopsAfterTheSameDealForAnyNumberOfThreads) {
  const Series series = series_of({"greedy", "random"}, 2, 400);
  const SprtSettings settings{.p0 = 0.5, .p1 = 0.8};
  const Outcome one = play(series, 1, settings);
  EXPECT_EQ(one.test->verdict(), Verdict::kAcceptP1);
  EXPECT_LT(one.report.deals, 50);
  EXPECT_EQ(everything(one), everything(play(series, 3, settings)));
}

TEST(Series, TestRejectsThatABotIsStrongerThanItself) {
  const Outcome outcome =
      play(series_of({"random", "random"}, 2, 2000), 2, SprtSettings{.p0 = 0.5, .p1 = 0.6});
  EXPECT_EQ(outcome.test->verdict(), Verdict::kAcceptP0);
}

TEST(Series, SharesAndMarginsOfATableAddUp) {
  const Outcome outcome = play(series_of({"greedy", "random", "random"}, 3, 8), 2);
  double shares = 0;
  double margins = 0;
  for (const BotReport& bot : outcome.report.bots) {
    shares += bot.win_share.mean;
    margins += bot.margin.mean;
    double categories = 0;
    for (const Estimate& category : bot.categories) categories += category.mean;
    EXPECT_NEAR(categories, bot.score.mean, 1e-9);
    EXPECT_EQ(bot.games, 24);
  }
  EXPECT_NEAR(shares, 1, 1e-9);
  EXPECT_NEAR(margins, 0, 1e-9);
  double seats = 0;
  for (const SeatReport& seat : outcome.report.seats) seats += seat.win_share.mean;
  EXPECT_NEAR(seats, 1, 1e-9);
}

TEST(Series, ComparesEveryTwoBots) {
  const Outcome outcome = play(series_of({"random", "greedy", "random"}, 2, 6), 2);
  const Report& report = outcome.report;
  ASSERT_EQ(report.pairs.size(), 3U);
  for (const PairReport& pair : report.pairs) {
    EXPECT_EQ(pair.games_won + pair.games_tied + pair.games_lost, 12);
    EXPECT_EQ(pair.deals_won + pair.deals_even + pair.deals_lost, 6);
  }
  const PairReport forth = report.pair(1, 0);
  const PairReport back = report.pair(0, 1);
  EXPECT_EQ(forth.games_won, back.games_lost);
  EXPECT_GT(forth.share.mean, 0.8);
  EXPECT_DOUBLE_EQ(forth.share.mean, 1 - back.share.mean);
  EXPECT_DOUBLE_EQ(forth.share.interval->low, 1 - back.share.interval->high);
}

TEST(Series, DealsTheSameCardsInEverySeating) {
  const Series series = series_of({"random", "random"}, 2, 3);
  std::map<std::int64_t, std::vector<std::uint64_t>> seeds;
  std::mutex mutex;
  const RecordSink keep = [&](const game::Record& record, std::int64_t deal, int) {
    const std::lock_guard lock(mutex);
    seeds[deal].push_back(record.setup.seed);
    return std::optional<game::Error>();
  };
  DealScheduler scheduler(series, std::nullopt);
  { const DealThreads deal_threads(series, scheduler, keep, 2); }
  ASSERT_EQ(seeds.size(), 3U);
  for (const auto& [deal, both] : seeds) {
    ASSERT_EQ(both.size(), 2U);
    EXPECT_EQ(both[0], both[1]);
    EXPECT_EQ(both[0], series.deal_seed(deal));
  }
  EXPECT_NE(seeds[0][0], seeds[1][0]);
}

TEST(Series, StopsWhenARecordCannotBeKept) {
  const Series series = series_of({"random", "random"}, 2, 1000);
  const RecordSink keep = [](const game::Record&, std::int64_t, int) {
    return std::optional(game::Error{"The disk is full."});
  };
  DealScheduler scheduler(series, std::nullopt);
  DealThreads deal_threads(series, scheduler, keep, 2);
  while (!deal_threads.wait(std::chrono::seconds(1))) {
  }
  ASSERT_TRUE(deal_threads.failure());
  EXPECT_EQ(deal_threads.failure()->sentence, "The disk is full.");
  EXPECT_EQ(scheduler.delivered(), 0);
}

TEST(Series, CountsTheAutomaAtTheTable) {
  const Outcome outcome = play(series_of({"random"}, 1, 4, "elpaso"), 1);
  EXPECT_EQ(outcome.report.games, 4);
  const std::string csv = games_csv(outcome);
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 4 * 2);
  EXPECT_NE(csv.find(",automa,"), std::string::npos);
}

// ---- The deal scheduler -------------------------------------------------------------------------

// The result of a deal between two bots of which the first one wins this many of the two games.
DealResult made_up(const Series& series, std::int64_t deal, int wins_of_first) {
  DealResult result(2);
  for (int game = 0; game < 2; ++game) {
    GameResult& one = result[static_cast<std::size_t>(game)];
    one.scores.seats = 2;
    one.scores.categories = 1;
    const Seating seating = series.design.seating(deal, game);
    const int winner = game < wins_of_first ? 0 : 1;
    const std::size_t seat = seating[0] == winner ? 0 : 1;
    one.winners = 1U << seat;
    one.scores.points[seat][0] = 10;
  }
  return result;
}

TEST(DealScheduler, HandsEveryDealOutOnce) {
  const Series series = series_of({"random", "random"}, 2, 5);
  DealScheduler scheduler(series, std::nullopt);
  EXPECT_EQ(scheduler.next(), 0);
  const DealRange range = scheduler.next(3);
  EXPECT_EQ(range.begin, 1);
  EXPECT_EQ(range.end, 4);
  EXPECT_EQ(scheduler.next(3).end, 5);
  EXPECT_TRUE(scheduler.next(3).empty());
  EXPECT_EQ(scheduler.next(), std::nullopt);
}

TEST(DealScheduler, HandsOutNoDealOnceStopped) {
  const Series series = series_of({"random", "random"}, 2, 5);
  DealScheduler scheduler(series, std::nullopt);
  EXPECT_EQ(scheduler.next(), 0);
  scheduler.stop();
  EXPECT_EQ(scheduler.next(), std::nullopt);
  scheduler.deliver(0, made_up(series, 0, 1));
  EXPECT_EQ(scheduler.take_results().size(), 1U);
}

TEST(DealScheduler, TestsDealsInOrderAndDropsDealsBeyondTheVerdict) {
  const Series series = series_of({"random", "random"}, 2, 100);
  const SprtSettings settings{.p0 = 0.3, .p1 = 0.7};
  Sprt alone(settings);
  std::int64_t needed = 0;
  while (alone.verdict() == Verdict::kContinue) {
    alone.add_deal(1);
    ++needed;
  }
  DealScheduler scheduler(series, settings);
  scheduler.next(100);
  // Later deals arrive first. They decide nothing until deal 0 is there.
  for (std::int64_t deal = 99; deal > 0; --deal) scheduler.deliver(deal, made_up(series, deal, 2));
  EXPECT_EQ(scheduler.test()->verdict(), Verdict::kContinue);
  EXPECT_TRUE(DealScheduler(series, settings).take_results().empty());
  scheduler.deliver(0, made_up(series, 0, 2));
  EXPECT_EQ(scheduler.test()->verdict(), Verdict::kAcceptP1);
  EXPECT_EQ(scheduler.take_results().size(), static_cast<std::size_t>(needed));
}

// ---- Output -------------------------------------------------------------------------------------

TEST(Places, PutWinnersFirstAndTheOthersByTheirScores) {
  GameResult result;
  result.scores.seats = 4;
  result.scores.categories = 1;
  result.scores.points[0][0] = 50;
  result.scores.points[1][0] = 80;
  result.scores.points[2][0] = 80;
  result.scores.points[3][0] = 50;
  result.winners = 1U << 2;  // a tie that was broken
  EXPECT_EQ(places_of(result), (std::array{2, 1, 0, 2}));
  result.winners = 1U << 1 | 1U << 2;
  EXPECT_EQ(places_of(result), (std::array{2, 0, 0, 2}));
  EXPECT_EQ(win_share(result, 1), 0.5);
  EXPECT_EQ(win_share(result, 0), 0);
}

TEST(SeatName, FitsIntoARecord) {
  EXPECT_EQ(seat_name("greedy"), "greedy");
  EXPECT_EQ(seat_name("search:ms=500,threads=2"), "search:ms=500;threads=2");
  EXPECT_TRUE(game::is_seat_name(seat_name("search:" + std::string(80, 'x'))));
}

}  // namespace series_test
}  // namespace drover::arena
