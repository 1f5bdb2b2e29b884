// drover apply: make moves in a position and print the new one, or what happened.
#include "cli/cli.h"

namespace drover::cli {

namespace {

struct ApplyArguments {
  std::string path;
  std::vector<std::string> moves;
  bool events = false;
  bool json = false;
};

void apply_moves(const ApplyArguments& arguments) {
  game::Position position = read_position(arguments.path);
  const game::Game& game = position.game();
  boost::json::array told;
  for (std::size_t i = 0; i < arguments.moves.size(); ++i) {
    const std::string& text = arguments.moves[i];
    const auto move = game.parse_move(text);
    if (!move) refuse("refused.notation", {{"number", i + 1}, {"move", text}});
    const int everything = game.actor(position);
    if (const auto reason = game.why_not(position, everything, *move)) {
      refuse("refused.move", {{"number", i + 1},
                              {"move", text},
                              {"why", game.reason_sentence(position, *reason, spoken_language())}});
    }
    if (!arguments.events) {
      game.apply(position, *move);
    } else if (arguments.json) {
      for (auto& event : game.apply_with_events(position, *move, everything)) {
        told.push_back(std::move(event));
      }
    } else {
      for (const std::string& sentence :
           game.apply_in_words(position, *move, everything, spoken_language())) {
        say("{}\n", sentence);
      }
    }
  }
  if (!arguments.events) {
    print_json(game.to_json(position));
  } else if (arguments.json) {
    print_json(told);
  }
}

}  // namespace

void add_apply(Command& app) {
  Command command =
      app.add_subcommand("apply", "Make moves in a position and print the new position as JSON");
  auto arguments = std::make_shared<ApplyArguments>();
  command.add_option("POSITION", arguments->path, "File with a position, or - for standard input")
      .type_name("FILE")
      .required();
  command.add_option("MOVE", arguments->moves, "Moves in notation, each one argument")
      .type_name("TEXT")
      .required();
  command.add_flag("--events", arguments->events, "Print what happened instead of the position");
  command.add_flag("--json", arguments->json,
                   "Print the events as JSON; a position is always printed as JSON");
  add_language_option(command);
  command.footer("Example: drover new --players 2 | drover apply - \"place C\" | drover legal");
  command.callback([arguments] { apply_moves(*arguments); });
}

}  // namespace drover::cli
