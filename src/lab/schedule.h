// Who meets whom, and how the games are cut into blocks: pure functions of the specification.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/tally.h"
#include "lab/sprt.h"

namespace rakus::lab {

enum class Format { round_robin, gauntlet };  // everybody against everybody; the first player against each other one

// Everything that decides what is played. Two equal ones give the same bytes.
struct TournamentSpec {
    std::string game, rules, position;
    std::vector<std::string> players;
    std::uint64_t pairs = 0;  // for each pairing
    std::uint64_t seed = 1;
    Openings openings = {};
    Format format = Format::round_robin;
    std::optional<SprtTest> test = {};  // of the first player against the second; then there are only two
    std::uint64_t different = 0;        // openings there are, where they are listed; settled with the number of pairs
    std::string tables = {};            // the folder of table files; no part of what is played
};

// Decides how the games begin, before the first is played. `varied`: chance in the game, or a player that draws lots,
// makes games differ by themselves.
//
// Where the different openings can be listed, every pair begins with one of them, all alike. Players that draw no lots
// make of one opening the same pair again and again: between them no opening comes twice, and when all have been
// played the result is exact over them. Refuses a length that practically no game reaches.
Result<TournamentSpec> settle_openings(const AnyGame&, TournamentSpec, bool varied);
// Every opening there is has been played, by players that would play it alike again.
bool all_openings(const TournamentSpec&);
// What a sample of pairs was drawn from without putting back; 0 where there is no end.
std::uint64_t population_of(const TournamentSpec&);

struct Pairing {
    std::size_t a = 0, b = 0;  // places in the list of players
    Tally tally;               // from a's point of view
    std::string each = {};     // pair by pair (pair_code), kept where several pairings share them; a blank: not yet
};

struct Block {
    std::size_t pairing = 0;
    std::uint64_t first_pair = 0, pairs = 0;
    friend bool operator==(const Block&, const Block&) = default;
};

std::vector<Pairing> pairings_of(Format, std::size_t players);

// Small enough that a killed run loses little and threads end together, large enough that a block costs nothing beside
// its games: 1/64 of a pairing, at most 10,000 games.
std::uint64_t pairs_per_block(std::uint64_t pairs);
// A test looks at its result after every block: after few pairs, and after the same number whatever the most may be.
std::uint64_t pairs_until_look(std::uint64_t played);
// The whole schedule in order, pairing by pairing.
std::vector<Block> blocks_of(const TournamentSpec&);

BlockRequest request_for(const TournamentSpec&, const Pairing&, const Block&);

// The specification as one line a field, in a fixed order: what is hashed, stored and compared.
std::string spec_text(const TournamentSpec&, std::string_view version);
// The specification back from its text, without `tables`.
Result<TournamentSpec> read_spec(std::string_view text);

}  // namespace rakus::lab
