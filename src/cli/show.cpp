// drover show: prints a position as a table for people, or as JSON.
#include "cli/cli.h"
#include "game/presenter.h"

namespace drover::cli {

void add_show(Command& app) {
  struct Arguments {
    std::string path;
    int as_seat = 0;
    bool json = false;
    Colour colour = Colour::kAuto;
  };
  Command command = app.add_subcommand("show", "Show a position as a table, or as JSON");
  auto arguments = std::make_shared<Arguments>();
  add_position_argument(command, arguments->path);
  add_as_option(command, arguments->as_seat);
  add_json_flag(command, arguments->json);
  add_language_option(command);
  add_colour_option(command, arguments->colour);
  command.callback([arguments] {
    const game::TurnHistory turn = read_turn(arguments->path);
    const game::Position position = view_for(turn.position(), arguments->as_seat);
    if (arguments->json) {
      print_json(arguments->as_seat == 0 ? turn.to_json() : position.game().to_json(position));
    } else {
      say_text(position.game().presenter().table_text(position, use_colour(arguments->colour),
                                                      spoken_language()));
      say("\n{}\n", position.game().presenter().decision_sentence(position, spoken_language()));
    }
  });
}

}  // namespace drover::cli
