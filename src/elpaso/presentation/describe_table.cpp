// The whole table as text: train supply, markets, trading posts, the loop, players, Sue.
//
// Marks: <1> is a piece of player 1, <S> a piece of Sue; @1 is the herder of player 1, @S Sue's.
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/presentation/describe.h"
#include "elpaso/presentation/voice.h"
#include "elpaso/rules/rules.h"
#include "kit/table_text.h"

namespace drover::elpaso {

namespace {

namespace json = boost::json;
using kit::times;
using text::Ink;
using text::inked;
using text::Params;
using text::plain;
using text::TextPage;
using text::Word;

// "★" behind the number of a train card.
std::string_view star(int train_row) { return train_row % 2 == 1 ? "★" : " "; }

std::vector<std::string> bonuses_of(const PlayerState& player) {
  std::vector<std::string> words;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    const int count = player.bonus_tiles[kind];
    if (count == 0) continue;
    const std::string_view slug = kBonusTable[kind].slug;
    words.push_back(times(slug, count));
  }
  return words;
}

std::vector<std::string> discs_of(const PlayerState& player) {
  std::vector<std::string> words;
  for (std::size_t disc = 0; disc < kDiscs; ++disc) {
    if ((player.discs >> disc & 1U) == 0) continue;
    const DiscRow& row = kDiscTable[disc];
    words.push_back(fmt::format("{}{}{}", row.slug, row.dark ? "#" : "", sign(row.dark_from)));
  }
  return words;
}

std::string automa_list(std::uint16_t cards) {
  std::vector<std::string_view> words;
  for (const int card : bits<int>(cards)) words.push_back(at(kAutomaTable, card).slug);
  return words.empty() ? "-" : fmt::format("{}", fmt::join(words, " "));
}

class TableText final : kit::BasicTable<State, Voice> {
 public:
  TableText(const State& state, bool colour, text::Language language)
      : BasicTable(state, state.seats(), colour, language) {}

 private:
  std::string sign_of(Seat seat) const override {
    return seat == state_.sue_seat() ? "S" : BasicTable::sign_of(seat);
  }
  std::string points(int count, Provenance from) const {
    return words("points", {{"points", count}}) + std::string(sign(from));
  }
  std::string card(Card card) const {
    return is_worker(card) ? *say_.formatter().name("worker", card_name(card))
                           : std::string(card_name(card));
  }
  std::string workers(int count, int worker) const {
    const std::string_view name = at(kWorkerTable, worker).slug;
    return words("counted", {{"count", count}, {"worker", json::string(name)}});
  }

  std::string objective_words(int tile) const {
    return fmt::format("{}: {}", at(kObjectiveTable, tile).slug, say_.objective(tile));
  }

  void put_seat(Seat seat) { seat == state_.sue_seat() ? put_sue() : put_player(seat); }

  std::string pile(const Pile& pile) const {
    return kit::counted_words(pile, kCardKinds,
                              [&](int one) { return card(static_cast<Card>(one)); });
  }

  // ---- Markets, train supply, posts ----

  void put_markets() {
    title("markets", {{"price", kDollarsPerCowboy}});
    std::vector<Word> cattle;
    for (Card card = 0; card < kBreeds; ++card) {
      const BreedRow& row = kBreedTable[card];
      if (row.market_cowboys == 0) continue;
      cattle.push_back(plain(fmt::format("{}: {} x{} ({}{}, {})", row.market_cowboys, row.slug,
                                         state_.market[card], row.value, sign(row.value_from),
                                         points(row.points, row.points_from))));
    }
    page_.row(label("cattle", 1), cattle, 3);
    std::vector<Word> hired;
    for (Card worker = 0; worker < kWorkers; ++worker) {
      hired.push_back(plain(fmt::format("{} x{}", card(static_cast<Card>(kFirstWorker + worker)),
                                        state_.worker_stacks[worker])));
    }
    page_.row(label("workers", 1), hired, 3);
    for (int kind = 0; kind < kBuildingKinds; ++kind) {
      const BuildingRow& row = building_row(state_, kind);
      page_.text_row(fmt::format(" {} x{} {:>5}", row.slug, at(state_.building_stacks, kind),
                                 points(row.points, row.points_from)),
                     say_.actions(at(kBuildingSpans, building_row_index(state_, kind))));
    }
  }

  void put_train() {
    title("train");
    for (int card = 0; card < kTrainCards; ++card) {
      const int row = train_row_index(state_, card);
      const int engineers = at(kTrainTable, row).engineers;
      page_.text_row(fmt::format(" {}{} {} {}", card + 1, star(row), engineers,
                                 money(engineers * kDollarsPerEngineer)),
                     say_.actions(at(kTrainSpans, row)));
    }
    each_row(label("objectives", 1), state_.objective_display, [&](std::uint8_t tile) {
      return tile == kNoTile ? std::string() : objective_words(tile);
    });
    each_row(label("bonus_tiles", 1), state_.bonus_display, [&](std::uint8_t kind) {
      return kind == kNoTile ? std::string()
                             : fmt::format("{}: {}", kBonusTable[kind].slug, say_.bonus(kind));
    });
    page_.row(label("stacks", 1),
              {inked(words("stacks.left", {{"objectives", std::popcount(state_.objective_stack)},
                                           {"bonuses", state_.bonus_stack.total()}}),
                     Ink::kDim)});
  }

