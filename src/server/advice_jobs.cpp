#include "server/advice_jobs.h"

namespace drover::server {

void AdviceJob::end() {
  if (ticket && !ticket->withdraw()) ticket->hurry();
  hold.release();
}

void HintJob::finish(boost::json::object found) {
  answer = std::move(found);
  for (const Done& done : std::exchange(waiting, {})) done(*answer);
}

void HintJob::drop() {
  end();
  const ApiError moved_on = error_of(
      table::Refusal{table::Code::kStale, "The table has moved on while the hint was sought."});
  for (const Done& done : std::exchange(waiting, {})) done(moved_on);
}

}  // namespace drover::server
