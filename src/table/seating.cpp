// Table: seats that change hands, and proposals to stop the game.
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "table/table.h"
#include "table/user_text.h"

namespace drover::table {

namespace {

Refusal refused(std::string_view why, Code code = Code::kNotAllowed,
                boost::json::object params = {}) {
  text::Reason reason{why, std::move(params)};
  std::string sentence =
      text::sentence_of(reason, text::MessageFormatter(text::Language::kEnglish, {"text"}));
  return {code, std::move(sentence), std::move(reason)};
}

std::uint32_t bit_of(int seat) { return 1U << seat; }

// Returns the name of the person to whom the seat belongs, even if a bot plays it. A seat that
// never belonged to a person has the name of its bot.
const std::string& holder_of(const Seat& seat) {
  return seat.person.empty() ? seat.name : seat.person;
}

}  // namespace

// ---- Notes of the log ---------------------------------------------------------------------------

void Table::count_note(const Entry& entry) {
  const auto note = parse_table_note(entry.text);
  if (!note || entry.seat < 0 || entry.seat >= game::kMaxSeats) return;
  const std::uint32_t seat = bit_of(entry.seat);
  int& notes = seat_notes_[static_cast<std::size_t>(entry.seat)];
  if (changes_hands(note->kind)) {
    proposal_.reset();
    seats_left_to_bots_ &= ~seat;
  }
  switch (note->kind) {
    case TableNoteKind::kLinkRenewed:
      ++link_renewals_;
      offered_seats_ &= ~seat;
      break;
    case TableNoteKind::kSeatToBot:
      ++notes;
      seats_left_to_bots_ |= seat;
      bot_played_for_human_ = true;
      break;
    case TableNoteKind::kSeatTakenBack:
      break;
    case TableNoteKind::kSeatOffered:
      ++notes;
      offered_seats_ |= seat;
      break;
    case TableNoteKind::kOfferWithdrawn:
    case TableNoteKind::kSeatPassedOn:
      offered_seats_ &= ~seat;
      break;
    case TableNoteKind::kStopProposed:
      ++notes;
      proposal_ = Proposal{entry.seq, entry.seat, note->turn, seat};
      break;
    case TableNoteKind::kStopAgreed:
      if (proposal_) proposal_->agreed |= seat;
      break;
    case TableNoteKind::kStopRefused:
      proposal_.reset();
      break;
    case TableNoteKind::kStopped:
      proposal_.reset();
      stopped_ = true;
      break;
  }
}

void Table::lapse_proposal_after_move_of(int seat) {
  if (!proposal_ || seat < 0 || seat >= game::kMaxSeats || seat == proposal_->turn) return;
  const bool by_bot = ((original_bots_ | seats_left_to_bots_) & bit_of(seat)) != 0;
  if (!by_bot) proposal_.reset();
}

std::uint32_t Table::human_seats() const {
  std::uint32_t people = 0;
  for (int seat = 0; seat < players(); ++seat) {
    if (seats_[static_cast<std::size_t>(seat)].kind == SeatKind::kHuman) people |= bit_of(seat);
  }
  return people;
}

Seat Table::seat_after(const Entry& entry) const {
  Seat seat = seats_[static_cast<std::size_t>(entry.seat)];
  const auto note = parse_table_note(entry.text);
  if (!note || !changes_hands(note->kind)) return seat;
  if (note->kind == TableNoteKind::kSeatToBot) {
    seat.person = holder_of(seat);
    seat.kind = SeatKind::kBot;
    seat.name = note->to;
    seat.level = note->level;
    return seat;
  }
  // A person who takes over a seat gets a new name. Notes of older logs hold none.
  const bool newcomer = note->kind == TableNoteKind::kSeatPassedOn && !note->to.empty();
  return {SeatKind::kHuman, newcomer ? note->to : holder_of(seat), {}, {}};
}

// ---- Checks -------------------------------------------------------------------------------------

// Refuses actions about a seat or about stopping if the seat belongs to no person, or if the game
// has ended.
std::optional<Refusal> Table::refuse_seat_action(int seat) const {
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

Entry Table::note_entry(const TableNote& note, int seat, std::int64_t time) const {
  Entry entry = next_entry(EntryKind::kNote, seat, time);
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
  if (link_renewals_ >= kMaxLinkRenewals) {
    return refused("seat_links");
  }
  return note_entry({TableNoteKind::kLinkRenewed}, seat, time);
}

Checked<Entry> Table::hand_to_bot(int seat, std::string_view level, std::int64_t time) const {
  if (auto refusal = refuse_seat_action(seat)) return *refusal;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind == SeatKind::kBot) {
    return refused("seat_has_bot");
  }
  const bots::BotInfo* bot = bots::find_bot(level);
  if (bot == nullptr) return unknown_level(level);
  if (auto refusal = refuse_more_notes(seat)) return *refusal;
  // The name of the person stays reserved, so the bot gets another one.
  std::vector<Seat> seats = seats_;
  Seat& own = seats[static_cast<std::size_t>(seat)];
  own.person = std::exchange(own.name, {});
  TableNote note{TableNoteKind::kSeatToBot};
  note.level = bot->name;
  note.from = sitting.name;
  note.to = bot_name(seats, bot->name);
  return note_entry(note, seat, time);
}

Checked<Entry> Table::take_back(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seat_action(seat)) return *refusal;
  const Seat& sitting = seats_[static_cast<std::size_t>(seat)];
  if (sitting.kind != SeatKind::kBot) {
    return refused("seat_is_yours");
  }
  TableNote note{TableNoteKind::kSeatTakenBack};
  note.from = sitting.name;
  note.to = sitting.person;
  return note_entry(note, seat, time);
}

