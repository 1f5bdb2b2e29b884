// Paths of files and programs on this machine. Only places.cpp is compiled with them, so that a
// compiler cache recognises all other files in every checkout.
#pragma once

#include <filesystem>

namespace drover::test {

std::filesystem::path test_data();   // the folder tests/
std::filesystem::path repository();  // the folder that contains tests/
std::filesystem::path program();     // the `drover` that was built with the tests
// The program that also has the game of tests/third_game.
std::filesystem::path third_game_program();
std::filesystem::path nginx();  // empty if nginx is not installed

}  // namespace drover::test
