// The plot of a series as SVG without external resources: a row for each bot, a panel for each
// statistic. The colours are those of the page's light and dark themes.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include <fmt/format.h>

#include "arena/outcome.h"

namespace drover::arena {

namespace {

constexpr double kMargin = 32;
constexpr double kHead = 96;     // height of the title and the names of the panels
constexpr double kRow = 84;      // height of a bot's row
constexpr double kFoot = 64;     // height of the axes and the legend
constexpr double kNames = 170;   // width of the column of names
constexpr double kGap = 52;      // between panels
constexpr double kNarrow = 200;  // width of a panel of shares or ratings
constexpr double kWide = 400;    // width of the panel of scores
// Offsets from the top of a row: the line of the means, on which distributions stand as well, and
// the text below it.
constexpr double kLine = 52;
constexpr double kWords = 70;
constexpr double kHeight = 44;  // of the highest distribution

struct Colour {
  std::string_view light;
  std::string_view dark;
};
// One colour for each bot.
constexpr std::array<Colour, kMaxBots> kColours{{
    {"#2563a6", "#5b9be0"},
    {"#b3261e", "#e06a5f"},
    {"#8a6a1f", "#ecc04a"},
    {"#3c7a3a", "#6fb56b"},
    {"#7c4f93", "#b98fd0"},
    {"#2d7d78", "#62b8b2"},
    {"#a4582c", "#e39a6a"},
    {"#4d4f97", "#9395dc"},
    {"#7d7a2b", "#bdb95e"},
    {"#a8483f", "#e08a80"},
    {"#3f6f8c", "#86b4cd"},
    {"#75664f", "#b5a88f"},
}};

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string style() {
  constexpr std::string_view kShapes = R"(
text{font:13px 'Source Sans 3','Segoe UI',system-ui,sans-serif;fill:var(--ink);font-variant-numeric:tabular-nums}
.title{font:600 21px Besley,Georgia,'Times New Roman',serif}
.quiet{fill:var(--ink-2)}
.axis{font-size:12px;fill:var(--ink-2)}
.panel{font-weight:600}
.name{font-size:15px;font-weight:600}
.ground{fill:var(--paper)}
.grid{stroke:var(--edge);stroke-width:1}
.even{stroke:var(--ink-2);stroke-width:1.5;stroke-dasharray:4 4}
.row{stroke:var(--edge);stroke-width:1}
.whisker{stroke-width:4;stroke-linecap:round}
.dot{stroke:var(--paper);stroke-width:1.5}
.area{fill-opacity:.28;stroke-width:1.5}
)";
  std::string light = "--paper:#fbf6ea;--edge:#ddd0b4;--ink:#2c241b;--ink-2:#5a4c3b;";
  std::string dark = "--paper:#1c2125;--edge:#363d43;--ink:#efe7d8;--ink-2:#c9bfae;";
  std::string uses;
  for (std::size_t i = 0; i < kColours.size(); ++i) {
    light += fmt::format("--bot-{}:{};", i, kColours[i].light);
    dark += fmt::format("--bot-{}:{};", i, kColours[i].dark);
    uses += fmt::format(".bot-{0}{{fill:var(--bot-{0});stroke:var(--bot-{0})}}\n", i);
  }
  return fmt::format(
      "<style>\n:root{{{}}}\n@media (prefers-color-scheme:dark){{:root{{{}}}}}\n{}{}</style>\n",
      light, dark, uses, kShapes.substr(1));
}

// A horizontal axis: numbers from `low` to `high` over `width` pixels.
struct Axis {
  double low;
  double high;
  double step;
  double left;
  double width;

  double at(double value) const { return left + (value - low) / (high - low) * width; }
};

// An axis that covers the values, with round numbers and about `steps` steps.
Axis round_axis(double low, double high, int steps, double left, double width) {
  const double rough = std::max(high - low, 1e-9) / steps;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= rough) {
      step = factor * power;
      break;
    }
  }
  return {std::floor(low / step) * step, std::ceil(high / step) * step, step, left, width};
}

