// Where things are on this machine. Only places.cpp is told, so that everything else is compiled to
// the same in every checkout, and a compiler's cache knows it again.
#pragma once

#include <filesystem>

namespace drover::test {

std::filesystem::path test_data();   // this folder of tests
std::filesystem::path repository();  // the one around it
std::filesystem::path program();     // the `drover` that was built with the tests
std::filesystem::path
third_game_program();           // the one that has the game of tests/third_game beside the others
std::filesystem::path nginx();  // empty where there is none

}  // namespace drover::test
