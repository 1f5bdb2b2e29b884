#include "store/table_rows.h"

#include <algorithm>
#include <bit>
#include <limits>

#include <fmt/format.h>

#include "store/json_columns.h"
#include "store/keys.h"

namespace drover::store {

namespace {

constexpr std::int64_t kSecondsPerDay = 86'400;
// A cache of this size takes some megabytes. A full cache is cleared: reading a log again costs
// little.
constexpr std::size_t kMaxCachedHeads = 50'000;

// The integer of a query with one row and one column; 0 if there is no row.
template <class... Values>
std::int64_t single_value(Statement& statement, const Values&... values) {
  Rows row = statement.rows(values...);
  return row.next() ? row.integer(0) : 0;
}

Failure not_found(std::string_view id) {
  return {FailureKind::kNotFound, fmt::format("There is no table {}.", id)};
}

Failure damaged(std::string_view id, std::string_view what) {
  return {FailureKind::kCorrupt, fmt::format("Table {} is damaged: {}.", id, what)};
}

bool read_digest(std::span<const std::uint8_t> bytes, Digest& digest) {
  if (bytes.size() != digest.size()) return false;
  std::copy(bytes.begin(), bytes.end(), digest.begin());
  return true;
}

constexpr std::string_view kNoKey = "what should be a key is none";
constexpr std::string_view kUnreadable = "the file cannot be read there";
constexpr int kSeatKeyColumn = 4;  // of the statement that reads seats

// Reads the keys of spectators and host from this column on; false if one is not a valid digest.
bool read_table_keys(const Rows& row, int column, KeyDigests& keys) {
  return read_digest(row.blob(column), keys.spectator) &&
         (row.is_null(column + 1) || read_digest(row.blob(column + 1), keys.host.emplace()));
}

// Reads the key of a seat; false if it is not a valid digest. A bot's seat has no key unless the
// bot plays for a person.
bool read_seat_key(const Rows& row, KeyDigests& keys) {
  constexpr int column = kSeatKeyColumn;
  std::optional<SeatKey>& key = keys.seats.emplace_back();
  if (row.is_null(column)) return true;
  key.emplace().claimed = row.integer(column + 1) != 0;
  key->away = row.text(0) == table::name_of(table::SeatKind::kBot);
  return read_digest(row.blob(column), key->digest) &&
         (row.is_null(column + 2) || read_digest(row.blob(column + 2), key->offer.emplace()));
}

// False if the options are invalid JSON.
bool read_start(const StartRow& row, table::Start& start) {
  start.game = row.game;
  start.setup.rules_version = static_cast<int>(row.rules_version);
  start.setup.players = static_cast<int>(row.players);
  start.setup.seed = std::bit_cast<std::uint64_t>(row.seed);
  start.position = row.position;
  start.seed_named = row.seed_named != 0;
  start.resumed = row.resumed != 0;
  start.hints = row.hints != 0;
  return options_from_json(row.options, start.setup);
}

StartRow start_row_of(const table::Start& start, std::int64_t time) {
  StartRow row;
  row.created = time;
  row.game = start.game;
  row.rules_version = start.setup.rules_version;
  row.players = start.setup.players;
  row.seed = std::bit_cast<std::int64_t>(start.setup.seed);
  row.options = options_to_json(start.setup);
  row.position = start.position;
  row.seed_named = std::int64_t{start.seed_named};
  row.resumed = std::int64_t{start.resumed};
  row.hints = std::int64_t{start.hints};
  return row;
}

std::optional<table::Entry> entry_of(const EntryRow& row) {
  const auto what = table::entry_kind_named(row.what);
  if (!what) return std::nullopt;
  return table::Entry{
      static_cast<std::uint32_t>(row.seq), row.time, *what, static_cast<int>(row.seat),
      static_cast<int>(row.moves),         row.text};
}

}  // namespace

// ---- Reading ------------------------------------------------------------------------------------

TableReader::TableReader(Connection& connection)
    : table_(connection.prepare(
          fmt::format("SELECT number, {}, digest, spectator_key, host_key, removed FROM tables "
                      "WHERE id = ?1",
                      kStartColumns))),
      keys_(connection.prepare("SELECT number, spectator_key, host_key FROM tables "
                               "WHERE id = ?1 AND removed = 0")),
      seats_(connection.prepare("SELECT kind, name, level, person, key, claimed, offer FROM seats "
                                "WHERE table_number = ?1 ORDER BY seat")),
      former_keys_(connection.prepare("SELECT key FROM former_keys WHERE table_number = ?1")),
      entry_(connection.prepare("SELECT time, over, digest FROM entries "
                                "WHERE table_number = ?1 AND seq = ?2")),
      entries_(connection.prepare("SELECT seq, time, what, seat, moves, text, over, digest "
                                  "FROM entries WHERE table_number = ?1 AND seq > ?2 "
                                  "ORDER BY seq")),
      head_(connection.prepare("SELECT seq, time, over, digest FROM heads "
                               "WHERE table_number = ?1")) {}

Outcome<StoredTable> TableReader::read(std::string_view id, std::uint32_t after) {
  try {
    Rows row = table_.rows(id);
    if (!row.next()) return not_found(id);
    const std::int64_t number = row.integer(0);
    const StartRow start_row = read_start_row(row, 1);
    const ChainDigest digest = digest_of(start_row);
    constexpr int kNext = 1 + kStartColumnCount;
    if (row.integer(kNext + 3) != 0) {
      if (head_.rows(number).next()) return damaged(id, "it is marked as removed, but has a log");
      return not_found(id);
    }
    if (!column_matches(row.blob(kNext), digest)) {
      return damaged(id, "what it began with is not what was stored");
    }
    StoredTable stored;
    stored.created = start_row.created;
    if (!read_start(start_row, stored.data.start) ||
        !read_table_keys(row, kNext + 1, stored.keys)) {
      return damaged(id, "this program does not understand what it began with");
    }
    if (!read_former_keys(number, stored.keys)) return damaged(id, kNoKey);
    std::string wrong = read_seats(number, stored);
    if (wrong.empty()) wrong = read_log(number, digest, after, stored);
    if (!wrong.empty()) return damaged(id, wrong);
    return stored;
  } catch (const SqlError& error) {
    if (!error.indicates_damage()) throw;
    return damaged(id, kUnreadable);
  }
}

Outcome<KeyDigests> TableReader::read_keys(std::string_view id) {
  try {
    Rows table = keys_.rows(id);
    if (!table.next()) return not_found(id);
    KeyDigests keys;
    if (!read_table_keys(table, 1, keys)) return damaged(id, kNoKey);
    Rows seat = seats_.rows(table.integer(0));
    while (seat.next()) {
      if (!read_seat_key(seat, keys)) return damaged(id, kNoKey);
    }
    if (!read_former_keys(table.integer(0), keys)) return damaged(id, kNoKey);
    return keys;
  } catch (const SqlError& error) {
    if (!error.indicates_damage()) throw;
    return damaged(id, kUnreadable);
  }
}

bool TableReader::read_former_keys(std::int64_t number, KeyDigests& keys) {
  Rows row = former_keys_.rows(number);
  while (row.next()) {
    if (!read_digest(row.blob(0), keys.former.emplace_back())) return false;
  }
  return true;
}

std::string TableReader::read_seats(std::int64_t number, StoredTable& stored) {
  Rows row = seats_.rows(number);
  while (row.next()) {
    const auto kind = table::seat_kind_named(row.text(0));
    if (!kind) return "this program does not understand its seats";
    stored.data.seats.push_back({*kind, row.text(1), row.text(2), row.text(3)});
    if (!read_seat_key(row, stored.keys)) return std::string(kNoKey);
  }
  if (static_cast<int>(stored.data.seats.size()) != stored.data.start.setup.players) {
    return "it does not have as many seats as players";
  }
  return {};
}

std::string TableReader::read_log(std::int64_t number, const ChainDigest& start_digest,
                                  std::uint32_t after, StoredTable& stored) {
  ChainDigest digest = start_digest;
  EntryRow last;
  last.time = stored.created;
  if (after > 0) {
    Rows row = entry_.rows(number, std::int64_t{after});
    if (!row.next() || row.blob(2).size() != digest.size()) {
      return fmt::format("entry {} of its log is missing", after);
    }
    last.seq = after;
    last.time = row.integer(0);
    last.over = row.integer(1);
    std::copy_n(row.blob(2).begin(), digest.size(), digest.begin());
  }
  try {
    Rows row = entries_.rows(number, std::int64_t{after});
    while (row.next()) {
      const std::int64_t expected = last.seq + 1;
      last = {row.integer(0), row.integer(1), row.text(2),   row.integer(3),
              row.integer(4), row.text(5),    row.integer(6)};
      if (last.seq != expected) return fmt::format("entry {} of its log is missing", expected);
      digest = digest_of(digest, last);
      if (!column_matches(row.blob(7), digest)) {
        return fmt::format("entry {} of its log is not what was stored", expected);
      }
      const auto entry = entry_of(last);
      if (!entry)
        return fmt::format("this program does not understand entry {} of its log", expected);
      stored.data.log.push_back(*entry);
    }
  } catch (const SqlError& error) {
    if (!error.indicates_damage()) throw;
    return fmt::format("entry {} of its log cannot be read", last.seq + 1);
  }
  return compare_with_head(number, last, digest);
}

std::string TableReader::compare_with_head(std::int64_t number, const EntryRow& last,
                                           const ChainDigest& digest) {
  Rows head = head_.rows(number);
  if (!head.next()) return "nothing tells which entry of its log is the last";
  const std::int64_t seq = head.integer(0);
  if (seq > last.seq) return fmt::format("entry {} of its log is missing", last.seq + 1);
  if (seq < last.seq) return fmt::format("entry {} of its log was never acknowledged", seq + 1);
  if (head.integer(1) != last.time || head.integer(2) != last.over ||
      !column_matches(head.blob(3), digest)) {
    return fmt::format("entry {} of its log is not the one that was stored last", seq);
  }
  return {};
}

// ---- Writing ------------------------------------------------------------------------------------

TableWriter::TableWriter(Connection& connection, BookWriter& books, const StoreOptions& options)
    : connection_(connection),
      books_(books),
      reader_(connection),
      quota_bytes_(options.quota_bytes),
      bytes_in_use_(connection.prepare(connection.dialect().bytes_in_use)),
      insert_table_(connection.prepare(
          fmt::format("INSERT INTO tables ({}, digest, spectator_key, host_key, book) VALUES "
                      "(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15) "
                      "ON CONFLICT (id) DO NOTHING RETURNING number",
                      kStartColumns))),
      insert_seat_(
          connection.prepare("INSERT INTO seats (table_number, seat, kind, name, level, key) "
                             "VALUES (?1, ?2, ?3, ?4, ?5, ?6)")),
      // An entry takes three statements: last_entry_, insert_entry_ and update_head_. Each changes
      // at most one row, so that SQLite needs no statement journal (a copy of the changed pages).
      last_entry_(
          connection.prepare("SELECT coalesce(max(seq), 0) FROM entries WHERE table_number = ?1")),
      insert_entry_(connection.prepare(
          "INSERT INTO entries (table_number, seq, time, what, seat, moves, text, over, digest) "
          "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")),
      insert_head_(connection.prepare(
          "INSERT INTO heads (table_number, seq, time, over, digest) VALUES (?1, ?2, ?3, ?4, ?5)")),
      update_head_(
          connection.prepare("UPDATE heads SET seq = ?2, time = ?3, over = ?4, digest = ?5 "
                             "WHERE table_number = ?1")),
      head_(connection.prepare("SELECT t.number, h.seq, h.time, h.over, h.digest FROM tables t "
                               "LEFT JOIN heads h ON h.table_number = t.number "
                               "WHERE t.id = ?1 AND t.removed = 0")),
      rename_(connection.prepare(
          "UPDATE seats SET name = ?3 WHERE seat = ?2 AND "
          "table_number = (SELECT number FROM tables WHERE id = ?1 AND removed = 0)")),
      seat_(connection.prepare("SELECT t.number, s.key, s.claimed, s.offer FROM tables t "
                               "JOIN seats s ON s.table_number = t.number AND s.seat = ?2 "
                               "WHERE t.id = ?1 AND t.removed = 0")),
      set_key_(connection.prepare("UPDATE seats SET key = ?3, claimed = ?4 "
                                  "WHERE table_number = ?1 AND seat = ?2")),
      set_offer_(connection.prepare("UPDATE seats SET offer = ?3 "
                                    "WHERE table_number = ?1 AND seat = ?2")),
      set_seat_(connection.prepare("UPDATE seats SET kind = ?3, name = ?4, level = ?5, person = ?6 "
                                   "WHERE table_number = ?1 AND seat = ?2")),
      keep_former_key_(connection.prepare("INSERT INTO former_keys VALUES (?1, ?2)")),
      // The head must agree with its log: a damaged time must not get a table removed.
      find_idle_(connection.prepare(fmt::format(
          "SELECT t.number, t.id, EXISTS (SELECT 1 FROM results WHERE table_number = t.number) "
          "FROM heads h {} tables t ON t.number = h.table_number "
          "LEFT JOIN entries e ON e.table_number = h.table_number AND e.seq = h.seq "
          "WHERE (h.time < ?1 OR (h.over = 1 AND h.time < ?2)) "
          "AND CASE WHEN h.seq = 0 THEN (h.time, h.over, h.digest) = (t.created, 0, t.digest) "
          "ELSE (h.time, h.over, h.digest) = (e.time, e.over, e.digest) END LIMIT ?3 {}",
          connection.dialect().ordered_join, connection.dialect().skip_locked_heads))),
      delete_table_(connection.prepare("DELETE FROM tables WHERE number = ?1")),
      delete_entries_(connection.prepare("DELETE FROM entries WHERE table_number = ?1")),
      delete_head_(connection.prepare("DELETE FROM heads WHERE table_number = ?1")),
      mark_removed_(connection.prepare("UPDATE tables SET removed = 1 WHERE number = ?1")),
      probe_(connection.prepare("INSERT INTO probe VALUES (1, 1) "
                                "ON CONFLICT (number) DO UPDATE SET writes = probe.writes + 1")) {
  if (connection.dialect().has_other_writers) {
    lock_ = connection.prepare(
        "SELECT 1 FROM heads WHERE table_number = "
        "(SELECT number FROM tables WHERE id = ?1 AND removed = 0) FOR UPDATE");
  }
}

std::optional<Failure> TableWriter::refuse_new() {
  if (quota_bytes_ == 0 || single_value(bytes_in_use_) < quota_bytes_) return std::nullopt;
  return Failure{FailureKind::kDiskFull,
                 "The database has reached its size limit, so nothing new can be created."};
}

Outcome<CreatedTable> TableWriter::create(const table::TableData& data, std::int64_t time,
                                          const std::optional<std::string>& book) {
  std::optional<std::int64_t> book_number;
  if (book) {
    const auto found = books_.find_with_room(*book);
    if (!found) return found.error();
    book_number = *found;
  }
  CreatedTable created;
  created.spectator_key = random_key();
  created.host_key = random_key();
  StartRow start_row = start_row_of(data.start, time);
  Head head;
  head.number = insert_table(created, start_row, book_number);
  head.time = time;
  head.digest = digest_of(start_row);
  for (std::size_t i = 0; i < data.seats.size(); ++i) {
    const table::Seat& seat = data.seats[i];
    const bool human = seat.kind == table::SeatKind::kHuman;
    created.seat_keys.push_back(human ? random_key() : std::string());
    std::optional<Digest> digest;
    if (human) digest = digest_of(created.seat_keys.back());
    insert_seat_.run(head.number, static_cast<std::int64_t>(i), table::name_of(seat.kind),
                     seat.name, seat.level, digest);
  }
  for (const table::Entry& entry : data.log) {
    // False for all of them: these entries were played elsewhere, so none ends the game here.
    if (auto failure = write_entry(created.id, head, entry, false)) return *failure;
  }
  write_head(created.id, head, insert_head_);
  return created;
}

std::int64_t TableWriter::insert_table(CreatedTable& created, StartRow& start_row,
                                       const std::optional<std::int64_t>& book) {
  const Digest spectator = digest_of(created.spectator_key);
  const Digest host = digest_of(created.host_key);
  for (;;) {
    start_row.id = created.id = random_id();
    const ChainDigest digest = digest_of(start_row);
    Rows made = insert_table_.rows(
        start_row.id, start_row.created, start_row.game, start_row.rules_version, start_row.players,
        start_row.seed, start_row.options, start_row.position, start_row.seed_named,
        start_row.resumed, start_row.hints, digest, spectator, host, book);
    if (made.next()) return made.integer(0);
  }
}

std::optional<Failure> TableWriter::append(const std::string& id, const table::Entry& entry,
                                           const Effect& effect) {
  lock(id);
  auto head = checked_head(id);
  if (!head) return std::move(head).error();
  if (auto failure = write_entry(id, *head, entry, effect.over)) return failure;
  write_head(id, *head, update_head_);
  // An undo takes back at least the last move, so a finished game is running again.
  if (entry.what == table::EntryKind::kUndo) books_.remove_result(id);
  if (effect.result) books_.store_result(id, entry.time, *effect.result);
  return std::nullopt;
}

void TableWriter::lock(const std::string& id) {
  if (!lock_) return;
  lock_->run(id);
  touched_.push_back(id);
}

Outcome<TableWriter::Head> TableWriter::checked_head(const std::string& id) {
  const auto known = heads_.find(id);
  if (known != heads_.end() && !lock_) return known->second;
  Head head;
  {
    Rows row = head_.rows(id);
    if (!row.next()) return not_found(id);
    head.number = row.integer(0);
    head.seq = row.integer(1);
    head.time = row.integer(2);
    head.over = row.integer(3) != 0;
    const auto digest = row.blob(4);
    if (digest.size() == head.digest.size()) {
      std::copy(digest.begin(), digest.end(), head.digest.begin());
    }
  }
  // No other process has written to it since.
  if (known != heads_.end() && known->second == head) return head;
  auto read = reader_.read(id);
  if (!read) return std::move(read).error();
  cache_head(id, head);
  return head;
}

void TableWriter::cache_head(const std::string& id, const Head& head) {
  if (heads_.size() >= kMaxCachedHeads) heads_.clear();
  heads_.insert_or_assign(id, head);
}

// Writes an entry after the head and advances the head to it.
std::optional<Failure> TableWriter::write_entry(const std::string& id, Head& head,
                                                const table::Entry& entry, bool over) {
  if (std::int64_t{entry.seq} != head.seq + 1) {
    return Failure{
        FailureKind::kConflict,
        fmt::format("Entry {} does not follow the last one stored for table {}.", entry.seq, id)};
  }
  // The log must end with the entry of its head.
  if (single_value(last_entry_, head.number) != head.seq) {
    return damaged(id, fmt::format("its log does not end with entry {}", head.seq));
  }
  const EntryRow row{entry.seq,         entry.time,  std::string(table::name_of(entry.what)),
                     entry.seat,        entry.moves, entry.text,
                     std::int64_t{over}};
  head.seq = row.seq;
  head.time = row.time;
  head.over = over;
  head.digest = digest_of(head.digest, row);
  insert_entry_.run(head.number, row.seq, row.time, row.what, row.seat, row.moves, row.text,
                    row.over, head.digest);
  return std::nullopt;
}

void TableWriter::write_head(const std::string& id, const Head& head, Statement& statement) {
  statement.run(head.number, head.seq, head.time, std::int64_t{head.over}, head.digest);
  written_tables_.push_back(id);
  cache_head(id, head);
}

void TableWriter::discard_written(std::size_t from) {
  for (std::size_t i = from; i < written_tables_.size(); ++i) heads_.erase(written_tables_[i]);
  written_tables_.resize(from);
}

std::optional<Failure> TableWriter::rename(const std::string& id, int seat,
                                           const std::string& name) {
  lock(id);
  rename_.run(id, std::int64_t{seat}, name);
  if (connection_.changes() == 1) return std::nullopt;
  return not_found(id);
}

// ---- Keys of seats ------------------------------------------------------------------------------

Outcome<TableWriter::FoundSeat> TableWriter::find_seat(const std::string& id, int seat) {
  lock(id);
  Rows row = seat_.rows(id, std::int64_t{seat});
  FoundSeat found;
  if (!row.next() || row.is_null(1) || !read_digest(row.blob(1), found.key.digest)) {
    return Failure{FailureKind::kNotFound,
                   fmt::format("Table {} has no seat {} for a person.", id, seat + 1)};
  }
  found.number = row.integer(0);
  found.key.claimed = row.integer(2) != 0;
  if (!row.is_null(3) && !read_digest(row.blob(3), found.key.offer.emplace())) {
    return damaged(id, kNoKey);
  }
  return found;
}

std::string TableWriter::replace_seat_key(const FoundSeat& found, int seat, bool claimed) {
  std::string key = random_key();
  const Digest digest = digest_of(key);
  set_key_.run(found.number, std::int64_t{seat}, digest, std::int64_t{claimed});
  return key;
}

Outcome<std::string> TableWriter::claim(const std::string& id, int seat, std::string_view link) {
  const auto found = find_seat(id, seat);
  if (!found) return found.error();
  const auto& claimed = *found;
  if (auto why = table::refuse_claim(claimed.key, digest_of(link))) {
    return Failure{FailureKind::kTaken, *std::move(why)};
  }
  return replace_seat_key(claimed, seat, true);
}

Outcome<std::string> TableWriter::change_seat(const std::string& id, const SeatChange& change) {
  const int seat = change.note.seat;
  const auto found = find_seat(id, seat);
  if (!found) return found.error();
  const auto& sitting = *found;
  auto end = checked_head(id);
  if (!end) return std::move(end).error();
  Head& head = *end;
  // A change of seats does not change whether the game is over.
  if (auto failure = write_entry(id, head, change.note, head.over)) return *failure;
  write_head(id, head, update_head_);
  set_seat_.run(sitting.number, std::int64_t{seat}, table::name_of(change.seat.kind),
                change.seat.name, change.seat.level, change.seat.person);
  return change_keys(sitting, seat, change);
}

Outcome<std::string> TableWriter::change_keys(const FoundSeat& found, int seat,
                                              const SeatChange& change) {
  const auto offer = [&](const std::optional<Digest>& digest) {
    set_offer_.run(found.number, std::int64_t{seat}, digest);
  };
  switch (change.keys) {
    case KeyChange::kNone:
      break;
    case KeyChange::kNewLink:
      offer(std::nullopt);
      return replace_seat_key(found, seat, false);
    case KeyChange::kOffer: {
      std::string link = random_key();
      offer(digest_of(link));
      return link;
    }
    case KeyChange::kWithdraw:
      offer(std::nullopt);
      break;
    case KeyChange::kPassOn:
      if (auto why = table::refuse_offer(found.key, digest_of(change.link))) {
        return Failure{FailureKind::kTaken, *std::move(why)};
      }
      keep_former_key_.run(found.number, found.key.digest);
      offer(std::nullopt);
      return replace_seat_key(found, seat, true);
  }
  return std::string();
}

// ---- Retention ----------------------------------------------------------------------------------

std::vector<std::string> TableWriter::sweep(std::int64_t now, const Retention& retention,
                                            std::int64_t most) {
  const auto days_ago = [&](int days) {
    return days > 0 ? now - days * kSecondsPerDay : std::numeric_limits<std::int64_t>::min();
  };
  struct Idle {
    std::int64_t number;
    std::string id;
    bool has_result;
  };
  std::vector<Idle> idle;
  {
    Rows row = find_idle_.rows(days_ago(retention.abandoned_days),
                               days_ago(retention.finished_days), std::max<std::int64_t>(most, 0));
    while (row.next()) idle.push_back({row.integer(0), row.text(1), row.integer(2) != 0});
  }
  std::vector<std::string> removed;
  for (Idle& one : idle) {
    if (one.has_result) {
      delete_entries_.run(one.number);
      delete_head_.run(one.number);
      mark_removed_.run(one.number);
    } else {
      delete_table_.run(one.number);
    }
    heads_.erase(one.id);
    if (lock_) touched_.push_back(one.id);
    removed.push_back(std::move(one.id));
  }
  return removed;
}

void TableWriter::probe() { probe_.run(); }

}  // namespace drover::store
