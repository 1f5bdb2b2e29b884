#include "store/sql.h"

namespace drover::store {

std::int64_t Connection::integer(const std::string& sql) {
  Statement statement = prepare(sql);
  Rows rows = statement.rows();
  return rows.next() ? rows.integer(0) : 0;
}

std::string Connection::text(const std::string& sql) {
  Statement statement = prepare(sql);
  Rows rows = statement.rows();
  return rows.next() ? rows.text(0) : std::string();
}

}  // namespace drover::store
