#include "api/house.h"

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
#include "api/thinker.h"
#include "game/record.h"
#include "text/json_tree.h"

namespace drover::api {

namespace json = boost::json;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

namespace {

constexpr milliseconds kAMoment{400};  // a bot that takes longer is announced
// Searches for an analysis at a time.
constexpr std::ptrdiff_t kMostStudies = 2;
constexpr std::string_view kPlainText = "text/plain; charset=utf-8";

std::int64_t now_seconds() { return static_cast<std::int64_t>(std::time(nullptr)); }

ApiError is_damaged() {
  return damaged("The stored table is damaged. Look for it in an earlier export.");
}

ApiError moved_on() {
  return error_of(table::Refusal{table::Code::kStale,
                                 "The table has changed while the hint was being searched."});
}

News::Wanted wanted(std::uint32_t job, std::string text) {
  const bool shared = can_be_shared(text);
  std::string net = net_wanted(text);
  return {job, std::move(text), shared, std::move(net)};
}

}  // namespace

// Somebody who came to a table.
struct House::Guest {
  Sitting* sitting;
  table::Rights rights;
  int viewer() const { return rights.viewer; }
};

struct House::Request {
  std::uint32_t number;
  bool reads;
  bool posts;
  bool removes;
  std::string_view key;
  std::string_view body;
};

// A table in use.
struct House::Sitting {
  struct Member {
    std::uint32_t line;
    table::Digest key;
    table::Rights rights;
  };
  struct Thinking {
    std::optional<std::uint32_t> job;
    table::BotTurn turn;
    Time since;
    bool announced = false;
  };
  struct Advice {
    std::optional<std::uint32_t> job;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> waiting;  // requests, behind which entry
    std::optional<json::object> answer;
  };
  struct Reviewing {
    std::optional<std::uint32_t> job;
    Review review;
    Time asked;
  };

  Sitting(const std::string& id, KeptTable kept, std::vector<table::Entry> log)
      : table(id, {std::move(kept.start), std::move(kept.seats), std::move(log)}),
        keys(std::move(kept.keys)),
        created(kept.created),
        book(std::move(kept.book)) {}

  std::uint32_t connected() const {
    std::uint32_t seats = 0;
    for (const Member& member : members) {
      if (member.rights.viewer != game::kNoSeat) seats |= 1U << member.rights.viewer;
    }
    return seats;
  }
  std::uint32_t taken() const {
    std::uint32_t seats = 0;
    for (std::size_t seat = 0; seat < keys.seats.size(); ++seat) {
      if (keys.seats[seat] && keys.seats[seat]->claimed) seats |= 1U << seat;
    }
    return seats;
  }
  bool has_people() const {
    return std::any_of(table.seats().begin(), table.seats().end(), [](const table::Seat& seat) {
      return seat.kind == table::SeatKind::kHuman;
    });
  }