  void put_posts() {
    title("posts");
    for (int post = 0; post < kPosts; ++post) {
      const PostRow& row = at(kPostTable, post);
      page_.put(plain(fmt::format(" {:>2}{}{}{}", row.value, sign(row.value_from),
                                  row.dark ? "#" : " ", row.repeatable ? "+" : " ")));
      page_.pad_to(7);
      if (row.points > 0) page_.put(plain(points(row.points, row.points_from)));
      page_.pad_to(TextPage::kLabel);
      page_.put(plain(say_.reward(post)));
      page_.pad_to(60);
      Word discs = plain(" ");
      for (Seat seat = 0; seat < state_.seats(); ++seat) {
        for (int i = 0; i < at(state_.player[seat].posts, post); ++i) {
          discs.push_back(owner_mark(seat));
        }
      }
      page_.put(discs);
      page_.end_line();
    }
  }

  // ---- The loop ----

  void put_space(Space space) {
    const SpaceRow& row = kSpaceTable[space];
    const BoardTile tile = state_.board[space];
    const bool empty = tile == kEmptySpace && space != kElPaso;
    Word head{{fmt::format("{}{}", row.path == Path::kTrunk ? " " : "   ", row.slug),
               empty ? Ink::kDim : Ink::kTitle}};
    std::string text;
    if (space == kElPaso) {
      text = words("el_paso", {{"dollars", kElPasoDollars}});
    } else if (empty) {
      text = words("empty", {{"dollars", figure(row.cost, row.figure_from)}});
    } else if (is_building(tile)) {
      const int kind = building_kind(tile);
      head.push_back({fmt::format(" {}", building_row(state_, kind).slug), Ink::kTitle});
      head.push_back(owner_mark(building_owner(tile)));
      text = say_.actions(at(kBuildingSpans, building_row_index(state_, kind)));
    } else {
      head.push_back(
          {fmt::format(" [{}]", at(kNeutralTable, neutral_tile(tile)).slug), Ink::kTitle});
      text = say_.actions(at(kNeutralSpans, neutral_tile(tile)));
    }
    add_herders(space, head);
    if (row.path != Path::kTrunk) {
      text += fmt::format("   ({}{})",
                          words("way", {{"path", row.path == Path::kOuter ? "outer" : "inner"}}),
                          sign(row.layout_from));
    }
    page_.put(head);
    constexpr std::size_t kTextAt = 22;
    page_.pad_to(kTextAt);
    page_.text_row("", text, kTextAt);
  }

  void put_loop() {
    title("loop", {{"simmental", state_.simmental},
                   {"end", state_.finisher != kNobody ? "last"
                           : state_.simmental == 0    ? "next"
                                                      : "open"}});
    for (Space space = 0; space < kSpaces; ++space) put_space(space);
    Word beside;
    add_herders(kNowhere, beside);
    if (!beside.empty()) page_.row(label("not_placed", 1), {beside});
  }

  // ---- Players ----

  std::string hand_of(const PlayerState& player) const {
    return hand_words(pile(player.hand), player.hand.empty(), player.hidden_hand);
  }

  std::string workers_of(const PlayerState& player) const {
    std::vector<std::string> all;
    all.reserve(kWorkers);
    for (int i = 0; i < kWorkers; ++i) all.push_back(workers(at(player.workers, i), i));
    return joined(all);
  }

  std::string buildings_of(Seat seat) const {
    std::vector<std::string> all;
    for (Space space = 0; space < kSpaces; ++space) {
      const BoardTile tile = state_.board[space];
      if (!is_building(tile) || building_owner(tile) != seat) continue;
      all.push_back(
          words("building_on",
                {{"building", json::string(building_row(state_, building_kind(tile)).slug)},
                 {"space", json::string(kSpaceTable[space].slug)}}));
    }
    return joined(all);
  }

  std::string auxiliary_of(const PlayerState& player) const {
    std::vector<std::string> all;
    for (int slot = 0; slot < kAuxActions; ++slot) {
      const ActionId id = aux_action(player, slot);
      if (id == kNoAction) continue;
      all.push_back(fmt::format("{}: {}", slot + 1, say_.action(kActionTable[id])));
    }
    return fmt::format("{}", fmt::join(all, " · "));
  }

