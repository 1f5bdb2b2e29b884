#include "server/callback_queue.h"

#include <exception>

#include <boost/asio/post.hpp>

namespace drover::server {

void CallbackQueue::add(Callback callback) {
  {
    const std::lock_guard guard(mutex_);
    waiting_.push_back(std::move(callback));
    if (waiting_.size() > 1) return;
  }
  boost::asio::post(executor_, [this] { run_all(); });
}

void CallbackQueue::run_all() {
  std::vector<Callback> all;
  {
    const std::lock_guard guard(mutex_);
    all.swap(waiting_);
  }
  std::exception_ptr problem;
  for (Callback& callback : all) {
    try {
      callback();
    } catch (...) {
      problem = std::current_exception();  // rethrown after the others have run
    }
  }
  if (problem) std::rethrow_exception(problem);
}

void CallbackQueue::clear() {
  std::vector<Callback> all;
  const std::lock_guard guard(mutex_);
  all.swap(waiting_);
}

}  // namespace drover::server
