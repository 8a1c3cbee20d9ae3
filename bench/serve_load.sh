#!/bin/bash
# The server under load: bench/serve_load.sh [SECONDS [CONNECTIONS]]. Needs wrk. Prints the latency of single requests, then what
# wrk says of CONNECTIONS clients that ask for advice, and the server's memory every few seconds meanwhile.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60} connections=${2:-200}
program=${RAKUS:-build/release/rakus}
folder=$(mktemp -d)
"$program" serve --port 0 --db "$folder" >"$folder/url" &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$folder"' EXIT
until [ -s "$folder/url" ]; do sleep 0.05; done
url=$(cat "$folder/url")

ask() { # VERB BODY: a wrk script that sends this request
  printf 'wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.path = "/api/%s"\nwrk.body = [[%s]]\n' "$1" "$2" >"$folder/$1.lua"
  cat >>"$folder/$1.lua" <<'LUA'
function done(summary, latency)
  local e = summary.errors
  print(string.format("%d requests, %d errors (status %d, connect %d, read %d, write %d, timeout %d); ms: p50 %.1f, p99 %.1f, max %.1f",
    summary.requests, e.status + e.connect + e.read + e.write + e.timeout, e.status, e.connect, e.read, e.write, e.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000))
end
LUA
}
memory() { awk '/VmRSS/ {print $2}' "/proc/$server/status"; }

uptime
for game in bantumi congklak gobblet exodia pokemon; do
  ask position "{\"game\": \"$game\"}"
  echo "a move in $game, one client: $(wrk -t1 -c1 -d2 -s "$folder/position.lua" "$url" | grep requests,)"
done
ask advise '{"game": "bantumi", "position": "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"}'
wrk -t1 -c"$connections" -d2 -s "$folder/advise.lua" "$url" >/dev/null
(for _ in $(seq 0 $((seconds / 10))); do echo "resident: $(memory) kB"; sleep 10; done) &
sampler=$!
echo "advise, $connections clients, $seconds s: $(wrk -t2 -c"$connections" -d"$seconds" --latency -s "$folder/advise.lua" "$url" | grep -E 'requests,|Requests/sec' | tr '\n' ' ')"
kill $sampler 2>/dev/null || true
echo "resident afterwards: $(memory) kB"
uptime
