// Positions that stand on no table: what can be seen and played there, and what a search thinks of
// them. Nothing is kept, nothing waits and nothing is read but what is asked: the server answers
// POST /api/v1/analysis/... with it, and whoever has no server calls it directly (docs/api.md,
// "Analysis").
//
// Everything in such a position lies open, unless the question names a seat to look as: whoever
// asks has brought the position along. A view, as `drover show --as` prints it, stays one: it can
// be looked at and thought about, and played on once what it hides has been dealt.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "bots/clock.h"
#include "bots/search/deliberation.h"
#include "bots/search/search.h"
#include "game/game.h"
#include "table/refusal.h"

namespace drover::api {

// A line, and a tree with all its branches, has no more moves.
inline constexpr std::size_t kMostStudiedMoves = 4'000;
// A search for analysis; whoever wants to know more asks again, with another seed.
inline constexpr std::int64_t kMostStudyMilliseconds = 4'000;
inline constexpr std::int64_t kMostStudyIterations = 20'000;

// What is to be thought about, and for how long.
struct StudyQuestion {
  game::Position position;
  bots::search::Budget budget;
  std::uint64_t seed = 0;
};
table::Checked<StudyQuestion> study_question(const boost::json::value& body);
// What a search of that budget finds: moves, what everybody may expect, and why.
boost::json::object study(const StudyQuestion& question, const bots::Clock& clock);

boost::json::object study_json(const game::Position& view, const bots::search::Deliberation& found);

// Whether it is one of `read`, `look`, `line`, `fields` and `think`.
bool is_analysis(std::string_view what);
// The answer to such a question; `think` thinks here and now.
table::Checked<boost::json::object> analysis_answer(std::string_view what,
                                                    const boost::json::value& body);

}  // namespace drover::api
