# shellcheck shell=bash
# progress STEP LOG COMMAND...: runs the command or function and shows its progress: the step, the number of parts done
# and of all parts, and the seconds. On a terminal this is one line that changes, elsewhere a line every 15 seconds;
# nothing if the command takes only a moment. The command must write its output to the file LOG, from which the numbers
# are read. To be sourced.

# The progress of apt or Ninja according to their output, as ": 57 of 130 files"; nothing if they have not begun.
how_far() { # LOG
  awk '
    / newly installed, / { all = 2 * ($1 + $3); what = "steps of installing" }
    /^(Unpacking|Setting up) / { done++ }
    /^\[[0-9]+\/[0-9]+\] / { split(substr($1, 2), part, /[\/\]]/); done = part[1]; all = part[2]; what = "files" }
    END { if (all > 0) printf ": %d of %d %s", done, all, what }
  ' "$1"
}

on_terminal() { [[ -t 1 ]]; }

show_progress() { # STEP LOG, until it is killed
  local step=$1 log=$2 pause=15 begin='' silence
  if on_terminal; then pause=0.5 begin=$'\r\e[K'; fi
  # Waits by reading from a pipe that nobody writes to: a `sleep` process would outlive this function and keep the
  # output open.
  exec {silence}<> <(:)
  read -rt 1 -u "$silence" || true
  while kill -0 $$ 2>/dev/null; do
    # Prints nothing before the log exists: sudo may be asking for a password.
    if [[ -f $log ]]; then
      printf '%sSetting up Drover, %s%s, %d s' "$begin" "$step" "$(how_far "$log")" "$SECONDS"
      if [[ ! $begin ]]; then printf '\n'; fi
    fi
    read -rt "$pause" -u "$silence" || true
  done
}

progress() { # STEP LOG COMMAND...
  local step=$1 log=$2 status=0 reporter
  shift 2
  SECONDS=0
  show_progress "$step" "$log" &
  reporter=$!
  "$@" || status=$?
  kill "$reporter" 2>/dev/null || true
  wait "$reporter" 2>/dev/null || true
  if on_terminal; then printf '\r\e[K'; fi
  if ((status == 0 && SECONDS > 1)); then printf 'Setting up Drover, %s: done in %d s\n' "$step" "$SECONDS"; fi
  return "$status"
}