  table::Table table;
  table::KeyDigests keys;
  std::int64_t created;
  std::string book;
  std::vector<Member> members;
  std::optional<Thinking> thinking;
  std::optional<Advice> hint;
  std::optional<Reviewing> review;
};

House::House(table::Entropy entropy) : entropy_(std::move(entropy)) {}
House::~House() = default;

News House::take_news() { return std::exchange(news_, {}); }

// ---- What is kept -------------------------------------------------------------------------------

void House::restore(std::string_view name, std::string text) {
  const auto of = kept_name_from(name);
  if (!of) return;
  switch (of->kind) {
    case KeptName::Kind::kTable:
      shelf_[of->id].head = std::move(text);
      break;
    case KeptName::Kind::kEntry:
      shelf_[of->id].entries[of->seq] = std::move(text);
      break;
    case KeptName::Kind::kBook:
      if (auto book = kept_book_from(text)) {
        books_.insert_or_assign(of->id, *std::move(book));
      } else {
        unreadable_.insert_or_assign(of->id, std::move(text));
      }
      break;
  }
}

void House::keep(const Sitting& sitting) {
  const table::Table& table = sitting.table;
  std::string text =
      text_of(KeptTable{table.start(), table.seats(), sitting.keys, sitting.created, sitting.book});
  shelf_[table.id()].head = text;
  news_.kept.push_back({table_name(table.id()), std::move(text)});
}

void House::keep(const Sitting& sitting, const table::Entry& entry) {
  std::string text = text_of(entry);
  shelf_[sitting.table.id()].entries[entry.seq] = text;
  news_.kept.push_back({entry_name(sitting.table.id(), entry.seq), std::move(text)});
}

Answer<House::Sitting*> House::find(std::string_view id) {
  if (!table::is_id(id)) return unknown_table();
  if (const auto found = sittings_.find(id); found != sittings_.end()) return found->second.get();
  const auto shelved = shelf_.find(id);
  if (shelved == shelf_.end()) return unknown_table();
  auto head = kept_table_from(shelved->second.head);
  if (!head) return is_damaged();
  std::vector<table::Entry> log;
  for (const auto& [seq, text] : shelved->second.entries) {
    auto entry = kept_entry_from(seq, text);
    const auto seats = static_cast<int>(head->seats.size());
    if (!entry || seq != log.size() + 1 || entry->seat >= seats) return is_damaged();
    log.push_back(*std::move(entry));
  }
  std::string name(id);
  auto sitting = std::make_unique<Sitting>(name, *std::move(head), std::move(log));
  return sittings_.emplace(std::move(name), std::move(sitting)).first->second.get();
}

Answer<House::Guest> House::open(std::string_view id, std::string_view key) {
  const auto found = find(id);
  if (!found) return found.error();
  if (key.size() != table::kKeyLength) return bad_key();
  const auto rights = table::rights_with((*found)->keys, digest_of(key));
  if (!rights) return bad_key();
  return Guest{*found, *rights};
}

// ---- Requests -----------------------------------------------------------------------------------

void House::request(std::uint32_t number, std::string_view method, std::string_view target,
                    std::string_view key, std::string_view body) {
  const Request request{
      number, method == "GET" || method == "HEAD", method == "POST", method == "DELETE", key, body};
  const std::size_t mark = std::min(target.find('?'), target.size());
  const std::string_view query = target.substr(std::min(mark + 1, target.size()));
  std::string_view path = target.substr(0, mark);
  const bool takes_all = path == "/api/v1/kept";
  if (!takes_all && body.size() > most_body_bytes(target)) {
    return answer_error(request, too_large("The request is too large."));
  }
  if (!path.starts_with(kApi)) return answer_error(request, nothing_here());
  path.remove_prefix(kApi.size());
  const bool is_book = path == "book" || path.starts_with("book/");
  const bool is_kept = path == "kept" || path.starts_with("kept/");
  if (!request.reads && !request.posts && !(request.removes && (is_book || is_kept))) {
    return answer_error(request, wrong_method());
  }
  if (is_book) {
    next_part(path);
    return answer_book(request, path, query);
  }
  if (path == "books" && request.posts) {
    const std::string secret = table::random_key(entropy_);
    books_[secret].created = now_seconds();
    keep_book(secret);
    return answer_json(request, {{"book", secret}}, 201);
  }
  if (path == "games" && request.reads) return answer_json(request, games_json());
  if (path.starts_with("games/") && request.reads) {
    path.remove_prefix(6);
    const std::string_view name = next_part(path);
    if (path != "components") return answer_error(request, nothing_here());
    const auto components = components_json(name, query);
    if (!components) return answer_error(request, components.error());
    return answer_json(request, *components);
  }
  if (path.starts_with("analysis/") && request.posts && is_analysis(path.substr(9))) {
    return answer_analysis(request, path.substr(9));
  }
  if (path == "tables" && request.posts) {
    auto asked = new_table_in(body, table::random_seed(entropy_));
    if (!asked) return answer_error(request, asked.error());
    return create(request, std::move(asked->data), asked->book);
  }
  if (path == "records" && request.posts) {
    return create(request, table::table_from_record(body, now_seconds()),
                  key.empty() ? std::nullopt : std::optional<std::string>(key));
  }
  if (path == "kept" && request.reads) return export_all(request);
  if (path == "kept" && request.posts) return import_all(request);
  if (is_kept && request.removes) return remove_table(request, path.substr(5));
  if (path.starts_with("tables/")) return answer_table(request, path.substr(7), query);
  answer_error(request, nothing_here());
}

void House::answer_json(const Request& request, const json::value& value, unsigned status) {
  news_.answered.push_back({request.number, {status, "application/json", json::serialize(value)}});
}

void House::answer_error(const Request& request, const ApiError& error) {
  answer_json(request, to_json(error), error.status);
}

void House::answer_checked(const Request& request, const table::Checked<json::object>& answer) {
  if (!answer) return answer_error(request, error_of(answer.error()));
  answer_json(request, *answer);
}

void House::answer_table(const Request& request, std::string_view path, std::string_view query) {
  const std::string_view id = next_part(path);
  const std::string_view what = next_part(path);
  if (what == "seats" && request.posts) return renew_link(request, id, path);
  const auto guest = open(id, request.key);
  if (!guest) return answer_error(request, guest.error());
  answer_guest(request, *guest, what, path, query);
  // Whoever asks brings it to life.
  wake_bot(*guest->sitting);
}

void House::answer_guest(const Request& request, const Guest& guest, std::string_view what,
                         std::string_view path, std::string_view query) {
  Sitting& sitting = *guest.sitting;
  const table::Table& table = sitting.table;
  const bool whole = path.empty();
  if (what.empty() && request.reads) {
    news_.answered.push_back(
        {request.number, {200, "application/json", table_message(sitting, guest.rights)}});
    return;
  }
  if (what == "history" && request.reads) {
    const auto moves = history_in(path);
    if (!moves) return answer_error(request, moves.error());
    return answer_checked(request, table.view_at(*moves, guest.viewer()));
  }
  if (what == "log" && whole && request.reads) {
    const auto asked = log_in(query);
    if (!asked) return answer_error(request, asked.error());
    return answer_checked(request, log_json(table, guest.viewer(), *asked));
  }
  if (what == "totals" && whole && request.reads) {
    return answer_json(request, table.totals(guest.viewer()));
  }
  if (what == "record" && whole && request.reads) {
    auto text = table.record(guest.viewer());
    if (!text) return answer_error(request, error_of(text.error()));
    news_.answered.push_back({request.number, {200, std::string(kPlainText), *std::move(text)}});
    return;
  }
  if (what == "why" && whole && request.reads) {
    const auto asked = why_in(query);
    if (!asked) return answer_error(request, asked.error());
    return answer_checked(request, why_json(table, guest.viewer(), *asked));
  }
  if (what == "move" && whole && request.posts) {
    const auto asked = move_in(request.body, guest.rights);
    if (!asked) return answer_error(request, asked.error());
    const auto seq =
        change(sitting, table.play(guest.viewer(), asked->after, asked->move, now_seconds()));
    if (!seq) return answer_error(request, seq.error());
    return answer_json(request, {{"seq", *seq}});
  }
  if (what == "sit" && whole && request.posts) return sit(request, guest);
  if (what == "seat" && request.posts) return change_own_seat(request, guest, path);
  if (what == "stop" && whole && request.posts) return stop(request, guest);
  if (what == "hint" && whole && request.posts) return hint(request, guest);
  if (what == "review" && whole && request.reads) return review(request, guest);
  if (what == "clone" && whole && request.posts) {
    const auto asked = clone_in(request.body);
    if (!asked) return answer_error(request, asked.error());
    return create(request, table.clone(guest.viewer(), asked->moves, table::random_seed(entropy_)),
                  asked->book);
  }
  answer_error(request, nothing_here());
}

void House::create(const Request& request, table::Checked<table::TableData> data,
                   const std::optional<std::string>& book) {
  if (!data) return answer_error(request, error_of(data.error()));
  if (book) {
    const auto found = books_.find(*book);
    if (found == books_.end()) return answer_error(request, unknown_book());
    if (found->second.results.size() >= kMostBookTables) {
      return answer_error(
          request, not_allowed(fmt::format("The record book has {} tables, and no more fit. Begin "
                                           "another one.",
                                           kMostBookTables)));
    }
  }
  if (shelf_.size() >= kMostTables) {
    return answer_error(request, {507, "internal",
                                  fmt::format("This browser keeps {} tables, and no more fit. "
                                              "Export them, then remove some.",
                                              kMostTables)});
  }
  table::Created created;
  do {
    created.id = table::random_id(entropy_);
  } while (shelf_.contains(created.id));
  created.spectator_key = table::random_key(entropy_);
  created.host_key = table::random_key(entropy_);
  KeptTable kept;
  kept.created = now_seconds();
  kept.book = book.value_or("");
  kept.keys.spectator = digest_of(created.spectator_key);
  kept.keys.host = digest_of(created.host_key);
  for (const table::Seat& seat : data->seats) {
    const bool person = seat.kind == table::SeatKind::kHuman;
    created.seat_keys.push_back(person ? table::random_key(entropy_) : std::string());
    std::optional<table::SeatKey>& key = kept.keys.seats.emplace_back();
    if (person) key.emplace().digest = digest_of(created.seat_keys.back());
  }
  kept.start = std::move(data->start);
  kept.seats = data->seats;
  const std::vector<table::Entry> log = data->log;
  auto made = std::make_unique<Sitting>(created.id, std::move(kept), std::move(data->log));
  Sitting& sitting = *made;
  sittings_.emplace(created.id, std::move(made));
  keep(sitting);
  for (const table::Entry& entry : log) keep(sitting, entry);
  answer_json(request, created_json(created, data->seats), 201);
}

// ---- Seats --------------------------------------------------------------------------------------

void House::sit(const Request& request, const Guest& guest) {
  Sitting& sitting = *guest.sitting;
  const auto seat = sit_in(guest.rights);
  if (!seat) return answer_error(request, seat.error());
  if (guest.rights.invited != game::kNoSeat) {
    const auto key = change_seat(sitting, sitting.table.pass_on(*seat, now_seconds()),
                                 table::KeyChange::kPassOn, request.key);
    if (!key) return answer_error(request, key.error());
    return answer_json(request, {{"seat", *seat + 1}, {"key", *key}});
  }
  auto& opens = sitting.keys.seats[static_cast<std::size_t>(*seat)];
  if (const auto why = table::refuse_claim(*opens, digest_of(request.key))) {
    return answer_error(request, seat_taken(*why));
  }
  const std::string key = table::random_key(entropy_);
  opens->digest = digest_of(key);
  opens->claimed = true;
  keep(sitting);
  readmit(sitting);
  broadcast_seats(sitting);
  answer_json(request, {{"seat", *seat + 1}, {"key", key}});
}

void House::change_own_seat(const Request& request, const Guest& guest, std::string_view what) {
  Sitting& sitting = *guest.sitting;
  const table::Table& table = sitting.table;
  const auto asked = seat_in(what, request.body, guest.rights);
  if (!asked) return answer_error(request, asked.error());
  const auto made = [&] {
    switch (asked->act) {
      case SeatAct::kBot:
        return change_seat(sitting, table.hand_to_bot(asked->seat, asked->level, now_seconds()),
                           table::KeyChange::kNone);
      case SeatAct::kBack:
        return change_seat(sitting, table.take_back(asked->seat, now_seconds()),
                           table::KeyChange::kNone);
      case SeatAct::kOffer:
        return change_seat(sitting, table.offer_seat(asked->seat, now_seconds()),
                           table::KeyChange::kOffer);
      case SeatAct::kKeep:
        break;
    }
    return change_seat(sitting, table.withdraw_offer(asked->seat, now_seconds()),
                       table::KeyChange::kWithdraw);
  }();
  if (!made) return answer_error(request, made.error());
  json::object answer{{"seat", asked->seat + 1}};
  if (asked->act == SeatAct::kOffer) answer["link"] = *made;
  answer_json(request, answer);
}

void House::renew_link(const Request& request, std::string_view id, std::string_view path) {
  const auto number = whole_number(next_part(path));
  if (!number || path != "link") return answer_error(request, nothing_here());
  const auto found = find(id);
  if (!found) return answer_error(request, found.error());
  Sitting& sitting = **found;
  const bool host = request.key.size() == table::kKeyLength && sitting.keys.host &&
                    table::same(*sitting.keys.host, digest_of(request.key));
  if (!host) return answer_error(request, bad_key());
  const auto link = change_seat(sitting, sitting.table.renew_link(*number - 1, now_seconds()),
                                table::KeyChange::kNewLink);
  if (!link) return answer_error(request, link.error());
  answer_json(request, {{"seat", *number}, {"link", *link}});
  wake_bot(sitting);
}

void House::stop(const Request& request, const Guest& guest) {
  const auto asked = stop_in(request.body, guest.rights);
  if (!asked) return answer_error(request, asked.error());
  const table::Table& table = guest.sitting->table;
  const auto seq =
      change(*guest.sitting, asked->proposal ? table.answer_stop(guest.viewer(), *asked->proposal,
                                                                 asked->agree, now_seconds())
                                             : table.propose_stop(guest.viewer(), now_seconds()));
  if (!seq) return answer_error(request, seq.error());
  answer_json(request, {{"seq", *seq}});
}

Answer<std::string> House::change_seat(Sitting& sitting, table::Checked<table::Entry> note,
                                       table::KeyChange keys, std::string_view link) {
  if (!note) return error_of(note.error());
  table::SeatChange change;
  change.note = *std::move(note);
  change.seat = sitting.table.seat_after(change.note);
  change.keys = keys;
  const auto& seat = sitting.keys.seats[static_cast<std::size_t>(change.note.seat)];
  std::string secret;
  if (keys == table::KeyChange::kPassOn) {
    if (const auto why = table::refuse_offer(*seat, digest_of(link))) return seat_taken(*why);
  }
  if (keys != table::KeyChange::kNone && keys != table::KeyChange::kWithdraw) {
    secret = table::random_key(entropy_);
  }
  table::change_keys(sitting.keys, change, digest_of(secret));
  std::vector<Sitting::Member> changed;
  std::vector<Sitting::Member> same;
  for (Sitting::Member& member : sitting.members) {
    const auto rights = table::rights_with(sitting.keys, member.key);
    if (!rights) {
      show_out(member.line);
    } else if (*rights == member.rights) {
      same.push_back(member);
    } else {
      member.rights = *rights;
      changed.push_back(member);
    }
  }
  sitting.members = std::move(same);
  take_change(sitting, change.note);
  keep(sitting);
  // They see another side of the table now, so they get all of it.
  for (const Sitting::Member& member : changed) sitting.members.push_back(member);
  broadcast_seats(sitting);
  for (const Sitting::Member& member : changed) {
    tell(member.line, table_message(sitting, member.rights));
  }
  return secret;
}

// Nobody's key opens something else: a link is dead, all others stay.
void House::readmit(Sitting& sitting) {
  std::erase_if(sitting.members, [&](const Sitting::Member& member) {
    if (table::rights_with(sitting.keys, member.key)) return false;
    show_out(member.line);
    return true;
  });
}

// ---- Changes ------------------------------------------------------------------------------------

Answer<std::uint32_t> House::change(Sitting& sitting, table::Checked<table::Change> checked) {
  if (!checked) return error_of(checked.error());
  take_change(sitting, *checked);
  return checked->seq;
}

void House::take_change(Sitting& sitting, const table::Change& change) {
  note_result(sitting, change);
  keep(sitting, change);
  sitting.table.append(change);
  if (table::is_turn(change.what)) drop_advice(sitting);
  // The bot thinks about a position that is no more, or for a seat that it has left.
  const bool in_vain = change.what == table::What::kUndo ||
                       (change.what == table::What::kNote && !sitting.table.bot_turn());
  if (in_vain && sitting.thinking) {
    drop(sitting.thinking->job);
    sitting.thinking.reset();
  }
  broadcast(sitting, [&](int viewer) { return sitting.table.update(viewer); });
}

template <class Make>
void House::broadcast(const Sitting& sitting, Make make) {
  std::array<std::string, game::kMaxSeats + 1> made;
  for (const Sitting::Member& member : sitting.members) {
    const int viewer = member.rights.viewer;
    std::string& own = made[static_cast<std::size_t>(viewer + 1)];
    if (own.empty()) own = text::written([&] { return make(viewer); });
    tell(member.line, own);
  }
}

void House::broadcast_seats(const Sitting& sitting) {
  broadcast(sitting,
            [&](int) { return sitting.table.seats_message(sitting.connected(), sitting.taken()); });
}

std::string House::table_message(const Sitting& sitting, const table::Rights& rights) const {
  return text::written([&] {
    text::Object out =
        sitting.table.table_message(rights.viewer, sitting.connected(), sitting.taken());
    if (rights.away != game::kNoSeat) out["away"] = rights.away + 1;
    return out;
  });
}

// ---- Live lines ---------------------------------------------------------------------------------

void House::tell(std::uint32_t line, std::string text) {
  news_.told.push_back({line, std::move(text)});
}

void House::show_out(std::uint32_t line) {
  tell(line, json::serialize(error_message(bad_key(), nullptr)));
  news_.told.push_back({line, std::nullopt});
  lines_.erase(line);
}

void House::open_line(std::uint32_t line) { lines_[line]; }

void House::close_line(std::uint32_t line) {
  const auto place = lines_.find(line);
  if (place == lines_.end()) return;
  const auto found = sittings_.find(place->second);
  lines_.erase(place);
  if (found == sittings_.end()) return;
  Sitting& sitting = *found->second;
  const std::uint32_t before = sitting.connected();
  std::erase_if(sitting.members, [&](const auto& member) { return member.line == line; });
  if (sitting.connected() != before) broadcast_seats(sitting);
}

void House::say(std::uint32_t line, std::string_view text) {
  const auto place = lines_.find(line);
  if (place == lines_.end()) return;
  if (!place->second.empty()) {
    const auto found = sittings_.find(place->second);
    if (found != sittings_.end()) handle(line, *found->second, text);
    return;
  }
  const auto refuse = [&](const ApiError& error, const json::value& id) {
    tell(line, json::serialize(error_message(error, id)));
    news_.told.push_back({line, std::nullopt});
    lines_.erase(line);
  };
  const auto hello = hello_in(text);
  if (!hello) return refuse(hello.error(), nullptr);
  const auto guest = open(hello->table, hello->key);
  if (!guest) return refuse(guest.error(), hello->id);
  Sitting& sitting = *guest->sitting;
  place->second = hello->table;
  if (hello->after) {
    const text::JsonArena arena;
    for (const text::Object update : sitting.table.updates_after(*hello->after, guest->viewer())) {
      tell(line, text::written([&] { return update; }));
    }
  }
  const std::uint32_t before = sitting.connected();
  sitting.members.push_back({line, digest_of(hello->key), guest->rights});
  if (sitting.connected() != before) broadcast_seats(sitting);
  tell(line, table_message(sitting, guest->rights));
  wake_bot(sitting);
}

void House::handle(std::uint32_t line, Sitting& sitting, std::string_view text) {
  const auto member = std::find_if(sitting.members.begin(), sitting.members.end(),
                                   [&](const auto& one) { return one.line == line; });
  if (member == sitting.members.end()) return;
  const int viewer = member->rights.viewer;
  boost::system::error_code error;
  const json::value value = json::parse(text, error);
  if (error || !value.is_object()) {
    tell(line, json::serialize(error_message(not_an_object(), nullptr)));
    return;
  }
  const json::value id = id_of(value.get_object());
  const auto said = said_in(value.get_object(), viewer == game::kNoSeat);
  if (!said) {
    tell(line, json::serialize(error_message(said.error(), id)));
    return;
  }
  const table::Table& table = sitting.table;
  const Answer<std::uint32_t> done = [&]() -> Answer<std::uint32_t> {
    switch (said->kind) {
      case SaidKind::kPing:
        break;
      case SaidKind::kChat:
        return change(sitting, table.chat(viewer, said->text, now_seconds()));
      case SaidKind::kMove:
        return change(sitting, table.play(viewer, said->after, said->text, now_seconds()));
      case SaidKind::kUndo:
        return change(sitting, table.undo(viewer, said->after, said->to, now_seconds()));
      case SaidKind::kRename: {
        const auto name = table.rename(viewer, said->text);
        if (!name) return error_of(name.error());
        sitting.table.set_name(viewer, *name);
        keep(sitting);
        broadcast_seats(sitting);
        break;
      }
    }
    return table.seq();
  }();
  if (said->kind == SaidKind::kPing) {
    tell(line, json::serialize(json::object{{"type", "pong"}}));
  } else if (!done) {
    tell(line, json::serialize(error_message(done.error(), id)));
  } else {
    tell(line, json::serialize(json::object{{"type", "ok"}, {"re", id}, {"seq", *done}}));
  }
  wake_bot(sitting);
}

// ---- Thinking -----------------------------------------------------------------------------------

std::uint32_t House::give_out(JobKind kind, const Sitting& sitting, std::string text) {
  const std::uint32_t job = ++last_job_;
  jobs_[job] = {kind, sitting.table.id()};
  news_.wanted.push_back(wanted(job, std::move(text)));
  return job;
}

void House::drop(std::optional<std::uint32_t>& job) {
  if (!job) return;
  jobs_.erase(*job);
  // Perhaps nobody has heard of it yet.
  const auto heard =
      std::erase_if(news_.wanted, [&](const News::Wanted& wanted) { return wanted.job == *job; });
  if (heard == 0) news_.unwanted.push_back(*job);
  job.reset();
}

void House::wake_bot(Sitting& sitting) {
  for (;;) {
    if (sitting.thinking) return;
    auto turn = sitting.table.bot_turn();
    if (!turn) return;
    // A table with a seat for a person goes on until that person has to decide; one of bots alone
    // would go on to its end, and sleeps while nobody looks.
    if (!sitting.has_people() && sitting.members.empty()) return;
    if (!turn->forced) {
      const std::uint32_t job =
          give_out(JobKind::kMove, sitting, job_of(sitting.table.id(), *turn));
      sitting.thinking = {job, *std::move(turn), steady_clock::now()};
      news_.tick_in = kAMoment;
      return;
    }
    const auto checked = sitting.table.play(*turn, table::forced_move(*turn), now_seconds());
    if (!checked) return;
    take_change(sitting, *checked);
  }
}

void House::tick() {
  for (const auto& [id, sitting] : sittings_) {
    auto& thinking = sitting->thinking;
    if (!thinking || thinking->announced) continue;
    if (steady_clock::now() - thinking->since < kAMoment) {
      news_.tick_in = kAMoment;
      continue;
    }
    thinking->announced = true;
    const int seat = thinking->turn.seat;
    broadcast(*sitting, [&](int) {
      return text::Object{{"type", "thinking"}, {"seat", seat + 1}};
    });
  }
}

void House::job_done(std::uint32_t number, std::string_view found) {
  const auto place = jobs_.find(number);
  if (place == jobs_.end()) return;
  const Job job = place->second;
  jobs_.erase(place);
  if (job.kind == JobKind::kStudy) return take_study(job.request, found);
  const auto sitting = sittings_.find(job.table);
  if (sitting == sittings_.end()) return;
  switch (job.kind) {
    case JobKind::kMove:
      return take_move(*sitting->second, found);
    case JobKind::kHint:
      return take_hint(*sitting->second, found);
    case JobKind::kReview:
      return take_review(*sitting->second, found);
    case JobKind::kStudy:
      return;
  }
}

void House::take_move(Sitting& sitting, std::string_view found) {
  if (!sitting.thinking) return;
  const table::BotTurn turn = std::move(sitting.thinking->turn);
  sitting.thinking.reset();
  if (const auto move = turn.view.game().parse_move(found)) {
    if (const auto checked = sitting.table.play(turn, *move, now_seconds())) {
      take_change(sitting, *checked);
    }
  }
  wake_bot(sitting);
}

void House::answer_analysis(const Request& request, std::string_view what) {
  const auto body = parse_body(request.body);
  if (!body) return answer_error(request, body.error());
  if (what != "think") return answer_checked(request, analysis_answer(what, *body));
  const auto question = study_question(*body);
  if (!question) return answer_error(request, error_of(question.error()));
  // Who has stepped on meanwhile does not wait for what was asked before, but somebody thinks of
  // it.
  const auto studies = std::count_if(jobs_.begin(), jobs_.end(), [](const auto& job) {
    return job.second.kind == JobKind::kStudy;
  });
  if (studies >= kMostStudies) return answer_error(request, too_fast());
  const std::uint32_t job = ++last_job_;
  jobs_[job] = {JobKind::kStudy, {}, request.number};
  news_.wanted.push_back(wanted(job, job_of_study(*body)));
}

void House::take_study(std::uint32_t request, std::string_view found) {
  if (!found.empty()) {
    news_.answered.push_back({request, {200, "application/json", std::string(found)}});
    return;
  }
  const ApiError error{503, "too_fast", "The search did not finish in time. Try again soon."};
  news_.answered.push_back(
      {request, {error.status, "application/json", json::serialize(to_json(error))}});
}

void House::hint(const Request& request, const Guest& guest) {
  Sitting& sitting = *guest.sitting;
  const auto after = hint_in(request.body, guest.rights);
  if (!after) return answer_error(request, after.error());
  const auto turn = sitting.table.ask(guest.viewer(), *after);
  if (!turn) return answer_error(request, error_of(turn.error()));
  if (!sitting.hint) {
    sitting.hint.emplace();
    sitting.hint->job = give_out(JobKind::kHint, sitting, job_of(*turn));
  }
  if (!sitting.hint->answer) {
    sitting.hint->waiting.emplace_back(request.number, *after);
    return;
  }
  json::object answer = *sitting.hint->answer;
  answer["after"] = *after;
  answer_json(request, answer);
}

void House::take_hint(Sitting& sitting, std::string_view found) {
  if (!sitting.hint) return;
  boost::system::error_code error;
  const json::value hint = json::parse(found, error);
  const auto waiting = std::exchange(sitting.hint->waiting, {});
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
    sitting.hint->job.reset();
    sitting.hint->answer = hint.get_object();
  } else {
    sitting.hint.reset();
  }
}

