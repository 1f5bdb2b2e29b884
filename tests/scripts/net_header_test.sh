#!/usr/bin/env bash
# train/header.py: prints and changes the header of a net, and leaves its weights as they are.
set -euo pipefail
# shellcheck source=tests/scripts/expect.sh
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"

header() { PYTHONDONTWRITEBYTECODE=1 python3 train/header.py "$@" 2>&1; }

net=$work/elpaso.net
cp src/net/weights/elpaso.net "$net"
expect "the header" "$(header "$net" | head -n 4)" \
  $'game: elpaso\nencoding: [0-9a-f]{16}\nactions_version: [0-9a-f]{16}\nautomas: True'
expect "a changed header" "$(header "$net" --automas no | grep automas)" 'automas: False'
expect "the bytes that differ" "$(cmp -l "$net" src/net/weights/elpaso.net)" ' *41 +0 +1'

# The first version of the format has no flags.
{ printf DROVERN1 && head -c 40 src/net/weights/elpaso.net | tail -c 32 && tail -c +45 src/net/weights/elpaso.net; } >"$net"
expect "a header of the first version" "$(header "$net" | grep automas)" 'automas: False'
header "$net" --automas yes >"$work/printed"
expect "the same net in the newest version" "$(cmp "$net" src/net/weights/elpaso.net 2>&1)" ''

printf 'no net' >"$net"
expect "another file" "$(header "$net" || true)" 'This is not a net\.'
