// Changes of a table: each waits in the queue, is checked, stored, applied and sent to all members.
#include <utility>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "service/table_service.h"

namespace drover::service {

namespace json = boost::json;

namespace {

// Attempts to store a change when other processes keep storing entries first.
constexpr int kMaxTries = 8;

}  // namespace

// ---- The queue ----------------------------------------------------------------------------------

void TableService::enqueue(Change change) {
  if (stopped_ || queue_.size() >= kMaxQueueLength) return fail(change, api::too_fast());
  queue_.push_back(std::move(change));
  run_queue();
}

// Begins changes until one waits for its driver. Changes that are refused end at once.
void TableService::run_queue() {
  if (queue_running_) return;
  queue_running_ = true;
  while (!current_ && !queue_.empty()) {
    current_.emplace(CurrentChange{std::move(queue_.front())});
    queue_.pop_front();
    try {
      begin_current();
    } catch (...) {
      // Only this change is lost, for instance if there is no memory for it.
      current_.reset();
      queue_running_ = false;
      throw;
    }
  }
  queue_running_ = false;
}

void TableService::begin_current() {
  const Change& change = current_->change;
  if (change.kind == ChangeKind::kCatchUp) {
    catch_up_queued_ = false;
    return load_entries(std::nullopt);
  }
  if (change.by) {
    if (const auto error = access_error(*change.by)) return refuse_current(*error);
  }
  if (change.kind == ChangeKind::kRename) return write_name();
  if (change.kind == ChangeKind::kClaim) {
    effects_->write = ClaimSeat{change.seat, change.text};
    return;
  }
  auto checked = check(change);
  if (checked) return write_entry(*std::move(checked));
  ApiError error = api::error_of(checked.error());
  // The client may have seen an entry of another server that is not loaded here yet.
  const bool may_be_behind = checked.error().code == table::Code::kStale &&
                             options_.has_shared_store && !current_->has_loaded;
  if (may_be_behind) return load_entries(std::move(error));
  refuse_current(error);
}

table::Checked<table::LogChange> TableService::check(const Change& change) const {
  const int seat = change.seat;
  const std::int64_t time = moment_.seconds;
  const auto as_change = [](table::Checked<table::Entry> entry) {
    return entry ? table::Checked<table::LogChange>(*std::move(entry))
                 : table::Checked<table::LogChange>(std::move(entry).error());
  };
  switch (change.kind) {
    case ChangeKind::kMove:
      return table_.play(seat, change.number, change.text, time);
    case ChangeKind::kBotMove:
      return table_.play(*bot_->turn, change.move, time);
    case ChangeKind::kUndo:
      return as_change(table_.undo(seat, change.number, change.to, time));
    case ChangeKind::kChat:
      return as_change(table_.chat(seat, change.text, time));
    case ChangeKind::kProposeStop:
      return as_change(table_.propose_stop(seat, time));
    case ChangeKind::kAnswerStop:
      return as_change(table_.answer_stop(seat, change.number, change.agree, time));
    case ChangeKind::kPassOn:
      return as_change(table_.pass_on(seat, time));
    case ChangeKind::kRenewLink:
      return as_change(table_.renew_link(seat, time));
    case ChangeKind::kHandToBot:
      return as_change(table_.hand_to_bot(seat, change.text, time));
    case ChangeKind::kTakeBack:
      return as_change(table_.take_back(seat, time));
    case ChangeKind::kOfferSeat:
      return as_change(table_.offer_seat(seat, time));
    default:
      return as_change(table_.withdraw_offer(seat, time));
  }
}

// ---- Writing ------------------------------------------------------------------------------------

void TableService::write_entry(table::LogChange checked) {
  const Change& change = current_->change;
  current_->entry = std::move(checked);
  const table::LogChange& entry = current_->entry;
  if (const auto keys = key_change_of(change.kind)) {
    table::SeatChange seat_change{entry, table_.seat_after(entry), *keys, {}};
    if (change.kind == ChangeKind::kPassOn) seat_change.link = change.text;
    effects_->write = std::move(seat_change);
  } else {
    effects_->write = AppendEntry{entry, table_.ended_after(entry), table_.result_of(entry)};
  }
}

std::optional<table::KeyChange> TableService::key_change_of(ChangeKind kind) {
  switch (kind) {
    case ChangeKind::kPassOn:
      return table::KeyChange::kPassOn;
    case ChangeKind::kRenewLink:
      return table::KeyChange::kNewLink;
    case ChangeKind::kOfferSeat:
      return table::KeyChange::kOffer;
    case ChangeKind::kWithdrawOffer:
      return table::KeyChange::kWithdraw;
    case ChangeKind::kHandToBot:
    case ChangeKind::kTakeBack:
      return table::KeyChange::kNone;
    default:
      return std::nullopt;
  }
}

void TableService::write_name() {
  Change& change = current_->change;
  auto name = table_.rename(change.seat, change.text);
  if (!name) return refuse_current(api::error_of(name.error()));
  change.text = *std::move(name);
  effects_->write = Rename{change.seat, change.text};
}

void TableService::on(WriteFinished& event) {
  if (!current_) return;
  if (!event.failure) {
    succeed_current(event.secret);
  } else if (event.failure->is_conflict && current_->tries < kMaxTries) {
    load_entries(std::move(event.failure->error));
  } else {
    fail_current(event.failure->error);
  }
  run_queue();
}

void TableService::succeed_current(const std::string& secret) {
  const CurrentChange current = *std::exchange(current_, std::nullopt);
  const Change& change = current.change;
  if (change.kind == ChangeKind::kRename) {
    table_.set_name(change.seat, change.text);
    broadcast_seats();
  } else if (change.kind == ChangeKind::kClaim) {
    apply_claim(change.seat, secret);
  } else if (const auto keys = key_change_of(change.kind)) {
    apply_seat_change(current.entry, *keys, secret);
  } else {
    apply_entry(current.entry);
  }
  if (change.kind == ChangeKind::kMove || change.kind == ChangeKind::kBotMove) {
    effects_->counts.move_time = moment_.now - change.arrived;
  }
  if (change.kind == ChangeKind::kBotMove) bot_.reset();
  answer(change, secret);
  wake_bot();
}

void TableService::answer(const Change& change, const std::string& secret) {
  const std::uint32_t seq = table_.seq();
  if (change.session) {
    const json::object ok{{"type", "ok"}, {"re", change.message_id}, {"seq", seq}};
    return send(*change.session, std::make_shared<const std::string>(json::serialize(ok)));
  }
  if (!change.request) return;
  switch (change.kind) {
    case ChangeKind::kClaim:
    case ChangeKind::kPassOn:
      return reply(*change.request,
                   fmt::format(R"({{"seat":{},"key":"{}"}})", change.seat + 1, secret));
    case ChangeKind::kOfferSeat:
    case ChangeKind::kRenewLink:
      return reply(*change.request,
                   fmt::format(R"({{"seat":{},"link":"{}"}})", change.seat + 1, secret));
    case ChangeKind::kHandToBot:
    case ChangeKind::kTakeBack:
    case ChangeKind::kWithdrawOffer:
      return reply(*change.request, fmt::format(R"({{"seat":{}}})", change.seat + 1));
    default:
      return reply(*change.request, fmt::format(R"({{"seq":{}}})", seq));
  }
}

void TableService::refuse_current(const ApiError& error) {
  ++effects_->counts.refused;
  fail_current(error);
}

void TableService::fail_current(const ApiError& error) {
  const CurrentChange current = *std::exchange(current_, std::nullopt);
  fail(current.change, error);
}

void TableService::fail(const Change& change, const ApiError& error) {
  if (change.session) {
    send_error(*change.session, error, change.message_id);
  } else if (change.request) {
    reply(*change.request, error);
  } else if (change.kind == ChangeKind::kBotMove) {
    retry_bot_move(error);
  }
}

// ---- Applying -----------------------------------------------------------------------------------

void TableService::apply_entry(const table::LogChange& change) {
  table_.append(change);
  message_cache_.clear();
  const bool changes_position = table::changes_position(change.what);
  if (changes_position) drop_advice();
  // The bot searches another position, or no longer plays the seat.
  const bool is_obsolete =
      changes_position || (change.what == table::EntryKind::kNote && !table_.bot_turn());
  if (bot_ && !bot_->has_moved && is_obsolete) cancel_bot();
  broadcast_update();
}

// Replaces the link of the seat by the key of the person who sat down with it.
void TableService::apply_claim(int seat, std::string_view key) {
  if (auto& seat_key = keys_.seats[static_cast<std::size_t>(seat)]) {
    seat_key->digest = options_.digest_of(key);
    seat_key->claimed = true;
  }
  // Only sessions with the link lose access; no rights change.
  refresh_rights();
  broadcast_seats();
}

void TableService::apply_seat_change(const table::LogChange& note, table::KeyChange keys,
                                     const std::string& secret) {
  table::change_keys(keys_, {note, table_.seat_after(note), keys, {}}, options_.digest_of(secret));
  const std::vector<Member> changed = refresh_rights();
  apply_entry(note);
  broadcast_seat_change(changed);
}

// ---- Entries of other processes -----------------------------------------------------------------

void TableService::on(TableChanged& event) {
  if (event.store_was_lost) shared_turn_.reset();
  if (stopped_ || std::exchange(catch_up_queued_, true)) return;
  Change change;
  change.kind = ChangeKind::kCatchUp;
  queue_.push_back(std::move(change));
  run_queue();
}

// `refusal` is the outcome of the current change if there are no new entries.
void TableService::load_entries(std::optional<ApiError> refusal) {
  current_->refusal = std::move(refusal);
  effects_->load_after = table_.seq();
}

void TableService::on(EntriesLoaded& event) {
  if (!current_) return;
  const bool has_new = event.outcome == EntriesLoaded::Outcome::kLoaded && apply_loaded(event);
  if (event.outcome == EntriesLoaded::Outcome::kNoTable) drop(false);
  if (current_->change.kind == ChangeKind::kCatchUp) {
    current_.reset();
    wake_bot();
  } else if (has_new) {
    ++current_->tries;
    current_->has_loaded = true;
    begin_current();
  } else {
    const ApiError error = *std::exchange(current_->refusal, std::nullopt);
    const bool was_written = current_->entry.seq != 0;
    if (!was_written) ++effects_->counts.refused;
    fail_current(error);
  }
  run_queue();
}

bool TableService::apply_loaded(EntriesLoaded& loaded) {
  bool seats_changed = loaded.entries.empty() || keys_ != loaded.keys;
  keys_ = std::move(loaded.keys);
  const std::vector<Member> changed = refresh_rights();
  for (table::Entry& entry : loaded.entries) {
    seats_changed = seats_changed || entry.what == table::EntryKind::kNote;
    apply_entry(std::move(entry));
  }
  for (std::size_t seat = 0; seat < loaded.seats.size(); ++seat) {
    std::string& name = loaded.seats[seat].name;
    if (name == table_.seats()[seat].name) continue;
    table_.set_name(static_cast<int>(seat), std::move(name));
    seats_changed = true;
  }
  if (seats_changed || !changed.empty()) broadcast_seat_change(changed);
  return !loaded.entries.empty();
}

}  // namespace drover::service
