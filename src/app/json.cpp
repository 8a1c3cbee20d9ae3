#include "app/json.h"

#include <cmath>

#include "app/build_name.h"
#include "core/player_text.h"
#include "core/settings.h"
#include "lab/estimate.h"

namespace rakus::app {
namespace {

// Rule values that are numbers are numbers in JSON too.
Json setting_value(const std::string& text) {
    const bool number = !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
    return number ? Json(std::stoll(text)) : Json(text);
}

std::string_view class_name(Class c) {
    return c == Class::win ? "win" : c == Class::loss ? "loss" : "draw";
}

std::string_view reach_name(Reach r) {
    constexpr std::string_view names[] = {"none", "estimate", "bounds", "exact"};
    return names[static_cast<std::size_t>(r)];
}

Json json_of_exact(const Exact& e, std::string_view unit) {
    Json j = object({{"kind", "exact"}, {"class", class_name(e.result)}});
    if (e.margin) {
        j["margin"] = *e.margin;
        j["unit"] = unit;
    }
    if (e.plies) j["plies"] = *e.plies;
    return j;
}

// Bounds on one side of zero still say who wins.
Json json_of_bounds(const Bounds& b, std::string_view unit) {
    Json j = object({{"kind", "bounds"}, {"low", b.low}, {"high", b.high}, {"unit", unit}});
    if (b.low > 0 || b.high < 0) j["class"] = class_name(class_of(b.low > 0 ? b.low : b.high));
    return j;
}

Json json_of_estimate(const Estimate& e, const Truth& t) {
    Json j = object(
        {{"kind", "estimate"}, {"mean", e.mean}, {"low", e.low}, {"high", e.high}, {"n", e.n}, {"unit", t.unit}});
    if (!t.within.empty()) j["within"] = t.within;
    if (const auto side = leaning(t)) j["leans"] = class_name(*side);
    return j;
}

Json json_of_side(const Standing& s, bool prioritised) {
    Json j = object({{"move", s.move}});
    if (prioritised) j["priority"] = s.priority;
    j["total"] = json_number(s.total);
    return j;
}

// Why a candidate is not the pick: what decided, the two sides, the rules that differ, and the sentence.
Json json_of_comparison(const Comparison& c) {
    Json j = object({{"by", name_of(c.by)}, {"sentence", json_of(in_words(c))}});
    if (c.by == Decided::left_out || c.by == Decided::early_stop || c.by == Decided::refused) return j;
    Json rules = Json::array();
    for (const RuleDifference& d : c.rules)
        rules.push_back(object({{"id", d.id},
                                {"words", json_of(d.words)},
                                {"pick", json_number(d.taken)},
                                {"other", json_number(d.other)}}));
    j["pick"] = json_of_side(c.taken, c.prioritised);
    j["other"] = json_of_side(c.other, c.prioritised);
    j["rules"] = std::move(rules);
    return j;
}

Json json_of_term(const TermInfo& t) {
    Json j = object({{"id", t.id},
                     {"weight", json_number(t.weight)},
                     {"amount", json_number(t.amount)},
                     {"points", json_number(t.points)},
                     {"source", t.source},
                     {"words", json_of(t.words)}});
    if (!t.counts) j["counts"] = false;
    return j;
}

Json json_of_knob(const Knob& k) {
    return k.choices.empty() ? json_number(k.default_value) : Json(knob_text(k, k.default_value));
}

}  // namespace

Json object(std::initializer_list<Field> fields) {
    Json::object_t made;
    made.reserve(fields.size() + 4);  // what is added afterwards seldom is more
    for (const Field& f : fields) made.emplace_back(std::string(f.key), std::move(f.value));
    return Json(std::move(made));
}

Json json_of(const Text& t) {
    return object({{"en", t.en}, {"id", t.id}});
}

Json json_number(double x) {
    if (std::isfinite(x) && x == std::floor(x) && std::abs(x) < 1e15) return static_cast<std::int64_t>(x);
    if (!std::isfinite(x)) return nullptr;
    return x;
}

void add_unit(const std::string& unit, const GameInfo& game, Json& j) {
    j["unit"] = unit;
    if (unit == "win_chance" && !game.chance_within.empty()) j["within"] = game.chance_within;
}

Json json_of_interval(const lab::Interval& i, std::string_view middle) {
    return object({{middle, json_number(i.value)}, {"low", json_number(i.low)}, {"high", json_number(i.high)}});
}

Json document(std::string_view command, std::string_view game, const Settings& rules) {
    Json j;
    j["schema"] = "rakus." + std::string(command) + "/1";
    j["version"] = version();
    if (!game.empty()) {
        j["game"] = game;
        j["rules"] = json_of(rules);
    }
    return j;
}

std::string dump(const Json& j) {
    return j.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json json_of(const Settings& settings) {
    Json j = Json::object();
    for (const auto& [key, value] : settings) j[key] = setting_value(value);
    return j;
}

Json json_of(const Truth& t) {
    if (const Exact* e = t.exact()) return json_of_exact(*e, t.unit);
    if (const Bounds* b = t.bounds()) return json_of_bounds(*b, t.unit);
    if (const Estimate* e = t.estimate()) return json_of_estimate(*e, t);
    return object({{"kind", "unknown"}});
}

void add_verdict(const Verdict& v, Json& j) {
    j["verdict"] = v.glyph;
    j["best"] = name_of(v.best);
    j["mistake"] = name_of(v.mistake);
    if (v.loss) j[v.at_least ? "loss_at_least" : "loss"] = json_number(*v.loss);
}

Json json_of(const Optimum& o) {
    return object({{"claim", name_of(o.claim)}, {"moves", o.moves}});
}

std::string_view cut_name(Cut cut) {
    constexpr std::string_view names[] = {"", "work", "time", "cancelled"};
    return names[static_cast<std::size_t>(cut)];
}

void add_limits(Cut cut, const std::optional<Preparation>& preparation, const Text& note, Json& j) {
    if (cut != Cut::none) j["cut"] = cut_name(cut);
    if (preparation) j["preparation"] = {{"seconds", preparation->seconds}, {"bytes", preparation->bytes}};
    if (!note.en.empty()) j["note"] = {{"en", note.en}, {"id", note.id}};
}

Json json_of(const Reason& r) {
    return object({{"code", r.code}, {"en", r.text.en}, {"id", r.text.id}});
}

Json json_of(const CandidateInfo& c) {
    Json j = object({{"move", c.move}, {"decorated", c.decorated}, {"feasible", !c.refused}});
    if (!c.in_candidates) j["in_candidates"] = false;
    if (c.refused) j["reason"] = json_of(*c.refused);
    for (const PathStep& p : c.path) j["path"].push_back(object({{"at", p.at}, {"amount", p.amount}}));
    if (c.rank > 0) j["rank"] = c.rank;
    if (c.in_candidates) {
        if (c.priority > 0) {
            j["priority"] = c.priority;
            j["rule"] = c.fired_id;
            j["rule_words"] = json_of(c.fired);
        }
        j["total"] = json_number(c.total);
        Json terms = Json::array();
        for (const TermInfo& t : c.terms) terms.push_back(json_of_term(t));
        j["terms"] = std::move(terms);
    }
    if (c.why_not) j["why_not"] = json_of_comparison(*c.why_not);
    if (c.truth) {
        j["truth"] = json_of(*c.truth);
        add_verdict(c.verdict, j);
    }
    return j;
}

Json json_of(const StepInfo& s) {
    Json candidates = Json::array();
    for (const auto& c : s.candidates) candidates.push_back(json_of(c));
    Json j = object({{"position", s.position},
                     {"pick", s.pick.empty() ? Json(nullptr) : Json(s.pick)},
                     {"tie_break", json_of(s.tie_break)},
                     {"candidates", std::move(candidates)}});
    if (s.optimum) j["optimum"] = json_of(*s.optimum);
    if (!s.pick_told.en.empty()) j["pick_told"] = {{"en", s.pick_told.en}, {"id", s.pick_told.id}};
    return j;
}

Json json_of(const TraceStep& t) {
    Json j = object({{"kind", t.kind},
                     {"line", t.line},
                     {"choice", t.choice + 1},
                     {"C", t.candidates},
                     {"x", t.x.empty() ? Json(nullptr) : Json(t.x)},
                     {"S", t.solution}});
    if (t.kind == "test" || t.kind == "feasible") j["holds"] = t.holds;
    j["note"] = json_of(t.note);
    return j;
}

namespace {

Json json_of_element(const PaperElement& e) {
    Json j = object({{"id", e.id}, {"paper", {{"en", e.paper.en}, {"id", e.paper.id}}}});
    if (!e.here.en.empty()) j["here"] = {{"en", e.here.en}, {"id", e.here.id}};
    return j;
}

Json json_of_example(const PaperExample& e) {
    Json j = object({{"id", e.id},
                     {"title", {{"en", e.title.en}, {"id", e.title.id}}},
                     {"rules", e.rules},
                     {"position", e.position},
                     {"moves", e.moves},
                     {"player", e.player}});
    if (!e.note.en.empty()) j["note"] = {{"en", e.note.en}, {"id", e.note.id}};
    return j;
}

Json json_of_lessons(const std::vector<Lesson>& lessons) {
    Json all = Json::array();
    for (const Lesson& l : lessons)
        all.push_back(
            {{"position", l.position}, {"ask", json_of(l.ask)}, {"moves", l.moves}, {"shown", json_of(l.shown)}});
    return all;
}
Json json_of_levels(const std::vector<Level>& levels) {
    Json all = Json::array();
    for (const Level& l : levels) all.push_back({{"player", l.player}, {"words", json_of(l.words)}});
    return all;
}

}  // namespace

Json json_of(const PlayerInfo& p) {
    Json weights = Json::array();
    for (const Knob& k : p.knobs) {
        weights.push_back({{"name", k.name}, {"default", json_of_knob(k)}, {"en", k.words.en}, {"id", k.words.id}});
        if (!k.choices.empty()) weights.back()["choices"] = k.choices;
    }
    return {{"name", p.name},
            {"about", json_of(p.about)},
            {"credit", json_of(p.credit)},
            {"deterministic", p.deterministic},
            {"weights", weights}};
}

Json json_of(const GameInfo& g) {
    Json rules = Json::array(), presets = Json::array(), players = Json::array(), elements = Json::array(),
         examples = Json::array();
    for (const Preset& p : g.presets) presets.push_back({{"name", p.name}, {"en", p.words.en}, {"id", p.words.id}});
    for (const RuleKey& r : g.rules)
        rules.push_back({{"key", r.key},
                         {"default", setting_value(r.default_value)},
                         {"allowed", r.allowed},
                         {"en", r.words.en},
                         {"id", r.words.id}});
    for (const PlayerInfo& p : g.players) players.push_back(json_of(p));
    for (const PaperElement& e : g.reading.elements) elements.push_back(json_of_element(e));
    for (const PaperExample& e : g.reading.examples) examples.push_back(json_of_example(e));
    return {{"name", g.name},
            {"aliases", g.aliases},
            {"title", json_of(g.title)},
            {"goal", json_of(g.goal)},
            {"paper", g.paper},
            {"examples", examples},
            {"truth", json_of(g.truth_reach)},
            {"truth_kind", reach_name(g.reach)},
            {"solitaire", g.solitaire},
            {"hidden", g.hidden},
            {"default_player", g.default_player},
            {"rules", rules},
            {"presets", presets},
            {"players", players},
            {"elements", elements},
            {"remark", json_of(g.reading.remark)},
            {"walked", g.walked},
            {"beside", g.beside},
            {"puzzles", g.puzzles},
            {"puzzle_search", g.puzzle_search},
            {"lessons", json_of_lessons(g.lessons)},
            {"levels", json_of_levels(g.levels)}};
}

}  // namespace rakus::app
