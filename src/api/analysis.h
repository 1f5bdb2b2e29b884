// Analysis: answers to POST /api/v1/analysis/... (docs/api.md, "Analysis"). A request brings a
// position or the set-up of a game along and gets its view, its legal moves, or what a search
// finds. No table is involved, and nothing is stored. The server and LocalServer both use these
// functions.
//
// The answer shows everything in the position, hidden cards included, unless the request names a
// viewer. A position that is itself a view, as `drover show --as` prints it, remains one: it can be
// shown and searched, and played on after a request to deal the hidden cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "bots/clock.h"
#include "bots/search/advice_search.h"
#include "bots/search/search.h"
#include "game/game.h"
#include "table/refusal.h"

namespace drover::api {

// The most moves in one request: in a line, or in a tree with all its branches.
inline constexpr std::size_t kMaxAnalysedMoves = 4'000;
// The most that one request may search. Another request with another seed adds to the knowledge.
inline constexpr std::int64_t kMaxAnalysisMilliseconds = 4'000;
inline constexpr std::int64_t kMaxAnalysisIterations = 20'000;

// A parsed request to search a position.
struct AnalysisRequest {
  game::Position position;  // as the seat to decide may see it
  bots::search::Budget budget;
  std::uint64_t seed = 0;
};
// Parses the body of POST /api/v1/analysis/think.
table::Checked<AnalysisRequest> parse_analysis_request(const boost::json::value& body);
// Searches the position and returns the answer: moves, expected scores of all seats, and reasons.
boost::json::object run_analysis(const AnalysisRequest& request, const bots::Clock& clock);

// The answer to a request to search, from a finished search.
boost::json::object analysis_json(const game::Position& view,
                                  const bots::search::AdviceSearch& found);

// Answers a request of one of the kinds `read`, `look`, `line`, `fields` and `think`, which
// searches in the calling thread.
table::Checked<boost::json::object> analysis_answer(std::string_view what,
                                                    const boost::json::value& body);

}  // namespace drover::api
