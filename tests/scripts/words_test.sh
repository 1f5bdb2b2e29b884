#!/usr/bin/env bash
# scripts/check-words finds each kind of problem in a small tree that has it.
set -euo pipefail
# shellcheck source=tests/scripts/expect.sh
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"

check() { scripts/check-words "$work" 2>&1 || true; }
comments() { for ((i = 0; i < $1; i++)); do echo "// Counts cattle."; done; }

mkdir -p "$work/src/low" "$work/web/src/page" "$work/docs"
printf '# low\n' | tee "$work/src/low/README.md" >"$work/web/src/page/README.md"
printf '# names\n\nOldName -> NewName\n' >"$work/docs/forbidden-names.txt"
comments 40 >"$work/src/low/a.h"
expect "a tree without problems" "$(check)" ""

echo 'class OldName; class OldNames;' >>"$work/src/low/a.h"
expect "a forbidden name" "$(check | head -n 1)" 'src/low/a\.h:41: the name OldName is forbidden; the plain one is NewName\.'
expect "as a whole word" "$(check | grep -c forbidden)" "1"
comments 40 >"$work/src/low/a.h"

echo 'OldName NewName' >>"$work/docs/forbidden-names.txt"
expect "a line that forbids nothing" "$(check | head -n 1)" '.*"OldName NewName" is not of the form NAME -> PLAIN NAME\.'
sed -i '$d' "$work/docs/forbidden-names.txt"

echo '// Whether it rains.' >>"$work/src/low/a.h"
expect "one hidden subject in 41" "$(check)" ""
echo '// What rains.' >>"$work/src/low/a.h"
expect "two hidden subjects in 42" "$(check | head -n 1)" 'src: 2 of 42 comment lines open with What, .*'
comments 40 >"$work/src/low/a.h"

long=$(printf 'ä%.0s' {1..98})
printf '%s b\n' "$long" >"$work/docs/a.md"
expect "a line of 100 characters" "$(check)" ""
printf '%s bc\n' "$long" >"$work/docs/a.md"
expect "a line of 101 characters" "$(check | head -n 1)" 'docs/a\.md:1: the line has 101 characters; 100 are allowed\.'
printf '%s\n' "| $long bc |" '' '~~~' "$long bc" '~~~' "[$long]($long)" | tr '~' '\140' >"$work/docs/a.md"
expect "tables, blocks and links may be longer" "$(check)" ""

mkdir "$work/src/high"
expect "a room without a README" "$(check | head -n 1)" 'src/high/ has no README\.md\.'
for ((i = 0; i < 31; i++)); do echo line; done >"$work/src/high/README.md"
expect "a README that is too long" "$(check | head -n 1)" 'src/high/README\.md has 31 lines; 30 are allowed\.'
expect "the number of problems" "$(check | tail -n 1)" '1 problems in the language of the source and the documents\.'

rm -r "$work/src/high"
mkdir "$work/empty"
expect "an empty folder" "$(scripts/check-words "$work/empty" 2>&1)" ""
