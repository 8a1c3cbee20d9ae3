// A position as something to look at and to touch: places with pieces in them, what each move is called and which
// places a person touches to make it, and what the last move did, step by step. Made by each game in its own folder
// (games/stage.h), only for somebody who looks, and only from what that viewer may know. Whoever draws it knows no
// game.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/words.h"

namespace rakus {

// ---- what is to be seen
// ----------------------------------------------------------------------------------------------

enum class PieceKind : std::uint8_t { seed, disc, card, back };
std::string_view name_of(PieceKind);

// "HP 40 of 70".
struct Bar {
    Text label;
    int value = 0, of = 0;
    friend bool operator==(const Bar&, const Bar&) = default;
};
// A short sign with what it means: "zzz", asleep.
struct Badge {
    std::string sign;
    Text words;
    friend bool operator==(const Badge&, const Badge&) = default;
};

// Pieces that are alike are one piece with a count, so no piece can be followed through a shuffle.
struct Piece {
    PieceKind kind = PieceKind::seed;
    int owner = 0;  // 1, 2; 0: nobody's
    int size = 0;   // of discs, from 1
    int count = 1;
    std::string card = {};  // its entry in the game's dictionary of cards (Scene::cards)
    std::vector<Bar> bars = {};
    std::vector<Badge> badges = {};

    // The same but for the count.
    bool alike(const Piece& o) const {
        return kind == o.kind && owner == o.owner && size == o.size && card == o.card && bars == o.bars &&
               badges == o.badges;
    }
    friend bool operator==(const Piece&, const Piece&) = default;
};

enum class PlaceKind : std::uint8_t { hole, store, cell, slot, pile, hand, reserve, button, offer };
std::string_view name_of(PlaceKind);

struct Place {
    std::string id;  // "1.3", "2.store", "1.hand"; after a '/' follows the piece that is meant: "1.hand/R"
    PlaceKind kind = PlaceKind::cell;
    int owner = 0;
    Text label;
    std::vector<Piece> pieces = {};    // bottom to top
    std::string at = {};               // of a button that belongs to a place: an attack of the card that lies there
    std::string sign = {};             // the place in the game's notation, where people write it: "3"
    std::vector<Piece> contents = {};  // of a pile without a known order, what it holds, where that is known
};

// What is printed on a card, once for all its copies.
struct FaceFact {
    std::string kind;  // "attack", "power", "effect", "weakness", "resistance", "retreat"
    std::string title, cost, value;
    Text words = {};
};
struct CardFace {
    std::string id, title, sign;  // the sign is short: a code, or the letter of an energy
    Text line;                    // what kind of card it is
    std::vector<FaceFact> facts = {};
};

// Where the places stand, as seen by player 1: whoever draws turns the board for player 2.
enum class ZoneRole : std::uint8_t { field, near, far, left, right, choices };
std::string_view name_of(ZoneRole);
struct Zone {
    ZoneRole role = ZoneRole::field;
    Text label = {};
    std::vector<std::vector<std::string>> rows;  // ids of places
};

struct Counter {
    Text label;
    int value = 0;
    std::optional<int> of = {};
};

struct Scene {
    std::string board;  // which kind of board fits: "holes", "cells", "cards"
    std::vector<Place> places;
    std::vector<Zone> zones;
    Text phase = {};  // what is being asked, where that is not simply a move
    std::vector<Counter> counters = {};
    std::vector<CardFace> cards = {};  // of every card that is seen

    const Place* find(std::string_view id) const;
    Place* find(std::string_view id);
};

// ---- what can be touched
// ---------------------------------------------------------------------------------------------

// After the first touch only the moves with this beginning are left; a touch that completes one makes it. No sequence
// is the beginning of another.
struct Touch {
    std::string move;                 // canonical
    Text words;                       // "sow pit 3: another turn"
    std::vector<std::string> places;  // ids, or id/piece
    Text confirm = {};                // a question, where the touch cannot be taken back or loses at once
};

// ---- what happened
// ---------------------------------------------------------------------------------------------------

enum class StepKind : std::uint8_t {
    move,    // `piece` leaves `from` and arrives at `to`, or one of it in each place of `along`
    change,  // `piece`, which lies at `from`, is now as in `becomes`
    reveal,  // the same, and what was a back, or not to be seen at all (count 0), is seen now
    hide,    // the same, and is a back now, or not to be seen at all (count 0)
    coin,    // a coin fell
    note,    // nothing moves; there is something to say
};
std::string_view name_of(StepKind);

struct Step {
    StepKind kind = StepKind::note;
    std::string from = {}, to = {};
    std::vector<std::string> along = {};
    Piece piece = {};
    std::optional<Piece> becomes = {};  // how it looks afterwards, where that is another way
    Text words = {};
    bool chance = false;  // by lot: a draw, a coin
    friend bool operator==(const Step&, const Step&) = default;
};

// Plays a step on a scene: pieces move and change. Answers false if the scene does not have what the step takes.
bool play(Scene&, const Step&);

// Puts a piece on top of a place, beside those that are alike.
void put(Place&, const Piece&);

// The steps from one scene to another of the same game and viewer, where only the pieces differ: cards that left one
// place and arrived in another, cards that turned, bars and badges that changed. Words are made from the labels.
std::vector<Step> differences(const Scene& before, const Scene& after);

// The last move in words: what it was, and what came of it ("15 drops, 1 relay, shoots 8", the cards that were drawn).
// Empty where it is a secret.
struct Account {
    Text words, detail;
};

// All a viewer gets.
struct Drawing {
    Scene scene;
    std::vector<Touch> moves;  // empty where somebody looks on who may not know them
    std::vector<Step> steps;   // of the last of the request's moves; empty where there was none
    Account last = {};         // of the same move
};

}  // namespace rakus
