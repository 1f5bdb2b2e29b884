#include "text/json_arena.h"

#include <thread>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace drover::text::test {
namespace json_arena_test {

namespace json = boost::json;

json::object made() {
  json::object out = new_object();
  json::array list = new_array();
  for (int i = 0; i < 5000; ++i)
    list.push_back("a text that is too long to lie inside of its value");
  out["list"] = std::move(list);
  return out;
}

TEST(JsonArena, WhatIsMadeInsideIsTheSame) {
  const std::string outside = json::serialize(made());
  const JsonArena arena;
  EXPECT_EQ(json::serialize(made()), outside) << "more than the first block holds";
}

TEST(JsonArena, IsUsedOnlyWhileItLivesAndOnlyOnItsThread) {
  const json::storage_ptr heap;
  {
    const JsonArena outer;
    const json::storage_ptr outside = JsonArena::storage();
    EXPECT_NE(*outside.get(), *heap.get());
    {
      const JsonArena inner;
      EXPECT_NE(JsonArena::storage().get(), outside.get());
    }
    EXPECT_EQ(JsonArena::storage().get(), outside.get());
    std::thread([&] { EXPECT_EQ(*JsonArena::storage().get(), *heap.get()); }).join();
    EXPECT_EQ(made().storage().get(), outside.get());
  }
  EXPECT_EQ(*JsonArena::storage().get(), *heap.get());
}

}  // namespace json_arena_test
}  // namespace drover::text::test
