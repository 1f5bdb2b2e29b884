-- A database of version 3, the first that knows whether a table gives hints. Never changed again.
PRAGMA application_id = 1146244950;
PRAGMA user_version = 3;
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

ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));

INSERT INTO books VALUES (1, x'a1bf4dc2c0cea821798c38e16fcc1667d6f0504afa821b181672035fc5967890', 1763000000);
INSERT INTO tables VALUES (1, 'k3v9q2xw', 1763000000, 'classic', 1, 2, -1,
  '{"buildings":"a","neutral":"fixed"}', '',
  x'5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5', 0, 0, NULL, 1);
INSERT INTO seats VALUES (1, 0, 'human', 'Ada', '',
  x'5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720');
INSERT INTO seats VALUES (1, 1, 'bot', 'Greedy', 'greedy', NULL);
INSERT INTO entries VALUES (1, 1, 1763000001, 'move', 0, 1, 'place A');
INSERT INTO entries VALUES (1, 2, 1763000002, 'undo', 0, 0, '');
INSERT INTO entries VALUES (1, 3, 1763000003, 'chat', 0, 0, 'Hm, it''s hard.');
INSERT INTO entries VALUES (1, 4, 1763000004, 'move', 0, 1, 'place C');
INSERT INTO tables VALUES (2, 'd7m2p4ab', 1763000005, 'elpaso', 1, 1, 17,
  '{"buildings":"a","sue-difficulty":"2"}', '',
  x'5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5', 1, 0, 1, 0);
INSERT INTO seats VALUES (2, 0, 'human', 'Ada', '',
  x'5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720');
INSERT INTO entries VALUES (2, 1, 1763000099, 'move', 0, 1, 'end');
INSERT INTO results VALUES (1, 2, 1, 1763000099, 61, 55, 1, 24, 143, '{"dollars":3,"cattle":58}');
