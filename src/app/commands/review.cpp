// rakus review: a record with truth and verdicts added. What a record already holds is kept, so that a reviewed record
// reviewed again is the same.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/move_words.h"
#include "app/progress.h"
#include "app/replay.h"
#include "app/sheet.h"
#include "app/text_warnings.h"
#include "app/waiting.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

std::string canonical_move(const PositionInfo& here, const std::string& decorated) {
    for (const auto& m : here.moves)
        if (m.decorated == decorated || m.move == decorated) return m.move;
    return decorated;
}

struct Reviewer {
    const Replayed& replayed;
    std::string player;
    TruthLimits limits;
    bool again;
    const Watch& watch;

    // `left`: plies that share the time that is left.
    Status review(RecordedPly& ply, std::size_t number, std::size_t left) {
        static_cast<Budget&>(limits) = watch.share(1.0 / static_cast<double>(left));
        const auto before = replayed.before(number);
        const auto here = replayed.game->inspect(before);
        if (!here) return here.error();
        const auto canonical = canonical_move(*here, ply.move);
        if (ply.truth.empty() || again)
            if (const auto done = add_truth(ply, before, canonical); !done) return done;
        if (ply.score.empty() || again) add_score(ply, before, canonical);
        return Done{};
    }

   private:
    Status add_truth(RecordedPly& ply, const PositionRequest& before, const std::string& move) const {
        const auto report = replayed.game->truth(before, limits);
        if (!report) return report.error();
        if (report->cut == Cut::cancelled) return Done{};  // not judged: a second review takes it up
        ply.truth = "?";
        for (const auto& m : report->moves) {
            if (m.move != move) continue;
            ply.truth = truth_mark(m.truth);
            if (!m.verdict.glyph.empty()) ply.glyph = m.verdict.glyph;
        }
        return Done{};
    }
    void add_score(RecordedPly& ply, const PositionRequest& before, const std::string& move) const {
        AdviseOptions options{.whole_turn = false, .truth = {}, .truth_everywhere = false};
        options.budget.cancelled = [this] { return watch.out(); };
        const auto advice = replayed.game->advise(before, player, options);
        if (watch.out()) return;
        if (!advice || advice->steps.empty()) return;
        for (const auto& c : advice->steps[0].candidates)
            if (c.move == move && !c.refused) ply.score = number_in_words(c.total, Lang::en);
    }
};

TruthLimits review_limits(const Arguments& args) {
    TruthLimits limits;
    limits.playouts = args.whole("playouts", 0);
    limits.all_moves = true;
    limits.jobs = jobs_of(args);
    limits.tables = tables_folder(args);
    return limits;
}

// A move of the record in the words of its game.
Text words_of(const Replayed& r, std::size_t ply) {
    const auto before = r.before(ply);
    const auto here = r.game->inspect(before);
    return here ? move_in_words(*r.game, before, canonical_move(*here, r.record.plies[ply].move)) : Text{};
}

Json json_of_ply(const Replayed& r, std::size_t ply) {
    const RecordedPly& p = r.record.plies[ply];
    return {{"ply", ply + 1},   {"side", p.side},   {"move", p.move},   {"words", app::json_of(words_of(r, ply))},
            {"glyph", p.glyph}, {"score", p.score}, {"truth", p.truth}, {"comment", p.comment}};
}

// The moves that gave something away, one sentence each, beside the record.
void tell_mistakes(const Replayed& r, const Console& console) {
    for (std::size_t i = 0; i < r.record.plies.size(); ++i) {
        const RecordedPly& p = r.record.plies[i];
        if (!p.glyph.starts_with("?")) continue;
        const Text words = words_of(r, i);
        console.tell(fmt::format("{}. {} {}: {}{}{}", i + 1, console.say("player", "pemain"), p.side, p.move, p.glyph,
                                 words.en.empty() ? "" : ", " + console.say(words)));
    }
}

