#include "api/local_server.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "api/analysis.h"
#include "api/books.h"
#include "api/budgets.h"
#include "api/local_task_runner.h"
#include "game/record.h"
#include "text/json_tree.h"

namespace drover::api {

namespace json = boost::json;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

namespace {

// A bot that thinks for longer is announced to all sessions.
constexpr milliseconds kThinkingNoticeDelay{400};
// Searches for analyses that may run at a time.
constexpr std::ptrdiff_t kMaxAnalyses = 2;
constexpr std::string_view kPlainText = "text/plain; charset=utf-8";

std::int64_t now_seconds() { return static_cast<std::int64_t>(std::time(nullptr)); }

ApiError table_is_damaged() {
  return damaged("The stored table is damaged. Look for it in an earlier export.");
}

ApiError table_has_moved_on() {
  return error_of(table::Refusal{table::Code::kStale,
                                 "The table has changed while the hint was being searched."});
}

Effects::NewTask new_task(std::uint32_t task, std::string text) {
  const bool shareable = is_shareable_task(text);
  std::string net = required_net(text);
  return {task, std::move(text), shareable, std::move(net)};
}

}  // namespace

// A table together with the rights that a key gives at it.
struct LocalServer::Access {
  OpenTable* open_table;
  table::Rights rights;
  int viewer() const { return rights.viewer; }
};

struct LocalServer::Request {
  std::uint32_t number;
  bool is_get;  // GET or HEAD
  bool is_post;
  bool is_delete;
  std::string_view key;
  std::string_view body;
};

// A table that has been parsed, with its sessions and tasks.
struct LocalServer::OpenTable {
  struct Member {
    std::uint32_t session;
    table::Digest key;
    table::Rights rights;
  };
  struct BotTask {
    std::optional<std::uint32_t> task;
    table::BotTurn turn;
    Time since;
    bool announced = false;
  };
  struct HintState {
    std::optional<std::uint32_t> task;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> waiting;  // requests, and `after` of each
    std::optional<json::object> answer;
  };
  struct ReviewState {
    std::optional<std::uint32_t> task;
    Review review;
    Time last_request;
  };

  OpenTable(const std::string& id, StoredTable stored, std::vector<table::Entry> log)
      : table(id, {std::move(stored.start), std::move(stored.seats), std::move(log)}),
        keys(std::move(stored.keys)),
        created(stored.created),
        book(std::move(stored.book)) {}

  // A bit for each seat with an open session.
  std::uint32_t connected_seats() const {
    std::uint32_t seats = 0;
    for (const Member& member : members) {
      if (member.rights.viewer != game::kNoSeat) seats |= 1U << member.rights.viewer;
    }
    return seats;
  }
  // A bit for each seat that was claimed.
  std::uint32_t claimed_seats() const {
    std::uint32_t seats = 0;
    for (std::size_t seat = 0; seat < keys.seats.size(); ++seat) {
      if (keys.seats[seat] && keys.seats[seat]->claimed) seats |= 1U << seat;
    }
    return seats;
  }
  bool has_human_seat() const {
    return std::any_of(table.seats().begin(), table.seats().end(), [](const table::Seat& seat) {
      return seat.kind == table::SeatKind::kHuman;
    });
  }

