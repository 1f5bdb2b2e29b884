// drover schema: prints the contract of the API.
#include "api/schema.h"

#include "cli/cli.h"

namespace drover::cli {

void add_schema(Command& app) {
  Command command =
      app.add_subcommand("schema", "Print the JSON Schema of every message of the API");
  command.footer("Example: drover schema > contract.json");
  command.callback([] { print_json(api::whole_schema()); });
}

}  // namespace drover::cli
