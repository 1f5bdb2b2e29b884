// Fuzzes the positions of src/trail and src/elpaso: any JSON must be refused with a sentence, or be
// a consistent position from which random moves can be played. The member "game" selects El Paso.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <boost/json/parse.hpp>

#include "elpaso/serialization/json.h"
#include "elpaso/state/names.h"
#include "elpaso/state/options.h"
#include "mutate_json.h"
#include "support/elpaso_play_on.h"
#include "support/trail_play_on.h"
#include "trail/serialization/json.h"

namespace {

namespace json = boost::json;
using namespace drover;  // NOLINT(google-build-using-namespace): a program of one file

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

void require(bool good, const std::string& what) {
  if (good) return;
  std::fprintf(stderr, "%s\n", what.c_str());
  std::abort();
}

bool is_elpaso(const json::value& value) {
  const json::object* object = value.if_object();
  const json::value* game = object == nullptr ? nullptr : object->if_contains("game");
  return game != nullptr && game->is_string() && game->get_string() == elpaso::kGameName;
}

// `state`: the position, or the sentence with which it was refused.
template <class State, class Problem>
void require_sound(const kit::PositionResult<State>& state, Problem problem_with) {
  if (!state) {
    require(state.error().size() > 10 && state.error().back() == '.',
            "no sentence: " + state.error());
    return;
  }
  const std::string problem = problem_with(*state);
  require(problem.empty(), problem);
}

// Puts a random name of El Paso at a random place; mutate_json.h has names of src/trail.
void put_elpaso_name(json::value& value, core::Rng& rng) {
  const auto kind = static_cast<elpaso::Names>(rng.below(elpaso::kNameKinds));
  const auto limit = static_cast<std::uint32_t>(elpaso::name_limit(kind));
  const auto name = elpaso::name_of(kind, static_cast<std::uint8_t>(rng.below(limit)));
  trail::test::random_node(value, rng) = json::value(std::string(name));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  json::error_code error;
  const json::value value = json::parse(text_of(data, size), error);
  if (error) return 0;
  std::uint64_t seed = size;
  for (std::size_t i = 0; i < size; ++i) seed = seed * 31 + data[i];
  constexpr int kMoves = 300;
  if (is_elpaso(value)) {
    require_sound(elpaso::state_from_json(value), [&](const elpaso::State& state) {
      return elpaso::test::problem_with_accepted(state, seed, kMoves);
    });
  } else {
    require_sound(trail::state_from_json(value), [&](const trail::State& state) {
      return trail::test::problem_with_accepted(state, seed, kMoves);
    });
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// Mutates the JSON tree more often than the bytes, because most changes of bytes make the JSON
// invalid.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned int seed) {
  const auto change = [](json::value& value, core::Rng& rng) {
    for (std::uint32_t count = 1 + rng.below(4); count > 0; --count) {
      if (is_elpaso(value) && rng.below(3) == 0) {
        put_elpaso_name(value, rng);
      } else {
        trail::test::mutate(value, rng);
      }
    }
  };
  return trail::test::mutate_text(data, size, 0, max_size, seed, change, LLVMFuzzerMutate);
}
