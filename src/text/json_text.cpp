#include "text/json_text.h"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include <boost/json/basic_parser_impl.hpp>
#include <fmt/format.h>

#include "text/json_reader.h"

namespace drover::text {

namespace {

namespace json = boost::json;

// A parser handler that collects the keys of the open objects and stops at a repeated one.
class KeyWatcher {
 public:
  // Names required by Boost.JSON.
  // NOLINTBEGIN(readability-identifier-naming)
  static constexpr std::size_t max_object_size = SIZE_MAX;
  static constexpr std::size_t max_array_size = SIZE_MAX;
  static constexpr std::size_t max_key_size = SIZE_MAX;
  static constexpr std::size_t max_string_size = SIZE_MAX;
  // NOLINTEND(readability-identifier-naming)

  const std::string& sentence() const { return sentence_; }

  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    key_.append(part.data(), part.size());
    return true;
  }
  bool on_key(json::string_view part, std::size_t size, json::error_code& error) {
    on_key_part(part, size, error);
    Open& object = open_.back();
    object.key = std::exchange(key_, {});
    if (object.keys.insert(object.key).second) return true;
    const std::string where = open_.size() > 1 ? path().words() + ": the" : "The";
    sentence_ = fmt::format("{} key {} is there twice.", where, text::quoted(object.key));
    error = json::make_error_code(json::error::syntax);  // any error: it stops the parser
    return false;
  }

  bool on_object_begin(json::error_code&) { return open(true); }
  bool on_object_end(std::size_t, json::error_code&) { return close(); }
  bool on_array_begin(json::error_code&) { return open(false); }
  bool on_array_end(std::size_t, json::error_code&) { return close(); }

  bool on_string(json::string_view, std::size_t, json::error_code&) { return count(); }
  bool on_int64(std::int64_t, json::string_view, json::error_code&) { return count(); }
  bool on_uint64(std::uint64_t, json::string_view, json::error_code&) { return count(); }
  bool on_double(double, json::string_view, json::error_code&) { return count(); }
  bool on_bool(bool, json::error_code&) { return count(); }
  bool on_null(json::error_code&) { return count(); }

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_string_part(json::string_view, std::size_t, json::error_code&) { return true; }
  bool on_number_part(json::string_view, json::error_code&) { return true; }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

 private:
  struct Open {
    bool object;
    std::set<std::string> keys;
    std::string key;         // in an object: the key whose value is being read
    std::size_t values = 0;  // in a list: the number of values begun so far
  };

  bool count() {
    if (!open_.empty()) ++open_.back().values;
    return true;
  }
  bool open(bool object) {
    count();
    open_.push_back({object, {}, {}});
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  // The path of the innermost object.
  JsonPath path() const {
    JsonPath path;
    for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
      path = open_[i].object ? path.key(open_[i].key) : path.index(open_[i].values - 1);
    }
    return path;
  }

  std::vector<Open> open_;
  std::string key_;  // the parts of a key so far
  std::string sentence_;
};

}  // namespace

std::string repeated_key(std::string_view text) {
  json::parse_options options;
  options.max_depth = kDeepestJson;
  json::basic_parser<KeyWatcher> parser(options);
  json::error_code error;
  parser.write_some(false, text.data(), text.size(), error);
  return parser.handler().sentence();
}

}  // namespace drover::text