void House::review(const Request& request, const Guest& guest) {
  Sitting& sitting = *guest.sitting;
  if (!sitting.review) {
    auto decisions = sitting.table.decisions();
    if (!decisions) return answer_error(request, error_of(decisions.error()));
    sitting.review.emplace(Sitting::Reviewing{
        std::nullopt, Review(sitting.table, *std::move(decisions)), steady_clock::now()});
  }
  sitting.review->asked = steady_clock::now();
  look_at_next(sitting);
  answer_json(request, sitting.review->review.to_json());
}

void House::look_at_next(Sitting& sitting) {
  Sitting::Reviewing& reviewing = *sitting.review;
  const bool wanted = steady_clock::now() - reviewing.asked < kNobodyAsks;
  if (reviewing.job || reviewing.review.done() || !wanted) return;
  const Review::Next next = reviewing.review.next();
  reviewing.job = give_out(JobKind::kReview, sitting, job_of(next.decision, next.closely));
}

void House::take_review(Sitting& sitting, std::string_view found) {
  if (!sitting.review) return;
  Sitting::Reviewing& reviewing = *sitting.review;
  reviewing.job.reset();
  auto reviewed = reviewed_decision_from(reviewing.review.game(), found);
  if (reviewed && reviewing.review.is_next(*reviewed)) {
    reviewing.review.note(*std::move(reviewed));
  }
  look_at_next(sitting);
}

