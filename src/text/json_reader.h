// Reading JSON from outside: every value knows its path, and the first problem becomes one
// sentence. After a problem reading goes on with default values, so callers check for it only once,
// at the end.
//
// Names of things are looked up by a game's enumeration of name kinds, whose table_of is found by
// argument-dependent lookup (names.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "core/fixed_vector.h"
#include "text/names.h"

namespace drover::text {

// A text in quotation marks for a sentence, escaped. Long texts and invalid UTF-8 are only
// described.
std::string quoted(std::string_view text);

// The path of a value, such as `players[0].hand.grey`. It refers to the keys of the JSON being
// read, which must outlive it, and is formatted only if there is a problem.
class JsonPath {
 public:
  JsonPath key(std::string_view key) const { return with({key, 0}); }
  JsonPath index(std::size_t index) const { return with({{}, index}); }
  std::string words() const;

 private:
  struct Step {
    std::string_view key;  // empty: an index
    std::size_t index = 0;
  };
  JsonPath with(Step step) const {
    JsonPath longer = *this;
    if (!longer.steps_.full()) longer.steps_.push_back(step);
    return longer;
  }
  core::FixedVector<Step, 6> steps_;
};

// The first problem found while reading.
class JsonProblem {
 public:
  bool found() const { return !sentence_.empty(); }
  const std::string& sentence() const { return sentence_; }
  // Reports a problem. Only the first one is kept: later ones are usually its consequences.
  void report(const JsonPath& path, std::string_view what);
  // Reports a problem as a whole sentence without a path.
  void refuse(const std::string& sentence) {
    if (!found()) sentence_ = sentence;
  }

 private:
  std::string sentence_;
};

// A value with its path. Values of a wrong type are reported and read as a default.
struct JsonNode {
  const boost::json::value* value;
  JsonPath path;
  JsonProblem* problem;

  void report(std::string_view what) const { problem->report(path, what); }
  // "expected `wanted`, found `...`"
  void report_unexpected(std::string_view wanted) const;
  bool is_null() const { return value->is_null(); }
  bool is_string() const { return value->is_string(); }

  int number(int low, int high) const;
  bool flag() const;
  std::string_view text() const;
  // The value that the text names exactly, upper and lower case included.
  std::uint8_t named(const NameTable& names) const;
  template <class Names>
  requires std::is_enum_v<Names> std::uint8_t named(Names kind)
  const { return named(table_of(kind)); }
  // The index of the text in a list of words.
  template <std::size_t N>
  std::uint8_t one_of(const std::string_view (&words)[N]) const {
    return one_of(words, N);
  }
  std::uint8_t one_of(const std::string_view* words, std::size_t count) const;

  // The number of elements; reports and returns 0 if it is no array or has too few or too many.
  std::size_t array_size(std::size_t least, std::size_t most) const;
  JsonNode element(std::size_t index) const;
};

// An object whose keys are all known. Read every member with operator[]; finish() reports all keys
// that were not read.
class JsonObject {
 public:
  explicit JsonObject(const JsonNode& node);

  bool has(std::string_view key) const;
  JsonNode operator[](std::string_view key);  // reports a missing key
  void finish() const;

  const JsonNode& node() const { return node_; }

 private:
  JsonNode node_;
  core::FixedVector<std::string_view, 40> asked_;
};

// Calls use(value, node) for every member of an object whose keys are names of the table.
void for_each_named(const JsonNode& node, const NameTable& names,
                    const std::function<void(std::uint8_t, const JsonNode&)>& use);
template <class Names, class Use>
requires std::is_enum_v<Names>
void for_each_named(const JsonNode& node, Names kind, const Use& use) {
  for_each_named(node, table_of(kind), use);
}

}  // namespace drover::text
