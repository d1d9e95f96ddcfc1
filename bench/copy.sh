#!/bin/sh
# A place with many games is copied from SQLite to PostgreSQL and back, and every table of the database is compared.
#
#   cargo build --release -p sevenfold-cli && cargo build -p xtask && bench/copy.sh [GAMES]
#
# The place is made up (10,000 members, results, ratings and a record of each game) by the example `lists` of the server.
set -eu
games=${1:-100000} program=${PROGRAM:-target/release/sevenfold} xtask=${XTASK:-target/debug/xtask}
folder=$(mktemp -d) started=
stop() {
    [ -z "$started" ] || { kill "$started" 2>/dev/null; wait "$started" 2>/dev/null || true; }
    started=
}
trap 'stop; rm -rf "$folder"' EXIT
${LISTS:-cargo run --release --quiet -p sevenfold-server --example lists --} "$folder" "$games" >"$folder/lists"
from="sqlite:$folder/sevenfold-lists-$games.db"
"$xtask" cluster 1 "$program" >"$folder/log" 2>&1 &
started=$!
until curl --silent --fail --output "$folder/ready" "http://127.0.0.1:7777/readyz"; do sleep 0.1; done
address=$(sed -n 's/^ *PostgreSQL \(.*\)$/\1/p' "$folder/log" | head -n 1)
psql --quiet "$address" --command 'CREATE DATABASE copied'
to=$(echo "$address" | sed 's|/postgres?|/copied?|')
took() {
    name=$1
    shift
    began=$(date +%s)
    "$@" --json >"$folder/$name.json"
    echo "$name: $(($(date +%s) - began)) s"
}
took there "$program" database copy "$from" "$to"
took back "$program" database copy "$to" "sqlite:$folder/back.db"
# What came back is what was there, table by table: the same numbers of lines and the same sums.
cmp "$folder/there.json" "$folder/back.json" && echo "the same: $games games, $(du -k "$folder/back.db" | cut -f 1) kB"
