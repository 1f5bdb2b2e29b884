// What holds wherever tables live: in a folder, and in a PostgreSQL database.
//
//   class ClaimAnywhere : public Anywhere {};
//   INSTANTIATE_ANYWHERE(ClaimAnywhere);
//   TEST_P(ClaimAnywhere, IsRefusedASecondTime) { const auto store = open(); ... }
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/helpers.h"
#include "store/sqlite.h"
#include "support/postgres.h"

namespace drover::store::test {

enum class Kind : std::uint8_t { kFolder, kPostgres };

class Anywhere : public ::testing::TestWithParam<Kind> {
 public:
  Anywhere() = default;
  Anywhere(const Anywhere&) = delete;
  Anywhere& operator=(const Anywhere&) = delete;
  ~Anywhere() override {
    const bool is_there = drover::test::Postgres::is_there();
    if (GetParam() == Kind::kPostgres && is_there) {
      drover::test::Postgres::of_this_process().drop_databases();
    }
  }

 protected:
  // Where the store is, as it is told to the program. Made when it is first asked for.
  const std::string& place() {
    if (place_.empty()) place_ = new_place();
    return place_;
  }
  // Another one, with nothing in it.
  std::string new_place() {
    if (GetParam() == Kind::kPostgres) {
      return drover::test::Postgres::of_this_process().make_database();
    }
    return (folder_.path() / ("data" + std::to_string(++folders_))).string();
  }
  std::unique_ptr<Store> open(const StoreOptions& options = {}) {
    return must_open_at(place(), options);
  }
  // The database itself.
  std::unique_ptr<Connection> inside() {
    if (GetParam() == Kind::kPostgres) return drover::test::Postgres::connect(place());
    return std::make_unique<Database>(std::filesystem::path(place()) / "drover.db");
  }
  std::vector<std::string> problems() { return table::test::must(verify(place())).problems; }

 private:
  Folder folder_;
  std::string place_;
  int folders_ = 0;
};

inline auto places() {
  std::vector kinds{Kind::kFolder};
  if (drover::test::Postgres::is_there()) kinds.push_back(Kind::kPostgres);
  return ::testing::ValuesIn(kinds);
}

inline std::string name_of_place(const ::testing::TestParamInfo<Kind>& info) {
  return info.param == Kind::kFolder ? "Folder" : "Postgres";
}

}  // namespace drover::store::test

#define INSTANTIATE_ANYWHERE(suite)                                  \
  INSTANTIATE_TEST_SUITE_P(In, suite, drover::store::test::places(), \
                           drover::store::test::name_of_place)
