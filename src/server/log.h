// The host's log: one JSON object per line on standard error. Must not contain keys
// or request bodies. From any thread.
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
