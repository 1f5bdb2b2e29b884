#include "third_game/register.h"

#include <fstream>
#include <iterator>
#include <string>

#include "text/catalogue.h"
#include "text/language.h"
#include "third_game/forked_trail.h"

namespace drover::forked {

std::span<const game::Game* const> register_forked_trail() {
  static const bool registered = [] {
    game::register_game(game());
    for (const std::string_view code : text::kLanguageCodes) {
      std::ifstream file(std::string(DROVER_TEST_DATA) + "/third_game/words/" + std::string(code) +
                         ".json");
      const std::string words{std::istreambuf_iterator<char>(file), {}};
      text::Catalogue::add("forked", *text::language_of(code), words);
    }
    return true;
  }();
  static_cast<void>(registered);
  return game::all_games();
}

}  // namespace drover::forked
