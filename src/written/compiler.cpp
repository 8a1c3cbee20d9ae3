#include "written/compiler.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "written/printer.h"

namespace rakus::written {
namespace {

double quotient(double a, double b) {
    return b == 0 ? 0 : std::clamp(a / b, -kLargestQuotient, kLargestQuotient);
}

// How many numbers a step puts onto the stack, less those that it takes, when it goes on to the next one.
int put_by(Op op) {
    switch (op) {
        case Op::number:
        case Op::here:
        case Op::of_move:
        case Op::once:
        case Op::once_each:
        case Op::times:
        case Op::look_up:
            return 1;
        case Op::add:
        case Op::subtract:
        case Op::multiply:
        case Op::divide:
        case Op::less:
        case Op::at_most:
        case Op::more:
        case Op::at_least:
        case Op::equal:
        case Op::unequal:
        case Op::least:
        case Op::most:
        case Op::skip_if_false:
        case Op::skip_if_true:
        case Op::go_if_false:
        case Op::go:  // what stands behind it is the other way to the same place
            return -1;
        default:
            return 0;
    }
}

class Compiler {
   public:
    Compiler(const Syntax& text, const Vocabulary& words, std::span<const double> weights)
        : text_(text), words_(words), weights_(weights), out_(std::make_shared<Program>()) {}

    std::shared_ptr<const Program> run() {
        for (const Statement& s : text_.statements)
            if (s.says == Says::let)
                lets_.push_back(
                    {&s, is_of_move(s.terms[0].expr), constant(s.terms[0].expr), {}, 0, size_of(s.terms[0].expr)});
        for (const Statement& s : text_.statements) count_uses(s);
        for (const Statement& s : text_.statements) statement(s);
        if (!out_->random && out_->order.empty())
            out_->tie_break = {"of equals the first candidate of the game's own order is taken",
                               "dari yang setara diambil kandidat pertama menurut urutan permainannya"};
        return out_;
    }
    std::size_t replies() const { return replies_; }
    std::size_t depth() const { return static_cast<std::size_t>(depth_); }  // of the stack

   private:
    struct Let {
        const Statement* text;
        bool of_move;
        std::optional<double> constant;
        std::optional<std::uint16_t> slot;
        int uses = 0, size = 0;  // how many names and signs it comes to, with the lets that it holds
        bool inlined() const { return uses == 1 && size <= kSmallLet; }
    };
    static constexpr int kSmallLet = 100;

    int size_of(const Expr& e) const {
        int size = e.kind == Kind::name && e.use == Use::let ? lets_[static_cast<std::size_t>(e.index)].size : 1;
        for (const Expr& p : e.parts) size += size_of(p);
        return std::min(size, 10 * kSmallLet);
    }
    void count_uses(const Statement& s) {
        if (s.condition) count_uses(*s.condition);
        for (const Summand& t : s.terms) count_uses(t.expr);
    }
    void count_uses(const Expr& e) {
        if (e.kind == Kind::name && e.use == Use::let) ++lets_[static_cast<std::size_t>(e.index)].uses;
        for (const Expr& p : e.parts) count_uses(p);
    }

    // ---- lines ---------------------------------------------------------------------------------------------------

