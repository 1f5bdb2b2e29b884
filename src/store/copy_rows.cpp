#include "store/copy_rows.h"

#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "store/table_rows.h"

namespace drover::store {

namespace {

// `kinds` has a letter for each column: a whole number, a text, or bytes.
struct Relation {
  std::string_view name;
  std::string_view columns;
  std::string_view kinds;
  std::string_view of_table;  // the column with the number of the table
  std::string_view order;
};

constexpr Relation kBooks{"books", "number, key, created", "ibi", "", "number"};
// In an order in which nothing refers to what is not there yet.
constexpr std::array kOfATable{
    Relation{"tables",
             "number, id, created, game, rules_version, players, seed, options, position, "
             "spectator_key, seed_named, resumed, book, hints, digest, host_key, removed",
             "ititiiittbiiiibbi", "number", "number"},
    Relation{"seats", "table_number, seat, kind, name, level, key, claimed, person, offer",
             "iitttbitb", "table_number", "seat"},
    Relation{"entries", "table_number, seq, time, what, seat, moves, text, over, digest",
             "iiitiitib", "table_number", "seq"},
    Relation{"heads", "table_number, seq, time, over, digest", "iiiib", "table_number", "seq"},
    Relation{"results",
             "number, table_number, book, finished, score, best_opponent, won, turns, moves, "
             "categories",
             "iiiiiiiiit", "table_number", "number"},
    Relation{"former_keys", "table_number, key", "ib", "table_number", "key"},
};

using Bytes = std::vector<std::uint8_t>;
using Value = std::variant<std::nullptr_t, std::int64_t, std::string, Bytes>;
using Row = std::vector<Value>;

Row read_row(const Rows& rows, std::string_view kinds) {
  Row row;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto column = static_cast<int>(i);
    if (rows.is_null(column)) {
      row.emplace_back(nullptr);
    } else if (kinds[i] == 'i') {
      row.emplace_back(rows.integer(column));
    } else if (kinds[i] == 't') {
      row.emplace_back(rows.text(column));
    } else {
      const auto bytes = rows.blob(column);
      row.emplace_back(Bytes(bytes.begin(), bytes.end()));
    }
  }
  return row;
}

// The statements of one relation on one side.
class Side {
 public:
  Side(Connection& connection, const Relation& relation)
      : relation_(relation),
        read_(connection.prepare(fmt::format(
            "SELECT {} FROM {} {} ORDER BY {}", relation.columns, relation.name,
            relation.of_table.empty() ? "" : fmt::format("WHERE {} = ?1", relation.of_table),
            relation.order))),
        count_(connection.prepare(fmt::format("SELECT count(*) FROM {}", relation.name))),
        write_(connection.prepare(fmt::format("INSERT INTO {} ({}) VALUES ({})", relation.name,
                                              relation.columns, places(relation.kinds.size())))) {}

  // All of a table, or all if that has none.
  std::vector<Row> read(std::int64_t table) {
    std::vector<Row> all;
    Rows rows = relation_.of_table.empty() ? read_.rows() : read_.rows(table);
    while (rows.next()) all.push_back(read_row(rows, relation_.kinds));
    return all;
  }
  void write(const Row& row) { write_.run_all(row); }
  std::int64_t count() {
    Rows rows = count_.rows();
    return rows.next() ? rows.integer(0) : 0;
  }

 private:
  static std::string places(std::size_t count) {
    std::string text;
    for (std::size_t i = 1; i <= count; ++i) text += fmt::format("{}?{}", i == 1 ? "" : ", ", i);
    return text;
  }

  const Relation& relation_;
  Statement read_;
  Statement count_;
  Statement write_;
};

struct Both {
  Both(Connection& from_connection, Connection& to_connection, const Relation& the_relation)
      : relation(the_relation), from(from_connection, relation), to(to_connection, relation) {}
  const Relation& relation;
  Side from;
  Side to;
};

Failure differs(std::string_view what) {
  return {FailureKind::kCorrupt,
          fmt::format("The copy of {} differs from the original, so nothing was moved.", what)};
}

std::vector<std::int64_t> numbers_of_tables(Connection& connection) {
  Statement statement = connection.prepare("SELECT number FROM tables ORDER BY number");
  std::vector<std::int64_t> numbers;
  Rows rows = statement.rows();
  while (rows.next()) numbers.push_back(rows.integer(0));
  return numbers;
}

// Numbers that the database gives by itself go on behind those that were copied.
void go_on_counting(Connection& connection) {
  for (const char* name : {"books", "tables", "results"}) {
    connection.execute(
        fmt::format("SELECT setval(pg_get_serial_sequence('{0}', 'number'), "
                    "(SELECT coalesce(max(number), 0) + 1 FROM {0}), false)",
                    name));
  }
}

// Reads every log that was copied.
std::optional<Failure> check_logs(Connection& connection, Copied& copied) {
  TableReader reader(connection);
  Statement ids = connection.prepare("SELECT id FROM tables WHERE removed = 0 ORDER BY number");
  Rows row = ids.rows();
  while (row.next()) {
    const auto read = reader.read(row.text(0));
    if (!read) return read.error();
    ++copied.tables;
    copied.entries += static_cast<std::int64_t>(read->data.log.size());
  }
  return std::nullopt;
}

}  // namespace

bool holds_nothing(Connection& connection) {
  return connection.integer(
             "SELECT CASE WHEN EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM books) "
             "THEN 1 ELSE 0 END") == 0;
}

Outcome<Copied> copy_rows(Connection& from, Connection& to) {
  std::vector<Both> relations;
  relations.reserve(kOfATable.size());
  for (const Relation& relation : kOfATable) relations.emplace_back(from, to, relation);
  Both books(from, to, kBooks);
  const std::vector<std::int64_t> numbers = numbers_of_tables(from);

  for (const Row& row : books.from.read(0)) books.to.write(row);
  for (const std::int64_t number : numbers) {
    for (Both& both : relations) {
      for (const Row& row : both.from.read(number)) both.to.write(row);
    }
  }
  if (to.dialect().shared) go_on_counting(to);

  if (books.from.read(0) != books.to.read(0)) return differs(kBooks.name);
  for (Both& both : relations) {
    if (both.from.count() != both.to.count()) return differs(both.relation.name);
    for (const std::int64_t number : numbers) {
      if (both.from.read(number) != both.to.read(number)) return differs(both.relation.name);
    }
  }
  Copied copied;
  copied.books = books.to.count();
  if (auto failure = check_logs(to, copied)) return *failure;
  return copied;
}

}  // namespace drover::store
