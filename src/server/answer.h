// What the API says, and what a store that fails makes of it.
#pragma once

#include "api/answer.h"
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

ApiError error_of(const store::Failure& failure);
// Whether something is wrong here; not so if only the asker named what is not there.
bool concerns_host(const store::Failure& failure);

}  // namespace drover::server