class Plot {
 public:
  explicit Plot(const Outcome& outcome) : outcome_(outcome) {
    rows_ = outcome.report.ladder();
    if (!outcome.ladder) std::sort(rows_.begin(), rows_.end());
    height_ = kHead + kRow * static_cast<double>(rows_.size()) + kFoot;
  }

  std::string draw() {
    double left = kMargin + kNames;
    if (outcome_.ladder) {
      draw_ratings(left);
      left += kNarrow + kGap;
    }
    draw_shares(left);
    left += kNarrow + kGap;
    draw_scores(left);
    left += kWide + kMargin;
    return fmt::format(
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
               "viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\">\n<title>{2}</title>\n{3}"
               "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n",
               left, height_, escaped(title()), style()) +
           head(left) + body_ + "</svg>\n";
  }

 private:
  template <class... Args>
  void put(fmt::format_string<Args...> format, Args&&... args) {
    body_ += fmt::format(format, std::forward<Args>(args)...) + '\n';
  }
  void text(double x, double y, std::string_view kind, std::string_view anchor,
            std::string_view words) {
    put("<text x=\"{:.1f}\" y=\"{:.1f}\" class=\"{}\" text-anchor=\"{}\">{}</text>", x, y, kind,
        anchor, escaped(words));
  }
  void line(double x1, double y1, double x2, double y2, std::string_view kind) {
    put("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>", x1, y1, x2,
        y2, kind);
  }

  double row_top(std::size_t row) const { return kHead + kRow * static_cast<double>(row); }
  double rows_end() const { return height_ - kFoot; }
  const BotReport& bot(std::size_t row) const {
    return outcome_.report.bots[static_cast<std::size_t>(rows_[row])];
  }

  std::string title() const {
    const game::GameInfo& info = outcome_.series.game->info();
    const int players = outcome_.series.setup.players;
    return fmt::format("{}, {}, {} player{}", info.title, info.edition, players,
                       players == 1 ? "" : "s");
  }