Checked<Entry> Table::offer_seat(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seat_action(seat)) return *refusal;
  if (auto refusal = refuse_more_notes(seat)) return *refusal;
  TableNote note{TableNoteKind::kSeatOffered};
  note.from = holder_of(seats_[static_cast<std::size_t>(seat)]);
  return note_entry(note, seat, time);
}

Checked<Entry> Table::withdraw_offer(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seat_action(seat)) return *refusal;
  if ((offered_seats_ & bit_of(seat)) == 0) {
    return refused("seat_not_offered");
  }
  TableNote note{TableNoteKind::kOfferWithdrawn};
  note.from = holder_of(seats_[static_cast<std::size_t>(seat)]);
  return note_entry(note, seat, time);
}

Checked<Entry> Table::pass_on(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seat_action(seat)) return *refusal;
  TableNote note{TableNoteKind::kSeatPassedOn};
  std::vector<Seat> others = seats_;
  note.from = holder_of(std::exchange(others[static_cast<std::size_t>(seat)], {}));
  note.to = person_name(others, static_cast<std::size_t>(seat));
  return note_entry(note, seat, time);
}

// ---- Stopping -----------------------------------------------------------------------------------

// Returns the note of a seat that proposes or agrees to stop. `agreed` has a bit for each seat that
// agreed before; the note of the last person ends the game.
Entry Table::stop_consent(int seat, std::uint32_t agreed, std::int64_t time) const {
  const bool all = (human_seats() & ~(agreed | bit_of(seat))) == 0;
  TableNote note{all ? TableNoteKind::kStopped : TableNoteKind::kStopAgreed};
  note.from = seats_[static_cast<std::size_t>(seat)].name;
  if (!all && agreed == 0) {
    note.kind = TableNoteKind::kStopProposed;
    note.turn = actor();
  }
  return note_entry(note, seat, time);
}

Checked<Entry> Table::propose_stop(int seat, std::int64_t time) const {
  if (auto refusal = refuse_seat_action(seat)) return *refusal;
  // A second proposal counts as agreement to the first.
  if (proposal_) return answer_stop(seat, proposal_->seq, true, time);
  if (auto refusal = refuse_more_notes(seat)) return *refusal;
  return stop_consent(seat, 0, time);
}

Checked<Entry> Table::answer_stop(int seat, std::uint32_t proposal, bool agree,
                                  std::int64_t time) const {
  if (auto refusal = refuse_seat_action(seat)) return *refusal;
  if (!proposal_ || proposal_->seq != proposal) {
    return refused("stop_lapsed", Code::kStale);
  }
  if (!agree) {
    TableNote note{TableNoteKind::kStopRefused};
    note.from = seats_[static_cast<std::size_t>(seat)].name;
    return note_entry(note, seat, time);
  }
  if ((proposal_->agreed & bit_of(seat)) != 0) {
    return refused("stop_agreed");
  }
  return stop_consent(seat, proposal_->agreed, time);
}

}  // namespace drover::table
