#include <chrono>

#include <fmt/format.h>

#include "arena/deal_threads.h"
#include "arena/outcome.h"
#include "bound.h"
#include "learn/batch.h"

namespace drover::python {

namespace {

// The interval between two checks for Ctrl-C.
constexpr std::chrono::milliseconds kSignalInterval{50};

// Plays all deals of the series. Ctrl-C stops it with Python's KeyboardInterrupt.
arena::DealResults play_series(const arena::Series& series, int threads) {
  arena::DealScheduler scheduler(series, std::nullopt);
  {
    arena::DealThreads deal_threads(series, scheduler, nullptr, threads);
    bool interrupted = false;
    for (bool done = false; !done;) {
      {
        const py::gil_scoped_release release;
        done = deal_threads.wait(kSignalInterval);
      }
      if (!interrupted && PyErr_CheckSignals() != 0) {
        interrupted = true;
        scheduler.stop();
        deal_threads.abandon();
      }
    }
    if (interrupted) throw py::error_already_set();
    require(deal_threads.failure());
  }
  return scheduler.take_results();
}

py::dict compare(const py::object& which, const std::vector<std::string>& bots, std::int64_t games,
                 std::optional<int> players, std::uint64_t seed, const Options& options,
                 int threads) {
  const BoundGame bound = game_from(which);
  if (threads < 1 || threads > learn::kMostThreads) {
    throw Refusal{fmt::format("There are 1 to {} threads, not {}.", learn::kMostThreads, threads)};
  }
  const int at_table =
      players.value_or(std::min(static_cast<int>(bots.size()), bound.game->info().max_players));
  const arena::Series series = require(
      arena::make_series(*bound.game, bound.setup(at_table, seed, options, 0), bots, games));
  arena::Outcome outcome{.series = series,
                         .results = play_series(series, threads),
                         .report = {},
                         .test = std::nullopt,
                         .repeatable = is_repeatable(series)};
  outcome.report = report_of(outcome.series, outcome.results);
  py::dict result;
  result["report"] = to_python(report_json(outcome));
  result["csv"] = games_csv(outcome);
  return result;
}

}  // namespace

void bind_arena(py::module_& module) {
  module.def("arena", &compare, py::arg("game"), py::arg("bots"), py::arg("games") = 200,
             py::arg("players") = py::none(), py::arg("seed") = 1, py::arg("options") = Options{},
             py::arg("threads") = 1);
}

}  // namespace drover::python
