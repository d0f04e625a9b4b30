#!/bin/sh
# Run one step of a longer run under a line of its own:  tools/step.sh NAME COMMAND...
set -u

name=$1
shift
began=$(date +%s)
echo "== $name"
"$@"
code=$?
seconds=$(($(date +%s) - began))
if [ "$code" -eq 0 ]; then
    echo "== $name: ok, $seconds s"
else
    echo "== $name: FAILED after $seconds s with exit code $code: $*" >&2
fi
exit "$code"
