// Record books as answers of the API: JSON (docs/api.md), or CSV for a spreadsheet.
#pragma once

#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "table/book.h"

namespace drover::api {

boost::json::array results_json(const std::vector<table::BookResult>& results);
// Returns one summary for each game and set of options. `results` are all results of a book, newest
// first; results of resumed games are left out.
boost::json::array summary_json(const std::vector<table::BookResult>& results);

// Returns a line for each result, with one column for each category that any result has (RFC 4180).
std::string to_csv(const std::vector<table::BookResult>& results);

}  // namespace drover::api
