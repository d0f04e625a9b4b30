#!/bin/sh
# Install what a lock file names, each package checked against its hash:
#   tools/install.sh FOLDER LOCK [package]
# With the word `package` Polis itself is installed too, as a link to this folder.
set -eu

folder=$1
lock=$2
package=${3:-}

# Progress bars for people, one line for logs.
quiet=--quiet
[ -t 1 ] && quiet=
export PIP_DISABLE_PIP_VERSION_CHECK=1
pip() {
    "$folder/bin/python" -m pip install $quiet "$@"
}

echo "polis: installing the libraries of $lock (once)"
# A lock file names everything that is needed, so nothing is resolved here: a resolver may take up a
# version that was published since for a name with an extra (coverage[toml]), and refuse it then.
pip --no-deps --require-hashes -r "$lock"
"$folder/bin/python" -m pip check >/dev/null || {
    echo "polis: $lock lacks something that its libraries need; write it anew with: make lock" >&2
    exit 1
}
if [ "$package" = package ]; then
    # The build backend comes from the lock file too, so nothing unchecked is fetched.
    pip --no-deps --no-build-isolation --editable . --editable lab
fi