  table::Table table;
  table::KeyDigests keys;
  std::int64_t created;
  std::string book;
  std::vector<Member> members;
  std::optional<BotTask> bot_task;
  std::optional<HintState> hint;
  std::optional<ReviewState> review;
};

LocalServer::LocalServer(table::Entropy entropy) : entropy_(std::move(entropy)) {}
LocalServer::~LocalServer() = default;

Effects LocalServer::take_effects() { return std::exchange(effects_, {}); }

// ---- Storage ------------------------------------------------------------------------------------

void LocalServer::restore(std::string_view name, std::string text) {
  const auto of = parse_record_name(name);
  if (!of) return;
  switch (of->kind) {
    case RecordName::Kind::kTable:
      table_texts_[of->id].head = std::move(text);
      break;
    case RecordName::Kind::kEntry:
      table_texts_[of->id].entries[of->seq] = std::move(text);
      break;
    case RecordName::Kind::kBook:
      if (auto book = parse_stored_book(text)) {
        books_.insert_or_assign(of->id, *std::move(book));
      } else {
        unreadable_books_.insert_or_assign(of->id, std::move(text));
      }
      break;
  }
}

void LocalServer::store_table(const OpenTable& open_table) {
  const table::Table& table = open_table.table;
  std::string text = text_of(StoredTable{table.start(), table.seats(), open_table.keys,
                                         open_table.created, open_table.book});
  table_texts_[table.id()].head = text;
  effects_.writes.push_back({table_record_name(table.id()), std::move(text)});
}

void LocalServer::store_entry(const OpenTable& open_table, const table::Entry& entry) {
  std::string text = text_of(entry);
  table_texts_[open_table.table.id()].entries[entry.seq] = text;
  effects_.writes.push_back({entry_record_name(open_table.table.id(), entry.seq), std::move(text)});
}

Answer<LocalServer::OpenTable*> LocalServer::find_table(std::string_view id) {
  if (!table::is_id(id)) return unknown_table();
  if (const auto found = open_tables_.find(id); found != open_tables_.end())
    return found->second.get();
  const auto stored = table_texts_.find(id);
  if (stored == table_texts_.end()) return unknown_table();
  auto head = parse_stored_table(stored->second.head);
  if (!head) return table_is_damaged();
  std::vector<table::Entry> log;
  for (const auto& [seq, text] : stored->second.entries) {
    auto entry = parse_stored_entry(seq, text);
    const auto seats = static_cast<int>(head->seats.size());
    if (!entry || seq != log.size() + 1 || entry->seat >= seats) return table_is_damaged();
    log.push_back(*std::move(entry));
  }
  std::string name(id);
  auto open_table = std::make_unique<OpenTable>(name, *std::move(head), std::move(log));
  return open_tables_.emplace(std::move(name), std::move(open_table)).first->second.get();
}

Answer<LocalServer::Access> LocalServer::authenticate(std::string_view id, std::string_view key) {
  const auto found = find_table(id);
  if (!found) return found.error();
  if (key.size() != table::kKeyLength) return bad_key();
  const auto rights = table::rights_with((*found)->keys, digest_of(key));
  if (!rights) return bad_key();
  return Access{*found, *rights};
}

// ---- Requests -----------------------------------------------------------------------------------

void LocalServer::handle_request(std::uint32_t number, std::string_view method,
                                 std::string_view target, std::string_view key,
                                 std::string_view body) {
  const Request request{
      number, method == "GET" || method == "HEAD", method == "POST", method == "DELETE", key, body};
  const std::size_t mark = std::min(target.find('?'), target.size());
  const std::string_view query = target.substr(std::min(mark + 1, target.size()));
  std::string_view path = target.substr(0, mark);
  const bool is_import = path == "/api/v1/kept";
  if (!is_import && body.size() > max_body_bytes(target)) {
    return answer_error(request, too_large("The request is too large."));
  }
  if (!path.starts_with(kApi)) return answer_error(request, no_such_address());
  path.remove_prefix(kApi.size());
  const bool is_book = path == "book" || path.starts_with("book/");
  const bool is_stored_data = path == "kept" || path.starts_with("kept/");
  if (!request.is_get && !request.is_post && !(request.is_delete && (is_book || is_stored_data))) {
    return answer_error(request, wrong_method());
  }
  if (is_book) {
    take_path_segment(path);
    return answer_book(request, path, query);
  }
  if (path == "books" && request.is_post) {
    const std::string secret = table::random_key(entropy_);
    books_[secret].created = now_seconds();
    store_book(secret);
    return answer_json(request, {{"book", secret}}, 201);
  }
  if (path == "games" && request.is_get) return answer_json(request, games_json());
  if (path.starts_with("games/") && request.is_get) {
    path.remove_prefix(6);
    const std::string_view name = take_path_segment(path);
    if (path != "components") return answer_error(request, no_such_address());
    const auto components = components_json(name, query);
    if (!components) return answer_error(request, components.error());
    return answer_json(request, *components);
  }
  if (path.starts_with("analysis/") && request.is_post && is_analysis(path.substr(9))) {
    return answer_analysis(request, path.substr(9));
  }
  if (path == "tables" && request.is_post) {
    auto parsed = parse_new_table_request(body, table::random_seed(entropy_));
    if (!parsed) return answer_error(request, parsed.error());
    return create_table(request, std::move(parsed->data), parsed->book);
  }
  if (path == "records" && request.is_post) {
    return create_table(request, table::table_from_record(body, now_seconds()),
                        key.empty() ? std::nullopt : std::optional<std::string>(key));
  }
  if (path == "kept" && request.is_get) return export_all(request);
  if (path == "kept" && request.is_post) return import_all(request);
  if (is_stored_data && request.is_delete) return remove_table(request, path.substr(5));
  if (path.starts_with("tables/")) return answer_table(request, path.substr(7), query);
  answer_error(request, no_such_address());
}

void LocalServer::answer_json(const Request& request, const json::value& value, unsigned status) {
  effects_.replies.push_back(
      {request.number, {status, "application/json", json::serialize(value)}});
}

void LocalServer::answer_error(const Request& request, const ApiError& error) {
  answer_json(request, to_json(error), error.status);
}

void LocalServer::answer_checked(const Request& request,
                                 const table::Checked<json::object>& answer) {
  if (!answer) return answer_error(request, error_of(answer.error()));
  answer_json(request, *answer);
}

void LocalServer::answer_table(const Request& request, std::string_view path,
                               std::string_view query) {
  const std::string_view id = take_path_segment(path);
  const std::string_view what = take_path_segment(path);
  if (what == "seats" && request.is_post) return renew_link(request, id, path);
  const auto access = authenticate(id, request.key);
  if (!access) return answer_error(request, access.error());
  answer_table_request(request, *access, what, path, query);
  // A table that was just restored may be waiting for a bot.
  advance_bots(*access->open_table);
}

void LocalServer::answer_table_request(const Request& request, const Access& access,
                                       std::string_view what, std::string_view path,
                                       std::string_view query) {
  OpenTable& open_table = *access.open_table;
  const table::Table& table = open_table.table;
  const bool whole = path.empty();
  if (what.empty() && request.is_get) {
    effects_.replies.push_back(
        {request.number, {200, "application/json", table_message(open_table, access.rights)}});
    return;
  }
  if (what == "history" && request.is_get) {
    const auto moves = parse_history_request(path);
    if (!moves) return answer_error(request, moves.error());
    return answer_checked(request, table.view_at(*moves, access.viewer()));
  }
  if (what == "log" && whole && request.is_get) {
    const auto parsed = parse_log_request(query);
    if (!parsed) return answer_error(request, parsed.error());
    return answer_checked(request, log_json(table, access.viewer(), *parsed));
  }
  if (what == "totals" && whole && request.is_get) {
    return answer_json(request, table.totals(access.viewer()));
  }
  if (what == "record" && whole && request.is_get) {
    auto text = table.record(access.viewer());
    if (!text) return answer_error(request, error_of(text.error()));
    effects_.replies.push_back({request.number, {200, std::string(kPlainText), *std::move(text)}});
    return;
  }
  if (what == "why" && whole && request.is_get) {
    const auto parsed = parse_why_request(query);
    if (!parsed) return answer_error(request, parsed.error());
    return answer_checked(request, why_json(table, access.viewer(), *parsed));
  }
  if (what == "move" && whole && request.is_post) {
    const auto parsed = parse_move_request(request.body, access.rights);
    if (!parsed) return answer_error(request, parsed.error());
    const auto seq =
        commit(open_table, table.play(access.viewer(), parsed->after, parsed->move, now_seconds()));
    if (!seq) return answer_error(request, seq.error());
    return answer_json(request, {{"seq", *seq}});
  }
  if (what == "sit" && whole && request.is_post) return take_seat(request, access);
  if (what == "seat" && request.is_post) return change_own_seat(request, access, path);
  if (what == "stop" && whole && request.is_post) return stop_game(request, access);
  if (what == "hint" && whole && request.is_post) return request_hint(request, access);
  if (what == "review" && whole && request.is_get) return request_review(request, access);
  if (what == "clone" && whole && request.is_post) {
    const auto parsed = parse_clone_request(request.body);
    if (!parsed) return answer_error(request, parsed.error());
    return create_table(request,
                        table.clone(access.viewer(), parsed->moves, table::random_seed(entropy_)),
                        parsed->book);
  }
  answer_error(request, no_such_address());
}

void LocalServer::create_table(const Request& request, table::Checked<table::TableData> data,
                               const std::optional<std::string>& book) {
  if (!data) return answer_error(request, error_of(data.error()));
  if (book) {
    const auto found = books_.find(*book);
    if (found == books_.end()) return answer_error(request, unknown_book());
    if (found->second.results.size() >= kMaxBookResults) {
      return answer_error(
          request, not_allowed(fmt::format("The record book has {} tables, and no more fit. Begin "
                                           "another one.",
                                           kMaxBookResults)));
    }
  }
  if (table_texts_.size() >= kMaxTables) {
    return answer_error(request, {507, "internal",
                                  fmt::format("This browser keeps {} tables, and no more fit. "
                                              "Export them, then remove some.",
                                              kMaxTables)});
  }
  table::CreatedTable created;
  do {
    created.id = table::random_id(entropy_);
  } while (table_texts_.contains(created.id));
  created.spectator_key = table::random_key(entropy_);
  created.host_key = table::random_key(entropy_);
  StoredTable stored;
  stored.created = now_seconds();
  stored.book = book.value_or("");
  stored.keys.spectator = digest_of(created.spectator_key);
  stored.keys.host = digest_of(created.host_key);
  for (const table::Seat& seat : data->seats) {
    const bool person = seat.kind == table::SeatKind::kHuman;
    created.seat_keys.push_back(person ? table::random_key(entropy_) : std::string());
    std::optional<table::SeatKey>& key = stored.keys.seats.emplace_back();
    if (person) key.emplace().digest = digest_of(created.seat_keys.back());
  }
  stored.start = std::move(data->start);
  stored.seats = data->seats;
  const std::vector<table::Entry> log = data->log;
  auto made = std::make_unique<OpenTable>(created.id, std::move(stored), std::move(data->log));
  OpenTable& open_table = *made;
  open_tables_.emplace(created.id, std::move(made));
  store_table(open_table);
  for (const table::Entry& entry : log) store_entry(open_table, entry);
  answer_json(request, created_json(created, data->seats), 201);
}

// ---- Seats --------------------------------------------------------------------------------------

void LocalServer::take_seat(const Request& request, const Access& access) {
  OpenTable& open_table = *access.open_table;
  const auto seat = claimable_seat(access.rights);
  if (!seat) return answer_error(request, seat.error());
  if (access.rights.invited != game::kNoSeat) {
    const auto key = change_seat(open_table, open_table.table.pass_on(*seat, now_seconds()),
                                 table::KeyChange::kPassOn, request.key);
    if (!key) return answer_error(request, key.error());
    return answer_json(request, {{"seat", *seat + 1}, {"key", *key}});
  }
  auto& opens = open_table.keys.seats[static_cast<std::size_t>(*seat)];
  if (const auto why = table::refuse_claim(*opens, digest_of(request.key))) {
    return answer_error(request, seat_taken(*why));
  }
  const std::string key = table::random_key(entropy_);
  opens->digest = digest_of(key);
  opens->claimed = true;
  store_table(open_table);
  close_revoked_sessions(open_table);
  broadcast_seats(open_table);
  answer_json(request, {{"seat", *seat + 1}, {"key", key}});
}

void LocalServer::change_own_seat(const Request& request, const Access& access,
                                  std::string_view what) {
  OpenTable& open_table = *access.open_table;
  const table::Table& table = open_table.table;
  const auto parsed = parse_seat_request(what, request.body, access.rights);
  if (!parsed) return answer_error(request, parsed.error());
  const auto made = [&] {
    switch (parsed->act) {
      case SeatAction::kBot:
        return change_seat(open_table,
                           table.hand_to_bot(parsed->seat, parsed->level, now_seconds()),
                           table::KeyChange::kNone);
      case SeatAction::kTakeBack:
        return change_seat(open_table, table.take_back(parsed->seat, now_seconds()),
                           table::KeyChange::kNone);
      case SeatAction::kOffer:
        return change_seat(open_table, table.offer_seat(parsed->seat, now_seconds()),
                           table::KeyChange::kOffer);
      case SeatAction::kWithdrawOffer:
        break;
    }
    return change_seat(open_table, table.withdraw_offer(parsed->seat, now_seconds()),
                       table::KeyChange::kWithdraw);
  }();
  if (!made) return answer_error(request, made.error());
  json::object answer{{"seat", parsed->seat + 1}};
  if (parsed->act == SeatAction::kOffer) answer["link"] = *made;
  answer_json(request, answer);
}

void LocalServer::renew_link(const Request& request, std::string_view id, std::string_view path) {
  const auto number = parse_whole_number(take_path_segment(path));
  if (!number || path != "link") return answer_error(request, no_such_address());
  const auto found = find_table(id);
  if (!found) return answer_error(request, found.error());
  OpenTable& open_table = **found;
  const bool host = request.key.size() == table::kKeyLength && open_table.keys.host &&
                    table::constant_time_equal(*open_table.keys.host, digest_of(request.key));
  if (!host) return answer_error(request, bad_key());
  const auto link = change_seat(open_table, open_table.table.renew_link(*number - 1, now_seconds()),
                                table::KeyChange::kNewLink);
  if (!link) return answer_error(request, link.error());
  answer_json(request, {{"seat", *number}, {"link", *link}});
  advance_bots(open_table);
}

void LocalServer::stop_game(const Request& request, const Access& access) {
  const auto parsed = parse_stop_request(request.body, access.rights);
  if (!parsed) return answer_error(request, parsed.error());
  const table::Table& table = access.open_table->table;
  const auto seq = commit(*access.open_table,
                          parsed->proposal ? table.answer_stop(access.viewer(), *parsed->proposal,
                                                               parsed->agree, now_seconds())
                                           : table.propose_stop(access.viewer(), now_seconds()));
  if (!seq) return answer_error(request, seq.error());
  answer_json(request, {{"seq", *seq}});
}

Answer<std::string> LocalServer::change_seat(OpenTable& open_table,
                                             table::Checked<table::Entry> note,
                                             table::KeyChange keys, std::string_view link) {
  if (!note) return error_of(note.error());
  table::SeatChange change;
  change.note = *std::move(note);
  change.seat = open_table.table.seat_after(change.note);
  change.keys = keys;
  const auto& seat = open_table.keys.seats[static_cast<std::size_t>(change.note.seat)];
  std::string secret;
  if (keys == table::KeyChange::kPassOn) {
    if (const auto why = table::refuse_offer(*seat, digest_of(link))) return seat_taken(*why);
  }
  if (keys != table::KeyChange::kNone && keys != table::KeyChange::kWithdraw) {
    secret = table::random_key(entropy_);
  }
  table::change_keys(open_table.keys, change, digest_of(secret));
  std::vector<OpenTable::Member> changed;
  std::vector<OpenTable::Member> same;
  for (OpenTable::Member& member : open_table.members) {
    const auto rights = table::rights_with(open_table.keys, member.key);
    if (!rights) {
      reject_session(member.session);
    } else if (*rights == member.rights) {
      same.push_back(member);
    } else {
      member.rights = *rights;
      changed.push_back(member);
    }
  }
  open_table.members = std::move(same);
  apply_change(open_table, change.note);
  store_table(open_table);
  // These sessions have another viewer now, so each gets a complete table message.
  for (const OpenTable::Member& member : changed) open_table.members.push_back(member);
  broadcast_seats(open_table);
  for (const OpenTable::Member& member : changed) {
    send_message(member.session, table_message(open_table, member.rights));
  }
  return secret;
}

// A link that was claimed opens nothing any more; the rights of all other keys are unchanged.
void LocalServer::close_revoked_sessions(OpenTable& open_table) {
  std::erase_if(open_table.members, [&](const OpenTable::Member& member) {
    if (table::rights_with(open_table.keys, member.key)) return false;
    reject_session(member.session);
    return true;
  });
}

// ---- Changes ------------------------------------------------------------------------------------

Answer<std::uint32_t> LocalServer::commit(OpenTable& open_table,
                                          table::Checked<table::LogChange> checked) {
  if (!checked) return error_of(checked.error());
  apply_change(open_table, *checked);
  return checked->seq;
}

void LocalServer::apply_change(OpenTable& open_table, const table::LogChange& change) {
  record_result(open_table, change);
  store_entry(open_table, change);
  open_table.table.append(change);
  if (table::changes_position(change.what)) cancel_advice(open_table);
  // The bot is thinking about a position that was taken back, or for a seat that it has left.
  const bool is_obsolete = change.what == table::EntryKind::kUndo ||
                           (change.what == table::EntryKind::kNote && !open_table.table.bot_turn());
  if (is_obsolete && open_table.bot_task) {
    cancel_task(open_table.bot_task->task);
    open_table.bot_task.reset();
  }
  broadcast(open_table, [&](int viewer) { return open_table.table.update(viewer); });
}

template <class Make>
void LocalServer::broadcast(const OpenTable& open_table, Make make) {
  std::array<std::string, game::kMaxSeats + 1> made;
  for (const OpenTable::Member& member : open_table.members) {
    const int viewer = member.rights.viewer;
    std::string& own = made[static_cast<std::size_t>(viewer + 1)];
    if (own.empty()) own = text::to_json_text([&] { return make(viewer); });
    send_message(member.session, own);
  }
}

void LocalServer::broadcast_seats(const OpenTable& open_table) {
  broadcast(open_table, [&](int) {
    return open_table.table.seats_message(open_table.connected_seats(), open_table.claimed_seats());
  });
}

std::string LocalServer::table_message(const OpenTable& open_table,
                                       const table::Rights& rights) const {
  return text::to_json_text([&] {
    text::Object out = open_table.table.table_message(rights.viewer, open_table.connected_seats(),
                                                      open_table.claimed_seats());
    if (rights.away != game::kNoSeat) out["away"] = rights.away + 1;
    return out;
  });
}

// ---- Sessions -----------------------------------------------------------------------------------

void LocalServer::send_message(std::uint32_t session, std::string text) {
  effects_.messages.push_back({session, std::move(text)});
}

void LocalServer::reject_session(std::uint32_t session) {
  send_message(session, json::serialize(error_message(bad_key(), nullptr)));
  effects_.messages.push_back({session, std::nullopt});
  sessions_.erase(session);
}

void LocalServer::open_session(std::uint32_t session) { sessions_[session]; }

void LocalServer::close_session(std::uint32_t session) {
  const auto place = sessions_.find(session);
  if (place == sessions_.end()) return;
  const auto found = open_tables_.find(place->second);
  sessions_.erase(place);
  if (found == open_tables_.end()) return;
  OpenTable& open_table = *found->second;
  const std::uint32_t before = open_table.connected_seats();
  std::erase_if(open_table.members, [&](const auto& member) { return member.session == session; });
  if (open_table.connected_seats() != before) broadcast_seats(open_table);
}

void LocalServer::receive_message(std::uint32_t session, std::string_view text) {
  const auto place = sessions_.find(session);
  if (place == sessions_.end()) return;
  if (!place->second.empty()) {
    const auto found = open_tables_.find(place->second);
    if (found != open_tables_.end()) handle_message(session, *found->second, text);
    return;
  }
  const auto refuse = [&](const ApiError& error, const json::value& id) {
    send_message(session, json::serialize(error_message(error, id)));
    effects_.messages.push_back({session, std::nullopt});
    sessions_.erase(session);
  };
  const auto hello = parse_hello(text);
  if (!hello) return refuse(hello.error(), nullptr);
  const auto access = authenticate(hello->table, hello->key);
  if (!access) return refuse(access.error(), hello->id);
  OpenTable& open_table = *access->open_table;
  place->second = hello->table;
  if (hello->after) {
    const text::JsonArena arena;
    for (const text::Object update :
         open_table.table.updates_after(*hello->after, access->viewer())) {
      send_message(session, text::to_json_text([&] { return update; }));
    }
  }
  const std::uint32_t before = open_table.connected_seats();
  open_table.members.push_back({session, digest_of(hello->key), access->rights});
  if (open_table.connected_seats() != before) broadcast_seats(open_table);
  send_message(session, table_message(open_table, access->rights));
  advance_bots(open_table);
}

void LocalServer::handle_message(std::uint32_t session, OpenTable& open_table,
                                 std::string_view text) {
  const auto member = std::find_if(open_table.members.begin(), open_table.members.end(),
                                   [&](const auto& one) { return one.session == session; });
  if (member == open_table.members.end()) return;
  const int viewer = member->rights.viewer;
  boost::system::error_code error;
  const json::value value = json::parse(text, error);
  if (error || !value.is_object()) {
    send_message(session, json::serialize(error_message(message_not_an_object(), nullptr)));
    return;
  }
  const json::value id = message_id(value.get_object());
  const auto message = parse_client_message(value.get_object(), viewer == game::kNoSeat);
  if (!message) {
    send_message(session, json::serialize(error_message(message.error(), id)));
    return;
  }
  const table::Table& table = open_table.table;
  const Answer<std::uint32_t> done = [&]() -> Answer<std::uint32_t> {
    switch (message->kind) {
      case ClientMessageKind::kPing:
        break;
      case ClientMessageKind::kChat:
        return commit(open_table, table.chat(viewer, message->text, now_seconds()));
      case ClientMessageKind::kMove:
        return commit(open_table, table.play(viewer, message->after, message->text, now_seconds()));
      case ClientMessageKind::kUndo:
        return commit(open_table, table.undo(viewer, message->after, message->to, now_seconds()));
      case ClientMessageKind::kRename: {
        const auto name = table.rename(viewer, message->text);
        if (!name) return error_of(name.error());
        open_table.table.set_name(viewer, *name);
        store_table(open_table);
        broadcast_seats(open_table);
        break;
      }
    }
    return table.seq();
  }();
  if (message->kind == ClientMessageKind::kPing) {
    send_message(session, json::serialize(json::object{{"type", "pong"}}));
  } else if (!done) {
    send_message(session, json::serialize(error_message(done.error(), id)));
  } else {
    send_message(session,
                 json::serialize(json::object{{"type", "ok"}, {"re", id}, {"seq", *done}}));
  }
  advance_bots(open_table);
}

// ---- Tasks -------------------------------------------------------------------------------------

std::uint32_t LocalServer::start_task(TaskKind kind, const OpenTable& open_table,
                                      std::string text) {
  const std::uint32_t task = ++last_task_;
  tasks_[task] = {kind, open_table.table.id()};
  effects_.new_tasks.push_back(new_task(task, std::move(text)));
  return task;
}

void LocalServer::cancel_task(std::optional<std::uint32_t>& task) {
  if (!task) return;
  tasks_.erase(*task);
  // A task that the owner has not collected yet is only removed from new_tasks.
  const auto unsent = std::erase_if(
      effects_.new_tasks, [&](const Effects::NewTask& new_task) { return new_task.task == *task; });
  if (unsent == 0) effects_.cancelled_tasks.push_back(*task);
  task.reset();
}

void LocalServer::advance_bots(OpenTable& open_table) {
  for (;;) {
    if (open_table.bot_task) return;
    auto turn = open_table.table.bot_turn();
    if (!turn) return;
    // At a table with a person, bots play on until that person has to decide. A table of bots
    // alone would play to its end, so it pauses while no session is open.
    if (!open_table.has_human_seat() && open_table.members.empty()) return;
    if (!turn->forced) {
      const std::uint32_t task =
          start_task(TaskKind::kMove, open_table, task_text(open_table.table.id(), *turn));
      open_table.bot_task = {task, *std::move(turn), steady_clock::now()};
      effects_.tick_in = kThinkingNoticeDelay;
      return;
    }
    const auto checked = open_table.table.play(*turn, table::forced_move(*turn), now_seconds());
    if (!checked) return;
    apply_change(open_table, *checked);
  }
}

void LocalServer::tick() {
  for (const auto& [id, open_table] : open_tables_) {
    auto& bot_task = open_table->bot_task;
    if (!bot_task || bot_task->announced) continue;
    if (steady_clock::now() - bot_task->since < kThinkingNoticeDelay) {
      effects_.tick_in = kThinkingNoticeDelay;
      continue;
    }
    bot_task->announced = true;
    const int seat = bot_task->turn.seat;
    broadcast(*open_table, [&](int) {
      return text::Object{{"type", "thinking"}, {"seat", seat + 1}};
    });
  }
}

void LocalServer::finish_task(std::uint32_t number, std::string_view result) {
  const auto place = tasks_.find(number);
  if (place == tasks_.end()) return;
  const Task task = place->second;
  tasks_.erase(place);
  if (task.kind == TaskKind::kAnalysis) return finish_analysis_task(task.request, result);
  const auto found = open_tables_.find(task.table);
  if (found == open_tables_.end()) return;
  switch (task.kind) {
    case TaskKind::kMove:
      return finish_move_task(*found->second, result);
    case TaskKind::kHint:
      return finish_hint_task(*found->second, result);
    case TaskKind::kReview:
      return finish_review_task(*found->second, result);
    case TaskKind::kAnalysis:
      return;
  }
}

void LocalServer::finish_move_task(OpenTable& open_table, std::string_view result) {
  if (!open_table.bot_task) return;
  const table::BotTurn turn = std::move(open_table.bot_task->turn);
  open_table.bot_task.reset();
  if (const auto move = turn.view.game().parse_move(result)) {
    if (const auto checked = open_table.table.play(turn, *move, now_seconds())) {
      apply_change(open_table, *checked);
    }
  }
  advance_bots(open_table);
}

void LocalServer::answer_analysis(const Request& request, std::string_view what) {
  const auto body = parse_body(request.body);
  if (!body) return answer_error(request, body.error());
  if (what != "think") return answer_checked(request, analysis_answer(what, *body));
  const auto parsed = parse_analysis_request(*body);
  if (!parsed) return answer_error(request, error_of(parsed.error()));
  // A page that has moved on to another position does not cancel its earlier searches, so they
  // count, too.
  const auto analyses = std::count_if(tasks_.begin(), tasks_.end(), [](const auto& task) {
    return task.second.kind == TaskKind::kAnalysis;
  });
  if (analyses >= kMaxAnalyses) return answer_error(request, too_fast());
  const std::uint32_t task = ++last_task_;
  tasks_[task] = {TaskKind::kAnalysis, {}, request.number};
  effects_.new_tasks.push_back(new_task(task, analysis_task_text(*body)));
}

void LocalServer::finish_analysis_task(std::uint32_t request, std::string_view result) {
  if (!result.empty()) {
    effects_.replies.push_back({request, {200, "application/json", std::string(result)}});
    return;
  }
  const ApiError error{503, "too_fast", "The search did not finish in time. Try again soon."};
  effects_.replies.push_back(
      {request, {error.status, "application/json", json::serialize(to_json(error))}});
}

void LocalServer::request_hint(const Request& request, const Access& access) {
  OpenTable& open_table = *access.open_table;
  const auto after = parse_hint_request(request.body, access.rights);
  if (!after) return answer_error(request, after.error());
  const auto turn = open_table.table.advice_turn(access.viewer(), *after);
  if (!turn) return answer_error(request, error_of(turn.error()));
  if (!open_table.hint) {
    open_table.hint.emplace();
    open_table.hint->task = start_task(TaskKind::kHint, open_table, task_text(*turn));
  }
  if (!open_table.hint->answer) {
    open_table.hint->waiting.emplace_back(request.number, *after);
    return;
  }
  json::object answer = *open_table.hint->answer;
  answer["after"] = *after;
  answer_json(request, answer);
}

void LocalServer::finish_hint_task(OpenTable& open_table, std::string_view result) {
  if (!open_table.hint) return;
  boost::system::error_code error;
  const json::value hint = json::parse(result, error);
  const auto waiting = std::exchange(open_table.hint->waiting, {});
  const bool read = !error && hint.is_object();
  for (const auto& [number, after] : waiting) {
    const Request request{number, false, true, false, {}, {}};
    if (!read) {
      answer_error(request, {503, "too_fast", "No hint was found in time. Try again soon."});
      continue;
    }
    json::object answer = hint.get_object();
    answer["after"] = after;
    answer_json(request, answer);
  }
  if (read) {
    open_table.hint->task.reset();
    open_table.hint->answer = hint.get_object();
  } else {
    open_table.hint.reset();
  }
}

void LocalServer::request_review(const Request& request, const Access& access) {
  OpenTable& open_table = *access.open_table;
  if (!open_table.review) {
    auto decisions = open_table.table.decisions();
    if (!decisions) return answer_error(request, error_of(decisions.error()));
    open_table.review.emplace(OpenTable::ReviewState{
        std::nullopt, Review(open_table.table, *std::move(decisions)), steady_clock::now()});
  }
  open_table.review->last_request = steady_clock::now();
  start_next_review_task(open_table);
  answer_json(request, open_table.review->review.to_json());
}

void LocalServer::start_next_review_task(OpenTable& open_table) {
  OpenTable::ReviewState& state = *open_table.review;
  const bool is_wanted = steady_clock::now() - state.last_request < kReviewAbandonedAfter;
  if (state.task || state.review.done() || !is_wanted) return;
  const Review::Next next = state.review.next();
  state.task = start_task(TaskKind::kReview, open_table, task_text(next.decision, next.closely));
}

void LocalServer::finish_review_task(OpenTable& open_table, std::string_view result) {
  if (!open_table.review) return;
  OpenTable::ReviewState& state = *open_table.review;
  state.task.reset();
  auto reviewed = reviewed_decision_from(state.review.game(), result);
  if (reviewed && state.review.is_next(*reviewed)) {
    state.review.note(*std::move(reviewed));
  }
  start_next_review_task(open_table);
}

void LocalServer::cancel_advice(OpenTable& open_table) {
  if (open_table.review) cancel_task(open_table.review->task);
  open_table.review.reset();
  if (!open_table.hint) return;
  cancel_task(open_table.hint->task);
  const auto waiting = std::exchange(open_table.hint->waiting, {});
  open_table.hint.reset();
  for (const auto& [number, after] : waiting) {
    answer_error({number, false, true, false, {}, {}}, table_has_moved_on());
  }
}

// ---- Record books -------------------------------------------------------------------------------

void LocalServer::store_book(const std::string& secret) {
  table::Book& book = books_[secret];
  book.total = static_cast<std::int64_t>(book.results.size());
  effects_.writes.push_back({book_record_name(secret), text_of(book)});
}

// Keeps the results of a book newest first.
void LocalServer::record_result(OpenTable& open_table, const table::LogChange& change) {
  const auto place = books_.find(open_table.book);
  if (place == books_.end()) return;
  auto& results = place->second.results;
  const auto result = open_table.table.result_of(change);
  if (!result && change.what != table::EntryKind::kUndo) return;
  const auto removed = std::erase_if(
      results, [&](const table::BookResult& one) { return one.table == open_table.table.id(); });
  if (!result && removed == 0) return;
  if (result) {
    table::BookResult one{open_table.table.id(), change.time, open_table.table.start(),
                          open_table.table.seats().front().name, *result};
    one.start.position.clear();
    results.insert(results.begin(), std::move(one));
  }
  store_book(place->first);
}

void LocalServer::answer_book(const Request& request, std::string_view path,
                              std::string_view query) {
  const std::string_view what = take_path_segment(path);
  const std::string id(path);
  const bool all = what.empty() && id.empty();
  const bool results = what == "results";
  const bool exports = what == "export" && id.empty() && request.is_get;
  const bool is_known = (all && (request.is_get || request.is_delete)) ||
                        (results && id.empty() && request.is_get) ||
                        (results && !id.empty() && request.is_delete) || exports;
  if (!is_known) return answer_error(request, no_such_address());
  const auto part = results && request.is_get ? parse_results_page(query)
                                              : Answer<table::ResultsPage>(table::ResultsPage{});
  if (!part) return answer_error(request, part.error());
  const auto csv = exports ? asks_for_csv(query) : Answer<bool>(false);
  if (!csv) return answer_error(request, csv.error());
  const auto place = books_.find(request.key);
  if (place == books_.end()) return answer_error(request, unknown_book());
  if (request.is_delete && results) return remove_result(request, id);
  if (request.is_delete) {
    effects_.writes.push_back({book_record_name(place->first), std::nullopt});
    books_.erase(place);
    return answer_json(request, {{"status", "ok"}});
  }
  const table::Book& book = place->second;
  if (exports && *csv) {
    effects_.replies.push_back(
        {request.number, {200, "text/csv; charset=utf-8", to_csv(book.results)}});
    return;
  }
  if (exports) return answer_json(request, whole_book_json(book));
  if (all) return answer_json(request, book_json(book));
  table::Book page{book.created, book.total, {}};
  const auto total = static_cast<std::int64_t>(book.results.size());
  for (std::int64_t i = part->skip; i < std::min(total, part->skip + part->limit); ++i) {
    page.results.push_back(book.results[static_cast<std::size_t>(i)]);
  }
  answer_json(request, book_page_json(page));
}

// Detaches the table from the book as well, so that a later end of its game adds no result.
void LocalServer::remove_result(const Request& request, const std::string& id) {
  const std::string secret(request.key);
  const auto removed = std::erase_if(books_[secret].results,
                                     [&](const table::BookResult& one) { return one.table == id; });
  if (removed == 0) {
    return answer_error(request, unknown_result("The record book has no result of that table."));
  }
  store_book(secret);
  if (const auto open_table = find_table(id); open_table && (*open_table)->book == secret) {
    (*open_table)->book.clear();
    store_table(**open_table);
  }
  answer_json(request, {{"status", "ok"}});
}

// ---- Export and import --------------------------------------------------------------------------

void LocalServer::export_all(const Request& request) {
  json::object texts;
  for (const auto& [id, stored] : table_texts_) {
    texts[table_record_name(id)] = stored.head;
    for (const auto& [seq, text] : stored.entries) texts[entry_record_name(id, seq)] = text;
  }
  for (const auto& [secret, book] : books_) texts[book_record_name(secret)] = text_of(book);
  for (const auto& [secret, text] : unreadable_books_) texts[book_record_name(secret)] = text;
  answer_json(request,
              {{"drover", "kept"}, {"version", kLocalRecordVersion}, {"kept", std::move(texts)}});
}

// Adds the tables and books of the file. Of a table or book that exists already, the version with
// more entries or results stays. The file is parsed completely before anything changes.
void LocalServer::import_all(const Request& request) {
  const auto body = parse_body(request.body);
  if (!body) return answer_error(request, body.error());
  const json::object* object = body->if_object();
  const json::value* stored = object != nullptr ? object->if_contains("kept") : nullptr;
  const json::object* texts = stored != nullptr ? stored->if_object() : nullptr;
  if (texts == nullptr || text_member(*body, "drover") != "kept") {
    return answer_error(request, bad_request("This file was not exported by Drover."));
  }
  if (number_member(*body, "version") != kLocalRecordVersion) {
    return answer_error(request,
                        bad_request("This file was exported by another version of Drover."));
  }
  std::map<std::string, TableTexts, std::less<>> tables;
  std::map<std::string, table::Book, std::less<>> books;
  const auto cannot_read = [&](std::string_view name) {
    answer_error(request, bad_request(fmt::format("The part \"{}\" of the file cannot be read.",
                                                  std::string(name))));
  };
  for (const auto& [key, value] : *texts) {
    const std::string_view name = key;
    const auto of = parse_record_name(name);
    if (!of || !value.is_string()) return cannot_read(name);
    const std::string text(value.get_string());
    if (of->kind == RecordName::Kind::kBook) {
      auto book = parse_stored_book(text);
      if (!book) return cannot_read(name);
      books.insert_or_assign(of->id, *std::move(book));
    } else if (of->kind == RecordName::Kind::kTable) {
      if (!parse_stored_table(text)) return cannot_read(name);
      tables[of->id].head = text;
    } else {
      if (!parse_stored_entry(of->seq, text)) return cannot_read(name);
      tables[of->id].entries[of->seq] = text;
    }
  }
  for (const auto& [id, table] : tables) {
    const bool is_complete =
        table.entries.empty() || table.entries.rbegin()->first == table.entries.size();
    if (table.head.empty() || !is_complete) return cannot_read(table_record_name(id));
  }
  std::size_t imported = 0;
  for (auto& [id, table] : tables) {
    const auto here = table_texts_.find(id);
    if (here != table_texts_.end() && here->second.entries.size() >= table.entries.size()) continue;
    if (here == table_texts_.end() && table_texts_.size() >= kMaxTables) break;
    ++imported;
    // The table is replaced, so its sessions are closed; pages reconnect by themselves.
    if (const auto open_table = open_tables_.find(id); open_table != open_tables_.end()) {
      cancel_advice(*open_table->second);
      if (open_table->second->bot_task) cancel_task(open_table->second->bot_task->task);
      for (const auto& member : open_table->second->members) {
        effects_.messages.push_back({member.session, std::nullopt});
        sessions_.erase(member.session);
      }
      open_tables_.erase(open_table);
    }
    effects_.writes.push_back({table_record_name(id), table.head});
    for (const auto& [seq, text] : table.entries) {
      effects_.writes.push_back({entry_record_name(id, seq), text});
    }
    table_texts_.insert_or_assign(id, std::move(table));
  }
  for (auto& [secret, book] : books) {
    const auto here = books_.find(secret);
    if (here != books_.end() && here->second.results.size() >= book.results.size()) continue;
    books_.insert_or_assign(secret, std::move(book));
    store_book(secret);
  }
  answer_json(request, {{"tables", imported}});
}

void LocalServer::remove_table(const Request& request, std::string_view id) {
  const auto found = find_table(id);
  if (!found) return answer_error(request, found.error());
  if (!authenticate(id, request.key)) return answer_error(request, bad_key());
  OpenTable& open_table = **found;
  cancel_advice(open_table);
  if (open_table.bot_task) cancel_task(open_table.bot_task->task);
  for (const auto& member : open_table.members) reject_session(member.session);
  const auto stored = table_texts_.find(id);
  effects_.writes.push_back({table_record_name(id), std::nullopt});
  for (const auto& [seq, text] : stored->second.entries) {
    effects_.writes.push_back({entry_record_name(id, seq), std::nullopt});
  }
  table_texts_.erase(stored);
  open_tables_.erase(open_tables_.find(id));
  answer_json(request, {{"status", "ok"}});
}

}  // namespace drover::api
