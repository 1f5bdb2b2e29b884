// drover new: set up a game and print the position.
#include "cli/cli.h"

namespace drover::cli {

void add_new(Command& app) {
  struct Arguments {
    SetupOptions setup;
    int as_seat = 0;
    bool json = false;
  };
  Command command = app.add_subcommand("new", "Set up a game and print the position as JSON");
  auto arguments = std::make_shared<Arguments>();
  add_game_option(command, arguments->setup);
  add_players_option(command, arguments->setup);
  add_seed_option(command, arguments->setup);
  add_option_option(command, arguments->setup);
  add_as_option(command, arguments->as_seat);
  command.add_flag("--json", arguments->json, "Print JSON, which it does anyway");
  command.footer("Example: drover new --players 3 --seed 7 | drover show");
  command.callback([arguments] {
    const game::Position position = seen_by(start_position(arguments->setup), arguments->as_seat);
    print_json(position.game().to_json(position));
  });
}

}  // namespace drover::cli
