#!/bin/sh
# What nodes cost: one server on SQLite, then one, two and three nodes on one PostgreSQL with NATS between them.
#
#   cargo build --release -p sevenfold-cli && bench/nodes.sh [TABLES] [SECONDS]
#
# Two people a table, a move a second at each, all on this machine. First everybody comes to the node that has their table; then
# ("across") the two of each table come to different nodes, so that every move and every update of one of them makes a hop.
# Processor seconds are of a thousand moves: of the servers, of PostgreSQL, of NATS. They need no quiet machine; the times do.
set -eu
tables=${1:-500} seconds=${2:-20} program=${PROGRAM:-target/release/sevenfold} xtask=${XTASK:-target/debug/xtask}
folder=$(mktemp -d) started=
stop() {
    [ -z "$started" ] || { kill "$started" 2>/dev/null; wait "$started" 2>/dev/null || true; }
    started=
}
trap 'stop; rm -rf "$folder"' EXIT
ready() { until curl --silent --fail --output "$folder/ready" "http://127.0.0.1:$1/readyz"; do sleep 0.1; done; }
# Processor seconds so far of a process and all its children.
work() {
    pids=$(pgrep --parent "$1" | tr '\n' ' ')
    for pid in $1 $pids; do cat "/proc/$pid/stat" 2>/dev/null || true; done |
        sed 's/.*) //' | awk '{ sum += $12 + $13 + $14 + $15 } END { printf "%.2f", sum / 100 }'
}
told() { sed -n "s/.*\"$1\": *\([0-9.]*\).*/\1/p" "$folder/load" | head -n 1; }
# The same, as it is worth telling.
short() { told "$1" | awk '{ printf "%.3g", $1 }'; }
load() {
    name=$1 postgres=$2 nats=$3
    shift 3
    before_postgres=$([ -z "$postgres" ] || work "$postgres") before_nats=$([ -z "$nats" ] || work "$nats")
    # A load with faults ends with 1, and says which.
    "$program" load --json --game sieben --tables "$tables" --seconds "$seconds" "$@" >"$folder/load" || true
    moves=$(told moves)
    each() { [ -z "$2" ] || awk -v from="$1" -v to="$2" -v moves="$moves" 'BEGIN { printf "%.3f", (to - from) * 1000 / moves }'; }
    # Everything the database did for this load: also laying the tables.
    database=$(each "${before_postgres:-0}" "$([ -z "$postgres" ] || work "$postgres")")
    carried=$(each "${before_nats:-0}" "$([ -z "$nats" ] || work "$nats")")
    echo "| $name | $moves | $(short cpu_seconds_per_1000_moves) | $database | $carried | $(short p50) | $(short p99) | $(short kilobytes_per_table) |"
}
echo "| servers | moves | CPU s / 1,000 moves | PostgreSQL's | NATS' | p50 ms | p99 ms | kB a table |"
echo "| --- | --- | --- | --- | --- | --- | --- | --- |"
"$program" serve --port 7777 --data "$folder" >"$folder/log" 2>&1 &
started=$!
ready 7777
load "SQLite" "" "" --server 127.0.0.1:7777
stop
for count in 1 2 3; do
    "$xtask" cluster "$count" "$program" >"$folder/log" 2>&1 &
    started=$!
    servers=
    for port in $(seq 7777 $((7776 + count))); do
        ready "$port"
        servers="$servers --server 127.0.0.1:$port"
    done
    postgres=$(pgrep --full --oldest "postgres.*sevenfold-postgres-$started/") nats=$(pgrep --parent "$started" nats-server)
    # shellcheck disable=SC2086
    load "$count" "$postgres" "$nats" $servers
    [ "$count" = 1 ] || load "$count, across" "$postgres" "$nats" --across $servers
    stop
done
