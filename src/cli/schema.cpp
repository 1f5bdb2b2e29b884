// drover schema: prints the contract of the API.
#include "api/schema.h"

#include <memory>

#include "cli/cli.h"
#include "service/openapi.h"

namespace drover::cli {

void add_schema(Command& app) {
  Command command =
      app.add_subcommand("schema", "Print the JSON Schema of every message of the API");
  auto openapi = std::make_shared<bool>(false);
  command.add_flag("--openapi", *openapi, "Print the OpenAPI document instead");
  command.footer("Example: drover schema > contract.json");
  command.callback(
      [openapi] { print_json(*openapi ? service::openapi_document() : api::whole_schema()); });
}

}  // namespace drover::cli
