// Names of API errors (api/answer.h), and conversion of store failures to API errors.
#pragma once

#include <string_view>

#include "api/answer.h"
#include "service/events.h"
#include "store/failure.h"

namespace drover::server {

using api::Answer;
using api::ApiError;
using api::bad_key;
using api::bad_request;
using api::error_of;
using api::too_fast;
using api::too_large;
using api::unknown_table;

// Details of internal failures are left out: they belong in the server's log, not in a response.
ApiError error_of(const store::Failure& failure);
// True if the server or its store is at fault; false if the client named something that does not
// exist or is not available.
bool is_server_fault(const store::Failure& failure);
// Converts a failure of the store to an API error. Logs it as `event` if the server is at fault.
ApiError not_stored(std::string_view event, const store::Failure& failure,
                    std::string_view table = {});
// Converts a failed write of a table. A conflict is not logged: the table tries again.
service::WriteFinished::Failure refused_write(std::string_view event, const store::Failure& failure,
                                              std::string_view table);

}  // namespace drover::server