void House::drop_advice(Sitting& sitting) {
  if (sitting.review) drop(sitting.review->job);
  sitting.review.reset();
  if (!sitting.hint) return;
  drop(sitting.hint->job);
  const auto waiting = std::exchange(sitting.hint->waiting, {});
  sitting.hint.reset();
  for (const auto& [number, after] : waiting) {
    answer_error({number, false, true, false, {}, {}}, moved_on());
  }
}

// ---- Record books -------------------------------------------------------------------------------

void House::keep_book(const std::string& secret) {
  table::Book& book = books_[secret];
  book.total = static_cast<std::int64_t>(book.results.size());
  news_.kept.push_back({book_name(secret), text_of(book)});
}

// Results are newest first.
void House::note_result(Sitting& sitting, const table::Change& change) {
  const auto place = books_.find(sitting.book);
  if (place == books_.end()) return;
  auto& results = place->second.results;
  const auto result = sitting.table.result_of(change);
  if (!result && change.what != table::What::kUndo) return;
  const auto gone = std::erase_if(
      results, [&](const table::BookResult& one) { return one.table == sitting.table.id(); });
  if (!result && gone == 0) return;
  if (result) {
    table::BookResult one{sitting.table.id(), change.time, sitting.table.start(),
                          sitting.table.seats().front().name, *result};
    one.start.position.clear();
    results.insert(results.begin(), std::move(one));
  }
  keep_book(place->first);
}