    void statement(const Statement& s) {
        switch (s.says) {
            case Says::like:
            case Says::weights:
            case Says::let:
                break;
            case Says::random:
                out_->random = true;
                out_->tie_break = {"of equals one is drawn by lot", "dari yang setara satu diundi"};
                break;
            case Says::order:
                for (const Summand& t : s.terms) out_->order.push_back(block(t.expr));
                out_->tie_break = words("of equals the first in the order of the text is taken: ",
                                        "dari yang setara diambil yang pertama menurut urutan teks: ", line_text(s));
                break;
            case Says::feasible:
                out_->feasible.push_back(condition(s, "it does not hold: ", "tidak berlaku: "));
                break;
            case Says::take:
                out_->take.push_back(condition(s, "", ""));
                break;
            case Says::rule:
                rule(s);
                break;
            case Says::then:
                for (const Summand& t : s.terms) keys_of(s.priority).push_back(column(t));
                break;
            case Says::show:
                for (const Summand& t : s.terms) out_->shown.push_back(column(t));
        }
    }
    static std::string line_text(const Statement& s) {
        std::string out;
        for (const Summand& t : s.terms) out += (out.empty() ? "" : ", ") + print(t.expr);
        return out;
    }
    Condition condition(const Statement& s, std::string_view en, std::string_view id) {
        const std::string text = print(*s.condition);
        return {block(*s.condition),
                s.label.given ? Text{s.label.en, s.label.id} : Text{std::string(en) + text, std::string(id) + text}};
    }
    std::vector<ColumnStep>& keys_of(int priority) {
        for (auto& t : out_->tie_breaks)
            if (t.priority == priority) return t.keys;
        out_->tie_breaks.push_back({priority, {}});
        return out_->tie_breaks.back().keys;
    }
    void rule(const Statement& s) {
        LineSteps line;
        line.priority = s.priority;
        const auto known = s.condition ? constant(*s.condition) : std::optional(1.0);
        line.always = known && *known != 0;
        if (!line.always) line.when = block(*s.condition);
        for (const Summand& t : s.terms) line.terms.push_back(column(t));
        line.rule = heading(s, line);
        std::erase_if(line.terms, [&](const ColumnStep& c) { return c.constant && !c.labelled && is_nothing(c); });
        out_->lines.push_back(std::move(line));
    }
    // "3 : 0": a line without a sum has no column.
    bool is_nothing(const ColumnStep& c) const { return out_->steps[c.amount.begin].x == 0; }
    // What the line is called: by its own words, else by those of its first term that has some, else by its condition.
    const Rule* heading(const Statement& s, const LineSteps& line) {
        const std::string id = fmt::format("line_{}", s.at.line);
        if (s.label.given) return rule_of(id, s.label.en, s.label.id);
        for (std::size_t i = 0; i < s.terms.size(); ++i)
            if (line.terms[i].labelled) return rule_of(id, line.terms[i].rule->words.en, line.terms[i].rule->words.id);
        if (s.condition) return rule_of(id, print(*s.condition), print(*s.condition));
        return rule_of(id, "any other move", "langkah lainnya");
    }

    // ---- columns -------------------------------------------------------------------------------------------------

    std::string_view keep(std::string_view text) { return out_->words.emplace_back(text); }
    Words words(std::string_view en, std::string_view id, const std::string& text) {
        return {keep(std::string(en) + text), keep(std::string(id) + text)};
    }
    const Rule* rule_of(std::string_view id, std::string_view en, std::string_view indonesian) {
        for (const Rule& r : out_->rules)
            if (r.id == id && r.words.en == en && r.words.id == indonesian) return &r;
        return &out_->rules.emplace_back(Rule{keep(id), {keep(en), keep(indonesian)}, {}});
    }
    const Statement* let_of(const Expr& e) const {
        return e.kind == Kind::name && e.use == Use::let ? lets_[static_cast<std::size_t>(e.index)].text : nullptr;
    }
    // A constant times the rest is a weight and an amount; points are the same product.
    ColumnStep column(const Summand& t) {
        ColumnStep c;
        c.weight = t.minus ? -1 : 1;
        const Expr* amount = &t.expr;
        const Statement* named = let_of(*amount);
        const Expr& body = named ? named->terms[0].expr : *amount;
        if (body.kind == Kind::multiply)
            for (std::size_t side = 0; side < 2; ++side)
                if (const auto weight = constant(body.parts[side]); weight && !constant(body.parts[1 - side])) {
                    c.weight *= *weight;
                    amount = &body.parts[1 - side];
                    break;
                }
        c.amount = block(*amount);
        c.constant = constant(*amount).has_value();
        const Label& label = t.label.given || !named ? t.label : named->label;
        c.labelled = label.given;
        c.rule = label.given ? rule_of(named ? named->name : id_of(*amount, label), label.en, label.id)
                             : unlabelled(t.expr, *amount, named);
        return c;
    }
    std::string id_of(const Expr& amount, const Label& label) {
        if (amount.kind == Kind::name) return amount.name;
        std::string id;
        for (const char c : label.en) {
            const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
            const bool capital = c >= 'A' && c <= 'Z';
            id += plain ? c : capital ? static_cast<char>(c - 'A' + 'a') : '_';
        }
        return id;
    }
    const Rule* unlabelled(const Expr& whole, const Expr& amount, const Statement* named) {
        if (named) return rule_of(named->name, named->name, named->name);
        if (amount.kind == Kind::name && amount.use == Use::fact && !amount.about) {
            const FactInfo& f = words_.facts[static_cast<std::size_t>(amount.index)].info;
            return rule_of(f.id, f.words.en, f.words.id);
        }
        const std::string text = print(constant(whole) ? whole : amount);
        return rule_of(text, text, text);
    }

    // ---- constants -----------------------------------------------------------------------------------------------

