// drover move-store: from a folder into a shared database, and back.
#include "cli/cli.h"
#include "store/store.h"

namespace drover::cli {

void add_move_store(Command& app) {
  struct Arguments {
    std::string from;
    std::string to;
  };
  Command command = app.add_subcommand(
      "move-store", "Copy all games of a data folder into a PostgreSQL database, or back");
  auto arguments = std::make_shared<Arguments>();
  command.add_option("--from", arguments->from, "Where to copy from; it is left unchanged")
      .option_text("DIR|postgresql://...")
      .required();
  command.add_option("--to", arguments->to, "Where to copy to; it must be empty")
      .option_text("DIR|postgresql://...")
      .required();
  command.callback([arguments] {
    const auto copied = store::move_store(arguments->from, arguments->to);
    if (!copied) throw Failure(copied.error().sentence);
    say("Tables: {}, entries: {}, record books: {}. All were compared and are the same.\n",
        copied->tables, copied->entries, copied->books);
  });
}

}  // namespace drover::cli
