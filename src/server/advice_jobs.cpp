#include "server/advice_jobs.h"

namespace drover::server {

void AdviceJob::end() {
  if (ticket && !ticket->withdraw()) ticket->hurry();
  if (const auto say = std::exchange(give_up, nullptr)) say();
  hold.release();
}

void HintJob::tell(const Answer<boost::json::object>& told) {
  for (const Done& done : std::exchange(waiting, {})) done(told);
}

void HintJob::finish(boost::json::object found) {
  answer = std::move(found);
  tell(*answer);
}

void HintJob::fail() {
  end();
  tell(ApiError{503, "too_fast", "No hint was found in time. Try again soon."});
}

void HintJob::drop() {
  end();
  tell(error_of(table::Refusal{table::Code::kStale,
                               "The table has changed while the hint was being searched."}));
}

}  // namespace drover::server