  void put_objectives(Seat seat) {
    const ObjectiveSet fulfilled = fulfilled_objectives(state_, seat);
    each_row(label("objectives"), bits<int>(state_.player[seat].objectives), [&](int tile) {
      const bool done = (fulfilled & objective_bit(tile)) != 0;
      const std::string text = objective_words(tile);
      return done ? words("fulfilled", {{"objective", text}}) : text;
    });
  }

  void put_player(Seat seat) {
    const PlayerState& player = state_.player[seat];
    put_head(seat, words("player", {{"seat", seat + 1}}),
             fmt::format("{}   {}", money(player.dollars),
                         words("score", {{"points", score(state_, seat).total()}})));
    page_.row(label("workers"),
              {plain(workers_of(player)), plain(words("steps", {{"limit", step_limit(player)}})),
               plain(words("hand_limit", {{"limit", hand_limit(player)}})),
               plain(words("certificates", {{"count", player.certificates},
                                            {"most", kMostCertificates},
                                            {"permanent", permanent_certificates(player)}})),
               plain(words("tokens", {{"count", player.tokens}}))},
              3);
    page_.text_row(label("hand"), player.hidden_hand == 0
                                      ? words("hand.value", {{"cards", hand_of(player)},
                                                             {"value", delivery_value(player)}})
                                      : hand_of(player));
    page_.text_row(label("draw_pile"),
                   words("draw_pile.holds", {{"count", player.draw.total() - player.hidden_hand},
                                             {"cards", pile(player.draw)},
                                             {"hidden", player.hidden_hand > 0},
                                             {"discards", pile(player.discard)}}));
    page_.text_row(label("discs"), joined(discs_of(player)));
    page_.text_row(label("auxiliary"), auxiliary_of(player));
    page_.text_row(label("buildings"), buildings_of(seat));
    page_.text_row(label("bonus_tiles"), joined(bonuses_of(player)));
    put_objectives(seat);
  }

  std::string sue_row() const {
    std::vector<std::string> all;
    for (const Worker worker : state_.sue.row) {
      const auto i = static_cast<std::size_t>(worker);
      std::string text =
          workers(state_.player[state_.sue_seat()].workers[i], static_cast<int>(worker));
      const int jokers = state_.sue.jokers[i];
      all.push_back(jokers > 0 ? words("with_jokers", {{"workers", text}, {"jokers", jokers}})
                               : std::move(text));
    }
    return joined(all);
  }

  void put_sue() {
    const Seat seat = state_.sue_seat();
    const PlayerState& player = state_.player[seat];
    put_head(seat, "SUE", words("score", {{"points", score(state_, seat).total()}}));
    page_.text_row(label("sue_row"), sue_row());
    page_.text_row(label("cattle"), pile(player.discard));
    page_.text_row(label("supply"),
                   words("supply.holds", {{"count", state_.sue.supply.total()},
                                          {"deck", automa_list(state_.sue.deck)},
                                          {"discard", automa_list(state_.sue.discard)}}));
    Params deliveries{{"discs", state_.sue.discs}};
    if (state_.sue.discs > 0) deliveries["post"] = at(kPostTable, state_.sue.next_post).value;
    page_.text_row(label("deliveries"), words("deliveries.left", deliveries));
    page_.text_row(label("buildings"), buildings_of(seat));
    page_.text_row(label("bonus_tiles"), joined(bonuses_of(player)));
    put_objectives(seat);
  }

 public:
  std::string seat(Seat seat) const {
    const PlayerState& player = state_.player[seat];
    if (seat == state_.sue_seat()) {
      return words("seat.sue", {{"workers", sue_row()},
                                {"cattle", pile(player.discard)},
                                {"discs", state_.sue.discs},
                                {"buildings", buildings_of(seat)}});
    }
    Params params{{"dollars", player.dollars},
                  {"hand", hand_of(player)},
                  {"workers", workers_of(player)},
                  {"certificates", player.certificates},
                  {"permanent", permanent_certificates(player)},
                  {"tokens", player.tokens}};
    if (player.herder != kNowhere) params["space"] = json::string(kSpaceTable[player.herder].slug);
    return words("seat", params);
  }

  std::string whole() {
    const bool seated = state_.viewer < state_.people();
    const int own = seated ? state_.viewer : static_cast<int>(state_.current);
    Params head{{"players", state_.people()}, {"sue", state_.has_sue()}, {"turn", state_.turn}};
    if (!over(state_)) head["seat"] = state_.current + 1;
    page_.title(words("title"), words("head", head));
    put_markets();
    put_train();
    put_posts();
    return text::end_of_table(
        page_, own, state_.seats(), say_.formatter().language(),
        [&](int seat) { put_seat(static_cast<Seat>(seat)); }, [&] { put_loop(); });
  }
};

}  // namespace

std::string seat_text(const State& state, Seat seat, text::Language language) {
  return TableText(state, false, language).seat(seat);
}

std::string table_text(const State& state, bool colour, text::Language language) {
  return TableText(state, colour, language).whole();
}

}  // namespace drover::elpaso
