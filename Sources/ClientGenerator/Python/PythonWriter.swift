/// Writes the generated files of `Clients/python/mainspring`.
struct PythonWriter {
  let interface: Interface

  init(_ interface: Interface) { self.interface = interface }

  static let width = 110

  var files: [(path: String, text: String)] {
    [
      ("records.py", records), ("errors.py", errors), ("host.py", host), ("_services.py", services(isAsync: false)),
      ("_async_services.py", services(isAsync: true)),
    ].map { ("Clients/python/mainspring/\($0.0)", $0.1) }
  }

  /// Returns the beginning of a file.
  func beginning(_ doc: String, _ imports: [String]) -> SourceText {
    var out = SourceText(unit: "    ")
    out.line(#""""\#(doc)"#)
    out.line()
    out.line(#"Generated from Schemas/openrpc.json of version \#(interface.version); do not edit.""# + #""""#)
    out.line()
    out.line("from __future__ import annotations")
    out.line()
    for line in imports { out.line(line) }
    return out
  }
}

extension SourceText {
  /// Writes a docstring of paragraphs.
  mutating func pythonDoc(_ paragraphs: [String]) {
    let paragraphs = paragraphs.filter { !$0.isEmpty }.map { $0.replacing(#"\"#, with: #"\\"#) }
    guard let first = paragraphs.first else { return }
    let quotes = #"""""#
    if paragraphs.count == 1, first.count + 10 <= PythonWriter.width - 8, !first.hasSuffix("\"") {
      return line("\(quotes)\(first)\(quotes)")
    }
    wrapped(quotes + first, width: PythonWriter.width)
    for paragraph in paragraphs.dropFirst() {
      line()
      wrapped(paragraph, width: PythonWriter.width)
    }
    line(quotes)
  }
}
