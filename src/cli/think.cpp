// drover think: lends processors to the servers of a shared database.
#include <algorithm>
#include <thread>

#include "cli/cli.h"
#include "server/bot_pool.h"
#include "server/worker.h"
#include "store/store.h"

namespace drover::cli {

void add_think(Command& app) {
  Command command =
      app.add_subcommand("think", "Run the searches of servers that share a database");
  auto options = std::make_shared<server::WorkerOptions>();
  command.add_option("--store", options->store, "The PostgreSQL database of the servers")
      .option_text("postgresql://...")
      .required();
  command.add_option("--threads", options->threads, "Simultaneous searches; 0: one per core")
      .option_text("N=1");
  command.callback([options] {
    if (!store::is_address(options->store)) {
      fail("--store takes an address that begins with postgresql://.");
    }
    if (options->threads == 0) options->threads = std::max(1U, std::thread::hardware_concurrency());
    options->bot_bytes = server::bot_bytes_for(options->threads);
    options->ready = [] {
      say("Drover runs searches for the servers of this database (press Ctrl-C to stop; no move is "
          "lost)\n");
      flush_output();
    };
    if (const auto problem = server::think_until_told_to_end(*options)) throw Failure(*problem);
  });
}

}  // namespace drover::cli
