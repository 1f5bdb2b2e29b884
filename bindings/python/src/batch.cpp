#include "learn/batch.h"

#include <algorithm>
#include <atomic>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "bound.h"
#include "learn/packed_position.h"

namespace drover::python {

namespace {

using Shape = std::vector<py::ssize_t>;

py::ssize_t signed_of(std::size_t size) { return static_cast<py::ssize_t>(size); }

std::string word_of(const py::dtype& type) { return py::str(py::handle(type)).cast<std::string>(); }

// The memory of a NumPy array of this shape. Throws if it cannot be read, or written, in place.
template <class T>
std::span<T> in_place(std::string_view name, const py::object& object, const Shape& shape,
                      bool written) {
  const auto wanted = py::dtype::of<std::remove_const_t<T>>();
  const auto refuse = [&](const std::string& what) {
    throw Refusal{fmt::format("{} must be a NumPy array of {} with shape ({}), and it is {}.", name,
                              word_of(wanted), fmt::join(shape, ", "), what)};
  };
  if (!py::isinstance<py::array>(object)) refuse("something else");
  const auto array = py::reinterpret_borrow<py::array>(object);
  if (!array.dtype().equal(wanted)) {
    refuse("one of " + word_of(array.dtype()));
  }
  const Shape found(array.shape(), array.shape() + array.ndim());
  if (found != shape) refuse(fmt::format("one with shape ({})", fmt::join(found, ", ")));
  constexpr int kPlain = int{py::array::c_style} | int{py::detail::npy_api::NPY_ARRAY_ALIGNED_};
  if ((array.flags() & kPlain) != kPlain) refuse("one whose numbers lie apart or askew");
  if (written && !array.writeable()) refuse("one that cannot be written");
  std::size_t size = 1;
  for (const py::ssize_t side : shape) size *= static_cast<std::size_t>(side);
  using Data = std::conditional_t<std::is_const_v<T>, const void*, void*>;
  return {static_cast<T*>(static_cast<Data>(const_cast<void*>(array.data()))), size};
}

// A batch with references to the arrays it writes to, which keep them alive.
class BoundBatch {
 public:
  BoundBatch(const py::object& which, std::size_t games, int players, std::uint64_t seed,
             const Options& options, int threads, const std::map<int, std::string>& bots,
             const std::string& reward, bool auto_reset, bool observations)
      : bound_(game_from(which)), threads_(threads) {
    learn::BatchPlan plan;
    plan.game = bound_.game;
    plan.setup = bound_.setup(players, seed, options, 0);
    plan.games = games;
    plan.threads = threads;
    plan.reward = require(learn::reward_named(reward));
    plan.auto_reset = auto_reset;
    if (!bots.empty()) plan.bots.resize(static_cast<std::size_t>(std::clamp(players, 0, 64)));
    for (const auto& [seat, bot] : bots) {
      if (seat < 0 || static_cast<std::size_t>(seat) >= plan.bots.size()) {
        throw Refusal{fmt::format("There are seats 0 to {}, not {}.", players - 1, seat)};
      }
      plan.bots[static_cast<std::size_t>(seat)] = bot;
    }
    auto made = [&] {
      const py::gil_scoped_release release;
      return learn::Batch::make(plan);
    }();
    batch_ = require(std::move(made));
    const py::ssize_t count = signed_of(batch_->games());
    const py::ssize_t seats = batch_->seats();
    const py::object observed =
        observations ? py::object(py::array_t<std::uint8_t>(observed_shape())) : py::none();
    write_to(py::array_t<bool>(Shape{count, batch_->actions().count()}), observed,
             py::array_t<std::int8_t>(count), py::array_t<float>(Shape{count, seats}),
             py::array_t<bool>(count), py::array_t<std::int16_t>(Shape{count, seats}));
  }

  const BoundGame& game() const { return bound_; }
  const learn::Batch& batch() const { return *batch_; }

  void write_to(const py::object& masks, const py::object& observations, const py::object& actors,
                const py::object& rewards, const py::object& ended, const py::object& scores) {
    const py::ssize_t games = signed_of(batch_->games());
    const py::ssize_t seats = batch_->seats();
    learn::Arrays arrays;
    const auto bytes = [](std::span<bool> items) {
      return std::span(reinterpret_cast<std::uint8_t*>(items.data()), items.size());
    };
    if (!masks.is_none()) {
      arrays.masks =
          bytes(in_place<bool>("masks", masks, {games, batch_->actions().count()}, true));
    }
    if (!observations.is_none()) {
      arrays.observations =
          in_place<std::uint8_t>("observations", observations, observed_shape(), true);
    }
    if (!actors.is_none()) {
      arrays.actors = in_place<std::int8_t>("actors", actors, {games}, true);
    }
    if (!rewards.is_none()) {
      arrays.rewards = in_place<float>("rewards", rewards, {games, seats}, true);
    }
    if (!ended.is_none()) arrays.ended = bytes(in_place<bool>("ended", ended, {games}, true));
    if (!scores.is_none()) {
      arrays.scores = in_place<std::int16_t>("scores", scores, {games, seats}, true);
    }
    run_exclusively([&] { require(batch_->write_to(arrays)); });
    masks_ = masks;
    observations_ = observations;
    actors_ = actors;
    rewards_ = rewards;
    ended_ = ended;
    scores_ = scores;
  }
  py::object masks() const { return masks_; }
  py::object observations() const { return observations_; }
  py::object actors() const { return actors_; }
  py::object rewards() const { return rewards_; }
  py::object ended() const { return ended_; }
  py::object scores() const { return scores_; }

