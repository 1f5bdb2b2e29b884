// Checks JSON against the contract of the API (api/schema.h).
#pragma once

#include <set>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace drover::test {

// Checks values against shapes, and remembers which members occurred.
class SchemaCheck {
 public:
  // `defs`: the schemas by name, which refer to one another by "#/$defs/NAME".
  explicit SchemaCheck(boost::json::object defs) : defs_(std::move(defs)) {}

  // Returns an empty text if the value has that shape, otherwise the path and the problem.
  std::string problem(std::string_view shape, const boost::json::value& value);
  // Returns the members of named shapes that no checked value had, as SHAPE.MEMBER.
  std::set<std::string> unseen_members() const;

 private:
  std::string check(const boost::json::object& schema, const boost::json::value& value,
                    const std::string& path);
  std::string check_object(const boost::json::object& schema, const boost::json::object& value,
                           const std::string& path);
  std::string check_list(const boost::json::object& schema, const boost::json::array& value,
                         const std::string& path);

  boost::json::object defs_;
  std::string shape_;  // the named shape whose members are being checked
  std::set<std::string> seen_;
};

}  // namespace drover::test