void print(const Replayed& r, Cut cut, Console& console) {
    if (!console.json()) return console.hand_over(write_record(r.record));
    Json j = document("review", r.game->describe().name, r.game->inspect(r.start)->rules);
    j["seed"] = r.record.seed;
    j["position"] = r.record.position;
    j["result"] = r.record.result;
    j["plies"] = Json::array();
    for (std::size_t i = 0; i < r.record.plies.size(); ++i) j["plies"].push_back(json_of_ply(r, i));
    j["record"] = write_record(r.record);
    if (cut != Cut::none) j["cut"] = cut_name(cut);
    print_document(j, console);
}

// One record of the file: judged and printed. Answers whether all of it was legal.
Result<bool> review_one(std::string_view text, const Arguments& args, const Watch& watch, Console& console) {
    auto record = read_record(text);
    if (!record) return record.error();
    if (args.has("rules")) record->rules = args.text("rules");
    auto replayed = replay(std::move(*record));
    if (!replayed) return replayed.error();
    const auto player = expand_player(args.files, args.text("player", replayed->game->describe().default_player));
    if (!player) return player.error();
    if (const auto known = replayed->game->check_player(*player); !known) return known.error();
    tell_text_warnings(*replayed->game, {*player}, console);
    const Replayed as_read = *replayed;
    Reviewer reviewer{as_read, *player, review_limits(args), args.has("again"), watch};
    const std::size_t plies = replayed->record.plies.size();
    {
        ProgressBar bar(console, "review");
        for (std::size_t i = 0; i < plies && !watch.out(); ++i) {
            if (const auto done = reviewer.review(replayed->record.plies[i], i, plies - i); !done) return done.error();
            bar.show(i + 1, plies);
        }
    }
    print(*replayed, watch.cut(), console);
    if (!console.json()) tell_mistakes(*replayed, console);
    if (replayed->refused) console.tell(fmt::format("rakus: {}", console.say(replayed->refused->message)));
    return !replayed->refused;
}

Result<int> run_review(const Arguments& args, Console& console) {
    if (args.words.size() != 1)
        return usage_error("review: expected one file, such as game.rkr",
                           "review: seharusnya satu berkas, misalnya game.rkr");
    const auto text = args.files.read(args.words[0], store::FileKind::record);
    if (!text) return text.error();
    Waiting waiting(console);
    const Watch watch(waiting.budget(args.seconds("time", kForever)));
    bool all_legal = true;
    for (const auto part : split_records(*text)) {
        const auto legal = review_one(part, args, watch, console);
        if (!legal) return legal.error();
        if (!*legal) all_legal = false;
        if (!console.json() && part.data() + part.size() != text->data() + text->size()) console.print("\n");
    }
    if (watch.cut() != Cut::none) {
        console.tell(cut_in_words(watch.cut(), console.lang));
        console.tell(console.say("to go on: review what was written; judged moves are kept",
                                 "untuk melanjutkan: review hasil ini; langkah yang sudah dinilai tetap"));
    }
    if (watch.cut() == Cut::cancelled) return kInterrupted;
    return all_legal ? 0 : static_cast<int>(Fault::bad_input);
}

}  // namespace

Command review_command() {
    using namespace flags;
    return {"review",
            {"a record with truth and verdicts added to its moves",
             "rekaman permainan dengan kebenaran dan penilaian tiap langkah"},
            {"review game.rkr", "review game.rkr --time 1s -o reviewed.rkr"},
            GameArgument::none,
            {{"again", Takes::nothing, "", {"judge anew what has been judged", "nilai ulang yang sudah dinilai"}},
             {"rules",
              Takes::text,
              "K=V,..",
              {"instead of the record's own: for one that names a deck file",
               "sebagai ganti aturan rekaman: bila rekaman menyebut berkas dek"}},
             kPlayer,
             kTime,
             kPlayouts,
             kJobs,
             kTables},
            run_review,
            "FILE",
            true};
}

}  // namespace rakus::app
