#include "cli/pretty_json.h"

#include <cmath>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace drover::cli {

namespace {

constexpr std::size_t kLineWidth = 100;

void write_inline(const boost::json::value& value, std::string& out) {
  if (const auto* array = value.if_array()) {
    out += '[';
    for (const auto& item : *array) {
      if (&item != &array->front()) out += ", ";
      write_inline(item, out);
    }
    out += ']';
  } else if (const auto* object = value.if_object()) {
    out += '{';
    for (const auto& [key, item] : *object) {
      if (out.back() != '{') out += ", ";
      out += boost::json::serialize(boost::json::string(key));
      out += ": ";
      write_inline(item, out);
    }
    out += '}';
  } else if (const auto* number = value.if_double()) {
    // The shortest text that reads back as the same number; JSON has no infinities.
    out += std::isfinite(*number) ? fmt::format("{}", *number) : "null";
  } else {
    out += boost::json::serialize(value);
  }
}

void write(const boost::json::value& value, std::size_t indent, std::size_t column,
           std::string& out) {
  std::string line;
  write_inline(value, line);
  const auto* array = value.if_array();
  const auto* object = value.if_object();
  const bool short_enough = column + line.size() <= kLineWidth;
  const bool empty = (array == nullptr || array->empty()) && (object == nullptr || object->empty());
  if (short_enough || empty) {
    out += line;
    return;
  }
  const std::string margin(indent + 2, ' ');
  out += array != nullptr ? "[\n" : "{\n";
  bool first = true;
  const auto begin_item = [&] {
    if (!first) out += ",\n";
    first = false;
    out += margin;
  };
  if (array != nullptr) {
    for (const auto& item : *array) {
      begin_item();
      write(item, indent + 2, indent + 3, out);
    }
  } else {
    for (const auto& [key, item] : *object) {
      begin_item();
      const std::string name = boost::json::serialize(boost::json::string(key));
      out += name;
      out += ": ";
      write(item, indent + 2, indent + 5 + name.size(), out);
    }
  }
  out += '\n';
  out.append(indent, ' ');
  out += array != nullptr ? ']' : '}';
}

}  // namespace

std::string pretty_json(const boost::json::value& value) {
  std::string out;
  write(value, 0, 0, out);
  out += '\n';
  return out;
}

}  // namespace drover::cli
