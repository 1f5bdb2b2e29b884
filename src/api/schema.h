// The contract of the API as JSON Schema (2020-12): every message, view, components answer, request
// body, answer and error. `drover schema` prints it; scripts/write-contract makes the page's types
// and the tables of docs/api.md from it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

namespace drover::api {

// A member of a JSON object. A name that ends with "?" is optional. The type is written as
//
//   string integer number boolean null any     any: every JSON value
//   'word'                                     this text
//   Name                                       the shape of that name
//   T[]   {T}   [T, U]   T|U                   a list, an object with any keys, a tuple, either
//   Family:Position                            the position of any family of games
struct SchemaMember {
  std::string_view name;
  std::string_view type;
  std::string_view sentence{};  // CommonMark; the row of the documents' table
};

enum class Extent : bool {
  kClosed,  // the object has no other members
  kOpen,    // it has further members, which only one game understands
};

// A kind of JSON object.
struct SchemaShape {
  std::string_view name;
  std::string_view sentence;
  std::vector<SchemaMember> members;
  Extent extent = Extent::kClosed;
};

// A name for a type that is no object, such as an alternative of several shapes.
struct SchemaAlias {
  std::string_view name;
  std::string_view sentence;
  std::string_view type;
};

// The shapes of views and of a table's messages.
std::vector<SchemaShape> table_shapes();
// The shapes of requests over HTTP and their answers.
std::vector<SchemaShape> answer_shapes();
std::vector<SchemaAlias> aliases();

// Returns the schema of a type. Name becomes a reference to `references` + Name; Family:Position
// becomes a choice of the positions of `families`.
boost::json::object schema_of_type(std::string_view type, std::string_view references,
                                   std::span<const std::string_view> families);

// The schemas of all shapes and aliases by name, in the order of their rows. Parts that only one
// family of games has are `FAMILYPosition`, `FAMILYFigures` and `FAMILYComponents`, such as
// `TrailPosition`; without `families` they are any objects.
boost::json::object shape_schemas(std::string_view references,
                                  std::span<const std::string_view> families);

// The families of all registered games, capitalised: "Trail".
std::vector<std::string> schema_families();
// The schemas of each family's own parts. They are read off the games: every pair of option values
// is set up and played with random moves, and what views and components contain is the schema. A
// game declares nothing for it. Takes seconds.
boost::json::object family_schemas();

// The whole contract: one JSON Schema with all shapes, games' own parts included, under "$defs".
boost::json::object whole_schema();

}  // namespace drover::api
