// Helpers for tests of the store: temporary folders, blocking calls, and sample data.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "store/store.h"
#include "support/places.h"
#include "table/helpers.h"

namespace drover::store::test {

using table::test::bot;
using table::test::data_for;
using table::test::human;
using table::test::kNow;
using table::test::repetitions;

// A new folder, deleted in the destructor.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "drover-store-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path data() const { return path_ / "data"; }
  std::filesystem::path database() const { return data() / "drover.db"; }

 private:
  std::filesystem::path path_;
};

inline std::unique_ptr<Store> must_open(const std::filesystem::path& folder,
                                        const StoreOptions& options = {}) {
  auto opened = open_store(folder, options);
  if (!opened) {
    ADD_FAILURE() << opened.error().sentence;
    std::abort();
  }
  return *std::move(opened);
}

// Opens the store of a folder or address.
inline std::unique_ptr<Store> must_open_at(const std::string& place,
                                           const StoreOptions& options = {}) {
  return table::test::must(is_database_address(place) ? open_shared_store(place, options)
                                                      : open_store(place, options));
}

inline Failure must_fail_to_open(const std::filesystem::path& folder) {
  auto opened = open_store(folder);
  if (!opened) {
    EXPECT_EQ(opened.error().sentence.back(), '.') << opened.error().sentence;
    return opened.error();
  }
  ADD_FAILURE() << "was opened";
  return {};
}

// The asynchronous calls of Store, as blocking calls.
inline Outcome<CreatedTable> create_now(Store& store, table::TableData data,
                                        std::optional<std::string> book = std::nullopt) {
  std::promise<Outcome<CreatedTable>> done;
  store.create(std::move(data), kNow, std::move(book),
               [&](Outcome<CreatedTable> outcome) { done.set_value(std::move(outcome)); });
  return done.get_future().get();
}
inline std::optional<Failure> append_now(Store& store, const std::string& id,
                                         const table::Entry& entry, Effect effect = {}) {
  std::promise<std::optional<Failure>> done;
  store.append(id, entry, std::move(effect),
               [&](std::optional<Failure> failure) { done.set_value(failure); });
  return done.get_future().get();
}
inline std::optional<Failure> rename_now(Store& store, const std::string& id, int seat,
                                         const std::string& name) {
  std::promise<std::optional<Failure>> done;
  store.rename(id, seat, name, [&](std::optional<Failure> failure) { done.set_value(failure); });
  return done.get_future().get();
}

inline Outcome<std::string> claim_now(Store& store, const std::string& id, int seat,
                                      const std::string& link) {
  std::promise<Outcome<std::string>> done;
  store.claim(id, seat, link,
              [&](Outcome<std::string> outcome) { done.set_value(std::move(outcome)); });
  return done.get_future().get();
}
inline Outcome<std::string> change_seat_now(Store& store, const std::string& id,
                                            SeatChange change) {
  std::promise<Outcome<std::string>> done;
  store.change_seat(id, std::move(change),
                    [&](Outcome<std::string> outcome) { done.set_value(std::move(outcome)); });
  return done.get_future().get();
}
// The host's request for a new link to a seat, for a person of that name.
inline Outcome<std::string> renew_link_now(Store& store, const std::string& id, int seat,
                                           table::Entry note, const std::string& name = "Ada") {
  note.seat = seat;
  return change_seat_now(store, id, {std::move(note), human(name), KeyChange::kNewLink, {}});
}
inline std::vector<std::string> must_sweep(Store& store, std::int64_t now,
                                           const Retention& retention, std::int64_t most = 1'000) {
  std::promise<Outcome<std::vector<std::string>>> done;
  store.sweep(now, retention, most, [&](auto outcome) { done.set_value(std::move(outcome)); });
  return table::test::must(done.get_future().get());
}
inline std::optional<Failure> check_writable_now(Store& store) {
  std::promise<std::optional<Failure>> done;
  store.check_writable([&](std::optional<Failure> failure) { done.set_value(failure); });
  return done.get_future().get();
}

inline Outcome<std::string> make_book_now(Store& store) {
  std::promise<Outcome<std::string>> done;
  store.make_book(kNow, [&](Outcome<std::string> outcome) { done.set_value(std::move(outcome)); });
  return done.get_future().get();
}
inline std::string must_make_book(Store& store) { return table::test::must(make_book_now(store)); }
inline std::optional<Failure> forget_result_now(Store& store, const std::string& book,
                                                const std::string& id) {
  std::promise<std::optional<Failure>> done;
  store.forget_result(book, id, [&](std::optional<Failure> failure) { done.set_value(failure); });
  return done.get_future().get();
}
inline std::optional<Failure> forget_book_now(Store& store, const std::string& book) {
  std::promise<std::optional<Failure>> done;
  store.forget_book(book, [&](std::optional<Failure> failure) { done.set_value(failure); });
  return done.get_future().get();
}
inline Book must_read_book(Store& store, std::string_view book, const ResultsPage& part = {}) {
  return table::test::must(store.read_book(book, part));
}

inline CreatedTable must_create(Store& store, table::TableData data,
                                std::optional<std::string> book = std::nullopt) {
  return table::test::must(create_now(store, std::move(data), std::move(book)));
}
inline StoredTable must_load(Store& store, std::string_view id) {
  return table::test::must(store.load(id));
}
inline FailureKind kind_of(const std::optional<Failure>& failure) {
  if (!failure) {
    ADD_FAILURE() << "did not fail";
    return FailureKind::kOther;
  }
  EXPECT_FALSE(failure->sentence.empty());
  EXPECT_EQ(failure->sentence.back(), '.') << failure->sentence;
  return failure->kind;
}
template <class T>
FailureKind kind_of(const Outcome<T>& outcome) {
  return kind_of(outcome ? std::nullopt : std::optional(outcome.error()));
}

inline table::TableData two_seats(std::uint64_t seed = 7) {
  return data_for({human("Ada"), bot("random")}, seed);
}
inline table::TableData solo_table(std::uint64_t seed = 7) {
  return data_for({human("Ada")}, seed, *game::find_game("elpaso"));
}
inline table::Entry move_entry(std::uint32_t seq) {
  return {seq, kNow + seq, table::EntryKind::kMove, 0, static_cast<int>(seq), "end"};
}
inline table::SoloResult some_result(int score) {
  return {score, 50, score > 50, 24, 143, {{"dollars", 3}, {"cattle", score - 3}}};
}
// The effect of the entry that ends a solo game with that score.
inline Effect ends_with(int score) { return {true, some_result(score)}; }
inline table::Entry chat_entry(std::uint32_t seq, std::string text = "hello") {
  return {seq, kNow + seq, table::EntryKind::kChat, 0, 0, std::move(text)};
}

inline table::Entry note_entry(std::uint32_t seq, int seat = 0) {
  return {seq, kNow + seq, table::EntryKind::kNote, seat, 0, "link_renewed"};
}

// The file with the SQL statements that create a database of that schema version.
inline std::filesystem::path dump_of(std::size_t version) {
  return drover::test::test_data() / "store" / "versions" /
         ("v" + std::to_string(version) + ".sql");
}

inline std::string contents_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}
inline void write_file(const std::filesystem::path& file, const std::string& contents) {
  std::ofstream(file, std::ios::binary) << contents;
}

}  // namespace drover::store::test
