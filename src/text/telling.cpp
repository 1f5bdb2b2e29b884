#include "text/telling.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>

namespace drover::text {

namespace {

using boost::json::object;
using boost::json::value;
using Run = std::span<const value>;

bool alike(const object& a, const object& b, std::string_view member) {
  const value* one = a.if_contains(member);
  const value* other = b.if_contains(member);
  return one == nullptr ? other == nullptr : other != nullptr && *one == *other;
}
// Of one kind, by one seat, for one purpose.
bool of_one_run(const value& a, const value& b) {
  return alike(a.get_object(), b.get_object(), "event") &&
         alike(a.get_object(), b.get_object(), "seat") &&
         alike(a.get_object(), b.get_object(), "use");
}

// What several events have in common, and the members of all of them as lists.
Params params_of(Run run) {
  Params params = run.back().get_object();
  params.erase("event");
  params["count"] = run.size();
  if (run.size() == 1) return params;
  bool seen = true;
  for (const auto& [name, last] : run.back().get_object()) {
    boost::json::array list;
    for (const value& event : run) {
      const value* member = event.get_object().if_contains(name);
      list.push_back(member != nullptr ? *member : value());
      seen = seen && !list.back().is_null();
    }
    params[fmt::format("{}_list", std::string_view(name))] = std::move(list);
  }
  params["seen"] = seen ? "all" : "none";
  return params;
}

}  // namespace

void name_owner_once(Params& params) {
  const auto is_owner = [&](std::string_view member) {
    const value* owner = params.if_contains("place_owner");
    const value* seat = params.if_contains(member);
    return owner != nullptr && seat != nullptr && *owner == *seat;
  };
  if (is_owner("seat")) params["place_kind"] = "self";
  if (is_owner("to")) params["place_kind"] = "bare";
}

std::vector<std::string> told(const boost::json::array& events, const Speaker& say,
                              const Enrich& enrich) {
  std::vector<std::string> sentences;
  for (Run rest(events.data(), events.size()); !rest.empty();) {
    const std::string_view name = rest.front().at("event").get_string();
    std::size_t length = 1;
    const std::string several = fmt::format("events.{}", name);
    if (say.has(several)) {
      while (length < rest.size() && of_one_run(rest.front(), rest[length])) ++length;
    }
    const std::string one = fmt::format("event.{}", name);
    const std::string more = one + ".told";
    const std::string& key = length > 1 ? several : say.has(more) ? more : one;
    if (say.has(key)) {
      Params params = params_of(rest.first(length));
      name_owner_once(params);
      enrich(name, params);
      sentences.push_back(say(key, params));
    }
    rest = rest.subspan(length);
  }
  return sentences;
}

}  // namespace drover::text
