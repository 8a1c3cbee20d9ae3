#!/usr/bin/env bash
# Fuzzes every reader of outside bytes, one after the other, and prints a table of executions:
#   scripts/fuzz.sh MINUTES [TARGET..]          for MINUTES in all
#   scripts/fuzz.sh --runs N [TARGET..]         N executions each
# Builds them first (preset "fuzz"). What is found new is left in build/fuzz/corpus; an input that ends the program is
# left in build/fuzz/found and makes this fail.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
. scripts/packages.sh
need_packages $RUN_PACKAGES $TEST_PACKAGES || exit 1
build_preset fuzz fuzz || exit 1
tools=build/fuzz/tests/fuzz
if [ "${1:-}" = --runs ]; then
    runs=${2:?how many executions of each}
    shift 2
else
    minutes=${1:?how many minutes in all}
    shift
fi
targets=("$@")
[ ${#targets[@]} -gt 0 ] || for path in "$tools"/fuzz_*; do targets+=("${path##*/fuzz_}"); done
if [ -n "${runs:-}" ]; then
    limit=(-runs="$runs")
else
    seconds=$((minutes * 60 / ${#targets[@]}))
    limit=(-max_total_time=$((seconds > 0 ? seconds : 1)))
fi
failed=0
echo "| reader | executions | seconds | found |"
echo "| --- | ---: | ---: | ---: |"
for target in "${targets[@]}"; do
    new=build/fuzz/corpus/$target found=build/fuzz/found/$target
    mkdir -p "$new" "$found"
    log=build/fuzz/$target.log
    began=$SECONDS
    "$tools/fuzz_$target" "$new" "tests/fuzz/corpus/$target" -dict=tests/fuzz/words.dict "${limit[@]}" -max_len=4096 \
        -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 -artifact_prefix="$found/" >"$log" 2>&1 || failed=1
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "| $target | ${executions:-?} | $((SECONDS - began)) | $(find "$found" -type f | wc -l) |"
done
exit $failed
