#!/bin/sh
# How many tables one core holds: Sieben for two, a move a second, the server on one core and its clients on others.
#
#   bench/tables.sh [PROGRAM…]       # target/release/sevenfold if left out; several are measured in turn
#
# TABLES="1000 4000 10000" SECONDS_EACH=20 ROUNDS=3 SERVER=0 CLIENTS=1-7 REST=90 ONE_SCREEN=yes can be set. REST is how long tables rest
# before their memory is looked at; nothing leaves that out. ONE_SCREEN lets both players share a socket, where the system allows
# too few open files for two each. It takes Linux (taskset, /proc) and python3.
set -eu

[ $# -gt 0 ] || set -- target/release/sevenfold
tables=${TABLES:-1000 4000 10000}
rounds=${ROUNDS:-3}
port=${PORT:-7790}
data=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$data"' EXIT
# Two sockets a table at the server, and as many at the clients.
ulimit -n "$(ulimit -H -n)"

row() {
    python3 -c '
import json, sys
load, (program, tables, round) = json.load(sys.stdin), sys.argv[1:]
rest, parts = load["kilobytes_per_resting_table"], load["parts"]
times = [load["milliseconds"][name] for name in ("p50", "p99")]
cells = [program, load["tables"], round, "%.0f" % load["moves_per_second"], *("%.1f" % time for time in times),
    "%.3f" % load["cpu_seconds_per_1000_moves"], "%.0f" % load["bytes_per_move"],
    "%.1f" % load["kilobytes_per_table"], "-" if rest is None else "%.1f" % rest,
    " ".join("%s %.0f" % part for part in parts.items()), sum(load["faults"].values())]
print("| " + " | ".join(map(str, cells)) + " |")' "$@"
}

echo "| program | tables | round | moves/s | p50 ms | p99 ms | CPU s / 1,000 | bytes | kB | kB at rest | µs of an ask | faults |"
echo "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
for count in $tables; do
    for round in $(seq "$rounds"); do
        for program in "$@"; do
            rm -rf "${data:?}"/*
            taskset -c "${SERVER:-0}" "$program" serve --port "$port" --data "$data" >"$data/log" 2>&1 &
            server=$!
            until curl -s -o /dev/null "http://127.0.0.1:$port/healthz"; do sleep 0.2; done
            # Faults end it with a status of its own; the row says so.
            taskset -c "${CLIENTS:-1}" "$program" load --server "127.0.0.1:$port" --pid "$server" --game sieben --tables "$count" \
                --seconds "${SECONDS_EACH:-20}" ${REST:+--rest "$REST"} ${ONE_SCREEN:+--one-screen} --json >"$data/load" || true
            row "$program" "$count" "$round" <"$data/load"
            kill "$server" && wait "$server" || true
            server=
        done
    done
done
