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

std::string exchange_problem(const Exchange& exchange) {
  if (exchange.method == "HEAD") return {};
  using service::RouteHost;
  const auto found = service::find_route(exchange.method, exchange.target, RouteHost::kServer);
  const auto local = service::find_route(exchange.method, exchange.target, RouteHost::kHousehold);
  if (!found && !local) return {};
  const service::Route& route = *(found ? *found : *local).route;
  if (exchange.status >= 400) {
    const bool health = exchange.status == 503 && route.answer == "HealthAnswer";
    return problem_of(health ? "HealthAnswer" : "ErrorAnswer", exchange.answer);
  }
  if (!route.request.empty() && route.request != "RecordText") {
    std::string problem = problem_of(route.request, exchange.body);
    if (!problem.empty()) return problem;
  }
  const bool csv = route.operation == service::Operation::kExportBook &&
                   exchange.target.find("format=json") == std::string_view::npos;
  return route.answer.empty() || csv ? std::string() : problem_of(route.answer, exchange.answer);
}

std::string message_problem(std::string_view text) { return problem_of("ServerMessage", text); }

std::set<std::string> unseen_members() {
  const std::scoped_lock lock(mutex);
  return contract().unseen_members();
}

}  // namespace drover::test
