-- A database of version 1, as the first program wrote it. Never changed again.
PRAGMA application_id = 1146244950;
PRAGMA user_version = 1;
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

INSERT INTO tables VALUES (1, 'k3v9q2xw', 1763000000, 'classic', 1, 2, -1,
  '{"buildings":"a","neutral":"fixed"}', '',
  x'5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5');
INSERT INTO seats VALUES (1, 0, 'human', 'Ada', '',
  x'5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720');
INSERT INTO seats VALUES (1, 1, 'bot', 'Greedy', 'greedy', NULL);
INSERT INTO entries VALUES (1, 1, 1763000001, 'move', 0, 1, 'place A');
INSERT INTO entries VALUES (1, 2, 1763000002, 'undo', 0, 0, '');
INSERT INTO entries VALUES (1, 3, 1763000003, 'chat', 0, 0, 'Hm, it''s hard.');
INSERT INTO entries VALUES (1, 4, 1763000004, 'move', 0, 1, 'place C');
