// The tables of requests in the documents are those of service/routes.h.
#include "service/routes.h"

#include <cctype>
#include <map>

#include <gtest/gtest.h>

#include "docs/document.h"

namespace drover::docs {
namespace routes_test {

using service::Route;
using service::RouteHost;
using service::RouteKey;

// "`GET /api/v1/tables/ID`", as the documents write the pattern /api/v1/tables/{id}.
std::string request_of(const Route& route) {
  std::string text = "`" + std::string(name_of(route.method)) + " ";
  bool is_parameter = false;
  for (const char c : route.pattern) {
    if (c == '{' || c == '}') {
      is_parameter = c == '{';
    } else {
      text += is_parameter ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    }
  }
  return text + "`";
}

std::string key_of(const Route& route) {
  switch (route.key) {
    case RouteKey::kNone:
      return "";
    case RouteKey::kTable:
      return "any";
    case RouteKey::kSeat:
      return "seat";
    case RouteKey::kLink:
      return "link";
    case RouteKey::kHost:
      return "host";
    case RouteKey::kBook:
      return "book";
    case RouteKey::kOptionalBook:
      break;
  }
  return "none or a book";
}

// Returns the requests of a document's table, each with its key.
std::map<std::string, std::string> listed_requests(const std::string& text) {
  std::map<std::string, std::string> listed;
  for (const Cells& row : rows_of(text)) {
    const bool is_request = row.size() > 2 && row[0].starts_with('`') &&
                            row[0].find(" /") != std::string::npos && row[0].ends_with('`');
    if (is_request) listed[row[0]] = row[1];
  }
  return listed;
}

std::map<std::string, std::string> requests(bool of_household) {
  std::map<std::string, std::string> expected;
  for (const Route& route : service::routes()) {
    if ((route.host == RouteHost::kHousehold) != of_household) continue;
    expected[request_of(route)] = key_of(route);
  }
  return expected;
}

TEST(RoutesInTheDocuments, AreThoseOfTheServer) {
  EXPECT_EQ(listed_requests(section(document("docs/api.md"), "HTTP requests")), requests(false));
}

TEST(RoutesInTheDocuments, AreThoseOfTheLocalServer) {
  EXPECT_EQ(listed_requests(document("docs/offline.md").prose), requests(true));
}

}  // namespace routes_test
}  // namespace drover::docs
