#!/usr/bin/env bash
# The progress display of ./play (scripts/progress.sh).
set -euo pipefail
# shellcheck source=tests/scripts/expect.sh
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"
# shellcheck source=scripts/progress.sh
source scripts/progress.sh

log=$work/log
cat >"$log" <<'LOG'
0 upgraded, 2 newly installed, 0 to remove and 0 not upgraded.
Unpacking one (1.0) ...
Unpacking two (1.0) ...
Setting up one (1.0) ...
LOG
expect "apt" "$(how_far "$log")" ": 3 of 4 steps of installing"
printf '[1/130] Building a.o\n[57/130] Building b.o\nb.cpp: note: [x]\n' >>"$log"
expect "Ninja" "$(how_far "$log")" ": 57 of 130 files"
: >"$log"
expect "neither" "$(how_far "$log")" ""

build() {
  printf '[3/9] Building c.o\n' >>"$log"
  sleep 2.2
}
expect "a pipe gets lines" "$(progress "program (3 of 3)" "$log" build)" \
  $'Setting up Drover, program \\(3 of 3\\): 3 of 9 files, [0-9]+ s\nSetting up Drover, program \\(3 of 3\\): done in [0-9]+ s'
expect "a moment is not worth a line" "$(progress "page (2 of 3)" "$log" true)" ""

# Simulates a terminal: not every machine that runs the tests has one.
on_terminal() { true; }
expect "a terminal gets one line that changes" "$(progress program "$log" build)" \
  $'(\r\e\\[KSetting up Drover, program: 3 of 9 files, [0-9]+ s){2,}\r\e\\[KSetting up Drover, program: done in [0-9]+ s'

status=0
progress program "$log" false || status=$?
expect "a failure is passed on" "$status" "1"
