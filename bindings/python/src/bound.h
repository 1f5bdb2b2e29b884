// Shared by the files of the module: errors as exceptions, JSON as Python values, and the C++
// objects behind Python's games and positions.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/value.hpp>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "game/game.h"
#include "game/presenter.h"
#include "net/actions.h"

namespace drover::python {

namespace py = pybind11;

// A C++ exception that Python sees as drover.Error, a ValueError, with this sentence.
struct Refusal {
  std::string sentence;
};

inline void require(const std::optional<game::Error>& error) {
  if (error) throw Refusal{error->sentence};
}
template <class T>
T require(game::Result<T> result) {
  if (!result) throw Refusal{result.error().sentence};
  return *std::move(result);
}

// Converts JSON to Python values.
py::object to_python(const boost::json::value& value);
// Converts a JSON text, or a value that Python's json module can write, to JSON.
boost::json::value from_python(const py::object& value);

text::Language language_named(const std::string& code);

using Options = std::map<std::string, std::string>;

// The C++ object behind drover.Game.
struct BoundGame {
  const game::Game* game;
  const net::Actions* actions;

  explicit BoundGame(const game::Game& which) : game(&which), actions(&net::Actions::of(which)) {}
  explicit BoundGame(const std::string& name) : BoundGame(*require(game::require_game(name))) {}

  game::Setup setup(int players, std::uint64_t seed, const Options& options,
                    int rules_version) const {
    return {players, seed, options, rules_version};
  }
};

// The game that a Python argument means: a name or a drover.Game.
BoundGame game_from(const py::object& value);

// The C++ object behind drover.Position. It caches the legal actions once they have been computed.
class BoundPosition {
 public:
  BoundPosition(const net::Actions& actions, const game::Position& position)
      : actions_(&actions), position_(position) {}
  explicit BoundPosition(const game::Position& position)
      : BoundPosition(net::Actions::of(position.game()), position) {}

  const game::Position& position() const { return position_; }
  const game::Game& game() const { return actions_->game(); }
  const net::Actions& actions() const { return *actions_; }
  int seats() const { return game().scores(position_).seats; }
  // The description of an observation's numbers, which depends on the options only.
  const std::vector<game::ObservedNumber>& observed() {
    if (!observed_) {
      observed_ = std::make_shared<const std::vector<game::ObservedNumber>>(
          game().observed_numbers(position_));
    }
    return *observed_;
  }

  const net::ActionList& legal() {
    if (!known_) {
      legal_.reset();
      if (!game().over(position_)) actions_->list_legal(position_, legal_);
      known_ = true;
    }
    return legal_;
  }
  // The move of the action. Throws Refusal if it is not legal.
  game::Move checked_move(net::Action action) {
    if (known_ && action >= 0 && !game().is_view(position_)) {
      for (const std::int16_t one : legal_) {
        if (one == action) return actions_->move(action);
      }
    }
    return require(net::legal_move(position_, action));
  }
  void apply(net::Action action) {
    const game::Move move = checked_move(action);
    known_ = false;
    game().apply(position_, move);
  }
  // Applies the action and returns what happened, as events that `viewer` may see.
  boost::json::array apply_with_events(net::Action action, int viewer) {
    const game::Move move = checked_move(action);
    known_ = false;
    return game().presenter().apply_with_events(position_, move, viewer);
  }
  // Checks a viewer: a seat, or none for a spectator.
  int viewer(std::optional<int> seat) const;
  int seat(int seat) const;
  int person(int seat) const;

 private:
  const net::Actions* actions_;
  game::Position position_;
  std::shared_ptr<const std::vector<game::ObservedNumber>> observed_;
  net::ActionList legal_;
  bool known_ = false;
};

// Names, kinds and ranges of an observation's numbers, as Python dictionaries.
py::list described_numbers(std::span<const game::ObservedNumber> observed);

void bind_games(py::module_& module);
void bind_positions(py::module_& module);
void bind_bots(py::module_& module);
void bind_records(py::module_& module);
void bind_arena(py::module_& module);
void bind_batch(py::module_& module);

}  // namespace drover::python
