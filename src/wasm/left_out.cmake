# What a page without a server has no use for: files, threads, sockets, commands. src/wasm has what stands in for them.
set(RAKUS_LEFT_OUT "/core/disk\\.cpp$|/solve/(table_file|table_lock|mapping_guard)\\.cpp$|/lab/(floor|threads|mpi_crew)\\.cpp$")
string(APPEND RAKUS_LEFT_OUT "|/app/(cli|command|completing|game_judged|glossary|help|interrupt|line_editor|man_page|pager|part_report|play_session|progress)\\.cpp$")
string(APPEND RAKUS_LEFT_OUT "|/app/(ranks|run_difference|run_job|save_player|shard_file|typed_words|user_settings|waiting|wish_of)\\.cpp$")
string(APPEND RAKUS_LEFT_OUT "|/app/http/(connection|ledger|pages|served_jobs|server|site|zip)\\.cpp$|/app/jobs/thinking\\.cpp$|/app/console\\.cpp$")
