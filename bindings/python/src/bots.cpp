#include <mutex>

#include "bots/bot.h"
#include "bound.h"

namespace drover::python {

namespace {

// A bot with a generator of its own. Several threads of Python may ask it: one after the other.
class BoundBot {
 public:
  BoundBot(std::string name, std::uint64_t seed)
      : name_(std::move(name)), rng_(core::Rng::from_seed(seed)) {
    require(bots::check_bot(name_));
    bot_ = bots::make_bot(name_);
  }

  const std::string& name() const { return name_; }
  bool repeatable() const { return bot_->repeatable(); }
  void new_game() {
    const py::gil_scoped_release others_may_run;
    const std::lock_guard lock(mutex_);
    bot_->new_game();
  }

  net::Action choose(const BoundPosition& bound) {
    // Another thread may change the position meanwhile.
    const game::Position position = bound.position();
    if (bound.game().over(position)) {
      throw Refusal{"The game is over: there is nothing to decide."};
    }
    const net::Actions& actions = bound.actions();
    const py::gil_scoped_release others_may_run;
    const std::lock_guard lock(mutex_);
    return actions.number(bots::decide(*bot_, position, rng_));
  }

 private:
  std::string name_;
  core::Rng rng_;
  std::unique_ptr<bots::Bot> bot_;
  std::mutex mutex_;
};

}  // namespace

void bind_bots(py::module_& module) {
  py::class_<BoundBot>(module, "Bot")
      .def(py::init<std::string, std::uint64_t>(), py::arg("name"), py::arg("seed") = 1)
      .def_property_readonly("name", &BoundBot::name)
      .def_property_readonly("repeatable", &BoundBot::repeatable)
      .def("choose", &BoundBot::choose, py::arg("position"))
      .def("new_game", &BoundBot::new_game)
      .def("__repr__", [](const BoundBot& bot) { return "drover.Bot('" + bot.name() + "')"; });
  module.def("bots", [] {
    py::dict levels;
    for (const bots::BotInfo& bot : bots::all_bots()) {
      levels[py::str(bot.name.data(), bot.name.size())] = bot.explanation;
    }
    return levels;
  });
}

}  // namespace drover::python
