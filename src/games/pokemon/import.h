// Reads card data in the public JSON format by sentence patterns. A sentence that no pattern knows is reported, never
// passed over: its attack is partial, or unknown when no sentence of it was understood.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace rakus::pokemon {

enum class Understood { complete, partial, unknown };

struct ImportedAttack {
    std::string card, attack;
    Understood how = Understood::complete;
    std::vector<std::string> operations;
    std::vector<std::string> open;  // the sentences that were not understood
};

struct Imported {
    std::string file;            // a card file of ours
    int cards = 0, skipped = 0;  // skipped: Trainers and special energies, which are not read by patterns
    std::vector<ImportedAttack> attacks;
    int count(Understood) const;
};

Result<Imported> import_cards(std::string_view json);

// The operations of one attack's text; `name` is the Pokemon's own name.
ImportedAttack understand(std::string_view name, std::string_view text);

}  // namespace rakus::pokemon
