#include "server/log.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <string>

#include <boost/json/serialize.hpp>
#include <fmt/chrono.h>

namespace drover::server {

namespace {

std::atomic<LogLevel> log_level = LogLevel::kInfo;

void write(std::string_view level, std::string_view event, boost::json::object fields) {
  const auto now =
      std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  boost::json::object line;
  line["time"] =
      fmt::format("{:%Y-%m-%dT%H:%M:%S}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(now)));
  line["level"] = level;
  line["event"] = event;
  for (auto& field : fields) line[field.key()] = std::move(field.value());
  std::string text = boost::json::serialize(line);
  text += '\n';
  // A single call, so that lines of several threads do not interleave.
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace

void set_log_level(LogLevel level) { log_level = level; }

void log_info(std::string_view event, boost::json::object fields) {
  if (log_level.load() >= LogLevel::kInfo) write("info", event, std::move(fields));
}

void log_debug(std::string_view event, boost::json::object fields) {
  if (log_level.load() >= LogLevel::kDebug) write("debug", event, std::move(fields));
}

void log_error(std::string_view event, boost::json::object fields) {
  write("error", event, std::move(fields));
}

}  // namespace drover::server
