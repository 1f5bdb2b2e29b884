# shellcheck shell=bash
# quiet LOG COMMAND...: runs the command or function with its output appended to the file LOG. Shows
# the end of the output only if it fails, and returns its exit status. To be sourced.
# A function run this way must join its steps with &&: bash ignores `set -e` inside it.
quiet() {
  local log=$1 start=0 status=0
  shift
  mkdir -p "$(dirname "$log")"
  if [[ -f $log ]]; then start=$(wc -l <"$log"); fi
  printf '==> %s\n' "$*" >>"$log"
  "$@" >>"$log" 2>&1 </dev/null || status=$?
  if ((status != 0)); then
    printf '\n'
    tail -n "+$((start + 1))" "$log" | tail -n 80
    printf '\nFailed (exit status %d): %s\nThe whole log is in %s\n' "$status" "$*" "$log"
  fi >&2
  return "$status"
}
