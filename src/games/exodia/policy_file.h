// Policies as JSON files:
//
//   {"schema": "rakus.policy/1", "game": "exodia", "name": "mine",
//    "phases": [{"when": ["at_least 1 RML in field"],
//                "actions": ["n:RML", ["a:UG", "a:ODP"], {"do": "a:RE", "if": ["hand >= 3"]}]},
//               {"actions": ["n:RML", "a:UG"]}],
//    "discard": ["TW", {"card": "TF", "if": ["at_most 0 MCE in deck"]}], "keep": ["piece", "RML"],
//    "search": ["TTC"], "redraw_keep": ["piece"]}
//
// The first phase whose "when" holds counts. Actions stand in the order in which they are tried; a list in the list is
// a group of equals. Conditions are those of the deck files. Tuning writes texts (policy_text.h), and such a file only
// where a policy cannot be said as one; "remark" tells why.
#pragma once
#include <string>
#include <string_view>

#include "games/exodia/policy.h"

namespace rakus::exodia {

Result<Policy> read_policy(const Program&, std::string_view json);
std::string write_policy(const Program&, const Policy&, const Text& remark = {});

// The policy that `tune` found for the paper's deck, or the guarded one when the deck is another.
Policy tuned_policy(const Program&);

}  // namespace rakus::exodia
