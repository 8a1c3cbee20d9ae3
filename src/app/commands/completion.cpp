// rakus completion: scripts for bash, zsh and fish. They ask the program itself (rakus complete) what could be typed.
#include "app/commands/commands.h"
#include "app/completing.h"
#include "app/sheet.h"

namespace rakus::app {
namespace {

// Words that end in '=' go on without a space. bash cuts words at : and = itself; what stands before the cut is there.
constexpr std::string_view kBash = R"sh(_rakus() {
  local line before="" files="" typed="${COMP_LINE:0:COMP_POINT}" words=() current cut="${COMP_WORDS[COMP_CWORD]}" i
  IFS=' ' read -ra words <<<"$typed"
  [ "${typed: -1}" = " " ] && words+=("")
  current="${words[-1]}"
  COMPREPLY=()
  while IFS= read -r line; do
    case "$line" in
      :files*) files="yes"; before="${line#:files}" ;;
      ?*) COMPREPLY+=("${line%%$'\t'*}") ;;
    esac
  done < <(rakus complete -- "${words[@]:1}" 2>/dev/null)
  if [ -n "$files" ]; then
    while IFS= read -r line; do
      [ -n "$line" ] && COMPREPLY+=("$before$line")
    done < <(compgen -f -- "${current#"$before"}")
    compopt -o filenames 2>/dev/null
  fi
  if [ "$cut" != "$current" ]; then
    before="${current%"$cut"}"
    case "$cut" in ":"|"=") before="$current" ;; esac
    for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]="${COMPREPLY[i]#"$before"}"; done
  fi
  case "${#COMPREPLY[@]}${COMPREPLY[0]}" in 1*=) compopt -o nospace 2>/dev/null ;; esac
}
complete -F _rakus rakus
)sh";

constexpr std::string_view kZsh = R"sh(#compdef rakus
_rakus() {
  local -a offered
  local line word about files="" before=""
  while IFS= read -r line; do
    case "$line" in
      :files*) files=yes; before="${line#:files}" ;;
      ?*) word="${line%%$'\t'*}"; about="${line#*$'\t'}"
          offered+=("${word//:/\\:}:$about") ;;
    esac
  done < <(rakus complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)
  (( $#offered )) && _describe -V rakus offered
  if [[ -n "$files" ]]; then
    [[ -n "$before" && "$PREFIX" == "$before"* ]] && compset -P "$before"
    _files
  fi
}
if [[ "$funcstack[1]" == "_rakus" ]]; then _rakus "$@"; else compdef _rakus rakus; fi
)sh";

constexpr std::string_view kFish = R"sh(function __rakus_complete
  set -l words (commandline -opc)[2..-1] (commandline -ct)
  for line in (rakus complete -- $words 2>/dev/null)
    if string match -q ':files*' -- $line
      set -l before (string sub -s 7 -- $line)
      set -l typed (commandline -ct)
      for path in (__fish_complete_path (string replace -- "$before" '' $typed))
        echo $before$path
      end
    else
      echo $line
    end
  end
end
complete -c rakus -f -a '(__rakus_complete)'
)sh";

constexpr std::string_view kShells = "bash|zsh|fish";

std::string_view script_for(std::string_view shell) {
    return shell == "bash" ? kBash : shell == "zsh" ? kZsh : shell == "fish" ? kFish : "";
}

Result<int> run_completion(const Arguments& args, Console& console) {
    const auto shell = args.text(kShells);
    const std::string script(script_for(shell));
    if (script.empty())
        return usage_error({"completion: unknown shell '{}', expected bash, zsh or fish",
                            "completion: shell '{}' tidak dikenal, seharusnya bash, zsh atau fish"},
                           shell);
    if (console.json()) {
        Json j = document("completion", "", {});
        j["shell"] = shell;
        j["script"] = script;
        print_document(j, console);
    } else {
        console.hand_over(script);
    }
    return 0;
}

// A word a line, and what it is after a tab; ":files" where names of files could stand, with what is typed before them.
Result<int> run_complete(const Arguments& args, Console& console) {
    const auto found = complete(args.words, console.lang);
    for (const auto& c : found.words) console.print(c.word + (c.about.empty() ? "" : "\t" + c.about) + "\n");
    if (found.files) console.print(":files" + found.before_file + "\n");
    return 0;
}

std::vector<Completion> shells_after(const std::vector<std::string>& before, Lang) {
    if (!before.empty()) return {};
    return {{"bash", ""}, {"zsh", ""}, {"fish", ""}};
}

}  // namespace

Command completion_command() {
    Command c{"completion",
              {"completion scripts: bash, zsh, fish", "skrip pelengkapan: bash, zsh, fish"},
              {"completion bash", "completion fish"},
              GameArgument::none,
              {},
              run_completion};
    c.word = kShells;
    c.next = shells_after;
    return c;
}

Command complete_command() {
    Command c{"complete",
              {"what could be typed next, for the scripts of completion",
               "apa yang dapat diketik berikutnya, untuk skrip pelengkapan"},
              {"complete -- advise b"},
              GameArgument::none,
              {},
              run_complete,
              "WORDS",
              true};
    c.hidden = true;
    return c;
}

}  // namespace rakus::app
