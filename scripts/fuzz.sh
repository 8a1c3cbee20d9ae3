#!/usr/bin/env bash
# Fuzzes every reader of outside bytes for MINUTES in all, one after the other, and prints a table of executions:
#   scripts/fuzz.sh MINUTES [TARGET..]
# Needs the build "fuzz" (./test makes it). What is found new is left in build/fuzz/corpus; an input that ends the program is
# left in build/fuzz/found and makes this fail.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
minutes=${1:?how many minutes in all}
shift
tools=build/fuzz/tests/fuzz
targets=("$@")
[ ${#targets[@]} -gt 0 ] || for path in "$tools"/fuzz_*; do targets+=("${path##*/fuzz_}"); done
seconds=$((minutes * 60 / ${#targets[@]}))
[ "$seconds" -gt 0 ] || seconds=1
failed=0
echo "| reader | executions | seconds | found |"
echo "| --- | ---: | ---: | ---: |"
for target in "${targets[@]}"; do
    new=build/fuzz/corpus/$target found=build/fuzz/found/$target
    mkdir -p "$new" "$found"
    log=build/fuzz/$target.log
    began=$SECONDS
    "$tools/fuzz_$target" "$new" "tests/fuzz/corpus/$target" -dict=tests/fuzz/words.dict -max_total_time="$seconds" -max_len=4096 \
        -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 -artifact_prefix="$found/" >"$log" 2>&1 || failed=1
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "| $target | ${executions:-?} | $((SECONDS - began)) | $(find "$found" -type f | wc -l) |"
done
exit $failed
