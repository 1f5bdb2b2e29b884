// A JSON Schema read off samples of JSON.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace drover::api {

// The values seen in one place of a JSON text.
//
// An object is a record or a map. It is a map if a key contains what no name of a member does, such
// as a capital letter, a digit or a colon ("FL1", "A:hire"), or if its keys differ between samples
// and all its values are of one kind, but no texts. A list of seats holds people and automas, which
// are two records: objects with a "seat" and an "automa" that is not false form the second.
class JsonSamples {
 public:
  JsonSamples();
  ~JsonSamples();
  JsonSamples(JsonSamples&&) noexcept;

  void add(const boost::json::value& value) { add(value, false); }
  boost::json::object schema() const;

 private:
  struct Member;
  struct Record {
    std::size_t samples = 0;
    std::vector<std::unique_ptr<Member>> members;  // in the order in which they were seen
    bool has_odd_key = false;

    Member& member(std::string_view key);
    bool is_map() const;
    boost::json::object schema() const;
  };

  // `is_word`: the value is one of a closed list of words, which becomes an enumeration.
  void add(const boost::json::value& value, bool is_word);
  void merge(const JsonSamples& other);
  unsigned kinds() const;

  bool null_ = false;
  bool number_ = false;  // with a fraction
  bool integer_ = false;
  bool text_ = false;  // any text; otherwise one of words_
  std::set<bool> flags_;
  std::set<std::string, std::less<>> words_;
  std::unique_ptr<JsonSamples> items_;
  std::array<Record, 2> records_;  // persons and everything else; automas
};

}  // namespace drover::api
