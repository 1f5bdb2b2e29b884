#include <fmt/format.h>

#include "bound.h"
#include "game/presenter.h"
#include "game/thinker.h"
#include "learn/packed_position.h"

namespace drover::python {

namespace {

template <class Texts>
py::list list_of(const Texts& texts) {
  py::list list;
  for (const auto& text : texts) list.append(py::str(text.data(), text.size()));
  return list;
}

// A read-only NumPy array over memory that is never freed, without a copy.
template <class T>
py::array view_of(std::span<const T> items, std::vector<py::ssize_t> shape) {
  const py::capsule nobody(items.data(), [](void*) {});
  py::array_t<T> array(std::move(shape), items.data(), nobody);
  array.attr("setflags")(py::arg("write") = false);
  return array;
}

py::dict options_of(const game::GameInfo& info) {
  py::dict options;
  for (const game::OptionInfo& option : info.options) {
    py::list values;
    for (const std::string_view value : option.values) {
      values.append(py::str(value.data(), value.size()));
    }
    options[py::str(option.key.data(), option.key.size())] = values;
  }
  return options;
}

py::ssize_t size_of(std::size_t size) { return static_cast<py::ssize_t>(size); }

}  // namespace

BoundGame game_from(const py::object& value) {
  if (py::isinstance<BoundGame>(value)) return value.cast<BoundGame>();
  if (py::isinstance<py::str>(value)) return BoundGame(value.cast<std::string>());
  throw Refusal{"A game is named by a text, or is a drover.Game."};
}

void bind_games(py::module_& module) {
  using Game = BoundGame;
  py::class_<Game> type(module, "Game");
  type.def(py::init<const std::string&>(), py::arg("name"))
      .def_property_readonly("name", [](const Game& g) { return g.game->info().name; })
      .def_property_readonly("title", [](const Game& g) { return g.game->info().title; })
      .def_property_readonly("edition", [](const Game& g) { return g.game->info().edition; })
      .def_property_readonly("min_players",
                             [](const Game& g) { return g.game->info().min_players; })
      .def_property_readonly("max_players",
                             [](const Game& g) { return g.game->info().max_players; })
      .def_property_readonly("rules_version",
                             [](const Game& g) { return g.game->info().rules_version; })
      .def_property_readonly("options", [](const Game& g) { return options_of(g.game->info()); })
      .def_property_readonly("categories",
                             [](const Game& g) { return list_of(g.game->info().categories); })
      .def("info", [](const Game& g) { return to_python(game::info_json(g.game->info())); })
      .def_property_readonly("num_actions", [](const Game& g) { return g.actions->count(); })
      .def_property_readonly(
          "actions_version",
          [](const Game& g) { return fmt::format("{:016x}", g.actions->version()); })
      .def(
          "action",
          [](const Game& g, const std::string& move) {
            return require(net::action_of_text(*g.game, move));
          },
          py::arg("move"))
      .def(
          "move",
          [](const Game& g, net::Action action) {
            if (!g.actions->has(action)) {
              throw Refusal{fmt::format("{} has actions 0 to {}, not {}.", g.game->info().name,
                                        g.actions->count() - 1, action)};
            }
            return g.game->move_text(g.actions->move(action));
          },
          py::arg("action"))
      .def_property_readonly("action_feature_names",
                             [](const Game& g) { return list_of(g.actions->feature_names()); })
      .def_property_readonly(
          "action_features",
          [](const Game& g) {
            return view_of(g.actions->features(),
                           {g.actions->count(), size_of(g.actions->feature_names().size())});
          })
      .def_property_readonly("elements",
                             [](const Game& g) { return list_of(g.actions->elements()); })
      .def_property_readonly(
          "action_elements",
          [](const Game& g) { return view_of(g.actions->element_of(), {g.actions->count()}); })
      .def_property_readonly(
          "feature_names", [](const Game& g) { return list_of(g.game->thinker().feature_names()); })
      .def(
          "start",
          [](const Game& g, int players, std::uint64_t seed, const Options& options,
             int rules_version) {
            return BoundPosition(
                *g.actions, require(g.game->setup(g.setup(players, seed, options, rules_version))));
          },
          py::arg("players") = 2, py::arg("seed") = 1, py::arg("options") = Options{},
          py::arg("rules_version") = 0)
      .def(
          "components",
          [](const Game& g, int players, const Options& options) {
            return to_python(
                require(g.game->presenter().components(g.setup(players, 1, options, 0))));
          },
          py::arg("players") = 2, py::arg("options") = Options{})
      .def_property_readonly("position_bytes",
                             [](const Game& g) { return learn::packed_bytes(*g.game); })
      .def(
          "from_bytes",
          [](const Game& g, const py::bytes& bytes) {
            const std::string_view view = bytes;
            return BoundPosition(*g.actions,
                                 require(learn::unpack(
                                     *g.game, std::as_bytes(std::span(view.data(), view.size())))));
          },
          py::arg("data"))
      .def("__eq__", [](const Game& a, const Game& b) { return a.game == b.game; })
      .def("__hash__", [](const Game& g) { return std::hash<const void*>()(g.game); })
      .def("__repr__",
           [](const Game& g) { return fmt::format("drover.Game('{}')", g.game->info().name); })
      .def(py::pickle([](const Game& g) { return py::make_tuple(g.game->info().name); },
                      [](const py::tuple& state) { return Game(state[0].cast<std::string>()); }));
  module.def("games", [] {
    std::vector<Game> games;
    for (const game::Game* game : game::all_games()) games.emplace_back(*game);
    return games;
  });
}

}  // namespace drover::python
