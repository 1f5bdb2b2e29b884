#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "bound.h"
#include "learn/reward.h"
#include "text/json_reader.h"
#include "text/json_text.h"

namespace drover::python {

namespace {

// The largest JSON text that is read. A position takes a few kilobytes.
constexpr std::size_t kMostJson = std::size_t{1} << 20;

}  // namespace

py::object to_python(const boost::json::value& value) {
  switch (value.kind()) {
    case boost::json::kind::null:
      return py::none();
    case boost::json::kind::bool_:
      return py::bool_(value.get_bool());
    case boost::json::kind::int64:
      return py::int_(value.get_int64());
    case boost::json::kind::uint64:
      return py::int_(value.get_uint64());
    case boost::json::kind::double_:
      return py::float_(value.get_double());
    case boost::json::kind::string:
      return py::str(value.get_string().data(), value.get_string().size());
    case boost::json::kind::array: {
      py::list list;
      for (const boost::json::value& item : value.get_array()) list.append(to_python(item));
      return list;
    }
    case boost::json::kind::object: {
      py::dict dict;
      for (const auto& [key, item] : value.get_object()) {
        dict[py::str(key.data(), key.size())] = to_python(item);
      }
      return dict;
    }
  }
  return py::none();
}

boost::json::value from_python(const py::object& value) {
  const auto text = py::isinstance<py::str>(value)
                        ? value.cast<std::string>()
                        : py::module_::import("json").attr("dumps")(value).cast<std::string>();
  if (text.size() > kMostJson) {
    throw Refusal{fmt::format("This JSON has more than {} bytes.", kMostJson)};
  }
  if (std::string twice = text::repeated_key(text); !twice.empty()) throw Refusal{twice};
  boost::json::error_code error;
  boost::json::parse_options options;
  options.max_depth = text::kDeepestJson;
  boost::json::value parsed = boost::json::parse(text, error, {}, options);
  if (error) throw Refusal{"This is no JSON: " + error.message() + "."};
  return parsed;
}

text::Language language_named(const std::string& code) {
  if (const auto language = text::language_of(code)) return *language;
  throw Refusal{fmt::format("There are words in en, de and pl, not in {}.", text::quoted(code))};
}

}  // namespace drover::python

PYBIND11_MODULE(_drover, module) {
  using namespace drover::python;
  module.attr("__version__") = DROVER_VERSION;
  static py::exception<Refusal> error(module, "Error", PyExc_ValueError);
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Refusal& refusal) {
      error(refusal.sentence.c_str());
    }
  });
  module.attr("rewards") = py::cast(drover::learn::kRewardNames);
  bind_games(module);
  bind_positions(module);
  bind_bots(module);
  bind_records(module);
  bind_arena(module);
  bind_batch(module);
}
