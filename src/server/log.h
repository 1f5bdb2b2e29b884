// The server's log: one JSON object per line on standard error. It must not contain keys or request
// bodies. All functions may be called from any thread.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

namespace drover::server {

enum class LogLevel { kQuiet, kInfo, kDebug };

void set_log_level(LogLevel level);
void log_info(std::string_view event, boost::json::object fields = {});
void log_debug(std::string_view event, boost::json::object fields = {});
void log_error(std::string_view event, boost::json::object fields = {});

}  // namespace drover::server
