# shellcheck shell=bash
# tally STATUS FILE...: adds up the results of ctest, Vitest and Node's test runner in these files. Prints a line for
# each file, and finally the sum as "N passed, N failed". STATUS is the exit status of the whole run: if it is not 0
# although no test failed, one failure is counted. To be sourced.
tally() {
  local status=$1 file files=(/dev/null)
  shift
  for file in "$@"; do if [[ -f $file ]]; then files+=("$file"); fi; done
  awk -v status="$status" '
    function name(file) { sub(/^.*check\./, "", file); sub(/\.txt$/, "", file); return file }
    function add(good, bad) {
      if (!(FILENAME in passed)) order[++names] = FILENAME
      passed[FILENAME] += good
      failed[FILENAME] += bad
      all_passed += good
      all_failed += bad
    }
    { gsub(/\033\[[0-9;]*m/, "") }  # colours
    # "98% tests passed, 2 tests failed out of 100"
    /^[0-9]+% tests passed, / { add($9 - $4, $4) }
    # "Tests  1 failed | 3 passed (4)"
    /^ *Tests  / { for (i = 2; i < NF; i++) if ($(i + 1) == "passed") add($i, 0); else if ($(i + 1) == "failed") add(0, $i) }
    # "# pass 3", "# fail 0"
    /^# pass / { add($3, 0) }
    /^# fail / { add(0, $3) }
    END {
      if (names > 0) printf "\n"
      for (i = 1; i <= names; i++)
        printf "%-46s%d passed, %d failed\n", "Tests, " name(order[i]), passed[order[i]], failed[order[i]]
      if (status != 0 && all_failed == 0) all_failed = 1
      printf "\n%d passed, %d failed\n", all_passed, all_failed
    }
  ' "${files[@]}"
}