  void step(const py::object& actions) {
    const Shape shape{signed_of(batch_->games())};
    // NumPy's indices mostly have 64 bits; they are converted.
    if (py::isinstance<py::array_t<std::int64_t>>(actions)) {
      const auto wide = in_place<const std::int64_t>("actions", actions, shape, false);
      run_exclusively([&] {
        narrow_.resize(wide.size());
        std::transform(wide.begin(), wide.end(), narrow_.begin(), [](std::int64_t action) {
          constexpr std::int64_t kMost = std::numeric_limits<net::Action>::max();
          return static_cast<net::Action>(std::clamp(action, -kMost, kMost));
        });
        require(batch_->step(narrow_));
      });
      return;
    }
    const auto narrow = in_place<const net::Action>("actions", actions, shape, false);
    run_exclusively([&] { require(batch_->step(narrow)); });
  }
  py::object draw_actions(const py::object& out) {
    const Shape shape{signed_of(batch_->games())};
    const py::object array = out.is_none() ? py::array_t<net::Action>(shape) : out;
    const auto items = in_place<net::Action>("out", array, shape, true);
    run_exclusively([&] { batch_->draw_actions(items); });
    return array;
  }
  void reset(std::uint64_t seed) {
    run_exclusively([&] { batch_->reset(seed); });
  }

  py::object save(const py::object& out) {
    const Shape shape = saved_shape();
    const py::object array = out.is_none() ? py::array_t<std::uint8_t>(shape) : out;
    const auto items = in_place<std::uint8_t>("out", array, shape, true);
    run_exclusively([&] { batch_->save(std::as_writable_bytes(items)); });
    return array;
  }
  void load(const py::object& saved) {
    const auto items = in_place<const std::uint8_t>("saved", saved, saved_shape(), false);
    run_exclusively([&] { require(batch_->load(std::as_bytes(items))); });
  }
  BoundPosition position(std::size_t index) {
    if (index >= batch_->games()) {
      throw Refusal{fmt::format("There are games 0 to {}, not {}.", batch_->games() - 1, index)};
    }
    std::optional<game::Position> position;
    run_exclusively([&] { position = batch_->position(index); });
    return {*bound_.actions, *position};
  }

 private:
  Shape observed_shape() const {
    return {signed_of(batch_->games()), signed_of(batch_->observed().size())};
  }
  Shape saved_shape() const {
    return {signed_of(batch_->games()), signed_of(learn::packed_bytes(*bound_.game))};
  }

  // Runs a task on the batch with Python's global interpreter lock released. Throws if another
  // thread is running one.
  template <class Task>
  void run_exclusively(Task task) {
    if (threads_ > 1 && getpid() != maker_) {
      throw Refusal{
          "A batch with threads does not come along into a forked process: make another."};
    }
    if (busy_.test_and_set()) throw Refusal{"Another thread is using this batch."};
    struct Done {
      std::atomic_flag& flag;
      ~Done() { flag.clear(); }
    } const done{busy_};
    const py::gil_scoped_release release;
    task();
  }

  BoundGame bound_;
  int threads_;
  pid_t maker_ = getpid();
  std::unique_ptr<learn::Batch> batch_;
  py::object masks_, observations_, actors_, rewards_, ended_, scores_;
  std::vector<net::Action> narrow_;
  std::atomic_flag busy_;
};

}  // namespace

void bind_batch(py::module_& module) {
  using Batch = BoundBatch;
  py::class_<Batch>(module, "Batch")
      .def(py::init<const py::object&, std::size_t, int, std::uint64_t, const Options&, int,
                    const std::map<int, std::string>&, const std::string&, bool, bool>(),
           py::arg("game"), py::arg("games"), py::kw_only(), py::arg("players") = 2,
           py::arg("seed") = 1, py::arg("options") = Options{}, py::arg("threads") = 1,
           py::arg("bots") = std::map<int, std::string>{}, py::arg("reward") = "win",
           py::arg("auto_reset") = true, py::arg("observations") = false)
      .def("observed_numbers",
           [](const Batch& b) { return described_numbers(b.batch().observed()); })
      .def_property_readonly("game", &Batch::game)
      .def_property_readonly("games", [](const Batch& b) { return b.batch().games(); })
      .def_property_readonly("seats", [](const Batch& b) { return b.batch().seats(); })
      .def_property_readonly("threads", [](const Batch& b) { return b.batch().threads(); })
      .def_property_readonly("num_actions",
                             [](const Batch& b) { return b.game().actions->count(); })
      .def_property_readonly("games_ended", [](const Batch& b) { return b.batch().games_ended(); })
      .def_property_readonly_static(
          "bytes_per_game", [](const py::object&) { return learn::Batch::bytes_per_game(); })
      .def("write_to", &Batch::write_to, py::kw_only(), py::arg("masks") = py::none(),
           py::arg("observations") = py::none(), py::arg("actors") = py::none(),
           py::arg("rewards") = py::none(), py::arg("ended") = py::none(),
           py::arg("scores") = py::none())
      .def_property_readonly("masks", &Batch::masks)
      .def_property_readonly("observations", &Batch::observations)
      .def_property_readonly("actors", &Batch::actors)
      .def_property_readonly("rewards", &Batch::rewards)
      .def_property_readonly("ended", &Batch::ended)
      .def_property_readonly("scores", &Batch::scores)
      .def("step", &Batch::step, py::arg("actions"))
      .def("random_actions", &Batch::draw_actions, py::arg("out") = py::none())
      .def("reset", &Batch::reset, py::arg("seed"))
      .def("save", &Batch::save, py::arg("out") = py::none())
      .def("load", &Batch::load, py::arg("saved"))
      .def("position", &Batch::position, py::arg("index"));
}

}  // namespace drover::python
