#include "text/json_tree.h"

#include <limits>
#include <thread>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace drover::text::test {
namespace json_tree_test {

namespace json = boost::json;

Object some_tree() {
  Object out;
  out["null"] = nullptr;
  out["yes"] = true;
  out["no"] = false;
  out["least"] = std::numeric_limits<std::int64_t>::min();
  out["small"] = std::uint8_t{200};
  out["text"] = std::string("Käse \"x\" \\ /");
  out["empty"] = Object();
  Array list;
  list.push_back(1);
  list.push_back("two");
  list.push_back({{"three", 3}, {"four", Array()}});
  out["list"] = list;
  return out;
}

TEST(JsonTree, IsWrittenInInsertionOrder) {
  EXPECT_EQ(to_json_text(some_tree),
            R"({"null":null,"yes":true,"no":false,"least":-9223372036854775808,"small":200,)"
            R"("text":"Käse \"x\" \\ /","empty":{},"list":[1,"two",{"three":3,"four":[]}]})");
}

TEST(JsonTree, EqualsItsBoostValue) {
  EXPECT_EQ(json::parse(to_json_text(some_tree)), to_boost_value(some_tree));
}

TEST(JsonTree, KeepsEveryByteOfAText) {
  std::string all;
  for (int byte = 0; byte < 0x80; ++byte) all += static_cast<char>(byte);
  const std::string text = to_json_text([&] { return Object{{all, all}}; });
  const json::value back = json::parse(text);
  EXPECT_EQ(back.at(all).as_string(), all);
  EXPECT_EQ(to_boost_value([&] { return Object{{all, all}}; }), back);
  EXPECT_EQ(text, json::serialize(back)) << "escaped as Boost.JSON escapes";
}

TEST(JsonTree, EscapesACharacterAtAnyPlace) {
  for (std::size_t length = 1; length <= 40; ++length) {
    for (std::size_t place = 0; place < length; ++place) {
      for (const char odd : {'"', '\\', '\n', '\x1f'}) {
        std::string text(length, '~');
        text[place] = odd;
        const std::string out = to_json_text([&] { return Object{{text, text}}; });
        EXPECT_EQ(out, json::serialize(json::object{{text, text}}));
      }
    }
    const std::string plain(length, '\xc3');
    EXPECT_EQ(to_json_text([&] { return Value(plain); }), '"' + plain + '"');
  }
}

TEST(JsonTree, DistinguishesSimilarKeys) {
  const auto make = [] {
    Object out;
    for (const char* key : {"abcde", "aBcde", "abcDe", "abc", "a", ""}) out[key] = key;
    return out;
  };
  EXPECT_EQ(to_json_text(make),
            R"({"abcde":"abcde","aBcde":"aBcde","abcDe":"abcDe","abc":"abc","a":"a","":""})");
}

TEST(JsonTree, ReplacesAndErasesMembersInPlace) {
  const auto make = [] {
    Object out{{"a", 1}, {"b", 2}, {"c", 3}};
    out["b"] = "new";
    out.erase("a");
    out.erase("unknown");
    return out;
  };
  EXPECT_EQ(to_json_text(make), R"({"b":"new","c":3})");
}

TEST(JsonTree, GivesAccessToItsValues) {
  const JsonArena arena;
  const Object tree = some_tree();
  EXPECT_TRUE(same_text(tree.at("text"), "Käse \"x\" \\ /"));
  EXPECT_FALSE(same_text(tree.at("text"), "Käse"));
  EXPECT_FALSE(same_text(tree.at("null"), tree.at("null"))) << "it is no text";
  const auto list = tree.at("list").elements();
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(to_json_text([&] { return list[2].object().at("three"); }), "3");
  EXPECT_EQ(to_json_text([&] { return tree.at("unknown"); }), "null");
  EXPECT_TRUE(tree.at("text").elements().empty());
  EXPECT_TRUE(tree.at("list").object().empty());
}

TEST(JsonTree, CopiesReferToOneObject) {
  const auto make = [] {
    Object out;
    Object copy = out;
    for (int i = 0; i < 20; ++i) copy[std::to_string(i)] = i;
    return out;
  };
  EXPECT_EQ(to_boost_object(make).size(), 20U);
}

TEST(JsonTree, GrowsBeyondTheFirstBlock) {
  const auto make = [] {
    Array list;
    for (int i = 0; i < 5000; ++i) list.push_back("a text that fills block after block");
    list.push_back(std::string(100'000, 'x'));
    return list;
  };
  const json::array list = to_boost_array(make);
  ASSERT_EQ(list.size(), 5001U);
  EXPECT_EQ(list[4999].as_string(), "a text that fills block after block");
  EXPECT_EQ(list[5000].as_string().size(), 100'000U);
}

TEST(JsonTree, ArenasNestAndBelongToTheirThread) {
  const JsonArena outer;
  Object out{{"outer", 1}};
  EXPECT_EQ(to_json_text([] { return Object{{"inner", 2}}; }), R"({"inner":2})");
  std::thread([] {
    EXPECT_EQ(to_json_text(some_tree).size(), to_json_text(some_tree).size());
  }).join();
  out["after"] = "the inner arena is gone";
  std::string text;
  Value(out).write_to(text);
  EXPECT_EQ(text, R"({"outer":1,"after":"the inner arena is gone"})");
}

}  // namespace json_tree_test
}  // namespace drover::text::test
