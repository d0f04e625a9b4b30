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
pip() {
    PIP_DISABLE_PIP_VERSION_CHECK=1 "$folder/bin/python" -m pip install $quiet "$@"
}

echo "polis: installing the libraries of $lock (once)"
pip --require-hashes -r "$lock"
if [ "$package" = package ]; then
    # The build backend comes from the lock file too, so nothing unchecked is fetched.
    pip --no-deps --no-build-isolation --editable .
fi