void House::answer_book(const Request& request, std::string_view path, std::string_view query) {
  const std::string_view what = next_part(path);
  const std::string id(path);
  const bool all = what.empty() && id.empty();
  const bool results = what == "results";
  const bool exports = what == "export" && id.empty() && request.reads;
  const bool known = (all && (request.reads || request.removes)) ||
                     (results && id.empty() && request.reads) ||
                     (results && !id.empty() && request.removes) || exports;
  if (!known) return answer_error(request, nothing_here());
  const auto part = results && request.reads ? part_in(query) : Answer<table::Part>(table::Part{});
  if (!part) return answer_error(request, part.error());
  const auto csv = exports ? csv_in(query) : Answer<bool>(false);
  if (!csv) return answer_error(request, csv.error());
  const auto place = books_.find(request.key);
  if (place == books_.end()) return answer_error(request, unknown_book());
  if (request.removes && results) return forget_result(request, id);
  if (request.removes) {
    news_.kept.push_back({book_name(place->first), std::nullopt});
    books_.erase(place);
    return answer_json(request, {{"status", "ok"}});
  }
  const table::Book& book = place->second;
  if (exports && *csv) {
    news_.answered.push_back(
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

// For good: should the game end anew, it stays forgotten.
void House::forget_result(const Request& request, const std::string& id) {
  const std::string secret(request.key);
  const auto gone = std::erase_if(books_[secret].results,
                                  [&](const table::BookResult& one) { return one.table == id; });
  if (gone == 0) {
    return answer_error(request, unknown_result("The record book has no result of that table."));
  }
  keep_book(secret);
  if (const auto sitting = find(id); sitting && (*sitting)->book == secret) {
    (*sitting)->book.clear();
    keep(**sitting);
  }
  answer_json(request, {{"status", "ok"}});
}

// ---- Everything ---------------------------------------------------------------------------------

void House::export_all(const Request& request) {
  json::object kept;
  for (const auto& [id, shelved] : shelf_) {
    kept[table_name(id)] = shelved.head;
    for (const auto& [seq, text] : shelved.entries) kept[entry_name(id, seq)] = text;
  }
  for (const auto& [secret, book] : books_) kept[book_name(secret)] = text_of(book);
  for (const auto& [secret, text] : unreadable_) kept[book_name(secret)] = text;
  answer_json(request, {{"drover", "kept"}, {"version", kKeptVersion}, {"kept", std::move(kept)}});
}

// Tables and books that are not here are added. Of those that are here, too, the one with more in
// it stays. All of it is read before anything changes.
void House::import_all(const Request& request) {
  const auto body = parse_body(request.body);
  if (!body) return answer_error(request, body.error());
  const json::object* object = body->if_object();
  const json::value* kept = object != nullptr ? object->if_contains("kept") : nullptr;
  const json::object* texts = kept != nullptr ? kept->if_object() : nullptr;
  if (texts == nullptr || text_in(*body, "drover") != "kept") {
    return answer_error(request, bad_request("This file was not exported by Drover."));
  }
  if (number_in(*body, "version") != kKeptVersion) {
    return answer_error(request,
                        bad_request("This file was exported by another version of Drover."));
  }
  std::map<std::string, Shelved, std::less<>> tables;
  std::map<std::string, table::Book, std::less<>> books;
  const auto cannot_read = [&](std::string_view name) {
    answer_error(request, bad_request(fmt::format("The part \"{}\" of the file cannot be read.",
                                                  std::string(name))));
  };
  for (const auto& [key, value] : *texts) {
    const std::string_view name = key;
    const auto of = kept_name_from(name);
    if (!of || !value.is_string()) return cannot_read(name);
    const std::string text(value.get_string());
    if (of->kind == KeptName::Kind::kBook) {
      auto book = kept_book_from(text);
      if (!book) return cannot_read(name);
      books.insert_or_assign(of->id, *std::move(book));
    } else if (of->kind == KeptName::Kind::kTable) {
      if (!kept_table_from(text)) return cannot_read(name);
      tables[of->id].head = text;
    } else {
      if (!kept_entry_from(of->seq, text)) return cannot_read(name);
      tables[of->id].entries[of->seq] = text;
    }
  }
  for (const auto& [id, table] : tables) {
    const bool whole =
        table.entries.empty() || table.entries.rbegin()->first == table.entries.size();
    if (table.head.empty() || !whole) return cannot_read(table_name(id));
  }
  std::size_t taken = 0;
  for (auto& [id, table] : tables) {
    const auto here = shelf_.find(id);
    if (here != shelf_.end() && here->second.entries.size() >= table.entries.size()) continue;
    if (here == shelf_.end() && shelf_.size() >= kMostTables) break;
    ++taken;
    // Whoever sits there sees another table now: the lines come back by themselves.
    if (const auto sitting = sittings_.find(id); sitting != sittings_.end()) {
      drop_advice(*sitting->second);
      if (sitting->second->thinking) drop(sitting->second->thinking->job);
      for (const auto& member : sitting->second->members) {
        news_.told.push_back({member.line, std::nullopt});
        lines_.erase(member.line);
      }
      sittings_.erase(sitting);
    }
    news_.kept.push_back({table_name(id), table.head});
    for (const auto& [seq, text] : table.entries) {
      news_.kept.push_back({entry_name(id, seq), text});
    }
    shelf_.insert_or_assign(id, std::move(table));
  }
  for (auto& [secret, book] : books) {
    const auto here = books_.find(secret);
    if (here != books_.end() && here->second.results.size() >= book.results.size()) continue;
    books_.insert_or_assign(secret, std::move(book));
    keep_book(secret);
  }
  answer_json(request, {{"tables", taken}});
}

void House::remove_table(const Request& request, std::string_view id) {
  const auto found = find(id);
  if (!found) return answer_error(request, found.error());
  if (!open(id, request.key)) return answer_error(request, bad_key());
  Sitting& sitting = **found;
  drop_advice(sitting);
  if (sitting.thinking) drop(sitting.thinking->job);
  for (const auto& member : sitting.members) show_out(member.line);
  const auto shelved = shelf_.find(id);
  news_.kept.push_back({table_name(id), std::nullopt});
  for (const auto& [seq, text] : shelved->second.entries) {
    news_.kept.push_back({entry_name(id, seq), std::nullopt});
  }
  shelf_.erase(shelved);
  sittings_.erase(sittings_.find(id));
  answer_json(request, {{"status", "ok"}});
}

}  // namespace drover::api
