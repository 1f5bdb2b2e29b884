#include "server/advice_tasks.h"

namespace drover::server {

void AdviceTask::end() {
  if (thread_task && !thread_task->cancel_if_waiting()) thread_task->finish_soon();
  if (const auto cancel = std::exchange(unsubscribe, nullptr)) cancel();
  reservation.release();
}

void HintTask::answer_all(const Answer<boost::json::object>& result) {
  for (const Done& done : std::exchange(waiting, {})) done(result);
}

void HintTask::finish(boost::json::object hint) {
  answer = std::move(hint);
  answer_all(*answer);
}

void HintTask::fail() {
  end();
  answer_all(ApiError{503, "too_fast", "No hint was found in time. Try again soon."});
}

void HintTask::drop() {
  end();
  answer_all(error_of(table::Refusal{table::Code::kStale,
                                     "The table has changed while the hint was being searched."}));
}

}  // namespace drover::server
