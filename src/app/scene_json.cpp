#include "app/scene_json.h"

#include <algorithm>

namespace rakus::app {
namespace {

void add_text(const char* key, const Text& t, Json& j) {
    if (!t.en.empty()) j[key] = app::json_of(t);
}
void add_word(const char* key, const std::string& word, Json& j) {
    if (!word.empty()) j[key] = word;
}

Json drawn(const Bar& b) {
    Json j{{"label", app::json_of(b.label)}, {"value", b.value}};
    if (b.of > 0) j["of"] = b.of;
    return j;
}
Json drawn(const Badge& b) {
    return {{"sign", b.sign}, {"words", app::json_of(b.words)}};
}

Json drawn(const Piece& p) {
    Json j{{"kind", name_of(p.kind)}, {"count", p.count}};
    if (p.owner != 0) j["owner"] = p.owner;
    if (p.size != 0) j["size"] = p.size;
    add_word("card", p.card, j);
    for (const Bar& b : p.bars) j["bars"].push_back(drawn(b));
    for (const Badge& b : p.badges) j["badges"].push_back(drawn(b));
    return j;
}
Json drawn(const std::vector<Piece>& pieces) {
    Json all = Json::array();
    for (const Piece& p : pieces) all.push_back(drawn(p));
    return all;
}

Json drawn(const Place& p) {
    Json j{{"id", p.id}, {"kind", name_of(p.kind)}, {"label", app::json_of(p.label)}};
    if (p.owner != 0) j["owner"] = p.owner;
    if (p.kind != PlaceKind::button) j["pieces"] = drawn(p.pieces);
    if (!p.contents.empty()) j["contents"] = drawn(p.contents);
    add_word("at", p.at, j);
    add_word("sign", p.sign, j);
    return j;
}

Json drawn(const FaceFact& f) {
    Json j{{"kind", f.kind}};
    add_word("title", f.title, j);
    add_word("cost", f.cost, j);
    add_word("value", f.value, j);
    add_text("words", f.words, j);
    return j;
}
Json drawn(const CardFace& c) {
    Json j{{"id", c.id}, {"title", c.title}, {"line", app::json_of(c.line)}};
    add_word("sign", c.sign, j);
    for (const FaceFact& f : c.facts) j["facts"].push_back(drawn(f));
    return j;
}

Json drawn(const Zone& z) {
    Json j{{"role", name_of(z.role)}, {"rows", z.rows}};
    add_text("label", z.label, j);
    return j;
}

Json drawn(const Scene& s) {
    Json j{{"board", s.board}, {"places", Json::array()}, {"zones", Json::array()}};
    for (const Place& p : s.places) j["places"].push_back(drawn(p));
    for (const Zone& z : s.zones) j["zones"].push_back(drawn(z));
    add_text("phase", s.phase, j);
    for (const Counter& c : s.counters) {
        Json counter{{"label", app::json_of(c.label)}, {"value", c.value}};
        if (c.of) counter["of"] = *c.of;
        j["counters"].push_back(counter);
    }
    for (const CardFace& c : s.cards) j["cards"].push_back(drawn(c));
    return j;
}

Json drawn(const Step& s) {
    Json j{{"kind", name_of(s.kind)}};
    add_word("from", s.from, j);
    add_word("to", s.to, j);
    if (!s.along.empty()) j["along"] = s.along;
    if (!s.from.empty()) j["piece"] = drawn(s.piece);
    if (s.becomes) j["becomes"] = drawn(*s.becomes);
    add_text("words", s.words, j);
    if (s.chance) j["chance"] = true;
    return j;
}

}  // namespace

void add_drawing(const Drawing& d, Json& position) {
    position["scene"] = drawn(d.scene);
    position["steps"] = Json::array();
    for (const Step& s : d.steps) position["steps"].push_back(drawn(s));
    if (!d.last.words.en.empty()) {
        position["last"]["words"] = app::json_of(d.last.words);
        add_text("detail", d.last.detail, position["last"]);
    }
    for (Json& move : position["moves"]) {
        const auto touch = std::ranges::find(d.moves, move["move"].get<std::string>(), &Touch::move);
        if (touch == d.moves.end()) continue;
        move["words"] = app::json_of(touch->words);
        move["touch"] = touch->places;
        add_text("confirm", touch->confirm, move);
    }
}

Json preview_document(const Preview& p, std::string_view game) {
    Json j = document("preview", game, {});
    j["move"] = p.move;
    j["words"] = app::json_of(p.account.words);
    add_text("detail", p.account.detail, j);
    j["open"] = p.open;
    j["steps"] = Json::array();
    for (const Step& s : p.steps) j["steps"].push_back(drawn(s));
    return j;
}

Json json_of(const std::vector<PaletteItem>& palette) {
    Json all = Json::array();
    for (const PaletteItem& item : palette) {
        Json j{{"id", item.id}, {"words", app::json_of(item.words)}, {"to_a_place", item.to_a_place}};
        if (item.piece.count > 0) j["piece"] = drawn(item.piece);
        all.push_back(std::move(j));
    }
    return all;
}

}  // namespace rakus::app
