// drover score: prints the score sheet of a position, as if the game ended there.
#include <fmt/ranges.h>

#include "cli/cli.h"

namespace drover::cli {

void add_score(Command& app) {
  struct Arguments {
    std::string path;
    bool json = false;
  };
  Command command =
      app.add_subcommand("score", "Show the scores of a position, as if the game ended there");
  auto arguments = std::make_shared<Arguments>();
  add_position_argument(command, arguments->path);
  add_json_flag(command, arguments->json);
  add_language_option(command);
  command.callback([arguments] {
    const game::Position position = read_position(arguments->path);
    const game::Game& game = position.game();
    if (arguments->json) {
      print_json(score_json(game, position));
      return;
    }
    say_text(score_sheet(game, game.scores(position)));
    if (!game.over(position)) {
      say("\nThe game is not over: these would be the scores if it ended now.\n");
      return;
    }
    const std::vector<int> winners = seats_of(game.winners(position));
    if (winners.size() == 1) {
      say("\nSeat {} wins.\n", winners[0]);
    } else {
      say("\nSeats {} share the victory.\n", fmt::join(winners, " and "));
    }
  });
}

}  // namespace drover::cli
