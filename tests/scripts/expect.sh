# shellcheck shell=bash
# Shared functions for the tests of scripts. To be sourced.
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

expect() { # WHAT ACTUAL PATTERN, a regular expression for all of it
  if [[ ! $2 =~ ^($3)$ ]]; then
    printf '%s:\n  expected: %q\n  actual:   %q\n' "$1" "$3" "$2" >&2
    exit 1
  fi
}
