// Checks everything that a host sends against the contract of the API (`drover schema`).
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace drover::test {

// A request and its answer.
struct Exchange {
  std::string_view method;
  std::string_view target;
  std::string_view body;
  unsigned status = 0;
  std::string_view answer;
};
// Returns an empty text if the answer, and the body of a request that was accepted, have the shapes
// that the route names; otherwise the problem.
std::string exchange_problem(const Exchange& exchange);
// Returns an empty text if the text is a message of the server, otherwise the problem.
std::string message_problem(std::string_view text);
// Returns the members of the contract that nothing checked so far has had, as SHAPE.MEMBER.
std::set<std::string> unseen_members();

}  // namespace drover::test
