#include "server/thinker_process.h"

#include <csignal>

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include "server/bot_pool.h"
#include "server/log.h"
#include "server/shared_task_runner.h"
#include "server/thread_task_runner.h"
#include "store/store.h"

namespace drover::server {

std::optional<std::string> run_thinker(const ThinkerOptions& options) {
  auto store = store::open_shared_store(options.store);
  if (!store) return store.error().sentence;
  boost::asio::io_context io;
  boost::asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([](boost::system::error_code, int) {});
  BotPool pool(options.bot_bytes);
  ThreadTaskRunner thread_runner(options.threads);
  // Ignores changes and presence, because SharedTaskRunner loads the table of each task. While it
  // listens, the store notices when the database is lost and when it is back.
  (*store)->listen([](const auto&) {}, [](const auto&) {});
  SharedTaskRunner shared_runner(options.store, **store, thread_runner, pool, options.budgets,
                                 [](const std::string&) {});
  log_info("thinking", {{"threads", options.threads}});
  if (options.ready) options.ready();
  io.run();
  shared_runner.stop();
  thread_runner.stop();
  store->reset();
  log_info("stopped");
  return std::nullopt;
}

}  // namespace drover::server
