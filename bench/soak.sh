#!/bin/sh
# A soak: load, rest, load again, on one server. Does anything stay behind?
#
#   cargo build --release -p sevenfold-cli && bench/soak.sh [ROUNDS] [TABLES]
#
# Each round takes about five minutes: all games, three seats with a bot among them, somebody who looks on, everybody hangs up
# and comes back every ten seconds; then all leave and the tables come to rest. After each round one line of a table: what the
# server has in memory, its threads and open files, and the tables, sockets and tasks it says it has.
set -eu
rounds=${1:-12} tables=${2:-200} program=${PROGRAM:-target/release/sevenfold} port=${PORT:-18700}
folder=$(mktemp -d)
"$program" serve --port "$port" --data "$folder" >"$folder/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT
until curl --silent --fail --output "$folder/ready" "http://127.0.0.1:$port/readyz"; do sleep 0.1; done

# A figure, all its kinds together.
told() {
    curl --silent "http://127.0.0.1:$port/metrics" |
        awk -v name="$1" '$1 == name || index($1, name "{") == 1 { sum += $2; seen = 1 } END { if (seen) print sum }'
}
line() {
    memory=$(awk '/VmRSS/ { print $2 }' "/proc/$server/status")
    threads=$(awk '/Threads/ { print $2 }' "/proc/$server/status")
    files=$(find "/proc/$server/fd" -type l | wc -l)
    echo "| $1 | $memory | $threads | $files | $(told sevenfold_tables) | $(told sevenfold_sockets) | $2 |"
}
echo "| round | kB in memory | threads | open files | tables | sockets | faults |"
echo "| --- | --- | --- | --- | --- | --- | --- |"
line 0 ""
for round in $(seq "$rounds"); do
    # A load with faults ends with 1, and says which.
    "$program" load --server "127.0.0.1:$port" --pid "$server" --tables "$tables" --seats 3 --bots 1 --watchers 1 \
        --reconnect 10 --seconds 160 --rest 120 >"$folder/round" || true
    line "$round" "$(grep faults "$folder/round" || tail -n 1 "$folder/round")"
done