    std::optional<double> constant(const Expr& e) const {
        if (e.kind == Kind::number) return e.number;
        if (e.kind == Kind::name) {
            if (e.use == Use::weight) return weights_[static_cast<std::size_t>(e.index)];
            if (e.use == Use::value) return e.index;
            if (e.use == Use::fact && tried_ && same_fact(e, *tried_)) return tried_value_;
            if (e.use != Use::let) return std::nullopt;
            const Let& let = lets_[static_cast<std::size_t>(e.index)];
            return let.constant || !tried_ ? let.constant : constant(let.text->terms[0].expr);
        }
        if (e.kind == Kind::call && looks_beyond(e)) return std::nullopt;
        std::vector<double> parts;
        for (const Expr& p : e.parts) {
            const auto x = constant(p);
            if (!x) return std::nullopt;
            parts.push_back(*x);
        }
        return folded(e, parts);
    }
    static double folded(const Expr& e, const std::vector<double>& p) {
        switch (e.kind) {
            case Kind::negative:
                return -p[0];
            case Kind::negation:
                return p[0] == 0;
            case Kind::add:
                return p[0] + p[1];
            case Kind::subtract:
                return p[0] - p[1];
            case Kind::multiply:
                return p[0] * p[1];
            case Kind::divide:
                return quotient(p[0], p[1]);
            case Kind::equal:
                return p[0] == p[1];
            case Kind::unequal:
                return p[0] != p[1];
            case Kind::less:
                return p[0] < p[1];
            case Kind::at_most:
                return p[0] <= p[1];
            case Kind::more:
                return p[0] > p[1];
            case Kind::at_least:
                return p[0] >= p[1];
            case Kind::both:
                return p[0] != 0 && p[1] != 0;
            case Kind::either:
                return p[0] != 0 || p[1] != 0;
            default:
                break;
        }
        if (e.name == "if") return p[0] != 0 ? p[1] : p[2];
        if (e.name == "abs") return std::abs(p[0]);
        return e.name == "min" ? *std::ranges::min_element(p) : *std::ranges::max_element(p);
    }

    // ---- tables --------------------------------------------------------------------------------------------------

    static bool same_fact(const Expr& a, const Expr& b) { return a.index == b.index && a.topic == b.topic; }

    // The only fact of an expression that looks at nothing else; lets that are used once are looked into.
    // Answers false if there is anything else.
    bool only_fact(const Expr& e, const Expr*& fact) const {
        if (e.kind == Kind::name && e.use == Use::fact) {
            if (fact && !same_fact(*fact, e)) return false;
            return fact = &e, true;
        }
        if (e.kind == Kind::name && e.use == Use::let) {
            const Let& l = lets_[static_cast<std::size_t>(e.index)];
            return l.constant || (l.inlined() && only_fact(l.text->terms[0].expr, fact));
        }
        if (e.kind == Kind::call && looks_beyond(e)) return false;
        return std::ranges::all_of(e.parts, [&](const Expr& p) { return only_fact(p, fact); });
    }
    static bool looks_beyond(const Expr& e) {
        return e.name == "reply" || e.name == "best" || e.name == "worst" || e.name == "any" || e.name == "count";
    }
    // What depends on one word or condition alone is a table of its values.
    bool table(const Expr& e) {
        const Expr* fact = nullptr;
        if (e.kind == Kind::name || !only_fact(e, fact) || !fact) return false;
        const KnownFact& f = words_.facts[static_cast<std::size_t>(fact->index)];
        const std::size_t values = f.info.type == FactType::flag ? 2 : f.values.size();
        if (!f.of_move || f.info.type == FactType::number || values > 16) return false;
        const auto begin = static_cast<double>(out_->tables.size());
        for (std::size_t v = 0; v < values; ++v) {
            tried_ = fact, tried_value_ = static_cast<double>(v);
            out_->tables.push_back(constant(e).value_or(0));
        }
        tried_ = nullptr;
        step(Op::look_up, static_cast<std::size_t>(fact->index), static_cast<std::size_t>(fact->topic), begin);
        return true;
    }
    // A constant times a fact of the move, or such a fact alone: the fact, and by what.
    std::optional<std::pair<const Expr*, double>> scaled_fact(const Expr& e) const {
        const auto is_fact = [&](const Expr& x) {
            return x.kind == Kind::name && x.use == Use::fact &&
                   words_.facts[static_cast<std::size_t>(x.index)].of_move;
        };
        if (is_fact(e)) return std::pair(&e, 1.0);
        if (e.kind != Kind::multiply) return std::nullopt;
        for (std::size_t side = 0; side < 2; ++side)
            if (const auto by = constant(e.parts[side]); by && is_fact(e.parts[1 - side]))
                return std::pair(&e.parts[1 - side], *by);
        return std::nullopt;
    }
    void scaled(Op op, const std::pair<const Expr*, double>& f, double sign = 1) {
        step(op, static_cast<std::size_t>(f.first->index), static_cast<std::size_t>(f.first->topic), sign * f.second);
    }

