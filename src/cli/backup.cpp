// drover backup: a copy of all games, while the server may be running.
#include "cli/cli.h"
#include "cli/data_folder.h"
#include "store/store.h"

namespace drover::cli {

void add_backup(Command& app) {
  struct Arguments {
    std::string data = default_data_folder();
    std::string file;
  };
  Command command = app.add_subcommand(
      "backup", "Copy all games of a data folder into one file, also while it is in use");
  auto arguments = std::make_shared<Arguments>();
  command.add_option("--data", arguments->data, "The folder that holds all games")
      .option_text("DIR");
  command.add_option("FILE", arguments->file, "The file to write; it must not exist").required();
  command.callback([arguments] {
    if (const auto failure = store::back_up(arguments->data, arguments->file)) {
      throw Failure(failure->sentence);
    }
    say("All games are in {}.\n", arguments->file);
  });
}

}  // namespace drover::cli
