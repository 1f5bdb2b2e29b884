#include "service/local_store.h"

#include <algorithm>
#include <utility>

#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "api/requests.h"

namespace drover::service {

namespace json = boost::json;

namespace {

ApiError table_is_damaged() {
  return api::damaged("The stored table is damaged. Look for it in an earlier export.");
}

WriteFinished refused(ApiError error) { return {WriteFinished::Failure{std::move(error)}, {}}; }

}  // namespace

void LocalStore::restore(std::string_view name, std::string text) {
  const auto of = api::parse_record_name(name);
  if (!of) return;
  switch (of->kind) {
    case api::RecordName::Kind::kTable:
      tables_[of->id].head = std::move(text);
      break;
    case api::RecordName::Kind::kEntry:
      tables_[of->id].entries[of->seq] = std::move(text);
      break;
    case api::RecordName::Kind::kBook:
      if (auto book = api::parse_stored_book(text)) {
        books_.insert_or_assign(of->id, *std::move(book));
      } else {
        unreadable_books_.insert_or_assign(of->id, std::move(text));
      }
      break;
  }
}

// ---- Tables -------------------------------------------------------------------------------------

Answer<LocalStore::LoadedTable> LocalStore::load(std::string_view id) const {
  const auto stored = tables_.find(id);
  if (stored == tables_.end()) return api::unknown_table();
  auto head = api::parse_stored_table(stored->second.head);
  if (!head) return table_is_damaged();
  std::vector<table::Entry> log;
  for (const auto& [seq, text] : stored->second.entries) {
    auto entry = api::parse_stored_entry(seq, text);
    const auto seats = static_cast<int>(head->seats.size());
    if (!entry || seq != log.size() + 1 || entry->seat >= seats) return table_is_damaged();
    log.push_back(*std::move(entry));
  }
  return LoadedTable{*std::move(head), std::move(log)};
}

std::optional<ApiError> LocalStore::refuse_book(const std::optional<std::string>& book) const {
  if (!book) return std::nullopt;
  const auto found = books_.find(*book);
  if (found == books_.end()) return api::unknown_book();
  if (found->second.results.size() < kMaxBookResults) return std::nullopt;
  return api::not_allowed(fmt::format(
      "The record book has {} tables, and no more fit. Begin another one.", kMaxBookResults));
}

std::string LocalStore::new_id() const {
  for (;;) {
    std::string id = table::random_id(entropy_);
    if (!has_table(id)) return id;
  }
}

Answer<table::CreatedTable> LocalStore::create(table::TableData data,
                                               const std::optional<std::string>& book,
                                               std::int64_t time) {
  if (auto error = refuse_book(book)) return *std::move(error);
  if (tables_.size() >= kMaxTables) {
    return ApiError{507, "internal",
                    fmt::format("This browser keeps {} tables, and no more fit. Export them, then "
                                "remove some.",
                                kMaxTables)};
  }
  table::CreatedTable created;
  created.id = new_id();
  created.spectator_key = table::random_key(entropy_);
  created.host_key = table::random_key(entropy_);
  api::StoredTable head;
  head.created = time;
  head.book = book.value_or("");
  head.keys.spectator = api::digest_of(created.spectator_key);
  head.keys.host = api::digest_of(created.host_key);
  for (const table::Seat& seat : data.seats) {
    const bool person = seat.kind == table::SeatKind::kHuman;
    created.seat_keys.push_back(person ? table::random_key(entropy_) : std::string());
    std::optional<table::SeatKey>& key = head.keys.seats.emplace_back();
    if (person) key.emplace().digest = api::digest_of(created.seat_keys.back());
  }
  head.start = std::move(data.start);
  head.seats = std::move(data.seats);
  store_head(created.id, head);
  for (const table::Entry& entry : data.log) append_entry(created.id, entry);
  return created;
}

WriteFinished LocalStore::carry_out(std::string_view id, Write write) {
  const std::string name(id);
  if (const auto* entry = std::get_if<AppendEntry>(&write)) {
    append(name, *entry);
    return {};
  }
  if (auto* rename = std::get_if<Rename>(&write)) {
    change_head(name, [&](api::StoredTable& head) {
      head.seats[static_cast<std::size_t>(rename->seat)].name = std::move(rename->name);
    });
    return {};
  }
  if (const auto* claimed = std::get_if<ClaimSeat>(&write)) return claim(name, *claimed);
  return change_seat(name, std::get<table::SeatChange>(write));
}

void LocalStore::append(const std::string& id, const AppendEntry& write) {
  record_result(id, write);
  append_entry(id, write.entry);
}

void LocalStore::append_entry(const std::string& id, const table::Entry& entry) {
  std::string text = api::text_of(entry);
  tables_[id].entries[entry.seq] = text;
  writes_.push_back({api::entry_record_name(id, entry.seq), std::move(text)});
}

WriteFinished LocalStore::claim(const std::string& id, const ClaimSeat& write) {
  const api::StoredTable& head = head_of(id);
  const auto& key = head.keys.seats[static_cast<std::size_t>(write.seat)];
  if (const auto why = table::refuse_claim(*key, api::digest_of(write.link))) {
    return refused(api::seat_taken(*why));
  }
  std::string secret = table::random_key(entropy_);
  change_head(id, [&](api::StoredTable& changed) {
    table::SeatKey& own = *changed.keys.seats[static_cast<std::size_t>(write.seat)];
    own.digest = api::digest_of(secret);
    own.claimed = true;
  });
  return {std::nullopt, std::move(secret)};
}

WriteFinished LocalStore::change_seat(const std::string& id, const table::SeatChange& change) {
  const auto seat = static_cast<std::size_t>(change.note.seat);
  if (change.keys == table::KeyChange::kPassOn) {
    const auto& key = head_of(id).keys.seats[seat];
    if (const auto why = table::refuse_offer(*key, api::digest_of(change.link))) {
      return refused(api::seat_taken(*why));
    }
  }
  std::string secret;
  if (change.keys != table::KeyChange::kNone && change.keys != table::KeyChange::kWithdraw) {
    secret = table::random_key(entropy_);
  }
  append_entry(id, change.note);
  change_head(id, [&](api::StoredTable& head) {
    table::change_keys(head.keys, change, api::digest_of(secret));
    head.seats[seat] = change.seat;
  });
  return {std::nullopt, std::move(secret)};
}

const api::StoredTable& LocalStore::head_of(const std::string& id) const {
  const auto found = heads_.find(id);
  if (found != heads_.end()) return found->second;
  // The table is loaded, so its text can be parsed.
  return heads_.emplace(id, *api::parse_stored_table(tables_.find(id)->second.head)).first->second;
}

template <class Change>
void LocalStore::change_head(const std::string& id, Change change) {
  api::StoredTable head = head_of(id);
  change(head);
  store_head(id, head);
}

void LocalStore::store_head(const std::string& id, const api::StoredTable& head) {
  std::string text = api::text_of(head);
  tables_[id].head = text;
  heads_.insert_or_assign(id, head);
  writes_.push_back({api::table_record_name(id), std::move(text)});
}

void LocalStore::remove_table(std::string_view id) {
  const auto stored = tables_.find(id);
  writes_.push_back({api::table_record_name(id), std::nullopt});
  for (const auto& [seq, text] : stored->second.entries) {
    writes_.push_back({api::entry_record_name(id, seq), std::nullopt});
  }
  heads_.erase(stored->first);
  tables_.erase(stored);
}

// ---- Record books -------------------------------------------------------------------------------

std::string LocalStore::create_book(std::int64_t time) {
  std::string secret = table::random_key(entropy_);
  books_[secret].created = time;
  store_book(secret);
  return secret;
}

void LocalStore::store_book(const std::string& secret) {
  table::Book& book = books_[secret];
  book.total = static_cast<std::int64_t>(book.results.size());
  writes_.push_back({api::book_record_name(secret), api::text_of(book)});
}

// Keeps the results of a book newest first.
void LocalStore::record_result(const std::string& id, const AppendEntry& write) {
  if (!write.result && write.entry.what != table::EntryKind::kUndo) return;
  const api::StoredTable& head = head_of(id);
  const auto place = books_.find(head.book);
  if (place == books_.end()) return;
  auto& results = place->second.results;
  const auto removed =
      std::erase_if(results, [&](const table::BookResult& one) { return one.table == id; });
  if (!write.result && removed == 0) return;
  if (write.result) {
    table::BookResult one{id, write.entry.time, head.start, head.seats.front().name, *write.result};
    one.start.position.clear();
    results.insert(results.begin(), std::move(one));
  }
  store_book(place->first);
}

Answer<table::Book> LocalStore::read_book(std::string_view secret,
                                          const table::ResultsPage& part) const {
  const auto place = books_.find(secret);
  if (place == books_.end()) return api::unknown_book();
  const table::Book& book = place->second;
  if (part.limit < 0) return book;
  table::Book page{book.created, book.total, {}};
  const auto total = static_cast<std::int64_t>(book.results.size());
  for (std::int64_t i = part.skip; i < std::min(total, part.skip + part.limit); ++i) {
    page.results.push_back(book.results[static_cast<std::size_t>(i)]);
  }
  return page;
}

std::optional<ApiError> LocalStore::remove_book(std::string_view secret) {
  const auto place = books_.find(secret);
  if (place == books_.end()) return api::unknown_book();
  writes_.push_back({api::book_record_name(secret), std::nullopt});
  books_.erase(place);
  return std::nullopt;
}

std::optional<ApiError> LocalStore::remove_result(std::string_view secret, std::string_view table) {
  const auto place = books_.find(secret);
  if (place == books_.end()) return api::unknown_book();
  const auto removed = std::erase_if(
      place->second.results, [&](const table::BookResult& one) { return one.table == table; });
  if (removed == 0) {
    return api::unknown_result("The record book has no result of that table.");
  }
  store_book(place->first);
  const std::string id(table);
  const auto texts = tables_.find(id);
  if (texts != tables_.end() && api::parse_stored_table(texts->second.head) &&
      head_of(id).book == secret) {
    change_head(id, [](api::StoredTable& head) { head.book.clear(); });
  }
  return std::nullopt;
}

// ---- Export and import --------------------------------------------------------------------------

json::object LocalStore::export_all() const {
  json::object texts;
  for (const auto& [id, stored] : tables_) {
    texts[api::table_record_name(id)] = stored.head;
    for (const auto& [seq, text] : stored.entries) texts[api::entry_record_name(id, seq)] = text;
  }
  for (const auto& [secret, book] : books_) {
    texts[api::book_record_name(secret)] = api::text_of(book);
  }
  for (const auto& [secret, text] : unreadable_books_) texts[api::book_record_name(secret)] = text;
  return {{"drover", "kept"}, {"version", api::kLocalRecordVersion}, {"kept", std::move(texts)}};
}

struct LocalStore::Imported {
  std::map<std::string, TableTexts, std::less<>> tables;
  std::map<std::string, table::Book, std::less<>> books;

