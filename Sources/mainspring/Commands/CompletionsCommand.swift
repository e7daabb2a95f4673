/// The commands `completions` and `complete`. With them, a shell completes the command lines of this program.
extension Command {
  static let completions = Command(
    name: "completions", summary: "print the completions of a shell: bash, zsh or fish", operands: "SHELL", options: [],
    more: """
      Examples
        source <(mainspring completions bash)          in ~/.bashrc
        source <(mainspring completions zsh)           in ~/.zshrc, behind compinit
        mainspring completions fish | source           in ~/.config/fish/config.fish
      """
  ) { (arguments) throws(UsageError) in
    guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        "completions needs the name of a shell: one of \(CompletionScript.all.map(\.shell).joined(separator: ", "))")
    }
    guard let script = CompletionScript.all.first(where: { $0.shell == shell }) else {
      throw UsageError("completions exist for bash, zsh and fish, not for \(shell)")
    }
    return Output.print(script.text)
  }

  static let complete = Command(
    name: "complete", summary: "print the candidates for the last of some words, one per line, for a shell",
    operands: "-- WORD...",
    options: [],
    more:
      "The words are those after mainspring. The last word may be incomplete. A tab and a description follow each candidate."
  ) { (arguments) throws(UsageError) in
    Output.print(try Completer(arguments.operands).candidates().map(\.line).joined())
  }
}

/// The script that a shell loads to complete command lines. The script calls the installed program for the names of
/// methods and options.
struct CompletionScript {
  let shell: String
  let text: String

  static let all = [
    CompletionScript(
      shell: "bash",
      text: #"""
        # bash completion of mainspring; load it with: source <(mainspring completions bash)
        _mainspring() {
          local line="${COMP_LINE:0:COMP_POINT}" words word prefix candidate
          read -ra words <<<"$line"
          # What is typed is the last word, be it empty.
          [[ "$line" == *[[:space:]] ]] && words+=("")
          word="${words[${#words[@]}-1]}"
          # Bash replaces what stands behind the last of these alone.
          prefix="${word%"${word##*[=:]}"}"
          COMPREPLY=()
          while IFS=$'\t' read -r candidate _; do
            candidate="${candidate#"$prefix"}"
            # A word that goes on gets no space behind it.
            [[ "$candidate" == *[=/.] ]] || candidate="$candidate "
            COMPREPLY+=("$candidate")
          done < <("${words[0]}" complete -- "${words[@]:1}" 2>/dev/null)
        }
        complete -o nospace -F _mainspring mainspring

        """#),
    CompletionScript(
      shell: "zsh",
      text: #"""
        #compdef mainspring
        # zsh completion of mainspring; load it with: source <(mainspring completions zsh)
        _mainspring() {
          local line candidate
          local -a whole wholeTexts open openTexts
          for line in "${(@f)$("${words[1]}" complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
            candidate="${line%%$'\t'*}"
            [[ -n "$candidate" ]] || continue
            # A word that goes on gets no space behind it.
            if [[ "$candidate" == *[=/.] ]]; then
              open+=("$candidate") openTexts+=("${line/$'\t'/  }")
            else
              whole+=("$candidate") wholeTexts+=("${line/$'\t'/  }")
            fi
          done
          compadd -l -d wholeTexts -a whole
          compadd -l -S '' -d openTexts -a open
        }
        compdef _mainspring mainspring

        """#),
    CompletionScript(
      shell: "fish",
      text: #"""
        # fish completion of mainspring; load it with: mainspring completions fish | source
        function __mainspring_complete
          set -l words (commandline -opc)
          set -l word (commandline -ct)
          $words[1] complete -- $words[2..-1] "$word" 2>/dev/null
        end
        complete -c mainspring -f -a '(__mainspring_complete)'

        """#),
  ]
}
