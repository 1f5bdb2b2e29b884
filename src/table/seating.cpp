// Seats that change hands, and the agreement to stop.
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "table/table.h"
#include "table/text.h"

namespace drover::table {

namespace {

Refusal refused(std::string_view why, Code code = Code::kNotAllowed,
                boost::json::object params = {}) {
  text::Reason reason{why, std::move(params)};
  std::string sentence =
      text::sentence_of(reason, text::Speaker(text::Language::kEnglish, {"text"}));
  return {code, std::move(sentence), std::move(reason)};
}

std::uint32_t bit_of(int seat) { return 1U << seat; }

// Whose seat it is, whoever plays it now.
const std::string& holder_of(const Seat& seat) {
  return seat.person.empty() ? seat.name : seat.person;
}

}  // namespace

// ---- What a log comes to ------------------------------------------------------------------------

void Table::remember_note(const Entry& entry) {
  const auto note = note_in(entry.text);
  if (!note || entry.seat < 0 || entry.seat >= game::kMaxSeats) return;
  const std::uint32_t seat = bit_of(entry.seat);
  int& asked = seat_notes_[static_cast<std::size_t>(entry.seat)];
  if (changes_hands(note->kind)) {
    proposal_.reset();
    away_ &= ~seat;
  }
  switch (note->kind) {
    case NoteKind::kLinkRenewed:
      ++links_;
      offered_ &= ~seat;
      break;
    case NoteKind::kSeatToBot:
      ++asked;
      away_ |= seat;
      helped_ = true;
      break;
    case NoteKind::kSeatTakenBack:
      break;
    case NoteKind::kSeatOffered:
      ++asked;
      offered_ |= seat;
      break;
    case NoteKind::kOfferWithdrawn:
    case NoteKind::kSeatPassedOn:
      offered_ &= ~seat;
      break;
    case NoteKind::kStopProposed:
      ++asked;
      proposal_ = Proposal{entry.seq, entry.seat, note->turn, seat};
      break;
    case NoteKind::kStopAgreed:
      if (proposal_) proposal_->agreed |= seat;
      break;
    case NoteKind::kStopRefused:
      proposal_.reset();
      break;
    case NoteKind::kStopped:
      proposal_.reset();
      stopped_ = true;
      break;
  }
}

void Table::lapse_by_move(int seat) {
  if (!proposal_ || seat < 0 || seat >= game::kMaxSeats || seat == proposal_->turn) return;
  const bool by_bot = ((bots_at_first_ | away_) & bit_of(seat)) != 0;
  if (!by_bot) proposal_.reset();
}

std::uint32_t Table::people() const {
  std::uint32_t people = 0;
  for (int seat = 0; seat < players(); ++seat) {
    if (seats_[static_cast<std::size_t>(seat)].kind == SeatKind::kHuman) people |= bit_of(seat);
  }
  return people;
}

Seat Table::seat_after(const Entry& entry) const {
  Seat seat = seats_[static_cast<std::size_t>(entry.seat)];
  const auto note = note_in(entry.text);
  if (!note || !changes_hands(note->kind)) return seat;
  if (note->kind == NoteKind::kSeatToBot) {
    seat.person = holder_of(seat);
    seat.kind = SeatKind::kBot;
    seat.name = note->to;
    seat.level = note->level;
    return seat;
  }
  // Whoever comes in somebody's place has a name of their own; in older logs there is none.
  const bool newcomer = note->kind == NoteKind::kSeatPassedOn && !note->to.empty();
  return {SeatKind::kHuman, newcomer ? note->to : holder_of(seat), {}, {}};
}

// ---- Checks -------------------------------------------------------------------------------------

// Whether anything may be done about a seat, or about the end of the game, by whoever holds it.
std::optional<Refusal> Table::refuse_seating(int seat) const {
  if (!frozen_.empty()) return Refusal{Code::kRulesChanged, frozen_};
  if (auto refusal = refuse_entry(seat)) return refusal;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind == SeatKind::kBot && sitting.person.empty()) {
    return refused("seat_of_bot");
  }
  if (stopped_) return refused("seat_stopped");
  if (over()) return refused("seat_over");
  return std::nullopt;
}

std::optional<Refusal> Table::refuse_more_notes(int seat) const {
  if (seat_notes_[static_cast<std::size_t>(seat)] < kMaxSeatNotes) return std::nullopt;
  return refused("seat_too_often", Code::kNotAllowed, {{"most", kMaxSeatNotes}});
}

