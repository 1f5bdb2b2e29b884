// Members of JSON objects in requests: each function returns a member of the right type, or a
// refusal with a sentence.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "table/refusal.h"

namespace drover::table {

Refusal bad_request(std::string sentence);

// Refuses an object with a member that is not among `keys`. `of_what` begins the sentence: "A
// seat".
std::optional<Refusal> refuse_unknown_members(const boost::json::object& object,
                                              std::initializer_list<std::string_view> keys,
                                              std::string_view of_what);
// Returns an empty text if the member is missing.
Checked<std::string> text_member(const boost::json::object& object, std::string_view key);
// Return the default if the member is missing.
Checked<std::uint64_t> number_member(const boost::json::object& object, std::string_view key,
                                     std::uint64_t default_value);
Checked<bool> flag_member(const boost::json::object& object, std::string_view key,
                          bool default_value);
// Returns the member "options" of a set-up; empty if it is missing.
Checked<std::map<std::string, std::string>> options_member(const boost::json::object& object);

}  // namespace drover::table
