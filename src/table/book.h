// Record books: the results of a household's solo games. The secret of a book is its only key.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "table/log.h"
#include "table/solo.h"

namespace drover::table {

struct BookResult {
  std::string table;          // the id of the table
  std::int64_t finished = 0;  // seconds since 1970
  Start start;                // without its position
  std::string player;
  SoloResult result;
};

struct Book {
  std::int64_t created = 0;         // seconds since 1970
  std::int64_t total = 0;           // results in the book
  std::vector<BookResult> results;  // newest first; one page of them if a page was asked for
};

// A page of the results of a book, counted from the newest.
struct ResultsPage {
  std::int64_t skip = 0;
  std::int64_t limit = -1;  // -1: all
};

}  // namespace drover::table
