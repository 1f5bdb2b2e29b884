// drover backup: copies all games into one file; the server may be running.
#include "cli/cli.h"
#include "cli/data_folder.h"
#include "store/store.h"

namespace drover::cli {

void add_backup(Command& app) {
  struct Arguments {
    std::string data = default_data_folder();
    std::string store;
    std::string file;
    bool keep_damaged = false;
  };
  Command command = app.add_subcommand(
      "backup", "Copy all games of a data folder into one file, also while it is in use");
  auto arguments = std::make_shared<Arguments>();
  command.add_option("--data", arguments->data, "The folder that holds all games")
      .option_text("DIR");
  command.add_option("--store", arguments->store, "A PostgreSQL database instead")
      .option_text("postgresql://...");
  command.add_option("FILE", arguments->file, "The file to write; it must not exist").required();
  command.add_flag("--keep-damaged", arguments->keep_damaged,
                   "Keep the copy even if it holds damaged games");
  command.callback([arguments] {
    const auto damaged_copy =
        arguments->keep_damaged ? store::DamagedCopy::kKeep : store::DamagedCopy::kRemove;
    const auto failure = arguments->store.empty()
                             ? store::back_up(arguments->data, arguments->file, damaged_copy)
                             : store::back_up_shared(arguments->store, arguments->file);
    if (failure) {
      throw Failure(failure->sentence);
    }
    say("All games are in {}.\n", arguments->file);
  });
}

}  // namespace drover::cli
