#include "app/completing.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/typed_words.h"
#include "core/text.h"

namespace rakus::app {
namespace {

class Completer {
   public:
    Completer(const std::vector<std::string>& words, Lang lang) : words_(words), typed_(words.back()), lang_(lang) {}

    Completions all() {
        if (words_.size() == 1) return commands(), std::move(out_);
        command_ = find_command(words_[0]);
        if (!command_) return {};
        look_at_words();
        if (flag_)
            values(*flag_, "");
        else if (const auto mark = typed_.find('='); typed_.starts_with("--") && mark != typed_.npos)
            inside(mark);
        else if (typed_.starts_with("-"))
            flags();
        else
            plain();
        return std::move(out_);
    }

   private:
    void offer(std::string word, std::string_view about = "") {
        if (!word.starts_with(typed_)) return;
        const auto known = std::ranges::find(out_.words, word, &Completion::word);
        if (known == out_.words.end())
            out_.words.push_back({std::move(word), std::string(about)});
        else if (known->about.empty())
            known->about = about;
    }

    void commands() {
        for (const Command& c : all_commands())
            if (!c.hidden) offer(std::string(c.name), c.about.in(lang_));
        for (const auto* word : {"--help", "--version"}) offer(word);
    }

    // Which game was named, how many plain words there are, and whether a flag waits for its value.
    void look_at_words() {
        const auto known = flags_of(*command_);
        for (std::size_t i = 1; i + 1 < words_.size(); ++i) {
            const std::string& word = words_[i];
            flag_.reset();
            if (!word.starts_with('-') || word == "-") {
                plain_.push_back(word);
                continue;
            }
            given_.push_back(word.substr(0, word.find('=')));
            if (word.find('=') != word.npos) continue;
            const auto at = std::ranges::find_if(known, [&](const Flag& f) {
                return word == fmt::format("--{}", f.name) || (f.letter && word == fmt::format("-{}", f.letter));
            });
            if (at == known.end() || at->takes == Takes::nothing) continue;
            flag_ = *at;
            if (i + 2 < words_.size()) flag_.reset(), ++i;  // its value is typed already
        }
        for (const auto& word : plain_)
            if (!game_) game_ = find_game(word);
    }

    void inside(std::size_t mark) {
        for (const Flag& f : flags_of(*command_))
            if (typed_.substr(2, mark - 2) == f.name && f.takes != Takes::nothing)
                return values(f, typed_.substr(0, mark + 1));
    }

    void flags() {
        for (const Flag& f : flags_of(*command_)) {
            const auto name = fmt::format("--{}", f.name);
            if (f.many || std::ranges::find(given_, name) == given_.end()) offer(name, f.about.in(lang_));
        }
    }

    // The game, or one of the words that the command names: "list|show|export [ID]".
    void plain() {
        if (command_->game != GameArgument::none && plain_.empty()) {
            for (const auto& game : games_of(*command_)) offer(game, find_game(game)->describe().title.in(lang_));
            return;
        }
        const std::string_view word = command_->word;
        const auto before = plain_.size() - (command_->game != GameArgument::none ? 1 : 0);
        const auto first = word.substr(0, word.find(' '));
        if (before == 0 && first.find('|') != first.npos) {
            for (const auto choice : split(first, '|'))
                if (std::ranges::all_of(choice, [](char c) { return c >= 'a' && c <= 'z'; }))
                    offer(std::string(choice));
        }
        if (command_->next)
            for (auto& [next, about] : command_->next(plain_, lang_)) offer(std::move(next), about);
        else if (word.find("GAME") != word.npos && !game_)
            for (const AnyGame* g : all_games())
                if (!command_->accepts || command_->accepts(*g)) offer(g->describe().name);
        if (word.find("FILE") != word.npos || word.find("file") != word.npos) out_.files = true;
    }

    // `before`: what stands before the value in the word.
    void values(const Flag& f, const std::string& before) {
        if (f.takes == Takes::choice) {
            for (const auto choice : split(f.value, '|')) offer(before + std::string(choice));
        } else if (f.name == "rules") {
            rules(before);
        } else if (f.name == "example" && game_) {
            for (const PaperExample& e : game_->describe().reading.examples)
                offer(before + std::string(e.id), e.title.in(lang_));
        } else if (f.name == "player" || f.name == "players" || f.name == "vs" || f.name == "against") {
            const auto last = typed_.rfind(',');
            players(f.name == "players" && last != typed_.npos ? typed_.substr(0, last + 1) : before);
            if (f.name == "vs") offer(before + "human");
            if (f.name == "players") offer(before + "all");
        } else if (f.value.find("FILE") != f.value.npos || f.value.find("DIR") != f.value.npos) {
            out_.files = true;
            if (f.value.find("@FILE") != f.value.npos) out_.before_file = before + "@";
        }
    }
    void players(const std::string& before) {
        if (!game_) return;
        for (const PlayerInfo& p : game_->describe().players) offer(before + p.name, p.about.in(lang_));
        if (typed_.starts_with(before + "@")) out_.files = true;
        out_.before_file = before + "@";
    }
    // "ec=0,pi": the keys, then the values of a key that has few.
    void rules(const std::string& before) {
        if (!game_) return;
        const auto last = typed_.rfind(',');
        const std::string start = last == typed_.npos ? before : typed_.substr(0, last + 1);
        for (const Preset& p : game_->describe().presets) offer(start + p.name, p.words.in(lang_));
        for (const RuleKey& r : game_->describe().rules) {
            const auto key = fmt::format("{}{}=", start, r.key);
            offer(typed_.starts_with(key) ? key + r.default_value : key, r.words.in(lang_));
            if (typed_.starts_with(key) && r.allowed.find('|') != r.allowed.npos) rule_values(key, r.allowed);
        }
    }
    // Those that can be typed as they stand: "2-9" and NAME are no values, and a file has a name of its own.
    void rule_values(const std::string& key, std::string_view allowed) {
        for (const auto value : split(allowed, '|')) {
            const bool word = std::ranges::all_of(value, [](char c) { return c == '_' || (c >= 'a' && c <= 'z'); });
            const bool number = std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
            if (word || number) offer(key + std::string(value));
            if (value == "@file" || value == "FILE") out_.files = true, out_.before_file = key;
        }
    }

    const std::vector<std::string>& words_;
    const std::string& typed_;
    Lang lang_;
    const Command* command_ = nullptr;
    const AnyGame* game_ = nullptr;
    std::vector<std::string> plain_, given_;
    std::optional<Flag> flag_;
    Completions out_;
};

}  // namespace

Completions complete(const std::vector<std::string>& words, Lang lang) {
    return words.empty() ? Completions() : Completer(words, lang).all();
}

}  // namespace rakus::app
