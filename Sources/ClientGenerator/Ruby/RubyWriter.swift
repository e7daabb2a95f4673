/// Writes the generated files of `Clients/ruby`.
struct RubyWriter {
  let interface: Interface

  init(_ interface: Interface) { self.interface = interface }

  static let width = 120

  var files: [(path: String, text: String)] {
    [
      ("lib/mainspring/generated/records.rb", records), ("lib/mainspring/generated/errors.rb", errors),
      ("lib/mainspring/generated/host.rb", host), ("lib/mainspring/generated/services.rb", services),
      ("sig/generated.rbs", signatures),
    ].map { ("Clients/ruby/\($0.0)", $0.1) }
  }

  /// Returns the text of a file. Its definitions are inside of the given modules.
  func file(in modules: [String], isSource: Bool = true, _ write: (inout SourceText) -> Void) -> String {
    var out = SourceText(unit: "  ")
    if isSource {
      out.line("# frozen_string_literal: true")
      out.line()
    }
    out.line("# Generated from Schemas/openrpc.json of version \(interface.version); do not edit.")
    out.line()
    nested(modules, to: &out, write)
    return out.text
  }

  private func nested(_ modules: [String], to out: inout SourceText, _ write: (inout SourceText) -> Void) {
    guard let first = modules.first else { return write(&out) }
    out.line(first)
    out.indented { out in nested(Array(modules.dropFirst()), to: &out, write) }
    out.line("end")
  }
}

extension SourceText {
  /// Writes a block with an `end`, such as a class or a method.
  mutating func rubyBlock(_ beginning: String, _ write: (inout SourceText) -> Void) {
    line(beginning)
    indented(write)
    line("end")
  }

  /// Writes a comment with a description and with tags for YARD.
  mutating func rubyDoc(_ text: String, _ tags: [String] = []) {
    let text = text.yardText
    if !text.isEmpty { wrapped(text, "# ", width: RubyWriter.width) }
    if !text.isEmpty, !tags.isEmpty { line("#") }
    for tag in tags { wrapped(tag, "# ", hanging: "#   ", width: RubyWriter.width) }
  }

  /// Writes a call of a method, without parentheses if it fits on one line.
  mutating func rubyCall(_ method: String, _ arguments: [String]) {
    let whole = "\(method) \(arguments.joined(separator: ", "))"
    if whole.count + 10 < RubyWriter.width { return line(whole) }
    rubyList("\(method)(", arguments, ")")
  }

  /// Writes a list of elements between a beginning and an ending, in as few lines as possible.
  mutating func rubyList(_ beginning: String, _ elements: [String], _ ending: String) {
    let whole = elements.joined(separator: ", ")
    if whole.count + beginning.count + ending.count + 10 < RubyWriter.width { return line(beginning + whole + ending) }
    line(beginning)
    indented { out in
      var current = ""
      for (index, element) in elements.enumerated() {
        let piece = index + 1 < elements.count ? element + "," : element
        if !current.isEmpty, current.count + piece.count + 11 > RubyWriter.width {
          out.line(current)
          current = ""
        }
        current += (current.isEmpty ? "" : " ") + piece
      }
      if !current.isEmpty { out.line(current) }
    }
    line(ending)
  }
}

extension String {
  /// The text with each opening brace escaped, because YARD reads text in braces as a link.
  var yardText: String { replacing("{", with: "\\{") }
}
