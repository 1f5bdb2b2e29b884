// Checks everything that a host sends against the contract of the API (`drover schema`).
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace drover::test {

// Returns an empty text if the answer has the shape that its route names, otherwise the problem.
std::string answer_problem(std::string_view method, std::string_view target, unsigned status,
                           std::string_view body);
// Returns an empty text if the text is a message of the server, otherwise the problem.
std::string message_problem(std::string_view text);
// Returns the members of the contract that nothing checked so far has had, as SHAPE.MEMBER.
std::set<std::string> unseen_members();

}  // namespace drover::test
