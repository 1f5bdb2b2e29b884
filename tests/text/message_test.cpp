// Messages and catalogues. The program and the page must format messages alike: both are tested
// with tests/text/messages.json, here and in web/tests/format.test.ts.
#include "text/message.h"

#include <fstream>
#include <sstream>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/places.h"
#include "text/catalogue.h"

namespace drover::text {
namespace message_test {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string file_text(const std::string& path) {
  const std::ifstream file(drover::test::test_data().string() + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}
const boost::json::object& vectors() {
  static const boost::json::value all = boost::json::parse(file_text("/text/messages.json"));
  return all.as_object();
}

std::string_view text_at(const boost::json::object& object, std::string_view key) {
  return object.at(key).as_string();
}

// The catalogue and players of messages.json, in one language.
class FileContext final : public MessageContext {
 public:
  explicit FileContext(Language language)
      : language_(language), catalogue_(boost::json::serialize(vectors().at("catalogue"))) {}
  Language language() const override { return language_; }
  std::optional<std::string> name(std::string_view table, std::string_view value) const override {
    const Message* found = message(std::string(table) + "." + std::string(value));
    return found == nullptr ? std::nullopt : std::optional(found->say({}, *this));
  }
  const Message* message(std::string_view key) const override {
    if (const Message* found = catalogue_.find(key)) return found;
    std::string other(key);
    std::replace(other.begin(), other.end(), '-', '_');
    return catalogue_.find(other);
  }
  std::string player(std::int64_t seat) const override {
    return std::string(text_at(vectors().at("players").as_object(), std::to_string(seat)));
  }

 private:
  Language language_;
  Catalogue catalogue_;
};

TEST(Message, FormatsLikeThePage) {
  const boost::json::array& all = vectors().at("says").as_array();
  ASSERT_GT(all.size(), 30U);
  for (const boost::json::value& one : all) {
    const boost::json::object& vector = one.as_object();
    const auto language =
        vector.contains("language") ? language_of(text_at(vector, "language")) : Language::kEnglish;
    ASSERT_TRUE(language);
    const auto message = Message::parse(text_at(vector, "message"));
    ASSERT_TRUE(message) << message.error();
    EXPECT_EQ(message->say(vector.at("params").as_object(), FileContext(*language)),
              text_at(vector, "says"))
        << text_at(vector, "message");
  }
}

TEST(Message, RefusesTheMessagesThePageRefuses) {
  const boost::json::array& all = vectors().at("broken").as_array();
  ASSERT_GT(all.size(), 3U);
  for (const boost::json::value& one : all) {
    const auto message = Message::parse(text_at(one.as_object(), "message"));
    ASSERT_FALSE(message) << text_at(one.as_object(), "message");
    EXPECT_THAT(message.error(), HasSubstr(std::string(text_at(one.as_object(), "because"))));
  }
}

TEST(Catalogue, EveryEmbeddedCatalogueCanBeParsed) {
  for (const std::string_view name : {"text", "trail", "trail/second", "elpaso"}) {
    for (const std::string_view code : kLanguageCodes) {
      const Catalogue& catalogue = Catalogue::of(name, *language_of(code));
      EXPECT_FALSE(catalogue.messages().empty()) << name << " " << code;
      EXPECT_THAT(catalogue.problems(), IsEmpty()) << name << " " << code;
    }
  }
}

TEST(Catalogue, KeepsAnUnreadableMessageAsTextAndNamesIt) {
  const Catalogue catalogue(R"({"a": "{n", "b": "fine"})");
  ASSERT_EQ(catalogue.problems().size(), 1U);
  EXPECT_THAT(catalogue.problems()[0], HasSubstr("a: "));
  EXPECT_EQ(catalogue.find("a")->say({}, FileContext(Language::kEnglish)), "{n");
  EXPECT_EQ(catalogue.find("b")->say({}, FileContext(Language::kEnglish)), "fine");
}

TEST(Catalogue, LaterCatalogueTakesPrecedence) {
  const MessageFormatter first(Language::kEnglish, {"trail"});
  const MessageFormatter second(Language::kEnglish, {"trail", "trail/second"});
  EXPECT_EQ(first("worker.builder"), "craftsman");
  EXPECT_EQ(second("worker.builder"), "builder");
  EXPECT_EQ(second("no.such_thing-here"), "Such thing here");
}

TEST(Catalogue, ChangesTheCaseOfAccentedLetters) {
  EXPECT_EQ(capitalised("übung"), "Übung");
  EXPECT_EQ(uncapitalised("Żeton"), "żeton");
  EXPECT_EQ(capitalised(""), "");
}

}  // namespace message_test
}  // namespace drover::text
