// drover replay: shows a recorded game, or verifies it.
#include <iostream>

#include <unistd.h>

#include "cli/cli.h"
#include "game/presenter.h"
#include "game/record.h"
#include "game/turn_history.h"

namespace drover::cli {

namespace {

struct ReplayArguments {
  std::string path;
  bool check = false;
  bool events = false;
  bool json = false;
  std::int64_t to = -1;
  int as_seat = 0;
  Colour colour = Colour::kAuto;
};

boost::json::array totals_of(const game::Scores& scores) {
  boost::json::array totals;
  for (int seat = 0; seat < scores.seats; ++seat) totals.emplace_back(scores.total(seat));
  return totals;
}

boost::json::object header_json(const game::Record& record) {
  boost::json::object options;
  for (const auto& [key, value] : record.setup.options) options[key] = value;
  boost::json::array seats;
  for (const std::string& seat : record.seats) seats.emplace_back(seat);
  return {{"game", record.game->info().name}, {"rules_version", record.setup.rules_version},
          {"players", record.setup.players},  {"options", std::move(options)},
          {"seed", record.setup.seed},        {"seats", std::move(seats)},
          {"moves", record.moves()},          {"finished", record.result.has_value()}};
}

void step_or_fail(game::Replay& replay) {
  if (const auto error = replay.step()) throw Failure(error->sentence);
}

void check(const game::Record& record, bool json) {
  const game::Position end = value_or_fail(game::replay(record, spoken_language()));
  if (json) {
    boost::json::object report = header_json(record);
    report["right"] = true;
    report["result"] = score_json(*record.game, end);
    print_json(report);
  } else if (record.result) {
    say_message("record.right",
                {{"moves", record.moves()}, {"scores", totals_of(record.result->scores)}});
  } else {
    say_message("record.right.unfinished", {{"moves", record.moves()}});
  }
}

void show_position(const game::Record& record, const ReplayArguments& arguments) {
  const auto moves = static_cast<std::int64_t>(record.moves());
  if (arguments.to > moves)
    fail_with_message("record.short", {{"moves", moves}, {"asked", arguments.to}});
  game::Replay replay = value_or_fail(game::Replay::begin(record, spoken_language()));
  game::TurnHistory turn(replay.position());
  while (static_cast<std::int64_t>(replay.moves_played()) < arguments.to) {
    const game::Move move = replay.next_move();
    step_or_fail(replay);
    turn.add(move, replay.position());
  }
  const game::Position view = view_for(replay.position(), arguments.as_seat);
  if (arguments.json) {
    print_json(arguments.as_seat == 0 ? turn.to_json() : record.game->to_json(view));
  } else {
    say_text(
        record.game->presenter().table_text(view, use_colour(arguments.colour), spoken_language()));
    say("\n{}\n", record.game->presenter().decision_sentence(view, spoken_language()));
  }
}

void print_events_json(const game::Record& record, int viewer) {
  game::Replay replay = value_or_fail(game::Replay::begin(record, spoken_language()));
  boost::json::array moves;
  while (!replay.at_end()) {
    game::Position copy = replay.position();
    const game::Move move = replay.next_move();
    const int turn = record.game->turn(copy);
    const int seat = record.game->actor(copy);
    step_or_fail(replay);
    moves.push_back({{"turn", turn},
                     {"seat", seat + 1},
                     {"move", record.game->move_text(move)},
                     {"events", record.game->presenter().apply_with_events(copy, move, viewer)}});
  }
  print_json(moves);
}

// Prints the game turn by turn. `wait`: waits for Enter before each turn.
void print_turns(const game::Record& record, int viewer, bool in_words, bool wait) {
  const game::Game& game = *record.game;
  say_message("record.title",
              {{"title", title_of(game)},
               {"edition", edition_of(game)},
               {"players", record.setup.players},
               {"seed", record.setup.seed},
               {"seats", boost::json::array(record.seats.begin(), record.seats.end())}});
  game::Replay replay = value_or_fail(game::Replay::begin(record, spoken_language()));
  for (const game::RecordedTurn& turn : record.turns) {
    if (wait) {
      say_text(message("record.next"));
      flush_output();
      std::string line;
      if (!std::getline(std::cin, line) || line.starts_with('q')) return;
    }
    say("\n");
    say_message("record.turn", {{"turn", turn.number},
                                {"seat", turn.seat + 1},
                                {"who", record.seats[static_cast<std::size_t>(turn.seat)]}});
    for (const game::Move move : turn.moves) {
      game::Position copy = replay.position();
      step_or_fail(replay);
      say("  {}\n", game.move_text(move));
      if (!in_words) continue;
      for (const std::string& sentence :
           game.presenter().apply_in_words(copy, move, viewer, spoken_language())) {
        say("      {}\n", sentence);
      }
    }
  }
  if (const auto error = replay.check_result()) throw Failure(error->sentence);
  say("\n");
  say_text(score_sheet(game, game.scores(replay.position())));
  if (!record.result) say("\n{}\n", message("record.unfinished"));
}

void replay(const ReplayArguments& arguments) {
  auto parsed = game::parse_record(read_input(arguments.path));
  const auto record = value_or_fail(std::move(parsed));
  if (arguments.as_seat < 0 || arguments.as_seat > record.setup.players) {
    fail_with_message("record.seats",
                      {{"asked", arguments.as_seat}, {"seats", record.setup.players}});
  }
  const int viewer = arguments.as_seat == 0 ? game::kNoSeat : arguments.as_seat - 1;
  if (arguments.check) {
    check(record, arguments.json);
  } else if (arguments.to >= 0) {
    show_position(record, arguments);
  } else if (arguments.events && arguments.json) {
    print_events_json(record, viewer);
  } else if (arguments.json) {
    boost::json::object report = header_json(record);
    const game::Position end = value_or_fail(game::replay(record, spoken_language()));
    report["result"] = score_json(*record.game, end);
    print_json(report);
  } else {
    const bool wait =
        arguments.path != "-" && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    print_turns(record, viewer, arguments.events || wait, wait && !arguments.events);
  }
}

}  // namespace

void add_replay(Command& app) {
  Command command = app.add_subcommand("replay", "Step through a recorded game, or verify it");
  auto arguments = std::make_shared<ReplayArguments>();
  command.add_option("RECORD", arguments->path, "File with a record, or - for standard input")
      .type_name("FILE")
      .required();
  const Option check_flag = command.add_flag(
      "--check", arguments->check, "Only verify that every move is legal and the result is right");
  command
      .add_option("--to N", arguments->to, "Show the position after this many moves (0: the start)")
      .not_negative()
      .excludes(check_flag);
  command.add_flag("--events", arguments->events, "Print everything that happened");
  add_as_option(command, arguments->as_seat);
  add_json_flag(command, arguments->json);
  add_language_option(command);
  add_colour_option(command, arguments->colour);
  command.callback([arguments] { replay(*arguments); });
}

}  // namespace drover::cli
