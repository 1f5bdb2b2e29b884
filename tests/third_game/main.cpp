// The program with the tests' game, the forked trail, as a fourth game.
#include "cli/cli.h"
#include "third_game/register.h"

int main(int argc, char** argv) {
  drover::forked::register_forked_trail();
  return drover::cli::run(argc, argv);
}
