// A record book as its owner gets it: JSON as in docs/api.md, or a table for a spreadsheet.
#pragma once

#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "table/book.h"

namespace drover::api {

boost::json::array results_json(const std::vector<table::BookResult>& results);
// What games of the same name and options came to. `results` are newest first, all of a book;
// those of resumed games don't count.
boost::json::array summary_json(const std::vector<table::BookResult>& results);

// A line for each result with a column for each category of any of them (RFC 4180).
std::string to_csv(const std::vector<table::BookResult>& results);

}  // namespace drover::api
