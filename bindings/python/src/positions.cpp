#include <array>

#include <fmt/format.h>

#include "bound.h"
#include "game/presenter.h"
#include "game/thinker.h"
#include "learn/packed_position.h"
#include "learn/reward.h"

namespace drover::python {

int BoundPosition::viewer(std::optional<int> seat) const {
  return seat ? this->seat(*seat) : game::kNoSeat;
}

int BoundPosition::seat(int seat) const {
  if (seat >= 0 && seat < seats()) return seat;
  throw Refusal{fmt::format("There are seats 0 to {}, not {}.", seats() - 1, seat)};
}

int BoundPosition::person(int seat) const {
  const int people = game().players(position_);
  if (seat >= 0 && seat < people) return seat;
  throw Refusal{fmt::format("There are seats of people 0 to {}, not {}.", people - 1, seat)};
}

py::list described_numbers(std::span<const game::ObservedNumber> observed) {
  constexpr std::array kKinds{"number", "flag", "category", "seat"};
  py::list list;
  for (const game::ObservedNumber& number : observed) {
    py::dict one;
    one["name"] = number.name;
    one["kind"] = kKinds[static_cast<std::size_t>(number.kind)];
    one["low"] = number.low;
    one["high"] = number.high;
    one["words"] = number.words;
    list.append(one);
  }
  return list;
}

namespace {

using Position = BoundPosition;

py::array_t<std::uint8_t> observe(Position& position, std::optional<int> seat) {
  const game::Game& game = position.game();
  if (!seat && game.over(position.position())) {
    throw Refusal{"The game is over: nobody is to decide, so say whose observation."};
  }
  const int viewer = seat ? position.person(*seat) : game.actor(position.position());
  py::array_t<std::uint8_t> array(static_cast<py::ssize_t>(position.observed().size()));
  game.observe(position.position(), viewer, array.mutable_data());
  return array;
}

py::list legal_actions(Position& position) {
  const net::ActionList& legal = position.legal();
  py::list list(legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i) {
    PyList_SET_ITEM(list.ptr(), static_cast<py::ssize_t>(i), PyLong_FromLong(legal[i]));
  }
  return list;
}

py::list legal_moves(Position& position) {
  py::list list;
  for (const std::int16_t action : position.legal()) {
    list.append(position.game().move_text(position.actions().move(action)));
  }
  return list;
}

py::array_t<bool> legal_mask(Position& position) {
  py::array_t<bool> mask(position.actions().count());
  bool* items = mask.mutable_data();
  std::fill_n(items, position.actions().count(), false);
  for (const std::int16_t action : position.legal()) items[action] = true;
  return mask;
}

net::Action action_named(const Position& position, const std::string& move) {
  return require(net::action_of_text(position.game(), move));
}

py::list scores(const Position& position) {
  const game::Scores scores = position.game().scores(position.position());
  py::list list;
  for (int seat = 0; seat < scores.seats; ++seat) {
    py::dict by_category;
    for (int c = 0; c < scores.categories; ++c) {
      const std::string_view name = position.game().info().categories[static_cast<std::size_t>(c)];
      by_category[py::str(name.data(), name.size())] = scores.points[seat][c];
    }
    list.append(by_category);
  }
  return list;
}

std::vector<int> totals(const Position& position) {
  const game::Scores scores = position.game().scores(position.position());
  std::vector<int> totals;
  for (int seat = 0; seat < scores.seats; ++seat) totals.push_back(scores.total(seat));
  return totals;
}

std::vector<int> winners(const Position& position) {
  if (!position.game().over(position.position())) {
    throw Refusal{"The game is not over: nobody has won yet."};
  }
  const std::uint32_t bits = position.game().winners(position.position());
  std::vector<int> seats;
  for (int seat = 0; seat < game::kMaxSeats; ++seat) {
    if ((bits >> static_cast<unsigned>(seat) & 1U) != 0) seats.push_back(seat);
  }
  return seats;
}

std::vector<float> rewards(const Position& position, const std::string& kind) {
  const learn::Reward reward = require(learn::reward_named(kind));
  if (!position.game().over(position.position())) {
    throw Refusal{"The game is not over: its reward is not known yet."};
  }
  const auto all = learn::rewards_of(position.position(), reward);
  return {all.begin(), all.begin() + position.seats()};
}

std::vector<float> expectation(const Position& position) {
  game::Expectation expected;
  position.game().thinker().estimate_scores(position.position(), expected);
  std::vector<float> totals;
  for (int seat = 0; seat < expected.seats; ++seat) totals.push_back(expected.total(seat));
  return totals;
}

py::array_t<float> features(const Position& position, int seat) {
  const std::size_t width = position.game().thinker().feature_names().size();
  py::array_t<float> array(static_cast<py::ssize_t>(width));
  position.game().thinker().features(position.position(), position.seat(seat),
                                     array.mutable_data());
  return array;
}

// The features of the seat that decides after each of its legal moves. All moves are applied in one
// determinization of its view.
py::array_t<float> features_after(Position& position, std::uint64_t seed) {
  const game::Game& game = position.game();
  const auto width = static_cast<py::ssize_t>(game.thinker().feature_names().size());
  const net::ActionList& legal = position.legal();
  py::array_t<float> array({static_cast<py::ssize_t>(legal.size()), width});
  if (legal.empty()) return array;
  const int seat = game.actor(position.position());
  core::Rng rng = core::Rng::from_seed(seed);
  const game::Position deal = game.determinize(position.position(), seat, rng);
  float* row = array.mutable_data();
  for (const std::int16_t action : legal) {
    game::Position after = deal;
    game.apply(after, position.actions().move(action));
    game.thinker().features(after, seat, row);
    row += width;
  }
  return array;
}

// The heuristic value of each legal move, which the greedy bot maximises.
py::array_t<double> heuristic(const Position& position) {
  const game::Game& game = position.game();
  game::MoveList legal;
  if (!game.over(position.position())) {
    const game::Position view = game.redact(position.position(), game.actor(position.position()));
    game.legal(view, legal);
    py::array_t<double> array(static_cast<py::ssize_t>(legal.size()));
    game.thinker().heuristic(view, legal, array.mutable_data());
    return array;
  }
  return py::array_t<double>(0);
}

py::bytes to_bytes(const Position& position) {
  std::string bytes(learn::packed_bytes(position.game()), '\0');
  learn::pack(position.position(), std::as_writable_bytes(std::span(bytes.data(), bytes.size())));
  return {bytes};
}

Position from_json(const py::object& value) {
  return Position(require(game::position_from_json(from_python(value))));
}

std::optional<std::string> why_not(Position& position, net::Action action) {
  const auto move = net::legal_move(position.position(), action);
  if (move) return std::nullopt;
  return move.error().sentence;
}

}  // namespace

void bind_positions(py::module_& module) {
  py::class_<Position> type(module, "Position");
  type.def_property_readonly("game", [](const Position& p) { return BoundGame(p.game()); })
      .def_property_readonly("players",
                             [](const Position& p) { return p.game().players(p.position()); })
      .def_property_readonly("seats", &Position::seats)
      .def_property_readonly("actor",
                             [](const Position& p) {
                               return p.game().over(p.position()) ? game::kNoSeat
                                                                  : p.game().actor(p.position());
                             })
      .def_property_readonly("over", [](const Position& p) { return p.game().over(p.position()); })
      .def_property_readonly("turn", [](const Position& p) { return p.game().turn(p.position()); })
      .def_property_readonly("is_view",
                             [](const Position& p) { return p.game().is_view(p.position()); })
      .def("legal_actions", &legal_actions)
      .def("legal_moves", &legal_moves)
      .def("legal_mask", &legal_mask)
      .def("apply", &Position::apply, py::arg("action"))
      .def(
          "apply", [](Position& p, const std::string& move) { p.apply(action_named(p, move)); },
          py::arg("action"))
      .def(
          "apply_with_events",
          [](Position& p, net::Action action, std::optional<int> viewer) {
            return to_python(p.apply_with_events(action, p.viewer(viewer)));
          },
          py::arg("action"), py::arg("viewer") = py::none())
      .def("why_not", &why_not, py::arg("action"))
      .def("copy", [](const Position& p) { return p; })
      .def("__copy__", [](const Position& p) { return p; })
      .def(
          "__deepcopy__", [](const Position& p, const py::dict&) { return p; }, py::arg("memo"))
      .def(
          "redact",
          [](const Position& p, std::optional<int> seat) {
            return Position(p.actions(), p.game().redact(p.position(), p.viewer(seat)));
          },
          py::arg("seat") = py::none())
      .def(
          "determinize",
          [](const Position& p, std::optional<int> seat, std::uint64_t seed) {
            core::Rng rng = core::Rng::from_seed(seed);
            return Position(p.actions(), p.game().determinize(p.position(), p.viewer(seat), rng));
          },
          py::arg("seat") = py::none(), py::arg("seed") = 1)
      .def(
          "view",
          [](const Position& p, std::optional<int> seat) {
            return to_python(p.game().presenter().view(p.position(), p.viewer(seat)));
          },
          py::arg("seat") = py::none())
      .def("observe", &observe, py::arg("seat") = py::none())
      .def("observed_numbers", [](Position& p) { return described_numbers(p.observed()); })
      .def("scores", &scores)
      .def("totals", &totals)
      .def("winners", &winners)
      .def("rewards", &rewards, py::arg("kind") = "win")
      .def("expectation", &expectation)
      .def("features", &features, py::arg("seat"))
      .def("features_after", &features_after, py::arg("seed") = 1)
      .def("heuristic", &heuristic)
      .def("thumbs", &heuristic)  // the former name of heuristic()
      .def("to_json", [](const Position& p) { return to_python(p.game().to_json(p.position())); })
      .def_static("from_json", &from_json, py::arg("value"))
      .def("to_bytes", &to_bytes)
      .def(
          "decision",
          [](const Position& p, const std::string& language) {
            return p.game().presenter().decision_sentence(p.position(), language_named(language));
          },
          py::arg("language") = "en")
      .def(
          "sentence",
          [](Position& p, net::Action action, const std::string& language) {
            return p.game().presenter().move_sentence(p.position(), p.checked_move(action),
                                                      language_named(language));
          },
          py::arg("action"), py::arg("language") = "en")
      .def(
          "text",
          [](const Position& p, const std::string& language) {
            return p.game().presenter().table_text(p.position(), false, language_named(language));
          },
          py::arg("language") = "en")
      .def_property_readonly("fingerprint",
                             [](const Position& p) { return p.game().fingerprint(p.position()); })
      .def("__eq__",
           [](const Position& a, const Position& b) { return a.position() == b.position(); })
      .def("__hash__", [](const Position& p) { return game::hash_of(p.position()) >> 1U; })
      .def("__repr__",
           [](const Position& p) {
             return fmt::format("<drover.Position of {}, turn {}>", p.game().info().name,
                                p.game().turn(p.position()));
           })
      .def(py::pickle(
          [](const Position& p) { return py::make_tuple(p.game().info().name, to_bytes(p)); },
          [](const py::tuple& state) {
            const game::Game& game = *require(game::require_game(state[0].cast<std::string>()));
            const auto bytes = state[1].cast<std::string>();
            return Position(
                require(learn::unpack(game, std::as_bytes(std::span(bytes.data(), bytes.size())))));
          }));
}

}  // namespace drover::python
