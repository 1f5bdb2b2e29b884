// drover verify: whether all that is stored is as it was written.
#include "cli/cli.h"
#include "store/store.h"

namespace drover::cli {

namespace {

std::string counted(std::int64_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

void verify(const std::string& path) {
  const auto outcome = store::verify(path);
  if (!outcome) throw Failure(outcome.error().sentence);
  const auto& verified = *outcome;
  for (const std::string& problem : verified.problems) say("{}\n", problem);
  if (!verified.has_chain) {
    say("It has version {}, whose logs cannot be checked; only the file itself was.\n",
        verified.version);
  }
  const auto problems = static_cast<std::int64_t>(verified.problems.size());
  say("{}, {}, {}.\n", counted(verified.tables, "table", "tables"),
      counted(verified.entries, "entry", "entries"),
      problems == 0 ? "no problems" : counted(problems, "problem", "problems"));
  if (problems == 0) return;
  flush_output();
  throw Exit{kExitUnsound};
}

}  // namespace

void add_verify(Command& app) {
  Command command = app.add_subcommand(
      "verify", "Check that all games of a data folder or a back-up are as they were stored");
  auto path = std::make_shared<std::string>();
  command.add_option("PATH", *path, "The folder, which may be in use, or the file of a back-up")
      .required();
  command.callback([path] { verify(*path); });
}

}  // namespace drover::cli
