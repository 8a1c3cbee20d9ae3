// The sowing games as scenes: holes with seeds, sowing along them.
#pragma once
#include "core/scene.h"
#include "core/setting_up.h"
#include "games/mancala/text.h"

namespace rakus::mancala {

// Ids: "1.3" for pit 3 of player 1, "1.store". Labels name the owner.
std::string pit_id(int player, int number);
std::string store_id(int player);
Scene holes(const Written&, StoreAt);

// The circle as the mover goes it: own pits 0 .. pits-1, the own store, the opponent's pits. `number` gives the number
// people write for a pit in the order of sowing.
class Circle {
   public:
    Circle(int pits, Side mover, int (*number)(int pit, int pits)) : pits_(pits), mover_(mover), number_(number) {}
    std::string id(int hole) const;
    Text name(int hole) const;  // "pit 3", "the store", "pit 2 opposite"
    // Lifts what lies in a hole and sows it.
    Step sow(int hole, int seeds) const;
    // Into the mover's store.
    Step bank(int hole, int seeds) const;

   private:
    int pits_;
    Side mover_;
    int (*number_)(int, int);
};

// "15 seeds sown, 1 relay, shoots 8, moves again", of what there was.
struct Course {
    int drops = 0, relays = 0, taken = 0;
    bool again = false;
};
Text in_words(const Course&, const Words& takes);

// At the end of the game: what lies in the pits of a scene goes to its owners.
std::vector<Step> sweep(Scene);

// Setting up: the number of seeds stays. A seed of a pit comes from its owner's store, or else from the other one, and
// goes back to its owner's; a seed of a store comes from the other store.
std::vector<PaletteItem> palette();
Result<Written> edited(Written, const Edit&);

}  // namespace rakus::mancala
