// What is shown of a table: views, updates and messages, as docs/api.md describes them.
#include <algorithm>

#include "table/table.h"
#include "table/undo.h"

namespace drover::table {

namespace json = boost::json;

namespace {

json::value seat_number(int seat) {
  if (seat == game::kNoSeat) return nullptr;
  return seat + 1;
}

json::object undo_json(const Line& line, int viewer) {
  const UndoLimit limit = undo_limit(line, viewer);
  json::object out;
  out["to"] = limit.to ? json::value(*limit.to) : json::value();
  out["why"] = limit.to ? json::value() : json::value(json::string(name_of(limit.why)));
  return out;
}

// The only way from a position to a viewer: what may not be seen is gone before JSON is made.
json::object view_of(const game::Position& position, int viewer) {
  const game::Game& game = position.game();
  return game.view(game.redact(position, viewer), viewer);
}

json::object chat_json(const Entry& entry) {
  json::object out;
  out["seq"] = entry.seq;
  out["time"] = entry.time;
  out["seat"] = seat_number(entry.seat);
  out["text"] = entry.text;
  return out;
}

// An update without what depends on the viewer.
json::object plain_update(const Entry& entry) {
  json::object out;
  out["type"] = "update";
  out["seq"] = entry.seq;
  out["moves"] = entry.moves;
  out["time"] = entry.time;
  out["what"] = json::string(name_of(entry.what));
  out["seat"] = seat_number(entry.seat);
  if (entry.what == What::kMove) out["move"] = entry.text;
  if (entry.what == What::kChat) out["chat"] = chat_json(entry);
  if (entry.what == What::kNote) out["note"] = entry.text;
  out["events"] = json::array();
  return out;
}

json::array events_of(game::Position before, game::Move move, int viewer) {
  return before.game().apply_with_events(before, move, viewer);
}

void add_view(json::object& update, const Line& line, int viewer) {
  update["undo"] = undo_json(line, viewer);
  update["view"] = view_of(line.position(), viewer);
}

}  // namespace

json::value Table::view(int viewer) const {
  if (!line_) return nullptr;
  return view_of(line_->position(), viewer);
}

Checked<json::object> Table::view_at(int moves, int viewer) const {
  if (!line_) return Refusal{Code::kRulesChanged, frozen_};
  if (moves < 0 || moves > moves_) {
    return Refusal{Code::kBadRequest, "The game does not have that many moves."};
  }
  return view_of(line_->at(moves), viewer);
}

json::object Table::undo_offer(int viewer) const {
  if (line_) return undo_json(*line_, viewer);
  return {{"to", nullptr}, {"why", json::string(name_of(NoUndo::kNothing))}};
}

json::object Table::update(std::uint32_t seq, int viewer, bool with_view) const {
  if (seq != this->seq()) return updates_between(seq - 1, seq, viewer, with_view).front();
  const Entry& entry = data_.log.back();
  json::object out = plain_update(entry);
  if (!line_) return out;
  if (entry.what == What::kMove) {
    const int before = line_->moves() - 1;
    out["events"] = events_of(line_->at(before), line_->step(before).move, viewer);
  }
  if (with_view) add_view(out, *line_, viewer);
  return out;
}

std::vector<json::object> Table::updates_after(std::uint32_t after, int viewer,
                                               bool with_views) const {
  return updates_between(after, seq(), viewer, with_views);
}

// Entries that were taken back later are shown as they were: so the whole log is walked along, not
// only the moves that still count.
std::vector<json::object> Table::updates_between(std::uint32_t after, std::uint32_t last,
                                                 int viewer, bool with_views) const {
  std::vector<json::object> updates;
  std::optional<Line> walk;
  if (line_) walk.emplace(line_->start());
  for (const Entry& entry : data_.log) {
    if (entry.seq > last) break;
    const bool wanted = entry.seq > after;
    json::object out;
    if (wanted) out = plain_update(entry);
    if (walk && entry.what == What::kMove) {
      const auto move = walk->game().parse_move(entry.text);
      if (wanted) out["events"] = events_of(walk->position(), *move, viewer);
      walk->play(*move);
    } else if (walk && entry.what == What::kUndo) {
      walk->cut(entry.moves);
    }
    if (!wanted) continue;
    if (walk && with_views) add_view(out, *walk, viewer);
    updates.push_back(std::move(out));
  }
  return updates;
}

json::array Table::seats_json(std::uint32_t connected) const {
  json::array out;
  for (int seat = 0; seat < players(); ++seat) {
    const Seat& sitting = data_.seats[static_cast<std::size_t>(seat)];
    json::object one;
    one["seat"] = seat_number(seat);
    one["kind"] = json::string(name_of(sitting.kind));
    one["name"] = sitting.name;
    if (sitting.kind == SeatKind::kHuman) {
      one["connected"] = (connected >> seat & 1U) != 0;
    } else {
      one["level"] = sitting.level;
    }
    out.emplace_back(std::move(one));
  }
  return out;
}

json::object Table::seats_message(std::uint32_t connected) const {
  json::object out;
  out["type"] = "seats";
  out["seats"] = seats_json(connected);
  return out;
}

json::object Table::table_message(int viewer, std::uint32_t connected) const {
  json::object out;
  out["type"] = "table";
  out["table"] = id_;
  out["seq"] = seq();
  out["seat"] = seat_number(viewer);
  out["seats"] = seats_json(connected);
  out["moves"] = moves_;
  out["undo"] = undo_offer(viewer);
  out["hints"] = data_.start.hints;
  out["view"] = view(viewer);
  if (!frozen_.empty()) out["frozen"] = frozen_;

  json::array chat;
  auto hidden = static_cast<std::size_t>(chats_) -
                std::min<std::size_t>(static_cast<std::size_t>(chats_), kChatsShown);
  for (const Entry& entry : data_.log) {
    if (entry.what != What::kChat) continue;
    if (hidden > 0) {
      --hidden;
    } else {
      chat.emplace_back(chat_json(entry));
    }
  }
  out["chat"] = std::move(chat);

  json::array log;
  for (json::object& update : updates_after(0, viewer, false)) {
    if (update.at("what").as_string() != "chat") log.emplace_back(std::move(update));
  }
  out["log"] = std::move(log);
  return out;
}

}  // namespace drover::table