Entry Table::note_entry(const Note& note, int seat, std::int64_t time) const {
  Entry entry = next_entry(What::kNote, seat, time);
  entry.text = text_of(note);
  return entry;
}

// ---- Seats --------------------------------------------------------------------------------------

Checked<Entry> Table::renew_link(int seat, std::int64_t time) const {
  if (auto refusal = refuse_entry(seat)) return *refusal;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind == SeatKind::kBot && sitting.person.empty()) {
    return refused("seat_needs_no_link");
  }
  if (links_ >= kMaxLinks) {
    return refused("seat_links");
  }
  return note_entry({NoteKind::kLinkRenewed}, seat, time);
}

Checked<Entry> Table::hand_to_bot(int seat, std::string_view level, std::int64_t time) const {
  if (auto refusal = refuse_seating(seat)) return *refusal;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind == SeatKind::kBot) {
    return refused("seat_has_bot");
  }
  const bots::BotInfo* bot = bots::find_bot(level);
  if (bot == nullptr) return unknown_level(level);
  if (auto refusal = refuse_more_notes(seat)) return *refusal;
  // The person's name stays theirs, so the bot gets one beside it.
  std::vector<Seat> seats = seats_;
  Seat& own = seats[static_cast<std::size_t>(seat)];
  own.person = std::exchange(own.name, {});
  Note note{NoteKind::kSeatToBot};
  note.level = bot->name;
  note.from = sitting.name;
  note.to = bot_name(seats, bot->name);
  return note_entry(note, seat, time);
}

Checked<Entry> Table::take_back(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seating(seat)) return *refusal;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind != SeatKind::kBot) {
    return refused("seat_is_yours");
  }
  Note note{NoteKind::kSeatTakenBack};
  note.from = sitting.name;
  note.to = sitting.person;
  return note_entry(note, seat, time);
}

Checked<Entry> Table::offer_seat(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seating(seat)) return *refusal;
  if (auto refusal = refuse_more_notes(seat)) return *refusal;
  Note note{NoteKind::kSeatOffered};
  note.from = holder_of(seats_[static_cast<std::size_t>(seat)]);
  return note_entry(note, seat, time);
}

Checked<Entry> Table::withdraw_offer(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seating(seat)) return *refusal;
  if ((offered_ & bit_of(seat)) == 0) {
    return refused("seat_not_offered");
  }
  Note note{NoteKind::kOfferWithdrawn};
  note.from = holder_of(seats_[static_cast<std::size_t>(seat)]);
  return note_entry(note, seat, time);
}

Checked<Entry> Table::pass_on(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seating(seat)) return *refusal;
  Note note{NoteKind::kSeatPassedOn};
  std::vector<Seat> others = seats_;
  note.from = holder_of(std::exchange(others[static_cast<std::size_t>(seat)], {}));
  note.to = person_name(others, static_cast<std::size_t>(seat));
  return note_entry(note, seat, time);
}

// ---- Stopping -----------------------------------------------------------------------------------

// With these seats and this one for it; the last one's word ends the game.
Entry Table::agreement(int seat, std::uint32_t agreed, std::int64_t time) const {
  const bool all = (people() & ~(agreed | bit_of(seat))) == 0;
  Note note{all ? NoteKind::kStopped : NoteKind::kStopAgreed};
  note.from = seats_[static_cast<std::size_t>(seat)].name;
  if (!all && agreed == 0) {
    note.kind = NoteKind::kStopProposed;
    note.turn = actor();
  }
  return note_entry(note, seat, time);
}

Checked<Entry> Table::propose_stop(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seating(seat)) return *refusal;
  // Two who propose the same thing agree.
  if (proposal_) return answer_stop(seat, proposal_->seq, true, time);
  if (auto refusal = refuse_more_notes(seat)) return *refusal;
  return agreement(seat, 0, time);
}

Checked<Entry> Table::answer_stop(int seat, std::uint32_t proposal, bool agree,
                                  std::int64_t time) const {
  if (auto refusal = refuse_seating(seat)) return *refusal;
  if (!proposal_ || proposal_->seq != proposal) {
    return refused("stop_lapsed", Code::kStale);
  }
  if (!agree) {
    Note note{NoteKind::kStopRefused};
    note.from = seats_[static_cast<std::size_t>(seat)].name;
    return note_entry(note, seat, time);
  }
  if ((proposal_->agreed & bit_of(seat)) != 0) {
    return refused("stop_agreed");
  }
  return agreement(seat, proposal_->agreed, time);
}

}  // namespace drover::table
