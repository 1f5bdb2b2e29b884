// Record books: the results of one person's solo games, under a secret that only this person has.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "table/log.h"
#include "table/solo.h"

namespace drover::table {

struct BookResult {
  std::string table;          // its id
  std::int64_t finished = 0;  // seconds since 1970
  Start start;                // without its position
  std::string player;
  SoloResult result;
};

struct Book {
  std::int64_t created = 0;         // seconds since 1970
  std::int64_t total = 0;           // results in the book
  std::vector<BookResult> results;  // those asked for, newest first
};

// Which results of a book are wanted, counted from the newest.
struct Part {
  std::int64_t skip = 0;
  std::int64_t limit = -1;  // all
};

}  // namespace drover::table
