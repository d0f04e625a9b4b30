#!/bin/sh
# Make a virtual environment:  tools/venv.sh FOLDER [PYTHON]
# Without PYTHON the first interpreter on the path that is new enough is taken.
set -eu

folder=$1
wanted=${2:-}

new_enough() {
    "$1" -c 'import sys; sys.exit(not sys.version_info >= (3, 11))' >/dev/null 2>&1
}

stop() {
    echo "polis: $1" >&2
    exit 1
}

if [ -n "$wanted" ]; then
    command -v "$wanted" >/dev/null 2>&1 ||
        stop "there is no program '$wanted'; PYTHON must name a Python of at least 3.11."
    new_enough "$wanted" ||
        stop "'$wanted' is older than Python 3.11; give a newer one: make PYTHON=python3.12 ..."
    python=$wanted
else
    python=
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if new_enough "$name"; then
            python=$name
            break
        fi
    done
    [ -n "$python" ] ||
        stop "no Python of at least 3.11 was found; install one, or name it: make PYTHON=/path/to/python ..."
fi

"$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
    stop "'$python' cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv"

echo "polis: making a virtual environment in $folder with $("$python" -V)"
"$python" -m venv "$folder"
