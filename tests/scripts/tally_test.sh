#!/usr/bin/env bash
# The counting of tests in ./check (scripts/tally.sh).
set -euo pipefail
# shellcheck source=tests/scripts/expect.sh
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"
# shellcheck source=scripts/tally.sh
source scripts/tally.sh

total() { tally "$@" | tail -n 1; } # the last line only

printf '98%% tests passed, 2 tests failed out of 100\n\nTotal Test time (real) = 1.00 sec\n' >"$work/check.release.txt"
printf ' Test Files  1 failed | 2 passed (3)\n\e[2m      Tests \e[22m \e[31m1 failed\e[39m | \e[32m30 passed\e[39m (31)\n' \
  >"$work/check.page.txt"
printf '    # Subtest: a\n# tests 3\n# pass 3\n# fail 0\nok\n# pass 1\n# fail 1\n' >"$work/check.browser.txt"

expect "ctest" "$(total 1 "$work/check.release.txt")" "98 passed, 2 failed"
expect "Vitest, with colours" "$(total 1 "$work/check.page.txt")" "30 passed, 1 failed"
expect "Node, several files" "$(total 1 "$work/check.browser.txt")" "4 passed, 1 failed"
expect "all of them" "$(total 1 "$work"/check.*.txt)" "132 passed, 4 failed"
expect "a line for each" "$(tally 1 "$work"/check.*.txt | grep -c '^Tests, ')" "3"
expect "no test was run" "$(total 0 "$work/check.none.txt")" "0 passed, 0 failed"
expect "something else failed" "$(total 2 "$work/check.none.txt")" "0 passed, 1 failed"