  // Returns false if the text cannot be parsed.
  bool add(std::string_view name, const json::value& value) {
    const auto of = api::parse_record_name(name);
    if (!of || !value.is_string()) return false;
    std::string text(value.get_string());
    if (of->kind == api::RecordName::Kind::kBook) {
      auto book = api::parse_stored_book(text);
      if (book) books.insert_or_assign(of->id, *std::move(book));
      return book.has_value();
    }
    if (of->kind == api::RecordName::Kind::kTable) {
      if (!api::parse_stored_table(text)) return false;
      tables[of->id].head = std::move(text);
      return true;
    }
    if (!api::parse_stored_entry(of->seq, text)) return false;
    tables[of->id].entries[of->seq] = std::move(text);
    return true;
  }
};

Answer<LocalStore::Imported> LocalStore::parse_export(std::string_view text) {
  const auto body = api::parse_body(text);
  if (!body) return body.error();
  const json::object* object = body->if_object();
  const json::value* stored = object != nullptr ? object->if_contains("kept") : nullptr;
  const json::object* texts = stored != nullptr ? stored->if_object() : nullptr;
  if (texts == nullptr || api::text_member(*body, "drover") != "kept") {
    return api::bad_request("This file was not exported by Drover.");
  }
  if (api::number_member(*body, "version") != api::kLocalRecordVersion) {
    return api::bad_request("This file was exported by another version of Drover.");
  }
  const auto unreadable = [](std::string_view name) {
    return api::bad_request(
        fmt::format("The part \"{}\" of the file cannot be read.", std::string(name)));
  };
  Imported imported;
  for (const auto& [name, value] : *texts) {
    if (!imported.add(name, value)) return unreadable(name);
  }
  for (const auto& [id, table] : imported.tables) {
    const bool is_complete =
        table.entries.empty() || table.entries.rbegin()->first == table.entries.size();
    if (table.head.empty() || !is_complete) return unreadable(api::table_record_name(id));
  }
  return imported;
}

Answer<std::size_t> LocalStore::import_all(
    std::string_view body, const std::function<void(const std::string& id)>& on_replaced) {
  auto imported = parse_export(body);
  if (!imported) return imported.error();
  std::size_t count = 0;
  for (auto& [id, table] : imported->tables) {
    const auto here = tables_.find(id);
    if (here != tables_.end() && here->second.entries.size() >= table.entries.size()) continue;
    if (here == tables_.end() && tables_.size() >= kMaxTables) break;
    ++count;
    on_replaced(id);
    heads_.erase(id);
    writes_.push_back({api::table_record_name(id), table.head});
    for (const auto& [seq, text] : table.entries) {
      writes_.push_back({api::entry_record_name(id, seq), text});
    }
    tables_.insert_or_assign(id, std::move(table));
  }
  for (auto& [secret, book] : imported->books) {
    const auto here = books_.find(secret);
    if (here != books_.end() && here->second.results.size() >= book.results.size()) continue;
    books_.insert_or_assign(secret, std::move(book));
    store_book(secret);
  }
  return count;
}

}  // namespace drover::service
