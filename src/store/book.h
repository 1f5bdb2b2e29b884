// Record books: the types of table/book.h, under the names that the store uses.
#pragma once

#include "table/book.h"

namespace drover::store {

using table::Book;
using table::BookResult;
using table::ResultsPage;

}  // namespace drover::store
