#include "server/work.h"

#include <boost/json/serialize.hpp>

#include "api/analysis.h"
#include "api/hint.h"
#include "api/review.h"

namespace drover::server {

namespace json = boost::json;
using BotTurnHandle = std::shared_ptr<const table::BotTurn>;

service::TaskFinished run_work(const std::string& table, const service::Work& work, BotPool& pool,
                               const api::AdviceBudgets& budgets, bots::Clock& clock) {
  service::TaskFinished result;
  if (const auto* bot_turn = std::get_if<BotTurnHandle>(&work)) {
    const table::BotTurn& turn = **bot_turn;
    auto bot = pool.acquire(table, turn.seat, turn.level);
    result.move = table::think(turn, *bot, clock);
    pool.release(table, turn.seat, turn.level, std::move(bot));
  } else if (const auto* turn = std::get_if<table::AdviceTurn>(&work)) {
    const BotPool::MemoryReservation memory(pool, api::bytes_for(budgets.hint));
    result.text = json::serialize(api::find_hint(*turn, budgets.hint, clock));
  } else if (const auto* review = std::get_if<service::ReviewWork>(&work)) {
    const BotPool::MemoryReservation memory(pool, api::bytes_for(budgets.quick.find));
    const auto reviewed = api::review_decision(review->decision, review->closely, budgets, clock);
    if (reviewed) result.text = api::text_of(review->decision.view.game(), *reviewed);
  } else {
    const auto& request = std::get<api::AnalysisRequest>(work);
    const BotPool::MemoryReservation memory(pool, api::bytes_for(request.budget));
    result.text = json::serialize(api::run_analysis(request, clock));
  }
  return result;
}

std::chrono::milliseconds time_of(const service::Work& work, const api::AdviceBudgets& budgets) {
  if (const auto* turn = std::get_if<BotTurnHandle>(&work)) return service::thinking_time(**turn);
  if (std::holds_alternative<table::AdviceTurn>(work)) return budgets.hint.time;
  if (const auto* request = std::get_if<api::AnalysisRequest>(&work)) return request->budget.time;
  return std::chrono::milliseconds(0);
}

}  // namespace drover::server
