#include "store/schema.h"

#include <array>

#include <fmt/format.h>

#include "store/checksum_chain.h"

namespace drover::store {

namespace {

// Computes the checksum chains of the logs of version 3.
void chain_old_logs(SqliteConnection& database) {
  Statement tables = database.prepare(fmt::format(
      "SELECT number, EXISTS (SELECT 1 FROM results WHERE table_number = tables.number), {} "
      "FROM tables",
      kStartColumns));
  Statement old_entries = database.prepare(
      "SELECT seq, time, what, seat, moves, text FROM old_entries WHERE table_number = ?1 "
      "ORDER BY seq");
  Statement last_of = database.prepare("SELECT max(seq) FROM old_entries WHERE table_number = ?1");
  Statement set_digest = database.prepare("UPDATE tables SET digest = ?2 WHERE number = ?1");
  Statement add_entry =
      database.prepare("INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)");
  Statement add_head = database.prepare("INSERT INTO heads VALUES (?1, ?2, ?3, ?4, ?5)");

  Rows table = tables.rows();
  while (table.next()) {
    const std::int64_t number = table.integer(0);
    const StartRow start_row = read_start_row(table, 2);
    ChainDigest digest = digest_of(start_row);
    set_digest.run(number, digest);
    EntryRow last;
    last.time = start_row.created;
    const std::int64_t has_result = table.integer(1);
    std::int64_t last_seq = 0;
    if (Rows row = last_of.rows(number); row.next()) last_seq = row.integer(0);
    Rows row = old_entries.rows(number);
    while (row.next()) {
      last = {row.integer(0), row.integer(1), row.text(2),
              row.integer(3), row.integer(4), row.text(5)};
      if (last.seq == last_seq) last.over = has_result;
      digest = digest_of(digest, last);
      add_entry.run(number, last.seq, last.time, last.what, last.seat, last.moves, last.text,
                    last.over, digest);
    }
    add_head.run(number, last.seq, last.time, last.over, digest);
  }
  database.execute("DROP TABLE old_entries");
}

constexpr std::array kMigrations{
    Migration{R"sql(
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
)sql"},
    Migration{R"sql(
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
)sql"},
    Migration{R"sql(
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));
)sql"},
    Migration{R"sql(
ALTER TABLE tables ADD COLUMN digest BLOB CHECK (length(digest) = 16);
ALTER TABLE tables ADD COLUMN host_key BLOB CHECK (length(host_key) = 32);
ALTER TABLE tables ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE seats ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed IN (0, 1));

ALTER TABLE entries RENAME TO old_entries;
CREATE TABLE entries (
  table_number  INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seq           INTEGER NOT NULL CHECK (seq > 0),
  time          INTEGER NOT NULL,               -- seconds since 1970
  what          TEXT    NOT NULL,               -- 'move', 'undo', 'chat' or 'note'
  seat          INTEGER NOT NULL,               -- from 0
  moves         INTEGER NOT NULL,               -- that count after it
  text          TEXT    NOT NULL,               -- the move, the chat line or the note
  over          INTEGER NOT NULL CHECK (over IN (0, 1)),
  digest        BLOB    NOT NULL CHECK (length(digest) = 16),
  PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE heads (
  table_number  INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
  seq           INTEGER NOT NULL,               -- of the last entry; 0: none yet
  time          INTEGER NOT NULL,               -- its, or when the table was made
  over          INTEGER NOT NULL CHECK (over IN (0, 1)),
  digest        BLOB    NOT NULL CHECK (length(digest) = 16)  -- its, or of the beginning
) STRICT;

CREATE TABLE probe (
  number        INTEGER PRIMARY KEY CHECK (number = 1),
  writes        INTEGER NOT NULL
) STRICT;
)sql",
              chain_old_logs},
    Migration{R"sql(
ALTER TABLE seats ADD COLUMN person TEXT NOT NULL DEFAULT '';        -- whose seat a bot plays
ALTER TABLE seats ADD COLUMN offer BLOB CHECK (length(offer) = 32);  -- SHA-256 of a link to it

CREATE TABLE former_keys (
  table_number  INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  key           BLOB    NOT NULL CHECK (length(key) = 32),           -- SHA-256
  PRIMARY KEY (table_number, key)
) STRICT, WITHOUT ROWID;
)sql"},
};

}  // namespace

std::span<const Migration> migrations() { return kMigrations; }

std::optional<Failure> check_schema(SqliteConnection& database, const std::filesystem::path& file,
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

void migrate(SqliteConnection& database, std::span<const Migration> migrations) {
  for (auto version = static_cast<std::size_t>(database.integer("PRAGMA user_version"));
       version < migrations.size(); ++version) {
    database.execute("BEGIN IMMEDIATE");
    try {
      database.execute(fmt::format("PRAGMA application_id = {}", kApplicationId));
      database.execute(migrations[version].sql);
      if (migrations[version].work != nullptr) migrations[version].work(database);
      database.execute(fmt::format("PRAGMA user_version = {}", version + 1));
      database.execute("COMMIT");
    } catch (const SqliteError&) {
      if (database.in_transaction()) database.execute("ROLLBACK");
      throw;
    }
  }
}

}  // namespace drover::store
