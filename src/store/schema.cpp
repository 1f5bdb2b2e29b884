#include "store/schema.h"

#include <array>

#include <fmt/format.h>

namespace drover::store {

namespace {

constexpr std::array kMigrations{
    R"sql(
CREATE TABLE tables (
  number        INTEGER PRIMARY KEY,
  id            TEXT    NOT NULL UNIQUE,
  created       INTEGER NOT NULL,               -- seconds since 1970
  game          TEXT    NOT NULL,
  rules_version INTEGER NOT NULL,
  players       INTEGER NOT NULL,
  seed          INTEGER NOT NULL,               -- 64 bits, read as unsigned
  options       TEXT    NOT NULL,               -- JSON object of texts
  position      TEXT    NOT NULL,               -- JSON; empty: the set-up makes it
  spectator_key BLOB    NOT NULL CHECK (length(spectator_key) = 32)  -- SHA-256
) STRICT;

CREATE TABLE seats (
  table_number  INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seat          INTEGER NOT NULL,               -- from 0
  kind          TEXT    NOT NULL CHECK (kind IN ('human', 'bot')),
  name          TEXT    NOT NULL,
  level         TEXT    NOT NULL,               -- empty for a person
  key           BLOB    CHECK (length(key) = 32),                    -- SHA-256; NULL for a bot
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  table_number  INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seq           INTEGER NOT NULL CHECK (seq > 0),
  time          INTEGER NOT NULL,               -- seconds since 1970
  what          TEXT    NOT NULL CHECK (what IN ('move', 'undo', 'chat')),
  seat          INTEGER NOT NULL,               -- from 0
  moves         INTEGER NOT NULL,               -- that count after it
  text          TEXT    NOT NULL,               -- the move or the chat line
  PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;
)sql",
    R"sql(
CREATE TABLE books (
  number        INTEGER PRIMARY KEY,
  key           BLOB    NOT NULL UNIQUE CHECK (length(key) = 32),    -- SHA-256
  created       INTEGER NOT NULL                -- seconds since 1970
) STRICT;

ALTER TABLE tables ADD COLUMN seed_named INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN resumed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN book INTEGER REFERENCES books (number) ON DELETE SET NULL;
CREATE INDEX tables_by_book ON tables (book) WHERE book IS NOT NULL;

CREATE TABLE results (
  number        INTEGER PRIMARY KEY,            -- grows with every game that ends
  table_number  INTEGER NOT NULL UNIQUE REFERENCES tables (number) ON DELETE CASCADE,
  book          INTEGER NOT NULL REFERENCES books (number) ON DELETE CASCADE,
  finished      INTEGER NOT NULL,               -- seconds since 1970
  score         INTEGER NOT NULL,
  best_opponent INTEGER NOT NULL,
  won           INTEGER NOT NULL CHECK (won IN (0, 1)),
  turns         INTEGER NOT NULL,
  moves         INTEGER NOT NULL,
  categories    TEXT    NOT NULL                -- JSON object of numbers
) STRICT;
CREATE INDEX results_by_book ON results (book);
)sql",
    R"sql(
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));
)sql",
};

}  // namespace

std::span<const char* const> migrations() { return kMigrations; }

std::optional<Failure> check_schema(Database& database, const std::filesystem::path& file,
                                    int newest) {
  const std::int64_t application = database.integer("PRAGMA application_id");
  const std::int64_t version = database.integer("PRAGMA user_version");
  const bool empty = database.integer("SELECT EXISTS (SELECT 1 FROM sqlite_schema)") == 0;
  if (application != kApplicationId && !(application == 0 && version == 0 && empty)) {
    return Failure{FailureKind::kCorrupt,
                   fmt::format("{} is a database, but not one of Drover.", file.string())};
  }
  if (version > newest) {
    return Failure{
        FailureKind::kNewerSchema,
        fmt::format("{} has version {}, written by a newer Drover; this one knows versions up to "
                    "{}. Use the newer program, or a back-up from before it.",
                    file.string(), version, newest)};
  }
  return std::nullopt;
}

void migrate(Database& database, std::span<const char* const> steps) {
  for (auto version = static_cast<std::size_t>(database.integer("PRAGMA user_version"));
       version < steps.size(); ++version) {
    database.execute("BEGIN IMMEDIATE");
    try {
      database.execute(fmt::format("PRAGMA application_id = {}", kApplicationId));
      database.execute(steps[version]);
      database.execute(fmt::format("PRAGMA user_version = {}", version + 1));
      database.execute("COMMIT");
    } catch (const SqliteError&) {
      if (database.in_transaction()) database.execute("ROLLBACK");
      throw;
    }
  }
}

}  // namespace drover::store