    // ---- steps ---------------------------------------------------------------------------------------------------

    // Steps of one block stand together, so slots that a block asks for are worked out first.
    Block block(const Expr& e) {
        std::vector<Step> steps;
        std::swap(steps, now_);
        emit(e);
        std::swap(steps, now_);
        int depth = 0;
        for (const Step& s : steps) depth_ = std::max(depth_, depth += put_by(s.op));
        const auto begin = static_cast<std::uint32_t>(out_->steps.size());
        out_->steps.insert(out_->steps.end(), steps.begin(), steps.end());
        return {begin, static_cast<std::uint32_t>(out_->steps.size())};
    }
    void step(Op op, std::size_t a = 0, std::size_t b = 0, double x = 0) {
        now_.push_back({op, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), x});
    }
    // Jumps go to a place in their own block; its first step is 0.
    std::size_t hole(Op op) {
        step(op);
        return now_.size() - 1;
    }
    void fill(std::size_t at) { now_[at].a = static_cast<std::uint16_t>(now_.size()); }

    void emit(const Expr& e) {
        if (const auto x = constant(e)) return step(Op::number, 0, 0, *x);
        if (table(e)) return;
        switch (e.kind) {
            case Kind::name:
                return name(e);
            case Kind::negative:
                emit(e.parts[0]);
                return step(Op::negative);
            case Kind::negation:
                emit(e.parts[0]);
                return step(Op::negation);
            case Kind::both:
            case Kind::either: {
                emit(e.parts[0]);
                const auto at = hole(e.kind == Kind::both ? Op::skip_if_false : Op::skip_if_true);
                emit(e.parts[1]);
                return fill(at);
            }
            case Kind::call:
                return call(e);
            default:
                return binary(e);
        }
    }
    void name(const Expr& e) {
        if (e.use == Use::let) return let(lets_[static_cast<std::size_t>(e.index)]);
        const bool of_move = words_.facts[static_cast<std::size_t>(e.index)].of_move;
        step(of_move ? Op::of_move : Op::here, static_cast<std::size_t>(e.index), static_cast<std::size_t>(e.topic));
    }
    void let(Let& l) {
        if (l.inlined()) return emit(l.text->terms[0].expr);
        if (!l.slot) l.slot = slot(l.of_move ? out_->once_each : out_->once, Filled::let, l.text->terms[0].expr);
        step(l.of_move ? Op::once_each : Op::once, *l.slot);
    }
    std::uint16_t slot(std::vector<Slot>& slots, Filled how, const Expr& e) {
        const Block b = block(e);
        slots.push_back({how, b});
        return static_cast<std::uint16_t>(slots.size() - 1);
    }
    void binary(const Expr& e) {
        if (e.kind == Kind::equal || e.kind == Kind::unequal)
            for (std::size_t side = 0; side < 2; ++side)
                if (e.parts[side].use == Use::value) {
                    emit(e.parts[1 - side]);
                    return step(e.kind == Kind::equal ? Op::equal_x : Op::unequal_x, 0, 0, e.parts[side].index);
                }
        static const std::map<Kind, std::pair<Op, std::optional<Op>>> ops{
            {Kind::add, {Op::add, Op::add_x}},
            {Kind::subtract, {Op::subtract, {}}},
            {Kind::multiply, {Op::multiply, Op::multiply_x}},
            {Kind::divide, {Op::divide, {}}},
            {Kind::less, {Op::less, Op::less_x}},
            {Kind::at_most, {Op::at_most, Op::at_most_x}},
            {Kind::more, {Op::more, Op::more_x}},
            {Kind::at_least, {Op::at_least, Op::at_least_x}},
            {Kind::equal, {Op::equal, Op::equal_x}},
            {Kind::unequal, {Op::unequal, Op::unequal_x}}};
        const auto& [op, with_number] = ops.at(e.kind);
        if (e.kind == Kind::multiply)
            if (const auto f = scaled_fact(e)) return scaled(Op::times, *f);
        emit(e.parts[0]);
        if (e.kind == Kind::add || e.kind == Kind::subtract)
            if (const auto f = scaled_fact(e.parts[1])) return scaled(Op::plus, *f, e.kind == Kind::add ? 1 : -1);
        if (const auto x = constant(e.parts[1]); x && with_number) return step(*with_number, 0, 0, *x);
        emit(e.parts[1]);
        step(op);
    }
    void call(const Expr& e) {
        if (e.name == "if") {
            emit(e.parts[0]);
            const auto otherwise = hole(Op::go_if_false);
            emit(e.parts[1]);
            const auto end = hole(Op::go);
            fill(otherwise);
            emit(e.parts[2]);
            return fill(end);
        }
        if (e.name == "reply") return pooled(e, out_->once_each, Op::once_each, Filled::reply);
        if (e.name == "best") return pooled(e, out_->once, Op::once, Filled::best);
        if (e.name == "worst") return pooled(e, out_->once, Op::once, Filled::worst);
        if (e.name == "any") return pooled(e, out_->once, Op::once, Filled::any);
        if (e.name == "count") return pooled(e, out_->once, Op::once, Filled::count);
        emit(e.parts[0]);
        if (e.name == "abs") return step(Op::absolute);
        for (std::size_t i = 1; i < e.parts.size(); ++i) {
            emit(e.parts[i]);
            step(e.name == "min" ? Op::least : Op::most);
        }
    }
    // The same words have the same slot.
    void pooled(const Expr& e, std::vector<Slot>& slots, Op op, Filled how) {
        const std::string text = print(e);
        auto at = pooled_.find(text);
        if (at == pooled_.end()) {
            if (how == Filled::reply) out_->looks_at_replies = true, ++replies_;
            at = pooled_.emplace(text, slot(slots, how, e.parts[0])).first;
        }
        step(op, at->second);
    }

