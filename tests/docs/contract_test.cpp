// Files that follow from `drover schema` are what web/scripts/write_contract.py makes of it.
#include <gtest/gtest.h>

#include "docs/document.h"

namespace drover::docs {
namespace contract_test {

TEST(DocumentContract, PageTypesTablesAndOpenApiAreThoseOfTheProgram) {
  const auto script = drover::test::repository() / "web" / "scripts" / "write_contract.py";
  const cli::test::Outcome outcome = cli::test::run_shell(
      "python3 " + cli::test::quoted(script.string()) + " --check \"$DROVER\"");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
}

}  // namespace contract_test
}  // namespace drover::docs
