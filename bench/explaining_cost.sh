#!/usr/bin/env bash
# Instructions of one choice by the scheme, by hand, and with every reason kept. Needs valgrind and a build of the
# preset release with the target explaining_cost.
set -euo pipefail
cd "$(dirname "$0")/.."
cmake --build --preset release --target explaining_cost >/dev/null
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null build/release/explaining_cost "$1" "$2" 2>&1 >/dev/null |
    sed -n 's/.*Collected : //p'
}
for way in none scheme hand explain; do
  many=$(count $way 4000) few=$(count $way 2000)
  echo "$way $(((many - few) / 2000))"
done | awk '$1 == "none" {base = $2; next} {printf "%-8s %d instructions a choice\n", $1, $2 - base}'
