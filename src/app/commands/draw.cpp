// rakus draw: a position as a picture, for slides and worksheets.
#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/position_picture.h"
#include "app/sheet.h"
#include "app/waiting.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

report::Style style_of(const Arguments& args) {
    const auto style = args.text("style", "light");
    return style == "dark" ? report::Style::dark : style == "print" ? report::Style::print : report::Style::light;
}

TruthLimits limits_of_drawing(const Arguments& args, Waiting& waiting) {
    TruthLimits limits;
    static_cast<Budget&>(limits) = waiting.budget(args.seconds("time", kForever));
    limits.nodes = args.whole("nodes", 0);
    limits.playouts = args.whole("playouts", 0);
    limits.seed = args.whole("seed", 1);
    limits.all_moves = true;
    limits.jobs = jobs_of(args);
    limits.tables = tables_folder(args);
    limits.see_all = args.text("see") == "all";
    return limits;
}

Result<int> run_draw(const Arguments& args, Console& console) {
    const auto at = position_of(args);
    if (!at) return at.error();
    const AnyGame& game = game_of(args);
    PictureOptions options;
    options.style = style_of(args);
    for (const auto& move : split_words(args.text("arrows")))
        options.moves.push_back({move, report::MarkKind::pick, move});
    std::optional<TruthReport> truth;
    Waiting waiting(console);
    if (args.has("truth")) {
        auto known = game.truth(*at, limits_of_drawing(args, waiting));
        if (!known) return known.error();
        options.truth = &truth.emplace(std::move(*known));
    }
    waiting.over();
    const auto picture = position_picture(game, *at, options, console.lang);
    if (!picture) return picture.error();
    if (truth && truth->cut != Cut::none) console.tell(cut_in_words(truth->cut, console.lang));
    if (!console.json()) return console.hand_over(*picture), 0;
    Json j = document("draw", game.describe().name, {});
    j["svg"] = *picture;
    print_document(j, console);
    return truth && truth->cut == Cut::cancelled ? kInterrupted : 0;
}

}  // namespace

Command draw_command() {
    using namespace flags;
    return {"draw",
            {"a position as a picture (SVG), moves as arrows, with the truth if you like",
             "sebuah posisi sebagai gambar (SVG), langkah sebagai panah, dengan kebenarannya bila mau"},
            {"draw bantumi --moves '3 6'", "draw gobblet --example fig8 --truth --style print",
             "draw pokemon --seed 7 --style dark"},
            GameArgument::required,
            {kPos,
             kExample,
             kMoves,
             {"arrows",
              Takes::text,
              "MOVES",
              {"moves of this position to draw as arrows, parted by spaces",
               "langkah di posisi ini yang digambar sebagai panah, dipisah spasi"}},
             {"truth",
              Takes::nothing,
              "",
              {"what every move is worth, the best ones as arrows", "nilai tiap langkah, yang terbaik sebagai panah"}},
             {"style",
              Takes::choice,
              "light|dark|print",
              {"colours; print is black and white (default light)", "warna; print hitam putih (bawaan light)"}},
             kRules,
             kSee,
             kPlayouts,
             kNodes,
             kTime,
             kSeed,
             kJobs,
             kTables},
            run_draw};
}

}  // namespace rakus::app
