// Table: views, updates and messages (docs/api.md).
#include <algorithm>

#include <fmt/format.h>

#include "game/presenter.h"
#include "table/daily.h"
#include "table/table.h"
#include "table/undo.h"
#include "text/json_tree.h"

namespace drover::table {

namespace {

text::Value seat_number(int seat) {
  if (seat == game::kNoSeat) return nullptr;
  return seat + 1;
}

// Returns the view of a viewer. Everything a viewer sees of a position comes from here.
text::Object view_of(const game::Position& position, int viewer) {
  return position.game().presenter().view_tree(position, viewer);
}

text::Object chat_json(const Entry& entry) {
  text::Object out;
  out["seq"] = entry.seq;
  out["time"] = entry.time;
  out["seat"] = seat_number(entry.seat);
  out["text"] = entry.text;
  return out;
}

// Adds the members of a note, without its number, time and seat.
void add_note_members(text::Object& out, std::string_view text) {
  const auto note = parse_table_note(text);
  if (!note) {
    out["note"] = text;
    return;
  }
  out["note"] = name_of(note->kind);
  if (!note->from.empty()) out["from"] = note->from;
  if (!note->to.empty()) out["to"] = note->to;
  if (!note->level.empty()) out["level"] = note->level;
}

text::Object note_json(const Entry& entry) {
  text::Object out;
  out["seq"] = entry.seq;
  out["time"] = entry.time;
  out["seat"] = seat_number(entry.seat);
  add_note_members(out, entry.text);
  return out;
}

// Returns the seats of a bit mask, counted from 1.
text::Array seat_numbers(std::uint32_t seats) {
  text::Array out;
  for (int seat = 0; seat < game::kMaxSeats; ++seat) {
    if ((seats >> seat & 1U) != 0) out.push_back(seat + 1);
  }
  return out;
}

// Returns an update without the members that depend on the viewer.
text::Object public_update(const Entry& entry) {
  text::Object out;
  out["type"] = "update";
  out["seq"] = entry.seq;
  out["moves"] = entry.moves;
  out["time"] = entry.time;
  out["what"] = name_of(entry.what);
  out["seat"] = seat_number(entry.seat);
  if (entry.what == EntryKind::kMove && !entry.text.empty()) out["move"] = entry.text;
  if (entry.what == EntryKind::kChat) out["chat"] = chat_json(entry);
  if (entry.what == EntryKind::kNote) add_note_members(out, entry.text);
  out["events"] = text::Array();
  return out;
}

}  // namespace

text::Value Table::view_tree(int viewer) const {
  if (!history_) return nullptr;
  text::Object out = view_of(history_->position(), viewer);
  if (stopped_) {
    // By the rules a seat has to decide, but the game was stopped.
    out["actor"] = nullptr;
    out["decision"] = nullptr;
  }
  return out;
}

boost::json::value Table::view(int viewer) const {
  return text::to_boost_value([&] { return view_tree(viewer); });
}

Checked<boost::json::object> Table::view_at(int moves, int viewer) const {
  if (!history_) return Refusal{Code::kRulesChanged, frozen_};
  if (moves < 0 || moves > moves_) {
    return Refusal{Code::kBadRequest, "The game does not have that many moves."};
  }
  return text::to_boost_object([&] { return view_of(history_->position_after(moves), viewer); });
}

boost::json::object Table::undo_offer(int viewer) const {
  return text::to_boost_object([&] { return undo_tree(viewer); });
}

text::Object Table::undo_tree(int viewer) const {
  UndoLimit limit;
  if (stopped_) {
    limit.why = UndoRefusal::kStopped;
  } else if (history_) {
    limit = undo_limit(*history_, viewer, undo_allowance(viewer));
  }
  text::Object out;
  out["to"] = limit.to ? text::Value(*limit.to) : text::Value();
  out["why"] = limit.to ? text::Value() : text::Value(name_of(limit.why));
  return out;
}

// ---- The log ------------------------------------------------------------------------------------

// Returns whether the entry is a move that was not taken back.
bool Table::is_current_move(const RecentEntry& recent) const {
  if (recent.what != EntryKind::kMove || recent.moves < 1 || recent.moves > moves_) return false;
  const int index = recent.moves - 1;
  return recent.seq == (history_ ? history_->move_at(index).stamp.seq
                                 : frozen_moves_[static_cast<std::size_t>(index)].seq);
}

Entry Table::entry_of(const RecentEntry& recent) const {
  if (is_current_move(recent)) return entry_of_move(recent.moves - 1);
  Entry entry{recent.seq, recent.time, recent.what, recent.seat, recent.moves, ""};
  const auto found =
      std::lower_bound(chat_and_notes_.begin(), chat_and_notes_.end(), recent.seq,
                       [](const Entry& one, std::uint32_t seq) { return one.seq < seq; });
  if (found != chat_and_notes_.end() && found->seq == recent.seq) entry.text = found->text;
  return entry;
}

// Returns the events of the newest move. Only a move that was loaded is applied again for them.
text::Array Table::last_move_events(int viewer) const {
  const game::Game& game = history_->game();
  if (const PlayedMove* played = history_->last_played()) {
    return game.presenter().events_tree(played->after, played->events, viewer);
  }
  const int before = history_->moves() - 1;
  game::Position position = history_->position_after(before);
  return game.presenter().events_of(position, history_->move_at(before).move, viewer);
}

text::Object Table::update(int viewer) const {
  text::Object out = public_update(entry_of(recent_.back()));
  if (!history_) return out;
  if (recent_.back().what == EntryKind::kMove) {
    out["events"] = last_move_events(viewer);
  }
  out["undo"] = undo_tree(viewer);
  out["stopped"] = stopped_;
  out["proposal"] = proposal_json();
  out["view"] = view_tree(viewer);
  return out;
}

std::vector<text::Object> Table::updates_after(std::uint32_t after, int viewer) const {
  std::vector<text::Object> updates;
  if (after >= seq_ || seq_ - after > kMaxMissedEntries) return updates;
  // Moves that were not taken back follow one another, so one position serves all of them.
  std::optional<game::Position> position;
  for (const RecentEntry& recent : recent_) {
    if (recent.seq <= after) continue;
    text::Object out = public_update(entry_of(recent));
    if (!is_current_move(recent)) {
      if (recent.what == EntryKind::kMove) out["undone"] = true;
    } else if (history_) {
      const int before = recent.moves - 1;
      if (!position) position = history_->position_after(before);
      out["events"] =
          position->game().presenter().events_of(*position, history_->move_at(before).move, viewer);
    }
    updates.push_back(out);
  }
  return updates;
}

// Returns the updates of the moves after the first `from` up to the first `to`.
text::Array Table::moves_json(int from, int to, int viewer) const {
  text::Array log;
  std::optional<game::Position> position;
  if (history_) position = history_->position_after(from);
  for (int i = from; i < to; ++i) {
    text::Object one = public_update(entry_of_move(i));
    if (position) {
      one["events"] =
          position->game().presenter().events_of(*position, history_->move_at(i).move, viewer);
    }
    log.push_back(one);
  }
  return log;
}

Checked<boost::json::object> Table::log_page(int before, int limit, int viewer) const {
  if (before < 0 || before > moves_) {
    return Refusal{Code::kBadRequest, "The game does not have that many moves."};
  }
  if (limit < 1 || limit > kMaxLogPage) {
    return Refusal{Code::kBadRequest,
                   fmt::format("A page of the log has 1 to {} moves.", kMaxLogPage)};
  }
  const int from = std::max(0, before - limit);
  return text::to_boost_object([&] {
    text::Object out;
    out["from"] = from;
    out["log"] = moves_json(from, before, viewer);
    // Tells a client that follows the log that no further move will come.
    if (stopped_) out["stopped"] = true;
    return out;
  });
}

boost::json::object Table::totals(int viewer) const {
  const text::JsonArena arena;
  text::Array samples;
  std::vector<int> ends{0};  // numbers of moves after which a turn ends
  if (history_) {
    for (int moves = 1; moves <= history_->moves(); ++moves) {
      const bool ends_turn = history_->move_at(moves - 1).consequence.turn_passed;
      if (ends_turn || moves == history_->moves()) ends.push_back(moves);
    }
    const auto count = static_cast<int>(ends.size());
    const int every = (count + kMaxTotals - 2) / (kMaxTotals - 1);
    const game::Game& game = history_->game();
    game::Position position = history_->start();
    int played = 0;
    for (int i = 0; i < count; ++i) {
      if (i % every != 0 && i != count - 1) continue;
      const int moves = ends[static_cast<std::size_t>(i)];
      for (; played < moves; ++played) game.apply(position, history_->move_at(played).move);
      const game::Scores scores = game.scores(game.redact(position, viewer));
      text::Array points;
      for (int seat = 0; seat < scores.seats; ++seat) points.push_back(scores.total(seat));
      text::Object one;
      one["moves"] = moves;
      one["turn"] = game.turn(position);
      one["scores"] = points;
      samples.push_back(one);
    }
  }
  return text::to_boost_object([&] { return text::Object{{"totals", samples}}; });
}

// ---- Messages -----------------------------------------------------------------------------------

text::Value Table::proposal_json() const {
  if (!proposal_) return nullptr;
  text::Object out;
  out["seq"] = proposal_->seq;
  out["seat"] = seat_number(proposal_->seat);
  out["agreed"] = seat_numbers(proposal_->agreed);
  out["waiting"] = seat_numbers(human_seats() & ~proposal_->agreed);
  return out;
}

text::Array Table::seats_json(std::uint32_t connected, std::uint32_t taken) const {
  text::Array out;
  for (int seat = 0; seat < players(); ++seat) {
    const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
    text::Object one;
    one["seat"] = seat_number(seat);
    one["kind"] = name_of(sitting.kind);
    one["name"] = sitting.name;
    if (sitting.kind == SeatKind::kHuman) {
      one["connected"] = (connected >> seat & 1U) != 0;
      one["taken"] = (taken >> seat & 1U) != 0;
    } else {
      one["level"] = sitting.level;
      if (!sitting.person.empty()) one["person"] = sitting.person;
    }
    if ((offered_seats_ >> seat & 1U) != 0) one["offered"] = true;
    out.push_back(one);
  }
  return out;
}

text::Object Table::seats_message(std::uint32_t connected, std::uint32_t taken) const {
  text::Object out;
  out["type"] = "seats";
  out["seats"] = seats_json(connected, taken);
  return out;
}

text::Object Table::table_message(int viewer, std::uint32_t connected, std::uint32_t taken) const {
  text::Object out;
  out["type"] = "table";
  out["table"] = id_;
  out["seq"] = seq();
  out["seat"] = seat_number(viewer);
  out["seats"] = seats_json(connected, taken);
  out["moves"] = moves_;
  out["undo"] = undo_tree(viewer);
  out["hints"] = start_.hints;
  out["seed_named"] = start_.seed_named;
  out["resumed"] = start_.resumed;
  if (const auto date = daily_date(start_, seats_)) out["daily"] = *date;
  out["stopped"] = stopped_;
  out["proposal"] = proposal_json();
  if (history_) out["family"] = history_->game().info().family;
  out["view"] = view_tree(viewer);
  if (!frozen_.empty()) out["frozen"] = frozen_;

  text::Array chat;
  text::Array notes;
  for (const Entry& entry : chat_and_notes_) {
    if (entry.what == EntryKind::kChat) {
      chat.push_back(chat_json(entry));
    } else {
      notes.push_back(note_json(entry));
    }
  }
  out["chat"] = chat;
  out["notes"] = notes;

  const int from = std::max(0, moves_ - kMovesInMessage);
  out["log_from"] = from;
  out["log"] = moves_json(from, moves_, viewer);
  return out;
}

}  // namespace drover::table
