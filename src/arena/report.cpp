#include "arena/report.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace drover::arena {

namespace {

// One value for each deal.
using Sample = std::vector<double>;

struct BotSamples {
  Sample win_share;
  Sample score;
  Sample margin;
  std::array<Sample, game::kMaxCategories> categories;
};
struct SeatSamples {
  Sample win_share;
  Sample score;
};

double margin_of(const game::Scores& scores, int seat) {
  if (scores.seats < 2) return scores.total(seat);
  int others = 0;
  for (int other = 0; other < scores.seats; ++other) {
    if (other != seat) others += scores.total(other);
  }
  return scores.total(seat) - static_cast<double>(others) / (scores.seats - 1);
}

// Adds up the results of one deal after the other.
class Collector {
 public:
  explicit Collector(const Series& series)
      : series_(series),
        categories_(series.game->info().categories.size()),
        bots_(series.bots.size()),
        seats_(static_cast<std::size_t>(series.design.seats())) {
    const std::vector<std::string> labels = labels_of(series.bots);
    report_.bots.resize(labels.size());
    for (std::size_t b = 0; b < labels.size(); ++b) report_.bots[b].label = labels[b];
    report_.seats.resize(seats_.size());
    for (int first = 0; first < series.design.bots(); ++first) {
      for (int second = first + 1; second < series.design.bots(); ++second) {
        PairReport& pair = report_.pairs.emplace_back();
        pair.first = first;
        pair.second = second;
      }
    }
    pairs_.resize(report_.pairs.size());
  }

  void add(std::int64_t deal, const DealResult& results) {
    begin_deal();
    for (int i = 0; i < series_.design.games_per_deal(); ++i) {
      const GameResult& result = results[static_cast<std::size_t>(i)];
      const Seating seating = series_.design.seating(deal, i);
      turns_ += result.turns;
      add_seats(result, seating);
      add_pairs(result, seating);
      rate(result, seating);
    }
    end_deal();
  }

  Report finish() {
    report_.deals = static_cast<std::int64_t>(scores_.size());
    report_.games = report_.deals * series_.design.games_per_deal();
    if (report_.games > 0) {
      report_.turns = static_cast<double>(turns_) / static_cast<double>(report_.games);
    }
    report_.score = estimate_mean(scores_);
    for (std::size_t b = 0; b < bots_.size(); ++b) {
      BotReport& bot = report_.bots[b];
      bot.games = report_.deals * series_.design.games_per_bot();
      bot.win_share = estimate_share(bots_[b].win_share);
      bot.score = estimate_mean(bots_[b].score);
      bot.margin = estimate_mean(bots_[b].margin);
      for (std::size_t c = 0; c < categories_; ++c) {
        bot.categories.push_back(estimate_mean(bots_[b].categories[c]));
      }
    }
    for (std::size_t s = 0; s < seats_.size(); ++s) {
      report_.seats[s] = {estimate_share(seats_[s].win_share), estimate_mean(seats_[s].score)};
    }
    for (std::size_t p = 0; p < pairs_.size(); ++p) {
      report_.pairs[p].share = estimate_share(pairs_[p]);
    }
    return std::move(report_);
  }

 private:
  // Appends a 0 to every sample. The games of the deal are added to it, end_deal() makes it a mean.
  void begin_deal() {
    scores_.push_back(0);
    for (BotSamples& bot : bots_) {
      bot.win_share.push_back(0);
      bot.score.push_back(0);
      bot.margin.push_back(0);
      for (std::size_t c = 0; c < categories_; ++c) bot.categories[c].push_back(0);
    }
    for (SeatSamples& seat : seats_) {
      seat.win_share.push_back(0);
      seat.score.push_back(0);
    }
    for (Sample& pair : pairs_) pair.push_back(0);
  }