    bool is_of_move(const Expr& e) const {
        if (e.kind == Kind::name) {
            if (e.use == Use::fact) return words_.facts[static_cast<std::size_t>(e.index)].of_move;
            return e.use == Use::let && lets_[static_cast<std::size_t>(e.index)].of_move;
        }
        if (e.kind == Kind::call && e.name == "reply") return true;
        if (e.kind == Kind::call && (e.name == "best" || e.name == "worst" || e.name == "any" || e.name == "count"))
            return false;
        return std::ranges::any_of(e.parts, [&](const Expr& p) { return is_of_move(p); });
    }

    const Syntax& text_;
    const Vocabulary& words_;
    std::span<const double> weights_;
    std::shared_ptr<Program> out_;
    std::vector<Let> lets_;
    std::vector<Step> now_;  // of the block in the making
    std::map<std::string, std::uint16_t> pooled_;
    std::size_t replies_ = 0;
    int depth_ = 0;
    const Expr* tried_ = nullptr;  // a fact whose values are tried one by one, and the one at hand
    double tried_value_ = 0;
};

}  // namespace

std::vector<Weight> weights_of(const Syntax& text) {
    std::vector<Weight> out;
    for (const Statement& s : text.statements) out.insert(out.end(), s.weights.begin(), s.weights.end());
    return out;
}

std::shared_ptr<const Program> compile(const Syntax& text, const Vocabulary& words, std::span<const double> weights,
                                       Complaints& complaints) {
    Compiler compiler(text, words, weights);
    auto program = compiler.run();
    const auto refuse = [&](std::string en, std::string id) {
        complaints.push_back({{1, 1}, {std::move(en), std::move(id)}, false});
        return nullptr;
    };
    if (program->steps.size() > kMostSteps)
        return refuse(
            fmt::format("found {} operations, expected at most {}", program->steps.size(), kMostSteps),
            fmt::format("ditemukan {} operasi, seharusnya paling banyak {}", program->steps.size(), kMostSteps));
    if (compiler.depth() > kStack)
        return refuse(fmt::format("found an expression {} numbers deep, expected at most {}", compiler.depth(), kStack),
                      fmt::format("ditemukan ungkapan sedalam {} bilangan, seharusnya paling dalam {}",
                                  compiler.depth(), kStack));
    if (compiler.replies() > kMostReplies)
        return refuse(
            fmt::format("found {} different replies, expected at most {}", compiler.replies(), kMostReplies),
            fmt::format("ditemukan {} reply berbeda, seharusnya paling banyak {}", compiler.replies(), kMostReplies));
    return program;
}

}  // namespace rakus::written
