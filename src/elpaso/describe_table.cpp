// The whole table as text: train supply, markets, trading posts, the loop, players, Sue.
//
// Marks: <1> belongs to player 1, <S> to Sue; @1 is the herder of player 1, @S Sue's.
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/describe.h"
#include "elpaso/engine.h"
#include "text/text_page.h"

namespace drover::elpaso {

namespace {

using text::Ink;
using text::inked;
using text::Piece;
using text::plain;
using text::seat_ink;
using text::TextPage;
using text::Word;

template <class Table>
const auto& row_of(const Table& table, int index) {
  return table[static_cast<std::size_t>(index)];
}

// "3 cards", "1 card".
std::string counted(int count, std::string_view thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

std::string seat_sign(const State& state, Seat seat) {
  return seat == state.sue_seat() ? std::string("S") : fmt::format("{}", seat + 1);
}
Piece owner_mark(const State& state, Seat seat) {
  return {fmt::format("<{}>", seat_sign(state, seat)), seat_ink(seat)};
}
Piece herder_mark(const State& state, Seat seat) {
  return {fmt::format(" @{}", seat_sign(state, seat)), seat_ink(seat)};
}

std::string joined(const std::vector<std::string>& words, std::string_view otherwise = "none") {
  return words.empty() ? std::string(otherwise) : fmt::format("{}", fmt::join(words, ", "));
}

std::string pile_words(const Pile& pile) {
  std::vector<std::string> words;
  for (Card card = 0; card < kCardKinds; ++card) {
    const int count = pile[card];
    if (count == 1) words.emplace_back(card_name(card));
    if (count > 1) words.push_back(fmt::format("{} x{}", card_name(card), count));
  }
  return joined(words, "-");
}

// ---- Train supply, markets, posts ---------------------------------------------------------------

void put_train(TextPage& page, const State& state) {
  page.title("TRAIN", "cards with engineers and dollars; * is the star side");
  for (int card = 0; card < kTrainCards; ++card) {
    const int row = train_row_index(state, card);
    const int engineers = row_of(kTrainTable, row).engineers;
    page.text_row(fmt::format(" {}{} {} ${}", card + 1, row % 2 == 1 ? "*" : " ", engineers,
                              engineers * kDollarsPerEngineer),
                  actions_words(row_of(kTrainSpans, row)));
  }
  std::string label = " objectives";
  for (const std::uint8_t tile : state.objective_display) {
    if (tile == kNoTile) continue;
    page.text_row(label, fmt::format("{}: {}", kObjectiveTable[tile].slug, objective_words(tile)));
    label.clear();
  }
  label = " bonus tiles";
  for (const std::uint8_t kind : state.bonus_display) {
    if (kind == kNoTile) continue;
    page.text_row(label, fmt::format("{}: {}", kBonusTable[kind].slug, bonus_words(kind)));
    label.clear();
  }
  page.row(" stacks",
           {inked(fmt::format("{} objectives, {} bonus tiles", std::popcount(state.objective_stack),
                              state.bonus_stack.total()),
                  Ink::kDim)});
}

void put_markets(TextPage& page, const State& state) {
  page.title("MARKETS", "cattle by cowboys, workers, buildings by builders; $2 for each of them");
  std::vector<Word> cattle;
  for (Card card = 0; card < kBreeds; ++card) {
    const BreedRow& row = kBreedTable[card];
    if (row.market_cowboys == 0) continue;
    cattle.push_back(plain(fmt::format("{}: {} x{} ({}{}, {}vp{})", row.market_cowboys, row.slug,
                                       state.market[card], row.value, sign(row.value_from),
                                       row.points, sign(row.points_from))));
  }
  page.row(" cattle", cattle, 3);
  std::vector<Word> workers;
  for (std::size_t i = 0; i < kWorkers; ++i) {
    workers.push_back(plain(fmt::format("{} x{}", kWorkerTable[i].slug, state.worker_stacks[i])));
  }
  page.row(" workers", workers, 3);
  for (int kind = 0; kind < kBuildingKinds; ++kind) {
    const BuildingRow& row = building_row(state, kind);
    page.text_row(fmt::format(" {} x{} {:>2}vp{}", row.slug, row_of(state.building_stacks, kind),
                              row.points, sign(row.points_from)),
                  actions_words(row_of(kBuildingSpans, building_row_index(state, kind))));
  }
}

void put_posts(TextPage& page, const State& state) {
  page.title("TRADING POSTS", "# dark: for discs from dark spaces too;  + again and again");
  for (int post = 0; post < kPosts; ++post) {
    const PostRow& row = row_of(kPostTable, post);
    page.put(plain(fmt::format(" {:>2}{}{}{}", row.value, sign(row.value_from),
                               row.dark ? "#" : " ", row.repeatable ? "+" : " ")));
    page.pad_to(7);
    if (row.points > 0) page.put(plain(fmt::format("{}vp{}", row.points, sign(row.points_from))));
    page.pad_to(TextPage::kLabel);
    page.put(plain(reward_words(post)));
    page.pad_to(44);
    Word discs;
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      for (int i = 0; i < row_of(state.player[seat].posts, post); ++i) {
        discs.push_back(owner_mark(state, seat));
      }
    }
    page.put(discs);
    page.end_line();
  }
}

// ---- The loop -----------------------------------------------------------------------------------

void add_herders(const State& state, Space space, Word& word) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (state.player[seat].herder == space) word.push_back(herder_mark(state, seat));
  }
}

