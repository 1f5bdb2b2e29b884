// A fixture for tests that run on both stores: SQLite in a folder, and PostgreSQL.
//
//   class ClaimOnBothBackends : public OnBothBackends {};
//   INSTANTIATE_ON_BOTH_BACKENDS(ClaimOnBothBackends);
//   TEST_P(ClaimOnBothBackends, IsRefusedASecondTime) { const auto store = open(); ... }
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/helpers.h"
#include "store/sqlite.h"
#include "support/postgres.h"

namespace drover::store::test {

enum class Backend : std::uint8_t { kFolder, kPostgres };

class OnBothBackends : public ::testing::TestWithParam<Backend> {
 public:
  OnBothBackends() = default;
  OnBothBackends(const OnBothBackends&) = delete;
  OnBothBackends& operator=(const OnBothBackends&) = delete;
  ~OnBothBackends() override {
    const bool is_there = drover::test::Postgres::is_installed();
    if (GetParam() == Backend::kPostgres && is_there) {
      drover::test::Postgres::of_this_process().drop_databases();
    }
  }

 protected:
  // The folder or address of the test's store, created on the first call.
  const std::string& place() {
    if (place_.empty()) place_ = new_place();
    return place_;
  }
  // The folder or address of another, empty store.
  std::string new_place() {
    if (GetParam() == Backend::kPostgres) {
      return drover::test::Postgres::of_this_process().make_database();
    }
    return (folder_.path() / ("data" + std::to_string(++folders_))).string();
  }
  std::unique_ptr<Store> open(const StoreOptions& options = {}) {
    return must_open_at(place(), options);
  }
  // A connection to the test's database, to read and damage its rows.
  std::unique_ptr<Connection> inside() {
    if (GetParam() == Backend::kPostgres) return drover::test::Postgres::connect(place());
    return std::make_unique<SqliteConnection>(std::filesystem::path(place()) / "drover.db");
  }
  std::vector<std::string> problems() { return table::test::must(verify(place())).problems; }

 private:
  Folder folder_;
  std::string place_;
  int folders_ = 0;
};

inline auto places() {
  std::vector backends{Backend::kFolder};
  if (drover::test::Postgres::is_installed()) backends.push_back(Backend::kPostgres);
  return ::testing::ValuesIn(backends);
}

inline std::string name_of_place(const ::testing::TestParamInfo<Backend>& info) {
  return info.param == Backend::kFolder ? "Folder" : "Postgres";
}

}  // namespace drover::store::test

#define INSTANTIATE_ON_BOTH_BACKENDS(suite)                          \
  INSTANTIATE_TEST_SUITE_P(In, suite, drover::store::test::places(), \
                           drover::store::test::name_of_place)
