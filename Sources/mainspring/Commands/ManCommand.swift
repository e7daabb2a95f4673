internal import RPC
internal import SQLite

/// The command `man`: prints the manual page.
extension Command {
  static let man = Command(
    name: "man", summary: "print the manual page", operands: "", options: [],
    more: """
      Examples
        mainspring man | man -l -                                                   display it
        mainspring man > ~/.local/share/man/man1/mainspring.1                       install it, for man mainspring
      """
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("man")
    return Output.print(ManualPage.text)
  }
}

/// The manual page in the format of man(7).
enum ManualPage {
  static var text: String {
    """
    .TH MAINSPRING 1 "" "mainspring \(Version.text)" "User Commands"
    .SH NAME
    mainspring \\- an application core that speaks line\\-delimited JSON\\-RPC 2.0
    .SH SYNOPSIS
    .B mainspring
    [\\fICOMMAND\\fR] [\\fIOPTION\\fR...]
    .br
    .B mainspring
    \\fIMETHOD\\fR [\\fINAME\\fR=\\fIVALUE\\fR...]
    .SH DESCRIPTION
    \(escaped(Help.withoutCommand))
    .SH COMMANDS
    \(Command.all.map(section).joined())\
    .SH ENVIRONMENT
    \(Help.environment.map(item).joined())\
    .SH EXIT STATUS
    \(Help.exitCodes.map { item((name: String($0.code), doc: $0.doc)) }.joined())
    """
  }

  private static func section(_ command: Command) -> String {
    let usage = [command.operands, command.options.isEmpty ? "" : "[OPTION...]"].filter { !$0.isEmpty }.joined(
      separator: " ")
    var text =
      ".SS \"\(escaped("mainspring \(command.name) \(usage)").replacing("\"", with: "\\(dq"))\"\n\(escaped(command.summary))\n"
    for option in command.own {
      text += item((name: "--\(option.name)\(option.value.map { " \($0)" } ?? "")", doc: option.doc))
    }
    if let shared = Help.shared(command) { text += ".PP\n\(escaped(shared))\n" }
    // `.nf` and `.fi` keep the lines of the text as they are.
    if !command.more.isEmpty { text += ".PP\n.nf\n\(escaped(command.more))\n.fi\n" }
    return text
  }

  private static func item(_ item: (name: String, doc: String)) -> String {
    ".TP\n\\fB\(escaped(item.name))\\fR\n\(escaped(item.doc))\n"
  }

  /// Returns the text escaped for roff. Without this, a dot or an apostrophe at the start of a line would begin a
  /// command, and backslashes and hyphens would be printed differently.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\(rs").replacing("-", with: "\\-").replacing("'", with: "\\(aq").replacing(
      "~", with: "\\(ti"
    )
    .replacing("^", with: "\\(ha")
    return plain.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix(".") ? "\\&\($0)" : String($0)
    }
    .joined(separator: "\n")
  }
}
