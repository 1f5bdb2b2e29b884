// Runs callbacks on a network thread. Callbacks that arrive together, such as those of entries that
// share a commit, wake only one thread.
#pragma once

#include <functional>
#include <mutex>
#include <vector>

#include <boost/asio/io_context.hpp>

namespace drover::server {

class CallbackQueue {
 public:
  using Callback = std::function<void()>;
  using Executor = boost::asio::io_context::executor_type;

  explicit CallbackQueue(const Executor& executor) : executor_(executor) {}
  // From any thread.
  void add(Callback callback);
  // Drops callbacks that have not run.
  void clear();

 private:
  void run_all();

  Executor executor_;
  std::mutex mutex_;
  std::vector<Callback> waiting_;
};

}  // namespace drover::server
