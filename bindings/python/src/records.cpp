#include "bots/match.h"
#include "bound.h"
#include "game/record.h"

namespace drover::python {

namespace {

std::vector<std::pair<int, std::string>> moves_of(const game::Record& record) {
  std::vector<std::pair<int, std::string>> moves;
  for (const game::RecordedTurn& turn : record.turns) {
    for (const game::Move move : turn.moves) {
      moves.emplace_back(turn.seat, record.game->move_text(move));
    }
  }
  return moves;
}

std::vector<BoundPosition> positions_of(const game::Record& record) {
  auto replay = require(game::Replay::begin(record));
  const net::Actions& actions = net::Actions::of(*record.game);
  std::vector<BoundPosition> positions{{actions, replay.position()}};
  while (!replay.at_end()) {
    require(replay.step());
    positions.emplace_back(actions, replay.position());
  }
  require(replay.check_result());
  return positions;
}

py::object result_of(const game::Record& record) {
  if (!record.result) return py::none();
  py::list totals;
  for (int seat = 0; seat < record.result->scores.seats; ++seat) {
    totals.append(record.result->scores.total(seat));
  }
  return totals;
}

// Plays a whole game between bots, one for each seat, and returns its record.
game::Record play(const py::object& which, const std::vector<std::string>& bots, std::uint64_t seed,
                  const Options& options) {
  const BoundGame bound = game_from(which);
  for (const std::string& bot : bots) require(bots::check_bot(bot));
  game::Setup setup =
      bound.setup(static_cast<int>(bots.size()), bots::Match::game_seed(seed, 0), options, 0);
  game::Position position = require(bound.game->setup(setup));
  for (const std::string& bot : bots) {
    if (!game::is_seat_name(bot)) {
      throw Refusal{"A record cannot tell of a bot whose name has a comma."};
    }
  }
  game::Record record = game::begin_record(*bound.game, setup, bots);
  const py::gil_scoped_release release;
  bots::Match match(bots);
  match.play(position, seed, 0, &record);
  return record;
}

}  // namespace

void bind_records(py::module_& module) {
  using game::Record;
  py::class_<Record>(module, "Record")
      .def_static(
          "parse", [](const std::string& text) { return require(game::parse_record(text)); },
          py::arg("text"))
      .def_property_readonly("game", [](const Record& r) { return BoundGame(*r.game); })
      .def_property_readonly("seed", [](const Record& r) { return r.setup.seed; })
      .def_property_readonly("players", [](const Record& r) { return r.setup.players; })
      .def_property_readonly("options", [](const Record& r) { return r.setup.options; })
      .def_property_readonly("seats", [](const Record& r) { return r.seats; })
      .def_property_readonly("moves", &moves_of)
      .def_property_readonly("result", &result_of)
      .def("positions", &positions_of)
      .def("replay", [](const Record& r) { return BoundPosition(require(game::replay(r))); })
      .def("text", [](const Record& r) { return game::to_text(r); });
  module.def("play", &play, py::arg("game"), py::arg("bots"), py::arg("seed") = 1,
             py::arg("options") = Options{});
}

}  // namespace drover::python
