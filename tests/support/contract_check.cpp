#include "support/contract_check.h"

#include <mutex>

#include <boost/json/parse.hpp>

#include "api/schema.h"
#include "service/routes.h"
#include "support/schema_check.h"

namespace drover::test {

namespace {

// Games' own parts are any objects here; the test of the schema checks those.
SchemaCheck& contract() {
  static SchemaCheck check(api::shape_schemas("#/$defs/", {}));
  return check;
}
std::mutex mutex;  // tests receive on several threads

std::string problem_of(std::string_view shape, std::string_view text) {
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(text, error);
  if (error) return "no JSON: " + std::string(text.substr(0, 200));
  const std::scoped_lock lock(mutex);
  return contract().problem(shape, value);
}

}  // namespace

std::string answer_problem(std::string_view method, std::string_view target, unsigned status,
                           std::string_view body) {
  if (method == "HEAD") return {};
  const auto found = service::find_route(method, target, service::RouteHost::kServer);
  const auto local = service::find_route(method, target, service::RouteHost::kHousehold);
  if (!found && !local) return {};
  const service::Route& route = *(found ? *found : *local).route;
  const bool as_text = route.operation == service::Operation::kExportBook &&
                       target.find("format=json") == std::string_view::npos;
  if (status < 400) {
    if (route.answer.empty() || as_text) return {};
    return problem_of(route.answer, body);
  }
  if (status == 503 && route.answer == "HealthAnswer") return problem_of(route.answer, body);
  return problem_of("ErrorAnswer", body);
}

std::string message_problem(std::string_view text) { return problem_of("ServerMessage", text); }

std::set<std::string> unseen_members() {
  const std::scoped_lock lock(mutex);
  return contract().unseen_members();
}

}  // namespace drover::test
