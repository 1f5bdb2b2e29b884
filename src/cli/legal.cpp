// drover legal: lists every legal move of a position with its effect.
#include <algorithm>

#include "cli/cli.h"
#include "game/presenter.h"
#include "text/reconstructed.h"

namespace drover::cli {

namespace {

void print_legal(const game::Position& position, bool json) {
  const game::Game& game = position.game();
  game::MoveList list;
  game.legal(position, list);
  if (json) {
    boost::json::array moves;
    for (const game::Move move : list) {
      moves.push_back(
          {{"move", game.move_text(move)},
           {"does", game.presenter().move_sentence(position, move, spoken_language())}});
    }
    print_json(boost::json::object{
        {"over", game.over(position)},
        {"turn", game.turn(position)},
        {"seat", game.actor(position) + 1},
        {"decision", game.presenter().decision_sentence(position, spoken_language())},
        {"moves", std::move(moves)}});
    return;
  }
  if (game.over(position)) {
    say("{}\n", game.presenter().decision_sentence(position, spoken_language()));
    return;
  }
  std::string text = decision_line(position) + "\n";
  std::size_t width = 0;
  for (const game::Move move : list) width = std::max(width, game.move_text(move).size());
  for (const game::Move move : list) {
    text += fmt::format("{:<{}}  {}\n", game.move_text(move), width,
                        game.presenter().move_sentence(position, move, spoken_language()));
  }
  say_text(text::with_legend(std::move(text), spoken_language()));
}

}  // namespace

void add_legal(Command& app) {
  struct Arguments {
    std::string path;
    int as_seat = 0;
    bool json = false;
  };
  Command command = app.add_subcommand("legal", "List the legal moves of a position");
  auto arguments = std::make_shared<Arguments>();
  add_position_argument(command, arguments->path);
  add_as_option(command, arguments->as_seat);
  add_language_option(command);
  add_json_flag(command, arguments->json);
  command.callback([arguments] {
    const game::Position position = read_position(arguments->path);
    const game::Game& game = position.game();
    const int seat = arguments->as_seat;
    const game::Position view = view_for(position, seat);
    // The legal moves of another seat could reveal its hidden cards.
    if (seat != 0 && !game.over(position) && game.actor(position) != seat - 1) {
      fail("Seat {} has nothing to decide: it is the turn of seat {}.", seat,
           game.actor(position) + 1);
    }
    print_legal(view, arguments->json);
  });
}

}  // namespace drover::cli
