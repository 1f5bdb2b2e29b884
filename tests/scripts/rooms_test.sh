#!/usr/bin/env bash
# web/scripts/rooms.mjs --check: no room and no folder of a game uses one above it, each room includes only the parts of
# a game's contract that it uses, no headers include each other in a circle, and docs/rooms.svg agrees with the includes.
set -euo pipefail
# shellcheck source=tests/scripts/expect.sh
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"

expect "the rooms as they are" "$(node web/scripts/rooms.mjs --check 2>&1)" ""

# Rooms with errors.
mkdir -p "$work/web/scripts" "$work/docs" "$work/src/low" "$work/src/high"
cp web/scripts/{rooms,circles}.mjs "$work/web/scripts/"
echo 'foreach(room IN ITEMS low high)' >"$work/CMakeLists.txt"
echo '#include "high/b.h"' >"$work/src/low/a.h"
echo '#include "low/a.h"' >"$work/src/high/b.h"
node "$work/web/scripts/rooms.mjs"
found=$(node "$work/web/scripts/rooms.mjs" --check 2>&1 || true)
expect "an arrow that points upward" "$found" '.*The room low knows high, which stands above it\..*'
expect "a circle" "$found" '.*Headers include each other in a circle: (low/a\.h -> high/b\.h -> low/a\.h|high/b\.h -> low/a\.h -> high/b\.h)\..*'
echo >"$work/src/high/b.h"
expect "a picture of yesterday" "$(node "$work/web/scripts/rooms.mjs" --check 2>&1 || true)" \
  '.*docs/rooms\.svg has an arrow from high to low, which is not there\..*'

# Folders of a game, and the contract of games.
mkdir -p "$work/src/trail/components" "$work/src/trail/rules" "$work/src/trail/heuristic" "$work/src/bots"
echo '#include "trail/heuristic/heuristic.h"' >"$work/src/trail/rules/a.cpp"
echo '#include "trail/rules/rules.h"' >"$work/src/trail/heuristic/a.cpp"
echo '#include "game/presenter.h"' >"$work/src/bots/a.cpp"
found=$(node "$work/web/scripts/rooms.mjs" --check 2>&1 || true)
expect "rules that use the heuristic" "$found" \
  '.*src/trail/rules/a\.cpp includes trail/heuristic/heuristic\.h, which does not stand below it\..*'
expect "bots that use the presenter" "$found" \
  '.*src/bots/a\.cpp includes game/presenter\.h, which is for the rooms table, api, server, cli\..*'
expect "a heuristic that uses the rules" "$(grep -c 'src/trail/heuristic/a\.cpp' <<<"$found" || true)" 0
