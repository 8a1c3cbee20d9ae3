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

class Compiler {
   public:
    Compiler(const Syntax& text, const Vocabulary& words, std::span<const double> weights)
        : text_(text), words_(words), weights_(weights), out_(std::make_shared<Program>()) {}

    std::shared_ptr<const Program> run() {
        for (const Statement& s : text_.statements)
            if (s.says == Says::let) lets_.push_back({&s, is_of_move(s.terms[0].expr), constant(s.terms[0].expr), {}});
        for (const Statement& s : text_.statements) statement(s);
        if (!out_->random && out_->order.empty())
            out_->tie_break = {"of equals the first candidate of the game's own order is taken",
                               "dari yang setara diambil kandidat pertama menurut urutan permainannya"};
        return out_;
    }
    std::size_t replies() const { return replies_; }

   private:
    struct Let {
        const Statement* text;
        bool of_move;
        std::optional<double> constant;
        std::optional<std::uint16_t> slot;
    };

    // ---- lines ---------------------------------------------------------------------------------------------------

    void statement(const Statement& s) {
        switch (s.says) {
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
            return e.use == Use::let ? lets_[static_cast<std::size_t>(e.index)].constant : std::nullopt;
        }
        if (e.kind == Kind::call &&
            (e.name == "reply" || e.name == "best" || e.name == "worst" || e.name == "any" || e.name == "count"))
            return std::nullopt;
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

    // ---- steps ---------------------------------------------------------------------------------------------------

    // Steps of one block stand together, so slots that a block asks for are worked out first.
    Block block(const Expr& e) {
        std::vector<Step> steps;
        std::swap(steps, now_);
        emit(e);
        std::swap(steps, now_);
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
        emit(e.parts[0]);
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
    if (compiler.replies() > kMostReplies)
        return refuse(
            fmt::format("found {} different replies, expected at most {}", compiler.replies(), kMostReplies),
            fmt::format("ditemukan {} reply berbeda, seharusnya paling banyak {}", compiler.replies(), kMostReplies));
    return program;
}

}  // namespace rakus::written
