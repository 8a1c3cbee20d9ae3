# What a page without a server has no use for: files, threads, sockets, commands. src/wasm has what stands in for them.
set(RAKUS_LEFT_OUT "/core/disk\\.cpp$|/solve/(table_file|table_lock|mapping_guard)\\.cpp$|/lab/(floor|threads|mpi_crew)\\.cpp$")
string(APPEND RAKUS_LEFT_OUT "|/app/(cli|command|help|interrupt|part_report|progress|ranks|run_difference|run_job|save_player|shard_file|waiting|wish_of)\\.cpp$")
string(APPEND RAKUS_LEFT_OUT "|/app/http/(connection|ledger|pages|served_jobs|server|site|zip)\\.cpp$|/app/jobs/thinking\\.cpp$|/app/console\\.cpp$")