void put_space(TextPage& page, const State& state, Space space) {
  const SpaceRow& row = kSpaceTable[space];
  const BoardTile tile = state.board[space];
  const bool empty = tile == kEmptySpace && space != kElPaso;
  Word head{{fmt::format("{}{}", row.path == Path::kTrunk ? " " : "   ", row.slug),
             empty ? Ink::kDim : Ink::kTitle}};
  std::string text;
  if (space == kElPaso) {
    text = fmt::format("gain ${}; take a Simmental; deliver", kElPasoDollars);
  } else if (empty) {
    text = fmt::format("empty, ${}{} to build here", row.cost, sign(row.figure_from));
  } else if (is_building(tile)) {
    const int kind = building_kind(tile);
    head.push_back({fmt::format(" {}", building_row(state, kind).slug), Ink::kTitle});
    head.push_back(owner_mark(state, building_owner(tile)));
    text = actions_words(row_of(kBuildingSpans, building_row_index(state, kind)));
  } else {
    head.push_back(
        {fmt::format(" [{}]", row_of(kNeutralTable, neutral_tile(tile)).slug), Ink::kTitle});
    text = actions_words(row_of(kNeutralSpans, neutral_tile(tile)));
  }
  add_herders(state, space, head);
  if (row.path != Path::kTrunk) {
    text += fmt::format("   ({} way{})", row.path == Path::kOuter ? "outer" : "inner",
                        sign(row.layout_from));
  }
  page.put(head);
  constexpr std::size_t kTextAt = 22;
  page.pad_to(kTextAt);
  page.text_row("", text, kTextAt);
}

void put_loop(TextPage& page, const State& state) {
  page.title("THE LOOP",
             fmt::format("<1> owner  @1 herder   Simmental cards left: {}{}", state.simmental,
                         state.finisher != kNobody ? ", last turns"
                         : state.simmental == 0    ? ", the next arrival finishes"
                                                   : ""));
  for (Space space = 0; space < kSpaces; ++space) put_space(page, state, space);
  Word beside;
  add_herders(state, kNowhere, beside);
  if (!beside.empty()) page.row(" not placed", {beside});
}

// ---- Players ------------------------------------------------------------------------------------

std::string hand_words_of(const PlayerState& player) {
  if (player.hidden_hand == 0) return pile_words(player.hand);
  const std::string unseen = fmt::format("{} unseen", player.hidden_hand);
  return player.hand.empty() ? unseen : fmt::format("{}, {}", pile_words(player.hand), unseen);
}

