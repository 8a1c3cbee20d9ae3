// Written players at the edge: what a game with facts can do with a text.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/attached.h"
#include "core/features.h"
#include "core/player_text.h"
#include "written/arrange.h"
#include "written/player.h"
#include "written/printer.h"
#include "written/strategy.h"

namespace rakus {

template <Game G>
struct TextPlayer {
    std::unique_ptr<Player<G>> player;
    std::string title;  // as the text calls it
    std::vector<Knob> knobs;
    std::vector<double> numbers;
    bool deterministic = true;
    std::vector<Text> warnings = {};
    std::uint64_t operations = 0;
    bool replies = false;
};

// A text that is another player of the game with other settings: "paper:steal=2".
struct LikeAnother {
    std::string title, player;
};

template <Game G>
class TextKit {
   public:
    virtual ~TextKit() = default;
    // Whom the text is like; nothing where it has rules of its own.
    virtual Result<std::optional<LikeAnother>> like(const G&, const Attached&) const = 0;
    // The player of a text with rules of its own, and the weights that the user wants.
    virtual Result<TextPlayer<G>> make(const G&, const Attached&, const PlayerText& wanted) const = 0;
    // The canonical text with those weights.
    virtual Result<std::string> text(const G&, const Attached&, const PlayerText& wanted) const = 0;
    // The lines that it could do without, and the text with other places of them (written/arrange.h).
    virtual Result<std::vector<TextLine>> lines(const G&, const Attached&) const = 0;
    virtual Result<std::string> rearranged(const G&, const Attached&, const PlayerText& wanted,
                                           std::span<const double> places) const = 0;
    virtual FeatureReport features(const G&, const typename G::View&) const = 0;
};

inline FeatureInfo feature_info(const written::KnownFact& f) {
    static constexpr std::string_view types[] = {"number", "flag", "word"};
    return {std::string(f.info.id),
            f.info.words,
            f.info.unit,
            std::string(types[static_cast<std::size_t>(f.info.type)]),
            f.info.low,
            f.info.high,
            std::string(f.info.source),
            f.of_move,
            f.values,
            f.about};
}

template <FactSource F>
class TextsOf final : public TextKit<typename F::Game> {
   public:
    using G = typename F::Game;

    Result<std::optional<LikeAnother>> like(const G& game, const Attached& file) const override {
        const auto text = written::read_text(file.name, file.text, written::vocabulary_of<F>(game));
        if (!text) return text.error();
        if (!text->syntax.like()) return std::optional<LikeAnother>();
        return std::optional(LikeAnother{text->syntax.player, written::player_like(text->syntax)});
    }
    Result<TextPlayer<G>> make(const G& game, const Attached& file, const PlayerText& wanted) const override {
        const auto words = written::vocabulary_of<F>(game);
        const auto text = written::read_text(file.name, file.text, words);
        if (!text) return text.error();
        TextPlayer<G> out{nullptr, text->syntax.player, written::knobs_of(text->syntax), {}};
        for (const auto& w : text->warnings) out.warnings.push_back(written::in_words(w));
        PlayerText named = wanted;
        named.name = file.name;
        const auto numbers = knob_values(named, out.knobs);
        if (!numbers) return numbers.error();
        out.numbers = *numbers;
        auto program = written::program_of(text->syntax, words, out.numbers);
        out.deterministic = !program->random;
        out.operations = program->steps.size();
        out.replies = program->looks_at_replies;
        out.player = std::make_unique<GreedyPlayer<G, written::Written<F>>>(written::Written<F>(std::move(program)));
        return out;
    }

    Result<std::string> text(const G& game, const Attached& file, const PlayerText& wanted) const override {
        const auto syntax = syntax_of(game, file, wanted);
        if (!syntax) return syntax.error();
        return written::print(*syntax);
    }
    Result<std::vector<TextLine>> lines(const G& game, const Attached& file) const override {
        const auto text = written::read_text(file.name, file.text, written::vocabulary_of<F>(game));
        if (!text) return text.error();
        return written::lines_of(text->syntax);
    }
    Result<std::string> rearranged(const G& game, const Attached& file, const PlayerText& wanted,
                                   std::span<const double> places) const override {
        auto syntax = syntax_of(game, file, wanted);
        if (!syntax) return syntax.error();
        return written::print(written::rearranged(std::move(*syntax), places));
    }

    FeatureReport features(const G& game, const typename G::View& view) const override {
        const auto words = written::vocabulary_of<F>(game);
        FeatureReport report{game.settings(), {}, 1, {}, {}, {}, words.replies};
        const F source;
        const auto survey = source.survey(game, view);
        std::vector<typename F::Glance> glances;
        for (const auto& m : source.candidates(game, view)) {
            report.candidates.push_back(game.print_move(view, m));
            glances.push_back(source.glance(survey, m));
        }
        for (std::size_t i = 0; i < words.facts.size(); ++i) {
            const auto& fact = F::facts()[i];
            const auto& known = words.facts[i];
            report.features.push_back(feature_info(known));
            const auto things = known.about.empty() ? std::vector<std::string>{""} : known.about;
            for (std::size_t thing = 0; thing < things.size(); ++thing) {
                FeatureRow row{i, things[thing], {}};
                if (fact.here) row.values.push_back(fact.here(survey, static_cast<int>(thing)));
                if (fact.of)
                    for (const auto& g : glances) row.values.push_back(fact.of(g, static_cast<int>(thing)));
                report.rows.push_back(std::move(row));
            }
        }
        return report;
    }

   private:
    // The text with the weights that the user wants.
    Result<written::Syntax> syntax_of(const G& game, const Attached& file, const PlayerText& wanted) const {
        auto text = written::read_text(file.name, file.text, written::vocabulary_of<F>(game));
        if (!text) return text.error();
        if (text->syntax.like()) return written::with_settings(std::move(text->syntax), wanted.numbers, wanted.words);
        const auto made = make(game, file, wanted);
        if (!made) return made.error();
        return written::with_weights(std::move(text->syntax), made->numbers);
    }
};

template <FactSource F>
std::shared_ptr<const TextKit<typename F::Game>> texts_of() {
    return std::make_shared<TextsOf<F>>();
}

}  // namespace rakus
