// Fuzzes the analysis requests: any input must be answered or refused with a sentence. The first
// byte selects the kind of request, the rest is its JSON.
#include "api/analysis.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "mutate_json.h"

namespace {

namespace json = boost::json;
using namespace drover;  // NOLINT(google-build-using-namespace): a program of one file

constexpr std::string_view kQuestions[] = {"read", "look", "line", "fields"};

void require(bool good, const std::string& what) {
  if (good) return;
  std::fprintf(stderr, "%s\n", what.c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const std::string_view what = kQuestions[data[0] % std::size(kQuestions)];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  json::error_code error;
  json::value question = json::parse(text, error);
  // Input that is not JSON is read as a record.
  if (error) question = json::object{{"text", text}};
  const auto answer = api::analysis_answer(error ? "read" : what, question);
  if (!answer) {
    require(answer.error().sentence.size() > 10 && answer.error().sentence.back() == '.',
            "no sentence: " + answer.error().sentence);
    return 0;
  }
  if (what != "look") return 0;
  // The returned position must be accepted again and give an equal view.
  const json::object again{
      {"start", {{"position", answer->at("position")}}},
      {"viewer",
       question.as_object().contains("viewer") ? question.at("viewer") : json::value(nullptr)}};
  const auto second = api::analysis_answer("look", again);
  require(static_cast<bool>(second), "not shown again: " + json::serialize(again));
  require(second->at("view") == answer->at("view"), "not the same: " + json::serialize(again));
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// Mutates the JSON tree more often than the bytes, because most changes of bytes make the JSON
// invalid.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned int seed) {
  return trail::test::mutate_text(data, size, 1, max_size, seed, trail::test::mutate,
                                  LLVMFuzzerMutate);
}
