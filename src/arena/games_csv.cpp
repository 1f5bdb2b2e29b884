#include <fmt/format.h>

#include "arena/outcome.h"

namespace drover::arena {

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

std::string games_csv(const Outcome& outcome) {
  const Series& series = outcome.series;
  std::string text = "deal,game,seed,seat,bot,score,place,win_share,decisions,turns";
  for (const std::string_view category : series.game->info().categories) {
    text += ',' + csv_field(category);
  }
  text += '\n';
  for (const auto& [deal, result] : outcome.results) {
    for (std::size_t game = 0; game < result.size(); ++game) {
      const Seating seating = series.design.seating(deal, static_cast<int>(game));
      const GameResult& one = result[game];
      const auto places = places_of(one);
      for (int seat = 0; seat < one.scores.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        const std::string_view bot =
            seat < series.design.seats()
                ? std::string_view(outcome.report.bots[static_cast<std::size_t>(seating[s])].label)
                : bots::kAutomaName;
        text +=
            fmt::format("{},{},{},{},{},{},{},{},{},{}", deal + 1, game + 1, series.deal_seed(deal),
                        seat + 1, csv_field(bot), one.scores.total(seat), places[s] + 1,
                        win_share(one, seat), one.effort[s].decisions, one.turns);
        for (int c = 0; c < one.scores.categories; ++c) {
          text += fmt::format(",{}", one.scores.points[seat][c]);
        }
        text += '\n';
      }
    }
  }
  return text;
}

}  // namespace drover::arena
