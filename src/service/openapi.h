// The OpenAPI 3.1 document of the API, from the rows of the route table and of the schema.
#pragma once

#include <string>

#include <boost/json/object.hpp>

#include "service/routes.h"

namespace drover::service {

// Returns the document of all routes. A route that only one host has names it as "x-host": "server"
// or "household". Parts that only one family of games has are any objects; `drover schema` prints
// those, too.
boost::json::object openapi_document();
// Returns the document as text, made once.
const std::string& openapi_text();

}  // namespace drover::service