  void add_seats(const GameResult& result, const Seating& seating) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
      const auto s = static_cast<int>(seat);
      const auto b = static_cast<std::size_t>(seating[seat]);
      const int score = result.scores.total(s);
      const double share = win_share(result, s);
      BotSamples& bot = bots_[b];
      bot.win_share.back() += share;
      bot.score.back() += score;
      bot.margin.back() += margin_of(result.scores, s);
      for (std::size_t c = 0; c < categories_; ++c) {
        bot.categories[c].back() += result.scores.points[seat][c];
      }
      seats_[seat].win_share.back() += share;
      seats_[seat].score.back() += score;
      scores_.back() += score;
      report_.bots[b].effort.add(result.effort[seat]);
    }
  }

  void add_pairs(const GameResult& result, const Seating& seating) {
    const auto places = places_of(result);
    for (std::size_t p = 0; p < pairs_.size(); ++p) {
      PairReport& pair = report_.pairs[p];
      const auto end = seating.begin() + series_.design.seats();
      const auto first = std::find(seating.begin(), end, pair.first);
      const auto second = std::find(seating.begin(), end, pair.second);
      if (first == end || second == end) continue;
      const int ahead = places[static_cast<std::size_t>(second - seating.begin())] -
                        places[static_cast<std::size_t>(first - seating.begin())];
      if (ahead > 0) ++pair.games_won;
      if (ahead == 0) ++pair.games_tied;
      if (ahead < 0) ++pair.games_lost;
      pairs_[p].back() += ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0;
    }
  }

  void rate(const GameResult& result, const Seating& seating) {
    const std::size_t seats = seats_.size();
    std::array<Rating, game::kMaxSeats> table;
    for (std::size_t s = 0; s < seats; ++s) {
      table[s] = report_.bots[static_cast<std::size_t>(seating[s])].rating;
    }
    const auto places = places_of(result);
    rate_table(std::span(table).first(seats), std::span(places).first(seats));
    for (std::size_t s = 0; s < seats; ++s) {
      report_.bots[static_cast<std::size_t>(seating[s])].rating = table[s];
    }
  }

  void end_deal() {
    const double games = series_.design.games_per_deal();
    const double of_bot = series_.design.games_per_bot();
    scores_.back() /= games * series_.design.seats();
    for (BotSamples& bot : bots_) {
      bot.win_share.back() /= of_bot;
      bot.score.back() /= of_bot;
      bot.margin.back() /= of_bot;
      for (std::size_t c = 0; c < categories_; ++c) bot.categories[c].back() /= of_bot;
    }
    for (SeatSamples& seat : seats_) {
      seat.win_share.back() /= games;
      seat.score.back() /= games;
    }
    for (std::size_t p = 0; p < pairs_.size(); ++p) end_pair(pairs_[p].back(), report_.pairs[p]);
  }

  void end_pair(double& share, PairReport& pair) const {
    const Design& design = series_.design;
    // Each other bot is at the table in an equal number of the games that a bot takes part in.
    share /=
        static_cast<double>(design.games_per_bot()) * (design.seats() - 1) / (design.bots() - 1);
    if (share > 0.5) ++pair.deals_won;
    if (share == 0.5) ++pair.deals_even;
    if (share < 0.5) ++pair.deals_lost;
  }

  const Series& series_;
  const std::size_t categories_;
  Report report_;
  std::int64_t turns_ = 0;
  Sample scores_;
  std::vector<BotSamples> bots_;
  std::vector<SeatSamples> seats_;
  std::vector<Sample> pairs_;
};

}  // namespace

std::array<int, game::kMaxSeats> places_of(const GameResult& result) {
  std::array<int, game::kMaxSeats> places{};
  const auto before = [&](int a, int b) {
    const bool a_wins = (result.winners >> a & 1U) != 0;
    const bool b_wins = (result.winners >> b & 1U) != 0;
    if (a_wins || b_wins) return a_wins && !b_wins;
    return result.scores.total(a) > result.scores.total(b);
  };
  for (int seat = 0; seat < result.scores.seats; ++seat) {
    for (int other = 0; other < result.scores.seats; ++other) {
      if (before(other, seat)) ++places[static_cast<std::size_t>(seat)];
    }
  }
  return places;
}

Report report_of(const Series& series, const DealResults& results) {
  Collector collector(series);
  for (const auto& [deal, result] : results) collector.add(deal, result);
  return collector.finish();
}

PairReport Report::pair(int first, int second) const {
  const auto found = std::find_if(pairs.begin(), pairs.end(), [&](const PairReport& one) {
    return one.first == std::min(first, second) && one.second == std::max(first, second);
  });
  assert(found != pairs.end());
  PairReport result = *found;
  if (result.first == first) return result;
  std::swap(result.first, result.second);
  std::swap(result.games_won, result.games_lost);
  std::swap(result.deals_won, result.deals_lost);
  result.share.mean = 1 - result.share.mean;
  if (result.share.interval) {
    result.share.interval =
        Interval{1 - result.share.interval->high, 1 - result.share.interval->low};
  }
  return result;
}

std::vector<int> Report::ladder() const {
  std::vector<int> order(bots.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return bots[static_cast<std::size_t>(a)].rating.mu >
           bots[static_cast<std::size_t>(b)].rating.mu;
  });
  return order;
}

}  // namespace drover::arena
