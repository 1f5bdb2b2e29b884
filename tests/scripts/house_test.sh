#!/usr/bin/env bash
# No room knows one above it, no headers include each other in a circle, and docs/house.svg shows it so.
set -euo pipefail
# shellcheck source=tests/scripts/expect.sh
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"

expect "the house as it is" "$(node web/scripts/house.mjs --check 2>&1)" ""

# A house in which something is wrong.
mkdir -p "$work/web/scripts" "$work/docs" "$work/src/low" "$work/src/high"
cp web/scripts/{house,circles}.mjs "$work/web/scripts/"
echo 'foreach(room IN ITEMS low high)' >"$work/CMakeLists.txt"
echo '#include "high/b.h"' >"$work/src/low/a.h"
echo '#include "low/a.h"' >"$work/src/high/b.h"
node "$work/web/scripts/house.mjs"
found=$(node "$work/web/scripts/house.mjs" --check 2>&1 || true)
expect "an arrow that points upward" "$found" '.*The room low knows high, which stands above it\..*'
expect "a circle" "$found" '.*Headers include each other in a circle: (low/a\.h -> high/b\.h -> low/a\.h|high/b\.h -> low/a\.h -> high/b\.h)\..*'
echo >"$work/src/high/b.h"
expect "a picture of yesterday" "$(node "$work/web/scripts/house.mjs" --check 2>&1 || true)" \
  '.*docs/house\.svg has an arrow from high to low, which is not there\..*'
