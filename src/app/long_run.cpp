#include "app/long_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "app/build_name.h"
#include "app/interrupt.h"
#include "app/ranks.h"
#include "app/run_difference.h"
#include "app/words_for.h"
#include "core/fingerprint.h"

namespace rakus::app {
namespace {

// Instead of the bytes of a block that was not finished in time. No block has such bytes.
const std::string kCutBlock(1, '\0');

std::string quoted(const std::string& word) {
    const bool plain =
        !word.empty() &&
        word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%") ==
            std::string::npos;
    if (plain) return word;
    std::string out = "'";
    for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

}  // namespace

std::string command_again(const Arguments& args, std::string_view command) {
    std::string out = fmt::format("rakus {}", command);
    if (!args.game.empty()) out += " " + args.game;
    for (const auto& [flag, value] : args.values) {
        if (flag == "resume" || flag == "repair") continue;
        out += fmt::format(" --{}", flag);
        if (!value.empty()) out += " " + quoted(value);
    }
    return out;
}

Result<Shard> shard_of(const Arguments& args) {
    if (!args.has("shard")) return Shard{};
    const std::string text = args.text("shard");
    unsigned part = 0, parts = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%6u/%6u%c", &part, &parts, &rest) != 2 || part < 1 || part > parts)
        return usage_error(fmt::format("--shard '{}': expected part/parts, such as 2/4", text),
                           fmt::format("--shard '{}': seharusnya bagian/banyaknya, misalnya 2/4", text));
    return Shard{part, parts};
}

std::vector<std::size_t> blocks_from(std::size_t first, std::size_t count, const Shard& shard) {
    std::vector<std::size_t> blocks;
    for (std::size_t b = first; b < first + count; ++b)
        if (shard.has(b)) blocks.push_back(b);
    return blocks;
}

Result<LongRun> LongRun::begin(const Arguments& args, Console& console, std::string kind, std::string spec) {
    const auto again = command_again(args, kind);
    LongRun run(console, {fingerprint(spec), kind, game_of(args).describe().name, spec, again + " --resume",
                          build_name(), args.whole("seed", 1)});
    run.crew_ = crew_of(args);
    run.bar_ = std::make_unique<ProgressBar>(console, kind);
    if (const auto opened = run.crew_->agree(run.crew_->speaks() ? run.open_journal(args) : Status(Done{})); !opened)
        return opened.error();
    run.crew_->share(run.finished_);
    return run;
}

// --resume goes on with this very run, or says what is there instead.
Status LongRun::find_again(store::Results& journal, const Arguments& args) const {
    const auto there = journal.knows(run_.id);
    if (!there) return there.error();
    if (*there) {
        const auto forgotten = args.has("repair") ? journal.forget_damaged(run_.id) : Result<std::size_t>(0);
        if (!forgotten) return forgotten.error();
        if (*forgotten > 0)
            console_->tell(phrase(console_->lang,
                                  {"{} damaged blocks are played again", "{} blok yang rusak dimainkan lagi"},
                                  *forgotten));
        return Done{};
    }
    const auto runs = journal.list();
    if (!runs) return runs.error();
    const auto* nearest = nearest_run(*runs, run_);
    if (!nearest)
        return bad_input(fmt::format("--resume: '{}' has no such run to go on with", journal.file()),
                         fmt::format("--resume: '{}' tidak memuat run seperti itu untuk dilanjutkan", journal.file()));
    const Text unlike = with_files(in_a_row(run_differences(run_.spec, nearest->run.spec)), player_files(args));
    return bad_input(
        fmt::format("--resume: there is no such run to go on with; the nearest is {}, which differs in: {}",
                    nearest->run.id, unlike.en),
        fmt::format("--resume: tidak ada run seperti itu untuk dilanjutkan; yang terdekat {}, bedanya: {}",
                    nearest->run.id, unlike.id));
}

Status LongRun::open_journal(const Arguments& args) {
    auto journal = store::Results::open(tables_folder(args));
    if (journal && args.has("resume"))
        if (const auto there = find_again(*journal, args); !there) return there;
    auto known = journal ? journal->begin(run_) : Result<lab::Finished>(journal.error());
    if (!known) {
        if (args.has("db") || args.has("resume")) return known.error();
        console_->tell(fmt::format("{}: {}; {}", console_->say("warning", "peringatan"),
                                   console_->say(known.error().message),
                                   console_->say("this run is not saved", "hasil ini tidak disimpan")));
        return Done{};
    }
    journal_.emplace(std::move(*journal));
    if (!args.has("resume")) return Done{};
    finished_ = std::move(*known);
    console_->tell(phrase(console_->lang,
                          {"resuming {}: {} blocks are in the journal", "melanjutkan {}: {} blok ada di jurnal"},
                          run_.id, finished_.size()));
    return Done{};
}

// Everything finished is in the journal already, so there is nothing to wait for, not even the games in flight.
void LongRun::leave() const {
    if (console_->progress == ProgressMode::bar) std::fputs("\r\x1b[K", stderr);
    if (crew_->speaks()) {
        console_->tell(console_->say("interrupted", "dihentikan"));
        if (journal_)
            console_->tell(fmt::format("{}: {}", console_->say("to go on", "untuk melanjutkan"), run_.command));
    }
    std::fflush(stderr);
    std::_Exit(kInterrupted);
}

// What went wrong with the journal, and how to go on when it has been put right.
Error LongRun::explain(const Error& e) const {
    return {e.fault,
            {fmt::format("{}; then go on with: {}", e.message.en, run_.command),
             fmt::format("{}; lalu lanjutkan dengan: {}", e.message.id, run_.command)}};
}

// A block that ends when the time is up may have been stopped on its way.
lab::PlayBlock LongRun::watched(const lab::PlayBlock& play) const {
    if (!watch_) return play;
    return [play, watch = watch_](std::size_t block) -> Result<std::string> {
        if (watch->out()) return kCutBlock;
        auto bytes = play(block);
        return watch->out() ? Result<std::string>(kCutBlock) : bytes;
    };
}

Result<lab::Finished> LongRun::play(const std::vector<std::size_t>& blocks, const lab::PlayBlock& play,
                                    const std::function<bool(const lab::Finished&)>& enough) {
    watch_interrupts();
    lab::Finished aside;  // of a run that was cut before
    lab::Finished& finished = cut_ ? aside : finished_;
    const bool keeps = journal_ && !cut_;
    std::vector<std::size_t> open;
    std::ranges::copy_if(blocks, std::back_inserter(open), [&](std::size_t b) { return !finished.contains(b); });
    if (enough && enough(finished)) open.clear();
    const std::size_t total = expected_ ? expected_ : blocks.size();
    done_ += blocks.size() - open.size();
    lab::Finished so_far = enough ? finished : lab::Finished();
    const auto note = [&](std::size_t block, const std::string& bytes) -> Result<bool> {
        if (bytes == kCutBlock) return false;
        if (keeps)
            if (const auto kept = journal_->append(run_.id, block, bytes); !kept) return explain(kept.error());
        if (!shown_by_caller_) bar_->show(++done_, total);
        if (!enough) return true;
        so_far.emplace(block, bytes);
        return !enough(so_far);
    };
    const auto breath = [&] {
        if (!watch_ && interrupt_wished()) leave();
    };
    if (const auto played = crew_->play(open, watched(play), note, breath, finished); !played) return played.error();
    const bool whole = std::erase_if(finished, [](const auto& b) { return b.second == kCutBlock; }) == 0;
    lab::Finished asked;
    for (const auto b : blocks)
        if (const auto at = finished.find(b); at != finished.end()) asked.insert(*at);
    if (!whole) cut_ = true;
    return asked;
}

void LongRun::tell_cut(Cut cut) const {
    if (!crew_->speaks()) return;
    console_->tell(cut_in_words(cut, console_->lang));
    if (journal_) console_->tell(fmt::format("{}: {}", console_->say("to go on", "untuk melanjutkan"), run_.command));
}

void LongRun::show(std::uint64_t done, std::uint64_t total) {
    shown_by_caller_ = true;
    bar_->show(done, total);
}

Share LongRun::in_turn() {
    return [this](std::size_t count, const Part& part) -> Result<std::vector<std::string>> {
        const std::size_t first = next_;
        next_ += count;
        const auto finished =
            play(blocks_from(first, count), [&](std::size_t b) { return Result<std::string>(part(b - first)); });
        if (!finished) return finished.error();
        std::vector<std::string> bytes(count);
        for (const auto& [block, of_block] : *finished) bytes[block - first] = of_block;
        return bytes;
    };
}

void LongRun::finish(const std::string& report) {
    bar_.reset();
    if (!journal_) return;
    if (const auto kept = journal_->finish(run_.id, report); !kept)
        console_->tell(
            fmt::format("{}: {}", console_->say("warning", "peringatan"), console_->say(kept.error().message)));
}

}  // namespace rakus::app
