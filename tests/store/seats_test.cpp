// Tests links, claims and changes of seats.
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "store/both_backends.h"
#include "store/helpers.h"

namespace drover::store::test {
namespace seats_test {

class KeysOfATableOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(KeysOfATableOnBothBackends);
class ClaimOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(ClaimOnBothBackends);
class RenewLinkOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(RenewLinkOnBothBackends);
class ChangeSeatOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(ChangeSeatOnBothBackends);

using table::test::must;

table::TableData three_seats() {
  return data_for({human("Ada"), bot("random"), human("Grace")}, 7);
}

TEST(Claim, ReplacesTheLinkByAPersonalKey) {
  const Folder folder;
  CreatedTable created;
  std::string own;
  {
    const auto store = must_open(folder.data());
    created = must_create(*store, three_seats());
    const KeyDigests before = must_load(*store, created.id).keys;
    EXPECT_FALSE(before.seats[0]->claimed);
    EXPECT_EQ(viewer_with_key(before, created.seat_keys[0]), 0) << "a link opens the seat, too";
    own = must(claim_now(*store, created.id, 0, created.seat_keys[0]));
    EXPECT_EQ(own.size(), kKeyLength);
    EXPECT_NE(own, created.seat_keys[0]);
    EXPECT_EQ(contents_of(folder.data() / "drover.db-wal").find(own), std::string::npos);
  }
  const auto store = must_open(folder.data());
  const KeyDigests keys = must_load(*store, created.id).keys;
  EXPECT_TRUE(keys.seats[0]->claimed);
  EXPECT_EQ(viewer_with_key(keys, own), 0);
  EXPECT_EQ(viewer_with_key(keys, created.seat_keys[0]), std::nullopt);
  // The keys of the other seats are unchanged.
  EXPECT_FALSE(keys.seats[1]);
  EXPECT_FALSE(keys.seats[2]->claimed);
  EXPECT_EQ(viewer_with_key(keys, created.seat_keys[2]), 2);
  EXPECT_EQ(viewer_with_key(keys, created.spectator_key), game::kNoSeat);
  EXPECT_TRUE(is_host_key(keys, created.host_key));
}

TEST_P(KeysOfATableOnBothBackends, AreThoseOfTheLoadedTable) {
  const auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  const std::string own = must(claim_now(*store, created.id, 0, created.seat_keys[0]));
  const KeyDigests keys = must(store->keys(created.id));
  ASSERT_EQ(keys.seats.size(), 3U);
  EXPECT_TRUE(keys.seats[0]->claimed);
  EXPECT_EQ(viewer_with_key(keys, own), 0);
  EXPECT_EQ(viewer_with_key(keys, created.seat_keys[0]), std::nullopt);
  EXPECT_FALSE(keys.seats[1]);
  EXPECT_EQ(viewer_with_key(keys, created.seat_keys[2]), 2);
  EXPECT_EQ(viewer_with_key(keys, created.spectator_key), game::kNoSeat);
  EXPECT_TRUE(is_host_key(keys, created.host_key));
  for (const std::string_view nothing : {"zzzzzzzz", "", "' OR 1=1"}) {
    EXPECT_EQ(kind_of(store->keys(nothing)), FailureKind::kNotFound) << nothing;
  }
}

TEST_P(ClaimOnBothBackends, IsRefusedASecondTime) {
  const auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  const std::string link = created.seat_keys[0];
  const std::string own = must(claim_now(*store, created.id, 0, link));
  for (const std::string& key : {link, own}) {
    const auto again = claim_now(*store, created.id, 0, key);
    ASSERT_EQ(kind_of(again), FailureKind::kTaken);
    EXPECT_EQ(again.error().sentence, "This seat has been taken already.");
  }
  EXPECT_EQ(viewer_with_key(must_load(*store, created.id).keys, own), 0);
}

TEST_P(ClaimOnBothBackends, NeedsTheLinkOfThatSeat) {
  const auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  for (const std::string& wrong :
       {created.seat_keys[2], created.spectator_key, created.host_key, random_key(), std::string(),
        created.seat_keys[0] + "0", std::string("' OR 1=1 --")}) {
    EXPECT_EQ(kind_of(claim_now(*store, created.id, 0, wrong)), FailureKind::kTaken) << wrong;
  }
  const std::string& link = created.seat_keys[0];
  for (const int seat : {-1, 1, 3}) {
    EXPECT_EQ(kind_of(claim_now(*store, created.id, seat, link)), FailureKind::kNotFound) << seat;
  }
  EXPECT_EQ(kind_of(claim_now(*store, "zzzzzzzz", 0, link)), FailureKind::kNotFound);
  must(claim_now(*store, created.id, 0, link));
}

TEST_P(ClaimOnBothBackends, OneOfManyConcurrentClaimsSucceeds) {
  const auto store = open();
  for (int round = 0; round < repetitions(20); ++round) {
    const CreatedTable created = must_create(*store, three_seats());
    std::atomic<int> got = 0;
    std::string own;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
      threads.emplace_back([&] {
        const auto key = claim_now(*store, created.id, 0, created.seat_keys[0]);
        if (key && ++got == 1) own = *key;
      });
    }
    for (std::thread& thread : threads) thread.join();
    ASSERT_EQ(got, 1);
    ASSERT_EQ(viewer_with_key(must_load(*store, created.id).keys, own), 0);
  }
}

TEST_P(RenewLinkOnBothBackends, TakesTheSeatBackAndAppendsANote) {
  const auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  const std::string lost = must(claim_now(*store, created.id, 2, created.seat_keys[2]));
  const std::string link = must(renew_link_now(*store, created.id, 2, note_entry(1, 2), "Grace"));
  const StoredTable stored = must_load(*store, created.id);
  EXPECT_EQ(viewer_with_key(stored.keys, lost), std::nullopt);
  EXPECT_EQ(viewer_with_key(stored.keys, created.seat_keys[2]), std::nullopt);
  EXPECT_EQ(viewer_with_key(stored.keys, link), 2);
  EXPECT_FALSE(stored.keys.seats[2]->claimed);
  EXPECT_EQ(stored.data.log, std::vector{note_entry(1, 2)});
  // A second new link replaces the unclaimed first one.
  const std::string newer = must(renew_link_now(*store, created.id, 2, note_entry(2, 2)));
  EXPECT_EQ(kind_of(claim_now(*store, created.id, 2, link)), FailureKind::kTaken);
  const std::string own = must(claim_now(*store, created.id, 2, newer));
  EXPECT_EQ(viewer_with_key(must_load(*store, created.id).keys, own), 2);
}

TEST_P(RenewLinkOnBothBackends, AndItsNoteAreOneTransaction) {
  const auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  EXPECT_EQ(append_now(*store, created.id, chat_entry(1)), std::nullopt);
  for (const std::uint32_t seq : {0U, 1U, 3U}) {
    EXPECT_EQ(kind_of(renew_link_now(*store, created.id, 0, note_entry(seq))),
              FailureKind::kConflict);
  }
  for (const int seat : {-1, 1, 3}) {
    EXPECT_EQ(kind_of(renew_link_now(*store, created.id, seat, note_entry(2))),
              FailureKind::kNotFound);
  }
  EXPECT_EQ(kind_of(renew_link_now(*store, "zzzzzzzz", 0, note_entry(1))), FailureKind::kNotFound);
  const StoredTable stored = must_load(*store, created.id);
  EXPECT_EQ(stored.data.log.size(), 1U);
  EXPECT_EQ(viewer_with_key(stored.keys, created.seat_keys[0]), 0);
}

TEST_P(RenewLinkOnBothBackends, GameWithNotesCanBeContinued) {
  const auto store = open();
  const CreatedTable created = must_create(*store, two_seats());
  table::Table table(created.id, must_load(*store, created.id).data);
  core::Rng rng = core::Rng::from_seed(5);
  game::Position position = table::test::true_position(table);
  for (int i = 0; i < 30; ++i) {
    const game::Move move = table::test::random_move(position, rng);
    const table::Entry entry = table::test::must(
        table.play(table.actor(), table.seq(), position.game().move_text(move), table::test::kNow));
    position.game().apply(position, move);
    ASSERT_EQ(append_now(*store, created.id, entry), std::nullopt);
    table.append(entry);
    if (i % 10 != 5) continue;
    table::Entry note = note_entry(table.seq() + 1);
    note.moves = table.moves();
    must(renew_link_now(*store, created.id, 0, note));
    table.append(note);
  }
  const table::Table again(created.id, must_load(*store, created.id).data);
  EXPECT_EQ(again.frozen(), "");
  EXPECT_EQ(again.seq(), 33U);
  EXPECT_EQ(again.moves(), 30);
  EXPECT_EQ(table::test::true_position(again), position);
}

// ---- Changes of seats ---------------------------------------------------------------------------

table::Seat away(std::string person) {
  return {table::SeatKind::kBot, "Hank", "greedy", std::move(person)};
}
Rights rights(Store& store, const std::string& id, std::string_view key) {
  return rights_with(must_load(store, id).keys, digest_of(key)).value();
}

TEST_P(ChangeSeatOnBothBackends, KeyOfASeatLeftToABotIsASpectatorUntilItIsTakenBack) {
  auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  const std::string own = must(claim_now(*store, created.id, 0, created.seat_keys[0]));
  EXPECT_EQ(must(change_seat_now(*store, created.id, {note_entry(1), away("Ada")})), "");
  store.reset();
  store = open();
  EXPECT_EQ(must_load(*store, created.id).data.seats[0], away("Ada"));
  EXPECT_EQ(viewer_with_key(must(store->keys(created.id)), own), game::kNoSeat);
  EXPECT_EQ(rights(*store, created.id, own).away, 0);
  must(change_seat_now(*store, created.id, {note_entry(2), human("Ada")}));
  EXPECT_EQ(must_load(*store, created.id).data.seats[0], human("Ada"));
  EXPECT_EQ(rights(*store, created.id, own).viewer, 0);
}

TEST_P(ChangeSeatOnBothBackends, OfferedLinkMakesANewKeyAndTheOldOneIsASpectator) {
  auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  const std::string own = must(claim_now(*store, created.id, 0, created.seat_keys[0]));
  const SeatChange offer{note_entry(1), human("Ada"), KeyChange::kOffer, {}};
  const std::string link = must(change_seat_now(*store, created.id, offer));
  EXPECT_EQ(rights(*store, created.id, link).invited, 0);
  EXPECT_EQ(rights(*store, created.id, link).viewer, game::kNoSeat) << "it shows nothing of a hand";
  EXPECT_EQ(rights(*store, created.id, own).viewer, 0);
  EXPECT_EQ(kind_of(claim_now(*store, created.id, 0, link)), FailureKind::kTaken);
  SeatChange pass{note_entry(2), human("Ada"), KeyChange::kPassOn, own};
  EXPECT_EQ(kind_of(change_seat_now(*store, created.id, pass)), FailureKind::kTaken);
  EXPECT_EQ(must_load(*store, created.id).data.log.size(), 1U) << "nothing of it is stored";
  pass.link = link;
  const std::string friends = must(change_seat_now(*store, created.id, pass));
  store.reset();
  store = open();
  EXPECT_EQ(rights(*store, created.id, friends).viewer, 0);
  EXPECT_EQ(rights(*store, created.id, own), Rights{});
  EXPECT_EQ(viewer_with_key(must(store->keys(created.id)), own), game::kNoSeat);
  EXPECT_EQ(viewer_with_key(must(store->keys(created.id)), link), std::nullopt);
  EXPECT_TRUE(must(store->keys(created.id)).seats[0]->claimed);
  pass.note = note_entry(3);
  EXPECT_EQ(kind_of(change_seat_now(*store, created.id, pass)), FailureKind::kTaken);
}

TEST_P(ChangeSeatOnBothBackends, OfferCanBeReplacedAndWithdrawn) {
  const auto store = open();
  const CreatedTable created = must_create(*store, three_seats());
  const auto offered = [&](std::uint32_t seq) {
    const SeatChange offer{note_entry(seq), human("Ada"), KeyChange::kOffer, {}};
    return must(change_seat_now(*store, created.id, offer));
  };
  const std::string first = offered(1);
  const std::string second = offered(2);
  KeyDigests keys = must(store->keys(created.id));
  EXPECT_EQ(viewer_with_key(keys, first), std::nullopt);
  EXPECT_EQ(viewer_with_key(keys, second), game::kNoSeat);
  must(
      change_seat_now(*store, created.id, {note_entry(3), human("Ada"), KeyChange::kWithdraw, {}}));
  keys = must(store->keys(created.id));
  EXPECT_EQ(viewer_with_key(keys, second), std::nullopt);
  EXPECT_EQ(viewer_with_key(keys, created.seat_keys[0]), 0);
  const std::string third = offered(4);
  must(renew_link_now(*store, created.id, 0, note_entry(5)));
  EXPECT_EQ(viewer_with_key(must(store->keys(created.id)), third), std::nullopt)
      << "the host takes back what was offered, too";
}

}  // namespace seats_test
}  // namespace drover::store::test
