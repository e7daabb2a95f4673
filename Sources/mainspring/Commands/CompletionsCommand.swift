internal import RPC
internal import SQLite

extension Command {
  static let completions = Command(
    name: "completions", summary: "print the completions of a shell: bash, zsh or fish", operands: "SHELL", options: []
  ) { (arguments) throws(UsageError) in
    guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("completions needs one of bash, zsh, fish")
    }
    let script = CompletionScript(commands: Command.all, methods: try Core.ofNothing().methodNames)
    switch shell {
    case "bash": return Output.print(script.bash)
    case "zsh": return Output.print(script.zsh)
    case "fish": return Output.print(script.fish)
    default: throw UsageError("completions are there for bash, zsh and fish, not for \(shell)")
    }
  }
}

/// What shells are told about the command line.
struct CompletionScript {
  let commands: [Command]
  let methods: [String]

  private var names: String { commands.map(\.name).joined(separator: " ") }
  private var methodNames: String { methods.joined(separator: " ") }

  var bash: String {
    let options = commands.map { "    \($0.name)) options=\"\($0.options.map { "--\($0.name)" }.joined(separator: " "))\" ;;" }
    return """
      # bash completion of mainspring; load it with: source <(mainspring completions bash)
      _mainspring() {
        local word="${COMP_WORDS[COMP_CWORD]}" command="${COMP_WORDS[1]}" options=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word"))
          return
        fi
        case "$command" in
      \(options.joined(separator: "\n"))
        esac
        case "$command" in
          call|describe) [ "$COMP_CWORD" -eq 2 ] && options="$options \(methodNames)" ;;
          completions) options="bash zsh fish" ;;
        esac
        COMPREPLY=($(compgen -W "$options --help" -- "$word"))
        case "$command" in replay|schema) COMPREPLY+=($(compgen -f -- "$word")) ;; esac
      }
      complete -F _mainspring mainspring

      """
  }

  var zsh: String {
    let list = commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n")
    let options = commands.map { command in
      let words = command.options.map {
        "'--\($0.name)[\(quoted($0.doc).replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:"))]'"
      }
      return "    \(command.name)) _arguments \(words.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef mainspring
      # zsh completion of mainspring; load it with: source <(mainspring completions zsh)
      _mainspring() {
        local -a commands methods
        commands=(
      \(list)
        )
        methods=(\(methodNames))
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        if [[ "$words[2]" == (call|describe) ]] && (( CURRENT == 3 )); then
          compadd -a methods
          return
        fi
        case "$words[2]" in
      \(options.joined(separator: "\n"))
        esac
      }
      compdef _mainspring mainspring

      """
  }

  var fish: String {
    var lines = ["# fish completion of mainspring; load it with: mainspring completions fish | source", "complete -c mainspring -f"]
    for command in commands {
      lines.append("complete -c mainspring -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'")
      for option in command.options {
        let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
        lines.append("complete -c mainspring \(condition) -l \(option.name)\(option.value == nil ? "" : " -r") -d '\(quoted(option.doc))'")
      }
    }
    lines.append("complete -c mainspring -n '__fish_seen_subcommand_from call describe' -a '\(methodNames)'")
    lines.append("complete -c mainspring -n '__fish_seen_subcommand_from completions' -a 'bash zsh fish'")
    lines.append("complete -c mainspring -n '__fish_seen_subcommand_from replay' -F")
    return lines.joined(separator: "\n") + "\n"
  }

  /// For text between single quotes, in any of the shells.
  private func quoted(_ text: String) -> String { text.replacing("'", with: "") }
}
