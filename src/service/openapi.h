// The OpenAPI 3.1 document of the API, from the rows of the route table and of the schema.
#pragma once

#include <string>

#include <boost/json/object.hpp>

#include "service/routes.h"

namespace drover::service {

// Returns the document of the routes that the host has. Parts that only one family of games has are
// any objects in it; `drover schema` prints those, too.
boost::json::object openapi_document(RouteHost host);
// Returns the document as text, made once.
const std::string& openapi_text(RouteHost host);

}  // namespace drover::service