std::string workers_words_of(const PlayerState& player, int types) {
  std::vector<std::string> words;
  words.reserve(static_cast<std::size_t>(types));
  for (int i = 0; i < types; ++i) {
    words.push_back(counted(row_of(player.workers, i), row_of(kWorkerTable, i).slug));
  }
  return joined(words);
}

std::string buildings_words_of(const State& state, Seat seat) {
  std::vector<std::string> words;
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile tile = state.board[space];
    if (!is_building(tile) || building_owner(tile) != seat) continue;
    words.push_back(fmt::format("{} on {}", building_row(state, building_kind(tile)).slug,
                                kSpaceTable[space].slug));
  }
  return joined(words);
}

std::string bonus_words_of(const PlayerState& player) {
  std::vector<std::string> words;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    const int count = player.bonus_tiles[kind];
    if (count == 0) continue;
    const std::string_view slug = kBonusTable[kind].slug;
    words.push_back(count == 1 ? std::string(slug) : fmt::format("{} x{}", slug, count));
  }
  return joined(words);
}

std::string disc_words_of(const PlayerState& player) {
  std::vector<std::string> words;
  for (std::size_t disc = 0; disc < kDiscs; ++disc) {
    if ((player.discs >> disc & 1U) == 0) continue;
    const DiscRow& row = kDiscTable[disc];
    words.push_back(fmt::format("{}{}{}", row.slug, row.dark ? "#" : "", sign(row.dark_from)));
  }
  return joined(words);
}

std::string aux_words_of(const PlayerState& player) {
  std::vector<std::string> words;
  for (int slot = 0; slot < kAuxActions; ++slot) {
    const ActionId id = aux_action(player, slot);
    if (id == kNoAction) continue;
    words.push_back(fmt::format("{}: {}", slot + 1, action_words(kActionTable[id])));
  }
  return fmt::format("{}", fmt::join(words, ";  "));
}

void put_objectives(TextPage& page, const State& state, Seat seat) {
  const ObjectiveSet fulfilled = fulfilled_objectives(state, seat);
  std::string label = "  objectives";
  for (ObjectiveSet set = state.player[seat].objectives; set != 0; set &= set - 1) {
    const int tile = std::countr_zero(set);
    page.text_row(label,
                  fmt::format("{}: {}{}", row_of(kObjectiveTable, tile).slug, objective_words(tile),
                              (fulfilled & objective_bit(tile)) != 0 ? " (fulfilled)" : ""));
    label.clear();
  }
}

void put_head(TextPage& page, const State& state, Seat seat, const std::string& title) {
  Word head{owner_mark(state, seat), {" " + title, seat_ink(seat)}};
  if (seat == state.viewer) head.push_back({" (you)", Ink::kPlain});
  if (seat == state.current && !over(state)) head.push_back({" to decide", Ink::kTitle});
  page.end_line();
  page.put(head);
  page.pad_to(32);
}

void put_player(TextPage& page, const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  put_head(page, state, seat, fmt::format("PLAYER {}", seat + 1));
  page.put(plain(
      fmt::format("${}   score {} if it ended now", player.dollars, score(state, seat).total())));
  page.end_line();
  page.row("  workers",
           {plain(workers_words_of(player, kWorkers)),
            plain(fmt::format("steps {}", step_limit(player))),
            plain(fmt::format("hand limit {}", hand_limit(player))),
            plain(fmt::format("certificates {} of {}{}", player.certificates, kMostCertificates,
                              permanent_certificates(player) > 0
                                  ? fmt::format(" + {} permanent", permanent_certificates(player))
                                  : "")),
            plain(fmt::format("tokens {}", player.tokens))},
           3);
  page.text_row("  hand",
                player.hidden_hand == 0
                    ? fmt::format("{} (value {})", hand_words_of(player), delivery_value(player))
                    : hand_words_of(player));
  page.text_row("  draw pile",
                fmt::format("{} ({});  discard pile: {}", player.draw.total() - player.hidden_hand,
                            pile_words(player.draw) +
                                (player.hidden_hand > 0 ? ", some of these in hand" : ""),
                            pile_words(player.discard)));
  page.text_row("  discs on", disc_words_of(player));
  page.text_row("  auxiliary", aux_words_of(player));
  page.text_row("  buildings", buildings_words_of(state, seat));
  page.text_row("  bonus tiles", bonus_words_of(player));
  put_objectives(page, state, seat);
}

