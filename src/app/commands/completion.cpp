// rakus completion: scripts for bash, zsh and fish, made from the list of commands.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/help.h"
#include "app/json.h"

namespace rakus::app {
namespace {

std::string command_names() {
    std::string out;
    for (const Command& c : all_commands()) out += fmt::format("{}{}", out.empty() ? "" : " ", c.name);
    return out;
}
std::string game_names() {
    std::string out;
    for (const AnyGame* g : all_games()) out += (out.empty() ? "" : " ") + g->describe().name;
    return out;
}
std::string flag_names(const Command& c) {
    std::string out;
    for (const Flag& f : c.flags) out += fmt::format("--{} ", f.name);
    for (const Flag& f : common_flags()) out += fmt::format("--{} ", f.name);
    return out;
}

std::string bash_script() {
    std::string cases;
    for (const Command& c : all_commands())
        cases += fmt::format("    {}) words=\"{}\"; flags=\"{}\" ;;\n", c.name,
                             c.name == "completion"         ? "bash zsh fish"
                             : c.game == GameArgument::none ? ""
                                                            : game_names(),
                             flag_names(c));
    return fmt::format(R"(_rakus() {{
  local current="${{COMP_WORDS[COMP_CWORD]}}" words="" flags=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{} --help --version" -- "$current"))
    return
  fi
  case "${{COMP_WORDS[1]}}" in
{}  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
    *)
      if [ "$COMP_CWORD" -eq 2 ]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
  esac
}}
complete -F _rakus rakus
)",
                       command_names(), cases);
}

std::string zsh_script() {
    return "autoload -U +X bashcompinit && bashcompinit\n" + bash_script();
}

std::string fish_script() {
    std::string out =
        fmt::format("complete -c rakus -f\ncomplete -c rakus -n __fish_use_subcommand -a '{}'\n", command_names());
    for (const Command& c : all_commands()) {
        const auto seen = fmt::format("'__fish_seen_subcommand_from {}'", c.name);
        if (c.name == "completion")
            out += fmt::format("complete -c rakus -n {} -a 'bash zsh fish'\n", seen);
        else if (c.game != GameArgument::none)
            out += fmt::format("complete -c rakus -n {} -a '{}'\n", seen, game_names());
        for (const Flag& f : c.flags)
            out +=
                fmt::format("complete -c rakus -n {} -l {}{}\n", seen, f.name, f.takes == Takes::nothing ? "" : " -r");
    }
    return out;
}

Result<int> run_completion(const Arguments& args, Console& console) {
    const auto shell = args.text("shell");
    const auto script = shell == "bash"   ? bash_script()
                        : shell == "zsh"  ? zsh_script()
                        : shell == "fish" ? fish_script()
                                          : "";
    if (script.empty())
        return usage_error({"completion: unknown shell '{}', expected bash, zsh or fish",
                            "completion: shell '{}' tidak dikenal, seharusnya bash, zsh atau fish"},
                           shell);
    if (console.json()) {
        Json j = document("completion", "", {});
        j["shell"] = shell;
        j["script"] = script;
        console.print(dump(j));
    } else {
        console.print(script);
    }
    return 0;
}

}  // namespace

Command completion_command() {
    Command c{"completion",
              {"completion scripts: bash, zsh, fish", "skrip pelengkapan: bash, zsh, fish"},
              {"completion bash", "completion fish"},
              GameArgument::none,
              {},
              run_completion};
    c.word = "shell";
    return c;
}

}  // namespace rakus::app