  std::string head(double width) {
    std::string panels;
    panels.swap(body_);
    text(kMargin, 38, "title", "start", title());
    text(kMargin, 60, "quiet", "start",
         fmt::format("{} deals, each in {} seatings: {} games, seed {}", outcome_.report.deals,
                     outcome_.series.design.games_per_deal(), outcome_.report.games,
                     outcome_.series.setup.seed));
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      line(kMargin, row_top(row), width - kMargin, row_top(row), "row");
      draw_name(row);
    }
    text(kMargin, height_ - 16, "axis", "start",
         outcome_.ladder ? "Dots are means, lines 95 % intervals over deals; for ratings two sigma."
                         : "Dots are means, lines 95 % intervals over deals.");
    panels.insert(0, body_);
    body_.clear();
    return panels;
  }

  // Long names, such as those with parameters, are broken into up to three lines.
  void draw_name(std::size_t row) {
    constexpr std::size_t kFit = 20;
    std::string_view rest = bot(row).label;
    double y = row_top(row) + kLine + (rest.size() > kFit ? -12 : 5);
    for (int lines = 0; lines < 3 && !rest.empty(); ++lines, y += 17) {
      text(kMargin, y, "name", "start", rest.substr(0, kFit));
      rest.remove_prefix(std::min(kFit, rest.size()));
    }
  }

  void draw_axis(const Axis& axis, std::string_view name,
                 const std::function<std::string(double)>& words) {
    text(axis.left, kHead - 12, "panel", "start", name);
    for (double value = axis.low; value <= axis.high + axis.step / 2; value += axis.step) {
      line(axis.at(value), kHead, axis.at(value), rows_end(), "grid");
      text(axis.at(value), rows_end() + 18, "axis", "middle", words(value));
    }
  }

  // Draws a mean with its interval, and the value as text below.
  void draw_mark(const Axis& axis, std::size_t row, double mean,
                 const std::optional<Interval>& interval, std::string_view words) {
    const double y = row_top(row) + kLine;
    if (interval) {
      put("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"bot-{} "
          "whisker\"/>",
          axis.at(interval->low), y, axis.at(interval->high), y, rows_[row]);
    }
    put("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"bot-{} dot\"/>", axis.at(mean), y,
        rows_[row]);
    const double x = std::clamp(axis.at(mean), axis.left + 16, axis.left + axis.width - 16);
    text(x, row_top(row) + kWords, "", "middle", words);
  }

  void draw_ratings(double left) {
    const auto& bots = outcome_.report.bots;
    double low = bots[0].rating.mu;
    double high = low;
    for (const BotReport& bot : bots) {
      low = std::min(low, bot.rating.mu - 2 * bot.rating.sigma);
      high = std::max(high, bot.rating.mu + 2 * bot.rating.sigma);
    }
    const Axis axis = round_axis(low, high, 4, left, kNarrow);
    draw_axis(axis, "Rating", [](double value) { return fmt::format("{:.0f}", value); });
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const Rating& rating = bot(row).rating;
      draw_mark(axis, row, rating.mu,
                Interval{rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma},
                fmt::format("{:.1f}", rating.mu));
    }
  }

  void draw_shares(double left) {
    const Axis axis{0, 1, 0.25, left, kNarrow};
    draw_axis(axis, "Share of victories",
              [](double value) { return fmt::format("{:.0f} %", 100 * value); });
    const int seats = outcome_.results.empty() ? outcome_.series.design.seats()
                                               : outcome_.results[0].second[0].scores.seats;
    line(axis.at(1.0 / seats), kHead, axis.at(1.0 / seats), rows_end(), "even");
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const Estimate& share = bot(row).win_share;
      draw_mark(axis, row, share.mean, share.interval, fmt::format("{:.1f} %", 100 * share.mean));
    }
  }

  void draw_scores(double left) {
    int low = bot(0).scores.front();
    int high = low;
    for (const BotReport& bot : outcome_.report.bots) {
      const auto [least, most] = std::minmax_element(bot.scores.begin(), bot.scores.end());
      low = std::min(low, *least);
      high = std::max(high, *most);
    }
    const Axis axis = round_axis(low - 1, high + 1, 8, left, kWide);
    draw_axis(axis, "Scores of single games, and their mean",
              [](double value) { return fmt::format("{:.0f}", value); });
    draw_distributions(axis);
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const Estimate& score = bot(row).score;
      draw_mark(axis, row, score.mean, score.interval, fmt::format("{:.1f}", score.mean));
    }
  }

  // Draws a smoothed histogram of the scores of each bot, all on one scale.
  void draw_distributions(const Axis& axis) {
    constexpr std::size_t kBins = 60;
    std::vector<std::array<double, kBins>> all;
    double most = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      std::array<double, kBins> counts{};
      for (const int score : bot(row).scores) {
        const double part = (score - axis.low) / (axis.high - axis.low);
        counts[std::min(kBins - 1, static_cast<std::size_t>(part * kBins))] += 1;
      }
      std::array<double, kBins> smooth{};
      for (std::size_t i = 0; i < kBins; ++i) {
        const double before = i > 0 ? counts[i - 1] : 0;
        const double after = i + 1 < kBins ? counts[i + 1] : 0;
        smooth[i] = (before + 2 * counts[i] + after) / static_cast<double>(bot(row).scores.size());
        most = std::max(most, smooth[i]);
      }
      all.push_back(smooth);
    }
    const double width = axis.width / kBins;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const double ground = row_top(row) + kLine;
      std::string path = fmt::format("M{:.1f} {:.1f}", axis.left, ground);
      for (std::size_t i = 0; i < kBins; ++i) {
        path += fmt::format("L{:.1f} {:.1f}", axis.left + (static_cast<double>(i) + 0.5) * width,
                            ground - all[row][i] / most * kHeight);
      }
      path += fmt::format("L{:.1f} {:.1f}Z", axis.left + axis.width, ground);
      put("<path d=\"{}\" class=\"bot-{} area\"/>", path, rows_[row]);
    }
  }

  const Outcome& outcome_;
  std::vector<int> rows_;  // the bots from top to bottom
  double height_ = 0;
  std::string body_;
};

}  // namespace

std::string plot_svg(const Outcome& outcome) { return Plot(outcome).draw(); }

}  // namespace drover::arena
