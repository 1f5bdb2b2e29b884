-- A database of version 5, the first with seats that change hands. Never changed again.
PRAGMA application_id = 1146244950;
PRAGMA user_version = 5;
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

ALTER TABLE tables ADD COLUMN digest BLOB CHECK (length(digest) = 16);
ALTER TABLE tables ADD COLUMN host_key BLOB CHECK (length(host_key) = 32);
ALTER TABLE tables ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE seats ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed IN (0, 1));

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

ALTER TABLE seats ADD COLUMN person TEXT NOT NULL DEFAULT '';        -- whose seat a bot plays
ALTER TABLE seats ADD COLUMN offer BLOB CHECK (length(offer) = 32);  -- SHA-256 of a link to it

CREATE TABLE former_keys (
  table_number  INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  key           BLOB    NOT NULL CHECK (length(key) = 32),           -- SHA-256
  PRIMARY KEY (table_number, key)
) STRICT, WITHOUT ROWID;

INSERT INTO books VALUES (1, x'a1bf4dc2c0cea821798c38e16fcc1667d6f0504afa821b181672035fc5967890', 1763000000);
INSERT INTO tables VALUES (1, 'k3v9q2xw', 1763000000, 'classic', 1, 2, -1,
  '{"buildings":"a","neutral":"fixed"}', '',
  x'5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5', 0, 0, NULL, 1,
  x'32221ffd1c98bb64fc2b361c1995e9b9', NULL, 0);
INSERT INTO seats VALUES (1, 0, 'human', 'Ada', '',
  x'5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720', 0, '', NULL);
INSERT INTO seats VALUES (1, 1, 'bot', 'Greedy', 'greedy', NULL, 0, '', NULL);
INSERT INTO entries VALUES (1, 1, 1763000001, 'move', 0, 1, 'place A', 0,
  x'45abb4f33a08feaf6d8b30b08b098281');
INSERT INTO entries VALUES (1, 2, 1763000002, 'undo', 0, 0, '', 0,
  x'48398ecbdffefff32eb11a02287ccbef');
INSERT INTO entries VALUES (1, 3, 1763000003, 'chat', 0, 0, 'Hm, it''s hard.', 0,
  x'8dbfb8019dd06f1481812f5506c898b4');
INSERT INTO entries VALUES (1, 4, 1763000004, 'move', 0, 1, 'place C', 0,
  x'e76d40a544fb0f1ceacdbedca9957da6');
INSERT INTO heads VALUES (1, 4, 1763000004, 0, x'e76d40a544fb0f1ceacdbedca9957da6');
INSERT INTO tables VALUES (2, 'd7m2p4ab', 1763000005, 'elpaso', 1, 1, 17,
  '{"buildings":"a","sue-difficulty":"2"}', '',
  x'5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5', 1, 0, 1, 0,
  x'903381f4cb2fd4dcc98530ba289cc460',
  x'ba4f290c4e996ff09f764b7a316e184a85e2ac6766183b66102d1dea7cd3c15d', 0);
INSERT INTO seats VALUES (2, 0, 'human', 'Ada', '',
  x'5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720', 1, '', NULL);
INSERT INTO entries VALUES (2, 1, 1763000099, 'move', 0, 1, 'end', 1,
  x'ad80537651649adaf1454db0bc675f5e');
INSERT INTO heads VALUES (2, 1, 1763000099, 1, x'ad80537651649adaf1454db0bc675f5e');
INSERT INTO results VALUES (1, 2, 1, 1763000099, 61, 55, 1, 24, 143, '{"dollars":3,"cattle":58}');
INSERT INTO tables VALUES (3, 'h4nd5vrz', 1763000200, 'classic', 2, 2, 5,
  '{"buildings":"a","neutral":"fixed"}', '',
  x'5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5', 0, 0, NULL, 1,
  x'bd5cdaf641afd3c82f46a3471d767350', NULL, 0);
INSERT INTO seats VALUES (3, 0, 'bot', 'Hank', 'greedy',
  x'5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720', 1, 'Ada', NULL);
INSERT INTO seats VALUES (3, 1, 'human', 'Bob', '',
  x'5e06f3f870daa3e77006ba0c895029cbd76a9f46dd3c388c1335d5b8be63772b', 1, '',
  x'7eed2aa861a59726cc2791baaf67a9c282060d59ea280d51dc5674797372a1b3');
INSERT INTO former_keys VALUES (3, x'b09c86306ec1317954c781b1fc649b4e4b2b47f25e9fae9bce2978e84115aadc');
INSERT INTO entries VALUES (3, 1, 1763000201, 'note', 1, 0,
  'seat_passed_on' || char(9) || 'from=Bob', 0,
  x'363253eecd14904f6f4320fe019f93e5');
INSERT INTO entries VALUES (3, 2, 1763000202, 'note', 0, 0,
  'seat_to_bot' || char(9) || 'level=greedy' || char(9) || 'from=Ada' || char(9) || 'to=Hank', 0,
  x'94c86622e73a373e19040d40fd1365f7');
INSERT INTO entries VALUES (3, 3, 1763000203, 'note', 1, 0,
  'seat_offered' || char(9) || 'from=Bob', 0,
  x'059c8103b558fd85101317be9d3c1667');
INSERT INTO entries VALUES (3, 4, 1763000204, 'note', 1, 0,
  'stopped' || char(9) || 'from=Bob', 1,
  x'b94becf1bf1b406afa073434cc6e5ef8');
INSERT INTO heads VALUES (3, 4, 1763000204, 1, x'b94becf1bf1b406afa073434cc6e5ef8');
