// The program with the game of the tests beside those of the house.
#include "cli/cli.h"
#include "third_game/register.h"

int main(int argc, char** argv) {
  drover::forked::join();
  return drover::cli::run(argc, argv);
}
