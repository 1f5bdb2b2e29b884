// drover apply: makes moves in a position and prints the new position, or the events.
#include "cli/cli.h"
#include "game/presenter.h"

namespace drover::cli {

namespace {

struct ApplyArguments {
  std::string path;
  std::vector<std::string> moves;
  bool events = false;
  bool json = false;
};

void apply_moves(const ApplyArguments& arguments) {
  game::TurnHistory turn = read_turn(arguments.path);
  const game::Game& game = turn.game();
  boost::json::array events;
  for (std::size_t i = 0; i < arguments.moves.size(); ++i) {
    const std::string& text = arguments.moves[i];
    const auto move = game.parse_move(text);
    if (!move) fail_with_message("refused.notation", {{"number", i + 1}, {"move", text}});
    game::Position position = turn.position();
    const int actor = game.actor(position);
    if (const auto reason = game.presenter().why_not(position, actor, *move)) {
      fail_with_message(
          "refused.move",
          {{"number", i + 1},
           {"move", text},
           {"why", game.presenter().reason_sentence(position, *reason, spoken_language())}});
    }
    if (!arguments.events) {
      game.apply(position, *move);
    } else if (arguments.json) {
      for (auto& event : game.presenter().apply_with_events(position, *move, actor)) {
        events.push_back(std::move(event));
      }
    } else {
      for (const std::string& sentence :
           game.presenter().apply_in_words(position, *move, actor, spoken_language())) {
        say("{}\n", sentence);
      }
    }
    turn.add(*move, position);
  }
  if (!arguments.events) {
    print_json(turn.to_json());
  } else if (arguments.json) {
    print_json(events);
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
