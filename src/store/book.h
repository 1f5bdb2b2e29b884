// Record books, as tables know them.
#pragma once

#include "table/book.h"

namespace drover::store {

using table::Book;
using table::BookResult;
using table::Part;

}  // namespace drover::store