std::string sue_row_words(const State& state) {
  std::vector<std::string> words;
  for (const Worker worker : state.sue.row) {
    const auto i = static_cast<std::size_t>(worker);
    std::string text = counted(state.player[state.sue_seat()].workers[i], kWorkerTable[i].slug);
    if (state.sue.jokers[i] > 0) {
      text += fmt::format(" (with {})", counted(state.sue.jokers[i], "joker"));
    }
    words.push_back(std::move(text));
  }
  return joined(words);
}

std::string automa_list(std::uint16_t cards) {
  std::vector<std::string> words;
  for (unsigned set = cards; set != 0; set &= set - 1) {
    words.emplace_back(row_of(kAutomaTable, std::countr_zero(set)).slug);
  }
  return words.empty() ? "-" : fmt::format("{}", fmt::join(words, " "));
}

void put_sue(TextPage& page, const State& state) {
  const Seat seat = state.sue_seat();
  const PlayerState& player = state.player[seat];
  put_head(page, state, seat, "SUE");
  page.put(plain(fmt::format("score {} if it ended now", score(state, seat).total())));
  page.end_line();
  page.text_row("  row", sue_row_words(state));
  page.text_row("  cattle", pile_words(player.discard));
  page.text_row("  supply",
                fmt::format("{} left;  cards to come: {};  turned over: {}",
                            counted(static_cast<int>(state.sue.supply.total()), "card"),
                            automa_list(state.sue.deck), automa_list(state.sue.discard)));
  page.text_row("  deliveries", state.sue.discs == 0
                                    ? std::string("no disc left")
                                    : fmt::format("{} left, the next one to post {}",
                                                  counted(state.sue.discs, "disc"),
                                                  row_of(kPostTable, state.sue.next_post).value));
  page.text_row("  buildings", buildings_words_of(state, seat));
  page.text_row("  bonus tiles", bonus_words_of(player));
  put_objectives(page, state, seat);
}

void put_seat(TextPage& page, const State& state, Seat seat) {
  if (seat == state.sue_seat()) {
    put_sue(page, state);
  } else {
    put_player(page, state, seat);
  }
}

}  // namespace

std::string seat_text(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  if (seat == state.sue_seat()) {
    return fmt::format("Sue | {} | cattle {} | discs {} | buildings {}", sue_row_words(state),
                       pile_words(player.discard), state.sue.discs,
                       buildings_words_of(state, seat));
  }
  std::string text = fmt::format(
      "${} | {} | {} | certificates {}{} | tokens {}", player.dollars, hand_words_of(player),
      workers_words_of(player, kWorkers), player.certificates,
      permanent_certificates(player) > 0 ? fmt::format(" + {}", permanent_certificates(player))
                                         : "",
      player.tokens);
  if (player.herder != kNowhere) text += fmt::format(" | on {}", kSpaceTable[player.herder].slug);
  return text;
}

std::string table_text(const State& state, bool colour) {
  const bool seated = state.viewer < state.people();
  const int own = seated ? state.viewer : static_cast<int>(state.current);
  TextPage page(colour);
  page.title("GREAT WESTERN TRAIL: EL PASO",
             fmt::format("{}{}, turn {}{}", counted(state.people(), "player"),
                         state.has_sue() ? " and Sue" : "", state.turn,
                         over(state) ? std::string(", over")
                                     : fmt::format(", player {} to decide", state.current + 1)));
  put_markets(page, state);
  put_train(page, state);
  put_posts(page, state);
  // What is looked at most comes last, nearest to the question that follows: the loop, and the
  // board of whoever looks.
  for (int i = 1; i < state.seats(); ++i) {
    put_seat(page, state, static_cast<Seat>((own + i) % state.seats()));
  }
  put_loop(page, state);
  put_seat(page, state, static_cast<Seat>(own));
  return text::with_legend(page.take());
}

}  // namespace drover::elpaso
