// Members of what somebody asks for in JSON, each as it must be or with a sentence.
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

std::optional<Refusal> only_these(const boost::json::object& object,
                                  std::initializer_list<std::string_view> keys,
                                  std::string_view of_what);
// Missing is empty.
Checked<std::string> text_in(const boost::json::object& object, std::string_view key);
Checked<std::uint64_t> number_in(const boost::json::object& object, std::string_view key,
                                 std::uint64_t otherwise);
Checked<bool> flag_in(const boost::json::object& object, std::string_view key, bool otherwise);
// The member "options" of a set-up.
Checked<std::map<std::string, std::string>> options_in(const boost::json::object& object);

}  // namespace drover::table
