// drover perft: counts all lines of decisions to a depth. Any change of the rules or of the random
// draws changes the counts or the signature.
#include <chrono>

#include "cli/cli.h"

namespace drover::cli {

namespace {

constexpr int kMaxDepth = 64;

struct PerftArguments {
  SetupOptions setup;
  std::string position;
  int depth = 4;
  bool json = false;
};

// One depth: the number of lines that reach it, and the sum of the hashes of their positions. A sum
// does not depend on the order of the legal moves.
struct Depth {
  std::uint64_t nodes = 0;
  std::uint64_t hash = 0;
};

void walk(const game::Game& game, const game::Position& position, std::size_t depth,
          std::vector<Depth>& depths) {
  if (depth + 1 == depths.size() || game.over(position) || InterruptGuard::interrupted()) return;
  game::MoveList legal;
  game.legal(position, legal);
  for (const game::Move move : legal) {
    game::Position next = position;
    game.apply(next, move);
    ++depths[depth + 1].nodes;
    depths[depth + 1].hash += game.fingerprint(next);
    walk(game, next, depth + 1, depths);
  }
}

std::string signature_of(const std::vector<Depth>& depths) {
  std::uint64_t hash = 0;
  for (const Depth& depth : depths) {
    core::Rng mixer = core::Rng::from_state(hash ^ depth.hash);
    hash = mixer.next() + depth.nodes;
  }
  return fmt::format("{:016x}", hash);
}

void perft(const PerftArguments& arguments) {
  if (arguments.depth < 1 || arguments.depth > kMaxDepth) {
    fail("The depth must be from 1 to {}, not {}.", kMaxDepth, arguments.depth);
  }
  const game::Position start = arguments.position.empty() ? start_position(arguments.setup)
                                                          : read_position(arguments.position);
  const InterruptGuard guard;
  std::vector<Depth> depths(static_cast<std::size_t>(arguments.depth) + 1);
  depths[0] = {1, start.game().fingerprint(start)};
  const auto begin = std::chrono::steady_clock::now();
  walk(start.game(), start, 0, depths);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  if (InterruptGuard::interrupted()) throw Exit{kExitInterrupted};
  if (arguments.json) {
    boost::json::array nodes;
    for (const Depth& depth : depths) nodes.emplace_back(depth.nodes);
    print_json(boost::json::object{{"game", start.game().info().name},
                                   {"depth", arguments.depth},
                                   {"nodes", std::move(nodes)},
                                   {"signature", signature_of(depths)},
                                   {"seconds", seconds.count()}});
    return;
  }
  std::vector<std::vector<std::string>> rows{{"depth", "nodes"}};
  for (std::size_t depth = 0; depth < depths.size(); ++depth) {
    rows.push_back({fmt::format("{}", depth), fmt::format("{}", depths[depth].nodes)});
  }
  say_text(text_table(rows));
  say("signature {}\n{:.3f} s\n", signature_of(depths), seconds.count());
}

}  // namespace

void add_perft(Command& app) {
  Command command = app.add_subcommand("perft", "Count all lines of decisions to a depth");
  auto arguments = std::make_shared<PerftArguments>();
  command.add_option("--depth N", arguments->depth, "Depth in decisions").show_default();
  add_setup_options(command, arguments->setup);
  command.add_option("--position FILE", arguments->position,
                     "Begin at this position instead of a new game; - for standard input");
  add_json_flag(command, arguments->json);
  command.footer(R"(
Random events are drawn from the generator stored in each position, so the numbers are the
same on every run and machine.)");
  command.callback([arguments] { perft(*arguments); });
}

}  // namespace drover::cli
