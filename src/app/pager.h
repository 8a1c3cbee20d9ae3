// Answers longer than the screen go through the user's pager, as git's do.
#pragma once
#include <string>
#include <string_view>

namespace rakus::app {

// RAKUS_PAGER, what the settings say, PAGER, or less; empty where one of them is empty or "cat".
std::string pager_of_the_user(std::string_view in_settings);

// Shows the text and waits until the reader has left. False if there is no such program: nothing was shown.
bool shown_by_pager(std::string_view text, const std::string& pager);

}  // namespace rakus::app
