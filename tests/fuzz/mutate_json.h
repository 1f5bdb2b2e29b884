// Small random changes to JSON that keep it valid JSON, like typing errors in a position. Used by
// the fuzzers and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "core/rng.h"

namespace drover::trail::test {

// A random node of the tree.
inline boost::json::value& random_node(boost::json::value& root, core::Rng& rng) {
  boost::json::value* node = &root;
  const auto any = [&](std::size_t size) { return rng.below(static_cast<std::uint32_t>(size)); };
  while (rng.below(5) != 0) {
    if (auto* object = node->if_object(); object != nullptr && !object->empty()) {
      node = &(object->begin() + any(object->size()))->value();
    } else if (auto* array = node->if_array(); array != nullptr && !array->empty()) {
      node = &(*array)[any(array->size())];
    } else {
      break;
    }
  }
  return *node;
}

inline boost::json::value random_scalar(core::Rng& rng) {
  static const std::vector<boost::json::value> scalars{nullptr,
                                                       true,
                                                       false,
                                                       -1,
                                                       0,
                                                       1,
                                                       2,
                                                       3,
                                                       4,
                                                       6,
                                                       13,
                                                       99,
                                                       1e300,
                                                       18446744073709551615U,
                                                       "",
                                                       "A",
                                                       "KC",
                                                       "START",
                                                       "39",
                                                       "station 3",
                                                       "grey",
                                                       "money-1",
                                                       "start-1",
                                                       "cowboy",
                                                       "flood-2-green",
                                                       "trade-blue",
                                                       "kansas-city",
                                                       "8b:copy",
                                                       "risk",
                                                       "move",
                                                       "game-over",
                                                       "spectator",
                                                       "classic",
                                                       "second",
                                                       "rails",
                                                       "with",
                                                       "both",
                                                       "DX",
                                                       "T03",
                                                       "T28",
                                                       "B1",
                                                       "13b",
                                                       "aux-office",
                                                       "new-york",
                                                       "memphis",
                                                       "simmental-calf",
                                                       "brahman",
                                                       "rails-1",
                                                       "tokens",
                                                       "found-office",
                                                       "grow-cattle",
                                                       "automa",
                                                       "garth",
                                                       "sam",
                                                       "brisco",
                                                       "very-hard",
                                                       "15",
                                                       "begin",
                                                       "automa-delivers",
                                                       boost::json::object(),
                                                       boost::json::array()};
  return scalars[rng.below(static_cast<std::uint32_t>(scalars.size()))];
}

inline void mutate(boost::json::value& root, core::Rng& rng) {
  boost::json::value& node = random_node(root, rng);
  auto* object = node.if_object();
  auto* array = node.if_array();
  switch (rng.below(6)) {
    case 0:
      node = random_scalar(rng);
      break;
    case 1:
      node = boost::json::value(random_node(root, rng));
      break;
    case 2:
    case 3:
      if (node.is_int64()) {
        // Unsigned, so that the largest numbers wrap around instead of overflowing.
        const std::uint64_t step = rng.below(2) == 0 ? 1 : ~std::uint64_t{0};
        node = static_cast<std::int64_t>(static_cast<std::uint64_t>(node.get_int64()) + step);
      }
      break;
    case 4:
      if (object != nullptr && !object->empty()) {
        object->erase(object->begin() + rng.below(static_cast<std::uint32_t>(object->size())));
      } else if (array != nullptr && !array->empty()) {
        array->erase(array->begin() + rng.below(static_cast<std::uint32_t>(array->size())));
      }
      break;
    default:
      if (array != nullptr) {
        array->push_back(random_scalar(rng));
      } else if (object != nullptr) {
        const boost::json::value key = random_scalar(rng);
        if (key.is_string()) (*object)[key.get_string()] = random_scalar(rng);
      }
  }
}

// Mutates a fuzzer's input: parses the bytes from `begin` on as JSON, applies `change` to it and
// returns the new size. Calls `otherwise`, the mutator of bytes, if they are not JSON, if the
// result does not fit, and for one input in eight.
template <class Change, class Otherwise>
std::size_t mutate_text(std::uint8_t* data, std::size_t size, std::size_t begin,
                        std::size_t max_size, unsigned seed, Change change, Otherwise otherwise) {
  core::Rng rng = core::Rng::from_seed(seed);
  boost::json::error_code error;
  boost::json::value value;
  if (size > begin) {
    value = boost::json::parse({reinterpret_cast<const char*>(data) + begin, size - begin}, error);
  }
  if (size <= begin || error || rng.below(8) == 0) return otherwise(data, size, max_size);
  change(value, rng);
  const std::string text = boost::json::serialize(value);
  if (begin + text.size() > max_size) return otherwise(data, size, max_size);
  std::copy(text.begin(), text.end(), data + begin);
  return begin + text.size();
}

}  // namespace drover::trail::test
