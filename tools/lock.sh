#!/bin/sh
# Write the lock files anew from pyproject.toml:  tools/lock.sh UV
# Newest versions that fit, for every platform, each file with its hash; the files name no server.
set -eu

uv=$1

lock() {
    file=requirements/$1.lock
    shift
    echo "polis: writing $file"
    rm -f "$file"
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
        --no-emit-index-url --custom-compile-command "make lock" \
        "$@" pyproject.toml --output-file "$file"
}

lock base --group build
# The others may add to the base, never change a version of it.
lock dev --constraint requirements/base.lock --group build --group test --group lint \
    --group docs --group lock
lock bench --constraint requirements/base.lock --group build --extra bench
lock server --constraint requirements/base.lock --group build --extra postgres --extra workers
lock cluster --constraint requirements/base.lock --group build --extra cluster
lock train --constraint requirements/base.lock --group build --extra train
# Alone: Node.js for machines that have none.
echo "polis: writing requirements/node.lock"
"$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
    --no-emit-index-url --custom-compile-command "make lock" \
    --group node --output-file requirements/node.lock
