#!/bin/sh
# Run one step of a longer run under a line of its own:  tools/step.sh NAME COMMAND...
# With STEP_QUIET set, what a step prints is shown only if it fails: several may run at once.
set -u

name=$1
shift
began=$(date +%s)
if [ -n "${STEP_QUIET:-}" ]; then
    output=$("$@" 2>&1)
    code=$?
    [ "$code" -eq 0 ] || printf '%s\n' "$output" >&2
else
    echo "== $name"
    "$@"
    code=$?
fi
seconds=$(($(date +%s) - began))
if [ "$code" -eq 0 ]; then
    echo "== $name: ok, $seconds s"
else
    echo "== $name: FAILED after $seconds s with exit code $code: $*" >&2
fi
exit "$code"
