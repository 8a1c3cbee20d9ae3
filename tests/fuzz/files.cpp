// What people have in files: records, decks, deck lists, card data, policies.
#include "app/record.h"
#include "core/attached.h"
#include "fuzz/targets.h"

namespace rakus::fuzz {
namespace {

// What is read is written to the same record again.
void record(std::string_view bytes) {
    using namespace rakus::app;
    for (const auto part : split_records(bytes)) {
        const auto record = read_record(part);
        if (!record) continue;
        const auto again = read_record(write_record(*record));
        expect(again && write_record(*again) == write_record(*record));
    }
}

void check(std::string_view game, std::string_view text) {
    (void)find_game(game)->cards()->check(text, "");
}
void deck(std::string_view bytes) {
    check(bytes.empty() || bytes[0] % 2 ? "exodia" : "pokemon", bytes.substr(bytes.empty() ? 0 : 1));
}

// A deck that is imported is one that the game accepts.
void ydk(std::string_view bytes) {
    const auto& cards = *find_game("exodia")->cards();
    const auto imported = cards.import(bytes);
    if (imported && imported->rows.empty()) (void)cards.check(imported->deck, "");
}
void cards(std::string_view bytes) {
    (void)find_game("pokemon")->cards()->import(bytes);
}
void policy(std::string_view bytes) {
    const auto known = find_game("exodia")->check_player(bytes);
    if (known) (void)find_game("exodia")->advise({}, bytes, {.whole_turn = false, .truth = {}});
}

// A written player: what is read prints to a text that reads and prints the same, and it has a move to make.
void greedy(std::string_view bytes) {
    const AnyGame& game = game_of(bytes);
    const auto word = write_attached({"any.greedy", std::string(bytes)});
    const auto text = game.written_text(word);
    if (!text) return;
    const auto again = game.written_text(write_attached({"any.greedy", *text}));
    expect(again && *again == *text);
    const auto advice = game.advise({}, word, {.whole_turn = false, .truth = {}});
    expect(advice && !advice->steps.empty() && !advice->steps[0].pick.empty());
}

// A file as a word, and back.
void attached(std::string_view bytes) {
    const auto back = read_attached(write_attached({"any.deck", std::string(bytes)}));
    expect(back && back->text == bytes);
    if (const auto read = read_attached(bytes)) (void)write_attached(*read);
    (void)without_contents(bytes);
}

}  // namespace

std::vector<Target> file_targets() {
    return {{"record", record}, {"deck", deck},         {"ydk", ydk},      {"cards", cards},
            {"policy", policy}, {"attached", attached}, {"greedy", greedy}};
}

}  // namespace rakus::fuzz
