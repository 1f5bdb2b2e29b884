#include "support/places.h"

namespace drover::test {

std::filesystem::path test_data() { return DROVER_TEST_DATA; }
std::filesystem::path repository() { return test_data().parent_path(); }
std::filesystem::path program() { return DROVER_PROGRAM; }
std::filesystem::path third_game_program() { return DROVER_WITH_THIRD_GAME; }
std::filesystem::path nginx() { return DROVER_NGINX; }

}  // namespace drover::test
